"""Lanes in the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from snowyard.kernel.sentences import called as by_name
from snowyard.kernel.tongue import drawing

WIDTH = 80
INDENT = " " * 11
MARKUP = re.compile(r"(?<!\\)\[[^\]]*\]")
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


def result(view: dict[str, Any], lane: dict[str, Any], names: list[str]) -> str:
    """For whom a lane counts, once it is decided."""
    if lane["result"] in ("both", "nobody"):
        return said(f"draw-for-{lane['result']}")
    seat = int(lane["result"][1:])
    return said("draw-won", name=names[seat], own=seat == view["you"])


# ---- a picture


def picture(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = [f"{said('draw-turn', turn=view['number'])} {said('draw-locked', cards=view['pile'])}"]
    top, bottom = order(view)
    lines += seat_lines(view, top, names)
    for number, lane in enumerate(view["lanes"], 1):
        colour = "quiet" if lane["result"] == "nobody" else "good"
        won = f"  [{colour}]{result(view, lane, names)}[/]" if lane["result"] else ""
        lines.append(f"[b]{said('draw-lane', lane=number)}[/]{won}")
        for seat in (top, bottom):
            lines += side_lines(lane["sides"][seat], seat, names, view["you"])
    return [*lines, *seat_lines(view, bottom, names), *legend(view)]


def legend(view: dict[str, Any]) -> list[str]:
    """What the brackets mean that stand on the table now."""
    cards = [card for lane in view["lanes"] for side in lane["sides"] for card in side]
    down = [card for card in cards if not card["face_up"]]
    there = {
        "up": any(card["face_up"] for card in cards),
        "down": any(card["rank"] and not card["base"] for card in down),
        "unknown": any(not card["rank"] and not card["base"] for card in down),
        "base": any(card["base"] for card in down),
    }
    told = "   ".join(said("draw-legend", sign=sign) for sign, is_there in there.items() if is_there)
    return [f"[quiet]{told}[/]".replace("[7]", r"\[7]")] if told else []


def seat_lines(view: dict[str, Any], seat: int, names: list[str]) -> list[str]:
    p = view["players"][seat]
    acts = seat == view["player"] and view["phase"] != "over"
    mark = "[warm]>[/]" if acts else " "
    points = [said("draw-actions", actions=view["points"])] if acts else []
    held = [said("draw-hand"), *map(rank_name, p["hand"])] if p["hand"] else [said("draw-cards", cards=p["hand_size"])]
    lines = broken(f"{mark} [p{seat}]{names[seat][:8].ljust(8)}[/] ", [*points, *held])
    gone = gone_cards(p)
    return [*lines, *broken(f"{INDENT}{said('draw-gone')}  ", gone)] if gone else lines


def gone_cards(p: dict[str, Any]) -> list[str]:
    """What a player has lost or discarded, as far as you know it, and how many cards more."""
    ranks = [card["rank"] for card in p["dead"]] + (p["discarded"] or [None] * p["discarded_size"])
    known, unknown = [rank for rank in ranks if rank], ranks.count(None)
    return [*known, said("draw-unknown", cards=unknown, more=bool(known))] if unknown else known


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
    """One card: its rank as far as you know it, and in words what has become of it."""
    rank = rank_name(card["rank"])
    if card["base"] and not card["face_up"]:
        rank = f"{said('draw-base')} {rank}" if card["rank"] else said("draw-base")
    text = rf"\[{rank}]" if card["face_up"] else f"({rank})"
    told = ", ".join(conditions(card, seat, you))
    colour = "cold" if card["frozen"] else "bad" if card["damage"] else "b" if card["face_up"] else "quiet"
    return f"[{colour}]{text} {told}[/]" if told else f"[{colour}]{text}[/]"


def conditions(card: dict[str, Any], seat: int, you: int) -> list[str]:
    """What has become of a card. Base cards are locked all at once: the line about the pile says it."""
    told = {
        "damage": card["damage"],
        "frozen": card["frozen"],
        "paired": card["partner"] is not None,
        "attacked": card["attacks"],
        "known": other_knows(card, seat, you),
        "waits": card["pending"],
    }
    return [said(f"draw-{word}", n=int(n)) for word, n in told.items() if n]


# ---- sentences


def describe(view: dict[str, Any], names: list[str]) -> list[str]:
    now = said("draw-now", turn=view["number"], name=names[view["player"]], actions=said("draw-actions", actions=view["points"]))
    lines = wrapped(f"{now} {said('draw-locked', cards=view['pile'])}")
    for seat, p in enumerate(view["players"]):
        many = said("draw-cards", cards=p["hand_size"])
        held = said("draw-listed", title=many, what=", ".join(map(rank_name, p["hand"]))) if p["hand"] else many
        gone = ", ".join(gone_cards(p)) or said("draw-nothing")
        lines += wrapped(said("draw-player", name=names[seat], held=held, gone=gone))
    for number, lane in enumerate(view["lanes"], 1):
        won = f", {result(view, lane, names)}" if lane["result"] else ""
        lines.append(f"{said('draw-lane', lane=number)}{won}.")
        for seat in order(view):
            cards = "; ".join(spoken(card, seat, view["you"]) for card in laid(lane["sides"][seat])) or said("draw-no-cards")
            lines += wrapped(f"{said('draw-listed', title=names[seat], what=cards)}.")
    return lines


def spoken(card: dict[str, Any], seat: int, you: int) -> str:
    rank = rank_name(card["rank"], "")
    base = f"{said('draw-base-card')} ({rank})" if rank else said("draw-base-card")
    hidden = said("draw-face-down", rank=rank) if rank else said("draw-face-down-card")
    return ", ".join([rank if card["face_up"] else base if card["base"] else hidden, *conditions(card, seat, you)])


def wrapped(text: str) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


FEW_PLAYS = 6  # so many are listed one by one


def crowd(moves: Sequence[str], plain: bool) -> tuple[list[str], list[int]]:
    """Every card of a hand into every lane makes a list that pushes the lanes off the screen: a card is played by its rank and
    the lane (LANES-23). What to say of that, and the moves that are listed."""
    plays = [move.split() for move in moves if move.startswith("play ")]
    if len(plays) <= FEW_PLAYS:
        return [], list(range(len(moves)))
    _, rank, _, lane = next((play for play in plays if play[1].isdecimal()), plays[0])
    told = said("draw-plays", plays=len(plays), example=f"{rank}\u00a0{lane}")
    return [told], [n for n, move in enumerate(moves) if not move.startswith("play ")]
