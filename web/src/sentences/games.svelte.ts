// The sentences of the games, from each game's own folder: src/snowyard/games/<slug>/sentences/<language>.ftl.
import { Voice, type Args, type Say } from './bundle';
import { lang, type Lang } from './lang.svelte';

const FILES = import.meta.glob<string>('../../../src/snowyard/games/*/sentences/*.ftl', {
  query: '?raw',
  import: 'default',
});
const TABLE = import.meta.glob<string>('../../../src/snowyard/sentences/*/table.ftl', {
  query: '?raw',
  import: 'default',
});

let voices = $state.raw<Record<string, Voice>>({}); // made anew when one is added: what was said without it is said again
const wanted = new Set<string>();

/** Fetch what a game says in a language, once; before its scene is drawn, and before the language is changed. */
export async function prepare(slug: string, next: Lang = lang()): Promise<void> {
  wanted.add(slug);
  const own = FILES[`../../../src/snowyard/games/${slug}/sentences/${next}.ftl`];
  const table = TABLE[`../../../src/snowyard/sentences/${next}/table.ftl`];
  if (voices[`${slug} ${next}`] || !own || !table) return;
  const files = await Promise.all([table(), own()]);
  voices = { ...voices, [`${slug} ${next}`]: new Voice(next, files) };
}

/** The games whose sentences are here, or on their way. */
export function prepared(): string[] {
  return [...wanted];
}

/** `const say = sayIn<Sentences>(slug)`, with the types of that game's sentences.ts; then `say('you')` in the language of now. */
export function sayIn<S>(slug: string): Say<S> {
  return (id, ...args) => voices[`${slug} ${lang()}`]?.text(id, args[0] as Args | undefined) ?? '';
}
