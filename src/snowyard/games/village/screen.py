"""Village in the terminal: the map, one column a half inch and one line an inch, and what can be seen from where."""

from __future__ import annotations

import textwrap
from typing import Any

from snowyard.kernel.sentences import called as by_name
from snowyard.kernel.tongue import drawing

said = drawing(__package__)
MARKS = {"building": "#", "wall": "=", "tree": "&", "feature": "o", "fence": "+", "road": ":", "ice": "~"}
DRAWN_LATER = ("road", "ice", "building", "wall", "tree", "feature", "fence")


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    if plain:
        return [*roster(view, names, True), *situation(view, names)]
    return [*picture(view), *legend(80), "", *roster(view, names, False), *situation(view, names)]


LEGEND = {"#": "house", "=": "wall", "&": "tree", "o": "fountain", "+": "fence", ":": "road", "~": "ice", ".": "choose"}


def legend(width: int) -> list[str]:
    """What the signs on the map are."""
    parts = [f"{sign} {said(f'draw-{name}')}" for sign, name in LEGEND.items()]
    return [f"[quiet]{line}[/]" for line in textwrap.wrap(f"{' '.join(parts)}, {said('draw-numbers')}", width)]


NUMBERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""One sign for each Kid on the map."""
BESIDE = 56  # columns of the map and the gap after it


def fitted(view: dict[str, Any], names: list[str], width: int) -> list[str]:
    """For wide screens: the map, and beside it what else there is to know. For narrow ones a map of half the width."""
    if width < 2 * BESIDE - 2:
        return [*picture(view, 2), *legend(width - 1), *roster(view, names, False, width - 1), *situation(view, names, width - 1)]
    room = width - BESIDE
    told = [*roster(view, names, False, room), "", *situation(view, names, room)]
    drawn = [line.rstrip() if line.startswith("   0") else f"{line}    " for line in picture(view)]
    drawn[-1] = drawn[-1].ljust(BESIDE)
    rows = max(len(drawn), len(told))
    left, right = [*drawn, *[" " * BESIDE] * (rows - len(drawn))], [*told, *[""] * (rows - len(told))]
    return [*(a + b for a, b in zip(left, right, strict=True)), *legend(width)]


def called(view: dict[str, Any], kid: int) -> str:
    return str(view["kids"][kid]["name"])


def named(view: dict[str, Any], sort: str, name: str) -> dict[str, Any]:
    """What a variant calls a kind that only a variant has."""
    return by_name(view.get("names", {}).get(f"{sort}.{name}", "")) if name.startswith("spare") else {}


def card(view: dict[str, Any], name: str) -> str:
    """A card by its title, and what is typed to play it."""
    title = said(f"thing-card-{name}", **named(view, "cards", name))
    return f"“{title}” ({name})"


def covered(thing: dict[str, Any], x: int, y: int) -> bool:
    if "rect" in thing:
        x0, y0, x1, y1 = thing["rect"]
        return bool(x0 <= x <= x1 and y0 <= y <= y1)
    cx, cy, r = thing["disc"]
    return bool((x - cx) ** 2 + (y - cy) ** 2 <= r * r)


def picture(view: dict[str, Any], across: int = 1) -> list[str]:
    """Line j shows y = 2j and 2j + 1, a column `across` values of x; a thing in any of them is drawn."""
    things = sorted(view["map"]["ground"] + view["map"]["pieces"], key=lambda thing: DRAWN_LATER.index(thing["kind"]))
    cells = [[" "] * (48 // across + 1) for _ in range(25)]
    for j in range(25):
        for x in range(49):
            for thing in things:
                if covered(thing, x, 2 * j) or covered(thing, x, 2 * j + 1):
                    cells[j][x // across] = MARKS[thing["kind"]]
    for x, y, _ in view["choices"]:
        if cells[y // 2][x // across] in " :~":
            cells[y // 2][x // across] = "."
    for kid in view["kids"]:
        if kid["at"]:
            x, y = kid["at"]
            mark = NUMBERS[kid["id"]]
            cells[y // 2][x // across] = (
                f"[b][p{kid['team']}]{mark}[/][/]" if kid["id"] != view["active"] else f"[warm][b]{mark}[/][/]"
            )
    lines = [f"{2 * j:2} {''.join(colour(cell) for cell in cells[j])}" for j in range(24, -1, -1)]
    axis = "".join(f"{x:<4}" for x in range(0, 49, 4 * across))
    return [*lines, f"   {axis}"]


def colour(cell: str) -> str:
    style = {"#": "warm", "=": "quiet", "&": "good", "+": "quiet", ":": "quiet", "~": "cold", ".": "good"}.get(cell)
    return f"[{style}]{cell}[/]" if style else cell


def roster(view: dict[str, Any], names: list[str], plain: bool, width: int = 78) -> list[str]:
    lines = []
    for kid in view["kids"]:
        who = kid["name"] if plain else f"[p{kid['team']}]{kid['name']}[/]"
        own = kid["seat"] == view["you"]
        who += f" {said('draw-whose', kid=kid['id'], name=names[kid['seat']][:10], own=own, team=kid['team'] + 1)}"
        unit = said(f"thing-{kid['type']}", **named(view, "units", kid["type"]))
        if kid["gone"]:
            lines.append(f"{who}, {unit}: {said('draw-gone')}.")
            continue
        balls = [said("draw-balls", balls=n, size=size) for size, n in enumerate(kid["snowballs"], 1) if n]
        where = said("draw-outside")
        if kid["at"]:
            where = said("draw-at", place=f"{kid['at'][0]},{kid['at'][1]}", ground=said(f"draw-on-{kid['ground']}"))
        traits = f" {said('draw-and')} ".join(said(f"thing-{name}") for name in kid["traits"])
        parts = [
            f"{who}, {unit}",
            *([traits] if traits else []),
            where,
            said("draw-dice", dice=kid["dice"]),
            said("draw-points", points=kid["points"]),
            said("draw-snowballs", balls=" + ".join(balls)) if balls else said("draw-no-snowball"),
        ]
        parts += [said("draw-aim", aim=kid["aim"])] if kid["aim"] else []
        parts += [said("draw-prepared", more=kid["prepared"])] if kid["prepared"] else []
        parts += [said("draw-down")] if kid["down"] else []
        lines += fold(parts, width)
    return lines


def fold(parts: list[str], width: int = 78) -> list[str]:
    """Parts joined by commas, on a second line what does not fit."""
    lines, line = [], parts[0]
    for part in parts[1:]:
        if len(line) + len(part) + 2 > width:
            lines.append(line + ",")
            line = "   " + part
        else:
            line += ", " + part
    return [*lines, line]


def situation(view: dict[str, Any], names: list[str], width: int = 78) -> list[str]:
    lines = fold(progress(view), width) if view["order"] and view["phase"] != "over" else []
    if view["pool"]:
        lines.append(said("draw-pool", kid=called(view, view["active"]), dice=" ".join(map(str, view["pool"]))))
    if view["move"]:
        move = view["move"]
        far = max((length for _, _, length in view["choices"]), default=0)
        who, farthest = called(view, move["kid"]), round(far / 2000, 1)
        lines.append(said(f"draw-reach-{move['kind']}", kid=who, spots=len(view["choices"]), inches=farthest))
    if view["phase"] in ("main", "throw_shooter", "throw_target", "hit_target"):
        lines += [line for fire in view["lines"] for line in fold(fire_line(view, fire), width)]
    if view["cards"]:
        hands = [h for h in view["cards"]["hands"] if h["cards"]]
        for hand in hands:
            whose = said("draw-your-cards") if hand["kid"] is None else said("draw-cards-of", kid=called(view, hand["kid"]))
            held = [card(view, name) for name in hand["cards"]]
            lines += fold([f"{whose}: {held[0]}", *held[1:]], width)
        lines += fold(piles(view, names), width)
    return lines


def progress(view: dict[str, Any]) -> list[str]:
    """The Turn, and who is still to come in it."""
    here = {kid["id"] for kid in view["kids"] if kid["at"]}
    coming = [called(view, kid) for kid in view["order"][view["place"] :] if kid in here]
    turn = said("draw-turn", turn=view["turn"] + 1, of=view["turns"])
    return [f"{turn}, {said('draw-to-come')} {coming[0]}", *coming[1:]] if coming else [f"{turn}, {said('draw-nobody-to-come')}"]


def piles(view: dict[str, Any], names: list[str]) -> list[str]:
    """What everybody may know of the cards: how many lie and are held where, and the discard."""
    cards = view["cards"]
    parts = [said("draw-deck", cards=cards["deck"])]
    for hand in cards["hands"]:
        if hand["cards"] is None and hand["count"]:
            holder = names[hand["seat"]][:10] if hand["kid"] is None else called(view, hand["kid"])
            parts.append(said("draw-holds", name=holder, cards=hand["count"]))
    gone = [f"{count} {card(view, name)}" for name, count in cards["discard"].items()]
    return [*parts, f"{said('draw-discarded')} {gone[0]}", *gone[1:]] if gone else parts


def fire_line(view: dict[str, Any], fire: dict[str, Any]) -> list[str]:
    """A line of fire: the number needed and the chance, or why no throw is possible."""
    kids = {"kid": called(view, fire["from"]), "other": called(view, fire["to"])}
    start = said("draw-fire", **kids)
    if not fire["visible"]:
        return [f"{start}: {said('draw-hidden', by=obstacle(view, fire['blocked_by']))}"]
    if fire["forbidden"]:
        return [f"{start}: {said('draw-never', **kids)}"]
    if not fire["throws"]:
        return [f"{start}: {said('draw-would-need', needed=fire['required'])}", said("draw-nothing-to-throw")]
    throws = [
        said(
            "draw-needs",
            ball=said("draw-piece") if t["yourself"] else said("draw-size", size=t["size"]),
            needed=t["required"],
            chance=f"{t['chance']:.0%}",
        )
        for t in fire["throws"]
    ]
    if fire["too_close"]:
        throws = [said("draw-too-close")]
    return [f"{start}, {said('draw-beside', things=len(fire['objects']))}", *throws]


def obstacle(view: dict[str, Any], thing: dict[str, Any]) -> str:
    """What hides somebody or hinders a throw."""
    if "kid" in thing:
        return called(view, thing["kid"])
    piece = view["map"]["pieces"][thing["piece"]]
    return said(f"piece-{piece['name']}", side=piece["side"])


def grouped(start: str, places: int) -> str:
    """What moves that begin alike have in common: points of the map are typed by column and row, as in "at 8,8"."""
    column = start.split()[-1]
    return said("draw-column", places=places, column=column) if start.startswith("to ") else said("draw-moves", moves=places)
