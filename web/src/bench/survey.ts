// Many whole games by a game's module, and what was counted in each: lab/compiled/survey_driver.py in the page, game for game.
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
  readonly #at: Record<'loud' | 'seen' | 'mask' | 'options' | 'luck' | 'payoff', number>;
  readonly #luck = new Uint32Array(4);
  #view: DataView;
  #printed: Uint8Array | null = null;
  #sides: number[] | null = null;
  #on: Record<'quiet' | 'judges' | 'won' | 'squares', number> | null = null;

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
      seen: made.take(size.record),
      mask: made.take(8 * size.mask_words),
      options: made.take(size.options),
      luck: made.take(16),
      payoff: made.take(8 * size.seats),
    };
    this.#view = new DataView(made.buffer);
    this.become(given, seed);
  }

  /** From now on games of this setting and this seed are played. */
  become(given: Given, seed: number): void {
    const words = optionsWords(this.rules, given);
    this.#instance.bytes(this.#at.options, words.length).set(words);
    [this.given, this.seed, this.#sides, this.#printed] = [given, BigInt(seed), null, null];
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

  /** The luck of the players of a game. */
  begin(index: number): void {
    key(this.#luck, this.seed ^ PLAYERS_STREAM, BigInt(index));
    new Uint32Array(this.#instance.buffer, this.#at.luck, 4).set(this.#luck);
  }

  /** How many moves are legal. */
  legal(): number {
    this.#instance.call('legal', this.#at.loud, this.#at.mask);
    const words = new Uint32Array(this.#instance.buffer, this.#at.mask, 2 * this.rules.size.mask_words);
    let count = 0;
    for (let n of words) for (; n; n &= n - 1) count++;
    return count;
  }

  /** What a player of this kind plays here, after `legal`. */
  choose(kind: number): number {
    if (kind === BY_PRINT) return this.#chooseByPrint();
    return Number(this.#instance.call('choose', this.#at.loud, this.#at.mask, this.#at.luck, kind));
  }

  /** The same for one who sees printed numbers in the table: `choose_by_print` of lab/compiled/survey_driver.py. */
  #chooseByPrint(): number {
    const { loud, seen, mask, luck } = this.#at;
    const simple = KINDS.indexOf('simple');
    this.#printed ??= printedWords(this.rules, this.given);
    this.#instance.bytes(seen, this.rules.size.record).set(this.record);
    this.#instance.bytes(seen, this.#printed.length).set(this.#printed);
    const action = Number(this.#instance.call('choose', seen, mask, luck, simple));
    const allowed = (this.#instance.bytes(mask + (action >> 3), 1)[0]! >> (action & 7)) & 1;
    return allowed ? action : Number(this.#instance.call('choose', loud, mask, luck, simple));
  }

  step(action: number): void {
    this.#instance.call('step', this.#at.loud, action);
  }

  payoff(): number[] {
    this.#instance.bytes(this.#at.payoff, 8 * this.rules.size.seats).fill(0);
    this.#instance.call('payoff', this.#at.loud, this.#at.payoff);
    return [...new Float64Array(this.#instance.buffer, this.#at.payoff, this.seats)];
  }

  /** Game `index` between players of these kinds, by seat. */
  play(index: number, kinds: number[], moves?: number[]): Game {
    this.deal(index);
    this.begin(index);
    const last = Array.from({ length: this.seats }, () => 0);
    const first = this.cell('actor');
    let [legal, forced, made] = [0, 0, 0];
    for (let seat = first; seat >= 0; seat = this.cell('actor')) {
      const count = this.legal();
      legal += count;
      if (count === 1) forced++;
      last[seat] = ++made;
      const action = this.choose(kinds[seat]!);
      moves?.push(action);
      this.step(action);
    }
    return {
      payoffs: this.payoff(),
      turns: this.cell('turn'),
      decisions: this.cell('decisions'),
      first,
      legal,
      forced,
      last,
    };
  }

  /** What each seat wins on average when this very table is played on by players of one kind, with fresh dice each time; `action` first,
   *  unless it is -1. `lab/traces.py`: play-out n of a seed always has the same dice. */
  playOuts(kind: number, first: number, count: number, action = -1): number[] {
    const { size } = this.rules;
    const made = this.#instance;
    const on = (this.#on ??= {
      quiet: made.take(2 * size.quiet),
      judges: made.take(size.seats),
      won: made.take(8 * size.seats),
      squares: made.take(8 * size.seats),
    });
    made.bytes(on.quiet, size.quiet).set(quietOf(this.rules, this.record));
    made.bytes(on.judges, this.seats).fill(kind);
    made.bytes(on.won, 8 * this.seats).fill(0);
    const { mask, luck, payoff } = this.#at;
    const own = made.bytes(luck, 16).slice(); // play-outs have a luck of their own
    const { quiet, judges, won, squares } = on;
    const rest = [first, count, action, this.seats, judges, payoff, won, squares];
    made.call('play_outs', quiet, mask, luck, this.seed, ...rest);
    made.bytes(luck, 16).set(own);
    return [...new Float64Array(made.buffer, won, this.seats)].map((sum) => sum / count);
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
  better(index: number, kind: number = KINDS.indexOf('simple')): number {
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
