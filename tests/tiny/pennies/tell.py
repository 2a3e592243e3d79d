from __future__ import annotations

from snowyard.kernel.head import Event
from snowyard.kernel.sentences import Seat, Sentence, say
from snowyard.kernel.view import Seen


def tell(e: Event, t: Seen, me: int) -> Sentence:
    return say("chose", who=Seat(e.seat)) if e.kind == "chose" else say("shown", first=e.a, second=e.b)


def prompt(t: Seen, me: int) -> Sentence:
    return say("ask" if t.actor == me else "wait")
