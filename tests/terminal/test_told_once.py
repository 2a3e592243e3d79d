"""What happened is told once: above the table, or below one that would push it out of sight."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from snowyard.match import read
from snowyard.terminal import theme
from snowyard.terminal.screen import Screen
from snowyard.terminal.teller import Teller
from terminal.sitting import PROGRAM
from terminal.tmux import Tmux, need_tmux

GAMES = {
    "forts": "me,bot:simple,bot:simple,bot:simple,bot:simple",
    "splat": "me,bot:simple,bot:simple,bot:simple,bot:simple",
    "duel": "me,bot:simple",
    "lanes": "me,bot:simple",
    "village": "me,bot:simple",
}
DECISIONS = 12


def play(folder: Path, slug: str, columns: int, lines: int) -> tuple[str, str, list[str], Counter[str]]:
    """The pane after some decisions, all of it and what stands on the screen; the lines that were told, and how often those
    that the table shows as well and that give way where there is little room (OBVIOUS of a game's screen)."""
    record = folder / "game.txt"
    more = ("--option", "kids_per_team=2") if slug == "village" else ()
    command = ("play", slug, "--seats", GAMES[slug], "--seed", "5", "--no-forced", "--save", str(record), *more)
    pane = Tmux(folder, [*PROGRAM, *command], columns, lines)
    try:
        for number in range(DECISIONS):
            pane.wait(lambda text, n=number: text.count("> bot simple") == n and text.rstrip().endswith("\n>"))  # type: ignore[misc]
            pane.type("bot simple")
            pane.press("Enter")
        pane.wait(lambda text: text.count("> bot simple") == DECISIONS and text.rstrip().endswith("\n>"))
        text, shown = pane.text(), pane.shown()
    finally:
        pane.close()
    screen = Screen()
    screen.plain, screen.width = False, columns
    match = read(record.read_text(encoding="utf-8"))
    teller = Teller(match, screen)
    obvious = match.game.optional("screen.OBVIOUS") or ()
    told, spare = [], Counter[str]()
    for number in range(len(match.moves) + 1):
        for kind, story in teller._told(0, number):
            plain = [theme.render(line).plain for line in story]
            if kind in obvious:
                spare.update(plain)
            else:
                told += plain
    return text, shown, told, spare


def written_once(text: str, told: list[str], spare: Counter[str]) -> bool:
    """Every line as often as it was told; what gives way not oftener."""
    written = Counter(text.splitlines())
    must = Counter(told)
    assert {line: written[line] for line in must if line not in spare} == {
        line: n for line, n in must.items() if line not in spare
    }
    return all(must[line] <= written[line] <= must[line] + many for line, many in spare.items())


@pytest.mark.parametrize("lines", [24, 50])
@pytest.mark.parametrize("slug", GAMES)
def test_no_line_of_what_happened_is_written_twice(tmp_path: Path, slug: str, lines: int) -> None:
    """At 24 lines the table pushed it out of sight, and it was written below the table once more."""
    need_tmux()
    text, shown, told, spare = play(tmp_path, slug, 80, lines)
    assert len(told) > 15
    assert written_once(text, told, spare)
    assert told[-1] in shown.splitlines()  # and the last of it is in sight with the question


@pytest.mark.parametrize("slug", GAMES)
def test_on_forty_columns_nothing_is_longer_than_a_line_and_nothing_is_cut(tmp_path: Path, slug: str) -> None:
    """The whole table, what happened, the question and the moves: what a terminal would have to break stands here as one line."""
    need_tmux()
    text, shown, told, spare = play(tmp_path, slug, 40, 24)
    own = [line for line in text.splitlines() if " " in line.strip()]  # a path to copy is never broken, nor is a fingerprint
    assert [line for line in own if len(line.rstrip()) > 40] == []
    assert [
        line for line in own if re.search(r"…|[^\W\d]\.\.\.", line) and not re.match(r"[ \d]\d ", line)
    ] == []  # a map has dots
    assert written_once(text, told, spare)
    assert told[-1] in shown.splitlines()
    names = ["B", *(f"Bot {number}" for number in range(1, GAMES[slug].count("bot") + 1))]
    assert all(name in text for name in names)
