// The cards of duel: what each act is (docs/rules/duel.md, "The acts"). Which act stands on which end is the view's to say.
import { getContext, setContext } from 'svelte';
import type { CardKind, View } from './types';

export const KINDS = [
  'B1',
  'B2',
  'B3',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'E1',
  'E2',
  'E3',
  'E4',
  'X1',
  'X2',
  'X3',
  'N',
  'spare-1',
  'spare-2',
  'spare-3',
  'spare-4',
];

/** The kinds in a game, as its view tells them. */
export type Cards = Record<string, CardKind>;

/** What is drawn on a table must know of it: its cards, how many of them are drawn, its options. */
export type Table = Pick<View, 'cards' | 'draws' | 'options' | 'names'>;

const TABLE = 'duel table';
export const shareTable = (table: () => Table) => setContext(TABLE, table);
export const theTable = () => getContext<() => Table>(TABLE);

export type Sort = 'attack' | 'dodge' | 'quiet' | 'special';

/** The acts in the order of their numbers in events; each with its sort. What they do is said by the sentences `thing-…`. */
export const ACTS: [name: string, sort: Sort][] = [
  ['Snowball Attack', 'attack'],
  ['Slushball Attack', 'attack'],
  ['Sneak Attack', 'attack'],
  ['Iceball Attack', 'attack'],
  ['Barrage', 'attack'],
  ['Throwing Rocks', 'attack'],
  ['Dodge', 'dodge'],
  ['Offensive Dodge', 'dodge'],
  ['Upgrade Dodge', 'dodge'],
  ['Dud', 'dodge'],
  ['Upgrade', 'quiet'],
  ['Ultra Upgrade', 'quiet'],
  ['Refined Upgrade', 'quiet'],
  ['Restock', 'quiet'],
  ['Weapons Cache', 'quiet'],
  ['Raid', 'quiet'],
  ['Snow Fort', 'special'],
  ['Backfire', 'special'],
  ['Snatch and Run', 'special'],
  ['Whitewash', 'special'],
  ['No Effect', 'special'],
];

/** What their sentences are called. */
export const ACT_IDS = [
  'snowball-attack',
  'slushball-attack',
  'sneak-attack',
  'iceball-attack',
  'barrage',
  'throwing-rocks',
  'dodge',
  'offensive-dodge',
  'upgrade-dodge',
  'dud',
  'upgrade',
  'ultra-upgrade',
  'refined-upgrade',
  'restock',
  'weapons-cache',
  'raid',
  'snow-fort',
  'backfire',
  'snatch-and-run',
  'whitewash',
  'no-effect',
] as const;

const NAMES = ACTS.map(([name]) => name);
export const FATES = [
  'none',
  'hit',
  'miss',
  'avoid',
  'refl',
  'void',
  'dodge',
  'fail',
  'idle',
  'def',
  'block',
  'eff',
] as const;
/** What becomes of an act: one of them, or '' where it is not told. */
export type Fate = (typeof FATES)[number] | '';

/** The number of the act on an end of a card. */
export function actOn(cards: Cards, kind: string, side: number): number {
  return Math.max(0, NAMES.indexOf(cards[kind]?.acts[side] ?? 'No Effect'));
}

export function pointsOf(cards: Cards, kind: string): number {
  return cards[kind]?.points ?? 0;
}

export function sortOf(act: number): Sort {
  return ACTS[act]![1];
}

/** What a move does to which card: read from its canonical text. */
export interface Meaning {
  /** play: an end of a card. take: a whole card, from where `from` says. pile: an Arsenal pile. plain: no card. */
  verb: 'play' | 'take' | 'pile' | 'plain';
  kind: string;
  side: number;
  from: 'hand' | 'cache' | 'discards' | 'abandoned' | 'played' | 'top' | 'second' | 'pile' | 'none';
  pile: number;
}

/** A kind as views write it, from a move. */
const kindOf = (word: string) => (word.startsWith('spare') ? word : word.toUpperCase());
const plain: Meaning = { verb: 'plain', kind: '', side: 0, from: 'none', pile: -1 };

export function meaning(move: string, cards: Cards): Meaning {
  const words = move.split(' ');
  const last = kindOf(words[words.length - 1]!);
  if (words[0] === 'play') {
    const cached = words[1] === 'cached';
    const rest = words.slice(cached ? 2 : 1);
    const from = cached ? 'cache' : 'hand';
    if (rest[0] === 'no') return { ...plain, verb: 'play', kind: 'N', side: rest.length > 2 ? 1 : 0, from };
    const kind = kindOf(rest[0]!);
    const name = rest.slice(1).join(' ');
    return { ...plain, verb: 'play', kind, side: cards[kind]?.named.indexOf(name) ?? -1, from };
  }
  if (move === 'take top') return { ...plain, verb: 'take', from: 'top' };
  if (move === 'take second') return { ...plain, verb: 'take', from: 'second' };
  if (move.startsWith('raid')) return { ...plain, verb: 'take', from: 'played' };
  if (move.startsWith('pick discard')) return { ...plain, verb: 'take', kind: last, from: 'discards' };
  if (move.startsWith('take abandoned')) return { ...plain, verb: 'take', kind: last, from: 'abandoned' };
  if (words[0] === 'keep') return { ...plain, verb: 'take', kind: last, from: 'hand' };
  if (words[0] === 'pile') return { ...plain, verb: 'pile', from: 'pile', pile: Number(words[1]) };
  return plain;
}
