"""The words of sleds: names of moves, faces of dice, the rules that count now, and why a position cannot be."""

from __future__ import annotations

from snowyard.kernel.view import Seen

from .content import KINDS
from .layout import EVENTS, OVER, Yard
from .options import HAND

__all__ = ["DICE", "EVENTS", "FACES", "GROUPS", "NAMES", "check", "default_move", "rule_at"]

NAMES = tuple(f"push {kind}" for kind in KINDS)
GROUPS = NAMES
FACES = {6: tuple("123456"), -len(KINDS): KINDS}
DICE = {6: "die", -len(KINDS): "card drawn"}


def default_move(t: Seen) -> int:
    """SLEDS-10: the first kind in the hand."""
    return next(kind for kind, cards in enumerate(t.hand[t.actor]) if cards > 0)


def rule_at(t: Seen) -> tuple[str, ...]:
    return ("SLEDS-08", "SLEDS-09") if t.phase == OVER else ("SLEDS-05", "SLEDS-06")


def check(t: Yard) -> str | None:
    """Why this table cannot be, or None."""
    for s in range(t.seats):
        if min(t.hand[s]) < 0 or sum(t.hand[s]) != HAND:
            return f"p{s} holds {sum(t.hand[s])} cards, not {HAND} (SLEDS-03)"
        if not 0 <= t.place[s] <= t.hill:
            return f"place of p{s} is {t.place[s]}, not 0 to {t.hill}"
        if not 0 <= t.rank[s] <= t.seats:
            return f"rank of p{s} is {t.rank[s]}, not 0 to {t.seats}"
    if any(any(cells) for cells in (t.hand[t.seats :].flat, t.place[t.seats :], t.rank[t.seats :])):
        return "there is something where nobody sits"
    for kind, name in enumerate(KINDS):
        cards = t.pile[kind], t.used[kind], sum(t.hand[s, kind] for s in range(t.seats))
        if min(cards) < 0 or sum(cards) != t.copies[kind]:
            return f"there are {sum(cards)} {name} cards, not {t.copies[kind]} (SLEDS-02)"
    if not 0 <= t.die <= 6:
        return f"the die cannot show {t.die}"
    return check_end(t)


def check_end(t: Yard) -> str | None:
    arrived = any(t.place[s] == t.hill for s in range(t.seats))
    last = t.turn >= t.most_turns * t.seats
    if t.turn > t.most_turns * t.seats:
        return "more turns are played than there are (SLEDS-09)"
    if (arrived or last) != (t.phase == OVER):
        return "the game is over when somebody has arrived or the last turn is played, and only then (SLEDS-08, SLEDS-09)"
    for s in range(t.seats):
        ahead = sum(t.place[other] > t.place[s] for other in range(t.seats))
        if t.rank[s] != (1 + ahead if t.phase == OVER else 0):
            return f"rank of p{s} is {t.rank[s]}, which its place does not give"
    return None
