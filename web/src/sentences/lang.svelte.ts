// The language of the page: what was chosen, else what the browser asks for, else English.
import { keep as keepText, kept as keptText } from '../state/store';
import { LANGUAGES } from './ids';

export type Lang = keyof typeof LANGUAGES;
export const LANGS: Readonly<Record<Lang, string>> = LANGUAGES;
const CODES = Object.keys(LANGS) as Lang[];
const PLACE = 'snowyard.lang';

/** The language that a code such as `fr-CA` means, if there is one. */
export function known(code: string): Lang | undefined {
  const asked = code.toLowerCase();
  const find = (wanted: string) => CODES.find((own) => own.toLowerCase() === wanted);
  return find(asked) ?? find(asked.split('-')[0]!);
}

function first(): Lang {
  const kept = keptText(PLACE);
  const asked = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return [kept ?? '', ...asked].map(known).find((lang) => lang !== undefined) ?? 'en';
}

let now = $state<Lang>(first());

export function lang(): Lang {
  return now;
}

/** From now on. Only `speak` may call this: it fetches first what is to be said. */
export function turnTo(next: Lang): void {
  now = next;
  keepText(PLACE, next);
  document.documentElement.lang = next;
}
