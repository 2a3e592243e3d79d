// What a thing is worth, by experiment: lab/exchanging.py and lab/line_up.py, with the same dice and the same choice of what is looked at.
import { below, key } from '../engine/dice';
import { changes, places, settled, type Given } from '../engine/options';
import { Refusal } from '../engine/refusal';
import { members } from '../engine/table';
import { GAME } from './deeper';
import { isSpare } from './entries';
import { KINDS, type Kind, type Surveyor } from './survey';

const [STEPS, ROUNDS, STREAM] = [2, 4, 3 << 22];
const A_GAME = 16; // exchanges of a game, at most
const OTHERS = 4; // other choices that are looked at for one that brings something else
const LUCK = 0x5bd1e995n;
const [PAIRS, PLACES] = [16, 0x2545f491n]; // of games with one thing and with another in the line-up

/** What of a game can be exchanged: the number in this column of such an event is a place in `things`. */
export interface Exchanged {
  heading: string;
  way: 'drawn' | 'chosen';
  event: string;
  column: number;
  bits: boolean;
  things: string[];
}
/** What is put together before play: an option that lists names for each team, and the fields that tell of each piece. */
export interface LineUp {
  heading: string;
  option: string;
  count: string;
  name: string;
  team: string;
  owner: string;
  things: string[];
}
/** A thing under its heading, what having it instead of another changed for its seat, and for how many draws or choices it stands. */
export type Gain = [thing: string, gain: number, weight: number];
/** How a thing is called in a row. */
export const thingOf = (heading: string, name: string): string => `${heading}|${name}`;
export const headingOf = (thing: string): string => thing.slice(0, thing.indexOf('|'));
export const nameOf = (thing: string): string => thing.slice(thing.indexOf('|') + 1);

interface Told {
  event: readonly (readonly number[])[];
  event_count: number;
  made: readonly (readonly [number, number])[];
  made_count: number;
}
type Found = { thing: string; seat: number; value: number };
/** A draw (of `thing`), or a choice (of all that is `chosen`), as it occurred. */
interface Moment {
  before: Uint8Array;
  action: number;
  seat: number;
  thing: string;
  loaded: number[];
  chosen: Set<string> | null;
}

/** Exchanges in one game between players of a kind. */
export function worthOf(table: Surveyor, index: number, exchanged: Exchanged[], by: Kind = 'simple'): Gain[] {
  const kind = KINDS.indexOf(by);
  const moments = momentsOf(table, index, exchanged, kind);
  const luck = new Uint32Array(4);
  key(luck, table.seed ^ LUCK, BigInt(index));
  const looked = some(luck, moments.length);
  return looked.flatMap((place, number) => {
    const one = moments[place]!;
    const first = index * GAME + STREAM + number * STEPS * ROUNDS;
    const own = one.chosen
      ? rechosen(table, one, one.chosen, exchanged, kind, luck, first)
      : [[one.thing, redrawn(table, one, kind, first)] as const];
    return own.map(([thing, gain]): Gain => [thing, gain, moments.length / looked.length]);
  });
}

/** At most A_GAME of so many numbers, each as likely as any other, in their order. */
function some(luck: Uint32Array, count: number): number[] {
  const left = Array.from({ length: count }, (_, n) => n);
  const drawn = Array.from({ length: Math.min(A_GAME, count) }, () => left.splice(below(luck, left.length), 1)[0]!);
  return drawn.sort((a, b) => a - b);
}

/** The draws and choices of a game. */
function momentsOf(table: Surveyor, index: number, exchanged: Exchanged[], kind: number): Moment[] {
  const moves = table.moves(index, kind);
  const moments: Moment[] = [];
  table.deal(index);
  for (const action of moves) {
    const [before, actor] = [table.record.slice(), table.cell('actor')];
    table.step(action);
    const told = table.rules.speaker.read(table.record.slice()) as unknown as Told;
    for (const { found, loaded } of drawnIn(table, told, exchanged))
      moments.push({ before, action, seat: found.seat, thing: found.thing, loaded, chosen: null });
    const chosen = toldOf(table, told, exchanged, 'chosen').filter(({ seat }) => seat === actor);
    if (chosen.length) {
      const things = new Set(chosen.map(({ thing }) => thing));
      moments.push({ before, action, seat: actor, thing: '', loaded: [], chosen: things });
    }
  }
  return moments;
}

/** What these events tell of, among what is exchanged in this way. */
function toldOf(table: Surveyor, told: Told, exchanged: Exchanged[], way: Exchanged['way']): Found[] {
  return told.event.slice(0, told.event_count).flatMap((event) =>
    exchanged.flatMap((one) => {
      const seat = event[1]!;
      if (one.way !== way || table.rules.speaker.events[event[0]!] !== one.event || seat < 0 || seat >= table.seats)
        return [];
      const n = event[one.column]!;
      const values = one.bits ? one.things.map((_, bit) => bit).filter((bit) => (n >> bit) & 1) : [n];
      return values
        .filter((value) => one.things[value])
        .map((value) => ({ thing: thingOf(one.heading, one.things[value]!), seat, value }));
    }),
  );
}

/** The last move's draws that events tell of, each with what was rolled and drawn up to it. The n-th event that tells of a card belongs to
 *  the n-th draw of it. */
function drawnIn(table: Surveyor, told: Told, exchanged: Exchanged[]): { found: Found; loaded: number[] }[] {
  const made = told.made.slice(0, told.made_count);
  let at = 0;
  return toldOf(table, told, exchanged, 'drawn').flatMap((found) => {
    const place = made.findIndex(([result, faces], n) => n >= at && faces < 0 && result === found.value);
    if (place < 0) return [];
    at = place + 1;
    return [{ found, loaded: made.slice(0, at).map(([result]) => result) }];
  });
}

/** What the card was worth to the seat, against one drawn from the pile at random. */
function redrawn(table: Surveyor, { before, action, seat, loaded }: Moment, kind: number, start: number): number {
  let total = 0;
  for (let number = 0; number < STEPS; number++) {
    const first = start + number * ROUNDS;
    const [withIt, without] = [loaded, loaded.slice(0, -1)].map((dice) => {
      table.record.set(before);
      table.load(dice, first);
      table.step(action);
      return table.playOuts(kind, first, ROUNDS)[seat]!;
    });
    total += withIt! - without!;
  }
  return total / STEPS;
}

/** What the choice was worth to the seat, against another legal one at random that brings something else. */
function rechosen(
  table: Surveyor,
  { before, action, seat }: Moment,
  chosen: Set<string>,
  exchanged: Exchanged[],
  kind: number,
  luck: Uint32Array,
  first: number,
): [string, number][] {
  table.record.set(before);
  table.legal();
  const legal = members(table.mask).filter((move) => move !== action && move !== table.rules.gives_up);
  for (let left = Math.min(OTHERS, legal.length); left > 0; left--) {
    const [other] = legal.splice(below(luck, legal.length), 1);
    table.record.set(before);
    table.step(other!);
    const told = table.rules.speaker.read(table.record.slice()) as unknown as Told;
    const own = toldOf(table, told, exchanged, 'chosen').filter((one) => one.seat === seat);
    const brings = new Set(own.map(({ thing }) => thing));
    if (![...chosen].some((thing) => !brings.has(thing))) continue;
    table.record.set(before);
    const [one, two] = [action, other!].map((move) => table.playOuts(kind, first, STEPS * ROUNDS, move)[seat]!);
    return [...chosen].filter((thing) => !brings.has(thing)).map((thing) => [thing, one! - two!]);
  }
  return [];
}

// ---- what is put together before play

const MADE = new WeakMap<Surveyor, { given: Given; dealt: Dealt }>();

/** The same deals with one thing and with another at a place of the line-up. */
export function dealtOf(table: Surveyor, index: number, lineUp: LineUp, by: Kind = 'simple'): Gain[] {
  let kept = MADE.get(table);
  if (kept?.given !== table.given) MADE.set(table, (kept = { given: table.given, dealt: new Dealt(table, lineUp) }));
  return kept!.dealt.exchanged(index, KINDS.indexOf(by));
}

class Dealt {
  readonly #names: number[];
  readonly #teams: number[];
  readonly #owners: number[];
  readonly #wanted: number[];
  readonly #words = new Map<string, Uint8Array | null>();

  constructor(
    readonly table: Surveyor,
    readonly lineUp: LineUp,
  ) {
    const { rules, given } = table;
    const o = settled(rules, given) as unknown as Record<string, number[]>;
    const count = o[lineUp.count] as unknown as number;
    [this.#names, this.#teams, this.#owners] = [lineUp.name, lineUp.team, lineUp.owner].map((field) =>
      o[field]!.slice(0, count),
    ) as [number[], number[], number[]];
    const own = new Set([...changes(String(given.variant ?? ''), places(rules))].flatMap(([path]) => path.split('.')));
    this.#wanted = lineUp.things
      .map((_, n) => n)
      .filter((n) => own.has(lineUp.things[n]!) || !isSpare(lineUp.things[n]!));
  }

  exchanged(index: number, kind: number): Gain[] {
    const { table, lineUp } = this;
    const luck = new Uint32Array(4);
    key(luck, table.seed ^ PLACES, BigInt(index));
    const gains: Gain[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const place = below(luck, this.#names.length);
      const left = this.#wanted.filter((name) => this.#setting(place, name));
      if (left.length < 2) continue;
      const both = [0, 1].map(() => left.splice(below(luck, left.length), 1)[0]!);
      const [one, two] = both.map(
        (name) => table.dealt(this.#setting(place, name)!, index * PAIRS + pair, kind)[this.#owners[place]!]!,
      );
      const [first, second] = both.map((name) => thingOf(lineUp.heading, lineUp.things[name]!));
      gains.push([first!, one! - two!, 1], [second!, two! - one!, 1]);
    }
    return gains;
  }

  /** The options with that thing at that place; null where the rules do not allow it. */
  #setting(place: number, name: number): Uint8Array | null {
    const key = `${place} ${name}`;
    if (!this.#words.has(key)) this.#words.set(key, this.#made(place, name));
    return this.#words.get(key)!;
  }

  #made(place: number, name: number): Uint8Array | null {
    const { table, lineUp } = this;
    const teams: string[][] = Array.from({ length: Math.max(...this.#teams) + 1 }, () => []);
    this.#names.forEach((own, n) => teams[this.#teams[n]!]!.push(lineUp.things[n === place ? name : own]!));
    try {
      return table.wordsOf({ ...table.given, [lineUp.option]: teams.map((team) => team.join(' ')).join(' / ') });
    } catch (fault) {
      if (fault instanceof Refusal) return null;
      throw fault;
    }
  }
}
