"""What a roll or a draw can show, and how likely: a die of n faces shows each alike, and a draw says what its pile holds."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import remembers
from snowyard.adapters.desk import single_driver
from snowyard.kernel.game import Game
from snowyard.kernel.record import Record
from snowyard.kernel.table import Table


def trial_layout(of: Game) -> type[Record]:
    """The record to try draws with: dice can be loaded, but it keeps nothing that seats know, where that costs time."""
    if not remembers(of):
        return of.layout
    return type("Trial", (of.layout,), {}, **{size: 0 for size in of.layout.sizes if size != "loaded"})


def shares(faces: int, held: list[int]) -> list[tuple[int, float]]:
    """A die shows each of its faces alike; a draw shows a kind as often as the pile holds it."""
    if faces > 0:
        return [(n, 1.0 / faces) for n in range(faces)]
    return [(kind, cards / sum(held)) for kind, cards in enumerate(held) if cards]


class Chances:
    """Tries moves of one game on copies of a table."""

    def __init__(self, of: Game) -> None:
        self.game, self._driver, self._layout = of, single_driver(of), trial_layout(of)
        self._tables = self._layout.array(2)
        self._rows = self._tables.many
        self.room = len(self._tables[0].given)

    def outcomes(self, record: bytes, action: int, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        """Result and probability of the roll that follows these loaded ones; `faces` as `wanted` has it."""
        return shares(faces, [] if faces > 0 else self.pile(record, action, loaded, -faces).tolist())

    def pile(self, record: bytes, action: int, loaded: tuple[int, ...], kinds: int) -> npt.NDArray[np.int64]:
        """How many cards of each kind lie in the pile that the draw after the loaded ones draws from."""
        self.game.layout.shrink(np.frombuffer(record, np.uint64), self._layout, self._tables.raw[0])
        counts = np.zeros(kinds, np.int64)
        self._driver.pile(self._rows, self._tables.raw, action, np.array(loaded, np.int64), counts)
        return counts


def wanted(table: Table, action: int, loaded: tuple[int, ...]) -> tuple[int, Table]:
    """The next roll of a move after these results (0: none), and the table after it."""
    trial = table.copy()
    trial.load(loaded)
    trial.play(action)
    trial.load(())
    return int(trial.t.wanted), trial
