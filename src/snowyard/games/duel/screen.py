"""Duel in the terminal. Cards have their names; beside them stands, in brackets, what moves call them."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any

WIDTH = 80
DRAFT = ("pick 1", "pick 2", "keep")
NTH = ("first", "second", "third", "fourth")
INDENT = "    "
TIED = "\u00a0"  # the words of a name stay together
FATE_WORDS = {"hit": "hits", "miss": "is dodged", "avoid": "is avoided", "refl": "strikes back at its thrower", "void": "is void",
              "dodge": "dodges", "fail": "cannot dodge this", "idle": "meets no attack", "def": "works",
              "block": "is blocked by the attack", "eff": "works", "none": "does nothing"}  # fmt: skip


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    lines = [*arsenal(view, names), *fight(view, names)]
    for seat, player in enumerate(view["players"]):
        lines += seat_lines(view, names, seat, player, plain)
    return [part for line in lines for part in wrapped(line, plain)]


def wrapped(line: str, plain: bool) -> list[str]:
    """Markup does not count as width, so only lines without it are wrapped; the others are short."""
    if plain or "[" not in line:
        parts = textwrap.wrap(line, WIDTH, subsequent_indent="" if plain else INDENT * 2) or [""]
        return [part.replace(TIED, " ") for part in parts]
    return [line.replace(TIED, " ")]


# ---- cards


def card(view: dict[str, Any], kind: str, inside: bool = False) -> str:
    """A card by the acts on its two ends, one that only a variant has also by its name; `inside`: it stands in brackets."""
    of = view["cards"][kind]
    if kind == "N":
        return str(of["acts"][0])
    if kind.startswith("spare"):
        name, acts = view.get("names", {}).get(f"cards.{kind}", kind.capitalize().replace("-", " ")), " / ".join(of["acts"])
        return (f"{name}: {acts}" if inside else f"{name} ({acts})").replace(" ", TIED)
    return (" / ".join(of["acts"]) + (f" {of['twin']}" if of["twin"] else "")).replace(" ", TIED)


def coded(view: dict[str, Any], kind: str) -> str:
    """The same with what moves call it."""
    return f"{card(view, kind)}{TIED}({kind.lower()})"


def cards(view: dict[str, Any], kinds: Iterable[str]) -> str:
    """Several cards, copies of one kind together."""
    counted = Counter(kinds)
    return ", ".join((f"{n}{TIED}times{TIED}" if n > 1 else "") + coded(view, kind) for kind, n in counted.items()) or "nothing"


# ---- the table


def arsenal(view: dict[str, Any], names: list[str]) -> list[str]:
    if view["phase"] in DRAFT:
        return []
    lines = ["Arsenal:" + (" (final round)" if view["final_round"] else "")]
    for k, pile in enumerate(view["piles"]):
        lines.append(f"  {NTH[k]} pile (pile {k}), nearest to {names[k]}: {pile_text(view, pile)}")
    lines.append(f"Abandoned: {cards(view, view['abandoned'])}.")
    if view["looking_at"]:
        look = view["looking_at"]
        upper, lower = card(view, look["top"]), card(view, look["second"])
        lines.append(f"You look at the {NTH[look['pile']]} pile: {upper} on top, {lower} below it.")
    return lines


def pile_text(view: dict[str, Any], pile: dict[str, Any]) -> str:
    if not pile["count"]:
        return "empty"
    top = card(view, pile["top"]) if pile["top"] else "face down"
    return f"{top}, and {pile['count'] - 1} below" if pile["count"] > 1 else top


def fight(view: dict[str, Any], names: list[str]) -> list[str]:
    if not view["fight"]:
        return []
    ends = [f"{names[end['seat']]} {end['act']} ({fate_text(end)})" for end in view["fight"]["ends"]]
    return [f"{view['fight']['step'].capitalize()}: {' against '.join(ends)}."]


def fate_text(end: dict[str, Any]) -> str:
    thrown = "" if end["snowball"] == "none" else f"; its snowball {FATE_WORDS[end['snowball']]}"
    return FATE_WORDS[end["fate"]] + thrown


# ---- the players


def seat_lines(view: dict[str, Any], names: list[str], seat: int, player: dict[str, Any], plain: bool) -> list[str]:
    mark = "> " if seat == view["actor"] else "  "
    name = names[seat] if plain else names[seat][:12].ljust(12)
    state = ", capped" if player["capped"] else ""
    if player["score"] is not None:  # nothing else matters any more
        state = f", {player['score']} points"
    drafting = view["phase"] in DRAFT
    head = f"{name}{': ' if plain else ' '}{counts(player, drafting)}{state}"
    indent = "" if plain else INDENT
    lines = [f"{head}." if plain else f"{mark}[p{seat}]{name}[/] {head[len(name) + 1:]}"]
    if player["marked_by"] and player["score"] is None:
        lines.append(f"{indent}shows the next cards to {' and '.join(names[s] for s in player['marked_by'])}")
    if player["plays"]:
        lines.append(f"{indent}plays {'; '.join(play_text(view, names, seat, p) for p in player['plays'])}")
    return lines + [indent + line for line in own_cards(view, player, drafting) + known(view, player, drafting)]


def play_text(view: dict[str, Any], names: list[str], seat: int, play: dict[str, Any]) -> str:
    second = " as second card" if play["second"] else ""
    front = play["front"]
    other = names[front if front != seat else (seat + 1) % len(names)]
    what = play["act"] if play["card"] == "N" else f"{play['act']} ({card(view, play['card'], True)})"
    return f"{what}{second}{f' against {other}' if len(names) > 2 else ''}"


def label(zone: str, drafting: bool) -> str:
    """In the draft the cards kept so far lie where the discards will."""
    return "kept" if drafting and zone == "discards" else "draw pile" if zone == "draw" else zone


def counts(player: dict[str, Any], drafting: bool) -> str:
    parts = [(zone, label(zone, drafting)) for zone in ("draw", "hand", "discards", "cache")]
    return ", ".join(f"{name} {player[zone]['count']}" for zone, name in parts if zone != "cache" or player[zone]["count"])


def own_cards(view: dict[str, Any], player: dict[str, Any], drafting: bool) -> list[str]:
    zones = [(zone, player[zone]["cards"]) for zone in ("hand", "discards", "draw", "cache") if player[zone]["cards"]]
    return [f"{label(zone, drafting)}: {cards(view, kinds)}" for zone, kinds in zones]


def known(view: dict[str, Any], player: dict[str, Any], drafting: bool) -> list[str]:
    """What you know about another player's cards."""
    told = player["known"]
    if not told:
        return []
    lines = [f"you know of: {cards(view, told['surely'])}"]
    if told["may"]:
        lines.append(f"perhaps also: {cards(view, told['may'])}")
    for zone in ("hand", "discards"):
        if told[zone]["surely"]:
            where = "kept" if drafting and zone == "discards" else f"in the {zone}"
            lines.append(f"surely {where}: {cards(view, told[zone]['surely'])}")
    return lines
