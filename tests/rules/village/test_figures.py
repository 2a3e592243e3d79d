"""The figures of section 12: exactly, by counting all dice, and by long simulation with stated bounds."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rules.village.helpers import play, replays, scene
from snowyard import Table

TWO = {3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1}
PITCH = {3: 215, 4: 212, 5: 205, 6: 193, 7: 174, 8: 147, 9: 113, 10: 77, 11: 43, 12: 16}
MISSED = {3: 200, 4: 173, 5: 139, 6: 103, 7: 69, 8: 42, 9: 23, 10: 11, 11: 4, 12: 1}


def declared(required: int, **more: Any) -> Table:
    """A throw of K0 at K3 that needs this number, not yet declared: by AIM, or by distance and Kids beside the line."""
    if required <= 7:
        kids, aim = {0: (10, 10), 3: (22, 10)}, 7 - required
    else:
        base = min(required, 9)
        kids, aim = {0: (10, 10), 3: (28 if base == 8 else 37, 10)}, 0
        for i, kid in enumerate((1, 2, 4)[: required - base]):
            kids[kid] = (14 + 4 * i, 13)
    table = scene(kids, pool=(4, 3), balls={0: {1: 1}}, aim={0: aim}, **more)
    assert table.view(0)["lines"][0]["required"] == required
    return table


def hits(table: Table, move: str, dice: int) -> int:
    count = 0
    for faces in itertools.product(range(6), repeat=dice):
        copy = table.copy()
        copy.load([*faces, 0, 0])
        copy.play(move)
        count += copy.t.points[0]
    return count


@pytest.mark.rule("VILLAGE-85", "VILLAGE-84")
@pytest.mark.parametrize("required", range(3, 13))
def test_chances_to_hit_are_those_of_the_table(required: int) -> None:
    plain = declared(required)
    assert hits(plain, "throw size 1 at k3", 2) == TWO[required]
    assert plain.view(0)["lines"][0]["throws"][0]["chance"] == TWO[required] / 36
    for card, holder, figures in (("pitch", 0, PITCH), ("missed", 3, MISSED)):
        table = declared(required, cards="earn", hands={holder: [card]})
        table.play("throw size 1 at k3")
        assert hits(table, f"play {card}", 3) == figures[required]


def share(table: Table, move: str, happened: Any, times: int = 12000) -> float:
    return sum(bool(happened(t)) for t in replays(table, move, times)) / times


@pytest.mark.rule("VILLAGE-85")
def test_simulated_throws_hit_as_often_as_they_should() -> None:
    """12000 throws each; bounds of five standard deviations, about 0.023 at one half."""
    for required in (4, 7, 9, 11):
        rate = share(declared(required), "throw size 1 at k3", lambda t: t.points[0] == 1)
        chance = TWO[required] / 36
        assert abs(rate - chance) < 5 * (chance * (1 - chance) / 12000) ** 0.5


@pytest.mark.rule("VILLAGE-91")
@pytest.mark.parametrize(
    ("by", "at", "chance"), [("kid", "kid", 1 / 2), ("kid", "penguin", 5 / 6), ("big", "kid", 1 / 4), ("big", "penguin", 25 / 36)]
)
def test_cheats_are_caught_as_often_as_they_should(by: str, at: str, chance: float) -> None:
    """12000 shoves; five standard deviations."""
    table = scene({0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}, pool=(1, 3), types={0: by, 3: at})
    play(play(table, "move", 1), "to 12 10")
    rate = share(table, "shove k3", lambda t: t.in_play[0] == 0)
    assert abs(rate - chance) < 5 * (chance * (1 - chance) / 12000) ** 0.5


@pytest.mark.rule("VILLAGE-47", "VILLAGE-46")
def test_wild_dice_come_as_often_as_they_should() -> None:
    """No Wild in six dice: 0.3349, for an Elf 0.0878; 12000 rolls, five standard deviations."""
    for kind, chance in (("kid", (5 / 6) ** 6), ("elf", (4 / 6) ** 6)):
        table = scene({0: (10, 10), 3: (40, 40)}, later=(3,), types={3: kind}, traits={3: 15 if kind == "kid" else 0})
        rate = share(table, "end", lambda t: t.active == 3 and t.pool[6] == 0)
        assert abs(rate - chance) < 5 * (chance * (1 - chance) / 12000) ** 0.5


@pytest.mark.rule("VILLAGE-88")
def test_expected_losses_of_a_hit() -> None:
    """Size s costs s / 2 dice, an Elf s / 3, a Yeti a quarter of a die at two dice: counted over all effect dice."""
    for kind, size, per_die in (("kid", 3, 1 / 2), ("elf", 3, 1 / 3)):
        table = scene({0: (10, 10), 3: (14, 10)}, pool=(4, 3), types={0: "snowman", 3: kind}, balls={0: {size: 1}})
        lost = 0
        for faces in itertools.product(range(6), repeat=size):
            copy = table.copy()
            copy.load(faces)
            copy.play(f"throw size {size} at k3")
            lost += 6 - copy.t.dice[3]
        assert lost / 6**size == pytest.approx(size * per_die)
    yeti = scene({0: (10, 10), 3: (14, 10)}, pool=(4, 3), types={0: "snowman", 3: "yeti"}, balls={0: {2: 1}})
    lost = 0
    for faces in itertools.product(range(6), repeat=2):
        copy = yeti.copy()
        copy.load(faces)
        copy.play("throw size 2 at k3")
        lost += 6 - copy.t.dice[3]
    assert lost / 36 == 0.25


@pytest.mark.rule("VILLAGE-59")
def test_a_trait_makes_half_of_the_dice_useful_for_its_verb() -> None:
    """Own face, 5 and 6: three of six dice on average; 6000 rolls, five standard deviations."""
    table = scene({0: (10, 10), 3: (40, 40)}, later=(3,))
    useful = [t.pool[1] + t.pool[5] + t.pool[6] for t in replays(table, "end", 6000)]
    assert abs(sum(useful) / 6000 - 3) < 5 * (6 * 0.25 / 6000) ** 0.5
