"""The powers that fire when a card turns face-up, and the pool of pending firings."""

from __future__ import annotations

from snowyard.games.lanes.cards import emit_set, end_pair, in_play, lane_of, lowest, of_power, take_card, turn_up, unlocked
from snowyard.games.lanes.content import ACTS, EMPOWERS, FLIPS, FORESEES, FREEZES, HEALS, MOST_POINTS, MOVES, NIMBLE, VIEWS
from snowyard.games.lanes.content import EMPOWERED as WOKEN
from snowyard.games.lanes.layout import (
    ACTED,
    DISCARD,
    DISCARDED,
    DISCARDED_CARD,
    EMPOWERED,
    FIRED,
    FROZE,
    HEALED,
    LOOK,
    LOOKED,
    LOOKED_AT,
    MOVE,
    MOVED,
    ORDER,
    POWER_AT,
    SPENT,
    STAYED,
    UNDECIDED,
    Yard,
)
from snowyard.games.lanes.options import FACE_UP, FRESH_TWO
from snowyard.kernel.head import EVERYBODY, emit, only, others, reveal
from snowyard.kernel.rule import rule


@rule
def resolve(t: Yard, chosen: int) -> bool:
    """Carry out pending firings, that of the chosen card first (-1: none is chosen). True when the player must choose
    something, False when the pool is empty. LANES-37"""
    while True:
        if chosen < 0:
            waiting = t.waiting
            if waiting == 0:
                return False
            if waiting & (waiting - 1) != 0:
                t.phase = ORDER  # LANES-22
                return True
            chosen = lowest(waiting)
        if fire(t, chosen):
            return True
        chosen = -1


@rule
def fire(t: Yard, slot: int) -> bool:
    """Carry out one firing of this card; True when its power waits for a choice."""
    me = t.player
    rank = t.rank[me, slot]
    lane = lane_of(t, me, slot)
    t.pending[slot] -= 1  # LANES-38
    if t.pending[slot] == 0:
        t.waiting &= ~(1 << slot)
    power = t.power_of[rank]
    emit(t, FIRED, me, slot, lane + POWER_AT * power, rank, EVERYBODY)
    works = True
    if power == ACTS:
        action(t, slot)
    elif power == VIEWS:
        works = view(t, slot)
    elif power == FORESEES:
        works = foresight(t, slot)
    elif power == FLIPS:
        works = flip_lane(t, lane)
    elif power == FREEZES:
        works = freeze(t, lane)
    elif power == HEALS:
        works = heal(t)
    elif power == MOVES:
        works = move(t, slot, lane)
    elif power == EMPOWERS:
        works = empower(t, lane)
    if not works:
        emit(t, SPENT, me, slot, power, rank, EVERYBODY)  # LANES-39
    return t.firing >= 0


@rule
def action(t: Yard, slot: int) -> None:
    card = 1 << slot
    t.points = min(MOST_POINTS, t.points + t.extra_points)  # LANES-41
    t.eager[t.player] |= card  # LANES-42
    if t.kinged_ace == FRESH_TWO:  # LANES-R46
        t.attacked[t.player] &= ~card
        t.attacked_twice[t.player] &= ~card
    emit(t, ACTED, t.player, slot, t.points, 0, EVERYBODY)


@rule
def view(t: Yard, slot: int) -> bool:
    """LANES-43."""
    if t.pile_size == 0:
        return False
    take_card(t, t.player)
    t.firing = slot
    t.phase = DISCARD  # always asked, or the opponent would learn of a hand of one rank: LANES-R62
    return True


@rule
def discard(t: Yard, rank: int) -> None:
    me = t.player
    t.hand[me, rank] -= 1
    t.hand_size[me] -= 1
    t.discard[me, rank] += 1
    t.discard_size[me] += 1
    if t.view_discard == FACE_UP:  # LANES-R48
        reveal(t)
        emit(t, DISCARDED, me, rank, 0, 0, EVERYBODY)
    else:
        emit(t, DISCARDED, me, rank, 0, 0, only(me))
        emit(t, DISCARDED_CARD, me, 0, 0, 0, others(me))


@rule
def face_down(t: Yard, seat: int) -> int:
    cards: int = in_play(t, seat) & ~t.face_up[seat]
    return cards


@rule
def foresight(t: Yard, slot: int) -> bool:
    """Any face-down card in play, locked base cards too: LANES-46, LANES-R25."""
    me = t.player
    own = face_down(t, me)
    enemy = face_down(t, 1 - me)
    if own == 0 and enemy == 0:
        return False
    if (own != 0 and enemy != 0) or own & (own - 1) != 0 or enemy & (enemy - 1) != 0:
        t.firing = slot
        t.phase = LOOK
    else:
        look(t, me if own != 0 else 1 - me, lowest(own | enemy))  # LANES-22
    return True


@rule
def look(t: Yard, owner: int, slot: int) -> None:
    me = t.player
    if t.known[me, owner] >> slot & 1 == 0:
        t.known[me, owner] |= 1 << slot
        reveal(t)
    emit(t, LOOKED, me, owner, slot, t.rank[owner, slot], only(me))
    emit(t, LOOKED_AT, me, owner, slot, 0, others(me))


@rule
def flip_lane(t: Yard, lane: int) -> bool:
    """All own face-down cards of the lane, frozen ones too, at once: LANES-47, LANES-R27."""
    me = t.player
    rest = t.side[me, lane] & ~t.face_up[me] & unlocked(t)
    if rest == 0:
        return False
    while rest != 0:
        turn_up(t, me, lowest(rest))
        rest &= rest - 1
    return True


@rule
def freeze(t: Yard, lane: int) -> bool:
    """LANES-48."""
    foe = 1 - t.player
    side: int = t.side[foe, lane] & unlocked(t)
    cold: int = side & ~of_power(t, foe, side & t.face_up[foe], NIMBLE) & ~t.frozen[foe]
    t.frozen[foe] |= cold
    if cold != 0:
        emit_set(t, FROZE, foe, cold)
    return cold != 0


@rule
def heal(t: Yard) -> bool:
    """LANES-53."""
    me = t.player
    healed = 0
    for slot in range(t.used[me]):
        if t.damage[me, slot] > 0:
            t.damage[me, slot] = 0
            healed |= 1 << slot
    if healed != 0:
        emit_set(t, HEALED, me, healed)
    return healed != 0


@rule
def movable(t: Yard, lane: int) -> int:
    """What MOVE may bring into this lane: LANES-66, LANES-68."""
    if t.lane_result[lane] != UNDECIDED:
        return 0
    elsewhere: int = in_play(t, t.player) & ~t.side[t.player, lane] & unlocked(t)
    return elsewhere


@rule
def move(t: Yard, slot: int, lane: int) -> bool:
    if movable(t, lane) == 0:
        return False
    t.firing = slot
    t.phase = MOVE
    return True


@rule
def bring(t: Yard, slot: int) -> None:
    """MOVE brings this card, -1: none. It keeps all but its pair: LANES-67."""
    me = t.player
    if slot < 0:
        emit(t, STAYED, me, t.firing, 0, 0, EVERYBODY)
        return
    left = lane_of(t, me, slot)
    entered = lane_of(t, me, t.firing)
    t.side[me, left] &= ~(1 << slot)
    t.side[me, entered] |= 1 << slot
    emit(t, MOVED, me, slot, left, entered, EVERYBODY)
    end_pair(t, me, slot)


@rule
def empower(t: Yard, lane: int) -> bool:
    """LANES-69; no EMPOWER fires another: LANES-R30."""
    me = t.player
    fired = 0
    rest = t.side[me, lane] & t.face_up[me]
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        if WOKEN >> t.power_of[t.rank[me, slot]] & 1 == 1:
            t.pending[slot] += 1
            fired |= 1 << slot
    t.waiting |= fired
    if fired != 0:
        emit_set(t, EMPOWERED, me, fired)
    return fired != 0
