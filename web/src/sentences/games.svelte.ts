// The sentences of the games, from each game's own folder: src/snowyard/games/<slug>/sentences/<language>.ftl.
import { lang, type Lang } from '../texts/lang.svelte';
import { Voice, type Args } from './bundle';
import type { GameSentences } from './ids';

const FILES = import.meta.glob<string>('../../../src/snowyard/games/*/sentences/*.ftl', { query: '?raw', import: 'default' });
const TABLE = import.meta.glob<string>('../../../src/snowyard/sentences/*/table.ftl', { query: '?raw', import: 'default' });

const voices = $state.raw<{ now: Record<string, Voice> }>({ now: {} });

/** Fetch what a game says in a language, once; before its scene is drawn, and before the language is changed. */
export async function prepare(slug: string, next: Lang = lang()): Promise<void> {
  if (voices.now[`${slug} ${next}`]) return;
  const own = FILES[`../../../src/snowyard/games/${slug}/sentences/${next}.ftl`];
  const table = TABLE[`../../../src/snowyard/sentences/${next}/table.ftl`];
  if (!own || !table) return;
  const [house, game] = await Promise.all([table(), own()]);
  const you = /^you = (.*)$/m.exec(house)?.[1] ?? 'you';
  voices.now = { ...voices.now, [`${slug} ${next}`]: new Voice(next, [house, game], you) };
}

/** The games whose sentences are here. */
export function prepared(): string[] {
  return [...new Set(Object.keys(voices.now).map((key) => key.split(' ')[0]!))];
}

type Say<S> = <K extends keyof S & string>(id: K, ...args: S[K] extends [] ? [] : [S[K] extends [infer A] ? A : Args]) => string;

/** `const say = sayIn('forts')`, then `say('picture-duck')` in the language of now. */
export function sayIn<G extends keyof GameSentences>(slug: G): Say<GameSentences[G]> {
  return (id, ...args) => {
    const voice = voices.now[`${slug} ${lang()}`] ?? voices.now[`${slug} en`];
    return voice ? voice.text(id, args[0] as Args | undefined) : '';
  };
}
