// Who sits where round a table.

/** Where a seat is drawn. */
export interface Place {
  seat: number;
  x: number;
  /** Where the player's things stand on the snow. */
  y: number;
  /** How large the drawing is. */
  k: number;
  /** How wide the plate with the points is. */
  plate: number;
}

export const between = (low: number, n: number, high: number) => Math.max(low, Math.min(high, n));

/** The seats from my left hand round the table; all of them for a watcher. */
export function others(seats: number, me: number): number[] {
  const first = me < 0 ? 0 : me + 1;
  return Array.from({ length: me < 0 ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}
