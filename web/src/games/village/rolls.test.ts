import { expect, test } from 'vitest';
import { rolledIn } from './rolls';
import type { Move } from './types';

const event = (kind: string, a = 0, b = 0, c = 0) => ({ kind, seat: 0, a, b, c, text: 'so far' });
const moving = (kind: Move['kind'], inches: number, die: number | null) => ({ move: { kid: 0, kind, inches, die } });
const still = { move: null };

test('a walk shows its die, and a dash, of which only the sum is known, shows none', () => {
  const roll = event('move_roll');
  expect(rolledIn(roll, moving('move', 2, 2))).toEqual({ faces: [2], text: 'so far' });
  expect(rolledIn(roll, moving('slide', 5, 3))).toEqual({ faces: [3], text: 'so far' });
  expect(rolledIn(roll, moving('dash', 2, null))).toEqual({ faces: [], text: 'so far' });
  expect(rolledIn(roll, moving('vault', 0, null))).toBeNull();
});

test('what the game says of the dice of an event is shown; the order has a row of its own', () => {
  expect(rolledIn(event('command', 2, 461, 35), still)!.faces).toEqual([4, 6, 1, 3, 5]);
  expect(rolledIn(event('order_roll', 2, 4), still)).toBeNull();
  expect(rolledIn(event('hit'), still)).toBeNull();
});
