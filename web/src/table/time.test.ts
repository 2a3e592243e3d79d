import { expect, test } from 'vitest';
import { preparePage } from '../sentences/page.svelte';
import { timeSaid } from './time';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test('time is said as clocks show it, from seconds to days', async () => {
  await preparePage();
  for (const [left, said] of [
    [-5, '0:00'],
    [9_000, '0:09'],
    [61_500, '1:02'], // what has begun counts
    [59 * MINUTE, '59:00'],
    [HOUR + 5 * MINUTE, '1 h 5 min'],
    [DAY - 1, '1 d 0 h'],
    [DAY, '1 d 0 h'],
    [2 * DAY + 23 * HOUR + 59 * MINUTE, '2 d 23 h'],
    [7 * DAY, '7 d 0 h'],
  ] as const)
    expect(timeSaid(left).replace(/[\u2068\u2069]/g, '')).toBe(said);
});
