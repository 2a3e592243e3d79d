// The cards of duel: what each act is (docs/rules/duel.md, "The acts"). Which act stands on which end is the view's to say.
import { getContext, setContext } from 'svelte';
import type { CardKind } from './types';

export const KINDS = ['B1', 'B2', 'B3', 'A1', 'A2', 'A3', 'A4', 'A5', 'E1', 'E2', 'E3', 'E4', 'X1', 'X2', 'X3', 'N', 'S1', 'S2', 'S3', 'S4'];

/** The kinds in a game, as its view tells them. */
export type Cards = Record<string, CardKind>;

const CARDS = 'duel cards';
/** The table's cards, for everything that is drawn on it. */
export const shareCards = (cards: () => Cards) => setContext(CARDS, cards);
export const theCards = () => getContext<() => Cards>(CARDS);

export type Sort = 'attack' | 'dodge' | 'quiet' | 'special';

/** The acts in the order of their numbers in events; each with its sort and the rule that says what it does. */
export const ACTS: [name: string, sort: Sort, rule: string][] = [
  ['Snowball Attack', 'attack', 'DUEL-46'],
  ['Slushball Attack', 'attack', 'DUEL-47'],
  ['Sneak Attack', 'attack', 'DUEL-48'],
  ['Iceball Attack', 'attack', 'DUEL-49'],
  ['Barrage', 'attack', 'DUEL-50'],
  ['Throwing Rocks', 'attack', 'DUEL-53'],
  ['Dodge', 'dodge', 'DUEL-55'],
  ['Offensive Dodge', 'dodge', 'DUEL-57'],
  ['Upgrade Dodge', 'dodge', 'DUEL-63'],
  ['Dud', 'dodge', 'DUEL-64'],
  ['Upgrade', 'quiet', 'DUEL-42'],
  ['Ultra Upgrade', 'quiet', 'DUEL-42'],
  ['Refined Upgrade', 'quiet', 'DUEL-70'],
  ['Restock', 'quiet', 'DUEL-59'],
  ['Weapons Cache', 'quiet', 'DUEL-65'],
  ['Raid', 'quiet', 'DUEL-69'],
  ['Snow Fort', 'special', 'DUEL-60'],
  ['Backfire', 'special', 'DUEL-67'],
  ['Snatch and Run', 'special', 'DUEL-61'],
  ['Whitewash', 'special', 'DUEL-62'],
  ['No Effect', 'special', 'DUEL-105'],
];

const NAMES = ACTS.map(([name]) => name);
export const FATES = ['none', 'hit', 'miss', 'avoid', 'refl', 'void', 'dodge', 'fail', 'idle', 'def', 'block', 'eff'];

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

const plain: Meaning = { verb: 'plain', kind: '', side: 0, from: 'none', pile: -1 };

export function meaning(move: string, cards: Cards): Meaning {
  const words = move.split(' ');
  const last = words[words.length - 1]!.toUpperCase();
  if (words[0] === 'play') {
    const cached = words[1] === 'cached';
    const rest = words.slice(cached ? 2 : 1);
    const from = cached ? 'cache' : 'hand';
    if (rest[0] === 'no') return { ...plain, verb: 'play', kind: 'N', side: rest.length > 2 ? 1 : 0, from };
    const kind = rest[0]!.toUpperCase();
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
