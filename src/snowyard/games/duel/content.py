"""What the printed game of duel fixes and a variant may change: the values are in content.toml.

A physical card is a bit of a set. Which bits are whose is content, too: the copies of a kind lie next to each other, kinds in
their order. `settle_content` makes the tables in which the rules look up a card's kind and a kind's cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snowyard.kernel.content import entry, name_entry
from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Cells, i8, i64

KINDS = (
    "B1",
    "B2",
    "B3",
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "E1",
    "E2",
    "E3",
    "E4",
    "X1",
    "X2",
    "X3",
    "N",
    "spare-1",
    "spare-2",
    "spare-3",
    "spare-4",
)
NO_KIND = KINDS.index("N")  # No Effect: no card of a deck
SPARE = NO_KIND + 1  # from here on: free for new cards
N_KINDS = len(KINDS)
EXTREME_KINDS = range(8, NO_KIND)
ACTS = ("Snowball Attack", "Slushball Attack", "Sneak Attack", "Iceball Attack", "Barrage", "Throwing Rocks", "Dodge",
        "Offensive Dodge", "Upgrade Dodge", "Dud", "Upgrade", "Ultra Upgrade", "Refined Upgrade", "Restock",
        "Weapons Cache", "Raid", "Snow Fort", "Backfire", "Snatch and Run", "Whitewash", "No Effect")  # fmt: skip
SETS = ("basic", "advanced", "extreme")
BASIC, ADVANCED, EXTREME = range(len(SETS))

CARD_BITS = 60  # the bits of a set that are cards; the next one is No Effect
WIDTH = 4  # bits of a kind, where there is room for it: two decks of two copies
MOST_COPIES = 4  # of a kind in one deck
MOST_DECK = 24  # cards in one deck, alternates aside: two of them are as many as `redeal` can count (deals.py)
MOST_DRAWN = 3  # an event names so many cards
MOST_DEALT = 4

OF_CARDS = tuple(kind.lower() for kind in KINDS if kind != "N")
"""The cards in content.toml; row r of them is kind r, or r + 1 behind No Effect."""
OF_SETS = tuple(kind.lower() for number, kind in enumerate(KINDS) if number != NO_KIND and number not in EXTREME_KINDS)


class Content(OptionSet):
    ends: Cells = entry("cards.*.ends", 1, 0, "the acts on its two sides", "DUEL-16", count=2, of=OF_CARDS, words=ACTS)
    levels: Cells = entry("cards.*.level", 1, 3, "the step in which its acts are resolved: 3 is first", "DUEL-25", of=OF_CARDS)
    worths: Cells = entry("cards.*.points", 0, 50, "its points", "DUEL-72", of=OF_CARDS)
    copies: Cells = entry("cards.*.copies", 0, MOST_COPIES, "copies in one deck", "DUEL-01", of=OF_CARDS)
    sets: Cells = entry("cards.*.set", 1, 0, "what becomes of it in setting up", "DUEL-01", of=OF_SETS, words=SETS)
    spare_names: Cells = name_entry("cards.*.name", "DUEL-01", KINDS[SPARE:])
    dealt: int = entry("draft.deal", 2, MOST_DEALT, "Advanced cards dealt to each player", "DUEL-02")
    quick_dealt: int = entry("draft.quick_deal", 2, MOST_DEALT, "the same with quick_start", "DUEL-100")
    kept: int = entry("draft.keep", 1, 2, "cards that each player keeps of them", "DUEL-07")
    extremes: int = entry("arsenal.extremes", 0, 8, "Extremes in the Arsenal for each player, if there are so many", "DUEL-08")
    draw: int = entry("turn.draw", 1, MOST_DRAWN, "cards drawn each turn", "DUEL-11")
    capped_draw: int = entry("turn.capped_draw", 1, MOST_DRAWN, "cards drawn by a capped player", "DUEL-11")
    main_turns: int = entry("end.main_turns", 1, 200, "turns before the final round at most", "DUEL-R22")
    most_final_turns: int = entry("end.final_turns", 1, 100, "turns of the final round at most", "DUEL-R22")
    # what follows from these
    kind_count: int = i8()  # kinds that a loaded draw may name: more than the printed ones if there are new cards
    other_moves: int = i8()  # 1: there are ends that printed moves do not name
    act_of: Cells = i8(2 * N_KINDS)  # the act on side s of kind k: 2 * k + s
    level_of: Cells = i8(N_KINDS)
    points_of: Cells = i8(N_KINDS)
    copies_of: Cells = i8(N_KINDS)  # in one deck
    set_of: Cells = i8(N_KINDS)
    first_of: Cells = i8(N_KINDS)  # the first card of a kind
    kind_of: Cells = i8(64)  # of each card
    cards_of: Cells = i64(N_KINDS)  # all copies of a kind
    basic_cards: int = i64()
    advanced_cards: int = i64()
    printed_ends: int = i64()  # bit 2 * k + s: this end has its printed act

    @classmethod
    def settle_content(cls, o: Any) -> None:
        lay_kinds(o, printed_acts(cls.printed()))
        check_numbers(o)
        lay_cards(o)


def printed_acts(printed: Mapping[str, Any]) -> list[int]:
    """The act on side s of kind k at place 2 * k + s, as the printed game has it (spare kinds have none)."""
    words = [printed[f"cards.{kind}.ends"] for kind in OF_CARDS]
    words.insert(NO_KIND, ["No Effect"] * 2)
    return [ACTS.index(word) for pair in words for word in pair]


def lay_kinds(o: Any, printed: list[int]) -> None:
    """The entries by the numbers of the kinds, No Effect among them."""
    o.act_of[:] = ACTS.index("No Effect")
    o.printed_ends = 0
    for row in range(len(OF_CARDS)):
        kind = row + (row >= NO_KIND)
        for side in range(2):
            o.act_of[2 * kind + side] = o.ends[row, side]
            if kind < NO_KIND and o.ends[row, side] == printed[2 * kind + side]:
                o.printed_ends |= 1 << 2 * kind + side
        o.level_of[kind], o.points_of[kind], o.copies_of[kind] = o.levels[row], o.worths[row], o.copies[row]
        o.set_of[kind] = o.sets[OF_SETS.index(OF_CARDS[row])] if OF_CARDS[row] in OF_SETS else EXTREME
    spare = any(o.copies_of[SPARE:])
    o.kind_count = N_KINDS if spare else SPARE
    o.other_moves = int(spare or o.printed_ends != (1 << 2 * NO_KIND) - 1)
    o.printed_ends |= 3 << 2 * NO_KIND


def check_numbers(o: Any) -> None:
    extremes = sorted((o.copies_of[kind] for kind in EXTREME_KINDS), reverse=True)
    deck = sum(o.copies_of) - sum(extremes) + sum(extremes[:4])
    if deck > MOST_DECK or 2 * sum(o.copies_of) > CARD_BITS:
        raise Refusal(
            "variant",
            f"the copies (cards.*.copies) make a deck of {deck} cards, and {sum(o.copies_of)} with all"
            f" alternates; there is room for {MOST_DECK}, and {CARD_BITS // 2}",
        )
    advanced = sum(o.copies_of[kind] for kind in range(N_KINDS) if o.set_of[kind] == ADVANCED)
    for name, dealt in (("deal", o.dealt), ("quick_deal", o.quick_dealt)):
        if advanced < 2 * dealt:
            raise Refusal("variant", f"two players get {dealt} Advanced cards each (draft.{name}), but a deck has {advanced}")
        if dealt < o.kept:
            raise Refusal("variant", f"a player keeps {o.kept} cards (draft.keep) of only {dealt} (draft.{name})")
    if o.capped_draw > o.draw:
        raise Refusal("variant", f"turn.capped_draw is {o.capped_draw}, but nobody draws more than turn.draw, which is {o.draw}")
    owned = o.kept + sum(o.copies_of[kind] // 2 for kind in range(N_KINDS) if o.set_of[kind] == BASIC)
    if owned < o.draw:
        raise Refusal("variant", f"a player begins with {owned} cards, but draws {o.draw} in the first turn (turn.draw)")


def lay_cards(o: Any) -> None:
    """Every kind gets its bits; the printed game and what fits into it has four for each kind."""
    wide = [max(WIDTH, 2 * copies) if copies or kind < NO_KIND else 0 for kind, copies in enumerate(o.copies_of)]
    fitting = wide if sum(wide) <= CARD_BITS else [2 * copies for copies in o.copies_of]
    o.kind_of[:] = NO_KIND
    o.basic_cards = o.advanced_cards = 0
    at = 0
    for kind in range(N_KINDS):
        o.first_of[kind] = CARD_BITS if kind == NO_KIND else at
        if kind != NO_KIND and fitting[kind]:
            o.cards_of[kind] = ((1 << fitting[kind]) - 1) << at
            o.kind_of[at : at + fitting[kind]] = kind
            at += fitting[kind]
        if o.set_of[kind] == BASIC and kind != NO_KIND:
            o.basic_cards |= o.cards_of[kind]
        elif o.set_of[kind] == ADVANCED:
            o.advanced_cards |= o.cards_of[kind]
    o.cards_of[NO_KIND] = 1 << CARD_BITS
