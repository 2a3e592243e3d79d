"""Paragraphs of a rulebook by their number."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from snowyard.kernel.errors import Refusal, nearest, shown
from snowyard.kernel.speech import look_up
from snowyard.kernel.tongue import language, said

if TYPE_CHECKING:
    from snowyard.kernel.game import Game

_START = re.compile(r"^(?:[-*] |\| )?\*\*([A-Z]+-R?\d+)\*\*")


def paragraphs(book: str) -> dict[str, str]:
    """Every numbered rule and ruling of a rulebook page, with the tables and lists that follow it."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in book.splitlines():
        start = _START.match(line)
        if start:
            current = found.setdefault(start[1], [])
        elif line.startswith("#"):
            current = []
        current.append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}


def number_of(slug: str, written: str) -> str:
    """`17`, `r4` and `forts-17` as the rulebook writes them: FORTS-17, FORTS-R04."""
    short = written.strip().upper().removeprefix(f"{slug.upper()}-")
    parts = re.fullmatch(r"(R?)(\d+)", short)
    return f"{slug.upper()}-{parts[1]}{int(parts[2]):02}" if parts else written


def is_number(slug: str, written: str) -> bool:
    """Is a rule asked for by its number?"""
    return number_of(slug, written) != written or written.upper().startswith(f"{slug.upper()}-")


def asked(game: Game, options: dict[str, Any], written: str) -> str:
    """What a person asks for: a thing by its name, a rule by its number; both where a thing is called by a number."""
    things, book = game.things(options, language()), game.rulebook(language())
    by_number = is_number(game.slug, written)
    named = [thing for thing in look_up(written, things) if not by_number or thing.name == written]
    found = [f"**{thing.name[0].upper()}{thing.name[1:]}.** {thing.about}" for thing in named]
    if not named or (by_number and number_of(game.slug, written) in paragraphs(book)):
        found.append(paragraph(game.slug, book, written, [thing.name.lower() for thing in things]))
    return "\n\n".join(found)


def paragraph(slug: str, book: str, written: str, names: Collection[str] = ()) -> str:
    """A rule by its number. `names`: what else could have been meant."""
    numbered = paragraphs(book)
    number = number_of(slug, written)
    if number not in numbered:
        first, last = next(iter(numbered), ""), next(reversed(numbered), "")
        raise Refusal(
            "rule",
            said("no-such-rule", game=slug, typed=shown(written), first=first, last=last)
            + (nearest(number, numbered) or nearest(written.lower(), names) if language() == "en" else ""),
        )
    return numbered[number]


def unmarked(markdown: str) -> str:
    """Markdown for a screen reader: without stars and backticks."""
    return re.sub(r"\*+|`", "", markdown)
