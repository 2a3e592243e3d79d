"""The screens of a real terminal, seen through a pseudo-terminal."""

from __future__ import annotations

import importlib
import re

import pytest
from rich.cells import cell_len

import snowyard
from snowyard.kernel.finding import own_games
from snowyard.players import Bot
from terminal.sitting import Terminal

ZONES = ("draw", "hand", "discards", "incoming", "cache")
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def test_a_terminal_shows_colours_marks_and_lines_no_wider_than_it_is() -> None:
    terminal = Terminal("play", "forts", "--seats", "me,bot,bot", "--seed", "7", "--save", "game.txt")
    for typed, answer in (("rules", "Build a Snowball"), ("throw bot 1", "The Cube shows"), ("help", "the game is saved")):
        terminal.wait("\n> ")
        terminal.type(typed)
        terminal.wait(answer)
    terminal.type("quit")
    terminal.wait("Go on with")
    assert terminal.end() == 0
    assert "\x1b[1;38;2;213;94;0m■ Bot 1\x1b[0m" in terminal.shown  # the square's colour
    for words in ("● p0 Robin", "▲ Bot 2", "───", "Your turn: choose action 1 of 3.", " d Throw at ■ Bot 1", "The Cube shows"):
        assert words in terminal.text
    assert max(cell_len(line) for line in terminal.text.splitlines()) <= 80
    assert CLEARED not in terminal.shown


def test_plain_mode_in_a_terminal_has_no_colour_and_moves_no_cursor() -> None:
    terminal = Terminal("play", "forts", "--plain", "--seats", "me,bot", "--seed", "7", "--save", "game.txt")
    for typed in ("hide", "quit"):
        terminal.wait("Your move: ")
        terminal.type(typed)
    terminal.wait("Go on with")
    assert terminal.end() == 0
    shown = re.sub(r"\x1b\[\?2004[hl]", "", terminal.shown)  # readline's own sign that pasting is welcome
    assert "\x1b" not in shown
    assert not set("─│●■") & set(shown)


def test_ctrl_c_in_a_terminal_says_how_to_go_on() -> None:
    terminal = Terminal("play", "forts", "--seats", "me,bot", "--seed", "7", "--save", "game.txt")
    terminal.wait("\n> ")
    terminal.type("build snowball\x03")
    terminal.wait("Go on with\nsnowyard play --resume game.txt\n")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text


def test_the_curtain_clears_the_screen() -> None:
    terminal = Terminal("play", "lanes", "--seats", "Ann,Bo", "--seed", "3", "--save", "game.txt")
    for name in ("pass the device to Ann. ", "Ann, press Enter when only you see the screen. "):
        terminal.wait(name)
        terminal.type("")
    for _ in range(3):  # p0 has three action points
        terminal.wait("\nAnn: ")
        terminal.type("bot simple")
    terminal.wait("pass the device to Bo. ")
    assert terminal.shown.count(CLEARED) == 2
    terminal.type("")
    terminal.wait("Bo, press Enter when only you see the screen. ")
    assert terminal.shown.count(CLEARED) == 3
    terminal.type("")
    terminal.wait("\nBo: ")
    assert terminal.shown.count(CLEARED) == 4
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_recorded_game_is_stepped_through() -> None:
    game = Terminal("play", "forts", "--seats", "bot,bot", "--seed", "7", "--save", "game.txt")
    game.wait("See it again with")
    assert game.end() == 0
    terminal = Terminal("replay", "game.txt")
    for typed, words in (("", "Move 1"), ("end", "The game is over."), ("back", "after move")):
        terminal.wait("quit > ")
        terminal.type(typed)
        terminal.wait(words)
    terminal.type("quit")
    assert terminal.end() == 0


@pytest.mark.parametrize("slug", own_games())
def test_whoever_is_called_me_or_you_is_followed_by_no_verb(slug: str) -> None:
    """ "Me is out" is no English: a drawing puts a colon or a list after a name."""
    table, bot = snowyard.new(slug, seed=4), Bot("simple", 4)
    names = ["Me", "You", *(f"Bot {n}" for n in range(2, table.seats))]
    drawn: set[str] = set()
    while True:
        view = table.view(0 if table.over else table.actor, names)
        drawn.update(table.game.module("screen").draw(view, names, True))
        if table.over:
            break
        table.step(bot.choose(table))
    assert any("Me" in line for line in drawn)
    assert [line for line in drawn if re.search(r"\b(Me|You) (is|has|holds|plays|throws|shows|keeps)\b", line)] == []


def test_duel_tells_what_everybodys_cards_are_worth_so_far() -> None:
    """Your own to the point, of others what you know; at the end it is the result (DUEL-72)."""
    table, bot, ends = snowyard.new("duel", seed=5), Bot("simple", 5), 0
    screen = importlib.import_module("snowyard.games.duel.screen")
    while not table.over:
        table.step(bot.choose(table))
        view = table.view(0)
        if view["phase"] in screen.DRAFT or table.over:
            continue
        drawn = "\n".join(screen.draw(view, ["Ann", "Bo"], plain=True))
        owned = [[kind for zone in ZONES for kind in table.view(s)["players"][s][zone]["cards"]] for s in range(2)]
        own, other = (sum(view["cards"][kind]["points"] for kind in kinds) for kinds in owned)
        least = re.search(r"Bo: .*?(?:at least )?(\d+) points? so far", drawn)
        assert re.search(rf"Ann: (?:capped, )?{own} points? so far", drawn)
        assert least is not None
        assert int(least[1]) <= other
        ends = own
    assert ends > 0
    assert f"Ann: {table.view(0)['players'][0]['score']} points" in "\n".join(
        screen.draw(table.view(0), ["Ann", "Bo"], plain=True)
    )
