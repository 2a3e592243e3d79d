"""Splat in the terminal."""

from __future__ import annotations

import textwrap
from typing import Any

from snowyard.kernel.wording import plural

WIDTH = 80
SHELTERS = {"walls": "Wall", "forts": "fresh Fort", "cracked": "cracked Fort"}
SPOTS = 10  # hits that a row has room for


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    return describe(view, names) if plain else picture(view, names)


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    limit = view["options"]["hit_limit"]
    lines = [row(view, names, seat, limit) for seat in range(len(view["players"]))]
    lines.append("")
    if view["card"]:
        at = f" flies at [p{view['target']}]{names[view['target']][:12]}[/]" if view["target"] is not None else ""
        lines.append(f"  [b]{view['card'].capitalize()}[/]{at}")
    if view["hand"]:
        lines.append(f"  Hand: [b]{', '.join(card.capitalize() for card in view['hand'])}[/]")
    lines.append(f"  [quiet]Draw pile: {view['draw_left']}[/]")
    lines.append(f"  [quiet]Discard pile: {pile(view, view['discard'])}[/]")
    return lines


def row(view: dict[str, Any], names: list[str], seat: int, limit: int) -> str:
    p = view["players"][seat]
    mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
    name = f"[p{seat}]{names[seat][:12].ljust(12)}[/]"
    if p["out"]:
        return f"{mark} {name} [quiet]out, place {p['rank']}[/]"
    spots = f"[bad]{'*' * p['hits']}[/][quiet]{'.' * (limit - p['hits'])}[/]{' ' * (SPOTS - limit)}"
    aimed = " [bad]<- under fire[/]" if seat == view["target"] else ""
    return f"{mark} {name} {spots} {p['hits']:2} hits  [cold]{shelter(p)}[/]{aimed}".rstrip()


def shelter(p: dict[str, Any]) -> str:
    """Walls as |, fresh Forts as ##, cracked ones as #, a Pile as (oo)."""
    standing = ["|" * p["walls"], *["##"] * p["forts"], *["#"] * p["cracked"], "(oo)" if p["pile"] else ""]
    return " ".join(part for part in standing if part)


def pile(view: dict[str, Any], counts: list[int]) -> str:
    cards = [f"{card} {n}" for card, n in zip(view["cards"], counts, strict=True) if n]
    return ", ".join(cards) or "empty"


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = []
    for seat, p in enumerate(view["players"]):
        if p["out"]:
            lines.append(f"{names[seat]} is out, place {p['rank']}.")
            continue
        things = [plural(p["hits"], "hit")]
        things += [plural(p[field], word) for field, word in SHELTERS.items() if p[field]]
        things += ["a sideways Double"] * p["sideways"] + ["a Pile"] * p["pile"]
        known = [f"a card that is {' or '.join(card.capitalize() for card in types)}" for types in p["known"]]
        lines.append(f"{names[seat]}: {', '.join(things + known)}.")
    if view["hand"]:
        lines.append(f"Your hand: {', '.join(card.capitalize() for card in view['hand'])}.")
    lines.append(f"Draw pile: {plural(view['draw_left'], 'card')}.")
    lines.append(f"Discard pile: {pile(view, view['discard'])}.")
    return [part for line in lines for part in textwrap.wrap(line, WIDTH)]
