// Acts and cards by their names, and what they do, in the language of now.
import type { Args } from '../../sentences/bundle';
import { sayIn } from '../../sentences/games.svelte';
import { naming } from '../naming';
import type { Sentences } from './sentences';
import { actCalled, actOn, type Cards, type Table } from './cards';
import { ACT_IDS } from './meaning';
import type { CardKind } from './types';

const text = sayIn<Sentences>('duel');

/** A sentence about a kind of card. */
const family = text as unknown as (id: string, args: Args) => string;

/** The numbers that acts speak of. */
const numbers = (table: Table) => ({ capped: table.draws[1], dodgeable: table.options['rocks_dodgeable'] === true });

export function actName(act: number): string {
  return text(ACT_IDS[act]!);
}

/** The name with the places where a line may break. */
export function actParted(act: number): string {
  return text(`${ACT_IDS[act]!}.parted`);
}

/** What stands on the card. */
export function actDoes(act: number, table: Table): string {
  return text(`${ACT_IDS[act]!}.does`, numbers(table));
}

/** The act, what it does, and its rule. */
export function actAbout(act: number, table: Table): string {
  return `${actName(act)}: ${text(`${ACT_IDS[act]!}.about`, numbers(table))}`;
}

function named(cards: Cards, kind: string, of: CardKind) {
  return { ...of, first: actName(actOn(cards, kind, 0)), second: actName(actOn(cards, kind, 1)) };
}

/** A card by the acts on its two ends, one that only a variant has also by its name. */
export function cardName(table: Pick<Table, 'cards' | 'names'>, kind: string): string {
  const of = table.cards[kind];
  if (!of || kind === 'N') return text('thing-no-effect');
  const { first, second, twin } = named(table.cards, kind, of);
  return family(`thing-card-${kind.toLowerCase()}`, { first, second, twin, ...naming(table, `cards.${kind}`) });
}

/** The card and what it is worth. */
export function cardAbout(table: Table, kind: string): string {
  const of = table.cards[kind];
  if (!of || kind === 'N') return actAbout(actCalled('No Effect'), table);
  const { first, second, set, level, points, copies } = named(table.cards, kind, of);
  const about = family(`thing-card-${kind.toLowerCase()}.about`, { first, second, set, level, points, copies });
  return text('picture-card', { card: cardName(table, kind), about });
}

/** Several cards in a row, copies of one kind together. */
export function cardNames(table: Pick<Table, 'cards' | 'names'>, kinds: string[]): string {
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return [...counted].map(([kind, n]) => `${n > 1 ? `${n}× ` : ''}${cardName(table, kind)}`).join(', ');
}
