// The types of what a viewer sees of village. Made from src/snowyard/games/village/view.py by
//     python -m snowyard.server.typescript
// A test fails when they differ: change that, never this file.
import { COMMON_PARTS, type Always, type CommonView } from '../../wire';
import { reader } from '../sent';

/** The same of parts that are made once, stand in many views and are never changed. */
export interface KeptPart {
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

export interface TheMap {
  pieces: Thing[];
  ground: Thing[];
}

export interface Team {
  seats: number[];
  corners: number[];
  total: number;
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

export interface Move {
  kid: number;
  kind: "dash" | "move" | "slide" | "vault";
  inches: number;
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

/** From the active Kid to an opposing one: what blocks it, or what it takes to hit. */
export interface LineOfFire {
  from: number;
  to: number;
  d2: number;
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

/** A card that only a variant has: the printed card that it is like, and its own numbers, as the variant has
 *  them. */
export interface SpareCard {
  does: "dash" | "grandma" | "ice" | "miracle" | "missed" | "notdone" | "pitch" | "saved";
  dice: number;
  inches: number;
  count: number;
  size: number;
  draws: number;
}

/** What a screen tells of the content: inches of the two distances of a throw, how much less an AIM needs, what
 *  PREPARE adds, how far snowballs are given and how large they grow, dice that RECOVER gives back and a fall
 *  costs, and the numbers of the cards (`saved`: how many snowballs and of which Size; `pitch`, `missed`: all hit
 *  dice; `dash`: dice and inches; `spares`: the cards that only a variant has). */
export interface Numbers {
  ranges: [number, number];
  aim: number;
  prepare: number;
  give: number;
  largest: number;
  recover: number;
  shove: number;
  saved: [number, number][];
  notdone: number;
  ice: number;
  pitch: number;
  missed: number;
  miracle: number;
  dash: [number, number];
  spares?: SpareCard[];
}

/** `faces`: what each face of a Command Die is spent on. `traits`: what each Trait spends its face on. `choices`:
 *  points to choose from: x, y, length of the way in thousandths of half an inch. */
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
  move: Move | null;
  choices: [number, number, number][];
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
  ...COMMON_PARTS, turns: true, faces: true, traits: true, numbers: true, map: true, teams: true, kids: true, order: true, active: true, pool: true, move: true, choices: true, throw: true, lines: true, phase: true, place: true, asked: true, cards: true,
};

/** What was sent, as a view of this game; whatever is none is refused. */
export const asView = reader<View>("village", PARTS);
