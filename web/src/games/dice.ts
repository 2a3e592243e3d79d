// Which dice an event shows, for the log: numbers 1 to 6 are pips, 'S' is the Smiley, other texts stand as they are.
import type { GameEvent } from './scene';

type Faces = (number | string)[];
const digits = (...groups: number[]): Faces => groups.filter((n) => n > 0).flatMap((n) => [...String(n)].map(Number));

const ROLLS: Record<string, Record<string, (e: GameEvent) => Faces>> = {
  forts: { roll: (e) => [e.a === 6 ? 'S' : e.a, ` ${e.b}`] },
  village: {
    rolloff: (e) => [e.b],
    corner_roll: (e) => [e.b],
    order_roll: (e) => [e.b],
    command: (e) => digits(e.b, e.c),
    oops: (e) => [e.b],
    hit_roll: (e) => digits(e.a),
    effect: (e) => digits(e.a, e.b, e.c),
    check: (e) => digits(e.b),
  },
};

export function diceOf(game: string, event: GameEvent): Faces {
  return ROLLS[game]?.[event.kind]?.(event) ?? [];
}
