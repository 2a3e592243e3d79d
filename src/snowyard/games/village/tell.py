"""What village says, as sentences and their numbers: events, what is to be decided, and moves. Throws and cheating are in
tell_fights.py, what can be looked up in tell_things.py, places in places.py."""

from __future__ import annotations

import functools
from collections.abc import Callable

from snowyard.games.village.cards import card_dice
from snowyard.games.village.content import (
    CARD_NAMES,
    CHEATING,
    ICE,
    KID_NAMES,
    MIRACLE,
    SAVED,
    SPARE_CARD,
    TRAIT_FACE,
    TRAIT_NAMES,
    WILD,
)
from snowyard.games.village.lattice import FARTHEST
from snowyard.games.village.layout import (
    AGAIN,
    CORNER,
    DEPLOY,
    EV_DEALT,
    EV_DRAWN,
    MIRACLE_WINDOW,
    OVER,
    PAUSE,
    PHASES,
    SHOVE,
    START_SELF,
    WAS_CAUGHT,
    WITHOUT_DICE,
)
from snowyard.games.village.meaning import Meaning, digits, meaning
from snowyard.games.village.places import CORNER_SIDES, place_at
from snowyard.games.village.sight import touches, within
from snowyard.games.village.tell_fights import FIGHTS, rows
from snowyard.games.village.tell_things import card_numbers, like, things, title, unit, ways_of
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.sentences import Arg, Seat, Sentence, say
from snowyard.kernel.view import Seen

__all__ = ["label", "prompt", "tell", "things"]

Telling = Callable[[Event, Seen], Sentence]
MOVED_BY = ("walk", "slide", "vault", "dash")


def tell(e: Event, t: Seen, me: int) -> Sentence:
    """What happened; `t`: the table after the move."""
    return TELLINGS[e.kind](e, t)


def kid(e: Event) -> dict[str, Arg]:
    """The Kid of an event and whose it is."""
    return {"kid": KID_NAMES[e.a], "who": Seat(e.seat)}


def team(t: Seen, number: int) -> tuple[Seat, ...]:
    """A team is called by its players."""
    return tuple(Seat(s) for s in range(number * t.players_per_team, (number + 1) * t.players_per_team))


def traits(mask: int) -> tuple[Sentence, ...]:
    return tuple(say(f"thing-{name}") for i, name in enumerate(TRAIT_NAMES) if mask >> i & 1)


# ---- before the first Turn, and its order


def tell_corner(e: Event, t: Seen) -> Sentence:
    return say("corner", who=Seat(e.seat), side=CORNER_SIDES[e.b])


def tell_deploy(e: Event, t: Seen) -> Sentence:
    return say("deploy", **kid(e), place=place_at(t, e.b, e.c))


def tell_order_roll(e: Event, t: Seen) -> Sentence:
    if e.c == AGAIN:
        return say("order-roll-again", kid=KID_NAMES[e.a], die=e.b)
    return say("order-roll", kid=KID_NAMES[e.a], die=e.b, more=e.c, sum=e.b + e.c)


def tell_order(e: Event, t: Seen) -> Sentence:
    return say("order", kids=tuple(KID_NAMES[k] for k in (e.a, e.b, e.c) if k >= 0), first=e.a == t.order[0])


def tell_command(e: Event, t: Seen) -> Sentence:
    rolled, kind = digits(e.b, e.c), t.kind[e.a]
    turned = t.trait_face_of[kind] == WILD and any(t.die[face - 1] == TRAIT_FACE for face in rolled)
    return say("command", kid=KID_NAMES[e.a], dice=rolled, wild=turned, unit=unit(t, kind))


def tell_end_activation(e: Event, t: Seen) -> Sentence:
    return say("end-activation", kid=KID_NAMES[e.a], dice=e.b, critical=bool(e.c), gone=not t.in_play[e.a])


# ---- dice that are spent


def tell_spend(e: Event, t: Seen) -> Sentence:
    paid = "own" if e.b == e.c else "trait" if e.b == TRAIT_FACE else "wild"
    return say(
        "spend",
        kid=KID_NAMES[e.a],
        face=e.b,
        paid="wild" if e.b == WILD else paid,
        verb=e.c,
        traits=traits(t.trait[e.a] & t.pays[e.c]) if paid == "trait" else (),
    )


def tell_moved(e: Event, t: Seen) -> Sentence:
    return say("moved", kid=KID_NAMES[e.a], place=place_at(t, e.b, e.c))


def tell_gather(e: Event, t: Seen) -> Sentence:
    return say("grow" if e.c else "gather", kid=KID_NAMES[e.a], size=e.b, before=e.c)


def tell_aim(e: Event, t: Seen) -> Sentence:
    return say("aim", kid=KID_NAMES[e.a], less=e.b * t.aim_bonus)


# ---- cards


def tell_dealt(e: Event, t: Seen) -> Sentence:
    return say("dealt" if e.a >= 0 else "dealt-hand", **kid(e), cards=e.b)


def tell_drawn(e: Event, t: Seen) -> Sentence:
    return say("drawn" if e.a >= 0 else "drawn-hand", **kid(e), card=title(t, e.b))


def tell_card(e: Event, t: Seen) -> Sentence:
    name = CARD_NAMES[like(t, e.b)]
    drew = rows(t, EV_DEALT) or rows(t, EV_DRAWN)
    played = "card-miracle-draws" if name == "miracle" and drew else f"card-{name}"
    return say(played, **kid(e), card=title(t, e.b), **card_numbers(t, e.b))


def tell_discard(e: Event, t: Seen) -> Sentence:
    return say("discard" if e.a >= 0 else "discard-hand", **kid(e), card=title(t, e.b), cards=e.c)


# ---- leaving, and the end


def tell_removed(e: Event, t: Seen) -> Sentence:
    why = "caught" if e.b == WAS_CAUGHT else "dice" if e.b == WITHOUT_DICE else "gave-up"
    return say("removed", **kid(e), why=why)


def tell_total(e: Event, t: Seen) -> Sentence:
    """Where the total comes from: VILLAGE-112 to VILLAGE-115."""
    if e.c == 0:
        return say("total-none", team=team(t, e.a))
    first, size = t.first_kid[e.a], t.team_size[e.a]
    points = sum(t.points[k] for k in range(first, first + size) if t.in_play[k])
    whole = t.whole_points if e.c == size else 0
    return say("total", team=team(t, e.a), total=e.b, points=points, whole=whole, most=e.b - points - whole)


def tell_won(e: Event, t: Seen) -> Sentence:
    outside = {t.team[k] for k in range(t.kids) if t.in_play[k]}
    why = "shared" if e.b > 1 else "last" if len(outside) == 1 else "total"
    return say("won", team=team(t, e.a), why=why)


TELLINGS: dict[str, Telling] = {
    **FIGHTS,
    "rolloff": lambda e, t: say("rolloff", team=team(t, e.a), die=e.b, unit=unit(t, e.c)),
    "special": lambda e, t: say("special", **kid(e), unit=unit(t, e.b)),
    "trait": lambda e, t: say("trait", **kid(e), traits=traits(e.b)),
    "corner_roll": lambda e, t: say("corner-roll-again" if e.c == AGAIN else "corner-roll", team=team(t, e.a), die=e.b),
    "corner": tell_corner,
    "deploy": tell_deploy,
    "turn": lambda e, t: say("turn", turn=e.a, of=t.turns),
    "order_roll": tell_order_roll,
    "order": tell_order,
    "activate": lambda e, t: say("activate", **kid(e)),
    "command": tell_command,
    "end_activation": tell_end_activation,
    "spend": tell_spend,
    "move_roll": lambda e, t: say(f"moves-{MOVED_BY[e.b]}", kid=KID_NAMES[e.a], inches=e.c),
    "moved": tell_moved,
    "gather": tell_gather,
    "give": lambda e, t: say("give", kid=KID_NAMES[e.a], to=KID_NAMES[e.b], size=e.c),
    "dice": lambda e, t: say("regrow" if e.c else "recover", kid=KID_NAMES[e.a], dice=e.b),
    "aim": tell_aim,
    "prepare": lambda e, t: say("prepare", kid=KID_NAMES[e.a], more=e.b),
    "getup": lambda e, t: say("getup", kid=KID_NAMES[e.a]),
    "dealt": tell_dealt,
    "drawn": tell_drawn,
    "card": tell_card,
    "pass": lambda e, t: say("pass", **kid(e)),
    "discard": tell_discard,
    "removed": tell_removed,
    "surrender": lambda e, t: say("surrender", who=Seat(e.seat)),
    "total": tell_total,
    "won": tell_won,
}


# ---- what is to be decided


def prompt(t: Seen, me: int) -> Sentence:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        return say("over-won", winners=tuple(Seat(s) for s in range(t.seats) if t.winners >> s // t.players_per_team & 1))
    if t.phase == PAUSE:
        return say("waiting-for-cards")
    if t.actor != me:
        return say("waiting", who=Seat(t.actor))
    if t.phase == CORNER:
        mine = sum(owner == t.team[t.asked] for owner in t.corner_owner)
        return say("ask-corner", nth=mine + 1 if t.teams == 2 else 0)  # two teams have two corners each
    name = KID_NAMES[t.asked]
    match PHASES[t.phase]:
        case "trait":
            kind = t.kind[t.asked]
            return say("ask-trait", kid=name, unit=unit(t, kind), traits=t.chosen_traits[kind])
        case "main":
            pool = tuple(face for face in range(1, 7) for _ in range(t.pool[face]))
            return say("ask-down" if t.down[t.asked] else "ask-die", kid=name, dice=pool)
        case "dest":
            return say(f"ask-{MOVED_BY[t.move_kind]}", kid=name, inches=t.inches)
        case "start_other" | "contact" as window:
            asked = "ask-start-other" if window == "start_other" else "ask-contact"
            return say(asked, kid=name, other=KID_NAMES[t.active], whose=Seat(t.owner[t.active]))
        case "throw_shooter":
            return say(
                "ask-shooter",
                kid=name,
                other=KID_NAMES[t.target],
                whose=Seat(t.owner[t.target]),
                needed=t.required,
                close=bool(t.too_close),
            )
        case "throw_target":
            return say(
                "ask-target",
                kid=name,
                other=KID_NAMES[t.thrower],
                whose=Seat(t.owner[t.thrower]),
                needed=t.required,
                close=bool(t.too_close),
            )
        case "hit_target":
            more = as_python(card_dice)(t, ICE, t.ice_played)
            return say("ask-hit", kid=name, dice=t.size + t.critical * t.critical_dice + more)
        case "deploy":
            return say("ask-place", kid=name)
        case "start_self":
            return say("ask-start-self", kid=name)
        case "shove":
            return say("ask-shove", kid=name)
        case _:
            return say("ask-miracle", kid=name)


# ---- moves


def label(move: str, t: Seen, me: int) -> Sentence:
    """What the button of a move says. There are hundreds of points: nothing is worked out twice."""
    m = meaning(move)
    match m.verb:
        case "to":
            x, y = m.at
            return label_point(x, y, t)
        case "corner":
            return say("move-corner", side=CORNER_SIDES[int(m.what[0])])
        case "trait":
            return say("move-trait", traits=tuple(say(f"thing-{name}") for name in m.what))
        case "shove":
            return say("move-shove", **target(m.kid, t), **risk(t, m.kid))
        case "card":
            return label_card(m, t)
        case "pass":
            return say({START_SELF: "move-pass-roll", SHOVE: "move-pass-shove"}.get(t.phase, "move-pass"))
        case "end":
            return say("move-end", kid=KID_NAMES[t.asked])
        case "recover":
            return say("move-recover", dice=t.recover_dice)
        case "prepare":
            return say("move-prepare", more=t.prepare_bonus)
        case "getup":
            return say("move-get-up")
        case "surrender":
            return say("move-surrender")
    return label_spending(m, t, {"paid": {TRAIT_FACE: "trait", WILD: "wild"}.get(m.pays, "own"), "face": m.pays})


def label_point(x: int, y: int, t: Seen) -> Sentence:
    if t.phase == DEPLOY:
        east, north = x > 24, y > 24
        corner = "ne" if east and north else "nw" if north else "se" if east else "sw"
        return say("move-place", way=way(x - 48 * east, y - 48 * north), side=corner)
    dx, dy = x - t.x[t.mover], y - t.y[t.mover]
    place = place_at(t, x, y)
    if dx == dy == 0:
        return say("move-stay", place=place)
    beside = touched(x, y, t)
    if beside:
        return say("move-to-touching", way=way(dx, dy), place=place, others=beside)
    return say("move-to", way=way(dx, dy), place=place)


def touched(x: int, y: int, t: Seen) -> tuple[str, ...]:
    """Whom the Kid that moves would touch there, of those it might shove over (VILLAGE-15, VILLAGE-70)."""
    return tuple(
        KID_NAMES[other]
        for other in range(t.kids)
        if t.in_play[other]
        and not t.down[other]
        and t.team[other] != t.team[t.mover]
        and as_python(touches)((t.x[other] - x) ** 2 + (t.y[other] - y) ** 2)
    )


@functools.lru_cache(4096)
def way(dx: int, dy: int) -> Sentence:
    """So many inches along the two axes. The lengths are sentences of their own: few, and ready when they are wanted again."""
    side = ("n" if dy > 0 else "s" if dy else "") + ("e" if dx > 0 else "w" if dx else "")
    return say(f"way-{side}", y=say("inches", inches=abs(dy) / 2), x=say("halves" if dy else "inches", inches=abs(dx) / 2))


def target(other: int, t: Seen) -> dict[str, Arg]:
    """A Kid to which something is done."""
    return {"other": KID_NAMES[other], "whose": Seat(t.owner[other])}


def aimed(other: int, t: Seen) -> dict[str, Arg]:
    """The target of a throw; one that is too close is cheating (VILLAGE-90), which is said before somebody does it."""
    d2 = (t.x[other] - t.x[t.active]) ** 2 + (t.y[other] - t.y[t.active]) ** 2
    close = as_python(within)(t, d2, t.close_inches)
    return {**target(other, t), "close": bool(close), **risk(t, other)}


def risk(t: Seen, other: int) -> dict[str, Arg]:
    """What it costs to cheat against this Kid: from which number on one is caught, and with how many dice (VILLAGE-91)."""
    kind = t.kind[t.active]
    number = t.cheats[kind][t.kind[other]]
    return {"seen": CHEATING.get(number, number), "checks": t.caught_dice[kind]}


def label_spending(m: Meaning, t: Seen, paid: dict[str, Arg]) -> Sentence:
    """What a die is spent on."""
    kind = t.kind[t.active]
    match m.verb:
        case "throw" if m.yourself:
            return say("move-throw-piece", size=t.own_piece, **aimed(m.kid, t), **paid)
        case "throw":
            return say("move-throw", size=m.size, **aimed(m.kid, t), **paid)
        case "new":
            return say("move-new", size=min(t.largest, t.gather_of[kind]), **paid)
        case "regrow":
            return say("move-regrow", dice=t.regrows[kind], **paid)
        case "grow":
            return say("move-grow", before=m.size, size=min(t.largest, m.size + t.gather_of[kind]), **paid)
        case "give":
            return say("move-give", size=m.size, to=KID_NAMES[t.first_kid[t.team[t.active]] + m.slot], **paid)
        case "walk":
            return say("move-walk", **inches(t.walk_dice[kind], t.walk_inches[kind]), **paid)
        case "slide":
            return say("move-slide", **inches(t.slide_dice[kind], t.slide_inches[kind]), **paid)
        case _:
            return say(f"move-{m.verb}", **paid)


def inches(dice: int, more: int) -> dict[str, Arg]:
    """How far the dice may let somebody go: they are rolled once the die is spent (VILLAGE-62, VILLAGE-63)."""
    most = FARTHEST // 2
    return {"dice": dice, "least": min(most, dice + more), "most": min(most, 6 * dice + more)}


def label_card(m: Meaning, t: Seen) -> Sentence:
    number = CARD_NAMES.index(m.what[0])
    name, does = title(t, number), like(t, number)
    spare = number - SPARE_CARD
    if does == SAVED:
        ways = ways_of(t, number)
        balls, size = ways[m.way]
        return say("move-play-saved", card=name, balls=balls, size=size, way=m.way + 1 if ways.count(ways[m.way]) > 1 else 0)
    if m.way or (spare >= 0 and does == MIRACLE and t.phase != MIRACLE_WINDOW):
        return say("move-play-draw", card=name, **card_numbers(t, number))
    return say("move-play", card=name)
