"""What sleds says, as sentences and their numbers."""

from __future__ import annotations

from snowyard.kernel.head import Event
from snowyard.kernel.sentences import Arg, Seat, Sentence, say
from snowyard.kernel.view import Seen

from .content import KINDS
from .layout import OVER


def tell(e: Event, t: Seen, me: int) -> Sentence:
    """What happened; `t`: the table after the move."""
    who = Seat(e.seat)
    match e.kind:
        case "drew":
            return say("drew", who=who, card=card(e.a))
        case "push":
            return say("push", who=who, card=card(e.a), die=e.b)
        case "slid":
            return say("slid", who=who, steps=e.a, left=e.b)
        case "tumbled":
            return say("tumbled", who=who, needs=e.a)
        case "bumped":
            return say("bumped", who=who, place=e.a)
        case "cap":
            return say("cap", turns=e.a)
        case "won":
            return say("won", who=who, others=e.a - 1)
        case _:
            return say("start", who=who)


def card(kind: int) -> Sentence:
    return say(f"thing-{KINDS[kind]}")


def prompt(t: Seen, me: int) -> Sentence:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        return say("over-won", winners=tuple(Seat(s) for s in range(t.seats) if t.rank[s] == 1))
    if t.actor != me:
        return say("waiting", who=Seat(t.actor))
    return say("choose-card", left=t.hill - t.place[me])


def label(move: str, t: Seen, me: int) -> Sentence:
    """What the button of a move says."""
    kind = KINDS.index(move.split()[1])
    return say("move-push", card=card(kind), steps=t.steps[kind], needs=t.needs[kind])


def things(t: Seen) -> dict[str, dict[str, Arg]]:
    """What can be looked up: the sentence that names it, and the numbers of its `.about`."""
    cards: dict[str, dict[str, Arg]] = {
        f"thing-{name}": {"steps": t.steps[kind], "needs": t.needs[kind], "copies": t.copies[kind]}
        for kind, name in enumerate(KINDS)
    }
    return {**cards, "thing-bump": {"back": t.bump}, "thing-hill": {"places": t.hill}}
