"""Positions of duel in words: cards by name in named places. docs/positions.md"""

from __future__ import annotations

from typing import Any

from snowyard.games.duel.checks import complete
from snowyard.games.duel.codes import cards_of, code, members, name, one_of, played_name, read_code, read_name, read_played
from snowyard.games.duel.content import N_KINDS
from snowyard.games.duel.layout import (
    ABANDONED,
    ACTS,
    BOX,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    E1,
    FALLING,
    FATES,
    HAND,
    INCOMING,
    KEEP,
    KINDS,
    LOOK,
    NO_EFFECT,
    NO_EFFECT_CARD,
    NONE,
    SEATS,
    STOCK,
    TOP,
    N,
    Yard,
)
from snowyard.games.duel.recall import apart, read_knowledge, write_knowledge
from snowyard.kernel import given as ask
from snowyard.kernel.fields import HEAD

OWN_PLACES = {"draw_pile": DRAW, "hand": HAND, "discards": DISCARDS, "cache": CACHE, "incoming": INCOMING}
PLACES = {"stock": STOCK, "box": BOX, "looked_at": LOOK, "abandoned": ABANDONED, "being_abandoned": FALLING}
PLAYER = (
    *OWN_PLACES,
    "keeps",
    "plays",
    "unpicked",
    "set_apart",
    "second_card",
    "second_front",
    "played_cached",
    "capped",
    "seen_by",
    "score",
)
PILE = ("cards", "top", "face_up", "put_back_by")
STEPS = ("barrage", "level 3", "level 2", "level 1", "done")
JOBS = ("first", "second", "done")
FIGHT = ("front", "fronts_left", "step", "acting", "first", "nearest_pile", "may_reach", "looker", "look_pile", "ends")
END = ("plays", "fate", "snowball", "attacked", "acts")
KEYS = (*HEAD, "final_round", "final_turns", "extremes", "players", "arsenal", *PLACES, "fight", "knowledge")


# ---- writing


def write(t: Yard) -> dict[str, Any]:
    described: dict[str, Any] = {"extremes": [KINDS[kind] for kind in t.extreme]}
    if t.final:
        described["final_round"] = True
    if t.final_turns:
        described["final_turns"] = t.final_turns
    described["players"] = {f"p{s}": write_player(t, s) for s in range(t.seats)}
    described["arsenal"] = [write_pile(t, k) for k in range(t.seats)]
    described |= {word: cards_at(t, zone) for word, zone in PLACES.items() if t.place[zone] or word == "box"}
    fight = write_fight(t)
    knowledge = write_knowledge(t)
    return {**described, **({"fight": fight} if fight else {}), **({"knowledge": knowledge} if knowledge else {})}


def cards_at(t: Yard, zone: int) -> list[str]:
    return [name(t, card) for card in members(t.place[zone])]


def write_player(t: Yard, s: int) -> dict[str, Any]:
    told: dict[str, Any] = {word: cards_at(t, zone + s) for word, zone in OWN_PLACES.items() if t.place[zone + s]}
    chosen = [(t.chosen[s, slot], t.side[s, slot]) for slot in range(2) if t.chosen[s, slot] >= 0]
    if chosen and t.phase <= KEEP:
        told["keeps"] = [code(t, card) for card, _ in chosen]
    elif chosen:
        told["plays"] = [played_name(t, card, side) for card, side in chosen]
    if t.unpicked[s]:
        told["unpicked"] = [code(t, card) for card in members(t.unpicked[s])]
    if t.second[s] >= 0:
        told["second_card"] = played_name(t, t.second[s], t.second_side[s])
        told["second_front"] = t.second_front[s]
    flags = {"set_apart": t.aside[s], "played_cached": t.cached[s], "capped": t.capped[s]}
    told |= {word: True for word, flag in flags.items() if flag}
    if t.marked[s]:
        told["seen_by"] = [f"p{v}" for v in range(t.seats) if t.marked[s] >> v & 1]
    return told | ({"score": t.score[s]} if t.score[s] else {})


def write_pile(t: Yard, k: int) -> dict[str, Any]:
    told: dict[str, Any] = {"cards": t.pile[k]}
    if t.place[TOP + k]:
        told["top"] = cards_at(t, TOP + k)[0]
    if t.face_up[k]:
        told["face_up"] = True
    return told | ({"put_back_by": f"p{t.putter[k]}"} if t.putter[k] >= 0 else {})


def write_fight(t: Yard) -> dict[str, Any]:
    """What is being resolved; between turns, what is left of the last fight."""
    numbers = {"front": t.front, "fronts_left": t.fronts_left, "first": t.ahead, "look_pile": t.look_pile}
    told: dict[str, Any] = {word: n for word, n in numbers.items() if n}
    told |= {"step": STEPS[t.step]} if t.step else {}
    told |= {"acting": JOBS[t.job]} if t.job else {}
    told |= {"nearest_pile": True} if t.near else {}
    told |= {"may_reach": True} if t.reach else {}
    told |= {"looker": f"p{t.looker}"} if t.looker >= 0 else {}
    ends = [write_end(t, end) for end in range(2)]
    return told | ({"ends": ends} if any(ends) else {})


def write_end(t: Yard, end: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if t.card[end] != NO_EFFECT_CARD or t.act[end] != NO_EFFECT:
        told["plays"] = f"{code(t, t.card[end])} {ACTS[t.act[end]]}"
    told |= {word: FATES[fate] for word, fate in (("fate", t.fate[end]), ("snowball", t.snowball[end])) if fate != NONE}
    return told | {word: True for word, flag in (("attacked", t.attacked[end]), ("acts", t.active[end])) if flag}


# ---- reading


def read(t: Yard, given: dict[str, Any]) -> None:
    """Lay what is given. Whoever names a place of cards names all of them; cards that are not named lie in the box."""
    ask.entries("a position of duel", given, KEYS)
    if "extremes" in given:
        read_extremes(t, given["extremes"])
    t.final = ask.flag("final_round", given.get("final_round", False))
    t.final_turns = ask.whole("final_turns", given.get("final_turns", 0), 0, 127)
    if {"players", "arsenal", *PLACES} & set(given):
        read_places(t, given)
        read_fight(t, ask.entries("fight", given.get("fight", {}), FIGHT))
        complete(t, frozenset(("place",)))
        for s in range(t.seats):
            own = given.get("players", {}).get(f"p{s}", {})
            t.aside[s] = apart(t, s) if ask.flag(f"set_apart of p{s}", own.get("set_apart", False)) else 0
        if "knowledge" in given:
            read_knowledge(t, given["knowledge"])


def read_extremes(t: Yard, names: Any) -> None:
    wanted = ask.items("extremes", names)
    if len(wanted) != len(t.extreme):
        raise ask.refuse(f"extremes needs a list of {len(t.extreme)}, not {names!r}")
    for i, kind in enumerate(wanted):
        t.extreme[i] = E1 + ask.index("extremes", kind, KINDS[E1:N])


def read_places(t: Yard, given: dict[str, Any]) -> None:
    players = ask.entries("players", given.get("players", {}), [f"p{s}" for s in range(t.seats)])
    told = [ask.entries(f"p{s}", players.get(f"p{s}", {}), PLAYER) for s in range(t.seats)]
    piles = ask.items("arsenal", given.get("arsenal", []), t.seats)
    arsenal = [ask.entries(f"arsenal pile {k}", piles[k] if k < len(piles) else {}, PILE) for k in range(t.seats)]
    lying = {zone: ask.items(word, given.get(word, [])) for word, zone in PLACES.items()}
    for s, own in enumerate(told):
        lying |= {zone + s: ask.items(f"{word} of p{s}", own.get(word, [])) for word, zone in OWN_PLACES.items()}
    lying |= {TOP + k: [pile["top"]] for k, pile in enumerate(arsenal) if "top" in pile}
    lay_cards(t, lying, "box" in given)
    for k, pile in enumerate(arsenal):
        read_pile(t, k, pile)
    for s, own in enumerate(told):
        read_player(t, s, own)
    t.played = played_now(t) if t.phase > CHOOSE else 0


def lay_cards(t: Yard, lying: dict[int, list[Any]], whole: bool) -> None:
    """Every named card in its place; first those that name their copy, then any copies."""
    t.place[:] = 0
    left = {card for kind in range(N_KINDS) for card in cards_of(t, kind)}
    wanted = [(zone, item, read_name(t, place_word(zone), item)) for zone, items in lying.items() for item in items]
    for zone, item, cards in sorted(wanted, key=lambda each: len(each[2])):
        free = [card for card in cards if card in left]
        if not free:
            raise ask.refuse(f"{item!r} lies in two places, one of them {place_word(zone)}; or there are not so many of it")
        left.remove(free[0])
        t.place[zone] |= 1 << free[0]
    for card in left if not whole else ():
        t.place[BOX] |= 1 << card


def place_word(zone: int) -> str:
    words = {first + s: f"{word} of p{s}" for word, first in OWN_PLACES.items() for s in range(SEATS)}
    words |= {zone: word for word, zone in PLACES.items()}
    return words.get(zone, f"arsenal pile {zone - TOP}")


def read_pile(t: Yard, k: int, pile: dict[str, Any]) -> None:
    t.face_up[k] = ask.flag(f"face_up of arsenal pile {k}", pile.get("face_up", False))
    t.putter[k] = ask.seat("put_back_by", pile["put_back_by"], t.seats) if "put_back_by" in pile else -1
    t.pile[k] = ask.whole(f"cards of arsenal pile {k}", pile.get("cards", int("top" in pile)), 0, 127)


def read_player(t: Yard, s: int, own: dict[str, Any]) -> None:
    where = f"p{s}"
    near = t.place[HAND + s] | t.place[CACHE + s]
    t.chosen[s] = -1
    t.side[s] = 0
    for slot, item in enumerate(ask.items(f"plays of {where}", own.get("plays", []), 2)):
        t.chosen[s, slot], t.side[s, slot] = read_played(t, f"plays of {where}", item, near)
        near &= ~(1 << t.chosen[s, slot])
    for slot, item in enumerate(ask.items(f"keeps of {where}", own.get("keeps", []), 2)):
        t.chosen[s, slot] = one_of(t, f"keeps of {where}", read_name(t, f"keeps of {where}", item), near)
        near &= ~(1 << t.chosen[s, slot])
    t.second[s], t.second_side[s], t.second_front[s] = -1, 0, -1
    if "second_card" in own:
        t.second[s], t.second_side[s] = read_played(t, f"second_card of {where}", own["second_card"], 0)
        t.second_front[s] = ask.whole(f"second_front of {where}", own.get("second_front", 0), 0, t.seats - 1)
    t.unpicked[s] = 0
    for item in ask.items(f"unpicked of {where}", own.get("unpicked", [])):
        likely = t.place[DISCARDS + s] & ~t.unpicked[s]
        t.unpicked[s] |= 1 << one_of(t, f"unpicked of {where}", read_name(t, f"unpicked of {where}", item), likely)
    t.cached[s] = ask.flag(f"played_cached of {where}", own.get("played_cached", False))
    t.capped[s] = ask.flag(f"capped of {where}", own.get("capped", False))
    viewers = {ask.seat(f"seen_by of {where}", v, t.seats) for v in ask.items(f"seen_by of {where}", own.get("seen_by", []))}
    t.marked[s] = sum(1 << v for v in viewers)
    t.score[s] = ask.whole(f"score of {where}", own.get("score", 0), 0, 1000)


def played_now(t: Yard) -> int:
    """The cards that seats have played this turn."""
    cards = [t.chosen[s, 0] for s in range(t.seats)] + [t.chosen[s, 1] for s in range(t.seats)] + t.second[: t.seats].tolist()
    return sum(1 << card for card in {card for card in cards if card >= 0 and card != NO_EFFECT_CARD})


def read_fight(t: Yard, told: dict[str, Any]) -> None:
    for word, field in (("front", "front"), ("fronts_left", "fronts_left"), ("first", "ahead"), ("look_pile", "look_pile")):
        setattr(t, field, ask.whole(f"{word} of the fight", told.get(word, 0), 0, t.seats))
    t.step = ask.index("step of the fight", told.get("step", STEPS[0]), STEPS)
    t.job = ask.index("acting of the fight", told.get("acting", JOBS[0]), JOBS)
    t.near = ask.flag("nearest_pile of the fight", told.get("nearest_pile", False))
    t.reach = ask.flag("may_reach of the fight", told.get("may_reach", False))
    t.looker = ask.seat("looker of the fight", told["looker"], t.seats) if "looker" in told else -1
    ends = ask.items("ends of the fight", told.get("ends", []), 2)
    for end in range(2):
        read_end(t, end, ask.entries("an end of the fight", ends[end] if end < len(ends) else {}, END))


def read_end(t: Yard, end: int, told: dict[str, Any]) -> None:
    where = f"end {end} of the fight"
    t.card[end], t.act[end] = NO_EFFECT_CARD, NO_EFFECT
    if "plays" in told:
        first, _, act = ask.text(where, told["plays"]).partition(" ")
        t.card[end] = one_of(t, where, read_code(t, where, first), t.played)
        kind = t.kind_of[t.card[end]]
        sides = {ACTS[n]: n for n in (t.act_of[2 * kind], t.act_of[2 * kind + 1], NO_EFFECT)}
        t.act[end] = sides[list(sides)[ask.index(f"{where}: the act of {first}", act, list(sides))]]
    t.fate[end] = ask.index(f"fate of {where}", told.get("fate", FATES[NONE]), FATES)
    t.snowball[end] = ask.index(f"snowball of {where}", told.get("snowball", FATES[NONE]), FATES)
    t.attacked[end] = ask.flag(f"attacked of {where}", told.get("attacked", False))
    t.active[end] = ask.flag(f"acts of {where}", told.get("acts", False))
