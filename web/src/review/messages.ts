// What the page and the workers that look at a game say to each other. Each worker looks at every `of`-th move.
import type { Standing } from '../engine/review';
import type { Verdict } from '../engine/verdict';

export interface Facts {
  game: string;
  names: string[];
  moves: { seat: number; name: string }[];
  over: boolean;
  ownDice: boolean;
}

/** The moves of a decision as its buttons said them. */
export interface Labels {
  number: number;
  played: string;
  best: string;
  bestName: string;
}

export type ToReviewer = { record: string; part: number; of: number; base: string; lang: string } | { lang: string };

export type FromReviewer =
  | { facts: Facts; aBatch: number; start: number[][] }
  | { standing: Standing }
  | { number: number; verdict: Verdict | null; labels: Labels | null }
  | { labels: Labels[] }
  | { done: true }
  | { code: string; sentence: string };
