"""Everything a screen draws of village: the map, the Kids, where one can go, lines of fire."""

from __future__ import annotations

from typing import Any

from snowyard.games.village.lattice import LEG, PAD, SIDE
from snowyard.games.village.layout import AMMUNITION, OVER, OWN_PIECE, PAUSE, PHASES, Yard
from snowyard.games.village.maps import GROUND_NAMES, PIECE_NAMES
from snowyard.games.village.matrix import NEVER, cheat_number
from snowyard.games.village.options import CARD_NAMES, CARDS, NO_CARDS, PLAYER3, TRAIT_NAMES, TYPE_NAMES
from snowyard.games.village.sight import (
    KID_IN_THE_WAY,
    VISIBLE,
    blocker,
    gap2,
    ground_at,
    kid_is_object,
    piece_is_object,
    required_number,
    within,
)  # fmt: skip
from snowyard.games.village.spending import ammunition
from snowyard.kernel.record import INTERPRETED

TWO_DICE = {3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1}  # of 36, critical results included
MOVES = ("move", "slide", "vault", "dash")


def chance(required: int) -> float:
    """The chance to hit with two dice (VILLAGE-85)."""
    return TWO_DICE[max(3, min(12, required))] / 36


def compiled(t: Yard) -> Any:
    """The record as the rule functions want it."""
    return t if INTERPRETED else getattr(t, "_record", t)


def view(t: Yard, me: int) -> dict[str, Any]:
    return {
        "phase": "pause" if t.phase == PAUSE else PHASES[t.phase],
        "turns": t.turns,
        "map": the_map(t),
        "teams": [team(t, i) for i in range(t.teams)],
        "kids": [kid(t, me, k) for k in range(t.kids)],
        "order": [t.order[i] for i in range(t.order_count)],
        "place": t.place if t.phase > 2 else 0,
        "active": t.active if t.active >= 0 else None,
        "asked": t.asked if t.phase != OVER and t.asked >= 0 else None,
        "pool": [face for face in range(1, 7) for _ in range(t.pool[face])],
        "move": moving(t),
        "choices": choices(t),
        "throw": throwing(t),
        "lines": lines_of_fire(t),
        "cards": cards(t, me),
    }


def the_map(t: Yard) -> dict[str, Any]:
    return {
        "pieces": [thing(PIECE_NAMES, t.piece[i].tolist()) for i in range(t.piece_count)],
        "ground": [thing(GROUND_NAMES, t.area[i].tolist()) for i in range(t.area_count)],
    }


def thing(names: tuple[str, ...], cells: list[int]) -> dict[str, Any]:
    kind, x0, y0, x1, y1, r = cells
    return {"kind": names[kind], "disc": [x0, y0, r]} if r else {"kind": names[kind], "rect": [x0, y0, x1, y1]}


def team(t: Yard, i: int) -> dict[str, Any]:
    return {
        "seats": [s for s in range(t.seats) if s // t.players_per_team == i],
        "corners": [c for c in range(4) if t.corner_owner[c] == i],
        "total": t.total[i],
        "won": bool(t.winners >> i & 1),
    }


def kid(t: Yard, me: int, k: int) -> dict[str, Any]:
    here = bool(t.in_play[k])
    return {
        "id": k, "team": t.team[k], "seat": t.owner[k], "slot": t.slot[k], "type": TYPE_NAMES[t.kind[k]],
        "traits": [name for i, name in enumerate(TRAIT_NAMES) if t.trait[k] >> i & 1],
        "at": [t.x[k], t.y[k]] if here else None,
        "gone": not here and t.dice[k] == 0,
        "ground": GROUND_NAMES[ground_at(compiled(t), t.x[k], t.y[k])] if here else None,
        "down": bool(t.down[k]), "dice": t.dice[k], "points": t.points[k], "aim": t.aim[k], "prepared": t.prepared[k],
        "snowballs": [t.balls[k, size] for size in range(1, 6)],
        "mine": t.owner[k] == me,
    }  # fmt: skip


def moving(t: Yard) -> dict[str, Any] | None:
    if t.mover < 0:
        return None
    return {"kid": t.mover, "kind": MOVES[t.move_kind], "inches": t.inches}


def choices(t: Yard) -> list[list[int]]:
    """Points to choose from: x, y, length of the way in thousandths of half an inch."""
    points = []
    for y in range(1, SIDE + 1):
        row = t.reach[y + PAD]
        for x in range(1, SIDE + 1):
            if row >> (x + PAD) & 1:
                length = 0
                if t.mover >= 0:
                    px, py = t.x[t.mover], t.y[t.mover]
                    length = t.detour[SIDE * (y - 1) + x - 1] or int(LEG[(x - px) ** 2 + (y - py) ** 2])
                points.append([x, y, length])
    return points


def throwing(t: Yard) -> dict[str, Any] | None:
    if t.ammunition == 0:
        return None
    played = [name for name, flag in (("ice", t.ice_played), ("pitch", t.pitch_played), ("missed", t.missed_played),
                                      ("grandma", t.grandma_played)) if flag]  # fmt: skip
    return {
        "by": t.thrower,
        "at": t.target,
        "size": t.size,
        "yourself": t.ammunition == AMMUNITION,
        "required": t.required,
        "objects": t.objects,
        "aim": t.aim_used,
        "too_close": bool(t.too_close),
        "critical": bool(t.critical),
        "cards": played,
        "chance": 1.0 if t.too_close else chance(t.required),
    }


def lines_of_fire(t: Yard) -> list[dict[str, Any]]:
    """From the active Kid to every opposing Kid: what blocks it, or what it takes to hit."""
    if t.active < 0 or not t.in_play[t.active]:
        return []
    return [line(t, t.active, k) for k in range(t.kids) if t.in_play[k] and t.team[k] != t.team[t.active]]


def line(t: Yard, a: int, b: int) -> dict[str, Any]:
    r = compiled(t)
    hidden_by = int(blocker(r, a, b))
    d2 = int(gap2(r, a, b))
    too_close = bool(within(r, d2, 1))
    near: list[Any] = [{"piece": i} for i in range(t.piece_count) if piece_is_object(r, a, b, i)]
    near += [{"kid": k} for k in range(t.kids) if kid_is_object(r, a, b, k)]
    throws = []
    held = int(ammunition(r, a))
    for i in range(AMMUNITION):
        if held >> i & 1:
            size = OWN_PIECE if i == AMMUNITION - 1 else i + 1
            needed = int(required_number(r, a, b, size, t.aim[a], len(near)))
            throws.append({"size": size, "yourself": i == AMMUNITION - 1, "required": needed,
                           "chance": 1.0 if too_close else chance(needed)})  # fmt: skip
    forbidden = too_close and int(cheat_number(t.kind[a], t.kind[b])) == NEVER
    return {"from": a, "to": b, "d2": d2, "too_close": too_close, "forbidden": forbidden, "objects": near,
            "visible": hidden_by == VISIBLE, "blocked_by": named_blocker(t, hidden_by), "throws": throws,
            "required": int(required_number(r, a, b, 1, t.aim[a], len(near)))}  # fmt: skip


def named_blocker(t: Yard, hidden_by: int) -> dict[str, Any] | None:
    if hidden_by == VISIBLE:
        return None
    if hidden_by >= KID_IN_THE_WAY:
        return {"kid": hidden_by - KID_IN_THE_WAY}
    return {"piece": hidden_by, "kind": PIECE_NAMES[t.piece[hidden_by, 0]]}


def cards(t: Yard, me: int) -> dict[str, Any] | None:
    if t.cards == NO_CARDS:
        return None
    hands = []
    for held in range(t.seats if t.card_mode == PLAYER3 else t.kids):
        seat = held if t.card_mode == PLAYER3 else t.owner[held]
        known = [CARD_NAMES[c] for c in range(CARDS) for _ in range(t.hand[held, c])] if seat == me else None
        hands.append(
            {"kid": None if t.card_mode == PLAYER3 else held, "seat": seat, "count": t.hand_size[held], "cards": known}
        )
    return {
        "deck": t.deck_left,
        "hands": hands,
        "discard": {CARD_NAMES[c]: t.discard[c] for c in range(CARDS) if t.discard[c]},
    }
