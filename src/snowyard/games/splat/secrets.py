"""Who may see what in splat: all lies open but the hands of the Strategic Variant, and with them the draw pile."""

from __future__ import annotations

from snowyard.games.splat.content import KINDS, SPARES, SPLATBALL
from snowyard.games.splat.layout import ACT, ANY, DOUBLE_SET, PILE_SET, SPLATBALL_SET, Yard
from snowyard.kernel.dice import below
from snowyard.kernel.rule import rule

PUBLIC = (
    "player", "starter", "card", "target", "alive", "piles", "draw_left", "singles", "doubles", "sideways", "walls", "forts",
    "cracked", "rank", "narrow", "wide", "more_piles", "crumbled", "discard", "spare_discard", "spare_front",
)  # fmt: skip
"""Fields that everybody sees as they are; the discard pile: SPLAT-R28."""


@rule
def show(t: Yard, seat: int, out: Yard) -> None:
    """Without hands the draw pile is known by subtraction."""
    for kind in range(KINDS):
        if t.strategic == 0:
            out.draw[kind] = t.draw[kind]
        elif seat >= 0:
            out.hand[seat, kind] = t.hand[seat, kind]
    if t.spares > 0:
        show_spares(t, seat, out)


@rule
def show_spares(t: Yard, seat: int, out: Yard) -> None:
    for spare in range(SPARES):
        if t.strategic == 0:
            out.spare_draw[spare] = t.spare_draw[spare]
        elif seat >= 0:
            out.spare_hand[seat, spare] = t.spare_hand[seat, spare]


@rule
def redeal(t: Yard, seat: int) -> None:
    """Other hands and the draw pile are dealt anew, every possible deal of the physical cards being equally likely.

    Cards whose type is restricted (SPLAT-R30) are dealt before the others, small sets before large ones, so that how
    many cards there are to choose from does not depend on what was chosen before. Where it does, and where a hand can
    be dealt in several ways, the deal is taken back with the probability that makes up for it.
    """
    if t.strategic == 1:
        take_back(t, seat)
        while not try_deal(t, seat):
            take_back(t, seat)


@rule
def hidden(t: Yard, seat: int, other: int) -> bool:
    return other != seat and (t.alive >> other) & 1 == 1


@rule
def take_back(t: Yard, seat: int) -> None:
    for other in range(t.seats):
        if hidden(t, seat, other):
            for kind in range(KINDS):
                t.draw[kind] += t.hand[other, kind]
                t.hand[other, kind] = 0
            for spare in range(SPARES):
                t.spare_draw[spare] += t.spare_hand[other, spare]
                t.spare_hand[other, spare] = 0


@rule
def try_deal(t: Yard, seat: int) -> bool:
    deal_set(t, seat, DOUBLE_SET, 0)
    deal_set(t, seat, PILE_SET, 0)
    deal_set(t, seat, SPLATBALL_SET, 0)
    splatballs = t.draw[SPLATBALL]
    deal_set(t, seat, DOUBLE_SET | SPLATBALL_SET, 0)
    # {Double, Splatball} and {Pile, Splatball} are the only sets of which neither lies in the other
    if not deal_set(t, seat, PILE_SET | SPLATBALL_SET, splatballs - t.draw[SPLATBALL]):
        return False
    for other in range(t.seats):
        if hidden(t, seat, other):
            held = 0
            for kind in range(KINDS):
                held += t.hand[other, kind]
            due = t.hand_cards + 1 if other == t.player and t.phase == ACT else t.hand_cards
            for _ in range(due - held):
                deal_card(t, other, ANY)
    for other in range(t.seats):
        if hidden(t, seat, other) and below(t.generator, ways(t, other)) > 0:
            return False
    return True


@rule
def deal_set(t: Yard, seat: int, types: int, gone: int) -> bool:
    """A card of these types for every hidden card known to be of them. `gone` of these cards went to an overlapping set
    before: each of them is drawn as if it were still there, and then the deal fails."""
    for other in range(t.seats):
        if hidden(t, seat, other):
            for wide in range(2):
                if (t.wide[other] if wide == 1 else t.narrow[other]) == types:
                    if gone > 0 and below(t.generator, cards_of(t, types) + gone) < gone:
                        return False
                    deal_card(t, other, types)
    return True


@rule
def cards_of(t: Yard, types: int) -> int:
    left = 0
    for kind in range(KINDS):
        if (types >> kind) & 1 == 1:
            left += t.draw[kind]
    if types == ANY:
        for spare in range(SPARES):
            left += t.spare_draw[spare]
    return left


@rule
def deal_card(t: Yard, other: int, types: int) -> None:
    left = below(t.generator, cards_of(t, types))
    for kind in range(KINDS):
        if (types >> kind) & 1 == 1:
            if left < t.draw[kind]:
                t.draw[kind] -= 1
                t.hand[other, kind] += 1
                return
            left -= t.draw[kind]
    for spare in range(SPARES):  # a set that a discard proved has none: nothing is proved where there are spare cards
        if left < t.spare_draw[spare]:
            t.spare_draw[spare] -= 1
            t.spare_hand[other, spare] += 1
            return
        left -= t.spare_draw[spare]


@rule
def ways(t: Yard, other: int) -> int:
    """In how many ways the cards of this hand can be matched to its two sets."""
    in_narrow = 0
    in_wide = 0
    for kind in range(KINDS):
        if (t.narrow[other] >> kind) & 1 == 1:
            in_narrow += t.hand[other, kind]
        if (t.wide[other] >> kind) & 1 == 1:
            in_wide += t.hand[other, kind]
    if t.narrow[other] == ANY:
        return 1
    if t.wide[other] == ANY:
        return in_narrow
    if t.narrow[other] == t.wide[other]:
        return in_narrow * (in_narrow - 1) // 2
    return in_narrow * (in_wide - 1)
