// The record of duel: where each field lies in its bytes. Made from src/snowyard/games/duel/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';
import type { Int } from '../../engine/values';

export interface Yard extends Common {
  readonly ends: readonly (readonly number[])[];
  readonly levels: readonly number[];
  readonly worths: readonly number[];
  readonly copies: readonly number[];
  readonly sets: readonly number[];
  readonly dealt: number;
  readonly quick_dealt: number;
  readonly kept: number;
  readonly extremes: number;
  readonly draw: number;
  readonly capped_draw: number;
  readonly main_turns: number;
  readonly most_final_turns: number;
  readonly kind_count: number;
  readonly other_moves: number;
  readonly act_of: readonly number[];
  readonly level_of: readonly number[];
  readonly points_of: readonly number[];
  readonly copies_of: readonly number[];
  readonly set_of: readonly number[];
  readonly first_of: readonly number[];
  readonly kind_of: readonly number[];
  readonly cards_of: readonly Int[];
  readonly basic_cards: Int;
  readonly advanced_cards: Int;
  readonly printed_ends: Int;
  readonly seats: number;
  readonly quick_start: number;
  readonly alt_extremes: readonly number[];
  readonly rocks_dodgeable: number;
  readonly removed_card_fizzles: number;
  readonly acquire_faceup_only: number;
  readonly nearest_empty_fallback: number;
  readonly cache_scores: number;
  readonly place: readonly Int[];
  readonly unpicked: readonly Int[];
  readonly aside: readonly number[];
  readonly played: Int;
  readonly counts: readonly number[];
  readonly extreme: readonly number[];
  readonly pile: readonly number[];
  readonly face_up: readonly number[];
  readonly putter: readonly number[];
  readonly chosen: readonly (readonly number[])[];
  readonly side: readonly (readonly number[])[];
  readonly cached: readonly number[];
  readonly second: readonly number[];
  readonly second_side: readonly number[];
  readonly second_front: readonly number[];
  readonly capped: readonly number[];
  readonly marked: readonly number[];
  readonly score: readonly number[];
  readonly final: number;
  readonly final_turns: number;
  readonly front: number;
  readonly fronts_left: number;
  readonly step: number;
  readonly job: number;
  readonly ahead: number;
  readonly near: number;
  readonly reach: number;
  readonly looker: number;
  readonly look_pile: number;
  readonly act: readonly number[];
  readonly card: readonly number[];
  readonly fate: readonly number[];
  readonly snowball: readonly number[];
  readonly attacked: readonly number[];
  readonly active: readonly number[];
  readonly may: readonly (readonly Int[])[];
  readonly limit_cards: readonly (readonly Int[])[];
  readonly limit_zones: readonly (readonly Int[])[];
  readonly limit_most: readonly (readonly number[])[];
  readonly loose: readonly number[];
  readonly held: readonly number[];
  readonly spots: readonly number[];
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

export const SIZE = 4504;

export const PLACES: Record<string, Place> = {
  ends: ['i1', 0, 19, 2],
  levels: ['i1', 38, 19],
  worths: ['i1', 57, 19],
  copies: ['i1', 76, 19],
  sets: ['i1', 95, 12],
  dealt: ['i1', 107],
  quick_dealt: ['i1', 108],
  kept: ['i1', 109],
  extremes: ['i1', 110],
  draw: ['i1', 111],
  capped_draw: ['i1', 112],
  main_turns: ['i2', 114],
  most_final_turns: ['i1', 116],
  kind_count: ['i1', 117],
  other_moves: ['i1', 118],
  act_of: ['i1', 119, 40],
  level_of: ['i1', 159, 20],
  points_of: ['i1', 179, 20],
  copies_of: ['i1', 199, 20],
  set_of: ['i1', 219, 20],
  first_of: ['i1', 239, 20],
  kind_of: ['i1', 259, 64],
  cards_of: ['i8', 328, 20],
  basic_cards: ['i8', 488],
  advanced_cards: ['i8', 496],
  printed_ends: ['i8', 504],
  seats: ['i4', 512],
  quick_start: ['i1', 516],
  alt_extremes: ['i2', 518, 5],
  rocks_dodgeable: ['i1', 528],
  removed_card_fizzles: ['i1', 529],
  acquire_faceup_only: ['i1', 530],
  nearest_empty_fallback: ['i1', 531],
  cache_scores: ['i1', 532],
  place: ['i8', 536, 33],
  unpicked: ['i8', 800, 4],
  aside: ['i1', 832, 4],
  played: ['i8', 840],
  counts: ['i1', 848, 33],
  extreme: ['i1', 881, 4],
  pile: ['i1', 885, 4],
  face_up: ['i1', 889, 4],
  putter: ['i1', 893, 4],
  chosen: ['i1', 897, 4, 2],
  side: ['i1', 905, 4, 2],
  cached: ['i1', 913, 4],
  second: ['i1', 917, 4],
  second_side: ['i1', 921, 4],
  second_front: ['i1', 925, 4],
  capped: ['i1', 929, 4],
  marked: ['i1', 933, 4],
  score: ['i2', 938, 4],
  final: ['i1', 946],
  final_turns: ['i1', 947],
  front: ['i1', 948],
  fronts_left: ['i1', 949],
  step: ['i1', 950],
  job: ['i1', 951],
  ahead: ['i1', 952],
  near: ['i1', 953],
  reach: ['i1', 954],
  looker: ['i1', 955],
  look_pile: ['i1', 956],
  act: ['i1', 957, 2],
  card: ['i1', 959, 2],
  fate: ['i1', 961, 2],
  snowball: ['i1', 963, 2],
  attacked: ['i1', 965, 2],
  active: ['i1', 967, 2],
  may: ['i8', 976, 4, 31],
  limit_cards: ['i8', 1968, 4, 16],
  limit_zones: ['i8', 2480, 4, 16],
  limit_most: ['i1', 2992, 4, 16],
  loose: ['i1', 3056, 36],
  held: ['i1', 3092, 36],
  spots: ['i1', 3128, 36],
  actor: ['i1', 3168],
  phase: ['i1', 3169],
  turn: ['i2', 3170],
  decisions: ['i4', 3172],
  news: ['i1', 3176],
  misload: ['i1', 3177],
  event_count: ['i1', 3178],
  given_at: ['i1', 3179],
  given_count: ['i1', 3180],
  wanted: ['i2', 3182],
  made_count: ['i2', 3184],
  generator: ['u4', 3188, 4],
  given: ['i2', 3204, 24],
  made: ['i2', 3252, 24, 2],
  event: ['i2', 3348, 96, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
