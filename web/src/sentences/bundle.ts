// One language of one file or several: a sentence and its numbers become a text, as kernel/sentences.py does it in Python.
// What the page itself says; engine/sentences.ts says the sentences that games make.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A person at the table: the name, and whether that is the one who reads. */
export interface Person {
  name: string;
  you: boolean;
}
export type Arg = string | number | boolean | Person;
export type Args = Record<string, Arg>;
/** `say(id)` or `say(id, args)`, as ids.ts has it: a wrong name or a missing argument does not compile. */
export type Say<S> = <K extends keyof S & string>(id: K, ...args: S[K] extends unknown[] ? S[K] : never) => string;

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;
/** Of languages whose vowels are not these. */
const VOWELS: Record<string, RegExp> = { en: /^[aeiou]/i };
const HISS = /[sxzß]$/i;
export const begins = (text: string, lang: string) => ((VOWELS[lang] ?? VOWEL).test(text) ? 'vowel' : 'other');
export const ends = (text: string) => (HISS.test(text) ? 's' : 'other');

/** The sentences of these files; a later file may use those of the ones before. */
export function bundled(lang: string, files: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) {
    const [wrong] = bundle.addResource(new FluentResource(file));
    if (wrong) throw wrong;
  }
  return bundle;
}

/** How a sentence, or a part of one (`name.part`), is written. */
export function pattern(bundle: FluentBundle, id: string) {
  const [name, part, more] = id.split('.') as [string, ...(string | undefined)[]];
  const message = more === undefined ? bundle.getMessage(name) : undefined;
  return part ? message?.attributes[part] : message?.value;
}

/** What stands in a file for each argument; a person is `$who`, `$who_is`, `$who_begins` and `$who_ends`, a text `$name` and
 *  `$name_begins`. */
export function variables(args: Args, you: string, lang: string): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'boolean') made[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') made[name] = value;
    else if (typeof value === 'string') {
      made[name] = value;
      made[`${name}_begins`] = begins(value, lang);
    } else {
      const called = value.you ? you : value.name;
      made[name] = called;
      made[`${name}_is`] = value.you ? 'you' : 'other';
      made[`${name}_begins`] = begins(called, lang);
      made[`${name}_ends`] = ends(called);
    }
  }
  return made;
}

export class Voice {
  #bundle: FluentBundle;
  #lang: string;
  #you = '';

  constructor(lang: string, files: string[]) {
    this.#lang = lang;
    this.#bundle = bundled(lang, files);
    this.#you = this.#bundle.hasMessage('you') ? this.text('you') : 'you';
  }

  text(id: string, args: Args = {}): string {
    const found = pattern(this.#bundle, id);
    if (!found) throw new Error(`there is no sentence ${id}`);
    return this.#bundle.formatPattern(found, variables(args, this.#you, this.#lang));
  }
}
