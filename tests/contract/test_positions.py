"""Positions in words: what is written reads back to the same bytes, people can read it, docs/positions.md names every word."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowyard import Game, Refusal, Table, new, setup
from snowyard.kernel import fields
from snowyard.kernel.finding import guests
from support import random_options

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
SOME_GAMES = 2
APART = 25
TRIES = 15
LONGEST_LIST = 60
LARGEST_NUMBER = 10_000
APART_FROM = ("options", "generator", "rules_version", "game")


def tables(of: Game) -> Iterator[Table]:
    """Tables of every variant and of some random options at random moments."""
    rng = random.Random(f"positions of {of.slug}")
    variants = [*of.module("options").VARIANTS.values(), *(random_options(of, rng) for _ in range(SOME_GAMES))]
    for options in variants:
        table = new(of.slug, seed=rng.getrandbits(60), **options)
        yield table
        while not table.over:
            table.play(rng.choice(table.actions))
            if rng.randrange(APART) == 0:
                yield table
        yield table


def lying(table: Table) -> bytes:
    """The bytes of a table but for what tells of its last move."""
    copy = table.copy()
    for name in fields.PASSING:
        value = getattr(copy.t, name)
        copy.t.__setattr__(name, 0 if isinstance(value, int) else value * 0)
    return bytes(copy)


def leaves(value: Any) -> Iterator[tuple[str, Any]]:
    """Every name and every value of a position, lists as wholes and by their entries."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield "name", name
            yield from leaves(item)
    elif isinstance(value, list):
        yield "list", value
        for item in value:
            yield from leaves(item)
    else:
        yield ("text" if isinstance(value, str) else "number"), value


def section(slug: str) -> str:
    """What the page says of all games, and of this one."""
    parts = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    return "\n".join(part for part in parts if part.startswith(("In every game", f"{slug}\n")))


def words(text: str) -> list[str]:
    """The words of a text; seats, cards and other names with numbers apart."""
    plain = re.sub(r"\b[BAEX][1-5][a-d]*\b|\b[psK]\d+\b|\b\d+\b|-\d+", " ", text)
    return re.findall(r"[a-z_]+(?:-[a-z]+)?|[A-Z][a-z]*", plain)


def test_positions_read_back_to_the_same_bytes_and_are_for_people(any_game: Game) -> None:
    page = section(any_game.slug)
    named, told = set(re.findall(r"`([^`\n]+)`", page)), set(words(page))
    for table in tables(any_game):
        position = json.loads(json.dumps(table.position()))
        again = setup(any_game.slug, position)
        assert bytes(again) == lying(table)
        if any_game.slug in guests():
            continue  # the page explains the games of the house
        for kind, value in leaves({name: item for name, item in position.items() if name not in APART_FROM}):
            if kind == "list":
                assert len(value) <= LONGEST_LIST, value
            elif kind == "number":
                assert isinstance(value, bool) or abs(value) <= LARGEST_NUMBER, value
            elif kind == "name":
                assert value in named or re.sub(r"\d+", "0", value) in {re.sub(r"\d+", "0", name) for name in named}, value
            else:
                assert set(words(value)) <= told, f"docs/positions.md does not explain {value!r}"


def test_a_position_that_says_nothing_is_the_start_of_a_game(any_game: Game) -> None:
    for options in any_game.module("options").VARIANTS.values():
        assert bytes(setup(any_game.slug, {"seed": 5}, **options)) == lying(new(any_game.slug, seed=5, **options))


def spoilt(value: Any, rng: random.Random) -> Any:
    """The same with one thing in it that does not belong there."""
    strange = rng.choice([None, -77, 10**12, "a moose", "p77", [], {}, {"moose": 1}, ["moose"], 1.5, True, "", [[1], {}]])
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(list(value))
        return {**value, rng.choice([name, name, "moose"]): spoilt(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        return [*value[:at], spoilt(value[at], rng), *value[at + rng.randrange(2) :]]
    return strange


def test_whatever_is_wrong_in_a_position_is_refused_in_a_sentence(any_game: Game) -> None:
    """Nothing passes as a traceback, and what is not refused is a table whose position reads back."""
    rng = random.Random(f"spoilt {any_game.slug}")
    refused = 0
    for table in tables(any_game):
        position = table.position()
        for _ in range(TRIES):
            try:
                again = setup(any_game.slug, spoilt(position, rng))
            except Refusal as refusal:
                assert len(refusal.sentence) > 20
                refused += 1
            else:
                assert bytes(setup(any_game.slug, again.position())) == bytes(again)
    assert refused > 50


@pytest.mark.parametrize(
    ("described", "said"),
    [
        ({5: 3}, "forts has no field 5; it has player"),
        ({"a" * 9000: 3}, "forts has no field 'aaa"),
        ({"hit_points": 10**5000}, "hit_points needs a list of 2, not something far too long"),
        ({"hit_points": ["x" * 9000, 1]}, "hit_points needs whole numbers, not 'xxx"),
        ({"hit_points": [-(10**9), 1]}, "a number is too large or too small"),
        ({"rules_version": "1"}, "the position is of rules version '1'; this is version 1"),
        ({"turn": -1}, "this position cannot be: turn is -1, not 0 to"),
        ({"phase": "pick"}, "the pending throw goes at nobody: its target is another player who is in the game"),
        ({"options": {"seats": 10**5000}}, "must be a whole number from 2 to 8, not something far too long"),
    ],
)
def test_what_is_wrong_is_named_in_a_short_sentence(described: Any, said: str) -> None:
    with pytest.raises(Refusal) as caught:
        setup("forts", described)
    assert said in caught.value.sentence
    assert len(caught.value.sentence) < 400


def test_counts_may_be_given_by_name_and_a_wrong_count_names_its_card() -> None:
    with pytest.raises(Refusal, match=r"discard needs a list of 6 or numbers by name \(single, double, wall"):
        setup("splat", {"discard": "moose"})
    with pytest.raises(Refusal, match="there are 0 cards of saved, not 12"):
        setup("village", {"deck": {"dash": 1}}, cards="earn")


@pytest.mark.parametrize("described", [[1], "forts", 7])
def test_a_position_is_a_dictionary(any_game: Game, described: Any) -> None:
    with pytest.raises(Refusal, match="a position is a dictionary"):
        setup(any_game.slug, described)
