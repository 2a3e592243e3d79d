// What lanes shows, and which things in the picture make which move.
import type { Way } from '../../art/picker.svelte';
import type { Choice } from '../scene';
import type { Card, Lane, Numbers, Player, Rank, View } from './types';

export type { Numbers, View };
export type CardView = Card;
export type PlayerView = Player;
export type Result = Lane['result'];

/** What the deck says of a rank. */
export function rankOf(view: View, rank: string): Rank {
  return view.deck.find((one) => one.rank === rank)!;
}

/** The card of a slot, wherever it lies. */
export function cardOf(view: View, seat: number, slot: number): CardView | undefined {
  for (const lane of view.lanes) {
    const found = lane.sides[seat]!.find((card) => card.slot === slot);
    if (found) return found;
  }
  return undefined;
}

/** What to pick for each legal move. Cards of a hand are told apart by their place: 'hand 2'. */
export function ways(moves: Choice[], view: View, me: number): Way[] {
  const hand = (me >= 0 && view.players[me]!.hand) || [];
  const held = (rank: string) => hand.flatMap((r, i) => (r.toLowerCase() === rank ? [`hand ${i}`] : []));
  const slot = (name: string | undefined) => Number(name?.slice(1));
  return moves.flatMap(({ move, label }) => {
    const [verb, first, second, third] = move.split(' ');
    const way = (...things: string[]): Way => ({ things, move, label });
    switch (verb) {
      case 'play':
        return held(first!).map((card) => way(card, `lane ${Number(third) - 1}`));
      case 'discard':
        return held(first!).map((card) => way(card));
      case 'attack': {
        const partner = cardOf(view, me, slot(first))?.partner;
        const target = `foe ${slot(second)}`;
        const [one, other] = [`own ${slot(first)}`, `own ${partner}`];
        if (partner == null) return [way(one, target)];
        return [
          { ...way(one, target), beside: [other] },
          { ...way(other, target), beside: [one] },
        ];
      }
      case 'pair':
        return [way(`own ${slot(first)}`, `own ${slot(second)}`), way(`own ${slot(second)}`, `own ${slot(first)}`)];
      case 'also':
        return [way(`foe ${slot(first)}`)];
      case 'look':
        return [way(`${first === 'own' ? 'own' : 'foe'} ${slot(second)}`)];
      case 'flip':
      case 'fire':
        return [way(`own ${slot(first)}`)];
      case 'move':
        return [way(first === 'none' ? 'none' : `own ${slot(first)}`)];
      default:
        return [way(move)];
    }
  });
}

/** Has the figure a line at its foot? A 6 and a 9 that lie sideways would look the same. */
export const footed = (sign: string): boolean => sign === '6' || sign === '9';
