import { expect, test } from 'vitest';
import { gain } from './marks';

test('what was gained never lies outside its own interval', () => {
  expect(gain(-0.012, 0.02)).toEqual({ more: 0, low: 0, high: 3 });
  expect(gain(0.03, 0.02)).toEqual({ more: 3, low: 0, high: 7 });
  expect(gain(0.99, 0.02)).toEqual({ more: 99, low: 95, high: 100 });
});
