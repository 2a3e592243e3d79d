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
const HISS = /[sxzß]$/i;

/** What stands in a file for each argument; a person is `$who`, `$who_is`, `$who_begins` and `$who_ends`. */
export function variables(args: Args, you: string): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'boolean') made[name] = value ? 'yes' : 'no';
    else if (typeof value !== 'object') made[name] = value;
    else {
      const called = value.you ? you : value.name;
      made[name] = called;
      made[`${name}_is`] = value.you ? 'you' : 'other';
      made[`${name}_begins`] = VOWEL.test(called) ? 'vowel' : 'other';
      made[`${name}_ends`] = HISS.test(called) ? 's' : 'other';
    }
  }
  return made;
}

export class Voice {
  #bundle: FluentBundle;
  #you = '';

  constructor(lang: string, files: string[]) {
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
    return this.#bundle.formatPattern(pattern, variables(args, this.#you));
  }
}
