// The figures of the bench. tests/typescript/test_bench_figures.py writes what `snowyard lab compare` found, and runs this with BENCH, the
// place of that file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game } from '../engine/game';
import type { Player } from '../engine/bots';
import { load, Machine } from '../engine/module';
import { changes, COURSE, figure, halfWidth, MEASURES, merged, surveyed, type Tally } from './figures';
import { courseOf, searchOf } from './deeper';
import { courseNumbers } from './rows.svelte';
import { KINDS, Surveyor } from './survey';

interface Told {
  slug: string;
  options: Record<string, number | string>;
  variant: string;
  seed: number;
  games: number;
  levels: Record<string, { name: string; before: number; after: number; low: number; high: number; verdict: string }[]>;
  order: Record<string, number[]>;
  by_print: { before: number; after: number; low: number; high: number; verdict: string }[];
  course: [comebacks: number[], drama: number[]];
  search: number[];
  widths: [count: number, sd: number, alpha: number, tunedFor: number, half: number][];
}

const NAMES = ['whoever starts wins', 'games drawn', 'the better player wins', 'turns', 'decisions'];
const near = (a: number, b: number) => expect(a).toBeCloseTo(b, 9);
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
      expect(wanted.length).toBe(MEASURES.length);
      wanted.forEach((theirs, m) => {
        for (const key of ['before', 'after', 'low', 'high'] as const) near(found[m]![key], theirs[key]);
        expect(found[m]!.verdict).toBe(theirs.verdict);
      });
      told.order[level]!.forEach((share, place) => near(tally.order[1]![place]!.total / tally.games, share));
    }
    const [prints] = surveyed(settings, 0, told.games, { kind: 'by-print', better: true });
    expect(told.by_print.length).toBe(MEASURES.length);
    changes(prints!).forEach((own, m) => {
      for (const key of ['before', 'after', 'low', 'high'] as const) near(own[key], told.by_print[m]![key]);
      expect(own.verdict).toBe(told.by_print[m]!.verdict);
    });
    const yours = settings[1]!;
    const course = courseNumbers(told.course[0].map((_, index) => courseOf(yours, index)));
    course.forEach((numbers, m) => numbers.forEach((x, index) => near(x, told.course[m]![index]!)));
    const machine = new Machine(rules, module);
    const company = new Map<string, Player>();
    told.search.forEach((won, index) => near(searchOf(yours, machine, index, 'fair', company), won));
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
    lengths: [new Map([[3, 2]])],
  };
  const both = merged(one, { ...one, lengths: [new Map([[3, 1]])] });
  expect(both.games).toBe(4);
  expect(both.of[0]!.map(({ total }) => total)).toEqual(MEASURES.map((_, m) => 2 * m));
  expect(both.lengths[0]!.get(3)).toBe(3);
  expect([...MEASURES, ...COURSE].map(({ id }) => id).length).toBe(10);
});
