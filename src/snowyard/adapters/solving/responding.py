"""What can be gained against a player in a small game, exactly: it is asked at every decision, and the best response follows."""

from __future__ import annotations

from dataclasses import dataclass

from snowyard.adapters.solving.hidden import build
from snowyard.adapters.solving.open import solve_open
from snowyard.adapters.solving.positions import Positions
from snowyard.adapters.solving.solved import asked


@dataclass(frozen=True)
class Responses:
    """What a best response wins as p0 and as p1 against one player in the other seat."""

    first: float
    second: float

    @property
    def share(self) -> float:
        """Each seat as often as the other."""
        return (self.first + self.second) / 2


def best_responses(positions: Positions, kind: str, tries: int, seed: int, most: int) -> Responses:
    """Exact for what the player was seen to do: who chooses by lot is asked `tries` times at each decision."""
    if positions.hides:
        game = build(positions, most)
        mine = [asked(positions, own.records, kind, tries, seed) for own in game.seats]
        return Responses(game.best_response(0, mine[1]), game.best_response(1, mine[0]))
    solved = solve_open(positions, most)
    records = [{r: r for r in solved.moves if positions.actor(r) == seat} for seat in range(2)]
    plays = [asked(positions, own, kind, tries, seed) for own in records]
    return Responses(solved.against(1, plays[1].__getitem__), 1.0 - solved.against(0, plays[0].__getitem__))
