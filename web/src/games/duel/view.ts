// The view of duel, as its view.py makes it.
export type { End, Known, Pile, PlayedCard, Player, View as DuelView } from './types';

export const DRAFT = ['pick 1', 'pick 2', 'keep'];
