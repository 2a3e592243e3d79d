// Where a learner stands in a step, from the moves made; and what is new at a table. No DOM: lessons/match.py and lessons/help.py in
// the page.
import { fits } from '../engine/script';
import type { Line } from '../wire';
import type { LessonData, LessonHelp, LessonMove, LessonStep, MoveWords } from './types';

/** `happened`: what the last move did and why; `ask`: what to do now. */
export interface Standing {
  happened: string;
  ask: string;
  state: 'asked' | 'astray' | 'done';
}

/** The learner's own moves, as far as they are shown and not taken back. */
export function ownMoves(log: Line[], seat: number): string[] {
  return log.flatMap((line) =>
    !line.undone && line.cause === 'move' && line.seat === seat && line.move ? [line.move] : [],
  );
}

export function standing(moves: LessonMove[], words: MoveWords[], made: string[], seat: number): Standing {
  const own = moves.flatMap((move, i) => (move.seat === seat ? [{ ...move, words: words[i]! }] : []));
  const last = own[made.length - 1];
  const move = made.at(-1);
  if (last && move !== undefined && !fits(move, ...last.play)) {
    const other = last.others.findIndex((pattern) => fits(move, pattern));
    return { happened: last.words.others[other] ?? '', ask: '', state: 'astray' };
  }
  const next = own[made.length];
  return { happened: last?.words.done ?? '', ask: next?.words.ask ?? '', state: next ? 'asked' : 'done' };
}

/** What need not be explained any more after this step, with those done before it. */
export function knownAfter(data: LessonData, step: LessonStep, done: readonly string[]): string[] {
  const whole = data.steps.every(({ id }) => id === step.id || done.includes(id));
  return whole ? [...step.things, ...data.taught] : step.things;
}

/** The things that appear now and were never met: what happened first, then what can be done. */
export function news(
  help: LessonHelp[],
  met: readonly string[],
  now: { events: ReadonlySet<string>; moves: readonly string[]; rules: readonly string[] },
): string[] {
  const fresh = help.filter(({ thing }) => !met.includes(thing));
  const happened = fresh.filter((when) => when.events.some((kind) => now.events.has(kind)));
  const possible = fresh.filter(
    (when) =>
      !happened.includes(when) &&
      (when.rules.some((rule) => now.rules.includes(rule)) ||
        when.moves.some((pattern) => now.moves.some((move) => fits(move, pattern)))),
  );
  return [...happened, ...possible].map(({ thing }) => thing);
}
