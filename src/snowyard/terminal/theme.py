"""Colours and seat marks: the same as on every other screen of Snowyard."""

from __future__ import annotations

import os
import re
import textwrap

from rich.text import Text
from rich.theme import Theme

MARKS = "●■▲◆⬢★✚♠○□△◇"
"""One shape a seat: circle, square, triangle, diamond, hexagon, star, cross, drop, and four hollow ones."""

SEATS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#F0E442", "#999999")
_DAY = {"warm": "#D9480F", "cold": "#1971C2", "good": "#2B8A3E", "bad": "#C92A2A", "quiet": "#51627D", "line": "#CBD9E8"}
_EVENING = {"warm": "#FFA94D", "cold": "#74C0FC", "good": "#69DB7C", "bad": "#FF8787", "quiet": "#9FB2CE", "line": "#30445F"}

_TAG = re.compile(r"\\\[|\[(/|b|warm|cold|good|bad|quiet|line|p\d|p1[01])\]")
_FIRST_PRIVATE = 0xE000  # characters that no font and no name has: they hold a seat's place until it is coloured
_PRIVATE = re.compile(r"([\ue000-\ue0ff])\1*")


def theme() -> Theme:
    """Colours for a dark terminal, unless it says that it is a light one."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    uses = _DAY if ground in ("7", "15") else _EVENING
    seats = {f"p{s}": f"bold {SEATS[s % len(SEATS)]}" for s in range(len(MARKS))}
    return Theme({**uses, **seats})


def printable(text: str) -> str:
    """Text from elsewhere without anything that would do more than show."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def marked(seat: int, name: str) -> str:
    """A name with its seat's mark, safe to stand in markup."""
    return f"{MARKS[seat]} {name.replace('[', '(')}"


def placeholders(names: list[str]) -> list[str]:
    """Stand-ins for marked names, of the same length and in one word: a game's sentence is made with them, wrapped,
    escaped, and coloured afterwards."""
    return [chr(_FIRST_PRIVATE + s) * len(marked(s, name)) for s, name in enumerate(names)]


def coloured(sentence: str, names: list[str], width: int) -> list[str]:
    """Lines of markup of a sentence made with `placeholders`."""

    def name(found: re.Match[str]) -> str:
        seat = ord(found[1]) - _FIRST_PRIVATE
        return f"[p{seat}]{marked(seat, names[seat])}[/]"

    lines = textwrap.wrap(sentence, width, break_long_words=False, break_on_hyphens=False)
    return [_PRIVATE.sub(name, escape(line)) for line in lines]


def escape(text: str) -> str:
    """Text that shows as it is when read as markup."""
    return text.replace("[", "\\[")


def render(markup: str) -> Text:
    """A line of markup as Rich prints it. What is no tag of ours is text: games write `[7h]` if they like."""
    text, at = Text(), 0
    opened: list[tuple[str, int]] = []
    for found in _TAG.finditer(markup):
        text.append(markup[at : found.start()])
        at = found.end()
        if found[1] is None:
            text.append("[")
        elif found[1] != "/":
            opened.append(("bold" if found[1] == "b" else found[1], len(text)))
        elif opened:
            text.stylize(*opened.pop(), len(text))
    return text.append(markup[at:])


def coloured_label(label: str, names: list[str]) -> str:
    """Markup of what a move is called: players with their marks and colours."""
    seats = {escape(name): seat for seat, name in enumerate(names)}

    def name(found: re.Match[str]) -> str:
        seat = seats[found[0]]
        return f"[p{seat}]{MARKS[seat]} {found[0]}[/]"

    longest_first = "|".join(re.escape(name) for name in sorted(seats, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", name, escape(label))
