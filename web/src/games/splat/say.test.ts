import { beforeAll, describe, expect, test, vi } from 'vitest';
import { prepare } from '../../sentences/games.svelte';
import type { Lang } from '../../sentences/lang.svelte';
import { about, answered, obstacle, row, some, stopped, title } from './say';
import type { Kind, View } from './view';

const spoken = vi.hoisted(() => ({ now: 'en' }));
vi.mock('../../sentences/lang.svelte', () => ({ lang: () => spoken.now }));
const langs = ['en', 'de', 'fr'] as Lang[];

const cards: Kind[] = ['single', 'double', 'wall', 'pile', 'splatball', 'fort', 'spare-1', 'spare-2'];
const DOES = ['throw', 'throw', 'shelter', 'pile', 'splat', 'shelter', 'throw', 'shelter'];
const view = {
  cards,
  kinds: cards.map((kind, i) => ({
    kind,
    does: DOES[i],
    copies: kind === 'spare-1' ? 0 : 5,
    snowballs: 1,
    hits: 1 + Number(kind === 'double'),
    needs_pile: kind === 'double',
    most: kind === 'pile' ? 1 : -1,
  })),
  stops: [
    { by: 'wall', card: 'single', snowballs: 1, then: 'falls' },
    { by: 'wall', card: 'double', snowballs: 1, then: 'falls' },
    { by: 'wall', card: 'spare-1', snowballs: 1, then: 'falls' },
    { by: 'fresh', card: 'single', snowballs: 1, then: 'cracks' },
    { by: 'fresh', card: 'double', snowballs: 2, then: 'falls' },
  ],
  players: [{ pile: false }, { pile: true }],
} as unknown as View;

describe('what the picture of splat says', () => {
  beforeAll(() => Promise.all(langs.map((lang) => prepare('splat', lang))));

  test('a card says what it does at this table', () => {
    expect(about('wall', view)).toBe(
      'It stands in front of you and stops a Single or one snowball of a Double and then falls. You may have any number (SPLAT-21, SPLAT-26, SPLAT-37).',
    );
    expect(stopped(view, 'fresh')).toBe(
      'stops a Single and is cracked, or stops both snowballs of a Double and then falls',
    );
    expect(stopped(view, 'spare-2')).toBe('stops nothing');
    expect(about('pile', view)).toContain('you can throw a Double. You may have only one');
    expect(row(['a', 'b', 'c'])).toBe('a, b and c');
  });

  test('a card that cannot be played says why', () => {
    expect(obstacle('needs-pile')).toBe('You have no Pile.');
    expect(obstacle('no-target')).toBe('Nobody else has a Pile to throw it at.');
    expect(obstacle('most')).toBe('You cannot have one more in front of you.');
  });

  test.each(langs)('every card has a name and a text in %s', (lang) => {
    spoken.now = lang;
    for (const kind of cards) {
      expect(title(kind, view)).toMatch(/^\p{Lu}/u);
      expect(about(kind, view)).toMatch(/\(SPLAT-.*\)\.$/);
    }
    spoken.now = 'en';
  });

  test('a card of a variant has the name that its designer gave it', () => {
    const named = { ...view, names: { 'cards.spare-2': 'Icicle' } } as View;
    expect([title('spare-1', named), title('spare-2', named)]).toEqual(['Spare 1', 'Icicle']);
    expect([some('spare-2', 1, named), some('spare-2', 3, named), some('spare-1', 1, named)]).toEqual([
      'an Icicle',
      '3 times Icicle',
      'a Spare 1',
    ]);
    expect([answered('spare-2', named), answered('spare-1', named), answered('wall', named)]).toEqual([
      'Icicle',
      'Spare 1',
      'Wall',
    ]);
  });
});
