// Which sentence with which numbers, and how it sounds: kernel/sentences.py in the browser.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { begins, bundled, ends, pattern } from '../sentences/bundle';
import { Dict, type Int } from './values';

/** A seat in a sentence; -1: nobody. */
export class Seat {
  constructor(readonly seat: number) {}
}

export type Arg = string | number | boolean | Seat | Sentence | Arg[];

export class Sentence {
  readonly args: [string, Arg][];
  constructor(
    readonly id: string,
    args: Record<string, Arg>,
  ) {
    this.args = Object.entries(args);
  }
}

export const say = (id: string, args: Record<string, Arg> = {}): Sentence => new Sentence(id, args);
export const seat = (n: Int): Seat => new Seat(Number(n));

/** What people call a kind that only a variant has, as arguments. */
export const called = (name: string): Dict =>
  new Dict([
    ['name', name],
    ['named', name !== ''],
  ]);

type Variables = Record<string, FluentVariable>;

/** One language of one game: its own file behind that of the house. */
export class GameVoice {
  /** Tests: a sentence with a wrong argument is refused; at a table it is said as well as it can be. */
  static strict = false;
  #bundle: FluentBundle;
  #lang: string;

  constructor(lang: string, files: string[]) {
    this.#lang = lang;
    this.#bundle = bundled(lang, files);
  }

  /** The sentence as spoken to seat `me` (-1: to everybody). */
  text(sentence: Sentence, me = -1, names: string[] = []): string {
    const found = pattern(this.#bundle, sentence.id);
    if (!found) throw new Error(`there is no sentence ${sentence.id}`);
    const args: Variables = {};
    for (const [name, value] of sentence.args) this.#put(args, name, value, me, names);
    return this.#bundle.formatPattern(found, args, GameVoice.strict ? null : []);
  }

  #put(args: Variables, name: string, value: Arg, me: number, names: string[]): void {
    if (value instanceof Seat) {
      const called = this.#called(value.seat, me, names);
      args[name] = called;
      args[`${name}_is`] = value.seat < 0 ? 'nobody' : value.seat === me ? 'you' : 'other';
      args[`${name}_ends`] = ends(called);
    } else if (value instanceof Sentence) {
      const gender = `${value.id}.gender`;
      args[name] = this.text(value, me, names);
      args[`${name}_gender`] = pattern(this.#bundle, gender) ? this.text(say(gender)) : 'other';
    } else if (Array.isArray(value)) {
      this.#row(args, name, value, me, names);
    } else args[name] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    args[`${name}_begins`] = begins(String(args[name]), this.#lang);
  }

  #called(seat: number, me: number, names: string[]): string {
    return seat === me && seat >= 0 ? this.text(say('you')) : (names[seat] ?? '');
  }

  /** Several things in a row: `A`, `A and B`, `A, B and C`. */
  #row(args: Variables, name: string, values: Arg[], me: number, names: string[]): void {
    const texts = values.map((value) => {
      const one: Variables = {};
      this.#put(one, 'one', value, me, names);
      return one.one as string | number;
    });
    const mine = values.map((value) => value instanceof Seat && value.seat === me && me >= 0);
    args[`${name}_count`] = values.length;
    args[`${name}_is`] = mine.length === 1 && mine[0] ? 'you' : mine.includes(true) ? 'with-you' : 'other';
    let row = texts[0] ?? '';
    for (const next of texts.slice(1, -1)) row = this.text(say('row-more', { first: row, next }));
    args[name] = texts.length < 2 ? String(row) : this.text(say('row-last', { first: row, last: texts.at(-1)! }));
  }
}
