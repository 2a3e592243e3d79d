"""Cards in words: "B1a Snowball Attack / Dodge", or short "B1a". The letter tells copies of a kind apart; a card that there is
once has none."""

from __future__ import annotations

import re
from typing import Any

from snowyard.games.duel.content import CARD_BITS, EXTREME_KINDS, N_KINDS
from snowyard.games.duel.layout import ACTS, KINDS, NO_EFFECT, NO_EFFECT_CARD, N, Yard
from snowyard.kernel import given as ask
from snowyard.kernel.errors import listing, nearest

LETTERS = "abcdefgh"
CODE = re.compile(r"([BAEX][1-5]|spare-[1-4])([a-h]*)$")


def acts_of(t: Yard, kind: int) -> tuple[str, str]:
    return ACTS[t.act_of[2 * kind]], ACTS[t.act_of[2 * kind + 1]]


def copies(t: Yard, kind: int) -> int:
    """How many cards of a kind are in the game."""
    if kind == N or (kind in EXTREME_KINDS and kind not in t.extreme.tolist()):
        return 0
    return int(t.copies_of[kind]) * (1 if t.seats == 2 else 2)


def cards_of(t: Yard, kind: int) -> list[int]:
    return [t.first_of[kind] + copy for copy in range(copies(t, kind))]


def kinds_in_use(t: Yard) -> list[str]:
    return [name for kind, name in enumerate(KINDS) if copies(t, kind)]


def members(cards: int) -> list[int]:
    return [card for card in range(CARD_BITS) if cards >> card & 1]


def code(t: Yard, card: int) -> str:
    kind = t.kind_of[card]
    return KINDS[kind] + (LETTERS[card - t.first_of[kind]] if copies(t, kind) > 1 else "")


def name(t: Yard, card: int) -> str:
    return f"{code(t, card)} {' / '.join(acts_of(t, t.kind_of[card]))}"


def played_name(t: Yard, card: int, side: int) -> str:
    """A card with the act on one of its sides."""
    return "No Effect" if card == NO_EFFECT_CARD else f"{code(t, card)} {acts_of(t, t.kind_of[card])[side]}"


def codes(t: Yard, cards: int) -> str:
    """Many cards in few letters: "B1 A2ac" are all copies of B1, two of A2."""
    words = []
    for kind in range(N_KINDS):
        here = [card - t.first_of[kind] for card in members(cards) if t.kind_of[card] == kind]
        if here:
            words.append(KINDS[kind] + ("" if len(here) == copies(t, kind) else "".join(LETTERS[copy] for copy in here)))
    return " ".join(words)


# ---- reading


def read_code(t: Yard, where: str, word: str) -> list[int]:
    """The cards that a code such as "B1", "B1a" or "B1ab" may mean."""
    match = CODE.match(word)
    kind = KINDS.index(match[1]) if match and match[1] in KINDS else N
    there = copies(t, kind)
    if match is None or there == 0:
        used = kinds_in_use(t)
        raise ask.refuse(f"{where}: this game has no card {word!r}; its kinds are {listing(used, 20)}.{nearest(word, used)}")
    wanted = [LETTERS.index(letter) for letter in match[2]]
    if max(wanted, default=0) >= there:
        right = "it has no letter" if there == 1 else f"they are {match[1]}a to {match[1]}{LETTERS[there - 1]}"
        raise ask.refuse(f"{where}: there is no {word}; of {match[1]} there {'is' if there == 1 else 'are'} {there}: {right}")
    return [t.first_of[kind] + copy for copy in wanted] if wanted else cards_of(t, kind)


def read_codes(t: Yard, where: str, text: str) -> int:
    """All cards of a text such as "B1 A2ac"."""
    cards = 0
    for word in text.split():
        for card in read_code(t, where, word):
            cards |= 1 << card
    return cards


def read_name(t: Yard, where: str, item: Any) -> list[int]:
    """The cards that "B1a Snowball Attack / Dodge" or "B1a" may mean."""
    first, _, acts = ask.text(where, item).partition(" ")
    cards = read_code(t, where, first)
    right = " / ".join(acts_of(t, t.kind_of[cards[0]]))
    if acts and acts != right:
        raise ask.refuse(f"{where}: {first} is {right!r}, not {acts!r}")
    return cards


def read_played(t: Yard, where: str, item: Any, likely: int) -> tuple[int, int]:
    """The card and the side of "B1a Dodge"; of copies that are not told apart, one of the likely ones."""
    if item == ACTS[NO_EFFECT]:
        return NO_EFFECT_CARD, 0
    first, _, act = ask.text(where, item).partition(" ")
    card = one_of(t, where, read_code(t, where, first), likely)
    return card, ask.index(f"{where}: the side of {first}", act, acts_of(t, t.kind_of[card]))


def one_of(t: Yard, where: str, cards: list[int], likely: int) -> int:
    if len(cards) == 1:
        return cards[0]
    here = [card for card in cards if likely >> card & 1]
    if not here:
        raise ask.refuse(f"{where}: which {KINDS[t.kind_of[cards[0]]]}? There are {listing(code(t, c) for c in cards)}")
    return here[0]
