"""How strong the levels are: every level against the one below, `simple` against `random`, `expert` against `simple`.

    python bench/levels.py --minutes 8 --workers 16 --out results.json
    python bench/levels.py --plan matches.json --minutes 5          # matches of your own

A match seats one player of the first kind among players of the second; the seats rotate, and a deal is played once with
the first kind in every seat (of every team, where teams play). Even means 1 in `seats` (or teams). When the time is up
the deals that are complete count. The interval is 95 %, from the spread between deals.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections import defaultdict
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported

STEPS = (("fair", "easy"), ("hard", "fair"), ("expert", "hard"), ("expert", "simple"), ("champion", "expert"))
DEALS: list[tuple[str, dict[str, Any], tuple[int, int, int, int, int]]] = [
    ("forts", {"seats": 2}, (300, 700, 450, 150, 100)),
    ("forts", {"seats": 4}, (60, 100, 50, 12, 25)),
    ("splat", {"seats": 4}, (2000, 2000, 1000, 250, 250)),
    ("duel", {}, (60, 80, 60, 25, 50)),
    ("lanes", {}, (60, 60, 35, 18, 50)),
    ("village", {}, (50, 70, 45, 25, 50)),
    ("village", {"teams": 3, "kids_per_team": 2}, (25, 40, 20, 6, 20)),
]
"""Where the levels are measured (the five games, and the many-seat settings of those that have them), and how many deals each
step gets: where luck rules many are needed, and games are quick there."""
QUICK = 200_000  # games for each seat of `simple` against `random`, which are played by the compiled driver


@dataclass(frozen=True)
class Meeting:
    """One match: `deals` deals, each played once for every seat that the first kind can have."""

    game: str
    first: str
    second: str
    deals: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} {options or 'as printed'}: {self.first} against {self.second}"


def plan() -> list[Meeting]:
    from snowyard.kernel.game import game
    from snowyard.players.levels import levels_of

    return [
        Meeting(slug, first, second, count, options)
        for slug, options, deals in DEALS
        for (first, second), count in zip(STEPS, deals, strict=True)
        if first in levels_of(game(slug))  # a champion needs a trained network
    ]


def quick(game: str, options: dict[str, Any], games: int = QUICK) -> dict[str, Any]:
    """`simple` in each seat in turn against `random` in the others."""
    from snowyard import new
    from snowyard.lab.simulate import simulate

    table = new(game, seed=1, **options)
    teams = team_of(table, table.seats - 1) + 1
    won = square = 0.0
    for turn in range(teams):
        kinds = ["simple" if team_of(table, seat) == turn else "random" for seat in range(table.seats)]
        mean, half = simulate(game, games, kinds, seed=5, **options).share(kinds.index("simple"))
        won += mean / teams
        square += (half / teams) ** 2
    half = square**0.5
    return {
        "game": game,
        "first": "simple",
        "second": "random",
        "deals": games,
        "options": options,
        "games": games * teams,
        "even": 1 / teams,
        "won": won,
        "low": won - half,
        "high": won + half,
        "clear": won - half > 1 / teams,
        "milliseconds": {},
    }


_players: dict[tuple[str, str, int], Any] = {}
_tables: dict[int, Any] = {}


def team_of(table: Any, seat: int) -> int:
    return seat // int(getattr(table.t, "players_per_team", 1)) if table.game.slug == "village" else seat


def play(task: tuple[int, Meeting, int, int]) -> tuple[int, int, int, float, dict[str, tuple[int, float, float]]]:
    """One game: number of the meeting, deal, seat of the first kind, what it won, and for each kind its decisions, their
    seconds and the longest."""
    from snowyard import new
    from snowyard.players import player

    number, meeting, deal, turn = task
    table = new(meeting.game, seed=10_000 + deal, **meeting.options)
    times: dict[str, list[float]] = defaultdict(list)
    players = []
    for n, kind in enumerate((meeting.first, meeting.second)):
        key = (meeting.game, kind, n)
        if key not in _players:
            _players[key] = player(kind, table.game, 0)
        _players[key].begin(1_000_003 * deal + 17 * turn + n)
        players.append(_players[key])
    while not table.over:
        mine = team_of(table, table.actor) == turn
        who = players[0 if mine else 1]
        start = time.thread_time()
        action = who.choose(table)
        times[who.kind].append(time.thread_time() - start)
        table.play(action)
    won = next(table.payoff[s] for s in range(table.seats) if team_of(table, s) == turn)
    return number, deal, turn, won, {kind: (len(t), sum(t), max(t)) for kind, t in times.items()}


def seats_of(meeting: Meeting) -> int:
    from snowyard import new

    table = new(meeting.game, seed=1, **meeting.options)
    return team_of(table, table.seats - 1) + 1


def compile_game(slug: str) -> str:
    """Bring everything through the compiler once, before many processes want it."""
    meeting = Meeting(slug, "search:rounds=8,guided=100,nodes=1024", "simple", 1)
    play((0, meeting, 0, 0))
    return slug


class Tally:
    """What came of a meeting."""

    def __init__(self, meeting: Meeting, seats: int) -> None:
        self.meeting, self.seats = meeting, seats
        self.won: dict[int, dict[int, float]] = defaultdict(dict)
        self.times: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])

    def add(self, deal: int, turn: int, won: float, times: dict[str, tuple[int, float, float]]) -> None:
        self.won[deal][turn] = won
        for kind, (count, total, longest) in times.items():
            known = self.times[kind]
            self.times[kind] = [known[0] + count, known[1] + total, max(known[2], longest)]

    def result(self) -> dict[str, Any]:
        whole = [sum(won.values()) / self.seats for won in self.won.values() if len(won) == self.seats]
        n = len(whole)
        mean = sum(whole) / n if n else 0.0
        spread = math.sqrt(sum((x - mean) ** 2 for x in whole) / (n - 1)) if n > 1 else 1.0
        half = 1.96 * spread / math.sqrt(n) if n else 1.0
        even = 1 / self.seats
        milliseconds = {kind: {"mean": 1e3 * t[1] / t[0], "longest": 1e3 * t[2]} for kind, t in self.times.items()}
        return {
            **asdict(self.meeting),
            "games": n * self.seats,
            "even": even,
            "won": mean,
            "low": mean - half,
            "high": mean + half,
            "clear": mean - half > even,
            "milliseconds": milliseconds,
        }


def run(meetings: list[Meeting], minutes: float, workers: int, say: bool = True) -> list[dict[str, Any]]:
    end = time.monotonic() + 60 * minutes
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, 5)) as pool:
        for slug in pool.imap_unordered(compile_game, sorted({m.game for m in meetings})):
            if say:
                print(f"compiled {slug}, {end - time.monotonic():.0f} s left", flush=True)
    tallies = [Tally(meeting, seats_of(meeting)) for meeting in meetings]
    tasks = [
        ((deal + 0.5) / m.deals, (number, m, deal, turn))
        for number, m in enumerate(meetings)
        for deal in range(m.deals)
        for turn in range(tallies[number].seats)
    ]
    tasks.sort(key=lambda pair: pair[0])  # all meetings get on at the same pace
    with context.Pool(workers) as pool:
        waiting = pool.imap_unordered(play, (task for _, task in tasks))
        for _ in tasks:
            try:
                number, deal, turn, won, times = waiting.next(timeout=max(0.0, end - time.monotonic()))
            except multiprocessing.TimeoutError:
                break
            tallies[number].add(deal, turn, won, times)
        pool.terminate()
    return [tally.result() for tally in tallies]


def line(row: dict[str, Any]) -> str:
    meeting = Meeting(row["game"], row["first"], row["second"], row["deals"], row["options"])
    times = ", ".join(f"{kind} {ms['mean']:.0f} (at most {ms['longest']:.0f}) ms" for kind, ms in row["milliseconds"].items())
    return (
        f"{meeting}: {row['won']:.1%} ({row['low']:.1%} to {row['high']:.1%}) of {row['games']} games, even is "
        f"{row['even']:.1%}{'' if row['clear'] else ' NOT CLEAR'}; {times}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plan", type=Path, help="a JSON list of meetings: game, first, second, deals, options")
    parser.add_argument("--games", default="", help="only these games, with commas")
    parser.add_argument("--out", type=Path, help="where the results go as JSON")
    given = parser.parse_args()
    meetings = [Meeting(**m) for m in json.loads(given.plan.read_text())] if given.plan else plan()
    if given.games:
        meetings = [m for m in meetings if m.game in given.games.split(",")]
    rows = run(meetings, given.minutes, given.workers)
    if not given.plan:
        cheap = 20  # games of village take a hundred times as long as others
        rows += [
            quick(game, options, QUICK // (cheap if game == "village" else 1))
            for game, options, _ in DEALS
            if not given.games or game in given.games.split(",")
        ]
    for row in rows:
        print(line(row))
    if given.out:
        given.out.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
