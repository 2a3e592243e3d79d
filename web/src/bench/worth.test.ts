// What things are worth. tests/typescript/test_bench_figures.py writes what lab/exchanging.py found, and runs this with WORTH, the place of
// that file.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game } from '../engine/game';
import { load } from '../engine/module';
import { exchanged } from '../games/splat/bench';
import { together } from './normal';
import { worths } from './rows.svelte';
import type { Kind } from './survey';
import { Surveyor } from './survey';
import { dealtOf, nameOf, worthOf, type Exchanged, type LineUp } from './worth';

const ABOUT = import.meta.glob<{ exchanged: Exchanged[]; lineUp: LineUp | null }>('../games/*/bench.ts');
const LAB = 1.96; // standard errors of an interval of lab/measures.py

interface Told {
  slug: string;
  options: Record<string, number | string>;
  seed: number;
  games: number;
  level: Kind;
  worth: Record<string, [value: number, half: number, count: number]>;
}
const file = process.env.WORTH;

describe.runIf(file)('the command line finds the same worth', () => {
  const all = (file ? JSON.parse(readFileSync(file, 'utf-8')) : []) as Told[];
  test.each(all)('$slug between $level players', async ({ slug, options, seed, games, level, worth }) => {
    const rules = await game(slug);
    const table = new Surveyor(rules, await load(rules, fromDisk), options, seed);
    const about = await ABOUT[`../games/${slug}/bench.ts`]!();
    const rows = Array.from({ length: games }, (_, index) => [
      ...worthOf(table, index, about.exchanged, level),
      ...(about.lineUp ? dealtOf(table, index, about.lineUp, level) : []),
    ]);
    const found = worths(rows);
    expect(found.map(({ thing }) => thing).sort()).toEqual(Object.keys(worth).sort());
    const stretch = together(found.length) / LAB;
    for (const { thing, value, half, count } of found) {
      const [theirs, wide, many] = worth[thing]!;
      expect(count, thing).toBe(many);
      expect(value, thing).toBeCloseTo(theirs, 9);
      if (Number.isFinite(half)) expect(half, thing).toBeCloseTo(wide * stretch, 9);
      else expect(wide, thing).toBe(-1);
    }
  });
});

test('what a card is worth is what the command line finds: docs/designing.md', async () => {
  const rules = await game('splat');
  const variant = 'cards.splatball.small = 3\ncards.pile.small = 15\ncards.fort.small = 3';
  const table = new Surveyor(rules, await load(rules, fromDisk), { seats: 2, variant }, 3);
  const rows = Array.from({ length: 120 }, (_, index) => worthOf(table, index, exchanged));
  const found = new Map(worths(rows).map((one) => [nameOf(one.thing), one]));
  const theirs = { fort: 0.167, single: 0.032, wall: 0.023, splatball: -0.12, pile: -0.127 };
  expect([...found.keys()].sort()).toEqual(Object.keys(theirs).sort());
  for (const [thing, worth] of Object.entries(theirs)) {
    const { value, half } = found.get(thing)!;
    expect(Math.abs(value - worth), thing).toBeLessThan(half + 0.02);
    expect(half, thing).toBeLessThan(0.3);
  }
  expect(found.get('pile')!.value + found.get('pile')!.half).toBeLessThan(0); // surely a lost turn
});
