"""The ladder of bench/ladder.py: who meets whom, which deals count, and that games come to the same ratings as they did."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from snowyard.lab.arena.ledger import ArenaGame

BENCH = Path(__file__).parents[2] / "bench" / "ladder.py"


@pytest.fixture(scope="module")
def ladder() -> Any:
    spec = importlib.util.spec_from_file_location("bench_ladder", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def given(**more: Any) -> argparse.Namespace:
    return argparse.Namespace(**{"earlier": [], "ismcts": 0, "milliseconds": 0.0, "deals": 3, **more})


def test_every_player_meets_the_two_next_to_it_in_every_seat(ladder: Any) -> None:
    players = ladder.players_of("lanes", given())
    assert players == ["easy", "simple", "fair", "hard", "expert", "champion"]
    pairs = ladder.pairs_of("lanes", given())
    assert ("expert", "champion") in pairs
    assert ("hard", "champion") in pairs
    assert ("fair", "champion") not in pairs
    assert ladder.seatings("lanes", ("hard", "fair")) == [("hard", "fair"), ("fair", "hard")]
    four = ladder.seatings("splat", ("hard", "fair"))
    assert len(four) == 8
    assert ("hard", "fair", "fair", "fair") in four
    assert ("fair", "hard", "hard", "hard") in four


def test_ismcts_meets_searches_of_its_rounds_and_of_its_time(ladder: Any) -> None:
    pairs = ladder.pairs_of("duel", given(ismcts=20, milliseconds=400.0))
    assert {first for first, _ in pairs} == {"ismcts:20"}
    assert any("rounds=20," in second and "seconds=0.0" in second for _, second in pairs)
    assert any("rounds=0," in second and "seconds=0.4" in second for _, second in pairs)


def test_an_earlier_champion_has_a_place_if_its_network_still_fits(ladder: Any, tmp_path: Path) -> None:
    from snowyard.kernel.game import game
    from snowyard.players import networks

    folder = tmp_path / "2026-11-18"
    folder.mkdir()
    (folder / "lanes.bin").write_bytes(networks.file_of(game("lanes")).read_bytes())
    assert ladder.players_of("lanes", given(earlier=[folder]))[-1] == "champion@2026-11-18"
    (folder / "lanes.bin").write_bytes(networks.file_of(game("duel")).read_bytes())
    assert ladder.players_of("lanes", given(earlier=[folder]))[-1] == "champion"


def played(seating: tuple[str, ...], deal: int, won: tuple[float, ...]) -> ArenaGame:
    return ArenaGame(seating, deal, won, 1, 2, (1, 1), (0.1, 0.1), (0.1, 0.1), (0, 0))


def test_only_deals_count_that_all_have_played_and_the_better_one_is_above(
    ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    pytest.importorskip("choix")
    games = [
        played(seats, deal, (1.0, 0.0) if (seats[0] == "hard") == (deal > 0) else (0.0, 1.0))
        for deal in range(6)
        for seats in (("hard", "fair"), ("fair", "hard"))
    ]
    games.append(played(("hard", "fair"), 6, (0.0, 1.0)))  # its other half is missing
    rows = [list(vars(game).values()) for game in games]
    (tmp_path / "games.json").write_text(json.dumps({"lanes": rows}))
    monkeypatch.setattr(sys, "argv", ["ladder.py", str(tmp_path), "--minutes", "0"])
    ladder.main()
    told = json.loads((tmp_path / "ladder.json").read_text())
    assert [row["player"] for row in told] == ["hard", "fair"]
    assert told[0]["games"] == 12
    assert told[0]["share"] == pytest.approx(5 / 6)
    assert told[0]["low"] <= told[0]["rating"] <= told[0]["high"]
    assert "| `hard` |" in capsys.readouterr().out


@pytest.mark.heavy
def test_a_game_of_openspiels_ismcts_is_played_to_its_end(ladder: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from snowyard.adapters.solving.small import small_game

    monkeypatch.setitem(ladder.TABLES, "splat", small_game("splat").options)
    slug, found = ladder.play(("splat", ("ismcts:3", "simple"), 0))
    assert slug == "splat"
    assert sum(found.won) == pytest.approx(1)
    assert (slug, found.won) == (slug, ladder.play(("splat", ("ismcts:3", "simple"), 0))[1].won)
