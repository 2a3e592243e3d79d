import { expect, test } from 'vitest';
import { sceneView } from './open';

test('gaps are filled from whoever could see, and nothing else changes', () => {
  const view = {
    you: -1,
    lanes: [
      {
        cards: [
          { rank: null, damage: 1 },
          { rank: 'K', damage: 0 },
        ],
      },
    ],
    players: [{ hand: null }, { hand: null }],
  };
  const seats = [
    {
      you: 0,
      lanes: [
        {
          cards: [
            { rank: '7', damage: 1 },
            { rank: 'K', damage: 0 },
          ],
        },
      ],
      players: [{ hand: ['A'] }, { hand: null }],
    },
    {
      you: 1,
      lanes: [
        {
          cards: [
            { rank: null, damage: 1 },
            { rank: 'K', damage: 0 },
          ],
        },
      ],
      players: [{ hand: null }, { hand: ['2'] }],
    },
  ];
  expect(sceneView(view, seats)).toEqual({
    you: -1,
    lanes: [
      {
        cards: [
          { rank: '7', damage: 1 },
          { rank: 'K', damage: 0 },
        ],
      },
    ],
    players: [{ hand: ['A'] }, { hand: ['2'] }],
  });
});

test('what belongs to a player is as that player sees it: a secret choice, a hand told outside of the players', () => {
  const view = {
    hand: [],
    players: [{ plays: [] }, { plays: [] }],
  };
  const seats = [
    { hand: ['wall'], players: [{ plays: ['B1'] }, { plays: [] }] },
    { hand: ['fort'], players: [{ plays: [] }, { plays: ['A2'] }] },
  ];
  expect(sceneView(view, seats)).toEqual({
    hand: [],
    players: [
      { plays: ['B1'], hand: ['wall'] },
      { plays: ['A2'], hand: ['fort'] },
    ],
  });
});

test('a view of one seat stays as it is', () => {
  expect(sceneView({ you: 0, hand: null }, [])).toEqual({ you: 0, hand: null });
});
