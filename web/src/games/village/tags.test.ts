import { expect, test } from 'vitest';
import { hides, meet, tags, type Figure } from './tags';

const spread = (figures: Figure[], k: number) => {
  const found = [...tags(figures, k, 1).values()].map((tag) => ({ ...tag, x: tag.x + tag.dx, y: tag.y + tag.dy }));
  return found.flatMap((a, i) => found.slice(i + 1).filter((b) => meet(a, b, 19 * k)));
};

test('a Kid that stands alone has its name below it', () => {
  const tag = tags([{ id: 3, x: 240, y: 240, wide: 60 }], 1, 1).get(3)!;
  expect([tag.dx, tag.dy]).toEqual([0, 20]);
});

test('names of six Kids in a bunch do not lie on each other', () => {
  for (const apart of [4, 12, 22]) {
    const bunch = Array.from({ length: 6 }, (_, i) => ({
      id: i,
      x: 200 + (i % 3) * apart,
      y: 200 + Math.floor(i / 3) * apart,
      wide: 56,
    }));
    expect(spread(bunch, 1)).toEqual([]);
  }
});

test('names stay on the map', () => {
  for (const [x, y] of [
    [2, 2],
    [478, 478],
  ] as const) {
    const tag = tags([{ id: 0, x, y, wide: 60 }], 1, 1).get(0)!;
    expect(y + tag.dy).toBeLessThan(490);
    expect(Math.abs(x + tag.dx - 240)).toBeLessThan(240);
  }
});

test('names of Kids that stand side by side hide none of them, at any size of the map', () => {
  for (const [k, grown] of [
    [0.7, 1],
    [1, 1],
    [1.4, 1.4],
  ] as const)
    for (const apart of [24, 34]) {
      const figures = [0, 1, 2].map((i) => ({ id: i, x: 420 + i * apart, y: 400 + (i % 2) * 4, wide: 70 * k }));
      for (const tag of tags(figures, k, grown).values()) {
        const name = { x: tag.x + tag.dx, y: tag.y + tag.dy, wide: tag.wide };
        expect(figures.filter((figure) => hides(name, figure, k, grown))).toEqual([]);
      }
    }
});
