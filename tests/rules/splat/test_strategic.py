"""The Strategic Variant: hands, forced plays, and what a forced discard proves."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from snowyard import Table, new

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, int]]
Toss = Callable[..., dict[str, int]]
Hand = Callable[[Table, int], list[str]]

CARDS = ("single", "double", "wall", "pile", "splatball", "fort")
SINGLE, DOUBLE, WALL, PILE, SPLATBALL, FORT = range(6)
ANY = 63
REST = {1: "single single", 2: "single single"}


@pytest.mark.rule("SPLAT-50", "SPLAT-49")
def test_hands_have_two_cards_between_turns_and_three_in_the_own_turn() -> None:
    rng = random.Random(3)
    for seed in range(5):
        table = new("splat", seats=5, strategic=True, protection_choice="defender", seed=seed)
        while not table.over:
            for seat in range(5):
                alive = table.t.alive >> seat & 1
                due = alive * (3 if seat == table.t.player and table.t.phase == 0 else 2)
                assert sum(table.t.hand[seat]) == due
                assert table.view(-1)["players"][seat]["hand_size"] == due
            table.play(rng.choice(table.actions))


@pytest.mark.rule("SPLAT-50")
def test_the_new_card_or_an_older_one_may_be_played(lay: Lay, hand: Hand) -> None:
    table = lay(hands={0: "wall fort single", **REST})
    assert table.moves == ["single p1", "single p2", "wall", "fort"]
    for move, kept in (("wall", ["single", "fort"]), ("fort", ["single", "wall"]), ("single p1", ["wall", "fort"])):
        copy = table.copy()
        copy.play(move)
        assert hand(copy, 0) == kept


@pytest.mark.rule("SPLAT-51", "SPLAT-R20", "SPLAT-R11")
def test_discarding_is_not_allowed_while_a_card_can_be_played(lay: Lay) -> None:
    table = lay(p1={"P": 1}, hands={0: "double double splatball", **REST})
    assert table.moves == ["splatball p1"], "the Doubles stay in hand"


@pytest.mark.rule("SPLAT-51", "SPLAT-15")
def test_all_cards_of_the_hand_count_and_all_targets(lay: Lay) -> None:
    hands = {0: "single double splatball", **dict.fromkeys(range(1, 7), "single single")}
    table = lay(seats=7, hands=hands, **{f"p{s}": {"P": 1} for s in range(7)})
    assert len(table.moves) == 18


@pytest.mark.rule("SPLAT-52")
def test_if_nothing_can_be_played_any_of_the_three_is_discarded(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, hands={0: "pile pile splatball", **REST})
    assert table.moves == ["discard pile", "discard splatball"]
    assert toss(table, "discard pile") == {"pile": 1}
    assert front(table, 0) == {"P": 1}


@pytest.mark.rule("SPLAT-54")
def test_a_pile_played_this_turn_permits_no_second_card(lay: Lay) -> None:
    table = lay(hands={0: "pile double single", **REST})
    assert "double p1" not in table.moves
    table.play("pile")
    assert table.actor == 1


@pytest.mark.rule("SPLAT-53", "SPLAT-R18")
def test_going_out_shows_and_discards_the_hand(lay: Lay, hand: Hand) -> None:
    table = lay(p1={"S": 9}, hands={0: "single wall fort", 1: "double pile", 2: "single single"})
    table.play("single p1")
    for seat in range(-1, 3):
        assert [(e.a, e.b) for e in table.events(seat) if e.kind == "hand"] == [(DOUBLE, PILE)]
    assert hand(table, 1) == []
    assert (table.t.narrow[1], table.t.wide[1]) == (0, 0)


@pytest.mark.rule("SPLAT-58", "SPLAT-R20")
def test_with_free_discards_any_card_may_be_discarded_and_proves_nothing(lay: Lay) -> None:
    table = lay(p0={"P": 1}, hands={0: "single double splatball", **REST}, strategic_discard="free")
    assert table.moves == [
        "single p1",
        "single p2",
        "double p1",
        "double p2",
        "discard single",
        "discard double",
        "discard splatball",
    ]
    table = lay(hands={0: "double double splatball", **REST}, strategic_discard="free")
    table.play("discard double")
    assert (table.t.narrow[0], table.t.wide[0]) == (ANY, ANY)


@pytest.mark.rule("SPLAT-58")
def test_free_discards_change_nothing_in_the_standard_game(lay: Lay) -> None:
    assert lay(card="wall", strategic_discard="free").moves == ["wall"]


@pytest.mark.rule("SPLAT-R21")
def test_with_two_players_nothing_is_ever_discarded_by_force() -> None:
    rng = random.Random(4)
    for seed in range(20):
        table = new("splat", seats=2, strategic=True, seed=seed)
        while not table.over:
            assert not any(move.startswith("discard") for move in table.moves)
            table.play(rng.choice(table.actions))


@pytest.mark.rule("SPLAT-R30")
@pytest.mark.parametrize(
    ("mine", "theirs", "held", "move", "known"),
    [
        (0, 0, "double double splatball", "discard double", ["double", "splatball"]),
        (0, 1, "double double double", "discard double", ["double"]),
        (1, 0, "pile pile splatball", "discard splatball", ["pile", "splatball"]),
        (1, 1, "pile pile pile", "discard pile", ["pile"]),
    ],
)
def test_a_forced_discard_proves_the_set_u(lay: Lay, mine: int, theirs: int, held: str, move: str, known: list[str]) -> None:
    table = lay(p0={"P": mine}, p1={"P": theirs}, hands={0: held, **REST})
    table.play(move)
    for seat in range(-1, 3):
        assert table.view(seat)["players"][0]["known"] == [known, known]


@pytest.mark.rule("SPLAT-R30")
def test_a_played_card_strikes_out_the_smallest_set_that_holds_it(lay: Lay) -> None:
    double, both = 1 << DOUBLE, 1 << DOUBLE | 1 << SPLATBALL
    known = {"narrow": [double, ANY, ANY], "wide": [both, ANY, ANY]}
    hands = {0: "double splatball single", **REST}
    table = lay(hands=hands, fields=known)
    table.play("single p1")  # in neither set: it was the drawn card
    assert (table.t.narrow[0], table.t.wide[0]) == (double, both)
    table = lay(p1={"P": 1}, hands=hands, fields=known)
    table.play("splatball p1")  # in the larger set only
    assert (table.t.narrow[0], table.t.wide[0]) == (double, ANY)
    table = lay(p0={"P": 1}, hands=hands, fields=known)
    table.play("double p1")  # in the smaller set: it goes first
    assert (table.t.narrow[0], table.t.wide[0]) == (both, ANY)
    splatball, pile = 1 << SPLATBALL, 1 << PILE | 1 << SPLATBALL
    known = {"narrow": [splatball, ANY, ANY], "wide": [pile, ANY, ANY]}
    table = lay(hands={0: "pile splatball single", **REST}, fields=known)
    table.play("pile")  # in the larger set only, as its lowest type
    assert (table.t.narrow[0], table.t.wide[0]) == (splatball, ANY)


@pytest.mark.rule("SPLAT-R30")
def test_a_forced_discard_narrows_what_was_known_before(lay: Lay) -> None:
    splatball, both = 1 << SPLATBALL, 1 << DOUBLE | 1 << SPLATBALL
    table = lay(hands={0: "splatball double double", **REST}, fields={"narrow": [splatball, ANY, ANY], "wide": [ANY] * 3})
    table.play("discard double")  # in the larger set only; the kept cards are of the set U
    assert (table.t.narrow[0], table.t.wide[0]) == (splatball, both)


@pytest.mark.rule("SPLAT-R30")
def test_two_discards_under_different_sets_prove_more_than_the_last_one(lay: Lay) -> None:
    """The case of the ruling: a Double while p1 has a Pile, and another Double when that Pile is gone."""
    table = lay(p1={"P": 1}, hands={0: "double double double", 1: "single single", 2: "splatball single"})
    table.load([SINGLE])
    table.play("discard double")
    assert table.view(2)["players"][0]["known"] == [["double"], ["double"]]
    table.load([SINGLE])
    table.play("single p2")
    table.load([SPLATBALL])
    table.play("splatball p1")
    table.play("discard double")
    assert table.view(2)["players"][0]["known"] == [["double"], ["double", "splatball"]]


Cards = tuple[int, ...]
Step = tuple[int, int, bool]
"""A step of a public history: the card that left the hand, the set of types that could be played then, discarded or not."""


def can_be(history: list[Step], start: Cards, draws: Cards) -> Cards | None:
    """The hand left if a player who started with these cards and drew these made this history; None: impossible."""
    hand = list(start)
    for (card, playable, discarded), drawn in zip(history, draws, strict=True):
        hand.append(drawn)
        if card not in hand:
            return None
        if discarded and any(playable >> c & 1 for c in hand):
            return None
        hand.remove(card)
    return tuple(sorted(hand))


@pytest.mark.rule("SPLAT-R30")
def test_the_two_sets_admit_exactly_the_hands_that_the_history_admits(lay: Lay) -> None:
    """Random histories of one player, Piles coming and going; every start and every draw is tried for each."""
    rng = random.Random(5)
    restricted = 0
    for _ in range(120):
        history: list[Step] = []
        hand = rng.choices((DOUBLE, PILE, SPLATBALL), k=2)
        known = {"narrow": [ANY] * 3, "wide": [ANY] * 3}
        for _turn in range(3):
            drawn = rng.choices(range(6), (1, 6, 1, 6, 6, 1))[0]
            hand.append(drawn)
            mine, theirs = rng.randrange(2), rng.randrange(2)
            table = lay(
                p0={"P": mine}, p1={"P": theirs}, fields=known, discard={}, hands={0: " ".join(CARDS[c] for c in hand), **REST}
            )
            playable = 0b100101 | mine << DOUBLE | (1 - mine) << PILE | theirs << SPLATBALL
            action = rng.choice(table.actions)
            card = CARDS.index(table.game.name(action).removeprefix("discard ").split()[0])
            history.append((card, playable, action >= 24))
            table.play(action)
            hand.remove(card)
            known = {"narrow": table.t.narrow[:3].tolist(), "wide": table.t.wide[:3].tolist()}
            known["narrow"][1] = known["narrow"][2] = known["wide"][1] = known["wide"][2] = ANY
        starts = itertools.combinations_with_replacement(range(6), 2)
        reached = {can_be(history, start, draws) for start in starts for draws in itertools.product(range(6), repeat=3)}
        narrow, wide = known["narrow"][0], known["wide"][0]
        restricted += narrow != ANY
        admitted = {
            pair
            for pair in itertools.combinations_with_replacement(range(6), 2)
            if any(narrow >> a & 1 and wide >> b & 1 for a, b in (pair, pair[::-1]))
        }
        assert reached - {None} == admitted
    assert restricted > 20
