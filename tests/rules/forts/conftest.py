"""Sheets as the specification writes them: `lay(p1={"hp": 12, "fp": 0, "br": [10, 10]})`, and the Cube as it is rolled.

    hp  Hit Points     fp  Freeze Points     br  Bricks by slot     sb  Snowballs     t  Hide tokens

What is not named has its value of the start. p0 is on turn unless `player` says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from snowyard import Table, setup

Sheet = dict[str, Any]

START: Sheet = {"hp": 20, "fp": 10, "br": [10, 10, 10], "sb": 3, "t": 0}
OUT: Sheet = {"hp": 0, "fp": 0, "br": [], "sb": 0, "t": 0}
FIELDS = {"hp": "hit_points", "fp": "freeze_points", "sb": "snowballs", "t": "hide_tokens"}


def lay_table(
    seats: int = 2,
    player: int = 0,
    left: int = 3,
    turn: int = 0,
    options: dict[str, Any] | None = None,
    ranks: list[int] | None = None,
    **sheets: Sheet,
) -> Table:
    """A table with these sheets, `left` actions to go in the turn of `player`. Whoever has no hp is out."""
    rows = [{**START, **sheets.get(f"p{seat}", {})} for seat in range(seats)]
    fields: dict[str, Any] = {field: [row[short] for row in rows] for short, field in FIELDS.items()}
    fields["brick"] = [row["br"] + [0] * (6 - len(row["br"])) for row in rows]
    fields["rank"] = ranks or [0] * seats
    fields |= {"player": player, "actor": player, "actions_left": left, "turn": turn}
    return setup("forts", fields, seats=seats, **(options or {}))


def read_sheet(table: Table, seat: int) -> Sheet:
    """A player's sheet; empty slots after the last Brick are left off."""
    bricks = [int(points) for points in table.t.brick[seat]]
    while bricks and bricks[-1] == 0:
        bricks.pop()
    return {"br": bricks, **{short: int(getattr(table.t, field)[seat]) for short, field in FIELDS.items()}}


def cast_cube(table: Table, move: str, outside: int | str = "", inside: int = 0) -> list[str]:
    """Play a move, with the Cube showing this (it must be rolled if given, and only then); the kinds of events."""
    table.load([] if outside == "" else [5 if outside == "S" else int(outside) - 1, inside])
    kinds = [event.kind for event in table.play(move)]
    assert table.t.given_at == table.t.given_count
    assert table.t.wanted == 0, "the Cube was rolled"
    return kinds


@pytest.fixture
def lay() -> Callable[..., Table]:
    return lay_table


@pytest.fixture
def sheet() -> Callable[[Table, int], Sheet]:
    return read_sheet


@pytest.fixture
def cast() -> Callable[..., list[str]]:
    return cast_cube


@pytest.fixture
def start() -> Sheet:
    return dict(START)


@pytest.fixture
def out() -> Sheet:
    return dict(OUT)
