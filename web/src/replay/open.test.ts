import { expect, test } from 'vitest';
import { sceneView } from './open';

test('gaps are filled from whoever could see, and nothing else changes', () => {
  const view = {
    you: -1,
    lanes: [{ cards: [{ rank: null, damage: 1 }, { rank: 'K', damage: 0 }] }],
    players: [{ hand: null }, { hand: null }],
    seat_views: [
      { you: 0, lanes: [{ cards: [{ rank: '7', damage: 1 }, { rank: 'K', damage: 0 }] }], players: [{ hand: ['A'] }, { hand: null }] },
      { you: 1, lanes: [{ cards: [{ rank: null, damage: 1 }, { rank: 'K', damage: 0 }] }], players: [{ hand: null }, { hand: ['2'] }] },
    ],
  };
  expect(sceneView(view)).toEqual({
    you: -1,
    lanes: [{ cards: [{ rank: '7', damage: 1 }, { rank: 'K', damage: 0 }] }],
    players: [{ hand: ['A'] }, { hand: ['2'] }],
  });
});

test('a view of one seat stays as it is', () => {
  expect(sceneView({ you: 0, hand: null })).toEqual({ you: 0, hand: null });
});
