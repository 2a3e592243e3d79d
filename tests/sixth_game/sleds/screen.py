"""Sleds in the terminal."""

from __future__ import annotations

from typing import Any


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    hand = ", ".join(f"{n} {kind}" for kind, n in view["hand"].items() if n)
    own = [f"Your hand: {hand}."] if hand else []
    if plain:
        return [*(f"{names[s]} is at {p['place']} of {view['hill']}." for s, p in enumerate(view["players"])), *own]
    lines = []
    for s, player in enumerate(view["players"]):
        place, left = player["place"], view["hill"] - player["place"]
        lines.append(f"[p{s}]{names[s][:12]:<12}[/] [quiet]{'.' * place}[/][p{s}]>[/][quiet]{'.' * left}[/] {place:2}")
    return [*lines, *own]
