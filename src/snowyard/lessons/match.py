"""A step being played: the table of its position, dice that fall as the step says, and the others' moves."""

from __future__ import annotations

from collections.abc import Sequence

from snowyard.kernel.errors import Refusal
from snowyard.lessons.data import LEARNER, Step, Told, not_id, table_of
from snowyard.match import Match, Seat

SEED = bytes(32)
"""The same luck for everybody: another move than the expected one always shows the same, too."""
SCRIPT = "script"


class StepMatch(Match):
    """One move of the step is one move of the match. After any other move the step has gone astray, until it is taken back."""

    def __init__(self, slug: str, step: Step, names: Sequence[str]) -> None:
        self.step = step
        table = table_of(slug, step)
        players = [Seat(name, "" if seat == LEARNER else SCRIPT) for seat, name in enumerate(names[: table.seats])]
        super().__init__(slug, players, seed=SEED, **table.options)
        self.table = table

    @property
    def expects(self) -> Told | None:
        """What the step says about the next move; None: it is over, or astray."""
        return self.step.moves[len(self.moves)] if not self.done and not self.astray else None

    @property
    def done(self) -> bool:
        return len(self.moves) >= len(self.step.moves) and not self.astray

    @property
    def astray(self) -> bool:
        """Was the last move another one than the step expects?"""
        number = len(self.moves)
        if not number:
            return False
        return number > len(self.step.moves) or not self.step.moves[number - 1].wants(self.name_made)

    @property
    def name_made(self) -> str:
        """The last move, as a text."""
        return self.game.name(self.moves[-1].action)

    @property
    def would_mean(self) -> str:
        """The name of the sentence about the move that led astray."""
        return not_id(self.step, self.step.moves[len(self.moves) - 1], self.name_made)

    def load_dice(self, action: int, rolls: Sequence[str]) -> None:
        told = self.expects
        if told is None:
            raise Refusal("lesson", "this step is over")
        self.table.load(told.dice if told.wants(self.game.name(action)) else [])

    def go_back(self) -> None:
        """To before the learner's last move, whatever was rolled since."""
        while self.moves and self.take_back(1)[0].seat != LEARNER:
            pass
