// What is marked in the chance graph and in the list of moves.
import { isLucky, luckySeat, type Review } from '../engine/review';

export interface Marked {
  number: number;
  seat: number;
  kind: 'luck' | 'mistake';
}

/** Mistakes, and great luck with the seat that had it; in the order of the game. */
export function marksOf(review: Review | null): Marked[] {
  return (review?.moves ?? []).flatMap((move): Marked[] => [
    ...(move.verdict?.is_mistake ? [{ number: move.number, seat: move.seat, kind: 'mistake' as const }] : []),
    ...(isLucky(move) ? [{ number: move.number, seat: luckySeat(move), kind: 'luck' as const }] : []),
  ]);
}

const hundredths = (share: number): number => Math.round(100 * share);

/** Of a cost: how many of a hundred games, and the ends of its 95 % interval. Never less than none: what states the cost of a
 * mistake has not decided that it is one, and may find nothing. */
export function gain(cost: number, error: number): { more: number; low: number; high: number } {
  return {
    more: Math.max(0, hundredths(cost)),
    low: hundredths(Math.max(0, cost - 1.96 * error)),
    high: hundredths(Math.min(1, cost + 1.96 * error)),
  };
}
export { hundredths };
