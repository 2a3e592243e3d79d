"""Lanes in the terminal."""

from __future__ import annotations

import re
from typing import Any

from snowyard.kernel.wording import plural

WIDTH = 80
INDENT = " " * 11
MARKUP = re.compile(r"(?<!\\)\[[^\]]*\]")
LEGEND = (
    r"[quiet]\[7] face-up  (7) face-down  (?) unknown  -1 damage  * frozen  =s5 pair[/]",
    "[quiet]! has attacked  # locked  o your opponent knows it  +1 power waits[/]",
    "[quiet]s0, s1, ...: what typed moves call the card[/]",
)
RANKS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    view = called(view)
    return describe(view, names) if plain else picture(view, names)


def called(view: dict[str, Any]) -> dict[str, Any]:
    """The view with ranks as people call them."""
    spares = {f"spare-{n}": view.get("names", {}).get(f"ranks.spare-{n}", f"Spare {n}") for n in (1, 2)}
    words = RANKS | spares

    def said(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: said(inner) for name, inner in part.items()}
        return [said(inner) for inner in part] if isinstance(part, list | tuple) else words.get(part, part)

    return {**view, "lanes": said(view["lanes"]), "players": said(view["players"])}


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


def named(lane: dict[str, Any], names: list[str]) -> str:
    return {"p0": names[0], "p1": names[1]}.get(lane["result"], str(lane["result"]))


# ---- a picture


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    pile = f"pile {view['pile']}" if view["pile"] else "pile empty, base cards unlocked"
    lines = [f"turn {view['number']}  {pile}"]
    top, bottom = order(view)
    lines += seat_lines(view, top, names)
    for number, lane in enumerate(view["lanes"], 1):
        won = {None: "", "both": "  [good]counts for both[/]", "nobody": "  [quiet]counts for nobody[/]"}
        lines.append(f"[b]lane {number}[/]" + won.get(lane["result"], f"  [good]won by {named(lane, names)}[/]"))
        for seat in (top, bottom):
            lines += side_lines(lane["sides"][seat], seat, names, view["you"])
    return [*lines, *seat_lines(view, bottom, names), *LEGEND]


def seat_lines(view: dict[str, Any], seat: int, names: list[str]) -> list[str]:
    p = view["players"][seat]
    mark = "[warm]>[/]" if seat == view["player"] and view["phase"] != "over" else " "
    points = f"  {plural(view['points'], 'action')} left" if seat == view["player"] and view["phase"] != "over" else ""
    held = list(map(rank_name, p["hand"] or [])) or [plural(p["hand_size"], "card") if p["hand_size"] else "empty"]
    lines = broken(f"{mark} [p{seat}]{names[seat][:8]}[/]{points}  hand ", held)
    gone = [rank_name(card["rank"]) for card in p["dead"]]
    gone += map(rank_name, p["discarded"]) if p["discarded"] is not None else ["?"] * p["discarded_size"]
    return [*lines, *broken(f"{INDENT}gone  ", gone)]


def side_lines(cards: list[dict[str, Any]], seat: int, names: list[str], you: int) -> list[str]:
    tokens = [token(card, seat, you) for card in laid(cards)] or ["[quiet]empty[/]"]
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
        rank = f"base {rank}" if card["rank"] else "base"
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
    pile = f"{plural(view['pile'], 'card')} in the pile, base cards are locked" if view["pile"] else "The pile is empty"
    lines = wrapped(f"Turn {view['number']}, {names[view['player']]}, {plural(view['points'], 'action')} left. {pile}.")
    for seat, p in enumerate(view["players"]):
        held = ", ".join(map(rank_name, p["hand"])) if p["hand"] else plural(p["hand_size"], "card")
        gone = [rank_name(card["rank"], "unknown") for card in p["dead"]]
        gone += map(rank_name, p["discarded"]) if p["discarded"] else ["unknown"] * p["discarded_size"]
        lines += wrapped(f"{names[seat]}: hand {held}. Gone: {', '.join(gone) or 'nothing'}.")
    for number, lane in enumerate(view["lanes"], 1):
        result = f", won by {named(lane, names)}" if lane["result"] else ""
        lines.append(f"Lane {number}{result}.")
        for seat in order(view):
            cards = "; ".join(spoken(card, seat, view["you"]) for card in laid(lane["sides"][seat])) or "no cards"
            lines += wrapped(f"{names[seat]}: {cards}.")
    return lines


def spoken(card: dict[str, Any], seat: int, you: int) -> str:
    rank = rank_name(card["rank"], "")
    base = f"base card ({rank})" if rank else "base card"
    called = rank if card["face_up"] else base if card["base"] else f"face-down {rank or 'card'}"
    parts = [
        f"{called}, {card['name']}",
        f"{card['damage']} damage" if card["damage"] else "",
        "frozen" if card["frozen"] else "",
        f"paired with s{card['partner']}" if card["partner"] is not None else "",
        "has attacked" if card["attacks"] else "",
        "locked" if card["locked"] else "",
        "known to your opponent" if other_knows(card, seat, you) else "",
        "its power waits" if card["pending"] else "",
    ]
    return ", ".join(part for part in parts if part)


def wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
