"""What a variant changes is told in the same words by the page (web/src/bench/words.svelte.ts) and by the terminal."""

from __future__ import annotations

import importlib.resources
import json
from pathlib import Path
from typing import Any

import pytest

from snowyard import game
from snowyard.kernel.content import NameEntry, Place
from snowyard.kernel.finding import own_games
from snowyard.kernel.sentences import languages, parse, patterns
from snowyard.match.differing import called, differing
from typescript_node import vitest

CONTENT = [slug for slug in own_games() if game(slug).options.places()]


def another(path: str, place: Place, printed: Any) -> Any:
    """A value that is not the printed one, whether the rules allow it or not: it is only told."""
    if isinstance(place.entry, NameEntry):
        return path.rpartition(".")[0].replace(".", " ")
    if isinstance(printed, list):
        return [another(path, place, one) for one in printed]
    words = [word for word in place.entry.words.values() if word != printed]
    return words[-1] if words else printed + 1 if isinstance(printed, int) else 1


def everything(slug: str) -> str:
    """A variant in which no entry is as printed."""
    of = game(slug).options
    tree: dict[str, Any] = {}
    for path, place in of.places().items():
        *folders, name = path.split(".")
        at = tree
        for folder in folders:
            at = at.setdefault(folder, {})
        at[name] = another(path, place, of.printed()[path])
    return json.dumps(tree)


def test_the_page_and_the_terminal_tell_every_entry_in_the_same_words(tmp_path: Path) -> None:
    told = []
    for slug in CONTENT:
        variant = everything(slug)
        said = {lang: differing(game(slug), variant, lang)[1:] for lang in languages()}
        assert all(len(lines) == len(game(slug).options.places()) for lines in said.values())
        told.append({"slug": slug, "variant": variant, "said": said})
    file = tmp_path / "differing.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    done = vitest("src/bench/words.test.ts", DIFFERING=str(file))
    assert done.returncode == 0, done.stdout[-4000:]
    assert "what a variant changes" in done.stdout or "1 skipped" not in done.stdout


@pytest.mark.parametrize("lang", languages())
def test_no_two_entries_are_told_alike(lang: str) -> None:
    for slug in CONTENT:
        names = [line.rpartition(": ")[0] for line in differing(game(slug), everything(slug), lang)[1:]]
        assert sorted({name for name in names if names.count(name) > 1}) == [], slug


@pytest.mark.parametrize("slug", own_games())
def test_names_stand_for_things_and_words_of_the_content(slug: str) -> None:
    of = game(slug)
    own = {name for name, _ in patterns(parse(importlib.resources.files(of.package) / "sentences" / "en.ftl"))}
    paths = of.options.places()
    words = {word for place in paths.values() for word in place.entry.words.values()}
    sections = {(path.split(".")[0], thing) for path in paths for thing in path.split(".")[1:]}
    for name, id in called(of.package).items():
        assert id in own, name
        section, dot, thing = name.rpartition(".")
        if dot:
            assert any(thing == one and section in ("*", home) for home, one in sections), name
        else:
            assert name in words
