"""What can be looked up at a table of splat: its cards, what stands in front of players, hits, piles and hands."""

from __future__ import annotations

from collections.abc import Sequence

from snowyard.games.splat.content import (
    ALL_CARDS,
    ANY_NUMBER,
    CARDS,
    DOES,
    DOUBLE,
    DOUBLES,
    FORT,
    KINDS,
    PILE,
    SHELTER,
    SINGLE,
    SINGLES,
    SPARE_CARDS,
    SPLATBALL,
    SPLATBALLS,
    THROWN_AT,
    WALL,
)
from snowyard.games.splat.options import DEFENDER, FREE
from snowyard.games.splat.view import stops
from snowyard.kernel.content import name_of
from snowyard.kernel.sentences import Arg, Sentence, called, say
from snowyard.kernel.view import Seen

Things = dict[str, dict[str, Arg]]


def things(t: Seen) -> Things:
    """What can be looked up: the sentence that names it, and the numbers of its `.about`."""
    found = {f"thing-{ALL_CARDS[kind]}": numbers for kind, numbers in printed(t).items() if t.deck[kind]}
    found |= {f"thing-{card}": spare(t, i) for i, card in enumerate(SPARE_CARDS) if t.deck[KINDS + i]}
    if t.deck[FORT]:
        found |= {"thing-fresh": {"what": stopped(t, "fresh")}, "thing-cracked": {"what": stopped(t, "cracked")}}
    if t.deck[DOUBLE]:
        found |= {"thing-sideways": {"hits": t.sideways_hits, "upright": t.double_hits}}
    if t.strategic:
        found |= {"thing-hand": {"cards": t.hand_cards, "free": t.strategic_discard == FREE}}
        if t.proving and t.strategic_discard != FREE:
            found |= {"thing-known": {}}
    if t.coin_flip:
        found |= {"thing-small-deck": {}}
    return found | {
        "thing-hit": {"limit": t.hit_limit},
        "thing-protection": {"chosen": t.protection_choice == DEFENDER},
        "thing-out": {"limit": t.hit_limit},
        "thing-draw-pile": {},
        "thing-discard-pile": {},
        "thing-turn-cap": {"turns": t.turn_cap},
    }


def printed(t: Seen) -> dict[int, dict[str, Arg]]:
    needing = [kind for kind in range(len(ALL_CARDS)) if t.deck[kind] and flies(t, kind) and t.needs[THROWN_AT[kind]]]
    return {
        SINGLE: {"hits": t.single_hits, "needs": bool(t.needs[SINGLES])},
        DOUBLE: {"hits": t.double_hits, "needs": bool(t.needs[DOUBLES])},
        WALL: {"what": stopped(t, "wall"), "most": most(t.most_walls)},
        PILE: {
            "what": say("allows", what=either([one(t, kind) for kind in needing])) if needing else say("allows-nothing"),
            "most": most(t.most_piles),
        },
        SPLATBALL: {"needs": bool(t.needs[SPLATBALLS]), "stopped": any(stop.card == CARDS[SPLATBALL] for stop in stops(t))},
        FORT: {"what": stopped(t, "fresh"), "most": most(t.most_forts)},
    }


def naming(t: Seen, card: str) -> dict[str, Arg]:
    """What a sentence needs to name this card, or this protection: nothing, but for one that only a variant has."""
    return called(name_of(t.spare_names[SPARE_CARDS.index(card)])) if card in SPARE_CARDS else {}


def spare(t: Seen, i: int) -> dict[str, Arg]:
    """A card that only a variant has."""
    return {
        **naming(t, SPARE_CARDS[i]),
        "does": DOES[t.spare_does[i]],
        "hits": t.spare_hits[i],
        "needs": bool(t.needs[THROWN_AT[KINDS + i]]),
        "what": stopped(t, SPARE_CARDS[i]),
        "most": most(t.most_spares[i]),
    }


def flies(t: Seen, kind: int) -> bool:
    """Is this card thrown?"""
    return THROWN_AT[kind] >= 0 and not (kind >= KINDS and t.spare_does[kind - KINDS] == SHELTER)


def most(n: int) -> int:
    """-1: any number."""
    return n if n < ANY_NUMBER else -1


def one(t: Seen, kind: int) -> Sentence:
    return say(f"one-{ALL_CARDS[kind]}", **naming(t, ALL_CARDS[kind]))


def stopped(t: Seen, form: str) -> Sentence:
    """What a protection does: "stops a Single or one snowball of a Double and then falls"."""
    groups: dict[str, list[Sentence]] = {}
    for stop in stops(t):
        kind = ALL_CARDS.index(stop.card)
        if stop.by == form and t.deck[kind]:
            what = one(t, kind) if kind != DOUBLE else say("half-double" if stop.snowballs == 1 else "both-double")
            groups.setdefault(stop.then, []).append(what)
    ways = [say(f"and-{then}", what=either(what)) for then, what in groups.items()]
    return either(ways, "or-else") if ways else say("stops-nothing")


def either(choices: Sequence[Sentence], last: str = "or") -> Sentence:
    """One of these: "A", "A or B", "A, B or C"."""
    row = choices[0]
    for choice in choices[1:-1]:
        row = say("row-more", first=row, next=choice)
    return say(last, first=row, last=choices[-1]) if len(choices) > 1 else row
