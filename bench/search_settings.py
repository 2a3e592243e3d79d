"""Which settings of the search are best in which game: each variant plays the hand-written player at the same rounds.

    python bench/search_settings.py --minutes 6 --workers 16 --out settings.json

docs/decisions has the figures and what was decided by them.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from levels import Meeting, line, run

BASE: dict[str, dict[str, object]] = {
    "forts": {"rounds": 500, "guided": 100},
    "splat": {"rounds": 500, "guided": 100},
    "duel": {"rounds": 300, "guided": 100},
    "lanes": {"rounds": 60, "guided": 100},
    "village": {"rounds": 200, "guided": 100, "widen": 0.5, "widest": 32, "horizon": 1, "explore": 0.2},
}
VARIANTS: list[dict[str, object]] = [
    {},
    {"guided": 50},
    {"guided": 0},
    {"explore": 0.1},
    {"explore": 0.35},
    {"explore": 1.2},
    {"widen": 1.0},
    {"widen": 1.0, "bias": 0.3},
    {"caution": 0.5},
]
OF_VILLAGE: list[dict[str, object]] = [
    {},
    {"horizon": 2},
    {"horizon": 0},
    {"explore": 0.1},
    {"explore": 0.4},
    {"widen": 1.0},
    {"widen": 0.25},
    {"bias": 0.3},
    {"caution": 0.5},
]
DEALS = {"forts": 700, "splat": 400, "duel": 60, "lanes": 120, "village": 40}


def kind(settings: dict[str, object]) -> str:
    return "search:" + ",".join(f"{name}={value}" for name, value in settings.items())


def plan() -> list[Meeting]:
    return [
        Meeting(game, kind(base | variant), "simple", DEALS[game])
        for game, base in BASE.items()
        for variant in (OF_VILLAGE if game == "village" else VARIANTS)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default="", help="only these games, with commas")
    parser.add_argument("--out", type=Path, help="where the results go as JSON")
    given = parser.parse_args()
    meetings = [m for m in plan() if not given.games or m.game in given.games.split(",")]
    rows = run(meetings, given.minutes, given.workers)
    for row in rows:
        print(line(row))
    if given.out:
        given.out.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
