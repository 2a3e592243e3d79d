import { expect, test } from 'vitest';
import { en } from '../texts/en';
import { score } from './score';

test('forts: by rank, with the hit points that are left', () => {
  const view = { game: 'forts', players: [{ rank: 2, out: true }, { rank: 1, hit_points: 7 }, { rank: 3, out: true }] };
  const { heads, rows } = score(view, [0, 1, 0], en.scoreWords);
  expect(heads).toEqual(['Hit Points left']);
  expect(rows.map((row) => [row.seat, row.place, row.cells[0]])).toEqual([[1, 1, '7'], [0, 2, 'out'], [2, 3, 'out']]);
});

test('village: by team, and joint winners share a place', () => {
  const view = { game: 'village', teams: [{ seats: [0, 1], total: 15 }, { seats: [2, 3], total: 5 }], kids: [{ team: 0, gone: false }, { team: 1, gone: true }] };
  const { rows } = score(view, [0.5, 0.5, 0, 0], en.scoreWords);
  expect(rows.map((row) => [row.seat, row.place, ...row.cells])).toEqual([[0, 1, '15', '1'], [1, 1, '15', '1'], [2, 3, '5', '0'], [3, 3, '5', '0']]);
});
