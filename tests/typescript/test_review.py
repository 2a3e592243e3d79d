"""The page reviews a game as Python does: the same choices and the same figures, to the last digit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snowyard.kernel.finding import own_games
from snowyard.kernel.machine import MACHINE
from snowyard.match import Match, seed_from, write
from snowyard.match.analysis import review
from snowyard.players import player
from typescript_node import vitest

MOVES = 24
PLAYOUTS, ROUNDS = 20, 60
ENOUGH = 1000  # rounds with which pairs are looked at several times, and witnesses may end early


@pytest.mark.skipif(MACHINE == "interpreter", reason="the interpreter would take hours")
def test_the_page_reviews_a_game_as_python_does(tmp_path: Path) -> None:
    told = tmp_path / "reviews.jsonl"
    with told.open("w", encoding="utf-8") as file:
        for number, (slug, rounds) in enumerate([*((slug, ROUNDS) for slug in own_games()), *2 * [("forts", ENOUGH)]]):
            match = Match(slug, seed=seed_from(40 + number))
            bots = [player("easy", match.game, seed=seat) for seat in range(match.table.seats)]
            while not match.table.over and len(match.moves) < MOVES:
                match.play(match.table.actor, bots[match.table.actor].choose(match.table))
            found = review(match, playouts=PLAYOUTS, rounds=rounds)
            assert any(move.verdict and move.verdict.pairs for move in found.moves)
            line = {"record": write(match), "playouts": PLAYOUTS, "rounds": rounds, "review": found.as_data()}
            file.write(json.dumps(line) + "\n")
    said = vitest("src/engine/review.test.ts", SNOWYARD_REVIEWS=str(told))
    assert said.returncode == 0, said.stdout + said.stderr
    assert "2 passed" in said.stdout
