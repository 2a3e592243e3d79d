// One language of one file or several: a sentence and its numbers become a text, as kernel/sentences.py does it in Python.
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

/** What stands in a file for each argument; a person is `$who`, `$who_is`, `$who_begins` and `$who_ends`, a text `$name` and
 *  `$name_begins`. */
export function variables(args: Args, you: string, lang: string): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  const begins = (text: string) => ((VOWELS[lang] ?? VOWEL).test(text) ? 'vowel' : 'other');
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'boolean') made[name] = value ? 'yes' : 'no';
    else if (typeof value === 'number') made[name] = value;
    else if (typeof value === 'string') {
      made[name] = value;
      made[`${name}_begins`] = begins(value);
    } else {
      const called = value.you ? you : value.name;
      made[name] = called;
      made[`${name}_is`] = value.you ? 'you' : 'other';
      made[`${name}_begins`] = begins(called);
      made[`${name}_ends`] = HISS.test(called) ? 's' : 'other';
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
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) {
      const [wrong] = this.#bundle.addResource(new FluentResource(file));
      if (wrong) throw wrong;
    }
    this.#you = this.#bundle.hasMessage('you') ? this.text('you') : 'you';
  }

  text(id: string, args: Args = {}): string {
    const [name, attribute] = id.split('.') as [string, string | undefined];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) throw new Error(`there is no sentence ${id}`);
    return this.#bundle.formatPattern(pattern, variables(args, this.#you, this.#lang));
  }
}
