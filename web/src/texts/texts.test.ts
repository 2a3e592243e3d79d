import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';

test('German says everything, and nothing in English by mistake', () => {
  const same = new Set(['chat', 'reclaimCode', 'speed']);
  for (const [key, text] of Object.entries(en)) {
    const german = de[key as keyof typeof en];
    expect(typeof german, key).toBe(typeof text);
    if (typeof text === 'string' && !same.has(key)) expect(german, key).not.toBe(text);
  }
  expect(de.helpKeys.length).toBe(en.helpKeys.length);
});
