from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowyard import Refusal, new
from snowyard.kernel import dice
from snowyard.kernel.rule import rule

DRAWS = 200_000


@rule
def fill(state: Any, n: int, out: Any) -> None:
    for i in range(out.shape[0]):
        out[i] = dice.below(state, n)


@rule
def shuffle_many(t: Any, cells: Any, out: Any) -> None:
    for i in range(out.shape[0]):
        for k in range(3):
            cells[k] = k
        dice.shuffle(t, cells, 3)
        out[i] = 9 * cells[0] + 3 * cells[1] + cells[2]


def stream(seed: int, index: int = 0) -> np.ndarray[Any, Any]:
    state = np.zeros(4, np.uint32)
    dice.key(state, np.uint64(seed), np.uint64(index))
    return state


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 52, 100])
def test_every_face_comes_up_as_often_as_the_others(n: int) -> None:
    out = np.zeros(DRAWS, np.int64)
    fill(stream(n), n, out)
    counts = np.bincount(out, minlength=n)
    assert len(counts) == n
    expected = DRAWS / n
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert chi_square < (n - 1) + 5 * (2 * max(1, n - 1)) ** 0.5


def test_there_is_no_modulo_bias_even_where_it_would_be_largest() -> None:
    """With n = 3 * 2^30 a remainder would fall below 2^30 every second time, and a scaled word on every third number
    every second time; uniform numbers do both every third time."""
    out = np.zeros(DRAWS, np.int64)
    fill(stream(1), 3 << 30, out)
    assert abs((out < 1 << 30).mean() - 1 / 3) < 0.006
    assert abs((out % 3 == 0).mean() - 1 / 3) < 0.006


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """Against the definition, written down once more with Python's whole numbers."""
    state = np.array([1, 2, 3, 4], np.uint32)
    s = [1, 2, 3, 4]

    def left(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & 0xFFFFFFFF

    for _ in range(1000):
        expected = (left((s[0] + s[3]) & 0xFFFFFFFF, 7) + s[0]) & 0xFFFFFFFF
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = left(s[3], 11)
        assert dice.next32(state) == expected
        assert state.tolist() == s


def test_streams_of_neighbouring_seeds_and_indices_have_nothing_in_common() -> None:
    firsts = {tuple(stream(seed, index).tolist()) for seed in range(60) for index in range(60)}
    assert len(firsts) == 3600
    out = np.zeros((2, 10_000), np.int64)
    fill(stream(7, 0), 2, out[0])
    fill(stream(7, 1), 2, out[1])
    assert abs((out[0] == out[1]).mean() - 0.5) < 0.025
    assert stream(1 << 40).tolist() != stream(0).tolist() != stream(0, 1 << 40).tolist()


def test_all_orders_are_equally_likely() -> None:
    table = new("forts", seed=5)
    out = np.zeros(60_000, np.int64)
    shuffle_many(table._tables.one(), np.zeros(3, np.int8), out)
    _, counts = np.unique(out, return_counts=True)
    assert len(counts) == 6
    assert abs(counts - 10_000).max() < 500


def test_a_draw_follows_the_counts_of_the_pile() -> None:
    state = stream(3)
    pile = np.array([0, 5, 0, 15], np.int8)
    drawn = np.bincount([dice.pick(state, pile) for _ in range(20_000)], minlength=4)
    assert drawn[0] == drawn[2] == 0
    assert abs(drawn[1] / 20_000 - 0.25) < 0.015


def test_loaded_dice_come_first_and_then_chance_goes_on() -> None:
    table = new("forts", seed=1)
    target = 1 - table.actor
    table.load([3, 7])
    table.play(f"throw p{target}")
    assert table.rolls() == ["4", "7"]
    assert table.t.wanted == 0
    table.play("build brick")
    assert table.t.wanted == 6
    assert len(table.rolls()) == 2


@pytest.mark.parametrize("kind", range(6))
def test_a_draw_that_is_asked_notes_how_many_cards_of_a_kind_it_draws_from_and_draws_as_it_would(kind: int) -> None:
    asked, plain = new("splat", seed=1), new("splat", seed=1)
    held = plain.t.draw.tolist()  # nothing is shuffled in: the next card comes from this pile
    asked.t.given[0], asked.t.given_count = dice.COUNT - kind, 1
    for table in (asked, plain):
        table.play(table.moves[0])
    assert asked.t.made[0].tolist() == [held[kind], -6]
    assert asked.t.draw.tolist() == plain.t.draw.tolist()
    assert asked.t.wanted == plain.t.wanted == -6
    assert asked.t.misload == 0


@pytest.mark.parametrize("bad", [[-1], [-2], [1.5], ["4"], [True], [0] * 99, [40000]])
def test_a_queue_that_cannot_be_is_refused(bad: list[Any]) -> None:
    table = new("forts", seed=1)
    before = bytes(table)
    with pytest.raises(Refusal):
        table.load(bad)
    assert bytes(table) == before


def test_of_several_that_are_best_each_is_chosen_alike() -> None:
    luck, chosen = stream(3), [0] * 5
    for _ in range(3000):
        best, choice, ties = -1, -1, 0
        for what, worth in enumerate((5, 7, 2, 7, 7)):
            best, choice, ties = dice.weigh(worth, what, best, choice, ties, luck)
        assert (best, ties) == (7, 3)
        chosen[choice] += 1
    assert chosen[0] == chosen[2] == 0
    assert all(abs(n - 1000) < 110 for n in (chosen[1], chosen[3], chosen[4]))  # more than four standard errors
