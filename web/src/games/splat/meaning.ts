// What names of moves and events of splat mean. Translated from src/snowyard/games/splat/meaning.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import * as py from '../../engine/python';
import type { Meaning } from './types';



function meaning_meaning(move: any): any {
  let by: any, card: any, who: any;
  const subject1 = py.split(move);
  if (py.len(subject1) === 2 && subject1[0] === "answer" && ((by = subject1[1]), true)) {
    return { verb: "answer", card: by, at: -1 };
  } else if (py.len(subject1) === 2 && subject1[0] === "discard" && ((card = subject1[1]), true)) {
    return { verb: "discard", card: card, at: -1 };
  } else if (py.len(subject1) === 2 && ((card = subject1[0]), true) && ((who = subject1[1]), true)) {
    return { verb: "play", card: card, at: py.int(py.slice(who, 1)) };
  }
  return { verb: "play", card: move, at: -1 };
}

export const meaning: (move: string) => Meaning = meaning_meaning;
export const PRINTED = ["single", "double", "wall", "pile", "splatball", "fort"] as const;
export const FORMS = ["wall", "cracked", "fresh", "spare-1", "spare-2"] as const;
