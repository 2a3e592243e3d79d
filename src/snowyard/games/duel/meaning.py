"""What the names of moves and the numbers in events mean. The browser asks the same functions, translated."""

from __future__ import annotations

from snowyard.games.duel import layout
from snowyard.games.duel.fight import is_attack, is_dodge
from snowyard.games.duel.layout import (
    ACT_OF,
    CHOOSE,
    E1,
    FROM_ABANDONED,
    KEEP_CARD,
    N,
    OWN_DISCARD,
    PILE,
    PLAY_END,
    PRINTED_ACTIONS,
    RAID_PLAYED,
    S1,
    SNOW_FORT,
    SPARE_ABANDONED,
    SPARE_DISCARD,
    SPARE_KEEP,
    TAKE_SECOND,
    TAKE_TOP,
    X1,
)
from snowyard.games.duel.moves import is_cached, kind_named, side_played
from snowyard.games.duel.tell_cards import ACT_NAMES, act_number
from snowyard.games.duel.words import NAMES
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Part

TOLD = (
    "meaning",
    "keeping",
    "played",
    "fate",
    "flight",
    "KINDS",
    "ACTS",
    "ACT_IDS",
    "SORTS",
    "FATES",
    "DRAFT",
    "EXTREMES",
    "ALTERNATES",
)
"""What the page asks."""
KINDS, ACTS, FATES = layout.KINDS, layout.ACTS, layout.FATES
ACT_IDS = tuple(name.id for name in ACT_NAMES)
"""The sentences that name the acts."""
DRAFT = layout.PHASES[:CHOOSE]
EXTREMES, ALTERNATES = (
    {KINDS[kind]: [ACT_IDS[act] for act in ACT_OF[2 * kind : 2 * kind + 2]] for kind in range(first, end)}
    for first, end in ((E1, X1), (X1, N))
)
"""The sentences that name the acts on their two ends, as printed."""


def sort_of(act: int) -> str:
    """A dodge that attacks, too, is a dodge."""
    if as_python(is_dodge)(act):
        return "dodge"
    return "attack" if as_python(is_attack)(act) else "quiet" if act < SNOW_FORT else "special"


SORTS = tuple(sort_of(act) for act in range(len(ACTS)))
"""What sort of act each is."""
ACTION_OF = {name: action for action, name in enumerate(NAMES)}


class Meaning(Part, rename={"from_": "from"}):
    """`verb`: an end of a card is played, a whole one taken, a pile chosen, or none of these. `from`: where the card comes from.
    `kind`: "" where the name does not say it. `pile`: -1: none."""

    verb: str
    kind: str
    side: int
    from_: str
    pile: int


class PlayedEnd(Part):
    """An end of a card, and the act on it."""

    kind: str
    side: int
    act: int


class Fate(Part):
    """What becomes of an act, and of the snowball that an Offensive Dodge throws; "": of none."""

    act: int
    fate: str
    ball: str


class Flight(Part):
    """A card (null: face down) goes from somebody's place to another; "front": where it was played, "pile": by its number."""

    kind: str | None
    start: str
    start_of: int
    end: str
    end_of: int


def meaning(move: str) -> Meaning:
    action: int = ACTION_OF[move]
    if action < OWN_DISCARD or PLAY_END <= action < SPARE_DISCARD:
        code = as_python(side_played)(action)
        return Meaning("play", KINDS[code // 2], code % 2, "cache" if as_python(is_cached)(action) else "hand", -1)
    if PILE <= action < TAKE_TOP:
        return Meaning("pile", "", 0, "pile", action - PILE)
    place = {TAKE_TOP: "top", TAKE_SECOND: "second", RAID_PLAYED: "played"}.get(action)
    if place is not None:
        return Meaning("take", "", 0, place, -1)
    for first, spare, end, named in ZONES_NAMED:
        if (first <= action < first + S1 and action < PRINTED_ACTIONS) or spare <= action < end:
            return Meaning("take", KINDS[as_python(kind_named)(action, first)], 0, named, -1)
    return Meaning("plain", "", 0, "none", -1)


ZONES_NAMED = (
    (OWN_DISCARD, SPARE_DISCARD, SPARE_ABANDONED, "discards"),
    (FROM_ABANDONED, SPARE_ABANDONED, SPARE_KEEP, "abandoned"),
    (KEEP_CARD, SPARE_KEEP, layout.ACTIONS, "hand"),
)


def keeping(kind: str) -> str:
    """The move that keeps a card of this kind."""
    return f"keep {kind.lower()}"


def played(e: Event) -> PlayedEnd:
    """Of the events "plays" and "second"."""
    code = e.a & 63
    return PlayedEnd(KINDS[code >> 1], code & 1, act_number(e.a))


def fate(e: Event) -> Fate:
    """Of the event "fate": see `meeting` in fight.py."""
    thrown = (e.c >> 11) - 1
    return Fate(e.a, FATES[e.b], FATES[thrown] if thrown >= 0 else "")


def flight(e: Event) -> Flight | None:
    """Where a card goes that an event tells of."""
    match e.kind:
        case "steals":
            return Flight(KINDS[e.b], "front" if e.c % 8 else "discards", e.a, "discards", e.seat)
        case "steals_unseen":
            return Flight(None, "discards", e.a, "discards", e.seat)
        case "abandons":
            return Flight(KINDS[e.a], "front" if e.b else "discards", e.seat, "abandoned", -1)
        case "gives":
            return Flight(KINDS[e.a], "discards", e.seat, "abandoned", -1)
        case "acquires":
            return Flight(KINDS[e.a], "abandoned" if e.b < 0 else "pile", e.b, "discards", e.seat)
        case "acquires_unseen":
            return Flight(None, "pile", e.b, "discards", e.seat)
        case "refines":
            return Flight(None, "pile", e.a, "discards", e.seat)
        case "restocks":
            return Flight(None, "discards", e.seat, "draw", e.seat)
        case "caches":
            return Flight(None, "discards", e.seat, "cache", e.seat)
        case "draws":
            return Flight(None, "draw", e.seat, "hand", e.seat)
    return None
