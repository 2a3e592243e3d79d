// A table as the page sees it: look, move. kernel/table.py in the browser; everything about it lies in the bytes of one record.
import type { Common } from './record';
import type { Rules } from './game';
import type { Machine } from './module';
import { key } from './dice';
import { optionsWords, type Given } from './options';
import { listing, nearest, Refusal, repr } from './refusal';

const FULL = 2; // what `emit` (kernel/head.py) writes into `misload` when there is no room for an event

/** The fields of every game's record that the engine itself reads. */
interface Head extends Common {
  readonly phase: number;
  readonly decisions: number;
  readonly news: number;
  readonly misload: number;
  readonly wanted: number;
  readonly made_count: number;
  readonly made: readonly (readonly [number, number])[];
}

export class Table {
  #bytes: Uint8Array;
  #t: Head | null = null;
  #actions: number[] | null = null;

  constructor(
    readonly rules: Rules,
    readonly machine: Machine,
    bytes: Uint8Array,
  ) {
    this.#bytes = bytes;
  }

  /** Deal game `index` of `seed`; wrong options are refused. */
  static deal(rules: Rules, machine: Machine, options: Given, seed: bigint, index: bigint): Table {
    const table = new Table(rules, machine, machine.deal(optionsWords(rules, options), seed, index));
    if (table.t.misload === FULL) throw table.#tooMany('the deal');
    return table;
  }

  // ---- looking

  /** The true record, secrets and all. */
  get t(): Head {
    return (this.#t ??= this.rules.speaker.read(this.#bytes) as Head);
  }
  get bytes(): Uint8Array {
    return this.#bytes.slice();
  }
  get seats(): number {
    return this.t.seats;
  }
  /** The seat that decides now; -1 when the game is over. */
  get actor(): number {
    return this.t.actor;
  }
  get over(): boolean {
    return this.actor < 0;
  }
  get options(): Record<string, boolean | number | string> {
    return this.rules.speaker.options(this.t);
  }

  /** The set of legal moves, as bytes. */
  legal(): Uint8Array {
    return this.machine.legal(this.#bytes);
  }
  /** The legal moves as action numbers. */
  get actions(): number[] {
    return (this.#actions ??= members(this.legal()));
  }
  get moves(): string[] {
    return this.actions.map((action) => this.name(action));
  }
  name(action: number): string {
    return this.rules.speaker.names[action]!;
  }

  /** What each seat won; zeros while the game goes on. */
  get payoff(): number[] {
    return this.over ? this.machine.payoff(this.#bytes, this.seats) : Array.from({ length: this.seats }, () => 0);
  }

  /** What a seat (-1: a spectator) may see. */
  seen(seat: number): Common {
    if (!Number.isInteger(seat) || seat < -1 || seat >= this.seats) {
      throw new Refusal('seat', `there is no seat ${seat}; seats are 0 to ${this.seats - 1}, and -1 for a spectator`);
    }
    return this.rules.speaker.read(this.machine.show(this.#bytes, seat)) as Common;
  }

  /** A copy in which everything this seat cannot know is drawn anew. */
  redealt(seat: number, seed: bigint, index = 0n): Table {
    return new Table(this.rules, this.machine, this.machine.redeal(this.#bytes, seat, seed, index));
  }

  /** The same table without room for events and loaded dice, for searches. */
  quiet(): Uint8Array {
    return quietOf(this.rules, this.#bytes);
  }

  copy(): Table {
    return new Table(this.rules, this.machine, this.#bytes);
  }

  // ---- moving

  /** The number of a legal move; anything else is refused with the reason and what is legal. */
  action(move: string | number): number {
    if (this.over) throw new Refusal('game over', 'the game is over; no move is legal');
    const action = typeof move === 'string' ? this.number(move) : move;
    const { actions, slug } = { actions: this.rules.size.actions, slug: this.rules.slug };
    if (!Number.isInteger(action) || action < 0 || action >= actions) {
      throw new Refusal('unknown move', `there is no action ${action} in ${slug}; actions are 0 to ${actions - 1}`);
    }
    if (!this.actions.includes(action)) {
      throw new Refusal('illegal move', `${repr(this.name(action))} is not legal now; legal: ${listing(this.moves)}`);
    }
    return action;
  }

  /** The action number of a text; spaces and capitals do not matter. */
  number(text: string): number {
    const wanted = text.toLowerCase().split(/\s+/).filter(Boolean).join(' ');
    const { names } = this.rules.speaker;
    const found = names.indexOf(wanted);
    if (found < 0)
      throw new Refusal('unknown move', `${this.rules.slug} has no move ${repr(text)}.${nearest(wanted, names)}`);
    return found;
  }

  /** Play a legal move. What is refused changes nothing. */
  step(action: number): void {
    const after = new Table(this.rules, this.machine, this.machine.step(this.#bytes, action));
    const { t } = after;
    const [name, over] = [repr(this.name(action)), this.rules.over];
    if (t.misload === FULL) throw this.#tooMany(name);
    if (t.misload)
      throw new Refusal(
        'loaded dice',
        `the loaded dice do not fit ${name}: one of them shows what that roll or draw cannot show`,
      );
    if (t.actor < -1 || t.actor >= t.seats || t.actor < 0 !== (t.phase === over) || t.phase < 0 || t.phase > over) {
      throw new Refusal(
        'rules',
        `${this.rules.slug}: play in rules.py, asked for ${name}, leaves actor ${t.actor} in phase ${t.phase}`,
      );
    }
    this.#become(after.#bytes);
  }

  #become(bytes: Uint8Array): void {
    [this.#bytes, this.#t, this.#actions] = [bytes, null, null];
  }

  #tooMany(what: string): Refusal {
    return new Refusal('rules', `${this.rules.slug}: ${what} makes more events than there is room for`);
  }

  /** Start the generator anew: stream `index` of `seed`. */
  rekey(seed: bigint, index: bigint): void {
    const state = new Uint32Array(4);
    key(state, seed, index);
    const bytes = this.bytes;
    const data = new DataView(bytes.buffer);
    state.forEach((word, i) => data.setUint32(this.rules.places.generator![1] + 4 * i, word, true));
    this.#become(bytes);
  }

  /** Load dice: the next rolls and draws show these. [] unloads. */
  load(results: number[]): void {
    const bytes = this.bytes;
    const data = new DataView(bytes.buffer);
    const put = (name: string, value: number, row = 0) => {
      const [kind, at] = this.rules.places[name]!;
      if (kind === 'i1') data.setInt8(at + row, value);
      else data.setInt16(at + 2 * row, value, true);
    };
    const room = this.rules.places.given![2] as number;
    if (results.length > room)
      throw new Refusal('loaded dice', `${results.length} results are too many; the queue holds ${room}`);
    for (let i = 0; i < room; i++) put('given', results[i] ?? 0, i);
    put('given_at', 0);
    put('given_count', results.length);
    this.#become(bytes);
  }

  /** What the dice and draws of the last move showed, as texts. */
  rolls(): string[] {
    return this.t.made.slice(0, this.t.made_count).map(([result, faces]) => this.face(faces, result));
  }

  /** Results that people wrote, as loaded dice for this move. They must be all that the move rolls. */
  readRolls(action: number, texts: string[]): number[] {
    const loaded: number[] = [];
    const name = repr(this.name(action));
    for (const text of [...texts, null]) {
      const trial = this.copy();
      trial.load(loaded);
      trial.step(action);
      const faces = trial.t.wanted;
      if (text !== null && faces) loaded.push(this.#readFace(faces, text));
      else if (text !== null) throw new Refusal('dice', `${name} rolls ${loaded.length} times, not ${texts.length}`);
      else if (faces) throw new Refusal('dice', `${name} rolls once more: ${this.#allowed(faces)}`);
    }
    return loaded;
  }

  #faces(faces: number): string[] {
    return Array.from({ length: Math.abs(faces) }, (_, n) => this.face(faces, n));
  }

  #readFace(faces: number, text: string): number {
    const wanted = this.#faces(faces).findIndex((name) => name.toLowerCase() === text.trim().toLowerCase());
    if (wanted < 0) throw new Refusal('dice', `${repr(text)} is not on that die: ${this.#allowed(faces)}`);
    return wanted;
  }

  #allowed(faces: number): string {
    return `${this.rules.dice[faces] ?? (faces > 0 ? 'die' : 'draw')}: ${listing(this.#faces(faces), 20)}`;
  }

  /** A result as people write it: what the die shows, or its number from 0. */
  face(faces: number, result: number): string {
    return this.rules.faces[faces]?.[result] ?? String(result);
  }
}

/** A record without room for events and loaded dice. */
export function quietOf(rules: Rules, bytes: Uint8Array): Uint8Array {
  const small = new Uint8Array(rules.size.quiet);
  for (const [from, to, words] of rules.shrink as [number, number, number][]) {
    small.set(bytes.subarray(8 * from, 8 * (from + words)), 8 * to);
  }
  for (const [kind, at] of rules.clear as [string, number][]) small.fill(0, at, at + Number(kind[1]));
  return small;
}

/** The members of a set of bits. */
export function members(mask: Uint8Array): number[] {
  const found: number[] = [];
  mask.forEach((byte, i) => {
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) found.push(8 * i + bit);
  });
  return found;
}
