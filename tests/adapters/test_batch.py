"""Batches: the same games as everywhere else, arrays without copies, refusals that change nothing."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import snowyard
from adapters.tables import settings
from snowyard import Game, Refusal
from snowyard.adapters.batch import Batch
from snowyard.lab.simulate import play
from support import random_options


def first_games(batch: Batch, kind: str) -> tuple[np.ndarray, np.ndarray]:
    """Payoffs and lengths of the first game of each table."""
    payoffs, lengths = np.zeros((batch.tables, batch.seats)), np.zeros(batch.tables, int)
    playing = np.ones(batch.tables, bool)
    while playing.any():
        batch.step(batch.choose(kind))
        lengths[playing] += 1
        ended = playing & batch.done
        payoffs[ended] = batch.payoffs[ended]
        playing &= ~ended
    return payoffs, lengths


@pytest.mark.parametrize("kind", ["random", "simple"])
def test_table_i_plays_game_i_of_the_seed_as_in_a_simulation(any_game: Game, kind: str) -> None:
    batch = snowyard.batch(any_game.slug, 24, seed=9)
    payoffs, lengths = first_games(batch, kind)
    players = np.full(any_game.most_seats, kind == "simple", np.int8)
    chunk = play(any_game, any_game.options_words({}), players, batch.seats, 9, 0, 24)
    assert lengths.tolist() == chunk.decisions.tolist()
    assert payoffs == pytest.approx(chunk.payoffs, abs=1e-6)


def test_what_a_batch_shows_is_what_its_tables_show(any_game: Game) -> None:
    rng = random.Random(any_game.slug)
    batch = snowyard.batch(any_game.slug, 6, seed=3, **random_options(any_game, rng))
    for step in range(60):
        if step % 6 == 0:
            tables = [batch.table(i) for i in range(batch.tables)]
            assert batch.actor.tolist() == [table.actor for table in tables]
            assert [np.flatnonzero(row).tolist() for row in batch.legal()] == [table.actions for table in tables]
            assert (batch.observe() == np.stack([table.observe(table.actor) for table in tables])).all()
            for seat in range(batch.seats):
                assert (batch.observe(seat) == np.stack([table.observe(seat) for table in tables])).all()
        batch.step(batch.choose())


@pytest.mark.parametrize("room", [1, 7, 512])
def test_what_seats_know_is_the_same_however_seldom_somebody_looks(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowyard.adapters.batch.NOTES", room)
    seldom, often = (snowyard.batch("duel", 5, seed=8, seats=3) for _ in range(2))
    for step in range(1, 700):
        actions = seldom.choose().copy()
        assert (often.choose() == actions).all()
        seldom.step(actions)
        often.step(actions)
        often.observe()
        if step in (100, 101, 699):
            assert (seldom.observe() == often.observe()).all()
            assert all(bytes(seldom.table(i)) == bytes(often.table(i)) for i in range(5))
    dealt = snowyard.batch("duel", 5, seed=8, seats=3)
    seldom.reset()
    assert (seldom.observe() == dealt.observe()).all()


def test_a_table_whose_game_ended_is_dealt_its_next_game(any_game: Game) -> None:
    batch, again = (snowyard.batch(any_game.slug, 4, seed=5) for _ in range(2))
    again.reset(first=4)
    next_games = [bytes(again.table(i)) for i in range(4)]
    while not batch.done.any():
        batch.step(batch.choose())
    table = int(batch.done.argmax())
    assert bytes(batch.table(table)) == next_games[table]
    assert batch.payoffs[table].sum() > 0
    batch.step(batch.choose())
    assert not batch.payoffs[table].any()


def test_an_illegal_action_is_refused_with_table_and_reason_and_nothing_changes(any_game: Game) -> None:
    batch = snowyard.batch(any_game.slug, 8, seed=1)
    actions = batch.choose().copy()
    before = [bytes(batch.table(i)) for i in range(8)]
    for bad in (int(np.flatnonzero(~batch.legal()[5])[0]), batch.actions, -1, -7, 2**40):
        wrong = actions.copy()
        wrong[5] = bad
        with pytest.raises(Refusal, match=r"table 5: .* legal: .* No table was changed") as refused:
            batch.step(wrong)
        assert str(bad) in refused.value.sentence
    for shape in (actions[:3], actions[None]):
        with pytest.raises(Refusal, match="shape"):
            batch.step(shape)
    with pytest.raises(Refusal, match="whole numbers"):
        batch.step(actions.astype(float))
    assert [bytes(batch.table(i)) for i in range(8)] == before


def test_arrays_are_the_batchs_own_memory_or_the_callers() -> None:
    batch = snowyard.batch("forts", 16, seats=3, seed=2)
    assert batch.legal() is batch.legal()
    assert batch.observe() is batch.observe()
    seen, legal = np.zeros((2, 16, batch.observation_size), np.float32), np.zeros((2, 16, batch.actions), np.bool_)
    assert np.shares_memory(batch.observe(out=seen[1]), seen)
    assert np.shares_memory(batch.legal(out=legal[1]), legal)
    assert (seen[1] == batch.observe()).all()
    assert (legal[1] == batch.legal()).all()
    given = batch.choose().copy()
    assert np.shares_memory(batch._given(given), given)
    with pytest.raises(Refusal, match="float32 with the shape"):
        batch.observe(out=np.zeros((16, 3), np.float32))


def test_the_packed_mask_has_a_bit_for_each_legal_action(any_game: Game) -> None:
    batch = snowyard.batch(any_game.slug, 3, seed=2)
    flags = np.unpackbits(batch.packed.view(np.uint8), axis=1, bitorder="little")[:, : batch.actions]
    assert (flags.astype(bool) == batch.legal()).all()


def test_threads_change_nothing() -> None:
    one, two = (snowyard.batch("splat", 50, seats=3, seed=4, threads=threads) for threads in (1, 3))
    for _ in range(80):
        actions = one.choose().copy()
        assert (two.choose() == actions).all()
        one.step(actions)
        two.step(actions)
    assert (one.observe() == two.observe()).all()
    assert all(bytes(one.table(i)) == bytes(two.table(i)) for i in range(50))


def test_every_setting_makes_a_batch(any_game: Game) -> None:
    for options in settings(any_game):
        batch = snowyard.batch(any_game.slug, 2, seed=1, **options)
        batch.step(batch.choose("simple"))
        assert batch.payoffs.shape == (2, batch.seats)
        assert batch.options == batch.table(0).options


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"slug": "snow"}, "there is no game 'snow'"),
        ({"tables": 0}, "tables must be a whole number, at least 1"),
        ({"seats": 99}, "the option seats must be a whole number from 2 to 8"),
        ({"seed": -1}, "seed must be a whole number"),
        ({"device": "tpu"}, "there is no device 'tpu'"),
    ],
)
def test_what_no_batch_can_be_made_of_is_refused(arguments: dict[str, Any], complaint: str) -> None:
    given: dict[str, Any] = {"slug": "forts", "tables": 2, **arguments}
    with pytest.raises(Refusal, match=complaint):
        snowyard.batch(given.pop("slug"), given.pop("tables"), **given)
    batch = snowyard.batch("forts", 2, seed=1)
    with pytest.raises(Refusal, match="a seat is a number from 0 to 1"):
        batch.observe(2)
    with pytest.raises(Refusal, match="does not play here"):
        batch.choose("clever")
    with pytest.raises(Refusal, match="there is no table 2"):
        batch.table(2)


def test_a_learners_place_without_a_bot_for_every_other_seat_is_refused() -> None:
    """The compiled driver looks them up by their seats."""
    for opponents in ((), ["simple"], ["simple"] * 4):
        with pytest.raises(Refusal, match=f"{len(opponents)} opponents for 4 seats"):
            Batch("forts", 2, seed=1, seats=4, place=0, opponents=opponents)
    with pytest.raises(Refusal, match="place"):
        Batch("forts", 2, seed=1, seats=4, place=-2)
