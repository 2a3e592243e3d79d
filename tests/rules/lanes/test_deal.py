"""The deal, its figures, and the slots."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from rules.lanes.positions import Scene, counts, ranks
from rules.lanes.test_examples import OPENING, dealt
from snowyard import Refusal, Table, game, new
from snowyard.games.lanes.content import EMPOWERED, EMPOWERS, FIRING, RANKS
from snowyard.kernel.table import deal

DEALS = 4000


@pytest.fixture(scope="module")
def many() -> list[dict[str, Any]]:
    """What lies where after many deals."""
    table = Table(game("lanes"))
    t = table.t
    found = []
    for index in range(DEALS):
        deal(table, {}, 8, index)
        base = t.rank[:, :3].tolist()
        found.append({"hands": t.hand.tolist(), "aside": t.aside.tolist(), "pile": t.pile.tolist(), "base": base})
    return found


def near(share: float, expected: float) -> bool:
    """Within five standard errors."""
    return abs(share - expected) < 5 * math.sqrt(expected * (1 - expected) / DEALS)


@pytest.mark.rule("LANES-01", "LANES-11", "LANES-R01")
def test_two_players_and_p0_begins() -> None:
    table = new("lanes", seed=1)
    assert table.seats == 2
    assert table.actor == 0
    with pytest.raises(Refusal):
        new("lanes", seed=1, seats=3)


@pytest.mark.rule("LANES-02", "LANES-04", "LANES-05", "LANES-06", "LANES-07")
def test_six_base_cards_ten_in_hands_ten_aside_and_a_pile_of_26(many: list[dict[str, Any]]) -> None:
    for one in many[:50]:
        hands = np.array(one["hands"])
        assert hands.sum(axis=1).tolist() == [6, 5]  # p0 has drawn
        assert sum(one["aside"]) == 10
        assert sum(one["pile"]) == 25
        base = counts(rank for side in one["base"] for rank in side)
        assert sum(base) == 6
        total = hands.sum(axis=0) + one["aside"] + one["pile"] + base
        assert total.tolist() == [0] + [4] * 13 + [0] * 2


@pytest.mark.rule("LANES-02")
def test_every_rank_is_as_likely_everywhere(many: list[dict[str, Any]]) -> None:
    for place, cards in (("aside", 10), ("pile", 25)):
        mean = np.mean([one[place] for one in many], axis=0)
        assert np.allclose(mean[1:14], cards / 13, atol=0.07)
    first = np.bincount([one["base"][0][0] for one in many], minlength=RANKS)[1:14]
    assert all(near(n / DEALS, 1 / 13) for n in first)


@pytest.mark.rule("LANES-02", "LANES-06")
def test_the_figures_of_the_deal(many: list[dict[str, Any]]) -> None:
    hands = np.array([one["hands"] for one in many])
    aside = np.array([one["aside"] for one in many])
    base = np.array([one["base"] for one in many])
    assert near(share(hands[:, 0].max(axis=1) > 1), 0.65475)  # six cards: a repeated rank
    assert near(share(hands[:, 1].max(axis=1) > 1), 0.49292)  # five cards
    assert near(share(hands[:, 1, 1] == 0), 0.65884)  # no Ace
    assert near(share(aside[:, 5] == 0), 0.41345)
    assert near(share(aside[:, 5] == 4), 0.000776)
    assert near(share((base[:, 1] == 11).any(axis=1)), 0.21738)  # a Jack among the opponent's three
    assert near(share((base.reshape(DEALS, 6) != 3).all(axis=1)), 0.60277)
    different = np.array([len(set(row)) == 6 for row in base.reshape(DEALS, 6)])
    assert near(share(different), 0.34525)


def share(found: npt.NDArray[np.bool_]) -> float:
    return float(found.mean())


@pytest.mark.rule("LANES-03", "LANES-09", "LANES-10")
def test_the_board_at_the_start() -> None:
    t = new("lanes", seed=2).t
    assert t.side.tolist() == [[1, 2, 4], [1, 2, 4]]
    assert t.used.tolist() == [3, 3]
    assert t.lane_result.tolist() == [0, 0, 0]
    assert t.turn == 0  # turns completed: it is turn 1
    assert not t.damage.any()
    assert (t.partner == -1).all()
    for field in (t.frozen, t.attacked, t.attacked_twice, t.eager, t.face_up, t.known.reshape(4)):
        assert not any(field)


@pytest.mark.rule("LANES-08")
def test_the_deal_goes_through_the_deck_in_order() -> None:
    t = dealt(OPENING).t
    assert t.rank[0, :3].tolist() == ranks("2 2 2")
    assert t.rank[1, :3].tolist() == ranks("3 3 3")
    assert t.hand[0].tolist() == counts(ranks("A A 5 7 9 K"))
    assert t.hand[1].tolist() == counts(ranks("4 4 4 6 6"))
    assert t.aside.tolist() == counts(ranks("8 8 8 8 10 10 10 10 J J"))
    assert t.given_at == 27  # the 27th card is p0's first draw


@pytest.mark.rule("LANES-09", "LANES-23")
def test_each_card_takes_the_next_slot_for_good() -> None:
    scene = Scene({1: "QD0"}, {1: "8U0"}, pile=6, hands=("5 6 9", None), turn=20)
    last = scene.table.t.used[0]
    scene.play("play 5 lane 1", "play 9 lane 2")
    assert scene.table.t.used[0] == last + 2
    assert scene.table.t.rank[0, last : last + 2].tolist() == [5, 9]
    assert scene.table.t.side[0, 0] >> last & 1
    assert scene.table.t.side[0, 1] >> (last + 1) & 1
    scene.play("flip <QD0>", f"move s{last + 1}")
    assert scene.table.t.rank[0, last + 1] == 9
    assert scene.table.t.side[0, 0] >> (last + 1) & 1


@pytest.mark.rule("LANES-09", "LANES-R52")
def test_twenty_one_slots_are_enough() -> None:
    """Whoever plays all it draws: 3 + 5 + 13."""
    table = new("lanes", seed=3, must_act=False)
    while table.t.pile_size:
        play = [m for m in table.moves if m.startswith("play")]
        table.play(play[0] if play else "done")
    while table.t.hand_size[0] or table.t.hand_size[1]:
        play = [m for m in table.moves if m.startswith("play")]
        table.play(play[0] if play else "done")
    assert table.t.used.tolist() == [21, 21]


@pytest.mark.rule("LANES-R05", "LANES-44")
def test_thirty_two_cards_fire_sixteen_are_constant_and_four_are_traps() -> None:
    t = new("lanes", seed=1).t
    firing = [rank for rank in range(1, RANKS) if FIRING >> t.power_of[rank] & 1]
    assert firing == ranks("A 2 4 5 6 7 Q K")
    assert FIRING & ~EMPOWERED == 1 << EMPOWERS
    assert t.power_of[13] == EMPOWERS


def test_the_first_decision_has_three_plays_for_each_rank_in_hand() -> None:
    for seed in range(20):
        table = new("lanes", seed=seed)
        assert len(table.moves) == 3 * sum(n > 0 for n in table.t.hand[0])
        assert all(move.startswith("play") for move in table.moves)


@pytest.mark.rule("LANES-34")
def test_the_42_cards_in_use_have_84_hit_points_and_one_more_for_each_jack(many: list[dict[str, Any]]) -> None:
    for one in many[:200]:
        used = [4 - aside for aside in one["aside"]][1:14]
        assert sum(used) == 42
        total = sum(n * (3 if rank == 11 else 2) for rank, n in enumerate(used, 1))
        assert total == 84 + used[10]
        assert 84 <= total <= 88
