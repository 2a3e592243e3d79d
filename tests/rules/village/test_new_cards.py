"""When a card that only a variant has can be played: whenever the printed card that it is like could be."""

from __future__ import annotations

from typing import Any

import pytest

from rules.village.helpers import phase, play, scene
from snowyard import Table

FOUR = {0: (10, 10), 1: (10, 40), 3: (20, 10), 4: (40, 40)}
BESIDE = {0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}


def like(does: str, name: str = "spare-1", **numbers: Any) -> str:
    """A variant with a card that does what a printed one does."""
    return "\n".join([f"[cards.{name}]", "copies = 2", f'does = "{does}"', *(f"{key} = {n}" for key, n in numbers.items())])


def start(holder: int, variant: str, **more: Any) -> Table:
    """K1 ends; then the activation of K0 begins, and K`holder` holds the new card."""
    table = scene(FOUR, active=1, later=(0,), hands={holder: ["spare-1"]}, cards="earn", variant=variant, **more)
    table.play("end")
    return table


def thrown(does: str, card: str, size: int = 1, **numbers: Any) -> Table:
    """K0 holds this new card and has declared a throw at K3."""
    variant = like(does, card, **numbers)
    table = scene(FOUR, pool=(4, 3), balls={0: {size: 1}}, hands={0: [card]}, cards="earn", variant=variant)
    table.play(f"throw size {size} at k3")
    return table


@pytest.mark.rule("VILLAGE-100", "VILLAGE-51", "VILLAGE-54")
def test_a_new_card_like_saved_is_played_in_the_own_activation_only() -> None:
    saved = like("saved", count=1, size=2)
    assert phase(start(3, saved)) == "main"  # nobody else is asked before
    own = start(0, saved)
    assert (phase(own), own.moves) == ("start_self", ["pass", "surrender", "play spare-1"])
    own.play("pass")
    assert (phase(own), own.t.active) == ("main", 0)
    assert "play spare-1" in own.moves


@pytest.mark.rule("VILLAGE-101", "VILLAGE-R39")
@pytest.mark.parametrize(("has", "asked"), [(3, True), (4, False), (5, False)])
def test_a_new_card_like_notdone_is_offered_only_where_it_rolls_more_dice(has: int, asked: bool) -> None:
    table = start(0, like("notdone", dice=4), dice={0: has})
    assert phase(table) == ("start_self" if asked else "main")


@pytest.mark.rule("VILLAGE-53", "VILLAGE-56")
@pytest.mark.parametrize("does", ["dash", "miracle"])
def test_a_new_any_time_card_is_not_played_by_the_thrower(does: str) -> None:
    numbers: dict[str, Any] = {"inches": 2} if does == "dash" else {"draws": 2}
    table = scene(
        FOUR,
        types={0: "yeti", 3: "yeti"},
        pool=(4, 3),
        balls={0: {1: 1}},
        hands={0: ["spare-1"], 3: ["spare-1"]},
        cards="earn",
        variant=like(does, **numbers),
    )
    assert "play spare-1" in table.moves
    table.play("throw size 1 at k3")
    assert (phase(table), table.t.asked) == ("throw_target", 3)
    assert "play spare-1" in table.moves


@pytest.mark.rule("VILLAGE-53", "VILLAGE-92")
@pytest.mark.parametrize(("does", "number", "asked"), [("dash", "inches", False), ("miracle", "draws", True)])
def test_of_new_cards_only_one_like_miracle_helps_a_cheat_who_is_caught(does: str, number: str, asked: bool) -> None:
    numbers: dict[str, Any] = {number: 2}
    table = scene(BESIDE, pool=(1, 3), hands={0: ["spare-1"]}, cards="earn", variant=like(does, **numbers))
    play(play(table, "move", 1), "to 12 10")
    play(table, "shove k3", 6)
    assert (phase(table) == "miracle") == asked
    assert table.t.in_play[0] == int(asked)
    if asked:
        assert table.moves == ["pass", "surrender", "play spare-1"]
        table.play("play spare-1")
        assert (table.t.in_play[0], phase(table)) == (1, "main")


@pytest.mark.rule("VILLAGE-88", "VILLAGE-85", "VILLAGE-101", "VILLAGE-102")
def test_the_second_new_card_has_its_own_dice_and_not_those_of_the_printed_one() -> None:
    ice = thrown("ice", "spare-2", dice=1)
    assert "2 effect dice" in " ".join(play(ice, "play spare-2", 4, 4, 1, 1).story(0))
    pitch = thrown("pitch", "spare-2", dice=2)
    assert "The dice show 1, 2, 2 and 1, " in " ".join(play(pitch, "play spare-2", 1, 2, 2, 1).story(0))
    notdone = scene(FOUR, active=1, later=(0,), hands={0: ["spare-2"]}, cards="earn", variant=like("notdone", "spare-2", dice=7))
    notdone.play("end")
    assert sum(play(notdone, "play spare-2", *[3] * 7).t.pool) == 7
    dash = scene(FOUR, pool=(1, 3), hands={0: ["spare-2"]}, cards="earn", variant=like("dash", "spare-2", dice=0, inches=3))
    dash.play("play spare-2")
    assert dash.t.inches == 3
