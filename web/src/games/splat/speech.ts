// What splat shows and says. Translated from view.py, tell.py, words.py and what these call in src/snowyard/games/splat by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import { namesOf, variantOf, type Cells, type Content } from '../../engine/content';
import * as py from '../../engine/python';
import type { Speaker } from '../../engine/speaker';
import { read, type Yard } from './record';
import type { Private, Public } from './types';

const view_PHASES = ["act", "defend", "over"];
const view_ALL_CARDS = ["single", "double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"];
const view_CARDS = ["single", "double", "wall", "pile", "splatball", "fort"];
const view_THROWN_AT = [0, 1, -1, -1, 2, -1, 3, 4];
const view_FORMS = ["wall", "cracked", "fresh", "spare-1", "spare-2"];
const view_THEN = ["falls", "stays", "cracks"];
const tell_things_SPARE_CARDS = ["spare-1", "spare-2"];
const tell_ANSWERS = ["wall", "cracked", "fresh", "two-walls", "wall-and-cracked", "two-cracked", "wall-and-fresh", "cracked-and-fresh", "two-fresh", "spare-1", "spare-2"];
const tell_LANDED = ["alone", "both", "half"];
const tell_things_DOES = ["throw", "splat", "shelter"];
const words_DECIDES = new py.Dict([[0, ["SPLAT-16", "SPLAT-19", "SPLAT-20"]], [1, ["SPLAT-16", "SPLAT-26"]], [2, ["SPLAT-35", "SPLAT-36"]], [3, ["SPLAT-24", "SPLAT-38"]], [4, ["SPLAT-40"]], [5, ["SPLAT-35", "SPLAT-36"]]]);
const words_STUCK = new py.Dict([[1, "SPLAT-25"], [3, "SPLAT-39"], [4, "SPLAT-41"]]);
const words_NAMES = [...py.iter((function* (): any { for (const s of py.iter(py.range(7 /* SEATS */))) yield `single p${py.str(s)}`; })()), ...py.iter((function* (): any { for (const s of py.iter(py.range(7 /* SEATS */))) yield `double p${py.str(s)}`; })()), ...py.iter((function* (): any { for (const s of py.iter(py.range(7 /* SEATS */))) yield `splatball p${py.str(s)}`; })()), "wall", "pile", "fort", ...py.iter((function* (): any { for (const card of py.iter(view_CARDS)) yield `discard ${py.str(card)}`; })()), ...py.iter((function* (): any { for (const answer of py.iter(py.slice(tell_ANSWERS, undefined, 6 /* MORE */))) yield `answer ${py.str(answer)}`; })()), ...py.iter((function* (): any { for (const card of py.iter(tell_things_SPARE_CARDS)) for (const s of py.iter(py.range(7 /* SEATS */))) yield `${py.str(card)} p${py.str(s)}`; })()), ...py.iter(tell_things_SPARE_CARDS), ...py.iter((function* (): any { for (const card of py.iter(tell_things_SPARE_CARDS)) yield `discard ${py.str(card)}`; })()), ...py.iter((function* (): any { for (const answer of py.iter(py.slice(tell_ANSWERS, 6 /* MORE */))) yield `answer ${py.str(answer)}`; })())];
const words_EVENTS = ["start", "deal", "dealt", "shuffle", "draw", "draw_hidden", "throw", "place", "discard", "answer", "walls_fall", "crack", "forts_fall", "wreck", "upright", "swap", "sideways", "slide", "hit", "pile_lost", "out", "hand", "cap", "won", "stood", "spare_falls"];
const shared_14 = new py.Dict([[30, "any"]]);
const shared_15 = ["single", "double", "splatball", "spare-1", "spare-2"];
const shared_16 = new py.Dict([[0, "nothing"], [1, "pile"]]);
const shared_17 = new py.Dict([[0, "falls"], [1, "stays"]]);
const shared_18 = new py.Dict([[0, "falls"], [1, "stays"], [2, "cracks"]]);
const shared_19 = new py.Dict([[0, "throw"], [1, "splat"], [2, "shelter"]]);
const shared_20 = ["double", "wall", "pile", "splatball", "fort", "spare-1", "spare-2"];

function view_public(t: any): any {
  let drawn: any;
  drawn = py.filled(drawing_draw, t, 22 /* CELLS */);
  return { phase: py.at(view_PHASES, t.phase), player: t.player, starter: t.starter, card: ((t.card === -1 /* NO_CARD */) ? null : py.at(view_ALL_CARDS, t.card)), target: ((t.target >= 0) ? t.target : null), draw_left: t.draw_left, discard: py.slice([...py.iter(t.discard), ...py.iter(t.spare_discard)], undefined, view_kinds_of(t)), cards: py.list(py.slice(view_ALL_CARDS, undefined, view_kinds_of(t))), players: [...(function* (): any { for (const s of py.iter(py.range(t.seats))) yield view_player(t, s, py.at(drawn, py.mul(2 /* SEAT_CELLS */, s)), py.at(drawn, py.add(py.mul(2 /* SEAT_CELLS */, s), 1))); })()], kinds: view_kinds(t), stops: view_stops(t), hand_cards: (t.strategic ? t.hand_cards : 0) };
}

function drawing_draw(t: any, out: any): any {
  let kind: any, left: any, seat: any;
  for (seat of py.iter(py.range(7 /* SEATS */))) {
    py.put(out, py.mul(2 /* SEAT_CELLS */, seat), cards_hits(t, seat));
    py.put(out, py.add(py.mul(2 /* SEAT_CELLS */, seat), 1), cards_protection(t, seat));
  }
  for (kind of py.iter(py.range(py.add(6 /* KINDS */, 2 /* SPARES */)))) {
    left = cards_unseen(t, -1, kind);
    for (seat of py.iter(py.range(t.seats))) {
      left = py.sub(left, ((py.compare(kind, 6 /* KINDS */) < 0) ? py.at(t.hand, [seat, kind]) : py.at(t.spare_hand, [seat, py.sub(kind, 6 /* KINDS */)])));
    }
    py.put(out, py.add(14 /* HIDDEN_AT */, kind), left);
  }
  return 22 /* CELLS */;
}

function cards_hits(t: any, seat: any): any {
  let landed: any, total: any;
  total = py.add(py.add(py.mul(t.single_hits, py.at(t.singles, seat)), py.mul(t.double_hits, py.at(t.doubles, seat))), py.mul(t.sideways_hits, py.at(t.sideways, seat)));
  if ((t.spares > 0)) {
    landed = py.at(t.spare_front, seat);
    total = py.iadd(total, py.add(py.mul(py.at(t.spare_counts, 0), py.at(landed, 0)), py.mul(py.at(t.spare_counts, 1), py.at(landed, 1))));
  }
  return py.int(total);
}

function cards_protection(t: any, seat: any): any {
  let standing: any, total: any;
  total = py.add(py.add(py.mul(t.wall_worth, py.at(t.walls, seat)), py.mul(t.cracked_worth, py.at(t.cracked, seat))), py.mul(t.fort_worth, py.at(t.forts, seat)));
  if ((t.spares > 0)) {
    standing = py.at(t.spare_front, seat);
    total = py.iadd(total, py.add(py.mul(py.at(t.spare_worth, 0), py.at(standing, 0)), py.mul(py.at(t.spare_worth, 1), py.at(standing, 1))));
  }
  return py.int(total);
}

function cards_unseen(t: any, seat: any, kind: any): any {
  let left: any, other: any;
  left = py.sub(py.at(t.deck, kind), ((kind < 6 /* KINDS */) ? py.at(t.discard, kind) : py.at(t.spare_discard, py.sub(kind, 6 /* KINDS */))));
  for (other of py.iter(py.range(t.seats))) {
    left = py.sub(left, cards_in_front(t, other, kind));
  }
  if ((t.card === kind)) {
    left = py.sub(left, 1);
  }
  if ((seat >= 0)) {
    left = py.sub(left, ((kind < 6 /* KINDS */) ? py.at(t.hand, [seat, kind]) : py.at(t.spare_hand, [seat, py.sub(kind, 6 /* KINDS */)])));
  }
  return left;
}

function cards_in_front(t: any, seat: any, kind: any): any {
  if ((kind === 0 /* SINGLE */)) {
    return py.int(py.sub(py.add(py.at(t.singles, seat), py.at(t.cracked, seat)), py.at(t.crumbled, seat)));
  }
  if ((kind === 1 /* DOUBLE */)) {
    return py.int(py.add(py.at(t.doubles, seat), py.at(t.sideways, seat)));
  }
  if ((kind === 2 /* WALL */)) {
    return py.int(py.at(t.walls, seat));
  }
  if ((kind === 3 /* PILE */)) {
    return py.int(py.add(py.and(py.shr(t.piles, seat), 1), py.at(t.more_piles, seat)));
  }
  if ((kind >= 6 /* KINDS */)) {
    return py.int(py.at(py.at(t.spare_front, seat), py.sub(kind, 6 /* KINDS */)));
  }
  return ((kind === 5 /* FORT */) ? py.int(py.add(py.at(t.forts, seat), py.at(t.cracked, seat))) : 0);
}

function view_kinds_of(t: any): any {
  return (t.spares ? py.len(view_ALL_CARDS) : 6 /* KINDS */);
}

function view_player(t: any, s: any, hits: any, protection: any): any {
  let alive: any, held: any, piles: any;
  alive = py.truthy(py.and(py.shr(t.alive, s), 1));
  held = ((t.strategic && py.truthy(alive)) ? py.add(t.hand_cards, ((s === t.player) && (t.phase === 0 /* ACT */))) : 0);
  piles = py.add(py.and(py.shr(t.piles, s), 1), py.at(t.more_piles, s));
  return { hits: hits, protection: protection, singles: py.at(t.singles, s), doubles: py.at(t.doubles, s), sideways: py.at(t.sideways, s), walls: py.at(t.walls, s), forts: py.at(t.forts, s), cracked: py.at(t.cracked, s), piles: piles, spares: py.list(py.at(t.spare_front, s)), pile: (py.compare(piles, 0) > 0), hand_size: held, known: (py.truthy(held) ? [...(function* (): any { for (const types of py.iter([py.at(t.narrow, s), py.at(t.wide, s)])) if (!py.eq(types, 63 /* ANY */)) yield layout_members(view_CARDS, types); })()] : []), out: !py.truthy(alive), rank: py.at(t.rank, s) };
}

function layout_members(words: any, bits: any): any {
  return [...(function* (): any { for (const [i, word] of py.iter(py.enumerate(words))) if (py.truthy(py.and(py.shr(bits, i), 1))) yield word; })()];
}

function view_kinds(t: any): any {
  return [...(function* (): any { for (const kind of py.iter(py.range(view_kinds_of(t)))) yield view_card(t, kind); })()];
}

function view_card(t: any, kind: any): any {
  let does: any, landed: any, most: any, spare: any, thrown: any, throws: any;
  [thrown, spare] = [py.at(view_THROWN_AT, kind), py.sub(kind, 6 /* KINDS */)];
  if ((py.compare(spare, 0) >= 0)) {
    does = py.at(["throw", "splat", "shelter"], py.at(t.spare_does, spare));
    most = ((does === "shelter") ? py.at(t.most_spares, spare) : 30 /* ANY_NUMBER */);
    landed = py.at(t.spare_hits, spare);
  } else {
    does = py.at(["throw", "throw", "shelter", "pile", "splat", "shelter"], kind);
    most = py.get(new py.Dict([["wall", t.most_walls], ["fort", t.most_forts], ["pile", t.most_piles]]), py.at(view_CARDS, kind), 30 /* ANY_NUMBER */);
    landed = ((kind === 1 /* DOUBLE */) ? t.double_hits : t.single_hits);
  }
  throws = (does === "throw");
  return { kind: py.at(view_ALL_CARDS, kind), does: does, copies: py.at(t.deck, kind), snowballs: (py.truthy(throws) ? ((kind === 1 /* DOUBLE */) ? 2 : 1) : 0), hits: (py.truthy(throws) ? landed : 0), needs_pile: (py.contains(["throw", "splat"], does) && py.truthy(py.at(t.needs, thrown))), most: ((py.compare(most, 30 /* ANY_NUMBER */) < 0) ? most : -1) };
}

function view_stops(t: any): any {
  let flies: any, form: any, found: any, kind: any, stopped: any, tables: any, then: any, thrown: any;
  tables = [[t.wall_stops, t.wall_then], [t.cracked_stops, t.cracked_then], [t.fort_stops, t.fort_then], [t.spare_1_stops, t.spare_1_then], [t.spare_2_stops, t.spare_2_then]];
  found = [];
  for ([form, [stopped, then]] of py.iter(py.enumerate(tables))) {
    if (((py.compare(form, 3) >= 0) && !(t.spares && (py.at(t.spare_does, py.sub(form, 3)) === 2 /* SHELTER */)))) {
      continue;
    }
    for (kind of py.iter(py.range(view_kinds_of(t)))) {
      thrown = py.at(view_THROWN_AT, kind);
      flies = ((py.compare(thrown, 0) >= 0) && !((py.compare(kind, 6 /* KINDS */) >= 0) && (py.at(t.spare_does, py.sub(kind, 6 /* KINDS */)) === 2 /* SHELTER */)));
      if ((py.truthy(flies) && py.truthy(py.at(stopped, thrown)))) {
        py.append(found, { by: py.at(view_FORMS, form), card: py.at(view_ALL_CARDS, kind), snowballs: py.at(stopped, thrown), then: py.at(view_THEN, py.at(then, thrown)) });
      }
    }
  }
  return found;
}

function view_private(t: any, me: any): any {
  let cannot: any, held: any;
  held = ((t.strategic && (me >= 0)) ? view_hand(t, me) : []);
  cannot = (((t.phase === 0 /* ACT */) && (t.actor === me)) ? obstacles_stuck(t, me, (t.strategic ? held : [t.card])) : new py.Dict([]));
  return { hand: [...(function* (): any { for (const card of py.iter(held)) yield py.at(view_ALL_CARDS, card); })()], unseen: py.slice(py.filled(drawing_draw, t, 22 /* CELLS */), 14 /* HIDDEN_AT */, py.add(14 /* HIDDEN_AT */, view_kinds_of(t))), stuck: new py.Dict((function* () { for (const [card, why] of py.iter(py.items(cannot))) yield [py.at(view_ALL_CARDS, card), why]; })()) };
}

function view_hand(t: any, seat: any): any {
  let held: any;
  held = [...py.iter(py.at(t.hand, seat)), ...py.iter(py.at(t.spare_hand, seat))];
  return [...(function* (): any { for (const [card, n] of py.iter(py.enumerate(held))) for (const _ of py.iter(py.range(n))) yield card; })()];
}

function obstacles_stuck(t: any, seat: any, kinds: any): any {
  return new py.Dict((function* () { for (const kind of py.iter(kinds)) if (!py.truthy(playable_ways_to_play(t, seat, kind))) yield [kind, py.str(py.at(obstacles_obstacle(t, seat, kind), "why"))]; })());
}

function playable_ways_to_play(t: any, seat: any, kind: any): any {
  let printed: any;
  printed = (kind < 6 /* KINDS */);
  return py.int((py.truthy(printed) ? playable_playable(t, seat, kind) : playable_spare_playable(t, seat, py.sub(kind, 6 /* KINDS */))));
}

function playable_playable(t: any, seat: any, kind: any): any {
  let has_pile: any, targets: any;
  targets = py.and(t.alive, py.invert(py.shl(1, seat)));
  has_pile = py.and(py.shr(t.piles, seat), 1);
  if ((kind === 0 /* SINGLE */)) {
    return ((py.compare(py.at(t.needs, 0 /* SINGLES */), has_pile) <= 0) ? py.shl(targets, 0 /* THROW_SINGLE */) : 0);
  }
  if ((kind === 1 /* DOUBLE */)) {
    return ((py.compare(py.at(t.needs, 1 /* DOUBLES */), has_pile) <= 0) ? py.shl(targets, 7 /* THROW_DOUBLE */) : 0);
  }
  if ((kind === 4 /* SPLATBALL */)) {
    return ((py.compare(py.at(t.needs, 2 /* SPLATBALLS */), has_pile) <= 0) ? py.shl(py.and(t.piles, targets), 14 /* THROW_SPLATBALL */) : 0);
  }
  if ((kind === 2 /* WALL */)) {
    return ((py.at(t.walls, seat) < t.most_walls) ? py.shl(1, 21 /* PLACE_WALL */) : 0);
  }
  if ((kind === 5 /* FORT */)) {
    return ((py.add(py.at(t.forts, seat), py.at(t.cracked, seat)) < t.most_forts) ? py.shl(1, 23 /* PLACE_FORT */) : 0);
  }
  return ((py.compare(py.add(has_pile, py.at(t.more_piles, seat)), t.most_piles) < 0) ? py.shl(1, 22 /* PLACE_PILE */) : 0);
}

function playable_spare_playable(t: any, seat: any, spare: any): any {
  let targets: any;
  if ((py.at(t.spare_does, spare) === 2 /* SHELTER */)) {
    return ((py.at(py.at(t.spare_front, seat), spare) < py.at(t.most_spares, spare)) ? py.shl(1, py.add(50 /* PLACE_SPARE */, spare)) : 0);
  }
  targets = py.and(t.alive, py.invert(py.shl(1, seat)));
  if ((py.at(t.spare_does, spare) === 1 /* SPLAT */)) {
    targets = py.and(targets, t.piles);
  }
  return ((py.at(t.needs, py.at(view_THROWN_AT, py.add(6 /* KINDS */, spare))) <= py.and(py.shr(t.piles, seat), 1)) ? py.shl(targets, py.add(36 /* THROW_SPARE */, py.mul(7 /* SEATS */, spare))) : 0);
}

function obstacles_obstacle(t: any, seat: any, kind: any): any {
  let needed: any, spare: any;
  spare = py.sub(kind, 6 /* KINDS */);
  if (py.contains([2 /* WALL */, 3 /* PILE */, 5 /* FORT */], kind)) {
    return new py.Dict([["why", "most"], ["most", py.at(new py.Dict([[2 /* WALL */, t.most_walls], [3 /* PILE */, t.most_piles], [5 /* FORT */, t.most_forts]]), kind)]]);
  }
  if (((py.compare(spare, 0) >= 0) && (py.at(t.spare_does, spare) === 2 /* SHELTER */))) {
    return new py.Dict([["why", "most"], ["most", py.at(t.most_spares, spare)]]);
  }
  needed = py.andThen(py.at(t.needs, py.at(view_THROWN_AT, kind)), () => !py.and(py.shr(t.piles, seat), 1));
  return new py.Dict([["why", (py.truthy(needed) ? "needs-pile" : "no-target")], ["most", 0]]);
}

function tell_tell(e: any, t: any, _me: any): any {
  let who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "start") {
    return py.say("start", { who: who, cards: e.a, sure: ((e.a === 59 /* SMALL_DECK */) && !e.b) });
  } else if (subject1 === "deal") {
    return py.say("deal", { cards: e.a });
  } else if (subject1 === "dealt") {
    return py.say("dealt", { cards: tell_some(t, layout_packed(e.a, e.b, e.c)) });
  } else if (subject1 === "shuffle") {
    return py.say("shuffle", { cards: e.a });
  } else if (subject1 === "draw") {
    return py.say("draw", { who: who, card: tell_card(t, e.a) });
  } else if (subject1 === "draw_hidden") {
    return py.say("draw-hidden", { who: who });
  } else if (subject1 === "throw") {
    return py.say((py.truthy(tell_splats(t, e.a)) ? "throw-at-pile" : "throw"), { who: who, card: tell_card(t, e.a), at: py.seat(e.b) });
  } else if (subject1 === "place") {
    return py.say("place", { who: who, card: tell_card(t, e.a) });
  } else if (subject1 === "discard") {
    return py.say("discard", { who: who, card: tell_card(t, e.a), ...py.fields((e.b ? obstacles_obstacle(t, e.seat, e.a) : new py.Dict([["why", "free"], ["most", 0]]))) });
  } else if (subject1 === "answer") {
    return py.say("answer", { who: who, by: tell_thing(t, py.at(tell_ANSWERS, words_answer_of(e.a)), "answer") });
  } else if (subject1 === "out") {
    return py.say("out", { who: who, rank: py.at(t.rank, e.seat), seats: t.seats });
  } else if (subject1 === "hand") {
    return py.say("hand", { who: who, cards: tell_some(t, layout_packed(e.a, e.b, e.c)) });
  } else if (subject1 === "cap") {
    return (e.b ? py.say("no-cards") : py.say("cap", { turns: e.a }));
  } else if (subject1 === "won") {
    return py.say("won", { who: who, others: py.sub(e.a, 1), last: (py.and(t.alive, py.sub(t.alive, 1)) === 0) });
  } else {
    return tell_tell_throw(e, t);
  }
}

function tell_some(t: any, kinds: any): any {
  return py.list((function* (): any { for (const [kind, n] of py.iter(py.sorted(py.items(py.counter(kinds))))) yield py.say(`some-${py.str(py.at(view_ALL_CARDS, kind))}`, { n: n, ...py.fields(tell_things_naming(t, py.at(view_ALL_CARDS, kind))) }); })());
}

function tell_things_naming(t: any, card: any): any {
  return (py.contains(tell_things_SPARE_CARDS, card) ? py.called(py.name_of(py.at(t.spare_names, py.index(tell_things_SPARE_CARDS, card)))) : new py.Dict([]));
}

function layout_packed(a: any, b: any, c: any): any {
  let more: any;
  more = [...(function* (): any { for (const shift of py.iter([0, 4, 8])) yield py.sub(py.and(py.shr(c, shift), 15), 1); })()];
  return [...(function* (): any { for (const card of py.iter([a, b, ...py.iter(more)])) if ((py.compare(card, 0) >= 0)) yield card; })()];
}

function tell_card(t: any, kind: any): any {
  return tell_thing(t, py.at(view_ALL_CARDS, kind));
}

function tell_thing(t: any, name: any, family: any = "thing"): any {
  return py.say(`${family}-${name}`, { ...py.fields(tell_things_naming(t, name)) });
}

function tell_splats(t: any, kind: any): any {
  return ((kind === 4 /* SPLATBALL */) || ((kind >= 6 /* KINDS */) && (py.at(t.spare_does, py.sub(kind, 6 /* KINDS */)) === 1 /* SPLAT */)));
}

function words_answer_of(action: any): any {
  return ((action < 36 /* THROW_SPARE */) ? py.sub(action, 30 /* ANSWER */) : py.sub(py.add(6 /* MORE */, action), 54 /* MORE_ANSWERS */));
}

function tell_tell_throw(e: any, t: any): any {
  let numbers: any, rearranged: any, who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "hit") {
    numbers = new py.Dict([["more", e.a], ["hits", e.b], ["limit", t.hit_limit], ["over", (e.b > t.hit_limit)]]);
    return py.say("hit", { who: who, what: py.at(tell_LANDED, e.c), past: tell_protected(t, e.seat), ...py.fields(numbers) });
  } else if (subject1 === "walls_fall") {
    return tell_stops(t, e.seat, 0 /* FORM_WALL */, e.a, e.b, "falls");
  } else if (subject1 === "forts_fall") {
    return tell_stops(t, e.seat, 1 /* FORM_CRACKED */, e.a, e.b, "falls");
  } else if (subject1 === "wreck") {
    return tell_stops(t, e.seat, 2 /* FORM_FRESH */, 1, e.a, "falls");
  } else if (subject1 === "crack") {
    return tell_stops(t, e.seat, 2 /* FORM_FRESH */, 1, e.a, "cracks");
  } else if (subject1 === "spare_falls") {
    return tell_stops(t, e.seat, py.sub(py.add(3 /* FORM_SPARE */, e.a), 6 /* KINDS */), 1, e.b, "falls");
  } else if (subject1 === "stood") {
    return tell_stops(t, e.seat, e.a, e.b, e.c, "stays");
  } else if (subject1 === "sideways") {
    return py.say("sideways", { who: who, hits: t.sideways_hits });
  } else if (subject1 === "pile_lost") {
    return py.say("pile-lost", { who: who, card: tell_card(t, e.a), left: py.add(py.and(py.shr(t.piles, e.seat), 1), py.at(t.more_piles, e.seat)) });
  } else {
    rearranged = subject1;
    return py.say(py.get(new py.Dict([["upright", "upright"], ["swap", "swap"]]), rearranged, "slide"), { who: who });
  }
}

function tell_protected(t: any, seat: any): any {
  let shelters: any;
  shelters = [...(function* (): any { for (const spare of py.iter(py.range(2 /* SPARES */))) if ((py.at(t.spare_does, spare) === 2 /* SHELTER */)) yield py.at(py.at(t.spare_front, seat), spare); })()];
  return py.truthy(py.add(py.add(py.add(py.at(t.walls, seat), py.at(t.forts, seat)), py.at(t.cracked, seat)), py.sum(shelters)));
}

function tell_stops(t: any, seat: any, form: any, n: any, thrown: any, then: any): any {
  let table: any, what: any;
  if ((n === 2)) {
    return py.say("two-stop", { who: py.seat(seat), form: py.at(view_FORMS, form), then: then });
  }
  table = py.at([t.wall_stops, t.cracked_stops, t.fort_stops, t.spare_1_stops, t.spare_2_stops], form);
  what = ((thrown !== 1 /* DOUBLE */) ? "card" : (py.eq(py.at(table, py.at(view_THROWN_AT, 1 /* DOUBLE */)), 2) ? "both" : "half"));
  return py.say("stops", { who: py.seat(seat), by: tell_thing(t, py.at(view_FORMS, form)), what: what, card: tell_card(t, thrown), then: then });
}

function tell_prompt(t: any, me: any): any {
  let ways: any;
  if ((t.phase === 2 /* OVER */)) {
    return py.say("over-won", { winners: py.list((function* (): any { for (const s of py.iter(py.range(t.seats))) if ((py.at(t.rank, s) === 1)) yield py.seat(s); })()) });
  }
  if ((t.phase === 1 /* DEFEND */)) {
    return tell_prompt_protection(t, me);
  }
  if ((t.actor !== me)) {
    return ((t.card === -1 /* NO_CARD */) ? py.say("waiting", { who: py.seat(t.actor) }) : py.say("waiting-drawn", { who: py.seat(t.actor), card: tell_card(t, t.card) }));
  }
  if (t.strategic) {
    return tell_prompt_hand(t, me);
  }
  ways = playable_ways_to_play(t, me, t.card);
  if (py.eq(ways, 0)) {
    return py.say("choose-nothing", { who: py.seat(me), card: tell_card(t, t.card), ...py.fields(obstacles_obstacle(t, me, t.card)) });
  }
  if ((py.truthy(py.and(py.shr(ways, 21 /* PLACE_WALL */), 7)) || py.truthy(py.and(py.shr(ways, 50 /* PLACE_SPARE */), 3)))) {
    return py.say("choose-place", { card: tell_card(t, t.card) });
  }
  return py.say((py.truthy(tell_splats(t, t.card)) ? "choose-pile" : "choose-target"), { card: tell_card(t, t.card) });
}

function tell_prompt_protection(t: any, me: any): any {
  if ((t.actor !== me)) {
    return py.say("waiting-protection", { who: py.seat(t.actor), card: tell_card(t, t.card) });
  }
  return py.say("choose-protection", { who: py.seat(t.player), card: tell_card(t, t.card), pile: tell_splats(t, t.card) });
}

function tell_prompt_hand(t: any, me: any): any {
  let can: any, held: any, what: any;
  held = view_hand(t, me);
  can = py.any((function* (): any { for (const kind of py.iter(py.set(held))) yield playable_ways_to_play(t, me, kind); })());
  what = (!py.truthy(can) ? "choose-discard" : ((t.strategic_discard === 1 /* FREE */) ? "choose-card-or-discard" : "choose-card"));
  return py.say(what, { cards: tell_some(t, held) });
}

function tell_label(move: any, t: any, _me: any): any {
  let m: any;
  m = meaning_meaning(move);
  if ((m.verb === "answer")) {
    return py.say("move-answer", { by: tell_thing(t, m.card, "answer") });
  }
  if ((m.verb === "discard")) {
    return py.say("move-discard", { card: tell_thing(t, m.card) });
  }
  if ((py.compare(m.at, 0) < 0)) {
    return py.say("move-place", { card: tell_thing(t, m.card) });
  }
  if (py.truthy(tell_splats(t, py.index(view_ALL_CARDS, m.card)))) {
    return py.say("move-throw-at-pile", { card: tell_thing(t, m.card), at: py.seat(m.at) });
  }
  return py.say("move-throw", { card: tell_thing(t, m.card), at: py.seat(m.at), hits: cards_hits(t, m.at) });
}

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

function tell_things_things(t: any): any {
  let found: any;
  found = new py.Dict((function* () { for (const [kind, numbers] of py.iter(py.items(tell_things_printed(t)))) if (py.at(t.deck, kind)) yield [`thing-${py.str(py.at(view_ALL_CARDS, kind))}`, numbers]; })());
  found = py.or(found, new py.Dict((function* () { for (const [i, card] of py.iter(py.enumerate(tell_things_SPARE_CARDS))) if (py.at(t.deck, py.add(6 /* KINDS */, i))) yield [`thing-${py.str(card)}`, tell_things_spare(t, i)]; })()));
  if (py.at(t.deck, 5 /* FORT */)) {
    found = py.or(found, new py.Dict([["thing-fresh", new py.Dict([["what", tell_things_stopped(t, "fresh")]])], ["thing-cracked", new py.Dict([["what", tell_things_stopped(t, "cracked")]])]]));
  }
  if (py.at(t.deck, 1 /* DOUBLE */)) {
    found = py.or(found, new py.Dict([["thing-sideways", new py.Dict([["hits", t.sideways_hits], ["upright", t.double_hits]])]]));
  }
  if (t.strategic) {
    found = py.or(found, new py.Dict([["thing-hand", new py.Dict([["cards", t.hand_cards], ["free", (t.strategic_discard === 1 /* FREE */)]])]]));
    if ((t.proving && (t.strategic_discard !== 1 /* FREE */))) {
      found = py.or(found, new py.Dict([["thing-known", new py.Dict([])]]));
    }
  }
  if (t.coin_flip) {
    found = py.or(found, new py.Dict([["thing-small-deck", new py.Dict([])]]));
  }
  return py.or(found, new py.Dict([["thing-hit", new py.Dict([["limit", t.hit_limit]])], ["thing-protection", new py.Dict([["chosen", (t.protection_choice === 1 /* DEFENDER */)]])], ["thing-out", new py.Dict([["limit", t.hit_limit]])], ["thing-draw-pile", new py.Dict([])], ["thing-discard-pile", new py.Dict([])], ["thing-turn-cap", new py.Dict([["turns", t.turn_cap]])]]));
}

function tell_things_printed(t: any): any {
  let needing: any;
  needing = [...(function* (): any { for (const kind of py.iter(py.range(py.len(view_ALL_CARDS)))) if ((py.at(t.deck, kind) && py.truthy(tell_things_flies(t, kind)) && py.at(t.needs, py.at(view_THROWN_AT, kind)))) yield kind; })()];
  return new py.Dict([[0 /* SINGLE */, new py.Dict([["hits", t.single_hits], ["needs", py.truthy(py.at(t.needs, 0 /* SINGLES */))]])], [1 /* DOUBLE */, new py.Dict([["hits", t.double_hits], ["needs", py.truthy(py.at(t.needs, 1 /* DOUBLES */))]])], [2 /* WALL */, new py.Dict([["what", tell_things_stopped(t, "wall")], ["most", tell_things_most(t.most_walls)]])], [3 /* PILE */, new py.Dict([["what", (py.truthy(needing) ? py.say("allows", { what: tell_things_either([...(function* (): any { for (const kind of py.iter(needing)) yield tell_things_one(t, kind); })()]) }) : py.say("allows-nothing"))], ["most", tell_things_most(t.most_piles)]])], [4 /* SPLATBALL */, new py.Dict([["needs", py.truthy(py.at(t.needs, 2 /* SPLATBALLS */))], ["stopped", py.any((function* (): any { for (const stop of py.iter(view_stops(t))) yield py.eq(stop.card, py.at(view_CARDS, 4 /* SPLATBALL */)); })())]])], [5 /* FORT */, new py.Dict([["what", tell_things_stopped(t, "fresh")], ["most", tell_things_most(t.most_forts)]])]]);
}

function tell_things_flies(t: any, kind: any): any {
  return ((py.compare(py.at(view_THROWN_AT, kind), 0) >= 0) && !((kind >= 6 /* KINDS */) && (py.at(t.spare_does, py.sub(kind, 6 /* KINDS */)) === 2 /* SHELTER */)));
}

function tell_things_stopped(t: any, form: any): any {
  let groups: any, kind: any, stop: any, ways: any, what: any;
  groups = new py.Dict([]);
  for (stop of py.iter(view_stops(t))) {
    kind = py.index(view_ALL_CARDS, stop.card);
    if (((stop.by === form) && py.at(t.deck, kind))) {
      what = (!py.eq(kind, 1 /* DOUBLE */) ? tell_things_one(t, kind) : py.say((py.eq(stop.snowballs, 1) ? "half-double" : "both-double")));
      py.append(py.setdefault(groups, stop.then, []), what);
    }
  }
  ways = [...(function* (): any { for (const [then, what] of py.iter(py.items(groups))) yield py.say(`and-${py.str(then)}`, { what: tell_things_either(what) }); })()];
  return (py.truthy(ways) ? tell_things_either(ways, "or-else") : py.say("stops-nothing"));
}

function tell_things_one(t: any, kind: any): any {
  return py.say(`one-${py.str(py.at(view_ALL_CARDS, kind))}`, { ...py.fields(tell_things_naming(t, py.at(view_ALL_CARDS, kind))) });
}

function tell_things_either(choices: any, last: any = "or"): any {
  let choice: any, row: any;
  row = py.at(choices, 0);
  for (choice of py.iter(py.slice(choices, 1, -1))) {
    row = py.say("row-more", { first: row, next: choice });
  }
  return ((py.len(choices) > 1) ? py.say(last, { first: row, last: py.at(choices, -1) }) : row);
}

function tell_things_most(n: any): any {
  return ((n < 30 /* ANY_NUMBER */) ? n : -1);
}

function tell_things_spare(t: any, i: any): any {
  return new py.Dict([...py.items(tell_things_naming(t, py.at(tell_things_SPARE_CARDS, i))), ["does", py.at(tell_things_DOES, py.at(t.spare_does, i))], ["hits", py.at(t.spare_hits, i)], ["needs", py.truthy(py.at(t.needs, py.at(view_THROWN_AT, py.add(6 /* KINDS */, i))))], ["what", tell_things_stopped(t, py.at(tell_things_SPARE_CARDS, i))], ["most", tell_things_most(py.at(t.most_spares, i))]]);
}

function words_rule_at(t: any): any {
  let kind: any;
  if ((t.phase === 2 /* OVER */)) {
    return ((py.and(t.alive, py.sub(t.alive, 1)) === 0) ? ["SPLAT-42", "SPLAT-43"] : ["SPLAT-45"]);
  }
  if ((t.phase === 1 /* DEFEND */)) {
    return ["SPLAT-57"];
  }
  if (t.strategic) {
    return ((t.strategic_discard === 1 /* FREE */) ? ["SPLAT-15", "SPLAT-58"] : ["SPLAT-15", "SPLAT-51", "SPLAT-52"]);
  }
  kind = words_like(t, t.card);
  return (py.truthy(playable_ways_to_play(t, t.player, t.card)) ? py.at(words_DECIDES, kind) : ["SPLAT-13", py.get(words_STUCK, kind, "SPLAT-15")]);
}

function words_like(t: any, kind: any): any {
  if ((kind < 6 /* KINDS */)) {
    return kind;
  }
  return py.get(new py.Dict([[2 /* SHELTER */, 2 /* WALL */], [1 /* SPLAT */, 4 /* SPLATBALL */]]), py.at(t.spare_does, py.sub(kind, 6 /* KINDS */)), 0 /* SINGLE */);
}

export const CONTENT: Content[] = [
  { path: "cards.single.hits", field: "single_hits", printed: 1 },
  { path: "cards.double.hits", field: "double_hits", printed: 2 },
  { path: "cards.double.sideways", field: "sideways_hits", printed: 1 },
  { path: "most.piles", field: "most_piles", printed: 1 },
  { path: "most.walls", field: "most_walls", printed: 30, words: shared_14 },
  { path: "most.forts", field: "most_forts", printed: 30, words: shared_14 },
  { path: "hand.cards", field: "hand_cards", printed: 2 },
  { path: "cards.*.needs", field: "needs", printed: [0, 1, 0, 0, 0], of: shared_15, words: shared_16 },
  { path: "stops.wall.*", field: "wall_stops", printed: [1, 1, 0, 1, 1], of: shared_15 },
  { path: "stops.cracked.*", field: "cracked_stops", printed: [1, 1, 0, 1, 1], of: shared_15 },
  { path: "stops.fort.*", field: "fort_stops", printed: [1, 2, 0, 1, 1], of: shared_15 },
  { path: "then.wall.*", field: "wall_then", printed: [0, 0, 0, 0, 0], of: shared_15, words: shared_17 },
  { path: "then.cracked.*", field: "cracked_then", printed: [0, 0, 0, 0, 0], of: shared_15, words: shared_17 },
  { path: "then.fort.*", field: "fort_then", printed: [2, 0, 0, 0, 0], of: shared_15, words: shared_18 },
  { path: "cards.*.name", field: "spare_names", printed: [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], of: tell_things_SPARE_CARDS, called: true },
  { path: "cards.*.does", field: "spare_does", printed: [0, 2], of: tell_things_SPARE_CARDS, words: shared_19 },
  { path: "cards.*.hits", field: "spare_hits", printed: [3, 1], of: tell_things_SPARE_CARDS },
  { path: "most.*", field: "most_spares", printed: [30, 30], of: tell_things_SPARE_CARDS, words: shared_14 },
  { path: "stops.spare-1.*", field: "spare_1_stops", printed: [1, 2, 1, 1, 1], of: shared_15 },
  { path: "stops.spare-2.*", field: "spare_2_stops", printed: [1, 2, 1, 1, 1], of: shared_15 },
  { path: "then.spare-1.*", field: "spare_1_then", printed: [0, 0, 0, 0, 0], of: shared_15, words: shared_17 },
  { path: "then.spare-2.*", field: "spare_2_then", printed: [0, 0, 0, 0, 0], of: shared_15, words: shared_17 },
  { path: "start.walls", field: "start_walls", printed: 0 },
  { path: "start.forts", field: "start_forts", printed: 0 },
  { path: "start.piles", field: "start_piles", printed: 0 },
  { path: "cards.single.copies", field: "single_copies", printed: [54, 54, 54, 54, 54, 54] },
  { path: "cards.single.small", field: "single_small", printed: 54 },
  { path: "cards.*.copies", field: "copies", printed: [[10, 10, 10, 10, 10, 10], [5, 5, 5, 5, 5, 5], [16, 16, 16, 16, 16, 16], [10, 10, 10, 10, 10, 10], [5, 5, 5, 5, 5, 5], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], of: shared_20 },
  { path: "cards.*.small", field: "small", printed: [0, 5, 0, 0, 0, 0, 0], of: shared_20 },
];

const options = (t: Yard): Record<string, boolean | number | string> => ({
  seats: Number(t.seats),
  strategic: t.strategic === 1,
  hit_limit: Number(t.hit_limit),
  two_player_deck: py.at(new py.Dict([[0, "small"], [1, "full"]]), t.two_player_deck),
  protection_choice: py.at(new py.Dict([[0, "auto"], [1, "defender"]]), t.protection_choice),
  strategic_discard: py.at(new py.Dict([[0, "forced"], [1, "free"]]), t.strategic_discard),
  turn_cap: Number(t.turn_cap),
  ...variantOf(t as unknown as Cells, CONTENT),
});

export const speaker: Speaker<Yard, Public, Private> = {
  slug: 'splat',
  read,
  options,
  kinds: (t) => namesOf(t as unknown as Cells, CONTENT),
  public: view_public,
  private: view_private,
  tell: tell_tell,
  prompt: tell_prompt,
  label: tell_label,
  things: tell_things_things,
  rules: words_rule_at,
  names: words_NAMES,
  events: words_EVENTS,
};
