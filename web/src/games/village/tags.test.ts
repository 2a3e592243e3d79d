import { expect, test } from 'vitest';
import { hides, inSight, meet, onArc, tags, type Figure } from './tags';

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

test('the words of lines of fire lie on no Kid, no name and no other words where there is room', () => {
  const kids = [
    { id: 0, x: 180, y: 330, wide: 60 },
    { id: 1, x: 180, y: 175, wide: 60 },
    { id: 2, x: 172, y: 190, wide: 60 },
    { id: 3, x: 300, y: 230, wide: 62 },
  ];
  const names = [...tags(kids, 1, 1).values()];
  const laid: { x: number; y: number; wide: number }[] = [];
  for (const to of kids.slice(1)) laid.push(onArc([180, 330, to.x, to.y, 20], 76, 1, 1, names, laid));
  for (const [i, words] of laid.entries()) {
    expect(kids.filter((kid) => hides(words, kid, 1, 1))).toEqual([]);
    expect(names.filter((tag) => meet(words, { ...tag, x: tag.x + tag.dx, y: tag.y + tag.dy }, 20))).toEqual([]);
    expect(laid.slice(0, i).filter((other) => meet(words, other, 23))).toEqual([]);
  }
});

test('the name of a Kid at the upper edge is not cut there', () => {
  for (const k of [0.8, 1, 1.4]) {
    const kids = [0, 14, 28].map((x, id) => ({ id, x: 440 + x, y: 8 + id * 9, wide: 60 * k }));
    for (const tag of tags(kids, k, 1).values()) expect(tag.y + tag.dy - 9 * k).toBeGreaterThanOrEqual(-14);
  }
});

test('on a short line of fire the words go beside it and hide nobody', () => {
  const k = 1.3;
  const kids = [
    { id: 2, x: 130, y: 180, wide: 56 * k },
    { id: 3, x: 80, y: 240, wide: 48 * k },
  ];
  const names = [...tags(kids, k, k).values()];
  const words = onArc([80, 240, 130, 180, 12], 32 * k, k, k, names, []);
  expect(kids.filter((kid) => hides(words, kid, k, k))).toEqual([]);
  expect(names.filter((tag) => meet(words, { ...tag, x: tag.x + tag.dx, y: tag.y + tag.dy }, 20 * k))).toEqual([]);
});

test('the length of a way stays in the picture, above the spot or below it', () => {
  const box = [-14, -14, 508, 508];
  expect(inSight(box, 240, 240, 100, 1)).toEqual([0, -46]);
  expect(inSight(box, 20, 240, 100, 1)[0]).toBe(16);
  expect(inSight(box, 470, 240, 100, 1)[0]).toBe(-26);
  expect(inSight(box, 240, 10, 100, 1)[1]).toBeGreaterThan(0);
});
