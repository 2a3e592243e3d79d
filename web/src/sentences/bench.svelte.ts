// The sentences of the designer's bench: src/snowyard/sentences/<language>/bench.ftl.
import type { BenchSentences } from './ids';
import { spoken } from './spoken.svelte';

export const { prepare: prepareBench, say: sayBench } = spoken<BenchSentences>(
  import.meta.glob<string>('../../../src/snowyard/sentences/*/bench.ftl', { query: '?raw', import: 'default' }),
);
