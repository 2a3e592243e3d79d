// The view of village, as `words.view()` writes it.

export interface Thing {
  kind: string;
  rect?: [number, number, number, number];
  disc?: [number, number, number];
}
export interface TheMap {
  pieces: Thing[];
  ground: Thing[];
}
export interface Kid {
  id: number;
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
  points: number;
  aim: number;
  prepared: number;
  snowballs: number[];
  mine: boolean;
}
export interface Throwable {
  size: number;
  yourself: boolean;
  required: number;
  chance: number;
}
export interface Line {
  from: number;
  to: number;
  d2: number;
  too_close: boolean;
  forbidden: boolean;
  objects: ({ piece: number } | { kid: number })[];
  visible: boolean;
  blocked_by: { piece: number; kind: string } | { kid: number } | null;
  throws: Throwable[];
  required: number;
}
export interface VillageView {
  phase: string;
  turns: number;
  map: TheMap;
  teams: { seats: number[]; corners: number[]; total: number; won: boolean }[];
  kids: Kid[];
  order: number[];
  place: number;
  active: number | null;
  asked: number | null;
  pool: number[];
  move: { kid: number; kind: string; inches: number } | null;
  choices: [number, number, number][];
  throw: {
    by: number; at: number; size: number; yourself: boolean; required: number; objects: number; aim: number; too_close: boolean;
    critical: boolean; cards: string[]; chance: number;
  } | null;
  lines: Line[];
  cards: {
    deck: number;
    hands: { kid: number | null; seat: number; count: number; cards: string[] | null }[];
    discard: Record<string, number>;
  } | null;
}

/** Pixels of the picture for half an inch; north is at the top. */
export const U = 10;
export const EDGE = 48;
export const px = (x: number) => x * U;
export const py = (y: number) => (EDGE - y) * U;
