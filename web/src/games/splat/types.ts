// The types of what a viewer sees of splat. Made from src/snowyard/games/splat/view.py by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import type { CommonView } from '../../wire';

/** `known`: what everybody knows of the hidden cards: the kinds that one of them can be. */
export interface Player {
  hits: number;
  protection: number;
  singles: number;
  doubles: number;
  sideways: number;
  walls: number;
  forts: number;
  cracked: number;
  pile: boolean;
  hand_size: number;
  known: (("double" | "fort" | "pile" | "single" | "splatball" | "wall")[])[];
  out: boolean;
  rank: number;
}

export interface Public {
  phase: "act" | "defend" | "over";
  player: number;
  starter: number;
  card: "double" | "fort" | "pile" | "single" | "splatball" | "wall" | null;
  target: number | null;
  draw_left: number;
  discard: number[];
  cards: ("double" | "fort" | "pile" | "single" | "splatball" | "wall")[];
  players: Player[];
}

/** `unseen`: how many of each card this viewer cannot see. */
export interface Private {
  hand: ("double" | "fort" | "pile" | "single" | "splatball" | "wall")[];
  unseen: number[];
}

export type View = CommonView & Public & Private;
