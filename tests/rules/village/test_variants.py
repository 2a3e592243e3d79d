"""Every entry of content.toml does what it says when a variant changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.village.helpers import load, phase, play, reachable, scene, throws, view
from snowyard import Refusal, Table, game, new, setup
from snowyard.games.village.content import FAST, RESOURCEFUL, SKILFUL, STRONG

PAIR = {0: (10, 10), 1: (10, 40), 3: (20, 10), 4: (40, 40)}
BESIDE = {0: (12, 10), 1: (10, 40), 3: (14, 11), 4: (40, 40)}
CLOSE = {0: (12, 10), 1: (10, 40), 3: (15, 10), 4: (40, 40)}
FENCE: dict[str, Any] = {"map": "fence 20 20 30 21"}


def row(faces: Sequence[int]) -> str:
    """Dice as a sentence lists them."""
    *more, last = map(str, faces)
    return f"{', '.join(more)} and {last}" if more else last


def farthest(table: Table, kid: int = 0) -> int:
    """How many half inches east of a Kid one can go."""
    return max(x for x, y in reachable(table) if y == table.t.y[kid]) - int(table.t.x[kid])


def needed(kids: dict[int, Any], variant: str, size: int = 1, **more: Any) -> int:
    """What K0 needs to hit K3."""
    table = scene(kids, pool=(4, 3), balls={0: {size: 1}}, variant=variant, **more)
    line = next(line for line in view(table)["lines"] if line["to"] == 3)
    play(table, f"throw size {size} at k3", 1, 2)
    assert line["throws"][0]["required"] == next(e for e in table.events() if e.kind == "needs").a
    return int(line["throws"][0]["required"])


def hit(variant: str, *faces: int, size: int = 1, **more: Any) -> Table:
    """K0 throws at K3 with a sure hit, and these effect dice fall."""
    table = scene(PAIR, pool=(4, 3), balls={0: {size: 1}}, aim={0: 5}, variant=variant, **more)
    return play(table, f"throw size {size} at k3", 4, 4, *faces)


def shoved(variant: str, *faces: int, **more: Any) -> Table:
    table = scene(BESIDE, pool=(1, 3), variant=variant, **more)
    play(play(table, "move", 1), "to 12 10")
    return play(table, "shove k3", *faces)


# ---- unit types


@pytest.mark.rule("VILLAGE-R35")
def test_a_unit_costs_what_the_variant_says() -> None:
    teams: dict[str, Any] = {"team_mode": "budget", "budget_halves": 4, "types": "yeti kid / spare-1"}
    with pytest.raises(Refusal, match="team 0 costs 8 half-Kids"):
        new("village", **teams)
    assert new("village", variant="units.yeti.cost = 2\nunits.spare-1.cost = 4", **teams).t.kids == 3


@pytest.mark.rule("VILLAGE-34", "VILLAGE-93", "VILLAGE-46")
@pytest.mark.parametrize("dice", [1, 4, 7, 8])
def test_a_unit_has_the_command_dice_of_the_variant_at_the_start_and_at_most(dice: int) -> None:
    variant = f"units.elf.dice = {dice}\nunits.kid.dice = {dice}"
    table = new("village", seed=1, types="elf", rolloff_units="yeti", variant=variant)
    assert sorted(table.t.dice[k] for k in range(6)) == sorted([dice] * 5 + [6])
    faces = [1 + i % 4 for i in range(dice)]
    table = scene(PAIR, active=1, later=(0,), variant=variant)
    play(table, "end", *faces)
    assert sorted(view(table)["pool"]) == sorted(faces)
    assert f"Mia rolls {row(faces)}." in " ".join(table.story(0))
    full = scene(PAIR, pool=(6, 6), variant=variant)
    assert "recover" not in full.moves
    if dice > 1:
        less = scene(PAIR, pool=(6, 6), dice={0: dice - 1}, variant=variant + "\nrecover.dice = 3")
        assert play(less, "recover").t.dice[0] == dice


@pytest.mark.rule("VILLAGE-36")
@pytest.mark.parametrize(
    ("traits", "offered", "after"),
    [('["chosen", "chosen"]', 6, {3, 5, 9, 6, 10, 12}), ('["strong", "chosen"]', 3, {3, 6, 10}), ('["chosen"]', 4, {1, 2, 4, 8})],
)
def test_traits_are_chosen_besides_those_that_the_variant_gives(traits: str, offered: int, after: set[int]) -> None:
    table = new("village", seed=1, kids_per_team=1, types="yeti / elf", variant=f"units.yeti.traits = {traits}")
    assert phase(table) == "trait"
    assert len(table.moves) == offered
    assert table.game.words.default_move(table.seen(0)) == table.actions[0]
    found = set()
    for move in table.moves:
        other = table.copy()
        other.play(move)
        assert phase(other) == "corner"
        found.add(int(other.t.trait[0]))
    assert found == after


@pytest.mark.rule("VILLAGE-36", "VILLAGE-R34")
def test_traits_that_the_variant_gives_are_not_asked_for_nor_given_twice() -> None:
    variant = 'units.kid.traits = ["skilful", "resourceful"]\nunits.elf.traits = ["fast", "chosen"]'
    table = new("village", kids_per_team=1, types="kid / elf", traits="- / strong", variant=variant)
    assert table.t.trait[:2].tolist() == [SKILFUL | RESOURCEFUL, FAST | STRONG]
    with pytest.raises(Refusal, match="the elf in slot 0 of team 1 is fast anyway"):
        new("village", kids_per_team=1, types="kid / elf", traits="- / fast", variant=variant)


@pytest.mark.rule("VILLAGE-47", "VILLAGE-59")
def test_faces_are_spent_on_what_the_variant_says() -> None:
    variant = 'die.faces = ["throw", "throw", "wild", "move", "trait", "trait"]\nunits.kid.trait_face = "aim"'
    table = play(scene(PAIR, active=1, later=(0,), variant=variant), "end", 1, 2, 3, 4, 5, 6)
    assert sorted(view(table)["pool"]) == [1, 3, 3, 4, 4, 6]
    assert view(table)["faces"] == ["throw", "throw", "wild", "move", "trait", "trait"]


@pytest.mark.rule("VILLAGE-59")
@pytest.mark.parametrize("verb", ["move", "gather", "aim", "throw"])
def test_a_trait_pays_for_what_the_variant_says(verb: str) -> None:
    variant = f'traits.fast = "{verb}"\ntraits.strong = "{verb}"'
    for trait in (FAST, STRONG):
        table = scene(PAIR, pool=(5,), traits={0: trait}, balls={0: {1: 1}}, variant=variant)
        assert {move.split()[0] for move in table.moves if move.endswith("by trait")} == {verb}


@pytest.mark.rule("VILLAGE-62")
@pytest.mark.parametrize(
    ("dice", "inches", "faces", "far"), [(0, 0, (), 0), (0, 3, (), 6), (1, 2, (4,), 12), (2, 0, (2, 3), 10), (2, 12, (6, 6), 24)]
)
def test_a_unit_walks_the_dice_and_inches_of_the_variant(dice: int, inches: int, faces: tuple[int, ...], far: int) -> None:
    variant = f"units.kid.walk_dice = {dice}\nunits.kid.walk_inches = {inches}"
    table = play(scene({0: (10, 10), 3: (10, 40)}, variant=variant), "move", *faces)
    assert (table.t.inches, farthest(table)) == (far // 2, far)


@pytest.mark.rule("VILLAGE-63")
@pytest.mark.parametrize(("dice", "inches", "faces", "far"), [(0, 2, (), 4), (1, 0, (5,), 10), (2, 1, (1, 2), 8)])
def test_a_unit_slides_the_dice_and_inches_of_the_variant(dice: int, inches: int, faces: tuple[int, ...], far: int) -> None:
    variant = f"units.yeti.slide_dice = {dice}\nunits.yeti.slide_inches = {inches}"
    table = play(scene({0: (10, 10), 3: (10, 40)}, types={0: "yeti"}, variant=variant), "slide", *faces)
    assert farthest(table) == far


@pytest.mark.rule("VILLAGE-63", "VILLAGE-64", "VILLAGE-82", "VILLAGE-76")
@pytest.mark.parametrize(
    ("variant", "unit", "move", "printed"),
    [
        ("units.penguin.slide_dice = 0", "penguin", "slide", True),
        ('units.kid.vaults = "no"', "kid", "vault", True),
        ('units.snowman.throws_itself = "no"', "snowman", "throw yourself at k3", True),
        ('units.kid.throws_itself = "yes"', "kid", "throw yourself at k3", False),
        ("units.snowman.regrows = 0", "snowman", "gather regrow", True),
        ("units.elf.regrows = 1", "elf", "gather regrow", False),
        ("units.kid.gather = 0", "kid", "gather new", True),
        ("recover.dice = 0", "kid", "recover", True),
        ("prepare.bonus = 0", "kid", "prepare", True),
    ],
)
def test_a_unit_may_do_what_the_variant_allows(variant: str, unit: str, move: str, printed: bool) -> None:
    kids = {0: (24, 19), 3: (24, 10)}
    for text, offered in (("", printed), (variant, not printed)):
        table = scene(kids, pool=(1, 2, 4, 6), dice={0: 3}, types={0: unit}, variant=text, **FENCE)
        assert (move in table.moves) == offered


@pytest.mark.rule("VILLAGE-72", "VILLAGE-73", "VILLAGE-74")
@pytest.mark.parametrize(("value", "largest", "new_size", "grown"), [(2, 5, 2, 3), (5, 5, 5, 5), (5, 3, 3, 3), (3, 4, 3, 4)])
def test_gathering_makes_snowballs_of_the_variant(value: int, largest: int, new_size: int, grown: int) -> None:
    variant = f"units.kid.gather = {value}\nsnowball.largest = {largest}"
    table = scene(PAIR, pool=(2, 2, 3), balls={0: {1: 1}}, variant=variant)
    made = play(table.copy(), "gather new").t.balls[0]
    assert made[new_size] == 1
    assert play(table, "gather grow 1").t.balls[0].tolist() == [int(size == grown) for size in range(6)]
    stuck = scene(PAIR, pool=(2, 3), balls={0: {largest: 1}}, variant=variant)
    assert f"gather grow {largest}" not in stuck.moves


@pytest.mark.rule("VILLAGE-76")
def test_regrowing_gives_back_the_dice_of_the_variant() -> None:
    table = scene(PAIR, pool=(2, 3), dice={0: 2}, types={0: "snowman"}, variant="units.snowman.regrows = 3")
    assert play(table, "gather regrow").t.dice[0] == 5


@pytest.mark.rule("VILLAGE-84")
def test_what_a_type_needs_to_hit_a_type_is_the_variants() -> None:
    table = "units.kid.to_hit = [4, 0, 0, 0, 0, 0, 0, -4]"
    assert needed(PAIR, table) == 11
    assert needed(PAIR, table, types={3: "spare-2"}) == 3
    assert needed(PAIR, table, types={3: "elf"}) == 7
    assert needed(PAIR, table, types={0: "big"}) == 7


@pytest.mark.rule("VILLAGE-88")
@pytest.mark.parametrize(
    ("least", "together", "lost"), [(2, 1, 4), (3, 1, 3), (6, 1, 1), (7, 1, 0), (2, 2, 2), (2, 3, 1), (3, 4, 0)]
)
def test_effect_dice_cost_command_dice_as_the_variant_says(least: int, together: int, lost: int) -> None:
    variant = f"units.kid.effect = {least}\nunits.kid.effect_dice = {together}"
    assert hit(variant, 1, 2, 4, 5, 6, size=5).t.dice[3] == 6 - lost


@pytest.mark.rule("VILLAGE-91", "VILLAGE-70")
def test_the_cheating_table_is_the_variants() -> None:
    row = 'units.kid.cheats = ["never", 6, "free", "point", 1, 3, 4, 4]'
    never = scene(BESIDE, pool=(1, 3), variant=row)
    assert phase(play(play(never, "move", 1), "to 12 10")) == "main"
    assert not throws(scene(CLOSE, pool=(4,), balls={0: {1: 1}}, variant=row)) & {"throw size 1 at k3"}
    assert shoved(row, types={3: "elf"}).t.points[0] == 0
    assert shoved(row + "\npoints.cheat = 4", types={3: "snowman"}).t.points[0] == -4
    for unit, number in (("big", 6), ("penguin", 3), ("spare-1", 4)):
        assert shoved(row, number - 1, types={3: unit}).t.in_play[0] == 1
        assert shoved(row, number, types={3: unit}).t.in_play[0] == 0
    assert shoved(row, 1, 1, types={3: "yeti"}).t.in_play[0] == 0


@pytest.mark.rule("VILLAGE-91")
@pytest.mark.parametrize(("dice", "faces", "caught"), [(2, (6, 3), 0), (3, (5, 6, 3), 0), (3, (5, 6, 4), 1)])
def test_the_lowest_of_the_dice_of_a_caught_check_counts(dice: int, faces: tuple[int, ...], caught: int) -> None:
    table = shoved(f"units.kid.caught_dice = {dice}", *faces)
    assert table.t.in_play[0] == 1 - caught
    assert f"The dice show {row(faces)}, and the lowest counts" in " ".join(table.story(0))


@pytest.mark.rule("VILLAGE-69", "VILLAGE-68")
@pytest.mark.parametrize(("oops", "die", "falls"), [(2, 1, 0), (2, 2, 1), (6, 5, 0), (6, 6, 1)])
def test_who_shoves_is_taken_along_as_the_variant_says(oops: int, die: int, falls: int) -> None:
    table = shoved(f"units.kid.oops = {oops}\nshove.dice = 2", die, 1)
    assert (table.t.down[0], table.t.dice[0]) == (falls, 6 - 2 * falls)
    assert table.t.dice[3] == 4
    assert ("falls too" in " ".join(table.story(0))) == bool(falls)
    assert shoved('units.yeti.oops = "never"', 1, types={3: "yeti"}).t.down[0] == 0


@pytest.mark.rule("VILLAGE-68")
@pytest.mark.parametrize(("dice", "before", "after"), [(0, 3, 3), (1, 3, 2), (8, 3, 1), (2, 2, 1), (8, 1, 1)])
def test_a_fall_costs_the_dice_of_the_variant_but_never_the_last(dice: int, before: int, after: int) -> None:
    assert shoved(f"shove.dice = {dice}", 1, dice={3: before}).t.dice[3] == after


@pytest.mark.rule("VILLAGE-103")
def test_who_draws_by_miracle_and_how_much_is_the_variants() -> None:
    variant = 'units.kid.miracle_draws = "yes"\nunits.elf.miracle_draws = "no"\ncards.miracle.draws = 4'
    held: dict[str, Any] = {"cards": "earn", "hands": {0: ["miracle"], 1: ["miracle"]}, "types": {1: "elf"}, "variant": variant}
    table = scene(PAIR, pool=(1, 3), **held)
    table.play("play miracle to draw")
    assert table.t.hand_size[0] == 4
    assert "play miracle to draw" not in scene(PAIR, active=1, pool=(1, 3), **held).moves
    none = {**held, "variant": variant.replace("= 4", "= 0")}
    assert "play miracle to draw" not in scene(PAIR, pool=(1, 3), **none).moves


# ---- other numbers of the dice


@pytest.mark.rule("VILLAGE-94", "VILLAGE-43")
def test_preparing_adds_the_bonus_of_the_variant() -> None:
    table = play(scene(PAIR, pool=(6, 6), variant="prepare.bonus = 5"), "prepare")
    assert table.t.prepared[0] == 5


@pytest.mark.rule("VILLAGE-75")
@pytest.mark.parametrize(("inches", "gap", "near"), [(2, 6, True), (2, 7, False), (5, 12, True), (5, 13, False), (0, 3, False)])
def test_snowballs_are_given_over_the_inches_of_the_variant(inches: int, gap: int, near: bool) -> None:
    kids = {0: (10, 10), 1: (10 + gap, 10), 3: (40, 40)}
    table = scene(kids, pool=(2,), balls={0: {1: 1}}, variant=f"give.inches = {inches}")
    assert ("gather give 1 to slot 1" in table.moves) == near


@pytest.mark.rule("VILLAGE-26", "VILLAGE-40")
@pytest.mark.parametrize(("inches", "far"), [(5, 11), (6, 13), (9, 19)])
def test_the_zone_of_a_corner_reaches_as_far_as_the_variant_says(inches: int, far: int) -> None:
    table = new("village", seed=2, map="open", traits="fast fast fast / fast fast fast", variant=f"setup.zone = {inches}")
    table.play("corner 0")
    table.play("corner 1")
    places = {(x, y) for x, y in reachable(table) if x < 24}
    assert places == {(x, y) for x in range(1, 24) for y in range(1, 48) if x * x + y * y <= far * far}


@pytest.mark.rule("VILLAGE-82", "VILLAGE-84")
def test_a_piece_of_oneself_has_the_size_of_the_variant() -> None:
    table = scene(PAIR, pool=(4, 3), types={0: "snowman"}, variant="snowball.own_piece = 2")
    play(table, "throw yourself at k3", 1, 1)
    assert any((e.kind, e.a) == ("needs", 6) for e in table.events())
    table = scene(PAIR, pool=(4, 3), types={0: "snowman"}, variant="snowball.own_piece = 2")
    assert play(table, "throw yourself at k3", 6, 5, 4, 4).t.dice[3] == 4


# ---- throws


@pytest.mark.rule("VILLAGE-84", "VILLAGE-16")
@pytest.mark.parametrize(
    ("variant", "apart", "number"),
    [
        ("throw.base = [3, 6, 12]", 10, 3),
        ("throw.base = [3, 6, 12]", 20, 6),
        ("throw.base = [3, 6, 12]", 30, 12),
        ("throw.near = 3", 8, 7),
        ("throw.near = 3", 9, 8),
        ("throw.middle = 8", 18, 8),
        ("throw.middle = 8", 19, 9),
        ("throw.near = 30\nthrow.middle = 30", 30, 7),
    ],
)
def test_the_distances_and_their_numbers_are_the_variants(variant: str, apart: int, number: int) -> None:
    assert needed({0: (10, 10), 1: (10, 40), 3: (10 + apart, 10), 4: (40, 40)}, variant) == number


@pytest.mark.rule("VILLAGE-84")
@pytest.mark.parametrize("size", range(1, 6))
def test_each_size_helps_as_much_as_the_variant_says(size: int) -> None:
    assert needed(PAIR, "throw.sizes = [4, 3, 2, 1, 0]", size=size) == 7 - (5 - size)


@pytest.mark.rule("VILLAGE-84", "VILLAGE-19")
def test_aim_and_objects_count_as_the_variant_says() -> None:
    assert needed(PAIR, "throw.aim = 2", aim={0: 2}) == 3
    assert needed(PAIR, "throw.aim = 0", aim={0: 2}) == 7
    beside = {**PAIR, 1: (15, 13)}
    for object_, number in ((0, 7), (1, 8), (2, 9)):
        assert needed(beside, f"throw.object = {object_}") == number
    for far, number in ((1, 7), (2, 8)):  # from base edge to line
        assert needed(beside, f"throw.beside = {far}") == number
    assert needed({**PAIR, 1: (15, 17)}, "throw.beside = 6") == 8
    for far, number in ((4, 7), (5, 8)):
        assert needed(PAIR, f"throw.beside = {far}", map="tree 15 17 2") == number


@pytest.mark.rule("VILLAGE-81", "VILLAGE-90")
@pytest.mark.parametrize(("inches", "gap", "close"), [(0, 3, False), (1, 4, True), (1, 5, False), (5, 12, True), (5, 13, False)])
def test_too_close_is_as_near_as_the_variant_says(inches: int, gap: int, close: bool) -> None:
    kids = {**PAIR, 3: (10 + gap, 10)}
    table = scene(kids, pool=(4, 3), balls={0: {1: 1}}, variant=f"throw.too_close = {inches}")
    assert view(table)["lines"][0]["too_close"] == close
    play(table, "throw size 1 at k3", 1, 2)  # effect and check, or a miss
    assert any((e.kind, e.a) == ("needs", -100) for e in table.events()) == close


@pytest.mark.rule("VILLAGE-85")
@pytest.mark.parametrize(
    ("variant", "faces", "hits", "critical", "ends"),
    [
        ("throw.critical_hit = 8", (4, 4), True, True, False),
        ("throw.critical_hit = 8", (3, 4), False, False, False),
        ("throw.critical_hit = 13", (6, 6), False, False, False),
        ("throw.critical_miss = 6", (2, 4), False, False, True),
        ("throw.critical_miss = 6", (3, 4), False, False, False),
        ("throw.critical_miss = 1", (1, 1), False, False, False),
    ],
)
def test_critical_sums_are_the_variants(variant: str, faces: tuple[int, ...], hits: bool, critical: bool, ends: bool) -> None:
    table = scene(
        PAIR,
        pool=(4, 3),
        balls={0: {1: 1}},
        variant=variant + "\nunits.kid.to_hit = [4, 4, 4, 4, 4, 4, 4, 4]" + "\nthrow.base = [12, 12, 12]",
    )
    chance = view(table)["lines"][0]["throws"][0]["chance"]
    assert chance == pytest.approx({"throw.critical_hit = 8": 15, "throw.critical_hit = 13": 0}.get(variant, 1) / 36)
    load(table, *faces, *(1, 1, 1) * hits).play("throw size 1 at k3")
    said = [e.kind for e in table.events()]
    assert ("hit" in said) == hits
    assert any((e.kind, e.c) == ("hit", 1) for e in table.events()) == critical
    assert ("end_activation" in said) == ends


@pytest.mark.rule("VILLAGE-88")
@pytest.mark.parametrize("more", [0, 1, 2])
def test_a_critical_hit_has_as_many_more_effect_dice_as_the_variant_says(more: int) -> None:
    table = scene(PAIR, pool=(4, 3), balls={0: {2: 1}}, variant=f"effect.critical = {more}")
    assert play(table, "throw size 2 at k3", 6, 6, *[4] * (2 + more)).t.dice[3] == 4 - more


# ---- Points


@pytest.mark.rule("VILLAGE-87", "VILLAGE-R11", "VILLAGE-104")
def test_hits_score_what_the_variant_says_and_cards_are_earned_by_it() -> None:
    assert hit("points.hit = 3", 1).t.points[0] == 3
    assert hit("points.hit = 0", 1).t.points[0] == 0
    table = hit("points.unhurt = 4", 1, defend_points="unhurt")
    assert (table.t.points[0], table.t.points[3]) == (1, 4)
    for points, cards, drawn in ((1, 1, 5), (2, 1, 2), (2, 3, 6), (6, 1, 0), (5, 2, 2)):
        table = scene(
            PAIR,
            pool=(4, 3),
            balls={0: {1: 1}},
            cards="earn",
            aim={0: 5},
            variant=f"points.hit = 5\nearn.points = {points}\nearn.cards = {cards}",
        )
        load(table, 4, 4).play("throw size 1 at k3")
        assert table.t.hand_size[0] == drawn
        assert table.game.words.check(table.t) is None


@pytest.mark.rule("VILLAGE-113", "VILLAGE-114")
@pytest.mark.parametrize(("whole", "most"), [(5, 5), (0, 0), (7, 2), (50, 50)])
def test_totals_have_the_bonuses_of_the_variant(whole: int, most: int) -> None:
    kids = {0: (5, 5), 1: (9, 5), 2: (13, 5), 3: (5, 40), 4: (9, 40)}
    table = scene(kids, turn=5, points={3: 2}, variant=f"points.all_in_play = {whole}\npoints.most_in_play = {most}")
    assert play(table, "end").t.total[:2].tolist() == [whole + most, 2]


# ---- Ability Cards


@pytest.mark.rule("VILLAGE-99")
@pytest.mark.parametrize("copies", [0, 1, 9])
def test_the_deck_has_the_copies_of_the_variant(copies: int) -> None:
    table = new("village", seed=3, cards="earn", variant=f"cards.dash.copies = {copies}")
    assert table.t.deck.tolist() == [12] * 7 + [6 * copies, 0, 0]
    hands = "k0" + " dash" * (6 * copies + 1)
    with pytest.raises(Refusal, match=f"start_hands has {6 * copies + 1} of dash; the deck has {6 * copies}"):
        new("village", cards="earn", start_hands=hands, variant=f"cards.dash.copies = {copies}")


@pytest.mark.rule("VILLAGE-105", "VILLAGE-106", "VILLAGE-107")
@pytest.mark.parametrize("mode", ["kid3", "kid1", "player3"])
def test_as_many_cards_are_dealt_as_the_variant_says(mode: str) -> None:
    table = new(
        "village",
        seed=3,
        cards="deal",
        deal_mode=mode,
        kids_per_team=1,
        map="open",
        traits="fast / fast",
        variant=f"deal.{mode} = 5",
    )
    while phase(table) in ("corner", "deploy"):
        table.play(table.moves[0])
    assert table.t.hand_size[:2].tolist() == [5, 5]


@pytest.mark.rule("VILLAGE-100")
def test_saved_brings_the_snowballs_of_the_variant() -> None:
    variant = "cards.saved.counts = [5, 0, 2]\ncards.saved.sizes = [2, 3, 4]"
    held: dict[str, Any] = {"cards": "earn", "hands": {0: ["saved"]}, "pool": (1, 3), "variant": variant}
    table = scene(PAIR, **held)
    assert "play saved 2x3" not in table.moves
    table.play("play saved 3x1")
    assert table.t.balls[0].tolist() == [0, 0, 5, 0, 0, 0]
    table = scene(PAIR, **held)
    table.play("play saved 1x5")
    assert table.t.balls[0].tolist() == [0, 0, 0, 0, 2, 0]


@pytest.mark.rule("VILLAGE-101", "VILLAGE-R39")
@pytest.mark.parametrize("dice", [3, 8])
def test_notdone_rolls_the_dice_of_the_variant_where_that_is_more(dice: int) -> None:
    for had, asked in ((2, True), (6, dice > 6)):
        table = scene(
            PAIR,
            active=1,
            later=(0,),
            hands={0: ["notdone"]},
            dice={0: had},
            cards="earn",
            variant=f"cards.notdone.dice = {dice}",
        )
        table.play("end")
        assert (phase(table) == "start_self") == asked
        if asked:
            assert len(view(play(table, "play notdone", *[3] * dice))["pool"]) == dice


@pytest.mark.rule("VILLAGE-88")
@pytest.mark.parametrize("dice", [0, 1, 5])
def test_ice_adds_the_effect_dice_of_the_variant(dice: int) -> None:
    variant = f"cards.ice.dice = {dice}\neffect.critical = 2\nunits.kid.effect = 6"
    table = scene(PAIR, pool=(4, 3), balls={0: {5: 1}}, hands={0: ["ice"]}, cards="earn", variant=variant)
    table.play("throw size 5 at k3")
    faces = [1 + i % 6 for i in range(7 + dice)]
    play(table, "play ice", 6, 6, *faces)
    assert f"{len(faces)} effect dice: {row(faces)}. Each 6 or more" in " ".join(table.story(0))
    assert table.t.dice[3] == 6 - faces.count(6)


@pytest.mark.rule("VILLAGE-85")
@pytest.mark.parametrize(
    ("card", "by", "faces", "kept"),
    [
        ("pitch", 0, (1, 2, 6, 5), 11),
        ("pitch", 0, (6, 1, 6, 1), 12),
        ("missed", 3, (6, 5, 2, 1), 3),
        ("missed", 3, (1, 6, 6, 2), 3),
    ],
)
def test_pitch_and_missed_add_the_hit_dice_of_the_variant(card: str, by: int, faces: tuple[int, ...], kept: int) -> None:
    table = scene(PAIR, pool=(4, 3), balls={0: {1: 1}}, hands={by: [card]}, cards="earn", variant=f"cards.{card}.dice = 2")
    table.play("throw size 1 at k3")
    load(table, *faces, 1, 1).play(f"play {card}")
    told = f"The dice show {row(faces)}, of which the {'best' if by == 0 else 'lowest'} two count: {kept} "
    assert told in " ".join(table.story(0))


@pytest.mark.rule("VILLAGE-102")
@pytest.mark.parametrize(("dice", "inches", "faces", "far"), [(0, 4, (), 8), (1, 1, (3,), 8), (2, 9, (6, 6), 24), (0, 0, (), 0)])
def test_dash_goes_the_dice_and_inches_of_the_variant(dice: int, inches: int, faces: tuple[int, ...], far: int) -> None:
    variant = f"cards.dash.dice = {dice}\ncards.dash.inches = {inches}"
    table = scene({0: (10, 10), 3: (10, 40)}, pool=(1, 3), hands={0: ["dash"]}, cards="earn", variant=variant)
    assert farthest(play(table, "play dash", *faces)) == far


# ---- new unit types


@pytest.mark.rule("VILLAGE-34", "VILLAGE-35")
def test_a_new_unit_type_plays_by_its_own_numbers() -> None:
    variant = """
        [units.spare-1]
        dice = 8
        traits = ["strong"]
        trait_face = "wild"
        walk_dice = 2
        gather = 4
        throws_itself = "yes"
        effect = 6
    """
    table = new("village", seed=5, types="spare-1 kid kid", rolloff_units="spare-2", variant=variant)
    t = table.t
    assert (t.kind[0], t.dice[0], t.trait[0]) == (6, 8, STRONG)
    assert sorted(t.kind[:6].tolist()) == [0, 0, 0, 0, 6, 7]
    assert any("Spare 2" in line for line in table.story(0))
    seen = view(table)["kids"][0]
    assert (seen["type"], seen["most_dice"]) == ("spare-1", 8)
    table = scene(PAIR, pool=(1, 2, 4), types={0: "spare-1"}, variant=variant)
    assert "throw yourself at k3" in table.moves
    assert play(table.copy(), "gather new").t.balls[0, 4] == 1
    assert farthest(play(table, "move", 2, 3)) == 8  # of 10: there K3 stands


@pytest.mark.parametrize(
    ("variant", "says"),
    [
        ("units.kid.dice = 9", "units.kid.dice must be a whole number from 1 to 8, not 9"),
        ("units.kid.cheats = [4, 4]", "units.kid.cheats must be a list of 8"),
        ('units.kid.traits = ["quick"]', "units.kid.traits must be a list of 0 to 2, each one of"),
        ('die.faces = ["move", "gather", "aim", "throw", "trait"]', "die.faces must be a list of 6"),
        ('traits.fast = "wild"', "traits.fast must be one of"),
        ("units.spare-3.dice = 3", "there is no 'units.spare-3.dice'"),
        ("cards.ice.dice = 6", "cards.ice.dice must be a whole number from 0 to 5"),
    ],
)
def test_a_variant_that_cannot_be_is_refused_with_a_sentence(variant: str, says: str) -> None:
    with pytest.raises(Refusal, match="village: ") as refused:
        new("village", variant=variant)
    assert says in str(refused.value)


# ---- new cards


def spare(does: str, **numbers: Any) -> str:
    lines = [f"{name} = {number}" for name, number in numbers.items()]
    return "\n".join(["[cards.spare-1]", 'name = "Icicle"', "copies = 2", f'does = "{does}"', *lines])


def holding(does: str, by: int = 0, hands: Any = None, **more: Any) -> Table:
    """K0 acts and K3 stands far off; K`by` holds the new card."""
    numbers = {name: more.pop(name) for name in ("dice", "inches", "count", "size", "draws") if name in more}
    scenery: dict[str, Any] = {"pool": (4, 3), "balls": {0: {1: 1}}, "cards": "earn", **more}
    return scene(PAIR, hands=hands or {by: ["spare-1"]}, variant=spare(does, **numbers), **scenery)


@pytest.mark.rule("VILLAGE-98", "VILLAGE-99")
def test_a_new_card_lies_in_the_deck_with_its_copies_and_is_played_by_its_own_move() -> None:
    table = new("village", seed=3, cards="earn", variant=spare("dash"))
    assert table.t.deck.tolist() == [12] * 9 + [0]
    numbers = game("village").number
    assert [numbers("surrender"), numbers("play spare-1"), numbers("play spare-2")] == [2587, 2588, 2589]
    table = holding("saved", count=3, size=4)
    assert "Play “Icicle” for 3 snowballs of Size 4" in table.labels()
    table.play("play spare-1")
    assert table.t.balls[0].tolist() == [0, 1, 0, 0, 3, 0]
    assert (table.t.hand_size[0], table.t.discard[8]) == (0, 1)
    assert any("plays “Icicle”" in line for line in table.story(-1))
    assert view(table)["cards"]["discard"] == {"spare-1": 1}


@pytest.mark.rule("VILLAGE-88", "VILLAGE-57")
def test_a_new_card_like_ice_adds_its_own_dice_and_only_one_of_both_is_played() -> None:
    table = holding("ice", dice=5, hands={0: ["spare-1", "ice"]})
    table.play("throw size 1 at k3")
    load(table, 6, 6, *[1] * 7).play("play spare-1")
    assert "7 effect dice" in " ".join(table.story(0))
    assert table.t.hand[0, 2] == 1


@pytest.mark.rule("VILLAGE-85")
@pytest.mark.parametrize(("does", "by", "kept"), [("pitch", 0, "best"), ("missed", 3, "lowest")])
def test_a_new_card_like_pitch_or_missed_adds_its_own_dice(does: str, by: int, kept: str) -> None:
    table = holding(does, by, dice=2)
    table.play("throw size 1 at k3")
    load(table, 1, 6, 3, 4, *[1] * 3).play("play spare-1")
    assert f"The dice show {row((1, 6, 3, 4))}, of which the {kept} two count" in " ".join(table.story(0))


@pytest.mark.rule("VILLAGE-85", "VILLAGE-R27")
def test_a_new_card_like_pitch_and_the_printed_missed_cancel_each_other() -> None:
    table = holding("pitch", hands={0: ["spare-1"], 3: ["missed"]}, dice=2)
    table.play("throw size 1 at k3")
    table.play("play spare-1")
    load(table, 2, 3, 1, 1, 1).play("play missed")
    assert f"The dice show {row((2, 3))}" in " ".join(table.story(0))


@pytest.mark.rule("VILLAGE-102")
def test_a_new_card_like_dash_goes_its_own_inches() -> None:
    table = holding("dash", dice=1, inches=2)
    assert farthest(play(table, "play spare-1", 3)) == 8  # of 10: there K3 stands


@pytest.mark.parametrize(
    ("variant", "says"),
    [
        (spare("pitch", dice=3), "cards.spare-1.dice is 3, but a card that does what pitch does has 1 to 2 (cards.spare-1.does)"),
        (spare("notdone", dice=0), "cards.spare-1.dice is 0, but a card that does what notdone does has 1 to 8"),
        (spare("spare-2"), 'cards.spare-1.does must be one of "saved", "notdone", "ice"'),
        ("cards.ice.name = 'Frost'", "there is no 'cards.ice.name'"),
    ],
)
def test_a_new_card_that_cannot_be_is_refused_with_a_sentence(variant: str, says: str) -> None:
    with pytest.raises(Refusal, match="village: ") as refused:
        new("village", variant=variant)
    assert says in str(refused.value)


def test_a_position_amid_a_throw_says_which_card_was_played() -> None:
    table = holding("ice", dice=4, hands={0: ["spare-1"], 3: ["missed"]})
    table.play("throw size 1 at k3")
    table.play("play spare-1")
    told = table.position()
    assert told["throw"]["ice_played"] == "spare-1"
    assert view(table)["throw"]["cards"] == ["spare-1"]
    assert bytes(setup("village", told)) == bytes(setup("village", setup("village", told).position()))
    assert setup("village", told).t.ice_played == 2
    with pytest.raises(Refusal, match="pitch_played is 2, but the card spare-1 does something else"):
        setup("village", {**told, "throw": {**told["throw"], "pitch_played": "spare-1"}})


@pytest.mark.rule("VILLAGE-88")
def test_a_new_card_like_grandma_saves_from_the_effect_roll() -> None:
    table = holding("grandma", 3)
    load(table, 6, 6).play("throw size 1 at k3")
    assert phase(table) == "hit_target"
    table.play("play spare-1")
    assert (table.t.dice[3], table.t.points[0]) == (6, 1)


@pytest.mark.rule("VILLAGE-101", "VILLAGE-R39")
def test_a_new_card_like_notdone_rolls_its_own_dice() -> None:
    table = holding("notdone", active=1, later=(0,), dice=8)
    table.play("end")
    assert phase(table) == "start_self"
    assert len(view(play(table, "play spare-1", *[3] * 8))["pool"]) == 8


@pytest.mark.rule("VILLAGE-103")
def test_a_new_card_like_miracle_draws_its_own_cards_for_an_elf() -> None:
    table = holding("miracle", types={0: "elf"}, draws=3)
    assert "Play “Icicle” to draw 3 cards" in table.labels()
    table.play("play spare-1")
    assert table.t.hand_size[0] == 3
