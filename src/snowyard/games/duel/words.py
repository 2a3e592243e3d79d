"""The words of duel: names of moves, what dice show, and the rules that count now. `check` is in checks.py; what is said at a
table is in tell.py."""

from __future__ import annotations

from snowyard.games.duel.checks import check, complete
from snowyard.games.duel.layout import (
    ABANDON,
    ABANDONED,
    ACQUIRE,
    ACTIONS,
    ACTS,
    ACT_OF,
    CACHE,
    CACHING,
    CHOOSE,
    DECLINE,
    DISCARDS,
    DODGE,
    DODGES,
    EVENTS,
    FROM_ABANDONED,
    GIVE,
    HAND,
    ICEBALL,
    KEEP,
    KEEP_CARD,
    KINDS,
    MOST_COPIES,
    N,
    OFFENSIVE_DODGE,
    OVER,
    OWN_DISCARD,
    PICK_1,
    PICK_2,
    PILE,
    PLAY_CACHED,
    PLAY_END,
    PLAY_END_CACHED,
    RAIDING,
    RAID_PLAYED,
    REFINE_CARD,
    REFINE_PILE,
    RESTOCKING,
    S1,
    SECOND,
    SPARE_ABANDONED,
    SPARE_DISCARD,
    SPARE_KEEP,
    TAKE,
    TAKE_TOP,
    ULTRA_UPGRADE,
)
from snowyard.kernel.view import Seen

__all__ = ["DICE", "EVENTS", "FACES", "FORCED", "GROUPS", "NAMES", "check", "complete", "default_move", "rule_at"]

PLACES = ("first", "second")
"""What the ends of a card are called that has other acts than the printed ones."""
NUMBERS = S1  # of printed kinds


def side_name(code: int) -> str:
    """A card and its printed act: 'B1 Snowball Attack'."""
    kind, side = code // 2, code % 2
    if kind == N:
        return "No Effect" if side == 0 else "No Effect reverse"
    return f"{KINDS[kind]} {ACTS[ACT_OF[code]]}"


def end_name(code: int) -> str:
    """An end by its place on the card: 'spare-1 first'."""
    return f"{KINDS[code // 2]} {PLACES[code % 2]}"


NAMES = tuple(
    name.lower()
    for name in (
        *(f"play {side_name(code)}" for code in range(2 * NUMBERS)),
        *(f"play cached {side_name(code)}" for code in range(2 * NUMBERS)),
        *(f"pick discard {kind}" for kind in KINDS[:S1]),
        *(f"take abandoned {kind}" for kind in KINDS[:S1]),
        *(f"pile {pile}" for pile in range(4)),
        "take top",
        "take second",
        "raid the played card",
        "decline",
        *(f"keep {kind}" for kind in KINDS[:S1]),
        *(f"play {end_name(code)}" for code in range(2 * len(KINDS))),
        *(f"play cached {end_name(code)}" for code in range(2 * len(KINDS))),
        *(f"pick discard {kind}" for kind in KINDS[S1:]),
        *(f"take abandoned {kind}" for kind in KINDS[S1:]),
        *(f"keep {kind}" for kind in KINDS[S1:]),
    )
)
GROUPS = (
    *NAMES[:PLAY_CACHED],
    *["play cached"] * (OWN_DISCARD - PLAY_CACHED),
    *["pick discard"] * NUMBERS,
    *["take abandoned"] * NUMBERS,
    *["pile"] * (TAKE_TOP - PILE),
    *NAMES[TAKE_TOP:PLAY_END],
    *["play by its place"] * (PLAY_END_CACHED - PLAY_END),
    *["play cached"] * (SPARE_DISCARD - PLAY_END_CACHED),
    *["pick discard"] * (SPARE_ABANDONED - SPARE_DISCARD),
    *["take abandoned"] * (SPARE_KEEP - SPARE_ABANDONED),
    *NAMES[SPARE_KEEP:],
)
assert len(NAMES) == len(GROUPS) == ACTIONS

FORCED = ("acquire", "raid")
"""Piles and played cards lie open: everybody sees when there is no choice. The hand, the draft and the discards are secret."""

COPIES = range(2, MOST_COPIES + 1)
FACES = {-NUMBERS: KINDS[:NUMBERS], -len(KINDS): KINDS, **{n: tuple("01234567"[:n]) for n in COPIES}}
DICE = {-NUMBERS: "card drawn", -len(KINDS): "card drawn", **dict.fromkeys(COPIES, "which of the copies")}

RULES_AT = {
    PICK_1: ("DUEL-05",),
    PICK_2: ("DUEL-06",),
    SECOND: ("DUEL-50", "DUEL-51"),
    REFINE_PILE: ("DUEL-70",),
    REFINE_CARD: ("DUEL-70",),
    RESTOCKING: ("DUEL-59",),
    CACHING: ("DUEL-65",),
    GIVE: ("DUEL-61",),
    TAKE: ("DUEL-61",),
    RAIDING: ("DUEL-69",),
    OVER: ("DUEL-71", "DUEL-72", "DUEL-73"),
}


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that decide the matter at hand."""
    if t.phase == KEEP:
        return ("DUEL-100",) if t.quick_start else ("DUEL-07",)
    if t.phase == CHOOSE:  # what becomes of an act is what the choice is about
        cached = ("DUEL-66",) if t.counts[CACHE + t.actor] else ()
        return ("DUEL-16", "DUEL-24", *cached) if t.seats == 2 else ("DUEL-106", "DUEL-24", *cached)
    if t.phase == ABANDON:
        end, act = acting(t)
        if (t.front + end) % t.seats == t.actor:  # an attack that came back
            return ("DUEL-67",)
        return ("DUEL-49",) if act == ICEBALL else ("DUEL-48",)
    if t.phase == ACQUIRE:
        return ("DUEL-42", "DUEL-43") if t.near else ("DUEL-42", "DUEL-44")
    if t.phase == REFINE_PILE and t.near:
        return ("DUEL-43", "DUEL-70")
    return RULES_AT[t.phase]


def acting(t: Seen) -> tuple[int, int]:
    """The end whose act is carried out, and that act, be it the one behind a Dodge: `acting_act` in acts.py."""
    end = t.ahead if t.job == 0 else 1 - t.ahead
    act = t.act[end]
    if t.fate[end] != DODGES or act not in (DODGE, OFFENSIVE_DODGE):
        return end, act
    first = 2 * t.kind_of[t.card[end]]
    return end, ULTRA_UPGRADE if act == OFFENSIVE_DODGE else t.act_of[first + (1 if t.act_of[first] == act else 0)]


def default_move(t: Seen) -> int:
    """What an absent player does: DUEL-R39, the lowest action number, but no second card."""
    me = t.actor
    mine = t.place[DISCARDS + me]
    if t.phase <= KEEP:
        first = t.chosen[me][0]
        left = t.place[HAND + me] & (~(1 << first) & -(1 << t.first_of[t.kind_of[first]]) if first >= 0 else -1)
        return naming(KEEP_CARD, SPARE_KEEP, lowest_kind(t, left))
    if t.phase == CHOOSE:
        first = t.chosen[me][0]
        cards = t.place[HAND + me] & ~(1 << first if first >= 0 else 0)
        code = 2 * lowest_kind(t, cards) if cards else 2 * N
        return code if t.printed_ends >> code & 1 else PLAY_END + code
    if t.phase == SECOND:
        return DECLINE
    if t.phase in (ACQUIRE, REFINE_PILE):
        return default_source(t, me)
    if t.phase == REFINE_CARD:
        return TAKE_TOP
    if t.phase in (TAKE, RAIDING):
        return naming(FROM_ABANDONED, SPARE_ABANDONED, lowest_kind(t, t.place[ABANDONED])) if t.place[ABANDONED] else RAID_PLAYED
    if t.phase == RESTOCKING:
        mine &= ~(1 << t.card[t.ahead if t.job == 0 else 1 - t.ahead])
    return naming(OWN_DISCARD, SPARE_DISCARD, lowest_kind(t, mine))


def default_source(t: Seen, me: int) -> int:
    if t.phase == ACQUIRE and t.reach and t.place[ABANDONED]:
        return naming(FROM_ABANDONED, SPARE_ABANDONED, lowest_kind(t, t.place[ABANDONED]))
    if t.near:
        pile = me
        while t.pile[pile] == 0:
            pile = (pile + 1) % t.seats
        return PILE + pile
    return PILE + next(k for k in range(t.seats) if t.pile[k] and (t.face_up[k] or not t.acquire_faceup_only))


def lowest_kind(t: Seen, cards: int) -> int:
    kind: int = t.kind_of[(cards & -cards).bit_length() - 1]
    return kind


def naming(first: int, spare: int, kind: int) -> int:
    """The move that names a kind: those of the printed kinds begin with `first`, those of new ones with `spare`."""
    return first + kind if kind < S1 else spare + kind - S1
