"""Why a move of lanes cannot be made now: locked, frozen, face-down, not yours."""

from __future__ import annotations

from snowyard.games.lanes.cards import unlocked
from snowyard.games.lanes.content import LANES
from snowyard.games.lanes.layout import ACT, RANK_NAMES, UNDECIDED
from snowyard.kernel.rule import as_python
from snowyard.kernel.sentences import Sentence, say
from snowyard.kernel.view import Seen


def why_not(move: str, t: Seen, me: int) -> Sentence | None:
    """`t`: what `me`, who decides, sees. None: another question is open first."""
    if t.phase != ACT:
        return None
    match move.split():
        case ["play", rank, "lane", lane]:
            held = t.hand[me][next(n for n, name in RANK_NAMES.items() if name.lower() == rank)] > 0
            closed = int(lane) > t.lanes or t.lane_result[int(lane) - 1] != UNDECIDED
            return say("why-lane-closed") if held and closed else say("why-not-held")
        case ["flip", slot]:
            return why_no_flip(t, me, int(slot[1:]))
        case ["attack", slot, target]:
            return why_no_attack(t, me, int(slot[1:]), int(target[1:]))
        case ["pair", _, _]:
            return say("why-no-pair")  # LANES-70
        case ["done"]:
            return say("why-must-act")  # LANES-17
    return None


def lane_of(t: Seen, seat: int, slot: int) -> int:
    """-1: no card lies there."""
    return next((lane for lane in range(LANES) if t.side[seat][lane] >> slot & 1), -1)


def is_locked(t: Seen, slot: int) -> bool:
    return not as_python(unlocked)(t) >> slot & 1


def why_no_flip(t: Seen, me: int, slot: int) -> Sentence:
    if lane_of(t, me, slot) < 0:
        return say("why-no-card")
    if t.face_up[me] >> slot & 1:
        return say("why-face-up")
    return say("why-locked") if is_locked(t, slot) else say("why-frozen-flip")


def why_no_attack(t: Seen, me: int, slot: int, target: int) -> Sentence:
    lane, foe = lane_of(t, me, slot), 1 - me
    if lane < 0:
        return say("why-no-card")
    if not t.face_up[me] >> slot & 1:
        return say("why-face-down")  # LANES-25
    if t.frozen[me] >> slot & 1:
        return say("why-frozen")  # LANES-31
    if t.attacked[me] >> slot & 1 and not (t.eager[me] & ~t.attacked_twice[me]) >> slot & 1:
        return say("why-attacked")
    if not t.side[foe][lane] >> target & 1:
        return say("why-not-in-lane")
    if is_locked(t, target):
        return say("why-locked-target")  # LANES-32
    taunting = t.side[foe][lane] & t.jacks[foe]
    if taunting and not taunting >> target & 1:
        return say("why-jack")  # LANES-64
    return say("why-pair-attacks")  # LANES-73
