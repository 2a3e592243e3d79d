// The teams of the form of a new table: how many there are, and who is in them.
import type { Value } from '../../../home/fields';
import { sayIn } from '../../../sentences/games.svelte';
import { CARDS, KIDS, TRAITS, UNITS } from '../meaning';
import type { Sentences } from '../sentences';

export { CARDS, TRAITS, UNITS };
const text = sayIn<Sentences>('village');
export type Unit = (typeof UNITS)[number];

export const unitName = (unit: Unit): string => text(`thing-${unit}`);
export const traitName = (trait: (typeof TRAITS)[number]): string => text(`thing-${trait}`);
export const cardName = (card: (typeof CARDS)[number]): string => text(`thing-card-${card}`);
export const kidName = (kid: number): string => KIDS[kid] ?? String(kid + 1);

/** Words of each team, as the option writes them: "elf yeti / kid". */
export const lists = (value: Value): string[][] =>
  String(value)
    .split('/')
    .map((part) => part.split(/[\s,]+/).filter(Boolean));

/** Who plays: a row a team. */
export function units(values: Record<string, Value>): Unit[][] {
  const given = lists(values['types'] ?? '');
  return Array.from({ length: Number(values['teams'] ?? 2) }, (_, team) => {
    const named = (given[team] ?? []) as Unit[];
    if (values['team_mode'] === 'budget' && named.length) return named;
    const size = Number(values['kids_per_team'] ?? 3);
    return Array.from({ length: size }, (_, place) => named[place] ?? 'kid');
  });
}
