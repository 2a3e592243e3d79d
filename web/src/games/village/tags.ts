// Where the names of Kids stand on the map: below the figure, and elsewhere around it where another name or figure stands already.

import { between } from '../../art/seating';

export interface Figure {
  id: number;
  x: number;
  y: number;
  /** How wide the name is. */
  wide: number;
}

export interface Tag extends Figure {
  /** The middle of the name, from the middle of the figure. */
  dx: number;
  dy: number;
}

const HIGH = 20; // of a name, in pixels
const EDGE = 480;

export const meet = (
  a: { x: number; y: number; wide: number },
  b: { x: number; y: number; wide: number },
  high: number,
): boolean => Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < high;

type Spot = readonly [number, number];

/** Would a name here lie on this figure? */
export function hides(
  name: { x: number; y: number; wide: number },
  figure: { x: number; y: number },
  k: number,
  grown: number,
): boolean {
  const [top, foot] = [figure.y - 28 * grown, figure.y + 11];
  const [above, below] = [name.y - 9 * k, name.y + 9 * k];
  return Math.abs(name.x - figure.x) < name.wide / 2 + 10 * grown && below > top + 1 && above < foot - 1;
}

/** `k`: map units of one pixel; `grown`: how much larger than their bases figures are drawn. */
export function tags(figures: Figure[], k: number, grown: number): Map<number, Tag> {
  const laid: Tag[] = [];
  for (const figure of [...figures].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const { wide } = figure;
    const below = 11 + 9 * k;
    const above = -28 * grown - 9 * k;
    const aside = wide / 2 + 12 * grown;
    const inside = between(-14 + wide / 2 - figure.x, 0, EDGE + 14 - wide / 2 - figure.x); // straight, unless the map ends
    const rows = [1, 2, 3, 4].map((n) => n * HIGH * k);
    const places: Spot[] = [
      [inside, below],
      [inside, above],
      [aside, -6],
      [-aside, -6],
      [aside, below],
      [-aside, below],
      [aside, above],
      [-aside, above],
      ...rows.flatMap((far): Spot[] => [
        [inside, below + far],
        [inside, above - far],
        [aside, below + far],
        [-aside, below + far],
        [aside, above - far],
        [-aside, above - far],
      ]),
    ];
    const at = ([dx, dy]: Spot) => ({ x: figure.x + dx, y: figure.y + dy, wide });
    const names = laid.map((tag) => ({ x: tag.x + tag.dx, y: tag.y + tag.dy, wide: tag.wide }));
    const free = (spot: Spot) => {
      const { x, y } = at(spot);
      if (y > EDGE + 8 || y < 9 * k - 14 || x - wide / 2 < -14 || x + wide / 2 > EDGE + 14) return false;
      return !names.some((name) => meet(at(spot), name, HIGH * k));
    };
    const clear = (spot: Spot) => free(spot) && !figures.some((other) => hides(at(spot), other, k, grown));
    const [dx, dy] = places.find(clear) ?? places.find(free) ?? places[0]!;
    laid.push({ ...figure, dx, dy });
  }
  return new Map(laid.map((tag) => [tag.id, tag]));
}

/** Where the length of a way stands, from the spot it leads to: above it, below where the picture ends, never over its edges. */
export function inSight(box: readonly number[], x: number, y: number, wide: number, k: number): [number, number] {
  const [left, top, w] = box as [number, number, number];
  const above = -40 - 6 * k;
  const dx = between(left + wide / 2, x, left + w - wide / 2) - x;
  return [dx, y + above - 12 * k < top ? 24 + 12 * k : above];
}

interface Word {
  x: number;
  y: number;
  wide: number;
}

const ALONG = [0.5, 0.62, 0.38, 0.74, 0.28, 0.85, 0.15];

/** Where the words of a line of fire (from, to, and how high its arc is) lie: in its middle, or where they hide the least of Kids,
 * names and other words. */
export function onArc(
  [x0, y0, x1, y1, lift]: readonly [number, number, number, number, number],
  wide: number,
  k: number,
  grown: number,
  names: Tag[],
  laid: Word[],
): Word {
  const aside = wide / 2 + 12 * grown;
  const row = 24 * k;
  // on the arc where that is free, else beside it; on a short line, above and below too
  const offsets: Spot[] = [0, row, -row, 2 * row, -2 * row, 3 * row, -3 * row].flatMap((dy): Spot[] => [
    [0, dy],
    [aside, dy],
    [-aside, dy],
  ]);
  const spots = offsets
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
    .flatMap(([dx, dy]) =>
      ALONG.map((t) => ({ x: x0 + (x1 - x0) * t + dx, y: y0 + (y1 - y0) * t - 4 * lift * t * (1 - t) + dy, wide })),
    );
  const hidden = (spot: Word): number =>
    4 * names.filter((kid) => hides(spot, kid, k, grown)).length +
    2 * names.filter((tag) => meet(spot, { x: tag.x + tag.dx, y: tag.y + tag.dy, wide: tag.wide }, 22 * k)).length +
    2 * laid.filter((word) => meet(spot, word, 25 * k)).length +
    (spot.x - wide / 2 < -14 || spot.x + wide / 2 > EDGE + 14 || spot.y < 0 || spot.y > EDGE ? 1 : 0);
  let [best, least] = [spots[0]!, Infinity];
  for (const spot of spots) {
    const hides = hidden(spot);
    if (hides < least) [best, least] = [spot, hides];
  }
  return best;
}
