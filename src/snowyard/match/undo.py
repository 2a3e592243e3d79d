"""What taking back would void: the one place that says so, for tables in Python and on a server. A table in the page asks
`undoReach` of web/src/engine/match.ts, which says the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from snowyard.kernel.table import SOMEBODY, SPECTATOR

if TYPE_CHECKING:
    from snowyard.match.match import Match


@dataclass(frozen=True)
class Reach:
    """The last `count` moves would be void; `others`: the seats that made some of them. `why`: none can be, for this reason."""

    count: int = 0
    others: tuple[int, ...] = ()
    why: str = ""


def reach(
    match: Match, seat: int, actor: int | None = None, is_open: Callable[[int], bool] | None = None, most: int | None = None
) -> Reach:
    """How far back this seat's last move lies: never across a roll, a secret that came to light, one that was decided in secret,
    or a move that is final. Whether the others mind is for the caller to ask. Where the caller knows: `actor`: whom this seat
    sees deciding; `is_open`: did everybody see whose move this was, by its number? `most`: no more moves than so many."""
    if (match.table.seen(seat).actor if actor is None else actor) == SOMEBODY:
        return Reach(why="somebody is being asked in secret")  # what happens meanwhile must not show, not even here
    others: set[int] = set()
    played = len(match.moves)
    first = match.beginning.moves if match.beginning is not None else 0
    for number in range(played, first if most is None else max(first, played - most), -1):
        move = match.moves[number - 1]
        if move.news:
            return Reach(why="dice were rolled or something hidden has come to light since")
        if move.action in match.game.never_undone:
            own = f"{match.game.name(move.action)!r} is never taken back"
            return Reach(why=own if move.seat == seat else "somebody has made a move since that is never taken back")
        if move.seat == seat:
            return Reach(played - number + 1, tuple(sorted(others)))
        if not (_was_open(match, number) if is_open is None else is_open(number)):
            return Reach(why="something was decided in secret since")
        others.add(move.seat)
    return Reach(why="there is no move of yours to take back")


def _was_open(match: Match, number: int) -> bool:
    """Did everybody see whose decision move `number` was?"""
    return bool(match.at(number - 1).seen(SPECTATOR).actor == match.moves[number - 1].seat)
