"""Who knows what: shown records, redealing by exact counting, what reaches the opponent."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import Any

import pytest

from rules.lanes.positions import Scene
from snowyard import new
from snowyard.games.lanes.content import RANKS, SLOTS
from snowyard.games.lanes.layout import SEATS
from support import seen


def unknown(t: Any, seat: int) -> list[int]:
    """Every card this seat has not seen."""
    unseen = t.pile + t.aside + t.hand[1 - seat] + t.discard[1 - seat]
    cards = [rank for rank in range(RANKS) for _ in range(unseen[rank])]
    cards += [t.rank[o, s] for o in range(SEATS) for s in range(t.used[o]) if not t.known[seat, o] >> s & 1]
    return sorted(cards)


@pytest.mark.rule("LANES-04", "LANES-25", "LANES-R53")
def test_a_seat_is_shown_exactly_the_ranks_it_knows() -> None:
    table = new("lanes", seed=21)
    for step in range(90):
        if table.over:
            break
        t = table.t
        for seat in (0, 1):
            shown = table.shown(seat)
            for owner, slot in itertools.product(range(SEATS), range(SLOTS)):
                known = t.known[seat, owner] >> slot & 1
                assert shown.rank[owner, slot] == (t.rank[owner, slot] if known else 0)
            assert not shown.hand[1 - seat].any()
            assert not shown.pile.any()
            assert not shown.aside.any()
            assert not shown.discard[1 - seat].any()
            assert shown.hand[seat].tolist() == t.hand[seat].tolist()
        spectator = table.shown(-1)
        for owner, slot in itertools.product(range(SEATS), range(SLOTS)):
            assert spectator.rank[owner, slot] == (t.rank[owner, slot] if t.face_up[owner] >> slot & 1 else 0)
        assert not spectator.hand.any()
        table.play(table.actions[(7 * step) % len(table.actions)])


@pytest.mark.rule("LANES-06")
def test_the_ten_cards_out_of_the_game_are_shown_to_nobody_even_at_the_end() -> None:
    table = new("lanes", seed=22)
    while not table.over:
        table.play(table.actions[len(table.actions) // 2])
    for seat in (-1, 0, 1):
        assert not table.shown(seat).aside.any()


def test_knowledge_only_grows() -> None:
    table = new("lanes", seed=23)
    step = 0
    while not table.over:
        before = table.t.known.copy()
        table.play(table.actions[(11 * step) % len(table.actions)])
        assert ((before & ~table.t.known) == 0).all()
        step += 1


@pytest.mark.rule("LANES-R24")
def test_redeal_keeps_the_unseen_cards_and_never_makes_a_card_killed_face_down_a_three() -> None:
    scene = Scene({1: "7U0 6U0"}, {1: "KD1 QD1 4U0 3D0"}, hands=("5", "3 3 9"))
    scene.play("attack <7U0> <KD1>", "attack <6U0> <QD1>")
    before = unknown(scene.table.t, 0)
    dead = [scene.slot(1, "KD1"), scene.slot(1, "QD1")]
    threes = 0
    for seed in range(300):
        t = scene.table.redealt(0, seed).t
        assert unknown(t, 0) == before
        assert all(t.rank[1, slot] != 3 for slot in dead)
        threes += t.rank[1, scene.slot(1, "3D0")] == 3
    assert 0 < threes < 300


def small_ending() -> Scene:
    """p0 does not know: one card killed face-down, one face-down card, one card in hand, and ten aside."""
    return Scene({1: "7U0"}, {1: "KD1 4D0 5U0"}, hands=("5", "3"))


def ways(pool: list[int]) -> dict[tuple[int, ...], float]:
    """Every filling of (killed face-down, face-down, hand) from the pool with its chance; the rest is aside."""
    weights: Counter[tuple[int, ...]] = Counter()
    for killed, down, held in itertools.permutations(range(len(pool)), 3):
        if pool[killed] != 3:
            weights[pool[killed], pool[down], pool[held]] += 1
    total = sum(weights.values())
    return {filling: n / total for filling, n in weights.items()}


@pytest.mark.rule("LANES-R24")
def test_redeal_is_uniform_over_every_possibility_counted_one_by_one() -> None:
    scene = small_ending()
    scene.play("attack <7U0> <KD1>")
    pool = unknown(scene.table.t, 0)
    assert len(pool) == 13
    expected = ways(pool)
    draws = 6000
    found: Counter[tuple[int, ...]] = Counter()
    down = scene.slot(1, "4D0")
    for seed in range(draws):
        t = scene.table.redealt(0, seed).t
        held = next(r for r in range(RANKS) if t.hand[1, r])
        found[t.rank[1, scene.slot(1, "KD1")], t.rank[1, down], held] += 1
    assert set(found) <= set(expected)
    for place in range(3):
        for rank in set(pool):
            chance = sum(p for filling, p in expected.items() if filling[place] == rank)
            share = sum(n for filling, n in found.items() if filling[place] == rank) / draws
            assert abs(share - chance) < 5 * math.sqrt(max(chance * (1 - chance), 1e-9) / draws) + 1e-9
    chi = sum((found[f] - draws * p) ** 2 / (draws * p) for f, p in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 6 * math.sqrt(2 * freedom)
    assert len(found) > 0.9 * len(expected)


def test_redeal_from_the_owners_side_moves_only_what_the_owner_cannot_know() -> None:
    scene = small_ending()
    scene.play("attack <7U0> <KD1>")
    for seed in range(20):
        t = scene.table.redealt(1, seed).t
        assert t.rank[1].tolist() == scene.table.t.rank[1].tolist()  # p1 knows all its own cards
        assert t.hand[1].tolist() == scene.table.t.hand[1].tolist()


def test_redeal_spreads_unseen_discards_and_the_pile() -> None:
    scene = Scene({1: "2D0"}, {1: "8U0"}, pile=6, top="9", hands=("5 K", None), turn=20)
    scene.play("flip <2D0>", "discard k")
    found = {tuple(scene.table.redealt(1, seed).t.discard[0]) for seed in range(60)}
    assert len(found) > 5
    assert all(sum(row) == 1 for row in found)
    mine = {tuple(scene.table.redealt(0, seed).t.discard[0]) for seed in range(20)}
    assert len(mine) == 1


@pytest.mark.rule("LANES-22", "LANES-R62")
def test_a_forced_discard_looks_to_the_opponent_like_any_other() -> None:
    told = []
    for hand, thrown in (("6 6", "6"), ("6 9", "9")):
        scene = Scene({1: "2D0"}, {1: "8U0"}, pile="6 K", hands=(hand, "J"), turn=20)
        scene.play("flip <2D0>", f"discard {thrown}")
        told.append((scene.table.events(1), scene.table.story(1), scene.table.t.decisions))
    assert told[0] == told[1]


@pytest.mark.rule("LANES-09", "LANES-23")
def test_the_opponent_sees_the_same_whichever_card_is_played() -> None:
    told = set()
    for rank in ("3", "j", "k"):
        scene = Scene({1: "7U0"}, {1: "8U0"}, hands=("3 J K", "5"))
        scene.play(f"play {rank} lane 2")
        told.add(seen(scene.table, 1))
    assert len(told) == 1


@pytest.mark.rule("LANES-R20", "LANES-R55", "LANES-34")
@pytest.mark.parametrize("move", ["attack <7U0> <{}>"])
def test_hitting_or_killing_a_face_down_card_tells_nothing_but_that_it_is_no_three(move: str) -> None:
    for damage in "01":
        told = set()
        for rank in ("J", "8", "9", "K"):
            card = f"{rank}D{damage}"
            scene = Scene({1: "7U0"}, {1: f"{card} 4U0"}, hands=("5", "5"))
            scene.play(move.format(card))
            told.add(str([scene.table.story(0), scene.table.view(0)["lanes"]]))
        assert len(told) == 1


def test_what_the_opponent_looked_at_is_public_and_what_it_saw_is_not() -> None:
    told = set()
    for base in ("bKD0", "b3D0"):
        scene = Scene({1: "4D0"}, {1: "8U0", 2: base}, pile=4, turn=20, hands=("9", "9"))
        scene.play("flip <4D0>", "look enemy s1")
        assert any(e.kind == "looked_at" for e in scene.table.events(1))
        told.add(str([scene.table.story(1), scene.table.view(1)["lanes"]]))
    assert len(told) == 1


@pytest.mark.rule("LANES-46", "LANES-36", "LANES-27")
def test_undo_stops_where_something_hidden_came_to_light() -> None:
    scene = Scene({1: "8D0 9U0 7U0 AU0"}, {1: "10U0 KD1 QD0 3D1"}, points=9)
    for move, news in (
        ("attack <9U0> <QD0>", 0),
        ("attack <7U0> <KD1>", 1),
        ("play 4 lane 1", 0),
        ("flip <8D0>", 1),
        ("attack <AU0> <3D1>", 1),
    ):
        scene.play(move)
        assert scene.table.t.news == news, move
