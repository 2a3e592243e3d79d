"""What a viewer sees of a table: printed content is read once, and what follows from it is worked out once."""

from typing import Any

import pytest

from snowyard import new
from snowyard.kernel.view import Seen, of_options


def test_what_follows_from_options_is_made_once_for_tables_of_the_same_options() -> None:
    made = []

    @of_options
    def doubled(t: Seen) -> int:
        made.append(t.start_hit_points)
        return 2 * int(t.start_hit_points)

    table, other, changed = new("forts", seed=1), new("forts", seed=2), new("forts", seed=1, seats=3)
    table.play(table.moves[0])
    assert doubled(table.seen(0)) == doubled(other.seen(-1)) == doubled(changed.seen(1)) == 2 * table.t.start_hit_points
    assert len(made) == 2, "once for two seats, once for three"


def test_what_is_no_option_cannot_be_kept_for_other_tables() -> None:
    @of_options
    def points(t: Seen) -> int:
        return int(t.hit_points[0])

    with pytest.raises(AttributeError, match="hit_points"):
        points(new("forts", seed=1).seen(0))


@pytest.mark.parametrize("slug", ["forts", "splat", "duel", "lanes", "village"])
def test_every_field_is_read_as_the_record_has_it(slug: str) -> None:
    table = new(slug, seed=5)
    for _ in range(9):
        table.play(table.actions[-1] if len(table.actions) > 1 else table.actions[0])
    seen, shown = table.seen(0), table.shown(0)
    for name in table.game.layout.fields:
        value = getattr(shown, name)
        assert getattr(seen, name) == (value if isinstance(value, int) else _tuples(value.tolist())), name


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def test_a_view_cannot_be_changed_for_the_next_table() -> None:
    table = new("splat", seed=1)
    view = table.view(0)
    view["kinds"].clear()
    view["options"].clear()
    assert new("splat", seed=2).view(0)["kinds"]
    assert table.view(0)["options"] == table.options
