"""Duel in the terminal."""

from __future__ import annotations

import textwrap
from typing import Any

from snowyard.games.duel.words import FATE_WORDS

WIDTH = 80
DRAFT = ("pick 1", "pick 2", "keep")


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    lines = [*arsenal(view), *fight(view, names)]
    for seat, player in enumerate(view["players"]):
        lines += seat_lines(view, names, seat, player, plain)
    return [part for line in lines for part in wrapped(line, plain)]


def wrapped(line: str, plain: bool) -> list[str]:
    """Markup does not count as width, so only lines without it are wrapped; the others are short."""
    if plain or "[" not in line:
        return textwrap.wrap(line, WIDTH, subsequent_indent="" if plain else "               ") or [""]
    return [line]


def arsenal(view: dict[str, Any]) -> list[str]:
    if view["phase"] in DRAFT:
        return []
    piles = "; ".join(f"pile {k}: {pile_text(pile)}" for k, pile in enumerate(view["piles"]))
    final = " Final round." if view["final_round"] else ""
    lines = [f"Arsenal: {piles}.{final}", f"Abandoned: {', '.join(view['abandoned']) or 'nothing'}."]
    if view["looking_at"]:
        look = view["looking_at"]
        lines.append(f"You look at pile {look['pile']}: {look['top']} on top, {look['second']} below it.")
    return lines


def pile_text(pile: dict[str, Any]) -> str:
    if not pile["count"]:
        return "empty"
    top = pile["top"] or "face down"
    return f"{top} and {pile['count'] - 1} below" if pile["count"] > 1 else top


def fight(view: dict[str, Any], names: list[str]) -> list[str]:
    if not view["fight"]:
        return []
    ends = [f"{names[end['seat']]} {end['act']} ({fate_text(end)})" for end in view["fight"]["ends"]]
    return [f"{view['fight']['step'].capitalize()}: {' against '.join(ends)}."]


def fate_text(end: dict[str, Any]) -> str:
    thrown = "" if end["snowball"] == "none" else f"; its snowball {FATE_WORDS[end['snowball']]}"
    return FATE_WORDS[end["fate"]] + thrown


def seat_lines(view: dict[str, Any], names: list[str], seat: int, player: dict[str, Any], plain: bool) -> list[str]:
    mark = "> " if seat == view["actor"] else "  "
    name = names[seat] if plain else names[seat][:12].ljust(12)
    state = [word for word, holds in (("capped", player["capped"]), ("marked", player["marked_by"])) if holds]
    if player["score"] is not None:  # nothing else matters any more
        state = [f"{player['score']} points"]
    drafting = view["phase"] in DRAFT
    head = f"{name}{': ' if plain else ' '}{counts(player, drafting)}{', ' + ', '.join(state) if state else ''}"
    lines = [f"{head}." if plain else f"{mark}[p{seat}]{name}[/] {head[len(name) + 1:]}"]
    played = "; ".join(play_text(p, len(names) > 2) for p in player["plays"])
    if played:
        lines.append(f"{'' if plain else '               '}plays {played}")
    return lines + own_cards(view, player, drafting, plain) + known(player, drafting, plain)


def play_text(play: dict[str, Any], fronts: bool) -> str:
    second = " as second card" if play["second"] else ""
    return f"{play['card']} {play['act']}{second}{' on front ' + str(play['front']) if fronts else ''}"


def label(zone: str, drafting: bool) -> str:
    """In the draft the cards kept so far lie where the discards will."""
    return "kept" if drafting and zone == "discards" else "draw pile" if zone == "draw" else zone


def counts(player: dict[str, Any], drafting: bool) -> str:
    parts = [(zone, label(zone, drafting)) for zone in ("draw", "hand", "discards", "cache")]
    return ", ".join(f"{name} {player[zone]['count']}" for zone, name in parts if zone != "cache" or player[zone]["count"])


def own_cards(view: dict[str, Any], player: dict[str, Any], drafting: bool, plain: bool) -> list[str]:
    indent = "" if plain else "               "
    zones = [(zone, player[zone]["cards"]) for zone in ("hand", "discards", "draw", "cache") if player[zone]["cards"]]
    lines = [f"{indent}{label(zone, drafting)}: {', '.join(cards)}" for zone, cards in zones]
    if drafting:  # what the cards to choose from can do
        held = dict.fromkeys(player["hand"]["cards"] or [])
        lines += [f"{indent}  {kind} {' / '.join(view['cards'][kind]['acts'])}" for kind in held]
    return lines


def known(player: dict[str, Any], drafting: bool, plain: bool) -> list[str]:
    """What you know about another player's cards."""
    told = player["known"]
    if not told:
        return []
    indent = "" if plain else "               "
    lines = [f"{indent}you know it holds: {', '.join(told['surely']) or 'nothing'}"]
    if told["may"]:
        lines.append(f"{indent}it may hold: {', '.join(told['may'])}")
    for zone in ("hand", "discards"):
        if told[zone]["surely"]:
            where = "kept" if drafting and zone == "discards" else f"in its {zone}"
            lines.append(f"{indent}surely {where}: {', '.join(told[zone]['surely'])}")
    return lines
