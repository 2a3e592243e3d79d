// The cards of the end, row by row.
import { pointsOf } from './cards';
import { KINDS } from './meaning';
import type { DuelView } from './view';

const place = (kind: string) => KINDS.findIndex((one) => one === kind);

export interface ScoreRow {
  seat: number;
  y: number;
  h: number;
  /** Where its cards begin. */
  left: number;
  w: number;
  cardH: number;
  /** With both ends written on them. */
  big: boolean;
  cards: { kind: string; x: number; y: number }[];
}

export function scoreRows(view: DuelView, order: number[], width: number, room: number): ScoreRow[] {
  const wide = width >= 760;
  const left = wide ? 190 : 20;
  const big = wide && order.length === 2;
  const w = big ? 92 : 54;
  const cardH = big ? Math.max(120, Math.min(160, (room - 120) / 4)) : 46;
  const perLine = Math.max(1, Math.floor((width - left - 20) / (w + 6)));
  let y = 10;
  return order.map((seat) => {
    const player = view.players[seat]!;
    const kinds = [...(player.draw.cards ?? []), ...(player.discards.cards ?? []), ...(player.hand.cards ?? [])].sort(
      (a, b) => pointsOf(view.cards, b) - pointsOf(view.cards, a) || place(a) - place(b),
    );
    const top = wide ? 12 : 50;
    const cards = kinds.map((kind, i) => ({
      kind,
      x: left + (i % perLine) * (w + 6),
      y: top + Math.floor(i / perLine) * (cardH + 8),
    }));
    const h = Math.max(wide ? 84 : 60, top + Math.max(1, Math.ceil(kinds.length / perLine)) * (cardH + 8) + 4);
    const row = { seat, y, h, left, w, cardH, big, cards };
    y += h + 10;
    return row;
  });
}
