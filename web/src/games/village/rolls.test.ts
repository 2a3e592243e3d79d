import { expect, test } from 'vitest';
import { rolledIn } from './rolls';

const event = (kind: string, b: number, c: number) => ({ kind, seat: 0, a: 0, b, c, text: 'so far' });

test('a walk shows its die, and a dash, of which only the sum is known, shows none', () => {
  const [walk, vault, dash] = [0, 2, 3];
  expect(rolledIn(event('move_roll', walk, 2))).toEqual({ faces: [2], text: 'so far' });
  expect(rolledIn(event('move_roll', dash, 2))).toEqual({ faces: [], text: 'so far' });
  expect(rolledIn(event('move_roll', vault, 0))).toBeNull();
});
