from __future__ import annotations

from snowyard import new
from snowyard.players.levels import Slipper


def test_nobody_gives_up_by_accident() -> None:
    """Every decision a slip: any legal move but surrendering."""
    table = new("village", seed=3, kids_per_team=1, turns=1)
    clumsy = Slipper("easy", 100, 1)
    offered = 0
    while not table.over:
        offered += "surrender" in table.moves
        chosen = table.game.name(clumsy.choose(table))
        assert chosen in table.moves
        assert chosen != "surrender"
        table.play(chosen)
    assert offered > 3
