// Dice that an event tells of, to show as they fell.
import type { GameEvent } from '../scene';
import type { Kid } from './view';

const digits = (...groups: number[]) => groups.filter((n) => n > 0).flatMap((n) => [...String(n)].map(Number));

const DASH = 3; // the kind of movement that two dice are rolled for: the event has their sum only

export function rolledIn(e: GameEvent): { faces: number[]; text: string } | null {
  switch (e.kind) {
    case 'command':
      return { faces: digits(e.b, e.c), text: e.text };
    case 'move_roll':
      return e.c > 0 ? { faces: e.b !== DASH && e.c <= 6 ? [e.c] : [], text: e.text } : null;
    case 'hit_roll':
      return { faces: digits(e.a), text: e.text };
    case 'effect':
      return { faces: digits(e.a, e.b, e.c), text: e.text };
    case 'check':
    case 'oops':
    case 'corner_roll':
    case 'rolloff':
      return { faces: digits(e.b), text: e.text };
  }
  return null;
}

/** While dice tumble the Kids are as before, where they stand now: what is left of them would tell what the dice come to. */
export function asBefore(kids: Kid[], before: Kid[]): Kid[] {
  return kids.map((kid) => {
    const old = before[kid.id] ?? kid;
    return { ...old, at: kid.at ?? old.at };
  });
}
