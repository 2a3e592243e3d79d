// What takes play-outs, game by game as it comes in, of both settings on the same deals.
import type { Given } from '../engine/options';
import { beside } from '../state/alone';
import type { Answer, Piece, Task } from './pool';
import type { Job } from './deeper';
import { ALPHA, change, COURSE, halfWidth, unseen, type Change, type Figure, type Measure } from './figures';
import type { Row } from './messages';
import { quantile, together } from './normal';
import { SEED } from './running.svelte';
import type { Kind } from './survey';
import type { Gain } from './worth';

const SLICE = 250; // milliseconds of a piece of work, about
const ONCE = quantile(1 - ALPHA / 2); // for what is looked at once
const THINKING = { tunedFor: 300, fewest: 40, coarse: 4 }; // players that think play hundreds of games, not thousands

export class Rows implements Task {
  /** By setting, then by game; only whole ones, from the first game on. */
  rows = $state.raw<Row[][]>([]);
  wrong = $state('');
  left = $state<number | null>(null);
  readonly #found = new Map<number, Row[]>();
  #next = 0;
  #rate = 0;
  #began = 0;

  constructor(
    readonly job: Job,
    readonly slug: string,
    readonly settings: Given[],
    readonly most: number,
    /** Is it their turn, and are there not enough yet? */
    readonly wants: (own: Rows) => boolean,
    readonly by?: Kind,
  ) {}

  get games(): number {
    return this.rows[0]?.length ?? 0;
  }
  get done(): boolean {
    return this.games >= this.most;
  }

  next(): Piece | null {
    if (this.wrong || this.#next >= this.most || !this.wants(this)) return null;
    this.#began ||= performance.now();
    const count = Math.max(1, Math.min(Math.floor(this.#rate * SLICE), 20, this.most - this.#next));
    const first = this.#next;
    this.#next += count;
    const { job, slug, settings, by } = this;
    return { job, slug, settings, seed: SEED, base: beside('./'), first, count, by };
  }

  hear({ first, count, ms, rows }: Answer): void {
    this.#rate = count / Math.max(1, ms);
    for (let k = 0; k < count; k++)
      this.#found.set(
        first + k,
        rows.map((own) => own[k]!),
      );
    const whole: Row[][] = this.settings.map(() => []);
    for (let game = 0; this.#found.has(game); game++)
      this.#found.get(game)!.forEach((row, setting) => whole[setting]!.push(row));
    this.rows = whole;
    const speed = this.#found.size / (performance.now() - this.#began);
    this.left = this.done ? null : (this.most - this.#found.size) / speed / 1000;
  }

  fail(sentence: string): void {
    this.wrong = sentence;
  }
}

const mean = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0) / numbers.length;
function spread(numbers: number[], less: number): number {
  const centre = mean(numbers);
  return Math.sqrt(numbers.reduce((all, one) => all + (one - centre) ** 2, 0) / (numbers.length - less));
}

/** A mean of few numbers from 0 to 1 that is looked at as they come in. */
export function figureOf(numbers: number[]): Figure {
  return ofParts({ sums: numbers, sizes: numbers.map(() => 1) });
}

/** What each game adds to a figure, and how many it counts for: the figure is the sum of the one over the sum of the other (`by_game` of
 *  lab/traces.py). */
export interface Parts {
  sums: number[];
  sizes: number[];
}
const FEWEST_MET = 10; // games with something to count, before a difference is told
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const met = ({ sizes }: Parts): number => sizes.filter((size) => size > 0).length;
const valueOf = ({ sums, sizes }: Parts): number => sum(sums) / Math.max(1, sum(sizes));
/** How much each game pulls at the figure. */
function pulls(parts: Parts): number[] {
  const [value, size] = [valueOf(parts), Math.max(1e-9, mean(parts.sizes))];
  return parts.sums.map((own, game) => (own - value * parts.sizes[game]!) / size);
}

/** A figure of few games that is looked at as they come in. */
export function ofParts(parts: Parts): Figure {
  const some = met(parts);
  if (some < 2) return { value: valueOf(parts), half: Infinity };
  const wide = halfWidth(parts.sums.length, spread(pulls(parts), 0), ALPHA, THINKING.tunedFor);
  return { value: valueOf(parts), half: Math.max(wide, unseen(some, ALPHA)) };
}

/** Comebacks and drama, over games with one winner. */
export function courseParts(rows: number[][]): [comebacks: Parts, drama: Parts] {
  const even = mean(rows.map(([, , even]) => even!));
  const sizes = rows.map(([, , , clear]) => clear!);
  return [
    { sums: rows.map(([least]) => (least! < even / 2 ? 1 : 0)), sizes },
    { sums: rows.map(([, drama]) => drama!), sizes },
  ];
}

/** Decisions of seats who can hardly win, over those that were tried, and how far such a decision moves another's chance. */
export function kingsParts(rows: number[][]): [kings: Parts, shift: Parts] {
  const [tried, hopeless, shift] = [0, 1, 2].map((column) => rows.map((row) => row[column]!));
  return [
    { sums: hopeless!, sizes: tried! },
    { sums: shift!, sizes: hopeless! },
  ];
}

/** What of COURSE a job tells. */
export const TELLS = { course: COURSE.slice(0, 2), kings: COURSE.slice(2) } as const;
export const partsOf = (job: keyof typeof TELLS, rows: Row[]): Parts[] =>
  (job === 'course' ? courseParts : kingsParts)(rows as number[][]);

/** The difference of a figure between both settings, looked at once, when all games are there. */
export function partsChange(measure: Measure, before: Parts, after: Parts): Change {
  const own = pulls(before);
  const differences = pulls(after).map((x, game) => x - own[game]!);
  const [fewest, games] = [Math.min(met(before), met(after)), differences.length];
  const wide = (ONCE * spread(differences, 1)) / Math.sqrt(games);
  const half = fewest < FEWEST_MET ? Infinity : Math.max(wide, unseen(fewest, ALPHA));
  return change(measure, valueOf(before), valueOf(after), valueOf(after) - valueOf(before), half);
}

/** What a job tells of both settings. */
export function jobChanges(job: keyof typeof TELLS, rows: Row[][]): Change[] {
  const [printed, yours] = rows.map((own) => partsOf(job, own));
  return TELLS[job].map((measure, m) => partsChange(measure, printed![m]!, yours![m]!));
}

export const SEARCH: Measure = { id: 'search', share: true, small: 0.01 * THINKING.coarse };

/** What a searching player wins among hand-written ones, in both settings; looked at whenever one likes. */
export function searchChange(rows: Row[][]): Change {
  const [before, after] = rows.map((own) => own.map(([won]) => won as number));
  const differences = after!.map((x, game) => x - before![game]!);
  const games = differences.length;
  const wide = halfWidth(games, spread(differences, 0), ALPHA, THINKING.tunedFor);
  const half = games < THINKING.fewest ? Infinity : Math.max(wide, unseen(games, ALPHA));
  return change(SEARCH, mean(before!), mean(after!), mean(differences), half);
}

export interface ThingWorth {
  thing: string;
  value: number;
  half: number;
  count: number;
}

/** What each thing is worth, in points of winning chance, with intervals that take the exchanges of one game together (`ratio` of
 *  lab/measures.py) and hold for all things at once. */
export function worths(rows: Row[]): ThingWorth[] {
  const all = rows as Gain[][];
  const things = [...new Set(all.flatMap((row) => row.map(([thing]) => thing)))];
  const stretch = together(things.length);
  const sum = (numbers: number[]) => numbers.reduce((whole, one) => whole + one, 0);
  return things.map((thing) => {
    const groups = all.map((row) => row.filter(([own]) => own === thing));
    const sums = groups.map((own) => sum(own.map(([, gain, weight]) => gain * weight)));
    const sizes = groups.map((own) => sum(own.map(([, , weight]) => weight)));
    const [count, size] = [sum(groups.map(({ length }) => length)), sum(sizes)];
    const value = sum(sums) / size;
    const some = groups.filter(({ length }) => length).length;
    const squares = sum(sums.map((own, game) => (own - value * sizes[game]!) ** 2));
    const half = some > 1 ? (stretch * Math.sqrt((squares * some) / (some - 1))) / size : Infinity;
    return { thing, value, half, count };
  });
}
