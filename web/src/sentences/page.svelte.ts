// The sentences of the page: src/snowyard/sentences/<language>/page.ftl. `say('play-now-with', { game })` in the language of now.
import type { PageSentences } from './ids';
import { spoken } from './spoken.svelte';

export const { prepare: preparePage, say } = spoken<PageSentences>(
  import.meta.glob<string>('../../../src/snowyard/sentences/*/page.ftl', { query: '?raw', import: 'default' }),
);
