"""The results of an arena, in one SQLite file. A game is written whole or not at all, and never twice."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.lab.seated import Seating

FORMAT = 1
SCHEMA = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE games (
    id INTEGER PRIMARY KEY, seating TEXT NOT NULL, deal INTEGER NOT NULL, turns INTEGER NOT NULL,
    decisions INTEGER NOT NULL, UNIQUE (seating, deal));
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, player TEXT NOT NULL, won REAL NOT NULL,
    moves INTEGER NOT NULL, seconds REAL NOT NULL, slowest REAL NOT NULL, faults INTEGER NOT NULL,
    PRIMARY KEY (game, seat)) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class ArenaGame:
    """One game of an arena. Moves, seconds, the slowest move and faults are those of each seat."""

    seating: Seating
    deal: int
    won: tuple[float, ...]
    turns: int
    decisions: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    faults: tuple[int, ...]


class Ledger:
    """The file. What an arena is about (game, rules, options, seed) is written at the start; players may join later."""

    def __init__(self, file: Path, settings: dict[str, Any]) -> None:
        self.file = file
        try:
            self._file = sqlite3.connect(file, timeout=30)
        except sqlite3.OperationalError as error:
            raise Refusal("file", f"{file} cannot be opened or made ({error})") from None
        try:
            self._file.execute("PRAGMA synchronous = FULL")
            is_new = not self._file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if is_new:
                self._begin(settings)
            else:
                self._compare(settings)
        except (sqlite3.DatabaseError, Refusal) as error:
            self._file.close()
            if isinstance(error, Refusal):
                raise
            raise Refusal("file", f"{file} is not the file of an arena ({error})") from None

    def _begin(self, settings: dict[str, Any]) -> None:
        self._file.executescript(f"BEGIN EXCLUSIVE; {SCHEMA}")
        rows = [(name, json.dumps(value)) for name, value in {"format": FORMAT, **settings}.items()]
        self._file.executemany("INSERT INTO settings VALUES (?, ?)", rows)
        self._file.commit()

    def _compare(self, settings: dict[str, Any]) -> None:
        kept = {name: json.loads(value) for name, value in self._file.execute("SELECT name, value FROM settings")}
        for name, value in {"format": FORMAT, **settings}.items():
            if kept.get(name) != value:
                raise Refusal(
                    "file", f"{self.file} holds an arena with {name} {kept.get(name)!r}, not {value!r}: give another --file"
                )

    def add(self, games: Iterable[ArenaGame]) -> None:
        """Write games in one transaction; those that are there already stay as they are."""
        with self._file:
            for g in games:
                row = (json.dumps(g.seating), g.deal, g.turns, g.decisions)
                done = self._file.execute(
                    "INSERT OR IGNORE INTO games (seating, deal, turns, decisions) VALUES (?, ?, ?, ?)", row
                )
                if done.rowcount == 1:
                    columns = zip(g.seating, g.won, g.moves, g.seconds, g.slowest, g.faults, strict=True)
                    rows = [(done.lastrowid, seat, *cells) for seat, cells in enumerate(columns)]
                    self._file.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)

    def done(self) -> set[tuple[Seating, int]]:
        """Which games are there: seating and deal."""
        rows = self._file.execute("SELECT seating, deal FROM games")
        return {(tuple(json.loads(seating)), deal) for seating, deal in rows}

    def games(self) -> list[ArenaGame]:
        """All games, in the order of their deals."""
        seats: dict[int, list[Any]] = {}
        for game, *cells in self._file.execute(
            "SELECT game, won, moves, seconds, slowest, faults FROM seats ORDER BY game, seat"
        ):
            seats.setdefault(game, []).append(cells)
        found = []
        for game, seating, deal, turns, decisions in self._file.execute("SELECT * FROM games ORDER BY deal, seating"):
            won, *rest = (tuple(column) for column in zip(*seats[game], strict=True))
            found.append(ArenaGame(tuple(json.loads(seating)), deal, won, turns, decisions, *rest))
        return found

    def close(self) -> None:
        self._file.close()
