"""Values of an option that a comparison is asked for."""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.game import game


def same(slug: str, option: str, value: Any, other: Any) -> bool:
    """Do two texts mean the same value?"""
    declared = game(slug).options.declared()[option]
    return bool(np.array_equal(np.asarray(declared.read(value)), np.asarray(declared.read(other))))


def read_values(slug: str, written: str) -> tuple[str, list[str]]:
    """`hit_limit=5,10` as an option and its values. A value that has commas itself is taken whole."""
    name, equals, text = (part.strip() for part in written.partition("="))
    declared = game(slug).options.declared()
    if not equals or name not in declared:
        allowed = listing(declared, 40)
        raise Refusal("option", f"{slug} has no option {name!r} to compare; it has {allowed}.{nearest(name, declared)}")

    def fits(value: str) -> bool:
        try:
            declared[name].read(value)
        except Refusal:
            return False
        return True

    values = [text] if fits(text) else [part.strip() for part in text.split(",")]
    for value in values:
        if not fits(value):
            raise Refusal("option", f"{slug}: {name} can be {declared[name].values}, not {value!r}")
    return name, values
