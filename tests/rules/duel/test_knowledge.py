"""What seats know: nothing leaks, nothing true is excluded, and redealing is uniform over what a seat cannot exclude."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from rules.duel.positions import discards, fight, lay, pile
from snowyard import Table, new
from snowyard.games.duel.checks import hides
from snowyard.games.duel.layout import A2, ABANDONED, B1, B2, BOX, CHOOSE, DISCARDS, HAND, HIDDEN, KEEP, STOCK, TOP, ZONES, N


def known(table: Table, me: int, other: int) -> dict[str, Any]:
    told: dict[str, Any] = table.view(me)["players"][other]["known"]
    return told


def seen(table: Table, seat: int) -> str:
    return json.dumps([table.view(seat), table.story(seat), table.events(seat), table.observe(seat).tobytes().hex()])


# ---- what is remembered


def test_in_a_draft_of_two_each_knows_the_four_candidates_of_the_other() -> None:
    for seed in range(10):
        table = new("duel", seed=seed)
        rng = random.Random(seed)
        while table.t.phase < KEEP:
            table.play(rng.choice(table.actions))
        for me in range(2):
            assert known(table, me, 1 - me)["hand"]["surely"] == pile(table, HAND + 1 - me).split()
        candidates = [pile(table, HAND + seat).split() for seat in range(2)]
        while table.t.phase < CHOOSE:
            table.play(rng.choice(table.actions))
        told = known(table, 0, 1)
        assert Counter(told["surely"] + told["may"]) == Counter(["B1", "B2", "B3", *candidates[1]]) or table.t.face_up[0]
        assert set(told["may"]) <= set(candidates[1])


def test_a_played_card_is_known_until_the_draw_pile_swallows_it() -> None:
    table = fight({"play": "B1 Dodge", "Dr": "B2 B3", "X": ""}, {"play": "A5 Dodge"})
    assert known(table, 1, 0)["discards"]["surely"] == ["B1"]
    table.play("play B2 Upgrade")  # p0 draws B2 B3 and picks B2
    table.play(next(m for m in table.moves if "dodge" in m))
    while table.t.phase != CHOOSE:
        table.play(table.actions[0])
    assert "B1" in known(table, 1, 0)["surely"]


def test_an_unpicked_card_may_be_in_the_draw_pile_or_the_discards() -> None:
    table = fight({"play": "B1 Dodge", "H": "A1", "Dr": "B2 B3 A3"}, {"play": "A5 Dodge"})
    told = known(table, 1, 0)
    assert "A1" in told["discards"]["may"]
    assert "A1" in told["draw"]["may"]
    assert told["discards"]["surely"] == ["B1"]


def test_the_left_over_card_before_a_reshuffle_limits_the_hand() -> None:
    """p1 has seen p0 play A1 and B2. The card left over in p0's draw pile is neither, so at most one of them is drawn."""
    table = lay({"H": "A1 B1", "X": "B2", "Dr": "B3"}, {"H": "A5 A4", "Dr": "A2 A3 A2"})
    table.t.may[1, HAND] = table.t.place[HAND]
    table.t.may[1, DISCARDS] = table.t.place[DISCARDS]
    table.t.may[1, 0] = table.t.place[0]
    for zone in (STOCK, BOX):
        table.t.may[1, zone] &= ~(table.t.place[HAND] | table.t.place[DISCARDS] | table.t.place[0])
    table.play("play A1 Dodge")
    table.play("play A5 Dodge")
    assert known(table, 1, 0)["hand"]["surely"] == ["B3"]  # the left-over card is known by elimination
    assert Counter(known(table, 1, 0)["hand"]["may"]) == Counter(["A1", "B1", "B2"])


def test_a_whitewashed_hand_is_known_and_so_is_the_card_not_picked() -> None:
    table = fight({"play": "E4 Whitewash", "Dr": "B1 B2 B3 A1"}, {"play": "A5 Dodge", "Dr": "B3 B1 A3"})
    hand = pile(table, HAND + 1).split()
    assert known(table, 0, 1)["hand"]["surely"] == hand
    table.play(next(m for m in table.moves if "dodge" in m))
    picked = next(m for m in table.moves if "dodge" in m or "upgrade" in m)
    table.play(picked)
    while table.t.phase != CHOOSE:
        table.play(table.actions[0])
    assert set(hand) <= set(known(table, 0, 1)["surely"])


def test_restock_and_cache_hide_which_discard_went() -> None:
    table = fight({"play": "B3 Restock", "X": "A1 A3", "Dr": "B1 B2"}, {"play": "A5 Dodge"})
    seats = []
    for choice in ("A1", "A3"):
        copy = table.copy()
        copy.load([B1, B2])
        copy.play(f"pick discard {choice}")
        seats.append(seen(copy, 1))
    assert seats[0] == seats[1]
    cache = fight({"play": "X2 Weapons Cache", "X": "A1 A3"}, {"play": "A5 Dodge"}, alt_extremes="X2 for E2")
    told = []
    for choice in ("A1", "A3", "X2"):
        copy = cache.copy()
        copy.play(f"pick discard {choice}")
        told.append(seen(copy, 1))
    assert len(set(told)) == 1


def test_a_card_taken_unseen_is_known_to_its_taker_only() -> None:
    table = fight({"play": "B2 Upgrade"}, {"play": "A5 Upgrade"}, piles=["A4 E2", "E3 A1"])
    table.play("pile 1")
    told = []
    for card in ("A1", "E2"):
        copy = table.copy()
        copy.load([3 if card == "A1" else 9])
        copy.play("pile 1")
        assert card in discards(copy, 0)
        told.append(known(copy, 1, 0))
    assert told[0] == told[1]


def test_a_random_steal_between_others_blurs_who_holds_the_card() -> None:
    table = fight(
        {"play": ["A2 Slushball Attack", "B3 Dodge"]}, {"play": ["B3 Dodge", "A3 Upgrade"]}, {"play": ["B1 Dodge", "B3 Dodge"]}
    )
    third = known(table, 2, 0)
    assert {"B3", "A3"} <= set(third["surely"] + third["may"])
    assert "A3" not in third["surely"]
    assert "A3" in known(table, 0, 1)["surely"] + pile(table, DISCARDS).split()


# ---- nothing leaks


def test_two_games_that_a_seat_cannot_tell_apart_give_it_the_same_bytes() -> None:
    """Whole games: redeal for a seat, then play the same moves for it and whatever the others do in secret; until
    something is revealed the seat's stream is byte-identical."""
    rng = random.Random(5)
    compared = 0
    for seed in range(6):
        table = new("duel", seed=seed, seats=2 + seed % 3, alt_extremes="2" if seed % 2 else "none")
        while not table.over:
            seat = rng.randrange(table.seats)
            twin = table.redealt(seat, rng.getrandbits(60))
            assert seen(twin, seat) == seen(table, seat)
            if table.t.phase <= CHOOSE and table.actor != seat and not last_choice(table):
                a, b = table.copy(), twin
                a.play(rng.choice(a.actions))
                b.play(rng.choice(b.actions))
                if a.actor == b.actor:
                    assert seen(a, seat) == seen(b, seat)
                    compared += 1
            table.play(rng.choice(table.actions))
    assert compared > 60


def last_choice(table: Table) -> bool:
    """Does the next move complete a secret choice of everybody?"""
    two = table.t.phase == KEEP or (table.t.phase == CHOOSE and table.seats > 2)
    return table.actor == table.seats - 1 and (not two or table.t.chosen[table.actor, 0] >= 0)


def test_what_is_shown_depends_only_on_what_the_seat_knows() -> None:
    """Copies of a kind look alike: exchanging two copies that the seat cannot tell apart changes no byte shown."""
    table = lay({"H": "B1 A2"}, {"H": "B2 B3", "X": "A2 B1"})
    other = table.copy()
    swap(other, 4 * B1, 4 * B1 + 1)
    for seat in (-1, 1):
        table.shown(seat)
        other.shown(seat)
        assert table._tables.raw[1].tobytes() == other._tables.raw[1].tobytes()


def test_which_copy_was_played_tells_nothing() -> None:
    """p1 knows that p0 drew one A2 and may have drawn the other. Whether p0 now plays the one or the other of two that
    look alike, p1 afterwards knows the same: one is played, the other may be the unpicked card or in the Arsenal."""
    first, second, b1 = 4 * A2, 4 * A2 + 1, 4 * B1
    one = lay({"H": "A2 B1"}, {"play": "B1 Dodge"}, piles=["E1 A2", "E3"])
    swap(one, first, second)  # p0 holds the second copy, which p1 knows, and B1; the first copy is in the Arsenal
    both = lay({"H": "A2 A2"}, {"play": "B1 Dodge"}, piles=["E1 B1", "E3"])
    for table in (one, both):
        t = table.t
        pair = t.place[DISCARDS + 1] | t.place[HAND + 1]
        spare = b1 if not pair >> b1 & 1 else b1 + 1
        for zone in range(HIDDEN):
            t.may[1, zone] &= ~((1 << first) | (1 << second) | (1 << spare))
        for zone in (HAND, STOCK):
            t.may[1, zone] |= (1 << first) | (1 << spare)
        t.may[1, HAND] |= 1 << second
        table.play("play A2 Upgrade")
        table.play("play B1 Dodge")
    assert known(one, 1, 0)["discards"] == known(both, 1, 0)["discards"]
    assert known(one, 1, 0)["surely"] == known(both, 1, 0)["surely"]
    assert "A2" in known(both, 1, 0)["discards"]["may"]


def swap(table: Table, a: int, b: int) -> None:
    t = table.t
    for zone in range(ZONES):
        if (t.place[zone] >> a & 1) != (t.place[zone] >> b & 1):
            t.place[zone] ^= (1 << a) | (1 << b)
    for seat in range(t.seats):
        for zone in range(HIDDEN):
            if (t.may[seat, zone] >> a & 1) != (t.may[seat, zone] >> b & 1):
                t.may[seat, zone] ^= (1 << a) | (1 << b)


def test_the_number_of_decisions_and_events_tells_nothing_about_a_secret_choice() -> None:
    table = lay({"H": "E3 A2", "C": "B1"}, {"H": "B2 B3"})
    told = set()
    for move in table.moves:
        copy = table.copy()
        copy.play(move)
        events = len(copy.events(1)), len(copy.events(-1))
        told.add((copy.t.decisions, copy.actor, events, copy.t.news, json.dumps(copy.story(1))))
    assert len(told) == 1


# ---- redealing by exact counting


def worlds(table: Table, seat: int) -> set[tuple[int, ...]]:
    """Every way to lay the hidden cards that agrees with what the seat thinks possible."""
    t: Any = table.t
    hidden = [z for z in range(HIDDEN) if hides(t, z, seat) and t.counts[z]]
    cards = [c for c in range(4 * N) if any(t.place[z] >> c & 1 for z in hidden)]
    found: set[tuple[int, ...]] = set()

    def place(i: int, left: dict[int, int], chosen: tuple[int, ...]) -> None:
        if i == len(cards):
            found.add(chosen)
            return
        for z in hidden:
            if left[z] and t.may[seat, z] >> cards[i] & 1:
                place(i + 1, {**left, z: left[z] - 1}, (*chosen, z))

    place(0, {z: t.counts[z] for z in hidden}, ())
    return found


def laid(table: Table, seat: int, cards: list[int]) -> tuple[int, ...]:
    return tuple(next(z for z in range(ZONES) if table.t.place[z] >> c & 1) for c in cards)


def hidden_cards(table: Table, seat: int) -> list[int]:
    t = table.t
    zones = [z for z in range(HIDDEN) if t.may[seat, z]]
    return [c for c in range(4 * N) if any(t.place[z] >> c & 1 and t.may[seat, z] >> c & 1 for z in zones)]


def assert_uniform(table: Table, seat: int, samples: int) -> None:
    possible = worlds(table, seat)
    cards = hidden_cards(table, seat)
    counts = Counter(laid(table.redealt(seat, k), seat, cards) for k in range(samples))
    assert set(counts) <= possible
    expected = samples / len(possible)
    assert len(counts) == len(possible), f"{len(counts)} of {len(possible)} tables were dealt"
    chi = sum((counts[w] - expected) ** 2 / expected for w in possible)
    assert chi < len(possible) + 6 * (2 * len(possible)) ** 0.5  # six sigma


@pytest.mark.parametrize("seat", [0, 1])
def test_redealing_is_uniform_in_a_small_ending(seat: int) -> None:
    table = fight(
        {"play": "B1 Dodge", "H": "A1", "Dr": "B2 B3", "X": ""},
        {"play": "A5 Dodge", "H": "B3", "Dr": "A3 B1"},
        piles=["E1", "E2"],
        ab="A2 A2 A4 A4 A5 B2 E3 E4",
    )
    assert len(worlds(table, seat)) == 3
    assert_uniform(table, seat, 4000)


def test_redealing_is_uniform_when_restock_and_a_hidden_acquisition_have_blurred_the_table() -> None:
    table = fight(
        {"play": "B3 Restock", "X": "A1 A3", "Dr": "B1"},
        {"play": "A5 Upgrade", "Dr": "B1 B3"},
        piles=["E1 E4", "E2"],
        ab="A2 A2 A4 A4 A5 B2 B2 E3",
    )
    while table.t.phase != CHOOSE or table.t.turn == 0:
        table.play(table.actions[0])
    assert_uniform(table, 1, 6000)


def test_redealing_draws_the_secret_choice_anew() -> None:
    table = lay({"H": "B1 A2"}, {"H": "B2 B3"})
    table.play("play B1 Dodge")
    chosen: Counter[int] = Counter()
    for k in range(400):
        other = table.redealt(1, k)
        assert other.t.chosen[0, 0] >= 0
        assert other.t.place[HAND] >> other.t.chosen[0, 0] & 1
        chosen[int(other.t.side[0, 0])] += 1
    assert 140 < chosen[0] < 260
    mine = table.redealt(0, 3)
    assert mine.t.chosen[0].tolist() == table.t.chosen[0].tolist()


def test_redealing_keeps_everything_that_is_known() -> None:
    rng = random.Random(9)
    for seed in range(6):
        table = new("duel", seed=seed, seats=2 + seed % 3)
        while not table.over:
            seat = rng.randrange(table.seats)
            if rng.random() < 0.3:
                other = table.redealt(seat, rng.getrandbits(50))
                assert other.t.counts.tolist() == table.t.counts.tolist()
                for zone in (*range(seat, TOP, 4), ABANDONED):
                    assert other.t.place[zone] == table.t.place[zone]
                assert sum(other.t.place) == sum(table.t.place)
            table.play(rng.choice(table.actions))


def test_spectators_see_no_hidden_card() -> None:
    table = lay({"H": "B1 A2", "X": "A3", "C": "E1"}, {"H": "B2 B3"})
    shown = table.shown(-1)
    assert all(shown.place[zone] == 0 for zone in (*range(TOP), STOCK))
    assert not shown.may.any()
    assert shown.chosen[0].tolist() == [-1, -1]
