"""Village in the terminal: the map, one column a half inch and one line an inch, and what can be seen from where."""

from __future__ import annotations

import functools
from typing import Any

from snowyard.kernel.sentences import say

MARKS = {"building": "#", "wall": "=", "tree": "&", "feature": "o", "fence": "+", "road": ":", "ice": "~"}
DRAWN_LATER = ("road", "ice", "building", "wall", "tree", "feature", "fence")


def draw(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    if plain:
        return [*roster(view, names, True), *situation(view, names)]
    return [*picture(view), LEGEND, "", *roster(view, names, False), *situation(view, names)]


LEGEND = "[quiet]# house = wall & tree o fountain + fence : road ~ ice . to choose; letters: Kids[/]"


@functools.cache
def word(id: str, side: str = "") -> str:
    """What something is called."""
    from snowyard.kernel.game import game

    return game("village").speech("en").voice.text(say(id, side=side))


def called(view: dict[str, Any], kid: int) -> str:
    return str(view["kids"][kid]["name"])


def spare(view: dict[str, Any], sort: str, name: str) -> str:
    """What a kind is called that only a variant has; "": it is none."""
    if not name.startswith("spare"):
        return ""
    return view.get("names", {}).get(f"{sort}.{name}") or name.capitalize().replace("-", " ")


def card(view: dict[str, Any], name: str) -> str:
    """A card by its title, and what is typed to play it."""
    title = spare(view, "cards", name) or word(f"thing-card-{name}")
    return f"“{title}” ({name})"


def covered(thing: dict[str, Any], x: int, y: int) -> bool:
    if "rect" in thing:
        x0, y0, x1, y1 = thing["rect"]
        return bool(x0 <= x <= x1 and y0 <= y <= y1)
    cx, cy, r = thing["disc"]
    return bool((x - cx) ** 2 + (y - cy) ** 2 <= r * r)


def picture(view: dict[str, Any]) -> list[str]:
    """Line j shows y = 2j and 2j + 1; a thing in either is drawn."""
    things = sorted(view["map"]["ground"] + view["map"]["pieces"], key=lambda thing: DRAWN_LATER.index(thing["kind"]))
    cells = [[" "] * 49 for _ in range(25)]
    for j in range(25):
        for x in range(49):
            for thing in things:
                if covered(thing, x, 2 * j) or covered(thing, x, 2 * j + 1):
                    cells[j][x] = MARKS[thing["kind"]]
    for x, y, _ in view["choices"]:
        if cells[y // 2][x] in " :~":
            cells[y // 2][x] = "."
    for kid in view["kids"]:
        if kid["at"]:
            x, y = kid["at"]
            mark = kid["name"][0]
            cells[y // 2][x] = (
                f"[b][p{kid['team']}]{mark}[/][/]" if kid["id"] != view["active"] else f"[warm][b]{mark}[/][/]"
            )
    lines = [f"{2 * j:2} {''.join(colour(cell) for cell in cells[j])}" for j in range(24, -1, -1)]
    axis = "".join(f"{x:<4}" for x in range(0, 49, 4))
    return [*lines, f"   {axis}"]


def colour(cell: str) -> str:
    style = {"#": "warm", "=": "quiet", "&": "good", "+": "quiet", ":": "quiet", "~": "cold", ".": "good"}.get(cell)
    return f"[{style}]{cell}[/]" if style else cell


def roster(view: dict[str, Any], names: list[str], plain: bool) -> list[str]:
    lines = []
    for kid in view["kids"]:
        who = kid["name"] if plain else f"[p{kid['team']}]{kid['name']}[/]"
        who += f" (k{kid['id']}) of {names[kid['seat']][:10]}"
        unit = spare(view, "units", kid["type"]) or word(f"thing-{kid['type']}")
        if kid["gone"]:
            lines.append(f"{who}, {unit}: gone home.")
            continue
        balls = [f"{n} of Size {size}" for size, n in enumerate(kid["snowballs"], 1) if n]
        where = f"at {kid['at'][0]},{kid['at'][1]} on {kid['ground']}" if kid["at"] else "not outside yet"
        traits = " and ".join(word(f"thing-{name}") for name in kid["traits"])
        parts = [f"{who}, {unit}", *([traits] if traits else []), where, f"Command Dice {kid['dice']}", f"Points {kid['points']}",
                 f"snowballs {' + '.join(balls)}" if balls else "no snowball"]  # fmt: skip
        parts += [f"aim {kid['aim']}"] if kid["aim"] else []
        parts += [f"prepared {kid['prepared']}"] if kid["prepared"] else []
        parts += ["lies in the snow"] if kid["down"] else []
        lines += fold(parts)
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


def situation(view: dict[str, Any], names: list[str]) -> list[str]:
    lines = fold(progress(view)) if view["order"] and view["phase"] != "over" else []
    if view["pool"]:
        lines.append(f"{called(view, view['active'])}’s dice: {' '.join(map(str, view['pool']))}")
    if view["move"]:
        move = view["move"]
        far = max((length for _, _, length in view["choices"]), default=0)
        who = called(view, move["kid"])
        lines.append(f"{who}, {move['kind']}: {len(view['choices'])} points, the longest way {far / 2000:.1f} inches.")
    if view["phase"] in ("main", "throw_shooter", "throw_target", "hit_target"):
        lines += [line for fire in view["lines"] for line in fold(fire_line(view, fire))]
    if view["cards"]:
        hands = [h for h in view["cards"]["hands"] if h["cards"]]
        for hand in hands:
            whose = "Your cards" if hand["kid"] is None else f"{called(view, hand['kid'])}’s cards"
            held = [card(view, name) for name in hand["cards"]]
            lines += fold([f"{whose}: {held[0]}", *held[1:]])
        lines += fold(piles(view, names))
    return lines


def progress(view: dict[str, Any]) -> list[str]:
    """The Turn, and who is still to come in it."""
    here = {kid["id"] for kid in view["kids"] if kid["at"]}
    coming = [called(view, kid) for kid in view["order"][view["place"] :] if kid in here]
    turn = f"Turn {view['turn'] + 1} of {view['turns']}"
    return [f"{turn}, to come: {coming[0]}", *coming[1:]] if coming else [f"{turn}, nobody is still to come"]


def piles(view: dict[str, Any], names: list[str]) -> list[str]:
    """What everybody may know of the cards: how many lie and are held where, and the discard."""
    cards = view["cards"]
    parts = [f"Deck {cards['deck']}"]
    for hand in cards["hands"]:
        if hand["cards"] is None and hand["count"]:
            holder = names[hand["seat"]][:10] if hand["kid"] is None else called(view, hand["kid"])
            parts.append(f"{holder} holds {hand['count']}")
    gone = [f"{count} {card(view, name)}" for name, count in cards["discard"].items()]
    return [*parts, f"discarded {gone[0]}", *gone[1:]] if gone else parts


def fire_line(view: dict[str, Any], fire: dict[str, Any]) -> list[str]:
    """A line of fire: the number needed and the chance, or why no throw is possible."""
    by, at = called(view, fire["from"]), called(view, fire["to"])
    start = f"{by} to {at}"
    if not fire["visible"]:
        return [f"{start}: out of sight, {obstacle(view, fire['blocked_by'])} is in the way."]
    if fire["forbidden"]:
        return [f"{start}: too close, and {by} never cheats against {at}."]
    if not fire["throws"]:
        return [f"{start}: in sight, needs {fire['required']} with Size 1", "but nothing to throw."]
    throws = [f"{'a piece of itself' if t['yourself'] else 'Size ' + str(t['size'])} needs {t['required']} ({t['chance']:.0%})"
              for t in fire["throws"]]  # fmt: skip
    if fire["too_close"]:
        throws = ["too close: hits surely, but it is cheating."]
    count = len(fire["objects"])
    return [f"{start}, {count or 'no'} thing{'' if count == 1 else 's'} beside the way", *throws]


def obstacle(view: dict[str, Any], thing: dict[str, Any]) -> str:
    """What hides somebody or hinders a throw."""
    if "kid" in thing:
        return called(view, thing["kid"])
    piece = view["map"]["pieces"][thing["piece"]]
    name = word(f"piece-{piece['name']}", piece["side"])
    return f"the {name}"
