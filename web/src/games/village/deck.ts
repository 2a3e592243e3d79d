// The Ability Cards that a table of village is dealt from.
import type { Kit } from '../../print/kit';
import type { VillageView } from './view';

/** Of each card so many for every Kid. */
export function deck(view: VillageView, { content }: Pick<Kit, 'content'>): { kind: string; copies: number }[] {
  return Object.entries(content('cards.*.copies'))
    .map(([kind, copies]) => ({ kind, copies: Number(copies) * view.kids.length }))
    .filter(({ copies }) => copies);
}
