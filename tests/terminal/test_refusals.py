"""What rules, records and servers refuse is said in the language of the terminal (decisions/50)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard import cli
from snowyard.kernel import tongue
from snowyard.match import Match, Seat, write
from snowyard.terminal.refusals import KNOWN, in_words

ROOT = Path(__file__).parents[2]
STRANGE = "\u20ac"
ELSEWHERE = {"no-file", "no-right", "is-folder", "no-variant", "verified", "verified-so-far"}
"""What the system says, not we, or what is put together of parts."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    tongue.use("en")


def plain_words(pattern: str) -> list[str]:
    """The words of a pattern that are always said, piece by piece."""
    bare = re.sub(r"\(\?(?:P<\w+>|:)(?:[^()]|\([^()]*\))*\)\??|\\d\+|\\w\+|\\S\+", STRANGE, pattern)
    return [piece for piece in re.split(rf"{STRANGE}|\\.|[?*+]", bare) if len(piece.split()) > 2]


@pytest.mark.parametrize("id", sorted(set(KNOWN) - ELSEWHERE))
def test_what_is_translated_is_what_the_sources_say(id: str) -> None:
    """A sentence that is changed there would be English here without a word."""
    text = " ".join(
        re.sub(r'"\s*\n\s*f?"', "", file.read_text(encoding="utf-8"))
        for file in (ROOT / "src" / "snowyard").rglob("*.py")
        if file.name != "refusals.py"
    )
    text = re.sub(r"\{[^{}]*\}", STRANGE, text)
    for piece in plain_words(KNOWN[id]):
        assert piece.strip() in text, piece


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("id", sorted(KNOWN))
def test_every_refusal_has_words_in_every_language(id: str, lang: str) -> None:
    tongue.use("en")
    names = re.findall(r"\?P<(\w+)>", KNOWN[id].replace("(?P<near>", "("))
    english = tongue.said(f"said-{id}", **dict.fromkeys(names, "9"))
    tongue.use(lang)
    other = tongue.said(f"said-{id}", **dict.fromkeys(names, "9"))
    assert other != english or id == "record-line"


@pytest.mark.parametrize(
    ("typed", "german"),
    [
        (("play", "chess"), "ein Spiel 'chess' gibt es nicht"),
        (("play", "fort"), "Meintest du forts?"),
        (("play", "forts", "--option", "seats=900"), "seats ist eine ganze Zahl von 2 bis 8, nicht '900'"),
        (("play", "forts", "--option", "foo=1"), "forts hat keine Option 'foo'"),
        (("play", "forts", "--option", "foo"), "eine Option schreibt man NAME=WERT"),
        (("play", "forts", "--seats", "me,bot:genius"), "einen Bot 'genius' gibt es nicht"),
        (("play", "forts", "--seats", "3"), "--seats nennt der Reihe nach, wer mitspielt"),
        (("replay", "nothing.txt"), "Diese Datei gibt es nicht"),
    ],
)
def test_what_a_command_refuses_is_said_in_that_language(
    typed: tuple[str, ...], german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*typed, "--language", "de"]) != 0
    assert german in capsys.readouterr().err


def test_a_record_is_checked_in_the_language_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("hello\n")
    assert cli.main(["verify", str(broken), "--language", "fr"]) == 1
    assert "Cet enregistrement ne tient pas : ligne 1 : 'hello' n’est pas une ligne" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "moves"), [("de", "2 Züge sind bisher regelgerecht"), ("fr", "2 coups sont légaux jusqu’ici")])
def test_a_record_that_holds_is_called_so_in_the_language(
    lang: str, moves: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("forts", [Seat("Mia"), Seat("Ole")], seed=bytes(range(32)))
    match.play(match.table.actor, "hide")
    match.play(match.table.actor, "hide")
    file = tmp_path / "game.txt"
    file.write_text(write(match), encoding="utf-8")
    assert cli.main(["verify", str(file), "--language", lang]) == 0
    said = capsys.readouterr().out
    assert said.startswith(moves)
    assert "moves are" not in said


def test_what_nobody_has_translated_is_said_as_it_came() -> None:
    tongue.use("de")
    assert in_words("a sentence that nobody knows") == "a sentence that nobody knows"
