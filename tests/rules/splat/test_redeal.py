"""Redealing by counting: small tables whose every possible deal is listed, card by card."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

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


CASES: dict[str, dict[str, Any]] = {
    "nothing known": dict(hands={0: "wall wall single", 1: "single fort", 2: "double pile"}, draw={"pile": 1, "single": 1},
                          sets=[(ANY, ANY), (ANY, ANY)]),
    "one set in another": dict(hands={0: "wall wall single", 1: "double splatball", 2: "single fort"},
                               draw={"double": 2, "splatball": 1, "pile": 1}, sets=[(D, D | S), (ANY, ANY)]),
    "one card known": dict(hands={0: "wall wall single", 1: "double single", 2: "splatball fort"},
                           draw={"double": 2, "splatball": 1, "single": 1}, sets=[(D | S, ANY), (S, ANY)]),
    "sets that cross": dict(hands={0: "wall wall single", 1: "double splatball", 2: "pile splatball"},
                            draw={"double": 1, "splatball": 2, "pile": 2, "fort": 1}, sets=[(D | S, D | S), (P | S, P | S)]),
    "sets that cross, tight": dict(hands={0: "wall wall single", 1: "double splatball", 2: "pile splatball", 3: "splatball fort"},
                                   draw={"double": 1, "pile": 1}, sets=[(D | S, D | S), (P | S, P | S), (S, ANY)]),
    "three cards, one known": dict(player=1, hands={0: "wall wall", 1: "double splatball double", 2: "single fort"},
                                   draw={"double": 1, "splatball": 1, "single": 1}, sets=[(D | S, ANY), (ANY, ANY)]),
    "three cards, twice the same set": dict(player=1, hands={0: "wall wall", 1: "pile splatball pile", 2: "single pile"},
                                            draw={"pile": 1, "splatball": 1, "single": 2}, sets=[(P | S, P | S), (P, ANY)]),
    "three cards, one set in another": dict(player=1, hands={0: "wall wall", 1: "double splatball double", 2: "single fort"},
                                            draw={"double": 1, "splatball": 1, "single": 1}, sets=[(D, D | S), (ANY, ANY)]),
}  # fmt: skip
REDEALS = 4000


@pytest.mark.rule("SPLAT-R30", "SPLAT-48")
@pytest.mark.parametrize("case", CASES)
def test_every_possible_deal_is_equally_likely_and_no_other_comes(lay: Lay, case: str) -> None:
    """Expected from the list of all deals; the sum of squares stays below its mean plus six standard deviations."""
    given = dict(CASES[case])
    sets: list[tuple[int, int]] = given.pop("sets")
    seats = len(given["hands"])
    known = {"narrow": [ANY, *(a for a, _ in sets)], "wide": [ANY, *(b for _, b in sets)]}
    table = lay(seats=seats, fields=known, **given)
    pool = [CARDS.index(c) for s in range(1, seats) for c in given["hands"][s].split()]
    pool += [CARDS.index(c) for c, n in given["draw"].items() for _ in range(n)]
    sizes = [len(given["hands"][s].split()) for s in range(1, seats)]
    expected = Counter(deals(pool, sizes, sets))
    total = sum(expected.values())

    found: Counter[Hands] = Counter()
    for seed in range(REDEALS):
        t = table.redealt(0, seed).t
        hands = tuple(tuple(k for k in range(6) for _ in range(t.hand[s, k])) for s in range(1, seats))
        found[hands] += 1
        assert t.hand[0].tolist() == table.t.hand[0].tolist()
        assert sum(t.draw) == t.draw_left == sum(given["draw"].values())
    assert set(found) == set(expected)
    share = REDEALS / total
    squares = sum((found[hands] - share * ways) ** 2 / (share * ways) for hands, ways in expected.items())
    freedom = len(expected) - 1
    assert squares < freedom + 6 * (2 * freedom) ** 0.5


@pytest.mark.rule("SPLAT-R28", "SPLAT-06")
def test_in_the_standard_game_there_is_nothing_to_redeal(lay: Lay) -> None:
    table = lay(card="single", p1={"S": 3}, discard={"double": 2})
    other = table.redealt(1, 5)
    for field in ("draw", "discard", "card", "singles"):
        assert getattr(other.t, field).__repr__() == getattr(table.t, field).__repr__()


@pytest.mark.rule("SPLAT-R30")
def test_hands_that_fill_all_doubles_are_still_dealt(lay: Lay) -> None:
    """Five players who are known to hold nothing but Doubles: all ten Doubles are in their hands."""
    hands = {0: "wall single single", **{s: "double double" for s in range(1, 6)}, 6: "single splatball"}
    known = {"narrow": [ANY, *[D] * 5, S], "wide": [ANY, *[D] * 5, ANY]}
    table = lay(seats=7, hands=hands, fields=known)
    for seed in range(50):
        t = table.redealt(0, seed).t
        assert all(t.hand[s, 1] == 2 for s in range(1, 6))
        assert t.hand[6, 4] >= 1


@pytest.mark.rule("SPLAT-48")
def test_a_spectator_knows_no_hand(lay: Lay) -> None:
    table = lay(hands={0: "wall fort single", 1: "double splatball", 2: "single fort"})
    shown = table.shown(-1)
    assert not shown.hand.any()
    assert not shown.draw.any()
    assert shown.draw_left == table.t.draw_left
