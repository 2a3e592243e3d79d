// Many whole games by a game's module, and what was counted in each: `survey` of kernel/survey_driver.py, which the lab calls too. It plays at
// quiet tables, which keep no events and, in duel, not what every seat has seen. What takes play-outs (deeper.ts) steps through games at a loud one.
import { key } from '../engine/dice';
import type { Rules } from '../engine/game';
import { Instance } from '../engine/module';
import { changes, optionsWords, places, type Given } from '../engine/options';
import { quietOf } from '../engine/table';
import { variantText, type Changes } from './entries';

export const KINDS = ['random', 'simple'] as const;
/** Players that need no thinking. */
export type Kind = (typeof KINDS)[number];
/** A hand-written player that has not noticed the variant: lab/unnoticed.py. */
export const BY_PRINT = 2;

const PLAYERS_STREAM = 0x9e3779b97f4a7c15n; // kernel/driver.py
const SIMPLE = KINDS.indexOf('simple');
const FACTS = 5; // turns, decisions, first, legal, forced
const PROBED = 200; // random games that tell who plays together

/** What one game came to. `last`: the number of each seat's last decision, from 1; 0: none. */
export interface Game {
  payoffs: number[];
  turns: number;
  decisions: number;
  first: number;
  legal: number;
  forced: number;
  last: number[];
}

/** The options of a table as players read them who have not noticed the variant: of kinds that only it has, its own numbers. */
export function printedWords(rules: Rules, given: Given): Uint8Array {
  const own = [...changes(String(given.variant ?? ''), places(rules))].filter(([path]) => path.includes('.spare-'));
  return optionsWords(rules, { ...given, variant: variantText(Object.fromEntries(own) as Changes) });
}

const SIZES = { i1: 1, i2: 2, i4: 4, i8: 8, u4: 4, u8: 8 } as const;

/** A table of one setting at which games of one seed are played. */
export class Surveyor {
  seats = 0;
  seed = 0n;
  given: Given = {};
  readonly #instance: Instance;
  readonly #at: Record<'loud' | 'quiet' | 'mask' | 'options' | 'printed' | 'luck' | 'players' | 'told' | 'won', number>;
  #view: DataView;
  #reads = false; // are the printed options laid out?
  #sides: number[] | null = null;

  constructor(
    readonly rules: Rules,
    module: WebAssembly.Module,
    given: Given,
    seed: number,
  ) {
    const { size, slug } = rules;
    const made = (this.#instance = new Instance(slug, module));
    this.#at = {
      loud: made.take(2 * size.record),
      quiet: made.take(2 * size.quiet),
      mask: made.take(8 * size.mask_words),
      options: made.take(size.options),
      printed: made.take(size.options),
      luck: made.take(16),
      players: made.take(size.seats),
      told: made.take(8 * (3 * size.seats + FACTS)),
      won: made.take(3 * 8 * size.seats),
    };
    this.#view = new DataView(made.buffer);
    this.become(given, seed);
  }

  /** From now on games of this setting and this seed are played. */
  become(given: Given, seed: number): void {
    const words = optionsWords(this.rules, given);
    this.#instance.bytes(this.#at.options, words.length).set(words);
    [this.given, this.seed, this.#sides, this.#reads] = [given, BigInt(seed), null, false];
    this.deal(0);
    this.seats = this.cell('seats');
  }

  #data(): DataView {
    if (this.#view.buffer !== this.#instance.buffer) this.#view = new DataView(this.#instance.buffer); // it has grown
    return this.#view;
  }

  /** A number of the record. */
  cell(name: string): number {
    const [kind, at] = this.rules.places[name]!;
    const [data, place] = [this.#data(), this.#at.loud + at];
    const bytes = SIZES[kind];
    if (bytes === 1) return data.getInt8(place);
    return bytes === 2 ? data.getInt16(place, true) : data.getInt32(place, true);
  }

  /** The whole record, to look at or to change. */
  get record(): Uint8Array {
    return this.#instance.bytes(this.#at.loud, this.rules.size.record);
  }

  deal(index: number): void {
    this.#instance.call('deal', this.#at.loud, this.#at.options, this.seed, BigInt(index));
  }

  /** The set of legal moves, after `legal`. */
  get mask(): Uint8Array {
    return this.#instance.bytes(this.#at.mask, 8 * this.rules.size.mask_words).slice();
  }

  /** Load dice: the next rolls and draws show these, then come fresh ones of this stream. */
  load(results: number[], stream: number): void {
    const at = (name: string) => this.#at.loud + this.rules.places[name]![1];
    const [kind, , room] = this.rules.places.given as [keyof typeof SIZES, number, number];
    const wide = SIZES[kind];
    const put = (data: DataView, place: number, n: number, bytes: number) =>
      bytes === 1 ? data.setInt8(place, n) : data.setInt16(place, n, true);
    const data = this.#data();
    for (let i = 0; i < room; i++) put(data, at('given') + wide * i, results[i] ?? 0, wide);
    put(data, at('given_at'), 0, SIZES[this.rules.places.given_at![0]]);
    put(data, at('given_count'), results.length, SIZES[this.rules.places.given_count![0]]);
    const state = new Uint32Array(4);
    key(state, this.seed, BigInt(stream) ^ (1n << 60n));
    state.forEach((word, i) => data.setUint32(at('generator') + 4 * i, word, true));
  }

  /** Find the legal moves: `mask` has them. */
  legal(): void {
    this.#instance.call('legal', this.#at.loud, this.#at.mask);
  }

  step(action: number): void {
    this.#instance.call('step', this.#at.loud, action);
  }

  /** Game `index` between players of these kinds, by seat. */
  play(index: number, kinds: number[]): Game {
    const { seats } = this;
    const { quiet, mask, luck, options, printed, players, told } = this.#at;
    const made = this.#instance;
    const unnoticed = kinds.includes(BY_PRINT);
    if (unnoticed && !this.#reads)
      made.bytes(printed, this.rules.size.options).set(printedWords(this.rules, this.given));
    this.#reads ||= unnoticed;
    made.bytes(players, seats).set(unnoticed ? kinds.map((kind) => (kind === BY_PRINT ? SIMPLE : kind)) : kinds);
    made.bytes(told, 8 * (3 * seats + FACTS)).fill(0);
    const [facts, own, last] = [told + 8 * seats, told + 8 * (seats + FACTS), told + 8 * (2 * seats + FACTS)];
    const of = [this.seed, BigInt(index), seats, players, told, facts, own, last];
    made.call('survey', quiet, mask, luck, options, printed, Number(unnoticed), ...of);
    const data = this.#data();
    const numbers = (at: number, count: number) =>
      Array.from({ length: count }, (_, n) => data.getInt32(at + 8 * n, true));
    const [turns, decisions, first, legal, forced] = numbers(facts, FACTS) as [number, number, number, number, number];
    const payoffs = Array.from({ length: seats }, (_, n) => data.getFloat64(told + 8 * n, true));
    return { payoffs, turns, decisions, first, legal, forced, last: numbers(last, seats) };
  }

  /** What each seat wins in game `index` of these options between players of one kind. */
  dealt(words: Uint8Array, index: number, kind: number): number[] {
    const own = this.#instance.bytes(this.#at.options, words.length);
    const kept = own.slice();
    own.set(words);
    try {
      return this.play(
        index,
        Array.from({ length: this.seats }, () => kind),
      ).payoffs;
    } finally {
      this.#instance.bytes(this.#at.options, kept.length).set(kept);
    }
  }
  /** Options as words. */
  wordsOf(given: Given): Uint8Array {
    return optionsWords(this.rules, given);
  }

  /** The moves of game `index` between players of a kind; the table stands at its end. */
  moves(index: number, kind: number = SIMPLE): number[] {
    this.deal(index);
    const { loud, mask, luck } = this.#at;
    const own = new Uint32Array(4);
    key(own, this.seed ^ PLAYERS_STREAM, BigInt(index));
    new Uint32Array(this.#instance.buffer, luck, 4).set(own);
    const made: number[] = [];
    while (this.cell('actor') >= 0) {
      this.legal();
      const action = Number(this.#instance.call('choose', loud, mask, luck, kind));
      made.push(action);
      this.step(action);
    }
    return made;
  }

  /** What each seat wins on average when this very table is played on by players of one kind, with fresh dice each time; `action` first,
   *  unless it is -1. `lab/traces.py`: play-out n of a seed always has the same dice. */
  playOuts(kind: number, first: number, count: number, action = -1): number[] {
    const { seats, seed } = this;
    const { quiet, mask, luck, players, won } = this.#at;
    const made = this.#instance;
    const [payoff, squares] = [won + 8 * seats, won + 16 * seats];
    const of = quietOf(this.rules, this.record);
    made.bytes(quiet, of.length).set(of);
    made.bytes(players, seats).fill(kind);
    made.bytes(won, 8 * seats).fill(0);
    made.call('play_outs', quiet, mask, luck, seed, first, count, action, seats, players, payoff, won, squares);
    return [...new Float64Array(made.buffer, won, seats)].map((sum) => sum / count);
  }

  /** The side each seat plays for: its own, or that of its team. Seats that always win together are a team. */
  sides(): number[] {
    if (this.#sides) return this.#sides;
    const probe = this.seed === 1n ? this : new Surveyor(this.rules, this.#instance.module, this.given, 1);
    const random = Array.from({ length: this.seats }, () => 0);
    const won = Array.from({ length: PROBED }, (_, index) => probe.play(index, random).payoffs);
    const first = random.map((_, seat) => {
      for (let other = 0; other < seat; other++) if (won.every((row) => row[other] === row[seat])) return other;
      return seat;
    });
    const leaders = [...new Set(first)].sort((a, b) => a - b);
    return (this.#sides = first.map((seat) => leaders.indexOf(seat)));
  }

  /** What one hand-written player (or team) wins among random ones in this deal, over all places it can have. */
  better(index: number, kind: number = SIMPLE): number {
    const sides = this.sides();
    const count = Math.max(...sides) + 1;
    let won = 0;
    for (let side = 0; side < count; side++) {
      const { payoffs } = this.play(
        index,
        sides.map((own) => (own === side ? kind : 0)),
      );
      const own = payoffs.filter((_, seat) => sides[seat] === side);
      won += own.reduce((all, one) => all + one, 0) / own.length;
    }
    return won / count;
  }
}
