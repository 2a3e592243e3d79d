"""What is made of structs without JSON is what JSON would give back, and nobody else's."""

import random
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from snowyard import game
from snowyard.kernel.as_json import Kept, converter
from snowyard.kernel.finding import own_games
from support import deal, walk


class Inner(msgspec.Struct, rename={"from_": "from"}):
    from_: int
    word: Literal["a", "b"] | None
    more: int | UnsetType = UNSET


class Stone(Kept):
    number: int
    row: list[int]
    corner: tuple[int, int] | UnsetType = UNSET


class Whole(msgspec.Struct):
    numbers: Sequence[int]
    pairs: list[tuple[int, int]]
    sides: tuple[list[Inner], list[Inner]]
    one: Inner | None
    by_name: dict[str, Inner]
    plain: dict[str, bool | int | str]
    stones: list[Stone]
    anything: Any
    chance: float
    either: list[int] | dict[str, int]


def by_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_kind_of_field_is_as_json_gives_it() -> None:
    inner, stones = Inner(1, "a"), [Stone(1, [2, 3]), Stone(2, [], (4, 5))]
    whole = Whole(
        (1, 2), [(3, 4)], ([inner], [Inner(2, None, 7)]), None, {"x": inner}, {"on": True}, stones, {"y": (1,)}, 1 / 3, [1]
    )
    assert converter(Whole)(whole) == by_json(whole)
    assert list(converter(Inner)(Inner(1, "b", 2))) == ["from", "word", "more"]
    assert converter(Whole)(msgspec.structs.replace(whole, one=inner)) == by_json(msgspec.structs.replace(whole, one=inner))


def test_what_is_kept_is_handed_out_as_a_copy() -> None:
    stone = Stone(1, [2, 3], (4, 5))
    first = converter(Stone)(stone)
    first["row"].append(9)
    first["corner"][0] = 9
    first["number"] = 9
    assert converter(Stone)(stone) == {"number": 1, "row": [2, 3], "corner": [4, 5]}


@pytest.mark.parametrize("slug", own_games())
def test_a_view_is_what_a_client_would_read(slug: str) -> None:
    of, rng = game(slug), random.Random(f"plain {slug}")
    for _ in range(3):
        table = deal(of, rng)
        for number, _ in enumerate(walk(table, rng, 60)):
            if number % 7 == 0:
                for seat in range(-1, table.seats):
                    view, seen = table.view(seat), table.seen(seat)
                    assert by_json(view) == view, "lists and not tuples, texts for keys"
                    parts = {**of.public(table.seen(-1)), **of.private(seen, seat)}
                    assert by_json(parts) == {name: view[name] for name in parts}
                    assert list(view)[: len(parts)] == list(parts)
