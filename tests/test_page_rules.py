"""No picture of a game carries out a rule or keeps a table of it: what it needs comes in the view, or is generated from the
game's Python (meaning.py, the content). Whoever sees a fault here moves the fact there; what stays is listed with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard import Game, game
from snowyard.kernel.content import Entry
from snowyard.kernel.finding import own_games

PICTURES = Path(__file__).parents[1] / "web" / "src" / "games"
GENERATED = {"bench.ts", "meaning.ts", "record.ts", "rules.ts", "sentences.ts", "speech.ts", "types.ts"}
TABLE = 4
"""So many names of a game in one literal are a table of it."""

PARSED = re.compile(
    r"\b(?:\w*[mM]ove|moves|pending)(?:!|\?)?\.(?:split|slice|startsWith|endsWith|match|replace|includes|indexOf|substring)\("
    r"|/\.(?:exec|test)\([^)]*\b(?:move|pending)\b"
    r"|RegExp\([^\n]*(?:move|pending)"
    r"|\b(?:move|pending)\b *[!=]== *['\"`]\w+"
    r"|['\"`]\w+['\"`] *[!=]== *\w*\b(?:move|pending)\b"
    r"|\bbeginning\("
)
MADE = re.compile(r"(?<!thing: )(?<!thing=\{)`(?:keep|throw|play|pick|discard|answer|attack|to|gather) [^`]*\$\{")
"""A canonical text of a move that is put together."""
CITED = re.compile(r"(?://|/\*\*|^ *\*).*\b[A-Z]{4,}-R?\d+")
"""A comment that says which rule the code carries out."""

TABLES = {
    "duel/printed.ts": "six cards for the tests of the pictures; no page loads it",
    "lanes/Icon.svelte": "the drawing of each power",
}
CITATIONS = {
    "duel/Score.svelte": "says what the numbers are that the view has",
    "duel/keep.ts": "two cards are picked in any order and named in the hand's: tests/rules/duel/test_shown.py",
    "forts/layout.ts": "says why bricks are drawn without gaps; nothing follows from it",
    "village/Totals.svelte": "says what the numbers are that the view has",
}


def sources(slug: str) -> Iterator[tuple[str, str]]:
    """The hand-written files of a game's picture, tests left out."""
    for file in sorted([*(PICTURES / slug).rglob("*.ts"), *(PICTURES / slug).rglob("*.svelte")]):
        if file.name not in GENERATED and not file.name.endswith(".test.ts"):
            yield file.relative_to(PICTURES).as_posix(), file.read_text(encoding="utf-8")


def names_in(of: Game) -> set[str]:
    """What content.toml calls the things of a game, and the words of its values."""
    found: set[str] = set()
    for declared in of.options.fields.values():
        told: Entry | None = declared.content
        if told is not None:
            found |= {*told.of, *map(str, told.words.values())}
    return {name.lower() for name in found if len(name) > 1 and not name.isdigit()} - {"yes", "no", "none"}


def literals(text: str) -> Iterator[str]:
    """Lists and objects that are written out, each with all that is in it; lists of words in one text."""
    for start in re.finditer(r"(?:=|:|\(|return|=>) *(?:new \w+\()?([\[{])|'[^'\n]+'\.split\(' '\)", text):
        if start[1] is None:
            yield start[0]
            continue
        depth, at = 0, start.start(1)
        for end in range(at, min(len(text), at + 3000)):
            depth += (text[end] in "[{") - (text[end] in "]}")
            if depth == 0:
                inner = text[at : end + 1]
                if ";" not in inner and "=>" not in inner and "{#" not in inner:
                    yield inner
                break


def words_of(literal: str) -> set[str]:
    quoted = re.findall(r"'([^'\n]*)'|\"([^\"\n]*)\"", literal)
    keys = re.findall(r"(?:[{,]\s*)([A-Za-z][\w-]*)\s*:", literal)
    return {word.lower() for one, other in quoted for word in ((one or other), *(one or other).split())} | {
        k.lower() for k in keys
    }


def found(slug: str, fault: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in sources(slug)
        for number, line in enumerate(text.splitlines(), 1)
        if fault.search(line)
    ]


@pytest.mark.parametrize("slug", own_games())
def test_no_picture_reads_or_writes_the_names_of_moves_by_itself(slug: str) -> None:
    """`meaning` of the game's meaning.py does, which is translated; tests of the rules prove it."""
    assert found(slug, PARSED) == []
    assert found(slug, MADE) == []


@pytest.mark.parametrize("slug", own_games())
def test_no_picture_keeps_a_table_of_its_game(slug: str) -> None:
    known = names_in(game(slug))
    tables: dict[str, list[str]] = {}
    for name, text in sources(slug):
        for literal in literals(text):
            named = words_of(literal) & known
            if len(named) >= TABLE:
                tables.setdefault(name, sorted(named))
    assert {name: named for name, named in tables.items() if name not in TABLES} == {}
    assert {name for name in TABLES if name.startswith(f"{slug}/")} <= set(tables), "an exception that is none any more"


@pytest.mark.parametrize("slug", own_games())
def test_no_picture_says_that_it_carries_out_a_rule(slug: str) -> None:
    cited = {line.partition(":")[0]: line for line in found(slug, CITED)}
    assert {name: line for name, line in cited.items() if name not in CITATIONS} == {}
    assert {name for name in CITATIONS if name.startswith(f"{slug}/")} <= set(cited), "an exception that is none any more"
