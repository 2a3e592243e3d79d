// The cards that a table of duel is dealt from.
import type { View } from './types';

/** Three and four play with two decks (DUEL-102). "No Effect" is no card. */
export function deck(view: View): { kind: string; copies: number }[] {
  const decks = view.seats === 2 ? 1 : 2;
  return Object.entries(view.cards)
    .filter(([kind, { copies }]) => kind !== 'N' && copies)
    .map(([kind, { copies }]) => ({ kind, copies: copies * decks }));
}
