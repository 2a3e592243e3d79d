"""What is put together before play, such as a team's units, exchanged before the deal.

At one place of the line-up, chosen at random, stand once one and once another of the things that may stand there. The same deals
are played with both by players of the same kind. Each thing is so compared with the others at random, at the places of the
line-up as the options have it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel import content
from snowyard.kernel.dice import below, key
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.table import new
from snowyard.lab.counted import LineUp, things_of
from snowyard.lab.survey import count_games

PAIRS = 16  # of games, for each game that is looked at
LUCK = np.uint64(0x2545F491)  # which places and things: this stream of the seed
SPARE = "spare-"


class Exchange:
    """Of one setting of a game."""

    def __init__(self, of: Game, line_up: LineUp, options: dict[str, Any], seats: int, seed: int, playout_kind: str) -> None:
        self.of, self.line_up, self.options, self.seats, self.seed, self.playout_kind = (
            of,
            line_up,
            options,
            seats,
            seed,
            playout_kind,
        )
        t = new(of.slug, seed=0, **options).t
        self.names = [int(n) for n in getattr(t, line_up.name)][: getattr(t, line_up.count)]
        self.teams, self.owners = ([int(n) for n in getattr(t, field)] for field in (line_up.team, line_up.owner))
        changed = content.changes(str(options.get("variant", "")), of.options.places())
        own = {part for path in changed for part in path.split(".")}
        self.wanted = [n for n, name in enumerate(line_up.names) if not name.startswith(SPARE) or name in own]
        self.words: dict[tuple[int, int], Any] = {}
        self.allowed: dict[int, list[int]] = {}
        self.numbers = things_of(of).numbers(line_up.heading)
        self.luck = np.zeros(4, np.uint32)

    def exchanged(self, index: int) -> list[tuple[int, float, float]]:
        """Things, and what each changed for its seat instead of another."""
        key(self.luck, np.uint64(self.seed) ^ LUCK, np.uint64(index))
        gains = []
        for pair in range(PAIRS):
            place = below(self.luck, len(self.names))
            left = list(self.allowed_at(place))
            if len(left) > 1:
                one, other = (left.pop(below(self.luck, len(left))) for _ in range(2))
                gain = self.won(place, one, index * PAIRS + pair) - self.won(place, other, index * PAIRS + pair)
                gains += [(self.numbers[one], gain, 1.0), (self.numbers[other], -gain, 1.0)]
        return gains

    def allowed_at(self, place: int) -> list[int]:
        """What may stand at a place, everything else as it is."""
        if place not in self.allowed:
            self.allowed[place] = [name for name in self.wanted if self.setting(place, name) is not None]
        return self.allowed[place]

    def setting(self, place: int, name: int) -> Any:
        """The options with that thing at that place; None where the rules do not allow it."""
        if (place, name) not in self.words:
            names = [name if number == place else own for number, own in enumerate(self.names)]
            teams = [[] for _ in range(max(self.teams) + 1)]  # type: list[list[str]]
            for own, team in zip(names, self.teams, strict=False):
                teams[team].append(self.line_up.names[own])
            told = {**self.options, self.line_up.option: " / ".join(map(" ".join, teams))}
            try:
                self.words[place, name] = self.of.options_words(told)
            except Refusal:
                self.words[place, name] = None
        return self.words[place, name]

    def won(self, place: int, name: int, deal: int) -> float:
        """What the seat of that place wins in a deal."""
        words, players = self.setting(place, name), [self.playout_kind] * self.seats
        payoffs = count_games(self.of, words, self.seats, self.seed, deal, 1, players, things=False)[0]
        return float(payoffs[0, self.owners[place]])


def line_up_of(of: Game, options: dict[str, Any], seats: int, seed: int, playout_kind: str) -> Exchange | None:
    """None where nothing is put together before play."""
    line_up = things_of(of).line_up
    return Exchange(of, line_up, options, seats, seed, playout_kind) if line_up else None
