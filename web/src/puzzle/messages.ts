// What the page and the worker of a puzzle say to each other.
import type { Choice } from '../games/scene';
import type { SentView } from '../wire';
import type { Puzzle } from './puzzles';

export interface ToPuzzle {
  game: string;
  puzzle: Puzzle;
  names: string[];
  lang: string;
  base: string;
}

/** What the seat that decides sees, and what it may do; `record`: the game so far, for playing on. */
export type FromPuzzle =
  | { seat: number; names: string[]; view: SentView; moves: Choice[]; prompt: string; record: string }
  | { fetching: string; done: number; all: number }
  | { code: string; sentence: string };
