"""What splat says, as sentences and their numbers: events, what is to be decided, and moves. What can be looked up is in
tell_things.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from snowyard.games.splat import cards, playable
from snowyard.games.splat.content import ALL_CARDS, DOUBLE, KINDS, SHELTER, SMALL_DECK, SPARES, SPLAT, SPLATBALL, THROWN_AT
from snowyard.games.splat.layout import (
    DEFEND,
    FORM_CRACKED,
    FORM_FRESH,
    FORM_SPARE,
    FORM_WALL,
    FORMS,
    NO_CARD,
    OVER,
    PLACE_SPARE,
    PLACE_WALL,
    packed,
)
from snowyard.games.splat.options import FREE
from snowyard.games.splat.meaning import meaning
from snowyard.games.splat.obstacles import obstacle
from snowyard.games.splat.tell_things import naming, things
from snowyard.games.splat.view import hand
from snowyard.games.splat.words import ANSWERS, answer_of
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.sentences import Seat, Sentence, say
from snowyard.kernel.view import Seen

__all__ = ["label", "prompt", "tell", "things"]

hits = as_python(cards.hits)
LANDED = ("alone", "both", "half")


def thing(t: Seen, name: str, family: str = "thing") -> Sentence:
    """A card or a protection by its name in moves."""
    return say(f"{family}-{name}", **naming(t, name))


def card(t: Seen, kind: int) -> Sentence:
    return thing(t, ALL_CARDS[kind])


def some(t: Seen, kinds: Iterable[int]) -> tuple[Sentence, ...]:
    """These cards in a row: "2 Singles and a Wall"."""
    return tuple(say(f"some-{ALL_CARDS[kind]}", n=n, **naming(t, ALL_CARDS[kind])) for kind, n in sorted(Counter(kinds).items()))


def splats(t: Seen, kind: int) -> bool:
    """Is this card thrown at Piles?"""
    return kind == SPLATBALL or (kind >= KINDS and t.spare_does[kind - KINDS] == SPLAT)


def tell(e: Event, t: Seen, me: int) -> Sentence:
    """What happened; `t`: the table after the move."""
    who = Seat(e.seat)
    match e.kind:
        case "start":
            return say("start", who=who, cards=e.a, sure=e.a == SMALL_DECK and not e.b)  # SPLAT-R19
        case "deal":
            return say("deal", cards=e.a)
        case "dealt":
            return say("dealt", cards=some(t, packed(e.a, e.b, e.c)))
        case "shuffle":
            return say("shuffle", cards=e.a)
        case "draw":
            return say("draw", who=who, card=card(t, e.a))
        case "draw_hidden":
            return say("draw-hidden", who=who)
        case "throw":
            return say("throw-at-pile" if splats(t, e.a) else "throw", who=who, card=card(t, e.a), at=Seat(e.b))
        case "place":
            return say("place", who=who, card=card(t, e.a))
        case "discard":
            return say("discard", who=who, card=card(t, e.a), **(obstacle(t, e.seat, e.a) if e.b else {"why": "free", "most": 0}))
        case "answer":
            return say("answer", who=who, by=thing(t, ANSWERS[answer_of(e.a)], "answer"))
        case "out":
            return say("out", who=who, rank=t.rank[e.seat], seats=t.seats)
        case "hand":
            return say("hand", who=who, cards=some(t, packed(e.a, e.b, e.c)))
        case "cap":
            return say("no-cards") if e.b else say("cap", turns=e.a)
        case "won":
            return say("won", who=who, others=e.a - 1, last=t.alive & (t.alive - 1) == 0)
        case _:
            return tell_throw(e, t)


def tell_throw(e: Event, t: Seen) -> Sentence:
    """What a throw does to the cards of its target."""
    who = Seat(e.seat)
    match e.kind:
        case "hit":
            numbers = {"more": e.a, "hits": e.b, "limit": t.hit_limit, "over": e.b > t.hit_limit}
            return say("hit", who=who, what=LANDED[e.c], past=protected(t, e.seat), **numbers)
        case "walls_fall":
            return stops(t, e.seat, FORM_WALL, e.a, e.b, "falls")
        case "forts_fall":
            return stops(t, e.seat, FORM_CRACKED, e.a, e.b, "falls")
        case "wreck":
            return stops(t, e.seat, FORM_FRESH, 1, e.a, "falls")
        case "crack":
            return stops(t, e.seat, FORM_FRESH, 1, e.a, "cracks")
        case "spare_falls":
            return stops(t, e.seat, FORM_SPARE + e.a - KINDS, 1, e.b, "falls")
        case "stood":
            return stops(t, e.seat, e.a, e.b, e.c, "stays")
        case "sideways":
            return say("sideways", who=who, hits=t.sideways_hits)
        case "pile_lost":
            return say("pile-lost", who=who, card=card(t, e.a), left=(t.piles >> e.seat & 1) + t.more_piles[e.seat])
        case rearranged:  # SPLAT-28, SPLAT-29
            return say({"upright": "upright", "swap": "swap"}.get(rearranged, "slide"), who=who)


def protected(t: Seen, seat: int) -> bool:
    """Does anything stand in front of this seat?"""
    shelters = [t.spare_front[seat][spare] for spare in range(SPARES) if t.spare_does[spare] == SHELTER]
    return bool(t.walls[seat] + t.forts[seat] + t.cracked[seat] + sum(shelters))


def stops(t: Seen, seat: int, form: int, n: int, thrown: int, then: str) -> Sentence:
    """Protection stops a card, or one snowball of it, and then falls, stays or cracks."""
    if n == 2:
        return say("two-stop", who=Seat(seat), form=FORMS[form], then=then)
    table = (t.wall_stops, t.cracked_stops, t.fort_stops, t.spare_1_stops, t.spare_2_stops)[form]
    what = "card" if thrown != DOUBLE else "both" if table[THROWN_AT[DOUBLE]] == 2 else "half"
    return say("stops", who=Seat(seat), by=thing(t, FORMS[form]), what=what, card=card(t, thrown), then=then)


def prompt(t: Seen, me: int) -> Sentence:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        return say("over-won", winners=tuple(Seat(s) for s in range(t.seats) if t.rank[s] == 1))
    if t.phase == DEFEND:
        return prompt_protection(t, me)
    if t.actor != me:
        return (
            say("waiting", who=Seat(t.actor))
            if t.card == NO_CARD
            else say("waiting-drawn", who=Seat(t.actor), card=card(t, t.card))
        )
    if t.strategic:
        return prompt_hand(t, me)
    ways = playable.ways_to_play(t, me, t.card)
    if ways == 0:
        return say("choose-nothing", who=Seat(me), card=card(t, t.card), **obstacle(t, me, t.card))
    if ways >> PLACE_WALL & 7 or ways >> PLACE_SPARE & 3:
        return say("choose-place", card=card(t, t.card))
    return say("choose-pile" if splats(t, t.card) else "choose-target", card=card(t, t.card))


def prompt_protection(t: Seen, me: int) -> Sentence:
    if t.actor != me:
        return say("waiting-protection", who=Seat(t.actor), card=card(t, t.card))
    return say("choose-protection", who=Seat(t.player), card=card(t, t.card), pile=splats(t, t.card))


def prompt_hand(t: Seen, me: int) -> Sentence:
    held = hand(t, me)
    can = any(playable.ways_to_play(t, me, kind) for kind in set(held))
    what = "choose-discard" if not can else "choose-card-or-discard" if t.strategic_discard == FREE else "choose-card"
    return say(what, cards=some(t, held))


def label(move: str, t: Seen, me: int) -> Sentence:
    """What the button of a move says."""
    m = meaning(move)
    if m.verb == "answer":
        return say("move-answer", by=thing(t, m.card, "answer"))
    if m.verb == "discard":
        return say("move-discard", card=thing(t, m.card))
    if m.at < 0:
        return say("move-place", card=thing(t, m.card))
    if splats(t, ALL_CARDS.index(m.card)):
        return say("move-throw-at-pile", card=thing(t, m.card), at=Seat(m.at))
    return say("move-throw", card=thing(t, m.card), at=Seat(m.at), hits=hits(t, m.at))
