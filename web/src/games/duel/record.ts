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
  readonly spare_names: readonly (readonly number[])[];
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

export const SIZE = 4600;

export const PLACES: Record<string, Place> = {
  ends: ['i1', 0, 19, 2],
  levels: ['i1', 38, 19],
  worths: ['i1', 57, 19],
  copies: ['i1', 76, 19],
  sets: ['i1', 95, 12],
  spare_names: ['i1', 107, 4, 24],
  dealt: ['i1', 203],
  quick_dealt: ['i1', 204],
  kept: ['i1', 205],
  extremes: ['i1', 206],
  draw: ['i1', 207],
  capped_draw: ['i1', 208],
  main_turns: ['i2', 210],
  most_final_turns: ['i1', 212],
  kind_count: ['i1', 213],
  other_moves: ['i1', 214],
  act_of: ['i1', 215, 40],
  level_of: ['i1', 255, 20],
  points_of: ['i1', 275, 20],
  copies_of: ['i1', 295, 20],
  set_of: ['i1', 315, 20],
  first_of: ['i1', 335, 20],
  kind_of: ['i1', 355, 64],
  cards_of: ['i8', 424, 20],
  basic_cards: ['i8', 584],
  advanced_cards: ['i8', 592],
  printed_ends: ['i8', 600],
  seats: ['i4', 608],
  quick_start: ['i1', 612],
  alt_extremes: ['i2', 614, 5],
  rocks_dodgeable: ['i1', 624],
  removed_card_fizzles: ['i1', 625],
  acquire_faceup_only: ['i1', 626],
  nearest_empty_fallback: ['i1', 627],
  cache_scores: ['i1', 628],
  place: ['i8', 632, 33],
  unpicked: ['i8', 896, 4],
  aside: ['i1', 928, 4],
  played: ['i8', 936],
  counts: ['i1', 944, 33],
  extreme: ['i1', 977, 4],
  pile: ['i1', 981, 4],
  face_up: ['i1', 985, 4],
  putter: ['i1', 989, 4],
  chosen: ['i1', 993, 4, 2],
  side: ['i1', 1001, 4, 2],
  cached: ['i1', 1009, 4],
  second: ['i1', 1013, 4],
  second_side: ['i1', 1017, 4],
  second_front: ['i1', 1021, 4],
  capped: ['i1', 1025, 4],
  marked: ['i1', 1029, 4],
  score: ['i2', 1034, 4],
  final: ['i1', 1042],
  final_turns: ['i1', 1043],
  front: ['i1', 1044],
  fronts_left: ['i1', 1045],
  step: ['i1', 1046],
  job: ['i1', 1047],
  ahead: ['i1', 1048],
  near: ['i1', 1049],
  reach: ['i1', 1050],
  looker: ['i1', 1051],
  look_pile: ['i1', 1052],
  act: ['i1', 1053, 2],
  card: ['i1', 1055, 2],
  fate: ['i1', 1057, 2],
  snowball: ['i1', 1059, 2],
  attacked: ['i1', 1061, 2],
  active: ['i1', 1063, 2],
  may: ['i8', 1072, 4, 31],
  limit_cards: ['i8', 2064, 4, 16],
  limit_zones: ['i8', 2576, 4, 16],
  limit_most: ['i1', 3088, 4, 16],
  loose: ['i1', 3152, 36],
  held: ['i1', 3188, 36],
  spots: ['i1', 3224, 36],
  actor: ['i1', 3264],
  phase: ['i1', 3265],
  turn: ['i2', 3266],
  decisions: ['i4', 3268],
  news: ['i1', 3272],
  misload: ['i1', 3273],
  event_count: ['i1', 3274],
  given_at: ['i1', 3275],
  given_count: ['i1', 3276],
  wanted: ['i2', 3278],
  made_count: ['i2', 3280],
  generator: ['u4', 3284, 4],
  given: ['i2', 3300, 24],
  made: ['i2', 3348, 24, 2],
  event: ['i2', 3444, 96, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
