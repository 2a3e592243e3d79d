// The record of village: where each field lies in its bytes. Made from src/snowyard/games/village/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';
import type { Int } from '../../engine/values';

export interface Yard extends Common {
  readonly cost_of: readonly number[];
  readonly dice_of: readonly number[];
  readonly unit_traits: readonly (readonly number[])[];
  readonly trait_face_of: readonly number[];
  readonly walk_dice: readonly number[];
  readonly walk_inches: readonly number[];
  readonly slide_dice: readonly number[];
  readonly slide_inches: readonly number[];
  readonly vaults: readonly number[];
  readonly gather_of: readonly number[];
  readonly to_hit: readonly (readonly number[])[];
  readonly cold_from: readonly number[];
  readonly cold_for: readonly number[];
  readonly cheats: readonly (readonly number[])[];
  readonly caught_dice: readonly number[];
  readonly oops_from: readonly number[];
  readonly throws_itself: readonly number[];
  readonly regrows: readonly number[];
  readonly draws_by_miracle: readonly number[];
  readonly die: readonly number[];
  readonly trait_verb: readonly number[];
  readonly recover_dice: number;
  readonly prepare_bonus: number;
  readonly shove_dice: number;
  readonly give_inches: number;
  readonly zone_inches: number;
  readonly largest: number;
  readonly own_piece: number;
  readonly close_inches: number;
  readonly near_inches: number;
  readonly middle_inches: number;
  readonly hit_base: readonly number[];
  readonly size_bonus: readonly number[];
  readonly aim_bonus: number;
  readonly object_malus: number;
  readonly beside: number;
  readonly critical_hit: number;
  readonly critical_miss: number;
  readonly critical_dice: number;
  readonly hit_points: number;
  readonly unhurt_points: number;
  readonly cheat_points: number;
  readonly whole_points: number;
  readonly most_points: number;
  readonly copies: readonly number[];
  readonly saved_counts: readonly number[];
  readonly saved_sizes: readonly number[];
  readonly notdone_dice: number;
  readonly ice_dice: number;
  readonly pitch_dice: number;
  readonly missed_dice: number;
  readonly miracle_cards: number;
  readonly dash_dice: number;
  readonly dash_inches: number;
  readonly earn_points: number;
  readonly earn_cards: number;
  readonly deal_cards: readonly number[];
  readonly given_traits: readonly number[];
  readonly chosen_traits: readonly number[];
  readonly pays: readonly number[];
  readonly most_dice: number;
  readonly saved_ways: number;
  readonly seats: number;
  readonly teams: number;
  readonly kids_per_team: number;
  readonly players_per_team: number;
  readonly map: readonly number[];
  readonly map_seed: Int;
  readonly symmetry: number;
  readonly types: readonly (readonly number[])[];
  readonly rolloff_units: readonly number[];
  readonly team_mode: number;
  readonly budget_halves: number;
  readonly traits: readonly (readonly number[])[];
  readonly cards: number;
  readonly deal_mode: number;
  readonly start_hands: readonly (readonly number[])[];
  readonly turns: number;
  readonly surrender: number;
  readonly measure: number;
  readonly kids_are_objects: number;
  readonly corner_pick: number;
  readonly defend_points: number;
  readonly snowman_last_die: number;
  readonly gather_give_anywhere: number;
  readonly kids: number;
  readonly team: readonly number[];
  readonly owner: readonly number[];
  readonly slot: readonly number[];
  readonly first_kid: readonly number[];
  readonly team_size: readonly number[];
  readonly start_type: readonly number[];
  readonly card_mode: number;
  readonly piece_count: number;
  readonly area_count: number;
  readonly piece: readonly (readonly number[])[];
  readonly area: readonly (readonly number[])[];
  readonly clear: readonly (readonly Int[])[];
  readonly kind: readonly number[];
  readonly trait: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly in_play: readonly number[];
  readonly down: readonly number[];
  readonly dice: readonly number[];
  readonly aim: readonly number[];
  readonly prepared: readonly number[];
  readonly points: readonly number[];
  readonly best: readonly number[];
  readonly balls: readonly (readonly number[])[];
  readonly team_order: readonly number[];
  readonly corner_owner: readonly number[];
  readonly place: number;
  readonly order_count: number;
  readonly order: readonly number[];
  readonly active: number;
  readonly pool: readonly number[];
  readonly not_done: number;
  readonly ending: number;
  readonly asked: number;
  readonly waiting: number;
  readonly mover: number;
  readonly move_kind: number;
  readonly inches: number;
  readonly back: number;
  readonly reach: readonly Int[];
  readonly detour: readonly number[];
  readonly winding: number;
  readonly work: readonly (readonly Int[])[];
  readonly thrower: number;
  readonly target: number;
  readonly ammunition: number;
  readonly size: number;
  readonly aim_used: number;
  readonly objects: number;
  readonly required: number;
  readonly too_close: number;
  readonly critical: number;
  readonly ice_played: number;
  readonly pitch_played: number;
  readonly missed_played: number;
  readonly grandma_played: number;
  readonly victim: number;
  readonly victim_kind: number;
  readonly deck: readonly number[];
  readonly deck_left: number;
  readonly discard: readonly number[];
  readonly hand: readonly (readonly number[])[];
  readonly hand_size: readonly number[];
  readonly gave_up: readonly number[];
  readonly total: readonly number[];
  readonly winners: number;
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

export const SIZE = 14208;

export const PLACES: Record<string, Place> = {
  cost_of: ['i1', 0, 8],
  dice_of: ['i1', 8, 8],
  unit_traits: ['i1', 16, 8, 2],
  trait_face_of: ['i1', 32, 8],
  walk_dice: ['i1', 40, 8],
  walk_inches: ['i1', 48, 8],
  slide_dice: ['i1', 56, 8],
  slide_inches: ['i1', 64, 8],
  vaults: ['i1', 72, 8],
  gather_of: ['i1', 80, 8],
  to_hit: ['i1', 88, 8, 8],
  cold_from: ['i1', 152, 8],
  cold_for: ['i1', 160, 8],
  cheats: ['i1', 168, 8, 8],
  caught_dice: ['i1', 232, 8],
  oops_from: ['i1', 240, 8],
  throws_itself: ['i1', 248, 8],
  regrows: ['i1', 256, 8],
  draws_by_miracle: ['i1', 264, 8],
  die: ['i1', 272, 6],
  trait_verb: ['i1', 278, 4],
  recover_dice: ['i1', 282],
  prepare_bonus: ['i1', 283],
  shove_dice: ['i1', 284],
  give_inches: ['i1', 285],
  zone_inches: ['i1', 286],
  largest: ['i1', 287],
  own_piece: ['i1', 288],
  close_inches: ['i1', 289],
  near_inches: ['i1', 290],
  middle_inches: ['i1', 291],
  hit_base: ['i1', 292, 3],
  size_bonus: ['i1', 295, 5],
  aim_bonus: ['i1', 300],
  object_malus: ['i1', 301],
  beside: ['i1', 302],
  critical_hit: ['i1', 303],
  critical_miss: ['i1', 304],
  critical_dice: ['i1', 305],
  hit_points: ['i1', 306],
  unhurt_points: ['i1', 307],
  cheat_points: ['i1', 308],
  whole_points: ['i1', 309],
  most_points: ['i1', 310],
  copies: ['i1', 311, 8],
  saved_counts: ['i1', 319, 3],
  saved_sizes: ['i1', 322, 3],
  notdone_dice: ['i1', 325],
  ice_dice: ['i1', 326],
  pitch_dice: ['i1', 327],
  missed_dice: ['i1', 328],
  miracle_cards: ['i1', 329],
  dash_dice: ['i1', 330],
  dash_inches: ['i1', 331],
  earn_points: ['i1', 332],
  earn_cards: ['i1', 333],
  deal_cards: ['i1', 334, 3],
  given_traits: ['i1', 337, 8],
  chosen_traits: ['i1', 345, 8],
  pays: ['i1', 353, 7],
  most_dice: ['i1', 360],
  saved_ways: ['i1', 361],
  seats: ['i4', 368],
  teams: ['i4', 372],
  kids_per_team: ['i4', 376],
  players_per_team: ['i4', 380],
  map: ['i2', 384, 267],
  map_seed: ['u8', 920],
  symmetry: ['i1', 928],
  types: ['i2', 930, 4, 6],
  rolloff_units: ['i2', 978, 12],
  team_mode: ['i1', 1002],
  budget_halves: ['i4', 1004],
  traits: ['i2', 1008, 4, 6],
  cards: ['i1', 1056],
  deal_mode: ['i1', 1057],
  start_hands: ['i2', 1058, 12, 8],
  turns: ['i4', 1252],
  surrender: ['i1', 1256],
  measure: ['i1', 1257],
  kids_are_objects: ['i1', 1258],
  corner_pick: ['i1', 1259],
  defend_points: ['i1', 1260],
  snowman_last_die: ['i1', 1261],
  gather_give_anywhere: ['i1', 1262],
  kids: ['i1', 1263],
  team: ['i1', 1264, 12],
  owner: ['i1', 1276, 12],
  slot: ['i1', 1288, 12],
  first_kid: ['i1', 1300, 4],
  team_size: ['i1', 1304, 4],
  start_type: ['i1', 1308, 12],
  card_mode: ['i1', 1320],
  piece_count: ['i1', 1321],
  area_count: ['i1', 1322],
  piece: ['i1', 1323, 32, 6],
  area: ['i1', 1515, 12, 6],
  clear: ['i8', 1592, 9, 52],
  kind: ['i1', 5336, 12],
  trait: ['i1', 5348, 12],
  x: ['i1', 5360, 12],
  y: ['i1', 5372, 12],
  in_play: ['i1', 5384, 12],
  down: ['i1', 5396, 12],
  dice: ['i1', 5408, 12],
  aim: ['i1', 5420, 12],
  prepared: ['i1', 5432, 12],
  points: ['i2', 5444, 12],
  best: ['i2', 5468, 12],
  balls: ['i2', 5492, 12, 6],
  team_order: ['i1', 5636, 4],
  corner_owner: ['i1', 5640, 4],
  place: ['i1', 5644],
  order_count: ['i1', 5645],
  order: ['i1', 5646, 12],
  active: ['i1', 5658],
  pool: ['i1', 5659, 7],
  not_done: ['i1', 5666],
  ending: ['i1', 5667],
  asked: ['i1', 5668],
  waiting: ['i2', 5670],
  mover: ['i1', 5672],
  move_kind: ['i1', 5673],
  inches: ['i1', 5674],
  back: ['i1', 5675],
  reach: ['i8', 5680, 52],
  detour: ['i2', 6096, 2209],
  winding: ['i1', 10514],
  work: ['i8', 10520, 3, 52],
  thrower: ['i1', 11768],
  target: ['i1', 11769],
  ammunition: ['i1', 11770],
  size: ['i1', 11771],
  aim_used: ['i1', 11772],
  objects: ['i1', 11773],
  required: ['i1', 11774],
  too_close: ['i1', 11775],
  critical: ['i1', 11776],
  ice_played: ['i1', 11777],
  pitch_played: ['i1', 11778],
  missed_played: ['i1', 11779],
  grandma_played: ['i1', 11780],
  victim: ['i1', 11781],
  victim_kind: ['i1', 11782],
  deck: ['i2', 11784, 8],
  deck_left: ['i2', 11800],
  discard: ['i2', 11802, 8],
  hand: ['i2', 11818, 12, 8],
  hand_size: ['i2', 12010, 12],
  gave_up: ['i1', 12034, 12],
  total: ['i4', 12048, 4],
  winners: ['i1', 12064],
  actor: ['i1', 12072],
  phase: ['i1', 12073],
  turn: ['i2', 12074],
  decisions: ['i4', 12076],
  news: ['i1', 12080],
  misload: ['i1', 12081],
  event_count: ['i1', 12082],
  given_at: ['i1', 12083],
  given_count: ['i1', 12084],
  wanted: ['i2', 12086],
  made_count: ['i2', 12088],
  generator: ['u4', 12092, 4],
  given: ['i2', 12108, 96],
  made: ['i2', 12300, 96, 2],
  event: ['i2', 12684, 127, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
