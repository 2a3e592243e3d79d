import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, salt, sha256 } from './seal';

test('sha256 agrees with the system for every length up to three blocks', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('hex is read as bytes, and a salt is 16 of them', () => {
  expect([...fromHex('00ff10')]).toEqual([0, 255, 16]);
  expect(salt()).toMatch(/^[0-9a-f]{32}$/);
  expect(salt()).not.toBe(salt());
});
