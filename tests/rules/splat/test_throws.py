"""Throws: what protection stops, what hits, how cards are rearranged, going out, the end."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from snowyard import Refusal, Table, game
from snowyard.kernel.head import Event

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, int]]
Toss = Callable[..., dict[str, int]]
Cards = dict[str, int]


def hits(front: dict[str, int]) -> int:
    return front.get("S", 0) + 2 * front.get("D", 0) + front.get("X", 0)


def protection(front: dict[str, int]) -> int:
    return front.get("W", 0) + front.get("H", 0) + 2 * front.get("F", 0)


def fronts() -> list[dict[str, int]]:
    """Every mixture of a few of each card that one player can have without being one throw from going out."""
    ranges = {"S": range(3), "D": range(2), "X": range(2), "W": range(4), "F": range(3), "H": range(2)}
    return [dict(zip(ranges, numbers, strict=True)) for numbers in itertools.product(*ranges.values())]


@pytest.mark.rule("SPLAT-18", "SPLAT-36", "SPLAT-R04", "SPLAT-R05")
@pytest.mark.parametrize(("card", "snowballs"), [("single", 1), ("double", 2)])
def test_protection_stops_all_it_can_and_the_rest_hits(lay: Lay, front: Read, card: str, snowballs: int) -> None:
    """In all 288 mixtures: C falls by what is stopped, hits rise by the rest, and no card is lost."""
    for before in fronts():
        table = lay(p0={"P": 1}, p1=before, card=card)
        table.play(f"{card} p1")
        after = front(table, 1)
        stopped = min(snowballs, protection(before))
        assert protection(before) - protection(after) == stopped
        assert hits(after) - hits(before) == snowballs - stopped
        assert game("splat").words.check(table.t) is None


@pytest.mark.rule("SPLAT-17")
def test_nobody_but_the_target_is_touched_and_no_answer_is_asked(lay: Lay, front: Read) -> None:
    for card in ("single", "double"):
        table = lay(seats=4, p0={"P": 1, "W": 1}, p1={"F": 1}, p2={"W": 2, "S": 3}, p3={"H": 1}, card=card)
        table.play(f"{card} p2")
        assert [front(table, seat) for seat in (0, 1, 3)] == [{"P": 1, "W": 1}, {"F": 1}, {"H": 1}]
        assert table.actor == 1
        assert table.t.target == -1


@pytest.mark.rule("SPLAT-19", "SPLAT-21", "SPLAT-22", "SPLAT-23", "SPLAT-R05")
@pytest.mark.parametrize(
    ("before", "after", "discarded"),
    [
        ({"W": 2, "H": 1, "F": 1}, {"W": 1, "H": 1, "F": 1}, {"single": 1, "wall": 1}),
        ({"W": 1, "F": 1}, {"F": 1}, {"single": 1, "wall": 1}),
        ({"W": 1, "H": 1}, {"H": 1}, {"single": 1, "wall": 1}),
        ({"H": 1, "F": 2}, {"F": 2}, {"single": 2, "fort": 1}),
        ({"F": 2}, {"F": 1, "H": 1}, {}),
    ],
)
def test_a_single_uses_up_wall_then_cracked_then_fresh_fort(
    lay: Lay, front: Read, toss: Toss, before: dict[str, int], after: dict[str, int], discarded: dict[str, int]
) -> None:
    table = lay(p1={"S": 2, **before}, card="single")
    assert toss(table, "single p1") == discarded
    assert front(table, 1) == {"S": 2, **after}


@pytest.mark.rule("SPLAT-26", "SPLAT-29", "SPLAT-R06", "SPLAT-R07")
@pytest.mark.parametrize(
    ("row", "before", "after", "discarded"),
    [
        ("a", {"S": 1, "W": 2}, {"S": 1}, {"double": 1, "wall": 2}),
        ("a", {"W": 3, "H": 1, "F": 1}, {"W": 1, "H": 1, "F": 1}, {"double": 1, "wall": 2}),
        ("b", {"W": 1, "H": 1}, {}, {"double": 1, "wall": 1, "fort": 1, "single": 1}),
        ("b", {"W": 1, "H": 1, "F": 2}, {"F": 2}, {"double": 1, "wall": 1, "fort": 1, "single": 1}),
        ("c", {"F": 1}, {}, {"double": 1, "fort": 1}),
        ("c", {"W": 1, "F": 2}, {"W": 1, "F": 1}, {"double": 1, "fort": 1}),
        ("c", {"H": 1, "F": 1}, {"H": 1}, {"double": 1, "fort": 1}),
        ("d", {"S": 1, "W": 1}, {"D": 1}, {"wall": 1, "single": 1}),
        ("e", {"D": 1, "H": 1}, {"D": 1, "S": 1}, {"double": 1, "fort": 1}),
        ("f", {"S": 3, "X": 1}, {"S": 3, "X": 1, "D": 1}, {}),
    ],
)
def test_the_first_row_that_fits_says_what_a_double_does(
    lay: Lay, front: Read, toss: Toss, row: str, before: Cards, after: Cards, discarded: Cards
) -> None:
    table = lay(p0={"P": 1}, p1=before, card="double")
    assert toss(table, "double p1") == discarded, row
    assert front(table, 1) == after, row


@pytest.mark.rule("SPLAT-28", "SPLAT-30", "SPLAT-R10")
@pytest.mark.parametrize(
    ("before", "after", "discarded", "told"),
    [
        ({"X": 1, "S": 2, "W": 1}, {"D": 1, "S": 2}, {"wall": 1, "double": 1}, "upright"),
        ({"S": 2, "D": 1, "W": 1}, {"S": 1, "D": 2}, {"wall": 1, "single": 1}, "swap"),
        ({"D": 2, "W": 1}, {"D": 2, "X": 1}, {"wall": 1}, "sideways"),
    ],
)
def test_cards_are_rearranged_in_the_first_way_that_works(
    lay: Lay, front: Read, toss: Toss, before: Cards, after: Cards, discarded: Cards, told: str
) -> None:
    table = lay(p0={"P": 1}, p1=before, card="double")
    assert toss(table, "double p1") == discarded
    assert Event(told, 1, 0, 0, 0) in table.events()
    assert front(table, 1) == after
    assert hits(after) == hits(before) + 1


@pytest.mark.rule("SPLAT-30")
def test_a_single_leaves_a_sideways_double_as_it_lies(lay: Lay, front: Read) -> None:
    table = lay(p1={"X": 1}, card="single")
    table.play("single p1")
    assert front(table, 1) == {"X": 1, "S": 1}


@pytest.mark.rule("SPLAT-24", "SPLAT-R12", "SPLAT-R11")
def test_the_pile_stays_after_a_double(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, card="double")
    toss(table, "double p1")
    assert front(table, 0) == {"P": 1}
    without = lay(p1={"P": 1}, card="double")
    assert without.moves == ["discard double"], "somebody else's Pile does not help, and nothing is kept for later"


@pytest.mark.rule("SPLAT-27", "SPLAT-R09")
def test_a_second_fort_is_not_cracked_while_one_is(lay: Lay, front: Read) -> None:
    for card in ("single", "double"):
        for before in fronts():
            table = lay(p0={"P": 1}, p1=before, card=card)
            table.play(f"{card} p1")
            assert front(table, 1).get("H", 0) <= 1


@pytest.mark.rule("SPLAT-31", "SPLAT-32", "SPLAT-33", "SPLAT-R17")
@pytest.mark.parametrize(
    ("card", "before", "total", "discarded"),
    [
        ("single", {"S": 9}, 10, {"single": 10}),
        ("single", {"S": 4, "D": 2, "X": 1, "P": 1}, 10, {"single": 5, "double": 3, "pile": 1}),
        ("double", {"S": 8}, 10, {"single": 8, "double": 1}),
        ("double", {"S": 9}, 11, {"single": 9, "double": 1}),
        ("double", {"S": 9, "W": 1}, 10, {"single": 9, "double": 1, "wall": 1}),
        ("double", {"S": 8, "X": 1, "W": 1}, 10, {"single": 8, "double": 2, "wall": 1}),
        ("double", {"S": 9, "H": 1}, 10, {"single": 10, "double": 1, "fort": 1}),
    ],
)
def test_at_the_limit_a_player_is_out_and_everything_is_discarded(
    lay: Lay, front: Read, toss: Toss, card: str, before: dict[str, int], total: int, discarded: dict[str, int]
) -> None:
    table = lay(seats=4, p0={"P": 1}, p1=before, card=card, ranks={3: 4}, p2={"S": 2})
    assert toss(table, f"{card} p1") == discarded
    assert front(table, 1) == {}
    assert front(table, 2) == {"S": 2}, "nobody else is hit"
    assert table.t.alive == 0b0101
    assert table.t.rank[1] == 3
    assert [event.b for event in table.events() if event.kind == "out"] == [total]


@pytest.mark.rule("SPLAT-31", "SPLAT-R26")
def test_one_hit_short_of_the_limit_is_not_out(lay: Lay) -> None:
    table = lay(p1={"S": 8}, card="single")
    table.play("single p1")
    assert table.t.alive == 0b111
    table = lay(p1={"S": 9, "F": 1}, card="single")
    table.play("single p1")
    assert table.t.alive == 0b111, "a snowball on a Fort is no hit"


@pytest.mark.rule("SPLAT-55")
@pytest.mark.parametrize("limit", [3, 5, 10])
def test_the_hit_limit_is_an_option(lay: Lay, limit: int) -> None:
    table = lay(p1={"S": limit - 2}, card="single", hit_limit=limit)
    table.play("single p1")
    assert table.t.alive == 0b111
    table = lay(p1={"S": limit - 1}, card="single", hit_limit=limit)
    table.play("single p1")
    assert table.t.alive == 0b101


@pytest.mark.rule("SPLAT-34")
def test_who_is_out_cannot_be_a_target(lay: Lay) -> None:
    table = lay(seats=4, card="single", ranks={2: 4})
    assert table.moves == ["single p1", "single p3"]
    with pytest.raises(Refusal):
        table.play("single p2")
    with pytest.raises(Refusal):
        table.play("single p0")


@pytest.mark.rule("SPLAT-40", "SPLAT-R15", "SPLAT-R16")
def test_a_splatball_takes_a_pile_and_nothing_else(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p1={"S": 9, "W": 1, "F": 1, "P": 1}, card="splatball")
    assert table.moves == ["splatball p1"], "compulsory when there is a target"
    assert toss(table, "splatball p1") == {"splatball": 1, "pile": 1}
    assert front(table, 1) == {"S": 9, "W": 1, "F": 1}
    assert front(table, 0) == {"P": 1}


@pytest.mark.rule("SPLAT-42", "SPLAT-43", "SPLAT-44", "SPLAT-R29")
def test_the_last_player_in_wins_at_once_and_the_others_follow_in_reverse_order(lay: Lay) -> None:
    table = lay(seats=5, p1={"S": 9}, p3={"S": 9}, card="single", ranks={2: 5, 4: 4})
    table.load([0, 0])
    table.play("single p3")
    assert not table.over
    table.play("single p0")
    table.play("single p1")
    assert table.over
    assert table.actor == -1
    assert table.t.rank[:5].tolist() == [1, 2, 5, 3, 4]
    assert table.payoff == [1, 0, 0, 0, 0]
    assert [event.kind for event in table.events()] == ["throw", "hit", "out", "won"], "nobody draws any more"
    assert table.t.turn == 3


@pytest.mark.rule("SPLAT-45", "SPLAT-44", "SPLAT-R24")
def test_the_turn_cap_counts_completed_turns(lay: Lay) -> None:
    table = lay(seats=3, card="wall", turn_cap=100, p2={"S": 1}, fields={"turn": 98})
    table.load([2])
    table.play("wall")
    assert not table.over
    table.play("wall")
    assert table.over
    assert table.t.rank[:3].tolist() == [1, 1, 3]
    assert table.payoff == [0.5, 0.5, 0]


@pytest.mark.rule("SPLAT-42", "SPLAT-45")
def test_a_last_elimination_in_the_turn_of_the_cap_wins_alone(lay: Lay) -> None:
    table = lay(seats=3, p1={"S": 9}, p0={"S": 8}, ranks={2: 3}, card="single", fields={"turn": 999})
    table.play("single p1")
    assert table.payoff == [1, 0, 0]
    assert table.t.rank[:3].tolist() == [1, 2, 3]
    assert [event.kind for event in table.events()][-1] == "won"
    assert "cap" not in [event.kind for event in table.events()]
