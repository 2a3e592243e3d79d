"""The types of the browser are exactly what is sent: every field of them, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.exact import in_json, of_message, of_replay, of_view
from server.running import LiveServer
from snowyard import game
from snowyard.kernel.finding import own_games
from snowyard.server.views import Views, whole
from support import deal, walk

MOVES = {"village": 60, "duel": 60}
"""Moves of a random game at most, where whole games are long; others are played to the end or so far."""
LONGEST = 200
DEALS = 4


@pytest.mark.parametrize("slug", own_games())
def test_views_of_random_games_have_every_part_of_their_types_and_no_other(slug: str) -> None:
    rng = random.Random(f"exact {slug}")
    for _ in range(DEALS):
        table = deal(game(slug), rng)
        for number, _action in enumerate(walk(table, rng, MOVES.get(slug, LONGEST))):
            if number % 7 == 0:
                assert seen_wrongly(table, slug) == []
        assert seen_wrongly(table, slug) == []


def seen_wrongly(table: Any, slug: str) -> list[str]:
    views = Views()
    return [fault for seat in range(-1, table.seats) for fault in of_view(in_json(whole(views.of(table, seat))), slug)]


@pytest.mark.parametrize("slug", own_games())
def test_every_message_at_a_table_is_as_its_types_say(yard: LiveServer, slug: str) -> None:
    """Whole views and changes of them, for two people and a watcher; and the replay of it, with all cards open."""
    rng = random.Random(f"messages {slug}")
    table, keys = yard.table(slug, people=2)
    with yard.guests(table, [*keys, None]) as plain, yard.guests(table, [*keys, None], changes=True) as short:
        for guest in (*plain, *short):
            guest.until_state(lambda state: True)
        for _ in range(30):
            for guest in (*plain, *short):
                guest.drain()
            mover = next((g for g in plain if g.decides), None)
            if mover is None or mover.state is None:
                break
            assert mover.move(rng.choice(mover.state["moves"])["move"])["type"] == "ack"
        plain[0].ask("chat", text="hello")
        plain[0].ask("resign")
        plain[0].ask("undo")
        for guest in (*plain, *short):
            over = guest.until_state(lambda state: bool(state["over"]))
            assert over["moves"] == [], "nobody decides any more, a watcher neither"
            states = [message for message in guest.heard if message.get("state")]
            assert len(states) > 2
            assert [fault for message in guest.heard for fault in of_message(message, slug)] == []
    replay = yard.get(f"/api/tables/{table}/replay?seat=-2")
    assert len(replay["steps"]) > 1
    assert all(len(step["seat_views"]) == 2 for step in replay["steps"])
    assert of_replay(replay) == []
    assert of_replay(yard.get(f"/api/tables/{table}/replay?seat=-1")) == []


def test_whatever_is_missing_too_much_or_of_another_type_is_found() -> None:
    table = deal(game("forts"), random.Random(1))
    view = in_json(whole(Views().of(table, -1)))
    assert of_view(view, "forts") == []
    assert of_view({**view, "moves": []}, "forts") == ["view.moves has no type"]
    assert of_view({n: part for n, part in view.items() if n != "turn"}, "forts") == ["view.turn is missing"]
    assert of_view({"turn": 3}, "forts", changes=True) == []
    assert of_view({**view, "phase": "sleep"}, "forts") == ["view.phase is 'sleep', not one of ('act', 'over', 'pick', 'react')"]
    players = view["players"]
    assert of_view({**view, "players": [{**players[0], "out": 1}]}, "forts") == ["view.players[0].out is 1, not BoolType"]
    assert of_view({**view, "players": [{**players[0], "luck": 1}]}, "forts") == ["view.players[0].luck has no type"]
    del players[0]["rank"]
    assert of_view(view, "forts") == ["view.players[0].rank is missing"]
    assert of_message({"type": "ack"}, "forts") == ["message.id is missing"]
    assert of_message({"type": "chat", "line": {"number": 1, "seat": 0, "name": "", "text": "", "at": 1, "to": 2}}, "forts") == [
        "message.line.to has no type"
    ]
