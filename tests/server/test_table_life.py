"""A table from its making to its record, as a browser lives it."""

from __future__ import annotations

from server.yard import Yard, play_to_the_end
from snowyard.match import verify


def test_two_people_and_a_bot_play_a_whole_game_and_its_record_is_verified(yard: Yard) -> None:
    table, keys = yard.table("forts", people=2, bots=1)
    with yard.guests(table, [*keys, None]) as (mia, bo, watcher):
        mia.until_state(lambda s: True)
        info = yard.get(f"/api/tables/{table}")
        assert info["status"] == "playing"
        assert info["seed"] is None
        made = play_to_the_end([mia, bo])
        assert made > 5
        watcher.until_state(lambda s: s["over"])
    info = yard.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert sum(info["payoff"]) == 1
    text = yard.get(f"/api/tables/{table}/record")
    assert f"commitment: {info['commitment']}" in text
    assert "salt p0: salt0" in text
    assert "the seed fits its commitment" in verify(text)
