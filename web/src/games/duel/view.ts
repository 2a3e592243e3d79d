// The view of duel, as its view.py makes it.
export type { End, Known, Pile, PlayedCard, Player, View as DuelView } from './types';
import { DRAFT } from './meaning';
import type { View } from './types';

/** Are cards still kept and handed on? */
export const isDraft = (phase: View['phase']): boolean => DRAFT.some((one) => one === phase);
