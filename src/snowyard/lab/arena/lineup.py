"""Who sits where: every line-up of an arena, and its rotations through the seats."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.lab.seated import Seating
from snowyard.lab.simulate import play
from snowyard.players.kinds import PROGRAM, SEARCH, check_kind

PROBED = 200  # random games that tell who plays together


def read_kinds(written: Sequence[str]) -> list[str]:
    """Kinds of players as a person lists them, with commas between. The settings of a search have commas of their own,
    and a program's command is taken whole."""
    kinds: list[str] = []
    for text in written:
        if text.strip().startswith(PROGRAM):
            kinds.append(text.strip())
            continue
        for piece in (part.strip() for part in text.split(",")):
            if kinds and "=" in piece and kinds[-1].startswith(SEARCH) and not piece.startswith(SEARCH):
                kinds[-1] += f",{piece}"
            elif piece:
                kinds.append(piece)
    for kind in kinds:
        check_kind(kind)
    return kinds


def read_players(written: Sequence[str]) -> list[str]:
    """The players of an arena: at least two, each once."""
    players = read_kinds(written)
    if len(set(players)) != len(players):
        raise Refusal("players", "a player is listed twice")
    if len(players) < 2:
        raise Refusal("players", "an arena needs at least two players, such as --players simple,random")
    return players


def sides(of: Game, options: object, seats: int) -> list[int]:
    """The side each seat plays for: its own, or that of its team. Seats that always win together are a team."""
    payoffs = play(of, options, None, seats, 1, 0, PROBED).payoffs
    together = [[bool(np.array_equal(payoffs[:, a], payoffs[:, b])) for b in range(seats)] for a in range(seats)]
    first = [row.index(True) for row in together]
    return [sorted(set(first)).index(seat) for seat in first]


@dataclass(frozen=True)
class Lineup:
    """Players that meet, and every seating in which they do: each player in each place."""

    players: Seating
    seatings: tuple[Seating, ...]


def lineups(players: Sequence[str], side_of: Sequence[int]) -> list[Lineup]:
    """Every table of as many different players as there are sides; with fewer players than sides, every pair of them,
    side by side in turn."""
    places = max(side_of) + 1
    if len(players) >= places:
        return [Lineup(chosen, tuple(_seated(_turned(chosen), side_of))) for chosen in itertools.combinations(players, places)]
    found = []
    for pair in itertools.combinations(players, 2):
        orders = [tuple(pair[(place + turn) % 2] for place in range(places)) for turn in range(2)]
        turned = dict.fromkeys(order for first in orders for order in _turned(first))
        found.append(Lineup(pair, tuple(_seated(turned, side_of))))
    return found


def _turned(order: Seating) -> Iterator[Seating]:
    """An order of players and its rotations."""
    for turn in range(len(order)):
        yield order[turn:] + order[:turn]


def _seated(orders: Iterator[Seating] | dict[Seating, None], side_of: Sequence[int]) -> Iterator[Seating]:
    """The players of the sides, put on their seats."""
    for order in orders:
        yield tuple(order[side] for side in side_of)
