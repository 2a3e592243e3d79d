// What names of moves and events of lanes mean. Translated from src/snowyard/games/lanes/meaning.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import * as py from '../../engine/python';
import type { Meaning } from './types';

const meaning_RANK_OF = new py.Dict([["-", "-"], ["a", "A"], ["2", "2"], ["3", "3"], ["4", "4"], ["5", "5"], ["6", "6"], ["7", "7"], ["8", "8"], ["9", "9"], ["10", "10"], ["j", "J"], ["q", "Q"], ["k", "K"], ["spare-1", "spare-1"], ["spare-2", "spare-2"]]);

function meaning_meaning(move: any): any {
  let foe: any, lane: any, other: any, own: any, rank: any, verb: any;
  const subject1 = py.split(move);
  if (py.len(subject1) === 4 && subject1[0] === "play" && ((rank = subject1[1]), true) && subject1[2] === "lane" && ((lane = subject1[3]), true)) {
    return { verb: "play", rank: py.at(meaning_RANK_OF, rank), lane: py.sub(py.int(lane), 1), own: -1, other: -1, foe: -1 };
  } else if (py.len(subject1) === 2 && subject1[0] === "discard" && ((rank = subject1[1]), true)) {
    return { verb: "discard", rank: py.at(meaning_RANK_OF, rank), lane: -1, own: -1, other: -1, foe: -1 };
  } else if (py.len(subject1) === 3 && subject1[0] === "attack" && ((own = subject1[1]), true) && ((foe = subject1[2]), true)) {
    return { verb: "attack", rank: "", lane: -1, own: meaning_slot(own), other: -1, foe: meaning_slot(foe) };
  } else if (py.len(subject1) === 3 && subject1[0] === "pair" && ((own = subject1[1]), true) && ((other = subject1[2]), true)) {
    return { verb: "pair", rank: "", lane: -1, own: meaning_slot(own), other: meaning_slot(other), foe: -1 };
  } else if (py.len(subject1) === 2 && subject1[0] === "also" && ((foe = subject1[1]), true)) {
    return { verb: "also", rank: "", lane: -1, own: -1, other: -1, foe: meaning_slot(foe) };
  } else if (py.len(subject1) === 3 && subject1[0] === "look" && subject1[1] === "own" && ((own = subject1[2]), true)) {
    return { verb: "look", rank: "", lane: -1, own: meaning_slot(own), other: -1, foe: -1 };
  } else if (py.len(subject1) === 3 && subject1[0] === "look" && ((foe = subject1[2]), true)) {
    return { verb: "look", rank: "", lane: -1, own: -1, other: -1, foe: meaning_slot(foe) };
  } else if (py.len(subject1) === 2 && subject1[0] === "move" && subject1[1] === "none") {
    return { verb: "move", rank: "", lane: -1, own: -1, other: -1, foe: -1 };
  } else if (py.len(subject1) === 2 && (subject1[0] === "flip" || subject1[0] === "fire" || subject1[0] === "move") && ((verb = subject1[0]), true) && ((own = subject1[1]), true)) {
    return { verb: verb, rank: "", lane: -1, own: meaning_slot(own), other: -1, foe: -1 };
  }
  return { verb: move, rank: "", lane: -1, own: -1, other: -1, foe: -1 };
}

function meaning_slot(name: any): any {
  return py.int(py.slice(name, 1));
}

export const meaning: (move: string) => Meaning = meaning_meaning;
