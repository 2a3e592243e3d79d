"""Why a table of lanes cannot be: the invariants, for positions that people set up and for the tests."""

from __future__ import annotations

from typing import Any

from snowyard.games.lanes import combat, powers, rules
from snowyard.games.lanes.cards import lane_of
from snowyard.games.lanes.content import (
    ACTS,
    EMPOWERED,
    EMPOWERS,
    FIRING,
    FORESEES,
    LANES,
    MOST_POINTS,
    MOVES,
    NIMBLE,
    RANKS,
    SLOTS,
    TAUNTS,
    TRAPS,
    TWINSTRIKES,
    VIEWS,
    draws_of_next,
)
from snowyard.games.lanes.layout import (
    ACT,
    BOTH_WON,
    DISCARD,
    LOOK,
    MOVE,
    NOBODY_WON,
    ORDER,
    OVER,
    RANK_NAMES,
    SEATS,
    SECOND,
    UNDECIDED,
    Yard,
)
from snowyard.games.lanes.options import NONE
from snowyard.kernel.record import PLAIN_RULES


def compiled(t: Any) -> Any:
    """The record as the rule functions want it."""
    return t if PLAIN_RULES else t._record


def check(t: Yard) -> str | None:
    """Why this table cannot be, or None."""
    for s in range(SEATS):
        for part in (check_sizes, check_slots, check_knowledge, check_marks, check_pairs):
            reason = part(t, s)
            if reason:
                return reason
    return check_deck(t) or check_room(t) or check_locked(t) or check_lanes(t) or check_turn(t) or check_choice(t)


def complete(t: Yard, given: frozenset[str]) -> None:
    """Fill the sets that follow from other fields, unless a position names them."""
    for s in range(SEATS):
        if "jacks" not in given:
            t.jacks[s] = jacks(t, s)
        if "paired" not in given:
            t.paired[s] = paired(t, s)
    if "waiting" not in given:
        t.waiting = waiting(t)


def with_power(t: Yard, power: int) -> int:
    """How many cards of the deck have this power."""
    return sum(n for rank, n in enumerate(t.copies, 1) if t.power_of[rank] == power)


def most_firings(t: Yard) -> int:
    """Of a card that waits: its own flip, and every EMPOWER."""
    return 1 + with_power(t, EMPOWERS)


def most_points(t: Yard) -> int:
    return min(MOST_POINTS, max(t.actions, t.first_points) + t.extra_points * with_power(t, ACTS) * most_firings(t))


def waiting(t: Yard) -> int:
    return sum(1 << slot for slot in range(SLOTS) if t.pending[slot] > 0)


def jacks(t: Yard, s: int) -> int:
    return sum(1 << slot for slot in members(t.face_up[s]) if t.power_of[t.rank[s, slot]] == TAUNTS)


def paired(t: Yard, s: int) -> int:
    return sum(1 << slot for slot in range(SLOTS) if t.partner[s, slot] != -1)


def alive(t: Yard, s: int) -> int:
    cards: int = t.side[s, 0] | t.side[s, 1] | t.side[s, 2]
    return cards


def members(slots: int) -> list[int]:
    return [slot for slot in range(SLOTS) if slots >> slot & 1]


def check_sizes(t: Yard, s: int) -> str | None:
    if not t.lanes <= t.used[s] <= SLOTS:
        return f"p{s} has used {t.used[s]} slots, not {t.lanes} to {SLOTS} (LANES-09)"
    for name, counts, size in (("hand", t.hand[s], t.hand_size[s]), ("discard", t.discard[s], t.discard_size[s])):
        if counts[0] != 0 or min(counts) < 0 or sum(counts) != size:
            return f"{name} and {name}_size of p{s} do not agree: {counts.tolist()} and {size}"
    return None


def check_slots(t: Yard, s: int) -> str | None:
    taken = (1 << t.used[s]) - 1
    if alive(t, s) & ~taken or sum(int(side).bit_count() for side in t.side[s]) != int(alive(t, s)).bit_count():
        return f"the sides of p{s} share a card or hold an unused slot"
    for slot in range(SLOTS):
        if (1 <= t.rank[s, slot] < RANKS) != (slot < t.used[s]) or (slot >= t.used[s] and t.rank[s, slot]):
            return f"s{slot} of p{s} has rank {t.rank[s, slot]}; used slots have ranks 1 to {RANKS - 1}, others 0"
        tough = t.bears[t.rank[s, slot]] if t.face_up[s] >> slot & 1 else t.covered_points
        most = tough - 1 if alive(t, s) >> slot & 1 else 0
        if not 0 <= t.damage[s, slot] <= most:
            return f"s{slot} of p{s} has {t.damage[s, slot]} damage; at most {most} is possible (LANES-34)"
    for slot in members(taken & ~alive(t, s) & ~t.face_up[s]):
        if t.power_of[t.rank[s, slot]] == TRAPS:
            return f"s{slot} of p{s} was killed face-down and is a {RANK_NAMES[t.rank[s, slot]]}: TRAP (LANES-45)"
    return None


def check_knowledge(t: Yard, s: int) -> str | None:
    taken = (1 << t.used[s]) - 1
    for name, slots in (("face_up", t.face_up[s]), ("known to p0", t.known[0, s]), ("known to p1", t.known[1, s])):
        if slots & ~taken:
            return f"cards of p{s} that are {name} include an unused slot"
    if t.face_up[s] & ~(t.known[0, s] & t.known[1, s]):
        return f"a face-up card of p{s} is not known to both"
    dead = taken & ~alive(t, s)
    if (taken & ~t.base | dead) & ~t.known[s, s]:
        return f"p{s} does not know a card it played or lost (LANES-25, LANES-36)"
    return None


def check_marks(t: Yard, s: int) -> str | None:
    up = alive(t, s) & t.face_up[s]
    if t.frozen[s] & ~alive(t, s):
        return f"a frozen card of p{s} is not in play"
    if any(t.power_of[t.rank[s, slot]] == NIMBLE for slot in members(t.frozen[s] & up)):
        return f"a face-up card of p{s} with NIMBLE is frozen (LANES-57)"
    if t.attacked[s] & ~up or t.attacked_twice[s] & ~(t.attacked[s] & t.eager[s]):
        return f"p{s} has attacked with cards that cannot have attacked so often (LANES-31)"
    if any(t.power_of[t.rank[s, slot]] != ACTS for slot in members(t.eager[s])) or t.eager[s] & ~up:
        return f"p{s} has a card that may attack twice and is none with ACTION, face-up (LANES-42)"
    if s != t.player and (t.attacked[s] or t.eager[s]):
        return f"it is not p{s}'s turn, but p{s} has attacked (LANES-20)"
    return None


def check_pairs(t: Yard, s: int) -> str | None:
    for slot in range(SLOTS):
        other = t.partner[s, slot]
        if other == -1:
            continue
        together = any(side >> slot & 1 and side >> other & 1 for side in t.side[s]) if 0 <= other < SLOTS else False
        both_up = together and t.face_up[s] >> slot & t.face_up[s] >> other & 1
        if not both_up or other == slot or t.partner[s, other] != slot or t.rank[s, other] != t.rank[s, slot]:
            return f"s{slot} of p{s} cannot be paired with {other} (LANES-70)"
    if t.paired[s] != paired(t, s) or t.jacks[s] != jacks(t, s):
        return f"paired and jacks of p{s} do not follow from partner, rank and face_up"
    return None


def check_deck(t: Yard) -> str | None:
    if min(t.pile) < 0 or sum(t.pile) != t.pile_size:
        return f"pile and pile_size do not agree: {t.pile.tolist()} and {t.pile_size}"
    if min(t.aside) < 0 or sum(t.aside) != t.aside_size:
        return f"{sum(t.aside)} cards are out of the game, not {t.aside_size} (LANES-06)"
    for rank in range(1, RANKS):
        slots = sum(t.rank[s, slot] == rank for s in range(SEATS) for slot in range(SLOTS))
        counted = sum(t.hand[s, rank] + t.discard[s, rank] for s in range(SEATS))
        total = t.pile[rank] + t.aside[rank] + slots + counted
        if total != t.copies[rank - 1]:
            return f"there are {total} cards of rank {RANK_NAMES[rank]}, not {t.copies[rank - 1]} (LANES-02)"
    return None


def check_room(t: Yard) -> str | None:
    """Every card that a player holds or will draw needs a slot; the next draw is the other player's."""
    for s in range(SEATS):
        held = t.hand_size[s] - (1 if t.phase == DISCARD and s == t.player else 0)
        first = draws_of_next(t.pile_size, t.draws)
        draws = first if s != t.player else t.pile_size - first
        if t.used[s] + held + draws > SLOTS:
            return f"p{s} needs more than {SLOTS} slots: {t.used[s]} used, {held} in hand, {draws} to draw (LANES-09)"
    return None


def check_locked(t: Yard) -> str | None:
    if t.pile_size == 0:
        return None
    for s in range(SEATS):
        at_home = all(t.side[s, lane] & t.base == 1 << lane for lane in range(t.lanes))
        touched = (t.face_up[s] | t.frozen[s]) & t.base or any(t.damage[s, slot] for slot in range(t.lanes))
        if touched or not at_home:
            return f"the pile is not empty, but a base card of p{s} is not where and as it was dealt (LANES-14)"
    if any(result != UNDECIDED for result in t.lane_result):
        return "the pile is not empty, but a lane is decided (LANES-80)"
    return None


def check_lanes(t: Yard) -> str | None:
    if any(not UNDECIDED <= result <= NOBODY_WON for result in t.lane_result):
        return f"lane_result is {t.lane_result.tolist()}, not 0 to {NOBODY_WON} each"
    if any(t.lane_result[lane] or t.side[0, lane] or t.side[1, lane] for lane in range(t.lanes, LANES)):
        return f"there are only {t.lanes} lanes, but cards or results in others (LANES-03)"
    record = compiled(t)
    for lane in range(t.lanes):
        result = t.lane_result[lane]
        if result == (BOTH_WON if t.mutual_lane == NONE else NOBODY_WON):
            return f"lane {lane + 1} counts for {'both' if result == BOTH_WON else 'nobody'}, against the option (LANES-81)"
        for s in range(SEATS):
            lost = t.pile_size == 0 and rules.has_lost_hold(record, s, lane)
            if result == UNDECIDED and lost and t.phase == ACT:
                return f"p{s} has lost hold of lane {lane + 1}, but it is undecided (LANES-80)"
            if result in (2 - s, BOTH_WON, NOBODY_WON) and not lost:
                return f"p{s} has lost lane {lane + 1}, but still has hold of it (LANES-80, LANES-83)"
    ended = max(rules.lanes_won(record, 0), rules.lanes_won(record, 1)) >= t.lanes_to_win or rules.open_lanes(record) == 0
    if ended and t.phase != OVER:
        return "the lanes are won, but the game goes on (LANES-85)"
    if t.phase == OVER and not ended and t.turn < t.most_turns and t.idle < t.most_idle:
        return "the game is over, but nobody has won"
    return None


def check_turn(t: Yard) -> str | None:
    if not 0 <= t.phase <= OVER:
        return f"there is no phase {t.phase}"
    if t.player not in range(SEATS) or t.actor != (-1 if t.phase == OVER else t.player):
        return f"p{t.player}'s turn, but p{t.actor} decides"
    if t.phase != OVER and not 0 <= t.turn < t.most_turns:
        return f"{t.turn} turns are over; the game ends after {t.most_turns} (LANES-86)"
    if t.player != (t.turn - (t.phase == OVER)) % 2:
        return f"turn {t.turn + (t.phase != OVER)} is not p{t.player}'s (LANES-11)"
    least = 1 if t.phase == ACT else 0
    most = most_points(t)
    if not least <= t.points <= most:
        return f"there are {t.points} action points, not {least} to {most}"
    most_idle = 0 if t.must_act else t.most_idle - (t.phase != OVER)
    if not 0 <= t.idle <= most_idle or t.acted not in (0, 1):
        return f"idle is {t.idle} and acted {t.acted}; they are 0 to {most_idle} and 0 or 1 (LANES-R58)"
    return None


def check_choice(t: Yard) -> str | None:
    """The pool of firings and what the pending choice needs."""
    s = t.player
    up = alive(t, s) & t.face_up[s]
    for slot in range(SLOTS):
        power = t.power_of[t.rank[s, slot]]
        most = most_firings(t) if EMPOWERED >> power & 1 else 1 if FIRING >> power & 1 else 0
        if not 0 <= t.pending[slot] <= (most if up >> slot & 1 else 0):
            return f"s{slot} of p{s} cannot have {t.pending[slot]} pending firings (LANES-37)"
    record = compiled(t)
    if t.waiting != waiting(t):
        return "waiting does not follow from pending"
    cards = int(t.waiting).bit_count()
    if (t.phase in (ACT, SECOND, OVER) and cards) or (t.phase == ORDER and cards < 2):
        return f"{cards} cards have pending firings, which does not fit the decision (LANES-22)"
    if (t.phase == SECOND) != (t.attacker >= 0) or (t.phase == SECOND) != (t.target >= 0) or t.second != -1:
        return "attacker and target belong to the choice of a second target, and to nothing else"
    if t.phase == SECOND and not second_possible(record, t):
        return "there is no second target to choose (LANES-61)"
    powered = {DISCARD: VIEWS, LOOK: FORESEES, MOVE: MOVES}.get(t.phase, 0)
    fits = powered and t.firing >= 0 and up >> t.firing & 1 and t.power_of[t.rank[s, t.firing]] == powered
    if not fits and (powered or t.firing != -1):
        return f"the firing card s{t.firing} does not fit the decision"
    if t.phase == DISCARD and t.hand_size[s] == 0:
        return "there is no card to discard (LANES-43)"
    working = t.waiting | (1 << t.firing if t.firing >= 0 else 0)
    if not any(working & ~side == 0 for side in t.side[s]):
        return "powers fire in more than one lane at a time (LANES-47, LANES-69)"
    if t.phase == LOOK and sum(int(powers.face_down(record, owner)).bit_count() for owner in range(SEATS)) < 2:
        return "there are no two face-down cards to choose from (LANES-22, LANES-46)"
    if t.phase == MOVE and not powers.movable(record, lane_of(record, s, t.firing)):
        return "there is no card to move (LANES-68)"
    if t.phase == ACT and not rules.can_act(record):
        return "the active player has no legal action, so the turn would be over (LANES-18)"
    return None


def second_possible(record: Any, t: Yard) -> bool:
    """Is this a twinstrike that leaves a choice? LANES-22, LANES-61"""
    s = t.player
    if not 0 <= t.attacker < SLOTS or not combat.attackers(record, s) >> t.attacker & 1:
        return False
    if t.power_of[t.rank[s, t.attacker]] != TWINSTRIKES:
        return False
    lane = lane_of(record, s, t.attacker)
    if not 0 <= t.target < SLOTS or not combat.targets(record, 1 - s, lane) >> t.target & 1:
        return False
    possible = int(combat.second_targets(record, 1 - s, lane, t.target)).bit_count()
    return bool(possible > 1 or (possible == 1 and t.twinstrike_optional))
