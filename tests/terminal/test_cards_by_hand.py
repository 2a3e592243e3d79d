"""Faults of duel and lanes that were seen while games were played by hand in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from snowyard import game, new
from snowyard.kernel.tongue import speaking
from snowyard.terminal.screen import Screen
from terminal.sitting import PROGRAM
from terminal.tmux import Tmux, need_tmux

WAYS = {"en": "7 ways to play a card", "de": "7 Möglichkeiten, eine Karte", "fr": "7 façons de poser une carte"}
FEW = [f"play {rank} lane {lane}" for rank in "ak" for lane in (1, 2, 3)]


@pytest.fixture
def full_hand(tmp_path: Path) -> Iterator[Tmux]:
    need_tmux()
    seats = ("--seats", "me,bot:simple", "--seed", "3", "--language", "en")
    pane = Tmux(tmp_path, [*PROGRAM, "play", "lanes", *seats], 60, 40)
    pane.wait(lambda text: "Type card and lane" in text and text.rstrip().endswith("\n>"))
    yield pane
    pane.close()


def test_the_lanes_stay_on_a_narrow_screen_with_a_full_hand(full_hand: Tmux) -> None:
    """Eighteen ways to play a card, a line each, pushed all three lanes off a screen of 60 columns and 40 lines."""
    shown = full_hand.shown()
    assert [lane for lane in (1, 2, 3) if f"\nLane {lane}\n" in shown] == [1, 2, 3]
    told = " ".join(shown.split()).partition("Type card and lane, such as: ")[2]
    rank, lane = told.replace("\u00a0", " ").split()[:2]
    full_hand.type(f"{rank} {lane}")
    full_hand.press("Enter")
    full_hand.wait(lambda text: f"You play a {rank} face-down in lane {lane}." in text.replace(" an ", " a "))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_few_plays_are_listed_and_of_many_one_is_the_example(language: str) -> None:
    crowd = game("lanes").module("screen").crowd
    assert crowd(FEW, False) == ([], list(range(6)))
    with speaking(language):
        told, listed = crowd([*FEW, "play 7 lane 3", "flip s4"], False)
    assert listed == [7]
    assert told[0].startswith(WAYS[language])
    assert told[0].endswith("7\u00a03")


def test_what_became_of_the_fight_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who drew and holds what, which the table shows, pushed out of sight who had hit whom."""
    screen = Screen()
    screen.plain, screen.width, screen.height = False, 80, 12
    monkeypatch.setattr(Screen, "can_clear", property(lambda screen: True))
    written: list[str] = []
    monkeypatch.setattr(screen.console, "print", lambda line, **_: written.append(getattr(line, "plain", "")))
    screen.show(["Long ago.", "The snowball hits."])
    screen.show(["You draw 2 cards.", "You hold this and that."], spare=True)
    with screen.below(others=2, least=1, more="More above."):
        for number in range(9):
            screen._write(Text(f"table {number}"))
    assert written[4:] == [*(f"table {number}" for number in range(9)), "  More above.", "The snowball hits."]


def test_what_duel_leaves_out_are_events_of_the_game() -> None:
    table, seen = new("duel", seed=3), set()
    while not table.over and len(seen) < 40 and len(table.moves):
        table.play(table.moves[0])
        seen |= {event.kind for event in table.events(0)}
    assert set(game("duel").module("screen").OBVIOUS) <= seen
