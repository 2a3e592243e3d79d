"""Those who decide now at a table, each with the table as it lies before them: one seat, or several that choose at the same time.
What they choose is kept in the log and outside the game until all have chosen (docs/decisions/24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from snowyard.kernel.table import Table
from snowyard.match import together
from snowyard.server.messages import MoveChoice
from snowyard.server.views import Views


@dataclass(frozen=True)
class Turn:
    """A seat that decides now. `table`, with its views, lies before its next decision; once it has chosen all, before its last:
    what that leads to depends on the others. `start`: the table before the first of its `decisions`. `known`: the viewers who may
    know that it is asked. `choices`: what it has chosen so far."""

    seat: int
    start: Table
    decisions: int
    known: frozenset[int]
    table: Table
    views: Views
    choices: tuple[str, ...] = ()

    @property
    def done(self) -> bool:
        return len(self.choices) >= self.decisions

    def having(self, choices: Sequence[str]) -> Turn:
        """The same once it has chosen these."""
        table, views = self.start, self.views
        if played := choices[: self.decisions - 1]:
            table, views = table.copy(), Views(views)
            for move in played:
                table.play(move)
        return replace(self, table=table, views=views, choices=tuple(choices))

    def labels(self, names: Sequence[str], lang: str) -> list[MoveChoice]:
        """Its choices, as their buttons called them."""
        label, table, made = self.start.game.speech(lang).label, self.start.copy(), []
        for number, move in enumerate(self.choices, 1):
            made.append(MoveChoice(move, label(move, table.seen(self.seat), self.seat, list(names))))
            if number < self.decisions:
                table.play(move)
        return made


def turns(table: Table, views: Views, viewers: Iterable[int]) -> list[Turn]:
    """Everybody who decides now, in the order in which the game asks them; `views`: of this table."""
    made = []
    for asked in together(table):
        own = views if asked.table is table else Views(views)
        known = frozenset(viewer for viewer in viewers if own.seen(asked.table, viewer).actor == asked.seat)
        made.append(Turn(asked.seat, asked.table, asked.decisions, known, asked.table, own))
    return made
