// Puzzles as the files beside the page have them (src/snowyard/match/puzzles.py), and which of them were solved in this browser.
import { say } from '../sentences/page.svelte';
import { beside } from '../state/alone';
import { keep, kept } from '../state/store';
import { Trouble } from '../state/trouble';

export interface Puzzle {
  seed: string;
  options: Record<string, boolean | number | string>;
  moves: string[];
  best: string;
  second: string;
  simple: string;
  worth: number;
  worth_second: number;
  error: number;
  grade: number;
  solved: boolean;
  mark: string;
}

async function file<T>(name: string): Promise<T> {
  const got = await fetch(beside(`data/${name}`)).catch(() => null);
  if (!got?.ok) throw new Trouble('offline', say('files-missing'));
  return (await got.json()) as T;
}

/** How many puzzles each game has. */
export const counts = (): Promise<Record<string, number>> => file('puzzles.json');
export const puzzlesOf = (game: string): Promise<Puzzle[]> => file(`puzzles.${game}.json`);

const DAYS_FROM = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

/** The number of the puzzle of a day, of so many: another one each day until all have been there. */
export function ofTheDay(count: number, day: Date): number {
  const days = Math.round((Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) - DAYS_FROM) / DAY);
  return ((days % count) + count) % count;
}

const PLACE = 'snowyard.puzzles';

/** The marks of those that were solved here. */
export function solvedHere(): string[] {
  try {
    const solved: unknown = JSON.parse(kept(PLACE) ?? '[]');
    return Array.isArray(solved) ? solved.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSolved(mark: string): void {
  keep(PLACE, JSON.stringify([...new Set([...solvedHere(), mark])]));
}
