"""What the bench says of each entry of a game's content is there in every language."""

from __future__ import annotations

import importlib
import importlib.resources
import re

import pytest

from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.kernel.sentences import languages, parse, patterns


@pytest.mark.parametrize("slug", own_games())
@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_every_entry_has_its_meaning_in_every_language(slug: str, lang: str) -> None:
    of = game(slug)
    file = importlib.resources.files(of.package) / "bench" / f"{lang}.ftl"
    said = [name for name, _ in patterns(parse(file)) if not name.startswith("heading-")]
    assert said == [name for name, declared in of.options.fields.items() if declared.content is not None]


def headings(slug: str, lang: str) -> list[str]:
    file = importlib.resources.files(game(slug).package) / "bench" / f"{lang}.ftl"
    return [name for name, _ in patterns(parse(file)) if name.startswith("heading-")]


@pytest.mark.parametrize("slug", own_games())
def test_what_is_counted_has_its_heading_in_every_language(slug: str) -> None:
    """Things whose worth the bench tells stand under headings; in English these are the names in counted.py."""
    told, *others = (headings(slug, lang) for lang in languages() if lang != "en")
    assert others == [told] * len(others)
    package = game(slug).package
    if (importlib.resources.files(package) / "counted.py").is_file():
        own = importlib.import_module(f"{package}.counted")
        names = {heading for heading, *_ in own.COUNTED if heading in own.EXCHANGED} | {*getattr(own, "LINE_UP", ())[:1]}
    else:
        names = set()
    written = {re.sub(r"[^a-z]+", "-", name.lower()).strip("-") for name in names}
    assert {name.removeprefix("heading-") for name in told} == written
