"""Whole random games played twice, by the engine and by a second implementation, compared at every decision.

    python -m second.play forts --games 10000 --seed 1

The second implementation of a game (`<slug>.py`) was written from the specification alone and shares nothing with the
engine; its bridge (`<slug>_bridge.py`) draws options and compares states. A bridge may also lay out positions (`lay`, and
`start_laid` beside `start`): half of its games then begin from one, with what play from the deal seldom reaches.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections.abc import Sequence
from typing import Any, Protocol

from snowyard.kernel.game import games
from snowyard.kernel.table import Table, new, setup_fields
from snowyard.players.bots import Bot

GIVING_UP_SHARE = 0.002  # of random decisions at which giving up is among the choices
LAID_SHARE = 0.5  # of the games of a bridge that can lay out positions begin from one
SIMPLE_SHARE = 0.3  # of the seats play by the hand-written player, so that games reach what random play seldom does


class Chance(Protocol):
    """Where a second implementation gets its luck from."""

    def roll(self, faces: int) -> int:
        """One die: 0 .. faces - 1."""

    def draw(self, counts: Sequence[int]) -> int:
        """A kind, given how many there are of each."""


class Second(Protocol):
    """A game by its second implementation."""

    actor: int

    def moves(self) -> set[str]: ...

    def play(self, move: str, chance: Chance) -> None: ...

    def payoff(self) -> list[float]: ...


class Difference(AssertionError):
    """Engine and second implementation do not agree."""


class Made:
    """What the engine's dice and draws showed in its last move, handed out one after the other."""

    def __init__(self, table: Table, spare_kinds: int = 0) -> None:
        """`spare_kinds`: of cards that only variants have; the second implementation does not count them."""
        self.spare_kinds = spare_kinds
        made, room = table.t.made_count, len(table.t.made)
        if made > room:
            raise Difference(f"the move made {made} rolls, and the record keeps only {room}")
        self.left: list[tuple[int, int]] = [(row[0], row[1]) for row in table.t.made[:made].tolist()]

    def _next(self, wanted: int, what: str) -> int:
        if not self.left:
            raise Difference(f"the second implementation wants {what}; the engine's move made no further roll or draw")
        result, faces = self.left.pop(0)
        if faces != wanted:
            raise Difference(f"the second implementation wants {what}; the engine rolled or drew by {faces}")
        return result

    def roll(self, faces: int) -> int:
        return self._next(faces, f"a die of {faces} faces")

    def draw(self, counts: Sequence[int]) -> int:
        kind = self._next(-len(counts) - self.spare_kinds, f"a draw from {len(counts)} kinds")
        if counts[kind] <= 0:
            raise Difference(f"the engine drew kind {kind}, of which there is none in {list(counts)}")
        return kind


def follow(slug: str, options: dict[str, Any], seed: int) -> int:
    """Play one game twice. Returns its decisions; raises Difference, with what is needed to see it again."""
    bridge = importlib.import_module(f"second.{slug}_bridge")
    luck = random.Random(f"{slug} {seed}")
    fields = laid(bridge, slug, options, seed)
    played: list[str] = []
    try:
        table = setup_fields(slug, {**fields, "seed": seed}, **options) if fields else new(slug, seed=seed, **options)
        players = [Bot("simple", luck.getrandbits(60)) if luck.random() < SIMPLE_SHARE else None for _ in range(table.seats)]
        second: Second = bridge.start_laid(table) if fields else bridge.start(table)
        while True:
            agree(bridge, second, table)
            if table.over:
                return len(played)
            move = choice(table, players[table.actor], luck)
            played.append(move)
            table.play(move)
            made = Made(table, getattr(bridge, "SPARE_CARDS", 0))
            second.play(move, made)
            if made.left:
                raise Difference(f"the engine's move also rolled or drew {made.left}")
    except Exception as fault:
        last = "; ".join(played[-6:])
        begun = f", laid {fields}" if fields else ""
        raise Difference(f"{slug}, options {options}, seed {seed}{begun}, after {len(played)} moves ({last}): {fault}") from fault


def laid(bridge: Any, slug: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The position that a game begins from, or nothing: it begins from the deal."""
    luck = random.Random(f"laid {slug} {seed}")
    if not hasattr(bridge, "lay") or luck.random() > LAID_SHARE:
        return {}
    fields: dict[str, Any] = bridge.lay(luck, options)
    return fields


def choice(table: Table, player: Bot | None, luck: random.Random) -> str:
    """The hand-written player's move, or any; but giving up, legal at many decisions, is seldom chosen."""
    if player is not None:
        return table.game.name(player.choose(table))
    moves = table.actions
    if len(moves) > 1 and luck.random() > GIVING_UP_SHARE:
        moves = [action for action in moves if action != table.game.gives_up]
    return table.game.name(luck.choice(moves))


def agree(bridge: Any, second: Second, table: Table) -> None:
    """Both have the same decision, the same legal moves, the same table, and in the end the same result."""
    if second.actor != table.actor:
        raise Difference(f"the engine asks seat {table.actor}, the second implementation seat {second.actor}")
    found = bridge.differences(second, table)
    if found:
        raise Difference("; ".join(found))
    if table.over:
        ours, theirs = [float(x) for x in table.payoff], [float(x) for x in second.payoff()]
        if ours != theirs:
            raise Difference(f"the engine pays {ours}, the second implementation {theirs}")
        return
    engine, other = set(table.moves), second.moves()
    if engine != other:
        raise Difference(f"legal only by the engine: {sorted(engine - other)}; only by the other: {sorted(other - engine)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error(f"--games is a whole number from 1, not {asked.games}")
    for slug in asked.slugs:
        if slug not in games():
            parser.error(f"there is no game {slug!r}; there are {', '.join(games())}")
    failed = 0
    for slug in asked.slugs:
        bridge = importlib.import_module(f"second.{slug}_bridge")
        begun, decisions, faults = time.perf_counter(), 0, 0
        for seed in range(asked.seed, asked.seed + asked.games):
            try:
                decisions += follow(slug, bridge.options(random.Random(f"options {slug} {seed}")), seed)
            except Difference as fault:
                faults += 1
                print(fault, flush=True)
                if faults == 10:
                    break
        spent = time.perf_counter() - begun
        print(f"{slug}: {seed - asked.seed + 1} games, {decisions} decisions, {faults} differences, {spent:.0f} s", flush=True)
        failed += faults
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
