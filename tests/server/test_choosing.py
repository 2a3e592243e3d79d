"""Where a game lets several decide at the same time (duel), everybody is asked at once, sees who has chosen and not what, and may
change their mind until all have. What was chosen is in the log, and in the game when all are in."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from server.later import Later
from server.postgres import Postgres
from server.running import Guest, LiveServer, Message, first_move, in_order, play_to_the_end, serving, until
from server.test_table_life import hasten
from snowyard.match import read, write
from snowyard.server.turns import Turn, turns


@contextmanager
def duel(yard: LiveServer, people: int = 2, watched: bool = False, **more: Any) -> Iterator[tuple[str, list[str], list[Guest]]]:
    """Everybody at a table of duel, ready to choose; a watcher comes last."""
    table, keys = yard.table("duel", people=people, **more)
    with yard.guests(table, [*keys, *([None] if watched else [])]) as guests:
        for guest in guests:
            guest.until_state(lambda s: True)
            guest.drain()
        yield table, keys, guests


def state_of(guest: Guest) -> Message:
    guest.drain()
    assert guest.state is not None
    return guest.state


def own_moves(guest: Guest) -> list[str]:
    return [choice["move"] for choice in state_of(guest)["moves"]]


def choose(guest: Guest, which: int = 0) -> str:
    move = own_moves(guest)[which]
    assert guest.move(move)["type"] == "ack"
    return move


def kinds(yard: LiveServer, table: str) -> list[str]:
    assert yard.server is not None
    return [entry.kind for entry in yard.call(lambda: yard.server.store.log(table))]  # type: ignore[union-attr]


# ---- at the table


def test_everybody_is_asked_at_once_and_sees_who_has_chosen_but_not_what(yard: LiveServer) -> None:
    with duel(yard, watched=True) as (_, _, (mia, bo, eve)):
        for guest in (mia, bo):
            assert guest.decides
            assert state_of(guest)["actor"] == guest.seat
        assert [state_of(g)["asked"] for g in (mia, bo, eve)] == [[0, 1]] * 3
        assert state_of(eve)["prompt"] == "P0 Person and P1 Person are still choosing."
        move = choose(bo)  # the one whom the rules ask last
        label = state_of(bo)["choice"][0]["label"]
        assert state_of(bo)["choice"] == [{"move": move, "label": label}]
        assert not bo.decides
        assert state_of(bo)["prompt"] == f"You have chosen: {label}. P0 Person is still choosing."
        for guest in (mia, eve):
            assert (state_of(guest)["chosen"], state_of(guest)["choice"]) == ([1], [])
        assert mia.decides
        assert state_of(eve)["prompt"] == "P0 Person is still choosing."
        assert [len(g.lines) for g in (mia, bo, eve)] == [1, 1, 1], "it is no line yet"
        choose(mia)
        for guest in (mia, bo, eve):
            assert (state_of(guest)["chosen"], state_of(guest)["choice"]) == ([], [])
            assert [line["seat"] for line in guest.lines] == [-1, 0, 1]
            assert len({line["at"] for line in guest.lines[1:]}) == 1, "both are played at the same moment"
        assert [line["move"] for line in bo.lines] == [None, None, move]


def test_who_has_chosen_may_change_their_mind_until_all_have_and_the_last_choice_counts(yard: LiveServer) -> None:
    with duel(yard) as (table, keys, (mia, bo)):
        before = state_of(mia)
        choose(mia, 0)
        assert mia.state is not None
        assert mia.state["undo"] == {"can": "free", "why": "", "voids": [], "question": []}
        state_of(bo)
        assert mia.ask("undo")["type"] == "ack"
        assert {**state_of(mia), "since": None} == before
        assert state_of(bo)["chosen"] == []
        second = choose(mia, 1)
        choose(bo)
        mia.drain()
        assert [line["move"] for line in mia.lines if line["seat"] == 0] == [second]
        assert mia.ask("undo")["code"] == "undo", "what everybody has seen cannot be taken back"
        assert kinds(yard, table)[-4:] == ["chose", "withdrew", "chose", "chose"]
        replay = yard.get(f"/api/tables/{table}/replay?seat=0", keys[0])
        assert [step["move"] for step in replay["steps"]] == [None, second, None]


def test_of_four_each_chooses_two_cards_and_the_first_of_them_is_nobody_elses_business(yard: LiveServer) -> None:
    with duel(yard, people=4, options={"quick_start": True}) as (_, _, guests):
        mia, *others = guests
        for guest in guests:
            guest.drain()
        heard = [len(other.raw) for other in others]
        first = choose(mia)
        assert mia.decides
        assert [c["move"] for c in state_of(mia)["choice"]] == [first]
        assert [f"keep {kind.lower()}" for kind in state_of(mia)["view"]["players"][0]["keeps"]] == [first], "it is known by then"
        for other, before in zip(others, heard, strict=True):
            other.drain()
            assert len(other.raw) == before
        second = choose(mia)
        assert [c["move"] for c in state_of(mia)["choice"]] == [first, second]
        assert all(state_of(other)["chosen"] == [0] for other in others)
        assert mia.ask("undo")["type"] == "ack"
        assert [c["move"] for c in state_of(mia)["choice"]] == [first]
        assert mia.ask("undo")["type"] == "ack"
        assert state_of(mia)["choice"] == []
        play_to_the_end(guests, most=16)
        assert all(len(guest.lines) >= 9 for guest in guests)


ROUNDS = 10


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (2, 1)])
def test_whoever_is_quicker_the_record_is_the_same_byte_for_byte(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch, people: int, bots: int
) -> None:
    monkeypatch.setattr("snowyard.server.tables.fresh_seed", lambda: b"q" * 32)
    records = []
    for order in itertools.permutations(range(people)):
        rng = random.Random(4)
        with duel(yard, people=people, bots=bots, options={"quick_start": True}) as (table, _, guests):
            for number in range(ROUNDS):
                deciding = [guest for guest in guests if own_moves(guest)]
                wishes = {guest.seat: rng.choice(own_moves(guest)) for guest in deciding}
                for place, guest in enumerate(sorted(deciding, key=lambda guest: order[guest.seat])):
                    if number % 3 == 1 and place == 0 and len(deciding) == people:  # somebody else has not chosen yet
                        choose(guest, -1)
                        assert guest.ask("undo")["type"] == "ack"
                    assert guest.move(wishes[guest.seat])["type"] == "ack"
                until(lambda: sum(bool(own_moves(guest)) for guest in guests), "somebody who decides")
            assert yard.server is not None
            match = yard.server.tables.rooms[table].board.match  # type: ignore[union-attr]
            records.append(write(match))
    assert len(set(records)) == 1
    assert len(read(records[0]).moves) > ROUNDS


def test_bots_choose_while_people_do_and_a_hint_is_for_whoever_has_not_chosen(yard: LiveServer) -> None:
    with duel(yard, people=2, bots=1, hints=True) as (_, _, (mia, bo)):
        mia.until_state(lambda s: s["chosen"] == [2])
        choose(mia)
        assert mia.ask("hint")["code"] == "not your turn"
        hint = bo.ask("hint")
        assert {move["move"] for move in hint["moves"]} <= set(own_moves(bo))


# ---- nothing leaks


def told(guest: Guest, table: str) -> list[str]:
    """Every byte but for the table's own id, its commitment and the time."""
    texts = [re.sub(r"\b\d{13}\b", "0", text.replace(table, "TABLE")) for text in guest.raw]
    return [re.sub(r'"here":(true|false)', '"here":0', text) for text in texts if '"state":null' not in text]


@pytest.mark.parametrize("changes", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_one_has_chosen_changes_no_byte_that_another_hears(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch, seat: int, changes: bool
) -> None:
    """Whatever is chosen first, and whatever instead after a change of mind: messages, their number and length are the same."""
    monkeypatch.setattr("snowyard.server.tables.fresh_seed", lambda: b"s" * 32)
    streams = []
    for one, other in ((0, 1), (1, 0), (1, 1)):
        table, keys = yard.table("duel", people=2)
        with yard.guests(table, [*keys, None], changes) as guests:
            for guest in guests:
                guest.until_state(lambda s: bool(s["asked"]))
            chooser, others = guests[seat], [guest for guest in guests if guest.seat != seat]
            choose(chooser, one)
            assert chooser.ask("undo")["type"] == "ack"
            choose(chooser, other)
            for guest in others:
                guest.drain()
            over_http = [yard.ask("GET", f"/api/tables/{table}{path}", None, keys[1 - seat]).text for path in LOOKS]
            streams.append([told(guest, table) for guest in others] + [[re.sub(r"\b\d{13}\b", "0", t) for t in over_http[1:]]])
    assert streams[0] == streams[1] == streams[2]


LOOKS = ("", "/replay?seat=-1", "/record")


def test_where_it_is_secret_who_is_asked_nobody_hears_that_somebody_has_chosen_and_no_clock_tells(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in VILLAGE-R48, if such a window were to be decided at the same time."""

    def secret(*given: Any) -> list[Turn]:
        return [replace(turn, known=frozenset({turn.seat})) for turn in turns(*given)]

    monkeypatch.setattr("snowyard.server.board.turns", secret)
    clock = {"kind": "move", "seconds": 3600}
    with duel(yard, watched=True, clock=clock) as (table, _, (mia, bo, eve)):
        before = [len(guest.raw) for guest in (bo, eve)]
        assert state_of(eve)["deadline"] is None
        assert state_of(mia)["deadline"] is not None
        choose(mia)
        assert mia.ask("undo")["type"] == "ack"
        choose(mia)
        assert [state_of(guest)["asked"] for guest in (mia, bo, eve)] == [[0], [1], []]
        assert state_of(mia)["deadline"] is None, "how long somebody has who is asked in secret is a secret"
        assert state_of(mia)["prompt"].endswith("Waiting for somebody.")
        assert [len(guest.raw) for guest in (bo, eve)] == before
        assert yard.get(f"/api/tables/{table}")["actor"] == -2
        choose(bo)
        eve.drain()
        assert [line["seq"] for line in eve.lines] == [1, 2, 3]


def test_what_waits_for_others_is_in_no_metric(yard: LiveServer) -> None:
    def counted() -> list[str]:
        text = yard.get("/metrics")
        return [line for line in text.splitlines() if "moves_total" in line or "commit_seconds_count" in line]

    with duel(yard) as (_, _, (mia, bo)):
        before = counted()
        choose(mia)
        mia.ask("undo")
        choose(mia)
        assert counted() == before
        choose(bo)
        made = re.compile(r'moves_total{cause="move"} (\S+)')
        found = [sum(map(float, made.findall("\n".join(text)))) for text in (counted(), before)]
        assert found[0] - found[1] == 2, "now both are moves"


# ---- time, absence, giving up


def test_when_the_time_is_up_the_default_is_chosen_for_those_who_have_not(yard: LiveServer) -> None:
    with duel(yard, people=3, clock={"kind": "move", "seconds": 3600}) as (table, _, (mia, bo, cy)):
        deadlines = {state_of(guest)["deadline"] for guest in (mia, bo, cy)}
        assert len(deadlines) == 1
        move = choose(bo, 1)
        assert state_of(mia)["deadline"] in deadlines, "whoever is quick gives nobody more time"
        yard.call(lambda: hasten(yard, table))
        mia.until_state(lambda s: s["at"] > 1)
        mia.drain()
        bo.drain()
        assert [(line["seat"], line["cause"]) for line in mia.lines[1:]] == [(0, "time"), (1, "move"), (2, "time")]
        assert bo.lines[2]["move"] == move
        assert [seat["late"] for seat in mia.info["seats"]] == [1, 0, 1]


def test_over_days_the_table_waits_for_everybody_who_has_not_chosen_and_a_choice_says_that_one_is_here(
    yard: LiveServer, later: Later
) -> None:
    with duel(yard, clock={"kind": "days", "seconds": 3600}) as (table, keys, (mia, bo)):

        def waiting() -> list[bool]:
            return [yard.post("/api/mine", {"keys": [key]})["tables"][0]["waiting"] for key in keys]

        assert waiting() == [True, True]
        choose(bo)
        assert waiting() == [True, False]
        later.run_out(yard, 3601)
        mia.until_info(lambda info: info["seats"][0]["late"] == 1)
        mia.close()
        bo.until_info(lambda info: info["seats"][0]["idle"])
        assert bo.ask("bot", seat=0)["type"] == "ack"
        with yard.guest(table, keys[0]) as again:
            assert again.info["seats"][0]["asked"]
            choose(again)
            again.drain()
            assert again.info["seats"][0]["asked"] is None, "whoever chooses plays on"


def test_a_choice_stays_when_its_chooser_is_cut_off_or_lets_a_bot_play_and_the_bot_makes_what_is_missing(
    yard: LiveServer,
) -> None:
    with duel(yard, people=3, options={"quick_start": True}) as (table, keys, (mia, bo, cy)):
        first = choose(mia)
        mia.close()
        with yard.guest(table, keys[0]) as mia:
            assert [c["move"] for c in state_of(mia)["choice"]] == [first]
            assert mia.ask("bot", seat=0, level="simple")["type"] == "ack"
            assert mia.ask("undo")["code"] == "bot plays"
            bo.until_state(lambda s: s["chosen"] == [0])
            assert mia.ask("back")["type"] == "ack"
            assert next(c["move"] for c in state_of(mia)["choice"]) == first
            assert mia.ask("undo")["type"] == "ack", "it is one's own seat again"
            choose(mia)
            for guest in (bo, bo, cy, cy):
                choose(guest)
            state_of(mia)
            assert next(line["move"] for line in mia.lines if line["seat"] == 0) == first
            assert [line["seat"] for line in mia.lines[1:7]] == [0, 0, 1, 1, 2, 2]


def test_who_chooses_and_resigns_has_chosen_at_a_larger_table_and_at_one_of_two_nobody_learns_what(
    yard: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowyard.server.catalogue.DEFAULT_LEVEL", "simple")
    with duel(yard) as (table, _, (mia, bo)):
        choose(mia)
        assert mia.ask("resign")["type"] == "ack"
        assert bo.until_state(lambda s: s["over"])["asked"] == []
        record = yard.get(f"/api/tables/{table}/record")
        assert read(record).moves == []
    with duel(yard, people=3) as (_, _, (mia, bo, cy)):
        choose(mia)
        assert mia.ask("resign")["type"] == "ack"
        assert state_of(bo)["chosen"] == [0]
        assert cy.ask("resign")["type"] == "ack"
        bo.until_state(lambda s: s["chosen"] == [0, 2])
        choose(bo)
        state_of(bo)
        assert [(line["seat"], line["cause"]) for line in bo.lines[1:4]] == [(0, "move"), (1, "move"), (2, "bot")]


# ---- restarts and other processes


def test_after_a_restart_everybody_finds_what_they_have_chosen(database: str) -> None:
    with serving(database, ("duel",)) as yard, duel(yard, people=3) as (table, keys, (mia, _, cy)):
        move = choose(mia)
        choose(cy)
        assert cy.ask("undo")["type"] == "ack"
    with serving(database, ("duel",)) as yard, yard.guests(table, [*keys]) as (mia, bo, cy):
        assert [state_of(guest)["chosen"] for guest in (mia, bo, cy)] == [[0]] * 3
        assert [c["move"] for c in state_of(mia)["choice"]] == [move]
        assert state_of(bo)["choice"] == []
        choose(cy)
        choose(bo)
        mia.drain()
        assert [line["move"] for line in mia.lines if line["seat"] == 0] == [move]


def test_a_snapshot_keeps_what_waits_for_others(yard: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowyard.server.table_log.SNAPSHOT_EVERY", 1)
    with duel(yard) as (table, keys, (mia, bo)):
        move = choose(mia)
        assert yard.server is not None
        room = yard.server.tables.rooms[table]
        room.cold = True
        yard.call(room.look)
        with yard.guest(table, keys[0]) as again:
            assert [c["move"] for c in state_of(again)["choice"]] == [move]
        assert bo.decides


def test_people_at_two_servers_choose_at_the_same_time(cluster: Postgres) -> None:
    place = cluster.database()
    with serving(place, ("duel",)) as one, serving(place, ("duel",)) as two:
        table, keys = one.table("duel", people=2)
        with one.guest(table, keys[0]) as mia, two.guest(table, keys[1]) as bo:
            for guest in (mia, bo):
                guest.until_state(lambda s: bool(s["moves"]))
            for _ in range(2):
                choose(bo)
                mia.until_state(lambda s: s["chosen"] == [1])
                choose(mia)
                bo.until_state(lambda s: bool(s["moves"]))
            bo.drain()
            assert [line["seat"] for line in bo.lines] == [-1, 0, 1, 0, 1]


# ---- strangers with a client of their own


def test_what_is_not_mine_to_choose_is_refused_and_tells_nothing(yard: LiveServer) -> None:
    with duel(yard, watched=True) as (_, _, (mia, bo, eve)):
        move = first_move(mia)
        assert eve.move(move)["code"] == "watching"
        assert mia.move("keep nothing")["code"] == "unknown move"
        theirs = next(m for m in own_moves(bo) if m not in own_moves(mia))
        answers = [mia.move(theirs)]
        choose(bo)
        answers.append(mia.move(theirs))
        for answer in answers:
            assert (answer["code"], answer["sentence"]) == ("illegal move", answers[0]["sentence"])
        choose(mia)


def test_where_one_decides_after_the_other_nobody_chooses_early(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        assert bo.move("hide")["code"] == "not your turn"
        assert (state_of(bo)["asked"], state_of(bo)["chosen"], state_of(bo)["choice"]) == ([mia.seat], [], [])


def test_choosing_twice_late_or_under_an_old_id_changes_nothing(yard: LiveServer) -> None:
    with duel(yard) as (_, _, (mia, bo)):
        one, other = own_moves(mia)[:2]
        assert mia.move(one, at=1, id="a")["type"] == "ack"
        assert mia.move(other, at=1, id="b")["code"] == "chosen"
        assert mia.move(one, at=1, id="a")["type"] == "ack", "it is done, and done once"
        assert mia.move(other, at=1, id="a")["code"] == "id"
        assert mia.ask("undo", id="c")["type"] == "ack"
        assert mia.move(one, at=1, id="a")["type"] == "ack"
        assert mia.decides, "what was taken back is not chosen again by an old request"
        assert mia.ask("undo", id="d")["code"] == "undo"
        assert mia.move(one, at=0)["code"] == "stale"
        assert mia.move(other, at=1, id="e")["type"] == "ack"
        choose(bo)
        assert mia.move(one, at=1)["code"] == "stale", "after the reveal it is too late"
        assert mia.ask("undo")["code"] == "undo"
        assert [line["move"] for line in mia.lines if line["seat"] == 0] == [other]


def test_a_flood_of_changes_of_mind_is_bounded_and_nobody_is_cut_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    place = str(tmp_path_factory.mktemp("flood") / "tables.db")
    with serving(place, ("duel",), rate_scale=1.0) as yard, duel(yard) as (_, _, (mia, bo)):
        move = first_move(mia)
        for number in range(60):
            kind: Message = {"type": "move", "move": move, "at": 1} if number % 2 == 0 else {"type": "undo"}
            mia.send({**kind, "id": f"f{number}"})
        answers = [mia.until(lambda m, n=number: m.get("id") == f"f{n}") for number in range(60)]  # type: ignore[misc]
        assert {answer["type"] for answer in answers} <= {"ack", "refused"}
        assert {answer.get("code") for answer in answers} <= {None, "rate", "chosen", "undo"}
        mia.socket.close()
        bo.drain()
        assert bo.decides
        assert sum(m["type"] == "table" for m in bo.heard) <= 70
        assert "choice" not in json.dumps([m["table"] for m in bo.heard if m["type"] == "table"])
