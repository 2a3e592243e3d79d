"""Whoever sits at a terminal is "you" in every line of it; several people who read the same screen have names."""

from __future__ import annotations

import pytest

from snowyard.kernel.finding import own_games
from snowyard.terminal.remote import banks
from terminal.sitting import Sit

START = "help shows what else you can type."
STARTS = {"en": START, "de": "was du sonst tippen kannst.", "fr": "ce que tu peux taper d’autre."}
YOU = {"en": "You", "de": "Du", "fr": "Toi"}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("slug", own_games())
def test_ones_own_name_stands_in_the_list_of_seats_and_nowhere_else(sit: Sit, slug: str, language: str) -> None:
    """The log said "you", and the table below it "Robin"."""
    seats = ["Zebedee", *["bot:simple"] * (2 if slug == "splat" else 1)]
    said = sit("play", slug, "--seats", ",".join(seats), "--seed", "3", "--language", language, answers=["bot simple"] * 25)
    before, _, told = said.out.partition(STARTS[language])
    assert f"Zebedee ({YOU[language].lower()})" in before
    assert told.count("bot simple") > 10
    assert "Zebedee" not in told
    assert YOU[language].lower() in told.lower()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_in_a_lesson_you_are_called_so_in_your_language(sit: Sit, language: str) -> None:
    told = sit("learn", "forts", "--language", language, answers=["quit"]).out
    assert f"\n{YOU[language]}" in told
    assert language == "en" or "You" not in told


def test_two_people_who_read_the_same_screen_have_names_in_every_line(sit: Sit) -> None:
    told = sit("play", "forts", "--seats", "Ann,Bo", "--seed", "5", answers=["build snowball"] * 6).out
    assert "(you)" not in told
    assert "\nYou" not in told
    for name in ("Ann", "Bo"):
        assert f"\n{name}: 20 hit points, " in told
        assert f"\n{name}: Your turn: choose action 2 of 3.\n" in told


def test_behind_the_curtain_there_is_one_reader_again(sit: Sit) -> None:
    told = sit("play", "lanes", "--seats", "Ann,Bo", "--seed", "5", answers=["", "", "bot simple", "bot simple"]).out
    after = told[told.index("Ann, press Enter when only you see the screen.") :]
    assert "\nYou: 6 cards in hand: " in after
    assert "\nBo: 5 cards in hand." in after
    assert "\nYour turn, 3 actions left" in after
    assert "Ann: 6 cards" not in after


def test_the_clock_of_ones_own_seat_is_yours() -> None:
    seats = [{"seat": 0, "name": "Mia", "left": 61_000}, {"seat": 1, "name": "Ben", "left": 5_000}]
    assert banks(seats, 0) == "Clocks: you 1:01, Ben 0:05."
    assert banks(seats, -1) == "Clocks: Mia 1:01, Ben 0:05."
