"""A table for programs that play by numbers, one after the other, as quickly as a call from Python can be.

It is played on a quiet record (docs/decisions/03): without events, and in games that keep what every seat has seen without that,
which in duel is most of a move's work. Whoever wants to look at it takes the whole table, and all of that is worked out then, by
playing the moves since the last look again.
"""

from __future__ import annotations

import secrets as system
from typing import Any

from snowyard.kernel import bits, content
from snowyard.kernel.game import Game, game
from snowyard.kernel.machine import CHANGING, MACHINE, has_numba
from snowyard.kernel.machines import go_native
from snowyard.kernel.record import Raw
from snowyard.kernel.table import SEED_BITS, Table


class Quick:
    """One game after the other with the same options."""

    def __init__(self, of: Game, words: Raw) -> None:
        self.game = of
        self._words = words
        self._quiet, self._whole = Table(_quietly(of)), Table(of)
        self._dealt = (0, 0)  # the seed and the number of the game
        self._moves: list[int] = []
        self._told = -1  # so many of the moves lie on the whole table; -1: it is not dealt

    def deal(self, seed: int, index: int = 0) -> int:
        """A new game: game `index` of `seed`. Returns the seat that decides first."""
        seat = self._quiet._deal(self._words, seed, index)
        self._dealt, self._moves, self._told = (int(seed), int(index)), [], -1
        return seat

    @property
    def actor(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self._quiet.actor

    @property
    def over(self) -> bool:
        return self._quiet.actor < 0

    @property
    def seats(self) -> int:
        return self._quiet.seats

    @property
    def actions(self) -> list[int]:
        """The legal moves as action numbers."""
        return self._quiet.actions

    def legal(self) -> bits.Mask:
        """The same as a bit set."""
        return self._quiet.legal()

    def step(self, action: int) -> int:
        """Play a move by its number. Returns the seat that decides next, -1: the game is over. A bad move raises Refusal and
        changes nothing."""
        seat = self._quiet.step(action)
        self._moves.append(action)
        return seat

    @property
    def payoff(self) -> list[float]:
        """What each seat won: 1 in all, shared among joint winners; zeros while the game goes on."""
        return self._quiet.payoff

    def table(self) -> Table:
        """A copy of the whole table, with what the last move did and what everybody knows."""
        if self._told < 0:
            self._whole._deal(self._words, *self._dealt)
        for action in self._moves[max(0, self._told) :]:
            self._whole.step(action)
        self._told = len(self._moves)
        return self._whole.copy()

    def __repr__(self) -> str:
        return f"<{self.game.slug} by numbers, {self.seats} seats, {len(self._moves)} moves, actor {self.actor}>"


def quick(slug: str, *, seed: int | None = None, **options: Any) -> Quick:
    """A new game to be played by numbers: `quick("duel", seats=3, seed=7)`. Without a seed, a random one."""
    of = game(slug)
    table = Quick(of, of.options_words(content.named(options)))
    table.deal(system.randbits(SEED_BITS) if seed is None else seed)
    return table


def _quietly(of: Game) -> Game:
    """The game on quiet records, by native code where there is any. WebAssembly modules have no quiet tables to be stepped."""
    if MACHINE == "wasm" or (MACHINE == CHANGING and not has_numba()):
        return of
    go_native(of.quiet)
    return of.quiet
