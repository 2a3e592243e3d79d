import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../../sentences/games.svelte';
import { score } from '../score';
import { frame } from './frame';
import { PARTS } from './types';

const event = (kind: string, a = 0, b = 0) => ({ kind, seat: 0, a, b, c: 0, text: '' });

beforeAll(() => prepare('forts'));

const sent = { ...PARTS, game: 'forts', seats: 3, turn: 9, options: {}, you: -1, actor: -1 };

test('the end is told by rank, with the hit points that are left', () => {
  const view = {
    ...sent,
    players: [
      { rank: 2, out: true },
      { rank: 1, hit_points: 7 },
      { rank: 3, out: true },
    ],
  };
  const { heads, rows } = score('forts', view, [0, 1, 0]);
  expect(heads).toEqual(['Hit points left']);
  expect(rows.map((row) => [row.seat, row.place, row.cells[0]])).toEqual([
    [1, 1, '7'],
    [0, 2, 'out'],
    [2, 3, 'out'],
  ]);
});

test('the Cube shows a face and a digit', () => {
  expect(frame.dice!.roll!(event('roll', 6, 0))).toEqual(['S', ' 0']);
  expect(frame.dice!.hit).toBeUndefined();
});
