import { expect, test } from 'vitest';
import { facts, named, parts, seated, text } from './generic';

const words = { called: { hand: 'your hand', soft: 'soft push' }, yes: 'yes', no: 'no' };

test('names of fields become words', () => {
  expect(named('hit_points', words)).toBe('hit points');
  expect(named('hand', words)).toBe('your hand');
});

test('every value has a text', () => {
  expect(
    [3, null, true, false, 'soft', 'act', [], [1, 2], { a_b: 1 }, [[1], [2, 3]], [{ a: 1 }, null]].map((value) =>
      text(value, words),
    ),
  ).toEqual(['3', '–', 'yes', 'no', 'soft push', 'act', '–', '1, 2', 'a b 1', '1; 2, 3', 'a 1; –']);
});

test('a view falls into what lies on the table and what only the viewer sees', () => {
  const view = {
    game: 'x',
    seats: 2,
    turn: 0,
    you: 0,
    actor: 0,
    players: [{ place: 1 }, { place: 2 }],
    die: 4,
    cards: [{ card: 'soft', steps: 1 }],
    hand: { soft: 2 },
    secret: null,
  };
  expect(seated(view)).toEqual([{ place: 1 }, { place: 2 }]);
  expect(facts({ place: 1 }, words)).toEqual([{ name: 'place', value: '1' }]);
  const { open, mine } = parts(view, ['hand', 'secret'], words);
  expect(open).toEqual({
    facts: [{ name: 'die', value: '4' }],
    sheets: [
      { name: 'cards', heads: ['card', 'steps'], rows: [['soft push', '1']], headed: true, figures: [false, true] },
    ],
  });
  expect(mine).toEqual({
    facts: [],
    sheets: [{ name: 'your hand', heads: [], rows: [['soft push', '2']], headed: true, figures: [false, true] }],
  });
});

test('a list of lists is a table without headings', () => {
  expect(parts({ seats: 2, grid: [['soft', 1], [null]] }, [], words).open.sheets).toEqual([
    {
      name: 'grid',
      heads: [],
      rows: [
        ['soft push', '1'],
        ['–', ''],
      ],
      headed: false,
      figures: [false, false],
    },
  ]);
});

test('players who are not one struct for each seat are drawn like everything else', () => {
  expect(seated({ seats: 2, players: [1, 2] })).toEqual([]);
  expect(parts({ seats: 2, players: [1, 2] }, [], words).open.facts).toEqual([{ name: 'players', value: '1, 2' }]);
});
