// What names of moves and events of village mean. Translated from src/snowyard/games/village/meaning.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import * as py from '../../engine/python';
import type { Event } from '../../engine/speaker';
import type { Meaning } from './types';

const meaning_FACE_OF = new py.Dict([["move", 1], ["gather", 2], ["aim", 3], ["throw", 4], ["slide", 1], ["vault", 1]]);
const meaning_WILD_ONLY = ["recover", "prepare", "get"];
const meaning_NOWHERE = [0, 0];
const meaning_SAVED_WAYS = ["3x1", "2x3", "1x5"];

function meaning_meaning(move: any): any {
  let card: any, corner: any, first: any, how: any, kid: any, names: any, pays: any, size: any, slot: any, use: any, way: any, words: any;
  words = py.split(move);
  first = py.at(words, 0);
  if ((first === "to")) {
    return { verb: "to", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: [], way: 0, at: [py.int(py.at(words, 1)), py.int(py.at(words, 2))] };
  }
  pays = py.get(meaning_FACE_OF, first, (py.contains(meaning_WILD_ONLY, first) ? 6 /* WILD */ : 0));
  if (((py.len(words) > 2) && (py.at(words, -2) === "by"))) {
    pays = ((py.at(words, -1) === "trait") ? 5 /* TRAIT_FACE */ : 6 /* WILD */);
    words = py.slice(words, undefined, -2);
  }
  const subject1 = words;
  if (py.len(subject1) === 6 && subject1[0] === "gather" && subject1[1] === "give" && ((size = subject1[2]), true) && subject1[3] === "to" && subject1[4] === "slot" && ((slot = subject1[5]), true)) {
    return { verb: "give", pays: pays, size: py.int(size), yourself: false, kid: -1, slot: py.int(slot), what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 3 && subject1[0] === "gather" && subject1[1] === "grow" && ((size = subject1[2]), true)) {
    return meaning_done("grow", pays, py.int(size));
  } else if (py.len(subject1) === 2 && subject1[0] === "gather" && ((use = subject1[1]), true)) {
    return meaning_done(use, pays);
  } else if (py.len(subject1) === 4 && subject1[0] === "throw" && subject1[1] === "yourself" && subject1[2] === "at" && ((kid = subject1[3]), true)) {
    return { verb: "throw", pays: pays, size: 0, yourself: true, kid: py.int(py.slice(kid, 1)), slot: -1, what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 5 && subject1[0] === "throw" && subject1[1] === "size" && ((size = subject1[2]), true) && subject1[3] === "at" && ((kid = subject1[4]), true)) {
    return { verb: "throw", pays: pays, size: py.int(size), yourself: false, kid: py.int(py.slice(kid, 1)), slot: -1, what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 2 && subject1[0] === "shove" && ((kid = subject1[1]), true)) {
    return { verb: "shove", pays: 0, size: 0, yourself: false, kid: py.int(py.slice(kid, 1)), slot: -1, what: [], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) >= 2 && subject1[0] === "play" && ((card = subject1[1]), true) && ((how = py.slice(subject1, 2)), true)) {
    way = ((card === "saved") ? py.index(meaning_SAVED_WAYS, py.at(how, 0)) : py.int(py.eq(how, ["to", "draw"])));
    return { verb: "card", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: [card], way: way, at: meaning_NOWHERE };
  } else if (py.len(subject1) === 2 && subject1[0] === "corner" && ((corner = subject1[1]), true)) {
    return { verb: "corner", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: [corner], way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) >= 1 && (subject1[0] === "trait" || subject1[0] === "traits") && ((names = py.slice(subject1, 1)), true)) {
    return { verb: "trait", pays: 0, size: 0, yourself: false, kid: -1, slot: -1, what: names, way: 0, at: meaning_NOWHERE };
  } else if (py.len(subject1) >= 1 && subject1[0] === "move") {
    return meaning_done("walk", pays);
  } else if (py.len(subject1) === 2 && subject1[0] === "get" && subject1[1] === "up") {
    return meaning_done("getup", pays);
  }
  return meaning_done(first, pays);
}

function meaning_done(verb: any, pays: any, size: any = 0): any {
  return { verb: verb, pays: pays, size: size, yourself: false, kid: -1, slot: -1, what: [], way: 0, at: meaning_NOWHERE };
}

function meaning_dice(e: any): any {
  const subject1 = e.kind;
  if ((subject1 === "rolloff" || subject1 === "corner_roll" || subject1 === "order_roll" || subject1 === "oops")) {
    return [e.b];
  } else if (subject1 === "command") {
    return meaning_digits(e.b, e.c);
  } else if (subject1 === "hit_roll") {
    return meaning_digits(e.a);
  } else if (subject1 === "effect") {
    return meaning_digits(e.a, e.b, e.c);
  } else if (subject1 === "check") {
    return meaning_digits(e.b);
  }
  return [];
}

function meaning_digits(...groups: any[]): any {
  return py.list((function* (): any { for (const group of py.iter(groups)) if (py.truthy(group)) for (const digit of py.iter(py.str(group))) yield py.int(digit); })());
}

export const meaning: (move: string) => Meaning = meaning_meaning;
export const dice: (e: Event) => readonly (number)[] = meaning_dice;
export const FACE_OF = {"move": 1, "gather": 2, "aim": 3, "throw": 4, "slide": 1, "vault": 1} as const;
export const UNITS = ["kid", "big", "elf", "snowman", "yeti", "penguin"] as const;
export const TRAITS = ["fast", "strong", "skilful", "resourceful"] as const;
export const CARDS = ["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash"] as const;
export const KIDS = ["Mia", "Ben", "Lina", "Tom", "Rosa", "Finn", "Greta", "Paul", "Kaya", "Jon", "Nora", "Sam"] as const;
export const CHOSEN = {"kid": 1, "big": 2, "elf": 0, "snowman": 1, "yeti": 0, "penguin": 1} as const;
