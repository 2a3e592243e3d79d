from __future__ import annotations

import re

import pytest

from snowyard import Refusal
from snowyard.match import Match, Seat, commitment, fresh_seed, seed_from
from snowyard.match.fairness import move_key

SEED = seed_from(7)


def forts(**options: object) -> Match:
    return Match("forts", [Seat("Mia"), Seat("Ole")], seed=SEED, **options)  # type: ignore[arg-type]


def test_only_the_seat_whose_decision_it_is_may_move() -> None:
    match = forts()
    other = 1 - match.table.actor
    before = bytes(match.table)
    with pytest.raises(Refusal, match=r"not (Mia|Ole)'s"):
        match.play(other, "hide")
    assert bytes(match.table) == before
    assert match.moves == []


def test_refused_moves_change_nothing_not_even_the_dice_to_come() -> None:
    match = forts()
    before = bytes(match.table)
    for bad in ("use token", "nonsense", 900):
        with pytest.raises(Refusal):
            match.play(match.table.actor, bad)
    assert bytes(match.table) == before


def test_the_number_of_players_must_fit_the_table() -> None:
    with pytest.raises(Refusal, match="2 players for a table of 3"):
        Match("forts", [Seat("Mia"), Seat("Ole")], seats=3)


def test_a_move_without_dice_can_be_taken_back_and_played_again_to_the_same_end() -> None:
    match = forts()
    me = match.table.actor
    before = bytes(match.table)
    match.play(me, "build snowball")
    after = bytes(match.table)
    match.undo(me)
    assert bytes(match.table) == before
    match.play(me, "build snowball")
    assert bytes(match.table) == after


def test_undo_stops_at_a_roll() -> None:
    match = forts()
    me = match.table.actor
    match.play(me, "build brick")
    with pytest.raises(Refusal, match="dice were rolled"):
        match.undo(me)


def test_undo_stops_at_the_decision_of_another_player() -> None:
    match = forts()
    me = match.table.actor
    for _ in range(3):
        match.play(me, "build snowball")
    with pytest.raises(Refusal, match="cannot be taken back"):
        match.undo(1 - me)
    for _ in range(3):
        match.undo(me)
    with pytest.raises(Refusal, match="no move of yours to take back"):
        match.undo(me)


def test_undo_takes_back_what_bots_decided_since_and_stops_at_a_person() -> None:
    for bot in ("simple", ""):
        match = Match("forts", [Seat("Ann", bot), Seat("Ben", bot)], seed=SEED)
        me = match.table.actor
        match.players[me] = Seat("Ann")
        before = []
        for _ in range(4):
            before.append(bytes(match.table))
            match.play(match.table.actor, "build snowball")
        assert match.moves[-1].seat != me
        if bot:
            assert match.undo(me).seat == me
            assert (len(match.moves), bytes(match.table)) == (2, before[2])
        else:
            with pytest.raises(Refusal, match="somebody else has decided since"):
                match.undo(me)


def test_a_move_that_the_rules_refuse_says_why_and_changes_nothing() -> None:
    match = Match("forts", [Seat("Ann"), Seat("Ben")], seed=SEED)
    me, before = match.table.actor, bytes(match.table)
    own = f"throw p{me}"
    for wrong, code in ((own, "unknown move|illegal move"), ("freeze the lake", "unknown move"), (99999, "unknown move")):
        with pytest.raises(Refusal) as refused:
            match.play(me, wrong)
        assert re.fullmatch(code, refused.value.code)
        assert bytes(match.table) == before
    while not match.table.over:
        match.play(match.table.actor, match.table.actions[-1])
    with pytest.raises(Refusal, match="the game is over"):
        match.play(0, "hide")


def test_the_dice_of_a_move_follow_from_seed_salts_and_move_number_alone() -> None:
    """Nothing that was rolled before can tell what comes: the generator starts anew at every move."""
    rolls = []
    for first in ("build snowball", "hide"):
        match = forts()
        me = match.table.actor
        match.play(me, first)
        rolls.append(match.play(me, "build brick").rolls)
    assert rolls[0] == rolls[1]
    assert len({move_key(SEED, {}, n) for n in range(1000)}) == 1000
    assert move_key(SEED, {0: "a"}, 1) != move_key(SEED, {}, 1) != move_key(SEED, {1: "a"}, 1)
    assert move_key(SEED, {0: "a", 1: "b"}, 1) == move_key(SEED, {1: "b", 0: "a"}, 1)


def test_seeds_are_long_random_and_committed_to() -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
    assert len(commitment(SEED)) == 64
    assert forts().commitment == commitment(SEED)


def test_real_dice_are_typed_in_and_checked() -> None:
    match = forts(own_dice=True)
    me = match.table.actor
    assert match.wanted_roll("build snowball", []) == 0
    assert match.wanted_roll("build brick", []) == 6
    assert match.wanted_roll("build brick", ["S"]) == 10
    assert match.wanted_roll("build brick", ["S", "3"]) == 0
    before = bytes(match.table)
    for wrong, reason in ((["6", "3"], "not on that die"), (["S"], "once more"), (["S", "3", "4"], "rolls 2 times")):
        with pytest.raises(Refusal, match=reason):
            match.play(me, "build brick", wrong)
    assert bytes(match.table) == before
    match.play(me, "build brick", ["s", "3"])
    assert match.table.t.brick[me, 3] == 10


def test_rolls_cannot_be_given_where_the_seed_rolls() -> None:
    match = forts()
    with pytest.raises(Refusal, match="come from its seed"):
        match.play(match.table.actor, "build brick", ["S", "3"])


def test_every_moment_of_a_match_can_be_looked_at() -> None:
    match = forts()
    me = match.table.actor
    tables = [bytes(match.table)]
    for move in ("build snowball", "build brick", "hide"):
        match.play(me, move)
        tables.append(bytes(match.table))
    assert [bytes(match.at(n)) for n in range(4)] == tables
    with pytest.raises(Refusal, match="3 moves"):
        match.at(4)
