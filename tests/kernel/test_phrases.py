"""Sentences told without Fluent's runtime are those that it would tell."""

import random
from typing import Any

import pytest

from snowyard import game, games
from snowyard.kernel.phrases import Beyond
from snowyard.kernel.sentences import Voice, languages, say

WORDS = ("Ann", "you", "other", "nobody", "vowel", "s", "yes", "no", "with-you", "one", "few", "")
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 101, 999, 1.0, 2.5)
TIMES = 6


def by_runtime(voice: Voice, id: str, args: dict[str, Any]) -> str:
    name, _, attribute = id.partition(".")
    message = voice._bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = voice._bundle.format_pattern(pattern, args)
    assert not errors, (id, args, errors)
    return str(text)


@pytest.mark.parametrize("slug", games())
def test_every_sentence_of_every_language_is_what_the_runtime_says(slug: str) -> None:
    rng = random.Random(slug)
    told = beyond = 0
    for lang in languages():
        voice = game(slug).speech(lang).voice
        for id, wanted in voice.variables.items():
            for _ in range(TIMES):
                args: dict[str, Any] = {name: rng.choice((*WORDS, *NUMBERS)) for name in sorted(wanted)}
                try:
                    text = voice._phrases.text(id, args)
                except Beyond:
                    beyond += 1
                    continue
                told += 1
                assert text == by_runtime(voice, id, args), (id, args)
    assert told > beyond, "most need no runtime"


def test_large_numbers_and_missing_arguments_are_left_to_the_runtime() -> None:
    voice = game("village").speech("de").voice
    assert voice.text(say("row-last", first=1200, last=7)) == "1.200 und 7"
    assert voice.text(say("row-last", first=2.5, last=1.0)) == "2,5 und 1"
    with pytest.raises(Beyond):
        voice._phrases.text("row-last", {"first": "Ann"})
    with pytest.raises(Beyond):
        voice._phrases.text("row-last", {"first": 1000, "last": 1})
