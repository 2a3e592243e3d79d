"""Seats by lot: drawn from the committed seed, the same for everybody who looks again."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from snowyard import Refusal, game
from snowyard.match import Match, Seat, Sitting, read, seat_by_lot, seats_by_lot, seed_from, verify, write
from snowyard.terminal.seating import new_match, read_seats

NAMES = ("Mia", "Ole", "Ada")


@pytest.mark.rule("LANES-R01")
def test_each_of_two_starts_half_of_the_games() -> None:
    """4000 fixed seeds: 2000 expected; five sigma are 158."""
    first = Counter(seats_by_lot(seed_from(n), 2)[0] for n in range(4000))
    assert set(first) == {0, 1}
    assert abs(first[0] - 2000) < 158


def test_every_order_of_three_is_as_likely() -> None:
    """6000 fixed seeds: 1000 of each of the six orders expected; five sigma are 144."""
    orders = Counter(tuple(seats_by_lot(seed_from(n), 3)) for n in range(6000))
    assert set(orders) == set(permutations(range(3)))
    assert all(abs(count - 1000) < 144 for count in orders.values())


def test_a_lot_is_determined_by_the_seed_the_number_and_the_salt_and_falls_on_a_free_seat() -> None:
    for n in range(50):
        seed = seed_from(n)
        assert seats_by_lot(seed, 4) == seats_by_lot(seed, 4)
        assert seat_by_lot(seed, 1, "", [3, 1]) == seat_by_lot(seed, 1, "", [1, 3]) in (1, 3)
    for other in ((1, "salt"), (2, "")):
        assert any(seat_by_lot(seed_from(n), 1, "", range(2)) != seat_by_lot(seed_from(n), *other, range(2)) for n in range(50))


def drawn(seed: int, salts: dict[str, str] | None = None, chosen: str = "") -> Match:
    """Three sit down in the order of NAMES, by lot but for the one who has chosen p2."""
    key, given = seed_from(seed), salts or {}
    seats: dict[str, int] = {}
    for number, name in enumerate(NAMES, 1):
        free = set(range(3)) - set(seats.values())
        seats[name] = 2 if name == chosen else seat_by_lot(key, number, given.get(name, ""), free)
    players = [Seat(name) for name in sorted(NAMES, key=lambda name: seats[name])]
    seating = [Sitting(seats[name], name != chosen) for name in NAMES]
    match = Match("forts", players, seed=key, salts={seats[n]: s for n, s in given.items()}, seating=seating, seats=3)
    rng = random.Random(seed)
    while not match.table.over and len(match.moves) < 40:
        match.play(match.table.actor, rng.choice(match.table.actions))
    return match


@pytest.mark.rule("LANES-R01")
def test_the_record_says_how_seats_were_given_and_verify_derives_the_lots_again() -> None:
    for seed in range(4):
        match = drawn(seed, {"Ole": "snow"})
        text = write(match)
        where = {player.name: s for s, player in enumerate(match.players)}
        assert f"seating: {', '.join(f'{name} p{where[name]} by lot' for name in NAMES)}" in text.splitlines()
        assert read(text).seating == match.seating
        assert write(read(text)) == text
        assert "3 seats were drawn by lot, as the seed says" in verify(text)


def test_whoever_chose_a_seat_is_told_apart() -> None:
    match = drawn(3, chosen="Mia")
    text = write(match)
    assert "seating: Mia p2 chosen, Ole p" in text
    assert "2 seats were drawn by lot" in verify(text)


def test_a_tampered_seating_is_refused() -> None:
    text = write(drawn(1))
    line = next(line for line in text.splitlines() if line.startswith("seating: "))
    at = text.splitlines().index(line) + 1
    parts = line.removeprefix("seating: ").split(", ")
    for order in permutations(parts):  # as if they had sat down in another order
        changed = text.replace(line, f"seating: {', '.join(order)}")
        if order != tuple(parts) and seats_by_lot(seed_from(1), 3) != [int(part.split(" p")[1][0]) for part in order]:
            with pytest.raises(Refusal, match=rf"line {at}: the seed gives p\d by lot to"):
                verify(changed)
    seats = [line for line in text.splitlines() if line.startswith("seat p")]
    swapped = text.replace(seats[0], "seat p0: " + seats[1][9:]).replace(seats[1], "seat p1: " + seats[0][9:])
    with pytest.raises(Refusal, match="cannot have sat down at p"):
        verify(swapped)
    with pytest.raises(Refusal, match="it is not said who sat down at p"):
        verify(text.replace(line, f"seating: {', '.join(parts[:2])}"))
    with pytest.raises(Refusal, match="does not say who sat down where"):
        verify(text.replace(line, "seating: Mia first"))


def test_another_salt_does_not_fit_the_lot() -> None:
    """Ole's salt is part of Ole's lot; of 20 other salts about half draw another seat."""
    match = drawn(1, {"Ole": "snow"})
    refused = 0
    for n in range(20):
        try:
            read(write(match).replace(": snow", f": salt{n}"))
        except Refusal as refusal:
            refused += "by lot to Ole" in refusal.sentence
    assert 3 <= refused <= 17


def test_a_record_without_lots_says_nothing_of_seating_and_is_read_as_ever() -> None:
    text = write(Match("forts", [Seat("Mia"), Seat("Ole")], seed=seed_from(1), seating=[Sitting(0, False), Sitting(1, False)]))
    assert "seating" not in text
    assert read(text).seating == ()


@pytest.mark.rule("LANES-R01")
def test_at_the_terminal_seats_are_by_lot_unless_somebody_names_them() -> None:
    lanes = game("lanes")
    mine = Counter(new_match(lanes, [], "random", {}, seed, False).names.index("Robin") for seed in range(40))
    assert 5 < mine[0] < 35
    for seed in range(5):
        match = new_match(lanes, [], "random", {}, seed, False)
        assert match.names.index("Robin") == seats_by_lot(seed_from(seed), 2)[0]
        assert "2 seats were drawn by lot" in verify(write(match))
        named = new_match(lanes, read_seats("me,bot", "random", lanes), "random", {}, seed, False)
        assert (named.names, named.seating) == (["Robin", "Bot 1"], ())


def test_whoever_gives_no_name_has_one_that_sentences_can_be_told_with() -> None:
    assert [seat.name for seat in read_seats("me,Robin,bot", "random", game("forts"))] == ["Kim", "Robin", "Bot 1"]
    told = new_match(game("forts"), read_seats("me,bot", "random", game("forts")), "random", {}, 1, False)
    assert "Me" not in told.names
