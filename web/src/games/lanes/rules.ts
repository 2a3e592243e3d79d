// What lanes needs to be played in the page: facts, options and levels. Made from options.py, content.py and what these
// call, from words.py and the *.toml in src/snowyard/games/lanes by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Rules } from '../../engine/game';
import * as py from '../../engine/python';
import { PLACES, SIZE } from './record';
import { CONTENT, speaker } from './speech';



function content_draws_of_next(pile: any, draws: any): any {
  let rest: any, rounds: any;
  [rounds, rest] = py.unpack(py.divmod(pile, py.mul(2, draws)), 2);
  return py.add(py.mul(rounds, draws), py.min([rest, draws]));
}

function content_settle_content(o: any): any {
  let dealt: any, deck: any, first: any, places: any;
  if ((o.lanes_to_win > o.lanes)) {
    throw new py.Refusal("option", `lanes.to_win is ${py.str(o.lanes_to_win)}, but lanes.count is only ${py.str(o.lanes)}`);
  }
  dealt = py.add(py.mul(2, py.add(o.lanes, o.start_hand)), o.start_pile);
  deck = py.sum(o.copies);
  if ((py.compare(deck, dealt) < 0)) {
    throw new py.Refusal("option", `the deck has ${py.str(deck)} cards (ranks.*.copies), but ${py.str(dealt)} are needed: twice ${py.str(o.lanes)} base cards (lanes.count) and ${py.str(o.start_hand)} in hand (deal.hand), and a pile of ${py.str(o.start_pile)} (deal.pile)`);
  }
  first = content_draws_of_next(o.start_pile, o.draws);
  places = py.add(py.add(o.lanes, o.start_hand), first);
  if ((py.compare(places, 21 /* SLOTS */) > 0)) {
    throw new py.Refusal("option", `p0 would need ${py.str(places)} places for cards and has ${py.str(21 /* SLOTS */)}: ${py.str(o.lanes)} base cards (lanes.count), ${py.str(o.start_hand)} in hand (deal.hand), ${py.str(first)} drawn (deal.pile)`);
  }
  o.aside_size = py.sub(deck, dealt);
  o.base = py.sub(py.shl(1, o.lanes), 1);
  py.fill(o.power_of, 1, undefined, o.powers);
  py.fill(o.bears, 1, undefined, o.hit_points);
  o.hardest = py.max([o.covered_points, ...py.iter(o.hit_points)]);
  o.trap_ranks = py.sum((function* (): any { for (const rank of py.iter(py.range(1, 16 /* RANKS */))) if ((py.at(o.power_of, rank) === 3 /* TRAPS */)) yield py.shl(1, rank); })());
}

function options_settle(o: any): any {
  let official: any;
  official = (o.edition === 1 /* OFFICIAL */);
  o.first_points = py.orElse(o.first_turn_actions, () => (py.truthy(official) ? py.max([1, py.sub(o.actions, 1)]) : o.actions));
  o.hands_count = py.int(((o.lane_win === 0 /* BY_EDITION */) ? official : (o.lane_win === 1 /* NO_REINFORCEMENT */)));
}

function options_hides(_o: any): any {
  return "hands and face-down cards";
}

export const rules: Rules = {
  slug: "lanes",
  sources: "6e03e7ebb987bfb5e85d",
  version: 1,
  size: {"record": 1544, "quiet": 584, "options": 176, "mask_words": 14, "actions": 839, "seats": 2, "deepest": 256},
  over: 6,
  gives_up: -1,
  never_undone: [39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59],
  shrink: [[0, 0, 19], [19, 19, 3], [22, 22, 46], [68, 68, 5]],
  clear: [["i1", 554], ["i1", 555], ["i1", 556], ["i2", 560]],
  faces: {"-16": ["-", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "spare-1", "spare-2"]},
  dice: {"-16": "card from the pile"},
  levels: {"easy": {"slips": 40}, "fair": {"slips": 0, "rounds": 25, "seconds": 0.05, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "hard": {"slips": 0, "rounds": 150, "seconds": 0.3, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "expert": {"slips": 0, "rounds": 1500, "seconds": 2.0, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "champion": {"slips": 0, "rounds": 5000, "seconds": 2.0, "explore": 0.2, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 1}},
  network: {"trained_on": "f91b53778f0fd32463be", "inputs": 431, "weights": 29664, "biases": 97, "units": 96},
  places: PLACES,
  bytes: SIZE,
  fields: ["powers", "hit_points", "copies", "spare_names", "covered_points", "lanes", "lanes_to_win", "start_hand", "start_pile", "draws", "actions", "attack_damage", "pair_times", "extra_points", "retaliate_damage", "nimble_damage", "twin_damage", "most_turns", "most_idle", "power_of", "bears", "hardest", "aside_size", "trap_ranks", "base", "seats", "edition", "first_turn_actions", "lane_win", "must_act", "mutual_lane", "pair_of_tens", "twinstrike_optional", "view_discard", "kinged_ace", "first_points", "hands_count"],
  options: {
    seats: { kind: "number", default: 2, bounds: [2, 2] },
    edition: { kind: "choice", default: "sheet", words: ["sheet", "official"], numbers: [0, 1] },
    first_turn_actions: { kind: "choice", default: "edition", words: ["edition", "2", "3"], numbers: [0, 2, 3] },
    lane_win: { kind: "choice", default: "edition", words: ["edition", "no_reinforcement", "emptied"], numbers: [0, 1, 2] },
    must_act: { kind: "switch", default: true },
    mutual_lane: { kind: "choice", default: "both", words: ["both", "none"], numbers: [0, 1] },
    pair_of_tens: { kind: "choice", default: "two_plus_one", words: ["two_plus_one", "split", "double"], numbers: [0, 1, 2] },
    twinstrike_optional: { kind: "switch", default: false },
    view_discard: { kind: "choice", default: "face_down", words: ["face_down", "face_up"], numbers: [0, 1] },
    kinged_ace: { kind: "choice", default: "cap_two", words: ["cap_two", "fresh_two"], numbers: [0, 1] },
    variant: { kind: "variant", default: "" },
  },
  content: CONTENT,
  limits: [[1, 0, 0, 0], [1, 20, 0, 0], [0, 8, 0, 0], [0, -1, 24, 24], [1, 20, 0, 0], [1, 3, 0, 0], [1, 3, 0, 0], [0, 13, 0, 0], [0, 36, 0, 0], [1, 3, 0, 0], [1, 6, 0, 0], [1, 20, 0, 0], [1, 5, 0, 0], [0, 3, 0, 0], [0, 20, 0, 0], [1, 20, 0, 0], [0, 20, 0, 0], [10, 1000, 0, 0], [1, 100, 0, 0]],
  settle_content: content_settle_content,
  settle: options_settle,
  remarks: null,
  hides: options_hides,
  speaker,
};
