"""Faults of duel and lanes that were seen while games were played by hand in a terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from snowyard import game, new
from snowyard.kernel.tongue import speaking
from snowyard.terminal.screen import Screen

WAYS = {"en": "7 ways to play a card", "de": "7 Möglichkeiten, eine Karte", "fr": "7 façons de poser une carte"}
FEW = [f"play {rank} lane {lane}" for rank in "ak" for lane in (1, 2, 3)]


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
    table = new("duel", seed=3)
    seen: set[str] = set()
    while not table.over and len(seen) < 40 and len(table.moves):
        table.play(table.moves[0])
        seen |= {event.kind for event in table.events(0)}
    assert set(game("duel").module("screen").OBVIOUS) <= seen


@pytest.mark.parametrize("plain", [True, False])
def test_at_its_end_splat_says_every_place(plain: bool) -> None:
    table = new("splat", seed=3, seats=4)
    while not table.over:
        table.play(table.moves[-1])
    view = table.view(0)
    told = game("splat").module("screen").draw(view, ["Ann", "Ben", "Cy", "Dora"], plain)
    for player, name in zip(view["players"], ["Ann", "Ben", "Cy", "Dora"], strict=True):
        assert [line for line in told if name in line and f"place {player['rank']}" in line], told
