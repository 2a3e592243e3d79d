"""Players that have not noticed a variant: they play by its rules with printed numbers in mind; both verdicts are told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowyard import Refusal, game
from snowyard.lab.comparing import Comparison, compare
from snowyard.lab.comparison_words import sentences
from snowyard.lab.survey import survey
from snowyard.lab.unnoticed import printed_words
from snowyard.lab.workers import Threads


def compared(slug: str, variant: str, **options: Any) -> Comparison:
    (found,) = compare(slug, "variant", [variant], 2_000, Threads(2), course=0, **options)
    return found


def test_both_verdicts_are_told_where_they_differ() -> None:
    """Smaller numbers hit, too: games take longer between players that know it, and as long as ever between those who do not."""
    found = compared("forts", 'throw.smaller = "hit"')
    verdicts = {reads.measure.name: (reads.verdict, prints.verdict) for reads, prints in found.disagreements}
    assert verdicts["turns"] == ("more", "same")
    said = "\n".join(sentences(found))
    assert "judge by the printed numbers, come to another verdict on this:" in said
    assert "- turns: games are longer in turns, 11." in said
    assert "by printed numbers as before, 11." in said


def test_nothing_is_said_where_both_agree() -> None:
    """Piles of two-player splat have no numbers to misread: every game is the same."""
    found = compared("splat", "cards.pile.small = 8", seats=2)
    assert found.by_print == found.changes
    assert not found.disagreements
    assert not any("printed numbers" in line for line in sentences(found))


def test_at_the_printed_game_they_are_the_players_that_read_the_table() -> None:
    words = printed_words(game("forts"), {"seats": 3})
    one, two = (survey("forts", "simple", 200, Threads(1), printed=read, seats=3) for read in (words, words[:0]))
    assert np.array_equal(one.payoffs, two.payoffs)
    assert np.array_equal(one.turns, two.turns)
    assert np.array_equal(one.counts, two.counts)


def test_new_kinds_keep_their_own_numbers_and_what_does_not_fit_is_said() -> None:
    of, own = game("splat"), "[cards.spare-1]\ncopies = [6, 6, 6, 6, 6, 6]\nhits = 9\n"
    read = printed_words(of, {"seats": 3, "variant": own + "[cards.single]\nhits = 2\n[cards.double]\nhits = 4\n"})
    assert np.array_equal(read, of.options_words({"seats": 3, "variant": own}))
    many = "[cards.spare-1]\ncopies = [30, 30, 30, 30, 30, 30]\n[cards.single]\ncopies = [9, 9, 9, 9, 9, 9]\n"
    with pytest.raises(Refusal, match="do not fit: the deck of 3 players would have"):
        printed_words(of, {"seats": 3, "variant": many})
    assert any("were not asked: with printed numbers" in line for line in sentences(compared("splat", many, seats=3)))


def test_they_play_any_variant_by_its_rules() -> None:
    """In plain Python, where an index beyond its field is an error."""
    command = [sys.executable, str(Path(__file__).parent / "play_by_print.py"), "4"]
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "SNOWYARD_MACHINE": "interpreter", "PYTHONPATH": path}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr[-3000:]
    assert all(int(line.split()[1]) > 100 for line in done.stdout.splitlines())
    assert len(done.stdout.splitlines()) >= 5
