"""What the lab counts in duel: see docs/adding-a-game.md."""

from __future__ import annotations

from snowyard.games.duel.layout import ACT_OF, ACTS, KINDS, N

CARDS = tuple(f"{kind} {ACTS[ACT_OF[2 * k]]} / {ACTS[ACT_OF[2 * k + 1]]}" for k, kind in enumerate(KINDS[:N]))
ACTS_BY_SIDE = tuple(ACTS[act] for act in ACT_OF)

THINGS = (
    ("Cards drafted", "keeps", "a", CARDS),
    ("Cards acquired or stolen", "acquires", "a", CARDS),
    ("Cards acquired or stolen", "steals", "b", CARDS),
    ("Acts played", "plays", "a", ACTS_BY_SIDE),
    ("Acts played", "second", "a", ACTS_BY_SIDE),
)
