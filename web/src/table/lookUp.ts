// What a person means by a name, as kernel/speech.py finds it: the thing of that name, else those whose names have all the words in them.
import type { ThingInfo } from '../wire';

const plain = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function lookUp(words: string, things: ThingInfo[]): ThingInfo[] {
  const wanted = plain(words);
  if (!wanted.length) return [];
  const called = things.filter((thing) => plain(thing.name).join(' ') === wanted.join(' '));
  return called.length
    ? called
    : things.filter((thing) => wanted.every((word) => plain(thing.name).some((part) => part.startsWith(word))));
}
