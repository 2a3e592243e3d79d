// Where everything of lanes lies, in pixels. Cards are as large as the fullest side allows; on a full side they overlap.
import type { CardView, View } from './view';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  seat: number;
  card: CardView;
  x: number;
  y: number;
  /** The lane it lies in. */
  lane: number;
  /** How much of its width is seen: another card may lie over the rest. */
  seen: number;
}

export interface Layout {
  width: number;
  height: number;
  narrow: boolean;
  /** The seat that sits below. */
  low: number;
  card: { width: number; height: number };
  lanes: { box: Box; middle: number; sides: [Box, Box] }[];
  spots: Spot[];
  hand: { y: number; x: number[]; width: number; height: number };
  /** The hand of the player above: its first card, and how far apart. */
  far: { x: number; y: number; step: number };
  plates: [Box, Box];
  pile: Box;
  discards: [Box, Box];
}

const MIDDLE = 30;
const LEAST = 0.6; // of a card that an overlapping one leaves free
const GAP = 6;
export const cardWidth = (height: number) => Math.round(height * 0.71);

/** Cards of a side in the order they are laid: by slot, partners side by side. */
export function inOrder(cards: CardView[]): CardView[][] {
  const units: CardView[][] = [];
  for (const card of cards) {
    const partner = card.partner === null ? undefined : cards.find((c) => c.slot === card.partner);
    if (!partner) units.push([card]);
    else if (partner.slot > card.slot) units.push([card, partner]);
  }
  return units;
}

const foot = (card: CardView, height: number) => (card.damage ? height : cardWidth(height));
const size = (unit: CardView[], height: number) => unit.reduce((sum, card) => sum + foot(card, height) + GAP, 0);

/** Units split into so many rows, about equally wide. */
function split(units: CardView[][], rows: number, height: number): CardView[][][] {
  const total = units.reduce((sum, unit) => sum + size(unit, height), 0);
  const out: CardView[][][] = Array.from({ length: rows }, () => []);
  let so = 0;
  for (const unit of units) {
    const wide = size(unit, height);
    out[Math.min(rows - 1, Math.floor(((so + wide / 2) / total) * rows))]!.push(unit);
    so += wide;
  }
  return out.filter((row) => row.length);
}

/** The rows in which these cards fit best into a box at this size, or null. */
function fit(cards: CardView[], box: Box, height: number, least = LEAST): CardView[][] | null {
  const units = inOrder(cards);
  const most = Math.max(1, Math.floor((box.height + 4) / (height + 4)));
  let best: CardView[][] | null = null;
  let loosest = 0;
  for (let rows = 1; rows <= most; rows++) {
    const done = split(units, rows, height).map((row) => row.flat());
    const close = Math.min(1, ...done.map((row) => squeeze(row, box.width, height)));
    if (close > loosest && close >= least) [best, loosest] = [done, close];
  }
  return best;
}

/** How close the cards of a row have to lie: 1 is side by side. */
function squeeze(row: CardView[], width: number, height: number): number {
  const feet = row.map((card) => foot(card, height) + GAP);
  const last = feet.at(-1) ?? 0;
  const rest = feet.reduce((sum, n) => sum + n, 0) - last;
  return rest <= 0 ? 1 : Math.min(1, (width - last) / rest);
}

/** Lays the cards of one side; the first row lies at the middle of the lane. */
function lay(cards: CardView[], box: Box, height: number, below: boolean, seat: number, lane: number): Spot[] {
  const most = Math.max(1, Math.floor((box.height + 4) / (height + 4)));
  const rows = fit(cards, box, height) ?? split(inOrder(cards), most, height).map((row) => row.flat());
  return rows.flatMap((row, i) => {
    const close = squeeze(row, box.width, height);
    const wide = row.reduce((sum, card, at) => sum + (foot(card, height) + GAP) * (at < row.length - 1 ? close : 1), 0);
    let x = box.x + (box.width - wide) / 2;
    const y = below ? box.y + height / 2 + i * (height + 4) : box.y + box.height - height / 2 - i * (height + 4);
    return row.map((card, at) => {
      const own = foot(card, height) + GAP;
      const whole = foot(card, height);
      const seen = at < row.length - 1 ? Math.min(whole, own * close) : whole;
      const spot = { seat, card, lane, x: x + own / 2, y, seen };
      x += own * close;
      return spot;
    });
  });
}

// eslint-disable-next-line max-lines-per-function -- one sheet of measures, each from those above it
export function layout(width: number, given: number, view: View, me: number): Layout {
  const narrow = width < 680;
  const height = Math.max(given, narrow ? 340 : 440);
  // plates and piles stand at the right, where a panel may lie over them: the lanes stay in sight
  const aside = width >= 1180 && width < 1600;
  const low = Math.max(me, 0);
  const column = narrow ? 0 : aside ? 352 : 104;
  const held = view.players[1 - low]!;
  const top = narrow ? (held.hand?.length ? 82 : 38) : aside ? 8 : 50; // open cards have a row of their own
  const far = narrow
    ? { x: 24, y: 59, step: Math.min(32, (width - 48) / Math.max(1, held.hand_size)) }
    : aside
      ? { x: width - column + 40, y: 82, step: Math.min(held.hand ? 31 : 26, 240 / Math.max(1, held.hand_size)) }
      : { x: 264, y: 27, step: Math.min(held.hand ? 31 : 26, 300 / Math.max(1, held.hand_size)) };
  const count = view.players[low]!.hand_size;
  const handHeight = narrow ? (count ? 74 : 4) : Math.max(84, Math.min(118, height * 0.19));
  const bottom = handHeight + (narrow ? 44 : 18);
  const inner = width - column - 16;
  const wideEach = inner / view.lanes.length;
  const lanes = view.lanes.map((_, lane) => {
    const box = { x: 8 + lane * wideEach + 3, y: top, width: wideEach - 6, height: height - top - bottom };
    const half = (box.height - MIDDLE) / 2;
    const inset = { x: box.x + 6, width: box.width - 12, height: half - 8 };
    const upper = { ...inset, y: box.y + 6 };
    const lower = { ...inset, y: box.y + half + MIDDLE + 2 };
    const sides: [Box, Box] = low === 0 ? [lower, upper] : [upper, lower];
    return { box, middle: box.y + box.height / 2, sides };
  });
  const fits = (tall: number, least: number) =>
    lanes.every((lane, i) => lane.sides.every((box, seat) => fit(view.lanes[i]!.sides[seat]!, box, tall, least)));
  // side by side while cards stay large enough to read; then overlapping; then smaller
  let tall = Math.floor(Math.min(narrow ? 96 : 156, lanes[0]!.sides[0].height));
  const small = narrow ? 62 : 82;
  while (tall > small && !fits(tall, 0.84)) tall -= 2;
  while (tall > (narrow ? 62 : 60) && !fits(tall, LEAST)) tall -= 2;
  const spots = lanes.flatMap((lane, i) =>
    lane.sides.flatMap((box, seat) => lay(view.lanes[i]!.sides[seat]!, box, tall, seat === low, seat, i)),
  );

  const plate = narrow ? width - 16 : 190;
  const left = narrow || aside ? 8 : plate + 20;
  const room = (narrow ? width - 8 : width - column) - left;
  const wide = cardWidth(handHeight);
  const step = Math.min(wide + 8, count > 1 ? (room - wide) / (count - 1) : 0);
  const first = narrow
    ? left + (room - (count - 1) * step - wide) / 2 + wide / 2
    : Math.max(left + wide / 2, (width - column) / 2 - ((count - 1) * step) / 2);
  const handY = height - handHeight / 2 - 6;
  const plates: [Box, Box] = [
    {
      x: aside ? width - column + 14 : 8,
      y: narrow ? height - handHeight - 42 : height - 62,
      width: plate,
      height: narrow ? 32 : 54,
    },
    {
      x: aside ? width - column + 14 : 8,
      y: aside ? 8 : 4,
      width: narrow ? plate : aside ? column - 28 : width - 16,
      height: narrow ? 32 : 42,
    },
  ];
  const side = width - column;
  return {
    width,
    height,
    narrow,
    low,
    lanes,
    spots,
    far,
    card: { width: cardWidth(tall), height: tall },
    hand: { y: handY, x: Array.from({ length: count }, (_, i) => first + i * step), width: wide, height: handHeight },
    plates,
    pile: { x: aside ? side + 40 : side + 10, y: height / 2 - 52, width: 84, height: 120 },
    discards: [
      { x: aside ? side + 220 : side + 10, y: height - 112, width: 84, height: 120 },
      { x: aside ? side + 220 : side + 10, y: aside ? 112 : 50, width: 84, height: 120 },
    ],
  };
}
