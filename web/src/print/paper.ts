// Paper, cards and where they lie on it; all lengths in millimetres.

export interface Size {
  width: number;
  height: number;
}

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;
export type Paper = keyof typeof PAPERS;

/** The sizes that sleeves are sold for. */
export const POKER: Size = { width: 63, height: 88 };
export const MINI: Size = { width: 44, height: 68 };

/** Printers leave at least so much at every edge. */
export const EDGE = 7;
/** Of sheets with text. */
export const MARGIN = 14;

/** Cards side by side without gaps, in the middle of the paper: one cut parts two of them. */
export interface Grid {
  columns: number;
  rows: number;
  left: number;
  top: number;
}

export function grid(paper: Size, card: Size): Grid {
  const columns = Math.floor((paper.width - 2 * EDGE) / card.width);
  const rows = Math.floor((paper.height - 2 * EDGE) / card.height);
  return {
    columns,
    rows,
    left: (paper.width - columns * card.width) / 2,
    top: (paper.height - rows * card.height) / 2,
  };
}

export interface Place {
  x: number;
  y: number;
}

/** Where the n-th card of a sheet lies; its back lies mirrored, so that both meet when the sheet is turned over its long edge. */
export function placeOf(n: number, { columns, left, top }: Grid, card: Size, back: boolean): Place {
  const column = n % columns;
  const x = left + (back ? columns - 1 - column : column) * card.width;
  return { x, y: top + Math.floor(n / columns) * card.height };
}

/** A list in parts of so many; the last may be smaller. */
export function parts<T>(list: T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));
}

/** Pieces of one kind to cut out. */
export interface Piece extends Size {
  kind: string;
  copies: number;
}
export interface Laid extends Place, Size {
  kind: string;
}

const GAP = 2;

/** Pieces of all sizes in rows, a list for each sheet. */
export function laid(pieces: Piece[], paper: Size): Laid[][] {
  const sheets: Laid[][] = [];
  let [x, y, high] = [MARGIN, paper.height, 0];
  for (const { kind, copies, width, height } of pieces) {
    for (let n = 0; n < copies; n++) {
      if (x + width > paper.width - MARGIN) [x, y, high] = [MARGIN, y + high + GAP, 0];
      if (!sheets.length || y + Math.max(high, height) > paper.height - MARGIN) {
        sheets.push([]);
        [x, y, high] = [MARGIN, MARGIN, 0];
      }
      sheets.at(-1)!.push({ kind, x, y, width, height });
      x += width + GAP;
      high = Math.max(high, height);
    }
  }
  return sheets;
}

/** How many of these heights, in their order, fit into each column of this height. */
export function columns(heights: number[], room: number): number[] {
  const counts: number[] = [];
  let left = -1;
  for (const height of heights) {
    if (height > left) {
      counts.push(0);
      left = room;
    }
    counts[counts.length - 1]! += 1;
    left -= height;
  }
  return counts;
}
