"""Paragraphs of a rulebook by their number."""

from __future__ import annotations

import re

from snowyard.kernel.errors import Refusal, nearest

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


def paragraph(slug: str, book: str, written: str) -> str:
    numbered = paragraphs(book)
    number = number_of(slug, written)
    if number not in numbered:
        first, last = next(iter(numbered), ""), next(reversed(numbered), "")
        raise Refusal(
            "rule",
            f"nothing in {slug} is called {written!r}, and its rulebook has no such number; numbers run from {first} to {last}."
            f"{nearest(number, numbered)}",
        )
    return numbered[number]


def unmarked(markdown: str) -> str:
    """Markdown for a screen reader: without stars and backticks."""
    return re.sub(r"\*+|`", "", markdown)
