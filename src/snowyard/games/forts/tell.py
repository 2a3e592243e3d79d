"""What forts says, as sentences and their numbers: events, what is to be decided, moves, and what can be looked up."""

from __future__ import annotations

from snowyard.games.forts.content import BY_ANYTHING, BY_NUMBER, BY_SMILEY, FALLS, HIT, MISS, NEAR_MISS, SMILEY
from snowyard.games.forts.layout import ACT, OVER, REACT
from snowyard.games.forts.meaning import meaning
from snowyard.kernel.head import Event
from snowyard.kernel.sentences import Arg, Seat, Sentence, say
from snowyard.kernel.view import Seen


def tell(e: Event, t: Seen, me: int) -> Sentence:
    """What happened; `t`: the table after the move."""
    who = Seat(e.seat)
    match e.kind:
        case "start":
            return say("start", who=who)
        case "turn":
            return say("turn", who=who, tokens=e.a)
        case "hide":
            return say("hide", who=who, tokens=e.a, points=e.b)
        case "snowball":
            return say("snowball", who=who, balls=e.a)
        case "build":
            return say("build", who=who)
        case "brick":
            built = "no-brick" if e.a < 0 else "brick"
            return say(built, who=who, slot=place(t, e.seat, e.a), points=e.b, by=_BUILT_BY[e.c])
        case "throw":
            return say("throw", who=who, at=Seat(e.a))
        case "throw_at_brick":
            return say("throw-at-brick", who=who, at=Seat(e.a), slot=place(t, e.a, e.b))
        case "dodge":
            return say("dodge", who=who, tokens=e.a)
        case "stand":
            return say("stand", who=who, tokens=e.a)
        case "roll":
            return say("roll", face=face(e.a), inside=e.b)
        case "miss":
            return say("miss", who=who, bricks=e.a)
        case "near_miss":
            return say("near-miss", who=who, points=e.a, bricks=e.b)
        case "hit":
            return say("hit", who=who, points=e.a, left=e.b, bricks=e.c)
        case "hit_frozen":
            return say("hit-frozen", who=who, points=e.a, left=e.b, bricks=e.c)
        case "instant_freeze":
            return say("instant-freeze", who=who, points=e.a, left=e.b)
        case "brick_hit":
            return tell_brick(e, t)
        case "tokens_lost":
            return say("tokens-lost", who=who, tokens=e.a)
        case "out":
            return say("out", who=who, by=Seat(e.a), balls=e.b)
        case "cap":
            return say("cap", turns=e.a)
        case _:
            return say("won", who=who, others=e.a - 1)


_BUILT_BY = {BY_SMILEY: "smiley", BY_NUMBER: "number", BY_ANYTHING: "anything"}


def place(t: Seen, seat: int, slot: int) -> int:
    """Which brick of the wall it is from the left, as people count those that stand: 1 is the first."""
    return 1 + sum(1 for points in t.brick[seat][: max(0, slot)] if points > 0)


def tell_brick(e: Event, t: Seen) -> Sentence:
    slot, at_once = place(t, e.seat, e.a), e.c == 0 and t.outside == SMILEY and t.smiley_at_brick == FALLS
    if at_once:
        return say("brick-destroyed", who=Seat(e.seat), slot=slot)
    return say("brick-hit", who=Seat(e.seat), slot=slot, points=e.b, left=e.c)


def face(outside: int) -> str:
    """The outside of the Cube, as sentences choose by it."""
    return "smiley" if outside == SMILEY else str(outside)


def prompt(t: Seen, me: int) -> Sentence:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        return say("over-won", winners=tuple(Seat(s) for s in range(t.seats) if t.rank[s] == 1))
    if t.actor != me:
        return say("waiting", who=Seat(t.actor))
    if t.phase == ACT:
        return say("choose-action", number=t.actions + 1 - t.actions_left, of=t.actions)
    if t.phase == REACT:
        return say("choose-duck", who=Seat(t.player), tokens=t.hide_tokens[me])
    return say("choose-brick", whose=Seat(t.target), points=t.damage)


def label(move: str, t: Seen, me: int) -> Sentence:
    """What the button of a move says."""
    m = meaning(move)
    if m.verb == "throw":
        if m.brick < 0:
            return say("move-throw", at=Seat(m.at))
        points = t.brick[m.at][m.brick]
        return say("move-throw-at-brick", at=Seat(m.at), slot=place(t, m.at, m.brick), points=points)
    if m.verb == "pick":
        return say("move-pick-brick", slot=place(t, t.target, m.brick), points=t.brick[t.target][m.brick])
    return say(f"move-{'-'.join(move.split())}", points=t.brick_points)


FATES = (say("fate-miss"), say("fate-near"), say("fate-hit"), say("fate-freeze"))
"""What the outcomes of a throw are called."""
PRINTED_DAMAGE = [10, *range(1, 10)]


def things(t: Seen) -> dict[str, dict[str, Arg]]:
    """What can be looked up: the sentence that names it, and the numbers of its `.about`."""
    damages = [int(points) for points in t.damage_of]
    return {
        "thing-hit-points": {"start": t.start_hit_points},
        "thing-freeze-points": {"start": t.start_freeze_points},
        "thing-frozen": {"warmth": t.warmth},
        "thing-hide-token": {"warmth": t.warmth},
        "thing-brick": {"points": t.brick_points, "slots": t.slots, "helps": t.on_smaller == MISS and t.on_greater == HIT},
        "thing-snowball": {"start": t.start_snowballs},
        "thing-cube": {
            "faces": tuple(_shown(outside) for outside in t.outside_faces),
            "plain": damages == PRINTED_DAMAGE,
            "damages": tuple(str(points) for points in damages),
            "smaller": FATES[t.on_smaller],
            "equal": FATES[t.on_equal],
            "greater": FATES[t.on_greater],
        },
        "thing-smiley": {"does": FATES[t.on_smiley], "falls": t.smiley_at_brick == FALLS, "builds": _BUILT_BY[t.built_by]},
        "thing-near-miss": {
            "equal": [t.on_smaller, t.on_equal, t.on_greater, t.on_smiley, t.on_dodge].count(NEAR_MISS) == 1
            and t.on_equal == NEAR_MISS
        },
        "thing-instant-freeze": {},
        "thing-dodge-rule": {"does": FATES[t.on_dodge]},
        "thing-turn-cap": {"turns": t.turn_cap_per_player},
    }


def _shown(outside: int) -> Sentence | str:
    return say("thing-smiley") if outside == SMILEY else str(outside)
