"""Forts in the terminal."""

from __future__ import annotations

from typing import Any

BAR = 10
NTH = ("first", "second", "third", "fourth", "fifth", "sixth")


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    return describe(view, names) if plain else picture(view, names)


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = []
    most = view["most"]
    for seat, p in enumerate(view["players"]):
        mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
        aimed = " [bad]<- under fire[/]" if seat == view["target"] else ""
        name = names[seat][:12].ljust(12)
        if p["out"]:
            lines += [f"{mark} [p{seat}]{name}[/] [quiet]out, rank {p['rank']}[/]", ""]
            continue
        hp = bar(p["hit_points"], most["hit_points"], "warm")
        fp = bar(p["freeze_points"], most["freeze_points"], "cold") if not p["frozen"] else "[cold]frozen[/]    "
        lines.append(f"{mark} [p{seat}]{name}[/] HP {p['hit_points']:2} {hp}  FP {p['freeze_points']:2} {fp}{aimed}")
        wall = " ".join(f"▐{points:2}▌" if points else " ·· " for points in p["bricks"][: most["slots"]])
        held = f"snowballs {p['snowballs']}" + (f"  hide tokens {p['hide_tokens']}" if p["hide_tokens"] else "")
        lines.append(f"               [cold]{wall}[/]   {held}")
    return lines


def bar(value: int, most: int, colour: str) -> str:
    full = -(-value * BAR // most)
    return f"[{colour}]{'█' * full}[/][quiet]{'░' * (BAR - full)}[/]"


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = []
    for seat, p in enumerate(view["players"]):
        if p["out"]:
            lines.append(f"{names[seat]} is out, rank {p['rank']}.")
            continue
        standing = [points for points in p["bricks"] if points]
        bricks = ", ".join(f"{NTH[place]} brick {points}" for place, points in enumerate(standing)) or "no bricks"
        frozen = "frozen" if p["frozen"] else f"freeze points {p['freeze_points']}"
        tokens = f", hide tokens {p['hide_tokens']}" if p["hide_tokens"] else ""
        lines.append(f"{names[seat]}: hit points {p['hit_points']}, {frozen}, snowballs {p['snowballs']}{tokens}; {bricks}.")
    return lines
