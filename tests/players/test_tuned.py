"""The hand-written players read from the table what its cards, dice and units can do: what a variant makes better is chosen more,
what it makes worse less. That the printed game is played as before is what goldens and fingerprints say (tests/contract)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowyard import Table, new, setup
from snowyard.games.duel import bot as duel
from snowyard.games.duel.layout import KEEP_CARD, KINDS, PLAY_END
from snowyard.games.duel.moves import kind_named
from snowyard.games.forts import bot as forts
from snowyard.games.lanes import worth as lanes
from snowyard.games.lanes.content import RANK_WORDS
from snowyard.games.splat import bot as splat
from snowyard.games.splat.layout import PLACE_FORT, PLACE_PILE, PLACE_WALL, THROW_DOUBLE, THROW_SINGLE
from snowyard.games.village import evaluate as village


def dealt(slug: str, variant: str = "", **options: Any) -> Any:
    """The record of a new table."""
    return new(slug, seed=1, variant=variant, **options)._tables.one()


def chosen(table: Table, seed: int = 1) -> str:
    luck, driver = np.zeros(4, np.uint32), table.game.driver
    driver.key(luck, np.uint64(seed), np.uint64(0))
    return table.game.name(driver.choose(table._tables.one(), table.legal(), luck, 1))


# ---- duel


def kept(variant: str) -> list[tuple[set[str], str]]:
    """What the first to choose of the draft is dealt, and keeps, in many games."""
    found = []
    for seed in range(40):
        table = new("duel", seed=seed, variant=variant)
        assert all(KEEP_CARD <= action < PLAY_END for action in table.actions)
        hand = {KINDS[kind_named(action, KEEP_CARD)] for action in table.actions}
        found.append((hand, KINDS[kind_named(table.game.number(chosen(table)), KEEP_CARD)]))
    return found


def test_duel_keeps_a_card_that_a_variant_makes_precious_and_passes_one_that_it_spoils() -> None:
    weak, strong = "A4", "A5"  # the least and the most of the printed Advanced cards
    printed = [(hand, keeps) for hand, keeps in kept("") if {weak, strong} <= hand]
    assert printed
    assert {keeps for _, keeps in printed} == {strong}
    precious = [keeps for hand, keeps in kept("cards.a4.points = 9") if {weak, strong} <= hand]
    assert set(precious) == {weak}
    spoiled = [keeps for hand, keeps in kept('cards.a5.ends = ["No Effect", "No Effect"]\ncards.a5.points = 0') if len(hand) > 1]
    assert strong not in spoiled


def test_duel_values_every_printed_card_as_it_always_has() -> None:
    t = dealt("duel")
    assert [duel.worth_of(t, kind) for kind in range(16)] == list(duel.WORTH[:16])
    assert duel.unseen_worth(t) == duel.UNSEEN
    assert [KINDS[k] for k in range(16) if t.points_of[k] != duel.POINTS[k]] == []
    acts = [sum(duel.may_bring(int(t.act_of[2 * k + s])) for s in range(2)) for k in range(16)]
    assert acts == list(duel.ACTS[:16])


def test_an_arsenal_of_richer_cards_is_wanted_more() -> None:
    rich = "\n".join(f"cards.{kind}.points = 6" for kind in ("e1", "e2", "e3", "e4"))
    plain, richer = (dealt("duel", text) for text in ("", rich))
    for t in (plain, richer):
        t.pile[0] = 1
    assert duel.reachable(plain) == 25
    assert duel.reachable(richer) > 25
    assert duel.unseen_worth(richer) > duel.UNSEEN


# ---- splat


@pytest.mark.parametrize(("variant", "first"), [("", "double"), ("cards.double.hits = 1", ""), ("cards.single.hits = 2", "")])
def test_splat_throws_what_hits_most(variant: str, first: str) -> None:
    t = dealt("splat", variant, seats=3)
    single, double = splat.value(t, THROW_SINGLE + 1), splat.value(t, THROW_DOUBLE + 1)
    assert ("single" if single > double else "double" if double > single else "") == first


def test_splat_builds_no_shelter_that_stops_nothing_and_no_pile_that_nothing_needs() -> None:
    t = dealt("splat", seats=3)
    assert splat.value(t, PLACE_FORT) == splat.value(t, PLACE_WALL) + 1 == splat.SHELTER + 1
    assert splat.value(t, PLACE_PILE) == splat.COLLECT
    useless = dealt("splat", "stops.wall.single = 0\nstops.wall.double = 0", seats=3)
    assert splat.value(useless, PLACE_WALL) == 0
    free = dealt("splat", 'cards.double.needs = "nothing"', seats=3)
    assert splat.value(free, PLACE_PILE) == 0


# ---- forts


@pytest.mark.parametrize(("variant", "move"), [("", "throw p1"), ("hide.freeze_points = 5", "hide")])
def test_forts_hides_where_hiding_warms_more(variant: str, move: str) -> None:
    given = {
        "player": "p0",
        "actor": "p0",
        "actions_left": 1,
        "freeze_points": [5, 0],
        "hide_tokens": [2, 0],
        "hit_points": [20, 9],
    }
    table = setup("forts", given, variant=variant)
    assert chosen(table) == move


def test_forts_reads_the_cube() -> None:
    t = dealt("forts")
    odds, mean = forts.odds_of(t), forts.mean_damage(t)
    assert [forts.hits_of(odds, bricks) for bricks in range(7)] == [4, 4, 3, 2, 1, 0, 0]
    assert [forts.freezes_of(odds, bricks) for bricks in range(7)] == [1] * 7
    assert mean == forts.PRINTED_MEAN
    assert [forts.fallen(t, 1, points) for points in range(1, 11)] == [65 - 5 * points for points in range(1, 11)]
    weak = dealt("forts", "cube.inside = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]")
    assert forts.felling(10, odds, forts.mean_damage(weak)) == 6 > 2 * forts.felling(10, odds, mean)  # a Smiley comes first
    assert forts.throws_to_go(weak, 1, 10, -1, odds, forts.mean_damage(weak)) > 2 * forts.throws_to_go(t, 1, 10, -1, odds, mean)
    frosty = dealt("forts", 'cube.outside = [1, 2, 3, "smiley", "smiley", "smiley"]')
    assert forts.freezes_of(forts.odds_of(frosty), 3) == 3
    assert odds == forts.WALLS | 1 << forts.SMILEYS


# ---- lanes


def rank_named(word: str) -> int:
    return 1 + ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king").index(
        word
    )


@pytest.mark.parametrize(
    ("word", "better", "worse"),
    [
        ("four", "ranks.four.hit_points = 5", "ranks.four.hit_points = 1"),
        ("ace", "powers.action_points = 2", "powers.action_points = 0"),
        ("eight", "powers.retaliate_damage = 2", "powers.retaliate_damage = 0"),
        ("ten", "powers.twinstrike_damage = 2", "powers.twinstrike_damage = 0"),
    ],
)
def test_lanes_keeps_what_a_variant_makes_better_and_lets_go_what_it_spoils(word: str, better: str, worse: str) -> None:
    rank = 1 + RANK_WORDS.index(word)
    printed, more, less = (lanes.kept_worth(dealt("lanes", text), rank) for text in ("", better, worse))
    t = dealt("lanes")
    assert printed == lanes.KEPT[t.power_of[rank]]
    assert less < printed < more


# ---- village


def test_village_reckons_with_the_dice_as_they_count_here() -> None:
    t = dealt("village")
    assert [village.hit_chance(t, needed) for needed in range(14)] == [35, 35, 35, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 1]
    assert village.good_range(t) == 14
    wide = dealt("village", "throw.near = 10\nthrow.critical_hit = 9\nthrow.critical_miss = 5")
    assert [village.hit_chance(wide, needed) for needed in (2, 8, 12)] == [26, 15, 10]
    assert village.good_range(wide) == 22


@pytest.mark.parametrize(("variant", "more"), [("units.kid.effect = 2", True), ("units.kid.effect = 7", False)])
def test_village_fears_a_hit_as_much_as_it_costs_here(variant: str, more: bool) -> None:
    def cost(text: str) -> Any:
        return village.damage(dealt("village", text), 2, 0)

    assert (cost(variant) > cost("")) == more


def test_no_choice_of_a_hand_written_player_depends_on_the_weights_of_villages_judge() -> None:
    """They are fitted to printed games (docs/decisions/46), and only players that think use them."""
    command = [sys.executable, str(Path(__file__).parent / "village_weights.py")]
    env = {**os.environ, "SNOWYARD_MACHINE": "interpreter"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr[-3000:]
    told = re.fullmatch(r"moves (\d+), the same without weights (\w+), judged (\S+) and (\S+)\n", done.stdout)
    assert told, done.stdout
    assert int(told[1]) > 80
    assert told[2] == "True"
    assert told[3] != told[4] == "0.000"
