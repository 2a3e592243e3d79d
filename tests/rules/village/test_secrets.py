"""Hands are secret, and windows do not betray who holds a card."""

from __future__ import annotations

import collections
import json
import random
from math import comb
from typing import Any

import pytest

from rules.village.helpers import phase, play, scene
from snowyard import Table, new
from snowyard.games.village.content import CARD_NAMES
from support import seen

FOUR = {0: (10, 10), 1: (10, 40), 3: (20, 10), 4: (40, 40)}


def window(hands: dict[int, list[str]], **more: Any) -> Table:
    """K1 ends its activation; K0 is next, and others may play cards before it."""
    table = scene(FOUR, active=1, later=(0,), hands=hands, cards="earn", **more)
    table.play("end")
    return table


@pytest.mark.rule("VILLAGE-R48", "VILLAGE-51")
def test_who_is_asked_in_a_window_is_seen_by_the_asked_player_only() -> None:
    asked_first = window({3: ["dash"], 4: ["ice"]})
    asked_second = window({3: ["ice"], 4: ["dash"]})
    assert (asked_first.t.asked, asked_second.t.asked) == (3, 4)
    for seat in (0, -1):
        one, other = asked_first.view(seat), asked_second.view(seat)
        assert one == other
        assert one["actor"] == -2
        assert one["phase"] == "pause"
        assert one["asked"] is None
        assert "somebody" in asked_first.prompt(seat)
        assert asked_first.observe(seat).tobytes() == asked_second.observe(seat).tobytes()
    assert asked_first.view(1)["asked"] == 3


def shown_fields(table: Table, seat: int) -> dict[str, str]:
    """All that a seat is shown, but for the events."""
    shown = table.shown(seat)
    return {name: str(getattr(shown, name)) for name in table.game.layout.fields if not name.startswith("event")}


@pytest.mark.rule("VILLAGE-51", "VILLAGE-R48")
def test_a_pass_leaves_no_trace_for_others() -> None:
    """The same position, with and without somebody who was asked and passed."""
    quiet = window({4: ["ice"]})
    passed = window({4: ["dash"]})
    assert phase(passed) == "start_other"
    passed.play("pass")
    assert phase(quiet) == phase(passed) == "main"
    for field in ("pool", "generator"):
        getattr(passed.t, field)[:] = getattr(quiet.t, field)
    for seat in (0, -1):
        assert [e.kind for e in passed.events(seat)] == ["command"]
        assert shown_fields(passed, seat) == shown_fields(quiet, seat)
        assert json.dumps(passed.view(seat)) == json.dumps(quiet.view(seat))
    assert [e.kind for e in passed.events(1)] == ["pass", "command"]


@pytest.mark.rule("VILLAGE-108")
def test_a_hand_is_seen_by_its_player_only_and_not_by_team_mates() -> None:
    table = scene(FOUR, hands={0: ["ice"], 3: ["dash", "dash"]}, cards="earn", kids_per_team=3, players_per_team=3)
    for seat in range(-1, 6):
        hands = {h["kid"]: h for h in table.view(seat)["cards"]["hands"]}
        assert [hands[k]["count"] for k in (0, 3)] == [1, 2]
        assert hands[0]["cards"] == (["ice"] if seat == 0 else None)
        assert hands[3]["cards"] == (["dash", "dash"] if seat == 3 else None)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = scene(FOUR, types={0: "elf"}, pool=(3, 3), cards="earn", hands={0: ["miracle"]})
    table.load([2, 7])
    table.play("play miracle to draw")
    assert [(e.kind, e.b) for e in table.events(0)] == [("card", 6), ("drawn", 2), ("drawn", 7)]
    assert [e.kind for e in table.events(1)] == ["card", "dealt"]


def test_views_are_the_same_whatever_others_hold() -> None:
    rng = random.Random(5)
    for seed in range(12):
        table = new("village", seed=seed, cards="deal", kids_per_team=2, deal_mode="kid3", map="open", turns=2)
        while not table.over:
            if rng.random() < 0.1:
                for seat in range(table.seats):
                    other = table.redealt(seat, rng.getrandbits(60))
                    assert seen(other, seat) == seen(table, seat)
            moves = [m for m in table.moves if m != "surrender"]
            table.play(rng.choice(moves))


def hands_of(table: Table, holder: int) -> tuple[str, ...]:
    return tuple(name for c, name in enumerate(CARD_NAMES) for _ in range(table.t.hand[holder, c]))


@pytest.mark.rule("VILLAGE-R48", "VILLAGE-99")
def test_redealing_deals_unseen_cards_uniformly() -> None:
    """Deck and K3's hand of two hold 2 ICE, 1 DASH, 1 PITCH: six pairs of cards, two of them alike to look at.

    1800 deals; every count within five standard deviations of its expectation.
    """
    table = scene(FOUR, cards="earn", hands={3: ["ice", "dash"]}, deck=["ice", "pitch"])
    counts = collections.Counter(hands_of(table.redealt(0, seed), 3) for seed in range(1800))
    weights = {("ice", "ice"): 1, ("ice", "dash"): 2, ("ice", "pitch"): 2, ("pitch", "dash"): 1}
    assert set(counts) == set(weights)
    for pair, weight in weights.items():
        chance = weight / comb(4, 2)
        assert abs(counts[pair] - 1800 * chance) < 5 * (1800 * chance * (1 - chance)) ** 0.5


@pytest.mark.rule("VILLAGE-R48")
def test_the_asked_kid_keeps_a_card_it_can_play() -> None:
    table = window({3: ["dash", "ice"]})
    assert (table.actor, phase(table)) == (1, "start_other")
    kinds = collections.Counter(hands_of(table.redealt(0, seed), 3) for seed in range(300))
    assert all("dash" in hand for hand in kinds)
    assert len(kinds) > 4
    own = {hands_of(table.redealt(1, seed), 3) for seed in range(20)}
    assert own == {("ice", "dash")}


@pytest.mark.rule("VILLAGE-R48", "VILLAGE-R51", "VILLAGE-49")
def test_whoever_can_only_play_a_card_in_main_keeps_one() -> None:
    table = scene(FOUR, pool=(4, 4), cards="earn", hands={0: ["saved", "ice"]})
    for seed in range(60):
        other = table.redealt(1, seed)
        assert set(hands_of(other, 0)) & {"saved", "dash"}
        assert len(other.moves) > 2


def test_hands_stay_as_large_and_no_card_is_lost() -> None:
    table = new("village", seed=4, cards="deal", deal_mode="kid3", map="open")
    while phase(table) in ("trait", "corner", "deploy"):
        table.play(table.actions[0])
    for seat in (0, 1):
        other = table.redealt(seat, 9)
        assert other.t.hand_size.tolist() == table.t.hand_size.tolist()
        for card in range(8):
            assert other.t.deck[card] + other.t.hand[:, card].sum() == 12


@pytest.mark.rule("VILLAGE-92", "VILLAGE-R48")
def test_a_miracle_window_looks_like_any_other_pause() -> None:
    table = scene({0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}, pool=(1, 3), cards="earn", hands={0: ["miracle"]})
    play(play(table, "move", 1), "to 12 10")
    play(table, "shove k3", 6)
    assert table.view(1)["phase"] == "pause"
    assert table.view(0)["phase"] == "miracle"


def test_nothing_is_taken_back_once_a_hidden_hand_was_asked_for() -> None:
    """Otherwise one could try a move only to learn whether somebody can answer it."""
    assert window({4: ["dash"]}).t.news == 1
    assert window({0: ["dash"]}).t.news == 0
    for hand, news in ((["ice"], 1), ([], 0)):  # nobody is asked; but that tells something of a hand that is not empty
        table = scene({0: (10, 10), 3: (14, 10)}, hands={3: hand}, cards="earn")
        play(table, "move", 3)
        table.play("to 12 10")
        assert phase(table) == "shove"
        assert table.t.news == news
