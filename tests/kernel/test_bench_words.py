"""What the bench says of each entry of a game's content is there in every language."""

from __future__ import annotations

import importlib.resources

import pytest

from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.kernel.sentences import languages, parse, patterns


@pytest.mark.parametrize("slug", own_games())
@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_every_entry_has_its_meaning_in_every_language(slug: str, lang: str) -> None:
    of = game(slug)
    file = importlib.resources.files(of.package) / "bench" / f"{lang}.ftl"
    said = [name for name, _ in patterns(parse(file))]
    assert said == [name for name, declared in of.options.fields.items() if declared.content is not None]
