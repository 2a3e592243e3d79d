"""One game between players of any kind, with what it took."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from snowyard.kernel.game import Game
from snowyard.kernel.table import Table, deal
from snowyard.players.kinds import Player, player
from snowyard.players.search_machine import go_native_with_search

Seating = tuple[str, ...]
"""The kind of player in each seat."""

Company = dict[tuple[str, int], Player]
"""Players that are kept from game to game: by kind, and the how-manieth of it at the table."""


@dataclass(frozen=True)
class Played:
    """A game that was played: its end, its moves, and what each seat's player took for them."""

    table: Table
    actions: list[int]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    faults: tuple[int, ...]


def played(
    of: Game, options: dict[str, Any], seed: int, seating: Sequence[str], number: int, company: Company | None = None
) -> Played:
    """Deal `number` of a seed, played by these kinds. With a company, its players are used and kept for the next game."""
    known: Company = {} if company is None else company
    go_native_with_search(of)
    table = Table(of)
    deal(table, options, seed, number)
    seated = [_sit(of, known, seed, number, kind, seating[:seat].count(kind)) for seat, kind in enumerate(seating)]
    seats = len(seating)
    actions: list[int] = []
    moves, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    while not table.over:
        seat = table.actor
        start = time.perf_counter()
        action = seated[seat].choose(table)
        took = time.perf_counter() - start
        table.play(action)
        actions.append(action)
        moves[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
    faults = tuple(len(one.faults) for one in seated)
    if company is None:
        close(known)
    return Played(table, actions, tuple(moves), tuple(seconds), tuple(slowest), faults)


def _sit(of: Game, company: Company, seed: int, number: int, kind: str, copy: int) -> Player:
    if (kind, copy) not in company:
        company[kind, copy] = player(kind, of)
    company[kind, copy].begin(luck_for(seed, number, kind, copy))
    return company[kind, copy]


def close(company: Company) -> None:
    for one in company.values():
        one.close()


def luck_for(seed: int, number: int, kind: str, copy: int) -> int:
    """A player's seed for a deal: the same in whichever seat it sits and whomever it meets."""
    text = f"{seed} {number} {kind} {copy}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")
