"""Every game speaks German as it speaks English: same events, same decisions, whole sentences."""

from __future__ import annotations

import random
import re

import pytest

from snowyard import Game
from snowyard.kernel.errors import Refusal
from support import some_tables

NAMES = [f"Kind{n}" for n in range(12)]
ENGLISH = re.compile(r"\b(the|you|your|is|are|and|with|throws?|takes?|draws?|plays?|card|turn|wins?)\b")


def own_words(text: str) -> str:
    """A sentence without what stands in it as printed: card titles in German quotation marks, powers in capitals."""
    return re.sub(r"„[^“]*“", "", text)


def test_every_event_is_a_german_sentence(any_game: Game) -> None:
    for table in some_tables(any_game, 31, 12, apart=2):
        for seat in range(-1, table.seats):
            english, german = table.story(seat, NAMES), table.story(seat, NAMES, "de")
            assert len(english) == len(german)
            for sentence in german:
                assert re.fullmatch(r"[A-ZÄÖÜ0-9„].*[.“]", sentence), sentence
                assert not ENGLISH.search(own_words(sentence)), sentence


def test_prompts_and_labels_are_german(any_game: Game) -> None:
    rng = random.Random(3)
    for table in some_tables(any_game, 32, 12, apart=3):
        for seat in range(-1, table.seats):
            line = table.prompt(seat, NAMES, "de")
            assert re.fullmatch(r"[A-ZÄÖÜ].*[.?]", line), line
            assert not ENGLISH.search(own_words(line)), line
        if not table.over:
            labels = table.labels(NAMES, "de")
            assert len(labels) == len(set(labels)) == len(table.moves)
            assert not ENGLISH.search(own_words(rng.choice(labels)))


def test_every_option_is_explained_in_german(any_game: Game) -> None:
    german = any_game.speech("de")
    assert set(german.OPTIONS) == set(any_game.options.defaults())
    assert any_game.facts.summary["de"].endswith(".")


def test_a_language_that_is_not_spoken_is_refused(any_game: Game) -> None:
    with pytest.raises(Refusal, match="there are en, de"):
        any_game.speech("xx")


def test_the_german_rulebook_has_every_rule_and_option(any_game: Game) -> None:
    english, german = any_game.rulebook(), any_game.rulebook("de")
    numbers = re.compile(rf"^\*\*({any_game.slug.upper()}-R?\d+)\*\*", re.MULTILINE)
    assert numbers.findall(german) == numbers.findall(english)
    assert all(f"| `{name}` |" in german for name in any_game.options.declared())
