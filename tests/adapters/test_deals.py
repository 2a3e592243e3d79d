"""The opening deal, one draw after the other, and how long games can be."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from adapters.tables import settings
from snowyard import Game, Refusal, game, new
from snowyard.adapters.deals import MOST, Deals, dealing_layout
from snowyard.adapters.desk import single_module

SIX_CARDS = """
lanes = { count = 1, to_win = 1 }
deal = { hand = 1, pile = 1 }
[ranks]
ace = { copies = 3 }
two = { copies = 2 }
three = { copies = 1 }
"""


def six_cards() -> dict[str, Any]:
    rest = "".join(
        f"{name} = {{ copies = 0 }}\n"
        for name in ("four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
    )
    return {"variant": SIX_CARDS + rest}


def deals_of(of: Game, options: dict[str, Any]) -> Deals:
    return Deals(of, options, single_module(of))


def test_every_order_of_the_cards_has_the_chance_of_a_shuffled_deck() -> None:
    """Six cards, dealt one after the other: 60 orders, each as likely as its share of the 720 of a shuffled deck."""
    of = game("lanes")
    deals = deals_of(of, six_cards())
    found: dict[tuple[int, ...], Fraction] = {}
    true: dict[tuple[int, ...], Fraction] = {}

    def deal_on(loaded: tuple[int, ...], share: Fraction) -> None:
        faces, _ = deals.ahead(loaded)
        if not faces:
            found[loaded] = share
            return
        for result, chance in deals.outcomes(loaded, faces):
            deal_on((*loaded, result), share * Fraction(chance).limit_denominator(1000))

    deal_on((), Fraction(1))
    length = len(next(iter(found)))
    for order in permutations((1, 1, 1, 2, 2, 3)):
        true[order[:length]] = true.get(order[:length], Fraction(0)) + Fraction(1, factorial(6))
    assert length > 4
    assert found == true


def test_a_deal_with_its_own_results_loaded_is_the_same_deal(any_game: Game) -> None:
    for options in settings(any_game):
        table = new(any_game.slug, seed=5, **options)
        made = table.t.made_count
        if made > len(table.t.given):
            assert dealing_layout(any_game, options).sizes["loaded"] == MOST
            continue
        results = tuple(int(result) for result, _ in table.t.made[:made])
        faces, record = deals_of(any_game, options).ahead(results)
        again = type(table).recall(any_game, record)
        assert faces == 0
        assert [again.view(seat) for seat in range(-1, table.seats)] == [table.view(seat) for seat in range(-1, table.seats)]


def test_a_deal_of_more_cards_than_a_record_can_load_is_dealt_card_by_card_too() -> None:
    of, options = game("splat"), {"seats": 7, "strategic": True, "variant": "hand.cards = 4"}
    deals = deals_of(of, options)
    loaded: tuple[int, ...] = ()
    while (faces := deals.ahead(loaded)[0]) != 0:
        loaded = (*loaded, deals.outcomes(loaded, faces)[0][0])
    assert len(loaded) > of.layout.sizes["loaded"]
    table = type(new("splat")).restore(of, deals.ahead(loaded)[1])
    assert table.view(6)["hand"]
    assert len(loaded) == 1 + 7 * 4 + 1


def test_what_no_deal_can_show_is_refused() -> None:
    with pytest.raises(Refusal, match=r"the deal \[1, 4\] cannot be"):
        deals_of(game("lanes"), six_cards()).ahead((1, 4))


def test_no_game_is_longer_than_it_says(any_game: Game) -> None:
    """Random games of all settings, their first 300 decisions: none goes beyond what its game declares."""
    rng = random.Random(9)
    for options in settings(any_game):
        table = new(any_game.slug, seed=9, **options)
        bound = any_game.module("length").most_decisions(table.t)
        assert 0 < bound < 2**31
        for _ in range(300):
            if table.over:
                break
            table.play(rng.choice(table.actions))
        assert table.t.decisions <= bound
