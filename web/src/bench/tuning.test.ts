// The search for balance. tests/typescript/test_bench_tuning.py writes what `snowyard lab tune` found, and runs this with TUNED, the place
// of that file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game, type Rules } from '../engine/game';
import { load } from '../engine/module';
import { spotsOf, variantText, type Value } from './entries';
import { MEASURES, surveyed } from './figures';
import { quantile, together } from './normal';
import { Surveyor } from './survey';
import {
  curveValues,
  knobOf,
  missedBy,
  planned,
  search,
  Space,
  type GamesPlayed,
  type Granted,
  type Setting,
  type Tuned,
  type Wish,
} from './tuning';

interface Told {
  slug: string;
  options: Record<string, number | string>;
  seed: number;
  games: number;
  wishes: [measure: number, low: number, high: number | null][];
  vary: [path: string, low: number, high: number, step: number][];
  best: Measured[];
  printed: Measured;
}
interface Answered {
  value: number;
  low: number;
  high: number;
  met: string;
}
interface Measured {
  changes: Record<string, Value>;
  wishes: Answered[];
  by_print: Answered[];
}

/** A whole search in this process. */
function searched(
  rules: Rules,
  module: WebAssembly.Module,
  options: object,
  space: Space,
  wishes: Wish[],
  games: number,
  seed: number,
): Tuned {
  const given = (setting: Setting) => {
    const varied = Object.fromEntries(space.differing(setting).map(({ path, then }) => [path, then]));
    return { ...options, variant: variantText(varied) };
  };
  const table = new Surveyor(rules, module, given(space.now), seed);
  const asked = (setting: Setting) => Boolean(given(setting).variant);
  const steps = search(space, space.all(), wishes, games, seed, asked);
  const all = new Map<string, GamesPlayed>();
  for (let step = steps.next(); ;) {
    if (step.done) return step.value;
    const { settings, games: wanted, seed: own, fresh, unnoticed } = step.value;
    const kind = unnoticed ? 'by-print' : 'simple';
    const heard = settings.map((setting) => {
      const name = `${own} ${kind} ${setting.join()}`;
      const had = all.get(name) ?? { games: 0, sums: MEASURES.map(() => ({ total: 0, squares: 0 })) };
      table.become(given(setting), own);
      const better = wishes.some(({ measure }) => MEASURES[measure]!.id === 'better');
      const more = surveyed([table], had.games, wanted - had.games, { kind, better })[0]!.of[0]!;
      const sums = had.sums.map((sum, m) => ({
        total: sum.total + more[m]!.total,
        squares: sum.squares + more[m]!.squares,
      }));
      all.set(name, { games: wanted, sums });
      return all.get(name)!;
    });
    expect(fresh).toBe(own !== seed);
    step = steps.next(heard);
  }
}

const file = process.env.TUNED;
describe.runIf(file)('what `snowyard lab tune` finds', () => {
  const all = (file ? JSON.parse(readFileSync(file, 'utf-8')) : []) as Told[];
  test.each(all)('$slug', async (told) => {
    const rules = await game(told.slug);
    const module = await load(rules, fromDisk);
    const spots = spotsOf(rules);
    const knobs = told.vary.map(([path, low, high, step]) => {
      const spot = spots.find((one) => one.path === path)!;
      return knobOf(spot, spot.printed, low, high, step);
    });
    const wishes = told.wishes.map(([measure, low, high]): Wish => ({ measure, low, high: high ?? Infinity }));
    const space = new Space(knobs);
    const tuned = searched(rules, module, told.options, space, wishes, told.games, told.seed);
    const changed = tuned.best.map(({ setting }) =>
      Object.fromEntries(space.differing(setting).map(({ path, then }) => [path, then])),
    );
    expect(changed).toEqual(told.best.map(({ changes }) => changes));
    const same = (granted: Granted[], theirs: Answered[]) => {
      expect(granted.length).toBe(theirs.length);
      granted.forEach(({ value, low, high, answer }, w) => {
        expect(value).toBeCloseTo(theirs[w]!.value, 9);
        expect(low).toBeCloseTo(theirs[w]!.low, 9);
        expect(high).toBeCloseTo(theirs[w]!.high, 9);
        expect(answer).toBe(theirs[w]!.met);
      });
    };
    [...tuned.best, tuned.now].forEach(({ granted, byPrint }, n) => {
      const theirs = [...told.best, told.printed][n]!;
      same(granted, theirs.wishes);
      same(byPrint, theirs.by_print);
    });
    expect(tuned.best.some(({ byPrint }) => byPrint.length)).toBe(true);
  });
});

test('quantiles are those of the tables', () => {
  expect(quantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  expect(quantile(0.5)).toBeCloseTo(0, 12);
  expect(together(16)).toBeCloseTo(2.955166847498, 10);
  expect(together(11)).toBeCloseTo(2.8375969129437872, 12);
});

test('a wish is missed by how far a value is outside of it', () => {
  const wish: Wish = { measure: 0, low: 0.45, high: 0.55 };
  expect(missedBy(wish, 0.5)).toBe(0);
  expect(missedBy(wish, 0.6)).toBeCloseTo(1, 12); // half of what is wished for
  expect(missedBy(wish, 0.6, 0.06)).toBe(0);
  expect(missedBy({ measure: 3, low: 20, high: Infinity }, 19)).toBeCloseTo(1 / 0.4, 12); // two in a hundred of 20
});

test('a range has what stands there among its values, and lists have a value at every place', async () => {
  const spots = spotsOf(await game('splat'));
  const small = spots.find(({ path }) => path === 'cards.pile.small')!;
  expect(knobOf(small, 7, 0, 16, 4)).toEqual({ path: 'cards.pile.small', values: [0, 4, 7, 8, 12, 16], now: 2 });
  const copies = spots.find(({ path }) => path === 'cards.fort.copies')!;
  const knob = knobOf(copies, copies.printed, 3, 4, 1);
  expect(knob.values).toEqual([Array(6).fill(3), Array(6).fill(4), copies.printed]);
  const space = new Space([knob, knobOf(small, 0, 0, 2, 1)]);
  expect(space.size).toBe(9);
  expect(space.change(space.now)).toBe(0);
  expect(space.change([0, 1])).toBeCloseTo(1 + 0.5 + 0.2, 12);
});

test('a curve goes over single numbers, words and lists, with what is printed and what stands there', async () => {
  const spots = spotsOf(await game('splat'));
  const at = (path: string) => spots.find((spot) => spot.path === path)!;
  expect(curveValues(at('cards.pile.small'), 7, 4)).toEqual([0, 7, 10, 20, 30]);
  const copies = at('cards.fort.copies');
  const now = [5, 5, 5, 5, 5, 6];
  const found = curveValues(copies, now, 4);
  expect(found).toContainEqual(copies.printed);
  expect(found).toContainEqual(now);
  expect(found[0]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(found.every((value) => (value as number[]).length === 6)).toBe(true);
  const means = found.map((value) => Math.floor((value as number[]).reduce((all, one) => all + one, 0) / 6));
  expect(means).toEqual([...means].sort((a, b) => a - b));
  const words = at('cards.single.needs');
  expect(curveValues(words, words.printed, 4)).toEqual(words.words);
});

test('whoever waits is told how many games there will be, about', async () => {
  const rules = await game('forts');
  const module = await load(rules, fromDisk);
  const spot = spotsOf(rules).find(({ path }) => path === 'start.hit_points')!;
  const space = new Space([knobOf(spot, spot.printed, 10, 20, 1)]);
  const tuned = searched(rules, module, {}, space, [{ measure: 3, low: 12, high: 14 }], 400, 3);
  expect(tuned.best.length).toBe(3);
  expect(planned(11, 400)).toBe(11 * 200 + 6 * 200 + 4 * 400 + 3 * 400);
});
