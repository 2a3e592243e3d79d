// How long a step stays on the screen before the next one is shown.

/** Milliseconds for a step with so many events; less the more steps wait behind it. */
export function dwell(events: number, pace: number, waiting: number): number {
  if (pace <= 0) return 0;
  const motions = Math.min(5, 1.6 + 0.7 * Math.max(0, events - 1));
  return Math.round((motions * pace) / (1 + Math.max(0, waiting - 4) / 6));
}
