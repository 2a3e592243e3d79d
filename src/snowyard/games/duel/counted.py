"""What the lab counts in duel: see docs/adding-a-game.md."""

from __future__ import annotations

from snowyard.games.duel.layout import ACT_OF, ACTS, KINDS, N, S1
from snowyard.games.duel.tell_cards import act_number

CARDS = (*(f"{kind} {ACTS[ACT_OF[2 * k]]} / {ACTS[ACT_OF[2 * k + 1]]}" for k, kind in enumerate(KINDS[:N])), "", *KINDS[S1:])
ACTS_BY_SIDE = tuple(ACTS[act_number(code)] if code >= 64 or code < 2 * S1 else "" for code in range(64 * (1 + len(ACTS))))

COUNTED = (
    ("Cards drafted", "keeps", "a", CARDS),
    ("Cards acquired or stolen", "acquires", "a", CARDS),
    ("Cards acquired or stolen", "steals", "b", CARDS),
    ("Acts played", "plays", "a", ACTS_BY_SIDE),
    ("Acts played", "second", "a", ACTS_BY_SIDE),
)

EXCHANGED = {"Cards drafted": "chosen", "Cards acquired or stolen": "chosen"}
