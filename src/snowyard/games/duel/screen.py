"""Duel in the terminal. Cards have their names; beside them stands, in brackets, what moves call them."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any

from snowyard.kernel.tongue import drawing

WIDTH = 80
DRAFT = ("pick 1", "pick 2", "keep")
said = drawing(__package__)
INDENT = "    "
TIED = "\u00a0"  # the words of a name stay together


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    lines = [*arsenal(view, names), *fight(view, names)]
    for seat, player in enumerate(view["players"]):
        lines += seat_lines(view, names, seat, player, plain)
    return [part for line in lines for part in wrapped(line, plain)]


def wrapped(line: str, plain: bool) -> list[str]:
    """Markup does not count as width, so only lines without it are wrapped; the others are short. Plain ones are sentences, which
    whoever says them wraps."""
    if not plain and "[" not in line:
        parts = textwrap.wrap(line, WIDTH, subsequent_indent=INDENT * 2) or [""]
        return [part.replace(TIED, " ") for part in parts]
    return [line.replace(TIED, " ")]


# ---- cards


def card(view: dict[str, Any], kind: str, inside: bool = False) -> str:
    """A card by the acts on its two ends, one that only a variant has also by its name; `inside`: it stands in brackets."""
    of = view["cards"][kind]
    if kind == "N":
        return act(of["acts"][0])
    acts = " / ".join(map(act, of["acts"]))
    if kind.startswith("spare"):
        name = view.get("names", {}).get(f"cards.{kind}") or said("draw-spare", number=int(kind[-1]))
        return (f"{name}: {acts}" if inside else f"{name} ({acts})").replace(" ", TIED)
    return (acts + (f" {of['twin']}" if of["twin"] else "")).replace(" ", TIED)


def act(name: str) -> str:
    return said(f"thing-{name.lower().replace(' ', '-')}")


def coded(view: dict[str, Any], kind: str) -> str:
    """The same with what moves call it."""
    return f"{card(view, kind)}{TIED}({kind.lower()})"


def cards(view: dict[str, Any], kinds: Iterable[str]) -> str:
    """Several cards, copies of one kind together."""
    counted = Counter(kinds)
    return ", ".join(
        (said("draw-times", n=n).replace(" ", TIED) + TIED if n > 1 else "") + coded(view, kind) for kind, n in counted.items()
    ) or said("draw-nothing")


# ---- the table


def arsenal(view: dict[str, Any], names: list[str]) -> list[str]:
    if view["phase"] in DRAFT:
        return []
    lines = [said("draw-arsenal", final=view["final_round"])]
    for k, pile in enumerate(view["piles"]):
        lines.append(f"  {said('draw-pile', pile=k + 1, typed=k, near=names[k])}: {pile_text(view, pile)}")
    lines.append(said("draw-abandoned", cards=cards(view, view["abandoned"])))
    if view["looking_at"]:
        look = view["looking_at"]
        upper, lower = card(view, look["top"]), card(view, look["second"])
        lines.append(said("draw-look", pile=look["pile"] + 1, upper=upper, lower=lower))
    return lines


def pile_text(view: dict[str, Any], pile: dict[str, Any]) -> str:
    if not pile["count"]:
        return said("draw-empty")
    top = card(view, pile["top"]) if pile["top"] else said("draw-face-down")
    return said("draw-below", top=top, cards=pile["count"] - 1) if pile["count"] > 1 else top


def fight(view: dict[str, Any], names: list[str]) -> list[str]:
    if not view["fight"]:
        return []
    ends = [f"{names[end['seat']]} {act(end['act'])} ({fate_text(end)})" for end in view["fight"]["ends"]]
    step = said("draw-step", step=view["fight"]["step"].replace(" ", "-"))
    against = f" {said('draw-against')} "
    return [f"{step}: {against.join(ends)}."]


def fate_text(end: dict[str, Any]) -> str:
    thrown = "" if end["snowball"] == "none" else f"; {said('draw-snowball', fate=said('draw-fate', fate=end['snowball']))}"
    return said("draw-fate", fate=end["fate"]) + thrown


# ---- the players


def seat_lines(view: dict[str, Any], names: list[str], seat: int, player: dict[str, Any], plain: bool) -> list[str]:
    mark = "> " if seat == view["actor"] else "  "
    name = names[seat] if plain else names[seat][:12].ljust(12)
    state = f", {said('thing-capped')}" if player["capped"] else ""
    if player["score"] is not None:  # nothing else matters any more
        state = f", {said('draw-points', points=player['score'])}"
    drafting = view["phase"] in DRAFT
    head = f"{name}{': ' if plain else ' '}{counts(player, drafting)}{state}"
    indent = "" if plain else INDENT
    lines = [f"{head}." if plain else f"{mark}[p{seat}]{name}[/] {head[len(name) + 1 :]}"]
    if player["marked_by"] and player["score"] is None:
        lines.append(indent + said("draw-shows", names=tuple(names[s] for s in player["marked_by"])))
    if player["plays"]:
        lines.append(indent + said("draw-plays", cards="; ".join(play_text(view, names, seat, p) for p in player["plays"])))
    return lines + [indent + line for line in own_cards(view, player, drafting) + known(view, player, drafting)]


def play_text(view: dict[str, Any], names: list[str], seat: int, play: dict[str, Any]) -> str:
    second = f" {said('draw-as-second')}" if play["second"] else ""
    front = play["front"]
    other = names[front if front != seat else (seat + 1) % len(names)]
    what = act(play["act"]) if play["card"] == "N" else f"{act(play['act'])} ({card(view, play['card'], True)})"
    against = f" {said('draw-against')} {other}" if len(names) > 2 else ""
    return what + second + against


def label(zone: str, drafting: bool) -> str:
    """In the draft the cards kept so far lie where the discards will."""
    return said("draw-zone", zone="kept" if drafting and zone == "discards" else zone)


def counts(player: dict[str, Any], drafting: bool) -> str:
    parts = [(zone, label(zone, drafting)) for zone in ("draw", "hand", "discards", "cache")]
    return ", ".join(f"{name} {player[zone]['count']}" for zone, name in parts if zone != "cache" or player[zone]["count"])


def own_cards(view: dict[str, Any], player: dict[str, Any], drafting: bool) -> list[str]:
    zones = [(zone, player[zone]["cards"]) for zone in ("hand", "discards", "draw", "cache") if player[zone]["cards"]]
    return [said("draw-zone-cards", zone=label(zone, drafting), cards=cards(view, kinds)) for zone, kinds in zones]


def known(view: dict[str, Any], player: dict[str, Any], drafting: bool) -> list[str]:
    """What you know about another player's cards."""
    told = player["known"]
    if not told:
        return []
    lines = [said("draw-know", cards=cards(view, told["surely"]))]
    if told["may"]:
        lines.append(said("draw-perhaps", cards=cards(view, told["may"])))
    for zone in ("hand", "discards"):
        if told[zone]["surely"]:
            where = "kept" if drafting and zone == "discards" else zone
            lines.append(said("draw-surely", zone=where, cards=cards(view, told[zone]["surely"])))
    return lines
