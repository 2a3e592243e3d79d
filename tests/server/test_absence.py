"""Nobody who is absent blocks a table: the clock moves for them, a bot takes their seat, and they can take it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.later import Later, all_over
from server.running import Guest, LiveServer, Message, first_move, in_order, play_to_the_end, serving
from snowyard.match import verify
from snowyard.server.entries import Chair, Fold
from snowyard.server.forms import Clock
from snowyard.server.standing import Standing

GAMES: list[tuple[str, int, Message]] = [
    ("duel", 2, {}),
    ("forts", 3, {"turn_cap_per_player": 20}),
    ("lanes", 2, {}),
    ("splat", 4, {"strategic": True}),
    ("village", 2, {"cards": "deal", "kids_per_team": 2}),
]
DAY = 86_400
SECONDS = 600  # so long that nobody's time runs out by itself


@pytest.mark.parametrize(("game", "people", "options"), GAMES)
def test_where_nobody_ever_moves_the_clock_plays_the_whole_game(
    yard: LiveServer, later: Later, game: str, people: int, options: Message
) -> None:
    """Every state of such a game has its declared move, those where nobody may know who is asked among them."""
    table, keys = yard.table(game, people=people, options=options, clock={"kind": "move", "seconds": SECONDS})
    with yard.guests(table, [*keys, None]) as guests:
        for guest in guests:
            guest.until_state(lambda s: True)
        rounds = 0
        while not all_over(guests):
            later.run_out(yard, SECONDS + 1, times=20)
            rounds += 1
            assert rounds < 500, "it never ends"
        for guest in guests:
            own = [line["cause"] for line in guest.lines if line["seat"] in (guest.seat, -1)]
            assert set(own) == ({"start", "time"} if guest.seat >= 0 else {"start"})
        assert {line["cause"] for line in guests[-1].lines} <= {"start", "time", "move"}
        assert all(line["seat"] == -2 for line in guests[-1].lines if line["cause"] == "move")
    info = yard.get(f"/api/tables/{table}")
    assert (info["status"], info["ended"]) == ("over", "rules")
    assert abs(sum(info["payoff"]) - 1) < 1e-9
    assert "the seed fits its commitment" in verify(yard.get(f"/api/tables/{table}/record"))


@pytest.mark.parametrize(("game", "people", "options"), GAMES)
def test_who_gives_up_does_not_keep_the_others_from_playing_on(
    yard: LiveServer, game: str, people: int, options: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowyard.server.catalogue.DEFAULT_LEVEL", "simple")  # who plays on is not the question here
    monkeypatch.setattr("snowyard.server.tables.HIDDEN_PAUSE", (0.0, 0.0))
    table, keys = yard.table(game, people=people, options=options)
    with yard.guests(table, [*keys]) as guests:
        play_to_the_end(guests, most=3)
        for seat, guest in enumerate(guests[1:], 1):
            assert guest.ask("resign")["type"] == "ack"
            guests[0].until_info(lambda info, s=seat: info["seats"][s]["resigned"])  # type: ignore[misc]
            assert guest.ask("resign")["code"] in ("resigned", "game over")
        if people > 2:
            assert guests[0].ask("resign")["type"] == "ack"
        guests[0].until_state(lambda s: s["over"])
    info = yard.get(f"/api/tables/{table}")
    assert info["ended"] == ("resigned" if people == 2 else "rules")
    assert info["payoff"] == [1.0, 0.0] if people == 2 else abs(sum(info["payoff"]) - 1) < 1e-9
    assert verify(yard.get(f"/api/tables/{table}/record"))


@pytest.mark.parametrize(("game", "people", "options"), GAMES)
def test_after_two_minutes_of_absence_a_bot_may_play_on_and_the_player_takes_the_seat_back(
    yard: LiveServer, later: Later, game: str, people: int, options: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowyard.server.catalogue.DEFAULT_LEVEL", "simple")
    monkeypatch.setattr("snowyard.server.tables.HIDDEN_PAUSE", (0.0, 0.0))
    table, keys = yard.table(game, people=people, options=options)
    assert yard.server is not None
    tables = yard.server.tables
    later.stand_still()
    with yard.guests(table, [*keys[1:]]) as stay:
        bo = stay[0]
        bo.until_state(lambda s: True)
        with yard.guest(table, keys[0]) as mia:
            play_to_the_end([mia, *stay], most=2)
        bo.until_info(lambda info: not info["seats"][0]["here"])
        later.pass_by(119)
        assert bo.ask("bot", seat=0)["code"] == "not idle"
        later.pass_by(2)
        yard.call(looking(tables))
        bo.until_info(lambda info: info["seats"][0]["idle"])
        assert bo.ask("bot", seat=0, level="random")["type"] == "ack"
        bo.until_info(lambda info: info["seats"][0]["away"] and info["seats"][0]["level"] == "simple")
        while not any(line["seat"] == 0 and line["cause"] == "bot" for line in bo.lines):
            play_to_the_end(stay, most=1)
        with yard.guest(table, keys[0]) as mia:
            assert mia.ask("back")["type"] == "ack"
            assert mia.ask("back")["code"] == "here"
            bo.until_info(lambda info: not info["seats"][0]["away"])
            while not (mia.decides or all_over([mia, *stay])):
                play_to_the_end(stay, most=1)
                mia.drain()
            assert mia.state is not None
            assert mia.state["over"] or mia.move(mia.state["moves"][0]["move"])["type"] == "ack"


def looking(tables: Any) -> Any:
    async def look() -> None:
        tables.look_around()

    return look


def test_who_does_not_come_back_after_a_restart_is_gone_since_then(database: str, later: Later) -> None:
    with serving(database, ("forts",)) as yard:
        table, keys = yard.table("forts", people=2)
    with serving(database, ("forts",)) as yard, yard.guest(table, keys[1]) as bo:
        bo.until_state(lambda s: True)
        assert bo.ask("bot", seat=0)["code"] == "not idle"
        later.pass_by(121)
        assert bo.ask("bot", seat=0)["type"] == "ack"


def test_in_a_game_over_days_absence_is_no_reason_but_being_late_is(yard: LiveServer, later: Later) -> None:
    table, keys = yard.table("forts", people=2, clock={"kind": "days", "seconds": 3 * DAY})
    with yard.guest(table, keys[0]) as bo:  # nobody else ever comes
        bo.until_state(lambda s: True)
        while bo.decides:
            assert bo.move("build snowball")["type"] == "ack"
            bo.drain()
        later.pass_by(2 * DAY)
        assert bo.ask("bot", seat=1)["code"] == "not idle"
        later.run_out(yard, 2 * DAY)
        bo.until(lambda m: m["type"] == "step" and m["line"]["cause"] == "time")
        assert bo.ask("bot", seat=1)["type"] == "ack"
        assert not bo.until_info(lambda info: info["seats"][1]["asked"])["seats"][1]["away"]
        later.run_out(yard, 3 * DAY + 1)  # as long as for a decision
        assert bo.until_info(lambda info: info["seats"][1]["away"])["seats"][1]["asked"] is None


def test_nobody_who_is_connected_loses_the_seat_however_often_the_clock_moves_for_them(yard: LiveServer, later: Later) -> None:
    later.stand_still()
    table, keys = yard.table("forts", people=2, clock={"kind": "move", "seconds": SECONDS})
    with yard.guests(table, [*keys]) as guests:
        mia, bo = in_order(guests)
        for _ in range(12):  # both are late, several times
            later.run_out(yard, SECONDS + 1)
        bo.until_info(lambda info: info["seats"][mia.seat]["late"] >= 3)
        assert not seat_of(bo, mia)["idle"]
        assert bo.ask("bot", seat=mia.seat)["code"] == "not idle"
        assert not seat_of(bo, mia)["away"]


@pytest.fixture
def late(yard: LiveServer, later: Later) -> Iterator[tuple[Guest, Guest]]:
    """Two who play over days: the first was late with one decision, and is here again since the second asked for a bot."""
    later.stand_still()
    table, keys = yard.table("forts", people=2, clock={"kind": "days", "seconds": DAY})
    with yard.guests(table, [*keys]) as guests:
        first = in_order(guests)[0].seat
    with yard.guest(table, keys[1 - first]) as bo:
        later.run_out(yard, DAY + 1)
        bo.until_info(lambda info: info["seats"][first]["late"] == 1 and info["seats"][first]["idle"])
        assert bo.ask("bot", seat=first, level="random")["type"] == "ack"
        with yard.guest(table, keys[first]) as mia:
            mia.until_info(lambda info: info["seats"][first]["asked"] == later.now() + 1000 * DAY)
            yield mia, bo


def seat_of(guest: Guest, whose: Guest) -> Message:
    found: Message = guest.info["seats"][whose.seat]
    return found


def test_over_days_who_was_late_is_asked_before_a_bot_comes_and_may_object(late: tuple[Guest, Guest], later: Later) -> None:
    mia, bo = late
    assert not seat_of(mia, mia)["away"]
    assert bo.ask("bot", seat=mia.seat)["code"] == "asked"
    later.pass_by(DAY - 1)
    assert mia.ask("back")["type"] == "ack"
    bo.until_info(lambda info: info["seats"][mia.seat]["asked"] is None and info["seats"][mia.seat]["late"] == 0)
    assert not seat_of(bo, mia)["away"]
    assert bo.ask("bot", seat=mia.seat)["code"] == "not idle", "not again before they are late again"


def test_whoever_moves_has_objected(late: tuple[Guest, Guest], later: Later) -> None:
    mia, bo = late
    while not mia.decides:
        play_to_the_end([bo], most=1)
        mia.drain()
    assert seat_of(mia, mia)["asked"]
    assert mia.move(first_move(mia))["type"] == "ack"
    bo.until_info(lambda info: info["seats"][mia.seat]["asked"] is None)
    later.run_out(mia.yard, DAY + 1)
    bo.drain()
    assert not seat_of(bo, mia)["away"]


def test_who_does_not_object_in_time_gets_a_bot_and_can_take_the_seat_back(late: tuple[Guest, Guest], later: Later) -> None:
    mia, bo = late
    later.run_out(mia.yard, DAY + 1)
    mia.until_info(lambda info: info["seats"][mia.seat]["away"] and info["seats"][mia.seat]["asked"] is None)
    assert seat_of(mia, mia)["level"] == "fair"
    assert mia.ask("back")["type"] == "ack"
    bo.until_info(lambda info: not info["seats"][mia.seat]["away"])


@pytest.mark.parametrize(("sitting", "called"), [(["random", "simple"], "simple"), (["random"], "fair"), (["hard"], "hard")])
def test_the_bot_that_others_call_plays_as_the_tables_bots_do_and_never_at_random(sitting: list[str], called: str) -> None:
    chairs = [Chair("person"), *(Chair("bot", level=level) for level in sitting)]
    assert Standing(Fold(chairs), None, Clock()).bot_level == called


def test_whoever_moves_in_time_is_not_late_any_more(yard: LiveServer, later: Later) -> None:
    table, keys = yard.table("forts", people=2, clock={"kind": "move", "seconds": SECONDS})
    with yard.guests(table, [*keys]) as guests:
        late: Guest = next(g for g in guests if g.until_state(lambda s: True) and g.decides)
        for _ in range(3):  # both have been late by then
            later.run_out(yard, SECONDS + 1)
        late.until_info(lambda info: info["seats"][late.seat]["late"] == 2)
        for guest in guests:
            guest.until_state(lambda s: s["at"] == 4)
        play_to_the_end(guests, most=6)
        assert [seat["late"] for seat in yard.get(f"/api/tables/{table}")["seats"]] == [0, 0]
