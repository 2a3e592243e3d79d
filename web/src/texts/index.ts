import { de } from './de';
import { en, type Texts } from './en';
import { lang } from './lang.svelte';

const ALL: Record<'en' | 'de', Texts> = { en, de };

/** The texts of the language chosen now: `t().undo`. */
export function t(): Texts {
  return ALL[lang()];
}
