"""What the buttons say: every move of every game has a label in plain English."""

from __future__ import annotations

import random
import re

from snowyard import Game
from support import deal, walk

PEOPLE = ["Mia", "Ben", "Zoe", "Tom", "Ida", "Leo", "Ana", "Max", "Eva", "Jon", "Kim", "Pia"]
SEAT = re.compile(r"\bp\d+\b")


def test_every_move_has_a_label_that_reads_as_a_sentence_begins(any_game: Game) -> None:
    for me in (-1, 0, 1):
        for name in any_game.words.NAMES:
            label = any_game.words.label(name, me, PEOPLE)
            assert label[0].isupper() or label[0].isdigit(), (name, label)
            assert label == " ".join(label.split()).rstrip("."), (name, label)
            assert not SEAT.search(label), f"{name!r} is labelled {label!r}: seats are called by their names"
            assert len(label) <= 90, (name, label)


def test_no_two_legal_moves_have_the_same_label(any_game: Game) -> None:
    rng = random.Random(f"{any_game.slug} labels")
    for _ in range(6):
        table = deal(any_game, rng)
        people = PEOPLE[: table.seats]
        for _action in walk(table, rng):
            labels = [any_game.words.label(name, table.actor, people) for name in table.moves]
            assert len(set(labels)) == len(labels), sorted(labels)
