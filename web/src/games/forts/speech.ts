// What forts shows and says. Translated from view.py, tell.py, words.py and what these call in src/snowyard/games/forts by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import { namesOf, variantOf, type Cells, type Content } from '../../engine/content';
import * as py from '../../engine/python';
import type { Speaker } from '../../engine/speaker';
import { read, type Yard } from './record';
import type { Private, Public } from './types';

const view_PHASES = ["act", "react", "pick", "over"];
const view_OUTCOMES = ["miss", "near", "hit", "freeze"];
const tell__BUILT_BY = new py.Dict([[0, "smiley"], [1, "number"], [2, "anything"]]);
const tell_PRINTED_DAMAGE = [10, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const tell_FATES = [py.say("fate-miss"), py.say("fate-near"), py.say("fate-hit"), py.say("fate-freeze")];
const words_NAMES = ["hide", "build brick", "build snowball", ...py.iter((function* (): any { for (const s of py.iter(py.range(8 /* SEATS */))) yield `throw p${py.str(s)}`; })()), ...py.iter((function* (): any { for (const s of py.iter(py.range(8 /* SEATS */))) for (const slot of py.iter(py.range(6 /* SLOTS */))) yield `throw p${py.str(s)} brick ${py.str(slot)}`; })()), "use token", "keep token", ...py.iter((function* (): any { for (const slot of py.iter(py.range(6 /* SLOTS */))) yield `pick brick ${py.str(slot)}`; })())];
const words_EVENTS = ["start", "turn", "hide", "snowball", "build", "brick", "throw", "throw_at_brick", "dodge", "stand", "roll", "miss", "near_miss", "hit", "hit_frozen", "instant_freeze", "brick_hit", "tokens_lost", "out", "cap", "won"];
const shared_7 = new py.Dict([[6, "smiley"]]);
const shared_8 = new py.Dict([[0, "miss"], [1, "near miss"], [2, "hit"], [3, "instant freeze"]]);
const shared_9 = new py.Dict([[0, "falls"], [1, "takes damage"]]);

function view_public(t: any): any {
  return { phase: py.at(view_PHASES, t.phase), player: t.player, starter: t.starter, actions_left: t.actions_left, target: ((t.target >= 0) ? t.target : null), damage: t.damage, roll: (t.outside ? [view_face(t.outside), t.inside] : null), players: [...(function* (): any { for (const s of py.iter(py.range(t.seats))) yield view_player(t, s); })()], most: { hit_points: t.start_hit_points, freeze_points: t.start_freeze_points, brick_points: t.brick_points, slots: t.slots, actions: t.actions, warmth: t.warmth }, faces: view_faces(t), damages: py.list(t.damage_of), throws: view_throws(t) };
}

function view_face(outside: any): any {
  return ((outside === 6 /* SMILEY */) ? "S" : py.str(outside));
}

function view_player(t: any, s: any): any {
  let freeze_points: any, hit_points: any;
  [hit_points, freeze_points] = [py.at(t.hit_points, s), py.at(t.freeze_points, s)];
  return { hit_points: hit_points, freeze_points: freeze_points, frozen: ((py.compare(hit_points, 0) > 0) && py.eq(freeze_points, 0)), hide_tokens: py.at(t.hide_tokens, s), snowballs: py.at(t.snowballs, s), bricks: py.list(py.at(t.brick, s)), out: py.eq(hit_points, 0), rank: py.at(t.rank, s) };
}

function view_faces(t: any): any {
  return [...(function* (): any { for (const n of py.iter(t.outside_faces)) yield view_face(n); })()];
}

function view_throws(t: any): any {
  return [...(function* (): any { for (const bricks of py.iter(py.range(py.add(6 /* SLOTS */, 1)))) yield [...(function* (): any { for (const n of py.iter(t.outside_faces)) yield py.at(view_OUTCOMES, rules_outcome_of(t, n, bricks)); })()]; })()];
}

function rules_outcome_of(t: any, outside: any, standing: any): any {
  let does: any;
  if ((outside === 6 /* SMILEY */)) {
    does = t.on_smiley;
  } else if (((outside === 1) && (standing === 0))) {
    does = t.on_dodge;
  } else if ((outside < standing)) {
    does = t.on_smaller;
  } else {
    does = ((outside === standing) ? t.on_equal : t.on_greater);
  }
  return ((py.eq(does, 1 /* NEARLY */) && (standing === 0)) ? 0 /* MISSES */ : does);
}

function view_private(__t: any, __me: any): any {
  return {  };
}

function tell_tell(e: any, t: any, _me: any): any {
  let built: any, who: any;
  who = py.seat(e.seat);
  const subject1 = e.kind;
  if (subject1 === "start") {
    return py.say("start", { who: who });
  } else if (subject1 === "turn") {
    return py.say("turn", { who: who, tokens: e.a });
  } else if (subject1 === "hide") {
    return py.say("hide", { who: who, tokens: e.a, points: e.b });
  } else if (subject1 === "snowball") {
    return py.say("snowball", { who: who, balls: e.a });
  } else if (subject1 === "build") {
    return py.say("build", { who: who });
  } else if (subject1 === "brick") {
    built = ((e.a < 0) ? "no-brick" : "brick");
    return py.say(built, { who: who, slot: tell_place(t, e.seat, e.a), points: e.b, by: py.at(tell__BUILT_BY, e.c) });
  } else if (subject1 === "throw") {
    return py.say("throw", { who: who, at: py.seat(e.a) });
  } else if (subject1 === "throw_at_brick") {
    return py.say("throw-at-brick", { who: who, at: py.seat(e.a), slot: tell_place(t, e.a, e.b) });
  } else if (subject1 === "dodge") {
    return py.say("dodge", { who: who, tokens: e.a });
  } else if (subject1 === "stand") {
    return py.say("stand", { who: who, tokens: e.a });
  } else if (subject1 === "roll") {
    return py.say("roll", { face: tell_face(e.a), inside: e.b });
  } else if (subject1 === "miss") {
    return py.say("miss", { who: who, bricks: e.a });
  } else if (subject1 === "near_miss") {
    return py.say("near-miss", { who: who, points: e.a, bricks: e.b });
  } else if (subject1 === "hit") {
    return py.say("hit", { who: who, points: e.a, left: e.b, bricks: e.c });
  } else if (subject1 === "hit_frozen") {
    return py.say("hit-frozen", { who: who, points: e.a, left: e.b, bricks: e.c });
  } else if (subject1 === "instant_freeze") {
    return py.say("instant-freeze", { who: who, points: e.a, left: e.b });
  } else if (subject1 === "brick_hit") {
    return tell_tell_brick(e, t);
  } else if (subject1 === "tokens_lost") {
    return py.say("tokens-lost", { who: who, tokens: e.a });
  } else if (subject1 === "out") {
    return py.say("out", { who: who, by: py.seat(e.a), balls: e.b });
  } else if (subject1 === "cap") {
    return py.say("cap", { turns: e.a });
  } else {
    return py.say("won", { who: who, others: py.sub(e.a, 1) });
  }
}

function tell_place(t: any, seat: any, slot: any): any {
  return py.add(1, py.sum((function* (): any { for (const points of py.iter(py.slice(py.at(t.brick, seat), undefined, py.max([0, slot])))) if ((py.compare(points, 0) > 0)) yield 1; })()));
}

function tell_face(outside: any): any {
  return ((outside === 6 /* SMILEY */) ? "smiley" : py.str(outside));
}

function tell_tell_brick(e: any, t: any): any {
  let at_once: any, slot: any;
  [slot, at_once] = [tell_place(t, e.seat, e.a), ((e.c === 0) && (t.outside === 6 /* SMILEY */) && (t.smiley_at_brick === 0 /* FALLS */))];
  if (py.truthy(at_once)) {
    return py.say("brick-destroyed", { who: py.seat(e.seat), slot: slot });
  }
  return py.say("brick-hit", { who: py.seat(e.seat), slot: slot, points: e.b, left: e.c });
}

function tell_prompt(t: any, me: any): any {
  if ((t.phase === 3 /* OVER */)) {
    return py.say("over-won", { winners: py.list((function* (): any { for (const s of py.iter(py.range(t.seats))) if ((py.at(t.rank, s) === 1)) yield py.seat(s); })()) });
  }
  if ((t.actor !== me)) {
    return py.say("waiting", { who: py.seat(t.actor) });
  }
  if ((t.phase === 0 /* ACT */)) {
    return py.say("choose-action", { number: py.sub(py.add(t.actions, 1), t.actions_left), of: t.actions });
  }
  if ((t.phase === 1 /* REACT */)) {
    return py.say("choose-duck", { who: py.seat(t.player), tokens: py.at(t.hide_tokens, me) });
  }
  return py.say("choose-brick", { whose: py.seat(t.target), points: t.damage });
}

function tell_label(move: any, t: any, _me: any): any {
  let m: any, points: any;
  m = meaning_meaning(move);
  if ((m.verb === "throw")) {
    if ((py.compare(m.brick, 0) < 0)) {
      return py.say("move-throw", { at: py.seat(m.at) });
    }
    points = py.at(py.at(t.brick, m.at), m.brick);
    return py.say("move-throw-at-brick", { at: py.seat(m.at), slot: tell_place(t, m.at, m.brick), points: points });
  }
  if ((m.verb === "pick")) {
    return py.say("move-pick-brick", { slot: tell_place(t, t.target, m.brick), points: py.at(py.at(t.brick, t.target), m.brick) });
  }
  return py.say(`move-${py.str(py.join("-", py.split(move)))}`, { points: t.brick_points });
}

function meaning_meaning(move: any): any {
  let slot: any, verb: any, what: any, who: any;
  const subject1 = py.split(move);
  if (py.len(subject1) === 2 && subject1[0] === "throw" && ((who = subject1[1]), true)) {
    return { verb: "throw", at: py.int(py.slice(who, 1)), brick: -1 };
  } else if (py.len(subject1) === 4 && subject1[0] === "throw" && ((who = subject1[1]), true) && subject1[2] === "brick" && ((slot = subject1[3]), true)) {
    return { verb: "throw", at: py.int(py.slice(who, 1)), brick: py.int(slot) };
  } else if (py.len(subject1) === 3 && subject1[0] === "pick" && subject1[1] === "brick" && ((slot = subject1[2]), true)) {
    return { verb: "pick", at: -1, brick: py.int(slot) };
  } else if (py.len(subject1) === 2 && subject1[0] === "build" && ((what = subject1[1]), true)) {
    return { verb: what, at: -1, brick: -1 };
  } else if (py.len(subject1) >= 1 && ((verb = subject1[0]), true)) {
    return { verb: verb, at: -1, brick: -1 };
  }
  return { verb: move, at: -1, brick: -1 };
}

function tell_things(t: any): any {
  let damages: any;
  damages = [...(function* (): any { for (const points of py.iter(t.damage_of)) yield py.int(points); })()];
  return new py.Dict([["thing-hit-points", new py.Dict([["start", t.start_hit_points]])], ["thing-freeze-points", new py.Dict([["start", t.start_freeze_points]])], ["thing-frozen", new py.Dict([["warmth", t.warmth]])], ["thing-hide-token", new py.Dict([["warmth", t.warmth]])], ["thing-brick", new py.Dict([["points", t.brick_points], ["slots", t.slots], ["helps", ((t.on_smaller === 0 /* MISS */) && (t.on_greater === 2 /* HIT */))]])], ["thing-snowball", new py.Dict([["start", t.start_snowballs]])], ["thing-cube", new py.Dict([["faces", py.list((function* (): any { for (const outside of py.iter(t.outside_faces)) yield tell__shown(outside); })())], ["plain", py.eq(damages, tell_PRINTED_DAMAGE)], ["damages", py.list((function* (): any { for (const points of py.iter(damages)) yield py.str(points); })())], ["smaller", py.at(tell_FATES, t.on_smaller)], ["equal", py.at(tell_FATES, t.on_equal)], ["greater", py.at(tell_FATES, t.on_greater)]])], ["thing-smiley", new py.Dict([["does", py.at(tell_FATES, t.on_smiley)], ["falls", (t.smiley_at_brick === 0 /* FALLS */)], ["builds", py.at(tell__BUILT_BY, t.built_by)]])], ["thing-near-miss", new py.Dict([["equal", (py.eq(py.count([t.on_smaller, t.on_equal, t.on_greater, t.on_smiley, t.on_dodge], 1 /* NEAR_MISS */), 1) && (t.on_equal === 1 /* NEAR_MISS */))]])], ["thing-instant-freeze", new py.Dict([])], ["thing-dodge-rule", new py.Dict([["does", py.at(tell_FATES, t.on_dodge)]])], ["thing-turn-cap", new py.Dict([["turns", t.turn_cap_per_player]])]]);
}

function tell__shown(outside: any): any {
  return ((outside === 6 /* SMILEY */) ? py.say("thing-smiley") : py.str(outside));
}

function words_rule_at(t: any): any {
  if ((t.phase === 0 /* ACT */)) {
    return ["FORTS-08", "FORTS-10", "FORTS-15", "FORTS-24"];
  }
  if ((t.phase === 1 /* REACT */)) {
    return ["FORTS-12", "FORTS-13", "FORTS-15"];
  }
  if ((t.phase === 2 /* PICK */)) {
    return ((t.near_miss_chooser === 1 /* OWNER */) ? ["FORTS-46"] : ["FORTS-17"]);
  }
  return ["FORTS-43", "FORTS-44"];
}

export const CONTENT: Content[] = [
  { path: "start.hit_points", field: "start_hit_points", printed: 20 },
  { path: "start.freeze_points", field: "start_freeze_points", printed: 10 },
  { path: "start.snowballs", field: "start_snowballs", printed: 3 },
  { path: "start.bricks", field: "start_bricks", printed: 3 },
  { path: "wall.slots", field: "slots", printed: 6 },
  { path: "wall.brick_points", field: "brick_points", printed: 10 },
  { path: "turn.actions", field: "actions", printed: 3 },
  { path: "hide.freeze_points", field: "warmth", printed: 1 },
  { path: "cube.outside", field: "outside_faces", printed: [1, 2, 3, 4, 5, 6], words: shared_7 },
  { path: "cube.inside", field: "damage_of", printed: [10, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { path: "throw.smiley", field: "on_smiley", printed: 3, words: shared_8 },
  { path: "throw.smaller", field: "on_smaller", printed: 0, words: shared_8 },
  { path: "throw.equal", field: "on_equal", printed: 1, words: shared_8 },
  { path: "throw.greater", field: "on_greater", printed: 2, words: shared_8 },
  { path: "throw.dodge", field: "on_dodge", printed: 0, words: shared_8 },
  { path: "brick.smiley", field: "smiley_at_brick", printed: 0, words: shared_9 },
  { path: "brick.builds", field: "built_by", printed: 0, words: tell__BUILT_BY },
];

const options = (t: Yard): Record<string, boolean | number | string> => ({
  seats: Number(t.seats),
  near_miss_chooser: py.at(new py.Dict([[0, "thrower"], [1, "owner"]]), t.near_miss_chooser),
  turn_cap_per_player: Number(t.turn_cap_per_player),
  ...variantOf(t as unknown as Cells, CONTENT),
});

export const speaker: Speaker<Yard, Public, Private> = {
  slug: 'forts',
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
