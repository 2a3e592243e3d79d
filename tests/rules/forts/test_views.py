"""What is seen and said: everything is public, absent players, the longest moves, positions that cannot be."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from snowyard import Refusal, Table, game, new, setup

Lay = Callable[..., Table]
Read = Callable[[Table, int], dict[str, Any]]
Cast = Callable[..., list[str]]
Sheet = dict[str, Any]


def random_tables(deals: int, seed: int) -> list[Table]:
    """Tables of random games, all moments."""
    rng = random.Random(seed)
    tables = []
    for deal in range(deals):
        table = new("forts", seats=rng.randrange(2, 9), seed=deal, near_miss_chooser=rng.choice(("thrower", "owner")))
        while not table.over:
            tables.append(table.copy())
            table.play(rng.choice(table.actions))
        tables.append(table)
    return tables


@pytest.mark.rule("FORTS-R28")
def test_everybody_sees_the_same_and_all_of_it() -> None:
    lying = {"actor", "phase", "turn", "decisions", *game("forts").layout.__annotations__}
    for table in random_tables(6, 1)[::7]:
        table.load([3, 3, 3])
        public = shown_bytes(table, -1)
        for seat in range(table.seats):
            assert shown_bytes(table, seat) == public
            view = table.view(seat)
            assert {**view, "you": 0, "prompt": "", "moves": []} == {**table.view(-1), "you": 0, "prompt": ""}
        shown = table.shown(-1)
        for field in lying:
            assert np.array_equal(getattr(shown, field), getattr(table.t, field)), field
        assert not any(shown.given)
        assert not any(shown.generator)


def shown_bytes(table: Table, seat: int) -> bytes:
    table.shown(seat)
    return bytes(table._tables.raw[1])


def test_the_view_holds_every_sheet(lay: Lay, cast: Cast, out: Sheet) -> None:
    table = lay(seats=3, ranks=[0, 0, 3], p1={"hp": 7, "fp": 0, "br": [0, 4], "sb": 8, "t": 2}, p2=out)
    cast(table, "throw p1")
    view = table.view(1)
    assert view["players"][1] == {
        "hit_points": 7,
        "freeze_points": 0,
        "frozen": True,
        "hide_tokens": 2,
        "snowballs": 9,
        "bricks": [0, 4, 0, 0, 0, 0],
        "out": False,
        "rank": 0,
    }
    assert (view["players"][2]["out"], view["players"][2]["rank"], view["players"][2]["frozen"]) == (True, 3, False)
    assert (view["phase"], view["player"], view["target"], view["actions_left"]) == ("react", 0, 1, 3)
    assert view["moves"] == ["use token", "keep token"]
    assert table.view(0)["moves"] == []


def test_the_last_roll_stays_in_view(lay: Lay, cast: Cast) -> None:
    table = lay()
    assert table.view(1)["roll"] is None
    for move, outside, inside in (("build brick", 4, 0), ("throw p1", 2, 9), ("throw p1 brick 0", "S", 3)):
        cast(table, move, outside, inside)
        assert table.view(-1)["roll"] == [str(outside), inside]
    cast(table, "build snowball")
    assert table.view(1)["roll"] == ["S", 3]


def test_a_near_miss_can_be_set_up(cast: Cast) -> None:
    fields = {"player": 0, "phase": 2, "target": 1, "outside": 3, "inside": 0, "damage": 10}
    table = setup("forts", {**fields, "actor": 0})
    cast(table, "pick brick 1")
    assert list(table.t.brick[1])[:3] == [10, 0, 10]
    owner = setup("forts", {**fields, "actor": 1}, near_miss_chooser="owner")
    assert owner.moves == ["pick brick 0", "pick brick 1", "pick brick 2"]


@pytest.mark.rule("FORTS-R30")
def test_an_absent_player_builds_a_snowball_ducks_and_gives_the_lowest_brick(lay: Lay, cast: Cast) -> None:
    words = game("forts").words
    table = lay(p1={"t": 1, "br": [0, 0, 5, 9]})
    assert words.NAMES[words.default_move(table.seen(0))] == "build snowball"
    cast(table, "throw p1")
    assert words.NAMES[words.default_move(table.seen(1))] == "use token"
    cast(table, "keep token", 2, 4)
    assert words.NAMES[words.default_move(table.seen(0))] == "pick brick 2"


@pytest.mark.rule("FORTS-R30", "FORTS-10")
def test_what_an_absent_player_does_is_always_legal() -> None:
    for table in random_tables(8, 2):
        if not table.over:
            assert table.game.words.default_move(table.seen(table.actor)) in table.actions


@pytest.mark.rule("FORTS-07", "FORTS-14", "FORTS-17")
def test_a_turn_has_at_most_nine_decisions_and_three_rolls(lay: Lay, cast: Cast) -> None:
    table = lay(p1={"t": 3})
    for _ in range(3):
        cast(table, "throw p1")
        cast(table, "keep token", 3, 1)
        cast(table, "pick brick 0")
    assert (table.t.decisions, table.t.turn) == (9, 1)


@pytest.mark.rule("FORTS-45")
def test_the_longest_move_tells_thirteen_events_and_the_buffer_holds_them(lay: Lay, cast: Cast) -> None:
    bare = {"fp": 0, "br": []}
    sheets = {f"p{seat}": bare for seat in range(8)} | {"p1": {"fp": 0, "br": [1], "t": 3}}
    table = lay(seats=8, left=1, turn=799, **sheets)
    kinds = cast(table, "throw p1 brick 0", 1, 1)
    assert kinds == ["throw_at_brick", "roll", "brick_hit", "tokens_lost", "cap"] + ["won"] * 8
    assert len(kinds) <= len(table.t.event)
    assert table.payoff == [1 / 8] * 8


def test_no_random_move_overruns_the_buffer() -> None:
    for table in random_tables(25, 3):
        assert table.t.misload == 0
        assert table.t.event_count <= 13


@pytest.mark.rule("FORTS-R10", "FORTS-45")
def test_the_largest_numbers_fit_their_fields(lay: Lay, cast: Cast, sheet: Read) -> None:
    table = lay(seats=8, left=1, turn=3999, options={"turn_cap_per_player": 500}, p0={"sb": 12023})
    cast(table, "build snowball")
    assert (table.t.turn, sheet(table, 0)["sb"]) == (4000, 12024)
    with pytest.raises(Refusal, match="not 0 to 12024"):
        lay(seats=8, options={"turn_cap_per_player": 500}, p0={"sb": 12025})


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"hit_points": [21, 20]}, "hit_points of p0 is 21"),
    ({"freeze_points": [10, 11]}, "freeze_points of p1 is 11"),
    ({"hit_points": [-1, 20]}, "hit_points of p0 is -1"),
    ({"hit_points": [0, 0]}, "still has points"),
    ({"snowballs": [3, 2]}, "fewer snowballs"),
    ({"starter": 2}, "no seat 2"),
    ({"actions_left": 0}, "not 1 to 3"),
    ({"actions_left": 4}, "not 1 to 3"),
    ({"actor": 1}, "p0 decides here"),
    ({"player": 1}, "p1 decides here"),
    ({"player": 5, "actor": 5}, "p5 decides, but there is no such seat"),
    ({"phase": 7}, "no phase 7"),
    ({"phase": 3}, "the game is over, but p0 decides"),
    ({"phase": 3, "actor": -1}, "first ranks"),
    ({"phase": 3, "actor": -1, "rank": [1, 2]}, "not at the turn cap"),
    ({"rank": [1, 0]}, "neither out"),
    ({"turn": 200}, "turn cap is passed"),
    ({"target": 1}, "no throw is pending"),
    ({"damage": 3}, "no throw is pending"),
    ({"phase": 1, "target": 0, "hide_tokens": [0, 1]}, "its target is another player who is in the game"),
    ({"phase": 1, "target": 1, "actor": 1}, "FORTS-12"),
    ({"phase": 1, "target": 1, "actor": 1, "hide_tokens": [0, 1], "snowballs": [6, 0]}, "FORTS-11"),
    ({"outside": 7}, "cannot show 7"),
    ({"inside": 10}, "cannot show 0 and 10"),
    ({"slot": 0}, "slot is -1"),
    ({"phase": 2, "target": 1, "outside": 3, "inside": 4}, "its damage"),
    ({"phase": 2, "target": 1, "outside": 3, "inside": 4, "damage": 5}, "its damage"),
    ({"phase": 2, "target": 1, "outside": 2, "inside": 4, "damage": 4}, "as many as the target has bricks"),
    ({"phase": 2, "target": 1, "outside": 6, "inside": 4, "damage": 4, "brick": [[10] * 6] * 2}, "one to five"),
    ({"phase": 2, "target": 1, "outside": 0, "inside": 4, "damage": 4, "brick": [[0] * 6] * 2}, "one to five"),
    ({"hide_tokens": [1, 0]}, "more hide tokens than actions taken"),
    ({"hide_tokens": [0, 1], "brick": [[0] * 6] * 2}, "FORTS-28"),
    ({"hit_points": [20, 0], "freeze_points": [10, 0], "snowballs": [6, 0], "brick": [[10] * 6, [0] * 6]}, "FORTS-44"),
    ({"hit_points": [20, 0], "freeze_points": [10, 0], "snowballs": [6, 0], "brick": [[10] * 6, [0] * 6],
      "rank": [0, 2]}, "FORTS-43"),
]  # fmt: skip


@pytest.mark.rule("FORTS-03", "FORTS-06", "FORTS-11", "FORTS-28", "FORTS-34", "FORTS-37", "FORTS-41", "FORTS-43")
@pytest.mark.parametrize(("fields", "why"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why) as refused:
        setup("forts", {"player": 0, "actor": 0, **fields})
    assert refused.value.code == "position"


def test_sentences_speak_to_you_and_of_others(lay: Lay, cast: Cast) -> None:
    names = ["Ada", "Bo"]
    table = lay(p1={"t": 1, "fp": 3, "br": [4, 10]})
    cast(table, "throw p1")
    assert table.story(1, names) == ["Ada throws at you."]
    assert table.prompt(1, names) == "Ada throws at you. Do you duck? You have 1 hide token."
    assert table.prompt(0, names) == "Waiting for Bo."
    cast(table, "keep token", 2, 0)
    assert table.story(0, names) == [
        "Bo stands firm and keeps 1 hide token.",
        "The Cube shows 2 and 0.",
        "Bo’s wall has 2 bricks: a near miss, and one brick takes 10.",
    ]
    assert table.prompt(0, names) == "A near miss: which of Bo’s bricks takes 10?"
    cast(table, "pick brick 0")
    assert table.story(1, names) == ["Your first brick takes 10: it is gone."]
    cast(table, "throw p1")
    cast(table, "use token")
    assert table.story(-1, names) == ["Bo ducks, and the snowball flies past. Bo has no hide token left."]
    cast(table, "throw p1", 5, 4)
    assert table.story(1, names)[2:] == ["Your wall has only 1 brick: a hit for 4. You are frozen now.", "Your turn."]
    assert table.prompt(1, names) == "Your turn: choose action 1 of 3."


def test_the_end_is_told(lay: Lay, cast: Cast) -> None:
    table = lay(p1={"hp": 2, "fp": 0, "sb": 3})
    cast(table, "throw p1", "S", 5)
    assert table.story(0, ["Ada", "Bo"]) == [
        "You throw at Bo.",
        "The Cube shows a Smiley and 5.",
        "A Smiley: Bo freezes at once and loses 5 hit points. 0 left.",
        "Bo is out. You take the 4 snowballs.",
        "You win.",
    ]
    assert table.prompt(1, ["Ada", "Bo"]) == "The game is over. Winner: Ada."
    tied = lay(player=1, left=1, turn=199)
    cast(tied, "build snowball")
    assert tied.story(1)[1:] == [
        "200 turns are played: the game ends here.",
        "p0 wins together with one other.",
        "You win together with one other.",
    ]
    assert tied.prompt(-1) == "The game is over. Winners: p0 and p1."


def test_the_rules_of_the_decision_are_named(lay: Lay, cast: Cast) -> None:
    table = lay(p1={"t": 1})
    assert table.view(0)["rules"] == ["FORTS-08", "FORTS-10", "FORTS-15", "FORTS-24"]
    cast(table, "throw p1")
    assert table.view(0)["rules"] == ["FORTS-12", "FORTS-13", "FORTS-15"]
    cast(table, "keep token", 3, 1)
    assert table.view(0)["rules"] == ["FORTS-17"]
    owner = lay(options={"near_miss_chooser": "owner"})
    cast(owner, "throw p1", 3, 1)
    assert owner.view(0)["rules"] == ["FORTS-46"]


def test_an_observation_turns_with_the_seat(lay: Lay, cast: Cast) -> None:
    table = lay(seats=3, p1={"hp": 10, "fp": 5, "t": 3, "sb": 40, "br": [0, 5]}, p2={"hp": 4})
    cast(table, "throw p1")
    mine, thrower = table.observe(1), table.observe(0)
    assert mine[:7].tolist() == pytest.approx([0, 1, 0, 1, 0, 0, 0])
    assert mine[7:20].tolist() == pytest.approx([0.5, 0.5, 1, 2, 0, 1, 1, 0, 0.5, 0, 0, 0, 0])
    assert mine[20] == pytest.approx(0.2)
    assert np.array_equal(mine[7:20], thrower[20:33])
    assert np.array_equal(mine[33:46], thrower[7:20])
    assert not mine[46:].any()
