"""Full, quiet and bare records of one layout."""

from __future__ import annotations

from snowyard import Game
from snowyard.kernel.head import Head
from snowyard.kernel.options import OptionSet, number
from snowyard.kernel.record import Cells, Record, i8, i64


class Options(OptionSet):
    seats: int = number(2, 2, 4, "X-01")


class Memory(Record):
    seen: Cells = i64("observers", 3)


class Yard(Options, Memory, Head, events=4, loaded=2, observers=4):
    heap: Cells = i8(5)


def offsets(layout: type[Record]) -> dict[str, int]:
    return {name: place[1] for name, place in (layout.dtype.fields or {}).items()}


def test_a_quiet_record_is_the_beginning_of_a_full_one() -> None:
    full, quiet = offsets(Yard), offsets(Yard.quiet())
    assert quiet["seen"] == full["seen"]
    assert quiet["heap"] == full["heap"]
    assert quiet["generator"] == full["generator"]
    assert Yard.quiet().dtype["seen"].shape == (4, 3)
    assert Yard.quiet().dtype["event"].shape[0] == 0


def test_a_bare_record_has_nothing_of_set_size() -> None:
    bare = Yard.bare()
    assert bare.dtype["seen"].shape == (0, 3)
    assert bare.dtype["event"].shape[0] == bare.dtype["given"].shape[0] == 0
    assert bare.dtype.itemsize == Yard.quiet().dtype.itemsize - 4 * 3 * 8
    assert bare.blocks["Options"] == Yard.blocks["Options"]


def test_quiet_records_of_every_game_begin_its_full_ones(any_game: Game) -> None:
    full, quiet = offsets(any_game.layout), offsets(any_game.quiet_layout)
    ending = any_game.quiet_layout.dtype.itemsize
    assert all(quiet[name] == at for name, at in full.items() if at < ending and any_game.quiet_layout.dtype[name].itemsize)
