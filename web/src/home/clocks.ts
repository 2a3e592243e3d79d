// The clocks that a new table offers, and what people call a table's clock.
import { say } from '../sentences/page.svelte';
import type { Clock } from '../wire';

const MINUTE = 60;
const DAY = 86_400;

/** A bank as somebody sets it. */
export interface OwnClock {
  minutes: number;
  seconds: number;
}
export const OWN_CLOCK: OwnClock = { minutes: 15, seconds: 10 };

/** A clock in words. */
export function clockSaid({ kind = 'off', seconds = 0, more = 0 }: Clock): string {
  if (kind === 'off') return say('clock-off');
  if (kind === 'bank') return say('clock-bank', { minutes: Math.round(seconds / MINUTE), seconds: more });
  if (kind === 'days' && seconds >= DAY) return say('clock-days', { days: Math.round(seconds / DAY) });
  return seconds < MINUTE
    ? say('clock-seconds', { seconds })
    : say('clock-minutes', { minutes: Math.round(seconds / MINUTE) });
}

const CLOCKS: Record<string, Clock> = {
  30: { kind: 'move', seconds: 30 },
  60: { kind: 'move', seconds: MINUTE },
  180: { kind: 'move', seconds: 3 * MINUTE },
  'bank-5': { kind: 'bank', seconds: 5 * MINUTE, more: 3 },
  'bank-10': { kind: 'bank', seconds: 10 * MINUTE, more: 5 },
  'bank-30': { kind: 'bank', seconds: 30 * MINUTE, more: 15 },
  day: { kind: 'days', seconds: DAY },
  days: { kind: 'days', seconds: 3 * DAY },
  week: { kind: 'days', seconds: 7 * DAY },
};
const preset = (value: string) => ({ value, said: () => clockSaid(CLOCKS[value]!) });

export const PRESETS = [
  { title: 'clock-per-decision', clocks: ['30', '60', '180'].map(preset) },
  {
    title: 'clock-whole-game',
    clocks: [...['bank-5', 'bank-10', 'bank-30'].map(preset), { value: 'own', said: () => say('clock-own') }],
  },
  { title: 'clock-over-days', clocks: ['day', 'days', 'week'].map(preset) },
] as const;

/** What is sent to the server. */
export function clockOf(value: string, own: OwnClock): Clock {
  if (value === 'own') return { kind: 'bank', seconds: own.minutes * MINUTE, more: own.seconds };
  return CLOCKS[value] ?? { kind: 'off' };
}
