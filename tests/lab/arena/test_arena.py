from __future__ import annotations

import contextlib
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from snowyard import Refusal, game
from snowyard.cli import main
from snowyard.lab.arena.contest import Contest, compared, play_job
from snowyard.lab.arena.ledger import ArenaGame, Ledger
from snowyard.lab.arena.lineup import lineups, read_players, sides
from snowyard.lab.arena.ratings import Rating
from snowyard.lab.commands.arena import show_ratings
from snowyard.lab.seated import luck_for
from snowyard.lab.workers import Pool, Processes, Threads


class AtOnce:
    """A pool of one that works here and now."""

    workers = 1

    def work(self, function: Any, jobs: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        for number, job in enumerate(jobs):
            yield number, function(job)


def results(contest: Contest) -> list[tuple[Any, ...]]:
    """All that does not depend on the clock."""
    return [(g.seating, g.deal, g.won, g.turns, g.decisions) for g in contest.ledger.games()]


# ---- who sits where


def test_every_player_sits_in_every_seat_at_every_deal() -> None:
    for lineup in lineups(["a", "b", "c"], [0, 1]):
        assert sorted(lineup.seatings) == sorted([lineup.players, lineup.players[::-1]])
    table = lineups(["a", "b", "c", "d"], [0, 1, 2])
    assert [line.players for line in table] == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    for line in table:
        for seat in range(3):
            assert sorted(seating[seat] for seating in line.seatings) == sorted(line.players)


def test_two_players_share_a_table_of_many_seats_evenly() -> None:
    for seats in (3, 4, 5):
        (line,) = lineups(["a", "b"], list(range(seats)))
        assert len(set(line.seatings)) == len(line.seatings)
        for seat in range(seats):
            kinds = [seating[seat] for seating in line.seatings]
            assert kinds.count("a") == kinds.count("b")


def test_players_of_a_team_are_one_side() -> None:
    village = game("village")
    options = {"players_per_team": 2, "kids_per_team": 2, "turns": 2}
    assert sides(village, village.options_words(options), 4) == [0, 0, 1, 1]
    assert lineups(["a", "b"], [0, 0, 1, 1])[0].seatings == (("a", "a", "b", "b"), ("b", "b", "a", "a"))
    forts = game("forts")
    assert sides(forts, forts.options_words({"seats": 4}), 4) == [0, 1, 2, 3]


def test_players_are_listed_with_commas() -> None:
    written = ["random, simple", "search:rounds=5,guided=10,easy", "program:./bot --fast,er"]
    assert read_players(written) == ["random", "simple", "search:rounds=5,guided=10", "easy", "program:./bot --fast,er"]
    for wrong, complaint in ((["random"], "at least two"), (["easy,easy"], "twice"), (["easy,clever"], "no bot")):
        with pytest.raises(Refusal, match=complaint):
            read_players(wrong)


# ---- playing


def test_the_same_arena_is_the_same_however_it_is_worked(tmp_path: Path) -> None:
    found = []
    pools: list[Pool] = [AtOnce(), Threads(2), Processes(2)]
    for number, pool in enumerate(pools):
        with Contest("forts", ["random", "simple", "easy"], tmp_path / f"{number}", seed=5) as contest:
            assert contest.hold(30, pool) == 30
            found.append(results(contest))
    assert found[0] == found[1] == found[2]
    assert len({(seating, deal) for seating, deal, *_ in found[0]}) == 30


def test_a_player_has_the_same_luck_in_every_seat() -> None:
    assert luck_for(1, 7, "easy", 0) == luck_for(1, 7, "easy", 0)
    assert len({luck_for(1, 7, "easy", 0), luck_for(1, 8, "easy", 0), luck_for(1, 7, "easy", 1), luck_for(2, 7, "easy", 0)}) == 4
    alike = play_job(("splat", {"seats": 2}, 3, [(("easy", "easy"), 4), (("easy", "easy"), 4)]))
    assert alike[0].won == alike[1].won
    assert alike[0].decisions == alike[1].decisions


def test_more_games_and_more_players_go_on_where_an_arena_stopped(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with Contest("forts", ["random", "simple"], file) as contest:
        assert contest.hold(20, AtOnce()) == 20
        assert contest.hold(20, AtOnce()) == 0
        assert contest.hold(50, AtOnce()) == 30
        first = results(contest)
    with Contest("forts", ["random", "simple", "easy"], file) as wider:
        assert wider.hold(60, AtOnce()) == 40
        assert set(first) <= set(results(wider))


def test_an_arena_of_something_else_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    Contest("forts", ["random", "simple"], file, seed=1).ledger.close()
    with pytest.raises(Refusal, match="game 'forts', not 'splat'"):
        Contest("splat", ["random", "simple"], file, seed=1)
    with pytest.raises(Refusal, match="seed 1, not 2"):
        Contest("forts", ["random", "simple"], file, seed=2)
    with pytest.raises(Refusal, match="options"):
        Contest("forts", ["random", "simple"], file, seed=1, seats=3)
    (tmp_path / "text").write_text("no database at all, but long enough to be read as one" * 40)
    with pytest.raises(Refusal, match="not the file of an arena"):
        Contest("forts", ["random", "simple"], tmp_path / "text")


def test_a_game_is_never_written_twice(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "kept", {"game": "forts"})
    played = ArenaGame(("a", "b"), 0, (1.0, 0.0), 9, 30, (15, 15), (0.1, 0.2), (0.01, 0.02), (0, 0))
    ledger.add([played, played])
    ledger.add([ArenaGame(("a", "b"), 0, (0.0, 1.0), 8, 20, (10, 10), (0.1, 0.2), (0.01, 0.02), (0, 0))])
    assert ledger.games() == [played]
    ledger.close()


KILLED = """
import os, signal, sys
from snowyard.cli import main
from snowyard.lab.arena.ledger import Ledger

write = Ledger.add

def add(ledger, games):
    games = list(games)
    if len(ledger.done()) >= int(sys.argv[1]):
        ledger._file.execute("BEGIN")  # in the middle of a game's transaction
        ledger._file.execute("INSERT INTO games (seating, deal, turns, decisions) VALUES ('[]', 0, 0, 0)")
        os.kill(os.getpid(), signal.SIGKILL)
    write(ledger, games)

Ledger.add = add
main(sys.argv[2:])
"""


def test_an_arena_killed_in_the_middle_goes_on_without_loss_or_double(tmp_path: Path) -> None:
    """kill -9 of a real run, twice, while it writes; then it is run to its end and is what an unbroken run gives."""
    file = tmp_path / "broken"
    command = [
        "arena",
        "forts",
        "--players",
        "easy,simple",
        "--games",
        "240",
        "--seed",
        "9",
        "--workers",
        "2",
        "--file",
        str(file),
    ]
    kept = 0
    for after in (40, 130):
        broken_run = [sys.executable, "-c", KILLED, str(after), *command]
        killed = subprocess.run(broken_run, capture_output=True, timeout=240, check=False)
        assert killed.returncode == -signal.SIGKILL
        before, kept = kept, games_in(file)
        assert before < after <= kept < 240
    whole_run = [sys.executable, "-m", "snowyard.cli", *command]
    done = subprocess.run(whole_run, capture_output=True, text=True, timeout=240, check=True)
    assert "games; continuing." in done.stderr
    assert "240 games of forts" in done.stdout
    with Contest("forts", ["easy", "simple"], tmp_path / "whole", seed=9) as whole:
        whole.hold(240, Threads(2))
        with Contest("forts", ["easy", "simple"], file, seed=9) as broken:
            assert results(broken) == results(whole)


def games_in(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as ledger:
        return int(ledger.execute("SELECT count(*) FROM games").fetchone()[0])


# ---- settled or not


def test_a_clear_comparison_stops_early_and_an_open_one_goes_on(tmp_path: Path) -> None:
    with Contest("forts", ["random", "simple", "easy"], tmp_path / "kept", seed=2) as contest:
        assert contest.hold(3000, AtOnce(), margin=0.02) < 3000
        verdicts = {(p.first, p.second): p.verdict for p in contest.pairings(0.02)}
        assert verdicts["random", "simple"] == "less"
        assert verdicts["simple", "easy"] == "more"
        assert contest.hold(3000, AtOnce(), margin=0.02) == 0


def test_a_comparison_is_what_one_won_against_the_other() -> None:
    row = ArenaGame(("a", "b", "a", "c"), 0, (0.0, 0.5, 0.5, 0.0), 1, 1, (0,) * 4, (0.0,) * 4, (0.0,) * 4, (0,) * 4)
    assert compared(row, "a", "b") == pytest.approx(0.5 + (0.25 - 0.5) / 2)
    assert compared(row, "c", "b") == pytest.approx(0.25)


# ---- the command


def test_the_command_prints_a_table_a_chart_and_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chart = tmp_path / "ratings.svg"
    arguments = [
        "arena",
        "forts",
        "--players",
        "random,simple",
        "--games",
        "100",
        "--workers",
        "1",
        "--file",
        str(tmp_path / "a"),
        "--chart",
        str(chart),
    ]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "100 games of forts" in out
    assert "simple beats random" in out
    assert "●" in out
    svg = chart.read_text(encoding="utf-8")
    assert "<title>Ratings in forts: simple first</title>" in svg
    assert svg.count('class="mark"') == 2
    assert main([*arguments, "--json"]) == 0
    assert '"verdict": "less"' in capsys.readouterr().out


def test_bad_arenas_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "forts", "--players", "random,simple", "--file", str(tmp_path / "a")]
    assert main([*asked, "--margin", "0.7"]) == 2
    assert "a margin is between" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main([*asked, "--games", "0"])
    assert "a whole number from 1 to" in capsys.readouterr().err


def test_the_tables_of_an_arena_fit_into_80_columns_and_lose_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ["expert", "search:rounds=100000,guided=50,explore=0.25", "program:./my-own-player --with a-very-long-command-line"]
    found = [Rating(name, 1512.3, -1489.0, 1530.5, 1000, 0.981, 0.25, 1999.99, 12345.6, 0) for name in names]
    show_ratings(found)
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown.split("│")[0]  # the table comes first
    for cell in ("rating", "95 % interval", "even", "ms a move", "slowest", "-1489 to 1530", "98.1%", "1999.99", "12345.6"):
        assert cell in shown
