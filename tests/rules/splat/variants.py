"""Tables of variants, and what lies on them afterwards."""

from __future__ import annotations

from typing import Any

from snowyard import Table, setup
from snowyard.games.splat.content import ALL_CARDS, KINDS

ROWS = {"singles": 0, "doubles": 0, "sideways": 0, "walls": 0, "forts": 0, "cracked": 0, "more_piles": 0, "crumbled": 0}
SPARE = "cards.spare-1.copies = [9, 9, 9, 9, 9, 9]\n"
SHELTER = SPARE + 'cards.spare-1.does = "shelter"\n'

Front = dict[str, Any]


def lay(
    variant: str,
    card: str,
    target: Front | None = None,
    mine: Front | None = None,
    player: int = 0,
    hands: list[str] | None = None,
    **options: Any,
) -> Table:
    """Three players. `player` is on turn with this card (or the first of these hands) and a Pile; the next one has what `target`
    says. The rest lies in the draw pile."""
    fronts = [({"pile": 1, **(mine or {})}, target or {}, {})[(seat - player) % 3] for seat in range(3)]
    laid: dict[str, Any] = {name: [front.get(name, 0) for front in fronts] for name in ROWS}
    laid["spare_front"] = [front.get("spares", [0, 0]) for front in fronts]
    laid |= {"piles": sum(1 << s for s, front in enumerate(fronts) if front.get("pile")), "card": card or "none"}
    laid |= {"player": player, "starter": player}
    if hands:
        held = [[hands[(seat - player) % 3].split().count(card) for card in ALL_CARDS] for seat in range(3)]
        laid |= {"hand": [row[:KINDS] for row in held], "spare_hand": [row[KINDS:] for row in held]}
        laid |= {"narrow": ["any"] * 3, "wide": ["any"] * 3}
    return setup("splat", laid, seats=3, variant=variant, strategic=bool(hands), **options)


def front(table: Table, seat: int = 1) -> dict[str, Any]:
    t = table.t
    found: Front = {name: int(getattr(t, name)[seat]) for name in ROWS}
    found |= {"pile": t.piles >> seat & 1, "spares": t.spare_front[seat].tolist()}
    return {name: n for name, n in found.items() if n not in (0, [0, 0])}


def discarded(table: Table) -> dict[str, int]:
    counts = [*table.t.discard, *table.t.spare_discard]
    return {ALL_CARDS[kind]: int(n) for kind, n in enumerate(counts) if n}


def hits(table: Table, seat: int = 1) -> int:
    return int(table.view(-1)["players"][seat]["hits"])
