"""Ratings: Bradley and Terry's model, fitted by the library choix, with bootstrap intervals.

At a table of several players the winner has beaten every other one there. In Luce's model (which is Bradley and Terry's
for more than two) who wins, given that one of two players does, depends on those two alone, so the counts of pairs
suffice. Shared wins count in parts. Deals are drawn again for the intervals, not games: the games of one deal share
its dice and cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal
from snowyard.lab.arena.ledger import ArenaGame

ELO = 400 / math.log(10)  # points for a factor e in the odds
MIDDLE = 1500
RESAMPLED = 400
WHOLE = 1e-9
PRIOR = 0.5  # of a win each way between any two who met: a rating stays finite when one has lost every game

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A player's rating in Elo points round 1500, with its 95 % interval, and what it won."""

    player: str
    rating: float
    low: float
    high: float
    games: int
    share: float  # of the games it sat in
    even: float  # what it would have won among equals
    milliseconds: float  # a move
    slowest: float  # move, milliseconds
    faults: int


def wins(games: Sequence[ArenaGame], players: Sequence[str]) -> dict[int, Floats]:
    """For each deal: wins[i, j], how often i won over j."""
    number = {player: i for i, player in enumerate(players)}
    found: dict[int, Floats] = {}
    for game in games:
        if not set(game.seating) <= set(number):
            continue
        counts = found.setdefault(game.deal, np.zeros((len(players), len(players))))
        in_teams = sum(game.won) > 1 + WHOLE
        for seat, player in enumerate(game.seating):
            for other, opponent in enumerate(game.seating):
                if player != opponent and not (in_teams and game.won[seat] == game.won[other]):
                    counts[number[player], number[opponent]] += game.won[seat]
    return found


def fitted(counts: Floats) -> Floats:
    """Elo ratings round 1500 from counts of wins."""
    try:
        import choix
    except ImportError as missing:
        raise Refusal("package", f"ratings need the package choix: install snowyard[lab] ({missing})") from None
    met = (counts + counts.T) > 0
    weights = choix.ilsr_pairwise_dense(counts + PRIOR * met, alpha=0.0, max_iter=1000)
    return MIDDLE + ELO * (np.asarray(weights) - np.mean(weights))


def rate(games: Sequence[ArenaGame], players: Sequence[str], seed: int = 1) -> list[Rating]:
    """The players, best first."""
    by_deal = np.stack(list(wins(games, players).values()))
    centre = fitted(by_deal.sum(axis=0))
    rng = np.random.default_rng(seed)
    drawn = rng.multinomial(len(by_deal), np.full(len(by_deal), 1 / len(by_deal)), size=RESAMPLED)
    sums = np.einsum("rd,dij->rij", drawn, by_deal)
    again = np.stack([fitted(counts) for counts in sums])
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    rows = []
    for i, player in enumerate(players):
        seats = [(game, seat) for game in games for seat, kind in enumerate(game.seating) if kind == player]
        won = float(np.mean([game.won[seat] for game, seat in seats]))
        even = float(np.mean([sum(game.won) / len(game.won) for game, _ in seats]))
        moves = sum(game.moves[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        slowest = max(game.slowest[seat] for game, seat in seats)
        rows.append(
            Rating(
                player,
                float(centre[i]),
                float(low[i]),
                float(high[i]),
                len({id(g) for g, _ in seats}),
                won,
                even,
                1000 * seconds / max(1, moves),
                1000 * slowest,
                sum(game.faults[seat] for game, seat in seats),
            )
        )
    return sorted(rows, key=lambda row: -row.rating)
