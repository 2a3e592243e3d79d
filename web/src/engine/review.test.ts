// A review in the page: it adds up, and says what Python says (tests/typescript/test_review.py gives it records and what Python found).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LocalTable } from './local';
import { fromDisk } from './disk';
import { seedFrom } from './fair';
import { read } from './recordfile';
import { points, reviewed, type Review } from './review';

interface Told {
  record: string;
  playouts: number;
  rounds: number;
  review: Review;
}

async function played(slug: string): Promise<string> {
  const players = ['Mia', 'Tom'].map((name) => ({ name, bot: 'simple' }));
  const table = await LocalTable.deal({ game: slug, players, seed: seedFrom(5) }, fromDisk);
  while (!table.over) {
    const thinking = table.thinking(undefined, BigInt(table.number));
    for (let slice = thinking.next(); ; slice = thinking.next())
      if (slice.done) {
        table.play(table.actor, slice.value);
        break;
      }
  }
  return table.record();
}

test('start, luck, own play and the play of others are the result, in whole numbers and in rounded ones', async () => {
  const match = await read(await played('forts'), fromDisk);
  const review = reviewed(match, 20, 30);
  expect(review.moves).toHaveLength(match.moves.length);
  for (const [seat, account] of review.ledger.entries()) {
    const [start, luck, own, others, result] = account.whole as [number, number, number, number, number];
    expect(start + luck + own + others).toBe(result);
    expect(result / account.unit).toBe(match.table.payoff[seat]);
    const rounded = points(account);
    expect(rounded[0]! + rounded[1]! + rounded[2]! + rounded[3]!).toBe(rounded[4]);
    const mine = review.moves.filter((move) => move.seat === seat);
    expect(mine.reduce((all, move) => all + move.play[seat]!, 0)).toBeCloseTo(account.own, 9);
  }
});

test.runIf(process.env.SNOWYARD_REVIEWS)('the page finds the numbers that Python finds', async () => {
  for (const line of readFileSync(process.env.SNOWYARD_REVIEWS!, 'utf8').split('\n').filter(Boolean)) {
    const { record, playouts, rounds, review } = JSON.parse(line) as Told;
    const mine = reviewed(await read(record, fromDisk), playouts, rounds);
    expect(mine.moves.map(({ verdict }) => verdict)).toEqual(review.moves.map(({ verdict }) => verdict));
    expect(mine.ledger.map(({ whole }) => whole)).toEqual(review.ledger.map(({ whole }) => whole));
    expect(JSON.parse(JSON.stringify(mine), close)).toEqual(JSON.parse(JSON.stringify(review), close));
  }
});

/** Twelve digits: the last ones of a root or a sum may differ. */
const close = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(12)) : value);
