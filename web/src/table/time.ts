// Time that is left, as clocks show it.
import { say } from '../sentences/page.svelte';

export function timeSaid(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(left / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return say('days-left', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours) return say('hours-left', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}
