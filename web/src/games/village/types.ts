// The types of what a viewer sees of village. Made from view.py (and meaning.py) in src/snowyard/games/village by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** `verb`: what is done. `pays`: the face of the die that is spent, 0: none. `size`: of the snowball, 0: none.
 *  `yourself`: a piece of oneself is thrown. `kid`: whom it is done to, `slot`: the same by the place in the own
 *  team; -1: nobody. `what`: the Traits, the card or the corner. `way`: which way of several to play the card,
 *  from 0. `at`: the point, (0, 0): none. */
export interface Meaning {
  verb: string;
  pays: number;
  size: number;
  yourself: boolean;
  kid: number;
  slot: number;
  what: string[];
  way: number;
  at: [number, number];
}

/** What an Ability Card does. `like`: the printed card that it is like, and its own numbers: `ways`: how many
 *  snowballs appear and of which Size, by each way to play it; `dice`: all that are rolled. */
export interface Ability {
  like: "dash" | "grandma" | "ice" | "miracle" | "missed" | "notdone" | "pitch" | "saved";
  ways: [number, number][];
  dice: number;
  inches: number;
  draws: number;
}

/** What a screen tells of the content: inches of the two distances of a throw with the half inches between the
 *  centres then, how much less an AIM needs, what PREPARE adds, how far snowballs are given and how large they
 *  grow, dice that RECOVER gives back and a fall costs, the cards by their names, and what `thing-<unit>.about`
 *  tells of the units that play. */
export interface Numbers {
  ranges: [number, number][];
  aim: number;
  prepare: number;
  give: number;
  largest: number;
  recover: number;
  shove: number;
  cards: Record<string, Ability>;
  units: Record<string, Record<string, boolean | number | string>>;
}

/** A rectangle (from x, y to x, y) or a disc (x, y and its radius). `name` and `side`: of the sentence
 *  `piece-<name>` that tells it from the others; a road has none. */
export interface Thing {
  kind: string;
  name: string;
  side: string;
  rect?: [number, number, number, number];
  disc?: [number, number, number];
}

/** `corners`: x, y, and how many half inches from there the centre of a Kid may stand that begins in that corner. */
export interface TheMap {
  pieces: Thing[];
  ground: Thing[];
  corners: [number, number, number][];
}

/** `nobody`: at the end it has nobody left, and its total is no number that means anything. */
export interface Team {
  seats: number[];
  corners: number[];
  total: number;
  nobody: boolean;
  won: boolean;
}

/** `name`: the same in every language. `at`: null where it is not on the map (yet, or `gone`). `dice`: Command
 *  Dice, of `most_dice`. `snowballs`: of Size 1 to 5. */
export interface Kid {
  id: number;
  name: string;
  team: number;
  seat: number;
  slot: number;
  type: string;
  traits: string[];
  at: [number, number] | null;
  gone: boolean;
  ground: string | null;
  down: boolean;
  dice: number;
  most_dice: number;
  points: number;
  aim: number;
  prepared: number;
  snowballs: number[];
}

/** `die`: what it shows if a single one was rolled for the inches. */
export interface Move {
  kid: number;
  kind: "dash" | "move" | "slide" | "vault";
  inches: number;
  die: number | null;
}

/** The throw in hand; `cards`: those played on it. */
export interface Throw {
  by: number;
  at: number;
  size: number;
  yourself: boolean;
  required: number;
  objects: number;
  aim: number;
  too_close: boolean;
  critical: boolean;
  cards: string[];
  chance: number;
}

export interface Throwable {
  size: number;
  yourself: boolean;
  required: number;
  chance: number;
}

/** A piece (where it hides somebody with its `kind`), or a Kid. */
export interface Obstacle {
  piece?: number;
  kid?: number;
  kind?: string;
}

/** From the active Kid to an opposing one: how far they are apart as the rules measure it, what blocks it, or
 *  what it takes to hit. */
export interface LineOfFire {
  from: number;
  to: number;
  inches: number;
  too_close: boolean;
  forbidden: boolean;
  objects: Obstacle[];
  visible: boolean;
  blocked_by: Obstacle | null;
  throws: Throwable[];
  required: number;
}

export interface Hand {
  kid: number | null;
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface Cards {
  deck: number;
  hands: Hand[];
  discard: Record<string, number>;
}

/** A face of the Command Dice in the pool, what such a die is spent on, and why none can be spent now; null: one
 *  can. */
export interface Spendable {
  face: number;
  on: string[];
  idle: "down" | "no-snow" | "no-snowball" | "no-target" | "no-use" | null;
}

/** `faces`: what each face of a Command Die is spent on. `traits`: what each Trait spends its face on. `choices`:
 *  points to choose from: x, y, length of the way in thousandths of half an inch. `bends`: those of them to which
 *  no straight leg leads, each with the last point before it on the way. `beside`: those at which one would touch
 *  somebody whom one might shove over. */
export interface Public {
  turns: number;
  faces: string[];
  traits: Record<string, string>;
  numbers: Numbers;
  map: TheMap;
  teams: Team[];
  kids: Kid[];
  order: number[];
  active: number | null;
  pool: number[];
  spendable: Spendable[];
  move: Move | null;
  choices: [number, number, number][];
  bends: [number, number, number, number][];
  beside: [number, number][];
  throw: Throw | null;
  lines: LineOfFire[];
}

export interface Private {
  phase: "contact" | "corner" | "deploy" | "dest" | "hit_target" | "main" | "miracle" | "over" | "pause" | "shove" | "start_other" | "start_self" | "throw_shooter" | "throw_target" | "trait";
  place: number;
  asked: number | null;
  cards: Cards | null;
}

export type View = CommonView & Public & Private;

export const PARTS: Always<View> = {
  ...COMMON_PARTS, turns: true, faces: true, traits: true, numbers: true, map: true, teams: true, kids: true, order: true, active: true, pool: true, spendable: true, move: true, choices: true, bends: true, beside: true, throw: true, lines: true, phase: true, place: true, asked: true, cards: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("village", PARTS);
