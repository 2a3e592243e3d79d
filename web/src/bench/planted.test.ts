// Planted faults are found, and variants without effect raise no claim though one looks all the time: tests/lab/test_planted.py on the
// bench. It takes a minute, so it runs with PLANTED only (tests/typescript/test_bench_figures.py).
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game } from '../engine/game';
import { load } from '../engine/module';
import { exchanged } from '../games/splat/bench';
import { courseOf, kingsOf, MOST_GAMES } from './deeper';
import { changes, ends, merged, QUICK, standing, surveyed, type Change, type Tally } from './figures';
import { jobChanges, worths } from './rows.svelte';
import { KINDS, Surveyor } from './survey';
import { nameOf, worthOf } from './worth';

const OTHER_FACES = 'cube.outside = ["smiley", 5, 4, 3, 2, 1]\ncube.inside = [9, 8, 7, 6, 5, 4, 3, 2, 1, 10]';
const AHEAD = 'start.hit_points = 1\nstart.bricks = 0\nturn.actions = 4\ncube.outside = [5, 5, 5, 5, 5, "smiley"]';
const STRONG = '[cards.spare-1]\ncopies = [6, 6, 6, 6, 6, 6]\nhits = 9\n[stops.wall]\nspare-1 = 0';

const WITHOUT = ['double', 'pile', 'wall', 'fort', 'splatball'].map(
  (card) => `cards.${card}.copies = [0, 0, 0, 0, 0, 0]`,
);
/** Two throws put somebody out: at a table of three, whoever begins has lost, and who sits third mostly wins. */
const ONLY_SINGLES = ['cards.single.hits = 3', 'cards.double.hits = 3', ...WITHOUT].join('\n');
/** A card that does what another one did, in its place. */
const OTHER_CARD = [
  'cards.splatball.copies = [0, 0, 0, 0, 0, 0]',
  'cards.spare-1.copies = [10, 10, 10, 10, 10, 10]',
  'cards.spare-1.does = "splat"',
  ...['wall', 'cracked', 'fort'].map((shelter) => `stops.${shelter}.spare-1 = 0`),
].join('\n');
const SPLAT = { slug: 'splat', seats: 3, given: { hit_limit: 5 } };

async function tables(
  variant: string,
  seed: number,
  { slug, seats, given }: { slug: string; seats: number; given: object },
) {
  const rules = await game(slug);
  const module = await load(rules, fromDisk);
  return ['', variant].map((text) => new Surveyor(rules, module, { ...given, seats, variant: text }, seed));
}

/** All that a person could have been told who looked after every 200 games: the tallies, by look. */
async function tallied(settings: Surveyor[], games: number): Promise<Tally[][]> {
  let tallies: Tally[] = [];
  const seen: Tally[][] = [];
  for (let first = 0; first < games; first += 200) {
    const more = surveyed(settings, first, 200);
    tallies = tallies.length ? tallies.map((own, kind) => merged(own, more[kind]!)) : more;
    if (tallies[0]!.games >= QUICK.fewest) seen.push(tallies);
  }
  return seen;
}
/** The same: the verdicts of every measure, by look. */
async function looks(
  variant: string,
  seed: number,
  seats: number,
  games: number,
  of: object = {},
): Promise<Change[][][]> {
  const settings = await tables(variant, seed, { slug: 'forts', given: {}, seats, ...of });
  return (await tallied(settings, games)).map((own) => own.map(changes));
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
  }, 600_000);

  test('the third seat far ahead is found in nine of ten cases', async () => {
    let [found, named] = [0, 0];
    for (let seed = 0; seed < 10; seed++) {
      const seen = await tallied(await tables(ONLY_SINGLES, seed, SPLAT), 2000);
      const tally = seen.at(-1)![KINDS.indexOf('simple')]!;
      if (changes(tally).find(({ measure }) => measure.place === 3)!.verdict === 'more') found++;
      if (
        ends(standing(tally))
          .map((place) => place?.number)
          .join() === '3,1'
      )
        named++;
    }
    expect(found).toBeGreaterThanOrEqual(9);
    expect(named).toBeGreaterThanOrEqual(9);
  }, 600_000);

  test.each([
    ['forts', OTHER_FACES, {}],
    ['splat', OTHER_CARD, SPLAT],
  ] as const)(
    'variants of %s without effect raise no claim in nineteen of twenty cases, however often one looks',
    async (_, variant, of) => {
      const quiet = KINDS.map(() => 0);
      for (let seed = 0; seed < 20; seed++) {
        const seen = await looks(variant, seed, 3, 2000, of);
        KINDS.forEach((_, kind) => {
          const told = seen.flatMap((look) => look[kind]!.map(({ verdict }) => verdict));
          expect(seen[0]![kind]!.length).toBe(10); // two places among them
          if (!told.includes('more') && !told.includes('less')) quiet[kind]!++;
        });
      }
      expect(Math.min(...quiet)).toBeGreaterThanOrEqual(19);
    },
    600_000,
  );

  test('how games go is not said to change by a variant without effect in nineteen of twenty cases', async () => {
    let [quiet, known] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      const settings = await tables(OTHER_CARD, seed, SPLAT);
      const found = [courseOf, kingsOf].map((of) =>
        settings.map((one) => Array.from({ length: 60 }, (_, index) => of(one, index))),
      );
      const told = [...jobChanges('course', found[0]!), ...jobChanges('kings', found[1]!)];
      if (told.every(({ verdict }) => verdict === 'same' || verdict === 'open')) quiet++;
      if (told.slice(0, 3).every(({ low }) => Number.isFinite(low))) known++; // what such decisions move is met seldom
    }
    expect(quiet).toBeGreaterThanOrEqual(19);
    expect(known).toBeGreaterThanOrEqual(10); // it could have been said
  }, 600_000);

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
  }, 600_000);
});
