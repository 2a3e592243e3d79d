import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sentences } from '../games/forts/sentences';
import { LANGUAGES } from './ids';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterEach(() => vi.unstubAllGlobals());

/** A browser that kept one language and asks for others. */
async function browser(kept: string | null, ...asked: string[]) {
  const box = { getItem: () => kept, setItem: vi.fn() };
  vi.stubGlobal('localStorage', box);
  vi.stubGlobal('navigator', { languages: asked });
  const [{ lang }, page, { speak }, games] = await Promise.all([
    import('./lang.svelte'),
    import('./page.svelte'),
    import('./speak'),
    import('./games.svelte'),
  ]);
  return { box, lang, speak, ...page, ...games };
}

test('what was chosen counts, then what the browser asks for, then English', async () => {
  expect((await browser('de', 'fr')).lang()).toBe('de');
  vi.resetModules();
  expect((await browser(null, 'nl-NL', 'fr-CA', 'de')).lang()).toBe('fr');
  vi.resetModules();
  expect((await browser('tlh', 'DE-at')).lang()).toBe('de');
  vi.resetModules();
  expect((await browser(null, 'nl', 'en-GB')).lang()).toBe('en');
  vi.resetModules();
  expect((await browser(null)).lang()).toBe('en');
});

test('the page speaks the language of now, with numbers and persons', async () => {
  const { say, preparePage } = await browser(null, 'fr');
  expect(say('play-now')).toBe(''); // nothing is here yet
  await preparePage();
  expect(say('play-now')).toBe('Jouer');
  expect(say('seats-taken', { taken: 1, all: 4 })).toBe('1 place prise sur 4');
  expect(say('pass-to', { who: { name: 'Mia', you: false } })).toBe('Passe l’appareil à Mia');
  expect(say('key-walk.keys')).toBe('Tab, flèches');
});

test('a language is spoken once the page and every open game can be said in it', async () => {
  const { box, lang, say, sayIn, speak, prepare, preparePage } = await browser(null, 'en');
  await Promise.all([preparePage(), prepare('forts')]);
  const forts = sayIn<Sentences>('forts');
  for (const next of Object.keys(LANGUAGES).reverse() as (keyof typeof LANGUAGES)[]) {
    const turned = speak(next);
    expect(say('tagline')).not.toBe('');
    expect(forts('picture-duck')).not.toBe('');
    await turned;
    expect(lang()).toBe(next);
    expect(say('tagline')).not.toBe('');
    expect(forts('picture-duck')).not.toBe('');
  }
  expect(box.setItem).toHaveBeenLastCalledWith('snowyard.lang', 'en');
});

test('of two wishes the later one counts', async () => {
  const { lang, speak } = await browser(null, 'en');
  await Promise.all([speak('fr'), speak('de')]);
  expect(lang()).toBe('de');
});

test('a wrong name or a missing argument does not compile', async () => {
  const { say } = await browser(null, 'en');
  // @ts-expect-error there is no such sentence
  const wrong = () => say('play-later');
  // @ts-expect-error it takes a game
  const without = () => say('play-now-with');
  // @ts-expect-error it takes nothing
  const much = () => say('play-now', { game: 'Forts' });
  // @ts-expect-error it takes a game, not a name
  const other = () => say('play-now-with', { name: 'Forts' });
  expect([wrong, without, much, other]).toHaveLength(4);
});
