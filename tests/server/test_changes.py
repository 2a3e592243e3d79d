"""Whoever wants it is sent of a view only what has changed."""

from __future__ import annotations

import random

import pytest

from server.running import LiveServer

GAMES = ("forts", "splat", "lanes")


@pytest.mark.parametrize("game", GAMES)
def test_changes_laid_over_the_last_view_are_the_whole_view(yard: LiveServer, game: str) -> None:
    """The same seat twice, once with whole views; with undo, chat, another language, and coming back in the middle."""
    rng = random.Random(game)
    table, keys = yard.table(game, people=2)
    with yard.guests(table, [*keys, None]) as plain, yard.guests(table, [*keys, None], changes=True) as short:
        for number in range(40):
            for guest in (*plain, *short):
                guest.drain()
            assert [g.state for g in plain] == [g.state for g in short]
            assert plain[0].state is not None
            mover = next((g for g in plain if g.decides), None)
            if mover is None or mover.state is None:
                break
            if number % 9 == 4:
                short[0].ask("lang", lang=("de", "en")[number % 2])
                short[0].ask("lang", lang="en")
            if number % 9 == 7:
                mover.ask("undo")  # a question, a step, or a refusal
                continue
            if number == 20:
                short[1].close()
                short[1] = yard.guest(table, keys[1], changes=True)
            assert mover.move(rng.choice(mover.state["moves"])["move"])["type"] == "ack"
        steps = [[len(str(m["state"]["view"])) for m in g.heard if m["type"] == "step"] for g in (plain[0], short[0])]
        assert sum(steps[1]) < 0.8 * sum(steps[0])


def test_a_connection_begins_with_a_whole_view_and_then_hears_changes_only(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys], changes=True) as guests:
        mover = next(g for g in guests if g.decides)
        assert mover.state is not None
        at = mover.state["at"]
        assert mover.state["since"] is None
        mover.move("hide")
        step = next(m for m in mover.heard if m["type"] == "step")
        assert step["state"]["since"] == at
        assert set(step["state"]["view"]) == {"actions_left", "players"}
        mover.ask("lang", lang="de")
        said = mover.until(lambda m: m["type"] == "table" and m["state"] is not None)
        assert said["state"]["since"] == at + 1
        assert said["state"]["view"] == {}


def test_whoever_does_not_ask_for_changes_gets_whole_views(yard: LiveServer) -> None:
    table, keys = yard.table("forts", people=2)
    with yard.guests(table, [*keys]) as guests:
        mover = next(g for g in guests if g.decides)
        mover.move("hide")
        states = [m["state"] for m in mover.heard if m["type"] in ("welcome", "step")]
        assert [state["since"] for state in states] == [None, None]
        assert set(states[0]["view"]) == set(states[1]["view"])
