"""Why a move cannot be made: in words, with a rule that there is, to whoever decides and from what they see."""

from __future__ import annotations

import random
import re

import pytest

from snowyard import Game
from snowyard.kernel.finding import own_games
from snowyard.kernel.sentences import languages
from support import some_tables

NUMBER = re.compile(r"\b[A-Z]+-R?\d+\b")
TRIED = 40
"""So many moves that are not legal are asked about at each decision."""


@pytest.mark.parametrize("lang", languages())
def test_every_move_that_is_not_legal_is_refused_with_a_rule_of_the_book(any_game: Game, lang: str) -> None:
    book, rng = any_game.rulebook(), random.Random(7)
    why, voice = any_game.optional("why.why_not"), any_game.speech(lang).voice
    asked = 0
    for table in some_tables(any_game, 7, 2):
        if table.over:
            continue
        legal, seen = set(table.actions), table.seen(table.actor)
        for action in rng.sample(range(any_game.actions), min(TRIED, any_game.actions)):
            if action in legal:
                continue
            asked += 1
            reason = why(any_game.name(action), seen, table.actor) if why else None
            said = table.why_not(action) if reason is None else voice.text(reason, table.actor, table.names())
            assert said.endswith("."), said
            assert NUMBER.findall(said), said
            assert all(f"**{number}**" in book for number in NUMBER.findall(said)), said
    assert asked > 100 or any_game.actions < TRIED


def test_every_reason_that_a_game_has_words_for_is_given_somewhere(any_game: Game) -> None:
    if any_game.slug not in own_games():
        return
    source = any_game.module("why").__file__ or ""
    with open(source, encoding="utf-8") as file:
        code = file.read()
    reasons = [id for id in any_game.speech("en").voice.variables if id.startswith("why-") and "." not in id]
    assert reasons
    assert [id for id in reasons if f'"{id}"' not in code] == []
