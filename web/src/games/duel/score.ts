// The cards of the end, row by row.
import { KINDS, pointsOf } from './cards';
import type { DuelView } from './view';

/** What a seat's cards are worth so far, as far as the viewer knows it. */
export function worthOf(view: DuelView, seat: number): { points: number; exact: boolean } {
  const player = view.players[seat]!;
  const piles = [player.draw, player.hand, player.discards, player.incoming, player.cache];
  const open = piles.every((pile) => pile.cards !== null || pile.count === 0);
  const kinds = open ? piles.flatMap((pile) => pile.cards ?? []) : (player.known?.surely ?? []);
  const count = piles.reduce((sum, pile) => sum + pile.count, 0);
  return {
    points: kinds.reduce((sum, kind) => sum + pointsOf(view.cards, kind), 0),
    exact: open || kinds.length === count,
  };
}

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
      (a, b) => pointsOf(view.cards, b) - pointsOf(view.cards, a) || KINDS.indexOf(a) - KINDS.indexOf(b),
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
