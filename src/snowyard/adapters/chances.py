"""What a roll or a draw can show, and how likely: exactly, for any game, without the game saying it.

A die of n faces shows each alike. For a draw the move is tried on many copies of the table whose generators are set so
that the draw's random number takes evenly spaced values. The shares of the kinds drawn are whole parts of the pile's
size, so they follow exactly from a fine enough spacing: from where one kind gives way to the next.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import Batch
from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table

PROBES = 512
LARGEST_PILE = 120  # fractions of smaller denominators lie further apart than the finest spacing: 1 / (512 * 32)
_TURN = 7  # the generator's first number is its fourth word turned by seven bits, when its first word is 0


class Chances:
    """Tries moves of one game on copies of a table."""

    def __init__(self, slug: str, options: dict[str, Any]) -> None:
        self.batch = Batch(slug, PROBES, seed=0, renew=False, **options)
        self.room = len(self.batch.table(0).t.given)

    def outcomes(self, record: bytes, action: int, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        """Result and probability of the roll that follows these loaded ones; `faces` as `wanted` has it."""
        if faces > 0:
            return [(n, 1.0 / faces) for n in range(faces)]
        return [(kind, float(share)) for kind, share in sorted(self.shares(record, action, loaded).items())]

    def shares(self, record: bytes, action: int, loaded: tuple[int, ...]) -> dict[int, Fraction]:
        """The kinds that a draw can show, with their shares of the pile."""
        numbers = (np.arange(PROBES, dtype=np.uint64) << np.uint64(23)) + np.uint64(1 << 22)
        kinds = self._try(record, action, loaded, numbers)
        changes = np.flatnonzero(kinds[1:] != kinds[:-1])
        if len(changes) == 0:
            return {int(kinds[0]): Fraction(1)}
        edges = [self._edge(record, action, loaded, numbers[at : at + 2], kinds[at]) for at in changes.tolist()]
        pile = next((n for n in range(2, LARGEST_PILE + 1) if all(_parts(edge, n) for edge in edges)), 0)
        if not pile:
            raise Refusal("chance", f"a draw of {self.batch.game.slug} does not come from a pile of at most {LARGEST_PILE} cards")
        bounds = [Fraction(0), *(Fraction(_parts(edge, pile), pile) for edge in edges), Fraction(1)]
        shares: dict[int, Fraction] = {}
        for kind, low, high in zip([*kinds[changes].tolist(), int(kinds[-1])], bounds[:-1], bounds[1:], strict=True):
            shares[kind] = shares.get(kind, Fraction(0)) + high - low
        return shares

    def _edge(self, record: bytes, action: int, loaded: tuple[int, ...], between: Any, first: int) -> tuple[int, int]:
        """The two numbers, closer together, between which the kind changes."""
        low, high = (int(n) for n in between)
        numbers = np.linspace(low, high, PROBES).astype(np.uint64)
        kinds = self._try(record, action, loaded, numbers)
        at = int(np.flatnonzero(kinds != first)[0])
        return int(numbers[at - 1]), int(numbers[at])

    def _try(self, record: bytes, action: int, loaded: tuple[int, ...], numbers: npt.NDArray[np.uint64]) -> Any:
        """The kind drawn after the loaded ones when the generator's next number is each of these."""
        tables, batch = self.batch._tables, self.batch
        tables.raw[:] = np.frombuffer(record, np.uint64)
        fields: Any = tables.records
        fields["given"][:, : len(loaded)] = loaded
        fields["given_at"], fields["given_count"] = 0, len(loaded)
        words = numbers.astype(np.uint32)
        fields["generator"][:, 0] = 0
        fields["generator"][:, 1:3] = 1
        fields["generator"][:, 3] = (words >> np.uint32(_TURN)) | (words << np.uint32(32 - _TURN))
        batch.packed[:] = np.uint64(0xFFFFFFFFFFFFFFFF)
        batch._play(np.full(PROBES, action, np.int64))
        return fields["made"][:, len(loaded), 0].copy()


def _parts(edge: tuple[int, int], pile: int) -> int:
    """How many whole parts of this pile lie below the edge; 0 if the edge is at no whole number of parts."""
    low, high = edge
    parts = -(-high * pile // 2**32) if high * pile % 2**32 == 0 else high * pile // 2**32
    return parts if parts * 2**32 > low * pile else 0


def wanted(table: Table, action: int, loaded: tuple[int, ...]) -> tuple[int, Table]:
    """The next roll of a move after these results (0: none), and the table after it."""
    trial = table.copy()
    trial.load(loaded)
    trial.play(action)
    trial.load(())
    return int(trial.t.wanted), trial
