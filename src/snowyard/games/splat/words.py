"""The words of splat: names of moves, what draws show, the rules that count now. `check` and `complete` are in check.py."""

from __future__ import annotations

from snowyard.games.splat import playable
from snowyard.games.splat.check import check, complete
from snowyard.games.splat.content import (
    ALL_CARDS,
    ALL_KINDS,
    CARDS,
    DOUBLE,
    FORT,
    KINDS,
    PILE,
    SHELTER,
    SINGLE,
    SPARE_CARDS,
    SPLAT,
    SPLATBALL,
    WALL,
)
from snowyard.games.splat.layout import (
    ACTIONS,
    ANSWER,
    DEFEND,
    DISCARD,
    DISCARD_SPARE,
    EVENTS,
    MORE_ANSWERS,
    OVER,
    SEATS,
    THROW_SPARE,
)
from snowyard.games.splat.options import FREE
from snowyard.games.splat.view import hand
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Seen

__all__ = ["DICE", "EVENTS", "FACES", "FORCED", "GROUPS", "NAMES", "check", "complete", "default_move", "rule_at"]

ANSWERS = (
    "wall",
    "cracked",
    "fresh",
    "two-walls",
    "wall-and-cracked",
    "two-cracked",
    "wall-and-fresh",
    "cracked-and-fresh",
    "two-fresh",
    *SPARE_CARDS,
)
MORE = THROW_SPARE - ANSWER  # answers of the printed game
NAMES = (
    *(f"single p{s}" for s in range(SEATS)),
    *(f"double p{s}" for s in range(SEATS)),
    *(f"splatball p{s}" for s in range(SEATS)),
    "wall",
    "pile",
    "fort",
    *(f"discard {card}" for card in CARDS),
    *(f"answer {answer}" for answer in ANSWERS[:MORE]),
    *(f"{card} p{s}" for card in SPARE_CARDS for s in range(SEATS)),
    *SPARE_CARDS,
    *(f"discard {card}" for card in SPARE_CARDS),
    *(f"answer {answer}" for answer in ANSWERS[MORE:]),
)
GROUPS = tuple(name if not name[-1].isdigit() or " p" not in name else name.split()[0] for name in NAMES)
assert len(NAMES) == len(GROUPS) == ACTIONS

FORCED = ("defend",)
"""What protects lies open on the table; hands may be secret (SPLAT-51)."""

FACES = {-KINDS: CARDS, -ALL_KINDS: ALL_CARDS, **{n: tuple(f"p{s}" for s in range(n)) for n in range(2, SEATS + 1)}}
"""What a draw (of six kinds, or of all) or the lot for the first turn (of so many seats) shows."""
DICE = {-KINDS: "card drawn", -ALL_KINDS: "card drawn", **dict.fromkeys(range(2, SEATS + 1), "seat that starts")}

TIMEOUT_ORDER = (FORT, WALL, PILE, SINGLE, DOUBLE, SPLATBALL, KINDS, KINDS + 1)  # SPLAT-R31
DECIDES = {
    SINGLE: ("SPLAT-16", "SPLAT-19", "SPLAT-20"),
    DOUBLE: ("SPLAT-16", "SPLAT-26"),
    WALL: ("SPLAT-35", "SPLAT-36"),
    PILE: ("SPLAT-24", "SPLAT-38"),
    SPLATBALL: ("SPLAT-40",),
    FORT: ("SPLAT-35", "SPLAT-36"),
}
"""What happens to a card that is played."""
STUCK = {DOUBLE: "SPLAT-25", PILE: "SPLAT-39", SPLATBALL: "SPLAT-41"}
"""Why it cannot be."""


def answer_of(action: int) -> int:
    """Which of ANSWERS it is."""
    return action - ANSWER if action < THROW_SPARE else MORE + action - MORE_ANSWERS


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that govern the decision at hand."""
    if t.phase == OVER:
        return ("SPLAT-42", "SPLAT-43") if t.alive & (t.alive - 1) == 0 else ("SPLAT-45",)
    if t.phase == DEFEND:
        return ("SPLAT-57",)
    if t.strategic:
        return ("SPLAT-15", "SPLAT-58") if t.strategic_discard == FREE else ("SPLAT-15", "SPLAT-51", "SPLAT-52")
    kind = like(t, t.card)
    return DECIDES[kind] if playable.ways_to_play(t, t.player, t.card) else ("SPLAT-13", STUCK.get(kind, "SPLAT-15"))


def like(t: Seen, kind: int) -> int:
    """The printed card that a card is like."""
    if kind < KINDS:
        return kind
    return {SHELTER: WALL, SPLAT: SPLATBALL}.get(t.spare_does[kind - KINDS], SINGLE)


def default_move(t: Seen) -> int:
    """What an absent player does: SPLAT-R31."""
    me = t.actor
    if t.phase == DEFEND:
        return int(as_python(playable.first_answer)(as_python(playable.answers)(t, me, t.card)))
    held = hand(t, me) if t.strategic else [t.card]
    for card in TIMEOUT_ORDER:
        ways = playable.ways_to_play(t, me, card) if card in held else 0
        legal = [action for action in range(ACTIONS) if ways >> action & 1]
        if legal:
            return min(legal, key=lambda action: (seat_at(action) - me) % SEATS if len(legal) > 1 else 0)
    return DISCARD + min(held) if min(held) < KINDS else DISCARD_SPARE + min(held) - KINDS


def seat_at(action: int) -> int:
    """The target of a throw."""
    return (action if action < THROW_SPARE else action - THROW_SPARE) % SEATS
