"""The numbers of a table of village that a screen tells, and what the Ability Cards do in it."""

from __future__ import annotations

from typing import Literal

from snowyard.games.village.content import (
    CARD_NAMES,
    CARDS,
    DASH,
    MIRACLE,
    MISSED,
    PITCH,
    PRINTED_CARDS,
    SAVED,
    SPARE_CARD,
    TYPE_NAMES,
    TYPES,
)
from snowyard.games.village.sight import between_centres
from snowyard.games.village.tell_things import like, plays, unit_numbers, ways_of
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import KeptPart, Seen, of_options

HIT_DICE = 2


class Ability(KeptPart):
    """What an Ability Card does. `like`: the printed card that it is like, and its own numbers: `ways`: how many snowballs
    appear and of which Size, by each way to play it; `dice`: all that are rolled."""

    like: Literal["saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash"]
    ways: list[tuple[int, int]]
    dice: int
    inches: int
    draws: int


class Numbers(KeptPart):
    """What a screen tells of the content: inches of the two distances of a throw with the half inches between the centres then,
    how much less an AIM needs, what PREPARE adds, how far snowballs are given and how large they grow, dice that RECOVER gives
    back and a fall costs, the cards by their names, and what `thing-<unit>.about` tells of the units that play."""

    ranges: list[tuple[int, int]]
    aim: int
    prepare: int
    give: int
    largest: int
    recover: int
    shove: int
    cards: dict[str, Ability]
    units: dict[str, dict[str, bool | int | str]]


@of_options
def numbers(t: Seen) -> Numbers:
    return Numbers(
        [(inches, as_python(between_centres)(t, inches)) for inches in (t.near_inches, t.middle_inches)],
        t.aim_bonus,
        t.prepare_bonus,
        t.give_inches,
        t.largest,
        t.recover_dice,
        t.shove_dice,
        {CARD_NAMES[card]: ability(t, card) for card in range(CARDS if t.spare_cards else SPARE_CARD)},
        {TYPE_NAMES[kind]: unit_numbers(t, kind) for kind in range(TYPES) if plays(t, kind)},
    )


def ability(t: Seen, card: int) -> Ability:
    does, spare = like(t, card), card - SPARE_CARD
    return Ability(
        PRINTED_CARDS[does],  # type: ignore[arg-type]
        ways_of(t, card) if does == SAVED else [],
        t.card_dice[card] + HIT_DICE * (does in (PITCH, MISSED)),
        t.spare_inches[spare] if spare >= 0 else t.dash_inches if does == DASH else 0,
        t.spare_draws[spare] if spare >= 0 else t.miracle_cards if does == MIRACLE else 0,
    )
