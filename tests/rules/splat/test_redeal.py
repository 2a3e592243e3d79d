"""Redealing by counting: small tables whose every possible deal is listed, card by card."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from snowyard import Table

Lay = Callable[..., Table]
CARDS = ("single", "double", "wall", "pile", "splatball", "fort")
D, P, S, ANY = 1 << 1, 1 << 3, 1 << 4, 63
Hands = tuple[tuple[int, ...], ...]


def matches(hand: tuple[int, ...], narrow: int, wide: int) -> bool:
    """Can one card be put to each of the two sets?"""
    return any(narrow >> a & 1 and wide >> b & 1 for a, b in itertools.permutations(hand, 2))


def deals(pool: list[int], sizes: list[int], sets: list[tuple[int, int]]) -> Iterator[Hands]:
    """Every way to deal the cards of the pool, each a card of its own, into hands that fit their sets."""
    if not sizes:
        yield ()
        return
    for chosen in itertools.combinations(range(len(pool)), sizes[0]):
        hand = tuple(sorted(pool[i] for i in chosen))
        if matches(hand, *sets[0]):
            left = [card for i, card in enumerate(pool) if i not in chosen]
            for others in deals(left, sizes[1:], sets[1:]):
                yield (hand, *others)


class Case(NamedTuple):
    """p0 looks. Hands of all, the draw pile, whose turn it is, and what is known of the hands of p1, p2, ..."""

    hands: tuple[str, ...]
    draw: str
    known: tuple[tuple[int, int], ...]
    player: int = 0


MINE = "wall wall single"
NOTHING = (ANY, ANY)
CASES = {
    "nothing known": Case((MINE, "single fort", "double pile"), "pile single", (NOTHING, NOTHING)),
    "one set in another": Case((MINE, "double splatball", "single fort"), "double double splatball pile", ((D, D | S), NOTHING)),
    "one card known": Case((MINE, "double single", "splatball fort"), "double double splatball single", ((D | S, ANY), (S, ANY))),
    "sets that cross": Case(
        (MINE, "double splatball", "pile splatball"),
        "double splatball splatball pile pile fort",
        ((D | S, D | S), (P | S, P | S)),
    ),
    "sets that cross, tight": Case(
        (MINE, "double splatball", "pile splatball", "splatball fort"), "double pile", ((D | S, D | S), (P | S, P | S), (S, ANY))
    ),
    "three cards, one known": Case(
        ("wall wall", "double splatball double", "single fort"), "double splatball single", ((D | S, ANY), NOTHING), 1
    ),
    "three cards, twice the same set": Case(
        ("wall wall", "pile splatball pile", "single pile"), "pile splatball single single", ((P | S, P | S), (P, ANY)), 1
    ),
    "three cards, one set in another": Case(
        ("wall wall", "double splatball double", "single fort"), "double splatball single", ((D, D | S), NOTHING), 1
    ),
}
REDEALS = 4000


@pytest.mark.rule("SPLAT-R30", "SPLAT-48")
@pytest.mark.parametrize("case", CASES)
def test_every_possible_deal_is_equally_likely_and_no_other_comes(lay: Lay, case: str) -> None:
    """Expected from the list of all deals; the sum of squares stays below its mean plus six standard deviations."""
    hands, draw, sets, player = CASES[case]
    seats = len(hands)
    known = {"narrow": [ANY, *(narrow for narrow, _ in sets)], "wide": [ANY, *(wide for _, wide in sets)]}
    table = lay(seats=seats, player=player, hands=dict(enumerate(hands)), draw=Counter(draw.split()), fields=known)
    pool = [CARDS.index(card) for text in (*hands[1:], draw) for card in text.split()]
    sizes = [len(text.split()) for text in hands[1:]]
    expected = Counter(deals(pool, sizes, list(sets)))
    total = sum(expected.values())

    found: Counter[Hands] = Counter()
    for seed in range(REDEALS):
        t = table.redealt(0, seed).t
        found[tuple(tuple(k for k in range(6) for _ in range(t.hand[s, k])) for s in range(1, seats))] += 1
        assert t.hand[0].tolist() == table.t.hand[0].tolist()
        assert sum(t.draw) == t.draw_left == len(draw.split())
    assert set(found) == set(expected)
    share = REDEALS / total
    squares = sum((found[deal] - share * ways) ** 2 / (share * ways) for deal, ways in expected.items())
    freedom = len(expected) - 1
    assert squares < freedom + 6 * (2 * freedom) ** 0.5


@pytest.mark.rule("SPLAT-R28", "SPLAT-06")
def test_in_the_standard_game_there_is_nothing_to_redeal(lay: Lay) -> None:
    table = lay(card="single", p1={"S": 3}, discard={"double": 2})
    other = table.redealt(1, 5)
    laid, again = table.position(), other.position()
    assert {field for field in laid if laid[field] != again[field]} == {"generator"}


@pytest.mark.rule("SPLAT-R30")
def test_hands_that_fill_all_doubles_are_still_dealt(lay: Lay) -> None:
    """Five players who are known to hold nothing but Doubles: all ten Doubles are in their hands."""
    hands = {0: "wall single single", **dict.fromkeys(range(1, 6), "double double"), 6: "single splatball"}
    known = {"narrow": [ANY, *[D] * 5, S], "wide": [ANY, *[D] * 5, ANY]}
    table = lay(seats=7, hands=hands, fields=known)
    for seed in range(50):
        t = table.redealt(0, seed).t
        assert all(t.hand[s, 1] == 2 for s in range(1, 6))
        assert t.hand[6, 4] >= 1


@pytest.mark.rule("SPLAT-48")
def test_a_seat_is_shown_its_own_hand_and_a_spectator_none(lay: Lay) -> None:
    """Seven players: the last seat is where an index of -1 would look."""
    table = lay(seats=7, hands={0: "wall fort single", **dict.fromkeys(range(1, 7), "double single")})
    for seat in range(-1, 7):
        shown = table.shown(seat)
        assert [s for s in range(7) if shown.hand[s].any()] == ([seat] if seat >= 0 else [])
        assert not shown.draw.any()
        assert shown.draw_left == table.t.draw_left


@pytest.mark.rule("SPLAT-R32")
def test_after_a_shuffle_old_hands_and_new_draw_pile_are_one_to_those_who_look(lay: Lay) -> None:
    """All Forts were discarded before the shuffle, so nobody can hold one yet; a seat is not credited with knowing that."""
    table = lay(hands={0: "wall single single", 1: "single pile", 2: "double pile"}, draw={})
    table.load([0])
    assert "shuffle" in [event.kind for event in table.play("wall")]
    forts = [table.redealt(0, seed).t.hand[2, 5] for seed in range(300)]
    assert 0 < sum(n > 0 for n in forts) < 300
