"""Whole games that a seat cannot tell apart give it the same bytes until something is revealed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules.duel.test_knowledge import seen
from snowyard import Table, new
from snowyard.games.duel.layout import (
    ABANDONED,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    EVENTS,
    FALLING,
    HAND,
    INCOMING,
    LOOK,
    OVER,
    RAIDING,
    TOP,
    ZONES,
)
from snowyard.kernel.errors import Refusal


def hears(table: Table, seat: int) -> str:
    """All that reaches a seat: view, prompt, moves, events, story, observation, number of decisions."""
    legal = table.moves if table.actor == seat else []
    return f"{seen(table, seat)} {table.prompt(seat)} {legal} {table.t.decisions}"


# ---- what a seat may know, read from the true table by section 9 of the specification

OWN_EVENTS = {"hand", "keeps", "picks", "sets_aside_card", "sees", "sees_second", "restocks_card", "caches_card"}
PUBLIC = (
    "seats",
    "phase",
    "actor",
    "turn",
    "final",
    "final_turns",
    "decisions",
    "counts",
    "pile",
    "face_up",
    "capped",
    "marked",
    "extreme",
    "score",
)


def kinds(cards: int) -> list[int]:
    return [card // 4 for card in range(64) if cards >> card & 1]


def events_for(table: Table, seat: int) -> Iterator[tuple[int, ...]]:
    """The true events of the last move without those that section 9 keeps from this seat."""
    rows = [tuple(row[:5]) for row in table.t.event[: table.t.event_count].tolist()]
    for row, after in zip(rows, [*rows[1:], (-1,)], strict=True):
        kind = EVENTS[row[0]]
        if kind in OWN_EVENTS and row[1] != seat:
            continue
        if kind == "steals" and EVENTS[after[0]] == "steals_unseen" and seat not in row[1:3]:
            continue
        if kind == "acquires" and row[4] == 1 and row[1] != seat:
            continue
        yield row


def may_know(table: Table, seat: int) -> list[Any]:
    t: Any = table.t
    told: list[Any] = [getattr(t, name) if isinstance(getattr(t, name), int) else getattr(t, name).tolist() for name in PUBLIC]
    own = [zone + seat for zone in (DRAW, HAND, DISCARDS, CACHE, INCOMING)]
    tops = [TOP + k for k in range(t.seats) if t.face_up[k] or t.putter[k] == seat]
    look = [LOOK] if t.looker == seat else []
    for zone in range(ZONES) if t.phase == OVER else (*own, *tops, *look, ABANDONED, FALLING):
        told.append((zone, kinds(t.place[zone])))
    for s in range(t.seats):
        if s == seat or t.phase > CHOOSE:
            told.append([(card // 4, side) for card, side in zip(t.chosen[s].tolist(), t.side[s].tolist(), strict=True)])
            told.append(t.second[s] // 4)
    if t.phase == RAIDING and t.actor == seat:
        told.append(t.reach)
    return [*told, *events_for(table, seat)]


# ---- twins


def twin_of(table: Table, seat: int, rng: random.Random) -> Table:
    """A table that the seat cannot tell from this one; if it can be, one that is different."""
    for _ in range(10):
        twin = table.redealt(seat, rng.getrandbits(50))
        if is_different(table, twin):
            break
    return twin


def is_different(table: Table, twin: Table) -> bool:
    return [kinds(cards) for cards in table.t.place] != [kinds(cards) for cards in twin.t.place]


def play_both(table: Table, twin: Table, seat: int, rng: random.Random) -> None:
    """One move at both tables: the seat's own is the same, and so are others' moves and all draws as far as they can be; now
    and then the others choose in secret what they like."""
    luck = rng.getrandbits(50)
    table.rekey(luck, 0)
    twin.rekey(luck, 0)
    here, there = table.actions, twin.actions
    common = [move for move in here if move in there]
    if table.actor != seat and (not common or (table.t.phase <= CHOOSE and rng.random() < 0.05)):
        table.play(rng.choice(here))
        twin.play(rng.choice(there))
        return
    move = rng.choice(common)
    table.play(move)
    try:
        twin.load(table.t.made[: table.t.made_count, 0].tolist())
        twin.play(move)
    except Refusal:  # a card drawn here is not in that pile there
        twin.load([])
        twin.play(move)
    twin.load([])


@pytest.mark.parametrize(("seats", "games", "turns"), [(2, 50, 8), (3, 20, 6), (4, 12, 3)])
def test_twin_games_give_a_seat_the_same_stream_until_something_is_revealed(seats: int, games: int, turns: int) -> None:
    """From the deal to the end of every game there is a twin of it that some seat could not tell from it; when the true
    tables differ in something that the seat may know, it has been revealed, and another twin takes its place."""
    rng = random.Random(seats)
    moves = compared = longest = 0
    for seed in range(games):
        table = new(
            "duel", seed=seed, seats=seats, alt_extremes="2", removed_card_fizzles=seed % 3 == 2, quick_start=seed % 4 == 3
        )
        twin: Table | None = None
        while not table.over:
            if twin is None:
                seat, started = rng.randrange(seats), table.t.turn
                twin = twin_of(table, seat, rng)
                assert hears(table, seat) == hears(twin, seat)
            play_both(table, twin, seat, rng)
            moves += 1
            if may_know(table, seat) == may_know(twin, seat):
                assert hears(table, seat) == hears(twin, seat)
                assert shown_bytes(table, seat) == shown_bytes(twin, seat)
                assert table.t.news == twin.t.news  # undo stops at the same places
                compared += 1
                longest = max(longest, table.t.turn - started) if is_different(table, twin) else longest
            else:
                twin = None
    assert compared > 0.8 * moves
    assert longest >= turns


def shown_bytes(table: Table, seat: int) -> bytes:
    table.shown(seat)
    return bytes(table._tables.raw[1])


@pytest.mark.parametrize("seats", [2, 3])
def test_what_the_first_chooses_changes_nothing_for_the_second(seats: int) -> None:
    rng = random.Random(seats)
    table = new("duel", seed=5, seats=seats, alt_extremes="X2 for E2")
    compared = 0
    while not table.over and compared < 12:
        if table.t.phase <= CHOOSE and table.actor == 0 and table.t.chosen[0, 0] < 0:
            for other in range(1, seats):
                told = set()
                for move in table.moves:
                    copy = table.copy()
                    copy.play(move)
                    told.add((hears(copy, other), copy.t.news))
                assert len(told) == 1
            compared += 1
        table.play(rng.choice(table.actions))
    assert compared == 12
