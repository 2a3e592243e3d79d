"""Whole games with players who think, as digests. As a program: the same games while the machine changes at random moves, and in
the middle of thoughts."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable

from snowyard import Game, game
from snowyard.kernel.machine import CHANGING, MACHINE
from snowyard.kernel.table import Table, deal
from snowyard.players import Bot, analyse
from snowyard.players.search import Searcher, Settings
from snowyard.players.search_machine import Search, native_search
from snowyard.players.value import value
from support import random_setting

THOUGHTFUL = 8  # one decision in so many is made by a search
ROUNDS = 40  # more than between two looks at the clock


def whole_games(of: Game, games: int, seed: int, change: Callable[[], None] = lambda: None) -> list[str]:
    """One digest a game: each record, what its seats see and what is redealt, what players choose and think."""
    rng = random.Random(f"{of.slug} changing {seed}")
    searcher, bot = Searcher(of, Settings(rounds=ROUNDS, widen=1.0), seed), Bot("simple", seed)
    prints = []
    for number in range(games):
        table, h = Table(of), hashlib.sha256()
        deal(table, random_setting(of, rng), seed, number)
        searcher.begin(number)
        while not table.over:
            change()
            if rng.randrange(THOUGHTFUL) == 0:
                h.update(repr((searcher.estimates(table), analyse(table, rounds=4), value(table, rounds=3))).encode())
            action = searcher.choose(table) if rng.randrange(THOUGHTFUL) == 0 else bot.choose(table)
            seat = table.actor
            h.update(bytes(table.redealt(seat, 7)) + table.observe(seat).tobytes() + repr(table.view(seat)).encode())
            table.play(action)
            h.update(bytes(table))
        prints.append(hashlib.sha256(h.digest() + repr(table.payoff).encode()).hexdigest())
    return prints


class Changes:
    """Another machine now and then."""

    def __init__(self, of: Game) -> None:
        self.of, self.rng, self.moves, self.seen = of, random.Random("machines"), 0, {"thoughts": 0}
        self.fast = native_search(of)

    def __call__(self) -> None:
        driver, chance = self.of.driver, self.rng.randrange(6)
        self.moves += 1
        if self.moves % 20 == 5:  # it is slow: a move now and then will do
            driver.use_interpreter(self.of)
        elif chance == 0:
            driver.use_native(self.of)
        elif chance == 1 or driver.machine == "interpreter":
            driver.use_module(self.of)
        self.seen[driver.machine] = self.seen.get(driver.machine, 0) + 1

    def in_thought(self, search: Search, name: str) -> None:
        before = self.of.native_search
        self.of.native_search = self.rng.choice((None, self.fast))
        self.seen["thoughts"] += self.of.native_search is not before


if __name__ == "__main__":
    assert MACHINE == CHANGING
    wanted = game(sys.argv[1])
    changes, run = Changes(wanted), Search._run

    def at_random(search: Search, name: str) -> object:
        changes.in_thought(search, name)
        return run(search, name)

    Search._run = at_random  # type: ignore[method-assign,assignment]
    print("\n".join(whole_games(wanted, int(sys.argv[2]), int(sys.argv[3]), changes)))
    print(changes.seen, file=sys.stderr)
    assert min(changes.seen.values()) > 0
    assert set(changes.seen) >= {"native", "wasm", "interpreter"}
