"""Shoves, Oops, the matrix and the caught check."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import phase, play, scene, throws
from snowyard import Table
from snowyard.games.village.content import TYPE_NAMES
from snowyard.kernel.head import Event

MATRIX = """
    4    4    never free 4    2
    4    4    never free 4    2
    never never never free never never
    free free free free free pt
    never never never never never never
    4    4    never free 4    2
"""
CELLS = [(a, b, word) for a, row in enumerate(MATRIX.split("\n")[1:7]) for b, word in enumerate(row.split())]


def beside(by: int = 0, at: int = 0, **more: Any) -> Table:
    """K0 stands in contact with K3 and is asked whether to shove it; K1 and K4 are far off."""
    options = {"pool": (1, 3), "types": {0: TYPE_NAMES[by], 3: TYPE_NAMES[at]}, **more}
    table = scene({0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}, **options)
    play(table, "move", 1)
    return play(table, "to 12 10")


@pytest.mark.rule("VILLAGE-91", "VILLAGE-70", "VILLAGE-R21", "VILLAGE-69")
@pytest.mark.parametrize(("by", "at", "word"), CELLS)
def test_shoving_goes_by_the_matrix(by: int, at: int, word: str) -> None:
    table = beside(by, at)
    if word == "never":
        assert phase(table) == "main"
        return
    assert table.moves == ["pass", "shove k3", "surrender"]
    oops = (1,) if TYPE_NAMES[at] == "yeti" else ()
    if word in ("free", "pt"):
        play(table, "shove k3", *oops)
        assert table.t.points[0] == (-1 if word == "pt" else 0)
        assert table.t.in_play[0] == 1
        return
    least = int(word)
    extra = (6,) if TYPE_NAMES[by] == "big" else ()  # the higher die does not count
    safe = play(table.copy(), "shove k3", *oops, least - 1, *extra)
    assert safe.t.in_play[0] == 1
    caught = play(table, "shove k3", *oops, least, *extra)
    assert caught.t.in_play[0] == 0


@pytest.mark.rule("VILLAGE-81", "VILLAGE-91", "VILLAGE-R20")
@pytest.mark.parametrize(("by", "at", "word"), CELLS)
def test_throwing_too_close_goes_by_the_matrix(by: int, at: int, word: str) -> None:
    table = scene(
        {0: (12, 10), 1: (10, 40), 3: (15, 10), 4: (40, 40)},
        pool=(4, 3),
        balls={0: {1: 1}},
        dice={0: 1},
        types={0: TYPE_NAMES[by], 3: TYPE_NAMES[at]},
    )
    close = {move for move in throws(table) if "k3" in move}
    if word == "never":
        assert not close
        return
    assert "throw size 1 at k3" in close
    checks = (1, 1) if TYPE_NAMES[by] == "big" else (1,)
    play(table, "throw size 1 at k3", 1, *(() if word in ("free", "pt") else checks))
    assert table.t.points[0] == (0 if word == "pt" else 1)
    assert table.t.in_play[0] == 1


@pytest.mark.example("VILLAGE-8")
@pytest.mark.rule("VILLAGE-67", "VILLAGE-68", "VILLAGE-71", "VILLAGE-92")
def test_a_shove_knocks_down_and_the_cheat_may_be_caught() -> None:
    for check, caught in ((4, True), (3, False)):
        table = scene({0: (12, 13), 1: (10, 40), 3: (14, 11), 4: (40, 40)}, pool=(1, 3), dice={3: 1}, points={0: 2})
        play(table, "move", 2)
        play(table, "to 12 10")
        play(table, "shove k3", check)
        assert (table.t.down[3], table.t.dice[3]) == (1, 1)
        assert bool(table.t.in_play[0]) != caught
        assert (Event("caught", 0, 0, 0, 0) in table.events()) == caught
        if not caught:
            assert table.t.active == 0
            assert "aim" in table.moves


@pytest.mark.rule("VILLAGE-68")
def test_a_shove_costs_a_die_from_two_up_and_scores_nothing() -> None:
    table = play(beside(dice={3: 2}), "shove k3", 1)
    assert (table.t.dice[3], table.t.down[3], table.t.points[0]) == (1, 1, 0)


@pytest.mark.example("VILLAGE-9")
@pytest.mark.rule("VILLAGE-69", "VILLAGE-R23", "VILLAGE-R13", "VILLAGE-61")
def test_oops_takes_the_aggressor_along() -> None:
    table = beside(at=4, dice={0: 4}, pool=(1, 4, 6), balls={0: {1: 1}})
    play(table, "shove k3", 5, 2)
    t = table.t
    assert (t.down[3], t.dice[3], t.down[0], t.dice[0]) == (1, 5, 1, 3)
    assert sum(t.pool) == 2
    assert set(table.moves) == {"get up", "end", "surrender"}
    play(table, "get up")
    assert throws(table) == {"throw size 1 at k3"}


@pytest.mark.rule("VILLAGE-69", "VILLAGE-R23")
def test_oops_needs_a_four_and_spares_a_last_die() -> None:
    table = play(beside(at=4), "shove k3", 3, 1)
    assert table.t.down[0] == 0
    last = play(beside(at=4, dice={0: 1}), "shove k3", 4, 1)
    assert (last.t.down[0], last.t.dice[0]) == (1, 1)


@pytest.mark.rule("VILLAGE-67", "VILLAGE-R16")
def test_old_contact_counts_also_for_a_mover_that_stays() -> None:
    assert phase(beside()) == "shove"


@pytest.mark.rule("VILLAGE-67", "VILLAGE-R16")
def test_contact_in_passing_does_not_count() -> None:
    table = scene({0: (10, 10), 3: (14, 12), 4: (40, 40)}, pool=(1, 3))
    play(table, "move", 6)
    play(table, "to 19 10")
    assert phase(table) == "main"


@pytest.mark.rule("VILLAGE-67")
def test_one_shove_for_each_die() -> None:
    table = scene({0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (10, 11)}, pool=(1, 1))
    play(play(table, "move", 1), "to 12 10")
    assert table.moves == ["pass", "shove k3", "shove k4", "surrender"]
    play(table, "shove k3", 1)
    assert phase(table) == "main"
    play(play(table, "move", 1), "to 12 10")
    assert table.moves == ["pass", "shove k4", "surrender"]


@pytest.mark.rule("VILLAGE-67")
def test_a_vault_and_a_slide_can_end_in_a_shove_and_a_dash_cannot() -> None:
    vault = scene({0: (18, 14), 3: (23, 14), 4: (40, 10)}, map="market", pool=(1, 3))
    play(play(vault, "vault"), "to 21 14")
    assert phase(vault) == "shove"
    slide = scene({0: (10, 10), 3: (14, 10)}, types={0: "penguin"}, pool=(1, 3))
    play(play(slide, "slide", 1, 1), "to 12 10")
    assert phase(slide) == "shove"
    dash = scene({0: (10, 10), 3: (14, 10)}, pool=(1, 3), cards="earn", hands={0: ["dash"]})
    play(play(dash, "play dash", 1, 1), "to 12 10")
    assert phase(dash) == "main"


@pytest.mark.rule("VILLAGE-70", "VILLAGE-R15")
def test_neither_team_mates_nor_kids_that_lie_down_can_be_shoved() -> None:
    mates = scene({0: (12, 10), 1: (14, 11), 3: (40, 40)}, pool=(1, 3))
    play(play(mates, "move", 1), "to 12 10")
    assert phase(mates) == "main"
    assert phase(beside(down=(3,))) == "main"


@pytest.mark.rule("VILLAGE-92", "VILLAGE-96")
def test_a_caught_kid_leaves_but_what_it_did_stands() -> None:
    table = scene(
        {0: (12, 10), 1: (10, 40), 3: (15, 10), 4: (40, 40)}, pool=(4, 3), balls={0: {2: 1, 1: 3}}, points={0: 5}, later=(3,)
    )
    play(table, "throw size 2 at k3", 4, 4, 6, *[1] * 4)
    t = table.t
    assert (t.in_play[0], t.dice[3], t.points[0], t.active) == (0, 4, 6, 3)
    assert not t.balls[0].any()


@pytest.mark.rule("VILLAGE-91")
def test_the_victims_type_counts_even_when_it_has_just_been_removed() -> None:
    """A removed Penguin still makes parents watch from 2 on."""
    table = scene(
        {0: (12, 10), 1: (10, 40), 3: (15, 10), 4: (40, 40)}, pool=(4, 3), balls={0: {1: 1}}, dice={3: 1}, types={3: "penguin"}
    )
    play(table, "throw size 1 at k3", 6, 2)
    assert (table.t.in_play[3], table.t.in_play[0]) == (0, 0)


@pytest.mark.rule("VILLAGE-92", "VILLAGE-117")
def test_a_caught_last_kid_loses_the_game() -> None:
    table = scene({0: (12, 10), 3: (14, 11)}, pool=(1, 3))
    play(play(table, "move", 1), "to 12 10")
    play(table, "shove k3", 6)
    assert table.over
    assert table.payoff == [0.0, 1.0]
