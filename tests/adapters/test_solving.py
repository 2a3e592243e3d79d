"""Small games solved exactly: against values known from elsewhere, and against best responses. What compiles a whole game is
heavy."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import pytest

from snowyard import Game, Refusal, game
from snowyard.adapters.memory import Memory
from snowyard.adapters.solving.hidden import HiddenGame, build, solve_hidden
from snowyard.adapters.solving.open import solve_open
from snowyard.adapters.solving.positions import Positions
from snowyard.adapters.solving.small import small_game, small_games
from snowyard.adapters.solving.solved import solve
from snowyard.cli import main

MOST = 100_000


@functools.cache
def lanes() -> HiddenGame:
    return build(small_game("lanes").positions(), MOST)


def test_pennies_has_the_mixture_and_value_that_are_known() -> None:
    """With prizes a and b seat 0 shows heads with probability b / (a + b), and wins a b / (a + b)."""
    solved = build(Positions(Game("tiny.pennies"), {"heads": 100, "tails": 50}), MOST)
    value, policies = solve_hidden(solved)
    assert value == pytest.approx(1 / 3)
    (first,) = policies[0].values()
    assert first[0] == pytest.approx(1 / 3)
    uniform = tuple({known: {0: 0.5, 1: 0.5} for known in policy} for policy in policies)
    assert solved.exploitability((uniform[0], uniform[1])) == pytest.approx(0.5 - 0.25)
    assert solved.exploitability(policies) == pytest.approx(0, abs=1e-9)


def test_every_game_has_a_small_one_that_says_what_it_is() -> None:
    for slug, small in small_games().items():
        assert small.slug == slug
        assert small.about
        game(slug).options_words(small.options)
    with pytest.raises(Refusal, match="there is no small game of 'chess'; there are those of"):
        small_game("chess")


@pytest.mark.heavy
def test_small_lanes_is_solved_and_nobody_can_gain() -> None:
    value, policies = solve_hidden(lanes())
    assert value == pytest.approx(3 / 4)
    assert lanes().exploitability(policies) == pytest.approx(0, abs=1e-9)
    assert lanes().best_response(0, policies[1]) == pytest.approx(value)
    anything = tuple(
        {known: dict.fromkeys(legal, 1 / len(legal)) for known, (_, legal) in seat.states.items()} for seat in lanes().seats
    )
    assert lanes().exploitability((anything[0], anything[1])) > 0.05


@pytest.mark.heavy
def test_information_states_are_what_a_player_was_shown_and_did() -> None:
    """In random games of small lanes: two memories are the same exactly where the views, stories and own moves so far are."""
    small, rng = small_game("lanes"), random.Random(2)
    positions = small.positions()
    deals = positions.dealt()
    kept: dict[bytes, str] = {}
    told: dict[str, bytes] = {}
    for _ in range(60):
        record = rng.choices([r for _, r in deals], [c for c, _ in deals])[0]
        memories, stories = [Memory(), Memory()], [[""], [""]]
        while True:
            table = positions.table(record)
            for seat, shown in enumerate(positions.shown(record)):
                memories[seat] = memories[seat].saw(shown)
                stories[seat].append(json.dumps([table.view(seat), table.story(seat)]))
                whole = f"{seat} {stories[seat]}"
                assert kept.setdefault(memories[seat].print, whole) == whole
                assert told.setdefault(whole, memories[seat].print) == memories[seat].print
            if table.over:
                break
            action = rng.choice(table.actions)
            memories[table.actor] = memories[table.actor].did(action)
            stories[table.actor].append(str(action))
            after = positions.after(record, action)
            record = rng.choices([r for _, r in after], [c for c, _ in after])[0]
    assert len(kept) > 100


def coin_fight(turn_cap: int) -> float:
    """Small forts once more, from its description: what p0 wins."""

    @functools.cache
    def worth(turn: int, me: int, points: tuple[int, int], balls: tuple[int, int]) -> float:
        if turn == turn_cap:
            return 0.5 if points[0] == points[1] else float(points[0] > points[1])

        def then(points: tuple[int, int], balls: tuple[int, int]) -> float:
            return worth(turn + 1, 1 - me, points, balls)

        def with_mine(n: int, yours: int = 0) -> tuple[int, int]:
            return (balls[0] + n, balls[1] + yours) if me == 0 else (balls[0] + yours, balls[1] + n)

        choices = [then(points, balls), then(points, with_mine(1))]  # a brick that cannot be built, a snowball
        if balls[me] > 0:
            thrown, missed = with_mine(-1, 1), 0.0
            for damage in (1, 2):
                left = max(0, points[1 - me] - damage)
                hit = (points[0], left) if me == 0 else (left, points[1])
                missed += 0.25 * (float(me == 0) if left == 0 else then(hit, thrown))
            choices.append(0.5 * then(points, thrown) + missed)
        return max(choices) if me == 0 else min(choices)

    return (worth(0, 0, (2, 2), (1, 1)) + worth(0, 1, (2, 2), (1, 1))) / 2


@pytest.mark.heavy
def test_small_forts_has_the_value_of_the_same_game_written_again() -> None:
    solved = solve_open(small_game("forts").positions(), MOST)
    assert solved.value == pytest.approx(coin_fight(20))
    assert solved.against(0, solved.best) == pytest.approx(solved.value)
    assert solved.against(1, solved.best) == pytest.approx(solved.value)
    first = solved.first[0][1]
    assert solved.positions.actor(first) in (0, 1)
    for record in random.Random(1).sample(list(solved.moves), 50):
        changed = solved.positions.table(record)
        changed.t.outside, changed.t.inside = 1, 3  # what is forgotten changes nothing
        moves = {a: solved.positions.after(bytes(changed), a) for a in changed.actions} if not changed.over else {}
        assert moves == solved.moves[record]


@pytest.mark.heavy
def test_players_are_held_against_perfect_play() -> None:
    solved = solve(small_game("lanes").positions(), MOST)
    assert solved.size == lanes().size
    for seat, share in ((0, solved.value), (1, 1 - solved.value)):
        assert solved.against_perfect(seat, solved.policies[seat]) == pytest.approx(share)
        lost = share - solved.against_perfect(seat, solved.policy_of("random", seat, 1, 1))
        assert 0 <= lost < 1
    assert any("You are dealt" in story for story in solved.told.values())


@pytest.mark.heavy
def test_the_command_says_size_and_value_and_judges_players(capsys: Any) -> None:
    assert main(["solve", "lanes", "--players", "random"]) == 0
    said = capsys.readouterr().out
    assert f"{lanes().size:,} histories" in said
    assert "p0 wins 0.750000 when both play perfectly" in said
    assert "\nperfect " in said
    assert "\nrandom " in said


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["lanes", "--most", "10"], "the game has more than 10 histories; make it smaller, or allow more"),
        (["lanes", "--tries", "0"], "--tries must be a whole number, at least 1, not 0"),
        (["lanes", "--players", "genius"], "genius"),
        (["forts", "--option", "seats=3"], "only games of two players are solved, not of 3"),
    ],
)
def test_what_cannot_be_solved_is_said(arguments: list[str], sentence: str, capsys: Any) -> None:
    assert main(["solve", *arguments]) != 0
    assert sentence in capsys.readouterr().err
