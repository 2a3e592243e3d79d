// The sentences of the page: src/snowyard/sentences/<language>/page.ftl. `say('play-now-with', { game })` in the language of now.
import { Voice, type Args, type Say } from './bundle';
import type { PageSentences } from './ids';
import { lang, type Lang } from './lang.svelte';

const FILES = import.meta.glob<string>('../../../src/snowyard/sentences/*/page.ftl', { query: '?raw', import: 'default' });

const voices = $state.raw<{ now: Partial<Record<Lang, Voice>> }>({ now: {} });

/** Fetch what the page says in a language, once; before anything is drawn, and before the language is changed. */
export async function preparePage(next: Lang = lang()): Promise<void> {
  if (voices.now[next]) return;
  const file = await FILES[`../../../src/snowyard/sentences/${next}/page.ftl`]!();
  voices.now = { ...voices.now, [next]: new Voice(next, [file]) };
}

export const say: Say<PageSentences> = (id, ...args) => voices.now[lang()]?.text(id, args[0] as Args | undefined) ?? '';
