// What duel shows and says. Translated from view.py, tell.py, words.py and what these call in src/snowyard/games/duel by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import { namesOf, variantOf, type Cells, type Content } from '../../engine/content';
import * as py from '../../engine/python';
import type { Speaker } from '../../engine/speaker';
import { read, type Yard } from './record';
import type { Private, Public } from './types';

const view_PHASES = ["pick 1", "pick 2", "keep", "choose", "second card", "abandon", "acquire", "refine: pile", "refine: card", "restock", "cache", "give", "take", "raid", "over"];
const view_KINDS = ["B1", "B2", "B3", "A1", "A2", "A3", "A4", "A5", "E1", "E2", "E3", "E4", "X1", "X2", "X3", "N", "spare-1", "spare-2", "spare-3", "spare-4"];
const view_ACTS = ["Snowball Attack", "Slushball Attack", "Sneak Attack", "Iceball Attack", "Barrage", "Throwing Rocks", "Dodge", "Offensive Dodge", "Upgrade Dodge", "Dud", "Upgrade", "Ultra Upgrade", "Refined Upgrade", "Restock", "Weapons Cache", "Raid", "Snow Fort", "Backfire", "Snatch and Run", "Whitewash", "No Effect"];
const tell_cards_EXTREME_KINDS = py.range(8, 15, 1);
const tell_cards_SETS = ["basic", "advanced", "extreme"];
const view_FATES = ["none", "hit", "miss", "avoid", "refl", "void", "dodge", "fail", "idle", "def", "block", "eff"];
const view_STEPS = ["barrage", "level 3", "level 2", "level 1"];
const knowledge__ANYWHERE = [1118481, 2236962, 4473924, 8947848];
const knowledge__PLACES = [[1, 16, 1052928, 65536], [2, 32, 2105856, 131072], [4, 64, 4211712, 262144], [8, 128, 8423424, 524288]];
const tell_cards_ACT_NAMES = [py.say("thing-snowball-attack"), py.say("thing-slushball-attack"), py.say("thing-sneak-attack"), py.say("thing-iceball-attack"), py.say("thing-barrage"), py.say("thing-throwing-rocks"), py.say("thing-dodge"), py.say("thing-offensive-dodge"), py.say("thing-upgrade-dodge"), py.say("thing-dud"), py.say("thing-upgrade"), py.say("thing-ultra-upgrade"), py.say("thing-refined-upgrade"), py.say("thing-restock"), py.say("thing-weapons-cache"), py.say("thing-raid"), py.say("thing-snow-fort"), py.say("thing-backfire"), py.say("thing-snatch-and-run"), py.say("thing-whitewash"), py.say("thing-no-effect")];
const tell_cards_card_of = py.memo(1024, tell_cards_card_of_once);
const tell_cards_ACT_OF = [0, 6, 0, 10, 13, 6, 1, 6, 1, 10, 2, 10, 2, 6, 6, 10, 3, 16, 7, 11, 4, 18, 5, 19, 8, 9, 14, 17, 15, 12, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20];
const tell__OFFENSIVE = new py.Dict([[6, "offensive-dodge"], [7, "offensive-fail"], [8, "offensive-idle"]]);
const tell__DODGE = new py.Dict([[6, "dodge"], [8, "dodge-upgrade"], [9, "dodge-dud"]]);
const tell__EFFECT = new py.Dict([[16, "fort"], [17, "backfire"]]);
const tell__PLAIN = new py.Dict([[5, "void"], [2, "miss"], [3, "avoid"], [4, "back"], [9, "works"], [10, "blocked"]]);
const tell__CHOOSE = new py.Dict([[4, "choose-second"], [9, "choose-restock"], [10, "choose-cache"], [11, "choose-give"], [12, "choose-take"]]);
const words_PLACES = ["first", "second"];
const tell_NAMES = py.list((function* (): any { for (const name of py.iter([...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, 16 /* NUMBERS */)))) yield `play ${py.str(words_side_name(code))}`; })()), ...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, 16 /* NUMBERS */)))) yield `play cached ${py.str(words_side_name(code))}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(view_KINDS, undefined, 16 /* S1 */))) yield `pick discard ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(view_KINDS, undefined, 16 /* S1 */))) yield `take abandoned ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const pile of py.iter(py.range(4))) yield `pile ${py.str(pile)}`; })()), "take top", "take second", "raid the played card", "decline", ...py.iter((function* (): any { for (const kind of py.iter(py.slice(view_KINDS, undefined, 16 /* S1 */))) yield `keep ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, py.len(view_KINDS))))) yield `play ${py.str(words_end_name(code))}`; })()), ...py.iter((function* (): any { for (const code of py.iter(py.range(py.mul(2, py.len(view_KINDS))))) yield `play cached ${py.str(words_end_name(code))}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(view_KINDS, 16 /* S1 */))) yield `pick discard ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(view_KINDS, 16 /* S1 */))) yield `take abandoned ${py.str(kind)}`; })()), ...py.iter((function* (): any { for (const kind of py.iter(py.slice(view_KINDS, 16 /* S1 */))) yield `keep ${py.str(kind)}`; })())])) yield py.lower(name); })());
const tell__ACTIONS = new py.Dict((function* () { for (const [action, name] of py.iter(py.enumerate(tell_NAMES))) yield [name, action]; })());
const tell__NUMBERS = new py.Dict([["b1", 0], ["b2", 1], ["b3", 2], ["a1", 3], ["a2", 4], ["a3", 5], ["a4", 6], ["a5", 7], ["e1", 8], ["e2", 9], ["e3", 10], ["e4", 11], ["x1", 12], ["x2", 13], ["x3", 14], ["n", 15], ["spare-1", 16], ["spare-2", 17], ["spare-3", 18], ["spare-4", 19]]);
const tell__DISCARD = new py.Dict([[5, "move-abandon"], [9, "move-restock"], [10, "move-cache"], [11, "move-give"]]);
const words_RULES_AT = new py.Dict([[0, ["DUEL-05"]], [1, ["DUEL-06"]], [4, ["DUEL-50", "DUEL-51"]], [7, ["DUEL-70"]], [8, ["DUEL-70"]], [9, ["DUEL-59"]], [10, ["DUEL-65"]], [11, ["DUEL-61"]], [12, ["DUEL-61"]], [13, ["DUEL-69"]], [14, ["DUEL-71", "DUEL-72", "DUEL-73"]]]);
const words_EVENTS = ["swap", "dealt", "hand", "decided", "keeps", "pass", "arsenal", "top", "turn", "draws", "shows", "sees", "picks", "sets_aside", "sets_aside_card", "plays", "front", "fate", "second", "declines", "capped", "steals", "steals_unseen", "abandons", "nothing", "acquires", "acquires_unseen", "looks", "sees_second", "refines", "restocks", "restocks_card", "caches", "caches_card", "gives", "whitewash", "final", "unable", "stall", "score", "won"];
const shared_24 = ["b1", "b2", "b3", "a1", "a2", "a3", "a4", "a5", "e1", "e2", "e3", "e4", "x1", "x2", "x3", "spare-1", "spare-2", "spare-3", "spare-4"];
const shared_25 = new py.Dict([[0, "Snowball Attack"], [1, "Slushball Attack"], [2, "Sneak Attack"], [3, "Iceball Attack"], [4, "Barrage"], [5, "Throwing Rocks"], [6, "Dodge"], [7, "Offensive Dodge"], [8, "Upgrade Dodge"], [9, "Dud"], [10, "Upgrade"], [11, "Ultra Upgrade"], [12, "Refined Upgrade"], [13, "Restock"], [14, "Weapons Cache"], [15, "Raid"], [16, "Snow Fort"], [17, "Backfire"], [18, "Snatch and Run"], [19, "Whitewash"], [20, "No Effect"]]);
const shared_26 = ["b1", "b2", "b3", "a1", "a2", "a3", "a4", "a5", "spare-1", "spare-2", "spare-3", "spare-4"];
const shared_27 = new py.Dict([[0, "basic"], [1, "advanced"], [2, "extreme"]]);
const shared_28 = ["spare-1", "spare-2", "spare-3", "spare-4"];

function view_public(t: any): any {
  let fighting: any;
  fighting = ((3 /* CHOOSE */ < t.phase) && (t.phase < 14 /* OVER */));
  return { phase: py.at(view_PHASES, t.phase), final_round: py.truthy(t.final), final_turns: t.final_turns, initiative: ((t.seats === 2) ? py.mod(t.turn, 2) : null), extremes: [...(function* (): any { for (const kind of py.iter(t.extreme)) yield py.at(view_KINDS, kind); })()], cards: view_cards(t, t.extreme), decks: draft_decks(t), draws: [t.draw, t.capped_draw], kept: t.kept, fronts: view_fronts(t), abandoned: knowledge_kinds_in(t, py.at(t.place, 31 /* ABANDONED */)), being_abandoned: (py.truthy(fighting) ? knowledge_kinds_in(t, py.at(t.place, 32 /* FALLING */)) : []), piles: [...(function* (): any { for (const k of py.iter(py.range(t.seats))) yield { count: py.at(t.pile, k), top: (py.at(t.face_up, k) ? py.at(view_KINDS, view_top_kind(t, k)) : null) }; })()], fight: (py.truthy(fighting) ? view_fight(t) : null) };
}

function view_cards(t: any, extreme: any): any {
  let act: any, copies: any, used: any;
  [act, copies] = [t.act_of, t.copies_of];
  used = [...(function* (): any { for (const k of py.iter(py.range(py.len(view_KINDS)))) if ((py.eq(k, 15 /* N */) || py.contains(extreme, k) || (py.truthy(py.at(copies, k)) && !py.contains(py.range(8 /* E1 */, 15 /* N */), k)))) yield k; })()];
  function kind(k: any): any {
    let acts: any, belongs: any;
    acts = [py.at(view_ACTS, py.at(act, py.mul(2, k))), py.at(view_ACTS, py.at(act, py.add(py.mul(2, k), 1)))];
    belongs = tell_cards_set_named(t.set_of, k);
    return { acts: acts, level: py.at(t.level_of, k), points: py.at(t.points_of, k), copies: py.at(copies, k), set: belongs, twin: tell_cards_twin_of(act, copies, k) };
  }
  return new py.Dict((function* () { for (const k of py.iter(used)) yield [py.at(view_KINDS, k), kind(k)]; })());
}

function tell_cards_set_named(sets: any, kind: any): any {
  return ((py.contains(tell_cards_EXTREME_KINDS, kind) && (kind >= 12 /* X1 */)) ? "alternate" : py.at(tell_cards_SETS, py.at(sets, kind)));
}

function tell_cards_twin_of(acts: any, copies: any, kind: any): any {
  let same: any;
  same = [...(function* (): any { for (const k of py.iter(py.range(20 /* N_KINDS */))) if ((!py.eq(k, 15 /* N */) && py.truthy(py.at(copies, k)) && py.eq(py.slice(acts, py.mul(2, k), py.add(py.mul(2, k), 2)), py.slice(acts, py.mul(2, kind), py.add(py.mul(2, kind), 2))))) yield k; })()];
  return (((py.len(same) > 1) && py.contains(same, kind)) ? py.add(1, py.index(same, kind)) : 0);
}

function draft_decks(t: any): any {
  return ((t.seats > 2) ? 2 : 1);
}

function view_fronts(t: any): any {
  return [...(function* (): any { for (const s of py.iter(py.range(t.seats))) yield ((t.seats > 2) ? [...(function* (): any { for (const slot of py.iter(py.range(2))) yield py.mod(py.sub(s, slot), t.seats); })()] : [0]); })()];
}

function knowledge_kinds_in(t: any, cards: any): any {
  let kinds: any, low: any;
  kinds = [];
  while (cards) {
    low = py.and(cards, py.neg(cards));
    py.append(kinds, py.at(view_KINDS, py.at(t.kind_of, py.sub(py.bit_length(low), 1))));
    cards = py.xor(cards, low);
  }
  return py.list(kinds);
}

function view_top_kind(t: any, pile: any): any {
  let kind: any, top: any;
  top = py.at(t.place, py.add(24 /* TOP */, pile));
  kind = py.at(t.kind_of, py.sub(py.bit_length(top), 1));
  return kind;
}

function view_fight(t: any): any {
  let ends: any;
  ends = [...(function* (): any { for (const end of py.iter(py.range(2))) yield { seat: py.mod(py.add(t.front, end), t.seats), act: py.at(view_ACTS, py.at(t.act, end)), fate: py.at(view_FATES, py.at(t.fate, end)), snowball: py.at(view_FATES, py.at(t.snowball, end)), attacked: py.truthy(py.at(t.attacked, end)) }; })()];
  return { front: t.front, step: py.at(view_STEPS, t.step), initiative: py.mod(py.add(t.front, py.mod(t.turn, 2)), t.seats), nearest_only: py.truthy(t.near), ends: ends };
}

function view_private(t: any, me: any): any {
  let looking: any, may: any;
  may = (((me >= 0) && (t.phase !== 14 /* OVER */)) ? py.at(t.may, me) : null);
  looking = ((t.phase === 8 /* REFINE_CARD */) && (t.looker === me));
  return { looking_at: (py.truthy(looking) ? view_looked_at(t) : null), raided: (((t.phase === 13 /* RAIDING */) && (t.actor === me)) ? view_raided(t, me) : null), stock_known: ((may === null) ? null : knowledge_known_stock(t, may)), players: [...(function* (): any { for (const [s, own] of py.iter(py.enumerate(view_fronts(t)))) yield view_player(t, me, s, may, own); })()] };
}

function view_looked_at(t: any): any {
  return { pile: t.look_pile, top: py.at(view_KINDS, view_top_kind(t, t.look_pile)), second: py.at(knowledge_kinds_in(t, py.at(t.place, 30 /* LOOK */)), 0) };
}

function view_raided(t: any, me: any): any {
  let other: any;
  other = tell_cards_facing(t, me);
  return py.at(view_KINDS, py.at(t.kind_of, py.at(py.at(t.chosen, other), py.index(py.at(view_fronts(t), other), t.front))));
}

function tell_cards_facing(t: any, me: any): any {
  let end: any;
  end = py.mod(py.add(t.front, 1), t.seats);
  return ((end !== me) ? end : py.int(t.front));
}

function knowledge_known_stock(t: any, may: any): any {
  return knowledge_within(t, knowledge_not_empty(may), py.shl(1, 28 /* STOCK */));
}

function knowledge_within(t: any, lying: any, zones: any): any {
  let cards: any, elsewhere: any, here: any, zone: any;
  here = 0;
  elsewhere = here;
  for ([zone, cards] of py.iter(lying)) {
    if (py.truthy(py.and(py.shr(zones, zone), 1))) {
      here = py.or(here, cards);
    } else {
      elsewhere = py.or(elsewhere, cards);
    }
  }
  return { surely: knowledge_kinds_in(t, py.and(here, py.invert(elsewhere))), may: knowledge_kinds_in(t, py.and(here, elsewhere)) };
}

function knowledge_not_empty(may: any): any {
  return [...(function* (): any { for (const [zone, cards] of py.iter(py.enumerate(may))) if (py.truthy(cards)) yield [zone, cards]; })()];
}

function view_player(t: any, me: any, s: any, may: any, own: any): any {
  let cache: any, counts: any, discards: any, draw: any, hand: any, incoming: any, keeps: any, known: any, marked_by: any, mine: any, place: any, worth: any;
  mine = ((s === me) || (t.phase === 14 /* OVER */));
  [place, counts] = [t.place, t.counts];
  [draw, hand, discards, incoming, cache] = py.unpack([...(function* (): any { for (const zone of py.iter([0 /* DRAW */, 4 /* HAND */, 12 /* DISCARDS */, 20 /* INCOMING */, 16 /* CACHE */])) yield { cards: (py.truthy(mine) ? knowledge_kinds_in(t, py.at(place, py.add(zone, s))) : null), count: py.at(counts, py.add(zone, s)) }; })()], 5);
  keeps = ((t.phase < 3 /* CHOOSE */) ? [...(function* (): any { for (const card of py.iter(py.at(t.chosen, s))) if ((py.compare(card, 0) >= 0)) yield py.at(view_KINDS, py.at(t.kind_of, card)); })()] : []);
  marked_by = [...(function* (): any { for (const v of py.iter(py.range(t.seats))) if (py.truthy(py.and(py.shr(py.at(t.marked, s), v), 1))) yield v; })()];
  known = ((py.truthy(mine) || (may === null)) ? null : knowledge_known_about(t, may, s));
  worth = null;
  if (((3 /* CHOOSE */ <= t.phase) && (t.phase < 14 /* OVER */))) {
    if (py.truthy(mine)) {
      worth = knowledge_worth_of(t, py.or(py.or(py.or(py.or(py.at(place, py.add(0 /* DRAW */, s)), py.at(place, py.add(4 /* HAND */, s))), py.at(place, py.add(12 /* DISCARDS */, s))), py.at(place, py.add(20 /* INCOMING */, s))), py.at(place, py.add(16 /* CACHE */, s))));
    } else {
      worth = knowledge_worth_known(t, may, s, py.add(py.add(py.add(py.add(draw.count, hand.count), discards.count), incoming.count), cache.count));
    }
  }
  return { draw: draw, hand: hand, discards: discards, incoming: incoming, cache: cache, keeps: keeps, plays: view_plays(t, s, own), capped: py.truthy(py.at(t.capped, s)), marked_by: marked_by, score: ((t.phase === 14 /* OVER */) ? py.at(t.score, s) : null), worth: worth, known: known };
}

function knowledge_known_about(t: any, may: any, s: any): any {
  let anywhere: any, lying: any;
  lying = knowledge_not_empty(may);
  anywhere = knowledge_within(t, lying, py.at(knowledge__ANYWHERE, s));
  return ((rest: any[]) => ({ surely: anywhere.surely, may: anywhere.may, draw: rest[0], hand: rest[1], discards: rest[2], cache: rest[3] }))(py.unpack([...(function* (): any { for (const zones of py.iter(py.at(knowledge__PLACES, s))) yield knowledge_within(t, lying, zones); })()], 4));
}

function knowledge_worth_of(t: any, cards: any): any {
  return { points: knowledge_points_in(t, cards), exact: true };
}

function knowledge_points_in(t: any, cards: any): any {
  let low: any, points: any;
  points = 0;
  while (cards) {
    low = py.and(cards, py.neg(cards));
    points = py.iadd(points, py.at(t.points_of, py.at(t.kind_of, py.sub(py.bit_length(low), 1))));
    cards = py.xor(cards, low);
  }
  return points;
}

function knowledge_worth_known(t: any, may: any, s: any, count: any): any {
  let cards: any, elsewhere: any, here: any, surely: any, zone: any;
  here = 0;
  elsewhere = here;
  for ([zone, cards] of py.iter(knowledge_not_empty(py.orElse(may, () => [])))) {
    if (py.truthy(py.and(py.shr(py.at(knowledge__ANYWHERE, s), zone), 1))) {
      here = py.or(here, cards);
    } else {
      elsewhere = py.or(elsewhere, cards);
    }
  }
  surely = py.and(here, py.invert(elsewhere));
  return { points: knowledge_points_in(t, surely), exact: py.eq(py.bit_count(surely), count) };
}

function view_plays(t: any, s: any, own: any): any {
  let cards: any;
  cards = ((t.phase >= 3 /* CHOOSE */) ? [...(function* (): any { for (const [slot, front] of py.iter(py.enumerate(own))) yield [py.at(py.at(t.chosen, s), slot), py.at(py.at(t.side, s), slot), front, false]; })()] : []);
  py.append(cards, [py.at(t.second, s), py.at(t.second_side, s), ((t.seats > 2) ? py.at(t.second_front, s) : 0), true]);
  return [...(function* (): any { for (const [card, side, front, second] of py.iter(cards)) if ((py.compare(card, 0) >= 0)) yield { card: py.at(view_KINDS, py.at(t.kind_of, card)), side: side, act: py.at(view_ACTS, py.at(t.act_of, py.add(py.mul(2, py.at(t.kind_of, card)), side))), front: front, second: second }; })()];
}

function tell_tell(e: any, t: any, _me: any): any {
  let sentence: any, teller: any;
  for (teller of py.iter([tell_tell_setting, tell_tell_secret, tell_tell_fight, tell_tell_moved])) {
    sentence = teller(e, t);
    if (py.truthy(sentence)) {
      return sentence;
    }
  }
  throw new Error(String(e.kind));
}

function tell_tell_setting(e: any, t: any): any {
  const subject1 = e.kind;
  if (subject1 === "swap") {
    return py.say("swap", { card: tell_cards_card(t, e.a), instead: tell_cards_card(t, e.b) });
  } else if (subject1 === "dealt") {
    return py.say("dealt", { cards: e.a });
  } else if (subject1 === "pass") {
    return py.say("pass", { cards: e.a, seats: t.seats });
  } else if (subject1 === "arsenal") {
    return py.say("arsenal", { piles: e.a, most: e.b, least: e.c, even: (e.b === e.c) });
  } else if (subject1 === "top") {
    return py.say("top", { ...py.fields(tell_pile(e.a)), card: tell_cards_card(t, e.b) });
  } else if (subject1 === "turn") {
    return py.say("turn", { turn: e.a, final: (e.b > 0), first: py.seat(e.seat) });
  } else if (subject1 === "front") {
    return py.say("front", { pair: [py.seat(e.a), py.seat(e.b)], first: py.seat(e.c) });
  } else if (subject1 === "final") {
    return py.say("final", { full: (e.a > 0), turns: e.b });
  } else if (subject1 === "unable") {
    return py.say("unable", { who: py.seat(e.seat), cards: e.a });
  } else if (subject1 === "stall") {
    return py.say("stall", { turns: e.a });
  } else if (subject1 === "score") {
    return py.say("score", { who: py.seat(e.seat), points: e.a });
  } else if (subject1 === "won") {
    return py.say("won", { who: py.seat(e.seat), others: py.sub(e.a, 1) });
  }
  return null;
}

function tell_cards_card(t: any, kind: any, inside: any = false): any {
  let first: any, id: any, second: any;
  if ((kind < 16 /* SPARE */)) {
    return tell_cards_card_of(t.act_of, t.copies_of, kind);
  }
  [first, second] = py.unpack((function* (): any { for (const act of py.iter(py.slice(t.act_of, py.mul(2, kind), py.add(py.mul(2, kind), 2)))) yield py.at(tell_cards_ACT_NAMES, act); })(), 2);
  id = `thing-card-${py.str(py.at(view_KINDS, kind))}${(inside ? ".inside" : "")}`;
  return py.say(id, { first: first, second: second, ...py.fields(py.called(py.name_of(py.at(t.spare_names, py.sub(kind, 16 /* SPARE */))))) });
}

function tell_cards_card_of_once(acts: any, copies: any, kind: any): any {
  let first: any, second: any;
  if ((kind === 15 /* N */)) {
    return py.at(tell_cards_ACT_NAMES, 20 /* NO_EFFECT */);
  }
  [first, second] = [py.at(tell_cards_ACT_NAMES, py.at(acts, py.mul(2, kind))), py.at(tell_cards_ACT_NAMES, py.at(acts, py.add(py.mul(2, kind), 1)))];
  return py.say(`thing-card-${py.str(py.lower(py.at(view_KINDS, kind)))}`, { first: first, second: second, twin: tell_cards_twin_of(acts, copies, kind) });
}

function tell_pile(k: any): any {
  return new py.Dict([["pile", py.add(k, 1)], ["near", py.seat(k)]]);
}

function tell_tell_secret(e: any, t: any): any {
  let who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "hand") {
    return py.say("hand", { who: who, cards: tell_cards_row(t, tell_cards_unpack(e.a, e.b, e.c)) });
  } else if (subject1 === "decided") {
    return py.say("decided", { who: who, again: ((t.actor === e.seat) && py.contains([2 /* KEEP */, 3 /* CHOOSE */], t.phase)) });
  } else if (subject1 === "keeps") {
    return py.say("keeps", { who: who, card: tell_cards_card(t, e.a) });
  } else if (subject1 === "draws") {
    return py.say("draws", { who: who, cards: e.a, shuffled: (e.b > 0) });
  } else if (subject1 === "shows") {
    return py.say("shows", { who: who, to: py.seat(e.a) });
  } else if (subject1 === "sees") {
    return py.say("sees", { whose: py.seat(e.c), cards: tell_cards_row(t, tell_cards_unpack(e.a, e.b)) });
  } else if (subject1 === "picks") {
    return py.say("picks", { ...py.fields(tell_played(e, t)), at: tell_opponent_at(t, e.seat, e.c) });
  } else if (subject1 === "sets_aside") {
    return py.say("sets-aside", { who: who, cards: e.a });
  } else if (subject1 === "sets_aside_card") {
    return py.say("sets-aside-card", { who: who, cards: tell_cards_row(t, tell_cards_unpack(e.a, e.b)) });
  } else if (subject1 === "sees_second") {
    return py.say("sees-second", { ...py.fields(tell_pile(e.a)), top: tell_cards_card(t, e.c), below: tell_cards_card(t, e.b) });
  }
  return null;
}

function tell_cards_row(t: any, kinds: any): any {
  return py.list((function* (): any { for (const kind of py.iter(kinds)) yield tell_cards_card(t, kind); })());
}

function tell_cards_unpack(count: any, code: any, last: any = -1): any {
  let kinds: any;
  kinds = [...(function* (): any { for (const i of py.iter(py.range(py.min([count, 3])))) yield py.or(py.and(py.shr(code, py.mul(4, i)), 15), py.shl(py.and(py.shr(code, py.add(12, i)), 1), 4)); })()];
  return py.add(kinds, (((count > 3) && (last >= 0)) ? [last] : []));
}

function tell_played(e: any, t: any): any {
  let act: any, kind: any;
  kind = py.floordiv(py.mod(e.a, 64), 2);
  act = py.at(tell_cards_ACT_NAMES, tell_cards_act_number(e.a));
  return new py.Dict([["who", py.seat(e.seat)], ["act", act], ["card", tell_cards_card(t, kind, true)], ["cached", (e.b > 0)], ["none", py.eq(kind, 15 /* N */)]]);
}

function tell_cards_act_number(code: any): any {
  return ((code < 64) ? py.int(py.at(tell_cards_ACT_OF, code)) : py.sub(py.shr(code, 6), 1));
}

function tell_opponent_at(t: any, seat: any, front: any): any {
  if (((front < 0) || (t.seats === 2))) {
    return py.seat(-1);
  }
  return py.seat(((front === seat) ? py.mod(py.add(front, 1), t.seats) : front));
}

function tell_tell_fight(e: any, t: any): any {
  let who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "plays") {
    return py.say("plays", { ...py.fields(tell_played(e, t)), at: tell_opponent_at(t, e.seat, e.c) });
  } else if (subject1 === "fate") {
    return tell_tell_fate(e, t);
  } else if (subject1 === "second") {
    return py.say("second", { ...py.fields(tell_played(e, t)) });
  } else if (subject1 === "declines") {
    return py.say("declines", { who: who });
  } else if (subject1 === "capped") {
    return py.say(((e.b === 5 /* ROCKS */) ? "capped-price" : "capped"), { who: who, act: py.at(tell_cards_ACT_NAMES, e.b), cards: e.a });
  } else if (subject1 === "nothing") {
    return py.say(`nothing-${py.str(tell_why_nothing(e.a, e.b))}`, { who: who, act: py.at(tell_cards_ACT_NAMES, e.a), whose: py.seat(e.c) });
  } else if (subject1 === "whitewash") {
    return py.say("whitewash", { who: who, whose: py.seat(e.a) });
  }
  return null;
}

function tell_tell_fate(e: any, t: any): any {
  let against: any, behind: any, end: any, other: any, thrown: any;
  [against, behind, end, thrown] = [py.and(e.c, 31), py.and(py.shr(e.c, 5), 31), py.and(py.shr(e.c, 10), 1), py.sub(py.shr(e.c, 11), 1)];
  other = py.mod(py.add(e.seat, (py.truthy(end) ? -1 : 1)), t.seats);
  return py.say(`fate-${py.str(tell_why(e.a, e.b, against))}`, { who: py.seat(e.seat), other: py.seat(other), act: py.at(tell_cards_ACT_NAMES, e.a), against: py.at(tell_cards_ACT_NAMES, against), behind: py.at(tell_cards_ACT_NAMES, behind), thrown: ((py.compare(thrown, 0) >= 0) ? py.at(view_FATES, thrown) : "none") });
}

function tell_why(act: any, fate: any, against: any): any {
  if ((act === 20 /* NO_EFFECT */)) {
    return "none";
  }
  if (((act === 7 /* OFFENSIVE_DODGE */) && py.contains(tell__OFFENSIVE, fate))) {
    return py.at(tell__OFFENSIVE, fate);
  }
  if ((fate === 1 /* HIT */)) {
    return tell_why_hit(against);
  }
  if ((fate === 6 /* DODGES */)) {
    return py.at(tell__DODGE, act);
  }
  if ((fate === 11 /* EFFECT */)) {
    return py.get(tell__EFFECT, act, "effect");
  }
  if ((fate === 8 /* IDLE */)) {
    return "idle";
  }
  return py.get(tell__PLAIN, fate, "fail");
}

function tell_why_hit(against: any): any {
  if (((6 /* DODGE */ <= against) && (against <= 9 /* DUD */))) {
    return "hit-rocks";
  }
  if ((against <= 5 /* ROCKS */)) {
    return "hit-both";
  }
  return ((against === 20 /* NO_EFFECT */) ? "hit-open" : "hit");
}

function tell_why_nothing(act: any, reason: any): any {
  let reach: any;
  if ((reason === 3 /* CARD_GONE */)) {
    return "gone";
  }
  if ((reason === 0 /* NO_DISCARDS */)) {
    return "discards";
  }
  if ((reason === 4 /* NOTHING_ABANDONED */)) {
    return ((act === 15 /* RAID */) ? "raid" : "abandoned");
  }
  reach = (py.contains([11 /* ULTRA_UPGRADE */, 8 /* UPGRADE_DODGE */], act) ? "-reach" : "");
  return py.add(((reason === 2 /* NO_NEAREST */) ? "nearest" : "pile"), reach);
}

function tell_tell_moved(e: any, t: any): any {
  let by: any, who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "steals") {
    by = py.floordiv(e.c, 8);
    return py.say("steals", { who: who, whom: py.seat(e.a), act: py.at(tell_cards_ACT_NAMES, by), random: !py.eq(by, 15 /* RAID */), ...py.fields(tell_which(t, e.b, py.mod(e.c, 8))) });
  } else if (subject1 === "steals_unseen") {
    return py.say("steals-unseen", { who: who, whom: py.seat(e.a), act: py.at(tell_cards_ACT_NAMES, e.b) });
  } else if (subject1 === "abandons") {
    return py.say("abandons", { who: who, act: py.at(tell_cards_ACT_NAMES, e.c), ...py.fields(tell_which(t, e.a, e.b)) });
  } else if (subject1 === "acquires") {
    if ((e.b < 0)) {
      return py.say("takes-abandoned", { who: who, card: tell_cards_card(t, e.a) });
    }
    return py.say("acquires", { who: who, card: tell_cards_card(t, e.a), unseen: (e.c > 0), ...py.fields(tell_pile(e.b)) });
  } else if (subject1 === "acquires_unseen") {
    return py.say("acquires-unseen", { who: who, ...py.fields(tell_pile(e.b)) });
  } else if (subject1 === "looks") {
    return py.say("looks", { who: who, ...py.fields(tell_pile(e.a)) });
  } else if (subject1 === "refines") {
    return py.say("refines", { who: who, ...py.fields(tell_pile(e.a)) });
  } else if (subject1 === "restocks") {
    return py.say("restocks", { who: who, cards: e.a, itself: (e.b > 0) });
  } else if (subject1 === "restocks_card") {
    return py.say("restocks-card", { who: who, card: tell_cards_card(t, e.a) });
  } else if (subject1 === "caches") {
    return py.say("caches", { who: who });
  } else if (subject1 === "caches_card") {
    return py.say("caches-card", { who: who, card: tell_cards_card(t, e.a) });
  } else if (subject1 === "gives") {
    return py.say("gives", { who: who, ...py.fields(tell_which(t, e.a, e.b)) });
  }
  return null;
}

function tell_which(t: any, kind: any, where: any): any {
  let ends: any, front: any;
  front = py.sub(where, 1);
  ends = ((where && (t.seats > 2)) ? [py.seat(front), py.seat(py.mod(py.add(front, 1), t.seats))] : []);
  return new py.Dict([["card", tell_cards_card(t, kind)], ["played", (where > 0)], ["pair", ends]]);
}

function tell_prompt(t: any, me: any): any {
  let act: any, asked: any, back: any, best: any, end: any, other: any, reach: any;
  if ((t.phase === 14 /* OVER */)) {
    best = py.max(py.slice(t.score, undefined, t.seats));
    return py.say("over-points", { winners: py.list((function* (): any { for (const s of py.iter(py.range(t.seats))) if (py.eq(py.at(t.score, s), best)) yield py.seat(s); })()), points: best });
  }
  if ((t.actor !== me)) {
    return py.say("waiting", { who: py.seat(t.actor) });
  }
  if ((t.phase <= 2 /* KEEP */)) {
    return tell_prompt_draft(t, me);
  }
  if ((t.phase === 3 /* CHOOSE */)) {
    return py.say("choose-card", { at: tell_opponent_at(t, me, py.mod(py.sub(me, ((py.at(py.at(t.chosen, me), 0) < 0) ? 0 : 1)), t.seats)) });
  }
  [end, act] = py.unpack(words_acting(t), 2);
  other = py.seat(tell_cards_facing(t, me));
  if ((t.phase === 5 /* ABANDON */)) {
    back = py.eq(py.mod(py.add(t.front, end), t.seats), me);
    return py.say((py.truthy(back) ? "choose-abandon-back" : "choose-abandon"), { act: py.at(tell_cards_ACT_NAMES, act), other: other });
  }
  if (py.contains([6 /* ACQUIRE */, 7 /* REFINE_PILE */], t.phase)) {
    reach = py.andThen(t.reach, () => py.at(t.counts, 31 /* ABANDONED */));
    asked = ((t.phase === 7 /* REFINE_PILE */) ? "choose-look" : (py.truthy(reach) ? "choose-acquire-reach" : "choose-acquire"));
    return py.say(asked, { act: py.at(tell_cards_ACT_NAMES, act), other: other, together: (t.near > 0) });
  }
  if ((t.phase === 8 /* REFINE_CARD */)) {
    return py.say("choose-refine", { ...py.fields(tell_pile(t.look_pile)) });
  }
  if ((t.phase === 13 /* RAIDING */)) {
    return py.say((t.reach ? "choose-raid" : "choose-raid-abandoned"), { other: other });
  }
  return py.say(py.at(tell__CHOOSE, t.phase), { other: other });
}

function tell_prompt_draft(t: any, me: any): any {
  let cards: any, first: any;
  cards = py.at(t.counts, py.add(4 /* HAND */, me));
  if ((t.phase <= 1 /* PICK_2 */)) {
    return py.say("choose-keep", { cards: cards, rest: py.sub(cards, 1), other: py.seat(py.mod(py.add(me, 1), t.seats)) });
  }
  if ((t.kept === 1)) {
    return py.say("choose-keep-one", { cards: cards });
  }
  first = py.at(py.at(t.chosen, me), 0);
  if ((py.compare(first, 0) < 0)) {
    return py.say("choose-keep-two", { cards: cards });
  }
  return py.say("choose-keep-second", { card: tell_cards_card(t, py.at(t.kind_of, first)), rest: py.sub(cards, 2) });
}

function words_acting(t: any): any {
  let act: any, end: any, first: any;
  end = ((t.job === 0) ? t.ahead : py.sub(1, t.ahead));
  act = py.at(t.act, end);
  if (((py.at(t.fate, end) !== 6 /* DODGES */) || !py.contains([6 /* DODGE */, 7 /* OFFENSIVE_DODGE */], act))) {
    return [end, act];
  }
  first = py.mul(2, py.at(t.kind_of, py.at(t.card, end)));
  return [end, (py.eq(act, 7 /* OFFENSIVE_DODGE */) ? 11 /* ULTRA_UPGRADE */ : py.at(t.act_of, py.add(first, (py.eq(py.at(t.act_of, first), act) ? 1 : 0))))];
}

function tell_label(move: any, t: any, me: any): any {
  let below: any, kind: any, number: any, other: any, place: any, slot: any, top: any;
  const subject1 = py.split(move);
  if (py.len(subject1) >= 1 && subject1[0] === "play") {
    return tell_label_play(py.at(tell__ACTIONS, move), t);
  } else if (py.len(subject1) === 2 && subject1[0] === "keep" && ((kind = subject1[1]), true)) {
    return py.say("move-keep", { card: tell_cards_card(t, py.at(tell__NUMBERS, kind)) });
  } else if (py.len(subject1) === 3 && subject1[0] === "pick" && subject1[1] === "discard" && ((kind = subject1[2]), true)) {
    return py.say(py.get(tell__DISCARD, t.phase, "move-abandon"), { card: tell_cards_card(t, py.at(tell__NUMBERS, kind)) });
  } else if (py.len(subject1) === 3 && subject1[0] === "take" && subject1[1] === "abandoned" && ((kind = subject1[2]), true)) {
    return py.say("move-take", { card: tell_cards_card(t, py.at(tell__NUMBERS, kind)) });
  } else if (py.len(subject1) === 2 && subject1[0] === "pile" && ((number = subject1[1]), true)) {
    return tell_label_pile(py.int(number), t, me);
  } else if (py.len(subject1) === 2 && subject1[0] === "take" && ((place = subject1[1]), true)) {
    [top, below] = [tell_cards_card(t, tell_kind_in(t, py.add(24 /* TOP */, t.look_pile))), tell_cards_card(t, tell_kind_in(t, 30 /* LOOK */))];
    return ((place === "top") ? py.say("move-take-top", { card: top, rest: below }) : py.say("move-take-below", { card: below, rest: top }));
  } else if (py.len(subject1) === 1 && subject1[0] === "decline") {
    return py.say("move-decline");
  } else {
    other = tell_cards_facing(t, me);
    slot = (((t.seats === 2) || py.eq(other, t.front)) ? 0 : 1);
    return py.say("move-raid", { whose: py.seat(other), card: tell_cards_card(t, py.at(t.kind_of, py.at(py.at(t.chosen, other), slot))) });
  }
}

function tell_label_play(action: any, t: any): any {
  let alike: any, code: any;
  code = moves_side_played(action);
  if (py.eq(py.floordiv(code, 2), 15 /* N */)) {
    return py.say("move-play-nothing");
  }
  alike = (py.at(t.act_of, code) === py.at(t.act_of, py.xor(code, 1)));
  return py.say("move-play", { act: py.at(tell_cards_ACT_NAMES, py.at(t.act_of, code)), card: tell_cards_card(t, py.floordiv(code, 2), true), end: (py.truthy(alike) ? py.add(1, py.mod(code, 2)) : 0), cached: moves_is_cached(action) });
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

function words_side_name(code: any): any {
  let kind: any, side: any;
  [kind, side] = [py.floordiv(code, 2), py.mod(code, 2)];
  if (py.eq(kind, 15 /* N */)) {
    return (py.eq(side, 0) ? "No Effect" : "No Effect reverse");
  }
  return `${py.str(py.at(view_KINDS, kind))} ${py.str(py.at(view_ACTS, py.at(tell_cards_ACT_OF, code)))}`;
}

function words_end_name(code: any): any {
  return `${py.str(py.at(view_KINDS, py.floordiv(code, 2)))} ${py.str(py.at(words_PLACES, py.mod(code, 2)))}`;
}

function tell_label_pile(k: any, t: any, me: any): any {
  let looks: any;
  looks = ((t.phase === 7 /* REFINE_PILE */) && (py.at(t.pile, k) > 1));
  if ((py.at(t.face_up, k) || ((py.at(t.putter, k) === me) && py.at(t.place, py.add(24 /* TOP */, k))))) {
    return py.say((py.truthy(looks) ? "move-look" : "move-acquire"), { ...py.fields(tell_pile(k)), card: tell_cards_card(t, tell_kind_in(t, py.add(24 /* TOP */, k))) });
  }
  return py.say((py.truthy(looks) ? "move-look-unseen" : "move-acquire-unseen"), { ...py.fields(tell_pile(k)) });
}

function tell_kind_in(t: any, zone: any): any {
  let kind: any;
  kind = (py.at(t.place, zone) ? py.at(t.kind_of, py.sub(py.bit_length(py.at(t.place, zone)), 1)) : 15 /* N */);
  return kind;
}

function tell_cards_things(t: any): any {
  let acts: any, found: any, kind: any, kinds: any, named: any, numbers: any;
  kinds = tell_cards_kinds_in_use(t);
  acts = py.or(new py.Bag((function* (): any { for (const kind of py.iter(kinds)) for (const side of py.iter(py.range(2))) yield py.at(t.act_of, py.add(py.mul(2, kind), side)); })()), new py.Bag([11 /* ULTRA_UPGRADE */]));
  if ((t.seats > 2)) {
    py.insert(acts, 20 /* NO_EFFECT */);
  }
  numbers = new py.Dict([["capped", t.capped_draw], ["dodgeable", py.truthy(t.rocks_dodgeable)]]);
  found = new py.Dict((function* () { for (const act of py.iter(py.sorted(acts))) yield [py.at(tell_cards_ACT_NAMES, act).id, numbers]; })());
  for (kind of py.iter(kinds)) {
    named = tell_cards_card(t, kind);
    py.put(found, named.id, new py.Dict([...py.items(py.dict(named.args)), ["set", tell_cards_set_named(t.set_of, kind)], ["level", py.at(t.level_of, kind)], ["points", py.at(t.points_of, kind)], ["copies", py.at(t.copies_of, kind)]]));
  }
  return py.or(found, new py.Dict([["thing-basic", new py.Dict([])], ["thing-advanced", new py.Dict([["dealt", (t.quick_start ? t.quick_dealt : t.dealt)], ["kept", t.kept]])], ["thing-extreme", new py.Dict([["extremes", t.extremes]])], ["thing-level", new py.Dict([])], ["thing-points", new py.Dict([["cache", py.truthy(t.cache_scores)]])], ["thing-arsenal", new py.Dict([["piles", t.seats], ["open", py.truthy(t.acquire_faceup_only)]])], ["thing-nearest-pile", new py.Dict([["fallback", py.truthy(t.nearest_empty_fallback)]])], ["thing-abandon-pile", new py.Dict([])], ["thing-draw-pile", new py.Dict([["draw", t.draw]])], ["thing-discards", new py.Dict([["fizzles", py.truthy(t.removed_card_fizzles)]])], ["thing-cache", new py.Dict([["scores", py.truthy(t.cache_scores)]])], ["thing-second-card", new py.Dict([])], ["thing-attacked", new py.Dict([])], ["thing-void", new py.Dict([])], ["thing-capped", new py.Dict([["draw", t.draw], ["capped", t.capped_draw]])], ["thing-shown", new py.Dict([])], ["thing-initiative", new py.Dict([["fronts", (t.seats > 2)]])], ...py.items(((t.seats > 2) ? new py.Dict([["thing-front", new py.Dict([])]]) : new py.Dict([]))), ["thing-final-round", new py.Dict([])], ["thing-turn-limit", new py.Dict([["main", t.main_turns], ["final", t.most_final_turns]])]]));
}

function tell_cards_kinds_in_use(t: any): any {
  let extremes: any;
  extremes = new py.Bag((function* (): any { for (const i of py.iter(py.range(4 /* EXTREMES */))) yield ((py.at(t.alt_extremes, i) === 0) ? py.add(8 /* E1 */, i) : py.sub(py.add(12 /* X1 */, py.at(t.alt_extremes, i)), 1)); })());
  if (py.at(t.alt_extremes, 4 /* AT_RANDOM */)) {
    extremes = py.set(tell_cards_EXTREME_KINDS);
  }
  return [...(function* (): any { for (const k of py.iter(py.range(20 /* N_KINDS */))) if ((!py.eq(k, 15 /* N */) && py.at(t.copies_of, k) && (!py.contains(tell_cards_EXTREME_KINDS, k) || py.contains(extremes, k)))) yield k; })()];
}

function words_rule_at(t: any): any {
  let act: any, cached: any, end: any;
  if ((t.phase === 2 /* KEEP */)) {
    return (t.quick_start ? ["DUEL-100"] : ["DUEL-07"]);
  }
  if ((t.phase === 3 /* CHOOSE */)) {
    cached = (py.at(t.counts, py.add(16 /* CACHE */, t.actor)) ? ["DUEL-66"] : []);
    return ((t.seats === 2) ? ["DUEL-16", "DUEL-24", ...py.iter(cached)] : ["DUEL-106", "DUEL-24", ...py.iter(cached)]);
  }
  if ((t.phase === 5 /* ABANDON */)) {
    [end, act] = py.unpack(words_acting(t), 2);
    if (py.eq(py.mod(py.add(t.front, end), t.seats), t.actor)) {
      return ["DUEL-67"];
    }
    return (py.eq(act, 3 /* ICEBALL */) ? ["DUEL-49"] : ["DUEL-48"]);
  }
  if ((t.phase === 6 /* ACQUIRE */)) {
    return (t.near ? ["DUEL-42", "DUEL-43"] : ["DUEL-42", "DUEL-44"]);
  }
  if (((t.phase === 7 /* REFINE_PILE */) && t.near)) {
    return ["DUEL-43", "DUEL-70"];
  }
  return py.at(words_RULES_AT, t.phase);
}

function options_write_swaps(swaps: any): any {
  if (py.truthy(py.at(swaps, 4 /* AT_RANDOM */))) {
    return py.str(py.int(py.at(swaps, 4 /* AT_RANDOM */)));
  }
  return py.orElse(py.join(", ", (function* (): any { for (const i of py.iter(py.range(4 /* EXTREMES */))) if (py.truthy(py.at(swaps, i))) yield `X${py.str(py.int(py.at(swaps, i)))} for E${py.str(py.add(i, 1))}`; })()), () => "none");
}

export const CONTENT: Content[] = [
  { path: "cards.*.ends", field: "ends", printed: [[0, 6], [0, 10], [13, 6], [1, 6], [1, 10], [2, 10], [2, 6], [6, 10], [3, 16], [7, 11], [4, 18], [5, 19], [8, 9], [14, 17], [15, 12], [20, 20], [20, 20], [20, 20], [20, 20]], of: shared_24, words: shared_25 },
  { path: "cards.*.level", field: "levels", printed: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3], of: shared_24 },
  { path: "cards.*.points", field: "worths", printed: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3], of: shared_24 },
  { path: "cards.*.copies", field: "copies", printed: [2, 2, 2, 1, 2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0], of: shared_24 },
  { path: "cards.*.set", field: "sets", printed: [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2], of: shared_26, words: shared_27 },
  { path: "cards.*.name", field: "spare_names", printed: [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], of: shared_28, called: true },
  { path: "draft.deal", field: "dealt", printed: 4 },
  { path: "draft.quick_deal", field: "quick_dealt", printed: 3 },
  { path: "draft.keep", field: "kept", printed: 2 },
  { path: "arsenal.extremes", field: "extremes", printed: 2 },
  { path: "turn.draw", field: "draw", printed: 2 },
  { path: "turn.capped_draw", field: "capped_draw", printed: 1 },
  { path: "end.main_turns", field: "main_turns", printed: 100 },
  { path: "end.final_turns", field: "most_final_turns", printed: 30 },
];

const options = (t: Yard): Record<string, boolean | number | string> => ({
  seats: Number(t.seats),
  quick_start: t.quick_start === 1,
  alt_extremes: options_write_swaps(t.alt_extremes),
  rocks_dodgeable: t.rocks_dodgeable === 1,
  removed_card_fizzles: t.removed_card_fizzles === 1,
  acquire_faceup_only: t.acquire_faceup_only === 1,
  nearest_empty_fallback: t.nearest_empty_fallback === 1,
  cache_scores: t.cache_scores === 1,
  ...variantOf(t as unknown as Cells, CONTENT),
});

export const speaker: Speaker<Yard, Public, Private> = {
  slug: 'duel',
  read,
  options,
  kinds: (t) => namesOf(t as unknown as Cells, CONTENT),
  public: view_public,
  private: view_private,
  tell: tell_tell,
  prompt: tell_prompt,
  label: tell_label,
  things: tell_cards_things,
  rules: words_rule_at,
  names: tell_NAMES,
  events: words_EVENTS,
};
