// Numbers as people read them, in the language of now.
import { lang } from '../sentences/lang.svelte';
import { sayBench } from '../sentences/bench.svelte';
import type { Measure } from './figures';

export function percent(x: number, digits = 1): string {
  return new Intl.NumberFormat(lang(), { style: 'percent', maximumFractionDigits: digits }).format(x);
}
export function number(x: number, digits = 2): string {
  return new Intl.NumberFormat(lang(), { maximumFractionDigits: digits }).format(x);
}
export const amount = (measure: Measure, x: number): string => (measure.share ? percent(x) : number(x));

/** What a measure is called. */
export const nameOf = ({ id, place }: Measure): string =>
  id === 'place' ? sayBench('measure-place', { number: place! }) : sayBench(`measure-${id}`);
export const meaningOf = ({ id }: Measure): string => sayBench(`about-${id}`);

/** A difference: in points of a share, else in its own unit. */
export function signed(measure: Measure, x: number): string {
  const format = new Intl.NumberFormat(lang(), { signDisplay: 'exceptZero', maximumSignificantDigits: 2 });
  return format.format(measure.share ? 100 * x : x);
}

/** A time that is about to pass, roundly. */
export function about(seconds: number): string {
  if (seconds >= 90) return sayBench('minutes', { count: Math.round(seconds / 60) });
  const rounded = seconds < 10 ? Math.max(1, Math.ceil(seconds)) : 5 * Math.ceil(seconds / 5);
  return sayBench('seconds', { count: rounded });
}
