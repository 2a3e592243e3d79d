"""Everything a screen draws of duel. Cards are listed where the viewer sees them, else there is only their number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from snowyard.games.duel.draft import decks
from snowyard.games.duel.knowledge import Known, KnownOf, CardPoints, kinds_in, known_about, known_stock, worth_known, worth_of
from snowyard.games.duel.layout import (
    ABANDONED,
    ACTS,
    CACHE,
    CHOOSE,
    DISCARDS,
    DRAW,
    E1,
    FALLING,
    FATES,
    HAND,
    INCOMING,
    KINDS,
    LOOK,
    N,
    OVER,
    PHASES,
    RAIDING,
    REFINE_CARD,
    TOP,
)
from snowyard.games.duel.tell_cards import facing, set_named, twin_of
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import KeptPart, Part, Seen, of_options

STEPS = ("barrage", "level 3", "level 2", "level 1")


class Pile(Part):
    cards: Sequence[str] | None
    count: int


class PlayedCard(Part):
    """What a seat has chosen (yours) or played (everybody's); `second`: after a Barrage."""

    card: str
    side: int
    act: str
    front: int
    second: bool


class Player(Part):
    """`worth`: of all its cards, during the fight."""

    draw: Pile
    hand: Pile
    discards: Pile
    incoming: Pile
    cache: Pile
    keeps: list[str]
    plays: list[PlayedCard]
    capped: bool
    marked_by: list[int]
    score: int | None
    worth: CardPoints | None
    known: KnownOf | None


class ArsenalPile(Part):
    count: int
    top: str | None


class LookedAt(Part):
    pile: int
    top: str
    second: str


class End(Part):
    seat: int
    act: str
    fate: str
    snowball: str
    attacked: bool


class Fight(Part):
    front: int
    step: str
    initiative: int
    nearest_only: bool
    ends: list[End]


class CardKind(KeptPart):
    """What a kind of card is: the acts on its two ends, the step in which they are resolved, its points, its copies in a deck and
    the set it belongs to. `twin`: which one it is of kinds with the same acts, else 0."""

    acts: tuple[str, str]
    level: int
    points: int
    copies: int
    set: Literal["basic", "advanced", "extreme", "alternate"]
    twin: int


class Public(Part):
    """`cards`: the kinds in this game. `decks`: how many of them lie on the table. `draws`: the cards that a player draws, and a
    capped one. `kept`: how many cards a player keeps in the draft. `fronts`: of each seat those on which it plays."""

    phase: Literal[
        "pick 1",
        "pick 2",
        "keep",
        "choose",
        "second card",
        "abandon",
        "acquire",
        "refine: pile",
        "refine: card",
        "restock",
        "cache",
        "give",
        "take",
        "raid",
        "over",
    ]
    final_round: bool
    final_turns: int
    initiative: int | None
    extremes: list[str]
    cards: dict[str, CardKind]
    decks: int
    draws: tuple[int, int]
    kept: int
    fronts: list[list[int]]
    abandoned: Sequence[str]
    being_abandoned: Sequence[str]
    piles: list[ArsenalPile]
    fight: Fight | None


class Private(Part):
    """`raided`: the card that this viewer may take by a Raid."""

    looking_at: LookedAt | None
    raided: str | None
    stock_known: Known | None
    players: list[Player]


def public(t: Seen) -> Public:
    fighting = CHOOSE < t.phase < OVER
    return Public(
        phase=PHASES[t.phase],  # type: ignore[arg-type]
        final_round=bool(t.final),
        final_turns=t.final_turns,
        initiative=t.turn % 2 if t.seats == 2 else None,
        extremes=[KINDS[kind] for kind in t.extreme],
        cards=cards(t, t.extreme),
        decks=as_python(decks)(t),
        draws=(t.draw, t.capped_draw),
        kept=t.kept,
        fronts=fronts(t),
        abandoned=kinds_in(t, t.place[ABANDONED]),
        being_abandoned=kinds_in(t, t.place[FALLING]) if fighting else [],
        piles=[ArsenalPile(t.pile[k], KINDS[top_kind(t, k)] if t.face_up[k] else None) for k in range(t.seats)],
        fight=fight(t) if fighting else None,
    )


@of_options
def cards(t: Seen, extreme: Sequence[int]) -> dict[str, CardKind]:
    """The kinds in play, and No Effect."""
    act, copies = t.act_of, t.copies_of
    used = [k for k in range(len(KINDS)) if k == N or k in extreme or (copies[k] and k not in range(E1, N))]

    def kind(k: int) -> CardKind:
        acts = ACTS[act[2 * k]], ACTS[act[2 * k + 1]]
        belongs = set_named(t.set_of, k)
        return CardKind(acts, t.level_of[k], t.points_of[k], copies[k], belongs, twin_of(act, copies, k))  # type: ignore[arg-type]

    return {KINDS[k]: kind(k) for k in used}


@of_options
def fronts(t: Seen) -> list[list[int]]:
    """Two meet on one, three and four with each neighbour (DUEL-106)."""
    return [[(s - slot) % t.seats for slot in range(2)] if t.seats > 2 else [0] for s in range(t.seats)]


def private(t: Seen, me: int) -> Private:
    may = t.may[me] if me >= 0 and t.phase != OVER else None
    looking = t.phase == REFINE_CARD and t.looker == me
    return Private(
        looking_at=looked_at(t) if looking else None,
        raided=raided(t, me) if t.phase == RAIDING and t.actor == me else None,
        stock_known=None if may is None else known_stock(t, may),
        players=[player(t, me, s, may, own) for s, own in enumerate(fronts(t))],
    )


def player(t: Seen, me: int, s: int, may: Sequence[int] | None, own: Sequence[int]) -> Player:
    mine = s == me or t.phase == OVER
    place, counts = t.place, t.counts
    draw, hand, discards, incoming, cache = [
        Pile(kinds_in(t, place[zone + s]) if mine else None, counts[zone + s]) for zone in (DRAW, HAND, DISCARDS, INCOMING, CACHE)
    ]
    keeps = [KINDS[t.kind_of[card]] for card in t.chosen[s] if card >= 0] if t.phase < CHOOSE else []
    marked_by = [v for v in range(t.seats) if t.marked[s] >> v & 1]
    known = None if mine or may is None else known_about(t, may, s)
    worth = None
    if CHOOSE <= t.phase < OVER:
        if mine:
            worth = worth_of(t, place[DRAW + s] | place[HAND + s] | place[DISCARDS + s] | place[INCOMING + s] | place[CACHE + s])
        else:
            worth = worth_known(t, may, s, draw.count + hand.count + discards.count + incoming.count + cache.count)
    return Player(
        draw,
        hand,
        discards,
        incoming,
        cache,
        keeps,
        plays(t, s, own),
        bool(t.capped[s]),
        marked_by,
        t.score[s] if t.phase == OVER else None,
        worth,
        known,
    )


def plays(t: Seen, s: int, own: Sequence[int]) -> list[PlayedCard]:
    cards = [(t.chosen[s][slot], t.side[s][slot], front, False) for slot, front in enumerate(own)] if t.phase >= CHOOSE else []
    cards.append((t.second[s], t.second_side[s], t.second_front[s] if t.seats > 2 else 0, True))
    return [
        PlayedCard(KINDS[t.kind_of[card]], side, ACTS[t.act_of[2 * t.kind_of[card] + side]], front, second)
        for card, side, front, second in cards
        if card >= 0
    ]


def raided(t: Seen, me: int) -> str:
    """The card that was played against a seat on the front that is resolved now."""
    other = facing(t, me)
    return KINDS[t.kind_of[t.chosen[other][fronts(t)[other].index(t.front)]]]


def looked_at(t: Seen) -> LookedAt:
    return LookedAt(t.look_pile, KINDS[top_kind(t, t.look_pile)], kinds_in(t, t.place[LOOK])[0])


def top_kind(t: Seen, pile: int) -> int:
    top: int = t.place[TOP + pile]
    kind: int = t.kind_of[top.bit_length() - 1]
    return kind


def fight(t: Seen) -> Fight:
    ends = [
        End((t.front + end) % t.seats, ACTS[t.act[end]], FATES[t.fate[end]], FATES[t.snowball[end]], bool(t.attacked[end]))
        for end in range(2)
    ]
    return Fight(t.front, STEPS[t.step], (t.front + t.turn % 2) % t.seats, bool(t.near), ends)
