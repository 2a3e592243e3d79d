// What each entry of the content of forts means, its rule, which sentences name things and words, and what can be
// exchanged to see what it is worth. Made from content.py, counted.py and bench/called.toml in
// src/snowyard/games/forts by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Exchanged, LineUp } from '../../bench/worth';

export const about: Record<string, [meaning: string, rule: string]> = {
  start_hit_points: ["Hit Points at the start", "FORTS-02"],
  start_freeze_points: ["Freeze Points at the start and at most", "FORTS-02"],
  start_snowballs: ["Snowballs at the start", "FORTS-02"],
  start_bricks: ["Bricks at the start", "FORTS-02"],
  slots: ["slots of a wall", "FORTS-03"],
  brick_points: ["points of a new Brick", "FORTS-02"],
  actions: ["actions of a turn", "FORTS-07"],
  warmth: ["Freeze Points that hiding gives back", "FORTS-30"],
  outside_faces: ["the outside faces of the Cube", "FORTS-15"],
  damage_of: ["the damage of the inside faces 0 to 9", "FORTS-15"],
  on_smiley: ["what a Smiley does", "FORTS-15"],
  on_smaller: ["what a number smaller than the wall does", "FORTS-15"],
  on_equal: ["what a number equal to the wall does", "FORTS-15"],
  on_greater: ["what a number greater than the wall does", "FORTS-15"],
  on_dodge: ["what a 1 does when there is no wall", "FORTS-15"],
  smiley_at_brick: ["what a Brick does when a Smiley hits it", "FORTS-24"],
  built_by: ["what builds a Brick", "FORTS-35"],
};

export const called: Record<string, string> = {
};

export const exchanged: Exchanged[] = [
];

export const lineUp: LineUp | null = null;
