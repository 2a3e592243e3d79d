// How the bench speaks of a game's content: names from the game, meanings from its content.py and their translations
// (src/snowyard/games/<slug>/bench/<language>.ftl), headings from the house.
import { Voice } from '../sentences/bundle';
import { sayBench } from '../sentences/bench.svelte';
import { prepare as prepareGame } from '../sentences/games.svelte';
import { lang, type Lang } from '../sentences/lang.svelte';
import { piecesOf, type Pieces } from '../games/pieces';
import type { Draft } from './draft.svelte';
import { isSpare, type Spot } from './entries';

const ABOUT = import.meta.glob<{ about: Record<string, [string, string]> }>('../games/*/bench.ts');
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
    readonly about: Record<string, [meaning: string, rule: string]>,
    readonly pieces: Pieces,
  ) {}

  static async of(slug: string): Promise<Words> {
    const [made, pieces] = await Promise.all([
      ABOUT[`../games/${slug}/bench.ts`]?.(),
      piecesOf(slug),
      prepareGame(slug),
    ]);
    const words = new Words(slug, made?.about ?? {}, pieces);
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
    return capital(this.#voices[lang()]?.text(spot.field) ?? this.about[spot.field]?.[0] ?? pretty(spot.column));
  }
  rule(spot: Spot): string {
    return this.about[spot.field]?.[1] ?? '';
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
    return this.pieces.name(section, thing) || heading(`column-${thing}`) || pretty(thing);
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
    return this.pieces.name('units', thing) || capital(thing);
  }
  /** A heading under which things are counted: counted.py, and its translations. */
  heading(name: string): string {
    return this.#voices[lang()]?.text(`heading-${name.toLowerCase().replaceAll(' ', '-')}`) ?? name;
  }
  word(word: string): string {
    return this.pieces.word?.(word) || word;
  }
  /** An entry by its whole name, as a person would say it. */
  named(spot: Spot, draft: Draft): string {
    if (spot.row)
      return `${this.thing(spot.section, spot.row, draft)}: ${this.column(spot.column, spot.ofThing, draft)}`;
    return spot.ofThing ? `${this.thing(spot.section, spot.column, draft)}: ${this.meaning(spot)}` : this.meaning(spot);
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
