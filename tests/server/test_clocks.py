"""Clocks as players know them: a bank for the whole game, with seconds that come back; and what nobody may learn from it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from server.later import Later
from server.running import LiveServer, in_order
from snowyard.server.board import Board
from snowyard.server.entries import Begun, Chair, Chose, Fold, Moved, Sat, TookBack, Withdrew
from snowyard.server.forms import Clock
from snowyard.server.standing import LEAST_MS, SECRET_MS, Standing

BANK = {"kind": "bank", "seconds": 60, "more": 5}


def test_a_bank_is_spent_by_deciding_and_gets_its_seconds_back(yard: LiveServer, later: Later) -> None:
    later.stand_still()
    table, keys = yard.table("forts", people=2, clock=BANK)
    with yard.guests(table, [*keys]) as guests:
        now, other = in_order(guests)
        assert [seat["left"] for seat in now.info["seats"]] == [60_000, 60_000]
        state = other.until_state(lambda s: True)
        assert state["deadline"] == later.now() + 60_000  # everybody sees how long the one who decides has
        later.pass_by(20)
        assert now.move("build snowball")["type"] == "ack"
        info = other.until_info(lambda known: known["seats"][now.seat]["left"] == 45_000)
        assert info["seats"][other.seat]["left"] == 60_000


def test_an_empty_bank_lets_the_clock_decide_and_leaves_a_moment_for_the_next_decision(yard: LiveServer, later: Later) -> None:
    later.stand_still()
    table, keys = yard.table("forts", people=2, clock={"kind": "bank", "seconds": 30, "more": 0})
    with yard.guests(table, [*keys]) as guests:
        now, other = in_order(guests)
        later.run_out(yard, 31)
        other.until(lambda m: m["type"] == "step" and m["line"]["cause"] == "time")
        assert other.until_info(lambda known: known["seats"][now.seat]["left"] == LEAST_MS)["status"] == "playing"


@pytest.mark.parametrize(
    ("clock", "wrong"),
    [
        ({"kind": "bank", "seconds": 5, "more": 0}, "gives 30 to 14400 seconds a game, not 5"),
        ({"kind": "bank", "seconds": 60, "more": 301}, "adds 0 to 300 seconds after a decision, not 301"),
        ({"kind": "move", "seconds": 60, "more": 5}, "adds 0 to 0 seconds after a decision, not 5"),
    ],
)
def test_a_clock_that_there_is_not_is_refused_in_a_sentence(yard: LiveServer, clock: dict[str, Any], wrong: str) -> None:
    wish = {"game": "forts", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    answer = yard.ask("POST", "/api/tables", wish)
    assert answer.status_code == 400
    assert wrong in answer.json()["sentence"]


class Hidden(Board):
    """A board at which somebody is asked in secret."""

    def __init__(self, since: int) -> None:
        self.at = since

    @property
    def since(self) -> int:
        return self.at

    @property
    def turns(self) -> list[Any]:
        return [SimpleNamespace(seat=1, known=frozenset({1}), choices=(), decisions=1, done=False)]


def test_where_nobody_may_know_who_is_asked_no_bank_shows_it() -> None:
    fold = Fold([Chair(), Chair()])
    fold.apply(1, 0, Sat(0, "person", "Mia"))
    fold.apply(2, 0, Sat(1, "person", "Bo"))
    fold.apply(3, 1000, Begun(-1))
    table = Standing(fold, Hidden(1000), Clock("bank", 60, 5))
    assert table.deadline(1) == 1000 + SECRET_MS
    before = [table.left(seat) for seat in (0, 1)]
    fold.apply(4, 31_000, Moved(1, "pass", "move", hidden=True))
    assert [table.left(seat) for seat in (0, 1)] == before
    fold.apply(5, 41_000, Moved(1, "pass", "move"))  # and what is open costs only its own time
    assert [table.left(seat) for seat in (0, 1)] == [60_000, 55_000]


def test_whoever_chooses_at_the_same_time_pays_for_their_own_thought_and_only_when_all_have_chosen() -> None:
    fold = Fold([Chair(), Chair()])
    fold.apply(1, 0, Sat(0, "person", "Mia"))
    fold.apply(2, 0, Sat(1, "person", "Bo"))
    fold.apply(3, 1000, Begun(-1))
    fold.apply(4, 5_000, Chose(1, "left", "move"))
    fold.apply(5, 6_000, Withdrew(1))
    fold.apply(6, 9_000, Chose(1, "right", "move"))
    assert [(chair.spent, chair.decided) for chair in fold.chairs] == [(0, 0), (0, 0)]
    fold.apply(7, 21_000, Chose(0, "left", "move", order=[0, 1]))
    assert [(chair.spent, chair.decided) for chair in fold.chairs] == [(20_000, 1), (8_000, 1)]
    fold.apply(8, 24_000, Moved(0, "on", "move"))
    assert fold.chairs[0].spent == 23_000


def test_taking_back_wins_no_time() -> None:
    fold = Fold([Chair(), Chair()])
    fold.apply(1, 0, Sat(0, "person", "Mia"))
    fold.apply(2, 0, Sat(1, "person", "Bo"))
    fold.apply(3, 1000, Begun(-1))
    table = Standing(fold, Hidden(1000), Clock("bank", 600, 30))
    at = 1000
    for again in range(5):
        fold.apply(4 + 2 * again, at + 10_000, Moved(0, "on", "move"))
        fold.apply(5 + 2 * again, at + 25_000, TookBack(0, 1))
        at += 25_000
    assert (fold.chairs[0].spent, fold.chairs[0].decided) == (125_000, 0)
    assert table.left(0) == 475_000
