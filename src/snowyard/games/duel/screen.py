"""Duel in the terminal: the others, the Arsenal between you, and your own cards last, where you look for them."""

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
BESIDE = 64  # letters that fit beside a name; a line more for the worth of others' cards would be too much for a low screen
OBVIOUS = ("hand", "draws", "decided")  # events of which the table shows all: they give way to what happened in the fight
FEW = 4  # kinds of cards that somebody may have besides: more of them tell you nothing


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    last = [view["you"]] if view["you"] >= 0 else []
    first = [seat for seat in range(len(names)) if seat not in last]
    lines = [line for seat in first for line in seat_lines(view, names, seat, plain)]
    lines += [*arsenal(view, names), *fight(view, names)]
    lines += [line for seat in last for line in seat_lines(view, names, seat, plain)]
    return [part for line in lines for part in wrapped(line, plain)]


def called(view: dict[str, Any], names: list[str], seat: int) -> str:
    """A player within a sentence."""
    return said("you") if seat == view["you"] else names[seat]


def wrapped(line: str, plain: bool) -> list[str]:
    """Markup does not count as width, so only lines without it are wrapped; the others are short. Plain ones are sentences, which
    whoever says them wraps."""
    if not plain and "[" not in line:
        parts = textwrap.wrap(line, WIDTH, subsequent_indent=INDENT * 2) or [""]
        return [part.replace(TIED, " ") for part in parts]
    return [line.replace(TIED, " ")]


def listed(title: str, what: str) -> str:
    return said("draw-listed", title=title, what=what)


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


def cards(view: dict[str, Any], kinds: Iterable[str]) -> str:
    """Several cards, copies of one kind together."""
    counted = Counter(kinds)
    return ", ".join(
        (said("draw-times", n=n).replace(" ", TIED) + TIED if n > 1 else "") + card(view, kind) for kind, n in counted.items()
    ) or said("draw-nothing")


# ---- the table


def arsenal(view: dict[str, Any], names: list[str]) -> list[str]:
    if view["phase"] in DRAFT:
        return []
    lines = [said("draw-arsenal", final=view["final_round"])]
    for k, pile in enumerate(view["piles"]):
        lines.append("  " + listed(said("draw-pile", pile=k + 1, near=names[k], own=k == view["you"]), pile_text(view, pile)))
    if view["abandoned"]:
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
    ends = [listed(names[end["seat"]], f"{act(end['act'])} ({fate_text(end)})") for end in view["fight"]["ends"]]
    step = said("draw-step", step=view["fight"]["step"].replace(" ", "-"))
    against = f" {said('draw-against')} "
    return [f"{listed(step, against.join(ends))}."]


def fate_text(end: dict[str, Any]) -> str:
    thrown = "" if end["snowball"] == "none" else f"; {said('draw-snowball', fate=said('draw-fate', fate=end['snowball']))}"
    return said("draw-fate", fate=end["fate"]) + thrown


# ---- the players


def seat_lines(view: dict[str, Any], names: list[str], seat: int, plain: bool) -> list[str]:
    player = view["players"][seat]
    open_cards = player["hand"]["cards"] is not None  # they are listed below with their number
    drafting = view["phase"] in DRAFT
    told = [] if open_cards else counts(player, drafting)
    if player["capped"] and player["score"] is None:
        told.append(said("thing-capped"))
    if player["score"] is not None:  # nothing else matters any more
        told.append(said("draw-points", points=player["score"]))
    worth = [] if drafting or player["score"] is not None else [worth_text(view, player)]
    if open_cards or plain or len(", ".join([*told, *worth])) <= BESIDE:
        told += worth
    lines = [head(view, names, seat, ", ".join(told), plain)]
    indent = "" if plain else INDENT
    if player["marked_by"] and player["score"] is None:
        to, own = player["marked_by"], player["marked_by"] == [view["you"]]
        lines.append(indent + said("draw-shows", names=tuple(called(view, names, s) for s in to), own=own))
    if player["plays"]:
        lines.append(indent + said("draw-plays", cards="; ".join(play_text(view, names, seat, p) for p in player["plays"])))
    more = own_cards(view, player, drafting) if open_cards else known(view, player, drafting)
    return lines + [indent + line for line in more]


def worth_text(view: dict[str, Any], player: dict[str, Any]) -> str:
    """What a player's cards would count now: exactly one's own, of others what is known."""
    piles = [player[zone] for zone in ("draw", "hand", "discards", "incoming", "cache")]
    is_open = all(pile["cards"] is not None or not pile["count"] for pile in piles)
    kinds = [kind for pile in piles for kind in pile["cards"] or ()] if is_open else (player["known"] or {}).get("surely", [])
    exact = is_open or len(kinds) == sum(pile["count"] for pile in piles)
    return said("draw-worth", points=sum(view["cards"][kind]["points"] for kind in kinds), exact=exact)


def head(view: dict[str, Any], names: list[str], seat: int, told: str, plain: bool) -> str:
    if plain:
        return f"{names[seat]}: {told}." if told else f"{names[seat]}:"
    mark, name = "> " if seat == view["actor"] else "  ", names[seat][:12]
    return f"{mark}[p{seat}]{name.ljust(12)}[/] {told}" if told else f"{mark}[p{seat}]{name}[/]"


def play_text(view: dict[str, Any], names: list[str], seat: int, play: dict[str, Any]) -> str:
    second = f" {said('draw-as-second')}" if play["second"] else ""
    front = play["front"]
    other = front if front != seat else (seat + 1) % len(names)
    what = act(play["act"]) if play["card"] == "N" else f"{act(play['act'])} ({card(view, play['card'], True)})"
    against = f" {said('draw-against-whom', name=names[other], own=other == view['you'])}" if len(names) > 2 else ""
    return what + second + against


def named(zone: str, drafting: bool) -> str:
    """In the draft the cards kept so far lie where the discards will."""
    return "kept" if drafting and zone == "discards" else zone


def filled(player: dict[str, Any]) -> list[str]:
    """The places where a player has cards; the hand is always looked for."""
    return [zone for zone in ("hand", "draw", "discards", "cache") if player[zone]["count"] or zone == "hand"]


def counts(player: dict[str, Any], drafting: bool) -> list[str]:
    return [said("draw-cards-in", zone=named(zone, drafting), cards=player[zone]["count"]) for zone in filled(player)]


def own_cards(view: dict[str, Any], player: dict[str, Any], drafting: bool) -> list[str]:
    return [
        listed(many, cards(view, player[zone]["cards"])) if player[zone]["count"] else many
        for zone, many in zip(filled(player), counts(player, drafting), strict=True)
    ]


def known(view: dict[str, Any], player: dict[str, Any], drafting: bool) -> list[str]:
    """What you know about another player's cards: where some lie for certain, and what the others may be."""
    told = player["known"]
    if not told:
        return []
    lines, elsewhere = [], Counter(told["surely"])
    for zone in ("hand", "discards", "cache") if drafting else ("hand", "draw", "discards", "cache"):
        if told[zone]["surely"]:
            lines.append(said("draw-surely", zone=named(zone, drafting), cards=cards(view, told[zone]["surely"])))
            elsewhere -= Counter(told[zone]["surely"])
    if elsewhere and not drafting:  # in the draft everybody's draw pile is the same Basic cards
        lines.append(said("draw-surely", zone="anywhere", cards=cards(view, elsewhere.elements())))
    if told["may"] and len(set(told["may"])) <= FEW:
        lines.append(said("draw-perhaps", cards=cards(view, told["may"])))
    return lines
