// What lanes shows, and which things in the picture make which move.
import type { Way } from '../../art/picker.svelte';
import type { Choice } from '../scene';
import { meaning } from './meaning';
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
  const held = (rank: string) => hand.flatMap((r, i) => (r === rank ? [`hand ${i}`] : []));
  return moves.flatMap(({ move, label }) => {
    const { verb, rank, lane, own, other, foe } = meaning(move);
    const way = (...things: string[]): Way => ({ things, move, label });
    switch (verb) {
      case 'play':
        return held(rank).map((card) => way(card, `lane ${lane}`));
      case 'discard':
        return held(rank).map((card) => way(card));
      case 'attack': {
        const partner = cardOf(view, me, own)?.partner;
        const target = `foe ${foe}`;
        const [one, two] = [`own ${own}`, `own ${partner}`];
        if (partner == null) return [way(one, target)];
        return [
          { ...way(one, target), beside: [two] },
          { ...way(two, target), beside: [one] },
        ];
      }
      case 'pair':
        return [way(`own ${own}`, `own ${other}`), way(`own ${other}`, `own ${own}`)];
      case 'also':
      case 'look':
      case 'flip':
      case 'fire':
      case 'move':
        return [way(own >= 0 ? `own ${own}` : foe >= 0 ? `foe ${foe}` : 'none')];
      default:
        return [way(move)];
    }
  });
}

/** Has the figure a line at its foot? A 6 and a 9 that lie sideways would look the same. */
export const footed = (sign: string): boolean => sign === '6' || sign === '9';
