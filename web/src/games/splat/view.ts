// What splat shows, and which things in the picture make which move.
import type { Way } from '../../art/picker.svelte';
import type { Choice } from '../scene';
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
    const [first, second] = move.split(' ');
    const way = (...things: string[]): Way => ({ things, move, label });
    if (first === 'answer') return [way(move), ...(PARTS[second!] ?? []).map((thing) => way(thing))];
    const card = first === 'discard' ? second : first;
    const goes = first === 'discard' ? ['discard'] : second ? targets(ruins(view, first!), second) : [`kid ${me}`];
    if (strategic)
      return view.hand.flatMap((kind, i) => (kind === card ? goes.map((target) => way(`hand ${i}`, target)) : []));
    const alone = !second || first === 'discard' ? [way('card')] : goes.map((target) => way('card', target));
    return [...goes.map((target) => way(target)), ...alone];
  });
}

/** A single thing of mine that stands for a whole answer. */
const PARTS: Record<string, string[]> = {
  wall: ['part wall'],
  cracked: ['part cracked'],
  fresh: ['part fresh'],
  'spare-1': ['part spare-1'],
  'spare-2': ['part spare-2'],
};

/** Is this card thrown at Piles? */
function ruins(view: View, card: string): boolean {
  return view.kinds.some(({ kind, does }) => kind === card && does === 'splat');
}

function targets(atPiles: boolean, who: string): string[] {
  const seat = who.slice(1);
  return atPiles ? [`heap ${seat}`, `kid ${seat}`] : [`kid ${seat}`];
}
