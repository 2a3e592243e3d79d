import { expect, test } from 'vitest';
import { beside } from './fire';

const line = (...ends: [number, number, number, number]) => ({
  ends: [...ends, 0] as [number, number, number, number, number],
});

test('of two lines of fire that go almost the same way each number says whose it is', () => {
  const east = line(100, 100, 300, 100);
  expect(beside(east, line(100, 100, 280, 120))).toBe(true);
  expect(beside(east, line(100, 100, 150, 110))).toBe(true); // on the way to the farther one
  expect(beside(east, line(100, 100, 240, 240))).toBe(false);
  expect(beside(east, line(100, 100, 0, 100))).toBe(false);
  expect(beside(east, line(100, 140, 300, 140))).toBe(false); // another Kid throws there
});
