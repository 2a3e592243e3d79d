// The types of what a viewer sees of forts. Made from src/snowyard/games/forts/view.py by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import type { CommonView } from '../../wire';

export interface Player {
  hit_points: number;
  freeze_points: number;
  frozen: boolean;
  hide_tokens: number;
  snowballs: number;
  bricks: number[];
  out: boolean;
  rank: number;
}

/** `roll`: what the Cube shows, outside ("S": a Smiley) and inside. */
export interface Public {
  phase: "act" | "over" | "pick" | "react";
  player: number;
  starter: number;
  actions_left: number;
  target: number | null;
  damage: number;
  roll: [string, number] | null;
  players: Player[];
}

/** Nothing. */
export interface Private {
}

export type View = CommonView & Public & Private;
