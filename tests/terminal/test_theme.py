"""Marks and colours."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from snowyard.terminal import theme

NAMES = ["Mia", "Bot 1"]


def test_every_seat_has_a_mark_of_one_column() -> None:
    assert len(set(theme.MARKS)) == 12
    assert all(cell_len(mark) == 1 for mark in theme.MARKS)


def test_markup_colours_and_brackets_that_are_no_tags_stay() -> None:
    text = theme.render(r"[p1]Bot[/] has \[b] and [7h] and [b][warm]both[/][/]")
    assert text.plain == "Bot has [b] and [7h] and both"
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 3, "p1"), (25, 29, "warm"), (25, 29, "bold")]


def test_escaped_text_shows_as_it_is() -> None:
    for text in ("[b]", "\\[b]", "[[p0]]", "a\\b"):
        assert theme.render(theme.escape(text)).plain == text


def test_a_name_is_never_broken_at_the_end_of_a_line() -> None:
    me, bot = theme.placeholders(NAMES)
    lines = theme.coloured(f"{me} throws [b] at {bot}'s fort.", NAMES, 24)
    assert [theme.render(line).plain for line in lines] == ["● Mia throws [b] at", "■ Bot 1's fort."]


def test_moves_carry_the_marks_of_the_seats_they_name() -> None:
    label = theme.coloured_label("Throw at Bot 1's first brick", NAMES)
    assert theme.render(label).plain == "Throw at ■ Bot 1's first brick"
    assert "[p1]" in label
    assert theme.coloured_label("Throw at [Tom]", ["Thr", "om"]) == "Throw at \\[Tom]"


@pytest.mark.parametrize(("ground", "warm"), [("15;0", "#ffa94d"), ("0;15", "#d9480f"), ("", "#ffa94d")])
def test_a_light_terminal_gets_the_colours_of_the_day(monkeypatch: pytest.MonkeyPatch, ground: str, warm: str) -> None:
    monkeypatch.setenv("COLORFGBG", ground)
    colour = theme.theme().styles["warm"].color
    assert colour is not None
    assert colour.name == warm
