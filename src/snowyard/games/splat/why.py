"""Why a move of splat cannot be made now."""

from __future__ import annotations

from snowyard.games.splat.content import ALL_CARDS, KINDS, PILE
from snowyard.games.splat.layout import DEFEND
from snowyard.games.splat.meaning import meaning
from snowyard.games.splat.playable import ways_to_play
from snowyard.games.splat.obstacles import obstacle
from snowyard.kernel.sentences import Seat, Sentence, say
from snowyard.kernel.view import Seen


def why_not(move: str, t: Seen, me: int) -> Sentence | None:
    """`t`: what `me`, who decides, sees."""
    m = meaning(move)
    if t.phase == DEFEND:
        return say("why-no-protection" if m.verb == "answer" else "why-defend")
    if m.verb == "answer":
        return say("why-nothing-thrown")
    kind = ALL_CARDS.index(m.card)
    if not holds(t, me, kind):
        return say("why-not-held" if t.strategic else "why-other-card")
    if m.verb == "discard":
        return say("why-no-discard")  # SPLAT-12, SPLAT-51
    if m.at >= 0:
        return why_no_throw(t, me, kind, m.at)
    return say("why-pile-there") if kind == PILE else say("why-enough")


def holds(t: Seen, me: int, kind: int) -> bool:
    if not t.strategic:
        return bool(t.card == kind)
    return bool(t.hand[me][kind] if kind < KINDS else t.spare_hand[me][kind - KINDS])


def why_no_throw(t: Seen, me: int, kind: int, at: int) -> Sentence:
    if at >= t.seats:
        return say("why-nobody")
    if at == me:
        return say("why-yourself")  # SPLAT-16
    if not t.alive >> at & 1:
        return say("why-out", who=Seat(at))  # SPLAT-34
    if not ways_to_play(t, me, kind) and obstacle(t, me, kind)["why"] == "needs-pile":
        return say("why-needs-pile")  # SPLAT-24
    return say("why-no-pile-there", who=Seat(at))  # SPLAT-40
