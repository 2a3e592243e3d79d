"""Splat in the terminal."""

from __future__ import annotations

import textwrap
from typing import Any

from snowyard.kernel.sentences import called
from snowyard.kernel.tongue import drawing

WIDTH = 80
SHELTERS = {"walls": "wall", "forts": "fresh", "cracked": "cracked"}
SPOTS = 10  # hits that a row has room for
BESIDE = 37  # columns of a row before what a player has
said = drawing(__package__)


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    return describe(view, names) if plain else picture(view, names)


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    limit = view["options"]["hit_limit"]
    lines = [line for seat in range(len(view["players"])) for line in rows(view, names, seat, limit)]
    lines.append("")
    if view["card"]:
        target = view["target"]
        at = f" {flies_at(view, names, target)}" if target is not None else ""
        lines.append(f"  {said('draw-card')} [b]{title(view, view['card'])}[/]{at}")
    if view["hand"]:
        lines.append(f"  {said('draw-hand')} [b]{', '.join(title(view, card) for card in view['hand'])}[/]")
    lines.append(f"  [quiet]{said('draw-pile', cards=view['draw_left'])}[/]")
    discarded = textwrap.wrap(said("draw-discarded", cards=pile(view)), WIDTH - 2)
    return lines + [f"  [quiet]{part}[/]" for part in discarded]


def flies_at(view: dict[str, Any], names: list[str], target: int) -> str:
    return said("draw-flies-at", name=f"[p{target}]{names[target][:12]}[/]", own=target == view["you"])


def rows(view: dict[str, Any], names: list[str], seat: int, limit: int) -> list[str]:
    p = view["players"][seat]
    mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
    name = f"[p{seat}]{names[seat][:12].ljust(12)}[/]"
    if p["out"]:
        return [f"{mark} {name} [quiet]{said('draw-out', rank=p['rank'])}[/]"]
    spots = f"[bad]{'*' * p['hits']}[/][quiet]{'.' * (limit - p['hits'])}[/]{' ' * (SPOTS - limit)}"
    place = [said("draw-place", rank=p["rank"])] if view["phase"] == "over" else []
    first, *more = textwrap.wrap(", ".join([*place, *in_front(view, p)]), WIDTH - BESIDE) or [""]
    lines = [f"{mark} {name} {spots} {said('draw-hits', hits=p['hits']).rjust(9)}" + (f"  [cold]{first}[/]" if first else "")]
    lines += [f"{' ' * BESIDE}[cold]{part}[/]" for part in more]
    if p["known"]:
        lines.append(f"{' ' * 15}[quiet]{said('draw-keeps', cards=', '.join(known(view, p)))}[/]")
    return lines


def in_front(view: dict[str, Any], p: dict[str, Any]) -> list[str]:
    """What a player has besides hits."""
    standing = [said(f"some-{word}", n=p[field]) for field, word in SHELTERS.items() if p[field]]
    spares = [counted(view, f"spare-{i}", n) for i, n in enumerate(p["spares"], 1) if n]
    piles = [said("some-pile", n=p["piles"])] if p["piles"] else []
    return [said("draw-sideways")] * p["sideways"] + standing + spares + piles


def title(view: dict[str, Any], card: str) -> str:
    return said(f"thing-{card}", **named(view, card))


def named(view: dict[str, Any], card: str) -> dict[str, Any]:
    return called(view.get("names", {}).get(f"cards.{card}", "")) if card.startswith("spare") else {}


def counted(view: dict[str, Any], card: str, n: int) -> str:
    return said(f"some-{card}", n=n, **named(view, card))


def known(view: dict[str, Any], p: dict[str, Any]) -> list[str]:
    """What everybody knows of a hidden hand: SPLAT-R30."""
    return [f" {said('draw-or')} ".join(title(view, card) for card in types) for types in p["known"]]


def pile(view: dict[str, Any]) -> str:
    cards = [counted(view, card, n) for card, n in zip(view["cards"], view["discard"], strict=True) if n]
    return ", ".join(cards) or said("draw-empty")


def standing(view: dict[str, Any], name: str, p: dict[str, Any]) -> str:
    """One line on a player."""
    if p["out"]:
        return said("draw-is-out", name=name, rank=p["rank"])
    place = [said("draw-place", rank=p["rank"])] if view["phase"] == "over" else []
    things = [*place, said("draw-hits", hits=p["hits"]), *in_front(view, p)]
    kept = f" {said('draw-also-keeps', cards=', '.join(known(view, p)))}" if p["known"] else ""
    return f"{name}: {', '.join(things)}.{kept}"


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [standing(view, names[seat], p) for seat, p in enumerate(view["players"])]
    if view["hand"]:
        lines.append(said("draw-your-hand", cards=", ".join(title(view, card) for card in view["hand"])))
    lines.append(f"{said('draw-pile', cards=view['draw_left'])}.")
    lines.append(f"{said('draw-discarded', cards=pile(view))}.")
    return lines
