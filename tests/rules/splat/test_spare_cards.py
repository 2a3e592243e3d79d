"""Cards that only variants have, `spare-1` and `spare-2`: drawn, held, thrown, standing and told like the printed ones."""

from __future__ import annotations

from typing import Any

import pytest

from rules.splat.variants import SPARE, Front, discarded, front, hits, lay
from snowyard import game
from snowyard.games.splat.content import ALL_CARDS
from snowyard.games.splat.features import AT_SPARES
from snowyard.games.splat.layout import FORMS

BOTH = SPARE + "cards.spare-2.copies = [9, 9, 9, 9, 9, 9]\n"
SHELTERS = BOTH + 'cards.spare-1.does = "shelter"\n'
THROWN = BOTH + 'cards.spare-2.does = "throw"\n'
ONE = 'cards.spare-1.copies = [1, 1, 1, 1, 1, 1]\ncards.spare-1.does = "shelter"\n'
SPARES = ("spare-1", "spare-2")
NAMES = {"spare-1": "Spare 1", "spare-2": "Spare 2"}


def piles(table: Any) -> list[int]:
    return [*table.t.draw.tolist(), *table.t.spare_draw.tolist()]


# ---- drawing and holding


@pytest.mark.rule("SPLAT-09")
@pytest.mark.parametrize("kind", range(len(ALL_CARDS)))
def test_one_card_is_drawn_and_only_that_one_leaves_the_draw_pile(kind: int) -> None:
    table = lay(BOTH, "single")
    before = piles(table)
    table.load([kind])
    table.play("single p1")
    assert table.t.card == kind
    assert [b - now for b, now in zip(before, piles(table), strict=True)] == [int(k == kind) for k in range(len(ALL_CARDS))]
    assert game("splat").words.check(table.t) is None


@pytest.mark.rule("SPLAT-09")
def test_the_only_copy_of_a_spare_card_can_be_drawn() -> None:
    table = lay(ONE, "single")
    table.load([ALL_CARDS.index("spare-1")])
    table.play("single p1")
    assert table.t.card == ALL_CARDS.index("spare-1")
    assert table.t.spare_draw.tolist() == [0, 0]


@pytest.mark.rule("SPLAT-10")
def test_spare_cards_are_shuffled_with_the_discard_pile() -> None:
    table = lay(BOTH, "single")
    t = table.t
    t.discard[:], t.spare_discard[:] = t.draw, t.spare_draw
    t.draw[:], t.spare_draw[:], t.draw_left = 0, 0, 0
    assert game("splat").words.check(t) is None
    cards = int(t.discard.sum() + t.spare_discard.sum())
    table.play("single p1")
    assert f"the discard pile is shuffled: {cards} cards." in " ".join(table.story())
    assert t.draw_left == cards - 1
    assert discarded(table) == {}
    assert game("splat").words.check(t) is None


@pytest.mark.rule("SPLAT-51", "SPLAT-52", "SPLAT-58")
@pytest.mark.parametrize("spare", SPARES)
def test_only_spare_cards_in_hand_can_be_played_or_discarded(spare: str) -> None:
    rest = ["single wall", "single wall"]
    splat = f'{BOTH}cards.{spare}.does = "splat"'
    without = lay(BOTH, "", hands=["single wall wall", *rest], strategic_discard="free")
    assert without.moves == ["single p1", "single p2", "wall", "discard single", "discard wall"]
    stuck = lay(splat, "", mine={"pile": 0}, hands=[f"double double {spare}", *rest])
    assert stuck.moves == ["discard double", f"discard {spare}"], "nobody has a Pile"
    can = lay(splat, "", {"pile": 1}, hands=[f"pile pile {spare}", *rest])
    assert can.moves == [f"{spare} p1"]
    free = lay(splat, "", {"pile": 1}, hands=[f"pile pile {spare}", *rest], strategic_discard="free")
    assert free.moves == ["discard pile", f"{spare} p1", f"discard {spare}"]


@pytest.mark.rule("SPLAT-50", "SPLAT-53")
@pytest.mark.parametrize("spare", SPARES)
def test_a_spare_card_leaves_the_hand_when_it_is_played(spare: str) -> None:
    table = lay(THROWN, "", hands=[f"{spare} {spare} wall", "single wall", "single wall"])
    table.play(f"{spare} p1")
    assert table.view(0)["hand"] == ["wall", spare]


@pytest.mark.rule("SPLAT-53")
@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("single double wall pile spare-1", "a Single, a Double, a Wall, a Pile and a Spare 1"),
        ("single double fort spare-1 spare-2", "a Single, a Double, a Fort, a Spare 1 and a Spare 2"),
        ("spare-1 spare-2 spare-2 spare-2 spare-2", "a Spare 1 and 4 times Spare 2"),
        ("single single single single single", "5 Singles"),
    ],
)
def test_every_card_of_a_larger_hand_is_told_when_its_player_goes_out(hand: str, told: str) -> None:
    held = ["single " + "wall " * 5, hand, "pile " * 5]
    table = lay(BOTH + "hand.cards = 5\ncards.wall.copies = [9, 9, 9, 9, 9, 9]", "", {"singles": 9}, hands=held)
    table.play("single p1")
    for seat in (-1, 0, 2):
        assert f"p1’s hand is discarded too: {told}." in table.story(seat)
    gone = {card: hand.split().count(card) for card in hand.split()}
    gone["single"] = gone.get("single", 0) + 10
    assert discarded(table) == gone


@pytest.mark.parametrize("spare", range(2))
def test_a_learner_sees_how_many_spare_cards_are_hidden_from_it(spare: int) -> None:
    """Nine copies: three in my hand, one discarded, one in front of me, and one is another player's, who hides it."""
    name = SPARES[spare]
    held = [f"{name} {name} {name} wall", f"{name} wall wall", "pile pile pile"]
    table = lay(THROWN + "hand.cards = 3", "", mine={"spares": [1 - spare, spare]}, hands=held)
    table.t.spare_discard[spare] += 1
    table.t.spare_draw[spare] -= 1
    table.t.draw_left -= 1
    assert game("splat").words.check(table.t) is None
    for seat, mine, unseen in ((0, 3, 4), (1, 1, 6), (2, 0, 7)):
        seen = table.observe(seat)[AT_SPARES + 4 * spare : AT_SPARES + 4 * spare + 4]
        assert seen.tolist() == pytest.approx([0, mine / 4, 1 / 9, unseen / 9])


# ---- playing


@pytest.mark.rule("SPLAT-15", "SPLAT-16")
@pytest.mark.parametrize("player", range(3))
@pytest.mark.parametrize("spare", SPARES)
def test_a_spare_card_is_thrown_at_any_other_player(spare: str, player: int) -> None:
    for at in ((player + 1) % 3, (player + 2) % 3):
        table = lay(THROWN, spare, player=player)
        table.play(f"{spare} p{at}")
        assert front(table, at) == {"spares": [int(spare == s) for s in SPARES]}
        assert hits(table, at) == {"spare-1": 3, "spare-2": 1}[spare]
        assert table.story()[0] == f"p{player} throws a {NAMES[spare]} at p{at}."


@pytest.mark.rule("SPLAT-35")
@pytest.mark.parametrize("spare", SPARES)
def test_a_spare_shelter_is_laid_down_and_told_like_a_wall(spare: str) -> None:
    wall, table = lay(SHELTERS, "wall"), lay(SHELTERS, spare)
    wall.play("wall")
    table.play(spare)
    assert front(table, 0) == {"pile": 1, "spares": [int(spare == s) for s in SPARES]}
    assert table.story()[0] == f"p0 lays down a {NAMES[spare]}."
    assert table.events()[0] == wall.events()[0]._replace(a=ALL_CARDS.index(spare))


@pytest.mark.rule("SPLAT-13", "SPLAT-58")
@pytest.mark.parametrize("spare", SPARES)
def test_why_a_spare_card_is_discarded_is_told_if_it_could_not_be_played(spare: str) -> None:
    rest = ["single wall", "single wall"]
    needy = f'{THROWN}cards.{spare}.needs = "pile"'
    drawn = lay(needy, spare, mine={"pile": 0})
    held = lay(needy, "", mine={"pile": 0}, hands=[f"double double {spare}", *rest])
    chosen = lay(THROWN, "", hands=[f"double double {spare}", *rest], strategic_discard="free")
    why = ": it takes a Pile to throw it, and p0 has none"
    for table, told in ((drawn, why), (held, why), (chosen, "")):
        table.play(f"discard {spare}")
        assert table.story()[0] == f"p0 discards a {NAMES[spare]}{told}."
        assert table.events()[0] == ("discard", 0, ALL_CARDS.index(spare), int(bool(told)), 0)
        assert discarded(table) == {spare: 1}


@pytest.mark.rule("SPLAT-14", "SPLAT-57")
@pytest.mark.parametrize("spare", SPARES)
def test_a_spare_card_is_the_card_of_the_turn(spare: str) -> None:
    laid, thrown = lay(SHELTERS, spare), lay(THROWN, spare)
    past = lay(f'{THROWN}cards.{spare}.needs = "pile"', spare, mine={"pile": 0})
    for table, move in ((laid, spare), (thrown, f"{spare} p2"), (past, f"discard {spare}")):
        table.play(move)
        assert (table.actor, table.t.turn) == (1, 1)
    asked = lay(THROWN, spare, {"walls": 1}, protection_choice="defender")
    asked.play(f"{spare} p1")
    assert (asked.actor, asked.t.turn, asked.moves) == (1, 0, ["answer wall"])
    asked.play("answer wall")
    assert (asked.actor, asked.t.player, asked.t.turn) == (1, 1, 1)
    assert discarded(asked) == {"wall": 1, spare: 1}


# ---- standing


@pytest.mark.rule("SPLAT-36")
@pytest.mark.parametrize(("stops", "protection"), [((1, 1), 5), ((1, 0), 3), ((0, 1), 2), ((0, 0), 0)])
def test_spare_shelters_protect_against_as_many_singles_as_they_stop(stops: tuple[int, int], protection: int) -> None:
    variant = SHELTERS + "".join(f"stops.{spare}.single = {n}\n" for spare, n in zip(SPARES, stops, strict=True))
    table = lay(variant, "wall", {"walls": 1, "spares": [3, 2]})
    assert [player["protection"] for player in table.view(-1)["players"]] == [0, protection + 1, 0]


@pytest.mark.rule("SPLAT-26", "SPLAT-28")
@pytest.mark.parametrize(
    ("stopping", "standing", "after"),
    [
        ("spare-1", [1, 0], {"sideways": 1}),
        ("spare-1", [0, 1], {"spares": [0, 1], "doubles": 1}),
        ("spare-1", [2, 1], {"spares": [1, 1], "sideways": 1}),
        ("spare-2", [0, 1], {"sideways": 1}),
        ("spare-2", [1, 0], {"spares": [1, 0], "doubles": 1}),
        ("spare-2", [1, 1], {"spares": [1, 0], "sideways": 1}),
        ("spare-1", [0, 0], {"doubles": 1}),
        ("spare-2", [0, 0], {"doubles": 1}),
    ],
)
def test_one_snowball_of_a_double_is_stopped_by_a_spare_shelter_that_stands_and_stops_it(
    stopping: str, standing: list[int], after: Front
) -> None:
    other = SPARES[1 - SPARES.index(stopping)]
    tables = f"stops.{stopping} = {{double = 1, splatball = 0}}\nstops.{other} = {{double = 0, splatball = 2}}"
    table = lay(SHELTERS + tables, "double", {"spares": standing})
    table.play("double p1")
    assert front(table) == after
    assert hits(table) == (1 if "sideways" in after else 2)


@pytest.mark.rule("SPLAT-18", "SPLAT-21")
@pytest.mark.parametrize("spare", SPARES)
def test_a_spare_shelter_that_still_stands_is_told_to_everybody(spare: str) -> None:
    table = lay(f'{SHELTERS}then.{spare}.single = "stays"', "single", {"spares": [1, 0] if spare == "spare-1" else [0, 1]})
    table.play("single p1")
    assert table.story(1)[1] == f"Your {NAMES[spare]} stops the Single and still stands."
    assert table.events()[1] == ("stood", 1, FORMS.index(spare), 1, ALL_CARDS.index("single"))
    for seat in (-1, 0, 2):
        assert table.story(seat)[1] == f"p1’s {NAMES[spare]} stops the Single and still stands."


@pytest.mark.rule("SPLAT-18", "SPLAT-36", "SPLAT-51")
def test_a_single_copy_of_a_spare_card_is_as_good_as_many() -> None:
    whole = lay(ONE, "single", {"spares": [1, 0]})
    whole.play("single p1")
    assert front(whole) == {}
    half = lay(ONE + "stops.spare-1.double = 1", "double", {"spares": [1, 0]})
    half.play("double p1")
    assert front(half) == {"sideways": 1}
    held = lay(ONE, "", hands=["single wall spare-1", "wall pile", "single pile"])
    assert held.moves == ["single p1", "single p2", "wall", "spare-1"]
    beside = lay(ONE, "double", {"walls": 1})
    beside.play("double p1")
    assert front(beside) == {"sideways": 1}, "a Wall stops one snowball, wherever the spare card is"
    thrown = lay(ONE.replace("shelter", "throw"), "spare-1")
    thrown.play("spare-1 p1")
    assert hits(thrown) == 3
