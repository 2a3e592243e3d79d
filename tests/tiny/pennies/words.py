from __future__ import annotations

from tiny.pennies.layout import EVENTS, Yard

__all__ = ["EVENTS", "GROUPS", "NAMES"]

NAMES = GROUPS = ("heads", "tails")
FACES: dict[int, tuple[str, ...]] = {}
DICE: dict[int, str] = {}


def check(t: Yard) -> str | None:
    return None
