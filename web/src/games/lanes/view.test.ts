import { describe, expect, test } from 'vitest';
import { cardWidth, inOrder, layout } from './layout';
import { ways, type CardView, type View } from './view';

const choice = (move: string) => ({ move, label: move });
const card = (slot: number, more: Partial<CardView> = {}): CardView => ({
  slot,
  name: `s${slot}`,
  rank: '7',
  power: 'HEAL',
  face_up: true,
  damage: 0,
  hit_points: 2,
  frozen: false,
  attacks: 0,
  double: false,
  partner: null,
  base: slot < 3,
  locked: false,
  pending: 0,
  known_by: [],
  not_a_3: false,
  ...more,
});
function table(sides: CardView[][][], hand: string[] = ['5', 'J', 'J']): View {
  const player = { hand_size: hand.length, hand, dead: [], discarded_size: 0, discarded: [], lanes_won: 0 };
  return {
    phase: 'act',
    player: 0,
    points: 3,
    pile: 4,
    lanes: sides.map(([a, b]) => ({ result: null, sides: [a!, b!] })),
    players: [player, { ...player, hand: null }],
  } as unknown as View;
}
const many = (n: number, damaged = 0) => Array.from({ length: n }, (_, i) => card(i, { damage: i < damaged ? 1 : 0 }));

describe('lanes', () => {
  const view = table([
    [[card(0), card(3, { partner: 4 }), card(4, { partner: 3 })], [card(0)]],
    [[], []],
    [[], []],
  ]);
  const things = (...moves: string[]) => ways(moves.map(choice), view, 0).map((way) => way.things.join(' > '));

  test('a card of the hand goes to a lane; two alike are two ways to do the same', () => {
    expect(things('play j lane 2')).toEqual(['hand 1 > lane 1', 'hand 2 > lane 1']);
    expect(things('discard 5')).toEqual(['hand 0']);
  });

  test('a pair attacks by either of its cards', () => {
    expect(things('attack s3 s0')).toEqual(['own 3 > foe 0', 'own 4 > foe 0']);
    expect(things('attack s0 s0')).toEqual(['own 0 > foe 0']);
  });

  test('every other move is one thing', () => {
    expect(
      things('flip s0', 'also s5', 'fire s3', 'look own s0', 'look enemy s2', 'move s4', 'move none', 'done'),
    ).toEqual(['own 0', 'foe 5', 'own 3', 'own 0', 'foe 2', 'own 4', 'none', 'done']);
    expect(things('pair s3 s4')).toEqual(['own 3 > own 4', 'own 4 > own 3']);
  });

  test('partners lie side by side', () => {
    const order = inOrder([card(0), card(3, { partner: 9 }), card(5), card(9, { partner: 3 })]);
    expect(order.map((unit) => unit.map((c) => c.slot))).toEqual([[0], [3, 9], [5]]);
  });

  test.each([
    [1280, 560],
    [800, 460],
    [390, 460],
    [360, 400],
  ])('all cards lie inside their lane at %i by %i', (width, height) => {
    for (const n of [0, 1, 3, 6, 9])
      for (const me of [-1, 0, 1]) {
        const plan = layout(
          width,
          height,
          table([
            [many(n), many(2)],
            [many(1), many(n, 2)],
            [many(2, 1), many(0)],
          ]),
          me,
        );
        for (const { x, y, lane, card } of plan.spots) {
          const { box } = plan.lanes[lane]!;
          const wide = (card.damage ? plan.card.height : plan.card.width) / 2;
          expect(x - wide).toBeGreaterThanOrEqual(box.x - 1);
          expect(x + wide).toBeLessThanOrEqual(box.x + box.width + 1);
          expect(y - plan.card.height / 2).toBeGreaterThanOrEqual(box.y - 1);
          expect(y + plan.card.height / 2).toBeLessThanOrEqual(box.y + box.height + 1);
        }
        expect(plan.card.width).toBe(cardWidth(plan.card.height));
        for (const x of plan.hand.x) expect(x + plan.hand.width / 2).toBeLessThanOrEqual(width);
      }
  });
});
