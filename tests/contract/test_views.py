"""Views: what is public is the same for every viewer, what a viewer gets is made of both parts, and nothing in it has changed
unnoticed (digests in tests/golden/views.json; whoever changes a view on purpose rewrites them by `make golden`)."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import msgspec
import pytest

from snowyard import Game, game, games
from snowyard.kernel.finding import own_games
from support import deal, walk

HOME = Path(__file__).parents[1] / "golden" / "views.json"
PARTS = 3
MOVES = {"village": 40, "duel": 60}
"""Moves of a game at most, where whole games are long in the interpreter; others are played to the end or so far."""
LONGEST = 150
APART = 5  # moves between two looks


def digest(of: Game, part: int) -> str:
    """All views of one random game with random options, in both languages."""
    rng = random.Random(f"views {of.slug} {part}")
    table = deal(of, rng)
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ian", "Jo", "Kim", "Lu"]
    h = hashlib.sha256()
    for number, _ in enumerate(walk(table, rng, MOVES.get(of.slug, LONGEST))):
        if number % APART == 0:
            for seat in range(-1, table.seats):
                view = table.view(seat, names, ("en", "de")[number % 2])
                h.update(json.dumps(view, sort_keys=True).encode())
    h.update(json.dumps([table.view(seat, names) for seat in range(-1, table.seats)], sort_keys=True).encode())
    return h.hexdigest()[:24]


@pytest.mark.parametrize(
    "name", [pytest.param(f"{slug}-{part}", marks=pytest.mark.xdist_group(slug)) for slug in own_games() for part in range(PARTS)]
)
def test_no_byte_of_a_view_has_changed(name: str) -> None:
    slug, _, part = name.partition("-")
    known = json.loads(HOME.read_text(encoding="utf-8"))
    assert digest(game(slug), int(part)) == known[slug][int(part)], "a view is another: a fault, or run make golden"


@pytest.mark.parametrize("slug", games())
def test_what_is_public_is_the_same_bytes_through_every_viewers_eyes(slug: str) -> None:
    """So it may be made once, from what a spectator sees, and sent to everybody."""
    of, rng = game(slug), random.Random(f"public {slug}")
    dealt = [deal(of, rng) for _ in range(16)]
    hiding = [table for table in dealt if table.hides]
    assert hiding or slug == "forts", "only in forts everything lies open, whatever the options"
    for table in [*hiding[:3], *[table for table in dealt if not table.hides][:1]]:
        for number, _ in enumerate(walk(table, rng, 40)):
            if number % APART == 0:
                seen = {msgspec.json.encode(of.public(table.seen(seat))) for seat in range(-1, table.seats)}
                assert len(seen) == 1, (number, table.options)


@pytest.mark.parametrize("slug", games())
def test_a_view_has_the_parts_that_its_types_name(slug: str) -> None:
    """The public ones, the viewer's own, those of every game, and nothing twice."""
    of = game(slug)
    table = deal(of, random.Random(slug))
    names = [[field.name for field in msgspec.structs.fields(part)] for part in (of.view.Public, of.view.Private)]
    common = ["game", "seats", "turn", "options", "you", "actor", "prompt", "rules", "moves"]
    for seat in range(-1, table.seats):
        view = table.view(seat)
        assert sorted(view) == sorted([*common, *names[0], *names[1]])
        for part in (of.view.Public, of.view.Private):
            assert msgspec.convert({n: view[n] for n in part.__struct_fields__}, part) is not None


if __name__ == "__main__":
    digests = {slug: [digest(game(slug), part) for part in range(PARTS)] for slug in own_games()}
    HOME.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    print(HOME.name)
