from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mutation.mutants import explained, mutants
from snowyard import Game

HERE = Path(__file__).resolve().parent


def test_every_explanation_is_of_a_change_that_can_be_made(any_game: Game) -> None:
    known = {mutant.key for mutant in mutants(any_game.slug)}
    assert set(explained(any_game.slug)) <= known, "rules have changed since: look at these again"


def campaign(*asked: str) -> str:
    """What the campaign prints."""
    command = [sys.executable, "-m", "mutation.campaign", *asked, "--jobs", "1"]
    env = {**os.environ, "PYTHONPATH": str(HERE.parent)}
    return subprocess.run(command, env=env, capture_output=True, text=True, cwd=HERE.parents[1], check=False).stdout


def test_the_campaign_counts_the_changes_that_tests_notice_and_lists_the_others() -> None:
    said = campaign("forts", "--mutants", "8", "--seed", "3", "--tests", "rules/forts/test_turns.py")
    noticed, of = said.split(" noticed ")[0].rsplit("forts: ", 1)[1].split(" of ")
    assert (of, said.count("NOT EXPLAINED")) == ("8", 8 - int(noticed))
    assert 1 <= int(noticed) < 8, "changes far from what these tests test survive, others do not"
