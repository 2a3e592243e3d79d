"""`snowyard analyse`: what it prints and draws."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from snowyard.match import Match, Seat, seed_from
from snowyard.match.analysis import Turning
from snowyard.players.verdict import Verdict
from snowyard.terminal.commands.analyse import verdict_line
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


@pytest.mark.parametrize(
    ("cost", "words"), [(-0.012, "found no difference: at most 3 in 100"), (0.03, "3 in 100 games more, between 0 and 7")]
)
def test_what_states_a_cost_may_find_nothing_and_no_sentence_contradicts_itself(cost: float, words: str) -> None:
    """The trees that mark a mistake are others than the one that states what it cost."""
    match = Match("forts", [Seat("Mia"), Seat("Ole")], seed=seed_from(3))
    seat = match.table.actor
    actions = {match.game.name(action): action for action in match.table.actions}
    verdict = Verdict(actions["build snowball"], actions["hide"], 0.26, 0.26 + cost, cost, 0.02, 1200, False, True)
    move = Turning(1, seat, "build snowball", [0.5, 0.5], [0, 0], [0, 0], 0, False, verdict, "hide")
    match.play(seat, "build snowball")
    said = verdict_line(match, move)
    assert words in said
    assert "-1" not in said


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
