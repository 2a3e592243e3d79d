// What duel needs to be played in the page: facts, options and levels. Made from options.py, content.py and what these
// call, from words.py and the *.toml in src/snowyard/games/duel by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Rules } from '../../engine/game';
import * as py from '../../engine/python';
import { PLACES, SIZE } from './record';
import { CONTENT, speaker } from './speech';

const options__PAIR = py.pattern("X([1-3]) for E([1-4])", true);
const content_ACTS = ["Snowball Attack", "Slushball Attack", "Sneak Attack", "Iceball Attack", "Barrage", "Throwing Rocks", "Dodge", "Offensive Dodge", "Upgrade Dodge", "Dud", "Upgrade", "Ultra Upgrade", "Refined Upgrade", "Restock", "Weapons Cache", "Raid", "Snow Fort", "Backfire", "Snatch and Run", "Whitewash", "No Effect"];
const content_OF_CARDS = ["b1", "b2", "b3", "a1", "a2", "a3", "a4", "a5", "e1", "e2", "e3", "e4", "x1", "x2", "x3", "spare-1", "spare-2", "spare-3", "spare-4"];
const content_OF_SETS = ["b1", "b2", "b3", "a1", "a2", "a3", "a4", "a5", "spare-1", "spare-2", "spare-3", "spare-4"];
const content_printed = new py.Dict([["cards.b1.ends", ["Snowball Attack", "Dodge"]], ["cards.b2.ends", ["Snowball Attack", "Upgrade"]], ["cards.b3.ends", ["Restock", "Dodge"]], ["cards.a1.ends", ["Slushball Attack", "Dodge"]], ["cards.a2.ends", ["Slushball Attack", "Upgrade"]], ["cards.a3.ends", ["Sneak Attack", "Upgrade"]], ["cards.a4.ends", ["Sneak Attack", "Dodge"]], ["cards.a5.ends", ["Dodge", "Upgrade"]], ["cards.e1.ends", ["Iceball Attack", "Snow Fort"]], ["cards.e2.ends", ["Offensive Dodge", "Ultra Upgrade"]], ["cards.e3.ends", ["Barrage", "Snatch and Run"]], ["cards.e4.ends", ["Throwing Rocks", "Whitewash"]], ["cards.x1.ends", ["Upgrade Dodge", "Dud"]], ["cards.x2.ends", ["Weapons Cache", "Backfire"]], ["cards.x3.ends", ["Raid", "Refined Upgrade"]], ["cards.spare-1.ends", ["No Effect", "No Effect"]], ["cards.spare-2.ends", ["No Effect", "No Effect"]], ["cards.spare-3.ends", ["No Effect", "No Effect"]], ["cards.spare-4.ends", ["No Effect", "No Effect"]], ["cards.b1.level", 1], ["cards.b2.level", 1], ["cards.b3.level", 1], ["cards.a1.level", 2], ["cards.a2.level", 2], ["cards.a3.level", 2], ["cards.a4.level", 2], ["cards.a5.level", 2], ["cards.e1.level", 3], ["cards.e2.level", 3], ["cards.e3.level", 3], ["cards.e4.level", 3], ["cards.x1.level", 3], ["cards.x2.level", 3], ["cards.x3.level", 3], ["cards.spare-1.level", 2], ["cards.spare-2.level", 2], ["cards.spare-3.level", 3], ["cards.spare-4.level", 3], ["cards.b1.points", 1], ["cards.b2.points", 1], ["cards.b3.points", 1], ["cards.a1.points", 2], ["cards.a2.points", 2], ["cards.a3.points", 2], ["cards.a4.points", 2], ["cards.a5.points", 2], ["cards.e1.points", 3], ["cards.e2.points", 3], ["cards.e3.points", 3], ["cards.e4.points", 3], ["cards.x1.points", 3], ["cards.x2.points", 3], ["cards.x3.points", 3], ["cards.spare-1.points", 2], ["cards.spare-2.points", 2], ["cards.spare-3.points", 3], ["cards.spare-4.points", 3], ["cards.b1.copies", 2], ["cards.b2.copies", 2], ["cards.b3.copies", 2], ["cards.a1.copies", 1], ["cards.a2.copies", 2], ["cards.a3.copies", 1], ["cards.a4.copies", 2], ["cards.a5.copies", 2], ["cards.e1.copies", 1], ["cards.e2.copies", 1], ["cards.e3.copies", 1], ["cards.e4.copies", 1], ["cards.x1.copies", 1], ["cards.x2.copies", 1], ["cards.x3.copies", 1], ["cards.spare-1.copies", 0], ["cards.spare-2.copies", 0], ["cards.spare-3.copies", 0], ["cards.spare-4.copies", 0], ["cards.b1.set", "basic"], ["cards.b2.set", "basic"], ["cards.b3.set", "basic"], ["cards.a1.set", "advanced"], ["cards.a2.set", "advanced"], ["cards.a3.set", "advanced"], ["cards.a4.set", "advanced"], ["cards.a5.set", "advanced"], ["cards.spare-1.set", "advanced"], ["cards.spare-2.set", "advanced"], ["cards.spare-3.set", "extreme"], ["cards.spare-4.set", "extreme"], ["cards.spare-1.name", ""], ["cards.spare-2.name", ""], ["cards.spare-3.name", ""], ["cards.spare-4.name", ""], ["draft.deal", 4], ["draft.quick_deal", 3], ["draft.keep", 2], ["arsenal.extremes", 2], ["turn.draw", 2], ["turn.capped_draw", 1], ["end.main_turns", 100], ["end.final_turns", 30]]);
const content_EXTREME_KINDS = py.range(8, 15, 1);

function options_read_swaps(value: any): any {
  let alternate: any, match: any, pair: any, pairs: any, standard: any, swaps: any, wanted: any;
  wanted = py.join(" ", py.split(py.str(value)));
  swaps = py.mul([0], py.add(4 /* EXTREMES */, 1));
  if (py.contains(["", "none", "0"], wanted)) {
    return swaps;
  }
  if (py.contains(["1", "2"], wanted)) {
    py.put(swaps, 4 /* AT_RANDOM */, py.int(wanted));
    return swaps;
  }
  pairs = py.split(wanted, ",");
  for (pair of py.iter(pairs)) {
    match = py.fullmatch(options__PAIR, py.strip(pair));
    if ((match === null)) {
      throw new py.Refusal("option", `must be ${"none, a number 0 to 2, or up to two pairs such as 'X2 for E2, X3 for E1'"}, not ${py.repr(value)}`);
    }
    [alternate, standard] = [py.int(py.at(match, 1)), py.sub(py.int(py.at(match, 2)), 1)];
    if ((py.contains(py.slice(swaps, undefined, 4 /* EXTREMES */), alternate) || py.truthy(py.at(swaps, standard)))) {
      throw new py.Refusal("option", `names an alternate or a standard Extreme twice: ${py.repr(value)}`);
    }
    py.put(swaps, standard, alternate);
  }
  if ((py.len(pairs) > 2)) {
    throw new py.Refusal("option", `takes at most two pairs, not ${py.repr(value)}: three alternates at once are refused`);
  }
  return swaps;
}

function content_lay_kinds(o: any, printed: any): any {
  let kind: any, row: any, side: any, spare: any;
  py.fill(o.act_of, undefined, undefined, py.index(content_ACTS, "No Effect"));
  o.printed_ends = 0;
  for (row of py.iter(py.range(py.len(content_OF_CARDS)))) {
    kind = py.add(row, (py.compare(row, 15 /* NO_KIND */) >= 0));
    for (side of py.iter(py.range(2))) {
      py.put(o.act_of, py.add(py.mul(2, kind), side), py.at(o.ends, [row, side]));
      if (((py.compare(kind, 15 /* NO_KIND */) < 0) && py.eq(py.at(o.ends, [row, side]), py.at(printed, py.add(py.mul(2, kind), side))))) {
        o.printed_ends = py.or(o.printed_ends, py.shl(1, py.add(py.mul(2, kind), side)));
      }
    }
    { const parts: any = py.unpack([py.at(o.levels, row), py.at(o.worths, row), py.at(o.copies, row)], 3);
      py.put(o.level_of, kind, parts[0]);
      py.put(o.points_of, kind, parts[1]);
      py.put(o.copies_of, kind, parts[2]);
    }
    py.put(o.set_of, kind, (py.contains(content_OF_SETS, py.at(content_OF_CARDS, row)) ? py.at(o.sets, py.index(content_OF_SETS, py.at(content_OF_CARDS, row))) : 2 /* EXTREME */));
  }
  spare = py.any(py.slice(o.copies_of, 16 /* SPARE */));
  o.kind_count = (py.truthy(spare) ? 20 /* N_KINDS */ : 16 /* SPARE */);
  o.other_moves = py.int(py.orElse(spare, () => (o.printed_ends !== py.sub(py.shl(1, py.mul(2, 15 /* NO_KIND */)), 1))));
  o.printed_ends = py.or(o.printed_ends, py.shl(3, py.mul(2, 15 /* NO_KIND */)));
}

function content_printed_acts(printed: any): any {
  let words: any;
  words = [...(function* (): any { for (const kind of py.iter(content_OF_CARDS)) yield py.at(printed, `cards.${py.str(kind)}.ends`); })()];
  py.insert_at(words, 15 /* NO_KIND */, py.mul(["No Effect"], 2));
  return [...(function* (): any { for (const pair of py.iter(words)) for (const word of py.iter(pair)) yield py.index(content_ACTS, word); })()];
}

function content_check_numbers(o: any): any {
  let advanced: any, dealt: any, deck: any, extremes: any, name: any, owned: any;
  extremes = py.sorted((function* (): any { for (const kind of py.iter(content_EXTREME_KINDS)) yield py.at(o.copies_of, kind); })(), undefined, true);
  deck = py.add(py.sub(py.sum(o.copies_of), py.sum(extremes)), py.sum(py.slice(extremes, undefined, 4)));
  if (((py.compare(deck, 24 /* MOST_DECK */) > 0) || (py.compare(py.mul(2, py.sum(o.copies_of)), 60 /* CARD_BITS */) > 0))) {
    throw new py.Refusal("variant", `the copies (cards.*.copies) make a deck of ${py.str(deck)} cards, and ${py.str(py.sum(o.copies_of))} with all alternates; there is room for ${py.str(24 /* MOST_DECK */)}, and ${py.str(py.floordiv(60 /* CARD_BITS */, 2))}`);
  }
  advanced = py.sum((function* (): any { for (const kind of py.iter(py.range(20 /* N_KINDS */))) if ((py.at(o.set_of, kind) === 1 /* ADVANCED */)) yield py.at(o.copies_of, kind); })());
  for ([name, dealt] of py.iter([["deal", o.dealt], ["quick_deal", o.quick_dealt]])) {
    if ((py.compare(advanced, py.mul(2, dealt)) < 0)) {
      throw new py.Refusal("variant", `two players get ${py.str(dealt)} Advanced cards each (draft.${py.str(name)}), but a deck has ${py.str(advanced)}`);
    }
    if ((py.compare(dealt, o.kept) < 0)) {
      throw new py.Refusal("variant", `a player keeps ${py.str(o.kept)} cards (draft.keep) of only ${py.str(dealt)} (draft.${py.str(name)})`);
    }
  }
  if ((o.capped_draw > o.draw)) {
    throw new py.Refusal("variant", `turn.capped_draw is ${py.str(o.capped_draw)}, but nobody draws more than turn.draw, which is ${py.str(o.draw)}`);
  }
  owned = py.add(o.kept, py.sum((function* (): any { for (const kind of py.iter(py.range(20 /* N_KINDS */))) if ((py.at(o.set_of, kind) === 0 /* BASIC */)) yield py.floordiv(py.at(o.copies_of, kind), 2); })()));
  if ((py.compare(owned, o.draw) < 0)) {
    throw new py.Refusal("variant", `a player begins with ${py.str(owned)} cards, but draws ${py.str(o.draw)} in the first turn (turn.draw)`);
  }
}

function content_lay_cards(o: any): any {
  let at: any, fitting: any, kind: any, wide: any;
  wide = [...(function* (): any { for (const [kind, copies] of py.iter(py.enumerate(o.copies_of))) yield ((py.truthy(copies) || (py.compare(kind, 15 /* NO_KIND */) < 0)) ? py.max([4 /* WIDTH */, py.mul(2, copies)]) : 0); })()];
  fitting = ((py.compare(py.sum(wide), 60 /* CARD_BITS */) <= 0) ? wide : [...(function* (): any { for (const copies of py.iter(o.copies_of)) yield py.mul(2, copies); })()]);
  py.fill(o.kind_of, undefined, undefined, 15 /* NO_KIND */);
  o.basic_cards = 0;
  o.advanced_cards = o.basic_cards;
  at = 0;
  for (kind of py.iter(py.range(20 /* N_KINDS */))) {
    py.put(o.first_of, kind, (py.eq(kind, 15 /* NO_KIND */) ? 60 /* CARD_BITS */ : at));
    if ((!py.eq(kind, 15 /* NO_KIND */) && py.truthy(py.at(fitting, kind)))) {
      py.put(o.cards_of, kind, py.shl(py.sub(py.shl(1, py.at(fitting, kind)), 1), at));
      py.fill(o.kind_of, at, py.add(at, py.at(fitting, kind)), kind);
      at = py.iadd(at, py.at(fitting, kind));
    }
    if (((py.at(o.set_of, kind) === 0 /* BASIC */) && !py.eq(kind, 15 /* NO_KIND */))) {
      o.basic_cards = py.or(o.basic_cards, py.at(o.cards_of, kind));
    } else if ((py.at(o.set_of, kind) === 1 /* ADVANCED */)) {
      o.advanced_cards = py.or(o.advanced_cards, py.at(o.cards_of, kind));
    }
  }
  py.put(o.cards_of, 15 /* NO_KIND */, py.shl(1, 60 /* CARD_BITS */));
}

function content_settle_content(o: any): any {
  content_lay_kinds(o, content_printed_acts(content_printed));
  content_check_numbers(o);
  content_lay_cards(o);
}

function options_hides(_o: any): any {
  return "hands and secret choices";
}

export const rules: Rules = {
  slug: "duel",
  sources: "a26cad68eceb5f8a9164",
  version: 3,
  size: {"record": 4600, "quiet": 3304, "options": 632, "mask_words": 4, "actions": 212, "seats": 4, "deepest": 256},
  over: 14,
  gives_up: -1,
  never_undone: [],
  shrink: [[0, 0, 76], [76, 76, 3], [79, 79, 55], [134, 134, 274], [408, 408, 5]],
  clear: [["i1", 3274], ["i1", 3275], ["i1", 3276], ["i2", 3280]],
  faces: {"-16": ["B1", "B2", "B3", "A1", "A2", "A3", "A4", "A5", "E1", "E2", "E3", "E4", "X1", "X2", "X3", "N"], "-20": ["B1", "B2", "B3", "A1", "A2", "A3", "A4", "A5", "E1", "E2", "E3", "E4", "X1", "X2", "X3", "N", "spare-1", "spare-2", "spare-3", "spare-4"], "2": ["0", "1"], "3": ["0", "1", "2"], "4": ["0", "1", "2", "3"], "5": ["0", "1", "2", "3", "4"], "6": ["0", "1", "2", "3", "4", "5"], "7": ["0", "1", "2", "3", "4", "5", "6"], "8": ["0", "1", "2", "3", "4", "5", "6", "7"]},
  dice: {"-16": "card drawn", "-20": "card drawn", "2": "which of the copies", "3": "which of the copies", "4": "which of the copies", "5": "which of the copies", "6": "which of the copies", "7": "which of the copies", "8": "which of the copies"},
  levels: {"easy": {"slips": 40}, "fair": {"slips": 0, "rounds": 40, "seconds": 0.05, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "hard": {"slips": 0, "rounds": 300, "seconds": 0.3, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "expert": {"slips": 0, "rounds": 3000, "seconds": 2.0, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "champion": {"slips": 0, "rounds": 12000, "seconds": 2.0, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 1}},
  network: {"trained_on": "859ed2533e1875b9ab01", "inputs": 605, "weights": 40800, "biases": 97, "units": 96},
  places: PLACES,
  bytes: SIZE,
  fields: ["ends", "levels", "worths", "copies", "sets", "spare_names", "dealt", "quick_dealt", "kept", "extremes", "draw", "capped_draw", "main_turns", "most_final_turns", "kind_count", "other_moves", "act_of", "level_of", "points_of", "copies_of", "set_of", "first_of", "kind_of", "cards_of", "basic_cards", "advanced_cards", "printed_ends", "seats", "quick_start", "alt_extremes", "rocks_dodgeable", "removed_card_fizzles", "acquire_faceup_only", "nearest_empty_fallback", "cache_scores"],
  options: {
    seats: { kind: "number", default: 2, bounds: [2, 4] },
    quick_start: { kind: "switch", default: false },
    alt_extremes: { kind: "text", default: "none", read: options_read_swaps },
    rocks_dodgeable: { kind: "switch", default: false },
    removed_card_fizzles: { kind: "switch", default: false },
    acquire_faceup_only: { kind: "switch", default: false },
    nearest_empty_fallback: { kind: "switch", default: false },
    cache_scores: { kind: "switch", default: false },
    variant: { kind: "variant", default: "" },
  },
  content: CONTENT,
  limits: [[1, 0, 2, 2], [1, 3, 0, 0], [0, 50, 0, 0], [0, 4, 0, 0], [1, 0, 0, 0], [0, -1, 24, 24], [2, 4, 0, 0], [2, 4, 0, 0], [1, 2, 0, 0], [0, 8, 0, 0], [1, 3, 0, 0], [1, 3, 0, 0], [1, 200, 0, 0], [1, 100, 0, 0]],
  settle_content: content_settle_content,
  settle: null,
  remarks: null,
  hides: options_hides,
  speaker,
};
