"""The worked examples of the rulebook page, in its order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from snowyard import Refusal, Table

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, int]]
Toss = Callable[..., dict[str, int]]
Hand = Callable[[Table, int], list[str]]


def hits(table: Table, seat: int) -> int:
    return int(table.view(-1)["players"][seat]["hits"])


def protection(table: Table, seat: int) -> int:
    return int(table.view(-1)["players"][seat]["protection"])


@pytest.mark.example("SPLAT-1")
@pytest.mark.rule("SPLAT-20")
def test_a_plain_hit(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p1={"S": 3}, card="single")
    assert toss(table, "single p1") == {}
    assert front(table, 1) == {"S": 4}
    assert hits(table, 1) == 4
    assert table.actor == 1


@pytest.mark.example("SPLAT-2")
@pytest.mark.rule("SPLAT-21")
def test_a_wall_stops_a_single(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p2={"S": 2, "W": 1}, card="single")
    assert toss(table, "single p2") == {"single": 1, "wall": 1}
    assert front(table, 2) == {"S": 2}


@pytest.mark.example("SPLAT-3")
@pytest.mark.rule("SPLAT-23")
def test_a_single_cracks_a_fresh_fort(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p1={"F": 1}, card="single")
    assert toss(table, "single p1") == {}
    assert front(table, 1) == {"H": 1}
    assert hits(table, 1) == 0


@pytest.mark.example("SPLAT-4")
@pytest.mark.rule("SPLAT-22")
def test_a_single_finishes_a_cracked_fort(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p1={"S": 6, "H": 1}, card="single")
    assert toss(table, "single p1") == {"fort": 1, "single": 2}
    assert front(table, 1) == {"S": 6}


@pytest.mark.example("SPLAT-5")
@pytest.mark.rule("SPLAT-19", "SPLAT-R05")
def test_a_wall_is_used_up_before_forts(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p1={"W": 1, "H": 1, "F": 1}, card="single")
    assert protection(table, 1) == 4
    assert toss(table, "single p1") == {"single": 1, "wall": 1}
    assert front(table, 1) == {"H": 1, "F": 1}
    assert protection(table, 1) == 3


@pytest.mark.example("SPLAT-6")
@pytest.mark.rule("SPLAT-25")
def test_a_double_without_a_pile_is_discarded(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"S": 1}, card="double")
    assert table.moves == ["discard double"]
    assert toss(table, "discard double") == {"double": 1}
    assert front(table, 0) == {"S": 1}
    assert table.actor == 1


@pytest.mark.example("SPLAT-7")
@pytest.mark.rule("SPLAT-24", "SPLAT-31", "SPLAT-32", "SPLAT-R17")
def test_a_double_puts_out_a_player_with_nine_hits(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p1={"S": 7, "D": 1, "P": 1}, card="double")
    assert hits(table, 1) == 9
    assert toss(table, "double p1") == {"single": 7, "double": 2, "pile": 1}
    out = [event for event in table.events() if event.kind == "out"]
    assert [(event.seat, event.b) for event in out] == [(1, 11)]
    assert front(table, 0) == {"P": 1}
    assert front(table, 1) == {}
    assert table.actor == 2


@pytest.mark.example("SPLAT-8")
@pytest.mark.rule("SPLAT-28")
def test_a_double_through_one_wall_is_swapped_with_a_single(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p2={"S": 2, "W": 1}, card="double")
    assert toss(table, "double p2") == {"wall": 1, "single": 1}
    assert front(table, 2) == {"S": 1, "D": 1}
    assert hits(table, 2) == 3


@pytest.mark.example("SPLAT-9")
@pytest.mark.rule("SPLAT-28", "SPLAT-30")
def test_a_double_with_nothing_to_swap_lies_sideways_until_the_next_one(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p2={"W": 1}, card="double")
    assert toss(table, "double p2") == {"wall": 1}
    assert front(table, 2) == {"X": 1}
    assert hits(table, 2) == 1
    table = lay(p0={"P": 1}, p2={"X": 1, "W": 1}, card="double")
    assert toss(table, "double p2") == {"wall": 1, "double": 1}
    assert front(table, 2) == {"D": 1}
    assert hits(table, 2) == 2


@pytest.mark.example("SPLAT-10")
@pytest.mark.rule("SPLAT-29")
def test_a_double_against_a_lone_cracked_fort_leaves_its_single_as_a_hit(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p1={"S": 4, "H": 1}, card="double")
    assert toss(table, "double p1") == {"fort": 1, "double": 1}
    assert front(table, 1) == {"S": 5}


@pytest.mark.example("SPLAT-11")
@pytest.mark.rule("SPLAT-26", "SPLAT-R06")
def test_a_double_against_a_wall_and_a_fresh_fort_fells_the_fort(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p1={"W": 1, "F": 1}, card="double")
    assert protection(table, 1) == 3
    assert toss(table, "double p1") == {"double": 1, "fort": 1}
    assert front(table, 1) == {"W": 1}
    assert protection(table, 1) == 1


@pytest.mark.example("SPLAT-12")
@pytest.mark.rule("SPLAT-26")
def test_a_double_against_a_wall_and_a_cracked_fort_fells_both(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, p1={"S": 3, "W": 1, "H": 1}, card="double")
    assert toss(table, "double p1") == {"double": 1, "wall": 1, "fort": 1, "single": 1}
    assert front(table, 1) == {"S": 3}


@pytest.mark.example("SPLAT-13")
@pytest.mark.rule("SPLAT-41", "SPLAT-R15")
def test_a_splatball_never_hits_the_throwers_own_pile(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, card="splatball")
    assert table.moves == ["discard splatball"]
    assert toss(table, "discard splatball") == {"splatball": 1}
    assert front(table, 0) == {"P": 1}


@pytest.mark.example("SPLAT-14")
@pytest.mark.rule("SPLAT-40", "SPLAT-R16")
def test_a_splatball_flies_past_a_fort(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p1={"F": 1, "P": 1}, p2={"P": 1}, card="splatball")
    assert table.moves == ["splatball p1", "splatball p2"]
    assert toss(table, "splatball p1") == {"splatball": 1, "pile": 1}
    assert front(table, 1) == {"F": 1}
    assert front(table, 2) == {"P": 1}
    assert hits(table, 1) == 0


@pytest.mark.example("SPLAT-15")
@pytest.mark.rule("SPLAT-39")
def test_a_second_pile_is_discarded(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(p0={"P": 1}, card="pile")
    assert table.moves == ["discard pile"]
    assert toss(table, "discard pile") == {"pile": 1}
    assert front(table, 0) == {"P": 1}


@pytest.mark.example("SPLAT-16")
@pytest.mark.rule("SPLAT-10", "SPLAT-R13")
def test_the_discard_pile_is_shuffled_when_a_draw_is_due(lay: Lay, front: Read) -> None:
    fronts: dict[str, dict[str, int]] = {f"p{s}": {"S": 7, "D": 1, "P": 1} for s in range(7)}
    fronts["p1"] |= {"W": 4, "F": 3}
    table = lay(seats=7, card="single", player=6, draw={"wall": 1}, **fronts)
    assert sum(table.t.discard) == 28
    table.play("single p1")
    assert (table.actor, table.t.card, table.t.draw_left, sum(table.t.discard)) == (0, 2, 0, 30)
    assert [(event.kind, event.a) for event in table.play("wall")][:2] == [("place", 2), ("shuffle", 30)]
    assert front(table, 0)["W"] == 1
    assert (table.actor, table.t.draw_left, sum(table.t.discard)) == (1, 29, 0)


@pytest.mark.example("SPLAT-17")
@pytest.mark.rule("SPLAT-46", "SPLAT-R19")
def test_the_two_player_game_ends_on_turn_21_with_one_wall(lay: Lay, front: Read, toss: Toss) -> None:
    table = lay(seats=2, p0={"S": 9}, p1={"S": 9}, card="wall", fields={"turn": 18})
    toss(table, "wall", then="single")
    assert front(table, 0) == {"S": 9, "W": 1}
    assert toss(table, "single p0", then="single") == {"single": 1, "wall": 1}
    assert front(table, 0) == {"S": 9}
    table.play("single p1")
    assert table.over
    assert table.t.turn == 21
    assert table.payoff == [1, 0]


@pytest.mark.example("SPLAT-18")
@pytest.mark.rule("SPLAT-52", "SPLAT-R30")
def test_a_forced_discard_tells_what_is_kept(lay: Lay, hand: Hand, toss: Toss) -> None:
    table = lay(hands={0: "double splatball double", 1: "single single", 2: "single single"})
    assert table.moves == ["discard double", "discard splatball"]
    assert toss(table, "discard splatball") == {"splatball": 1}
    assert hand(table, 0) == ["double", "double"]
    assert table.view(1)["players"][0]["known"] == [["double", "splatball"]] * 2


@pytest.mark.example("SPLAT-19")
@pytest.mark.rule("SPLAT-51", "SPLAT-54")
def test_the_only_playable_card_must_be_played_and_ends_the_turn(lay: Lay, front: Read, hand: Hand) -> None:
    table = lay(hands={0: "double double pile", 1: "single single", 2: "single single"})
    assert table.moves == ["pile"]
    table.play("pile")
    assert front(table, 0) == {"P": 1}
    assert hand(table, 0) == ["double", "double"]
    assert table.actor == 1
    with pytest.raises(Refusal):
        table.play("double p2")


@pytest.mark.example("SPLAT-20")
@pytest.mark.rule("SPLAT-53", "SPLAT-R18")
def test_who_goes_out_discards_the_hand(lay: Lay, hand: Hand, toss: Toss) -> None:
    table = lay(p2={"S": 9, "P": 1}, hands={0: "single wall single", 1: "single single", 2: "fort splatball"})
    assert toss(table, "single p2") == {"single": 10, "pile": 1, "fort": 1, "splatball": 1}
    assert hand(table, 0) == ["single", "wall"]
    assert hand(table, 2) == []


@pytest.mark.example("SPLAT-21")
@pytest.mark.rule("SPLAT-45", "SPLAT-R29")
def test_the_turn_cap_ranks_by_fewest_hits(lay: Lay) -> None:
    fronts = {"p0": {"S": 6}, "p1": {"S": 4, "D": 1}, "p2": {"S": 7}}
    table = lay(seats=4, **fronts, ranks={3: 4}, card="splatball", fields={"turn": 999})
    table.play("discard splatball")
    assert table.over
    assert table.t.turn == 1000
    assert table.t.rank[:4].tolist() == [1, 1, 3, 4]
    assert table.payoff == [0.5, 0.5, 0, 0]
    assert [(e.kind, e.seat, e.a) for e in table.events()][1:] == [("cap", 0, 1000), ("won", 0, 2), ("won", 1, 2)]
