// What a game is to the engine in the page: its facts, its record, its options, its words. Each game's rules.ts is made by
// `python -m snowyard.typescript` and fetched when the game is wanted.
import type { Content } from './content';
import type { Place } from './record';
import { listing, Refusal } from './refusal';
import type { AnySpeaker, Speaker } from './speaker';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- translated code has no types */
type Made = any;
/** The fields of the options while they are being settled. */
export type Block = Record<string, Made>;

/** How an option is read: engine/options.ts. */
export type Declared =
  | { kind: 'number'; default: number; bounds: readonly number[] }
  | { kind: 'choice'; default: string; words: string[]; numbers: number[] }
  | { kind: 'switch'; default: boolean }
  | { kind: 'text'; default: number | string; read: (value: Made) => Made }
  | { kind: 'variant'; default: '' };

/** The settings of a search (players/search.py), and how many of a hundred decisions are slips. A level without rounds is the
 *  hand-written player. */
export interface Level {
  slips: number;
  rounds?: number;
  seconds?: number;
  explore?: number;
  guided?: number;
  widen?: number;
  widest?: number;
  bias?: number;
  horizon?: number;
  caution?: number;
  nodes?: number;
  edges_a_node?: number;
  learned?: number;
}

/** What whoever calls a module must know (kernel/wasm_code.py). */
export interface Sizes {
  record: number;
  quiet: number;
  options: number;
  mask_words: number;
  actions: number;
  seats: number;
  deepest: number;
}

/** The trained network that the game has (players/networks.py): a hash of what it was trained on, and how many numbers there are. */
export interface Learned {
  trained_on: string;
  inputs: number;
  weights: number;
  biases: number;
  units: number;
}

export interface Rules {
  slug: string;
  /** The hash of the sources that the module must be built from. */
  sources: string;
  version: number;
  size: Sizes;
  /** The number of the phase in which nobody decides any more. */
  over: number;
  /** The move by which a seat gives up; -1: there is none. */
  gives_up: number;
  never_undone: number[];
  /** A record without room for events: words from, to, how many; and the counts that become 0 in it. */
  shrink: number[][];
  clear: (number | string)[][];
  /** What dice and draws show, and what they are called, by their faces. */
  faces: Record<string, string[]>;
  dice: Record<string, string>;
  levels: Record<string, Level>;
  network: Learned | null;
  places: Record<string, Place>;
  bytes: number;
  /** The fields of the options, content among them. */
  fields: string[];
  options: Record<string, Declared>;
  content: Content[];
  /** Of each entry of the content: the least and the greatest number, how many, at least how many. */
  limits: number[][];
  settle_content: ((o: Block) => void) | null;
  settle: ((o: Block) => void) | null;
  remarks: ((o: Block) => string[]) | null;
  hides: ((o: Block) => string) | null;
  /* eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has types of its own */
  speaker: Speaker<any, any, any>;
}

const FILES = import.meta.glob<{ rules: Rules }>('../games/*/rules.ts');
const slugOf = (file: string) => file.split('/').at(-2)!;

/** A game by its name, fetched when it is wanted. */
export async function game(slug: string): Promise<Rules> {
  const file = FILES[`../games/${slug}/rules.ts`];
  if (!file)
    throw new Refusal(
      'unknown game',
      `there is no game '${slug}'; there are ${listing(Object.keys(FILES).map(slugOf))}.`,
    );
  return (await file()).rules;
}

export const speakerOf = (rules: Rules): AnySpeaker => rules.speaker as AnySpeaker;
