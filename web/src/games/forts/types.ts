// The types of what a viewer sees of forts. Made from view.py (and meaning.py) in src/snowyard/games/forts by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** `verb`: throw, pick (a brick that takes the damage), hide, brick, snowball, use or keep (a hide token). `at`:
 *  whom a throw aims at, `brick`: which brick, as a slot; -1: nobody, none. */
export interface Meaning {
  verb: string;
  at: number;
  brick: number;
}

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

/** What a player begins with and may have at most, the slots of a wall, and the freeze points that hiding gives
 *  back. */
export interface Most {
  hit_points: number;
  freeze_points: number;
  brick_points: number;
  slots: number;
  actions: number;
  warmth: number;
}

/** `roll`: what the Cube shows, outside ("S": a Smiley) and inside. `faces`: the outside of the Cube. `damages`:
 *  the damage of its inside faces 0 to 9. `throws`: what each of these faces does to somebody behind 0, 1, 2, ...
 *  bricks. */
export interface Public {
  phase: "act" | "over" | "pick" | "react";
  player: number;
  starter: number;
  actions_left: number;
  target: number | null;
  damage: number;
  roll: [string, number] | null;
  players: Player[];
  most: Most;
  faces: string[];
  damages: number[];
  throws: (("freeze" | "hit" | "miss" | "near")[])[];
}

/** Nothing. */
export interface Private {
}

export type View = CommonView & Public & Private;

export const PARTS: Always<View> = {
  ...COMMON_PARTS, phase: true, player: true, starter: true, actions_left: true, target: true, damage: true, roll: true, players: true, most: true, faces: true, damages: true, throws: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("forts", PARTS);
