// The cards that a table of duel is dealt from.
import type { View } from './types';

/** "No Effect" is no card. */
export function deck(view: View): { kind: string; copies: number }[] {
  return Object.entries(view.cards)
    .filter(([kind, { copies }]) => kind !== 'N' && copies)
    .map(([kind, { copies }]) => ({ kind, copies: copies * view.decks }));
}
