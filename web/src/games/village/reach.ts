// Where a Kid can go: as few paths, and the way to a point. Lengths are in thousandths of half an inch.
import { spotOf } from './deeds';
import type { View } from './types';
import { px, py } from './view';

type Spot = View['choices'][number];
type Point = [number, number];

/** The area of the points within each whole inch, as one path each, to be drawn as broad strokes: nested, the widest last. */
export function bands(choices: Spot[], banded: boolean): { inches: number; d: string }[] {
  const most = banded ? Math.max(0, ...choices.map(([, , length]) => Math.ceil(length / 2000))) : 0;
  const list: { inches: number; d: string }[] = [];
  for (let inches = banded ? 1 : 0; inches <= most; inches += 1) {
    const rows = new Map<number, number[]>();
    for (const [x, y, length] of choices) {
      if (banded && length > inches * 2000) continue;
      const row = rows.get(y);
      if (row) row.push(x);
      else rows.set(y, [x]);
    }
    let d = '';
    for (const [y, xs] of rows) {
      xs.sort((a, b) => a - b);
      let start = xs[0]!;
      xs.forEach((x, i) => {
        const next = xs[i + 1];
        if (next === x + 1) return;
        d += `M${px(start)} ${py(y)}h${(x - start) * 10 + 0.1}`;
        if (next !== undefined) start = next;
      });
    }
    list.push({ inches, d });
  }
  return list;
}

/** The way from a Kid to a point in its reach, by the point before each bend, as the view tells it. */
export function wayTo(from: Point, to: Point, bends: View['bends']): Point[] {
  const before = new Map(bends.map(([x, y, ...last]) => [spotOf(x, y), last]));
  const way = [to];
  for (let last = before.get(spotOf(...to)); last; last = before.get(spotOf(...last))) way.unshift(last);
  return [from, ...way];
}

/** The point nearest to a place on the map; null when none is within `far` half inches. */
export function nearest(choices: Spot[], x: number, y: number, far: number): Spot | null {
  let best: Spot | null = null;
  let least = far * far;
  for (const spot of choices) {
    const d2 = (spot[0] - x) ** 2 + (spot[1] - y) ** 2;
    if (d2 < least) {
      least = d2;
      best = spot;
    }
  }
  return best;
}

/** The next point in a direction, for those who go by keys. */
export function onward(choices: Spot[], from: [number, number], dx: number, dy: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of choices) {
    const along = (spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy;
    const aside = Math.abs((spot[0] - from[0]) * dy) + Math.abs((spot[1] - from[1]) * dx);
    if (along > 0 && along + 3 * aside < least) {
      least = along + 3 * aside;
      best = spot;
    }
  }
  return best;
}
