import { expect, test } from 'vitest';
import { score } from '../score';
import { frame } from './frame';
import { PARTS } from './types';

const event = (kind: string, a = 0, b = 0, c = 0) => ({ kind, seat: 0, a, b, c, text: '' });

const sent = { ...PARTS, game: 'village', seats: 4, turn: 9, options: {}, you: -1, actor: -1 };

test('the end is told by team, and joint winners share a place', () => {
  const view = {
    ...sent,
    teams: [
      { seats: [0, 1], total: 15 },
      { seats: [2, 3], total: 5 },
    ],
    kids: [
      { team: 0, gone: false, points: 5 },
      { team: 1, gone: true, points: 3 },
    ],
  };
  const { rows } = score('village', view, [0.5, 0.5, 0, 0]);
  expect(rows.map((row) => [row.seat, row.place, ...row.cells])).toEqual([
    [0, 1, '15', '5', '1'],
    [1, 1, '15', '5', '1'],
    [2, 3, '5', '0', '0'],
    [3, 3, '5', '0', '0'],
  ]);
});

test('dice are written as digits', () => {
  expect(frame.dice!.command!(event('command', 2, 461, 35))).toEqual([4, 6, 1, 3, 5]);
  expect(frame.dice!.hit_roll!(event('hit_roll', 52, 7, 8))).toEqual([5, 2]);
});

test('the strip leaves out what the picture shows, so that what a throw came to stays in it', () => {
  const news = (kind: string, c = 0) => !frame.obvious!(event(kind, 0, 2, c));
  for (const kind of [
    'throw',
    'hit_roll',
    'hit',
    'miss',
    'points',
    'lost',
    'moved',
    'gather',
    'check',
    'caught',
    'removed',
    'turn',
  ])
    expect(news(kind), kind).toBe(true);
  for (const kind of ['order_roll', 'order', 'activate', 'command', 'spend', 'move_roll', 'needs', 'effect'])
    expect(news(kind), kind).toBe(false);
  const [rests, missedByFar] = [0, 1];
  expect(news('end_activation', rests)).toBe(false);
  expect(news('end_activation', missedByFar)).toBe(true);
});
