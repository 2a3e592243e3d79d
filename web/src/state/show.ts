// How long a step stays on the screen before the next one is shown.

const LEAST = 600;
const MOST = 2000;
/** With more steps than this behind it, each is shown more briefly. */
const PATIENCE = 4;

/** Milliseconds to look at what somebody else did, told in so many letters; less the more steps wait behind it. */
export function reading(letters: number, factor: number, waiting: number): number {
  const calm = Math.min(MOST, Math.max(LEAST, 350 + 12 * letters));
  return Math.round((calm * factor) / hurry(waiting));
}

/** Milliseconds after which a step with so many events counts as come to rest, if the scene has not said so before. */
export function longest(events: number, pace: number, waiting: number): number {
  return Math.round((Math.min(24, 4 + 4 * events) * pace) / hurry(waiting) ** 2);
}

function hurry(waiting: number): number {
  return 1 + Math.max(0, waiting - PATIENCE) / 6;
}

/** In a replay: milliseconds for a step with so many events; less the more steps wait behind it. */
export function dwell(events: number, pace: number, waiting: number): number {
  if (pace <= 0) return 0;
  const motions = Math.min(5, 1.6 + 0.7 * Math.max(0, events - 1));
  return Math.round((motions * pace) / hurry(waiting));
}
