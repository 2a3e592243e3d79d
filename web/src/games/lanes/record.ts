// The record of lanes: where each field lies in its bytes. Made from src/snowyard/games/lanes/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';

export interface Yard extends Common {
  readonly powers: readonly number[];
  readonly hit_points: readonly number[];
  readonly copies: readonly number[];
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

export const SIZE = 1496;

export const PLACES: Record<string, Place> = {
  powers: ['i1', 0, 15],
  hit_points: ['i1', 15, 15],
  copies: ['i1', 30, 15],
  covered_points: ['i1', 45],
  lanes: ['i1', 46],
  lanes_to_win: ['i1', 47],
  start_hand: ['i1', 48],
  start_pile: ['i1', 49],
  draws: ['i1', 50],
  actions: ['i1', 51],
  attack_damage: ['i1', 52],
  pair_times: ['i1', 53],
  extra_points: ['i1', 54],
  retaliate_damage: ['i1', 55],
  nimble_damage: ['i1', 56],
  twin_damage: ['i1', 57],
  most_turns: ['i2', 58],
  most_idle: ['i1', 60],
  power_of: ['i1', 61, 16],
  bears: ['i1', 77, 16],
  hardest: ['i1', 93],
  aside_size: ['i1', 94],
  trap_ranks: ['i4', 96],
  base: ['i4', 100],
  seats: ['i4', 104],
  edition: ['i1', 108],
  first_turn_actions: ['i2', 110],
  lane_win: ['i1', 112],
  must_act: ['i1', 113],
  mutual_lane: ['i1', 114],
  pair_of_tens: ['i1', 115],
  twinstrike_optional: ['i1', 116],
  view_discard: ['i1', 117],
  kinged_ace: ['i1', 118],
  first_points: ['i1', 119],
  hands_count: ['i1', 120],
  player: ['i1', 128],
  points: ['i1', 129],
  acted: ['i1', 130],
  idle: ['i1', 131],
  attacker: ['i1', 132],
  target: ['i1', 133],
  second: ['i1', 134],
  firing: ['i1', 135],
  lane_result: ['i1', 136, 3],
  pile_size: ['i1', 139],
  hand_size: ['i1', 140, 2],
  discard_size: ['i1', 142, 2],
  used: ['i1', 144, 2],
  pile: ['i1', 146, 16],
  aside: ['i1', 162, 16],
  hand: ['i1', 178, 2, 16],
  discard: ['i1', 210, 2, 16],
  rank: ['i1', 242, 2, 21],
  damage: ['i1', 284, 2, 21],
  partner: ['i1', 326, 2, 21],
  pending: ['i1', 368, 21],
  waiting: ['i4', 392],
  side: ['i4', 396, 2, 3],
  face_up: ['i4', 420, 2],
  known: ['i4', 428, 2, 2],
  frozen: ['i4', 444, 2],
  attacked: ['i4', 452, 2],
  attacked_twice: ['i4', 460, 2],
  eager: ['i4', 468, 2],
  jacks: ['i4', 476, 2],
  paired: ['i4', 484, 2],
  actor: ['i1', 496],
  phase: ['i1', 497],
  turn: ['i2', 498],
  decisions: ['i4', 500],
  news: ['i1', 504],
  misload: ['i1', 505],
  event_count: ['i1', 506],
  given_at: ['i1', 507],
  given_count: ['i1', 508],
  wanted: ['i2', 510],
  made_count: ['i2', 512],
  generator: ['u4', 516, 4],
  given: ['i2', 532, 32],
  made: ['i2', 596, 32, 2],
  event: ['i2', 724, 64, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
