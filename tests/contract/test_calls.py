"""The short ways into the rules, by address and by numbers: they do what the long ones do, to the byte."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pytest

import snowyard
from snowyard import Event, Game, Quick, Refusal, new, quick
from snowyard.kernel.calls import ILLEGAL, Calls
from snowyard.kernel.machine import MACHINE
from snowyard.kernel.table import deal as deal_onto
from support import random_setting, some_tables, walk

GAMES = 3


def luck() -> Any:
    return np.array([1, 2, 3, 4], np.uint32)


@pytest.mark.skipif(MACHINE != "native", reason="compares native code by address with native code by record")
def test_by_address_a_table_is_told_what_the_driver_says_of_its_record(any_game: Game) -> None:
    by_record = Calls(any_game)
    for table in some_tables(any_game, 5, 2, apart=6):
        short, long, before = any_game.calls, by_record, bytes(table)
        assert (short.legal(table) == long.legal(table)).all()
        assert short.actions(table) == long.actions(table)
        assert bytes(table) == before
        for seat in range(-1, table.seats):
            assert (short.observe(table, seat) == long.observe(table, seat)).all()
            shown = []
            for calls in (short, long):
                calls.show(table, seat)
                shown.append(table.raw[1].tobytes())
            assert shown[0] == shown[1]
        assert bytes(table) == before
        if table.over:
            assert short.payoff(table) == long.payoff(table)
            assert short.step(table, 0) == long.step(table, 0) == ILLEGAL
            continue
        one, other = table.copy(), table.copy()
        lucks = luck(), luck()
        assert short.choose(one, lucks[0], 1) == long.choose(other, lucks[1], 1)
        assert (lucks[0] == lucks[1]).all()
        action = table.actions[-1]
        assert short.step(one, action) == long.step(other, action) == one.actor
        assert bytes(one) == bytes(other) != before
        for each, calls in ((one, short), (other, long)):
            calls.redeal(each, 0, 9, 2)
            calls.key(each, 2**64 - 1, 3)
        assert bytes(one) == bytes(other)


def test_a_move_by_number_says_who_decides_next_and_a_bad_one_changes_nothing(any_game: Game) -> None:
    rng = random.Random(any_game.slug)
    table = new(any_game.slug, seed=3)
    while not table.over:
        legal, before = table.actions, bytes(table)
        illegal = next((a for a in range(any_game.actions) if a not in legal), -1)
        for bad in (illegal, any_game.actions, -1, 2**70, 1.0, None, "nothing of the kind"):
            with pytest.raises(Refusal):
                table.step(bad)
        assert bytes(table) == before
        told = table.copy()
        action = rng.choice(legal)
        assert table.step(np.int16(action) if rng.random() < 0.5 else action) == table.actor
        assert told.play(any_game.name(action)) == table.events()
        for seat in range(-1, table.seats):
            assert table.events(seat) == table.events(seat, table.seen(seat))  # nobody is told what is not shown to them
        assert all(type(event) is Event for event in table.events())
        assert bytes(told) == bytes(table)
    with pytest.raises(Refusal, match="over"):
        table.step(0)


def test_a_table_dealt_again_is_a_new_one_of_the_same_options(any_game: Game) -> None:
    rng = random.Random(any_game.slug)
    for _ in range(GAMES):
        options = random_setting(any_game, rng)
        table = new(any_game.slug, seed=1, **options)
        for _action in walk(table, rng, 30):
            pass
        assert table.deal(seed=2**64 - 1) == table.actor
        assert table == new(any_game.slug, seed=2**64 - 1, **options)
        another = new(any_game.slug, seed=1, **options)
        deal_onto(another, options, 7, 4)
        table.deal(7, 4)
        assert table == another
        with pytest.raises(Refusal, match="seed"):
            table.deal(-1)


def test_a_game_played_quickly_by_numbers_is_the_same_game(any_game: Game) -> None:
    rng = random.Random(f"{any_game.slug} quick")
    for number in range(GAMES):
        options = random_setting(any_game, rng)
        table, fast = new(any_game.slug, seed=number, **options), quick(any_game.slug, seed=99, **options)
        seat = fast.deal(number)
        while not table.over:
            assert (seat, fast.actor, fast.over) == (table.actor, table.actor, False)
            assert fast.actions == table.actions
            assert (fast.legal() == table.legal()).all()
            action = rng.choice(table.actions)
            seat = fast.step(action)
            table.step(action)
            if rng.random() < 0.1:
                assert bytes(fast.table()) == bytes(table)
        assert (seat, fast.over, fast.seats) == (-1, True, table.seats)
        assert fast.payoff == table.payoff
        whole = fast.table()
        assert bytes(whole) == bytes(table)
        assert whole.view(0) == table.view(0)


def test_a_bad_move_by_numbers_is_refused_and_a_table_taken_from_it_is_a_copy() -> None:
    fast = quick("forts", seats=3, seed=5)
    assert repr(fast) == f"<forts by numbers, 3 seats, 0 moves, actor {fast.actor}>"
    before = bytes(fast.table())
    for bad in (10_000, -1, 66, "fly", None):
        with pytest.raises(Refusal):
            fast.step(bad)  # type: ignore[arg-type]
    assert bytes(fast.table()) == before
    fast.table().play("build snowball")
    assert bytes(fast.table()) == before
    fast.step(fast.actions[0])
    assert fast.table().t.decisions == 1
    with pytest.raises(Refusal, match="there is no game"):
        quick("fort")
    with pytest.raises(Refusal, match="seats"):
        quick("forts", seats=1)
    assert isinstance(fast, Quick)


def test_tables_in_many_threads_do_not_disturb_each_other() -> None:
    def game_of(seed: int) -> bytes:
        rng, table = random.Random(seed), new("splat", seed=seed)
        while not table.over:
            table.step(rng.choice(table.actions))
            table.events(rng.randrange(table.seats))
        return bytes(table)

    alone = [game_of(seed) for seed in range(12)]
    found: dict[int, bytes] = {}
    threads = [threading.Thread(target=lambda seed=seed: found.update({seed: game_of(seed)})) for seed in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(12)] == alone


def test_a_table_keeps_its_memory_and_shares_it_with_nobody() -> None:
    table = new("forts", seed=1)
    raw, held = table.raw, [table]
    for _ in range(50):
        other = held[-1].copy()
        other.step(other.actions[0])
        held.append(other)
    assert table.raw is raw
    assert bytes(table) == bytes(new("forts", seed=1))
    assert len({each.raw.ctypes.data for each in held}) == len(held)
    if MACHINE == "native":
        assert all(each.at in (0, each.raw.ctypes.data) for each in held)
        assert held[-1].at


def test_the_quick_way_is_part_of_the_face() -> None:
    assert {"quick", "Quick"} <= set(snowyard.__all__) <= set(dir(snowyard))
