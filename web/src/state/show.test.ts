import { expect, test } from 'vitest';
import { dwell } from './show';

test('without motion nothing waits', () => {
  expect(dwell(5, 0, 3)).toBe(0);
});

test('more events stay longer, up to five motions', () => {
  expect(dwell(3, 250, 0)).toBeGreaterThan(dwell(1, 250, 0));
  expect(dwell(100, 250, 0)).toBe(5 * 250);
});

test('the more steps wait, the quicker they pass', () => {
  expect(dwell(3, 250, 30)).toBeLessThan(dwell(3, 250, 0) / 3);
});
