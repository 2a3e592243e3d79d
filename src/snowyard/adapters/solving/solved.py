"""How near players come to perfect play in a game that is solved: each decision is asked of them, the rest is arithmetic."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from snowyard.adapters.solving.hidden import Policy, build, solve_hidden
from snowyard.adapters.solving.open import solve_open
from snowyard.adapters.solving.positions import Positions
from snowyard.kernel.table import Table
from snowyard.players import Player, player

RANDOM = "random"


@dataclass
class Solved:
    """A solved game, whether it hides something or not."""

    size: int
    """Positions, or histories where something is hidden."""
    states: int
    """Decisions that a player can tell apart."""
    value: float
    """What p0 wins when both play perfectly."""
    policies: tuple[Policy, Policy]
    """How both do. The keys are positions, or fingerprints of information states."""
    told: dict[bytes, str]
    """Of each information state, what the player was told and did; empty where nothing is hidden."""
    records: tuple[dict[bytes, bytes], dict[bytes, bytes]]
    positions: Positions
    _solved: Any

    def against_perfect(self, seat: int, policy: Policy) -> float:
        """What this seat wins by a policy when the other plays perfectly."""
        if not self.positions.hides:
            won = self._solved.against(seat, lambda record: policy[record])
        else:
            pair = (policy, self.policies[1]) if seat == 0 else (self.policies[0], policy)
            won = self._solved.value(pair)
        return float(won if seat == 0 else 1.0 - won)

    def policy_of(self, kind: str, seat: int, tries: int, seed: int) -> Policy:
        """What a player of this kind does at each decision of a seat."""
        return asked(self.positions, self.records[seat], kind, tries, seed)

    def best_response(self, seat: int, policy: Policy) -> float:
        """What this seat wins that plays as well as it can against a policy of the other."""
        if self.positions.hides:
            return float(self._solved.best_response(seat, policy))
        won = float(self._solved.against(1 - seat, policy.__getitem__))
        return won if seat == 0 else 1.0 - won


def asked(positions: Positions, records: dict[bytes, bytes], kind: str, tries: int, seed: int) -> Policy:
    """What a player of this kind does at each of these decisions: the shares of `tries` choices, each with its own luck."""
    found: Policy = {}
    bot = player(kind, positions.game, seed)
    for number, (known, record) in enumerate(records.items()):
        table = positions.table(record)
        actions = table.actions
        if len(actions) == 1 or kind == RANDOM:
            found[known] = dict.fromkeys(actions, 1 / len(actions))
        else:
            found[known] = shares(bot, table, tries, seed + number * tries)
    bot.close()
    return found


def shares(bot: Player, table: Table, tries: int, seed: int) -> dict[int, float]:
    chosen: dict[int, float] = {}
    for k in range(tries):
        bot.begin(seed + k)
        action = int(bot.choose(table))
        chosen[action] = chosen.get(action, 0.0) + 1 / tries
    return chosen


def solve(positions: Positions, most: int) -> Solved:
    """Solve a game, by the way that fits it."""
    return _solved_hidden(positions, most) if positions.hides else _solved_open(positions, most)


def _solved_hidden(positions: Positions, most: int) -> Solved:
    game = build(positions, most)
    value, policies = solve_hidden(game)
    first, second = game.seats
    names = ["p0", "p1"]
    told = {
        known: " | ".join(memory.story(positions.game, seat, names))
        for seat, own in enumerate(game.seats)
        for known, memory in own.memories.items()
    }
    states = len(first.states) + len(second.states)
    return Solved(game.size, states, value, policies, told, (first.records, second.records), positions, game)


def _solved_open(positions: Positions, most: int) -> Solved:
    solved = solve_open(positions, most)
    records = tuple({record: record for record in _of(positions, seat, solved.moves)} for seat in range(2))
    best = tuple({record: solved.best(record) for record in own} for own in records)
    states = sum(map(len, records))
    return Solved(solved.size, states, solved.value, (best[0], best[1]), {}, (records[0], records[1]), positions, solved)


def _of(positions: Positions, seat: int, records: Iterable[bytes]) -> list[bytes]:
    return [record for record in records if positions.actor(record) == seat]
