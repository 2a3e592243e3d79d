"""Sample games for the scene gallery: a seeded game of each variant that a game names, seen by every seat, as JSON under
web/samples/ (not kept in git).

    python web/samples.py [GAME ...]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import snowyard
from snowyard.players.bots import Bot

HERE = Path(__file__).parent / "samples"
NAMES = ["Mia", "Ben", "Ada", "Otto", "Ida", "Jon", "Lea", "Max"]
MOST_STEPS = 400


def plain(value: object) -> object:
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, np.ndarray):
        return value.tolist()
    raise TypeError(f"no JSON for {value!r}")


def moves(table: snowyard.Table, seat: int, names: list[str]) -> list[dict[str, str]]:
    if table.actor != seat:
        return []
    return [{"move": move, "label": label} for move, label in zip(table.moves, table.labels(names), strict=True)]


def step(table: snowyard.Table, seat: int, names: list[str], by: int, move: str | None) -> dict[str, Any]:
    """What a seat sees after a move, in the shape that the frame gives to a scene."""
    told = zip(table.events(seat), table.story(seat, names), strict=True) if move else ()
    events = [{**event._asdict(), "text": text} for event, text in told]
    view = table.view(seat, names)
    view.pop("moves")
    return {
        "seat": by,
        "move": move,
        "events": events,
        "view": view,
        "moves": moves(table, seat, names),
        "prompt": view["prompt"],
    }


def write(slug: str, name: str, options: dict[str, Any]) -> str:
    table = snowyard.new(slug, seed=7, **options)
    bot = Bot("simple", 11)
    names = NAMES[: table.seats]
    eyes = [*range(min(table.seats, 4)), -1]
    steps: dict[int, list[dict[str, Any]]] = {seat: [step(table, seat, names, -1, None)] for seat in eyes}
    while not table.over and len(steps[-1]) < MOST_STEPS:
        actor, action = table.actor, bot.choose(table)
        table.play(action)
        for seat in eyes:
            steps[seat].append(step(table, seat, names, actor, table.game.name(action)))
    file = HERE / f"{slug}-{name}.json"
    file.write_text(json.dumps({"game": slug, "name": name, "names": names, "eyes": steps}, default=plain))
    return file.name


def main() -> None:
    HERE.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    for slug in wanted or snowyard.games():
        for name, options in snowyard.game(slug).module("options").VARIANTS.items():
            print(write(slug, name, options), flush=True)
    (HERE / "index.json").write_text(json.dumps(sorted(p.name for p in HERE.glob("*-*.json"))))


if __name__ == "__main__":
    main()
