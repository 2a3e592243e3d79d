// The record of splat: where each field lies in its bytes. Made from src/snowyard/games/splat/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';

export interface Yard extends Common {
  readonly single_hits: number;
  readonly double_hits: number;
  readonly sideways_hits: number;
  readonly most_piles: number;
  readonly most_walls: number;
  readonly most_forts: number;
  readonly hand_cards: number;
  readonly needs: readonly number[];
  readonly wall_stops: readonly number[];
  readonly cracked_stops: readonly number[];
  readonly fort_stops: readonly number[];
  readonly wall_then: readonly number[];
  readonly cracked_then: readonly number[];
  readonly fort_then: readonly number[];
  readonly deck: readonly number[];
  readonly spares: number;
  readonly proving: number;
  readonly coin_flip: number;
  readonly wall_worth: number;
  readonly cracked_worth: number;
  readonly fort_worth: number;
  readonly spare_worth: readonly number[];
  readonly spare_counts: readonly number[];
  readonly spare_does: readonly number[];
  readonly spare_hits: readonly number[];
  readonly most_spares: readonly number[];
  readonly spare_1_stops: readonly number[];
  readonly spare_2_stops: readonly number[];
  readonly spare_1_then: readonly number[];
  readonly spare_2_then: readonly number[];
  readonly start_walls: number;
  readonly start_forts: number;
  readonly start_piles: number;
  readonly single_copies: readonly number[];
  readonly single_small: number;
  readonly copies: readonly (readonly number[])[];
  readonly small: readonly number[];
  readonly seats: number;
  readonly strategic: number;
  readonly hit_limit: number;
  readonly two_player_deck: number;
  readonly protection_choice: number;
  readonly strategic_discard: number;
  readonly turn_cap: number;
  readonly player: number;
  readonly starter: number;
  readonly card: number;
  readonly target: number;
  readonly alive: number;
  readonly piles: number;
  readonly draw_left: number;
  readonly singles: readonly number[];
  readonly doubles: readonly number[];
  readonly sideways: readonly number[];
  readonly walls: readonly number[];
  readonly forts: readonly number[];
  readonly cracked: readonly number[];
  readonly rank: readonly number[];
  readonly hand: readonly (readonly number[])[];
  readonly narrow: readonly number[];
  readonly wide: readonly number[];
  readonly draw: readonly number[];
  readonly discard: readonly number[];
  readonly more_piles: readonly number[];
  readonly crumbled: readonly number[];
  readonly spare_front: readonly (readonly number[])[];
  readonly spare_hand: readonly (readonly number[])[];
  readonly spare_draw: readonly number[];
  readonly spare_discard: readonly number[];
  readonly mixed: readonly number[];
  readonly actor: number;
  readonly phase: number;
  readonly turn: number;
  readonly decisions: number;
  readonly news: number;
  readonly misload: number;
  readonly event_count: number;
  readonly given_at: number;
  readonly given_count: number;
  readonly wanted: number;
  readonly made_count: number;
  readonly generator: readonly number[];
  readonly given: readonly number[];
  readonly made: readonly (readonly number[])[];
  readonly event: readonly (readonly number[])[];
}

export const SIZE = 688;

export const PLACES: Record<string, Place> = {
  single_hits: ['i1', 0],
  double_hits: ['i1', 1],
  sideways_hits: ['i1', 2],
  most_piles: ['i1', 3],
  most_walls: ['i1', 4],
  most_forts: ['i1', 5],
  hand_cards: ['i1', 6],
  needs: ['i1', 7, 5],
  wall_stops: ['i1', 12, 5],
  cracked_stops: ['i1', 17, 5],
  fort_stops: ['i1', 22, 5],
  wall_then: ['i1', 27, 5],
  cracked_then: ['i1', 32, 5],
  fort_then: ['i1', 37, 5],
  deck: ['i1', 42, 8],
  spares: ['i1', 50],
  proving: ['i1', 51],
  coin_flip: ['i1', 52],
  wall_worth: ['i1', 53],
  cracked_worth: ['i1', 54],
  fort_worth: ['i1', 55],
  spare_worth: ['i1', 56, 2],
  spare_counts: ['i1', 58, 2],
  spare_does: ['i1', 60, 2],
  spare_hits: ['i1', 62, 2],
  most_spares: ['i1', 64, 2],
  spare_1_stops: ['i1', 66, 5],
  spare_2_stops: ['i1', 71, 5],
  spare_1_then: ['i1', 76, 5],
  spare_2_then: ['i1', 81, 5],
  start_walls: ['i1', 86],
  start_forts: ['i1', 87],
  start_piles: ['i1', 88],
  single_copies: ['i1', 89, 6],
  single_small: ['i1', 95],
  copies: ['i1', 96, 7, 6],
  small: ['i1', 138, 7],
  seats: ['i4', 152],
  strategic: ['i1', 156],
  hit_limit: ['i4', 160],
  two_player_deck: ['i1', 164],
  protection_choice: ['i1', 165],
  strategic_discard: ['i1', 166],
  turn_cap: ['i4', 168],
  player: ['i1', 176],
  starter: ['i1', 177],
  card: ['i1', 178],
  target: ['i1', 179],
  alive: ['i1', 180],
  piles: ['i1', 181],
  draw_left: ['i1', 182],
  singles: ['i1', 183, 7],
  doubles: ['i1', 190, 7],
  sideways: ['i1', 197, 7],
  walls: ['i1', 204, 7],
  forts: ['i1', 211, 7],
  cracked: ['i1', 218, 7],
  rank: ['i1', 225, 7],
  hand: ['i1', 232, 7, 6],
  narrow: ['i1', 274, 7],
  wide: ['i1', 281, 7],
  draw: ['i1', 288, 6],
  discard: ['i1', 294, 6],
  more_piles: ['i1', 300, 7],
  crumbled: ['i1', 307, 7],
  spare_front: ['i1', 314, 7, 2],
  spare_hand: ['i1', 328, 7, 2],
  spare_draw: ['i1', 342, 2],
  spare_discard: ['i1', 344, 2],
  mixed: ['i1', 346, 8],
  actor: ['i1', 360],
  phase: ['i1', 361],
  turn: ['i2', 362],
  decisions: ['i4', 364],
  news: ['i1', 368],
  misload: ['i1', 369],
  event_count: ['i1', 370],
  given_at: ['i1', 371],
  given_count: ['i1', 372],
  wanted: ['i2', 374],
  made_count: ['i2', 376],
  generator: ['u4', 380, 4],
  given: ['i2', 396, 16],
  made: ['i2', 428, 16, 2],
  event: ['i2', 492, 16, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
