"""Turns: drawing, what can be played, what must be, whose turn is next."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from snowyard import Refusal, Table, new

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, int]]
Toss = Callable[..., dict[str, int]]
CARDS = ("single", "double", "wall", "pile", "splatball", "fort")


@pytest.mark.rule("SPLAT-07", "SPLAT-14", "SPLAT-34")
def test_the_turn_passes_to_the_left_past_those_who_are_out(lay: Lay) -> None:
    for player, following in ((0, 2), (2, 4), (4, 5), (5, 0)):
        table = lay(seats=6, ranks={1: 6, 3: 5}, player=player, card="wall")
        table.play("wall")
        assert table.actor == following
        assert table.t.player == following


@pytest.mark.rule("SPLAT-14")
def test_the_turn_passes_from_the_thrower_also_when_the_next_player_goes_out(lay: Lay) -> None:
    table = lay(seats=4, p1={"S": 9}, card="single")
    table.play("single p1")
    assert table.actor == 2


@pytest.mark.rule("SPLAT-08", "SPLAT-09")
def test_a_turn_draws_one_card_and_uses_one(lay: Lay) -> None:
    table = new("splat", seats=4, seed=8)
    for turn in range(40):
        assert table.t.turn == turn
        assert table.t.draw_left == 99 - turn
        table.play(table.actions[-1])


@pytest.mark.rule("SPLAT-10", "SPLAT-R13")
def test_the_pile_is_shuffled_at_the_draw_with_everything_that_was_discarded(lay: Lay) -> None:
    table = lay(p1={"W": 1}, card="single", draw={})
    before = table.t.discard.tolist()
    table.load([2])
    table.play("single p1")  # the Single and the Wall go to the discard pile first
    assert table.t.card == 2
    assert table.t.draw.tolist() == [before[0] + 1, *before[1:]]
    assert sum(table.t.discard) == 0


@pytest.mark.rule("SPLAT-10")
def test_nothing_is_shuffled_while_a_card_is_left(lay: Lay) -> None:
    table = lay(card="wall", draw={"fort": 1})
    discarded = table.t.discard.tolist()
    kinds = [event.kind for event in table.play("wall")]
    assert kinds == ["place", "draw"]
    assert (table.t.draw_left, table.t.discard.tolist()) == (0, discarded)


@pytest.mark.rule("SPLAT-10")
def test_a_shuffled_card_is_drawn_with_the_probability_of_its_count(lay: Lay) -> None:
    table = lay(card="wall", draw={})
    waiting = table.t.discard.tolist()
    games = 3000
    drawn = [0] * 6
    for seed in range(games):
        copy = table.redealt(0, seed)  # nothing but the dice to come is hidden here
        copy.play("wall")
        drawn[copy.t.card] += 1
    for kind in range(6):
        p = waiting[kind] / sum(waiting)
        assert abs(drawn[kind] - games * p) < 5 * (games * p * (1 - p)) ** 0.5


@pytest.mark.rule("SPLAT-11", "SPLAT-R22")
def test_everybody_sees_the_drawn_card_in_the_standard_game(lay: Lay) -> None:
    table = lay(card="single")
    table.load([5])
    table.play("single p1")
    for seat in range(-1, 3):
        assert table.events(seat)[-1][:3] == ("draw", 1, 5)
        assert table.view(seat)["card"] == "fort"


@pytest.mark.rule("SPLAT-49", "SPLAT-R22")
def test_only_the_drawer_sees_the_card_in_the_strategic_variant(lay: Lay) -> None:
    table = lay(hands={0: "wall single single", 1: "single single", 2: "single single"})
    table.load([5])
    table.play("wall")
    assert table.events(1)[-1][:3] == ("draw", 1, 5)
    assert "fort" in table.view(1)["hand"]
    for seat in (-1, 0, 2):
        assert [event[:3] for event in table.events(seat)][1:] == [("draw_hidden", 1, 0)]
        assert table.view(seat)["card"] is None
        assert "fort" not in table.view(seat)["hand"]


@pytest.mark.rule("SPLAT-12", "SPLAT-13", "SPLAT-15", "SPLAT-16", "SPLAT-R02", "SPLAT-R03")
@pytest.mark.parametrize("mine", [0, 1])
@pytest.mark.parametrize("theirs", [0, 1])
def test_a_card_must_be_played_exactly_when_the_table_says_it_can(lay: Lay, mine: int, theirs: int) -> None:
    """p3 is out, p1 is protected, p2 may have a Pile: the whole table of SPLAT-15."""
    throws = ["p1", "p2"]
    expected = {
        "single": [f"single {target}" for target in throws],
        "double": [f"double {target}" for target in throws] if mine else ["discard double"],
        "wall": ["wall"],
        "pile": ["discard pile"] if mine else ["pile"],
        "splatball": ["splatball p2"] if theirs else ["discard splatball"],
        "fort": ["fort"],
    }
    for card in CARDS:
        table = lay(seats=4, card=card, p0={"P": mine}, p1={"W": 1, "F": 1}, p2={"P": theirs, "S": 5}, ranks={3: 4})
        assert table.moves == expected[card]


@pytest.mark.rule("SPLAT-12")
def test_a_playable_card_cannot_be_discarded(lay: Lay) -> None:
    for card in ("single", "wall", "pile", "fort"):
        table = lay(card=card)
        with pytest.raises(Refusal):
            table.play(f"discard {card}")


@pytest.mark.rule("SPLAT-13")
@pytest.mark.parametrize("card", ["double", "splatball", "pile"])
def test_an_unplayable_card_is_discarded_without_effect(lay: Lay, toss: Toss, card: str) -> None:
    fronts = {"p0": {"P": 1, "S": 2}} if card != "double" else {"p1": {"P": 1, "S": 2}}
    table = lay(card=card, **fronts)
    before = table.position()
    assert toss(table, f"discard {card}") == {card: 1}
    after = table.position()
    unchanged = ("singles", "doubles", "sideways", "walls", "forts", "cracked", "piles", "alive", "rank")
    assert {field: after[field] for field in unchanged} == {field: before[field] for field in unchanged}


@pytest.mark.rule("SPLAT-35", "SPLAT-38")
@pytest.mark.parametrize(("card", "letter"), [("wall", "W"), ("fort", "F"), ("pile", "P")])
def test_a_card_is_laid_in_front_of_its_player(lay: Lay, front: Read, toss: Toss, card: str, letter: str) -> None:
    table = lay(card=card, player=2)
    assert table.moves == [card]
    assert toss(table, card) == {}
    assert [front(table, seat) for seat in range(3)] == [{}, {}, {letter: 1}]


@pytest.mark.rule("SPLAT-37")
def test_any_number_of_walls_and_forts_may_stand_together(lay: Lay, front: Read) -> None:
    table = lay(p0={"W": 4, "F": 3, "H": 1}, card="wall")
    table.play("wall")
    assert front(table, 0) == {"W": 5, "F": 3, "H": 1}
    table = lay(p0={"W": 5, "F": 3, "H": 1}, card="fort")
    table.play("fort")
    assert front(table, 0) == {"W": 5, "F": 4, "H": 1}


@pytest.mark.rule("SPLAT-R14", "SPLAT-39", "SPLAT-27", "SPLAT-30")
@pytest.mark.parametrize(
    ("options", "least"),
    [
        ({"seats": 7}, 26 - 7),
        ({"seats": 3}, 26 - 3),
        ({"seats": 7, "strategic": True}, 26 - 21),
        ({"seats": 2}, 36),
        ({"seats": 2, "strategic": True}, 32),
    ],
)
def test_there_is_always_a_card_to_draw(options: dict[str, object], least: int) -> None:
    """Over random games: what is in the piles when a card has just been drawn, with that card; and bounds of fronts."""
    rng = random.Random(9)
    for seed in range(6):
        table = new("splat", seed=seed, **options)
        while not table.over:
            t = table.t
            assert t.draw_left + sum(t.discard) + 1 >= least
            assert max(t.sideways.tolist()) <= 1
            assert max(t.cracked.tolist()) <= 1
            table.play(rng.choice(table.actions))


@pytest.mark.rule("SPLAT-R23", "SPLAT-R27")
def test_a_move_takes_cards_from_nobody_but_the_mover_and_whoever_goes_out() -> None:
    """Hands of the others stay as they are: no card passes from player to player."""
    rng = random.Random(10)
    for seed in range(4):
        table = new("splat", seats=5, strategic=True, seed=seed)
        while not table.over:
            mover, before = table.actor, table.t.hand.tolist()
            table.play(rng.choice(table.actions))
            out = {event.seat for event in table.events() if event.kind == "out"}
            for seat in set(range(5)) - out - {mover, table.actor}:
                assert table.t.hand[seat].tolist() == before[seat]
