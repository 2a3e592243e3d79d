"""Small pieces of German for the sentences that games speak: second person for you, names for others.

German bends articles and verbs, so each helper takes the form for you and the form for others.
"""

from __future__ import annotations


def who(seat: int, me: int, names: list[str], start: bool = True) -> str:
    """Nominative: 'Du', or the name."""
    if seat == me:
        return "Du" if start else "du"
    return names[seat]


def whom(seat: int, me: int, names: list[str]) -> str:
    """Accusative inside a sentence: 'dich', or the name."""
    return "dich" if seat == me else names[seat]


def to_whom(seat: int, me: int, names: list[str]) -> str:
    """Dative inside a sentence: 'dir', or the name."""
    return "dir" if seat == me else names[seat]


def whose(seat: int, me: int, names: list[str], yours: str) -> str:
    """Possessive: the form of 'dein' that fits, or the name in the genitive."""
    if seat == me:
        return yours
    name = names[seat]
    return f"{name}'" if name.endswith(("s", "x", "z", "ß")) else f"{name}s"


def does(seat: int, me: int, you: str, they: str) -> str:
    """The verb: 'wirfst' for you, 'wirft' for others."""
    return you if seat == me else they


def count(n: int, one: str, many: str) -> str:
    """'1 Karte', '2 Karten'."""
    return f"{n} {one if n == 1 else many}"


def listing(words: list[str]) -> str:
    """'A', 'A und B', 'A, B und C'."""
    *most, last = words
    return f"{', '.join(most)} und {last}" if most else last


def over(winners: list[int], me: int, names: list[str]) -> str:
    """The line at the end of a game."""
    if not winners:
        return "Das Spiel ist zu Ende: unentschieden."
    called = [who(seat, me, names, start=False) for seat in winners]
    if winners == [me]:
        return "Das Spiel ist zu Ende. Du hast gewonnen."
    return f"Das Spiel ist zu Ende. Gewonnen: {listing(called)}."


def waiting(seat: int, names: list[str]) -> str:
    return f"{names[seat]} ist am Zug."
