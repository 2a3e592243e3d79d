// What splat needs to be played in the page: facts, options and levels. Made from options.py, content.py and what these
// call, from words.py and the *.toml in src/snowyard/games/splat by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import type { Rules } from '../../engine/game';
import * as py from '../../engine/python';
import { PLACES, SIZE } from './record';
import { CONTENT, speaker } from './speech';



function content_settle_content(o: any): any {
  let fresh: any, hits: any, most: any, name: any, spare: any, start: any, stops: any, why: any;
  for (name of py.iter(["piles", "walls", "forts"])) {
    [start, most] = [o[`start_${py.str(name)}`], o[`most_${py.str(name)}`]];
    if ((py.compare(start, most) > 0)) {
      throw new py.Refusal("option", `start.${py.str(name)} is ${py.str(start)}, but a player may have only ${py.str(most)} (most.${py.str(name)})`);
    }
  }
  for ([name, hits] of py.iter([["cards.single.hits", o.single_hits], ["cards.double.sideways", o.sideways_hits]])) {
    if ((py.compare(hits, o.double_hits) > 0)) {
      why = "an upright Double, which takes its place (SPLAT-28), must give as many hits or more";
      throw new py.Refusal("option", `${py.str(name)} is ${py.str(hits)}, and cards.double.hits is ${py.str(o.double_hits)}: ${py.str(why)}`);
    }
  }
  o.wall_worth = py.min([1, py.at(o.wall_stops, 0 /* SINGLES */)]);
  o.cracked_worth = py.min([1, py.at(o.cracked_stops, 0 /* SINGLES */)]);
  fresh = py.min([1, py.at(o.fort_stops, 0 /* SINGLES */)]);
  o.fort_worth = ((py.truthy(fresh) && (py.at(o.fort_then, 0 /* SINGLES */) === 2 /* CRACKS */)) ? py.add(fresh, o.cracked_worth) : fresh);
  for ([spare, stops] of py.iter(py.enumerate([o.spare_1_stops, o.spare_2_stops]))) {
    py.put(o.spare_worth, spare, ((py.at(o.spare_does, spare) === 2 /* SHELTER */) ? py.min([1, py.at(stops, 0 /* SINGLES */)]) : 0));
    py.put(o.spare_counts, spare, ((py.at(o.spare_does, spare) === 0 /* THROW */) ? py.at(o.spare_hits, spare) : 0));
  }
}

function content_settle_deck(o: any, seats: any, small: any, hand: any): any {
  let cards: any, each: any, have: any, kind: any, name: any, needed: any, others: any, plain: any, players: any, printed_needs: any, room: any, standing: any, unlimited: any, why: any;
  others = (small ? o.small : py.column(o.copies, py.sub(seats, 2)));
  o.deck = [(small ? o.single_small : py.at(o.single_copies, py.sub(seats, 2))), ...py.iter(others)];
  o.spares = py.add(py.at(o.deck, 6 /* KINDS */), py.at(o.deck, py.add(6 /* KINDS */, 1)));
  [cards, players] = [py.sum(o.deck), `${py.str(seats)} players`];
  if ((py.compare(cards, 127 /* MOST_CARDS */) > 0)) {
    room = `there is room for ${py.str(127 /* MOST_CARDS */)} (cards.*.copies)`;
    throw new py.Refusal("option", `the deck of ${py.str(players)} would have ${py.str(cards)} cards; ${py.str(room)}`);
  }
  for ([name, kind, each] of py.iter([["walls", 2 /* WALL */, o.start_walls], ["forts", 5 /* FORT */, o.start_forts], ["piles", 3 /* PILE */, o.start_piles]])) {
    if ((py.compare(py.mul(seats, each), py.at(o.deck, kind)) > 0)) {
      have = `the deck of ${py.str(players)} has ${py.str(py.at(o.deck, kind))}`;
      throw new py.Refusal("option", `start.${py.str(name)} is ${py.str(each)}, so ${py.str(players)} need ${py.str(py.mul(seats, each))}, but ${py.str(have)}`);
    }
  }
  standing = py.mul(seats, py.add(py.add(o.start_walls, o.start_forts), o.start_piles));
  needed = py.add(py.add(standing, py.mul(seats, hand)), 1);
  if ((py.compare(cards, needed) < 0)) {
    why = `hands of ${py.str(hand)} cards, what lies in front and a card to draw need ${py.str(needed)}`;
    throw new py.Refusal("option", `the deck of ${py.str(players)} has ${py.str(cards)} cards; ${py.str(why)} (cards.*.copies, hand.cards)`);
  }
  printed_needs = py.eq(py.list(py.slice(o.needs, undefined, 3)), [0, 1, 0]);
  unlimited = ((o.most_walls === o.most_forts) && (o.most_forts === 30 /* ANY_NUMBER */));
  o.proving = py.int(py.andThen(printed_needs, () => py.andThen((o.most_piles === 1), () => py.andThen(unlimited, () => (o.spares === 0)))));
  plain = (((o.single_hits === py.at(o.wall_stops, 0 /* SINGLES */)) && (py.at(o.wall_stops, 0 /* SINGLES */) === 1)) && (py.at(o.wall_then, 0 /* SINGLES */) === 0 /* FALLS */) && (o.start_walls === 0));
  o.coin_flip = py.int(py.andThen(small, () => py.andThen(py.eq(cards, py.add(py.at(o.deck, 0 /* SINGLE */), py.at(o.deck, 2 /* WALL */))), () => py.andThen(plain, () => py.truthy(o.proving)))));
}

function options_settle(o: any): any {
  let small: any;
  small = ((o.seats === 2) && (o.two_player_deck === 0 /* SMALL */));
  content_settle_deck(o, o.seats, small, (o.strategic ? o.hand_cards : 0));
}

function options_hides(o: any): any {
  return (o.strategic ? "hands" : "");
}

export const rules: Rules = {
  slug: "splat",
  sources: "729bce62760f92b17e09",
  version: 1,
  size: {"record": 736, "quiet": 448, "options": 224, "mask_words": 1, "actions": 59, "seats": 7, "deepest": 256},
  over: 2,
  gives_up: -1,
  never_undone: [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 52, 53],
  shrink: [[0, 0, 25], [25, 25, 3], [28, 28, 23], [51, 51, 5]],
  clear: [["i1", 418], ["i1", 419], ["i1", 420], ["i2", 424]],
  faces: {"-6": ["single", "double", "wall", "pile", "splatball", "fort"], "-8": ["single", "double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"], "2": ["p0", "p1"], "3": ["p0", "p1", "p2"], "4": ["p0", "p1", "p2", "p3"], "5": ["p0", "p1", "p2", "p3", "p4"], "6": ["p0", "p1", "p2", "p3", "p4", "p5"], "7": ["p0", "p1", "p2", "p3", "p4", "p5", "p6"]},
  dice: {"-6": "card drawn", "-8": "card drawn", "2": "seat that starts", "3": "seat that starts", "4": "seat that starts", "5": "seat that starts", "6": "seat that starts", "7": "seat that starts"},
  levels: {"easy": {"slips": 90}, "fair": {"slips": 45, "rounds": 10, "seconds": 0.05, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "hard": {"slips": 0, "rounds": 100, "seconds": 0.3, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}, "expert": {"slips": 0, "rounds": 5000, "seconds": 2.0, "explore": 0.5, "guided": 100, "widen": 1.0, "widest": 4096, "bias": 0.3, "horizon": 0, "caution": 0.5, "nodes": 0, "edges_a_node": 12, "learned": 0}},
  network: null,
  places: PLACES,
  bytes: SIZE,
  fields: ["single_hits", "double_hits", "sideways_hits", "most_piles", "most_walls", "most_forts", "hand_cards", "needs", "wall_stops", "cracked_stops", "fort_stops", "wall_then", "cracked_then", "fort_then", "deck", "spares", "proving", "coin_flip", "wall_worth", "cracked_worth", "fort_worth", "spare_worth", "spare_counts", "spare_names", "spare_does", "spare_hits", "most_spares", "spare_1_stops", "spare_2_stops", "spare_1_then", "spare_2_then", "start_walls", "start_forts", "start_piles", "single_copies", "single_small", "copies", "small", "seats", "strategic", "hit_limit", "two_player_deck", "protection_choice", "strategic_discard", "turn_cap"],
  options: {
    seats: { kind: "number", default: 4, bounds: [2, 7] },
    strategic: { kind: "switch", default: false },
    hit_limit: { kind: "number", default: 10, bounds: [3, 10] },
    two_player_deck: { kind: "choice", default: "small", words: ["small", "full"], numbers: [0, 1] },
    protection_choice: { kind: "choice", default: "auto", words: ["auto", "defender"], numbers: [0, 1] },
    strategic_discard: { kind: "choice", default: "forced", words: ["forced", "free"], numbers: [0, 1] },
    turn_cap: { kind: "number", default: 1000, bounds: [100, 5000] },
    variant: { kind: "variant", default: "" },
  },
  content: CONTENT,
  limits: [[1, 5, 0, 0], [1, 9, 0, 0], [0, 5, 0, 0], [0, 10, 0, 0], [0, 30, 0, 0], [0, 30, 0, 0], [1, 5, 0, 0], [1, 0, 0, 0], [0, 2, 0, 0], [0, 2, 0, 0], [0, 2, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [0, -1, 24, 24], [1, 0, 0, 0], [1, 9, 0, 0], [0, 30, 0, 0], [0, 2, 0, 0], [0, 2, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [0, 3, 0, 0], [0, 3, 0, 0], [0, 3, 0, 0], [0, 99, 6, 6], [0, 99, 0, 0], [0, 30, 6, 6], [0, 30, 0, 0]],
  settle_content: content_settle_content,
  settle: options_settle,
  remarks: null,
  hides: options_hides,
  speaker,
};
