"""`survey` of a module, by which the designer's bench plays: it counts what is counted at a table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowyard import Game, game
from snowyard.kernel import bits, wasm_machine
from snowyard.kernel.dice import key
from snowyard.kernel.driver import PLAYERS_STREAM
from snowyard.kernel.table import Table, deal
from snowyard.lab.unnoticed import printed_words
from support import of_the_house

SEED = 6
KINDS = ("random", "simple")


class Surveyed:
    """What the page does (web/src/bench/survey.ts), with the module in this process."""

    def __init__(self, of: Game, options: dict[str, Any], code: wasm_machine.Code | None = None) -> None:
        self.instance = made = wasm_machine.Instance(code or wasm_machine.code_of(of))
        self.seats = seats = dealt(of, options, 0).seats
        quiet = of.quiet_layout.dtype.itemsize
        words = of.options_words(options)
        self.tables, self.mask = made.zeros(2 * quiet, np.uint8), made.zeros(bits.words(of.actions), np.uint64)
        self.luck, self.options = made.zeros(4, np.uint32), made.zeros(len(words), np.uint64)
        self.printed, self.players = made.zeros(len(words), np.uint64), made.zeros(seats, np.int8)
        self.payoffs, self.facts = made.zeros(seats, np.float64), made.zeros(5, np.int64)
        self.made, self.last = made.zeros(seats, np.int64), made.zeros(seats, np.int64)
        self.options[:] = words

    def play(self, number: int, kinds: list[str], printed: Any = None) -> None:
        self.players[:] = [KINDS.index(kind) for kind in kinds]
        for out in (self.payoffs, self.facts, self.made, self.last):
            out[:] = 0
        if printed is not None:
            self.printed[:] = printed
        lying = (self.tables, self.mask, self.luck, self.options, self.printed)
        told = (self.players, self.payoffs, self.facts, self.made, self.last)
        at = self.instance.at
        unnoticed = int(printed is not None)
        self.instance.call("survey", *map(at, lying), unnoticed, SEED, number, self.seats, *map(at, told))


def dealt(of: Game, options: dict[str, Any], number: int) -> Table:
    table = Table(of)
    deal(table, options, SEED, number)
    return table


def by_hand(of: Game, options: dict[str, Any], number: int, kind: str) -> list[list[float]]:
    """The same game at a table, move by move: payoffs, facts, decisions of each seat, the last of each seat."""
    table, luck = dealt(of, options, number), np.zeros(4, np.uint32)
    key(luck, np.uint64(SEED) ^ PLAYERS_STREAM, np.uint64(number))
    first, legal, made, last = table.actor, [], [0] * table.seats, [0] * table.seats
    while not table.over:
        legal.append(len(table.actions))
        made[table.actor] += 1
        last[table.actor] = len(legal)
        table.step(of.calls.choose(table, luck, KINDS.index(kind)))
    return [table.payoff, [table.t.turn, len(legal), first, sum(legal), legal.count(1)], made, last]


@pytest.mark.parametrize("kind", KINDS)
def test_it_counts_what_is_counted_at_a_table(any_game: Game, kind: str) -> None:
    of_the_house(any_game)
    module = Surveyed(any_game, {})
    for number in range(3):
        module.play(number, [kind] * module.seats)
        told = [out.tolist() for out in (module.payoffs, module.facts, module.made, module.last)]
        assert told == by_hand(any_game, {}, number, kind)


def test_players_read_the_printed_numbers_where_that_is_asked_for() -> None:
    """A variant in which smaller numbers hit, too, plays like the printed game among those who have not noticed
    (tests/lab/test_unnoticed.py has the figures of the lab)."""
    of, options = game("forts"), {"seats": 2, "variant": 'throw.smaller = "hit"'}
    module, turns = Surveyed(of, options), []
    for printed in (None, of.options_words(options), printed_words(of, options)):
        found = []
        for number in range(40):
            module.play(number, ["simple"] * 2, printed)
            found.append(int(module.facts[0]))
        turns.append(found)
    assert turns[0] == turns[1] != turns[2]
