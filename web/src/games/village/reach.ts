// Where a Kid can go: as few paths, and the way to a point. Lengths are in thousandths of half an inch (VILLAGE-20 to 22).
import { px, py } from './view';

type Spot = [number, number, number];

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

/** The points at which a Kid of this team would touch somebody it might shove over (VILLAGE-15, VILLAGE-70). */
export function touching(
  choices: Spot[],
  kids: readonly { at: [number, number] | null; team: number; down: boolean }[],
  team: number,
): Spot[] {
  const others = kids.flatMap((kid) => (kid.at && !kid.down && kid.team !== team ? [kid.at] : []));
  return choices.filter(([x, y]) =>
    others.some(([ox, oy]) => [4, 5].includes((ox - x) * (ox - x) + (oy - y) * (oy - y))),
  );
}

const STEPS: [number, number, number][] = [];
for (let dx = -2; dx <= 2; dx += 1) {
  for (let dy = -2; dy <= 2; dy += 1) {
    const n = dx * dx + dy * dy;
    const cost = { 1: 1000, 2: 1415, 5: 2237 }[n];
    if (cost) STEPS.push([dx, dy, cost]);
  }
}

/** The way from a Kid to a point it can reach: a straight leg, then steps, found backwards by their lengths. */
export function wayTo(from: [number, number], to: [number, number], choices: Spot[]): [number, number][] {
  const length = new Map(choices.map(([x, y, n]) => [`${x} ${y}`, n]));
  const straight = (x: number, y: number) => Math.ceil(1000 * Math.hypot(x - from[0], y - from[1]));
  const way: [number, number][] = [to];
  let [x, y] = to;
  for (let guard = 0; guard < 60; guard += 1) {
    const now = length.get(`${x} ${y}`) ?? 0;
    if (now <= straight(x, y)) break;
    const before = STEPS.find(([dx, dy, cost]) => length.get(`${x - dx} ${y - dy}`) === now - cost);
    if (!before) break;
    x -= before[0];
    y -= before[1];
    way.unshift([x, y]);
  }
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
