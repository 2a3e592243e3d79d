"""docs/examples/client.py plays every game to its end against a server as users start it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.process import Process
from server.running import PATIENCE
from snowyard.match import read, verify

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"
QUICK = {
    "duel": ["quick_start=true"],
    "forts": ["turn_cap_per_player=10"],
    "lanes": [],
    "splat": ["hit_limit=3"],
    "village": ["kids_per_team=1", "turns=2", "surrender=false"],
}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(str(tmp_path_factory.mktemp("example") / "tables.db")) as running:
        yield running


def client(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, str(CLIENT), *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def told(story: str) -> list[int]:
    """The numbers of the lines in a story."""
    return [int(number) for number in re.findall(r"^ *(\d+) ", story, re.MULTILINE)]


@pytest.mark.parametrize("game", QUICK)
def test_two_example_clients_play_to_the_end_though_both_are_cut_off_with_a_move_on_its_way(process: Process, game: str) -> None:
    options = [word for option in QUICK[game] for word in ("--option", option)]
    with client(process.address, "--game", game, "--seed", "1", "--cut", "2", *options) as ann:
        assert ann.stdout is not None
        link = ann.stdout.readline().partition("Invite somebody: ")[2].strip()
        with client(link, "--name", "Ben", "--seed", "2", "--cut", "3") as ben:
            stories = [ann.communicate(timeout=3 * PATIENCE)[0], ben.communicate(timeout=3 * PATIENCE)[0]]
    record = process.get(f"/api/tables/{link.split('/')[-2]}/record")
    verify(record)
    made = 0
    for story in stories:
        assert "refused" not in story
        assert "That did not work" not in story
        assert "(the line is cut" in story
        assert told(story) == list(range(1, len(told(story)) + 1)), "nothing is missed and nothing told twice"
        end = re.search(r"^The game is over after (\d+) moves of mine\. It paid: (.*)$", story, re.MULTILINE)
        assert end, story
        made += int(end[1])
        assert end[2] == str(read(record).table.payoff)
    assert made == len(read(record).moves), "a move sent again is played once"
