// What lanes shows and says. Translated from view.py, tell.py, words.py and what these call in src/snowyard/games/lanes by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import { namesOf, variantOf, type Cells, type Content } from '../../engine/content';
import * as py from '../../engine/python';
import type { Speaker } from '../../engine/speaker';
import { read, type Yard } from './record';
import type { Private, Public } from './types';

const view_PHASES = ["act", "second", "order", "discard", "look", "move", "over"];
const view_RANK_NAMES = new py.Dict([[0, "-"], [1, "A"], [2, "2"], [3, "3"], [4, "4"], [5, "5"], [6, "6"], [7, "7"], [8, "8"], [9, "9"], [10, "10"], [11, "J"], [12, "Q"], [13, "K"], [14, "spare-1"], [15, "spare-2"]]);
const view_POWERS = ["", "ACTION", "VIEW", "TRAP", "FORESIGHT", "FLIP", "FREEZE", "HEAL", "RETALIATE", "NIMBLE", "TWINSTRIKE", "TAUNT", "MOVE", "EMPOWER"];
const view_SLOT_NAMES = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20"];
const view_KNOWN_BY = [[], [0], [1], [0, 1]];
const view_card = py.memo(16384, view_card_once);
const view_RESULTS = [null, "p0", "p1", "both", "nobody"];
const view__by_rank = py.memo(16384, view__by_rank_once);
const calls__RANK = [py.say("thing-face-down"), py.say("thing-rank-a"), py.say("thing-rank-2"), py.say("thing-rank-3"), py.say("thing-rank-4"), py.say("thing-rank-5"), py.say("thing-rank-6"), py.say("thing-rank-7"), py.say("thing-rank-8"), py.say("thing-rank-9"), py.say("thing-rank-10"), py.say("thing-rank-j"), py.say("thing-rank-q"), py.say("thing-rank-k"), py.say("thing-rank-spare-1"), py.say("thing-rank-spare-2")];
const tell_POWER = [py.say("no-power"), py.say("thing-power-action"), py.say("thing-power-view"), py.say("thing-power-trap"), py.say("thing-power-foresight"), py.say("thing-power-flip"), py.say("thing-power-freeze"), py.say("thing-power-heal"), py.say("thing-power-retaliate"), py.say("thing-power-nimble"), py.say("thing-power-twinstrike"), py.say("thing-power-taunt"), py.say("thing-power-move"), py.say("thing-power-empower")];
const tell_POWERS = ["none", "action", "view", "trap", "foresight", "flip", "freeze", "heal", "retaliate", "nimble", "twinstrike", "taunt", "move", "empower"];
const meaning_RANK_OF = new py.Dict([["-", "-"], ["a", "A"], ["2", "2"], ["3", "3"], ["4", "4"], ["5", "5"], ["6", "6"], ["7", "7"], ["8", "8"], ["9", "9"], ["10", "10"], ["j", "J"], ["q", "Q"], ["k", "K"], ["spare-1", "spare-1"], ["spare-2", "spare-2"]]);
const tell_RANK_NUMBERS = new py.Dict([["-", 0], ["A", 1], ["2", 2], ["3", 3], ["4", 4], ["5", 5], ["6", 6], ["7", 7], ["8", 8], ["9", 9], ["10", 10], ["J", 11], ["Q", 12], ["K", 13], ["spare-1", 14], ["spare-2", 15]]);
const words__RULES_AT = new py.Dict([[1, ["LANES-61", "LANES-59", "LANES-64"]], [2, ["LANES-37", "LANES-38"]], [3, ["LANES-43", "LANES-R62"]], [4, ["LANES-46", "LANES-R25"]], [5, ["LANES-66", "LANES-67", "LANES-80"]], [6, ["LANES-85", "LANES-87"]]]);
const words__RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const words__SLOTS = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20"];
const words__SPARES = ["spare-1", "spare-2"];
const words_NAMES = [...py.iter((function* (): any { for (const rank of py.iter(words__RANKS)) for (const lane of py.iter(py.range(3 /* LANES */))) yield `play ${py.str(rank)} lane ${py.str(py.add(lane, 1))}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) yield `flip ${py.str(slot)}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) for (const target of py.iter(words__SLOTS)) yield `attack ${py.str(slot)} ${py.str(target)}`; })()), ...py.iter((function* (): any { for (const [i, slot] of py.iter(py.enumerate(words__SLOTS))) for (const other of py.iter(py.slice(words__SLOTS, py.add(i, 1)))) yield `pair ${py.str(slot)} ${py.str(other)}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) yield `also ${py.str(slot)}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) yield `fire ${py.str(slot)}`; })()), ...py.iter((function* (): any { for (const rank of py.iter(words__RANKS)) yield `discard ${py.str(rank)}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) yield `look own ${py.str(slot)}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) yield `look enemy ${py.str(slot)}`; })()), ...py.iter((function* (): any { for (const slot of py.iter(words__SLOTS)) yield `move ${py.str(slot)}`; })()), "move none", "done", ...py.iter((function* (): any { for (const rank of py.iter(words__SPARES)) for (const lane of py.iter(py.range(3 /* LANES */))) yield `play ${py.str(rank)} lane ${py.str(py.add(lane, 1))}`; })()), ...py.iter((function* (): any { for (const rank of py.iter(words__SPARES)) yield `discard ${py.str(rank)}`; })())];
const words_EVENTS = ["dealt", "dealt_hand", "turn", "drew", "drew_card", "unlocked", "played", "played_card", "flipped", "paired", "attacked", "twinstruck", "spared", "struck", "retaliated", "trapped", "killed", "killed_face_down", "learned", "pair_ended", "fired", "acted", "spent", "discarded", "discarded_card", "looked", "looked_at", "froze", "thawed", "healed", "empowered", "moved", "stayed", "stuck", "ended", "lane", "won", "draw"];
const shared_19 = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "spare-1", "spare-2"];
const shared_20 = new py.Dict([[0, "none"], [1, "action"], [2, "view"], [3, "trap"], [4, "foresight"], [5, "flip"], [6, "freeze"], [7, "heal"], [8, "retaliate"], [9, "nimble"], [10, "twinstrike"], [11, "taunt"], [12, "move"], [13, "empower"]]);

function view_public(t: any): any {
  let attacked: any;
  attacked = (t.phase === 1 /* SECOND */);
  return { phase: py.at(view_PHASES, t.phase), player: t.player, number: ((t.phase === 6 /* OVER */) ? t.turn : py.add(t.turn, 1)), points: t.points, pile: t.pile_size, locked: (t.pile_size > 0), attacker: view__slot((py.truthy(attacked) ? t.attacker : -1)), target: view__slot((py.truthy(attacked) ? t.target : -1)), firing: view__slot(t.firing), idle: t.idle, deck: view_deck(t), numbers: view_numbers(t) };
}

function view__slot(slot: any): any {
  return ((slot >= 0) ? slot : null);
}

function view_deck(t: any): any {
  return [...(function* (): any { for (const [rank, n] of py.iter(py.enumerate(t.copies, 1))) if ((py.compare(n, 0) > 0)) yield { rank: py.at(view_RANK_NAMES, rank), power: py.orElse(py.at(view_POWERS, py.at(t.power_of, rank)), () => null), hit_points: py.at(t.bears, rank), copies: n }; })()];
}

function view_numbers(t: any): any {
  return { lanes_to_win: t.lanes_to_win, actions: t.actions, attack: t.attack_damage, pair_times: t.pair_times, action_points: t.extra_points, retaliate: t.retaliate_damage, nimble: t.nimble_damage, twinstrike: t.twin_damage };
}

function view_private(t: any, me: any): any {
  let at: any, cells: any, end: any, lanes: any, rows: any;
  [cells, at, rows] = [view_drawn(t), 1 /* CARDS_AT */, []];
  for (const _ of py.iter(py.range(py.add(py.mul(2, t.lanes), 2)))) {
    end = py.add(py.add(at, 1), py.at(cells, at));
    py.append(rows, [...(function* (): any { for (const code of py.iter(py.slice(cells, py.add(at, 1), end))) yield view_card(code); })()]);
    at = end;
  }
  lanes = [...(function* (): any { for (const lane of py.iter(py.range(t.lanes))) yield { result: py.at(view_RESULTS, py.at(t.lane_result, lane)), sides: [py.at(rows, py.mul(2, lane)), py.at(rows, py.add(py.mul(2, lane), 1))] }; })()];
  return { lanes: lanes, players: [view__player(t, 0, me, py.at(rows, -2)), view__player(t, 1, me, py.at(rows, -1))] };
}

function view_drawn(t: any): any {
  let found: any;
  if (!py.contains(t.notes, "drawn")) {
    py.put(t.notes, "drawn", py.filled(drawing_draw, t, 59 /* CELLS */));
  }
  found = py.at(t.notes, "drawn");
  return found;
}

function drawing_draw(t: any, out: any): any {
  let at: any, lane: any, seat: any;
  py.put(out, 0 /* WAYS */, ((t.phase === 0 /* ACT */) ? rules_ways_to_act(t) : 0));
  at = 1 /* CARDS_AT */;
  for (lane of py.iter(py.range(t.lanes))) {
    for (seat of py.iter(py.range(2 /* SEATS */))) {
      at = drawing_draw_cards(t, seat, py.at(t.side, [seat, lane]), out, at);
    }
  }
  for (seat of py.iter(py.range(2 /* SEATS */))) {
    at = drawing_draw_cards(t, seat, py.and(py.sub(py.shl(1, py.at(t.used, seat)), 1), py.invert(cards_in_play(t, seat))), out, at);
  }
  return at;
}

function rules_ways_to_act(t: any): any {
  let able: any, lane: any, me: any, ways: any;
  me = t.player;
  ways = (!py.eq(rules_flippable(t, me), 0) ? 1 /* FLIPS */ : 0);
  if (!py.eq(rules_alike(t, me), 0)) {
    ways = py.or(ways, 4 /* PAIRS */);
  }
  able = combat_attackers(t, me);
  for (lane of py.iter(py.range(3 /* LANES */))) {
    if ((!py.eq(py.and(able, py.at(t.side, [me, lane])), 0) && !py.eq(combat_targets(t, py.sub(1, me), lane), 0))) {
      ways = py.or(ways, 2 /* ATTACKS */);
    }
  }
  return ways;
}

function rules_flippable(t: any, seat: any): any {
  let cards: any;
  cards = py.and(py.and(py.and(cards_in_play(t, seat), py.invert(py.at(t.face_up, seat))), py.invert(py.at(t.frozen, seat))), cards_unlocked(t));
  return cards;
}

function cards_in_play(t: any, seat: any): any {
  let cards: any;
  cards = py.or(py.or(py.at(t.side, [seat, 0]), py.at(t.side, [seat, 1])), py.at(t.side, [seat, 2]));
  return cards;
}

function cards_unlocked(t: any): any {
  return ((t.pile_size === 0) ? 2097151 /* ALL */ : py.and(2097151 /* ALL */, py.invert(t.base)));
}

function rules_alike(t: any, seat: any): any {
  let card: any, found: any, key: any, lane: any, once: any, rest: any, second: any, singles: any, slot: any, third: any, twice: any;
  second = py.at(t.side, [seat, 1]);
  third = py.at(t.side, [seat, 2]);
  singles = py.and(py.and(py.or(py.or(py.at(t.side, [seat, 0]), second), third), py.at(t.face_up, seat)), py.invert(py.at(t.paired, seat)));
  rest = singles;
  once = 0;
  twice = 0;
  while (!py.eq(rest, 0)) {
    card = py.and(rest, py.neg(rest));
    lane = (!py.eq(py.and(second, card), 0) ? 1 : (!py.eq(py.and(third, card), 0) ? 2 : 0));
    key = py.shl(1, py.add(py.mul(16 /* RANKS */, lane), py.at(t.rank, [seat, cards_lowest(rest)])));
    twice = py.or(twice, py.and(once, key));
    once = py.or(once, key);
    rest = py.xor(rest, card);
  }
  found = 0;
  if (!py.eq(twice, 0)) {
    rest = singles;
    while (!py.eq(rest, 0)) {
      slot = cards_lowest(rest);
      if (py.eq(py.and(py.shr(twice, py.add(py.mul(16 /* RANKS */, cards_lane_of(t, seat, slot)), py.at(t.rank, [seat, slot]))), 1), 1)) {
        found = py.or(found, py.shl(1, slot));
      }
      rest = py.and(rest, py.sub(rest, 1));
    }
  }
  return found;
}

function cards_lowest(slots: any): any {
  return py.ones(py.sub(py.and(slots, py.neg(slots)), 1));
}

function cards_lane_of(t: any, seat: any, slot: any): any {
  let lane: any;
  lane = py.add(py.and(py.shr(py.at(t.side, [seat, 1]), slot), 1), py.mul(2, py.and(py.shr(py.at(t.side, [seat, 2]), slot), 1)));
  return lane;
}

function combat_attackers(t: any, seat: any): any {
  let able: any, other: any, rest: any, slot: any;
  able = py.and(cards_in_play(t, seat), combat_ready(t, seat));
  rest = py.and(able, py.at(t.paired, seat));
  while (!py.eq(rest, 0)) {
    slot = cards_lowest(rest);
    other = py.at(t.partner, [seat, slot]);
    if (((py.compare(other, slot) < 0) || py.eq(py.and(py.shr(able, other), 1), 0))) {
      able = py.and(able, py.invert(py.shl(1, slot)));
    }
    rest = py.and(rest, py.sub(rest, 1));
  }
  return able;
}

function combat_ready(t: any, seat: any): any {
  let able: any, rested: any;
  rested = py.or(py.invert(py.at(t.attacked, seat)), py.and(py.at(t.eager, seat), py.invert(py.at(t.attacked_twice, seat))));
  able = py.and(py.and(py.at(t.face_up, seat), py.invert(py.at(t.frozen, seat))), rested);
  return able;
}

function combat_targets(t: any, foe: any, lane: any): any {
  let jacks: any, side: any;
  side = py.and(py.at(t.side, [foe, lane]), cards_unlocked(t));
  jacks = py.and(side, py.at(t.jacks, foe));
  return (!py.eq(jacks, 0) ? jacks : side);
}

function drawing_draw_cards(t: any, seat: any, cards: any, out: any, at: any): any {
  let count: any, slot: any;
  count = 0;
  for (slot of py.iter(py.range(21 /* SLOTS */))) {
    if (py.eq(py.and(py.shr(cards, slot), 1), 1)) {
      count = py.iadd(count, 1);
      py.put(out, py.add(at, count), drawing_drawn_card(t, seat, slot));
    }
  }
  py.put(out, at, count);
  return py.add(py.add(at, count), 1);
}

function drawing_drawn_card(t: any, seat: any, slot: any): any {
  let base: any, card: any, gone: any, rank: any, up: any;
  rank = py.at(t.rank, [seat, slot]);
  up = py.and(py.shr(py.at(t.face_up, seat), slot), 1);
  base = py.and(py.shr(t.base, slot), 1);
  gone = py.sub(1, py.and(py.shr(cards_in_play(t, seat), slot), 1));
  card = py.or(py.or(py.or(py.shl(slot, 0 /* SLOT */), py.shl(rank, 5 /* RANK */)), py.shl(py.at(t.power_of, rank), 9 /* POWER */)), py.shl(py.add(py.at(t.partner, [seat, slot]), 1), 13 /* PARTNER */));
  card = py.or(card, py.shl(py.add(py.and(py.shr(py.at(t.attacked, seat), slot), 1), py.and(py.shr(py.at(t.attacked_twice, seat), slot), 1)), 18 /* ATTACKS */));
  card = py.or(card, py.shl(py.add(py.and(py.shr(py.at(t.known, [0, seat]), slot), 1), py.mul(2, py.and(py.shr(py.at(t.known, [1, seat]), slot), 1))), 20 /* KNOWN */));
  card = py.or(card, py.or(py.or(py.shl(up, 22 /* UP */), py.shl(py.and(py.shr(py.at(t.frozen, seat), slot), 1), 23 /* FROZEN */)), py.shl(py.and(py.shr(py.at(t.eager, seat), slot), 1), 24 /* EAGER */)));
  card = py.or(card, py.or(py.or(py.shl(base, 25 /* BASE */), py.shl(((t.pile_size > 0) ? base : 0), 26 /* LOCKED */)), py.shl(py.and(gone, py.invert(up)), 27 /* COVERED */)));
  card = py.or(card, py.or(py.shl(py.at(t.damage, [seat, slot]), 28 /* DAMAGE */), py.shl((py.eq(up, 1) ? py.at(t.bears, rank) : t.covered_points), 35 /* BEARS */)));
  if ((seat === t.player)) {
    card = py.or(card, py.shl(py.at(t.pending, slot), 42 /* PENDING */));
  }
  return card;
}

function view_card_once(code: any): any {
  let partner: any, rank: any, slot: any;
  [slot, rank, partner] = [view__part(code, 0 /* SLOT */, 5 /* RANK */), view__part(code, 5 /* RANK */, 9 /* POWER */), view__part(code, 13 /* PARTNER */, 18 /* ATTACKS */)];
  return { slot: slot, name: py.at(view_SLOT_NAMES, slot), rank: (py.truthy(rank) ? py.at(view_RANK_NAMES, rank) : null), power: py.orElse(py.at(view_POWERS, view__part(code, 9 /* POWER */, 13 /* PARTNER */)), () => null), face_up: view__is(code, 22 /* UP */), damage: view__part(code, 28 /* DAMAGE */, 35 /* BEARS */), hit_points: view__part(code, 35 /* BEARS */, 42 /* PENDING */), frozen: view__is(code, 23 /* FROZEN */), attacks: view__part(code, 18 /* ATTACKS */, 20 /* KNOWN */), double: view__is(code, 24 /* EAGER */), partner: (py.truthy(partner) ? py.sub(partner, 1) : null), base: view__is(code, 25 /* BASE */), locked: view__is(code, 26 /* LOCKED */), pending: view__part(code, 42 /* PENDING */, 49 /* END */), known_by: py.at(view_KNOWN_BY, view__part(code, 20 /* KNOWN */, 22 /* UP */)), not_a_3: view__is(code, 27 /* COVERED */) };
}

function view__part(code: any, begin: any, end: any): any {
  return py.and(py.shr(code, begin), py.sub(py.shl(1, py.sub(end, begin)), 1));
}

function view__is(code: any, bit: any): any {
  return py.truthy(py.and(py.shr(code, bit), 1));
}

function view__player(t: any, s: any, me: any, dead: any): any {
  let counts: any, size: any;
  [counts, size] = [py.at(t.discard, s), py.at(t.discard_size, s)];
  return { hand_size: py.at(t.hand_size, s), hand: ((s === me) ? view__by_rank(py.at(t.hand, s)) : null), dead: dead, discarded_size: size, discarded: (py.eq(py.sum(counts), size) ? view__by_rank(counts) : null), lanes_won: py.sum((function* (): any { for (const result of py.iter(t.lane_result)) yield py.and(py.shr(result, s), 1); })()) };
}

function view__by_rank_once(counts: any): any {
  return [...(function* (): any { for (const rank of py.iter(py.range(1, 16 /* RANKS */))) for (const _ of py.iter(py.range(py.at(counts, rank)))) yield py.at(view_RANK_NAMES, rank); })()];
}

function tell_tell(e: any, t: any, me: any): any {
  let base: any, who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "dealt") {
    return py.say("dealt", { who: who, rank: calls_rank_of(t, e.a) });
  } else if (subject1 === "dealt_hand") {
    return py.say("dealt-hand", { who: who, cards: e.a });
  } else if (subject1 === "turn") {
    return py.say("turn", { who: who, number: e.a, actions: e.b });
  } else if (subject1 === "drew") {
    return py.say("drew", { who: who, rank: calls_rank_of(t, e.a), left: e.b });
  } else if (subject1 === "drew_card") {
    return py.say("drew-card", { who: who, left: e.b });
  } else if (subject1 === "unlocked") {
    return py.say("unlocked");
  } else if (subject1 === "played") {
    return py.say("played", { who: who, rank: calls_rank_of(t, e.c), lane: py.add(e.b, 1) });
  } else if (subject1 === "played_card") {
    return py.say("played-card", { who: who, lane: py.add(e.b, 1) });
  } else if (subject1 === "flipped") {
    base = py.truthy(py.and(py.shr(t.base, e.a), 1));
    return py.say("flipped", { who: who, rank: calls_rank_of(t, e.c), power: py.at(tell_POWER, py.floordiv(e.b, 4 /* POWER_AT */)), lane: py.add(py.mod(e.b, 4 /* POWER_AT */), 1), base: base });
  } else if (subject1 === "paired") {
    return py.say("paired", { who: who, rank: calls_rank_of(t, e.c), lane: calls_lane_of(t, e.seat, e.a) });
  } else if ((subject1 === "froze" || subject1 === "thawed" || subject1 === "healed" || subject1 === "empowered")) {
    return tell_tell_set(e, t);
  } else if ((subject1 === "stuck" || subject1 === "ended" || subject1 === "lane" || subject1 === "won" || subject1 === "draw")) {
    return tell_tell_end(e, t);
  } else if ((subject1 === "fired" || subject1 === "acted" || subject1 === "spent" || subject1 === "discarded" || subject1 === "discarded_card" || subject1 === "looked" || subject1 === "looked_at" || subject1 === "moved" || subject1 === "stayed")) {
    return tell_tell_power(e, t);
  } else {
    return tell_tell_fight(e, t, me);
  }
}

function calls_rank_of(t: any, rank: any): any {
  if ((rank <= 13 /* PRINTED */)) {
    return py.at(calls__RANK, rank);
  }
  return py.say(py.at(calls__RANK, rank).id, { ...py.fields(py.called(py.name_of(py.at(t.spare_names, py.sub(py.sub(rank, 13 /* PRINTED */), 1))))) });
}

function calls_lane_of(t: any, seat: any, slot: any): any {
  return py.next((function* (): any { for (const [lane, side] of py.iter(py.enumerate(py.at(t.side, seat)))) if (py.truthy(py.and(py.shr(side, slot), 1))) yield py.add(lane, 1); })(), 0);
}

function tell_tell_set(e: any, t: any): any {
  let first: any, lanes: any, one: any, said: any, slots: any;
  slots = tell_slots_of(e);
  first = calls_look(t, e.seat, py.at(slots, 0));
  if (((e.kind === "thawed") && (first.kind === "up") && (py.at(t.power_of, first.rank) === 9 /* NIMBLE */))) {
    return py.say("thawed-nimble", { card: calls_card(t, e.seat, py.at(slots, 0), "card-first") });
  }
  lanes = new py.Bag((function* (): any { for (const slot of py.iter(slots)) yield calls_lane_of(t, e.seat, slot); })());
  one = ((py.len(lanes) === 1) ? py.pop(lanes) : 0);
  said = py.at(new py.Dict([["froze", "froze"], ["thawed", "thawed"], ["healed", "healed"], ["empowered", "empowered"]]), e.kind);
  return py.say(said, { who: py.seat(e.seat), cards: py.list((function* (): any { for (const slot of py.iter(slots)) yield calls_name(t, e.seat, slot, py.eq(one, 0)); })()), lane: one });
}

function tell_slots_of(e: any): any {
  let cards: any;
  cards = py.or(e.a, py.shl(e.b, 11 /* SET_SPLIT */));
  return [...(function* (): any { for (const slot of py.iter(py.range(21 /* SLOTS */))) if (py.truthy(py.and(py.shr(cards, slot), 1))) yield slot; })()];
}

function calls_look(t: any, seat: any, slot: any, blind: any = false): any {
  let kind: any, known: any, rank: any;
  rank = py.at(py.at(t.rank, seat), slot);
  if ((py.and(py.shr(py.at(t.face_up, seat), slot), 1) && !blind)) {
    return { kind: "up", rank: rank };
  }
  [kind, known] = py.unpack((py.and(py.shr(t.base, slot), 1) ? ["base", "base-known"] : ["down", "known"]), 2);
  return ((rank && !blind) ? { kind: known, rank: rank } : { kind: kind, rank: 0 });
}

function calls_card(t: any, seat: any, slot: any, role: any = "card", lane: any = -1, lane_said: any = true, looks: any = null): any {
  let at: any, key: any, named: any;
  key = [seat, slot, role, lane, lane_said, looks];
  if (!py.contains(t.notes, key)) {
    at = ((lane < 0) ? calls_lane_of(t, seat, slot) : lane);
    py.put(t.notes, key, py.say(role, { who: py.seat(seat), ...py.fields(calls_calling(t, seat, slot, at, py.orElse(looks, () => calls_look(t, seat, slot)), lane_said)) }));
  }
  named = py.at(t.notes, key);
  return named;
}

function calls_calling(t: any, seat: any, slot: any, lane: any, card: any, lane_said: any): any {
  let of: any, place: any;
  [place, of] = py.unpack(calls_among(t, seat, slot, lane, card), 2);
  return new py.Dict([["kind", card.kind], ["rank", calls_rank_of(t, card.rank)], ["place", place], ["of", of], ["lane", (lane_said ? lane : 0)]]);
}

function calls_among(t: any, seat: any, slot: any, lane: any, card: any): any {
  let here: any, of: any, other: any, place: any, rest: any;
  if ((lane === 0)) {
    return [1, 1];
  }
  [here, place, of] = [calls_laid(t, seat, slot), 1, 1];
  rest = py.and(py.at(py.at(t.side, seat), py.sub(lane, 1)), py.invert(py.shl(1, slot)));
  while (py.truthy(rest)) {
    other = py.sub(py.bit_length(py.and(rest, py.neg(rest))), 1);
    rest = py.and(rest, py.sub(rest, 1));
    if (py.eq(calls_look(t, seat, other), card)) {
      of = py.iadd(of, 1);
      place = py.iadd(place, (py.compare(calls_laid(t, seat, other), here) < 0));
    }
  }
  return [place, of];
}

function calls_laid(t: any, seat: any, slot: any): any {
  let partner: any;
  partner = py.at(py.at(t.partner, seat), slot);
  return py.add(py.mul(py.min([slot, ((partner >= 0) ? partner : slot)]), 21 /* SLOTS */), slot);
}

function calls_name(t: any, seat: any, slot: any, lane_said: any = false): any {
  return py.say("name", { ...py.fields(calls_calling(t, seat, slot, calls_lane_of(t, seat, slot), calls_look(t, seat, slot), lane_said)) });
}

function tell_tell_end(e: any, t: any): any {
  let who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "stuck") {
    return py.say("stuck", { who: who, actions: e.a });
  } else if (subject1 === "ended") {
    return py.say("ended", { who: who, actions: e.a });
  } else if (subject1 === "lane" && (e.seat >= 0)) {
    return py.say("lane-won", { who: who, loser: py.seat(py.sub(1, e.seat)), lane: py.add(e.a, 1), hands: (t.hands_count === 1) });
  } else if (subject1 === "lane") {
    return py.say("lane-lost", { lane: py.add(e.a, 1), both: (e.b === 3 /* BOTH_WON */) });
  } else if (subject1 === "won") {
    return py.say("won", { who: who, lanes: tell_lanes_won(t, e.seat) });
  } else {
    if ((e.a === 1 /* AT_CAP */)) {
      return py.say("draw-turns", { turns: e.b });
    }
    if ((e.a === 2 /* IDLED */)) {
      return py.say("draw-idle", { turns: e.b });
    }
    return py.say("draw-lanes", { lanes: e.b, both: (py.compare(tell_lanes_won(t, 0), t.lanes_to_win) >= 0) });
  }
}

function tell_lanes_won(t: any, seat: any): any {
  return py.sum((function* (): any { for (const result of py.iter(t.lane_result)) yield py.and(py.shr(result, seat), 1); })());
}

function tell_tell_power(e: any, t: any): any {
  let looks: any, seat: any, who: any;
  [who, seat] = [py.seat(e.seat), e.seat];
  const subject1 = e.kind;
  if (subject1 === "fired") {
    return py.say("fired", { card: calls_card(t, seat, e.a, "card-first", py.add(py.mod(e.b, 4 /* POWER_AT */), 1)), power: py.at(tell_POWER, py.floordiv(e.b, 4 /* POWER_AT */)) });
  } else if (subject1 === "acted") {
    return py.say("acted", { who: who, more: t.extra_points, actions: e.b, rank: calls_rank_of(t, py.at(py.at(t.rank, seat), e.a)) });
  } else if (subject1 === "spent") {
    return py.say(`spent-${py.str(py.at(tell_POWERS, e.b))}`, { who: who, lane: calls_lane_of(t, seat, e.a) });
  } else if (subject1 === "discarded") {
    return py.say("discarded", { who: who, rank: calls_rank_of(t, e.a) });
  } else if (subject1 === "discarded_card") {
    return py.say("discarded-card", { who: who });
  } else if (subject1 === "looked") {
    looks = calls_look(t, e.a, e.b, true);
    return py.say("looked", { who: who, card: calls_card(t, e.a, e.b, "card-object", undefined, undefined, looks), rank: calls_rank_of(t, e.c) });
  } else if (subject1 === "looked_at" && py.eq(e.a, seat)) {
    return py.say("looked-at-own", { who: who, card: calls_name(t, e.a, e.b, true) });
  } else if (subject1 === "looked_at") {
    return py.say("looked-at", { who: who, card: calls_card(t, e.a, e.b, "card-object") });
  } else if (subject1 === "moved") {
    return py.say("moved", { card: calls_card(t, seat, e.a, "card-object", py.add(e.b, 1), false), left: py.add(e.b, 1), entered: py.add(e.c, 1) });
  } else {
    return py.say("stayed", { who: who, lane: calls_lane_of(t, seat, e.a) });
  }
}

function tell_tell_fight(e: any, t: any, me: any): any {
  let at: any, bears: any, dead: any, foe: any, gone: any, hit: any, known: any, lane: any, looks: any, points: any, seat: any, traps: any, who: any, why: any;
  [who, seat, foe] = [py.seat(e.seat), e.seat, py.sub(1, e.seat)];
  const subject1 = e.kind;
  if (subject1 === "attacked") {
    lane = ((e.c < 0) ? py.neg(e.c) : py.orElse(calls_lane_of(t, seat, e.a), () => py.orElse(calls_lane_of(t, seat, e.c), () => calls_lane_of(t, foe, e.b))));
    looks = calls_struck(t, foe, e.b);
    [why, points] = py.unpack(tell_reason(t, py.at(t.power_of, py.at(py.at(t.rank, seat), e.a)), (e.c >= 0), ((looks.kind === "up") ? py.at(t.power_of, looks.rank) : 0)), 2);
    at = calls_card(t, foe, e.b, "card-object", lane, false, looks);
    return py.say("attacked", { card: calls_fighter(t, seat, e.a, e.c, "card-first", lane), at: at, why: why, points: points });
  } else if (subject1 === "twinstruck") {
    return py.say("twinstruck", { card: calls_card(t, foe, e.a, undefined, undefined, false, calls_struck(t, foe, e.a)) });
  } else if (subject1 === "spared") {
    return py.say("spared", { who: who });
  } else if (subject1 === "struck") {
    looks = calls_struck(t, seat, e.a);
    bears = ((looks.kind === "up") ? py.at(t.bears, looks.rank) : t.covered_points);
    hit = calls_card(t, seat, e.a, "card-first", undefined, false, looks);
    return py.say("struck", { card: hit, points: e.b, left: py.max([0, py.sub(bears, e.c)]) });
  } else if (subject1 === "retaliated") {
    hit = calls_card(t, seat, e.a, "card-first", undefined, false);
    return py.say("retaliated", { by: py.seat(foe), card: hit, points: e.b, left: py.max([0, py.sub(py.at(t.bears, py.at(py.at(t.rank, seat), e.a)), e.c)]) });
  } else if (subject1 === "trapped") {
    known = (py.eq(seat, me) && !py.and(py.shr(t.base, e.a), 1));
    looks = calls_look(t, seat, e.a, true);
    looks = (py.truthy(known) ? { ...looks, kind: "known", rank: e.c } : looks);
    return py.say("trapped", { card: calls_card(t, seat, e.a, "card-first", py.add(e.b, 1), undefined, looks), rank: calls_rank_of(t, e.c) });
  } else if (subject1 === "killed") {
    return py.say("killed", { card: calls_card(t, seat, e.a, "card-first", py.add(e.b, 1)) });
  } else if (subject1 === "killed_face_down") {
    traps = py.list((function* (): any { for (const rank of py.iter(py.range(1, 16 /* RANKS */))) if (py.truthy(py.and(py.shr(e.c, py.sub(rank, 1)), 1))) yield calls_rank_of(t, rank); })());
    dead = calls_card(t, seat, e.a, "card-first", py.add(e.b, 1), undefined, calls_struck(t, seat, e.a));
    return py.say("killed-face-down", { card: dead, traps: traps });
  } else if (subject1 === "learned") {
    return py.say("learned", { who: who, lane: py.add(e.b, 1), rank: calls_rank_of(t, e.c) });
  } else {
    gone = (!py.truthy(calls_lane_of(t, seat, e.a)) || !py.truthy(calls_lane_of(t, seat, e.b)));
    return py.say("pair-ended", { who: who, rank: calls_rank_of(t, py.at(py.at(t.rank, seat), e.a)), gone: gone });
  }
}

function calls_struck(t: any, seat: any, slot: any): any {
  let gone: any, sprung: any, up: any, waits: any;
  gone = py.eq(calls_lane_of(t, seat, slot), 0);
  up = py.truthy(py.and(py.shr(py.at(t.face_up, seat), slot), 1));
  waits = ((t.phase === 1 /* SECOND */) && (t.target === slot));
  sprung = py.andThen(up, () => (!py.truthy(gone) && !py.truthy(waits) && (py.at(py.at(t.damage, seat), slot) === 0) && (py.at(t.power_of, py.at(py.at(t.rank, seat), slot)) === 3 /* TRAPS */)));
  return calls_look(t, seat, slot, py.orElse(sprung, () => py.andThen(gone, () => (!py.truthy(up) && py.truthy(py.and(py.shr(t.base, slot), 1))))));
}

function tell_reason(t: any, attacker: any, paired: any, target: any): any {
  let times: any;
  times = (paired ? t.pair_times : 1);
  if (((attacker === 9 /* NIMBLE */) && (target === 11 /* TAUNTS */))) {
    return ["nimble", py.mul(t.nimble_damage, times)];
  }
  if (((attacker === 9 /* NIMBLE */) && (target === 8 /* RETALIATES */))) {
    return ["unhurt", py.mul(t.attack_damage, times)];
  }
  return [((paired && (attacker !== 10 /* TWINSTRIKES */)) ? "pair" : "plain"), py.mul(t.attack_damage, times)];
}

function calls_fighter(t: any, seat: any, slot: any, partner: any, role: any, lane: any = -1, lane_said: any = true): any {
  let lows: any, of: any, place: any;
  if ((partner < 0)) {
    return calls_card(t, seat, slot, role, lane, lane_said);
  }
  lane = ((lane < 0) ? calls_lane_of(t, seat, slot) : lane);
  lows = [...(function* (): any { for (const low of py.iter(py.range(21 /* SLOTS */))) if (((py.compare(low, py.at(py.at(t.partner, seat), low)) < 0) && (py.at(py.at(t.rank, seat), low) === py.at(py.at(t.rank, seat), slot)) && py.truthy(py.and(py.shr(py.at(py.at(t.side, seat), py.sub(py.max([lane, 1]), 1)), low), 1)))) yield low; })()];
  [place, of] = py.unpack((py.contains(lows, slot) ? [py.add(1, py.index(lows, slot)), py.len(lows)] : [1, 1]), 2);
  return py.say(role, { who: py.seat(seat), kind: "pair", rank: calls_rank_of(t, py.at(py.at(t.rank, seat), slot)), place: place, of: of, lane: (lane_said ? lane : 0) });
}

function tell_prompt(t: any, me: any): any {
  let at: any, attacker: any, winners: any;
  if ((t.phase === 6 /* OVER */)) {
    winners = [...(function* (): any { for (const seat of py.iter(py.range(2 /* SEATS */))) if ((py.compare(tell_lanes_won(t, seat), t.lanes_to_win) >= 0)) yield seat; })()];
    return ((py.len(winners) === 1) ? py.say("over-won", { winners: [py.seat(py.at(winners, 0))] }) : py.say("over-draw"));
  }
  if ((t.actor !== me)) {
    return py.say("waiting", { who: py.seat(t.actor) });
  }
  if ((t.phase === 0 /* ACT */)) {
    return py.say("choose-action", { actions: t.points, stops: !t.must_act });
  }
  if ((t.phase === 1 /* SECOND */)) {
    attacker = calls_fighter(t, me, t.attacker, py.at(py.at(t.partner, me), t.attacker), "card-first");
    at = calls_card(t, py.sub(1, me), t.target, "card-object", undefined, false);
    return py.say("choose-second", { card: attacker, at: at, none: py.truthy(t.twinstrike_optional) });
  }
  if ((t.phase === 2 /* ORDER */)) {
    return py.say("choose-order");
  }
  if ((t.phase === 3 /* DISCARD */)) {
    return py.say("choose-discard");
  }
  if ((t.phase === 4 /* LOOK */)) {
    return py.say("choose-look");
  }
  return py.say("choose-move", { card: calls_card(t, me, t.firing, "card-with") });
}

function tell_label(move: any, t: any, me: any): any {
  let attacker: any, facts: any, first: any, lane: any, m: any, second: any, slot: any, whose: any;
  m = meaning_meaning(move);
  const subject1 = m.verb;
  if (subject1 === "play") {
    return py.say("move-play", { rank: calls_rank_of(t, py.at(tell_RANK_NUMBERS, m.rank)), lane: py.add(m.lane, 1) });
  } else if (subject1 === "flip") {
    return py.say("move-flip", { card: calls_card(t, me, m.own, "card-object") });
  } else if (subject1 === "attack") {
    attacker = calls_fighter(t, me, m.own, py.at(py.at(t.partner, me), m.own), "card-with", undefined, false);
    return py.say("move-attack", { card: attacker, at: calls_card(t, py.sub(1, me), m.foe, "card-object") });
  } else if (subject1 === "pair") {
    [first, second] = py.unpack((function* (): any { for (const slot of py.iter([m.own, m.other])) yield calls_name(t, me, slot); })(), 2);
    facts = py.dict(first.args);
    return py.say("move-pair", { rank: py.at(facts, "rank"), of: py.at(facts, "of"), first: first, second: second, lane: calls_lane_of(t, me, m.own) });
  } else if (subject1 === "also") {
    return py.say("move-also", { card: calls_card(t, py.sub(1, me), m.foe, "card-object") });
  } else if (subject1 === "fire") {
    return py.say("move-fire", { card: calls_card(t, me, m.own, "card-object"), power: py.at(tell_POWER, py.at(t.power_of, py.at(py.at(t.rank, me), m.own))) });
  } else if (subject1 === "discard") {
    return py.say("move-discard", { rank: calls_rank_of(t, py.at(tell_RANK_NUMBERS, m.rank)) });
  } else if (subject1 === "look") {
    [whose, slot] = py.unpack(((py.compare(m.own, 0) >= 0) ? [me, m.own] : [py.sub(1, me), m.foe]), 2);
    return py.say("move-look", { card: calls_card(t, whose, slot, "card-object") });
  } else if (subject1 === "move" && (py.compare(m.own, 0) < 0)) {
    return py.say("move-none");
  } else if (subject1 === "move") {
    lane = calls_lane_of(t, me, m.own);
    return py.say("move-bring", { card: calls_card(t, me, m.own, "card-object", undefined, false), lane: lane });
  } else {
    return py.say(((t.phase === 1 /* SECOND */) ? "move-spare" : "move-done"));
  }
}

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

function tell_things(t: any): any {
  let does: any, found: any, named: any, numbers: any, power: any, powers: any, rank: any, used: any;
  used = [...(function* (): any { for (const rank of py.iter(py.range(1, 16 /* RANKS */))) if (py.at(t.copies, py.sub(rank, 1))) yield rank; })()];
  powers = py.sorted(py.sub(new py.Bag((function* (): any { for (const rank of py.iter(used)) yield py.at(t.power_of, rank); })()), new py.Bag([0])));
  numbers = new py.Dict([["actions", t.extra_points], ["back", t.retaliate_damage], ["nimble", t.nimble_damage], ["twin", t.twin_damage]]);
  found = new py.Dict([]);
  for (rank of py.iter(used)) {
    power = py.at(t.power_of, rank);
    does = (py.truthy(power) ? py.say(`thing-power-${py.str(py.at(tell_POWERS, power))}.about`, { ...py.fields(numbers) }) : "");
    named = calls_rank_of(t, rank);
    py.put(found, named.id, new py.Dict([...py.items(py.dict(named.args)), ["has", (py.compare(power, 0) > 0)], ["power", py.at(tell_POWER, power)], ["does", does], ["points", py.at(t.bears, rank)]]));
  }
  for (power of py.iter(powers)) {
    py.put(found, py.at(tell_POWER, power).id, numbers);
  }
  return py.or(found, new py.Dict([["thing-lane", new py.Dict([["lanes", t.lanes], ["win", t.lanes_to_win], ["hands", (t.hands_count === 1)]])], ["thing-action-point", new py.Dict([["actions", t.actions], ["stops", !t.must_act]])], ["thing-play", new py.Dict([])], ["thing-turn-up", new py.Dict([])], ["thing-attack", new py.Dict([["points", t.attack_damage]])], ["thing-pair", new py.Dict([["points", py.mul(t.attack_damage, t.pair_times)]])], ["thing-damage", new py.Dict([])], ["thing-hit-points", new py.Dict([["covered", t.covered_points]])], ["thing-face-down", new py.Dict([])], ["thing-base-card", new py.Dict([])], ["thing-frozen", new py.Dict([])], ["thing-waiting-power", new py.Dict([])], ["thing-pile", new py.Dict([["draws", t.draws], ["cards", t.start_pile]])], ["thing-hand", new py.Dict([["cards", t.start_hand]])], ["thing-discard", new py.Dict([])], ["thing-out", new py.Dict([["cards", t.aside_size]])], ["thing-end", new py.Dict([["turns", t.most_turns]])]]));
}

function words_rule_at(t: any): any {
  let possible: any, ways: any;
  if ((t.phase !== 0 /* ACT */)) {
    return py.at(words__RULES_AT, t.phase);
  }
  ways = py.at(view_drawn(t), 0 /* WAYS */);
  possible = [[((py.at(t.hand_size, t.player) > 0) && py.contains(py.slice(t.lane_result, undefined, t.lanes), 0)), "LANES-23"], [py.and(ways, 1 /* FLIPS */), "LANES-27"], [py.and(ways, 2 /* ATTACKS */), "LANES-32"], [py.and(ways, 2 /* ATTACKS */), "LANES-34"], [py.and(ways, 4 /* PAIRS */), "LANES-70"], [!t.must_act, "LANES-17"]];
  return ["LANES-16", ...py.iter((function* (): any { for (const [can, rule] of py.iter(possible)) if (py.truthy(can)) yield rule; })())];
}

export const CONTENT: Content[] = [
  { path: "ranks.*.power", field: "powers", printed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 0], of: shared_19, words: shared_20 },
  { path: "ranks.*.hit_points", field: "hit_points", printed: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2], of: shared_19 },
  { path: "ranks.*.copies", field: "copies", printed: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0], of: shared_19 },
  { path: "ranks.*.name", field: "spare_names", printed: [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], of: words__SPARES, called: true },
  { path: "face_down.hit_points", field: "covered_points", printed: 2 },
  { path: "lanes.count", field: "lanes", printed: 3 },
  { path: "lanes.to_win", field: "lanes_to_win", printed: 2 },
  { path: "deal.hand", field: "start_hand", printed: 5 },
  { path: "deal.pile", field: "start_pile", printed: 26 },
  { path: "turn.draws", field: "draws", printed: 1 },
  { path: "turn.actions", field: "actions", printed: 3 },
  { path: "attack.damage", field: "attack_damage", printed: 1 },
  { path: "attack.pair_times", field: "pair_times", printed: 2 },
  { path: "powers.action_points", field: "extra_points", printed: 1 },
  { path: "powers.retaliate_damage", field: "retaliate_damage", printed: 1 },
  { path: "powers.nimble_damage", field: "nimble_damage", printed: 2 },
  { path: "powers.twinstrike_damage", field: "twin_damage", printed: 1 },
  { path: "end.turns", field: "most_turns", printed: 300 },
  { path: "end.idle_turns", field: "most_idle", printed: 20 },
];

const options = (t: Yard): Record<string, boolean | number | string> => ({
  seats: Number(t.seats),
  edition: py.at(new py.Dict([[0, "sheet"], [1, "official"]]), t.edition),
  first_turn_actions: py.at(new py.Dict([[0, "edition"], [2, "2"], [3, "3"]]), t.first_turn_actions),
  lane_win: py.at(new py.Dict([[0, "edition"], [1, "no_reinforcement"], [2, "emptied"]]), t.lane_win),
  must_act: t.must_act === 1,
  mutual_lane: py.at(new py.Dict([[0, "both"], [1, "none"]]), t.mutual_lane),
  pair_of_tens: py.at(new py.Dict([[0, "two_plus_one"], [1, "split"], [2, "double"]]), t.pair_of_tens),
  twinstrike_optional: t.twinstrike_optional === 1,
  view_discard: py.at(new py.Dict([[0, "face_down"], [1, "face_up"]]), t.view_discard),
  kinged_ace: py.at(new py.Dict([[0, "cap_two"], [1, "fresh_two"]]), t.kinged_ace),
  ...variantOf(t as unknown as Cells, CONTENT),
});

export const speaker: Speaker<Yard, Public, Private> = {
  slug: 'lanes',
  read,
  options,
  kinds: (t) => namesOf(t as unknown as Cells, CONTENT),
  public: view_public,
  private: view_private,
  tell: tell_tell,
  prompt: tell_prompt,
  label: tell_label,
  things: tell_things,
  rules: words_rule_at,
  names: words_NAMES,
  events: words_EVENTS,
};
