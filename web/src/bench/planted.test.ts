// Planted faults are found, and variants without effect raise no claim though one looks all the time: tests/lab/test_planted.py on the
// bench. It takes a minute, so it runs with PLANTED only (tests/typescript/test_bench_figures.py).
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game } from '../engine/game';
import { load } from '../engine/module';
import { exchanged } from '../games/splat/bench';
import { MOST_GAMES } from './deeper';
import { changes, merged, QUICK, surveyed, type Change, type Tally } from './figures';
import { worths } from './rows.svelte';
import { KINDS, Surveyor } from './survey';
import { nameOf, worthOf } from './worth';

const OTHER_FACES = 'cube.outside = ["smiley", 5, 4, 3, 2, 1]\ncube.inside = [9, 8, 7, 6, 5, 4, 3, 2, 1, 10]';
const AHEAD = 'start.hit_points = 1\nstart.bricks = 0\nturn.actions = 4\ncube.outside = [5, 5, 5, 5, 5, "smiley"]';
const STRONG = '[cards.spare-1]\ncopies = [6, 6, 6, 6, 6, 6]\nhits = 9\n[stops.wall]\nspare-1 = 0';

/** All that a person could have been told who looked after every 200 games: the verdicts of a measure, by look. */
async function looks(variant: string, seed: number, seats: number, games: number): Promise<Change[][][]> {
  const rules = await game('forts');
  const module = await load(rules, fromDisk);
  const settings = ['', variant].map((text) => new Surveyor(rules, module, { seats, variant: text }, seed));
  let tallies: Tally[] = [];
  const seen: Change[][][] = [];
  for (let first = 0; first < games; first += 200) {
    const more = surveyed(settings, first, 200);
    tallies = tallies.length ? tallies.map((own, kind) => merged(own, more[kind]!)) : more;
    if (tallies[0]!.games >= QUICK.fewest) seen.push(tallies.map(changes));
  }
  return seen;
}
const last = (seen: Change[][][], kind: (typeof KINDS)[number], id: string) =>
  seen.at(-1)![KINDS.indexOf(kind)]!.find(({ measure }) => measure.id === id)!;

describe.runIf(process.env.PLANTED)('planted', () => {
  test('a seat far ahead and a game twice as long are found in nine of ten cases', async () => {
    let [ahead, long] = [0, 0];
    for (let seed = 0; seed < 10; seed++) {
      if (last(await looks(AHEAD, seed, 2, 2000), 'random', 'starts').verdict === 'more') ahead++;
      if (last(await looks('start.hit_points = 60', seed, 2, 2000), 'random', 'turns').verdict === 'more') long++;
    }
    expect(ahead).toBeGreaterThanOrEqual(9);
    expect(long).toBeGreaterThanOrEqual(9);
  }, 300_000);

  test('variants without effect raise no claim in nineteen of twenty cases, however often one looks', async () => {
    for (const kind of KINDS) {
      let quiet = 0;
      for (let seed = 0; seed < 20; seed++) {
        const seen = await looks(OTHER_FACES, seed, 3, 2000);
        const told = seen.flatMap((look) => look[KINDS.indexOf(kind)]!.map(({ verdict }) => verdict));
        if (!told.includes('more') && !told.includes('less')) quiet++;
      }
      expect(quiet, kind).toBeGreaterThanOrEqual(19);
    }
  }, 300_000);

  test('a card far too strong is found in nine of ten cases', async () => {
    const rules = await game('splat');
    const module = await load(rules, fromDisk);
    const found: string[] = [];
    for (let seed = 0; seed < 10; seed++) {
      const table = new Surveyor(rules, module, { seats: 2, two_player_deck: 'full', variant: STRONG }, seed);
      const rows = Array.from({ length: MOST_GAMES }, (_, index) => worthOf(table, index, exchanged));
      const best = worths(rows).sort((a, b) => b.value - a.value)[0]!;
      found.push(best.value > best.half ? nameOf(best.thing) : 'nothing');
    }
    expect(found.filter((thing) => thing === 'spare-1').length, found.join()).toBeGreaterThanOrEqual(9);
  }, 300_000);
});
