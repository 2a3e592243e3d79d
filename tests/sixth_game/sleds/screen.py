"""Sleds in the terminal."""

from __future__ import annotations

from typing import Any


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    hand = ", ".join(f"{n} {kind}" for kind, n in view["hand"].items() if n)
    own = [f"Your hand: {hand}."] if hand else []
    if plain:
        return [*(f"{names[s]} is at {p['place']} of {view['hill']}." for s, p in enumerate(view["players"])), *own]
    width = 40
    lines = []
    for s, player in enumerate(view["players"]):
        at = player["place"] * width // view["hill"]
        lines.append(f"[p{s}]{names[s][:12]:<12}[/] [quiet]{'.' * at}[/][p{s}]>[/][quiet]{'.' * (width - at)}[/] {player['place']:2}")
    return [*lines, *own]
