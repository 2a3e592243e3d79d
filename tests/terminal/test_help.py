"""`--help` speaks the language of the terminal, for what players use."""

from __future__ import annotations

import argparse
import re

import pytest

from snowyard.cli import parser
from snowyard.kernel import tongue
from snowyard.kernel.finding import own_games
from terminal.sitting import Sit

PLAYERS = ("play", "learn", "serve", "print", "games", "options", "rules", "replay", "verify", "analyse", "puzzle")
"""Commands whose whole help is translated; of the others only the line in the list is."""
USAGE = {"en": "usage: snowyard", "de": "Aufruf: snowyard", "fr": "usage\u00a0: snowyard"}


def commands(language: str) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    with tongue.speaking(language):
        whole = parser()
    (own,) = (action for action in whole._actions if isinstance(action, argparse._SubParsersAction))
    return whole, dict(own.choices)


def texts(of: argparse.ArgumentParser) -> dict[str, str | None]:
    """What a command says of itself and of its arguments."""
    return {"": of.description, **{action.dest: action.help for action in of._actions}}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_of_a_players_command_is_left_in_english(language: str) -> None:
    whole, found = commands(language)
    english, there = commands("en")
    assert {*PLAYERS} <= {*found}
    for name in PLAYERS:
        said, before = texts(found[name]), texts(there[name])
        assert said.keys() == before.keys()
        assert [key for key in said if said[key] == before[key] or not said[key]] == [], name
    listed = re.findall(r"^    (\w+) +(.+)$", whole.format_help(), re.MULTILINE)
    assert [name for name, _ in listed] == list(found)
    assert not {line for _, line in listed} & {
        line for _, line in re.findall(r"^    (\w+) +(.+)$", english.format_help(), re.MULTILINE)
    }


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_list_says_which_commands_have_english_help(language: str) -> None:
    whole, found = commands(language)
    assert whole.epilog is not None
    assert {*found} & {*re.findall(r"\w+", whole.epilog)} == {*found} - {*PLAYERS}
    assert {slug for slug in own_games() if slug in found} == {"village"}
    assert commands("en")[0].epilog == ""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_system_or_the_command_line_says_which_language(sit: Sit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    asked = sit("replay", "--help", "--language", language)
    monkeypatch.setenv("SNOWYARD_LANGUAGE", language)
    for words in ((), ("serve",), ("replay",), ("simulate",)):
        said = sit(*words, "--help")
        assert said.status == 0
        assert said.out.startswith(USAGE[language])
    assert sit("replay", "--help").out == asked.out
    assert sit("replay", "--help", "--language", "en").out.startswith(USAGE["en"])


def test_a_language_that_is_not_there_is_helped_in_english(sit: Sit) -> None:
    assert sit("play", "--help", "--language", "tlh").out.startswith(USAGE["en"])


def test_after_help_is_made_other_commands_speak_as_before(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """`simulate` has no German: what it refuses stays English in a German terminal, as its output does."""
    monkeypatch.setenv("SNOWYARD_LANGUAGE", "de")
    assert "there is no game 'chess'" in sit("simulate", "chess").err
