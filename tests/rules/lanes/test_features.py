"""What a learner sees: the table of features, cell by cell."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from rules.lanes.positions import Scene
from snowyard.games.lanes.features import HAND_AT, LANE_AT, PER_SLOT, SIZE, SLOT_AT, SPARE_HAND_AT, UNSEEN_AT

Cells = npt.NDArray[np.float32]


def slot_cells(seen: Cells, theirs: bool, slot: int) -> Cells:
    at = SLOT_AT + PER_SLOT * (21 * theirs + slot)
    return seen[at : at + PER_SLOT]


@pytest.fixture
def scene() -> Scene:
    return Scene({1: "[8U1+8U0] KD0"}, {1: "JU2* 5D0 bQD0"}, pile=4, hands=("4 4 9", "6"), turn=20)


def test_sizes_and_table_cells(scene: Scene) -> None:
    seen = scene.table.observe(0)
    assert len(seen) == SIZE == 61 + 42 * 30 + 2 * 2 + 42 * 2
    assert seen[0] == seen[6] == seen[7] == seen[11] == 1
    assert seen[8] == pytest.approx(1)
    assert seen[10] == pytest.approx(4 / 26)
    assert (seen[12], seen[13]) == (pytest.approx(0.3), pytest.approx(0.1))
    assert seen[LANE_AT : LANE_AT + 4].tolist() == [1, 0, 0, 0]
    assert seen[HAND_AT + 3] == 0.5
    assert seen[HAND_AT + 8] == 0.25


def test_slots_are_seen_from_the_seat_that_looks(scene: Scene) -> None:
    mine, theirs = scene.table.observe(0), scene.table.observe(1)
    eight = slot_cells(mine, False, scene.slot(0, "8U1"))
    assert eight.tolist()[:10] == [1, 1, 0, 0, 1, 0.5, 0, 0, 0, 1]
    assert eight[12] == eight[13] == eight[15 + 7] == 1
    assert np.flatnonzero(eight[15:28]).tolist() == [7]
    king = slot_cells(mine, False, scene.slot(0, "KD0"))
    assert king[15 + 12] == 1
    assert (king[12], king[13]) == (1, 0)
    as_theirs = slot_cells(theirs, True, scene.slot(0, "KD0"))
    assert not as_theirs[15:28].any()
    assert (as_theirs[12], as_theirs[13]) == (0, 1)
    jack = slot_cells(mine, True, scene.slot(1, "JU2*"))
    assert (jack[5], jack[6]) == (1, 1)
    assert slot_cells(mine, True, scene.slot(1, "bQD0"))[14] == 1


def test_unseen_cards_are_counted(scene: Scene) -> None:
    t, seen = scene.table.t, scene.table.observe(0)
    for rank in range(1, 14):
        known = t.hand[0, rank] + t.discard[0, rank]
        known += sum(t.rank[o, s] == rank and t.known[0, o] >> s & 1 for o in (0, 1) for s in range(21))
        assert seen[UNSEEN_AT + rank - 1] == pytest.approx((4 - known) / 4)


def test_a_card_killed_face_down_is_marked_as_no_three() -> None:
    scene = Scene({1: "7U0"}, {1: "KD1 4U0"})
    scene.play("attack <7U0> <KD1>")
    cells = slot_cells(scene.table.observe(0), True, scene.slot(1, "KD1"))
    assert cells[28] == 1
    assert not cells[1:4].any()
    assert not cells[15:28].any()


def test_results_of_lanes_and_pending_choices() -> None:
    scene = Scene({1: "9U0", 2: "10U0"}, {2: "4U0 5U0 6U0"}, results="0--")
    scene.play("attack <10U0> <4U0>")
    mine, theirs = scene.table.observe(0), scene.table.observe(1)
    assert mine[1] == 1
    assert mine[LANE_AT : LANE_AT + 4].tolist() == [0, 1, 0, 0]
    assert theirs[LANE_AT : LANE_AT + 4].tolist() == [0, 0, 1, 0]
    assert slot_cells(mine, False, scene.slot(0, "10U0"))[11] == 1
    assert slot_cells(mine, True, scene.slot(1, "4U0"))[11] == 1
    assert not mine[SLOT_AT:SPARE_HAND_AT].reshape(-1, PER_SLOT)[:, 11].sum() > 2
