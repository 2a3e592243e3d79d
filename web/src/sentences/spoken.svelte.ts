// The sentences of one file of the house, in the language of now: `src/snowyard/sentences/<language>/<file>.ftl`.
import { Voice, type Args, type Say } from './bundle';
import { lang, type Lang } from './lang.svelte';

const begun = new Set<(next: Lang) => Promise<void>>();

/** Everything of the house that is spoken on this page, in another language. */
export const prepareHouse = async (next: Lang): Promise<void> => {
  await Promise.all([...begun].map((prepare) => prepare(next)));
};

/** `prepare` fetches what is said in a language, once; before anything is drawn, and before the language is changed. */
export function spoken<S>(files: Record<string, () => Promise<string>>): {
  prepare: (next?: Lang) => Promise<void>;
  say: Say<S>;
} {
  let voices = $state.raw<Partial<Record<Lang, Voice>>>({});
  const prepare = async (next: Lang = lang()): Promise<void> => {
    begun.add(prepare);
    if (voices[next]) return;
    const file = await Object.entries(files).find(([name]) => name.includes(`/sentences/${next}/`))![1]();
    voices = { ...voices, [next]: new Voice(next, [file]) };
  };
  return { prepare, say: (id, ...args) => voices[lang()]?.text(id, args[0] as Args | undefined) ?? '' };
}
