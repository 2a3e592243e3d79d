// The figures of the bench. tests/typescript/test_bench_figures.py writes what `snowyard lab compare` found, and runs this with BENCH, the
// place of that file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game } from '../engine/game';
import type { Player } from '../engine/bots';
import { load, Machine } from '../engine/module';
import {
  changes,
  COURSE,
  ends,
  figure,
  halfWidth,
  MEASURES,
  merged,
  QUICK,
  standing,
  surveyed,
  unseen,
} from './figures';
import type { Change, Place, Tally } from './figures';
import { courseOf, kingsOf, searchOf } from './deeper';
import { courseParts, jobChanges, kingsParts, ofParts } from './rows.svelte';
import { KINDS, Surveyor } from './survey';

interface Verdict {
  name: string;
  before: number;
  after: number;
  low: number | null;
  high: number | null;
  verdict: string;
}
interface Told {
  slug: string;
  options: Record<string, number | string>;
  variant: string;
  seed: number;
  games: number;
  levels: Record<string, Verdict[]>;
  order: Record<string, Place[]>;
  by_print: Verdict[];
  /** [printed, yours]: sums and sizes of comebacks, drama, kings and shift, game by game. */
  course: [sums: number[][], sizes: number[][]][];
  course_changes: Verdict[];
  search: number[];
  unseen: [count: number, alpha: number, part: number][];
  widths: [count: number, sd: number, alpha: number, tunedFor: number, half: number][];
}

const NAMES = ['whoever starts wins', 'games drawn', 'the better player wins', 'turns', 'decisions'];
const near = (a: number, b: number) => expect(a).toBeCloseTo(b, 9);
function alike(own: Change, theirs: Verdict): void {
  near(own.before, theirs.before);
  near(own.after, theirs.after);
  for (const key of ['low', 'high'] as const)
    if (theirs[key] === null) expect(Number.isFinite(own[key])).toBe(false);
    else near(own[key], theirs[key]);
  expect(own.verdict, theirs.name).toBe(theirs.verdict);
}
const file = process.env.BENCH;

describe.runIf(file)('what the command line finds', () => {
  const all = (file ? JSON.parse(readFileSync(file, 'utf-8')) : []) as Told[];
  test.each(all)('$slug', async (told) => {
    const rules = await game(told.slug);
    const module = await load(rules, fromDisk);
    const settings = ['', told.variant].map(
      (variant) => new Surveyor(rules, module, { ...told.options, variant }, told.seed),
    );
    const parts = [0, 1, 2].map((part) => {
      const first = Math.floor((part * told.games) / 3);
      return surveyed(settings, first, Math.floor(((part + 1) * told.games) / 3) - first);
    });
    for (const [level, wanted] of Object.entries(told.levels)) {
      const kind = KINDS.indexOf(level as (typeof KINDS)[number]);
      const tally = parts.map((part) => part[kind]!).reduce(merged);
      expect(tally.games).toBe(told.games);
      const found = changes(tally);
      expect(wanted.slice(0, 5).map(({ name }) => name)).toEqual(NAMES);
      const seats = settings[0]!.seats;
      expect(wanted.length).toBe(MEASURES.length + (seats > 2 ? seats - 1 : 0));
      expect(found.length).toBe(wanted.length);
      wanted.forEach((theirs, m) => alike(found[m]!, theirs));
      const order = standing(tally);
      told.order[level]!.forEach((theirs, n) => {
        expect(order[n]!.verdict).toBe(theirs.verdict);
        for (const key of ['number', 'before', 'after', 'low', 'high', 'even'] as const)
          near(order[n]![key]!, theirs[key]!);
      });
    }
    const [prints] = surveyed(settings, 0, told.games, { kind: 'by-print', better: true });
    changes(prints!).forEach((own, m) => alike(own, told.by_print[m]!));
    const traced = told.course[0]![0][0]!.map((_, index) => index);
    const rows = settings.map((one) => ({
      course: traced.map((index) => courseOf(one, index)),
      kings: traced.map((index) => kingsOf(one, index)),
    }));
    rows.forEach((own, setting) =>
      [...courseParts(own.course), ...kingsParts(own.kings)].forEach(({ sums, sizes }, m) => {
        sums.forEach((x, index) => near(x, told.course[setting]![0][m]![index]!));
        sizes.forEach((x, index) => near(x, told.course[setting]![1][m]![index]!));
      }),
    );
    const gone = (['course', 'kings'] as const).flatMap((job) =>
      jobChanges(
        job,
        rows.map((own) => own[job]),
      ),
    );
    expect(gone.length).toBe(COURSE.length);
    gone.forEach((own, m) => alike(own, told.course_changes[m]!));
    const yours = settings[1]!;
    const machine = new Machine(rules, module);
    const company = new Map<string, Player>();
    told.search.forEach((won, index) => near(searchOf(yours, machine, index, 'fair', company), won));
    for (const [count, alpha, part] of told.unseen) near(unseen(count, alpha), part);
    for (const [count, sd, alpha, tunedFor, half] of told.widths) near(halfWidth(count, sd, alpha, tunedFor), half);
  });
});

test('an interval holds the true share whenever one looks, though one looks after every game', () => {
  // a fair coin of a generator of our own: 300 runs, each looked at from the hundredth game on
  let luck = 7;
  const coin = () => (luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0) / 2 ** 32 < 0.5;
  let missed = 0;
  for (let run = 0; run < 300; run++) {
    let [total, wrong] = [0, false];
    for (let games = 1; games <= 1500; games++) {
      if (coin()) total++;
      if (games < 100) continue;
      const { value, half } = figure({ total, squares: total }, games, 1);
      if (Math.abs(value - 0.5) > half) wrong = true;
    }
    if (wrong) missed++;
  }
  expect(missed).toBeLessThanOrEqual(15); // one in twenty
});

test('a tally of two parts is that of the whole, and a measure has its place', () => {
  const one: Tally = {
    games: 2,
    of: [MEASURES.map((_, m) => ({ total: m, squares: m }))],
    differences: MEASURES.map(() => ({ total: 0, squares: 0 })),
    order: [[{ total: 1, squares: 1 }]],
    moved: [{ total: 0, squares: 0 }],
    lengths: [new Map([[3, 2]])],
  };
  const both = merged(one, { ...one, lengths: [new Map([[3, 1]])] });
  expect(both.games).toBe(4);
  expect(both.of[0]!.map(({ total }) => total)).toEqual(MEASURES.map((_, m) => 2 * m));
  expect(both.lengths[0]!.get(3)).toBe(3);
  expect(new Set([...MEASURES, ...COURSE].map(({ id }) => id)).size).toBe(12);
});

test('what was never seen, or always, is no certainty: no interval has no width', () => {
  for (const total of [0, 2000]) {
    const { half } = figure({ total, squares: total }, 2000, 8);
    expect(half).toBeGreaterThan(0.002);
    expect(half).toBeLessThan(0.006);
  }
  const { half } = figure({ total: 22 * 2000, squares: 22 * 22 * 2000 }, 2000, 2, false); // every game has 22 turns
  expect(half).toBeGreaterThan(0.02);
  const none = Array.from({ length: 120 }, () => [0.5, 0.3, 0.5, 1]);
  const [comebacks] = jobChanges('course', [none, none]);
  expect(comebacks).toMatchObject({ before: 0, after: 0, verdict: 'open' }); // up to 5 % of all games may have one
  expect(comebacks!.high).toBeGreaterThan(0.03);
  expect(ofParts(courseParts(none)[0]).half).toBeGreaterThan(0.03);
  const kings = Array.from({ length: 120 }, (_, game) => [6, game < 5 ? 1 : 0, game < 5 ? 0.25 : 0]);
  const [, shift] = jobChanges('kings', [kings, kings]);
  expect(shift).toMatchObject({ before: 0.25, after: 0.25, verdict: 'open', high: Infinity }); // five games are too few
});

test('the best and the worst place are named only where they are sure', () => {
  const tally = (shares: number[], games = 10 * QUICK.fewest): Tally => {
    const sums = shares.map((share) => ({ total: share * games, squares: share * games }));
    const none = shares.map(() => ({ total: 0, squares: 0 }));
    const of = [MEASURES.map(() => ({ total: 0, squares: 0 }))];
    return { games, of, differences: of[0]!, order: [sums], moved: none, lengths: [new Map()] };
  };
  const told = (shares: number[]) => ends(standing(tally(shares))).map((place) => place?.number);
  expect(told([0.25, 0.3, 0.45])).toEqual([3, 1]);
  expect(told([0.3, 0.3, 0.4])).toEqual([3, 1]);
  expect(told([0.33, 0.33, 0.34])).toEqual([undefined, undefined]);
  expect(standing(tally([0.33, 0.33, 0.34])).map(({ verdict }) => verdict)).toEqual(['even', 'even', 'even']);
  expect(told([0.4, 0.6])).toEqual([2, undefined]); // of two, the best says it all
  expect(ends(standing(tally([0.1, 0.2, 0.7], QUICK.fewest - 1)))).toEqual([null, null]); // too few games
});
