import { expect, test } from 'vitest';
import { asBefore, rolledIn } from './rolls';
import type { Kid } from './view';

const event = (kind: string, b: number, c: number) => ({ kind, seat: 0, a: 0, b, c, text: 'so far' });

test('a walk shows its die, and a dash, of which only the sum is known, shows none', () => {
  const [walk, vault, dash] = [0, 2, 3];
  expect(rolledIn(event('move_roll', walk, 2))).toEqual({ faces: [2], text: 'so far' });
  expect(rolledIn(event('move_roll', dash, 2))).toEqual({ faces: [], text: 'so far' });
  expect(rolledIn(event('move_roll', vault, 0))).toBeNull();
});

test('while dice tumble nothing of what they come to is seen, and whoever walked has walked', () => {
  const kid = (id: number, more: Partial<Kid>) =>
    ({ id, dice: 6, down: false, gone: false, at: [4, 4], ...more }) as Kid;
  const before = [kid(0, {}), kid(1, {}), kid(2, {})];
  const now = [kid(0, { at: [9, 9] }), kid(1, { dice: 4, down: true }), kid(2, { gone: true, at: null })];
  expect(asBefore(now, before)).toEqual([kid(0, { at: [9, 9] }), kid(1, {}), kid(2, {})]);
  expect(asBefore(now, [])).toEqual(now); // of a table that was opened in the middle nothing is known
});
