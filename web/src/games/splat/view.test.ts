import { describe, expect, test } from 'vitest';
import { layout } from './layout';
import { ways, type View } from './view';

const kinds = [
  { kind: 'single', does: 'throw' },
  { kind: 'splatball', does: 'splat' },
  { kind: 'spare-1', does: 'splat' },
  { kind: 'spare-2', does: 'throw' },
];
const choice = (move: string) => ({ move, label: move });
const things = (moves: string[], hand: string[]) =>
  ways(moves.map(choice), { hand, kinds } as unknown as View, 0).map((way) => [way.move, ...way.things].join(' > '));

describe('splat', () => {
  test('in the standard game a target is enough, or the card and then the target', () => {
    expect(things(['single p2'], [])).toEqual(['single p2 > kid 2', 'single p2 > card > kid 2']);
    expect(things(['wall'], [])).toEqual(['wall > kid 0', 'wall > card']);
    expect(things(['discard pile'], [])).toEqual(['discard pile > discard', 'discard pile > card']);
    expect(things(['splatball p1'], [])[0]).toBe('splatball p1 > heap 1');
    expect(things(['spare-1 p1'], [])[0]).toBe('spare-1 p1 > heap 1');
    expect(things(['spare-2 p1'], [])).toEqual(['spare-2 p1 > kid 1', 'spare-2 p1 > card > kid 1']);
  });

  test('in the Strategic Variant a card of the hand comes first, each of two alike', () => {
    expect(things(['single p2', 'discard fort'], ['single', 'fort', 'single'])).toEqual([
      'single p2 > hand 0 > kid 2',
      'single p2 > hand 2 > kid 2',
      'discard fort > hand 1 > discard',
    ]);
  });

  test('protection is chosen by itself or in words', () => {
    expect(things(['answer wall', 'answer two-walls'], [])).toEqual([
      'answer wall > answer wall',
      'answer wall > part wall',
      'answer two-walls > answer two-walls',
    ]);
  });

  test.each([
    [1280, 560],
    [700, 460],
    [390, 460],
    [360, 420],
  ])('everybody has a place of their own at %i by %i', (width, height) => {
    for (let seats = 2; seats <= 7; seats++)
      for (const me of [-1, 0, seats - 1]) {
        const plan = layout(width, height, seats, me, me < 0 ? 0 : 3);
        const many = layout(width, height, seats, me, 6).hand;
        expect(many.x[5]! + many.width / 2, 'six cards have room').toBeLessThanOrEqual(width + 1);
        expect(plan.places.map((p) => p.seat).sort()).toEqual(Array.from({ length: seats }, (_, i) => i));
        for (const p of plan.places) {
          expect(p.x - p.plate / 2).toBeGreaterThanOrEqual(-1);
          expect(p.x + p.plate / 2).toBeLessThanOrEqual(width + 1);
          expect(p.y + 57).toBeLessThanOrEqual(plan.height + 1);
          for (const other of plan.places) {
            const apart = Math.abs(p.x - other.x) >= (p.plate + other.plate) / 2 - 1 || Math.abs(p.y - other.y) >= 52;
            expect(p === other || apart, `${seats} seats, me ${me}: ${p.seat} and ${other.seat}`).toBe(true);
          }
        }
      }
  });
});
