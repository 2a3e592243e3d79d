// The lessons beside the page: what a game teaches, and its words in one language.
import { say } from '../sentences/page.svelte';
import { beside } from '../state/alone';
import { Trouble } from '../state/trouble';
import type { LessonData, LessonWords } from './types';

const asked = new Map<string, Promise<unknown>>();

/** Fetched once; what failed is asked for again. */
function file<T>(name: string): Promise<T> {
  let found = asked.get(name);
  if (!found) {
    found = fetch(beside(`data/${name}`))
      .catch(() => null)
      .then((answer) => {
        if (!answer?.ok) throw new Trouble('offline', say('files-missing'));
        return answer.json() as Promise<unknown>;
      });
    found.catch(() => asked.delete(name));
    asked.set(name, found);
  }
  return found as Promise<T>;
}

export const lessonData = (game: string): Promise<LessonData> => file(`lessons.${game}.json`);
export const lessonWords = (game: string, lang: string): Promise<LessonWords> => file(`lessons.${game}.${lang}.json`);

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
