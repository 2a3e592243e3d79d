"""Games as data: what stands in the file is what happened."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet
import pytest

from snowyard import Game, Refusal
from snowyard.adapters.export import export_games, export_records
from snowyard.cli import main
from snowyard.kernel.table import Table, deal
from snowyard.match import Match, save
from snowyard.match.feedback import Feedback
from snowyard.players import Bot


def rows_of(file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    table = parquet.read_table(file)
    columns = {name: table[name].to_numpy(zero_copy_only=False) for name in table.column_names}
    for name in ("observation", "mask"):
        columns[name] = np.stack(columns[name])
    return columns, json.loads(table.schema.metadata[b"snowyard"])


def test_rows_replay_to_the_same_games(any_game: Game, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    written = export_games(file, any_game.slug, 2, ["simple"], seed=3)
    rows, about = rows_of(file)
    assert len(rows["game"]) == written
    assert about["game"] == any_game.slug
    assert about["rules_version"] == any_game.rules_version
    for number in range(2):
        table = Table(any_game)
        deal(table, {}, 3, number)
        own = np.flatnonzero(rows["game"] == number)
        for at, row in enumerate(own.tolist()):
            assert rows["move"][row] == at
            assert rows["seat"][row] == table.actor
            if at % 7 == 0:
                assert (rows["observation"][row] == table.observe(table.actor)).all()
                assert np.flatnonzero(rows["mask"][row]).tolist() == table.actions
            table.play(int(rows["action"][row]))
        assert table.over
        for row in own.tolist():
            assert rows["payoff"][row] == pytest.approx(table.payoff[rows["seat"][row]])
        for seat in range(table.seats):
            mine = own[rows["seat"][own] == seat]
            assert rows["last"][mine].tolist() == [row == mine[-1] for row in mine]


def test_bots_may_be_mixed_and_thinking_bots_play_too(tmp_path: Path) -> None:
    export_games(tmp_path / "a.parquet", "forts", 3, ["random", "simple", "random"], seats=3)
    export_games(tmp_path / "b.parquet", "forts", 1, ["search:rounds=4", "random"], seats=2)
    assert rows_of(tmp_path / "a.parquet")[1]["bots"] == ["random", "simple", "random"]
    assert set(rows_of(tmp_path / "b.parquet")[0]["seat"]) == {0, 1}
    with pytest.raises(Refusal, match="3 bots for 2 seats"):
        export_games(tmp_path / "c.parquet", "forts", 1, ["random"] * 3)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.parquet", "b.parquet"]


def recorded(slug: str, path: Path, moves: int = 10**6) -> Match:
    match, bot = Match(slug, seed=bytes(32)), Bot("simple", 1)
    while not match.table.over and len(match.moves) < moves:
        match.play(match.table.actor, bot.choose(match.table))
    save(match, path)
    return match


def test_records_become_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, cut = recorded("forts", tmp_path / "whole.txt"), recorded("forts", tmp_path / "cut.txt", 7)
    out = tmp_path / "games.parquet"
    assert main(["export", str(out), str(tmp_path / "whole.txt"), str(tmp_path / "cut.txt")]) == 0
    assert capsys.readouterr().out == f"{len(whole.moves) + 7} decisions written to {out}.\n"
    rows, about = rows_of(out)
    assert rows["action"].tolist() == [move.action for move in [*whole.moves, *cut.moves]]
    assert np.isnan(rows["payoff"][rows["game"] == 1].astype(float)).all()
    assert not np.isnan(rows["payoff"][rows["game"] == 0].astype(float)).any()
    assert [record["file"] for record in about["records"]] == ["whole.txt", "cut.txt"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["export", "x.parquet"], "give either records to read, or --game to play"),
        (["export", "x.parquet", "--game", "snow"], "there is no game 'snow'"),
        (["export", "x.parquet", "--game", "forts", "--games", "0"], "games must be a whole number, at least 1"),
        (["export", "x.parquet", "--game", "forts", "--bots", "clever"], "there is no bot 'clever'"),
        (["export", "x.parquet", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["export", "nowhere/x.parquet", "--game", "forts", "--games", "1"], "nowhere"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_records_of_two_games_do_not_fit_in_one_file(tmp_path: Path) -> None:
    for slug in ("forts", "splat"):
        recorded(slug, tmp_path / slug, 3)
    with pytest.raises(Refusal, match="these records are of forts, splat"):
        export_records(tmp_path / "x.parquet", [tmp_path / "forts", tmp_path / "splat"])


def test_what_play_testers_say_is_exported_with_the_record(tmp_path: Path) -> None:
    """By seat, of the record that they said it of; a record without it has none."""
    said, silent = (Match("forts", seed=bytes([number] * 32), seats=2) for number in (3, 4))
    bot = Bot("simple", 1)
    for match in (said, silent):
        while not match.table.over:
            match.play(match.table.actor, bot.choose(match.table))
    said.feedback = {0: Feedback(4, too_long=True), 1: Feedback(2, unfair=True, sentence="I never got a fort.")}
    files = [tmp_path / "said.txt", tmp_path / "silent.txt"]
    for match, file in zip((said, silent), files, strict=True):
        save(match, file)
    export_records(tmp_path / "all.parquet", files)
    one, other = rows_of(tmp_path / "all.parquet")[1]["records"]
    assert one["feedback"] == {
        "p0": {"fun": 4, "too_long": True, "unfair": False, "sentence": ""},
        "p1": {"fun": 2, "too_long": False, "unfair": True, "sentence": "I never got a fort."},
    }
    assert "feedback" not in other
