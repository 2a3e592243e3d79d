import { expect, test } from 'vitest';
import { diceOf } from './dice';

const event = (kind: string, a: number, b = 0, c = 0) => ({ kind, seat: 0, a, b, c, text: '' });

test('the Cube of forts shows a face and a digit', () => {
  expect(diceOf('forts', event('roll', 6, 0))).toEqual(['S', ' 0']);
  expect(diceOf('forts', event('hit', 3))).toEqual([]);
});

test('village writes dice as digits', () => {
  expect(diceOf('village', event('command', 2, 461, 35))).toEqual([4, 6, 1, 3, 5]);
  expect(diceOf('village', event('hit_roll', 52, 7, 8))).toEqual([5, 2]);
});
