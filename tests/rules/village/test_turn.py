"""The Turn: activation order, activations, paying, getting up, the order of dice."""

from __future__ import annotations

import pytest

from rules.village.helpers import phase, play, scene
from snowyard import Table
from snowyard.games.village.content import FAST, RESOURCEFUL, SKILFUL, STRONG
from snowyard.games.village.layout import END

SIX = {0: (5, 5), 1: (9, 5), 2: (13, 5), 3: (5, 40), 4: (9, 40), 5: (13, 40)}


def next_turn(*faces: int, active: int = 0, **more: object) -> Table:
    """The active Kid is the last of its Turn and ends; the dice are those of the next activation roll."""
    table = scene(SIX, active=active, **more)  # type: ignore[arg-type]
    return play(table, "end", *faces)


@pytest.mark.example("VILLAGE-1")
@pytest.mark.rule("VILLAGE-42", "VILLAGE-43", "VILLAGE-44", "VILLAGE-58", "VILLAGE-R07")
def test_ties_are_rolled_off_from_high_to_low_and_depth_first() -> None:
    command = [1] * 6
    table = next_turn(3, 5, 3, 6, 4, 3, 2, 2, 1, 5, 6, 4, 6, 3, 2, *command, prepared={4: 2})
    assert table.t.order.tolist()[:6] == [4, 3, 1, 0, 5, 2]
    assert not table.t.prepared.any()
    assert table.t.turn == 1
    assert table.t.active == 4


@pytest.mark.rule("VILLAGE-44")
def test_after_twenty_nested_rerolls_the_lower_number_goes_first() -> None:
    table = scene({0: (5, 5), 3: (5, 40)}, later=())
    table = play(table, "end", 4, 4, *[3] * 40, *[1] * 6)
    assert table.t.order.tolist()[:2] == [0, 3]


@pytest.mark.rule("VILLAGE-43", "VILLAGE-94")
def test_preparation_counts_once_and_is_then_gone() -> None:
    table = next_turn(1, 2, 3, 4, 5, 6, *[1] * 6, prepared={0: 6})
    assert table.t.order.tolist()[:6] == [0, 5, 4, 3, 2, 1]
    assert not table.t.prepared.any()


@pytest.mark.rule("VILLAGE-42", "VILLAGE-45")
def test_every_kid_in_play_is_activated_once_a_turn_and_removed_ones_are_passed_over() -> None:
    kids = {k: at for k, at in SIX.items() if k != 2}
    table = scene(kids, later=(2, 5, 1))
    play(table, "end", 1, 1, 1, 1, 1, 1)
    assert table.t.active == 5
    play(table, "end", 1, 1, 1, 1, 1, 1)
    assert table.t.active == 1
    play(table, "end")
    assert table.t.turn == 1
    assert sorted(table.t.order.tolist()[: table.t.order_count]) == [0, 1, 3, 4, 5]


@pytest.mark.rule("VILLAGE-46")
def test_a_kid_rolls_as_many_dice_as_it_has_and_unspent_ones_are_lost() -> None:
    table = scene(SIX, later=(3,), dice={3: 2}, pool=(1, 2, 3))
    play(table, "end", 3, 4)
    assert table.t.pool.tolist() == [0, 0, 0, 1, 1, 0, 0]


@pytest.mark.example("VILLAGE-13")
@pytest.mark.rule("VILLAGE-47")
def test_an_elfs_fives_are_wild() -> None:
    table = scene(SIX, later=(3,), types={3: "elf"}, traits={3: 0})
    play(table, "end", 5, 5, 2, 6, 1, 3)
    assert table.t.pool.tolist() == [0, 1, 1, 1, 0, 0, 3]
    elf = scene({0: (10, 10), 3: (24, 10)}, pool=(4,), types={0: "elf", 3: "big"}, balls={0: {2: 1}})
    assert elf.view(0)["lines"][0]["inches"] == 6.0
    assert elf.view(0)["lines"][0]["throws"][0]["required"] == 5
    plain = scene({0: (10, 10), 3: (24, 10)}, pool=(4,), types={3: "big"}, balls={0: {2: 1}})
    assert plain.view(0)["lines"][0]["throws"][0]["required"] == 7


@pytest.mark.rule("VILLAGE-48")
def test_dice_are_spent_one_at_a_time_in_any_order() -> None:
    table = scene(SIX, pool=(2, 3, 3))
    play(table, "aim")
    assert table.t.pool.tolist() == [0, 0, 1, 1, 0, 0, 0]
    play(table, "gather new")
    play(table, "aim")
    assert table.t.aim[0] == 2
    assert table.t.active != 0


@pytest.mark.rule("VILLAGE-49", "VILLAGE-50")
def test_the_activation_ends_by_itself_when_nothing_but_end_is_possible() -> None:
    """A 4 without a snowball is of no use, so after the AIM nobody is asked."""
    table = scene(SIX, pool=(3, 4), later=(3,))
    assert not any(move.startswith("throw") for move in table.moves)
    play(table, "aim", 1, 1, 1, 1, 1, 1)
    assert table.t.active == 3


@pytest.mark.rule("VILLAGE-49", "VILLAGE-R42")
def test_end_is_always_possible_in_main() -> None:
    table = scene(SIX, pool=(1, 2, 3, 4, 5, 6))
    assert END in table.actions


@pytest.mark.rule("VILLAGE-49")
def test_the_activation_ends_when_the_pool_is_empty() -> None:
    table = scene(SIX, pool=(3,), later=(4,))
    play(table, "aim")
    assert table.t.active == 4


@pytest.mark.rule("VILLAGE-59", "VILLAGE-95")
@pytest.mark.parametrize(
    ("verb", "face", "trait"),
    [("move", 1, FAST), ("gather new", 2, RESOURCEFUL), ("aim", 3, SKILFUL), ("throw size 1 at k3", 4, STRONG)],
)
def test_a_verb_is_paid_with_its_face_a_five_by_trait_or_a_wild(verb: str, face: int, trait: int) -> None:
    def moves(pool: tuple[int, ...], mask: int) -> set[str]:
        table = scene({0: (10, 10), 3: (20, 10)}, pool=pool, traits={0: mask}, balls={0: {1: 1}})
        return {move for move in table.moves if move.startswith(verb)}

    assert moves((face,), 15 - trait) == {verb}
    assert moves((5, 1, 2, 3, 4), trait) >= {f"{verb} by trait"}
    assert not any("trait" in move for move in moves((5, 6), 15 - trait))
    assert moves((6,), 15 - trait) == {f"{verb} by wild"}
    assert moves((face, 5, 6), trait) == {verb, f"{verb} by trait", f"{verb} by wild"}


@pytest.mark.rule("VILLAGE-59")
def test_the_die_that_was_named_is_spent() -> None:
    for move, left in (("aim", 3), ("aim by trait", 5), ("aim by wild", 6)):
        table = scene(SIX, pool=(3, 5, 6), traits={0: SKILFUL})
        play(table, move)
        assert table.t.pool[left] == 0
        assert sum(table.t.pool) == 2


@pytest.mark.rule("VILLAGE-60", "VILLAGE-R39", "VILLAGE-93", "VILLAGE-94")
def test_recover_and_prepare_take_a_wild_and_are_offered_when_they_do_something() -> None:
    table = scene(SIX, pool=(1, 2, 3, 6), dice={0: 5})
    assert {"recover", "prepare"} <= set(table.moves)
    assert "recover" not in scene(SIX, pool=(6,)).moves
    assert "prepare" not in scene(SIX, pool=(6,), turn=5, dice={0: 5}).moves
    assert not {"recover", "prepare", "get up"} & set(scene(SIX, pool=(1, 2, 3, 4, 5), dice={0: 3}).moves)


@pytest.mark.rule("VILLAGE-93", "VILLAGE-R13")
def test_a_recovered_die_is_there_at_once_but_rolled_in_the_next_turn() -> None:
    table = scene(SIX, pool=(6, 6), dice={0: 3})
    play(table, "recover")
    assert table.t.dice[0] == 4
    assert sum(table.t.pool) == 1


@pytest.mark.rule("VILLAGE-94", "VILLAGE-95")
def test_any_number_of_wilds_may_be_spent_on_preparing() -> None:
    table = scene(SIX, pool=(6, 6, 6, 6))
    for count in (1, 2, 3):
        play(table, "prepare")
        assert table.t.prepared[0] == count


@pytest.mark.example("VILLAGE-14")
@pytest.mark.rule("VILLAGE-61", "VILLAGE-R14")
def test_a_kid_that_lies_down_can_only_get_up_or_end() -> None:
    table = scene(SIX, later=(3,), dice={3: 2}, down=(3,))
    play(table, "end", 3, 6)
    assert set(table.moves) == {"get up", "end", "surrender"}
    play(table, "get up")
    assert table.t.down[3] == 0
    assert "aim" in table.moves
    lying = scene(SIX, later=(3, 4), dice={3: 2}, down=(3,))
    play(lying, "end", 3, 3, 1, 1, 1, 1, 1, 1)
    assert lying.t.active == 4
    assert lying.t.down[3] == 1


@pytest.mark.rule("VILLAGE-61", "VILLAGE-R14")
def test_a_kid_that_lies_down_cannot_recover_or_prepare_first() -> None:
    table = scene(SIX, pool=(6, 6), dice={0: 3}, down=(0,))
    assert set(table.moves) == {"get up", "end", "surrender"}


@pytest.mark.rule("VILLAGE-58")
def test_dice_fall_in_the_order_of_the_specification() -> None:
    """Move die, hit dice, effect dice, Oops die, check dice; a step that is skipped rolls nothing."""
    shove = scene({0: (10, 10), 3: (14, 10)}, pool=(1, 1), types={3: "yeti"})
    play(shove, "move", 2)
    play(shove, "to 12 10")
    play(shove, "shove k3", 4, 2)
    assert [e.kind for e in shove.events() if e.kind in ("oops", "check")] == ["oops", "check"]
    throw = scene({0: (10, 10), 3: (14, 10)}, pool=(4, 1), types={0: "big"}, balls={0: {2: 1}})
    play(throw, "throw size 2 at k3", 1, 2, 3, 3)
    kinds = [e.kind for e in throw.events() if e.kind in ("hit_roll", "effect", "check")]
    assert kinds == ["effect", "check"]


@pytest.mark.rule("VILLAGE-51")
def test_the_standard_game_has_no_windows() -> None:
    table = scene(SIX, later=(3, 4, 5))
    seen = set()
    for _ in range(60):
        if table.over:
            break
        seen.add(phase(table))
        moves = [m for m in table.moves if m != "surrender"]
        table.play(moves[len(moves) // 2])
    assert seen <= {"main", "dest", "shove"}
