"""What can be looked up in village: units, Traits, dice, what they are spent on, cards, what stands in the village, terms."""

from __future__ import annotations

from snowyard.games.village.content import (
    CARD_NAMES,
    CARDS,
    CHEATING,
    FACES,
    GRANDMA,
    ICE,
    KID,
    MIRACLE,
    MISSED,
    NEVER,
    NOTDONE,
    PITCH,
    SAVED,
    SPARE_1,
    SPARE_CARD,
    TRAIT_NAMES,
    TYPE_NAMES,
    TYPES,
    WILD,
)
from snowyard.games.village.maps import ICE as ICY
from snowyard.games.village.maps import ROAD
from snowyard.games.village.options import NO_CARDS
from snowyard.games.village.places import places
from snowyard.kernel.content import name_of
from snowyard.kernel.sentences import Arg, Sentence, called, say
from snowyard.kernel.view import Seen

Numbers = dict[str, Arg]


def unit(t: Seen, kind: int) -> Sentence:
    return say(f"thing-{TYPE_NAMES[kind]}", **unit_name(t, kind))


def unit_name(t: Seen, kind: int) -> Numbers:
    return called(name_of(t.unit_names[kind - SPARE_1])) if kind >= SPARE_1 else {}


def title(t: Seen, card: int) -> Sentence:
    return say(f"thing-card-{CARD_NAMES[card]}", **card_name(t, card))


def card_name(t: Seen, card: int) -> Numbers:
    return called(name_of(t.card_names[card - SPARE_CARD])) if card >= SPARE_CARD else {}


def like(t: Seen, card: int) -> int:
    """The printed card that a card is like."""
    does: int = t.spare_does[card - SPARE_CARD] if card >= SPARE_CARD else card
    return does


def things(t: Seen) -> dict[str, Numbers]:
    """What can be looked up: the sentence that names it, and the numbers of its `.about`."""
    found = {f"thing-{TYPE_NAMES[kind]}": unit_numbers(t, kind) for kind in range(TYPES) if kind < SPARE_1 or plays(t, kind)}
    for name, verb in zip(TRAIT_NAMES, t.trait_verb, strict=True):
        found[f"thing-{name}"] = {"verb": FACES[verb]}
    found |= verbs(t) | terms(t)
    for named in places(t).all:
        found[f"thing-{named.name}"] = {}
    grounds = {area[0] for area in t.area[: t.area_count]}
    found |= {"thing-road": {}} if ROAD in grounds else {}
    found |= {"thing-ice": {}} if ICY in grounds else {}
    if t.cards != NO_CARDS:
        found |= {f"thing-card-{CARD_NAMES[card]}": card_thing(t, card) for card in range(CARDS) if t.copies[card]}
    return found


def plays(t: Seen, kind: int) -> bool:
    return kind in t.start_type[: t.kids] or kind in t.rolloff_units


def unit_numbers(t: Seen, kind: int) -> Numbers:
    return unit_name(t, kind) | {
        "dice": t.dice_of[kind],
        "size": t.gather_of[kind],
        "harder": t.to_hit[KID][kind],
        "least": t.cold_from[kind],
        "each": t.cold_for[kind],
        "wild": t.trait_face_of[kind] == WILD,
        "slides": t.slide_dice[kind] + t.slide_inches[kind] > 0,
        "piece": t.own_piece if t.throws_itself[kind] else 0,
        "regrows": t.regrows[kind],
        "oops": t.oops_from[kind],
        "caught": t.caught_dice[kind],
        "seen": CHEATING.get(t.cheats[KID][kind], t.cheats[KID][kind]),
        "honest": all(number == NEVER for number in t.cheats[kind][:SPARE_1]),
    }


def verbs(t: Seen) -> dict[str, Numbers]:
    """What Command Dice are spent on."""
    return {
        "thing-walk": {},
        "thing-slide": {},
        "thing-vault": {},
        "thing-gather": {},
        "thing-new": {},
        "thing-grow": {"largest": t.largest},
        "thing-give": {"inches": t.give_inches},
        "thing-regrow": {},
        "thing-aim": {"less": t.aim_bonus},
        "thing-throw": {},
        "thing-trait": {},
        "thing-wild": {},
        "thing-recover": {"dice": t.recover_dice},
        "thing-prepare": {"more": t.prepare_bonus},
        "thing-get-up": {},
        "thing-shove": {"dice": t.shove_dice},
    }


def terms(t: Seen) -> dict[str, Numbers]:
    return {
        "thing-command-dice": {},
        "thing-points": {"points": t.hit_points, "whole": t.whole_points, "most": t.most_points},
        "thing-snowball": {"largest": t.largest},
        "thing-needed": {
            "near": t.hit_base[0],
            "middle": t.hit_base[1],
            "far": t.hit_base[2],
            "near_inches": t.near_inches,
            "far_inches": t.middle_inches,
        },
        "thing-object": {"more": t.object_malus, "beside": t.beside / 2},
        "thing-effect": {},
        "thing-too-close": {"inches": t.close_inches},
        "thing-caught": {},
        "thing-critical-hit": {"sum": t.critical_hit, "more": t.critical_dice},
        "thing-critical-miss": {"sum": t.critical_miss},
        "thing-down": {},
        "thing-gone": {},
        "thing-order": {},
        "thing-corner": {"inches": t.zone_inches},
        "thing-turn": {"turns": t.turns},
    }


def card_thing(t: Seen, card: int) -> Numbers:
    """What is said of a card; of a spare one, what is said of the card that it is like."""
    numbers = card_numbers(t, card)
    if card < SPARE_CARD:
        return numbers
    return {**card_name(t, card), "about": say(f"thing-card-{CARD_NAMES[like(t, card)]}.about", **numbers)}


def ways_of(t: Seen, card: int) -> list[tuple[int, int]]:
    """How many snowballs appear and of which Size, by each way to play a card that is like "saved"."""
    if card >= SPARE_CARD:
        return [(t.spare_count[card - SPARE_CARD], t.spare_size[card - SPARE_CARD])]
    return list(zip(t.saved_counts, t.saved_sizes, strict=True))


def card_numbers(t: Seen, card: int) -> Numbers:
    """The numbers of a card."""
    does, dice, spare = like(t, card), t.card_dice[card], card - SPARE_CARD
    if does == SAVED:
        ways = {way: None for way in ways_of(t, card) if way[0]}
        return {"ways": tuple(say("saved-way", balls=balls, size=size) for balls, size in ways)}
    if does == NOTDONE:
        return {"dice": dice}
    if does == ICE:
        return {"more": dice}
    if does in (PITCH, MISSED):
        return {"dice": 2 + dice}
    if does == MIRACLE:
        return {"cards": t.miracle_cards if spare < 0 else t.spare_draws[spare]}
    if does == GRANDMA:
        return {}
    return {"dice": dice, "inches": t.dash_inches if spare < 0 else t.spare_inches[spare]}
