"""Games in which nothing is hidden, solved backwards from their ends: the value of every position, and the best move there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from snowyard.adapters.solving.positions import Chance, Positions
from snowyard.kernel.errors import Refusal

Moves = dict[int, list[Chance]]
Choose = Callable[[bytes], dict[int, float]]
"""How a player plays a position: moves and how likely they are."""


@dataclass
class OpenSolution:
    positions: Positions
    first: list[Chance]
    moves: dict[bytes, Moves]
    """Of every position that can be reached, in an order in which what follows comes first; none where the game is over."""
    worth: dict[bytes, float]
    """What p0 wins from each, if both play perfectly."""

    @property
    def value(self) -> float:
        return expected(self.first, self.worth)

    @property
    def size(self) -> int:
        return len(self.moves)

    def best(self, record: bytes) -> dict[int, float]:
        """The best move (the first of equals)."""
        worth = {action: expected(then, self.worth) for action, then in self.moves[record].items()}
        sign = 1 if self.positions.actor(record) == 0 else -1
        return {max(worth, key=lambda action: (round(sign * worth[action], 12), -action)): 1.0}

    def against(self, seat: int, choose: Choose) -> float:
        """What p0 wins when `choose` plays this seat, and the other seat plays as well as it can against that."""
        worth: dict[bytes, float] = {}
        for record, moves in self.moves.items():
            values = {action: expected(then, worth) for action, then in moves.items()}
            actor = self.positions.actor(record)
            if actor < 0:
                worth[record] = self.worth[record]
            elif actor == seat:
                worth[record] = sum(share * values[action] for action, share in choose(record).items())
            else:
                worth[record] = max(values.values()) if actor == 0 else min(values.values())
        return expected(self.first, worth)


def expected(chances: list[Chance], worth: dict[bytes, float]) -> float:
    return sum(chance * worth[record] for chance, record in chances)


def solve_open(positions: Positions, most: int) -> OpenSolution:
    """Backward induction over every position."""
    if positions.hides:
        raise Refusal("solve", f"{positions.game.slug} hides something with these options: it has no value of a position")
    first = positions.dealt()
    moves: dict[bytes, Moves] = {}
    for _, record in first:
        explore(positions, record, moves, most)
    worth: dict[bytes, float] = {}
    for record, options in moves.items():
        values = [expected(then, worth) for then in options.values()]
        actor = positions.actor(record)
        worth[record] = positions.won(record) if actor < 0 else max(values) if actor == 0 else min(values)
    return OpenSolution(positions, first, moves, worth)


def explore(positions: Positions, begin: bytes, moves: dict[bytes, Moves], most: int) -> None:
    """All positions that follow from one, those that come later in a game first. No position comes twice in a game, since turns
    are counted."""
    waiting: list[tuple[bytes, Moves | None]] = [(begin, None)]
    while waiting:
        record, options = waiting.pop()
        if record in moves:
            continue
        if options is None:
            options = {} if positions.actor(record) < 0 else {a: positions.after(record, a) for a in positions.legal(record)}
            waiting.append((record, options))
            waiting.extend((then, None) for outcomes in options.values() for _, then in outcomes if then not in moves)
        else:
            moves[record] = options
            if len(moves) > most:
                raise Refusal("solve", f"the game has more than {most:,} positions; make it smaller, or allow more")
