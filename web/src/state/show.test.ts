import { expect, test } from 'vitest';
import { dwell, longest, reading } from './show';

test('whoever wants no wait gets none', () => {
  expect(reading(80, 0, 3)).toBe(0);
  expect(longest(5, 0, 3)).toBe(0);
});

test('three bots of one round are on the screen for longer than a second and a half', () => {
  expect(3 * reading(0, 1, 2)).toBeGreaterThan(1500);
});

test('longer sentences stay longer, up to two seconds', () => {
  expect(reading(90, 1, 0)).toBeGreaterThan(reading(30, 1, 0));
  expect(reading(9000, 1, 0)).toBe(2000);
  expect(reading(90, 2, 0)).toBe(2 * reading(90, 1, 0));
});

test('the more steps wait, the quicker they pass', () => {
  expect(reading(90, 1, 30)).toBeLessThan(reading(90, 1, 0) / 3);
  expect(longest(3, 250, 30)).toBeLessThan(longest(3, 250, 0) / 3);
});

test('in a replay more events stay longer, up to five motions, and none without motion', () => {
  expect(dwell(5, 0, 3)).toBe(0);
  expect(dwell(3, 250, 0)).toBeGreaterThan(dwell(1, 250, 0));
  expect(dwell(100, 250, 0)).toBe(5 * 250);
  expect(dwell(3, 250, 30)).toBeLessThan(dwell(3, 250, 0) / 3);
});
