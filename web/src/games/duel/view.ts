// The view of duel, as `words.view()` writes it.

export interface Pile {
  cards: string[] | null;
  count: number;
}
export interface Known {
  surely: string[];
  may: string[];
}
export interface PlayedCard {
  card: string;
  side: number;
  act: string;
  front: number;
  second: boolean;
}
export interface Player {
  draw: Pile;
  hand: Pile;
  discards: Pile;
  incoming: Pile;
  cache: Pile;
  keeps: string[];
  plays: PlayedCard[];
  capped: boolean;
  marked_by: number[];
  score: number | null;
  known: (Known & Record<'draw' | 'hand' | 'discards' | 'cache', Known>) | null;
}
export interface End {
  seat: number;
  act: string;
  fate: string;
  snowball: string;
  attacked: boolean;
}
export interface DuelView {
  phase: string;
  final_round: boolean;
  final_turns: number;
  initiative: number | null;
  extremes: string[];
  abandoned: string[];
  being_abandoned: string[];
  piles: { count: number; top: string | null }[];
  looking_at: { pile: number; top: string; second: string } | null;
  stock_known: Known | null;
  fight: { front: number; step: string; initiative: number; nearest_only: boolean; ends: End[] } | null;
  players: Player[];
}

export const DRAFT = ['pick 1', 'pick 2', 'keep'];
