"""Why a card of splat cannot be played."""

from __future__ import annotations

from snowyard.games.splat.content import FORT, KINDS, PILE, SHELTER, THROWN_AT, WALL
from snowyard.games.splat.playable import ways_to_play
from snowyard.kernel.sentences import Arg
from snowyard.kernel.view import Seen


def obstacle(t: Seen, seat: int, kind: int) -> dict[str, Arg]:
    """Why this card cannot be played: SPLAT-13."""
    spare = kind - KINDS
    if kind in (WALL, PILE, FORT):
        return {"why": "most", "most": {WALL: t.most_walls, PILE: t.most_piles, FORT: t.most_forts}[kind]}
    if spare >= 0 and t.spare_does[spare] == SHELTER:
        return {"why": "most", "most": t.most_spares[spare]}
    needed = t.needs[THROWN_AT[kind]] and not t.piles >> seat & 1
    return {"why": "needs-pile" if needed else "no-target", "most": 0}


def stuck(t: Seen, seat: int, kinds: list[int]) -> dict[int, str]:
    """Those of these cards that this seat cannot play now, and why."""
    return {kind: str(obstacle(t, seat, kind)["why"]) for kind in kinds if not ways_to_play(t, seat, kind)}
