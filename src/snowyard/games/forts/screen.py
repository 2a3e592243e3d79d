"""Forts in the terminal."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.tongue import drawing

BAR = 5  # so that a line with its words fits into 80 columns in every language
NAME = 12
said = drawing(__package__)


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    return describe(view, names) if plain else picture(view, names)


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = []
    most = view["most"]
    wide = max(len(name[:NAME]) for name in names)  # no wider than the names: 60 columns are enough for short ones
    for seat, p in enumerate(view["players"]):
        mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
        aimed = f" [bad]<- {said('draw-under-fire')}[/]" if seat == view["target"] else ""
        name = names[seat][:NAME].ljust(wide)
        if p["out"]:
            lines += [f"{mark} [p{seat}]{name}[/] [quiet]{said('draw-out', rank=p['rank'])}[/]", ""]
            continue
        hp = bar(p["hit_points"], most["hit_points"], "warm")
        frozen = f"[cold]{said('draw-frozen').ljust(BAR)}[/]"
        fp = frozen if p["frozen"] else bar(p["freeze_points"], most["freeze_points"], "cold")
        life = f"{said('draw-life')} {p['hit_points']:2} {hp}  {said('draw-warmth')} {p['freeze_points']:2} {fp}"
        lines.append(f"{mark} [p{seat}]{name}[/] {life}{aimed}")
        bricks = [f"▐{points:2}▌" for points in standing_bricks(p)]
        wall = " ".join(bricks + [" ·· "] * (most["slots"] - len(bricks)))
        held = "  ".join(in_hand(p))
        lines.append(f"{' ' * (wide + 3)}[cold]{wall}[/]  {held}")
    return lines


def standing_bricks(p: dict[str, Any]) -> list[int]:
    """The points of the bricks that stand, side by side: sentences count only those, and so does the page."""
    return [points for points in p["bricks"] if points]


def bar(value: int, most: int, colour: str) -> str:
    full = -(-value * BAR // most)
    return f"[{colour}]{'█' * full}[/][quiet]{'░' * (BAR - full)}[/]"


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    return [standing(names[seat], p) for seat, p in enumerate(view["players"])]


def standing(name: str, p: dict[str, Any]) -> str:
    """One line on a player."""
    if p["out"]:
        return said("draw-is-out", name=name, rank=p["rank"])
    bricks = [said("draw-brick", place=place, points=points) for place, points in enumerate(standing_bricks(p), 1)]
    frozen = said("draw-frozen") if p["frozen"] else said("draw-freeze-points", points=p["freeze_points"])
    life = ", ".join([said("draw-hit-points", points=p["hit_points"]), frozen, *in_hand(p)])
    return f"{name}: {life}; {', '.join(bricks) or said('draw-no-bricks')}."


def in_hand(p: dict[str, Any]) -> list[str]:
    held = [said("draw-snowballs", balls=p["snowballs"])]
    return [*held, said("draw-hide-tokens", tokens=p["hide_tokens"])] if p["hide_tokens"] else held
