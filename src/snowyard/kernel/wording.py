"""Small pieces of English for the sentences that games speak: second person for you, names for others."""

from __future__ import annotations


def who(seat: int, me: int, names: list[str], start: bool = True) -> str:
    if seat == me:
        return "You" if start else "you"
    return names[seat]


def possessive(seat: int, me: int, names: list[str], start: bool = True) -> str:
    if seat == me:
        return "Your" if start else "your"
    return f"{names[seat]}'s"


def verb(base: str, seat: int, me: int) -> str:
    """'throw' for you, 'throws' for others."""
    if seat == me:
        return base
    if base.endswith("y") and base[-2] not in "aeiou":
        return base[:-1] + "ies"
    return base + ("es" if base.endswith(("s", "sh", "ch", "x", "z", "o")) else "s")


def be(seat: int, me: int) -> str:
    return "are" if seat == me else "is"


def plural(n: int, one: str, many: str = "") -> str:
    """'1 card', '2 cards'."""
    return f"{n} {one if n == 1 else many or one + 's'}"
