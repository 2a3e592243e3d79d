"""Random games of random options as digests: every legal move, every record after every move (events and dice included) and
every payoff. One byte that changes anywhere is noticed; whoever changed it on purpose rewrites them by `make golden`."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import numpy as np
import pytest

from snowyard import Game, game
from snowyard.kernel import bits
from snowyard.kernel.finding import own_games
from support import random_options

HOME = Path(__file__).parents[1] / "golden" / "fingerprints.json"
PARTS = 24
MOVES = {"village": 40}
"""Moves of a game at most, where whole games are long in the interpreter; others are played to the end or so far."""
LONGEST = 150
PRINTED_WORDS = {"duel": 2}
"""Words of the set of legal moves, where moves behind these are only for variants."""


def fingerprint(of: Game, part: int) -> str:
    """One game; a third of its moves are the hand-written player's."""
    rng = random.Random(f"{of.slug} {part}")
    options = of.options_words(random_options(of, rng))
    driver, tables, mask, luck = of.driver, of.layout.array(1), bits.empty(of.actions), np.zeros(4, np.uint32)
    driver.deal(tables.lifted, tables.raw, 0, options, np.uint64(part), np.uint64(0))
    driver.key(luck, np.uint64(part), np.uint64(1))
    start = of.layout.blocks["Options"][0] // 8  # behind the content, which a new entry makes longer
    printed = PRINTED_WORDS.get(of.slug, len(mask))
    h, t = hashlib.sha256(tables.raw[0, start:].tobytes()), tables.one()
    for _ in range(MOVES.get(of.slug, LONGEST)):
        if tables[0].actor < 0:
            break
        driver.legal(t, mask)
        assert not mask[printed:].any()
        driver.step(t, driver.choose(t, mask, luck, int(rng.randrange(3) == 0)))
        h.update(mask[:printed].tobytes() + tables.raw[0, start:].tobytes())
    payoff = np.zeros(int(tables[0].seats))
    if tables[0].actor < 0:
        driver.payoff(t, payoff)
    h.update(payoff.tobytes())
    return h.hexdigest()[:24]


@pytest.mark.parametrize(
    "name", [pytest.param(f"{slug}-{part}", marks=pytest.mark.xdist_group(slug)) for slug in own_games() for part in range(PARTS)]
)
def test_no_byte_of_a_random_game_has_changed(name: str) -> None:
    slug, _, part = name.partition("-")
    known = json.loads(HOME.read_text(encoding="utf-8"))
    assert fingerprint(game(slug), int(part)) == known[slug][int(part)], (
        "legal moves, records, events, dice or payoffs of this game are others: a fault, or run make golden"
    )


if __name__ == "__main__":
    digests = {slug: [fingerprint(game(slug), part) for part in range(PARTS)] for slug in own_games()}
    HOME.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    print(HOME.name)
