"""What a card of lanes is called: by its rank as far as the reader knows it, its owner and its lane, and where several in a lane
would be called the same, by its place from the left."""

from __future__ import annotations

from typing import Any, NamedTuple

from snowyard.games.lanes.content import POWERS, PRINTED, RANKS, SLOTS, TRAPS
from snowyard.games.lanes.layout import RANK_NAMES, SECOND
from snowyard.kernel.content import name_of
from snowyard.kernel.sentences import Seat, Sentence, called, say
from snowyard.kernel.view import Seen

_RANK = (say("thing-face-down"), *(say(f"thing-rank-{RANK_NAMES[rank].lower()}") for rank in range(1, RANKS)))
POWER = (say("no-power"), *(say(f"thing-power-{power}") for power in POWERS[1:]))


def rank_of(t: Seen, rank: int) -> Sentence:
    """What a rank is called; 0 is a card that nobody knows."""
    if rank <= PRINTED:
        return _RANK[rank]
    return say(_RANK[rank].id, **called(name_of(t.spare_names[rank - PRINTED - 1])))


class Card(NamedTuple):
    """`kind`: how it lies and what is known of it: up, down, known, base, base-known; or a pair of that rank."""

    kind: str
    rank: int


def look(t: Seen, seat: int, slot: int, blind: bool = False) -> Card:
    """The card as the reader sees it; `blind`: face-down, as if nothing were known of it."""
    rank: int = t.rank[seat][slot]
    if t.face_up[seat] >> slot & 1 and not blind:
        return Card("up", rank)
    kind, known = ("base", "base-known") if t.base >> slot & 1 else ("down", "known")
    return Card(known, rank) if rank and not blind else Card(kind, 0)


def lane_of(t: Seen, seat: int, slot: int) -> int:
    """The lane as people count, from 1; 0 for a card that is gone."""
    return next((lane + 1 for lane, side in enumerate(t.side[seat]) if side >> slot & 1), 0)


def laid(t: Seen, seat: int, slot: int) -> int:
    """Where it lies in its row: by slot, but partners side by side, as the picture does it."""
    partner: int = t.partner[seat][slot]
    return min(slot, partner if partner >= 0 else slot) * SLOTS + slot


def among(t: Seen, seat: int, slot: int, lane: int, card: Card) -> tuple[int, int]:
    """Its place from the left among the cards of the lane (from 1) that are called the same, and how many there are."""
    if lane == 0:
        return 1, 1
    here, place, of = laid(t, seat, slot), 1, 1
    rest = t.side[seat][lane - 1] & ~(1 << slot)
    while rest:
        other = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        if look(t, seat, other) == card:
            of += 1
            place += laid(t, seat, other) < here
    return place, of


def calling(t: Seen, seat: int, slot: int, lane: int, card: Card, lane_said: bool) -> dict[str, Any]:
    place, of = among(t, seat, slot, lane, card)
    return {"kind": card.kind, "rank": rank_of(t, card.rank), "place": place, "of": of, "lane": lane if lane_said else 0}


def name(t: Seen, seat: int, slot: int, lane_said: bool = False) -> Sentence:
    """Without its owner: 'left 6', 'face-down card in lane 2'."""
    return say("name", **calling(t, seat, slot, lane_of(t, seat, slot), look(t, seat, slot), lane_said))


def card(
    t: Seen, seat: int, slot: int, role: str = "card", lane: int = -1, lane_said: bool = True, looks: Card | None = None
) -> Sentence:
    """With its owner: 'your left 6 in lane 2'. `role`: card, card-first (begins the sentence), card-object, card-with (behind
    "with" and "to"). `lane`: where it lay if it is gone. `looks`: how it lay before the move."""
    key = (seat, slot, role, lane, lane_said, looks)  # many moves name the same cards
    if key not in t.notes:
        at = lane_of(t, seat, slot) if lane < 0 else lane
        t.notes[key] = say(role, who=Seat(seat), **calling(t, seat, slot, at, looks or look(t, seat, slot), lane_said))
    named: Sentence = t.notes[key]
    return named


def fighter(t: Seen, seat: int, slot: int, partner: int, role: str, lane: int = -1, lane_said: bool = True) -> Sentence:
    """Who attacks: a card, or a pair ('your pair of 6s in lane 2')."""
    if partner < 0:
        return card(t, seat, slot, role, lane, lane_said)
    lane = lane_of(t, seat, slot) if lane < 0 else lane
    lows = [
        low
        for low in range(SLOTS)
        if low < t.partner[seat][low] and t.rank[seat][low] == t.rank[seat][slot] and t.side[seat][max(lane, 1) - 1] >> low & 1
    ]
    place, of = (1 + lows.index(slot), len(lows)) if slot in lows else (1, 1)
    return say(
        role, who=Seat(seat), kind="pair", rank=rank_of(t, t.rank[seat][slot]), place=place, of=of, lane=lane if lane_said else 0
    )


def struck(t: Seen, seat: int, slot: int) -> Card:
    """A card that has been hit, as it lay when it was: TRAP may have turned it up since, and its owner looked at it."""
    gone = lane_of(t, seat, slot) == 0
    up = bool(t.face_up[seat] >> slot & 1)
    waits = t.phase == SECOND and t.target == slot
    sprung = up and not gone and not waits and t.damage[seat][slot] == 0 and t.power_of[t.rank[seat][slot]] == TRAPS
    return look(t, seat, slot, blind=sprung or (gone and not up and bool(t.base >> slot & 1)))
