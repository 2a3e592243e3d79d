"""Action numbers and what they name. The printed game's are the specification's; behind them come the ends that have another
act than the printed one, which are named by their place on the card, and the new kinds: docs/decisions/15."""

from __future__ import annotations

from snowyard.games.duel.layout import (
    OWN_DISCARD,
    PLAY,
    PLAY_CACHED,
    PLAY_END,
    PLAY_END_CACHED,
    PRINTED_ACTIONS,
    S1,
    SPARE_DISCARD,
    Yard,
)
from snowyard.games.duel.piles import kinds, lowest
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.rule import rule

PRINTED_SIDES = PLAY_CACHED - PLAY
ALL_SIDES = PLAY_END_CACHED - PLAY_END
SPARE_KINDS = 4


@rule
def side_played(action: int) -> int:
    """The end that a move plays: 2 * kind + side."""
    if action < OWN_DISCARD:
        return action % PRINTED_SIDES
    return (action - PLAY_END) % ALL_SIDES


@rule
def is_cached(action: int) -> bool:
    """Does the card that a move plays come from the cache?"""
    return action >= PLAY_END_CACHED or PLAY_CACHED <= action < OWN_DISCARD


@rule
def kind_named(action: int, first: int) -> int:
    """The kind that a move names, which is one of those that begin with `first`, or of the new kinds'."""
    return action - first if action < PRINTED_ACTIONS else S1 + (action - SPARE_DISCARD) % SPARE_KINDS


@rule
def told(t: Yard, code: int) -> int:
    """An end, 2 * kind + side, as events have it: with its act, from bit 6 on, if that is not the printed one."""
    return code if (t.printed_ends >> code) & 1 == 1 else code + 64 * (1 + t.act_of[code])


@rule
def sides(t: Yard, cards: int) -> int:
    """Both sides of every kind in a set of cards, as bits 2 * kind + side: DUEL-16."""
    found = 0
    while cards != 0:
        kind = t.kind_of[lowest(cards)]
        found |= 3 << 2 * kind
        cards &= ~t.cards_of[kind]
    return found


@rule
def add_sides(t: Yard, mask: Mask, first: int, by_end: int, cards: int) -> None:
    """The moves that play an end of one of these cards."""
    found = sides(t, cards)
    if t.other_moves == 0:
        bits.add_bits(mask, first, found)
    else:
        bits.add_bits(mask, first, found & t.printed_ends)
        bits.add_bits(mask, by_end, found & ~t.printed_ends)


@rule
def add_kinds(t: Yard, mask: Mask, first: int, spare: int, cards: int) -> None:
    """The moves that name a kind of these cards."""
    found = kinds(t, cards)
    bits.add_bits(mask, first, found & ((1 << S1) - 1))
    if found >> S1 != 0:
        bits.add_bits(mask, spare, found >> S1)
