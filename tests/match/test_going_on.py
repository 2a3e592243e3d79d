"""A game that goes on under another seed: what was known of the first one is worth nothing any more."""

from __future__ import annotations

import random

import numpy as np
import pytest

from snowyard import Game, Refusal, Table
from snowyard.match import Match, Seat, Sitting, read, seat_by_lot, seed_from, verify, write
from snowyard.match.fairness import deal_key
from support import random_options, some_tables

MEMORY = {"duel": {"unpicked", "may", "limit_cards"}}
"""What other seats remember of where cards may lie is carried over by the places, in the order they had. Where each card lies
does not depend on it."""


def walk(match: Match, rng: random.Random, most: int = 100_000) -> None:
    while not match.table.over and most > 0:
        match.play(match.table.actor, rng.choice(match.table.actions))
        most -= 1


def begun(game: Game, rng: random.Random, most: int = 60) -> Match:
    """Some moves of a game of any options, not over."""
    while True:
        match = Match(game.slug, seed=seed_from(rng.getrandbits(30)), salts={0: "snow"}, **random_options(game, rng))
        walk(match, rng, rng.randrange(most))
        if not match.table.over:
            return match


def gone_on(match: Match, rng: random.Random, keeper: int) -> None:
    players = [Seat(f"New {s}", "fair" if rng.random() < 0.3 else "") for s in range(match.table.seats)]
    seed, salts = seed_from(rng.getrandbits(30)), {s: f"s{s}" for s in range(len(players)) if rng.random() < 0.5}
    free, seating = set(range(len(players))), []
    for number in range(1, len(players) + 1):
        seat = next(
            s for s in sorted(free) if s == seat_by_lot(seed, number, salts.get(s, ""), free) or len(free) == 1 or s == max(free)
        )
        seating.append(Sitting(seat, seat == seat_by_lot(seed, number, salts.get(seat, ""), free)))
        free.remove(seat)
    match.go_on(keeper, players, seed=seed, salts=salts, seating=seating)


@pytest.mark.parametrize("number", range(2))
def test_a_game_goes_on_at_any_moment_ends_and_its_record_verifies(any_game: Game, number: int) -> None:
    rng = random.Random(f"{any_game.slug} {number}")
    match = begun(any_game, rng)
    keeper, before = rng.randrange(match.table.seats), len(match.moves)
    seen = match.table.seen(keeper).without("made", "made_count", "news")
    gone_on(match, rng, keeper)
    assert (
        match.table.seen(keeper).without("made", "made_count", "news") == seen
    )  # nothing has changed before the eyes of whoever stays
    assert f"went on after move {before}" in verify(write(match))
    match.forget(0)
    walk(match, rng)
    text = write(match)
    assert write(read(text)) == text
    assert bytes(read(text).table) == bytes(match.table)
    assert "both fit their commitments" in verify(text)
    again = match.replaying()()
    assert [bytes(match.at(n)) for n in range(len(match.moves) + 1)] == [bytes(again.at(n)) for n in range(len(match.moves) + 1)]
    assert match.beginning is not None
    for seed in (match.seed, match.beginning.seed):
        assert seed.hex() not in write(match, reveal_seed=False)


def test_what_is_dealt_anew_follows_from_what_the_seat_saw_and_the_new_seed_alone(any_game: Game) -> None:
    """Tables that look alike to the seat that stays become the same table: whatever its player knew about the others' cards and
    the pile, it is worth nothing any more."""
    rng = random.Random(any_game.slug)
    looked = 0
    for table in some_tables(any_game, 3, deals=2):
        if table.over:
            continue
        seat = rng.randrange(table.seats)
        other = table.redealt(seat, rng.getrandbits(60))
        key = deal_key(seed_from(1), {}, looked)
        assert difference(table.redealt(seat, *key), other.redealt(seat, *key)) <= MEMORY.get(any_game.slug, set())
        looked += 1
    assert looked > 5


def difference(one: Table, two: Table) -> set[str]:
    return {
        name
        for name in one.game.layout.dtype.names or ()
        if np.any(np.asarray(getattr(one.t, name)) != np.asarray(getattr(two.t, name)))
    }


def test_the_new_seed_makes_new_dice_and_other_hands(any_game: Game) -> None:
    rng = random.Random(f"dice {any_game.slug}")
    match = begun(any_game, rng)
    ends = set()
    for seed in range(6):
        again = match.copy()
        again.go_on(0, match.players, seed=seed_from(seed))
        walk(again, random.Random(1), 40)
        ends.add(bytes(again.table))
    assert len(ends) == 6


def test_nothing_played_before_is_taken_back(any_game: Game) -> None:
    rng = random.Random(f"undo {any_game.slug}")
    match = begun(any_game, rng)
    gone_on(match, rng, 0)
    for seat in range(match.table.seats):
        with pytest.raises(Refusal, match="no move of yours to take back"):
            match.undo(seat)


@pytest.fixture(scope="module")
def record() -> str:
    match = Match("forts", [Seat("Mia"), Seat("Flake", "fair")], seed=seed_from(3), salts={0: "abc"})
    walk(match, random.Random(2), 9)
    match.go_on(0, [Seat("Mia"), Seat("Ben")], seed=seed_from(4), salts={1: "ice"})
    walk(match, random.Random(2))
    return write(match)


def test_the_record_names_both_parts(record: str) -> None:
    lines = [line.split("#")[0].strip() for line in record.splitlines()]
    assert lines.count("seat p0: Mia") == 2
    assert lines.index("seat p1: Flake (bot fair)") < lines.index("continued: p0") < lines.index("seat p1: Ben")
    assert [line for line in lines if line.startswith("seed:")] == [f"seed: {seed_from(n).hex()}" for n in (3, 4)]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("continued: p0", "continued: p7", r"line \d+: 2 players and seat 7 for a table of 2 seats"),
        ("continued: p0", "continued: Mia", "should name a seat as p0, p1"),
        ("continued: p0", "continued: p" + "9" * 5000, "should name a seat as p0, p1"),
        ("seat p1: Ben\n", "seat p1: Ben\ngame: forts\n", "is no line of a record's head"),
        ("seat p1: Ben\n", "seat p1: Ben\noption seats: 3\n", "is no line of a record's head"),
        ("seat p1: Ben\n", "", "1 players and seat 0"),
        (f"seed: {seed_from(4).hex()}", f"seed: {seed_from(5).hex()}", "not the one that was committed to"),
        (f"seed: {seed_from(4).hex()}\n", "", "the seed is not revealed"),
        (f"commitment: {Match('forts', seed=seed_from(4)).commitment}\n", "", "no line 'commitment:' after 'continued:'"),
        ("salt p1: ice", "salt p1: fire", "the seed gives the rolls|is not legal now|decision, not"),
    ],
)
def test_a_spoilt_second_part_is_refused_in_a_sentence(record: str, old: str, new: str, sentence: str) -> None:
    assert old in record
    with pytest.raises(Refusal, match=sentence) as refused:
        verify(record.replace(old, new))
    assert len(str(refused.value)) < 6000


def test_a_game_goes_on_once_and_only_with_dice_of_a_seed(record: str) -> None:
    match = read(record[: record.index("continued")])
    match.go_on(1, match.players, seed=seed_from(9))
    with pytest.raises(Refusal, match="once"):
        match.go_on(1, match.players, seed=seed_from(9))
    with pytest.raises(Refusal, match="continued once"):
        verify(record[: record.index("result:")] + record[record.index("continued:") :])
    with pytest.raises(Refusal, match="real dice"):
        Match("forts", own_dice=True).go_on(0, match.players, seed=seed_from(9))
    over = Match("forts", seats=2)
    walk(over, random.Random(1))
    with pytest.raises(Refusal, match="is over"):
        over.go_on(0, match.players, seed=seed_from(9))


def test_a_record_cut_off_anywhere_is_a_shorter_game_or_refused(record: str) -> None:
    lines = record.splitlines(keepends=True)
    for cut in range(len(lines)):
        try:
            assert verify("".join(lines[:cut]))
        except Refusal as refusal:
            assert refusal.code == "record"
