// What names of moves and events of forts mean. Translated from src/snowyard/games/forts/meaning.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import * as py from '../../engine/python';
import type { Event } from '../../engine/speaker';
import type { Meaning } from './types';



function meaning_meaning(move: any): any {
  let slot: any, verb: any, what: any, who: any;
  const subject1 = py.split(move);
  if (py.len(subject1) === 2 && subject1[0] === "throw" && ((who = subject1[1]), true)) {
    return { verb: "throw", at: py.int(py.slice(who, 1)), brick: -1 };
  } else if (py.len(subject1) === 4 && subject1[0] === "throw" && ((who = subject1[1]), true) && subject1[2] === "brick" && ((slot = subject1[3]), true)) {
    return { verb: "throw", at: py.int(py.slice(who, 1)), brick: py.int(slot) };
  } else if (py.len(subject1) === 3 && subject1[0] === "pick" && subject1[1] === "brick" && ((slot = subject1[2]), true)) {
    return { verb: "pick", at: -1, brick: py.int(slot) };
  } else if (py.len(subject1) === 2 && subject1[0] === "build" && ((what = subject1[1]), true)) {
    return { verb: what, at: -1, brick: -1 };
  } else if (py.len(subject1) >= 1 && ((verb = subject1[0]), true)) {
    return { verb: verb, at: -1, brick: -1 };
  }
  return { verb: move, at: -1, brick: -1 };
}

function meaning_dice(e: any): any {
  return ((e.kind === "roll") ? [((e.a === 6 /* SMILEY */) ? "S" : py.str(e.a)), py.str(e.b)] : []);
}

export const meaning: (move: string) => Meaning = meaning_meaning;
export const dice: (e: Event) => readonly (string)[] = meaning_dice;
