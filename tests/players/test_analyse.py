"""What moves are worth: for hints, and over whole games."""

from __future__ import annotations

import pytest

from players.endings import by_hand, by_hand_after
from snowyard import Refusal, Table, new, setup
from snowyard.match import Match, seed_from
from snowyard.match.analysis import review, rolls
from snowyard.players import Bot, analyse
from snowyard.players.value import value

FINISH = {
    "hit_points": [20, 1],
    "freeze_points": [0, 0],
    "snowballs": [1, 9],
    "brick": [[0] * 6, [0] * 6],
    "actor": 0,
    "player": 0,
    "actions_left": 1,
}

LAST_TURNS = {
    "hit_points": [6, 5],
    "freeze_points": [0, 0],
    "snowballs": [3, 3],
    "brick": [[0] * 6, [1, *[0] * 5]],
    "actor": 0,
    "player": 0,
    "actions_left": 1,
    "turn": 18,
}
WIDE = 4.0  # standard errors that an estimate may be away from the truth


def test_every_legal_move_has_a_chance_and_an_error() -> None:
    table = setup("forts", FINISH, seats=2)
    found = analyse(table, 0, rounds=3000, seed=1)
    assert sorted(worth.action for worth in found.moves) == table.actions
    assert found.moves[0].move == "throw p1"
    assert found.moves[0].chance > 5 / 6 - 0.03
    assert all(0 < worth.error < 0.1 and worth.tried > 0 for worth in found.moves)
    assert sum(found.chances) == pytest.approx(1)
    assert found.rounds == 3000
    assert found == analyse(table, rounds=3000, seed=1)


def test_a_move_without_an_alternative_is_worth_what_the_table_is() -> None:
    table = next(t for t in walk("splat", seats=4) if len(t.actions) == 1)
    found = analyse(table, rounds=200, seed=1)
    assert [worth.action for worth in found.moves] == table.actions
    assert found.moves[0].chance == found.chances[table.actor]
    assert 0 < found.moves[0].error < 0.1


def walk(slug: str, **options: int) -> list[Table]:
    table, bot = new(slug, seed=3, **options), Bot("simple", 1)
    tables = []
    while not table.over:
        tables.append(table.copy())
        table.play(bot.choose(table))
    return tables


def test_who_has_nothing_to_decide_is_told_so() -> None:
    table = setup("forts", FINISH, seats=2)
    with pytest.raises(Refusal, match="p1 has nothing to decide now"):
        analyse(table, 1)


def played(moves: int = 1000) -> Match:
    match, bot = Match("forts", seed=seed_from(4), seats=2), Bot("simple", 2)
    while not match.table.over and len(match.moves) < moves:
        match.play(match.table.actor, bot.choose(match.table))
    return match


def test_start_luck_own_play_and_the_play_of_others_are_the_result_in_whole_numbers() -> None:
    match = played()
    found = review(match, playouts=60, rounds=60)
    assert len(found.moves) == len(match.moves)
    for seat, account in enumerate(found.ledger):
        assert sum(account.whole[:4]) == account.whole[4]
        assert account.whole[4] == match.table.payoff[seat] * account.unit
        parts = account.points()
        assert sum(parts[:4]) == parts[4] == 100 * match.table.payoff[seat]
        own = sum(move.play[seat] for move in found.moves if move.seat == seat)
        others = sum(move.play[seat] for move in found.moves if move.seat != seat)
        assert [account.own, account.others] == pytest.approx([own, others])
        assert account.luck == pytest.approx(sum(move.luck[seat] for move in found.moves))
    assert found.chances[-1] == match.table.payoff
    for move in found.moves:
        assert sum(move.play) == pytest.approx(0)
        assert move.by_chance == bool(match.moves[move.number - 1].rolls)
        if not move.by_chance:
            assert move.luck == [0, 0]
    assert found == review(match, playouts=60, rounds=60)


def test_a_move_without_an_alternative_is_nobodys_play() -> None:
    match, bot = Match("splat", seed=seed_from(4), seats=4), Bot("simple", 2)
    while not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    found = review(match, playouts=20, rounds=20)
    forced = [move for move in found.moves if len(match.at(move.number - 1).actions) == 1]
    assert forced
    assert all(move.play == [0, 0, 0, 0] and move.verdict is None for move in forced)
    assert all(sum(account.whole[:4]) == account.whole[4] for account in found.ledger)


def test_the_value_of_a_throw_is_the_chance_of_its_dice() -> None:
    """Five of six faces win at once; of what is left nobody knows more than that it is worth something."""
    table = setup("forts", FINISH, seats=2)
    thrown = value(table, table.game.number("throw p1"), rounds=4000, seed=1)
    assert thrown.chances[0] > 5 / 6 - 3 * thrown.errors[0]
    assert rolls(table, table.game.number("throw p1"))
    assert not rolls(table, table.game.number("build snowball"))


def test_in_a_solved_ending_the_ledger_is_the_exact_one() -> None:
    """Forts, the last two turns: one action of seat 0, three of seat 1, and all that their dice may show."""
    match, bot, solved = played(0), Bot("simple", 1), dict[bytes, list[float]]()
    match.table = setup("forts", LAST_TURNS, seats=2, turn_cap_per_player=10)
    exact = {"start": by_hand(match.table, bot, solved)[0], "luck": 0.0, "own": 0.0, "others": 0.0}
    for move in ("build snowball", "build brick", "throw p0", "build brick"):
        seat, before = match.table.actor, by_hand(match.table, bot, solved)[0]
        meant = by_hand_after(match.table, match.table.number(move), bot, solved)[0]
        exact["own" if seat == 0 else "others"] += meant - before
        match.play(seat, move)
        exact["luck"] += by_hand(match.table, bot, solved)[0] - meant
    assert match.table.over
    assert all(abs(part) > 0.1 for part in exact.values()), exact
    found = review(match, playouts=2000, rounds=20).ledger
    other = {"start": 1 - exact["start"], "luck": -exact["luck"], "own": -exact["others"], "others": -exact["own"]}
    for account, parts in zip(found, (exact, other), strict=True):
        assert sum(parts.values()) == pytest.approx(account.result)
        assert account.start == pytest.approx(parts["start"], abs=WIDE * (0.25 / 2000) ** 0.5)
        for name in ("luck", "own", "others"):
            error = getattr(account, f"{name}_error")
            assert 0 < error < 0.03
            assert getattr(account, name) == pytest.approx(parts[name], abs=WIDE * error), name


def test_a_throw_that_is_not_thrown_is_the_mistake_of_the_game() -> None:
    match = played(0)
    match.table = setup("forts", FINISH, seats=2)
    match.play(0, "build snowball")
    found = review(match, playouts=200, rounds=3000)
    (mistake,) = found.mistakes
    assert (mistake.seat, mistake.move, mistake.better) == (0, "build snowball", "throw p1")
    assert mistake.cost > 2 * mistake.error
    assert mistake.verdict
    assert mistake.verdict.worth_best - mistake.verdict.worth_played == pytest.approx(mistake.cost)
    assert found.cost(0) == mistake.cost
    assert found.cost(1) == 0


def test_the_value_of_a_move_that_is_not_legal_is_refused() -> None:
    """Compiled rules would play it, wherever its number leads."""
    table = setup("forts", FINISH, seats=2)
    for action in (60, 30_000):
        with pytest.raises(Refusal):
            value(table, action, rounds=1)
