"""Forts in words: what the picture in the terminal says, and which brick is called the second."""

from __future__ import annotations

import random
import re

import pytest

from snowyard import game, new
from snowyard.kernel import tongue
from snowyard.terminal import theme

NAMES = ["Bartholomew X", "Flake"]
LANGUAGES = ["en", "de", "fr"]
SCREEN = game("forts").module("screen")


def walls(picture: list[str]) -> list[list[int]]:
    """The points of the bricks as they are drawn, from the left up to the first free place."""
    rows = [theme.render(line).plain for line in picture if "▐" in line or "··" in line]
    return [[int(points) for points in re.findall(r"▐([ \d]\d)▌", row.partition("··")[0])] for row in rows]


def test_the_second_brick_of_a_sentence_is_the_second_in_the_picture_after_a_gap_too() -> None:
    """A gap was drawn where a brick had fallen, and what stood third was called the second."""
    rng, gaps = random.Random(2), 0
    for seed in range(6):
        table = new("forts", seed=seed)
        while not table.over:
            view = table.view(table.actor)
            drawn = walls(SCREEN.draw(view, NAMES, False))
            standing = [player for player in view["players"] if not player["out"]]
            assert [len(wall) for wall in drawn] == [sum(points > 0 for points in player["bricks"]) for player in standing]
            gaps += any(0 in player["bricks"][: sum(points > 0 for points in player["bricks"])] for player in standing)
            for move, label in zip(table.moves, table.labels(NAMES), strict=True):
                if found := re.fullmatch(r"throw p(\d) brick \d", move):
                    place = next(n for n, word in enumerate(PLACES) if f" {word} brick (" in label)
                    assert f"({drawn[int(found[1])][place]} point" in label
            table.play(rng.choice(table.actions))
    assert gaps > 20


PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_have_names_and_every_line_fits_into_eighty_columns(language: str) -> None:
    """ "HP 20 FP 10" told nobody anything."""
    rng = random.Random(3)
    with tongue.speaking(language):
        speech = game("forts").speech(language)
        things = {thing.id: thing.name for thing in speech.things(new("forts").seen(0))}
        for seed in range(4):
            table = new("forts", seed=seed)
            while not table.over:
                picture = [theme.render(line).plain for line in SCREEN.draw(table.view(0), NAMES, False)]
                assert max(map(len, picture)) <= 80
                for line in picture[::2]:
                    assert things["thing-hit-points"] in line
                    assert things["thing-freeze-points"] in line
                table.play(rng.choice(table.actions))


def test_numbers_stand_before_what_they_count() -> None:
    view = new("forts", seed=1).view(0)
    view["players"][0] |= {"snowballs": 0, "hide_tokens": 1, "hit_points": 1}
    told = SCREEN.draw(view, ["Mia", "Flake"], True)
    assert told[0].startswith("Mia: 1 hit point, 10 freeze points, no snowballs, 1 hide token; first brick 10, ")
    assert told[1].startswith("Flake: 20 hit points, 10 freeze points, 3 snowballs; first brick 10, ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_leave_room_for_every_word_in_60_columns(lang: str) -> None:
    """Somebody frozen and without snowballs took a line more, each: "gefroren" stood alone at the left."""
    view = new("forts", seed=1).view(0)
    view["players"][0] |= {"frozen": True, "freeze_points": 0, "snowballs": 0}
    with tongue.speaking(lang):
        rows = [theme.render(line).plain for line in SCREEN.draw(view, ["Mia", "Bot 1"], False)]
    assert max(map(len, rows)) <= 60
    assert rows[0].index("20") == rows[2].index("20")  # the names still make one column
