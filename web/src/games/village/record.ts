// The record of village: where each field lies in its bytes. Made from src/snowyard/games/village/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';
import type { Int } from '../../engine/values';

export interface Yard extends Common {
  readonly unit_names: readonly (readonly number[])[];
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
  readonly card_names: readonly (readonly number[])[];
  readonly spare_does: readonly number[];
  readonly spare_dice: readonly number[];
  readonly spare_inches: readonly number[];
  readonly spare_count: readonly number[];
  readonly spare_size: readonly number[];
  readonly spare_draws: readonly number[];
  readonly earn_points: number;
  readonly earn_cards: number;
  readonly deal_cards: readonly number[];
  readonly given_traits: readonly number[];
  readonly chosen_traits: readonly number[];
  readonly pays: readonly number[];
  readonly most_dice: number;
  readonly saved_ways: number;
  readonly card_dice: readonly number[];
  readonly spare_cards: number;
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

export const SIZE = 14432;

export const PLACES: Record<string, Place> = {
  unit_names: ['i1', 0, 2, 24],
  cost_of: ['i1', 48, 8],
  dice_of: ['i1', 56, 8],
  unit_traits: ['i1', 64, 8, 2],
  trait_face_of: ['i1', 80, 8],
  walk_dice: ['i1', 88, 8],
  walk_inches: ['i1', 96, 8],
  slide_dice: ['i1', 104, 8],
  slide_inches: ['i1', 112, 8],
  vaults: ['i1', 120, 8],
  gather_of: ['i1', 128, 8],
  to_hit: ['i1', 136, 8, 8],
  cold_from: ['i1', 200, 8],
  cold_for: ['i1', 208, 8],
  cheats: ['i1', 216, 8, 8],
  caught_dice: ['i1', 280, 8],
  oops_from: ['i1', 288, 8],
  throws_itself: ['i1', 296, 8],
  regrows: ['i1', 304, 8],
  draws_by_miracle: ['i1', 312, 8],
  die: ['i1', 320, 6],
  trait_verb: ['i1', 326, 4],
  recover_dice: ['i1', 330],
  prepare_bonus: ['i1', 331],
  shove_dice: ['i1', 332],
  give_inches: ['i1', 333],
  zone_inches: ['i1', 334],
  largest: ['i1', 335],
  own_piece: ['i1', 336],
  close_inches: ['i1', 337],
  near_inches: ['i1', 338],
  middle_inches: ['i1', 339],
  hit_base: ['i1', 340, 3],
  size_bonus: ['i1', 343, 5],
  aim_bonus: ['i1', 348],
  object_malus: ['i1', 349],
  beside: ['i1', 350],
  critical_hit: ['i1', 351],
  critical_miss: ['i1', 352],
  critical_dice: ['i1', 353],
  hit_points: ['i1', 354],
  unhurt_points: ['i1', 355],
  cheat_points: ['i1', 356],
  whole_points: ['i1', 357],
  most_points: ['i1', 358],
  copies: ['i1', 359, 10],
  saved_counts: ['i1', 369, 3],
  saved_sizes: ['i1', 372, 3],
  notdone_dice: ['i1', 375],
  ice_dice: ['i1', 376],
  pitch_dice: ['i1', 377],
  missed_dice: ['i1', 378],
  miracle_cards: ['i1', 379],
  dash_dice: ['i1', 380],
  dash_inches: ['i1', 381],
  card_names: ['i1', 382, 2, 24],
  spare_does: ['i1', 430, 2],
  spare_dice: ['i1', 432, 2],
  spare_inches: ['i1', 434, 2],
  spare_count: ['i1', 436, 2],
  spare_size: ['i1', 438, 2],
  spare_draws: ['i1', 440, 2],
  earn_points: ['i1', 442],
  earn_cards: ['i1', 443],
  deal_cards: ['i1', 444, 3],
  given_traits: ['i1', 447, 8],
  chosen_traits: ['i1', 455, 8],
  pays: ['i1', 463, 7],
  most_dice: ['i1', 470],
  saved_ways: ['i1', 471],
  card_dice: ['i1', 472, 10],
  spare_cards: ['i1', 482],
  seats: ['i4', 488],
  teams: ['i4', 492],
  kids_per_team: ['i4', 496],
  players_per_team: ['i4', 500],
  map: ['i2', 504, 267],
  map_seed: ['u8', 1040],
  symmetry: ['i1', 1048],
  types: ['i2', 1050, 4, 6],
  rolloff_units: ['i2', 1098, 12],
  team_mode: ['i1', 1122],
  budget_halves: ['i4', 1124],
  traits: ['i2', 1128, 4, 6],
  cards: ['i1', 1176],
  deal_mode: ['i1', 1177],
  start_hands: ['i2', 1178, 12, 10],
  turns: ['i4', 1420],
  surrender: ['i1', 1424],
  measure: ['i1', 1425],
  kids_are_objects: ['i1', 1426],
  corner_pick: ['i1', 1427],
  defend_points: ['i1', 1428],
  snowman_last_die: ['i1', 1429],
  gather_give_anywhere: ['i1', 1430],
  kids: ['i1', 1431],
  team: ['i1', 1432, 12],
  owner: ['i1', 1444, 12],
  slot: ['i1', 1456, 12],
  first_kid: ['i1', 1468, 4],
  team_size: ['i1', 1472, 4],
  start_type: ['i1', 1476, 12],
  card_mode: ['i1', 1488],
  piece_count: ['i1', 1489],
  area_count: ['i1', 1490],
  piece: ['i1', 1491, 32, 6],
  area: ['i1', 1683, 12, 6],
  clear: ['i8', 1760, 9, 52],
  kind: ['i1', 5504, 12],
  trait: ['i1', 5516, 12],
  x: ['i1', 5528, 12],
  y: ['i1', 5540, 12],
  in_play: ['i1', 5552, 12],
  down: ['i1', 5564, 12],
  dice: ['i1', 5576, 12],
  aim: ['i1', 5588, 12],
  prepared: ['i1', 5600, 12],
  points: ['i2', 5612, 12],
  best: ['i2', 5636, 12],
  balls: ['i2', 5660, 12, 6],
  team_order: ['i1', 5804, 4],
  corner_owner: ['i1', 5808, 4],
  place: ['i1', 5812],
  order_count: ['i1', 5813],
  order: ['i1', 5814, 12],
  active: ['i1', 5826],
  pool: ['i1', 5827, 7],
  not_done: ['i1', 5834],
  ending: ['i1', 5835],
  asked: ['i1', 5836],
  waiting: ['i2', 5838],
  mover: ['i1', 5840],
  move_kind: ['i1', 5841],
  inches: ['i1', 5842],
  back: ['i1', 5843],
  reach: ['i8', 5848, 52],
  detour: ['i2', 6264, 2209],
  winding: ['i1', 10682],
  work: ['i8', 10688, 3, 52],
  thrower: ['i1', 11936],
  target: ['i1', 11937],
  ammunition: ['i1', 11938],
  size: ['i1', 11939],
  aim_used: ['i1', 11940],
  objects: ['i1', 11941],
  required: ['i1', 11942],
  too_close: ['i1', 11943],
  critical: ['i1', 11944],
  ice_played: ['i1', 11945],
  pitch_played: ['i1', 11946],
  missed_played: ['i1', 11947],
  grandma_played: ['i1', 11948],
  victim: ['i1', 11949],
  victim_kind: ['i1', 11950],
  deck: ['i2', 11952, 10],
  deck_left: ['i2', 11972],
  discard: ['i2', 11974, 10],
  hand: ['i2', 11994, 12, 10],
  hand_size: ['i2', 12234, 12],
  gave_up: ['i1', 12258, 12],
  total: ['i4', 12272, 4],
  winners: ['i1', 12288],
  actor: ['i1', 12296],
  phase: ['i1', 12297],
  turn: ['i2', 12298],
  decisions: ['i4', 12300],
  news: ['i1', 12304],
  misload: ['i1', 12305],
  event_count: ['i1', 12306],
  given_at: ['i1', 12307],
  given_count: ['i1', 12308],
  wanted: ['i2', 12310],
  made_count: ['i2', 12312],
  generator: ['u4', 12316, 4],
  given: ['i2', 12332, 96],
  made: ['i2', 12524, 96, 2],
  event: ['i2', 12908, 127, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
