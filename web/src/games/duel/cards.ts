// The cards of duel: which act stands on which end is the view's to say, what sort it is the game's (meaning.ts).
import { getContext, setContext } from 'svelte';
import { ACTS, FATES, SORTS } from './meaning';
import type { CardKind, View } from './types';

/** The kinds in a game, as its view tells them. */
export type Cards = Record<string, CardKind>;

/** What is drawn on a table must know of it: its cards, how many of them are drawn, its options. */
export type Table = Pick<View, 'cards' | 'draws' | 'options' | 'names'>;

const TABLE = 'duel table';
export const shareTable = (table: () => Table) => setContext(TABLE, table);
export const theTable = () => getContext<() => Table>(TABLE);

export type Sort = (typeof SORTS)[number];
/** What becomes of an act; '' where it is not told. */
export type Fate = (typeof FATES)[number] | '';

const NUMBERS = new Map(ACTS.map((act, number) => [act.toLowerCase(), number]));
/** The number of an act by its name; -1: there is none. */
export const actCalled = (name: string): number => NUMBERS.get(name.toLowerCase()) ?? -1;

/** The number of the act on an end of a card. */
export function actOn(cards: Cards, kind: string, side: number): number {
  return Math.max(0, actCalled(cards[kind]?.acts[side] ?? 'No Effect'));
}

export function pointsOf(cards: Cards, kind: string): number {
  return cards[kind]?.points ?? 0;
}

export const sortOf = (act: number): Sort => SORTS[act]!;
