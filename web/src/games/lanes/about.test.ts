import { beforeAll, describe, expect, test } from 'vitest';
import { prepare } from '../../sentences/games.svelte';
import type { SceneSeat } from '../scene';
import { score } from '../score';
import { about, listed, powerWord } from './about';
import { PARTS } from './types';
import type { CardView, PlayerView, View } from './view';

const seats = [{ name: 'Ann' }, { name: 'Bob' }] as SceneSeat[];
const numbers = {
  lanes_to_win: 2,
  actions: 3,
  attack: 1,
  pair_times: 2,
  action_points: 1,
  retaliate: 1,
  nimble: 2,
  twinstrike: 1,
};
const view = {
  deck: [
    { rank: 'Q', power: 'MOVE', hit_points: 2, copies: 4 },
    { rank: 'spare-1', power: null, hit_points: 1, copies: 2 },
  ],
  numbers,
} as unknown as View;
const card = (more: Partial<CardView>): CardView => ({
  slot: 4,
  name: 's4',
  rank: 'Q',
  power: 'MOVE',
  face_up: true,
  damage: 0,
  hit_points: 2,
  frozen: false,
  attacks: 0,
  double: false,
  partner: null,
  base: false,
  locked: false,
  pending: 0,
  known_by: [0],
  not_a_3: false,
  ...more,
});

beforeAll(() => prepare('lanes'));

describe('what is said about a card', () => {
  test('a face-up card says what it does and bears', () => {
    expect(about(card({ damage: 1, partner: 5 }), 0, 1, 0, seats, view)).toBe(
      'Your Queen in lane 2. Its power is Move, and face-up it has 2 hit points (LANES-34). ' +
        'When the card turns up, you may bring one of your cards from another lane to its lane (LANES-66). ' +
        '1 damage; 2 kill it (LANES-34). Paired: the two attack together, for 2 damage (LANES-74).',
    );
    const named = { ...view, names: { 'ranks.spare-1': 'Icicle' } } as View;
    expect(about(card({ rank: 'spare-1', power: null }), 1, 0, 0, seats, named)).toMatch(
      /^Bob’s Icicle in lane 1\. It has no power/,
    );
    expect(about(card({ rank: 'spare-1', power: null }), 1, 0, 0, seats, view)).toBe(
      'Bob’s Spare 1 in lane 1. It has no power, and face-up it has 1 hit point (LANES-34).',
    );
  });

  test('a face-down card says what you know, and who else knows it', () => {
    expect(
      about(card({ rank: null, power: null, face_up: false, base: true, locked: true }), 1, 2, 0, seats, view),
    ).toBe(
      'Bob’s base card in lane 3. You do not know what it is (LANES-25). It is locked in the snow until the pile is empty (LANES-14).',
    );
    expect(about(card({ face_up: false, known_by: [0, 1] }), 0, 2, 0, seats, view)).toMatch(
      /^Your face-down card in lane 3. You know it: Queen \(LANES-25\)\. .* Bob knows it too\.$/,
    );
  });

  test('a discard names what lies open', () => {
    const player = {
      dead: [card({}), card({ face_up: false, rank: null })],
      discarded_size: 1,
      discarded: null,
    } as unknown as PlayerView;
    expect(listed(player, 1, 0, seats, view)).toBe(
      'Bob’s discard: Queen and 2 face-down. It never comes back (LANES-13).',
    );
    expect(powerWord('MOVE')).toBe('Move');
  });
});

test('the end is told by lanes', () => {
  const sent = { ...PARTS, game: 'lanes', seats: 2, turn: 9, options: {}, you: -1, actor: -1 };
  const { heads, rows } = score('lanes', { ...sent, players: [{ lanes_won: 2 }, { lanes_won: 1 }] }, [1, 0]);
  expect(heads).toEqual(['Lanes won']);
  expect(rows.map((row) => row.cells[0])).toEqual(['2', '1']);
});
