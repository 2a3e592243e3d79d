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
  readonly spare_names: readonly (readonly number[])[];
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

export const SIZE = 736;

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
  spare_names: ['i1', 60, 2, 24],
  spare_does: ['i1', 108, 2],
  spare_hits: ['i1', 110, 2],
  most_spares: ['i1', 112, 2],
  spare_1_stops: ['i1', 114, 5],
  spare_2_stops: ['i1', 119, 5],
  spare_1_then: ['i1', 124, 5],
  spare_2_then: ['i1', 129, 5],
  start_walls: ['i1', 134],
  start_forts: ['i1', 135],
  start_piles: ['i1', 136],
  single_copies: ['i1', 137, 6],
  single_small: ['i1', 143],
  copies: ['i1', 144, 7, 6],
  small: ['i1', 186, 7],
  seats: ['i4', 200],
  strategic: ['i1', 204],
  hit_limit: ['i4', 208],
  two_player_deck: ['i1', 212],
  protection_choice: ['i1', 213],
  strategic_discard: ['i1', 214],
  turn_cap: ['i4', 216],
  player: ['i1', 224],
  starter: ['i1', 225],
  card: ['i1', 226],
  target: ['i1', 227],
  alive: ['i1', 228],
  piles: ['i1', 229],
  draw_left: ['i1', 230],
  singles: ['i1', 231, 7],
  doubles: ['i1', 238, 7],
  sideways: ['i1', 245, 7],
  walls: ['i1', 252, 7],
  forts: ['i1', 259, 7],
  cracked: ['i1', 266, 7],
  rank: ['i1', 273, 7],
  hand: ['i1', 280, 7, 6],
  narrow: ['i1', 322, 7],
  wide: ['i1', 329, 7],
  draw: ['i1', 336, 6],
  discard: ['i1', 342, 6],
  more_piles: ['i1', 348, 7],
  crumbled: ['i1', 355, 7],
  spare_front: ['i1', 362, 7, 2],
  spare_hand: ['i1', 376, 7, 2],
  spare_draw: ['i1', 390, 2],
  spare_discard: ['i1', 392, 2],
  mixed: ['i1', 394, 8],
  actor: ['i1', 408],
  phase: ['i1', 409],
  turn: ['i2', 410],
  decisions: ['i4', 412],
  news: ['i1', 416],
  misload: ['i1', 417],
  event_count: ['i1', 418],
  given_at: ['i1', 419],
  given_count: ['i1', 420],
  wanted: ['i2', 422],
  made_count: ['i2', 424],
  generator: ['u4', 428, 4],
  given: ['i2', 444, 16],
  made: ['i2', 476, 16, 2],
  event: ['i2', 540, 16, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
