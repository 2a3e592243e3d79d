"""What each legal move is worth: for hints, and for finding out afterwards where a game was lost."""

from __future__ import annotations

from dataclasses import dataclass, replace

from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table
from snowyard.players.levels import settings_of
from snowyard.players.search import Searcher, Settings, best_of, estimate

THINKS_LIKE = "expert"
EXPLORE = 1.0  # more than a player explores: also what is not best is to be estimated


@dataclass(frozen=True)
class Worth:
    """A legal move: what it should win (1 is a victory) with its standard error, from how many tries."""

    action: int
    move: str
    chance: float
    error: float
    tried: int


@dataclass(frozen=True)
class Analysis:
    """`moves` are all legal moves, the best first: the one the search would rather play, the others by their chances; giving up
    comes last and is worth nothing.
    `chances`: what each seat should win if all go on well, as far as the seat asked can know."""

    seat: int
    moves: list[Worth]
    chances: list[float]
    rounds: int

    def worth(self, action: int) -> Worth:
        return next(worth for worth in self.moves if worth.action == action)


def thinking(table: Table, rounds: int, seconds: float) -> Settings:
    """Like the strongest level, but looking at every move."""
    like = Settings(**settings_of(THINKS_LIKE, table.game))
    return replace(
        like,
        rounds=rounds or (0 if seconds else like.rounds),
        seconds=seconds,
        widen=0.0,
        widest=table.game.actions,
        bias=0.0,
        caution=0.0,
        explore=max(EXPLORE, like.explore),
    )


def analyse(
    table: Table, seat: int | None = None, *, rounds: int = 0, seconds: float = 0.0, seed: int = 0, threads: int = 1
) -> Analysis:
    """What every legal move of the deciding seat is worth, knowing no more than that seat.

    The budget is in rounds or seconds (without either: as many rounds as the strongest level thinks). In rounds the same seed
    gives the same numbers. Other threads run meanwhile; it can be called from any.
    """
    if table.over:
        raise Refusal("game over", "the game is over; there is nothing to decide")
    if seat is not None and seat != table.actor:
        raise Refusal("not your turn", f"p{seat} has nothing to decide now")  # who has, it may not know
    searcher = Searcher(table.game, thinking(table, rounds, seconds), seed, threads=threads)
    known = searcher.estimates(table)
    if not known:  # one legal move beside giving up: it is worth what the table is worth
        (only,) = (action for action in table.actions if action != table.game.gives_up)
        known = [estimate(only, searcher.rounds, float(searcher.won[table.actor]))]
    name, first = table.game.name, best_of(known).action
    moves = [Worth(e.action, name(e.action), e.mean, e.error, e.tried) for e in known]
    moves.sort(key=lambda worth: (worth.action != first, -worth.chance if worth.tried else 1.0, worth.action))
    if table.game.gives_up in table.actions:
        moves.append(Worth(table.game.gives_up, name(table.game.gives_up), 0.0, 0.0, 0))
    return Analysis(table.actor, moves, searcher.chances()[: table.seats], searcher.rounds)
