"""Village in the terminal: the map, one column a half inch and one line an inch, and what can be seen from where."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from snowyard.kernel.sentences import called as by_name
from snowyard.kernel.tongue import drawing

said = drawing(__package__)
MARKS = {"building": "#", "wall": "=", "tree": "&", "feature": "o", "fence": "+", "road": ":", "ice": "~"}
DRAWN_LATER = ("road", "ice", "building", "wall", "tree", "feature", "fence")


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    if plain:
        return [*roster(view, names, True, UNBROKEN), *situation(view, names, UNBROKEN)]
    return stacked(view, names, 79, 1)


LEGEND = {"#": "house", "=": "wall", "&": "tree", "o": "fountain", "+": "fence", ":": "road", "~": "ice", ".": "choose"}


def legend(view: dict[str, Any], width: int) -> list[str]:
    """What the signs on the map are."""
    parts = [f"{sign} {said(f'draw-{name}')}" for sign, name in LEGEND.items()]
    kids = [f"{NUMBERS[kid['id']]}\u00a0{kid['name']}" for kid in view["kids"] if kid["at"]]
    told = [" ".join(parts), *([", ".join(kids)] if kids else []), said("draw-edges")]
    return [f"[quiet]{line}[/]" for sentence in told for line in textwrap.wrap(sentence, width)]


NUMBERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""One sign for each Kid on the map."""
FEW_POINTS = 12  # so many are listed
UNBROKEN = 10**6  # columns: what is read aloud is not broken into lines
BESIDE = 56  # columns of the map and the gap after it


def fitted(view: dict[str, Any], names: list[str], width: int) -> list[str]:
    """For wide screens: the map, and beside it what else there is to know. For narrow ones a map of half the width."""
    if width < 2 * BESIDE - 2:
        return stacked(view, names, width - 1, 1 if width >= BESIDE else 2)
    room = width - BESIDE
    told = [*roster(view, names, False, room), "", *situation(view, names, room)]
    drawn = [line.rstrip() if line.startswith("   0") else f"{line}    " for line in picture(view)]
    drawn[-1] = drawn[-1].ljust(BESIDE)
    rows = max(len(drawn), len(told))
    left, right = [*drawn, *[" " * BESIDE] * (rows - len(drawn))], [*told, *[""] * (rows - len(told))]
    return [*(a + b for a, b in zip(left, right, strict=True)), *legend(view, width)]


def stacked(view: dict[str, Any], names: list[str], width: int, across: int) -> list[str]:
    """One below the other. The map comes last: on a low screen it stays in sight with the question."""
    return [*roster(view, names, False, width), "", *picture(view, across), *legend(view, width), *situation(view, names, width)]


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


def roster(view: dict[str, Any], names: list[str], plain: bool, width: int) -> list[str]:
    lines = []
    for kid in view["kids"]:
        who = kid["name"] if plain else f"[p{kid['team']}]{kid['name']}[/]"
        own = kid["seat"] == view["you"]
        who += f" {said('draw-whose', kid=kid['id'], name=names[kid['seat']][:10], own=own, team=kid['team'] + 1)}"
        unit = said(f"thing-{kid['type']}", **named(view, "units", kid["type"]))
        if kid["gone"]:
            lines.append(after(f"{who}, {unit}", f"{said('draw-gone')}."))
            continue
        balls = [said("draw-balls", balls=n, size=size) for size, n in enumerate(kid["snowballs"], 1) if n]
        where = said("draw-outside")
        if kid["at"]:
            where = said("draw-at", place=f"{kid['at'][0]} {kid['at'][1]}", ground=said(f"draw-on-{kid['ground']}"))
        traits = f" {said('draw-and')} ".join(said(f"thing-{name}") for name in kid["traits"])
        parts = [
            who,
            unit,
            *([traits] if traits else []),
            where,
            said("draw-dice", dice=kid["dice"]),
            said("draw-points", points=kid["points"]),
            said("draw-snowballs", balls=" + ".join(balls)) if balls else said("draw-no-snowball"),
        ]
        parts += [said("draw-aim", aim=kid["aim"])] if kid["aim"] else []
        parts += [said("draw-prepared", more=kid["prepared"])] if kid["prepared"] else []
        parts += [said("draw-down")] if kid["down"] else []
        lines += [f"{', '.join(parts)}."] if plain else fold(parts, width)  # read aloud: a sentence a Kid
    return lines


def seen(line: str) -> int:
    """How wide this is on the screen, without its markup."""
    return len(re.sub(r"\[/?\w*\]", "", line))


def fold(parts: list[str], width: int) -> list[str]:
    """Parts joined by commas, on further lines what does not fit; those stand in."""
    lines, line = [], parts[0]
    for part in parts[1:]:
        if seen(line) + seen(part) + 3 > width:  # a comma and a space between them, a comma behind
            lines.append(line + ",")
            line = "   " + part
        else:
            line += ", " + part
    return [piece for line in [*lines, line] for piece in broken(line, width)]


def broken(line: str, width: int) -> list[str]:
    """A line that is too long by itself, broken between words."""
    if seen(line) <= width:
        return [line]
    return textwrap.wrap(line, width, subsequent_indent="   ")


def situation(view: dict[str, Any], names: list[str], width: int) -> list[str]:
    lines = fold(progress(view), width) if view["order"] and view["phase"] != "over" else []
    if view["pool"]:
        lines.append(said("draw-pool", kid=called(view, view["active"]), dice=" ".join(map(str, view["pool"]))))
    if view["move"]:
        move = view["move"]
        far = max((length for _, _, length in view["choices"]), default=0)
        who, way = called(view, move["kid"]), said("draw-inches", inches=round(far / 2000, 1))
        lines.append(said(f"draw-reach-{move['kind']}", kid=who, spots=len(view["choices"]), way=way))
    if view["phase"] in ("main", "throw_shooter", "throw_target", "hit_target"):
        lines += [line for fire in view["lines"] for line in fold(fire_line(view, fire), width)]
    if view["cards"]:
        hands = [h for h in view["cards"]["hands"] if h["cards"]]
        for hand in hands:
            whose = said("draw-your-cards") if hand["kid"] is None else said("draw-cards-of", kid=called(view, hand["kid"]))
            held = [card(view, name) for name in hand["cards"]]
            lines += fold([after(whose, held[0]), *held[1:]], width)
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


def after(start: str, what: str) -> str:
    """With a colon between them, as this language sets it."""
    return said("draw-after", start=start, what=what)


def fire_line(view: dict[str, Any], fire: dict[str, Any]) -> list[str]:
    """A line of fire: the number needed and the chance, or why no throw is possible."""
    kids = {"kid": called(view, fire["from"]), "other": called(view, fire["to"])}
    start = said("draw-fire", **kids)
    if not fire["visible"]:
        return [after(start, said("draw-hidden", by=obstacle(view, fire["blocked_by"])))]
    if fire["forbidden"]:
        return [after(start, said("draw-never", **kids))]
    if not fire["throws"]:
        return [after(start, said("draw-would-need", needed=fire["required"])), said("draw-nothing-to-throw")]
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
    """What moves that begin alike have in common: points of the map are typed by column and row, as in "at 8 8"."""
    column = start.split()[-1]
    return said("draw-column", places=places, column=column) if start.startswith("to ") else said("draw-moves", moves=places)


def spot(move: str) -> str:
    """A point of the map as it is typed; "" for any other move."""
    return move.removeprefix("to ") if move.startswith("to ") else ""


def place(typed: str) -> str:
    """The move to a point given by column and row: "12 5", "12,5", "at 12 5" as the table says it; "" for anything else."""
    found = re.fullmatch(r"(?:(?:to|at|bei|en) )?(\d{1,2}) ?[ ,;] ?(\d{1,2})", typed)
    return f"to {int(found[1])} {int(found[2])}" if found else ""


def points(moves: Sequence[str]) -> dict[tuple[int, int], str]:
    """The points among these moves, by column and row."""
    return {(x, y): move for move in moves if spot(move) for x, y in [map(int, spot(move).split())]}


def nearest(move: str, moves: Sequence[str]) -> str:
    """Which point to choose instead of one that cannot be chosen: a line of the map has two rows, and shows one number."""
    there, (x, y) = points(moves), map(int, spot(move).split())
    near = min(there, key=lambda at: ((at[0] - x) ** 2 + (at[1] - y) ** 2, at), default=None)
    return said("draw-nearest", place=f"{near[0]}\u00a0{near[1]}") if near else ""


def crowd(moves: Sequence[str], plain: bool) -> tuple[list[str], list[int]]:
    """Too many points to list: they are seen on the map, or read column by column. What to say, and the moves that are none
    (VILLAGE-02)."""
    there = points(moves)
    if len(there) <= FEW_POINTS:
        return [], list(range(len(moves)))
    # an example that is a dot on the map: nothing stands in either row of its line, nor the Kid that stays in the middle
    clear = [at for at in there if (at[0], at[1] ^ 1) in there] or list(there)
    x, y = clear[len(clear) // 4]
    told = said("draw-crowd-plain" if plain else "draw-crowd", places=len(there), example=f"{x}\u00a0{y}")
    return [told, *(columns(there) if plain else [])], [n for n, move in enumerate(moves) if not spot(move)]


def columns(there: Iterable[tuple[int, int]]) -> list[str]:
    """Points, a line a column, in words."""
    lines = []
    for column in sorted({x for x, _ in there}):
        rows = sorted(y for x, y in there if x == column)
        first = [y for y in rows if y - 1 not in rows]
        last = [y for y in rows if y + 1 not in rows]
        spans = [said("draw-rows", first=a, last=b) if a < b else str(a) for a, b in zip(first, last, strict=True)]
        lines.append(said("draw-column-rows", column=column, count=len(rows), rows=", ".join(spans)))
    return lines
