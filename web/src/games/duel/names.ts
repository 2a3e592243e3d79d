// Acts and cards by their names, and what they do, in the language of now.
import { sayIn } from '../../sentences/games.svelte';
import type { Sentences } from './sentences';
import { ACT_IDS, actOn, type Cards, type Table } from './cards';
import type { CardKind } from './types';

const text = sayIn<Sentences>('duel');

type CardId = 'b1' | 'b2' | 'b3' | 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'e1' | 'e2' | 'e3' | 'e4' | 'x1' | 'x2' | 'x3' | 's1' | 's2' | 's3' | 's4';

/** The numbers that acts speak of. */
const numbers = (table: Table) => ({ capped: table.draws[1], dodgeable: table.options['rocks_dodgeable'] === true });

export function actName(act: number): string {
  return text(`thing-${ACT_IDS[act]!}`);
}

/** The name with the places where a line may break. */
export function actParted(act: number): string {
  return text(`thing-${ACT_IDS[act]!}.parted`);
}

/** What stands on the card. */
export function actDoes(act: number, table: Table): string {
  return text(`thing-${ACT_IDS[act]!}.does`, numbers(table));
}

/** The act, what it does, and its rule. */
export function actAbout(act: number, table: Table): string {
  return `${actName(act)}: ${text(`thing-${ACT_IDS[act]!}.about`, numbers(table))}`;
}

function named(cards: Cards, kind: string, of: CardKind) {
  return { ...of, first: actName(actOn(cards, kind, 0)), second: actName(actOn(cards, kind, 1)) };
}

/** A card by the acts on its two ends. */
export function cardName(cards: Cards, kind: string): string {
  const of = cards[kind];
  if (!of || kind === 'N') return text('thing-no-effect');
  const { first, second, twin } = named(cards, kind, of);
  return text(`thing-card-${kind.toLowerCase() as CardId}`, { first, second, twin });
}

/** The card and what it is worth. */
export function cardAbout(table: Table, kind: string): string {
  const of = table.cards[kind];
  if (!of || kind === 'N') return actAbout(ACT_IDS.indexOf('no-effect'), table);
  const { first, second, set, level, points, copies } = named(table.cards, kind, of);
  const about = text(`thing-card-${kind.toLowerCase() as CardId}.about`, { first, second, set, level, points, copies });
  return text('picture-card', { card: cardName(table.cards, kind), about });
}

/** Several cards in a row, copies of one kind together. */
export function cardNames(cards: Cards, kinds: string[]): string {
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return [...counted].map(([kind, n]) => `${n > 1 ? `${n}× ` : ''}${cardName(cards, kind)}`).join(', ');
}
