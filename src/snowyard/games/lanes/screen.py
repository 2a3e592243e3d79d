"""Lanes in the terminal."""

from __future__ import annotations

import re
from typing import Any

from snowyard.kernel.sentences import called as by_name
from snowyard.kernel.tongue import drawing

WIDTH = 80
INDENT = " " * 11
MARKUP = re.compile(r"(?<!\\)\[[^\]]*\]")
LEGEND = ("draw-legend-sides", "draw-legend-marks", "draw-legend-slots")
said = drawing(__package__)


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    view = called(view)
    return describe(view, names) if plain else picture(view, names)


def called(view: dict[str, Any]) -> dict[str, Any]:
    """The view with ranks as people call them."""
    words = {rank: said(f"thing-rank-{rank.lower()}") for rank in "AJQK"}
    for spare in ("spare-1", "spare-2"):
        words[spare] = said(f"thing-rank-{spare}", **by_name(view.get("names", {}).get(f"ranks.{spare}", "")))

    def renamed(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: renamed(inner) for name, inner in part.items()}
        return [renamed(inner) for inner in part] if isinstance(part, list | tuple) else words.get(part, part)

    return {**view, "lanes": renamed(view["lanes"]), "players": renamed(view["players"])}


def order(view: dict[str, Any]) -> tuple[int, int]:
    """The other player above, you below."""
    return (0, 1) if view["you"] == 1 else (1, 0)


def rank_name(rank: str | None, unknown: str = "?") -> str:
    return unknown if rank is None else rank


def laid(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """From left to right, as sentences count them: partners side by side."""

    def place(card: dict[str, Any]) -> tuple[int, int]:
        slot: int = card["slot"]
        return min(slot, slot if card["partner"] is None else card["partner"]), slot

    return sorted(cards, key=place)


def result(lane: dict[str, Any], names: list[str]) -> str:
    """For whom a lane counts, once it is decided."""
    if lane["result"] in ("both", "nobody"):
        return said(f"draw-for-{lane['result']}")
    return said("draw-won", name=names[int(lane["result"][1:])])


# ---- a picture


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [f"{said('draw-turn', turn=view['number'])}  {said('draw-pile', cards=view['pile'])}"]
    top, bottom = order(view)
    lines += seat_lines(view, top, names)
    for number, lane in enumerate(view["lanes"], 1):
        colour = "quiet" if lane["result"] == "nobody" else "good"
        won = f"  [{colour}]{result(lane, names)}[/]" if lane["result"] else ""
        lines.append(f"[b]{said('draw-lane', lane=number)}[/]{won}")
        for seat in (top, bottom):
            lines += side_lines(lane["sides"][seat], seat, names, view["you"])
    return [*lines, *seat_lines(view, bottom, names), *(f"[quiet]{said(line)}[/]".replace("[7]", r"\[7]") for line in LEGEND)]


def seat_lines(view: dict[str, Any], seat: int, names: list[str]) -> list[str]:
    p = view["players"][seat]
    mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
    acts = seat == view["player"] and view["phase"] != "over"
    points = f"  {said('draw-actions', actions=view['points'])}" if acts else ""
    held = list(map(rank_name, p["hand"] or [])) or [said("draw-cards", cards=p["hand_size"])]
    lines = broken(f"{mark} [p{seat}]{names[seat][:8]}[/]{points}  {said('draw-hand')} ", held)
    gone = [rank_name(card["rank"]) for card in p["dead"]]
    gone += map(rank_name, p["discarded"]) if p["discarded"] is not None else ["?"] * p["discarded_size"]
    return [*lines, *broken(f"{INDENT}{said('draw-gone')}  ", gone)]


def side_lines(cards: list[dict[str, Any]], seat: int, names: list[str], you: int) -> list[str]:
    tokens = [token(card, seat, you) for card in laid(cards)] or [f"[quiet]{said('draw-empty')}[/]"]
    return broken(f"  [p{seat}]{names[seat][:8].ljust(8)}[/] ", tokens)


def broken(start: str, words: list[str]) -> list[str]:
    """Words after a start, as many lines as it takes."""
    lines: list[str] = []
    now = start
    for word in words:
        if visible(now) + visible(word) > WIDTH:
            lines.append(now.rstrip())
            now = INDENT
        now += word + "  "
    return [*lines, now.rstrip()] if words else []


def visible(text: str) -> int:
    return len(MARKUP.sub("", text).replace("\\[", "["))


def other_knows(card: dict[str, Any], seat: int, you: int) -> bool:
    """Does your opponent know a face-down card that only a look can have told: one of yours, or a base card?"""
    looked_at = not card["face_up"] and (card["base"] or seat == you)
    return looked_at and you >= 0 and 1 - you in card["known_by"]


def token(card: dict[str, Any], seat: int, you: int) -> str:
    """One card: its rank as far as you know it, its marks, and small what it is called in typed moves."""
    rank = rank_name(card["rank"])
    if card["base"] and not card["face_up"]:
        rank = f"{said('draw-base')} {rank}" if card["rank"] else said("draw-base")
    text = rf"\[{rank}]" if card["face_up"] else f"({rank})"
    text += f"-{card['damage']}" if card["damage"] else ""
    text += "*" if card["frozen"] else ""
    text += f"=s{card['partner']}" if card["partner"] is not None else ""
    text += "!" * card["attacks"] + ("#" if card["locked"] else "")
    text += "o" if other_knows(card, seat, you) else ""
    text += f"+{card['pending']}" if card["pending"] else ""
    colour = "cold" if card["frozen"] else "bad" if card["damage"] else "b" if card["face_up"] else "quiet"
    return f"[{colour}]{text}[/] [quiet]{card['name']}[/]"


# ---- sentences


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    now = said("draw-now", turn=view["number"], name=names[view["player"]], actions=said("draw-actions", actions=view["points"]))
    lines = wrapped(f"{now} {said('draw-locked', cards=view['pile'])}")
    for seat, p in enumerate(view["players"]):
        held = ", ".join(map(rank_name, p["hand"])) if p["hand"] else said("draw-cards", cards=p["hand_size"])
        unknown = said("draw-unknown")
        gone = [rank_name(card["rank"], unknown) for card in p["dead"]]
        gone += map(rank_name, p["discarded"]) if p["discarded"] else [unknown] * p["discarded_size"]
        lines += wrapped(said("draw-player", name=names[seat], held=held, gone=", ".join(gone) or said("draw-nothing")))
    for number, lane in enumerate(view["lanes"], 1):
        won = f", {result(lane, names)}" if lane["result"] else ""
        lines.append(f"{said('draw-lane-number', lane=number)}{won}.")
        for seat in order(view):
            cards = "; ".join(spoken(card, seat, view["you"]) for card in laid(lane["sides"][seat])) or said("draw-no-cards")
            lines += wrapped(f"{names[seat]}: {cards}.")
    return lines


def spoken(card: dict[str, Any], seat: int, you: int) -> str:
    rank = rank_name(card["rank"], "")
    base = f"{said('draw-base-card')} ({rank})" if rank else said("draw-base-card")
    hidden = said("draw-face-down", rank=rank) if rank else said("draw-face-down-card")
    called = rank if card["face_up"] else base if card["base"] else hidden
    parts = [
        f"{called}, {card['name']}",
        said("draw-damage", damage=card["damage"]) if card["damage"] else "",
        said("draw-frozen") if card["frozen"] else "",
        said("draw-paired", slot=f"s{card['partner']}") if card["partner"] is not None else "",
        said("draw-attacked") if card["attacks"] else "",
        said("draw-is-locked") if card["locked"] else "",
        said("draw-known") if other_knows(card, seat, you) else "",
        said("draw-waits") if card["pending"] else "",
    ]
    return ", ".join(part for part in parts if part)


def wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
