"""One front: who is attacked, what becomes of each act, and the steps in which the acts resolve."""

from __future__ import annotations

from snowyard.games.duel.acts import act_behind, acting_end, ask, cap, note_missing, note_there, nothing, perform, seat_at, strike
from snowyard.games.duel.layout import (
    ASIDE,
    AVOID,
    BACKFIRE,
    BARRAGE,
    BARRAGE_STEP,
    BLOCKED,
    CARD_GONE,
    DECLINE,
    DEF,
    DISCARDS,
    DODGE,
    DODGES,
    DUD,
    EFFECT,
    EV_DECLINES,
    EV_FATE,
    EV_FRONT,
    EV_SECOND,
    FAIL,
    HIT,
    ICEBALL,
    IDLE,
    MISS,
    NO_EFFECT,
    NO_EFFECT_CARD,
    NONE,
    OFFENSIVE_DODGE,
    REFINED_UPGRADE,
    REFLECTED,
    ROCKS,
    SECOND,
    SNATCH,
    SNEAK,
    SNOW_FORT,
    STEPS,
    UPGRADE,
    UPGRADE_DODGE,
    ULTRA_UPGRADE,
    VOID,
    WHITEWASH,
    CACHE,
    Yard,
)
from snowyard.games.duel.memory import conclude, pin, remembers, see
from snowyard.games.duel.moves import is_cached, side_played, told
from snowyard.games.duel.piles import ALL, act_on, arrive, join_discards, level, lowest, of_kind, played_at, shift
from snowyard.kernel.head import EVERYBODY, emit
from snowyard.kernel.rule import rule


@rule
def is_attack(act: int) -> bool:
    """Kind A."""
    return act <= ROCKS or act == OFFENSIVE_DODGE


@rule
def is_dodge(act: int) -> bool:
    """Kind D."""
    return DODGE <= act <= DUD


@rule
def is_upgrade(act: int) -> bool:
    return act == UPGRADE or act == ULTRA_UPGRADE or act == REFINED_UPGRADE or act == UPGRADE_DODGE


# ---- the matrix


@rule
def dodgeable(t: Yard, act: int) -> bool:
    """DUEL-54, DUEL-R01"""
    return is_attack(act) and (act != ROCKS or t.rocks_dodgeable == 1)


@rule
def fate_of_attack(t: Yard, act: int, against: int) -> int:
    """DUEL-24: levels do not matter (DUEL-R03)."""
    if against == SNATCH:
        return AVOID  # DUEL-61
    if against == BACKFIRE:
        return REFLECTED  # DUEL-67
    if is_dodge(against) and dodgeable(t, act):
        return VOID if against == DUD else MISS  # DUEL-55, DUEL-64
    return HIT  # DUEL-R04


@rule
def fate_of(t: Yard, act: int, against: int, attacked: int) -> int:
    """One cell of the matrix 4.1; for an Offensive Dodge its dodging part."""
    if against == SNOW_FORT:
        return VOID  # DUEL-22
    if act == NO_EFFECT:
        return NONE
    if act == SNOW_FORT or act == SNATCH or act == WHITEWASH:
        return EFFECT  # DUEL-41
    if act == BACKFIRE:
        return EFFECT if is_attack(against) else IDLE  # DUEL-68
    if is_dodge(act):
        if dodgeable(t, against):
            return DODGES  # DUEL-39
        if is_attack(against):
            return FAIL
        if act == UPGRADE_DODGE:
            return BLOCKED if attacked == 1 else DEF  # DUEL-63
        return IDLE  # DUEL-56
    if is_attack(act):
        return fate_of_attack(t, act, against)
    return BLOCKED if attacked == 1 else DEF  # DUEL-40


@rule
def settle(t: Yard) -> None:
    """What becomes of both acts, in the order of DUEL-R28: Snow Fort, who is attacked, everything else."""
    for end in range(2):
        if is_attack(t.act[1 - end]) and t.act[end] != SNOW_FORT:  # DUEL-23; a Barrage before a second card still counts
            t.attacked[end] = 1
    for end in range(2):
        act = t.act[end]
        against = t.act[1 - end]
        t.fate[end] = fate_of(t, act, against, t.attacked[end])
        t.snowball[end] = NONE
        if act == OFFENSIVE_DODGE and against != SNOW_FORT:  # DUEL-57: thrown in any case
            t.snowball[end] = fate_of_attack(t, act, against)
        thrown = t.snowball[end] if act == OFFENSIVE_DODGE and against != SNOW_FORT else -1
        emit(t, EV_FATE, seat_at(t, end), act, t.fate[end], meeting(t, end, thrown), EVERYBODY)


@rule
def meeting(t: Yard, end: int, thrown: int) -> int:
    """What an act meets, as events tell it: the opponent's act; from bit 5 on the act that its dodge gives, if it dodges; bit
    10: the end of the front; from bit 11 on 1 + the fate of an Offensive Dodge's snowball, or 0."""
    behind = act_behind(t, end) if t.fate[end] == DODGES else 0
    return int(t.act[1 - end]) | behind << 5 | end << 10 | (1 + thrown) << 11


# ---- the steps


@rule
def begin_front(t: Yard) -> None:
    """All cards are revealed; this front is resolved as a two-player turn: DUEL-107."""
    if t.seats > 2:
        emit(t, EV_FRONT, t.front, t.front, seat_at(t, 1), seat_at(t, t.turn & 1), EVERYBODY)
    for end in range(2):
        card = played_at(t, t.front, end)
        t.card[end] = card
        t.act[end] = act_on(t, card, t.side[seat_at(t, end), end if t.seats > 2 else 0])
        t.attacked[end] = 0
    settle(t)
    t.step = -1
    begin_next_step(t)


@rule
def step_of(t: Yard, end: int) -> int:
    """The step in which this end's act is resolved: DUEL-25, DUEL-27. After all steps: nothing to resolve."""
    if t.card[end] == NO_EFFECT_CARD:
        return STEPS
    return BARRAGE_STEP if t.act[end] == BARRAGE else STEPS - level(t, t.card[end])


@rule
def begin_next_step(t: Yard) -> None:
    """Steps in which nobody acts are passed over."""
    first = step_of(t, 0)
    second = step_of(t, 1)
    first = first if first > t.step else STEPS
    second = second if second > t.step else STEPS
    t.step = min(first, second)
    if t.step > BARRAGE_STEP and t.seats == 2 and remembers(t):
        for seat in range(2):
            join_discards(t, seat)  # there is no second card any more
    if t.step < STEPS:
        begin_step(t)


@rule
def begin_step(t: Yard) -> None:
    t.job = 0
    t.ahead = t.turn & 1  # DUEL-21, DUEL-108: t.turn turns are over, so an even number means an odd turn
    t.near = 0
    for end in range(2):
        t.active[end] = 1 if takes_part(t, end) else 0
    if t.step == BARRAGE_STEP:
        strike_barrages(t)
    elif forces(t, 0) and forces(t, 1):
        t.ahead = 1 - t.ahead  # DUEL-30: whoever has the initiative decides first, so its opponent's act comes first: DUEL-R40
    elif t.active[0] == 1 and t.active[1] == 1 and upgrades(t, 0) and upgrades(t, 1):  # DUEL-43
        t.near = 1
        if t.nearest_empty_fallback == 1 and t.pile[seat_at(t, t.ahead)] == 0 and t.pile[seat_at(t, 1 - t.ahead)] > 0:
            t.ahead = 1 - t.ahead  # DUEL-R32


@rule
def takes_part(t: Yard, end: int) -> bool:
    """Has this end something to resolve in this step? DUEL-25, DUEL-27"""
    if step_of(t, end) != t.step:
        return False
    if t.removed_card_fizzles == 1 and (t.place[DISCARDS + seat_at(t, end)] >> t.card[end]) & 1 == 0:  # DUEL-R05
        note_missing(t, seat_at(t, end), t.card[end])
        return nothing(t, seat_at(t, end), t.act[end], CARD_GONE, seat_at(t, end))
    if t.removed_card_fizzles == 1:
        note_there(t, seat_at(t, end), t.card[end])
    return True  # DUEL-29: the act of a lost card still resolves


@rule
def forces(t: Yard, end: int) -> bool:
    """Does this end make its opponent abandon a card in this step?"""
    return bool(t.active[end] == 1 and t.fate[end] == HIT and (t.act[end] == SNEAK or t.act[end] == ICEBALL))


@rule
def upgrades(t: Yard, end: int) -> bool:
    """Does an upgrade of this end happen in this step? Also one behind an Offensive Dodge: DUEL-R37."""
    if t.fate[end] == DODGES:
        return t.act[end] == UPGRADE_DODGE or is_upgrade(act_behind(t, end))
    return t.fate[end] == DEF and is_upgrade(t.act[end])


@rule
def strike_barrages(t: Yard) -> None:
    """Caps of all Barrages come before any second card: DUEL-R30."""
    for end in range(2):
        if t.active[end] == 1 and (t.fate[end] == HIT or t.fate[end] == REFLECTED):
            cap(t, seat_at(t, end if t.fate[end] == REFLECTED else 1 - end), BARRAGE)


@rule
def advance(t: Yard) -> bool:
    """Go on until a decision is asked (False) or the front is over (True). Every round resolves one act."""
    while t.step < STEPS:
        if t.job < 2 and t.active[acting_end(t)] == 0:
            t.job += 1
        if t.job < 2:
            end = acting_end(t)
            if t.active[end] == 1 and resolve(t, end):
                return False
            conclude(t)
            t.job += 1
        if t.job >= 2 or (t.job == 1 and t.active[acting_end(t)] == 0):
            arrive(t)
            if t.step == BARRAGE_STEP:
                bring_in_second_cards(t)
            begin_next_step(t)
    return True


@rule
def resolve(t: Yard, end: int) -> bool:
    """The act of one end in its step. True: a decision is asked."""
    act = t.act[end]
    fate = t.fate[end]
    if act == BARRAGE:
        return ask(t, SECOND, seat_at(t, end)) if fate == HIT else False  # DUEL-50, DUEL-52
    if act == OFFENSIVE_DODGE and (t.snowball[end] == HIT or t.snowball[end] == REFLECTED):
        cap(t, seat_at(t, end if t.snowball[end] == REFLECTED else 1 - end), OFFENSIVE_DODGE)
    if fate == DODGES:
        act = act_behind(t, end)  # DUEL-28: it works whatever the opponent does
    elif fate != HIT and fate != REFLECTED and fate != DEF and fate != EFFECT:
        return False
    if is_attack(act):
        return strike(t, end, act, 1 if fate == REFLECTED else 0)
    return perform(t, end, act, 1 if fate == DODGES else 0)


# ---- second cards


@rule
def may_be_second(t: Yard, seat: int) -> int:
    """Drawn cards that can be a Barrage's second card: not picked, still among the discards. DUEL-50, DUEL-109"""
    return int(t.unpicked[seat] & t.place[DISCARDS + seat] & ~t.played)


@rule
def play_second(t: Yard, action: int) -> None:
    """DUEL-50, DUEL-R29"""
    seat = t.actor
    if action == DECLINE:
        emit(t, EV_DECLINES, seat, 0, 0, 0, EVERYBODY)
        return
    from_cache = 1 if is_cached(action) else 0
    code = side_played(action)
    kind = code >> 1
    if from_cache == 1:
        card = lowest(t.place[CACHE + seat] & of_kind(t, kind) & ~t.played)
        shift(t, card, CACHE + seat, DISCARDS + seat, ALL)
        t.cached[seat] = 1
    else:
        card = lowest(may_be_second(t, seat) & of_kind(t, kind))
        zone = ASIDE + seat if t.aside[seat] > 0 else DISCARDS + seat
        t.aside[seat] = max(0, t.aside[seat] - 1)
        for o in range(t.seats if remembers(t) else 0):
            if o != seat:
                see(t, o, card, zone)
                pin(t, o, card, DISCARDS + seat)
    t.played |= 1 << card
    t.second[seat] = card
    t.second_front[seat] = t.front
    t.second_side[seat] = code & 1
    emit(t, EV_SECOND, seat, told(t, code), from_cache, 0, EVERYBODY)


@rule
def bring_in_second_cards(t: Yard) -> None:
    """Second cards take the place of their Barrages: what they meet is settled anew. DUEL-51, DUEL-R29"""
    changed = 0
    for end in range(2):
        if has_second(t, end):
            changed = 1
    if changed == 0:
        return
    for end in range(2):
        seat = seat_at(t, end)
        if has_second(t, end):
            t.card[end] = t.second[seat]
            t.act[end] = act_on(t, t.second[seat], t.second_side[seat])
        elif t.act[end] == BARRAGE:
            t.act[end] = NO_EFFECT  # DUEL-R30: a second card never undoes a Barrage
    settle(t)


@rule
def has_second(t: Yard, end: int) -> bool:
    seat = seat_at(t, end)
    return bool(t.act[end] == BARRAGE and t.second[seat] >= 0 and t.second_front[seat] == t.front)
