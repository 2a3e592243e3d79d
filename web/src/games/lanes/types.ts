// The types of what a viewer sees of lanes. Made from view.py (and meaning.py) in src/snowyard/games/lanes by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** `verb`: play, discard, attack, pair, also (a second card is hit), look, flip, fire, move, or the whole name.
 *  `rank`: of a card of the hand. `lane`: from 0. `own`, `other`, `foe`: cards by their slots. "" and -1: none. */
export interface Meaning {
  verb: string;
  rank: string;
  lane: number;
  own: number;
  other: number;
  foe: number;
}

/** `rank`: what the viewer knows of it; null: nothing. `known_by` says who knows it, which everybody sees. */
export interface Card {
  slot: number;
  name: string;
  rank: string | null;
  power: string | null;
  face_up: boolean;
  damage: number;
  hit_points: number;
  frozen: boolean;
  attacks: number;
  double: boolean;
  partner: number | null;
  base: boolean;
  locked: boolean;
  pending: number;
  known_by: number[];
  not_a_3: boolean;
}

export interface Lane {
  result: "both" | "nobody" | "p0" | "p1" | null;
  sides: [Card[], Card[]];
}

/** Killed cards have slots still (`dead`); VIEW's discards have none. */
export interface Player {
  hand_size: number;
  hand: string[] | null;
  dead: Card[];
  discarded_size: number;
  discarded: string[] | null;
  lanes_won: number;
}

/** One rank of the deck; `hit_points`: face-up. */
export interface Rank {
  rank: string;
  power: string | null;
  hit_points: number;
  copies: number;
}

/** The numbers of the rules that texts speak of: lanes that win, actions of a turn, damage, and what powers do. */
export interface Numbers {
  lanes_to_win: number;
  actions: number;
  attack: number;
  pair_times: number;
  action_points: number;
  retaliate: number;
  nimble: number;
  twinstrike: number;
}

export interface Public {
  phase: "act" | "discard" | "look" | "move" | "order" | "over" | "second";
  player: number;
  number: number;
  points: number;
  pile: number;
  locked: boolean;
  attacker: number | null;
  target: number | null;
  firing: number | null;
  idle: number;
  deck: Rank[];
  numbers: Numbers;
}

export interface Private {
  lanes: Lane[];
  players: [Player, Player];
}

export type View = CommonView & Public & Private;

export const PARTS: Always<View> = {
  ...COMMON_PARTS, phase: true, player: true, number: true, points: true, pile: true, locked: true, attacker: true, target: true, firing: true, idle: true, deck: true, numbers: true, lanes: true, players: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("lanes", PARTS);
