import { expect, test } from 'vitest';
import { frameOf } from './frames';
import { score } from './score';

test('a game without a frame of its own is ordered by what was won', () => {
  expect(frameOf('none')).toBeUndefined();
  expect(score('none', {}, [0, 1])).toEqual({
    heads: [],
    rows: [
      { seat: 1, won: true, place: 1, cells: [] },
      { seat: 0, won: false, place: 2, cells: [] },
    ],
  });
});
