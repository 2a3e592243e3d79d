"""Positions of village in few words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from snowyard import Table
from snowyard.games.village.content import CARD_NAMES, FAST, TYPE_NAMES
from snowyard.games.village.layout import MAIN, PHASES
from snowyard.games.village.options import KIDS
from snowyard.games.village.options import Options as VillageOptions
from snowyard.kernel.table import setup_fields

Place = tuple[int, int]


def twelve(values: Mapping[int, int], default: int = 0) -> list[int]:
    return [values.get(kid, default) for kid in range(KIDS)]


def scene(
    kids: Mapping[int, Place],
    *,
    active: int = 0,
    pool: Sequence[int] = (1,),
    phase: int = MAIN,
    turn: int = 0,
    later: Sequence[int] = (),
    types: Mapping[int, str] | None = None,
    traits: Mapping[int, int] | None = None,
    dice: Mapping[int, int] | None = None,
    balls: Mapping[int, Mapping[int, int]] | None = None,
    aim: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    prepared: Mapping[int, int] | None = None,
    down: Iterable[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    fields: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A table in the middle of an activation: plain Fast Kids with all their dice stand at the given places.

    `later`: Kids that come up after the active one. Hands belong to Kids (or seats with player3); `deck` names what is left in
    the deck (the rest is discarded), otherwise everything else is in it.
    """
    options = {"map": "open", **options}
    words = VillageOptions.array(1)
    words.raw[0] = VillageOptions.words_of(options, "village")
    o = words[0]
    kinds = {kid: TYPE_NAMES.index(name) for kid, name in (types or {}).items()}
    order = [active, *later]
    hand = [[list(held).count(card) for card in CARD_NAMES] for held in ((hands or {}).get(i, ()) for i in range(KIDS))]
    gone = [list(discard).count(card) for card in CARD_NAMES]
    each = [o.copies[c] * o.kids if o.cards else 0 for c in range(len(CARD_NAMES))]
    left = [each[c] - gone[c] - sum(row[c] for row in hand) for c in range(len(CARD_NAMES))]
    if deck is not None:
        kept = [list(deck).count(card) for card in CARD_NAMES]
        gone = [gone[c] + left[c] - kept[c] for c in range(len(CARD_NAMES))]
        left = kept
    described: dict[str, Any] = {
        "phase": phase,
        "turn": turn,
        "active": active,
        "asked": active,
        "actor": int(o.owner[active]),
        "place": 1,
        "order_count": len(order),
        "order": [*order, *[0] * (KIDS - len(order))],
        "in_play": twelve(dict.fromkeys(kids, 1)),
        "x": twelve({k: at[0] for k, at in kids.items()}),
        "y": twelve({k: at[1] for k, at in kids.items()}),
        "dice": twelve({k: (dice or {}).get(k, o.dice_of[kinds.get(k, 0)]) for k in kids}),
        "kind": twelve(kinds),
        "trait": [(traits or {}).get(k, FAST) if k < o.kids else 0 for k in range(KIDS)],
        "aim": twelve(aim or {}),
        "points": twelve(points or {}),
        "prepared": twelve(prepared or {}),
        "best": [max(0, o.earn_points * ((points or {}).get(k, 0) // o.earn_points)) for k in range(KIDS)],
        "down": twelve(dict.fromkeys(down, 1)),
        "balls": [[(balls or {}).get(k, {}).get(size, 0) for size in range(6)] for k in range(KIDS)],
        "pool": [list(pool).count(face) for face in range(7)],
        "corner_owner": [0, 1, 0, 1],
        "team_order": [0, 1, 2, 3],
        "hand": hand,
        "hand_size": [sum(row) for row in hand],
        "deck": left,
        "deck_left": sum(left),
        "discard": gone,
        "reach": [0] * 52,
    }
    described.update(fields or {})
    return setup_fields("village", described, **options)


def load(table: Table, *faces: int) -> Table:
    """Load dice as they are read on a table: 1 to 6."""
    table.load([face - 1 for face in faces])
    return table


def play(table: Table, move: str, *faces: int) -> Table:
    """Play a move with these dice, which it must use up exactly."""
    if faces:
        load(table, *faces)
    table.play(move)
    if faces:
        assert table.t.given_at == table.t.given_count == len(faces), f"{table.t.given_at} of {len(faces)} dice were used"
    return table


def phase(table: Table) -> str:
    return PHASES[table.t.phase]


def reachable(table: Table) -> set[Place]:
    """The points that can be chosen now."""
    return {(action % 47 + 1, action // 47 + 1) for action in table.actions if action < 2209}


def throws(table: Table) -> set[str]:
    return {move for move in table.moves if move.startswith("throw")}


def view(table: Table, seat: int = 0) -> dict[str, Any]:
    return table.view(seat)


def replays(table: Table, move: str, times: int) -> Iterable[Any]:
    """The record after the same move with fresh dice, many times."""
    action = table.game.number(move)
    raw = table._tables.raw
    before = raw[0].copy()
    driver = table.game.driver
    for index in range(times):
        raw[0] = before
        driver.key(table.t.generator, np.uint64(2026), np.uint64(index))
        driver.step(table._tables.one(), action)
        yield table.t
    raw[0] = before
