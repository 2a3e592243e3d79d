// The language of the page: what was chosen, else what the browser asks for, else English.

export type Lang = 'en' | 'de';
export const LANGS: Record<Lang, string> = { en: 'English', de: 'Deutsch' };

function first(): Lang {
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem('snowyard.lang');
  if (kept === 'en' || kept === 'de') return kept;
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  return asked.find((l) => /^(en|de)\b/.test(l))?.startsWith('de') ? 'de' : 'en';
}

let now = $state<Lang>(first());

export function lang(): Lang {
  return now;
}

export function speak(next: Lang): void {
  now = next;
  localStorage.setItem('snowyard.lang', next);
  document.documentElement.lang = next;
}
