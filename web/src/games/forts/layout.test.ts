import { describe, expect, test } from 'vitest';
import { BRICK, brickAt, CHART, chartAt, layout, rowsOf, standing, ways, type View } from './layout';

const view = { phase: 'act', player: 0, target: 2, players: [] } as unknown as View;
const choice = (move: string) => ({ move, label: move });

describe('forts', () => {
  test('every move can be made with things in the picture, large or small', () => {
    const moves = [
      'hide',
      'build brick',
      'build snowball',
      'throw p1',
      'throw p1 brick 4',
      'use token',
      'keep token',
      'pick brick 3',
    ].map(choice);
    for (const small of [false, true]) {
      const found = ways(moves, view, 0, small);
      expect(new Set(found.map((way) => way.move)).size).toBe(moves.length);
    }
    expect(ways([choice('pick brick 3')], view, 0, false)[0]!.things).toEqual(['brick 2 3']);
    expect(ways([choice('throw p1 brick 4')], view, 0, true)[0]!.things).toEqual(['fort 1', 'brick 1 4']);
  });

  test('bricks stand on the ground or on other bricks', () => {
    expect(standing([0, 7, 0, 10, 0, 1])).toEqual([1, 3, 5]);
    expect(brickAt(0).y).toBe(brickAt(2).y);
    expect(brickAt(3).y).toBeLessThan(brickAt(0).y);
  });

  test('rows are even, the longer ones in front', () => {
    expect(rowsOf(7, 4)).toEqual([3, 4]);
    expect(rowsOf(3, 4)).toEqual([3]);
  });

  test.each([
    [1280, 560],
    [800, 460],
    [390, 460],
    [360, 420],
  ])('everybody has a place of their own at %i by %i', (width, height) => {
    for (let seats = 2; seats <= 8; seats++)
      for (const me of [-1, 0, seats - 1]) {
        const plan = layout(width, height, seats, me);
        expect(plan.places.map((p) => p.seat).sort()).toEqual(Array.from({ length: seats }, (_, i) => i));
        for (const p of plan.places) {
          expect(p.x - p.plate / 2).toBeGreaterThanOrEqual(-1);
          expect(p.x + p.plate / 2).toBeLessThanOrEqual(width + 1);
          expect(p.y + 59).toBeLessThanOrEqual(plan.height);
          for (const other of plan.places) {
            const apart = Math.abs(p.x - other.x) >= (p.plate + other.plate) / 2 - 1 || Math.abs(p.y - other.y) >= 60;
            expect(p === other || apart, `${seats} seats: ${p.seat} and ${other.seat}`).toBe(true);
          }
        }
      }
  });

  test.each([
    [1280, 560],
    [844, 390],
    [820, 890],
    [390, 560],
  ])('the chart of a throw covers no brick of the one it is aimed at, at %i by %i', (width, height) => {
    for (let seats = 2; seats <= 8; seats++) {
      const plan = layout(width, height, seats, 0);
      if (plan.small) continue; // there a fort opens in a close-up
      const mine = plan.places.find((p) => p.seat === 0)!;
      for (const target of plan.places.filter((p) => p !== mine)) {
        const chart = chartAt(mine, target, width);
        for (let i = 0; i < 6; i++) {
          const brick = brickAt(i);
          const aside = Math.abs(target.x + brick.x * target.k - chart.x) >= (CHART.width + BRICK.width * target.k) / 2;
          const above = target.y + (brick.y - BRICK.height / 2) * target.k - chart.y >= CHART.height / 2;
          expect(aside || above, `${seats} seats: brick ${i} of ${target.seat}`).toBe(true);
        }
      }
    }
  });
});
