"""Golden playthroughs: one readable file per game and variant with everything the contract says at every state.

They are written by `make golden`; a difference is either a bug or a change of rules, and a change of rules raises
RULES_VERSION.
"""

from __future__ import annotations

import difflib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowyard import Game, Table, game, new
from snowyard.kernel.finding import own_games
from support import digest, of_the_house, seen

HOME = Path(__file__).parents[1] / "golden"
SEED = 2026


def playthrough(of: Game, options: dict[str, Any]) -> Iterator[str]:
    table = new(of.slug, seed=SEED, **options)
    rng = random.Random(SEED)
    yield f"game {of.slug}, rules version {of.rules_version}, seed {SEED}"
    for name, value in table.options.items():
        yield f"option {name} = {value}"
    yield from told(table)
    number = 0
    while not table.over:
        yield ""
        yield f"{number}. turn {table.t.turn}: {', '.join(of.words.rule_at(table.seen(table.actor)))}"
        yield from looks(table)
        moves = table.moves
        yield f"   legal ({len(moves)}): {'; '.join(moves[:16])}{'; ...' if len(moves) > 16 else ''}"
        action = rng.choice(table.actions)
        yield f"   p{table.actor} plays {of.name(action)!r} (action {action})"
        table.play(action)
        yield from told(table)
        number += 1
    yield ""
    yield f"over: payoff {table.payoff}"
    yield from looks(table)
    for name, value in table.position().items():
        yield f"   {name}: {value}"


def looks(table: Table) -> Iterator[str]:
    for seat in range(-1, table.seats):
        who = "all" if seat < 0 else f"p{seat} "
        yield f"   {who} sees {digest(seen(table, seat))[:12]}: {table.prompt(seat)}"


def told(table: Table) -> Iterator[str]:
    public = table.story(-1)
    for sentence in public:
        yield f"   - {sentence}"
    for seat in range(table.seats):
        private = [s for e, s in zip(table.events(seat), table.story(seat), strict=True) if e not in table.events(-1)]
        for sentence in private:
            yield f"   - to p{seat}: {sentence}"


def files(of: Game) -> dict[Path, dict[str, Any]]:
    """The options of each golden file of a game."""
    return {HOME / f"{of.slug}-{name}.txt": options for name, options in of.module("options").VARIANTS.items()}


def written(of: Game, options: dict[str, Any]) -> str:
    return "\n".join(playthrough(of, options)) + "\n"


@pytest.mark.parametrize(
    "name", [pytest.param(f.stem, marks=pytest.mark.xdist_group(slug)) for slug in own_games() for f in files(game(slug))]
)
def test_golden_playthroughs_are_unchanged(name: str) -> None:
    of, file = game(name.partition("-")[0]), HOME / f"{name}.txt"
    assert file.exists(), f"{file.name} is missing: run make golden"
    golden = file.read_text(encoding="utf-8").splitlines()
    now = written(of, files(of)[file]).splitlines()
    difference = list(difflib.unified_diff(golden, now, file.name, "now", n=1, lineterm=""))
    assert not difference, "\n".join(difference[:40])


def test_no_golden_file_is_left_over(any_game: Game) -> None:
    of_the_house(any_game)
    assert set(HOME.glob(f"{any_game.slug}-*.txt")) == set(files(any_game))


if __name__ == "__main__":
    for slug in sys.argv[1:] or own_games():
        for path, options in files(game(slug)).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(written(game(slug), options), encoding="utf-8")
            print(path.name)
