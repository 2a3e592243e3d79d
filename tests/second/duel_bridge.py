"""Duel by the engine beside duel by its second implementation: options to play by, and what lies differently.

Compared, card by card: every zone, what was played, chosen, not picked and looked at, caps, marks, the fight on the front at
hand, and what a seat or the spectators are shown. Not compared: the head's bookkeeping (generator, events, number of moves); the
engine's place in its work list (`job`, `ahead`, `active`, `reach`); `aside`, `limit_*` and the room of `redeal`, which belong
to what seats remember. Of that (`may`) only this is checked: the true table is never excluded, and what a seat sees is surely
known.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from second.duel import Second
from second.duel_cards import KIND_NAMES, Card, House
from second.shown import wrongly_shown
from snowyard.games.duel.layout import (
    ABANDONED, ACTS, ASIDE, BOX, CACHE, DISCARDS, DRAW, FALLING, FATES, HAND, HIDDEN, INCOMING, LOOK, PHASES, STOCK, TOP, ZONES
)  # fmt: skip
from snowyard.kernel.table import Table

SWITCHES = ("quick_start", "rocks_dodgeable", "removed_card_fizzles", "acquire_faceup_only", "nearest_empty_fallback",
            "cache_scores")  # fmt: skip
PUBLIC = ("counts", "extreme", "pile", "face_up", "capped", "marked", "final", "final_turns", "front", "fronts_left",
          "turn", "phase", "actor")  # fmt: skip
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


def cards(bits: int) -> list[Card]:
    return [card(number) for number in range(64) if int(bits) >> number & 1]


def written(pile: Iterable[Card]) -> list[str]:
    """A pile as it can be compared and read."""
    return sorted(f"{kind}.{copy}" for kind, copy in pile)


def start(table: Table) -> Second:
    """Takes over what everybody was dealt; asserts DUEL-01 to DUEL-03 and DUEL-100 to DUEL-104."""
    t, seats, set_to = table.t, table.seats, table.options
    house = House(**{name: bool(set_to[name]) for name in SWITCHES})
    place = [cards(t.place[zone]) for zone in range(ZONES)]
    extremes = extremes_in_use(table)
    for seat in range(seats):
        assert [c.kind for c in place[DRAW + seat]] == ["B1", "B2", "B3"], f"seat {seat} begins with {place[DRAW + seat]}"
        dealt = place[HAND + seat]
        assert len(dealt) == (3 if house.quick_start else 4) and all(c.kind[0] == "A" for c in dealt), f"seat {seat}: {dealt}"
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


def zones(second: Second) -> dict[str, list[str]]:
    """Where every card lies."""
    lying: dict[str, list[str]] = {}
    for seat in range(second.seats):
        lying[f"draw pile of {seat}"] = written(second.draw[seat])
        lying[f"hand of {seat}"] = written(second.hand[seat])
        lying[f"discards of {seat}"] = written(second.discards[seat])
        lying[f"kept by {seat}"] = written(second.kept[seat])
        lying[f"cache of {seat}"] = written(second.cache[seat])
        lying[f"coming to {seat}"] = written(c for c, where in second.coming if where == seat)
        top = second.piles[seat].top
        lying[f"top of pile {seat}"] = written([top] if top else [])
    lying["face-down Arsenal"] = written(second.stock)
    lying["box"] = written(second.box + second.undealt)
    lying["looked at"] = written([second.looking[2]] if second.looking else [])
    lying["abandoned"] = written(second.abandoned)
    lying["being abandoned"] = written(c for c, where in second.coming if where < 0)
    return lying


def engine_zones(table: Table) -> dict[str, list[str]]:
    """The same by the engine, which moves a card kept in the draft only when all have chosen."""
    t, place, lying = table.t, [cards(bits) for bits in table.t.place], {}
    draft = PHASES[t.phase] in ("pick 1", "pick 2", "keep")
    for seat in range(table.seats):
        chosen = [card(n) for n in t.chosen[seat] if n >= 0] if draft else []
        before = place[DISCARDS + seat] if draft else []
        lying[f"draw pile of {seat}"] = written(place[DRAW + seat])
        lying[f"hand of {seat}"] = written(c for c in place[HAND + seat] if c not in chosen)
        lying[f"discards of {seat}"] = [] if draft else written(place[DISCARDS + seat])
        lying[f"kept by {seat}"] = written(before + chosen)
        lying[f"cache of {seat}"] = written(place[CACHE + seat])
        lying[f"coming to {seat}"] = written(place[INCOMING + seat])
        lying[f"top of pile {seat}"] = written(place[TOP + seat])
    lying["face-down Arsenal"] = written(place[STOCK])
    lying["box"] = written(place[BOX])
    lying["looked at"] = written(place[LOOK])
    lying["abandoned"] = written(place[ABANDONED])
    lying["being abandoned"] = written(place[FALLING])
    return lying


def differences(second: Second, table: Table) -> list[str]:
    t, seats = table.t, table.seats
    ours, theirs = engine_zones(table), zones(second)
    pairs: dict[str, tuple[Any, Any]] = {zone: (ours[zone], theirs[zone]) for zone in theirs}
    everybody = range(seats)
    looker, look_pile = (second.looking[0], second.looking[1]) if second.looking else (-1, t.look_pile)
    pairs |= {
        "occasion": (PHASES[t.phase], second.occasion),
        "cards in the zones": (t.counts.tolist(), [int(bits).bit_count() for bits in t.place]),
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
        pairs["fight"] = (fight(table), second_fight(second))
    found = [f"{what}: the engine has {a}, the other {b}" for what, (a, b) in pairs.items() if a != b]
    return found + hidden(second, table, t.decisions % (seats + 1) - 1)


def this_turn(second: Second, table: Table) -> dict[str, tuple[Any, Any]]:
    """What is forgotten when the turn is over."""
    t, everybody = table.t, range(table.seats)
    unpicked = [t.unpicked[s] & t.place[DISCARDS + s] & ~t.played for s in everybody]  # the engine does not strike off what left
    cached = [second.cache_used[s] or any(pick.cached for pick in second.picks[s].values()) for s in everybody]
    return {
        "played": (written(cards(t.played)), written(second.played)),
        "unpicked": ([written(cards(unpicked[s])) for s in everybody], [written(second.unpicked[s]) for s in everybody]),
        "cached card played": ([bool(t.cached[s]) for s in everybody], cached),
        "choices": ([picks(table, s) for s in everybody], [second_picks(second, s) for s in everybody]),
        "second cards": ([second_card(table, s) for s in everybody], [second_second_card(second, s) for s in everybody]),
    }


def picks(table: Table, seat: int) -> list[tuple[str, int]]:
    """What is chosen for the front with the seat's number and for the one before it."""
    if PHASES[table.t.phase] in ("pick 1", "pick 2", "keep"):
        return []
    chosen = zip(table.t.chosen[seat].tolist(), table.t.side[seat].tolist(), strict=True)
    return [(KIND_NAMES[number // 4] + f".{number % 4}", side) for number, side in chosen if number >= 0]


def second_picks(second: Second, seat: int) -> list[tuple[str, int]]:
    return [(f"{pick.card.kind}.{pick.card.copy}", pick.side) for pick in second.picks[seat].values()]


def second_card(table: Table, seat: int) -> tuple[str, int, int] | None:
    t = table.t
    number = int(t.second[seat])
    return None if number < 0 else (written([card(number)])[0], int(t.second_side[seat]), int(t.second_front[seat]))


def second_second_card(second: Second, seat: int) -> tuple[str, int, int] | None:
    if seat not in second.seconds:
        return None
    front, pick = second.seconds[seat]
    return written([pick.card])[0], pick.side, front


def fight(table: Table) -> list[tuple[str, str, str, bool]]:
    """By end of the front: act, what becomes of it, of its snowball, and whether its player is attacked."""
    t = table.t
    return [
        (ACTS[t.act[end]], FATES[t.fate[end]], FATES[t.snowball[end]], bool(t.attacked[end])) for end in range(2)
    ]


def second_fight(second: Second) -> list[tuple[str, str, str, bool]]:
    ends = (second.front, (second.front + 1) % second.seats)
    lying = []
    for seat in ends:
        fates = ("hit", "none") if second.act[seat] is None else second.fates(seat)
        lying.append((second.name(seat) if second.act[seat] else "Barrage", *fates, second.attacked(seat)))
    return lying


def hidden(second: Second, table: Table, seat: int) -> list[str]:
    """What this seat (-1: a spectator) is shown and should not be, or is not and should be."""
    shown = table.shown(seat)
    found = wrongly_shown(table, seat, shown, PUBLIC)
    return found
