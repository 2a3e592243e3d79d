// What the page and the worker of a table say to each other. A line is one seat's; its texts are those of a server's socket.
import type { LessonSetup, Value } from '../engine/local';

/** The module and the page are of different versions, though both were fetched anew: the page itself is old. */
export const STALE = 'stale module';

export interface NewHere {
  game: string;
  players: { name: string; bot: string }[];
  options: Record<string, Value>;
  salts: Record<number, string>;
  lot: boolean;
  hints: boolean | null;
  seed: Uint8Array;
}

export type Question =
  | { what: 'deal'; setup: NewHere }
  | { what: 'lesson'; setup: LessonSetup }
  | { what: 'things'; lang: string }
  | { what: 'replay'; seat: number; lang: string }
  | { what: 'replay file'; text: string; seat: number; lang: string }
  | { what: 'play on'; record: string; number: number; more: string; level: string }
  | { what: 'record' }
  | { what: 'unfinished' }
  | { what: 'rematch'; to: string; salts: string[]; seed: Uint8Array };

/** The first message names the table, where the files beside the page lie, and what the bots' luck begins with. */
export type ToWorker =
  | { begin: string; base: string; luck: bigint }
  | { line: number; seat: number }
  | { line: number; text: string }
  | { line: number; gone: true }
  | { ask: number; question: Question };

export type FromWorker =
  | { fetching: string; done: number; all: number }
  | { line: number; text: string }
  | { line: number; closed: true }
  | { answer: number; value: unknown }
  | { answer: number; code: string; sentence: string };
