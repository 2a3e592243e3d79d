"""Why a move of forts cannot be made now."""

from __future__ import annotations

from snowyard.games.forts.layout import ACT, REACT
from snowyard.kernel.sentences import Seat, Sentence, say
from snowyard.kernel.view import Seen


def why_not(move: str, t: Seen, me: int) -> Sentence | None:
    """`t`: what `me`, who decides, sees. None: it is simply not the time for it."""
    if t.phase != ACT:
        return say("why-react" if t.phase == REACT else "why-pick")
    match move.split():
        case ["hide"]:
            return say("why-no-wall")  # FORTS-10
        case ["build", "brick"]:
            return say("why-wall-full")  # FORTS-36
        case ["throw", seat, *brick]:
            return why_no_throw(t, me, int(seat[1:]), bool(brick))
    return say("why-no-throw-at-you")  # tokens, and bricks to pick


def why_no_throw(t: Seen, me: int, at: int, at_brick: bool) -> Sentence:
    if at >= t.seats:
        return say("why-nobody")
    if at == me:
        return say("why-yourself")  # FORTS-R11
    if t.hit_points[at] <= 0:
        return say("why-out", who=Seat(at))  # FORTS-41
    return say("why-no-snowball") if t.snowballs[me] == 0 or not at_brick else say("why-no-brick", who=Seat(at))
