"""The single steps of memory.py: what a seat knows after a card or a pile has moved (tests/mutation).

Three players have two decks, so that there are four copies of B1. Seat 0 looks; B1a to B1c and A1 are numbers of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from rules.duel.positions import lay
from snowyard import Table
from snowyard.games.duel import memory, piles, turns
from snowyard.games.duel.layout import (
    A1,
    A2,
    A3,
    A4,
    ASIDE,
    B1,
    B2,
    B3,
    CACHE,
    DISCARDS,
    DRAW,
    E3,
    HAND,
    HIDDEN,
    INCOMING,
    LIMITS,
    STOCK,
    TOP,
)

B1A, B1B, B1C, A1A, A3A = 4 * B1, 4 * B1 + 1, 4 * B1 + 2, 4 * A1, 4 * A3
Limit = tuple[set[int], set[int], int]


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


def numbers(word: int) -> set[int]:
    return {n for n in range(63) if word >> n & 1}


def table_of_three() -> Table:
    """Everybody has two cards in hand, two discards and three in the draw pile."""
    return lay(
        *[
            {"H": "B1 B2", "X": "A1 A5", "Dr": "B3 A3 A4"},
            {"H": "B1 B2", "X": "A2 A5", "Dr": "B3 A3 A4"},
            {"H": "B1 B2", "X": "A2 A5", "Dr": "B3 A1 E1"},
        ]
    )


def thinking(may: dict[int, set[int]], *limits: Limit) -> Any:
    """The record of such a table; seat 0 thinks these cards possible in these zones none elsewhere, and knows these limits."""
    record = table_of_three()._tables.one()
    record.may[0, :] = 0
    for zone, cards in may.items():
        record.may[0, zone] = bits(cards)
    for i, (cards, zones, most) in enumerate(limits):
        record.limit_cards[0, i], record.limit_zones[0, i], record.limit_most[0, i] = bits(cards), bits(zones), most
    return record


def places(record: Any, card: int) -> set[int]:
    """Where seat 0 thinks that a card may lie."""
    return {zone for zone in range(HIDDEN) if record.may[0, zone] >> card & 1}


def limits(record: Any) -> list[Limit]:
    """The limits seat 0 knows."""
    kept = [i for i in range(LIMITS) if record.limit_cards[0, i]]
    return [(numbers(record.limit_cards[0, i]), numbers(record.limit_zones[0, i]), int(record.limit_most[0, i])) for i in kept]


# ---- copies of a kind


def test_of_two_copies_that_leave_different_things_open_what_holds_of_both_is_kept() -> None:
    """B1c is seen in p1's hand. B1a and B1b, which might be it, leave more open than it; none of them leaves all open."""
    record = thinking({HAND + 1: {B1A, B1B, B1C}, DRAW + 1: {B1A, B1C}, CACHE + 1: {B1B, B1C}})
    memory.see(record, 0, B1C, HAND + 1)
    assert places(record, B1C) == set()
    assert places(record, B1A) == places(record, B1B) == {HAND + 1, DRAW + 1, CACHE + 1}


def test_the_case_that_is_thought_of_leaves_open_all_that_the_card_seen_does() -> None:
    """B1c is seen in p1's hand; if it was B1b, B1c can lie wherever B1b could. Of B1a that does not hold."""
    record = thinking({HAND + 1: {B1A, B1B, B1C}, DRAW + 1: {B1A}, CACHE + 1: {B1B, B1C}, DISCARDS + 1: {B1C}})
    memory.see(record, 0, B1C, HAND + 1)
    assert places(record, B1C) == set()
    assert places(record, B1A) == {HAND + 1, DRAW + 1, CACHE + 1}
    assert places(record, B1B) == {HAND + 1, CACHE + 1, DISCARDS + 1}


@pytest.mark.parametrize(
    ("counted", "zone", "seen", "leaves"),
    [
        ({B1B}, CACHE + 1, HAND + 1, False),  # B1a could lie there, B1b only within the limit
        ({B1A}, CACHE + 1, HAND + 1, True),
        ({B1B}, DRAW + 1, HAND + 1, True),
        ({B1B}, HAND + 1, HAND + 1, True),
        ({B1A}, HAND + 1, HAND + 1, False),  # B1a would have used it up, and could lie elsewhere as well
        ({B1A, B1B}, CACHE + 1, HAND + 1, True),
        (set(), CACHE + 1, HAND + 1, True),
    ],
)
def test_a_copy_leaves_less_open_where_a_limit_counts_the_other_one_only(
    counted: set[int], zone: int, seen: int, leaves: bool
) -> None:
    both = {B1A, B1B}
    record = thinking({HAND + 1: both, CACHE + 1: both}, ({*counted, A1A}, {zone}, 1))
    assert bool(memory.leaves_open(record, 0, B1A, B1B, seen)) == leaves


def test_names_are_exchanged_in_limits_that_count_one_of_both_copies() -> None:
    counted = [{B1A, A1A}, {B1B, A1A}, {B1A, B1B, A1A}, {A1A, A3A}]
    record = thinking({HAND + 1: {B1A}, DRAW + 1: {B1B}}, *[(cards, {CACHE + 1}, 1) for cards in counted])
    memory.swap_names(record, 0, B1A, B1B)
    assert [cards for cards, _, _ in limits(record)] == [{B1B, A1A}, {B1A, A1A}, {B1A, B1B, A1A}, {A1A, A3A}]
    assert (places(record, B1A), places(record, B1B)) == ({DRAW + 1}, {HAND + 1})


@pytest.mark.parametrize(
    ("counted", "copies", "seen", "then", "most"),
    [
        ({B1A, B1B, A1A}, {B1B}, HAND + 1, {B1B, A1A}, 0),  # both count: one of them has used it up
        ({B1A, B1B, A1A}, {B1B}, CACHE + 1, {B1B, A1A}, 1),
        ({B1A, A1A}, {B1B}, HAND + 1, {B1B, A1A}, 1),  # the other one and A1: one at most, whichever it was
        ({B1B, A1A}, {B1B}, HAND + 1, {B1B, A1A}, 1),
        ({B1A, A1A}, {B1B}, CACHE + 1, {A1A}, 1),
        ({B1A, A1A}, {B1B, B1C}, HAND + 1, {A1A}, 1),
        ({A1A, A3A}, {B1B}, HAND + 1, {A1A, A3A}, 1),
        ({A1A, A3A}, {B1B}, CACHE + 1, {A1A, A3A}, 1),
    ],
)
def test_a_card_seen_counts_no_longer_and_what_is_kept_holds_whichever_copy_it_was(
    counted: set[int], copies: set[int], seen: int, then: set[int], most: int
) -> None:
    record = thinking({}, (counted, {HAND + 1}, 1))
    memory.forget_in_limit(record, 0, 0, 1 << B1A, bits(copies), seen)
    assert limits(record) == [(then, {HAND + 1}, most)]


# ---- cards on the move


def test_a_card_that_comes_unseen_raises_a_limit_by_one_and_one_that_goes_widens_it() -> None:
    """One card goes from p1's discards to its draw pile. A1 and A3 may be it, B1a and B1b not."""
    may = {DISCARDS + 1: {A1A, A3A}, DRAW + 1: {B1A}, CACHE + 1: {B1B}}
    entering, leaving = ({A1A, B1B}, {DRAW + 1}, 0), ({A1A, A3A}, {DISCARDS + 1}, 1)
    inside, outside = ({A1A, A3A}, {DISCARDS + 1, DRAW + 1}, 1), ({A1A, A3A}, {CACHE + 1}, 1)
    record = thinking(may, entering, leaving, inside, outside)
    memory.pass_unseen(record, 0, DISCARDS + 1, DRAW + 1, -1)
    known = limits(record)
    assert known[0] == ({A1A, B1B}, {DRAW + 1}, 1)
    assert known[1] == ({A1A, A3A}, {DISCARDS + 1, DRAW + 1}, 1)
    assert known[2:4] == [inside, outside]
    assert places(record, A1A) == places(record, A3A) == {DISCARDS + 1, DRAW + 1}


def test_a_pile_put_to_another_raises_limits_by_as_many_cards_as_came_and_has_no_limits_of_its_own_any_more() -> None:
    """Both cards of p1's hand go to its discards."""
    may = {HAND + 1: {A1A, A3A, B1A}, DISCARDS + 1: {B1B}, HAND + 2: {B1A, A1A}}
    entering, leaving = ({A1A, A3A, B1A, B1C}, {DISCARDS + 1}, 0), ({A1A, A3A, B1A}, {HAND + 1, HAND + 2}, 1)
    inside, outside = ({A1A, B1A}, {HAND + 1, DISCARDS + 1}, 1), ({A1A, B1A}, {HAND + 2}, 1)
    record = thinking(may, entering, leaving, inside, outside)
    memory.merge(record, 0, HAND + 1, DISCARDS + 1, 2)
    known = limits(record)
    assert known[0] == ({A1A, A3A, B1A, B1C}, {DISCARDS + 1}, 2)
    assert known[1] == ({A1A, A3A, B1A}, {HAND + 2, DISCARDS + 1}, 1)
    assert known[2] == ({A1A, B1A}, {DISCARDS + 1}, 1)
    assert known[3] == ({A1A, B1A}, {HAND + 2}, 1)
    assert numbers(record.may[0, DISCARDS + 1]) == {A1A, A3A, B1A, B1B}
    assert record.may[0, HAND + 1] == 0


def piles_of(seat: int) -> set[int]:
    return {zone + seat for zone in (DRAW, HAND, ASIDE, DISCARDS, CACHE, INCOMING)}


def test_of_cards_that_could_not_lie_in_a_pile_at_most_as_many_do_as_came() -> None:
    """One card goes from p2's discards to what p1 gets: of those that could be p2's only, p1 has one at most."""
    p1 = {HAND + 1: {B1A, B1B, B1C}, DRAW + 1: {B1B, B1C}}
    record = thinking({**p1, DISCARDS + 2: {A1A, A3A, B1A}, DRAW + 2: {A1A}, CACHE + 2: {A3A}})
    memory.limit_arrivals(record, 0, DISCARDS + 2, INCOMING + 1, bits({A1A, A3A, B1A}), 1)
    known = limits(record)
    assert ({A1A, A3A, B1A, B1B, B1C}, {INCOMING + 1}, 1) in known
    assert ({A1A, A3A}, piles_of(1), 1) in known
    assert ({A1A, A3A, B1A}, set(range(HIDDEN)) - {DISCARDS + 2, DRAW + 2, CACHE + 2, HAND + 1}, 1) in known


def test_a_card_that_comes_to_an_arsenal_pile_limits_nothing_of_the_first_player() -> None:
    record = thinking({STOCK: {A1A, A3A}, DISCARDS + 1: {B1A, B1B}})
    memory.limit_arrivals(record, 0, STOCK, TOP, bits({A1A, A3A}), 1)
    assert all(zones != piles_of(0) for _, zones, _ in limits(record))


def test_what_goes_round_among_the_own_piles_of_a_seat_does_not_limit_them_together() -> None:
    record = thinking({DISCARDS + 1: {A1A, A3A}, DISCARDS + 2: {B1A, B1B}})
    memory.limit_arrivals(record, 0, DISCARDS + 1, DRAW + 1, bits({A1A, A3A}), 1)
    assert all(zones != piles_of(1) for _, zones, _ in limits(record))


def test_a_limit_that_is_known_already_is_not_kept_twice_and_the_loosest_gives_way() -> None:
    known = ({A1A, A3A, B1A}, {HAND + 1, DRAW + 1}, 1)
    record = thinking({}, known)
    memory.add_limit(record, 0, bits({A1A, A3A}), bits({HAND + 1}), 1)
    assert limits(record) == [known]
    memory.add_limit(record, 0, bits({A1A, A3A, B1A}), bits({HAND + 2}), 2)
    assert record.limit_most[0, :3].tolist() == [1, 2, 0]  # the first that is free
    for i in range(2, LIMITS):
        memory.add_limit(record, 0, bits({A1A, A3A}), bits({i, STOCK}), 1)
    memory.add_limit(record, 0, bits({B1A, B1B}), bits({STOCK}), 1)
    assert record.limit_most[0].tolist() == [1] * LIMITS
    assert numbers(record.limit_cards[0, 1]) == {B1A, B1B}


@pytest.mark.rule("DUEL-05", "DUEL-103")
def test_hands_go_to_the_left_with_all_that_was_known_of_them() -> None:
    may: dict[int, set[int]] = {HAND: {B1A}, HAND + 1: {B1B}, HAND + 2: {B1C}}
    hands = [({A1A, A3A}, {HAND + seat, DRAW + 1}, 1) for seat in range(3)]
    record = thinking(may, *hands)
    memory.hand_on(record, 0)
    assert [numbers(record.may[0, HAND + seat]) for seat in range(3)] == [{B1C}, {B1A}, {B1B}]
    assert [zones for _, zones, _ in limits(record)] == [{HAND + 1, DRAW + 1}, {HAND + 2, DRAW + 1}, {HAND, DRAW + 1}]


@pytest.mark.rule("DUEL-15", "DUEL-111")
def test_drawn_cards_that_the_second_player_shows_use_up_what_a_limit_allows() -> None:
    record = thinking({HAND + 1: {B1B, 4 * B2 + 1, A1A}, DRAW + 1: {B1B, A1A}}, ({B1B, A1A}, {HAND + 1, DRAW + 1}, 1))
    assert numbers(record.place[HAND + 1]) == {B1B, 4 * B2 + 1}
    turns.see_hand(record, 0, 1)
    assert limits(record) == [({A1A}, {HAND + 1, DRAW + 1}, 0)]


def test_where_nothing_arrives_nothing_is_learned() -> None:
    record = thinking({DISCARDS + 1: {A1A, A3A}, DRAW + 1: {B1A, B1B}})
    piles.arrive(record)
    assert limits(record) == []


def test_unpicked_cards_of_the_second_player_join_the_older_discards() -> None:
    record = thinking({ASIDE + 1: {A1A}, DISCARDS + 1: {B1A}, HAND + 2: {B1B}})
    record.aside[1] = 1
    piles.join_discards(record, 1)
    assert (places(record, A1A), places(record, B1A), places(record, B1B)) == ({DISCARDS + 1}, {DISCARDS + 1}, {HAND + 2})


@pytest.mark.rule("DUEL-50", "DUEL-109")
def test_a_second_card_that_lay_among_older_discards_uses_up_what_a_limit_allows_there() -> None:
    """At most one of A1 and A3 is among p0's discards, where p1 cannot tell the card not picked from older ones. It is A1."""
    table = lay({"H": "E3 A1", "X": "A2 B1", "Dr": "A3 B3 B2"}, {"H": "A5"})
    table.play("play E3 Barrage")
    table.play("play A5 Upgrade")
    record = table._tables.one()
    piles.join_discards(record, 0)
    drawn = bits(4 * kind for kind in (A1, A2, A3, B1, B2, B3))
    record.may[1] &= ~drawn
    record.may[1, DRAW] |= drawn
    record.may[1, DISCARDS] |= drawn & ~(1 << 4 * B3)
    record.limit_cards[1, 0], record.limit_zones[1, 0], record.limit_most[1, 0] = 1 << A1A | 1 << A3A, 1 << DISCARDS, 1
    table.play("play A1 Dodge")
    assert not table.t.may[1, DISCARDS] >> A3A & 1
    assert table.t.may[1, DISCARDS] >> 4 * A2 & 1


def test_a_draw_of_the_only_card_uses_no_luck() -> None:
    record = thinking({})
    before = record.generator.tolist()
    assert piles.pick(record, 1 << A3A) == A3A
    assert record.generator.tolist() == before


def test_an_event_names_up_to_three_kinds_of_cards() -> None:
    record = thinking({})
    assert piles.packed(record, 0) == 0
    assert piles.packed(record, bits({B1A, A1A})) == B1 | A1 << 4
    assert piles.packed(record, bits({A1A, A3A, 4 * E3, 4 * E3 + 1})) == A1 | A3 << 4 | E3 << 8


# ---- conclusions


def test_cards_that_can_lie_nowhere_else_fill_a_pile() -> None:
    record = thinking({DISCARDS + 1: {A1A, A3A, B1A}, DRAW + 1: {B1A, B1B}})
    assert memory.fill(record, 0, 1 << (DISCARDS + 1))
    assert places(record, B1A) == {DRAW + 1}
    assert not memory.fill(record, 0, 1 << (DISCARDS + 1))


def test_one_conclusion_leads_to_the_next() -> None:
    """p1's discards are A1 and A3, so its hand has B1a and B1b, so its draw pile has neither."""
    record = thinking({DISCARDS + 1: {A1A, A3A}, HAND + 1: {A1A, B1A, B1B}, DRAW + 1: {B1A, B1B, B1C, 4 * E3, 4 * E3 + 1}})
    memory.tidy(record, 0)
    assert numbers(record.may[0, HAND + 1]) == {B1A, B1B}
    assert numbers(record.may[0, DRAW + 1]) == {B1C, 4 * E3, 4 * E3 + 1}


def test_a_pile_that_is_known_may_make_an_earlier_one_known() -> None:
    """p1's discards are A1 and A3, so its hand has B1a and B1b, so these are not in its draw pile, where much is possible."""
    drawn = {B1C, *range(4 * E3, 4 * E3 + 2), *range(4 * A4, 4 * A4 + 2)}
    record = thinking({DISCARDS + 1: {A1A, A3A}, HAND + 1: {A1A, B1A, B1B}, DRAW + 1: {B1A, B1B, *drawn}})
    memory.tidy(record, 0)
    assert numbers(record.may[0, HAND + 1]) == {B1A, B1B}
    assert numbers(record.may[0, DRAW + 1]) == drawn


def test_cards_that_lie_in_a_pile_are_not_looked_for_elsewhere() -> None:
    record = thinking({DISCARDS + 1: {A1A, A3A}, HAND + 1: {A1A, B1A}, DRAW + 1: {A3A, B1A}})
    assert memory.settle_in(record, 0, bits({A1A, A3A}), 1 << (DISCARDS + 1))
    assert (places(record, A1A), places(record, A3A), places(record, B1A)) == (
        {DISCARDS + 1},
        {DISCARDS + 1},
        {HAND + 1, DRAW + 1},
    )
    assert not memory.settle_in(record, 0, bits({A1A, A3A}), 1 << (DISCARDS + 1))


@pytest.mark.parametrize(
    ("cards", "most", "kept"),
    [
        ({A1A, A3A, B1A}, 1, True),
        ({A1A, A3A, B1A}, 2, False),  # two cards lie there: no more than two can
        ({A1A, A3A}, 2, False),
        ({A1A}, 1, False),
    ],
)
def test_a_limit_that_cannot_be_broken_is_dropped_whole(cards: set[int], most: int, kept: bool) -> None:
    every = {A1A, A3A, B1A, B1B}
    record = thinking({DISCARDS + 1: every, DRAW + 1: every}, (cards, {DISCARDS + 1}, most))
    memory.forget_idle(record, 0)
    assert limits(record) == ([(cards, {DISCARDS + 1}, most)] if kept else [])
    if not kept:
        assert (record.limit_zones[0, 0], record.limit_most[0, 0]) == (0, 0)


def test_unpicked_cards_lie_apart_until_nobody_can_tell_them_from_older_discards() -> None:
    table = lay({"H": "B1 B2", "X": "A1"}, {"H": "B1 B2"}, {"H": "B1 B2"})
    record = table._tables.one()
    record.unpicked[0] = record.place[DISCARDS]
    for aside, apart, older in ((1, {A1A}, set()), (0, set(), {A1A})):
        record.aside[0] = aside
        assert numbers(memory.cards_in(record, ASIDE)) == apart
        assert numbers(memory.cards_in(record, DISCARDS)) == older
