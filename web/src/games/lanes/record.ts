// The record of lanes: where each field lies in its bytes. Made from src/snowyard/games/lanes/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';

export interface Yard extends Common {
  readonly powers: readonly number[];
  readonly hit_points: readonly number[];
  readonly copies: readonly number[];
  readonly spare_names: readonly (readonly number[])[];
  readonly covered_points: number;
  readonly lanes: number;
  readonly lanes_to_win: number;
  readonly start_hand: number;
  readonly start_pile: number;
  readonly draws: number;
  readonly actions: number;
  readonly attack_damage: number;
  readonly pair_times: number;
  readonly extra_points: number;
  readonly retaliate_damage: number;
  readonly nimble_damage: number;
  readonly twin_damage: number;
  readonly most_turns: number;
  readonly most_idle: number;
  readonly power_of: readonly number[];
  readonly bears: readonly number[];
  readonly hardest: number;
  readonly aside_size: number;
  readonly trap_ranks: number;
  readonly base: number;
  readonly seats: number;
  readonly edition: number;
  readonly first_turn_actions: number;
  readonly lane_win: number;
  readonly must_act: number;
  readonly mutual_lane: number;
  readonly pair_of_tens: number;
  readonly twinstrike_optional: number;
  readonly view_discard: number;
  readonly kinged_ace: number;
  readonly first_points: number;
  readonly hands_count: number;
  readonly player: number;
  readonly points: number;
  readonly acted: number;
  readonly idle: number;
  readonly attacker: number;
  readonly target: number;
  readonly second: number;
  readonly firing: number;
  readonly lane_result: readonly number[];
  readonly pile_size: number;
  readonly hand_size: readonly number[];
  readonly discard_size: readonly number[];
  readonly used: readonly number[];
  readonly pile: readonly number[];
  readonly aside: readonly number[];
  readonly hand: readonly (readonly number[])[];
  readonly discard: readonly (readonly number[])[];
  readonly rank: readonly (readonly number[])[];
  readonly damage: readonly (readonly number[])[];
  readonly partner: readonly (readonly number[])[];
  readonly pending: readonly number[];
  readonly waiting: number;
  readonly side: readonly (readonly number[])[];
  readonly face_up: readonly number[];
  readonly known: readonly (readonly number[])[];
  readonly frozen: readonly number[];
  readonly attacked: readonly number[];
  readonly attacked_twice: readonly number[];
  readonly eager: readonly number[];
  readonly jacks: readonly number[];
  readonly paired: readonly number[];
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

export const SIZE = 1544;

export const PLACES: Record<string, Place> = {
  powers: ['i1', 0, 15],
  hit_points: ['i1', 15, 15],
  copies: ['i1', 30, 15],
  spare_names: ['i1', 45, 2, 24],
  covered_points: ['i1', 93],
  lanes: ['i1', 94],
  lanes_to_win: ['i1', 95],
  start_hand: ['i1', 96],
  start_pile: ['i1', 97],
  draws: ['i1', 98],
  actions: ['i1', 99],
  attack_damage: ['i1', 100],
  pair_times: ['i1', 101],
  extra_points: ['i1', 102],
  retaliate_damage: ['i1', 103],
  nimble_damage: ['i1', 104],
  twin_damage: ['i1', 105],
  most_turns: ['i2', 106],
  most_idle: ['i1', 108],
  power_of: ['i1', 109, 16],
  bears: ['i1', 125, 16],
  hardest: ['i1', 141],
  aside_size: ['i1', 142],
  trap_ranks: ['i4', 144],
  base: ['i4', 148],
  seats: ['i4', 152],
  edition: ['i1', 156],
  first_turn_actions: ['i2', 158],
  lane_win: ['i1', 160],
  must_act: ['i1', 161],
  mutual_lane: ['i1', 162],
  pair_of_tens: ['i1', 163],
  twinstrike_optional: ['i1', 164],
  view_discard: ['i1', 165],
  kinged_ace: ['i1', 166],
  first_points: ['i1', 167],
  hands_count: ['i1', 168],
  player: ['i1', 176],
  points: ['i1', 177],
  acted: ['i1', 178],
  idle: ['i1', 179],
  attacker: ['i1', 180],
  target: ['i1', 181],
  second: ['i1', 182],
  firing: ['i1', 183],
  lane_result: ['i1', 184, 3],
  pile_size: ['i1', 187],
  hand_size: ['i1', 188, 2],
  discard_size: ['i1', 190, 2],
  used: ['i1', 192, 2],
  pile: ['i1', 194, 16],
  aside: ['i1', 210, 16],
  hand: ['i1', 226, 2, 16],
  discard: ['i1', 258, 2, 16],
  rank: ['i1', 290, 2, 21],
  damage: ['i1', 332, 2, 21],
  partner: ['i1', 374, 2, 21],
  pending: ['i1', 416, 21],
  waiting: ['i4', 440],
  side: ['i4', 444, 2, 3],
  face_up: ['i4', 468, 2],
  known: ['i4', 476, 2, 2],
  frozen: ['i4', 492, 2],
  attacked: ['i4', 500, 2],
  attacked_twice: ['i4', 508, 2],
  eager: ['i4', 516, 2],
  jacks: ['i4', 524, 2],
  paired: ['i4', 532, 2],
  actor: ['i1', 544],
  phase: ['i1', 545],
  turn: ['i2', 546],
  decisions: ['i4', 548],
  news: ['i1', 552],
  misload: ['i1', 553],
  event_count: ['i1', 554],
  given_at: ['i1', 555],
  given_count: ['i1', 556],
  wanted: ['i2', 558],
  made_count: ['i2', 560],
  generator: ['u4', 564, 4],
  given: ['i2', 580, 32],
  made: ['i2', 644, 32, 2],
  event: ['i2', 772, 64, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
