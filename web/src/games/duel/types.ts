// The types of what a viewer sees of duel. Made from view.py (and meaning.py) in src/snowyard/games/duel by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** `verb`: an end of a card is played, a whole one taken, a pile chosen, or none of these. `from`: where the card
 *  comes from. `kind`: "" where the name does not say it. `pile`: -1: none. */
export interface Meaning {
  verb: string;
  kind: string;
  side: number;
  from: string;
  pile: number;
}

/** An end of a card, and the act on it. */
export interface PlayedEnd {
  kind: string;
  side: number;
  act: number;
}

/** What becomes of an act, and of the snowball that an Offensive Dodge throws; "": of none. */
export interface Fate {
  act: number;
  fate: string;
  ball: string;
}

/** A card (null: face down) goes from somebody's place to another; "front": where it was played, "pile": by its
 *  number. */
export interface Flight {
  kind: string | null;
  start: string;
  start_of: number;
  end: string;
  end_of: number;
}

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

/** What cards are worth as far as one knows them; `exact`: one knows them all. */
export interface CardPoints {
  points: number;
  exact: boolean;
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

/** `worth`: of all its cards, during the fight. */
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
  worth: CardPoints | null;
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

/** What a kind of card is: the acts on its two ends, the step in which they are resolved, its points, its copies
 *  in a deck and the set it belongs to. `twin`: which one it is of kinds with the same acts, else 0. */
export interface CardKind {
  acts: [string, string];
  level: number;
  points: number;
  copies: number;
  set: "advanced" | "alternate" | "basic" | "extreme";
  twin: number;
}

/** `cards`: the kinds in this game. `decks`: how many of them lie on the table. `draws`: the cards that a player
 *  draws, and a capped one. `kept`: how many cards a player keeps in the draft. `fronts`: of each seat those on
 *  which it plays. */
export interface Public {
  phase: "abandon" | "acquire" | "cache" | "choose" | "give" | "keep" | "over" | "pick 1" | "pick 2" | "raid" | "refine: card" | "refine: pile" | "restock" | "second card" | "take";
  final_round: boolean;
  final_turns: number;
  initiative: number | null;
  extremes: string[];
  cards: Record<string, CardKind>;
  decks: number;
  draws: [number, number];
  kept: number;
  fronts: number[][];
  abandoned: string[];
  being_abandoned: string[];
  piles: ArsenalPile[];
  fight: Fight | null;
}

/** `raided`: the card that this viewer may take by a Raid. */
export interface Private {
  looking_at: LookedAt | null;
  raided: string | null;
  stock_known: Known | null;
  players: Player[];
}

export type View = CommonView & Public & Private;

export const PARTS: Always<View> = {
  ...COMMON_PARTS, phase: true, final_round: true, final_turns: true, initiative: true, extremes: true, cards: true, decks: true, draws: true, kept: true, fronts: true, abandoned: true, being_abandoned: true, piles: true, fight: true, looking_at: true, raided: true, stock_known: true, players: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("duel", PARTS);
