"""Duel by the engine beside duel by its second implementation: options to play by, and what lies differently.

Compared, card by card: every zone; what was played, chosen, not picked, looked at; caps, marks, scores, the fight on the front at
hand; and what a seat or the spectators are shown (section 9), one of them at each decision in turn. Of two copies that nothing
tells apart it does not matter which is taken, and they may change names.

Not compared: the head's bookkeeping (generator, events, number of moves); the engine's place in its list of work (`job`, `ahead`,
`active`, `reach`, `near`, `step`), which shows in who is asked what; when the game is over, what belonged to the last turn. Of
what seats remember only this: the true table is never excluded, Whitewash shows the hand, and with two players a seat is sure of
every card it has seen with the other. How much more it can conclude (`may`, `limit_*`, `aside`) would need a second theory of
knowledge.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

from second.duel import Second
from second.duel_cards import KIND_NAMES, RANK, Card, House
from second.shown import wrongly_shown
from snowyard.games.duel.layout import (
    ABANDONED,
    ACTS,
    ASIDE,
    BOX,
    CACHE,
    DISCARDS,
    DRAW,
    FALLING,
    FATES,
    HAND,
    INCOMING,
    LOOK,
    PHASES,
    STOCK,
    TOP,
)
from snowyard.kernel.table import Table

SWITCHES = (
    "quick_start",
    "rocks_dodgeable",
    "removed_card_fizzles",
    "acquire_faceup_only",
    "nearest_empty_fallback",
    "cache_scores",
)
PUBLIC = (
    "counts",
    "extreme",
    "pile",
    "face_up",
    "capped",
    "marked",
    "final",
    "final_turns",
    "front",
    "fronts_left",
    "turn",
    "phase",
    "actor",
)
DRAFT = ("pick 1", "pick 2", "keep")
DECK = {"B1": 2, "B2": 2, "B3": 2, "A1": 1, "A2": 2, "A3": 1, "A4": 2, "A5": 2}


def options(luck: random.Random) -> dict[str, Any]:
    """Every combination that is allowed."""
    standards, alternates = luck.sample(range(1, 5), 2), luck.sample(range(1, 4), 2)
    pairs = [f"X{x} for E{e}" for x, e in zip(alternates, standards, strict=True)]
    chosen: dict[str, Any] = {name: luck.random() < 0.4 for name in SWITCHES}
    chosen["seats"] = luck.choice((2, 2, 3, 4))
    chosen["alt_extremes"] = luck.choice(("none", "0", "1", "2", pairs[0], ", ".join(pairs), ", ".join(pairs)))
    return chosen


def card(number: int) -> Card:
    return Card(KIND_NAMES[number // 4], number % 4)


ALL_CARDS = [card(number) for number in range(4 * len(KIND_NAMES))]
BIT = {held: 1 << number for number, held in enumerate(ALL_CARDS)}


def cards(bits: int) -> list[Card]:
    return [held for held in ALL_CARDS if bits & BIT[held]]


def bits_of(pile: Iterable[Card]) -> int:
    return sum(BIT[held] for held in pile)


class Pile(int):
    """A set of cards, as the engine's word has it; written as cards."""

    def __repr__(self) -> str:
        return "[" + " ".join(f"{kind}.{copy}" for kind, copy in cards(self)) + "]"


def start(table: Table) -> Second:
    """Takes over what everybody was dealt; asserts DUEL-01 to DUEL-03 and DUEL-100 to DUEL-104."""
    t, seats, set_to = table.t, table.seats, table.options
    house = House(**{name: bool(set_to[name]) for name in SWITCHES})
    place = [cards(bits) for bits in t.place.tolist()]
    extremes = extremes_in_use(table)
    for seat in range(seats):
        assert [c.kind for c in place[DRAW + seat]] == ["B1", "B2", "B3"], f"seat {seat} begins with {place[DRAW + seat]}"
        dealt = place[HAND + seat]
        assert "".join(c.kind[0] for c in dealt) == ("AAA" if house.quick_start else "AAAA"), f"seat {seat} was dealt {dealt}"
    decks = 1 if seats == 2 else 2
    wanted = Counter({kind: decks * n for kind, n in DECK.items()}) + Counter(extremes * decks)
    assert Counter(c.kind for pile in place for c in pile) == wanted, "not the cards of the game"
    stock = [c for c in place[STOCK] if c.kind[0] in "EX"]
    assert len(stock) == 2 * seats, f"{stock} are not {2 * seats} Extremes"
    undealt = [c for c in place[STOCK] + place[BOX] if c.kind[0] == "A"] if house.quick_start else []
    box = [c for c in place[BOX] if c not in undealt]
    return Second(house, place[DRAW : DRAW + seats], place[HAND : HAND + seats], stock, undealt, box)


def extremes_in_use(table: Table) -> list[str]:
    """DUEL-101: what the option says, or a random choice that it allows."""
    asked, extremes = table.options["alt_extremes"], [KIND_NAMES[kind] for kind in table.t.extreme]
    wanted = ["E1", "E2", "E3", "E4"]
    if asked in ("1", "2"):
        changed = [(new, old) for new, old in zip(extremes, wanted, strict=True) if new != old]
        assert len({new for new, _ in changed}) == int(asked), f"the Extremes are {extremes} with alt_extremes {asked}"
        assert all(new in ("X1", "X2", "X3") for new, _ in changed), f"the Extremes are {extremes}"
    else:
        for pair in asked.split(", ") if asked != "none" else []:
            wanted[wanted.index(pair[-2:])] = pair[:2]
        assert extremes == wanted, f"the Extremes are {extremes}, not {wanted}"
    return extremes


def zones(second: Second) -> dict[str, int]:
    """Where every card lies."""
    lying: dict[str, int] = {}
    for seat in range(second.seats):
        top = second.piles[seat].top
        lying[f"draw pile of {seat}"] = bits_of(second.draw[seat])
        lying[f"hand of {seat}"] = bits_of(second.hand[seat])
        lying[f"discards of {seat}"] = bits_of(second.discards[seat])
        lying[f"kept by {seat}"] = bits_of(second.kept[seat])
        lying[f"cache of {seat}"] = bits_of(second.cache[seat])
        lying[f"coming to {seat}"] = bits_of(held for held, where in second.coming if where == seat)
        lying[f"top of pile {seat}"] = BIT[top] if top else 0
    lying["face-down Arsenal"] = bits_of(second.stock)
    lying["box"] = bits_of(second.box + second.undealt)
    lying["looked at"] = BIT[second.looking[2]] if second.looking else 0
    lying["abandoned"] = bits_of(second.abandoned)
    lying["being abandoned"] = bits_of(held for held, where in second.coming if where < 0)
    return lying


def engine_zones(table: Table) -> dict[str, int]:
    """The same by the engine, which moves a card kept in the draft only when all have chosen."""
    t, lying = table.t, {}
    place, draft = t.place.tolist(), PHASES[t.phase] in DRAFT
    for seat in range(table.seats):
        chosen = sum(1 << number for number in t.chosen[seat].tolist() if number >= 0) if draft else 0
        lying[f"draw pile of {seat}"] = place[DRAW + seat]
        lying[f"hand of {seat}"] = place[HAND + seat] & ~chosen
        lying[f"discards of {seat}"] = 0 if draft else place[DISCARDS + seat]
        lying[f"kept by {seat}"] = place[DISCARDS + seat] | chosen if draft else 0
        lying[f"cache of {seat}"] = place[CACHE + seat]
        lying[f"coming to {seat}"] = place[INCOMING + seat]
        lying[f"top of pile {seat}"] = place[TOP + seat]
    lying["face-down Arsenal"] = place[STOCK]
    lying["box"] = place[BOX]
    lying["looked at"] = place[LOOK]
    lying["abandoned"] = place[ABANDONED]
    lying["being abandoned"] = place[FALLING]
    return lying


def exchange_alike(second: Second, table: Table) -> None:
    """Of two copies that nothing tells apart it is the same which is taken: give them the engine's numbers."""
    ours, theirs = engine_zones(table), zones(second)
    for zone in theirs:
        for mine in cards(theirs[zone] & ~ours[zone]):
            for other in cards(ours[zone] & ~theirs[zone]):
                if second.alike(mine, other):
                    second.swap_names(mine, other)
                    return exchange_alike(second, table)
    return None


def differences(second: Second, table: Table) -> list[str]:
    t, seats = table.t, table.seats
    ours, theirs = engine_zones(table), zones(second)
    if ours != theirs:
        exchange_alike(second, table)
        theirs = zones(second)
    pairs: dict[str, tuple[Any, Any]] = {zone: (Pile(ours[zone]), Pile(theirs[zone])) for zone in theirs}
    looker, look_pile = (second.looking[0], second.looking[1]) if second.looking else (-1, t.look_pile)
    pairs |= {
        "occasion": (PHASES[t.phase], second.occasion),
        "cards in the zones": (t.counts.tolist(), [bits.bit_count() for bits in t.place.tolist()]),
        "pile sizes": (t.pile[:seats].tolist(), [pile.size for pile in second.piles]),
        "tops face up": (t.face_up[:seats].tolist(), [int(pile.face_up) for pile in second.piles]),
        "who put tops back": (t.putter[:seats].tolist(), [pile.putter for pile in second.piles]),
        "capped": (t.capped[:seats].tolist(), [int(capped) for capped in second.capped]),
        "marked": (t.marked[:seats].tolist(), [sum(1 << viewer for viewer in by) for by in second.marked]),
        "final round": (t.final, int(second.final)),
        "turns of the final round": (t.final_turns, second.final_turns),
        "who looks": (t.looker, looker),
        "at which pile": (t.look_pile, look_pile),
        "scores": (t.score[:seats].tolist(), second.score),
        "turn": (t.turn + 1 if second.turn else 0, second.turn),
    }
    if not table.over:
        pairs |= this_turn(second, table)
    if second.front >= 0 and not table.over:
        pairs["front"] = (t.front, second.front)
        pairs["fight"] = (fight(second, table), second_fight(second))
    found = [f"{what}: the engine has {a}, the other {b}" for what, (a, b) in pairs.items() if a != b]
    return found + hidden(second, table, t.decisions % (seats + 1) - 1)


def this_turn(second: Second, table: Table) -> dict[str, tuple[Any, Any]]:
    """What is forgotten when the turn is over."""
    t, seats, everybody = table.t, table.seats, range(table.seats)
    played, place, draft = t.played, t.place.tolist(), PHASES[t.phase] in DRAFT
    drawn = t.unpicked[:seats].tolist()  # the engine does not strike off what has left the discards or become a second card
    unpicked = [drawn[s] & place[DISCARDS + s] & ~played for s in everybody]
    cached = [second.cache_used[s] or any(pick.cached for pick in second.picks[s].values()) for s in everybody]
    chosen = [list(zip(t.chosen[s].tolist(), t.side[s].tolist(), strict=True)) for s in everybody]
    picks = [[(card(number), side) for number, side in row if number >= 0 and not draft] for row in chosen]
    seconds = zip(t.second[:seats].tolist(), t.second_side[:seats].tolist(), t.second_front[:seats].tolist(), strict=True)
    return {
        "played": (Pile(played), Pile(bits_of(second.played))),
        "unpicked": ([Pile(bits) for bits in unpicked], [Pile(bits_of(pile)) for pile in second.unpicked]),
        "cached card played": ([bool(used) for used in t.cached[:seats].tolist()], cached),
        "choices": (picks, [[(pick.card, pick.side) for pick in row.values()] for row in second.picks]),
        "second cards": (
            {s: (front, card(number), side) for s, (number, side, front) in enumerate(seconds) if number >= 0},
            {s: (front, pick.card, pick.side) for s, (front, pick) in second.seconds.items()},
        ),
    }


DONE = ("Barrage", "hit", "none")  # a Barrage that has hit; without a second card the engine may call it No Effect


def fight(second: Second, table: Table) -> list[tuple[str, str, str, bool]]:
    """By end of the front: act, what becomes of it, of its snowball, and whether its player is attacked."""
    t = table.t
    rows = list(zip(t.act.tolist(), t.fate.tolist(), t.snowball.tolist(), t.attacked.tolist(), strict=True))
    lying = [(ACTS[act], FATES[fate], FATES[snowball], bool(attacked)) for act, fate, snowball, attacked in rows]
    for end, seat in enumerate((second.front, (second.front + 1) % second.seats)):
        if second.act[seat] is None and lying[end][:3] == ("No Effect", "none", "none"):
            lying[end] = (*DONE, lying[end][3])
    return lying


def second_fight(second: Second) -> list[tuple[str, str, str, bool]]:
    lying = []
    for seat in (second.front, (second.front + 1) % second.seats):
        # the engine puts second cards into the fight when all are chosen
        done = second.act[seat] is None or (seat in second.barraged and second.occasion == "second card")
        state = DONE if done else (second.name(seat), *second.fates(seat))
        lying.append((*state, second.attacked(seat)))
    return lying


def counted(bits: int) -> list[int]:
    """How many of each kind; copies have other numbers in what a seat is shown."""
    return [(bits >> 4 * kind & 15).bit_count() for kind in range(len(KIND_NAMES))]


def union(piles: Iterable[int]) -> int:
    return reduce(or_, piles, 0)


def hidden(second: Second, table: Table, seat: int) -> list[str]:
    """What this seat (-1: a spectator) is shown and should not be, or is not and should be (section 9)."""
    if table.over:
        return []  # everything is shown
    shown = table.shown(seat)
    found = wrongly_shown(table, seat, shown, PUBLIC)
    place, true = shown.place.tolist(), table.t.place.tolist()
    open_zones = {ABANDONED, FALLING} | {zone + seat for zone in (DRAW, HAND, DISCARDS, CACHE, INCOMING) if seat >= 0}
    open_zones |= {TOP + k for k, pile in enumerate(second.piles) if pile.face_up or (pile.putter == seat and seat >= 0)}
    if second.looking and second.looking[0] == seat:
        open_zones.add(LOOK)
    for zone, bits in enumerate(true):
        wanted = counted(bits) if zone in open_zones else counted(0)
        if counted(place[zone]) != wanted:
            found.append(f"seat {seat} is shown {Pile(place[zone])} in zone {zone}, where {Pile(bits)} lies")
    return found + (misremembered(second, table, seat) if seat >= 0 else [])


def misremembered(second: Second, table: Table, seat: int) -> list[str]:
    """The true table is never excluded, and the drawn cards that Whitewash has shown are known (DUEL-15)."""
    found, true, may = [], table.t.place.tolist(), table.t.may[seat].tolist()
    for other in range(table.seats):
        if other == seat:
            continue
        for zone in (DRAW, HAND, CACHE, INCOMING, DISCARDS):
            thought = may[zone + other] | (may[ASIDE + other] if zone == DISCARDS else 0)
            if true[zone + other] & ~thought:
                found.append(f"seat {seat} excludes {Pile(true[zone + other] & ~thought)}, which lie in zone {zone + other}")
        if seat in second.shown_to[other]:
            elsewhere = union(bits for zone, bits in enumerate(may) if zone != HAND + other)
            if counted(may[HAND + other] & ~elsewhere) != counted(true[HAND + other]):
                found.append(f"seat {seat} was shown {Pile(true[HAND + other])} in the hand of {other} and does not know it")
    if table.seats == 2:
        theirs = [bits for zone, bits in enumerate(may) if zone < TOP and zone % 4 == 1 - seat]
        others = [bits for zone, bits in enumerate(may) if zone >= TOP or zone % 4 != 1 - seat]
        surely = counted(union(theirs) & ~union(others))
        if any(surely[RANK[kind]] < count for kind, count in second.proved[1 - seat].items()):
            found.append(f"seat {seat} has seen {dict(second.proved[1 - seat])} with the other and is sure only of {surely}")
    if (true[STOCK] & ~may[STOCK]) | (true[BOX] & ~may[BOX]):
        found.append(f"seat {seat} excludes cards that lie in the face-down Arsenal or the box")
    return found
