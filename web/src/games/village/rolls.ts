// Dice that an event tells of, to show as they fell.
import type { GameEvent } from '../scene';
import { dice } from './meaning';
import type { Kid, VillageView } from './view';

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

/** While dice tumble the Kids are as before, where they stand now: what is left of them would tell what the dice come to. */
export function asBefore(kids: Kid[], before: Kid[]): Kid[] {
  return kids.map((kid) => {
    const old = before[kid.id] ?? kid;
    return { ...old, at: kid.at ?? old.at };
  });
}
