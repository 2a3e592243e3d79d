"""The terminal speaks the language of whoever sits there, everywhere; what is typed may be English all the same."""

from __future__ import annotations

import importlib.resources
import re
import shutil
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from snowyard.kernel import sentences, tongue
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import game, games
from snowyard.match import read
from snowyard.match.native import wait_for
from terminal.sitting import Sit

PSEUDO = "qps"
SOURCES = Path(sentences.__file__).parents[2]
GREEK = str.maketrans(string.ascii_letters, ("αβγδεζηθικλμνξοπρστυφχψως" + "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΣ")[:52].ljust(52, "ω"))
GAMES = ("forts", "splat", "duel", "lanes", "village")
NAMES = {"Ann", "Bot"}
TYPED = {
    "bot",
    "simple",
    "help",
    "rules",
    "moves",
    "options",
    "log",
    "view",
    "undo",
    "explain",
    "save",
    "hint",
    "quit",
    "on",
    "off",
    "yes",
    "surrender",
    "zzz",
}
"""What the test itself types, and kinds of bots: these are words for programs, too."""


class Greek(Visitor):
    """Every letter of a translation becomes a Greek one, so that a Latin one was never in a file."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = node.value.translate(GREEK)


def pseudo(english: str) -> str:
    parsed = parse(english)
    for entry in parsed.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("word-"):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes if attribute.id.name != "gender")):
                if pattern is not None:
                    Greek().visit(pattern)
    return serialize(parsed)


def forget() -> None:
    """Whatever was read of any language."""
    for kept in (sentences.languages, sentences.house, tongue._terminal, tongue._drawing):
        kept.cache_clear()
    for slug in games():
        game(slug)._speeches.clear()


@pytest.fixture
def greek(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language that is made of the English one."""
    real = importlib.resources.files

    def files(package: Any) -> Any:
        if package != sentences.HOUSE and not str(package).startswith("snowyard.games."):
            return real(package)
        home = tmp_path / "translated" / str(package)
        if not home.exists():
            shutil.copytree(
                SOURCES.joinpath(*str(package).split(".")), home, ignore=shutil.ignore_patterns("*.py", "__pycache__")
            )
            for file in [*home.rglob("en.ftl"), *home.glob("en/*.ftl")]:
                own = file.with_name(f"{PSEUDO}.ftl") if file.stem == "en" else file.parent.with_name(PSEUDO) / file.name
                own.parent.mkdir(exist_ok=True)
                own.write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
        return home

    monkeypatch.setattr(importlib.resources, "files", files)
    forget()
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_has_no_sentence_that_is_not_in_a_file(sit: Sit, greek: None, slug: str) -> None:
    wait_for(game(slug), lambda _: None)  # what a compiler says, in English, to those who ask for native code alone
    opening = ["help", "moves", "options", "log", "view", "zzz", "1", "", "undo", "explain", "save"]
    begin = ("play", slug, "--language", PSEUDO, "--seats", "Ann,bot:simple", "--seed", "5", "--plain", "--save", "game.txt")
    said = sit(*begin, answers=[*opening, *["bot simple"] * 900])
    assert said.err == ""
    assert said.status == 0
    kids = set(getattr(game(slug).module("content"), "KID_NAMES", ()))
    match, pictures = read(Path("game.txt").read_text(encoding="utf-8")), []
    tongue.use(PSEUDO)
    for number in range(0, len(match.moves) + 1, 16):
        view = match.at(number).view(0, match.names, PSEUDO)
        drawn = game(slug).module("screen").draw(view, match.names, False)
        pictures += [re.sub(r"(?<!\\\\)\[[a-z0-9/]*\]", "", line) for line in drawn]
    left = set()
    for line in [*said.out.splitlines(), *pictures]:
        if "game.txt" in line or "SHA" in line.translate(GREEK) or re.search(r"[0-9a-f]{64}", line):
            continue  # a path, and the seed
        told = re.sub(r"^[^:]{1,12}: (" + "|".join(TYPED) + r")( simple)?$", "", line)
        told = re.sub(r"\b[A-Z]+-R?\d+\b", "", told)  # rules by their numbers
        left |= {word for word in re.findall(r"[A-Za-z]{3,}", told) if word not in NAMES | TYPED | kids}
    assert left == set()


def test_the_system_says_which_language_and_a_wish_counts_more(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SNOWYARD_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for lang, wanted in (("de_AT.UTF-8", "de"), ("fr_FR", "fr"), ("nl_NL.UTF-8", "en"), ("C", "en")):
        monkeypatch.setenv("LANG", lang)
        assert tongue.wanted(None) == wanted
    assert tongue.wanted("fr") == "fr"
    with pytest.raises(Refusal, match="there is no language 'xx'"):
        tongue.wanted("xx")
    said = sit("games", "--language", "xx")
    assert said.status == 2
    assert "there is no language 'xx'" in said.err


def test_german_words_and_english_ones_are_both_understood(sit: Sit) -> None:
    begin = ("play", "forts", "--seed", "7", "--seats", "me,bot:simple", "--language", "de", "--plain")
    german = sit(*begin, "--save", "one.txt", answers=["hilfe", "schneeball", "züge ziegel", "zuge wer", "ende"]).out
    assert "hilfe: diese Liste." in german
    assert "Du formst einen Schneeball" in german
    assert "Das Spiel ist gespeichert." in german
    english = sit(*begin, "--save", "two.txt", answers=["help", "build snowball", "quit"]).out
    assert "hilfe: diese Liste." in english
    assert "Du formst einen Schneeball" in english


def test_a_move_that_cannot_be_made_says_why_in_the_language(sit: Sit) -> None:
    begin = ("play", "forts", "--seed", "7", "--seats", "me,bot:simple", "--plain", "--save")
    assert "FORTS-" in sit(*begin, "a.txt", "--language", "fr", answers=["throw p0"]).out
    assert "soi-même" in sit(*begin, "b.txt", "--language", "fr", answers=["throw p0"]).out


def test_the_rules_come_in_the_language_too(sit: Sit) -> None:
    out = sit("rules", "forts", "10", "--language", "de", "--plain").out
    assert "FORTS-10" in out
    assert out != sit("rules", "forts", "10", "--plain").out


@pytest.mark.parametrize(
    ("typed", "german"),
    [
        (("play", "forts", "--seed", "x"), "ein Startwert ist eine ganze Zahl ab 0, nicht 'x'"),
        (("play", "forts", "--seats", "Mia,mia"), "zwei Plätze heißen 'mia'"),
        (("play", "forts", "--seed"), "--seed braucht einen Wert"),
        (("play", "--name", "Mia"), "--name ist für einen Tisch im Netz"),
        (("play", "--table", "nowhere"), "'nowhere' ist kein Link zu einem Tisch"),
        (("replay",), "das fehlt: FILE"),
        (("replay", "game.txt", "--move", "x"), "--move: 'x' ist keine ganze Zahl"),
        (("puzzle", "forts", "999"), "ein Rätsel 999 von forts gibt es nicht"),
        (("analyse", "game.txt", "--rounds", "0"), "--rounds: eine ganze Zahl von 1 bis 10 Millionen, nicht '0'"),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said_in_that_language(sit: Sit, typed: tuple[str, ...], german: str) -> None:
    said = sit(*typed, "--language", "de") if typed[-1] != "--seed" else sit(*typed[:-1], "--language", "de", typed[-1])
    assert said.status == 2
    assert german in said.err
    assert "usage" not in said.err
