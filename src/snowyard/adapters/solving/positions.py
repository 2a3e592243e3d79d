"""All that can follow from a position, with the chance of each: what both solvers walk through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from snowyard.adapters.shared import SharedGame
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table

Chance = tuple[float, bytes]

TRACES = ("given", "given_at", "given_count", "made", "made_count", "wanted", "news", "misload")
"""What a record keeps of the dice of its last move."""
EVENTS = ("event", "event_count", "decisions")
SOME_GENERATOR = (1, 2, 3, 4)
"""Any will do, since all dice are loaded; but none of zeros only, which would never move on."""


class Positions:
    """The positions of one game for two, as bytes. `forgets` names fields that only tell what was rolled last and change nothing
    that can happen: where nothing is hidden, positions that differ in them only are one."""

    def __init__(self, of: Game, options: dict[str, Any], forgets: Sequence[str] = ()) -> None:
        self.game, self.shared = of, SharedGame(of, options, "")
        self.tried = 0
        self.progress: Callable[[int], None] | None = None
        """Is told how many moves were tried so far."""
        if self.shared.truths.seats != 2:
            raise Refusal("solve", f"only games of two players are solved, not of {self.shared.truths.seats}")
        self.hides = self.shared.truths.hides
        unknown = [name for name in forgets if name not in of.layout.fields]
        if unknown:
            raise Refusal("solve", f"a table of {of.slug} has no field {unknown[0]!r} to forget")
        self._keep = self._without(TRACES if self.hides else (*TRACES, *EVENTS, *forgets))

    def _without(self, names: Sequence[str]) -> Any:
        """Bits of a record that are not in these fields."""
        record = np.full(1, -1, np.int64).repeat(self.game.layout.dtype.itemsize // 8).view(self.game.layout.dtype)
        for name in (*names, "generator"):
            record[name] = 0
        return record.view(np.uint64)

    def _bare(self, record: bytes) -> bytes:
        kept = np.frombuffer(record, np.uint64) & self._keep
        kept.view(self.game.layout.dtype)["generator"] = SOME_GENERATOR
        return bytes(kept.tobytes())

    def dealt(self) -> list[Chance]:
        """What the deal can give."""
        return self._joined(self._dealt((), 1.0))

    def _dealt(self, loaded: tuple[int, ...], chance: float) -> Iterator[Chance]:
        faces, record = self.shared.dealt(loaded)
        if not faces:
            yield chance, record
            return
        for result, share in self.shared.outcomes(None, -1, loaded, faces):
            yield from self._dealt((*loaded, result), chance * share)

    def after(self, record: bytes, action: int) -> list[Chance]:
        """What a move can lead to."""
        self.tried += 1
        if self.progress:
            self.progress(self.tried)
        return self._joined(self._after(record, action, (), 1.0))

    def _after(self, record: bytes, action: int, loaded: tuple[int, ...], chance: float) -> Iterator[Chance]:
        faces, then = self.shared.ahead(record, action, loaded)
        if not faces:
            yield chance, then
            return
        for result, share in self.shared.outcomes(record, action, loaded, faces):
            yield from self._after(record, action, (*loaded, result), chance * share)

    def _joined(self, chances: Iterator[Chance]) -> list[Chance]:
        """Equal ones are one."""
        found: dict[bytes, float] = {}
        for chance, record in chances:
            bare = self._bare(record)
            found[bare] = found.get(bare, 0.0) + chance
        return [(chance, record) for record, chance in found.items()]

    def actor(self, record: bytes) -> int:
        return self.shared.actor(record)

    def legal(self, record: bytes) -> list[int]:
        return self.shared.legal(record)

    def shown(self, record: bytes) -> tuple[bytes, ...]:
        return self.shared.shown(record)

    def table(self, record: bytes) -> Table:
        return Table.recall(self.game, record)

    def won(self, record: bytes) -> float:
        """What p0 has won."""
        return float(self.table(record).payoff[0])
