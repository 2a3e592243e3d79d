// The record of forts: where each field lies in its bytes. Made from src/snowyard/games/forts/layout.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import { seen, type Common, type Place } from '../../engine/record';

export interface Yard extends Common {
  readonly start_hit_points: number;
  readonly start_freeze_points: number;
  readonly start_snowballs: number;
  readonly start_bricks: number;
  readonly slots: number;
  readonly brick_points: number;
  readonly actions: number;
  readonly warmth: number;
  readonly outside_faces: readonly number[];
  readonly damage_of: readonly number[];
  readonly on_smiley: number;
  readonly on_smaller: number;
  readonly on_equal: number;
  readonly on_greater: number;
  readonly on_dodge: number;
  readonly smiley_at_brick: number;
  readonly built_by: number;
  readonly seats: number;
  readonly near_miss_chooser: number;
  readonly turn_cap_per_player: number;
  readonly player: number;
  readonly starter: number;
  readonly actions_left: number;
  readonly target: number;
  readonly slot: number;
  readonly damage: number;
  readonly outside: number;
  readonly inside: number;
  readonly hit_points: readonly number[];
  readonly freeze_points: readonly number[];
  readonly hide_tokens: readonly number[];
  readonly rank: readonly number[];
  readonly snowballs: readonly number[];
  readonly brick: readonly (readonly number[])[];
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

export const SIZE = 432;

export const PLACES: Record<string, Place> = {
  start_hit_points: ['i1', 0],
  start_freeze_points: ['i1', 1],
  start_snowballs: ['i1', 2],
  start_bricks: ['i1', 3],
  slots: ['i1', 4],
  brick_points: ['i1', 5],
  actions: ['i1', 6],
  warmth: ['i1', 7],
  outside_faces: ['i1', 8, 6],
  damage_of: ['i1', 14, 10],
  on_smiley: ['i1', 24],
  on_smaller: ['i1', 25],
  on_equal: ['i1', 26],
  on_greater: ['i1', 27],
  on_dodge: ['i1', 28],
  smiley_at_brick: ['i1', 29],
  built_by: ['i1', 30],
  seats: ['i4', 32],
  near_miss_chooser: ['i1', 36],
  turn_cap_per_player: ['i4', 40],
  player: ['i1', 48],
  starter: ['i1', 49],
  actions_left: ['i1', 50],
  target: ['i1', 51],
  slot: ['i1', 52],
  damage: ['i1', 53],
  outside: ['i1', 54],
  inside: ['i1', 55],
  hit_points: ['i1', 56, 8],
  freeze_points: ['i1', 64, 8],
  hide_tokens: ['i1', 72, 8],
  rank: ['i1', 80, 8],
  snowballs: ['i2', 88, 8],
  brick: ['i1', 104, 8, 6],
  actor: ['i1', 152],
  phase: ['i1', 153],
  turn: ['i2', 154],
  decisions: ['i4', 156],
  news: ['i1', 160],
  misload: ['i1', 161],
  event_count: ['i1', 162],
  given_at: ['i1', 163],
  given_count: ['i1', 164],
  wanted: ['i2', 166],
  made_count: ['i2', 168],
  generator: ['u4', 172, 4],
  given: ['i2', 188, 8],
  made: ['i2', 204, 8, 2],
  event: ['i2', 236, 16, 6],
};

export const read = (bytes: Uint8Array): Yard => seen<Yard>(PLACES, SIZE, bytes);
