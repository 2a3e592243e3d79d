// How the bench speaks of a game's content: names from the game, meanings from its content.py and their translations
// (src/snowyard/games/<slug>/bench/<language>.ftl), headings from the house.
import { Voice } from '../sentences/bundle';
import { sayBench } from '../sentences/bench.svelte';
import { prepare as prepareGame, sayIn } from '../sentences/games.svelte';
import { lang, type Lang } from '../sentences/lang.svelte';
import { piecesOf, type Pieces } from '../games/pieces';
import type { Draft } from './draft.svelte';
import { isSpare, shownAs, type Spot, type Value } from './entries';

/** What a game's bench.ts has of words. */
interface Told {
  about: Record<string, [meaning: string, rule: string]>;
  /** Sentences of the game, by the things and words that they name: `ranks.ace`, `*.fast` in any section, or `trap`. */
  called: Record<string, string>;
}
const TOLD = import.meta.glob<Told>('../games/*/bench.ts');
const SAID = import.meta.glob<string>('../../../src/snowyard/games/*/bench/*.ftl', {
  query: '?raw',
  import: 'default',
});

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const pretty = (name: string) => capital(name.replaceAll('_', ' '));

export class Words {
  #voices = $state.raw<Partial<Record<Lang, Voice>>>({});

  private constructor(
    readonly slug: string,
    readonly told: Told,
    readonly pieces: Pieces,
  ) {}

  static async of(slug: string): Promise<Words> {
    const [made, pieces] = await Promise.all([
      TOLD[`../games/${slug}/bench.ts`]?.(),
      piecesOf(slug),
      prepareGame(slug),
    ]);
    const words = new Words(slug, made ?? { about: {}, called: {} }, pieces);
    await words.learn(lang());
    return words;
  }

  /** Fetch the meanings in a language; until they are here, and where there are none, they are English. */
  async learn(next: Lang): Promise<void> {
    const file = SAID[`../../../src/snowyard/games/${this.slug}/bench/${next}.ftl`];
    if (this.#voices[next] || !file) return;
    this.#voices = { ...this.#voices, [next]: new Voice(next, [await file()]) };
  }

  meaning(spot: Spot): string {
    return capital(this.#voices[lang()]?.text(spot.field) ?? this.told.about[spot.field]?.[0] ?? pretty(spot.column));
  }
  rule(spot: Spot): string {
    return this.told.about[spot.field]?.[1] ?? '';
  }

  section(name: string): string {
    return heading(`section-${name}`) || pretty(name);
  }
  column(name: string, ofThing: boolean, draft: Draft): string {
    return (ofThing && this.thing('cards', name, draft)) || heading(`column-${name}`) || pretty(name);
  }
  /** What a row is called; a spare kind by the name that it was given. */
  thing(section: string, thing: string, draft: Draft): string {
    if (isSpare(thing)) {
      const own = draft.sections.find((one) => draft.spots.some(({ path }) => path === `${one.name}.${thing}.name`));
      const path = draft.spots.some(({ path }) => path === `${section}.${thing}.name`)
        ? `${section}.${thing}.name`
        : `${own?.name}.${thing}.name`;
      const name = draft.spots.some((spot) => spot.path === path) ? String(draft.value(path)) : '';
      return name || sayBench('spare', { number: Number(thing.slice(6)) });
    }
    return (
      this.#called(`${section}.${thing}`) || this.#called(`*.${thing}`) || heading(`column-${thing}`) || pretty(thing)
    );
  }
  /** A card or unit by its own name, whatever section it stands in. */
  anything(thing: string, draft: Draft): string {
    const home = draft.spots.find((spot) => spot.row === thing || (spot.ofThing && spot.column === thing));
    if (home) return this.thing(home.section, thing, draft);
    // `B1 Snowball Attack / Dodge`: a card and what is on its two sides
    const [card = '', sides = ''] = thing.split(/ (.*)/);
    if (sides && draft.spots.some(({ row }) => row === card.toLowerCase()))
      return `${card} ${sides
        .split(' / ')
        .map((side) => this.word(side))
        .join(' / ')}`;
    return this.#called(`units.${thing}`) || this.#called(`*.${thing}`) || capital(thing);
  }
  /** A heading under which things are counted: counted.py, and its translations. */
  heading(name: string): string {
    return this.#voices[lang()]?.text(`heading-${name.toLowerCase().replaceAll(' ', '-')}`) ?? name;
  }
  word(word: string): string {
    return this.#called(word) || word;
  }
  /** What differs from the printed game, a line for each entry; src/snowyard/match/differing.py says it alike. */
  lines(draft: Draft): string[] {
    return Object.entries(draft.changes).map(([path, value]) => {
      const spot = draft.spot(path);
      return `${this.named(spot, draft)}: ${this.instead(spot, value)}`;
    });
  }
  /** A value of an entry. */
  shown(spot: Spot, value: Value): string {
    if (Array.isArray(value)) return value.map((one) => this.shown(spot, one)).join(', ');
    return spot.words.includes(String(value)) ? this.word(String(value)) : shownAs(value);
  }
  /** What differs: now, and printed. */
  instead(spot: Spot, value: Value): string {
    return sayBench('instead', { now: this.shown(spot, value), printed: this.shown(spot, spot.printed) || '–' });
  }
  #called(name: string): string {
    const id = this.told.called[name];
    return id ? (sayIn(this.slug) as (id: string) => string)(id) : '';
  }
  /** An entry by its whole name, as a person would say it. */
  named(spot: Spot, draft: Draft): string {
    const { section, row, column, ofThing } = spot;
    if (ofThing) {
      const own = isSpare(row) ? `${this.thing(section, row, draft)}: ` : ''; // its meaning names the others
      return `${own}${this.thing(row ? 'cards' : section, column, draft)}: ${this.meaning(spot)}`;
    }
    return row ? `${this.thing(section, row, draft)}: ${this.column(column, false, draft)}` : this.meaning(spot);
  }
}

/** A heading of the house, where it has one. */
function heading(id: string): string {
  try {
    return (sayBench as unknown as (id: string) => string)(id);
  } catch {
    return '';
  }
}
