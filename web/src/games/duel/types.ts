// The types of what a viewer sees of duel. Made from view.py (and meaning.py) in src/snowyard/games/duel by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** Cards that surely lie in a place, and those that may. */
export interface Known {
  surely: string[];
  may: string[];
}

/** The cards that a seat surely holds or may hold, in all and by pile. */
export interface KnownOf {
  surely: string[];
  may: string[];
  draw: Known;
  hand: Known;
  discards: Known;
  cache: Known;
}

export interface Pile {
  cards: string[] | null;
  count: number;
}

/** What a seat has chosen (yours) or played (everybody's); `second`: after a Barrage. */
export interface PlayedCard {
  card: string;
  side: number;
  act: string;
  front: number;
  second: boolean;
}

export interface Player {
  draw: Pile;
  hand: Pile;
  discards: Pile;
  incoming: Pile;
  cache: Pile;
  keeps: string[];
  plays: PlayedCard[];
  capped: boolean;
  marked_by: number[];
  score: number | null;
  known: KnownOf | null;
}

export interface ArsenalPile {
  count: number;
  top: string | null;
}

export interface LookedAt {
  pile: number;
  top: string;
  second: string;
}

export interface End {
  seat: number;
  act: string;
  fate: string;
  snowball: string;
  attacked: boolean;
}

export interface Fight {
  front: number;
  step: string;
  initiative: number;
  nearest_only: boolean;
  ends: End[];
}

/** What a kind of card is: the acts on its two ends and what moves call these ends, the step in which they are
 *  resolved, its points, its copies in a deck and the set it belongs to. `twin`: which one it is of kinds with
 *  the same acts, else 0. */
export interface CardKind {
  acts: [string, string];
  named: [string, string];
  level: number;
  points: number;
  copies: number;
  set: "advanced" | "alternate" | "basic" | "extreme";
  twin: number;
}

/** `cards`: the kinds in this game. `draws`: the cards that a player draws, and a capped one. `kept`: how many
 *  cards a player keeps in the draft. */
export interface Public {
  phase: "abandon" | "acquire" | "cache" | "choose" | "give" | "keep" | "over" | "pick 1" | "pick 2" | "raid" | "refine: card" | "refine: pile" | "restock" | "second card" | "take";
  final_round: boolean;
  final_turns: number;
  initiative: number | null;
  extremes: string[];
  cards: Record<string, CardKind>;
  draws: [number, number];
  kept: number;
  abandoned: string[];
  being_abandoned: string[];
  piles: ArsenalPile[];
  fight: Fight | null;
}

export interface Private {
  looking_at: LookedAt | null;
  stock_known: Known | null;
  players: Player[];
}

export type View = CommonView & Public & Private;

export const PARTS: Always<View> = {
  ...COMMON_PARTS, phase: true, final_round: true, final_turns: true, initiative: true, extremes: true, cards: true, draws: true, kept: true, abandoned: true, being_abandoned: true, piles: true, fight: true, looking_at: true, stock_known: true, players: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("duel", PARTS);
