import { expect, test } from 'vitest';
import { ofTheDay } from './puzzles';

test('every day has another puzzle until all have been there, in any time of the day', () => {
  const days = Array.from({ length: 5 }, (_, n) => ofTheDay(5, new Date(2026, 10, 17 + n, 23, 59)));
  expect([...days].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(ofTheDay(5, new Date(2026, 10, 17, 0, 1))).toBe(days[0]);
  expect(ofTheDay(7, new Date(2026, 0, 1))).toBe(0);
  expect(ofTheDay(7, new Date(2025, 11, 31))).toBe(6);
});
