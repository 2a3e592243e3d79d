// Dice that an event tells of, to show as they fell.
import type { GameEvent } from '../scene';
import { dice } from './meaning';
import type { VillageView } from './view';

export interface Rolled {
  faces: readonly number[];
  text: string;
}

/** `view`: after the event, which knows the die of a movement. */
export function rolledIn(e: GameEvent, view: Pick<VillageView, 'move'>): Rolled | null {
  if (e.kind === 'move_roll' && view.move?.inches)
    return { faces: view.move.die === null ? [] : [view.move.die], text: e.text };
  const faces = dice(e);
  return faces.length && e.kind !== 'order_roll' ? { faces, text: e.text } : null;
}
