"""The soak (tests/soak, `make soak`): a short one, so that the command cannot rot, and that its sums notice what is wrong."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from server.postgres import Postgres
from soak.lives import CHANCES, Wish
from soak.notes import Deed
from soak.report import growth, print_summary
from soak.run import AT_ONCE, END, FAST, KILL, Plan, soak
from soak.sums import Event, Logged, faults_of, moves_that_stand

CALM = {**CHANCES, "resign": 0.0}  # for whoever resigns a bot that searches plays on, and that may have to be compiled first
QUICK = """
import sys
from snowyard.server.catalogue import Catalogue
start = Catalogue.start
Catalogue.start = lambda self, slugs: start(self, [])  # only games that are played are loaded, and no search
from snowyard.cli import main
sys.exit(main(sys.argv[1:]))
"""
SHORT = Plan(tables=3, rate=60.0, away=1.0, chances=CALM, acks=12, servers=1, program=("-c", QUICK))


@pytest.mark.heavy
def test_a_short_soak_of_every_game_finds_nothing_wrong(cluster: Postgres, tmp_path: Path) -> None:
    few = (Wish("village", 3), Wish("lanes", 2))
    others = (Wish("forts", 3), Wish("duel", 2), Wish("splat", 3))
    sqlite = dataclasses.replace(SHORT, games=few, troubles=(KILL,))
    postgresql = dataclasses.replace(SHORT, games=others, troubles=(END, AT_ONCE, FAST))
    done = asyncio.run(soak({"sqlite": sqlite, "postgresql": postgresql}, tmp_path, cluster))
    assert print_summary(tmp_path) == 0
    for name, games in (("sqlite", few), ("postgresql", others)):
        counts: Any = done[name]["counts"]
        assert done[name]["faults"] == []
        assert done[name]["unfinished"] == 0
        assert counts["games over"] == counts["records verified"] == len(games)
        assert done[name]["in_log"] == counts["acknowledged"] > 0
        lines = (tmp_path / f"{name}-acknowledged.jsonl").read_text().splitlines()
        assert len({(said["table"], said["seat"], said["id"]) for said in map(json.loads, lines)}) == counts["acknowledged"]
    assert done["sqlite"]["counts"]["server killed"] == 1
    assert done["postgresql"]["counts"]["server ended"] == 1
    assert done["postgresql"]["counts"]["database stopped at once"] == done["postgresql"]["counts"]["database stopped fast"] == 1


# ---- the sums


def deed(number: int, seat: int, kind: str = "move", outcome: str = "ack", **more: Any) -> Deed:
    """Number n is sent at time 10n and answered at 10n + 5."""
    message = {"type": kind, "id": f"d{number}", "move": f"step {number}", "seat": seat, **more}
    return Deed("t", seat, message, 10.0 * number, 10.0 * number + 5, outcome, 1)


def moved(seq: int, number: int, seat: int, **more: Any) -> Event:
    payload = {"move": f"step {number}", "cause": "move", "over": False, **more}
    return Event(seq, "moved", seat, f"{seat} d{number}", payload)


DEEDS = [deed(1, 0), deed(2, 1), deed(3, 0, "chat", text="snow"), deed(4, 0, outcome="stale"), deed(5, 0)]
SAT = [Event(1, "sat", 0, None, {"seat": 0, "who": "person"}), Event(2, "sat", 1, None, {"seat": 1, "who": "person"})]
EVENTS = [*SAT, moved(3, 1, 0), moved(4, 2, 1), Event(5, "said", 0, "0 d3", {"text": "snow"}), moved(6, 5, 0, over=True)]
BOT = Event(7, "moved", 1, None, {"move": "hide", "cause": "bot", "over": False})


def table(events: list[Event], status: str = "over", clock: str = "off", seq: int | None = None) -> Logged:
    return Logged("t", len(events) if seq is None else seq, status, json.dumps({"kind": clock}), events)


def numbered(events: list[Event]) -> list[Event]:
    return [dataclasses.replace(event, seq=n) for n, event in enumerate(events, 1)]


def test_a_log_that_says_what_people_were_told_is_right() -> None:
    assert faults_of(table(EVENTS), DEEDS, must_be_over=True) == []
    assert moves_that_stand(table(EVENTS)) == [(0, "step 1"), (1, "step 2"), (0, "step 5")]


@pytest.mark.parametrize(
    ("logged", "deeds", "said"),
    [
        (table([*EVENTS[:3], *EVENTS[4:]]), DEEDS, "gap at 4"),
        (table(EVENTS, seq=7), DEEDS, "it has 7 entries, and has 6"),
        (table(numbered([*EVENTS[:3], *EVENTS[4:]])), DEEDS, "move d2 of seat 1 was acknowledged and is in the log 0 times"),
        (table(numbered([*EVENTS[:4], EVENTS[3], *EVENTS[4:]])), DEEDS, "seat 1 was acknowledged and is in the log 2 times"),
        (table(numbered([*EVENTS[:3], moved(0, 4, 0), *EVENTS[3:]])), DEEDS, "seat 0 was refused (stale) and is in the log"),
        (table([*EVENTS[:5], moved(6, 5, 0, move="hide")]), DEEDS, "d5 of seat 0 is entry 6, which says something else"),
        (table(numbered([*SAT, EVENTS[3], EVENTS[2], *EVENTS[4:]])), DEEDS, "entry 4 was acknowledged before it was sent"),
        (table(numbered([*EVENTS[:3], moved(0, 9, 1), *EVENTS[3:]])), DEEDS, "entry 4 (moved) was sent by nobody"),
        (table([*EVENTS[:5], dataclasses.replace(EVENTS[5], client_id=None)]), DEEDS[:4], "a person's move that nobody sent"),
        (table(numbered([*EVENTS[:5], BOT, EVENTS[5]])), DEEDS, "a bot's move for a person"),
        (
            table(numbered([*EVENTS[:5], dataclasses.replace(BOT, payload={**BOT.payload, "cause": "time"}), EVENTS[5]])),
            DEEDS,
            "a move of the clock, and there is none",
        ),
        (table([*EVENTS, BOT]), DEEDS, "entry 7 is a move after the end"),
        (table(EVENTS, "playing"), DEEDS, "the game never ended"),
    ],
)
def test_the_sums_notice(logged: Logged, deeds: list[Deed], said: str) -> None:
    found = faults_of(logged, deeds, must_be_over=True)
    assert any(said in fault for fault in found), found


def test_a_bot_moves_for_whoever_let_it_and_for_whoever_resigned_until_they_are_back() -> None:
    came = Event(0, "botcame", 1, "1 d6", {"level": "simple"})
    back = Event(0, "cameback", 1, "1 d7", {})
    deeds = [*DEEDS, deed(6, 1, "bot"), deed(7, 1, "back")]
    right = table(numbered([*EVENTS[:5], came, BOT, back, EVENTS[5]]))
    wrong = table(numbered([*EVENTS[:5], came, back, BOT, EVENTS[5]]))
    assert not any("a bot's move" in fault for fault in faults_of(right, deeds, must_be_over=True))
    assert any("a bot's move" in fault for fault in faults_of(wrong, deeds, must_be_over=True))


def test_moves_taken_back_do_not_stand() -> None:
    asked = Event(0, "asked", 0, "0 d8", {"count": 2, "waiting": [1]})
    yes = Event(0, "answered", 1, "1 d9", {"yes": True})
    no = Event(0, "answered", 1, "1 d9", {"yes": False})
    back = Event(0, "tookback", 1, "1 d10", {"count": 1})
    assert moves_that_stand(table(numbered([*EVENTS[:4], asked, yes]))) == []
    assert moves_that_stand(table(numbered([*EVENTS[:4], asked, no]))) == [(0, "step 1"), (1, "step 2")]
    assert moves_that_stand(table(numbered([*EVENTS[:4], back]))) == [(0, "step 1")]


def test_of_those_who_choose_at_the_same_time_the_last_choice_stands_and_is_played_when_all_are_in() -> None:
    def chose(number: int, seat: int, move: str, order: list[int]) -> Event:
        return Event(0, "chose", seat, f"{seat} d{number}", {"move": move, "cause": "move", "over": False, "order": order})

    changed = [chose(1, 1, "rock", []), Event(0, "withdrew", 1, "1 d2", {}), chose(3, 1, "paper", [])]
    assert moves_that_stand(table(numbered([*SAT, *changed]))) == []
    whole = table(numbered([*SAT, *changed, chose(4, 0, "scissors", [0, 1])]))
    assert moves_that_stand(whole) == [(0, "scissors"), (1, "paper")]
    assert whole.moves == 2


def test_growth_is_the_slope_of_what_lived_through_the_second_half() -> None:
    samples = [
        {
            "minute": float(n),
            "moves": 10 * n,
            "log_bytes": 1000 * n,
            "database_bytes": 2000 * n,
            "servers": [{"pid": 1 if n < 30 else 2, "age_s": 600, "rss": 2**20 * (100 + n), "files": 20}],
        }
        for n in range(60)
    ]
    said = growth(samples)
    assert said[0] == (
        "process 2, 29 min of the second half: memory 130.0 to 159.0 MiB (+60.00 MiB an hour), open files 20 to 20 (+0.0 an hour)"
    )
    assert "100 bytes for each acknowledged move" in said[1]
    assert "200 bytes for each acknowledged move" in said[2]
    assert growth(samples[:10]) == ["growth: the run was too short to say"]
