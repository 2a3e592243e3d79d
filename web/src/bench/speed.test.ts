// How many deals a worker of the bench plays in a second of its processor, and how long two of them take until a difference of two points, or
// of 5 % of the length, would be settled. A measurement, not a test: SPEED=1 npx vitest run src/bench/speed.test.ts
import { describe, expect, test } from 'vitest';
import { fromDisk } from '../engine/disk';
import { game } from '../engine/game';
import { load } from '../engine/module';
import { ALPHA, halfWidth, MEASURES, QUICK, surveyed, merged, type Tally } from './figures';
import { KINDS, Surveyor } from './survey';

const VARIANTS: [slug: string, given: object, variant: string][] = [
  ['forts', { seats: 2 }, 'turn.actions = 4'],
  ['splat', { seats: 4 }, 'cards.fort.copies = [6, 6, 6, 6, 6, 6]'],
  ['duel', { seats: 2 }, 'cards.a4.points = 3'],
  ['lanes', {}, 'ranks.four.hit_points = 3'],
  ['village', {}, 'throw.critical_hit = 11'],
];
const POINTS = 0.02;
const PART = 0.05;
const SECONDS = Number(process.env.SPEED);

/** Games until the interval of a difference is no wider than wanted on either side. */
function gamesFor(tally: Tally, id: string, wanted: number): number {
  const m = MEASURES.findIndex((one) => one.id === id);
  const { total, squares } = tally.differences[m]!;
  const sd = Math.sqrt(Math.max(0, squares / tally.games - (total / tally.games) ** 2));
  let games = 100;
  while (games < 1e6 && halfWidth(games, sd, ALPHA, QUICK.tunedFor) > wanted) games *= 1.02;
  return Math.max(QUICK.fewest, Math.ceil(games));
}

/** Deals after which two points are settled though games of the same deal have nothing in common. */
const WORST = (() => {
  let games = 100;
  while (halfWidth(games, Math.SQRT1_2, ALPHA, QUICK.tunedFor) > POINTS) games *= 1.01;
  return games;
})();

describe.runIf(process.env.SPEED)('speed', () => {
  test.each(VARIANTS)(
    '%s',
    async (slug, given, variant) => {
      const rules = await game(slug);
      const module = await load(rules, fromDisk);
      const settings = ['', variant].map((text) => new Surveyor(rules, module, { ...given, variant: text }, 1));
      surveyed(settings, 0, 20); // warm
      let tallies: Tally[] = [];
      const spent = () => process.cpuUsage().user / 1e6;
      const began = spent();
      for (let first = 20; spent() - began < SECONDS; first += 20) {
        const more = surveyed(settings, first, 20);
        tallies = tallies.length ? tallies.map((own, kind) => merged(own, more[kind]!)) : more;
      }
      const rate = tallies[0]!.games / (spent() - began);
      const told = KINDS.map((kind, k) => {
        const tally = tallies[k]!;
        const turns = tally.of[0]![3]!.total / tally.games;
        const wanted = [
          gamesFor(tally, 'starts', POINTS),
          gamesFor(tally, 'draws', POINTS),
          gamesFor(tally, 'turns', PART * turns),
        ];
        const seconds = wanted.map((games) => (games / rate / 2).toFixed(1));
        return `${kind}: starts ${wanted[0]} deals ${seconds[0]} s, draws ${wanted[1]} ${seconds[1]} s, length ${wanted[2]} ${seconds[2]} s`;
      });
      // games that have nothing to do with each other, whoever starts winning every other one: no variant takes longer
      const worst = WORST / rate / 2;
      console.log(
        `${slug}: ${rate.toFixed(0)} deals a second of one worker; on two: ${told.join(' | ')} | at most ${worst.toFixed(0)} s`,
      );
      expect(rate).toBeGreaterThan(0);
    },
    300_000,
  );
});
