// Where the names of Kids stand on the map: below the figure, and elsewhere around it where another name stands already.

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

/** `k`: map units of one pixel; `grown`: how much larger than their bases figures are drawn. */
export function tags(figures: Figure[], k: number, grown: number): Map<number, Tag> {
  const laid: Tag[] = [];
  for (const figure of [...figures].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const { wide } = figure;
    const below = 11 + 9 * k;
    const above = -28 * grown - 9 * k;
    const aside = wide / 2 + 12 * grown;
    const places = [
      [0, below],
      [0, above],
      [aside, -6],
      [-aside, -6],
      [aside, below],
      [-aside, below],
      [aside, above],
      [-aside, above],
      ...[1, 2, 3, 4].flatMap((n) => [[0, below + n * HIGH * k] as const, [0, above - n * HIGH * k] as const]),
    ] as const;
    const free = ([dx, dy]: readonly [number, number]) => {
      const at = { x: figure.x + dx, y: figure.y + dy, wide };
      if (at.y > EDGE + 8 || at.x - wide / 2 < -14 || at.x + wide / 2 > EDGE + 14) return false;
      const names = laid.map((tag) => ({ x: tag.x + tag.dx, y: tag.y + tag.dy, wide: tag.wide }));
      return !names.some((name) => meet(at, name, HIGH * k));
    };
    const [dx, dy] = places.find(free) ?? places[0];
    laid.push({ ...figure, dx, dy });
  }
  return new Map(laid.map((tag) => [tag.id, tag]));
}
