"""`snowyard analyse`: what it prints and draws."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from terminal.sitting import Sit


def test_a_whole_game_is_looked_at_and_drawn(sit: Sit) -> None:
    assert sit("play", "forts", "--seats", "bot:simple,bot:random", "--seed", "3", "--save", "game.txt").status == 0
    said = sit("analyse", "game.txt", "--playouts", "40", "--rounds", "40")
    assert said.status == 0
    accounts = re.findall(r"start (\d+), luck (\S+) .*?, own play (\S+) .*?, others' play (\S+) .*?= won (\d+)", joined(said.out))
    assert len(accounts) == 2
    for *parts, result in accounts:
        assert sum(map(int, parts)) == int(result)
    picture = ElementTree.fromstring(Path("game.svg").read_text(encoding="utf-8"))
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    told = json.loads(sit("analyse", "game.txt", "--playouts", "40", "--rounds", "40", "--json", "--chart", "other.svg").out)
    assert told["chart"] == "other.svg"
    assert len(told["moves"]) > 10


def joined(text: str) -> str:
    """Without the ends of lines."""
    return " ".join(text.split())


def test_every_decision_is_told_with_what_the_machine_would_have_played(sit: Sit) -> None:
    assert sit("play", "forts", "--seats", "bot:random,bot:random", "--seed", "3", "--save", "game.txt").status == 0
    out = joined(sit("analyse", "game.txt", "--playouts", "40", "--rounds", "400", "--moves").out)
    assert "is what the machine would have played; it wins about" in out
    assert re.search(r"would have won \d+ in 100 games more, between \d+ and \d+ \(\d+ of 100 as played, \d+ with it\)", out)
    assert "cannot tell that this is better" in out


def test_what_is_no_record_is_refused(sit: Sit) -> None:
    Path("poem.txt").write_text("Snow fell.", encoding="utf-8")
    said = sit("analyse", "poem.txt")
    assert said.status == 2
    assert said.err.startswith("snowyard: poem.txt: ")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_it_speaks_the_language_of_the_terminal(sit: Sit, lang: str) -> None:
    sit("play", "forts", "--seats", "bot:random,bot:random", "--seed", "3", "--save", "game.txt")
    said = sit("analyse", "game.txt", "--playouts", "20", "--rounds", "100", "--moves", "--plain", "--language", lang)
    assert said.status == 0
    words = re.findall(r"\b(?:the|moves?|luck|would|played|Throw|chart|games|own)\b", said.out + said.err)
    assert words == []
