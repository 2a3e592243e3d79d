"""Setting up: seats, decks, the lot for the first turn, hands, options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from snowyard import Refusal, Table, game, new

Lay = Callable[..., Table]
DECK = [54, 10, 5, 16, 10, 5]
SMALL_DECK = [54, 0, 5, 0, 0, 0]


def all_cards(table: Table) -> list[int]:
    """Every card of a table on which nothing has been played yet."""
    t = table.t
    cards = [int(n) for n in t.draw]
    for seat in range(table.seats):
        for kind in range(6):
            cards[kind] += t.hand[seat, kind]
    if t.card >= 0:
        cards[t.card] += 1
    return cards


@pytest.mark.rule("SPLAT-01")
def test_two_to_seven_players_can_sit_down() -> None:
    for seats in range(2, 8):
        assert new("splat", seats=seats, seed=1).seats == seats
    for seats in (1, 8):
        with pytest.raises(Refusal):
            new("splat", seats=seats, seed=1)


@pytest.mark.rule("SPLAT-02")
@pytest.mark.parametrize("seats", range(3, 8))
def test_three_or_more_players_use_all_cards(seats: int) -> None:
    assert all_cards(new("splat", seats=seats, seed=seats)) == DECK
    assert all_cards(new("splat", seats=seats, seed=seats, strategic=True)) == DECK
    assert all_cards(new("splat", seats=seats, seed=seats, two_player_deck="small")) == DECK


@pytest.mark.rule("SPLAT-46", "SPLAT-56", "SPLAT-R21")
def test_two_players_use_singles_and_walls_unless_they_choose_the_full_deck() -> None:
    assert all_cards(new("splat", seats=2, seed=1)) == SMALL_DECK
    assert all_cards(new("splat", seats=2, seed=1, strategic=True)) == SMALL_DECK
    assert all_cards(new("splat", seats=2, seed=1, two_player_deck="full")) == DECK


@pytest.mark.rule("SPLAT-47", "SPLAT-R25")
def test_a_game_come_down_to_two_keeps_all_its_cards(lay: Lay) -> None:
    table = lay(seats=3, p2={"S": 9}, card="single", discard={"single": 4})
    table.play("single p2")
    assert table.t.alive == 0b011
    assert game("splat").words.check(table.t) is None, "all 100 cards are somewhere"
    kinds = set()
    for _ in range(30):
        kinds.add(table.t.card)
        if table.over:
            break
        table.play(table.actions[0])
    assert kinds - {0, 2}, "cards that a two-player game does not have are still drawn"


@pytest.mark.rule("SPLAT-03")
def test_every_order_of_the_draw_pile_is_equally_likely() -> None:
    """First and second card of 6,000 deals: each pair within five standard deviations of its probability."""
    games = 6000
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(games):
        table = new("splat", seats=3, seed=seed)
        first = table.t.card
        table.play(table.actions[0])
        pairs[first, table.t.card] += 1
        assert sum(table.t.discard) <= 1
    for a in range(6):
        for b in range(6):
            p = DECK[a] * (DECK[b] - (a == b)) / (100 * 99)
            assert abs(pairs[a, b] - games * p) < 5 * (games * p * (1 - p)) ** 0.5


@pytest.mark.rule("SPLAT-03")
def test_the_discard_pile_starts_empty() -> None:
    assert sum(new("splat", seats=5, seed=3).t.discard) == 0


@pytest.mark.rule("SPLAT-04")
def test_every_seat_is_equally_likely_to_start() -> None:
    starts = Counter(new("splat", seats=7, seed=seed).t.starter for seed in range(3500))
    assert all(abs(starts[seat] - 500) < 5 * (500 * 6 / 7) ** 0.5 for seat in range(7))
    for seed in range(20):
        table = new("splat", seats=5, seed=seed)
        assert table.t.starter == table.actor == table.t.player


@pytest.mark.rule("SPLAT-05", "SPLAT-06")
def test_everybody_starts_in_with_nothing() -> None:
    table = new("splat", seats=7, seed=4)
    for player in table.view(-1)["players"]:
        assert not player["out"]
        fields = ("hits", "protection", "singles", "doubles", "sideways", "walls", "forts", "cracked", "pile")
        assert not any(player[field] for field in (*fields, "hand_size"))
    assert not table.t.hand.any()


@pytest.mark.rule("SPLAT-48", "SPLAT-49")
def test_hands_of_two_cards_are_dealt_in_the_strategic_variant() -> None:
    for seed in range(50):
        table = new("splat", seats=4, seed=seed, strategic=True)
        sizes = [int(table.t.hand[seat].sum()) for seat in range(4)]
        assert sizes == [3 if seat == table.actor else 2 for seat in range(4)]
        assert table.t.draw_left == 100 - 9
        for seat in range(-1, 4):
            told = [event for event in table.events(seat) if event.kind == "dealt"]
            assert [event.seat for event in told] == ([seat] if seat >= 0 else [])


@pytest.mark.rule("SPLAT-55", "SPLAT-56", "SPLAT-57", "SPLAT-58", "SPLAT-45")
def test_options_default_to_the_printed_game_and_are_kept_in_range() -> None:
    assert new("splat", seed=1).options == {
        "seats": 4,
        "strategic": False,
        "hit_limit": 10,
        "two_player_deck": "small",
        "protection_choice": "auto",
        "strategic_discard": "forced",
        "turn_cap": 1000,
    }
    bad = {"hit_limit": (2, 11), "turn_cap": (99, 5001), "two_player_deck": ("tiny",), "strategic_discard": ("never",)}
    for name, values in bad.items():
        for value in values:
            with pytest.raises(Refusal):
                new("splat", seed=1, **{name: value})


@pytest.mark.rule("SPLAT-R01")
def test_the_game_is_shown_under_its_published_title() -> None:
    assert game("splat").title == "Snowball Fight (Toresh)"


@pytest.mark.rule("SPLAT-R19")
def test_whoever_picks_the_small_deck_is_told_that_it_is_a_coin_flip() -> None:
    assert "whoever starts wins" in game("splat").speech().about_option("two_player_deck")
    assert "whoever starts can always win" in new("splat", seats=2, seed=1).story()[0]
    assert "whoever" not in new("splat", seats=2, seed=1, two_player_deck="full").story()[0]
    assert "whoever" not in new("splat", seats=3, seed=1).story()[0]
