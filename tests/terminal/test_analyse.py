"""`snowyard analyse`: what it prints and draws."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from terminal.sitting import Sit


def test_a_whole_game_is_looked_at_and_drawn(sit: Sit) -> None:
    assert sit("play", "forts", "--seats", "bot:simple,bot:random", "--seed", "3", "--save", "game.txt").status == 0
    said = sit("analyse", "game.txt", "--playouts", "40", "--rounds", "40")
    assert said.status == 0
    assert "p0 Bot 1 began at" in said.out
    assert " and won 100%: luck " in said.out
    picture = ElementTree.fromstring(Path("game.svg").read_text(encoding="utf-8"))
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    told = json.loads(sit("analyse", "game.txt", "--playouts", "40", "--rounds", "40", "--json", "--chart", "other.svg").out)
    assert told["chart"] == "other.svg"
    assert len(told["moves"]) > 10


def test_what_is_no_record_is_refused(sit: Sit) -> None:
    Path("poem.txt").write_text("Snow fell.", encoding="utf-8")
    said = sit("analyse", "poem.txt")
    assert said.status == 2
    assert said.err.startswith("snowyard: poem.txt: ")
