// Where everything lies on the duel table, in pixels of the picture.
import type { Point } from '../../art/motion';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Slot {
  seat: number;
  /** Upper left corner of the played card. */
  x: number;
  y: number;
  /** Sideways (three or four players). */
  across: boolean;
  /** The played end lies first: at the top, at the left. */
  ahead: boolean;
}

export interface Front {
  number: number;
  box: Box;
  slots: [Slot, Slot];
}

export interface Layout {
  width: number;
  height: number;
  wide: boolean;
  /** A phone held sideways. */
  low?: boolean;
  plates: Box[];
  arsenal: Box[];
  arsenalEnd: number;
  abandon: Box;
  fronts: Front[];
  /** Played cards: width of the card across its length, length of the whole end, of the tucked one. */
  played: { w: number; h: number; tail: number };
  middle: Box;
  tray: Box;
  cards: Box[];
  end: number;
}

const GAP = 10;
const BAND = 20;
const NAME = 20;
const PANEL = 356; // at the right, as far as an open panel lies over a scene that is narrower than this:
const PANELS = 1600;
const LOW = 460; // a room that is lower is a phone held sideways

/** The seats as they sit: you at the bottom, then to the left and round. */
export function ring(seats: number, eye: number): number[] {
  return Array.from({ length: seats }, (_, i) => (eye + i) % seats);
}

function row(count: number, box: Box, most: number, least: number, gap: number): Box[] {
  const columns = Math.max(1, Math.min(count, Math.floor((box.w + gap) / (least + gap))));
  const lines = Math.max(1, Math.ceil(count / columns));
  const w = Math.min(most, (box.w - gap * (columns - 1)) / columns);
  const h = (box.h - gap * (lines - 1)) / lines;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = line === lines - 1 ? count - line * columns : columns;
    const left = box.x + (box.w - inLine * w - gap * (inLine - 1)) / 2;
    return { x: left + (i % columns) * (w + gap), y: box.y + line * (h + gap), w, h };
  });
}

/** Pairs of cards that meet: above each other for two, side by side for more. */
function frontsOf(
  count: number,
  eye: number,
  box: Box,
  played: Layout['played'],
  columns: number,
  seats = count,
): Front[] {
  const long = played.h + BAND + played.tail;
  if (seats === 2) {
    const x = box.x + (box.w - played.w) / 2;
    const y = box.y + box.h / 2;
    const mine: Slot = { seat: eye, x, y: y + 2, across: false, ahead: true };
    const theirs: Slot = { seat: 1 - eye, x, y: y - 2 - long, across: false, ahead: false };
    return [{ number: 0, box, slots: eye === 0 ? [mine, theirs] : [theirs, mine] }];
  }
  const lines = Math.ceil(count / columns);
  const w = box.w / columns;
  const h = box.h / lines;
  // yours first: towards the left neighbour, towards the right one
  const order = Array.from(
    { length: count },
    (_, i) => (eye - (i === 1 ? 1 : 0) + (i > 1 ? i - 1 : 0) + seats) % seats,
  );
  return order.map((number, i) => {
    const cell = { x: box.x + (i % columns) * w, y: box.y + Math.floor(i / columns) * h, w, h };
    const left = cell.x + (w - 2 * long - 6) / 2;
    const y = cell.y + NAME + (h - NAME - played.w) / 2;
    return {
      number,
      box: cell,
      slots: [
        { seat: number, x: left, y, across: true, ahead: false },
        { seat: (number + 1) % seats, x: left + long + 6, y, across: true, ahead: true },
      ],
    };
  });
}

export function arrange(
  width: number,
  room: number,
  seats: number,
  eye: number,
  trayCards: number,
  tips: boolean,
  brief: boolean,
): Layout {
  if (room > 0 && room < LOW && width >= 480 && width < 900)
    return lowTable(width, room, seats, eye, trayCards, brief && seats > 2);
  return width >= (seats > 2 ? 880 : 760)
    ? wideTable(width, room, seats, eye, trayCards)
    : narrowTable(width, room, seats, eye, trayCards, tips, brief && seats > 2);
}

// eslint-disable-next-line max-lines-per-function -- one sheet of measures, each from those above it
function wideTable(width: number, room: number, seats: number, eye: number, trayCards: number): Layout {
  const height = Math.max(room, 520);
  const plateH = 84;
  const free = height - plateH - 4 * GAP;
  const midH = Math.min(320, Math.max(206, free * 0.45));
  const others = row(seats - 1, { x: GAP, y: GAP, w: width - 2 * GAP, h: plateH }, seats === 2 ? 620 : 460, 200, GAP);
  const middle = { x: GAP, y: plateH + 2 * GAP, w: width - 2 * GAP, h: midH };
  const trayTop = middle.y + midH + GAP;
  const side = width < 1100 ? 200 : 250;
  const right = width < 1100 ? 16 : width < PANELS ? PANEL : side;
  const tray = {
    x: side,
    y: trayTop + 28,
    w: width - side - right,
    h: Math.min(300, height - trayTop - 28 - GAP),
  };
  const close = seats > 2 && width < 1160;
  const pileW = seats === 2 ? 118 : close ? 84 : 96;
  const arsenalW = seats * (pileW + GAP) - GAP;
  const arsenalX = seats === 2 ? Math.max(GAP, width / 2 - 130 - arsenalW) : GAP;
  const pileH = Math.min(midH - 30, 190);
  const arsenal = Array.from({ length: seats }, (_, i) => ({
    x: arsenalX + i * (pileW + GAP),
    y: middle.y + 22,
    w: pileW,
    h: pileH,
  }));
  const abandonX = seats === 2 ? width / 2 + 130 : width - GAP - (close ? pileW : 200);
  const abandon = {
    x: abandonX,
    y: middle.y + 22,
    w: seats === 2 ? Math.min(300, width - GAP - abandonX) : close ? pileW : 200,
    h: pileH,
  };
  const left = arsenalX + arsenalW + 2 * GAP;
  const fightBox = seats === 2 ? middle : { x: left, y: middle.y, w: abandon.x - GAP - left, h: midH };
  const played =
    seats === 2
      ? { w: 184, h: midH / 2 - BAND - 36, tail: 32 }
      : {
          w: Math.min(92, midH / 2 - NAME - 8),
          h: Math.min(112, fightBox.w / 4 - BAND - (close ? 8 : 20)),
          tail: close ? 2 : 12,
        };
  const mine = { x: GAP, y: trayTop + 8, w: side - 2 * GAP, h: 150 };
  return {
    width,
    height,
    wide: true,
    middle,
    tray,
    arsenal,
    abandon,
    played,
    end: height,
    plates: [mine, ...others],
    arsenalEnd: arsenalX + arsenalW,
    fronts: frontsOf(seats, eye, fightBox, played, 2),
    cards: row(trayCards, tray, 200, trayCards > 6 ? 96 : 118, 12),
  };
}

// eslint-disable-next-line max-lines-per-function -- one sheet of measures, each from those above it
function narrowTable(
  width: number,
  room: number,
  seats: number,
  eye: number,
  trayCards: number,
  tips: boolean,
  brief: boolean,
): Layout {
  const plateH = seats === 2 ? 54 : 62;
  const others = row(seats - 1, { x: 6, y: 4, w: width - 12, h: plateH }, width, 100, 4);
  const perLine = Math.max(1, Math.floor((width - 12 + 6) / ((tips && trayCards <= 2 ? 150 : 84) + 6)));
  const lines = Math.max(1, Math.ceil(trayCards / perLine));
  const wished = tips && trayCards <= 2 ? 164 : lines > 1 ? 124 : 164;
  const roomy = seats > 2 && room > 800; // a tablet held upright
  const pileH = seats === 2 ? 126 : roomy ? 196 : 104;
  const fightH = seats === 2 ? 164 : (brief ? 76 : 152) + (roomy ? 56 : 0);
  const piles = seats === 2 ? 0 : pileH + 20;
  const above = plateH + 8 + piles + fightH + 56 + 22 + 8;
  const between = (lines - 1) * 6;
  // cards are rather lower than cut off, as far as both their ends can be read
  const cardH = Math.min(wished, Math.max(112, Math.floor((room - above - between) / lines)));
  const need = lines * cardH + between;
  const least = above + need;
  const height = Math.max(room, least);
  const spare = Math.min(60, (height - least) / 2);
  const grow = Math.min(80, height - least - spare);
  const middle = { x: 6, y: plateH + 8, w: width - 12, h: piles + fightH + spare };
  const mine = { x: 6, y: middle.y + middle.h + 2, w: width - 12, h: 54 };
  const tray = { x: 6, y: mine.y + mine.h + 22, w: width - 12, h: need + grow };
  const tight = width < 370;
  const pileW = seats === 2 ? (tight ? 70 : 82) : (width - 12 - 60 - seats * 4) / seats;
  const tall = seats === 2 ? Math.min(158, middle.h - 24) : pileH; // room for a name on three lines, where there is any
  const played =
    seats === 2
      ? { w: tight ? 100 : 118, h: (fightH + spare) / 2 - BAND - 22, tail: 16 }
      : {
          w: Math.min(roomy ? 104 : 66, (fightH + spare) / (brief ? 1 : 2) - NAME),
          h: (width - 24) / 4 - BAND - 6,
          tail: 2,
        };
  const arsenal = Array.from({ length: seats }, (_, i) => ({
    x: 6 + i * (pileW + 4),
    y: middle.y + 20,
    w: pileW,
    h: tall,
  }));
  const arsenalEnd = 6 + seats * (pileW + 4) - 4;
  const fight =
    seats === 2
      ? { x: arsenalEnd + 4, y: middle.y, w: played.w + 4, h: middle.h }
      : { x: 6, y: middle.y + piles, w: width - 12, h: fightH + spare };
  const abandonX = seats === 2 ? fight.x + fight.w + 4 : arsenalEnd + 4;
  return {
    width,
    height,
    wide: false,
    middle,
    tray,
    arsenal,
    arsenalEnd,
    played,
    end: height,
    abandon: { x: abandonX, y: middle.y + 20, w: width - 6 - abandonX, h: tall },
    plates: [mine, ...others],
    fronts: frontsOf(brief ? 2 : seats, eye, fight, played, 2, seats),
    cards: row(trayCards, tray, 190, tips && trayCards <= 2 ? 150 : 84, 6),
  };
}

/** A phone held sideways: all plates above, piles and fight side by side, the own cards over the lower edge. */
function lowTable(width: number, room: number, seats: number, eye: number, trayCards: number, brief: boolean): Layout {
  const plateH = seats === 2 ? 54 : 62;
  const cardH = 140;
  const height = Math.max(room, 360);
  const plates = row(seats, { x: 6, y: 4, w: width - 12, h: plateH }, width, 100, 4);
  const tray = { x: 6, y: height - cardH - 4, w: width - 12, h: cardH };
  const middle = { x: 6, y: plateH + 6, w: width - 12, h: tray.y - 22 - plateH - 6 };
  const pileW = seats === 2 ? 82 : 54;
  const pileH = Math.min(126, middle.h - 22);
  const arsenal = Array.from({ length: seats }, (_, i) => ({
    x: 6 + i * (pileW + 4),
    y: middle.y + 20,
    w: pileW,
    h: pileH,
  }));
  const arsenalEnd = 6 + seats * (pileW + 4) - 4;
  const abandonW = seats === 2 ? 110 : pileW;
  const abandon = { x: width - 6 - abandonW, y: middle.y + 20, w: abandonW, h: pileH };
  const fight = { x: arsenalEnd + 6, y: middle.y, w: abandon.x - arsenalEnd - 12, h: middle.h };
  const played =
    seats === 2
      ? { w: Math.min(150, fight.w - 4), h: middle.h / 2 - BAND - 12, tail: 8 }
      : { w: Math.min(66, middle.h / (brief ? 1 : 2) - NAME), h: fight.w / 4 - BAND - 6, tail: 2 };
  return {
    width,
    height,
    wide: false,
    low: true,
    middle,
    tray,
    arsenal,
    arsenalEnd,
    abandon,
    played,
    end: height,
    plates,
    fronts: frontsOf(brief ? 2 : seats, eye, fight, played, 2, seats),
    cards: row(trayCards, tray, trayCards > 2 ? 190 : 270, trayCards > 5 ? 76 : 96, 6), // two have their texts on two lines
  };
}

export type Place = 'draw' | 'hand' | 'discards' | 'cache';

/** Is the plate so small that the piles lie below the name? */
export const isSmall = (box: Box, mine: boolean, wide: boolean, seats: number): boolean =>
  !wide && seats > 2 && (!mine || box.w < 200);

/** Where a seat's piles lie on its plate: middles. */
export function spots(
  box: Box,
  mine: boolean,
  wide: boolean,
  small: boolean,
  cached = false,
): Record<Place, Point> & { w: number; h: number; label: boolean } {
  const most: Place[] = mine ? ['draw', 'discards', 'cache'] : ['draw', 'hand', 'discards', 'cache'];
  const places = (small || (!mine && box.w < 360)) && !cached ? most.slice(0, -1) : most;
  if (mine && wide) {
    const at = (i: number) => ({ x: box.x + 34 + i * 72, y: box.y + 100 });
    return {
      draw: at(0),
      discards: at(1),
      cache: at(2),
      hand: { x: box.x + 420, y: box.y + 90 },
      w: 44,
      h: 62,
      label: true,
    };
  }
  const h = small ? 30 : wide ? 54 : 32;
  const w = h * 0.7;
  const column = small
    ? (box.w - 8) / places.length
    : wide
      ? Math.min(78, (box.w - 112) / places.length)
      : box.w < 300
        ? 44
        : 62;
  const start = small ? box.x + 4 + column / 2 : box.x + box.w - places.length * column + column / 2;
  const y = small ? box.y + box.h - h / 2 - 5 : box.y + h / 2 + (wide ? 5 : 3);
  const at = (place: Place) => ({ x: start + Math.max(0, places.indexOf(place)) * column, y });
  return {
    draw: at('draw'),
    discards: at('discards'),
    cache: at('cache'),
    w,
    h,
    label: !small && (wide || box.w >= 300),
    hand: mine ? { x: box.x + box.w / 2, y: box.y + box.h + 90 } : at('hand'),
  };
}

export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}
