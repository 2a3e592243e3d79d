// What is surely good or bad to have, by intervals that hold for all things of a table at once.
import type { worths } from './rows.svelte';

type One = ReturnType<typeof worths>[number];

/** The best first, the worst first; what may be worth nothing is in neither. */
export function surely(all: One[]): { good: One[]; bad: One[] } {
  const sure = all.filter(({ value, half }) => Math.abs(value) > half);
  return {
    good: sure.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value),
    bad: sure.filter(({ value }) => value < 0).sort((a, b) => a.value - b.value),
  };
}
