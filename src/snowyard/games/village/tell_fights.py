"""What village says of throws, shoves and being caught: each roll with the reason for its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snowyard.games.village.content import KID_NAMES
from snowyard.games.village.fighting import TOO_CLOSE
from snowyard.games.village.layout import AMMUNITION, EV_EFFECT, EV_LOST, EV_THROW
from snowyard.games.village.meaning import digits
from snowyard.games.village.tell_things import unit
from snowyard.kernel.head import Event
from snowyard.kernel.sentences import Seat, Sentence, say
from snowyard.kernel.view import Seen


def rows(t: Seen, kind: int) -> list[Any]:
    """The events of this kind in this move: kind, seat, a, b, c."""
    return [row for row in t.event[: t.event_count] if row[0] == kind]


# ---- throws


def tell_throw(e: Event, t: Seen) -> Sentence:
    return say(
        "throw-piece" if e.c == AMMUNITION else "throw",
        kid=KID_NAMES[e.a],
        who=Seat(e.seat),
        other=KID_NAMES[e.b],
        whose=Seat(t.owner[e.b]),
        size=t.own_piece if e.c == AMMUNITION else e.c,
    )


def tell_needs(e: Event, t: Seen) -> Sentence:
    """How the number needed comes about: VILLAGE-84."""
    _, _, by, at, ammunition = rows(t, EV_THROW)[-1][:5]
    if e.a == TOO_CLOSE:
        return say("too-close", kid=KID_NAMES[by], other=KID_NAMES[at])
    size = t.own_piece if ammunition == AMMUNITION else ammunition
    less, types = t.size_bonus[size - 1], t.to_hit[t.kind[by]][t.kind[at]]
    base = e.a + less + e.c * t.aim_bonus - e.b * t.object_malus - types
    bands = [band for band, number in enumerate(t.hit_base) if number == base]
    why = [say("need-distance", number=base, band=bands[0] if len(bands) == 1 else 3, near=t.near_inches, far=t.middle_inches)]
    if e.b * t.object_malus:
        why.append(say("need-objects", more=e.b * t.object_malus, objects=e.b))
    if less:
        why.append(say("need-size", less=less, size=size))
    if e.c * t.aim_bonus:
        why.append(say("need-aim", less=e.c * t.aim_bonus))
    if types:
        side = "more" if types > 0 else "less"
        why.append(say("need-types", types=side, number=abs(types), by=unit(t, t.kind[by]), at=unit(t, t.kind[at])))
    return say("needs", kid=KID_NAMES[by], needed=e.a, why=tuple(why))


def tell_hit_roll(e: Event, t: Seen) -> Sentence:
    """VILLAGE-85: what counts of the dice, and whether it is enough."""
    dice = digits(e.a)
    kept = "all" if len(dice) == 2 else "best" if e.b == sum(sorted(dice)[-2:]) else "worst"
    if e.b >= t.critical_hit:
        fate = "always"
    elif e.b <= t.critical_miss:
        fate = "never"
    else:
        fate = "hit" if e.b >= e.c else "miss"
    return say("hit-roll", dice=dice, kept=kept, sum=e.b, needed=e.c, fate=fate)


def tell_hit(e: Event, t: Seen) -> Sentence:
    return say(
        "hit",
        kid=KID_NAMES[e.b],
        who=Seat(t.owner[e.b]),
        other=KID_NAMES[e.a],
        whose=Seat(e.seat),
        more=t.critical_dice if e.c else 0,
    )


def tell_miss(e: Event, t: Seen) -> Sentence:
    return say("miss", kid=KID_NAMES[e.c], other=KID_NAMES[e.a], whose=Seat(e.seat), critical=bool(e.b))


def tell_points(e: Event, t: Seen) -> Sentence:
    if e.c < 0:
        return say("points-lost", kid=KID_NAMES[e.a], less=-e.c, points=e.b)
    unhurt = any(row[2] == e.a for row in rows(t, EV_LOST)) and not any(row[2] == e.a for row in rows(t, EV_THROW))
    return say("points-unhurt" if unhurt else "points", kid=KID_NAMES[e.a], more=e.c, points=e.b)


def tell_effect(e: Event, t: Seen) -> Sentence:
    """VILLAGE-88: which of the dice count, by the type of the one who was hit."""
    target = rows(t, EV_LOST)[-1][2]
    kind = t.kind[target]
    return say("effect", other=KID_NAMES[target], dice=digits(e.a, e.b, e.c), least=t.cold_from[kind], each=t.cold_for[kind])


def tell_lost(e: Event, t: Seen) -> Sentence:
    if any(row[2] == e.a and row[4] == AMMUNITION for row in rows(t, EV_THROW)):
        return say("piece-lost", kid=KID_NAMES[e.a], left=e.c)
    if e.b == 0 and not rows(t, EV_EFFECT):
        return say("lost-nothing-by-card", kid=KID_NAMES[e.a], left=e.c)
    return say("lost" if e.b else "lost-nothing", kid=KID_NAMES[e.a], lost=e.b, left=e.c)


# ---- cheating


def tell_shove(e: Event, t: Seen) -> Sentence:
    return say("shove", kid=KID_NAMES[e.c], who=Seat(t.owner[e.c]), other=KID_NAMES[e.a], whose=Seat(e.seat), left=e.b)


def tell_oops(e: Event, t: Seen) -> Sentence:
    least = t.oops_from[t.kind[e.a]]
    return say("oops", other=KID_NAMES[e.a], kid=KID_NAMES[e.c], die=e.b, least=least, falls=e.b >= least)


def tell_check(e: Event, t: Seen) -> Sentence:
    dice = digits(e.b)
    return say("check", kid=KID_NAMES[e.a], dice=dice, least=e.c, seen=min(dice) >= e.c)


FIGHTS: dict[str, Callable[[Event, Seen], Sentence]] = {
    "throw": tell_throw,
    "needs": tell_needs,
    "hit_roll": tell_hit_roll,
    "hit": tell_hit,
    "miss": tell_miss,
    "points": tell_points,
    "effect": tell_effect,
    "lost": tell_lost,
    "shove": tell_shove,
    "oops": tell_oops,
    "down": lambda e, t: say("down", kid=KID_NAMES[e.a], left=e.b),
    "check": tell_check,
    "caught": lambda e, t: say("caught", kid=KID_NAMES[e.a], who=Seat(e.seat)),
}
