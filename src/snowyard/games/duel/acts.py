"""What the acts do: the effects of section 5, and the decisions they ask for.

Every function that asks a decision sets `phase` and `actor` and returns True; `answer` carries the decision out.
"""

from __future__ import annotations

from snowyard.games.duel.layout import (
    ABANDON, ABANDONED, ACQUIRE, ASIDE, BACKFIRE, BARRAGE, CACHE, CACHING, DISCARDS, DODGE, DODGES, DRAW, DUD, EV_ABANDONS,
    EV_ACQUIRES, EV_ACQUIRES_UNSEEN, EV_CACHES, EV_CACHES_CARD, EV_CAPPED, EV_GIVES, EV_LOOKS, EV_NOTHING, EV_REFINES,
    EV_RESTOCKS, EV_RESTOCKS_CARD, EV_SEES_SECOND, EV_STEALS, EV_STEALS_UNSEEN, EV_WHITEWASH, FALLING, FROM_ABANDONED, GIVE,
    ICEBALL, INCOMING, LOOK, NOTHING_ABANDONED, NO_DISCARDS, NO_EFFECT_CARD, NO_NEAREST, NO_PILE, OFFENSIVE_DODGE, OWN_DISCARD,
    PILE, RAID, RAIDING, RAID_PLAYED, REFINED_UPGRADE, REFINE_CARD, REFINE_PILE, RESTOCK, RESTOCKING, ROCKS, SLUSHBALL, SNATCH,
    SNEAK, SNOWBALL, STOCK, TAKE, TAKE_TOP, TOP, ULTRA_UPGRADE, UPGRADE, UPGRADE_DODGE, WEAPONS_CACHE, WHITEWASH, Yard,
)  # fmt: skip
from snowyard.games.duel.memory import exclude, hides, locate, merge, pass_unseen, pin, remembers, see
from snowyard.games.duel.moves import kind_named
from snowyard.games.duel.piles import (
    ALL, act_on, carry, copy_to_move, kind_of, lowest, meant_before, of_kind, pick, played_at, shift, where_played,
    wrapped,
)  # fmt: skip
from snowyard.kernel.head import EVERYBODY, emit, only, others, reveal
from snowyard.kernel.rule import rule


@rule
def seat_at(t: Yard, end: int) -> int:
    return wrapped(t, t.front + end)


@rule
def ask(t: Yard, phase: int, seat: int) -> bool:
    t.phase = phase
    t.actor = seat
    return True


@rule
def nothing(t: Yard, seat: int, act: int, why: int, whose: int) -> bool:
    """DUEL-31: what cannot be done is skipped."""
    emit(t, EV_NOTHING, seat, act, why, whose, EVERYBODY)
    return False


# ---- attacks


@rule
def cap(t: Yard, seat: int, act: int) -> None:
    """DUEL-46: caps do not add up."""
    t.capped[seat] = 1
    emit(t, EV_CAPPED, seat, t.capped_draw, act, 0, EVERYBODY)


@rule
def strike(t: Yard, end: int, act: int, reflected: int) -> bool:
    """The Hit Effect of an attack, on the target, or (reflected: DUEL-67, DUEL-R19) on the attacker itself."""
    attacker = seat_at(t, end)
    target = seat_at(t, 1 - end)
    victim = attacker if reflected == 1 else target
    if act == SNOWBALL or act == BARRAGE or act == OFFENSIVE_DODGE:  # the last two behind a Dodge: the snowball alone
        cap(t, victim, act)
    elif act == SLUSHBALL:
        if t.counts[DISCARDS + victim] == 0:
            return nothing(t, attacker, act, NO_DISCARDS, victim)
        steal_at_random(t, target if reflected == 1 else attacker, victim, BACKFIRE if reflected == 1 else act)
    elif act == SNEAK or act == ICEBALL:
        if act == ICEBALL:  # DUEL-49: the cap comes also when there is nothing to abandon
            cap(t, victim, act)
        if t.counts[DISCARDS + victim] == 0:
            return nothing(t, attacker, act, NO_DISCARDS, victim)
        return ask(t, ABANDON, victim)  # DUEL-48: the player who must abandon chooses (DUEL-R10)
    elif act == ROCKS:
        thrown_at = t.card[end] if reflected == 1 else played_at(t, t.front, 1 - end)
        abandon_played(t, victim, thrown_at, act)
        cap(t, attacker, act)  # DUEL-53
    return False


@rule
def steal_at_random(t: Yard, thief: int, victim: int, act: int) -> None:
    """DUEL-47; known to thief and victim only: DUEL-112."""
    card = pick(t, t.place[DISCARDS + victim])
    both = only(thief) | only(victim)
    shift(t, card, DISCARDS + victim, INCOMING + thief, both)
    emit(t, EV_STEALS, thief, victim, kind_of(t, card), where_played(t, card) + 8 * act, both)
    emit(t, EV_STEALS_UNSEEN, thief, victim, act, 0, ~both)


@rule
def abandon(t: Yard, seat: int, card: int, act: int) -> None:
    shift(t, card, DISCARDS + seat, FALLING, ALL)
    emit(t, EV_ABANDONS, seat, kind_of(t, card), where_played(t, card), act, EVERYBODY)


@rule
def abandon_played(t: Yard, seat: int, card: int, act: int) -> None:
    """Rocks and Dud: a card that has left its player's discards, or No Effect, does not move. DUEL-53, DUEL-110"""
    if card == NO_EFFECT_CARD:
        return
    if (t.place[DISCARDS + seat] >> card) & 1 == 1:
        abandon(t, seat, card, act)
    else:
        note_missing(t, seat, card)


@rule
def note_missing(t: Yard, seat: int, card: int) -> None:
    """Everybody sees that a card played this turn is no longer among its player's discards."""
    if t.seats > 2:  # with two players both know already where it went
        reveal(t)
    for o in range(t.seats if remembers(t) else 0):
        exclude(t, o, 1 << card, DISCARDS + seat)


@rule
def note_there(t: Yard, seat: int, card: int) -> None:
    """Everybody sees that a card played this turn still lies among its player's discards."""
    if t.seats > 2:
        reveal(t)
    for o in range(t.seats if remembers(t) else 0):
        locate(t, o, card, DISCARDS + seat)


# ---- acquiring


@rule
def piles_open_to(t: Yard, seat: int) -> int:
    """The Arsenal piles a player may take from now, as bits."""
    allowed = 0
    if t.near == 0:  # DUEL-44
        for k in range(t.seats):
            if may_take_from(t, k):
                allowed |= 1 << k
        return allowed
    k = seat  # DUEL-43: only the nearest
    if t.pile[k] == 0 and t.nearest_empty_fallback == 1:  # DUEL-R08
        for _ in range(t.seats):
            if t.pile[k] == 0:
                k = wrapped(t, k + 1)
    return 1 << k if may_take_from(t, k) else 0


@rule
def may_take_from(t: Yard, pile: int) -> bool:
    """A face-down top may be taken unseen, unless a house rule forbids it: DUEL-R07."""
    return t.pile[pile] > 0 and (t.acquire_faceup_only == 0 or t.face_up[pile] == 1)


@rule
def acquisition(t: Yard, seat: int, act: int, reach: int) -> bool:
    """DUEL-42; compulsory where possible: DUEL-45, DUEL-R26."""
    t.reach = reach
    if piles_open_to(t, seat) == 0 and (reach == 0 or t.counts[ABANDONED] == 0):
        return no_pile(t, seat, act)
    return ask(t, ACQUIRE, seat)


@rule
def no_pile(t: Yard, seat: int, act: int) -> bool:
    return nothing(t, seat, act, NO_NEAREST if t.near == 1 else NO_PILE, seat)


@rule
def take_top(t: Yard, seat: int, pile: int) -> None:
    source = TOP + pile
    knowing = only(seat)  # DUEL-44: a face-down card is taken unseen
    if t.counts[TOP + pile] == 0:
        source = STOCK
    elif t.face_up[pile] == 1:
        knowing = EVERYBODY
    else:  # DUEL-R34: whoever put it back knows it
        knowing |= only(t.putter[pile])
        reveal(t)
    card = pick(t, t.place[STOCK]) if source == STOCK else lowest(t.place[source])
    shift(t, card, source, INCOMING + seat, knowing)
    emit(t, EV_ACQUIRES, seat, kind_of(t, card), pile, 0 if knowing == EVERYBODY else 1, knowing)
    if knowing != EVERYBODY:
        emit(t, EV_ACQUIRES_UNSEEN, seat, 0, pile, 0, ~knowing)
    leave_pile(t, pile)


@rule
def leave_pile(t: Yard, pile: int) -> None:
    """One card fewer; the new top stays face down until clean-up: DUEL-33."""
    t.pile[pile] -= 1
    t.face_up[pile] = 0
    t.putter[pile] = -1


@rule
def take_abandoned(t: Yard, seat: int, kind: int) -> None:
    card = copy_to_move(t, seat, t.place[ABANDONED] & of_kind(t, kind))  # DUEL-32 holds in every pile
    shift(t, card, ABANDONED, INCOMING + seat, ALL)
    emit(t, EV_ACQUIRES, seat, kind, -1, 0, EVERYBODY)


@rule
def look(t: Yard, seat: int, pile: int) -> bool:
    """Refined Upgrade has its pile: look at the two cards on top, or take the only one. DUEL-70"""
    if t.pile[pile] == 1:
        take_top(t, seat, pile)
        return False
    take_up(t, seat, pile)
    lower = pick(t, t.place[STOCK])
    t.looker = seat
    t.look_pile = pile
    shift(t, lower, STOCK, LOOK, only(seat))
    emit(t, EV_LOOKS, seat, pile, 0, 0, EVERYBODY)
    emit(t, EV_SEES_SECOND, seat, pile, kind_of(t, lower), kind_of(t, lowest(t.place[TOP + pile])), only(seat))
    return ask(t, REFINE_CARD, seat)


@rule
def take_up(t: Yard, seat: int, pile: int) -> None:
    """The top card goes into the looking player's hands: others no longer see it, but whoever knew it remembers it."""
    if t.counts[TOP + pile] == 0:  # it lies face down and nobody knows it: DUEL-R32
        t.putter[pile] = seat
        shift(t, pick(t, t.place[STOCK]), STOCK, TOP + pile, only(seat))
        return
    upper = lowest(t.place[TOP + pile])
    saw = 0
    for o in range(t.seats):
        if not hides(t, TOP + pile, o):
            saw |= 1 << o
    t.face_up[pile] = 0
    t.putter[pile] = seat
    for o in range(t.seats if remembers(t) else 0):
        if o == seat and (saw >> o) & 1 == 0:
            see(t, o, upper, TOP + pile)
            t.may[o, TOP + pile] = 0
        elif o != seat and (saw >> o) & 1 == 1:
            pin(t, o, upper, TOP + pile)


@rule
def refine(t: Yard, seat: int, action: int) -> None:
    """Take one of the two; the other lies on top, face down until clean-up. Others see only that: DUEL-70"""
    pile = t.look_pile
    upper = lowest(t.place[TOP + pile])
    lower = lowest(t.place[LOOK])
    carry(t, lower, LOOK, TOP + pile)
    for o in range(t.seats if remembers(t) else 0):
        if o != seat:
            merge(t, o, LOOK, TOP + pile, 1)
    carry(t, upper if action == TAKE_TOP else lower, TOP + pile, INCOMING + seat)
    for o in range(t.seats if remembers(t) else 0):
        if o != seat:
            pass_unseen(t, o, TOP + pile, INCOMING + seat, ALL)
    t.pile[pile] -= 1
    t.looker = -1
    emit(t, EV_ACQUIRES, seat, kind_of(t, upper if action == TAKE_TOP else lower), pile, 1, only(seat))
    emit(t, EV_REFINES, seat, pile, 0, 0, others(seat))


# ---- Restock, Weapons Cache, Raid, Snatch and Run, Whitewash, Dud


@rule
def restock(t: Yard, end: int) -> bool:
    """DUEL-59: the Restock card, if it is still there, and one other discard of the player's choice."""
    seat = seat_at(t, end)
    if t.place[DISCARDS + seat] & ~(1 << t.card[end]) != 0:
        return ask(t, RESTOCKING, seat)
    if t.counts[DISCARDS + seat] == 0:
        return nothing(t, seat, RESTOCK, NO_DISCARDS, seat)
    restock_cards(t, end, -1)
    return False


@rule
def restock_cards(t: Yard, end: int, other: int) -> None:
    seat = seat_at(t, end)
    itself = t.card[end]
    back = 0
    if (t.place[DISCARDS + seat] >> itself) & 1 == 1:
        shift(t, itself, DISCARDS + seat, DRAW + seat, ALL)
        back = 1
    else:
        note_missing(t, seat, itself)
    if other >= 0:
        shift(t, other, DISCARDS + seat, DRAW + seat, only(seat))
        emit(t, EV_RESTOCKS_CARD, seat, kind_of(t, other), 0, 0, only(seat))
    emit(t, EV_RESTOCKS, seat, back + (1 if other >= 0 else 0), back, 0, EVERYBODY)


@rule
def raid(t: Yard, end: int) -> bool:
    """DUEL-69"""
    seat = seat_at(t, end)
    victim = seat_at(t, 1 - end)
    card = played_at(t, t.front, 1 - end)
    t.reach = 0
    if card != NO_EFFECT_CARD:  # DUEL-110
        if (t.place[DISCARDS + victim] >> card) & 1 == 1:
            t.reach = 1
        find_out(t, seat, victim, card)
    if t.reach == 0 and t.counts[ABANDONED] == 0:
        return nothing(t, seat, RAID, NOTHING_ABANDONED, victim)
    return ask(t, RAIDING, seat)


@rule
def find_out(t: Yard, seat: int, victim: int, card: int) -> None:
    """A raider sees whether the played card is still there, and so do all if the Raid could find nothing else."""
    if t.seats > 2:
        reveal(t)
    for o in range(t.seats if remembers(t) else 0):
        if o == seat or t.counts[ABANDONED] == 0:
            if t.reach == 1:
                locate(t, o, card, DISCARDS + victim)
            else:
                exclude(t, o, 1 << card, DISCARDS + victim)


@rule
def snatch(t: Yard, seat: int) -> bool:
    """DUEL-61: an exchange needs an abandoned card and an own discard."""
    if t.counts[ABANDONED] == 0 or t.counts[DISCARDS + seat] == 0:
        return nothing(t, seat, SNATCH, NOTHING_ABANDONED if t.counts[ABANDONED] == 0 else NO_DISCARDS, seat)
    return ask(t, GIVE, seat)


@rule
def weapons_cache(t: Yard, seat: int) -> bool:
    """DUEL-65"""
    if t.counts[DISCARDS + seat] == 0:
        return nothing(t, seat, WEAPONS_CACHE, NO_DISCARDS, seat)
    return ask(t, CACHING, seat)


@rule
def perform(t: Yard, end: int, act: int, dodged: int) -> bool:
    """Carry out an act that is no attack. `dodged`: it is taken through a Dodge Effect."""
    seat = seat_at(t, end)
    if act == UPGRADE:
        return acquisition(t, seat, act, 0)
    if act == ULTRA_UPGRADE:
        return acquisition(t, seat, act, 1)
    if act == UPGRADE_DODGE:  # DUEL-63
        return acquisition(t, seat, act, dodged)
    if act == REFINED_UPGRADE:
        if piles_open_to(t, seat) == 0:
            return no_pile(t, seat, act)
        return ask(t, REFINE_PILE, seat)
    if act == RESTOCK:
        return restock(t, end)
    if act == WEAPONS_CACHE:
        return weapons_cache(t, seat)
    if act == RAID:
        return raid(t, end)
    if act == SNATCH:
        return snatch(t, seat)
    if act == WHITEWASH:  # DUEL-62; one mark per viewer: DUEL-R36
        t.marked[seat_at(t, 1 - end)] |= only(seat)
        emit(t, EV_WHITEWASH, seat, seat_at(t, 1 - end), 0, 0, EVERYBODY)
    elif act == DUD:  # DUEL-64: the card that was dodged
        abandon_played(t, seat_at(t, 1 - end), t.card[1 - end], act)
    return False


# ---- answers


@rule
def answer(t: Yard, action: int) -> bool:
    """Carry out the decision of the acting seat; True: it leads to another one."""
    seat = t.actor
    if t.phase == REFINE_PILE:
        return look(t, seat, action - PILE)
    if t.phase == REFINE_CARD:
        refine(t, seat, action)
    elif t.phase == RESTOCKING:
        end = acting_end(t)
        others_there = t.place[DISCARDS + seat] & ~(1 << t.card[end])
        restock_cards(t, end, copy_to_move(t, seat, others_there & of_kind(t, kind_named(action, OWN_DISCARD))))
    elif action == RAID_PLAYED:
        raid_played(t, seat)
    elif PILE <= action < TAKE_TOP:
        take_top(t, seat, action - PILE)
    elif t.phase == ACQUIRE or t.phase == TAKE or t.phase == RAIDING:
        take_abandoned(t, seat, kind_named(action, FROM_ABANDONED))
    else:
        return part_with(t, seat, copy_to_move(t, seat, t.place[DISCARDS + seat] & of_kind(t, kind_named(action, OWN_DISCARD))))
    return False


@rule
def part_with(t: Yard, seat: int, card: int) -> bool:
    """A discard of the player's choice is abandoned, given away or cached."""
    kind = kind_of(t, card)
    played = where_played(t, card)
    hidden = t.phase == CACHING
    if played > 0 and not hidden:  # so there was no copy among the discards that DUEL-32 or DUEL-R33 puts first
        for o in range(t.seats if remembers(t) else 0):
            exclude(t, o, meant_before(t, card), DISCARDS + seat)
            exclude(t, o, meant_before(t, card), ASIDE + seat)
    shift(t, card, DISCARDS + seat, CACHE + seat if hidden else FALLING, only(seat) if hidden else ALL)
    if hidden:
        emit(t, EV_CACHES_CARD, seat, kind, 0, 0, only(seat))
        emit(t, EV_CACHES, seat, 0, 0, 0, others(seat))
        return False
    if t.phase == ABANDON:
        emit(t, EV_ABANDONS, seat, kind, played, acting_act(t), EVERYBODY)
        return False
    emit(t, EV_GIVES, seat, kind, played, 0, EVERYBODY)
    return ask(t, TAKE, seat)


@rule
def acting_end(t: Yard) -> int:
    """The end whose act is being carried out."""
    return t.ahead if t.job == 0 else 1 - t.ahead


@rule
def acting_act(t: Yard) -> int:
    """That act, be it the one behind a Dodge."""
    end = acting_end(t)
    return act_behind(t, end) if t.fate[end] == DODGES else int(t.act[end])


@rule
def act_behind(t: Yard, end: int) -> int:
    """The act that a dodging card gives: DUEL-55."""
    return act_behind_side(t, t.act[end], 2 * kind_of(t, t.card[end]) + (0 if act_on(t, t.card[end], 0) == t.act[end] else 1))


@rule
def act_behind_side(t: Yard, act: int, code: int) -> int:
    """The act behind a dodge on side `code` (2 * kind + side)."""
    if act == OFFENSIVE_DODGE:
        return ULTRA_UPGRADE
    return int(t.act_of[code ^ 1]) if act == DODGE else act


@rule
def raid_played(t: Yard, seat: int) -> None:
    end = acting_end(t)
    victim = seat_at(t, 1 - end)
    card = played_at(t, t.front, 1 - end)
    shift(t, card, DISCARDS + victim, INCOMING + seat, ALL)
    emit(t, EV_STEALS, seat, victim, kind_of(t, card), where_played(t, card) + 8 * RAID, EVERYBODY)
