// The types of what a viewer sees of splat. Made from view.py (and meaning.py) in src/snowyard/games/splat by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** `verb`: a card is played, a card is discarded, or what is thrown is answered with one's protection. `card`:
 *  which card, or the protection. `at`: whom it is thrown at, -1: nobody. */
export interface Meaning {
  verb: string;
  card: string;
  at: number;
}

/** `does`: what a card is for. `snowballs`: that it throws. `hits`: of one that lies in front of somebody.
 *  `most`: that one player may have in front, -1: any number. */
export interface Card {
  kind: "double" | "fort" | "pile" | "single" | "spare-1" | "spare-2" | "splatball" | "wall";
  does: "pile" | "shelter" | "splat" | "throw";
  copies: number;
  snowballs: number;
  hits: number;
  needs_pile: boolean;
  most: number;
}

/** One protection stops so many snowballs of this card, and then falls, stays or cracks. */
export interface Stop {
  by: "cracked" | "fresh" | "spare-1" | "spare-2" | "wall";
  card: "double" | "fort" | "pile" | "single" | "spare-1" | "spare-2" | "splatball" | "wall";
  snowballs: number;
  then: "cracks" | "falls" | "stays";
}

/** `known`: what everybody knows of the hidden cards: the kinds that one of them can be. `spares`: how many of
 *  each spare card lie in front. */
export interface Player {
  hits: number;
  protection: number;
  singles: number;
  doubles: number;
  sideways: number;
  walls: number;
  forts: number;
  cracked: number;
  piles: number;
  spares: number[];
  pile: boolean;
  hand_size: number;
  known: (("double" | "fort" | "pile" | "single" | "spare-1" | "spare-2" | "splatball" | "wall")[])[];
  out: boolean;
  rank: number;
}

/** `kinds`: the cards of this game in the order of `cards`. `stops`: what stops what; what is not named flies
 *  past. */
export interface Public {
  phase: "act" | "defend" | "over";
  player: number;
  starter: number;
  card: "double" | "fort" | "pile" | "single" | "spare-1" | "spare-2" | "splatball" | "wall" | null;
  target: number | null;
  draw_left: number;
  discard: number[];
  cards: ("double" | "fort" | "pile" | "single" | "spare-1" | "spare-2" | "splatball" | "wall")[];
  players: Player[];
  kinds: Card[];
  stops: Stop[];
  hand_cards: number;
}

/** `unseen`: how many of each card this viewer cannot see. `stuck`: why whoever is to play a card cannot play
 *  those. */
export interface Private {
  hand: ("double" | "fort" | "pile" | "single" | "spare-1" | "spare-2" | "splatball" | "wall")[];
  unseen: number[];
  stuck: Record<string, "most" | "needs-pile" | "no-target">;
}

export type View = CommonView & Public & Private;

export const PARTS: Always<View> = {
  ...COMMON_PARTS, phase: true, player: true, starter: true, card: true, target: true, draw_left: true, discard: true, cards: true, players: true, kinds: true, stops: true, hand_cards: true, hand: true, unseen: true, stuck: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("splat", PARTS);
