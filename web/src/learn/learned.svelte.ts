// What somebody on this device has learned: steps of lessons by game, things that were explained, and tables with a coach.
import { keep as store, kept as stored } from '../state/store';

interface Kept {
  done: Record<string, string[]>;
  met: Record<string, string[]>;
  coached: string[];
}

const PLACE = 'snowyard.learned';
const MOST_COACHED = 50;

function read(): Kept {
  const none: Kept = { done: {}, met: {}, coached: [] };
  try {
    return { ...none, ...(JSON.parse(stored(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

let kept = $state.raw<Kept>(read());

function keep(change: Partial<Kept>): void {
  kept = { ...read(), ...change }; // another page may have learned something meanwhile
  store(PLACE, JSON.stringify(kept));
}

const added = (to: Record<string, string[]>, game: string, names: string[]): Record<string, string[]> => ({
  ...to,
  [game]: [...new Set([...(to[game] ?? []), ...names])],
});

export const learned = {
  done: (game: string): string[] => kept.done[game] ?? [],
  met: (game: string): string[] => kept.met[game] ?? [],
  isCoached: (table: string): boolean => kept.coached.includes(table),
  /** A step is done; what it taught is known. */
  finish(game: string, step: string, things: string[] = []): void {
    const now = read();
    keep({ done: added(now.done, game, [step]), met: added(now.met, game, things) });
  },
  meet(game: string, thing: string): void {
    keep({ met: added(read().met, game, [thing]) });
  },
  coach(table: string): void {
    keep({ coached: [...read().coached, table].slice(-MOST_COACHED) });
  },
};
