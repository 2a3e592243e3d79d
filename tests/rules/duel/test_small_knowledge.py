"""What a seat may conclude in rare positions: small faults in memory.py that other tests did not notice (tests/mutation).

The positions are laid with what seat 1 knows (`knows`, `limit`). What is true is never excluded: `fault` looks at that, too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from rules.duel.positions import fight, lay, pile
from snowyard import Table, new
from snowyard.games.duel.layout import (
    A1,
    A2,
    A3,
    A4,
    B1,
    B2,
    B3,
    BOX,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    E1,
    E3,
    E4,
    HAND,
    HIDDEN,
    LOOK,
    PICK_2,
    TOP,
)

ME = 1
FIRST, OTHER = 4 * B1, 4 * B1 + 1  # the two copies of B1


def fault(table: Table) -> str | None:
    """Why this table cannot be: above all, that somebody excludes what is true."""
    why: str | None = table.game.module("checks").check(table.t)
    return why


def bits(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


def one(*kinds: int) -> list[int]:
    """The first copies of some kinds."""
    return [4 * kind for kind in kinds]


def knows(table: Table, may: dict[int, Sequence[int]]) -> None:
    """Seat 1 knows that of all the cards named these may lie in these zones, and nothing else in them."""
    every = bits(list({card for cards in may.values() for card in cards}))
    table.t.may[ME] &= ~every
    for zone, cards in may.items():
        table.t.may[ME, zone] = bits(cards)
    assert fault(table) is None


def limit(table: Table, cards: Sequence[int], zones: Sequence[int], most: int) -> None:
    """Seat 1 knows that at most so many of these cards lie in these zones."""
    table.t.limit_cards[ME, 0], table.t.limit_zones[ME, 0], table.t.limit_most[ME, 0] = bits(cards), bits(zones), most
    assert fault(table) is None


def told(table: Table, where: str, other: int = 0, me: int = ME) -> tuple[list[str], list[str]]:
    """What a seat looks up about a pile of another: what surely lies there, and what may."""
    known: dict[str, Any] = table.view(me)["players"][other]["known"][where]
    return list(known["surely"]), list(known["may"])


# ---- what is seen


@pytest.mark.rule("DUEL-70")
def test_who_saw_the_top_of_a_pile_still_knows_it_while_another_looks_at_two_cards() -> None:
    table = fight({"play": "B1 Dodge"}, {"play": "X3 Refined Upgrade"}, piles=["E1", "A4 E2 A1"], alt_extremes="X3 for E4")
    table.play("pile 1")
    dealt = [table.redealt(0, k) for k in range(12)]
    assert {pile(other, TOP + 1) for other in dealt} == {"A4"}
    assert len({pile(other, LOOK) for other in dealt}) > 1
    assert fault(table) is None


@pytest.mark.rule("DUEL-70")
def test_who_looks_at_a_card_that_another_put_back_knows_it_and_looks_for_it_nowhere_else() -> None:
    """p0 puts a card back on pile 1, face down, in step 3; p1 looks at that pile in step 2."""
    variant = 'cards.a5.ends = ["Refined Upgrade", "Upgrade"]'
    table = fight(
        {"play": "X3 Refined Upgrade"}, {"play": "A5 first"}, piles=["E1", "A4 E2 A1"], alt_extremes="X3 for E4", variant=variant
    )
    for move in ("pile 1", "take top", "pile 1"):
        table.play(move)
    (put_back,) = (card for card in range(64) if table.t.place[TOP + 1] >> card & 1)
    assert not any(table.t.may[1, zone] >> put_back & 1 for zone in range(HIDDEN))
    assert table.t.may[1, TOP + 1] == 0
    assert {pile(table.redealt(0, k), TOP + 1) for k in range(4)} == {pile(table, TOP + 1)}
    assert fault(table) is None


@pytest.mark.rule("DUEL-69", "DUEL-112")
@pytest.mark.parametrize(("ab", "sure"), [("A1", False), ("", True)])
def test_others_learn_that_the_raided_card_is_gone_only_if_the_raider_could_take_nothing_else(ab: str, sure: bool) -> None:
    """p0 steals one of two cards of p1, then p2 raids p1 and sees that its card is gone; p3 looks on."""
    table = lay({"H": "A2 B3"}, {"H": "B1 B2"}, {"H": "A5 X3"}, {"H": "B1 B3"}, ab=ab, alt_extremes="X3 for E2")
    plays = ["A2 Slushball Attack", "B3 Dodge", "B2 Upgrade", "B1 Snowball Attack", "A5 Dodge", "X3 Raid", "B1 Dodge", "B3 Dodge"]
    for play in plays[:7]:
        table.play(f"play {play}")
    table.load([B2])
    table.play(f"play {plays[7]}")
    assert ("B2" in told(table, "discards", 0, me=3)[0]) == sure
    assert ("B2" in told(table, "discards", 1, me=3)[1]) != sure


@pytest.mark.rule("DUEL-69", "DUEL-112")
def test_a_raider_that_misses_the_played_card_knows_that_it_was_what_the_thief_took() -> None:
    """p0 steals one of two cards of p1, unseen by p2, which then raids p1 and sees that its card is gone."""
    table = lay({"H": "A2 B3"}, {"H": "B1 B2"}, {"H": "A5 X3"}, ab="A1", alt_extremes="X3 for E2")
    plays = ["A2 Slushball Attack", "B3 Dodge", "B2 Upgrade", "B1 Snowball Attack", "A5 Dodge", "X3 Raid"]
    for play in plays[:5]:
        table.play(f"play {play}")
    table.load([B2])
    table.play(f"play {plays[5]}")
    assert (table.actor, table.moves) == (2, ["take abandoned a1"])
    assert told(table, "discards", 0, me=2)[0] == ["B2", "B3", "A2"]
    assert told(table, "discards", 1, me=2)[0] == ["B1"]


@pytest.mark.rule("DUEL-103")
def test_in_a_draft_of_three_hands_that_go_round_are_never_thought_impossible() -> None:
    table = new("duel", seed=1, seats=3)
    for _ in range(3):
        table.play(table.actions[0])
    assert fault(table) is None


@pytest.mark.rule("DUEL-05", "DUEL-06", "DUEL-103")
def test_after_a_draft_of_three_the_left_neighbour_has_at_most_one_of_the_cards_first_handed_to_it() -> None:
    """It kept one of the three and handed the other two on."""
    table = new("duel", seed=2, seats=3)
    handed_on = 0
    while table.t.phase != CHOOSE:
        if table.t.phase == PICK_2 and not handed_on:
            handed_on = table.t.place[HAND + 1]
        table.play(table.actions[0])
    for k in range(15):
        other = table.redealt(0, k).t
        assert ((other.place[DRAW + 1] | other.place[HAND + 1]) & handed_on).bit_count() <= 1


@pytest.mark.rule("DUEL-103")
def test_who_stole_one_card_unseen_has_at_most_one_that_was_not_theirs() -> None:
    """In a game of four p3's Slushball has taken one card of p0, and nobody else saw which: p3's draw pile, reshuffled since,
    holds at most one of the cards that could only be p0's."""
    table, luck = new("duel", seed=11, seats=4), random.Random(11)
    for move in range(114):
        table.play(luck.choice(table.actions))
        assert move != 105 or "Slushball Attack: p3 steals a card from p0, picked at random." in table.story(1)
    of_p0 = sum(1 << card for card in (4 * B1, 4 * B3, 4 * A4, 4 * E3, 4 * E4))
    assert all(table.t.may[1, zone] & of_p0 == 0 for zone in range(HIDDEN) if zone not in (DRAW + 3, DISCARDS))
    for k in range(8):
        assert (table.redealt(1, k).t.place[DRAW + 3] & of_p0).bit_count() <= 1


# ---- second cards


@pytest.mark.rule("DUEL-50", "DUEL-66")
def test_a_cached_second_card_is_known_to_lie_among_the_discards() -> None:
    table = fight({"play": "E3 Barrage", "C": "E1"}, {"play": "B2 Upgrade", "X": "A1"})
    table.play("play cached E1 Iceball Attack")
    assert told(table, "discards")[0] == ["E1", "E3"]


@pytest.mark.rule("DUEL-17", "DUEL-50")
def test_a_second_card_is_not_mistaken_for_its_older_copy() -> None:
    """p1 knows one B1 among the older discards; the B1 that is played second is another one."""
    table = lay({"H": "E3 B1", "X": "B1 A1", "Dr": "A3 B3"}, {"H": "A5"})
    hand = [FIRST, *one(E3, A3, B3)]
    knows(table, {HAND: hand, DRAW: [*hand, *one(A1)], DISCARDS: [OTHER, *one(A1, A3)]})
    for play in ("play E3 Barrage", "play A5 Upgrade", "play B1 Dodge"):
        table.play(play)
    assert told(table, "discards")[0] == ["B1", "B1", "E3"]


@pytest.mark.rule("DUEL-17", "DUEL-50")
def test_a_second_card_uses_up_what_a_limit_allows() -> None:
    """At most one of A1 and A3 is in draw pile or hand (one was restocked). A1 comes as a second card: A3 lies where it lay."""
    table = lay({"H": "E3 A1", "X": "A3 A2", "Dr": "B1 B2 B3"}, {"H": "A5"})
    drawn = one(A1, A3, A2, E3, B1, B2, B3)
    knows(table, {HAND: drawn, DRAW: drawn, DISCARDS: one(A1, A3, A2, B3)})
    limit(table, one(A1, A3), [DRAW, HAND], 1)
    table.play("play E3 Barrage")
    table.play("play A5 Upgrade")
    assert told(table, "discards")[0] == ["E3"]
    table.play("play A1 Dodge")
    assert told(table, "discards")[0] == ["A1", "A3", "E3"]


@pytest.mark.rule("DUEL-66", "DUEL-50")
def test_of_two_cards_not_picked_the_one_that_is_not_second_lies_among_the_discards() -> None:
    table = fight({"play": "cached E3 Barrage", "C": "E3", "H": "A1 A3"}, {"play": "B2 Upgrade", "X": "B1"})
    table.play("play A1 Slushball Attack")
    assert fault(table) is None
    assert "A3" in told(table, "discards")[1]


@pytest.mark.rule("DUEL-17", "DUEL-50")
def test_redealing_before_a_second_card_changes_the_card_not_picked_and_never_an_older_one_into_it() -> None:
    table = lay({"H": "E3 B1", "X": "A1"}, {"H": "B2"})
    knows(table, {DISCARDS: one(A1)})
    table.play("play E3 Barrage")
    table.play("play B2 Upgrade")
    assert table.view(-1)["phase"] == "second card"
    offered = set()
    for k in range(40):
        other = table.redealt(ME, k)
        assert fault(other) is None
        offered |= {move.split()[1] for move in other.moves if move != "decline"}
    assert len(offered) > 4
    assert "a1" not in offered


@pytest.mark.rule("DUEL-17", "DUEL-50")
def test_redealing_before_a_second_card_keeps_every_card_when_older_discards_are_unknown() -> None:
    table = lay({"H": "E3 B1", "X": "A1 A3"}, {"H": "B2"})
    table.play("play E3 Barrage")
    table.play("play B2 Upgrade")
    for k in range(20):
        assert fault(table.redealt(ME, k)) is None


# ---- two copies of a kind, of which a seat knows different things


def sneak_on(table: Table) -> None:
    """p1 hits p0, who abandons a B1."""
    for move in ("play B2 Upgrade", "play A4 Sneak Attack", "pick discard B1"):
        table.play(move)


def test_the_copy_that_leaves_more_open_is_thought_seen_and_uses_up_a_limit() -> None:
    """One B1 is in hand or draw pile, and of it and A1 at most one; the other may also lie in the box. A B1 is played."""
    table = lay({"H": "B1 B2", "X": "A1 A3", "Dr": "B1 A2 B3"}, {"H": "A5"})
    drawn = [FIRST, OTHER, *one(A1, A2, A3, B2, B3, E1)]
    boxed = [card for card in range(64) if table.t.place[BOX] >> card & 1]
    knows(table, {HAND: drawn, DRAW: drawn, DISCARDS: one(A1, A2, A3, B3), BOX: [FIRST, *boxed]})
    limit(table, [OTHER, *one(A1)], [HAND, DRAW], 1)
    table.play("play B1 Dodge")
    table.play("play A5 Dodge")
    assert "A1" in told(table, "discards")[0]
    assert "B1" in told(table, "draw")[1]


def test_if_neither_copy_leaves_more_open_what_holds_of_both_is_kept() -> None:
    """One B1 may have been restocked, the other cached. After one was abandoned the other may lie in either place."""
    table = lay({"H": "B2", "X": "B1 B1", "Dr": "A3 A1", "C": "A2"}, {"H": "A4"})
    knows(table, {HAND: one(B2), DISCARDS: [FIRST, OTHER, *one(A3, A2)], DRAW: [FIRST, *one(A3, A1)], CACHE: [OTHER, *one(A2)]})
    sneak_on(table)
    assert "B1" in told(table, "hand")[1]
    assert "B1" in told(table, "cache")[1]
    assert "B1" in told(table, "discards")[1]


def test_a_limit_on_other_cards_says_nothing_of_the_copy_that_was_not_seen() -> None:
    """At most one of A1 and A3 is in hand or draw pile. A B1 is played; the other B1 lies beside A1 in the draw pile."""
    table = lay({"H": "B1 B2", "X": "A3", "Dr": "A1 B1", "C": "A2"}, {"H": "A5"})
    knows(
        table,
        {
            HAND: [FIRST, OTHER, *one(B2, A1)],
            DRAW: [OTHER, *one(A1, A3, B2, A2)],
            DISCARDS: one(A3, A1, A2),
            CACHE: [FIRST, *one(A2)],
        },
    )
    limit(table, one(A1, A3), [HAND, DRAW], 1)
    table.play("play B1 Dodge")
    table.play("play A5 Dodge")
    assert fault(table) is None
    assert "B1 A1" in {pile(table.redealt(ME, k), HAND) for k in range(40)}


# ---- conclusions


def test_a_pile_of_one_card_that_can_only_be_the_first_of_all_holds_it() -> None:
    table = lay({"H": "B2 B3", "X": "B1", "Dr": "A1 A2"}, {"H": "A4", "Dr": "B1 A5"})
    boxed = [card for card in range(64) if table.t.place[BOX] >> card & 1]
    assert set(one(E1)) <= set(boxed)
    drawn = one(B2, B3, A1)
    knows(table, {HAND: drawn, DRAW: [FIRST, *drawn, *one(A2, E1)], DISCARDS: [FIRST], BOX: [*one(A2), *boxed]})
    table.play("play B2 Upgrade")
    assert told(table, "discards") == (["B1"], [])
    assert told(table, "draw")[1] == ["B2", "B3", "A1", "A2", "E1"]
