import { expect, test } from 'vitest';
import { asBefore, rolledIn } from './rolls';
import type { Move } from './types';
import type { Kid } from './view';

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

test('while dice tumble nothing of what they come to is seen, and whoever walked has walked', () => {
  const kid = (id: number, more: Partial<Kid>) =>
    ({ id, dice: 6, down: false, gone: false, at: [4, 4], ...more }) as Kid;
  const before = [kid(0, {}), kid(1, {}), kid(2, {})];
  const now = [kid(0, { at: [9, 9] }), kid(1, { dice: 4, down: true }), kid(2, { gone: true, at: null })];
  expect(asBefore(now, before)).toEqual([kid(0, { at: [9, 9] }), kid(1, {}), kid(2, {})]);
  expect(asBefore(now, [])).toEqual(now); // of a table that was opened in the middle nothing is known
});
