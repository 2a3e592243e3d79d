"""What the table itself has to say, in the languages that games speak."""

from __future__ import annotations

from collections.abc import Sequence

from snowyard.kernel.sentences import Seat, house, say

SENTENCES = {"time": "time", "undo": "undo", "end": "resigned", "continued": "continued"}
"""The sentence of a cause that the game's own events do not tell."""


def line(cause: str, seat: int, viewer: int, names: Sequence[str], lang: str) -> str:
    """What the table itself says about a line to a viewer; '' where the game's events say it all."""
    if seat < 0 or cause not in SENTENCES:
        return ""
    return house(lang).text(say(SENTENCES[cause], who=Seat(seat)), viewer, names)


def resignation(loser: int, viewer: int, names: Sequence[str], lang: str) -> str:
    return house(lang).text(say("resigned-won", who=Seat(loser), other=Seat(1 - loser)), viewer, names)


def choosing(own: Sequence[str], missing: Sequence[int], names: Sequence[str], lang: str) -> str:
    """To somebody who waits while others choose: what they have chosen themselves (if they have), and who is missing."""
    told = [say("choice-made", choice="; ".join(own))] if own else []
    waits = say("choosing", who=tuple(Seat(seat) for seat in missing)) if missing else say("waiting-for-somebody")
    return " ".join(house(lang).text(sentence, names=names) for sentence in (*told, waits))
