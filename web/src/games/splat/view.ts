// What splat shows, and which things in the picture make which move.
import type { Way } from '../../art/picker.svelte';
import type { Choice } from '../scene';
import { FORMS, meaning } from './meaning';
import type { View as Shown } from './types';

export type Kind = Shown['cards'][number];
export type Card = Shown['kinds'][number];
export type Stop = Shown['stops'][number];
export type Form = Stop['by'];
export type Answer =
  Form | 'two-walls' | 'wall-and-cracked' | 'two-cracked' | 'wall-and-fresh' | 'cracked-and-fresh' | 'two-fresh';

/** `hand`: only in a replay with all cards open. */
export type Player = Shown['players'][number] & { hand?: Kind[] };
export type View = Omit<Shown, 'players'> & { players: Player[] };

/** What to pick for each legal move. In the standard game the card in the middle need not be picked first. */
export function ways(moves: Choice[], view: View, me: number): Way[] {
  const strategic = view.hand.length > 0;
  return moves.flatMap(({ move, label }) => {
    const { verb, card, at } = meaning(move);
    const way = (...things: string[]): Way => ({ things, move, label });
    if (verb === 'answer') return [way(move), ...(FORMS.some((form) => form === card) ? [way(`part ${card}`)] : [])];
    const goes = verb === 'discard' ? ['discard'] : at >= 0 ? targets(ruins(view, card), at) : [`kid ${me}`];
    if (strategic)
      return view.hand.flatMap((kind, i) => (kind === card ? goes.map((target) => way(`hand ${i}`, target)) : []));
    const alone = at < 0 ? [way('card')] : goes.map((target) => way('card', target));
    return [...goes.map((target) => way(target)), ...alone];
  });
}

/** Is this card thrown at Piles? */
function ruins(view: View, card: string): boolean {
  return view.kinds.some(({ kind, does }) => kind === card && does === 'splat');
}

function targets(atPiles: boolean, seat: number): string[] {
  return atPiles ? [`heap ${seat}`, `kid ${seat}`] : [`kid ${seat}`];
}
