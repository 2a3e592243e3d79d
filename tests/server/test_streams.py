"""What is secret never leaves: every byte that reaches a viewer is made for that viewer, and does not change with what the
viewer may not know."""

from __future__ import annotations

import itertools
import json
import random
import re
from typing import Any

import pytest

from server.canaries import tokens
from server.running import Guest, LiveServer, in_order, serving

GAMES = [("duel", {}), ("lanes", {}), ("splat", {"strategic": True}), ("village", {"cards": "deal", "kids_per_team": 1})]


@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_token_in_what_one_seat_sees_reaches_nobody_else(
    tmp_path_factory: pytest.TempPathFactory, game: str, options: dict[str, Any]
) -> None:
    """Whole games with watchers, people who come and go, refused moves, chat and looking back; every byte is read."""
    rng = random.Random(game)
    with serving(str(tmp_path_factory.mktemp("canaries") / "tables.db"), (game,)) as yard:
        table, keys = yard.table(game, people=2, options=options)
        holders: list[str | None] = [*keys, None]
        texts: dict[int, list[str]] = {0: [], 1: [], -1: []}
        guests = [yard.guest(table, key, changes=True) for key in holders]
        for moves in itertools.count():
            for guest in guests:
                guest.drain()
            assert moves < 3000, "it never ends"
            if all(g.state and g.state["over"] for g in guests):
                break
            deciding = [g for g in guests if g.decides]
            if not deciding:
                continue
            mover = deciding[0]
            if rng.random() < 0.1:
                mover.move("no such move")
                guests[1 - mover.seat].move("pass", at=0)
                guests[2].ask("chat", text="may I?")
            if rng.random() < 0.08:  # somebody decides, so the game is not over and nothing is open yet
                look_back(yard, table, holders, texts)
                at = rng.randrange(3)
                texts[guests[at].seat] += guests[at].raw
                guests[at].close()
                guests[at] = yard.guest(table, holders[at], since=rng.choice([None, 0, 1]), changes=rng.choice([True, False]))
                continue
            assert mover.state is not None
            assert mover.move(rng.choice(mover.state["moves"])["move"])["type"] == "ack"
        for guest in guests:
            texts[guest.seat] += guest.raw
            guest.close()
    for seat, all_texts in texts.items():
        found = {n for text in all_texts for n in tokens(text)}
        assert found == {seat}, (seat, found)


def look_back(yard: LiveServer, table: str, holders: list[str | None], texts: dict[int, list[str]]) -> None:
    """Everything that HTTP tells about a running game, for each viewer."""
    for seat, key in zip((0, 1, -1), holders, strict=True):
        for path in ("", "/replay?seat=-1", f"/replay?seat={seat}", f"/replay?seat={1 - max(seat, 0)}", "/record", "/chances"):
            answer = yard.ask("GET", f"/api/tables/{table}{path}", None, key)
            if path != "/replay?seat=-1" and path:  # the watchers' view is everybody's
                texts[seat].append(answer.text)
            assert answer.status_code != 200 or "seed" not in answer.text or json.loads(answer.text).get("seed") is None


def test_a_running_games_seed_record_and_other_views_are_refused(yard: LiveServer) -> None:
    table, keys = yard.table("lanes", people=2)
    for path in ("record", "replay?seat=1", "chances"):
        answer = yard.ask("GET", f"/api/tables/{table}/{path}", None, keys[0])
        assert answer.status_code in (202, 403, 409), path
        assert yard.get(f"/api/tables/{table}")["seed"] is None


@pytest.mark.parametrize(("game", "changes"), [("duel", False), ("duel", True), ("lanes", True)])
def test_a_secret_choice_changes_no_byte_that_the_other_hears(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, game: str, changes: bool
) -> None:
    """Two tables with the same seed; p0 chooses otherwise in secret; until p1 has decided, p1 and a watcher hear the same, but
    for the table's own id and the time."""
    monkeypatch.setattr("snowyard.server.tables.fresh_seed", lambda: b"s" * 32)
    with serving(str(tmp_path_factory.mktemp("streams") / "tables.db"), (game,)) as yard:
        streams = []
        for choice in (0, 1):
            table, keys = yard.table(game, people=2)
            with yard.guests(table, [*keys, None], changes) as (mia, bo, eve):
                first, other = in_order([mia, bo])
                secret = secret_moves(first)[choice]
                assert first.move(secret)["type"] == "ack"
                for guest in (other, eve):
                    guest.drain()
                streams.append([heard(guest, table) for guest in (other, eve)])
    assert streams[0] == streams[1]


def secret_moves(guest: Guest) -> list[str]:
    """Two moves that only differ in a hidden card: a card to keep in the draft, a card played face-down."""
    assert guest.state is not None
    moves = [m["move"] for m in guest.state["moves"]]
    return [m for m in moves if m.startswith("keep ") or (m.startswith("play ") and m.endswith(" lane 1"))][:2]


def heard(guest: Guest, table: str) -> list[str]:
    """The game as this socket heard it: the welcome's state and log, then every step, without the table's id and the time.
    (Who is connected comes in messages of its own, whenever sockets open and close.)"""
    parts = [
        {"state": m["state"], "log": m["log"]} if m["type"] == "welcome" else m
        for m in guest.heard
        if m["type"] in ("welcome", "step")
    ]
    return [re.sub(r'"(at|when|time|made)": \d{13}', r'"\1": 0', json.dumps(part).replace(table, "TABLE")) for part in parts]
