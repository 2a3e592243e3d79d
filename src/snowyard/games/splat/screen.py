"""Splat in the terminal."""

from __future__ import annotations

import textwrap
from typing import Any

from snowyard.kernel.wording import plural

WIDTH = 80
SHELTERS = {"walls": "Wall", "forts": "fresh Fort", "cracked": "cracked Fort"}
SPOTS = 10  # hits that a row has room for
BESIDE = 35  # columns of a row before what a player has


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    return describe(view, names) if plain else picture(view, names)


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    limit = view["options"]["hit_limit"]
    lines = [line for seat in range(len(view["players"])) for line in rows(view, names, seat, limit)]
    lines.append("")
    if view["card"]:
        at = f" flies at [p{view['target']}]{names[view['target']][:12]}[/]" if view["target"] is not None else ""
        lines.append(f"  Card: [b]{title(view, view['card'])}[/]{at}")
    if view["hand"]:
        lines.append(f"  Hand: [b]{', '.join(title(view, card) for card in view['hand'])}[/]")
    lines.append(f"  [quiet]Draw pile: {view['draw_left']}[/]")
    discarded = textwrap.wrap(f"Discard pile: {pile(view)}", WIDTH - 2)
    return lines + [f"  [quiet]{part}[/]" for part in discarded]


def rows(view: dict[str, Any], names: list[str], seat: int, limit: int) -> list[str]:
    p = view["players"][seat]
    mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
    name = f"[p{seat}]{names[seat][:12].ljust(12)}[/]"
    if p["out"]:
        return [f"{mark} {name} [quiet]out, place {p['rank']}[/]"]
    spots = f"[bad]{'*' * p['hits']}[/][quiet]{'.' * (limit - p['hits'])}[/]{' ' * (SPOTS - limit)}"
    first, *more = textwrap.wrap(", ".join(in_front(view, p)), WIDTH - BESIDE) or [""]
    lines = [f"{mark} {name} {spots} {plural(p['hits'], 'hit').rjust(7)}" + (f"  [cold]{first}[/]" if first else "")]
    lines += [f"{' ' * BESIDE}[cold]{part}[/]" for part in more]
    if p["known"]:
        lines.append(f"{' ' * 15}[quiet]keeps {', '.join(known(view, p))}[/]")
    return lines


def in_front(view: dict[str, Any], p: dict[str, Any]) -> list[str]:
    """What a player has besides hits."""
    standing = [plural(p[field], word) for field, word in SHELTERS.items() if p[field]]
    spares = [counted(view, f"spare-{i}", n) for i, n in enumerate(p["spares"], 1) if n]
    piles = ["a Pile"] * p["piles"] if p["piles"] < 2 else [plural(p["piles"], "Pile")]
    return ["a sideways Double"] * p["sideways"] + standing + spares + piles


def title(view: dict[str, Any], card: str) -> str:
    return view.get("names", {}).get(f"cards.{card}") or card.capitalize().replace("-", " ")


def counted(view: dict[str, Any], card: str, n: int) -> str:
    """Names that a variant gives have no plural."""
    return plural(n, title(view, card), title(view, card) if card.startswith("spare") else "")


def known(view: dict[str, Any], p: dict[str, Any]) -> list[str]:
    """What everybody knows of a hidden hand: SPLAT-R30."""
    return [" or ".join(title(view, card) for card in types) for types in p["known"]]


def pile(view: dict[str, Any]) -> str:
    cards = [counted(view, card, n) for card, n in zip(view["cards"], view["discard"], strict=True) if n]
    return ", ".join(cards) or "empty"


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = []
    for seat, p in enumerate(view["players"]):
        if p["out"]:
            lines.append(f"{names[seat]} is out, place {p['rank']}.")
            continue
        things = [plural(p["hits"], "hit"), *in_front(view, p)]
        kept = f" Keeps {', '.join(known(view, p))}." if p["known"] else ""
        lines.append(f"{names[seat]}: {', '.join(things)}.{kept}")
    if view["hand"]:
        lines.append(f"Your hand: {', '.join(title(view, card) for card in view['hand'])}.")
    lines.append(f"Draw pile: {plural(view['draw_left'], 'card')}.")
    lines.append(f"Discard pile: {pile(view)}.")
    return [part for line in lines for part in textwrap.wrap(line, WIDTH)]
