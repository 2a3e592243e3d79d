// Where everything of splat stands, in pixels: the others round the yard, the cards in the middle, you below.
import { between, others, type Place } from '../../art/seating';

export type { Place };

export interface Layout {
  width: number;
  height: number;
  narrow: boolean;
  places: Place[];
  yard: { x: number; y: number; rx: number; ry: number };
  middle: { x: number; y: number; width: number; height: number; gap: number };
  hand: { x: number[]; y: number; width: number; height: number };
}

export const TALL = 116;
const PLATE = 60;
export function layout(width: number, height: number, seats: number, me: number, cards: number): Layout {
  return width < 680 ? tall(width, height, seats, me, cards) : round(width, height, seats, me, cards);
}

function round(width: number, given: number, seats: number, me: number, cards: number): Layout {
  const far = others(seats, me);
  const height = Math.max(given, 430);
  const scale = height / 560;
  const yard = { x: width / 2, y: height * 0.54, rx: width * 0.47, ry: height * 0.43 };
  const k = between(0.6, Math.min(scale * (far.length > 4 ? 0.9 : 1.15), (width / far.length / 150) * 1.25), 1.45);
  const plate = between(100, Math.min(150 * k, (width - 6 - 6 * far.length) / far.length), 168);
  const rx = Math.min(width * 0.41, height * 1.05, width / 2 - plate / 2 - 6);
  const top = TALL * k + 14;
  const low = height * 0.6;
  const places: Place[] = far.map((seat, i) => ({ seat, ...(me < 0 ? onCircle(i) : onArc(i)), k, plate }));

  function onCircle(i: number) {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / far.length;
    return {
      x: width / 2 + rx * Math.cos(angle),
      y: (top + height - PLATE) / 2 + ((height - PLATE - top) / 2) * Math.sin(angle),
    };
  }
  /** Side by side at equal distances, further back towards the middle. */
  function onArc(i: number) {
    const reach = far.length > 2 ? rx : rx * 0.62;
    const across = far.length === 1 ? 0 : reach * ((2 * i) / (far.length - 1) - 1);
    return { x: width / 2 + across, y: low - (low - top) * Math.sqrt(1 - (across / (rx * 1.06)) ** 2) };
  }
  const mine = between(0.8, scale * 1.12, 1.5);
  const held = cards;
  if (me >= 0) places.push({ seat: me, x: width / 2 - (cards ? 130 : 0), y: height - PLATE - 2, k: mine, plate: 180 });
  const card = { width: between(58, 76 * scale, 92), height: between(82, 106 * scale, 128) };
  const middle = {
    x: width / 2,
    y: me < 0 ? height / 2 : Math.min(height * 0.5, height - PLATE - TALL * mine - card.height / 2 - 4),
    ...card,
    gap: card.width + 34,
  };
  const apart = Math.min(card.width + 12, (width / 2 - 26 - card.width) / Math.max(2, held - 1));
  const hand = {
    x: Array.from({ length: held }, (_, i) => width / 2 + 20 + card.width / 2 + i * apart),
    y: height - card.height / 2 - 16,
    ...card,
  };
  return { width, height, narrow: false, places, yard, middle, hand };
}

function tall(width: number, given: number, seats: number, me: number, cards: number): Layout {
  const far = others(seats, me);
  const across = far.length <= 3 ? far.length : far.length === 4 ? 2 : 3;
  const rows = Math.ceil(far.length / across);
  const crowd = rows > 1 && given < 520;
  const strip = crowd ? 92 : 104;
  const mine = me < 0 ? 0 : crowd ? 0.68 : between(0.84, (given * 0.42 - PLATE) / TALL, 1.15);
  const front = me < 0 ? 0 : mine * TALL + PLATE;
  const room = (given - strip - front - 8) / rows;
  const k = between(0.45, Math.min((room - PLATE) / TALL, (width / across - 12) / 140), 1.1);
  const each = Math.max(room, k * TALL + PLATE);
  const height = Math.max(given, each * rows + strip + front + 8);
  const places: Place[] = far.map((seat, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, far.length - row * across);
    const x = width / 2 + ((i % across) - (inRow - 1) / 2) * (width / across);
    return { seat, x, y: each * (row + 1) - PLATE + 4, k, plate: between(104, width / across - 8, 160) };
  });
  if (me >= 0) places.push({ seat: me, x: cards ? 82 : width / 2, y: height - PLATE, k: mine, plate: 150 });
  const card = crowd ? { width: 49, height: 66 } : { width: 58, height: 80 };
  const middle = { x: width / 2, y: each * rows + strip / 2 - (crowd ? 8 : -2), ...card, gap: 88 };
  const left = 172;
  const hand = {
    x: Array.from(
      { length: cards },
      (_, i) => left + 29 + i * Math.min(66, (width - left - 62) / Math.max(2, cards - 1)),
    ),
    y: height - 56,
    width: 58,
    height: 82,
  };
  return {
    width,
    height,
    narrow: true,
    places,
    yard: { x: width / 2, y: height * 0.5, rx: width * 0.62, ry: height * 0.49 },
    middle,
    hand,
  };
}
