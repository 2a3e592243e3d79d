"""What village shows besides its record, and what its page reads in the names of moves and in events, is what the rules do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.village.helpers import phase, play, scene
from rules.village.reference import Field, meets_closed
from snowyard import Table
from snowyard.games.village.fighting import victims
from snowyard.games.village.lattice import LEG, WAYS
from snowyard.games.village.layout import AMMUNITION
from snowyard.games.village.maps import ROAD
from snowyard.games.village.meaning import dice, meaning
from snowyard.games.village.sight import within
from snowyard.kernel.rule import as_python
from support import meant_moves

STEPS = {(way * dx, way * dy): cost for dx, dy, cost in WAYS for way in (1, -1)}


@pytest.mark.rule("VILLAGE-59", "VILLAGE-60", "VILLAGE-95")
def test_a_move_takes_the_die_and_aims_at_the_kid_that_its_name_says() -> None:
    paid = set()
    for before, _, m, events in meant_moves("village", 14, 200):
        spent = [e.b for e in events if e.kind == "spend"]
        assert spent == ([m.pays] if m.pays else []), (m, events)
        paid.add((m.verb, m.pays))
        for e in events:
            if e.kind == "throw":
                assert (m.verb, m.kid, m.yourself, m.size) == ("throw", e.b, e.c == AMMUNITION, e.c % AMMUNITION)
            if e.kind == "give":
                assert (m.verb, before.t.slot[e.b], m.size) == ("give", m.slot, e.c)
            if e.kind == "gather":
                assert (m.verb, m.size) == (("grow", e.c) if e.c else ("new", 0))
            if e.kind == "moved" and m.verb == "to":
                assert m.at == (e.b, e.c)
    assert len(paid) > 20
    assert {face for _, face in paid} == set(range(7))


@pytest.mark.rule("VILLAGE-59", "VILLAGE-61")
def test_a_die_that_is_said_to_be_idle_is_in_no_legal_move_and_every_other_is() -> None:
    reasons = set()
    for before, _, _, _ in meant_moves("village", 10, 200):
        if phase(before) == "main":
            view = before.view(before.actor)
            shown = {one["face"]: one["idle"] for one in view["spendable"]}
            assert sorted(shown) == sorted(set(view["pool"]))
            assert {face for face, idle in shown.items() if idle is None} == {meaning(m).pays for m in before.moves} - {0}
            reasons |= set(shown.values())
    assert {None, "no-snowball", "no-snow"} <= reasons


@pytest.mark.rule("VILLAGE-61", "VILLAGE-81", "VILLAGE-82")
def test_the_reason_is_the_one_that_holds() -> None:
    def idle(**more: Any) -> dict[int, str | None]:
        table = scene({0: (10, 10), 3: (40, 40)}, **more)
        return {one["face"]: one["idle"] for one in table.view(0)["spendable"]}

    held = {0: {1: 1}}
    assert idle(pool=(1, 2, 4, 6)) == {1: None, 2: None, 4: "no-snowball", 6: None}
    assert idle(pool=(4,), balls=held) == {4: None}
    assert idle(pool=(1, 6), down=(0,)) == {1: "down", 6: None}
    assert idle(pool=(5,), traits={0: 0}) == {5: "no-use"}
    hidden = scene({0: (22, 20), 3: (26, 40)}, pool=(4,), balls=held, map="market")
    assert hidden.view(0)["lines"][0]["visible"] == (hidden.view(0)["spendable"][0]["idle"] is None)


def in_the_way(table: Table) -> Field:
    """Of whoever walks, in exact fractions (reference.py)."""
    t = table.t
    pieces = [tuple(map(int, t.piece[i])) for i in range(t.piece_count)]
    kids = [(int(t.x[k]), int(t.y[k])) for k in range(t.kids) if t.in_play[k] == 1 and k != t.mover]
    shapes = [("disc", kind, x0, y0, r) if r else ("rect", kind, x0, y0, x1, y1) for kind, x0, y0, x1, y1, r in pieces]
    return Field(shapes, kids, [tuple(map(int, t.area[i, 1:5])) for i in range(t.area_count) if t.area[i, 0] == ROAD])


@pytest.mark.rule("VILLAGE-14", "VILLAGE-20", "VILLAGE-22", "VILLAGE-23")
def test_the_bends_of_a_way_add_up_to_its_length_and_begin_where_a_straight_leg_leads() -> None:
    bends = 0
    for before, _, _, _ in meant_moves("village", 12, 150):
        if phase(before) != "dest" or before.view(-1)["move"]["kind"] == "vault":
            continue
        view = before.view(-1)
        x0, y0 = view["kids"][view["move"]["kid"]]["at"]
        length = {(x, y): n for x, y, n in view["choices"]}
        last = {(x, y): (a, b) for x, y, a, b in view["bends"]}
        field = in_the_way(before)
        for (x, y), n in length.items():
            if (x, y) in last:
                a, b = last[x, y]
                assert n == length[a, b] + STEPS[x - a, y - b]
                assert field.sweeps((a, b), (x, y))
                assert view["move"]["kind"] != "slide" or not any(meets_closed((a, b), (x, y), road) for road in field.roads)
                bends += 1
            else:
                assert n == LEG[(x - x0) ** 2 + (y - y0) ** 2]
    assert bends > 50


@pytest.mark.rule("VILLAGE-15", "VILLAGE-70")
def test_the_points_beside_somebody_are_those_after_which_somebody_can_be_shoved() -> None:
    rng, beside = random.Random(70), 0
    for number in range(12):
        places = {3: (rng.randrange(22, 28), 20), 4: (20, rng.randrange(23, 28)), 1: (rng.randrange(14, 18), 20)}
        units = {3: rng.choice(("kid", "yeti", "snowman")), 4: "kid"}
        table = scene({0: (20, 20), **places}, types=units, down=(4,) if number % 3 == 0 else ())
        play(table, "move", 6)
        kid, view = table.t.mover, table.view(-1)
        shown = {tuple(at) for at in view["beside"]}
        for x, y, _ in view["choices"]:
            table.t.x[kid], table.t.y[kid] = x, y
            assert ((x, y) in shown) == (victims(table._tables.one(), kid) != 0)
        beside += len(shown)
    assert beside > 50


@pytest.mark.rule("VILLAGE-16", "VILLAGE-R01")
def test_lines_of_fire_say_how_far_apart_two_are_as_the_rules_measure_it() -> None:
    for measure, inches in (("base", 6.0), ("centre", 7.0)):
        view = scene({0: (10, 10), 3: (24, 10)}, pool=(4,), measure=measure).view(0)
        assert view["lines"][0]["inches"] == inches
    for before, _, _, _ in meant_moves("village", 4, 120):
        view = before.view(-1)
        for line in view["lines"]:
            (ax, ay), (bx, by) = (view["kids"][line[end]]["at"] for end in ("from", "to"))
            d2 = (ax - bx) ** 2 + (ay - by) ** 2
            for n in range(1, 40):
                if as_python(within)(before.t, d2, n):
                    assert n - 1.05 <= line["inches"] <= n + 0.05
                    break
            for (n, far), reach in zip(view["numbers"]["ranges"], (before.t.near_inches, before.t.middle_inches), strict=True):
                assert n == reach
                assert (d2 <= far * far) == as_python(within)(before.t, d2, n)


@pytest.mark.rule("VILLAGE-46", "VILLAGE-62", "VILLAGE-85", "VILLAGE-88")
def test_the_dice_that_events_show_are_those_that_were_rolled() -> None:
    shown = set()
    for _, table, _, events in meant_moves("village", 10, 200):
        rolled = [int(face) + 1 for face, sides in table.t.made[: table.t.made_count] if sides == 6]
        told = []
        for e in events:
            move = table.view(-1)["move"]
            if e.kind == "move_roll":
                if move is None or move["die"] is None:
                    break  # several dice: only their sum is told
                told.append(move["die"])
            told += dice(e)
            shown |= {e.kind} if dice(e) else set()
        else:
            assert sorted(told) == sorted(rolled)
    assert shown >= {"command", "order_roll", "hit_roll", "effect"}
