from __future__ import annotations

from typing import Any

from snowyard import Table, new
from snowyard.players import Bot, analyse, levels, player
from snowyard.players.levels import Slipper


def test_nobody_gives_up_by_accident() -> None:
    """Every decision a slip: any legal move but surrendering."""
    table = new("village", seed=3, kids_per_team=1, turns=1)
    clumsy = Slipper("easy", Bot("simple"), 100, 1)
    offered = 0
    while not table.over:
        offered += "surrender" in table.moves
        chosen = table.game.name(clumsy.choose(table))
        assert chosen in table.moves
        assert chosen != "surrender"
        table.play(chosen)
    assert offered > 3


def corner() -> Table:
    """The first decision of a game of village at which somebody may surrender, and must choose between other moves too."""
    table = new("village", seed=3, kids_per_team=1, turns=2)
    bot = Bot("simple", 3)
    while "surrender" not in table.moves or len(table.actions) < 4:
        table.play(bot.choose(table))
    return table


def test_no_search_thinks_about_giving_up() -> None:
    """If it did, every decision further on would try it once and spoil what the moves before it seem worth."""
    table = corner()
    searcher: Any = player("search:rounds=200,horizon=1", table.game, 1)
    looked_at = {table.game.name(e.action) for e in searcher.estimates(table)}
    assert looked_at == set(table.moves) - {"surrender"}
    searcher.begin(2)
    while not table.over:
        move = table.game.name(searcher.choose(table))
        assert move != "surrender"
        table.play(move)


def test_an_analysis_puts_giving_up_last() -> None:
    found = analyse(corner(), rounds=300, seed=1)
    assert sorted(worth.action for worth in found.moves) == corner().actions
    last = found.moves[-1]
    assert (last.move, last.chance, last.tried) == ("surrender", 0.0, 0)


def test_a_level_may_slip_and_think() -> None:
    """In splat `fair` makes random moves now and then, and thinks at the others."""
    table = new("splat", seed=5, seats=4)
    fair: Any = player("fair", table.game, 4)
    thinker: Any = player("fair", table.game, 4)
    told = levels.settings_of("fair", table.game)["slips"]
    assert (fair.kind, thinker.slips) == ("fair", told)
    thinker.slips = 0
    same = different = 0
    while not table.over:
        chosen = fair.choose(table)
        same, different = (same + 1, different) if chosen == thinker.choose(table) else (same, different + 1)
        table.play(chosen)
    assert same > different > 0
