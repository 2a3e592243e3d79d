"""The hand-written player: drafts sensibly, mixes its choices, keeps its Extremes."""

from __future__ import annotations

import numpy as np

from rules.duel.positions import fight, lay
from snowyard import Table, new
from snowyard.games.duel.layout import CHOOSE


def chosen(table: Table, seed: int = 1) -> str:
    luck, driver = np.zeros(4, np.uint32), table.game.driver
    driver.key(luck, np.uint64(seed), np.uint64(0))
    return str(table.game.name(driver.choose(table._tables.one(), table.legal(), luck, 1)))


def test_the_bot_mixes_its_secret_choices() -> None:
    table = lay({"H": "B1 A2"}, {"H": "B2 B3"})
    picks = [chosen(table, seed) for seed in range(200)]
    assert len(set(picks)) >= 3
    assert max(picks.count(pick) for pick in set(picks)) < 190


def test_the_bot_plays_what_works_more_often_than_what_does_not() -> None:
    """p1 has shown two dodges: an Upgrade works, an attack does not."""
    table = lay({"H": "B2"}, {"H": "B1 A4"})
    table.t.may[0, :] = 0
    table.t.may[0, 5] = table.t.place[5]
    table.t.may[0, 1] = table.t.place[1]
    table.t.may[0, 29] = table.t.place[29]
    picks = [chosen(table, seed) for seed in range(100)]
    assert picks.count("play b2 upgrade") > 60


def test_the_bot_never_throws_an_extreme_away() -> None:
    abandon = fight({"play": "A3 Sneak Attack"}, {"play": "E4 Whitewash", "X": "B1 A1"})
    assert chosen(abandon) == "pick discard b1"
    give = fight({"play": "E3 Snatch and Run", "X": "B3 E1"}, {"play": "B1 Dodge"}, ab="A1 E2")
    assert chosen(give) == "pick discard b3"
    give.play("pick discard B3")
    assert chosen(give) == "take abandoned e2"
    upgrade = fight({"play": "B2 Upgrade"}, {"play": "B1 Dodge"}, piles=["A4 A1", "E3 A5"])
    assert chosen(upgrade) == "pile 1"


def test_the_bot_drafts_the_same_way_whatever_it_cannot_see_and_prefers_upgrades() -> None:
    kept = []
    for seed in range(40):
        table = new("duel", seed=seed)
        while table.t.phase < CHOOSE:
            move = chosen(table, seed)
            kept.append(move[-2:])
            table.play(move)
    assert kept.count("a5") + kept.count("a2") > kept.count("a4") + kept.count("a1")
