"""Puzzles: every one of them is still the position that it was found as, shows nothing hidden, and its answer stands."""

from __future__ import annotations

import datetime
import os
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from players.endings import best_moves
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.kernel.machine import MACHINE
from snowyard.match.puzzles import Puzzle, mark_of, of_the_day, puzzles_of, written
from snowyard.players import Bot, analyse
from snowyard.players.verdict import Budget, Evaluator

MANY = 40  # of each game
HERE = Path(__file__).parent
MOST_MOVES = 40  # of an ending that is solved here
NEVER, SURE = 0.03, 4.0  # as bench/find_puzzles.py has them
SEARCH = 16_000  # rounds that choose a puzzle there
MACHINES = ("wasm", "interpreter")
PUZZLES = [pytest.param(slug, n, id=f"{slug}-{n + 1}") for slug in own_games() for n in range(len(puzzles_of(game(slug))))]


def all_of(slug: str, n: int) -> Puzzle:
    return puzzles_of(game(slug))[n]


@pytest.mark.parametrize(("slug", "n"), PUZZLES)
def test_a_puzzle_is_the_position_that_it_was_found_as(slug: str, n: int) -> None:
    """Other rules or other content make another mark: then it is to be found anew."""
    puzzle = all_of(slug, n)
    table = puzzle.match(game(slug)).table
    assert mark_of(table) == puzzle.mark
    assert {puzzle.best, puzzle.second, puzzle.simple} <= set(table.moves)
    assert puzzle.best not in (puzzle.second, puzzle.simple)
    assert 1 <= puzzle.grade <= 4
    cost = puzzle.worth - puzzle.worth_second
    assert cost - SURE * puzzle.error > NEVER - 0.0011  # they are written with three digits


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("slug", own_games())
def test_all_machines_replay_the_puzzles_to_the_same_positions(slug: str, machine: str) -> None:
    """This process has native code, unless it was asked for another machine."""
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "SNOWYARD_MACHINE": machine, "PYTHONPATH": path}
    command = [sys.executable, str(HERE / "replayed.py"), slug]
    printed = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    assert printed.stdout.split() == [puzzle.mark for puzzle in puzzles_of(game(slug))]


@pytest.mark.parametrize(("slug", "n"), PUZZLES)
def test_the_hand_written_player_misses_it(slug: str, n: int) -> None:
    puzzle = all_of(slug, n)
    table = puzzle.match(game(slug)).table
    assert all(table.game.name(Bot("simple", seed).choose(table)) != puzzle.best for seed in range(3))


@pytest.mark.parametrize(("slug", "n"), PUZZLES)
def test_whoever_solves_it_sees_what_the_seat_may_see_however_the_hidden_cards_lie(slug: str, n: int) -> None:
    """The page and the terminal show the view, the labels and the prompt of the seat that decides; these do not change when all
    that the seat cannot know is dealt anew."""
    table = all_of(slug, n).match(game(slug)).table
    seat = table.actor
    for seed in (1, 2):
        other = table.redealt(seat, seed)
        assert other.view(seat) == table.view(seat)
        assert other.labels() == table.labels()


@pytest.mark.parametrize(("slug", "n"), PUZZLES)
def test_where_the_ending_can_be_solved_the_answer_is_the_exact_one(slug: str, n: int) -> None:
    puzzle = all_of(slug, n)
    table = puzzle.match(game(slug)).table
    solved = best_moves(table, 1) if len(table.actions) <= MOST_MOVES else set()
    assert bool(solved) == puzzle.solved
    if solved:
        assert solved == {table.game.number(puzzle.best)}


@pytest.mark.sweep
@pytest.mark.skipif(MACHINE == "interpreter", reason="the interpreter would take hours")
@pytest.mark.parametrize(("slug", "n"), PUZZLES)
def test_another_search_prefers_the_best_move_and_finds_the_next_best_a_mistake(slug: str, n: int) -> None:
    puzzle = all_of(slug, n)
    table = puzzle.match(game(slug)).table
    evaluator = Evaluator(table.game, Budget(1000, 3200, 800))
    best, second = table.game.number(puzzle.best), table.game.number(puzzle.second)
    assert analyse(table, rounds=SEARCH, seed=77).moves[0].action == best
    assert not evaluator.compare(table, best, second, 77).is_mistake
    found = evaluator.compare(table, second, best, 77)
    assert found.cost > 0
    assert abs(found.cost - (puzzle.worth - puzzle.worth_second)) < 0.05 + 4 * found.error


def test_every_game_has_at_least_forty_puzzles() -> None:
    for slug in own_games():
        assert len(puzzles_of(game(slug))) >= MANY, slug


def test_no_puzzle_is_there_twice() -> None:
    for slug in own_games():
        marks = [puzzle.mark for puzzle in puzzles_of(game(slug))]
        assert len(marks) == len(set(marks))


def test_another_rule_or_another_content_makes_another_mark() -> None:
    """Mutation: the mark of a puzzle whose move does something else, or whose table has another content, differs."""
    slug, puzzle = next((slug, puzzle) for slug in own_games() for puzzle in puzzles_of(game(slug)) if puzzle.moves)
    table = puzzle.match(game(slug)).table
    changed = table.copy()
    changed.rekey(3, 3)
    assert mark_of(changed) != puzzle.mark
    shorter = replace(puzzle, moves=puzzle.moves[:-1])
    assert mark_of(shorter.match(game(slug)).table) != puzzle.mark


def test_the_file_is_read_as_it_was_written() -> None:
    for slug in own_games():
        puzzles = puzzles_of(game(slug))
        told = tomllib.loads(written(puzzles)).get("puzzle", [])
        assert [Puzzle(**one) for one in told] == puzzles


def test_every_day_has_another_puzzle_until_all_have_been_there() -> None:
    days = [of_the_day(5, datetime.date(2026, 11, 17) + datetime.timedelta(n)) for n in range(5)]
    assert sorted(days) == list(range(5))
    assert of_the_day(7, datetime.date(2026, 1, 1)) == 0
    assert of_the_day(7, datetime.date(2025, 12, 31)) == 6  # as in the page (web/src/puzzle/puzzles.test.ts)
