"""A write outside a record is noticed in tests, even compiled, and the readers of a record stay inside it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import guards
from snowyard import Game, new
from snowyard.kernel import dice, head
from snowyard.kernel.record import Cells, Record, i16
from snowyard.kernel.rule import rule


class Row(Record):
    cell: Cells = i16(4)


@rule
def write(t: Any, at: int) -> None:
    t.cell[at] = 7


@pytest.mark.parametrize(("at", "side"), [(4, "behind"), (15, "behind"), (-9, "before")])
def test_a_planted_overrun_is_noticed_while_the_records_live_and_when_they_are_gone(at: int, side: str) -> None:
    for gone in (False, True):
        rows = Row.array(1)
        try:
            write(rows.one(), at)
        except IndexError:
            return  # indices are checked in this run: nothing was written
        if gone:
            del rows
        assert [side in sentence for sentence in guards.overruns()] == [True]
    assert guards.overruns() == []


def test_writes_inside_records_leave_the_guard_words_alone() -> None:
    rows = Row.array(3)
    for i in range(3):
        for at in range(4):
            write(rows.one(i), at)
    assert rows.raw.any()
    assert guards.overruns() == []


def test_records_with_guard_words_are_the_same_kind_of_array_as_without() -> None:
    """Else tests would run machine code of their own."""
    guarded, plain = guards.blank(2, 5), np.zeros((2, 5), np.uint64)
    assert type(guarded) is type(plain)
    assert guarded.flags.c_contiguous
    assert guarded.flags.aligned
    assert guarded.dtype == plain.dtype
    assert not guarded.any()


def test_a_quiet_record_has_counts_of_nothing_it_has_no_room_for(any_game: Game) -> None:
    table = new(any_game.slug, seed=3)
    table.load([0, 1])
    table.t.event_count, table.t.made_count = 4, 3
    quiet = any_game.quiet_layout.array(1)
    quiet.raw[0] = table.quiet()
    for name, declared in any_game.layout.fields.items():
        if declared.counts:
            assert quiet[0].__getattr__(name) == 0, name
        elif name not in ("event", "given", "made"):
            assert np.array_equal(quiet[0].__getattr__(name), table.t.__getattr__(name)), name
    assert table.t.event_count == 4


@pytest.mark.parametrize("count", [-128, -1, 5, 127])
def test_no_reader_follows_a_wrong_count_out_of_the_record(any_game: Game, count: int) -> None:
    """Counts that say too much, in full records and in those without room."""
    for layout in (any_game.layout, any_game.quiet_layout):
        tables = layout.array(2)
        any_game.driver.deal(tables.lifted, tables.raw, 0, any_game.options_words({}), np.uint64(1), np.uint64(0))
        t = tables[0]
        t.event_count = t.given_at = t.given_count = t.made_count = count
        room = layout.room("event")
        any_game.driver.show(tables.lifted, tables.raw, 0, 0)
        assert 0 <= tables[1].event_count <= room
        any_game.driver.forget_events(tables.one(), 0)
        assert 0 <= t.event_count <= room
        t.event_count = count
        head.emit(tables.one(), 0, 0, 1, 2, 3, -1)
        dice.note(tables.one(), 1, 6)
        assert -1 <= dice.take(tables.one()) <= 0
