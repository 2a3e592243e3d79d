"""Games with secrets, solved as a whole: the sequence form as a linear program (von Stengel), and exact best responses.

A sequence is what one player has done on the way to an information state, and one move there. Where players forget nothing, the
game is a matrix over the sequences of both, and playing perfectly is a linear program."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from snowyard.adapters.extras import need
from snowyard.adapters.memory import Memory
from snowyard.adapters.solving.positions import Positions
from snowyard.kernel.errors import Refusal

NOTHING = 0
"""The sequence of who has not moved yet."""

Policy = dict[bytes, dict[int, float]]
"""Of each information state, by its fingerprint, the moves and how likely they are."""


@dataclass
class Seat:
    """What one player can come to: its information states and sequences."""

    sequences: dict[tuple[bytes, int], int] = field(default_factory=dict)
    states: dict[bytes, tuple[int, list[int]]] = field(default_factory=dict)
    """The sequence that leads there, and the legal moves. What comes later in a game stands later."""
    memories: dict[bytes, Memory] = field(default_factory=dict)
    records: dict[bytes, bytes] = field(default_factory=dict)
    """Of each information state one of the positions that the player cannot tell apart."""

    def reach(self, memory: Memory, record: bytes, sequence: int, legal: list[int]) -> dict[int, int]:
        """The sequences that go on from here."""
        if memory.print not in self.states:
            self.states[memory.print] = sequence, legal
            self.memories[memory.print], self.records[memory.print] = memory, record
            for action in legal:
                self.sequences[memory.print, action] = len(self.sequences) + 1
        if self.states[memory.print] != (sequence, legal):
            raise Refusal("solve", "a player cannot tell apart two positions with other moves: the game forgets something")
        return {action: self.sequences[memory.print, action] for action in legal}

    def constraints(self) -> tuple[list[float], list[tuple[int, int]], int]:
        """What a plan keeps to, as cells of a matrix (values, their rows and columns, how many rows): it begins with 1, and what
        leads to an information state is shared among its moves."""
        cells, places = [1.0], [(0, NOTHING)]
        for row, (known, (sequence, legal)) in enumerate(self.states.items(), 1):
            for column in (sequence, *(self.sequences[known, action] for action in legal)):
                cells.append(-1.0 if column == sequence else 1.0)
                places.append((row, column))
        return cells, places, len(self.states) + 1

    def policy(self, plan: Any) -> Policy:
        """A plan as moves. Where it never comes, all moves are alike."""
        found = {}
        for known, (sequence, legal) in self.states.items():
            weights = {action: max(0.0, float(plan[self.sequences[known, action]])) for action in legal}
            total = sum(weights.values())
            played = plan[sequence] > 1e-9 and total > 1e-9
            found[known] = {action: weight / total if played else 1 / len(legal) for action, weight in weights.items()}
        return found

    def plan(self, policy: Policy) -> Any:
        plan = np.zeros(len(self.sequences) + 1)
        plan[NOTHING] = 1
        for known, (sequence, legal) in self.states.items():
            for action in legal:
                plan[self.sequences[known, action]] = plan[sequence] * policy[known].get(action, 0.0)
        return plan

    def best(self, worth: Any) -> float:
        """The most that can be had where each sequence is worth so much."""
        worth = worth.copy()
        for known, (sequence, legal) in reversed(self.states.items()):
            worth[sequence] += max(worth[self.sequences[known, action]] for action in legal)
        return float(worth[NOTHING])


@dataclass
class HiddenGame:
    positions: Positions
    seats: tuple[Seat, Seat]
    won: Any
    """What p0 wins by its sequence and p1's, times the chance that the dice allow it."""
    size: int
    """Histories that are not the same for everybody."""

    def value(self, policies: tuple[Policy, Policy]) -> float:
        """What p0 wins when these two play."""
        first, second = (seat.plan(policy) for seat, policy in zip(self.seats, policies, strict=True))
        return float(first @ self.won @ second)

    def best_response(self, seat: int, policy: Policy) -> float:
        """What this seat wins that plays as well as it can against a policy of the other."""
        plan = self.seats[1 - seat].plan(policy)
        if seat == 0:
            return self.seats[0].best(self.won @ plan)
        return 1.0 + self.seats[1].best(-(plan @ self.won))

    def exploitability(self, policies: tuple[Policy, Policy]) -> float:
        """What both could gain together by best responses: 0 where both play perfectly."""
        return self.best_response(0, policies[1]) + self.best_response(1, policies[0]) - 1.0


def build(positions: Positions, most: int) -> HiddenGame:
    """Every history, decision by decision. Histories of the same position in which both have seen and done the same are one."""
    seats = Seat(), Seat()
    won: dict[tuple[int, int], float] = defaultdict(float)
    size = 0
    layer = _remembered(positions, {}, positions.dealt(), (Memory(), Memory()), (NOTHING, NOTHING), 1.0)
    while layer:
        size += len(layer)
        if size > most:
            raise Refusal("solve", f"the game has more than {most:,} histories; make it smaller, or allow more")
        following: Layer = {}
        for chance, record, memories, sequences in layer.values():
            actor = positions.actor(record)
            if actor < 0:
                won[sequences] += chance * positions.won(record)
                continue
            legal = positions.legal(record)
            for action, sequence in seats[actor].reach(memories[actor], record, sequences[actor], legal).items():
                did = memories[actor].did(action)
                mine = (did, memories[1]) if actor == 0 else (memories[0], did)
                then = (sequence, sequences[1]) if actor == 0 else (sequences[0], sequence)
                _remembered(positions, following, positions.after(record, action), mine, then, chance)
        layer = following
    matrix = np.zeros((len(seats[0].sequences) + 1, len(seats[1].sequences) + 1))
    for (first, second), worth in won.items():
        matrix[first, second] = worth
    return HiddenGame(positions, seats, matrix, size)


Layer = dict[tuple[bytes, bytes, bytes], tuple[float, bytes, tuple[Memory, Memory], tuple[int, int]]]


def _remembered(
    positions: Positions, layer: Layer, outcomes: Any, before: tuple[Memory, Memory], sequences: tuple[int, int], chance: float
) -> Layer:
    """Lay these outcomes down, with what both have seen of them."""
    for share, record in outcomes:
        seen = positions.shown(record)
        memories = before[0].saw(seen[0]), before[1].saw(seen[1])
        key = record, memories[0].print, memories[1].print
        known = layer[key][0] if key in layer else 0.0
        layer[key] = known + chance * share, record, memories, sequences
    return layer


def solve_hidden(game: HiddenGame) -> tuple[float, tuple[Policy, Policy]]:
    """The value for p0, and how both play perfectly."""
    need("the solver of games with secrets", "scipy", "'snowyard[lab]'")
    from scipy.optimize import linprog
    from scipy.sparse import coo_array, csr_array, hstack

    matrices = []
    for own in game.seats:
        cells, places, rows = own.constraints()
        matrices.append(coo_array((cells, np.array(places).T), (rows, len(own.sequences) + 1)).tocsr())
    plans = []
    for seat in range(2):
        mine, other = matrices[seat], matrices[1 - seat]
        won = csr_array(game.won if seat == 0 else -game.won.T)
        (rows, count), others = mine.shape, other.shape[0]
        # the unknowns: the plan, and for each constraint of the other what it is worth to it; the first is the value
        above, equal = hstack([-won.T, other.T]), hstack([mine, csr_array((rows, others))])
        begin = np.zeros(rows)
        begin[0] = 1
        gain = np.zeros(count + others)
        gain[count] = -1
        bounds = [(0, None)] * count + [(None, None)] * others
        found = linprog(gain, above, np.zeros(above.shape[0]), equal, begin, bounds, method="highs")
        if not found.success:
            raise Refusal("solve", f"the linear program was not solved: {found.message}")
        plans.append(game.seats[seat].policy(found.x[:count]))
    policies = plans[0], plans[1]
    return game.value(policies), policies
