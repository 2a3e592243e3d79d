"""Several people at one terminal."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from snowyard.terminal.screen import Screen
from snowyard.terminal.teller import Teller
from terminal.sitting import Sit

CURTAIN = "Press Enter to clear the screen, then pass the device to "


def test_in_a_game_without_secrets_people_just_take_turns(sit: Sit) -> None:
    said = sit("play", "forts", "--seats", "Ann,Bo,bot", "--seed", "5", answers=["build snowball"] * 12)
    assert "Ann: build snowball" in said.out
    assert "Bo: build snowball" in said.out
    assert CURTAIN not in said.out
    assert "cannot be cleared" not in said.out
    assert said.out.count("Ann makes a snowball") + said.out.count("Bo makes a snowball") == 12  # each is told once
    assert "You make" not in said.out  # two people read it


def test_people_at_one_terminal_may_take_back_each_others_last_move(sit: Sit) -> None:
    said = sit("play", "forts", "--seats", "Ann,Bo", "--seed", "5", answers=["build snowball"] * 3 + ["undo", "undo", "hide"])
    assert said.out.count("Taken back") == 2
    assert said.out.count("hides and now has 1 hide token") == 1  # whoever made that move is asked again


@pytest.mark.parametrize("slug", ["duel", "lanes"])
def test_in_a_game_with_secrets_everybody_sees_only_their_own_side(sit: Sit, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each screen between two curtains is made for one seat alone."""
    screens: list[set[int]] = [set()]

    def spy(name: str) -> None:
        told = getattr(Teller, name)

        def noted(teller: Teller, seat: int, *more: Any) -> Any:
            screens[-1].add(seat)
            return told(teller, seat, *more)

        monkeypatch.setattr(Teller, name, noted)

    def clear(_screen: Screen) -> None:
        screens.append(set())

    for name in ("table", "prompt", "_told"):
        spy(name)
    monkeypatch.setattr(Screen, "clear", clear)
    said = sit("play", slug, "--seats", "Ann,Bo", "--seed", "3", answers=["bot"] * 60)
    assert screens.pop() == set()  # whoever leaves clears the screen
    assert (
        "This screen cannot be cleared: whoever reads what stands above sees other players’ secrets" in said.out
    )  # it is a pipe
    handed = re.findall(re.escape(CURTAIN) + r"(Ann|Bo)\. ", said.out)
    assert len(handed) > 4
    assert all(a != b for a, b in itertools.pairwise(handed))
    assert {len(seen) for seen in screens[1::2]} == {0}  # nothing stands there while the device is passed
    assert screens[0] <= {-1}  # and before anybody has taken the device
    seats = [seen.pop() for seen in screens[2::2] if len(seen) == 1]
    assert len(seats) == len(screens[2::2])
    assert seats == [("Ann", "Bo").index(name) for name in handed][: len(seats)]
