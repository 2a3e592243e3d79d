"""Why a move of duel cannot be made now."""

from __future__ import annotations

from snowyard.games.duel.knowledge import kinds_in
from snowyard.games.duel.layout import CHOOSE, HAND, KEEP, SECOND
from snowyard.kernel.sentences import Sentence, say
from snowyard.kernel.view import Seen


def why_not(move: str, t: Seen, me: int) -> Sentence | None:
    """`t`: what `me`, who decides, sees. None: the cards on the table say it."""
    cached = move.startswith("play cached")
    if t.phase <= KEEP:
        held = [f"keep {kind.lower()}" for kind in kinds_in(t, t.place[HAND + me])]
        return say("why-rising" if move in held else "why-not-yours")  # DUEL-07, DUEL-05
    if t.phase == CHOOSE and cached:
        return say("why-one-cached" if t.cached[me] else "why-not-cached")  # DUEL-66
    if t.phase == CHOOSE:
        return say("why-not-drawn" if move.startswith("play") else "why-play-first")  # DUEL-16
    if t.phase == SECOND:
        return say("why-not-second")  # DUEL-50
    return None
