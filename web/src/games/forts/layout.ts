// Where everything of forts stands: computed from the size of the picture in pixels, so that nothing gets too small to read.
import type { Choice } from '../scene';
import type { Way } from '../../art/picker.svelte';
import type { Point } from '../../art/motion';
import { between, others, type Place } from '../../art/seating';
import { meaning } from './meaning';
import type { Most, Player, View } from './types';

export type { Most, Player, View };
export type { Place };
/** What a face of the Cube does. */
export type Outcome = View['throws'][number][number];

export interface Layout {
  width: number;
  height: number;
  places: Place[];
  /** Where each terrace of the hill lies in its middle, from the back to the front, and how much it falls to the sides. */
  rows: number[];
  bulge: number;
  cube: { x: number; y: number; size: number };
  /** Forts are too small to aim at a single brick: they open in a close-up. */
  small: boolean;
}

export const BRICK = { width: 46, height: 30, gap: 3 };
export const STEP = { x: BRICK.width + BRICK.gap, y: BRICK.height + BRICK.gap };
export const KID_X = -10;
export const HEAP_X = 94;
const TALL = 122; // the drawing of a station above the snow
const WIDE = 218;
const HEAP = 44; // how far the snowballs of whoever stands at the right edge reach beyond that
const PLATE = 68; // the plate below it, and air

/** Split so many into rows as even as can be, the longer ones in front. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, i) => Math.floor((count + i) / rows));
}

// eslint-disable-next-line max-lines-per-function -- one sheet of measures, each from those above it
export function layout(width: number, height: number, seats: number, me: number): Layout {
  if (seats === 2 && width >= 640 && width > height * 1.95) return opposite(width, height, me);
  const far = others(seats, me);
  const narrow = width < 640;
  const sky = narrow ? 12 : 40;
  // as many in a row as make the forts largest
  const tries = far
    .map((_, i) => fit(rowsOf(far.length, i + 1)))
    .filter((one) => width / one.most >= 86 || one.most === 1);
  const { rows, most, mine, front, room, k } = tries.reduce((best, one) => (one.fits > best.fits + 0.02 ? one : best));

  function fit(rows: number[]) {
    const most = Math.max(...rows);
    const share = rows.length > 1 ? 0.36 : 0.44;
    const largest = narrow ? Math.min(1.2, (width - 86) / 284) : 1.7;
    const mine = me < 0 ? 0 : between(narrow ? 0.92 : 1, ((height - sky) * share - PLATE) / TALL, largest);
    const front = me < 0 ? 84 : mine * TALL + PLATE + 8;
    const room = (height - sky - front) / rows.length;
    const fits = Math.min((room - PLATE) / TALL, (width / most - 12) / WIDE, 1.5);
    return { rows, most, mine, front, room, fits, k: Math.max(0.45, fits) };
  }
  const each = Math.max(k * TALL + PLATE, room);
  const all = Math.max(height, front + each * rows.length + sky);
  const top = all - front - each * rows.length;
  const bulge = narrow ? 8 : 30;
  const lines = rows.map((_, row) => top + each * (row + 1) - PLATE);
  const places: Place[] = [];
  rows.forEach((count, row) => {
    const plate = between(80, width / most - 6, 190);
    const gap = Math.min(width / count, Math.max(WIDE * k * 1.7, plate + 8));
    for (let i = 0; i < count; i++) {
      const x = width / 2 + (i - (count - 1) / 2) * gap;
      places.push({ seat: far[places.length]!, x, y: slope(x, lines[row]!, width, bulge), k, plate });
    }
  });
  const bottom = all - PLATE;
  if (me >= 0)
    places.push({
      seat: me,
      x: narrow ? width - 180 * mine : width / 2,
      y: bottom,
      k: mine,
      plate: between(150, width / 2, 240),
    });
  const size = narrow ? 58 : 88;
  const cube = {
    x: narrow ? 38 : Math.max(width / 2 - 190 - mine * 100, 80),
    y: narrow ? bottom - 6 : bottom + 10,
    size,
  };
  if (seats === 2 && !narrow && me >= 0) {
    // two look at each other across the slope
    places[0]!.x = width * 0.66;
    places[0]!.y = slope(width * 0.66, lines[0]!, width, bulge);
    places[1]!.x = width * 0.38;
    cube.x = width * 0.8;
  }
  if (me < 0) Object.assign(cube, { x: width / 2 - 8, y: all - 12, size: 58 });
  return {
    width,
    height: all,
    places,
    rows: me < 0 ? lines : [...lines, bottom],
    bulge,
    cube,
    small: narrow && k < 0.94,
  };
}

/** The snow at `x` of a terrace whose middle lies at `y`. */
export function slope(x: number, y: number, width: number, bulge: number): number {
  return y + bulge * (2 * (x / width) - 1) ** 2;
}

/** Two players stand on two slopes of a valley, the cube between them. */
function opposite(width: number, height: number, me: number): Layout {
  const k = between(0.8, Math.min((width - 210) / (2 * WIDE + 66 + HEAP), (height - 70 - PLATE) / TALL), 2.3);
  const y = Math.max(height - PLATE - 14, TALL * k + 40);
  const left = Math.max(me, 0);
  const spare = Math.max(10, (width - 190 - (2 * WIDE + 66 + HEAP) * k) / 4);
  const bulge = -36;
  const places = [left, 1 - left].map((seat, i) => {
    const x = i ? width - spare - (WIDE / 2 + HEAP) * k : spare + (WIDE * k) / 2;
    return { seat, x, y: slope(x, y + 8, width, bulge), k, plate: 236 };
  });
  const gap = [places[0]!.x + (HEAP_X + 84) * k, places[1]!.x - (WIDE / 2) * k];
  return {
    width,
    height: y + PLATE + 14,
    places: places.reverse(),
    rows: [y + 4],
    bulge,
    cube: { x: (gap[0]! + gap[1]!) / 2 - 8, y: y + 14, size: between(60, 58 * k, 112) },
    small: false,
  };
}

/** Where a kid holds a snowball. */
export function handsOf(place: Place): Point {
  return { x: place.x + KID_X * place.k, y: place.y - 82 * place.k };
}

/** How high a throw rises above those two. */
export function lift(from: Point, to: Point): number {
  return 30 + Math.abs(to.x - from.x) * 0.18;
}

export const CHART = { width: 160, height: 54 };

/** The middle of the chart that says what each face of the Cube does: on top of the arc, or over the kid's head when the throw
 * goes straight up. Half way it would cover the bricks that one can also aim at. */
export function chartAt(me: Place, target: Place, width: number): Point {
  const [from, to] = [handsOf(me), handsOf(target)];
  const straight = Math.abs(to.x - from.x) < 1.6 * Math.abs(to.y - from.y);
  const over = target.y - TALL * target.k - CHART.height / 2 - 4;
  const top = (from.y + to.y) / 4 + (Math.min(from.y, to.y) - lift(from, to) * 2) / 2;
  const side = CHART.width / 2 + 4;
  return {
    x: between(side, straight ? to.x : (from.x + to.x) / 2, width - side),
    y: Math.max(CHART.height / 2 + 2, straight ? over : top),
  };
}

/** Standing bricks are drawn without gaps below them: slots have no place in space (FORTS-03). Slot by place in the wall. */
export function standing(bricks: number[]): number[] {
  return bricks.flatMap((points, slot) => (points > 0 ? [slot] : []));
}

/** The middle of the brick at this place of a wall, in the coordinates of its station. */
export function brickAt(place: number): { x: number; y: number } {
  const row = Math.floor(place / 3);
  return { x: ((place % 3) - 1) * STEP.x + KID_X + (row ? 7 : 0), y: -BRICK.height / 2 - row * STEP.y };
}

/** What to pick for each legal move. */
export function ways(moves: Choice[], view: View, me: number, small: boolean): Way[] {
  return moves.flatMap(({ move, label }) => {
    const { verb, at, brick } = meaning(move);
    const way = (...things: string[]): Way => ({ things, move, label });
    if (verb === 'throw') {
      const target = brick < 0 ? `kid ${at}` : `brick ${at} ${brick}`;
      return small ? [way(`fort ${at}`, target)] : [way(target), way('heap', target)];
    }
    const things: Record<string, string> = {
      pick: `brick ${view.target} ${brick}`,
      hide: `kid ${me}`,
      brick: 'gap',
      snowball: 'drift',
      use: 'duck',
      keep: 'stand',
    };
    return [way(things[verb] ?? move)];
  });
}
