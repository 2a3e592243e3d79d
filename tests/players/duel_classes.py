"""The hand-written player of duel reads what becomes of acts from tables, by classes: they say what the rules say."""

import random
from typing import Any

import pytest

from snowyard import new
from snowyard.games.duel import bot
from snowyard.games.duel.acts import act_behind_side
from snowyard.games.duel.fight import fate_of, fate_of_attack, is_attack
from snowyard.games.duel.layout import ACTS, DEF, DODGES, EFFECT, HIT, OFFENSIVE_DODGE, REFLECTED, N
from support import walk

SIDES = range(2 * N)


def by_the_rules(t: Any, act: int, code: int, against: int, reach: int, loot: int) -> int:
    """What an act brings its player, by the fate that the rules give it."""
    fate = fate_of(t, act, against, int(is_attack(against)))
    brought = 0
    if act == OFFENSIVE_DODGE:
        brought = {HIT: 10, REFLECTED: -10}.get(fate_of_attack(t, act, against), 0)
    if fate == HIT:
        return bot.brings(act, reach, loot)
    if fate == REFLECTED:
        return -bot.brings(act, reach, loot)
    if fate == DODGES:
        return brought + bot.brings(act_behind_side(t, act, code), reach, loot)
    return brought + (bot.brings(act, reach, loot) if fate in (DEF, EFFECT) else 0)


@pytest.mark.parametrize("rocks", [False, True])
def test_against_every_act_an_act_brings_what_its_fate_says(rocks: bool) -> None:
    t: Any = new("duel", seed=1, rocks_dodgeable=rocks).t
    for act in range(len(ACTS)):
        for against in range(len(ACTS)):
            for code in SIDES:
                wanted = by_the_rules(t, act, code, against, 25, 30)
                assert bot.gain(t, act, code, bot.class_of(t, against), 25, 30) == wanted, (ACTS[act], ACTS[against], code)


def test_sums_over_all_sides_are_the_sums_of_each() -> None:
    table, rng = new("duel", seed=4, seats=2), random.Random(4)
    for number, _ in enumerate(walk(table, rng, 60)):
        if number % 6:
            continue
        t: Any = table.t
        seen, reach, loot = bot.in_sight(t, max(0, t.actor)), bot.reachable(t), bot.spoils(t)
        kinds = [bot.unseen_kind(t, i) for i in range(12)]
        unseen = {2 * kind + side: max(0, bot.unseen_copies(t, seen, kind)) for kind in kinds for side in range(2)}
        sums = bot.their_gains(t, seen, reach, loot)
        number_of, coming = bot.who_may_come(t, seen)
        assert number_of == sum(unseen.values())
        for met in range(8):
            gains = [n * bot.gain(t, int(t.act_of[code]), code, met, reach, loot) for code, n in unseen.items()]
            assert sums[met] == sum(gains)
            these = [n for code, n in unseen.items() if bot.class_of(t, int(t.act_of[code])) == met]
            assert coming >> 8 * met & 255 == sum(these)
