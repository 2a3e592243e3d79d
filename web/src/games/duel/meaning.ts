// What names of moves and events of duel mean. Translated from src/snowyard/games/duel/meaning.py by
//     python -m snowyard.typescript
// A test fails when they differ: change that, never this file.
import * as py from '../../engine/python';
import type { Event } from '../../engine/speaker';
import type { Fate, Flight, Meaning, PlayedEnd } from './types';

const words_KINDS = ["B1", "B2", "B3", "A1", "A2", "A3", "A4", "A5", "E1", "E2", "E3", "E4", "X1", "X2", "X3", "N", "spare-1", "spare-2", "spare-3", "spare-4"];
const words_ACTS = ["Snowball Attack", "Slushball Attack", "Sneak Attack", "Iceball Attack", "Barrage", "Throwing Rocks", "Dodge", "Offensive Dodge", "Upgrade Dodge", "Dud", "Upgrade", "Ultra Upgrade", "Refined Upgrade", "Restock", "Weapons Cache", "Raid", "Snow Fort", "Backfire", "Snatch and Run", "Whitewash", "No Effect"];
const words_ACT_OF = [0, 6, 0, 10, 13, 6, 1, 6, 1, 10, 2, 10, 2, 6, 6, 10, 3, 16, 7, 11, 4, 18, 5, 19, 8, 9, 14, 17, 15, 12, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20];
const words_PLACES = ["first", "second"];
const meaning_NAMES = py.list((function* (): any { for (const name of py.iter([...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, 16 /* NUMBERS */)))) yield `play ${py.str(words_side_name(code))}`; })()), ...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, 16 /* NUMBERS */)))) yield `play cached ${py.str(words_side_name(code))}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(words_KINDS, undefined, 16 /* S1 */))) yield `pick discard ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(words_KINDS, undefined, 16 /* S1 */))) yield `take abandoned ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const pile of py.iter(py.range(4))) yield `pile ${py.str(pile)}`; })()), "take top", "take second", "raid the played card", "decline", ...py.iter((function* (): any { for (const kind of py.iter(py.slice(words_KINDS, undefined, 16 /* S1 */))) yield `keep ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, py.len(words_KINDS))))) yield `play ${py.str(words_end_name(code))}`; })()), ...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, py.len(words_KINDS))))) yield `play cached ${py.str(words_end_name(code))}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(words_KINDS, 16 /* S1 */))) yield `pick discard ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(words_KINDS, 16 /* S1 */))) yield `take abandoned ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(words_KINDS, 16 /* S1 */))) yield `keep ${py.str(kind)}`; })())])) yield py.lower(name); })());
const meaning_ACTION_OF = new py.Dict((function* () { for (const [action, name] of py.iter(py.enumerate(meaning_NAMES))) yield [name, action]; })());
const meaning_ZONES_NAMED = [[64, 200, 204, "discards"], [80, 204, 208, "abandoned"], [104, 208, 212, "hand"]];
const meaning_FATES = ["none", "hit", "miss", "avoid", "refl", "void", "dodge", "fail", "idle", "def", "block", "eff"];

function meaning_meaning(move: any): any {
  let action: any, code: any, end: any, first: any, named: any, place: any, spare: any;
  action = py.at(meaning_ACTION_OF, move);
  if (((action < 64 /* OWN_DISCARD */) || ((120 /* PLAY_END */ <= action) && (action < 200 /* SPARE_DISCARD */)))) {
    code = moves_side_played(action);
    return { verb: "play", kind: py.at(words_KINDS, py.floordiv(code, 2)), side: py.mod(code, 2), from: (py.truthy(moves_is_cached(action)) ? "cache" : "hand"), pile: -1 };
  }
  if (((96 /* PILE */ <= action) && (action < 100 /* TAKE_TOP */))) {
    return { verb: "pile", kind: "", side: 0, from: "pile", pile: py.sub(action, 96 /* PILE */) };
  }
  place = py.get(new py.Dict([[100 /* TAKE_TOP */, "top"], [101 /* TAKE_SECOND */, "second"], [102 /* RAID_PLAYED */, "played"]]), action);
  if ((place !== null)) {
    return { verb: "take", kind: "", side: 0, from: place, pile: -1 };
  }
  for ([first, spare, end, named] of py.iter(meaning_ZONES_NAMED)) {
    if (((((py.compare(first, action) <= 0) && (py.compare(action, py.add(first, 16 /* S1 */)) < 0)) && (action < 120 /* PRINTED_ACTIONS */)) || ((py.compare(spare, action) <= 0) && (py.compare(action, end) < 0)))) {
      return { verb: "take", kind: py.at(words_KINDS, moves_kind_named(action, first)), side: 0, from: named, pile: -1 };
    }
  }
  return { verb: "plain", kind: "", side: 0, from: "none", pile: -1 };
}

function words_side_name(code: any): any {
  let kind: any, side: any;
  [kind, side] = [py.floordiv(code, 2), py.mod(code, 2)];
  if (py.eq(kind, 15 /* N */)) {
    return (py.eq(side, 0) ? "No Effect" : "No Effect reverse");
  }
  return `${py.str(py.at(words_KINDS, kind))} ${py.str(py.at(words_ACTS, py.at(words_ACT_OF, code)))}`;
}

function words_end_name(code: any): any {
  return `${py.str(py.at(words_KINDS, py.floordiv(code, 2)))} ${py.str(py.at(words_PLACES, py.mod(code, 2)))}`;
}

function moves_side_played(action: any): any {
  if ((action < 64 /* OWN_DISCARD */)) {
    return py.mod(action, 32 /* PRINTED_SIDES */);
  }
  return py.mod(py.sub(action, 120 /* PLAY_END */), 40 /* ALL_SIDES */);
}

function moves_is_cached(action: any): any {
  return ((action >= 160 /* PLAY_END_CACHED */) || ((32 /* PLAY_CACHED */ <= action) && (action < 64 /* OWN_DISCARD */)));
}

function moves_kind_named(action: any, first: any): any {
  return ((action < 120 /* PRINTED_ACTIONS */) ? py.sub(action, first) : py.add(16 /* S1 */, py.mod(py.sub(action, 200 /* SPARE_DISCARD */), 4 /* SPARE_KINDS */)));
}

function meaning_keeping(kind: any): any {
  return `keep ${py.str(py.lower(kind))}`;
}

function meaning_played(e: any): any {
  let code: any;
  code = py.and(e.a, 63);
  return { kind: py.at(words_KINDS, py.shr(code, 1)), side: py.and(code, 1), act: tell_cards_act_number(e.a) };
}

function tell_cards_act_number(code: any): any {
  return ((code < 64) ? py.int(py.at(words_ACT_OF, code)) : py.sub(py.shr(code, 6), 1));
}

function meaning_fate(e: any): any {
  let thrown: any;
  thrown = py.sub(py.shr(e.c, 11), 1);
  return { act: e.a, fate: py.at(meaning_FATES, e.b), ball: ((py.compare(thrown, 0) >= 0) ? py.at(meaning_FATES, thrown) : "") };
}

function meaning_flight(e: any): any {
  const subject1 = e.kind;
  if (subject1 === "steals") {
    return { kind: py.at(words_KINDS, e.b), start: (py.mod(e.c, 8) ? "front" : "discards"), start_of: e.a, end: "discards", end_of: e.seat };
  } else if (subject1 === "steals_unseen") {
    return { kind: null, start: "discards", start_of: e.a, end: "discards", end_of: e.seat };
  } else if (subject1 === "abandons") {
    return { kind: py.at(words_KINDS, e.a), start: (e.b ? "front" : "discards"), start_of: e.seat, end: "abandoned", end_of: -1 };
  } else if (subject1 === "gives") {
    return { kind: py.at(words_KINDS, e.a), start: "discards", start_of: e.seat, end: "abandoned", end_of: -1 };
  } else if (subject1 === "acquires") {
    return { kind: py.at(words_KINDS, e.a), start: ((e.b < 0) ? "abandoned" : "pile"), start_of: e.b, end: "discards", end_of: e.seat };
  } else if (subject1 === "acquires_unseen") {
    return { kind: null, start: "pile", start_of: e.b, end: "discards", end_of: e.seat };
  } else if (subject1 === "refines") {
    return { kind: null, start: "pile", start_of: e.a, end: "discards", end_of: e.seat };
  } else if (subject1 === "restocks") {
    return { kind: null, start: "discards", start_of: e.seat, end: "draw", end_of: e.seat };
  } else if (subject1 === "caches") {
    return { kind: null, start: "discards", start_of: e.seat, end: "cache", end_of: e.seat };
  } else if (subject1 === "draws") {
    return { kind: null, start: "draw", start_of: e.seat, end: "hand", end_of: e.seat };
  }
  return null;
}

export const meaning: (move: string) => Meaning = meaning_meaning;
export const keeping: (kind: string) => string = meaning_keeping;
export const played: (e: Event) => PlayedEnd = meaning_played;
export const fate: (e: Event) => Fate = meaning_fate;
export const flight: (e: Event) => Flight | null = meaning_flight;
export const KINDS = ["B1", "B2", "B3", "A1", "A2", "A3", "A4", "A5", "E1", "E2", "E3", "E4", "X1", "X2", "X3", "N", "spare-1", "spare-2", "spare-3", "spare-4"] as const;
export const ACTS = ["Snowball Attack", "Slushball Attack", "Sneak Attack", "Iceball Attack", "Barrage", "Throwing Rocks", "Dodge", "Offensive Dodge", "Upgrade Dodge", "Dud", "Upgrade", "Ultra Upgrade", "Refined Upgrade", "Restock", "Weapons Cache", "Raid", "Snow Fort", "Backfire", "Snatch and Run", "Whitewash", "No Effect"] as const;
export const ACT_IDS = ["thing-snowball-attack", "thing-slushball-attack", "thing-sneak-attack", "thing-iceball-attack", "thing-barrage", "thing-throwing-rocks", "thing-dodge", "thing-offensive-dodge", "thing-upgrade-dodge", "thing-dud", "thing-upgrade", "thing-ultra-upgrade", "thing-refined-upgrade", "thing-restock", "thing-weapons-cache", "thing-raid", "thing-snow-fort", "thing-backfire", "thing-snatch-and-run", "thing-whitewash", "thing-no-effect"] as const;
export const SORTS = ["attack", "attack", "attack", "attack", "attack", "attack", "dodge", "dodge", "dodge", "dodge", "quiet", "quiet", "quiet", "quiet", "quiet", "quiet", "special", "special", "special", "special", "special"] as const;
export const FATES = ["none", "hit", "miss", "avoid", "refl", "void", "dodge", "fail", "idle", "def", "block", "eff"] as const;
export const DRAFT = ["pick 1", "pick 2", "keep"] as const;
export const EXTREMES = {"E1": ["thing-iceball-attack", "thing-snow-fort"], "E2": ["thing-offensive-dodge", "thing-ultra-upgrade"], "E3": ["thing-barrage", "thing-snatch-and-run"], "E4": ["thing-throwing-rocks", "thing-whitewash"]} as const;
export const ALTERNATES = {"X1": ["thing-upgrade-dodge", "thing-dud"], "X2": ["thing-weapons-cache", "thing-backfire"], "X3": ["thing-raid", "thing-refined-upgrade"]} as const;
