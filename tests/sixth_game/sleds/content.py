"""What the printed game of sleds fixes and a variant may change: the values are in content.toml."""

from __future__ import annotations

from snowyard.kernel.content import entry
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Cells

KINDS = ("soft", "firm", "wild")


class Content(OptionSet):
    copies: Cells = entry("cards.*.copies", 0, 20, "cards of this push in the deck", "SLEDS-02", of=KINDS)
    needs: Cells = entry("cards.*.needs", 1, 7, "what the die must show at least (7: it never does)", "SLEDS-05", of=KINDS)
    steps: Cells = entry("cards.*.steps", 1, 9, "places that the push is good for", "SLEDS-05", of=KINDS)
    bump: int = entry("bump.back", 0, 9, "places that a bumped sled slides back", "SLEDS-06")
    most_turns: int = entry("race.turns", 5, 60, "turns of each player at most", "SLEDS-09")
