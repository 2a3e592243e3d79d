// What splat shows, and which things in the picture make which move.
import type { Way } from '../../art/picker.svelte';
import type { Choice } from '../scene';

export type Kind = 'single' | 'double' | 'wall' | 'pile' | 'splatball' | 'fort';

export interface Player {
  hits: number;
  protection: number;
  singles: number;
  doubles: number;
  sideways: number;
  walls: number;
  forts: number;
  cracked: number;
  pile: boolean;
  hand_size: number;
  /** Only in a replay with all cards open. */
  hand?: Kind[];
  /** What everybody knows of the hidden cards: the kinds that one of them can be. */
  known: Kind[][];
  out: boolean;
  rank: number;
}

export interface View {
  phase: 'act' | 'defend' | 'over';
  player: number;
  starter: number;
  card: Kind | null;
  target: number | null;
  draw_left: number;
  discard: number[];
  unseen: number[];
  hand: Kind[];
  cards: Kind[];
  players: Player[];
}

/** What to pick for each legal move. In the standard game the card in the middle need not be picked first. */
export function ways(moves: Choice[], view: View, me: number): Way[] {
  const strategic = view.hand.length > 0;
  return moves.flatMap(({ move, label }) => {
    const [first, second] = move.split(' ');
    const way = (...things: string[]): Way => ({ things, move, label });
    if (first === 'answer') return [way(move), ...(PARTS[second!] ?? []).map((thing) => way(thing))];
    const card = first === 'discard' ? second : first;
    const goes = first === 'discard' ? ['discard'] : second ? targets(first!, second) : [`kid ${me}`];
    if (strategic) return view.hand.flatMap((kind, i) => (kind === card ? goes.map((target) => way(`hand ${i}`, target)) : []));
    const alone = !second || first === 'discard' ? [way('card')] : goes.map((target) => way('card', target));
    return [...goes.map((target) => way(target)), ...alone];
  });
}

/** A single thing of mine that stands for a whole answer. */
const PARTS: Record<string, string[]> = { wall: ['part wall'], cracked: ['part cracked'], fresh: ['part fresh'] };

function targets(card: string, who: string): string[] {
  const seat = who.slice(1);
  return card === 'splatball' ? [`heap ${seat}`, `kid ${seat}`] : [`kid ${seat}`];
}
