"""What the printed game of splat fixes and a variant may change: the values are in content.toml."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.content import entry, name_entry
from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Cells, i8

# cards, by their codes; the printed game has the first six
CARDS = ("single", "double", "wall", "pile", "splatball", "fort")
SINGLE, DOUBLE, WALL, PILE, SPLATBALL, FORT = range(6)
KINDS = 6
SPARE_CARDS = ("spare-1", "spare-2")
SPARES = 2
ALL_CARDS = CARDS + SPARE_CARDS
ALL_KINDS = KINDS + SPARES

THROWN = ("single", "double", "splatball", *SPARE_CARDS)
THROWN_AT = (0, 1, -1, -1, 2, -1, 3, 4)
"""The place of a card in lists of THROWN."""
SINGLES, DOUBLES, SPLATBALLS = range(3)

PLAYERS = 6  # numbers of players: 2 to 7
MOST_CARDS = 127  # of a deck
SMALL_DECK = 59  # cards of the printed game of two
MOST_COPIES = 30  # of a card, Singles apart
ANY_NUMBER = MOST_COPIES
MOST_HAND = 5
DOES = ("throw", "splat", "shelter")
THROW, SPLAT, SHELTER = range(3)
NEEDS = ("nothing", "pile")
THEN = ("falls", "stays", "cracks")
FALLS, STAYS, CRACKS = range(3)
_FATES, _FORT_FATES = THEN[:2], THEN
_ANY = {ANY_NUMBER: "any"}


def _stops(protection: str, what: str) -> Any:
    return entry(f"stops.{protection}.*", 0, 2, f"snowballs of a card that {what} stops", "SPLAT-36", of=THROWN)


def _then(protection: str, what: str, words: tuple[str, ...] = _FATES) -> Any:
    return entry(f"then.{protection}.*", 1, 0, f"what {what} does after it stopped a card", "SPLAT-21", of=THROWN, words=words)


class Content(OptionSet):
    single_hits: int = entry("cards.single.hits", 1, 5, "hits of a Single", "SPLAT-20")
    double_hits: int = entry("cards.double.hits", 1, 9, "hits of an upright Double", "SPLAT-26")
    sideways_hits: int = entry("cards.double.sideways", 0, 5, "hits of a sideways Double", "SPLAT-28")
    most_piles: int = entry("most.piles", 0, 10, "Piles of one player", "SPLAT-39")
    most_walls: int = entry("most.walls", 0, ANY_NUMBER, "Walls of one player", "SPLAT-37", words=_ANY)
    most_forts: int = entry("most.forts", 0, ANY_NUMBER, "Forts of one player", "SPLAT-37", words=_ANY)
    hand_cards: int = entry("hand.cards", 1, MOST_HAND, "cards of a hand between turns", "SPLAT-50")
    needs: Cells = entry("cards.*.needs", 1, 0, "what one must have in front to throw it", "SPLAT-15", of=THROWN, words=NEEDS)
    wall_stops: Cells = _stops("wall", "a Wall")
    cracked_stops: Cells = _stops("cracked", "a cracked Fort")
    fort_stops: Cells = _stops("fort", "a fresh Fort")
    wall_then: Cells = _then("wall", "a Wall")
    cracked_then: Cells = _then("cracked", "a cracked Fort")
    fort_then: Cells = _then("fort", "a fresh Fort", _FORT_FATES)
    deck: Cells = i8(ALL_KINDS)  # how many of each card this game has
    spares: int = i8()  # how many spare cards that are
    proving: int = i8()  # 1: cards can be played when the printed rules say so, so a discard proves what they prove: SPLAT-R30
    coin_flip: int = i8()  # 1: whoever starts can always win: SPLAT-R19
    wall_worth: int = i8()  # Singles that each can stop
    cracked_worth: int = i8()
    fort_worth: int = i8()
    spare_worth: Cells = i8(SPARES)
    spare_counts: Cells = i8(SPARES)  # hits of each in front
    spare_names: Cells = name_entry("cards.*.name", "SPLAT-15", SPARE_CARDS)
    spare_does: Cells = entry("cards.*.does", 1, 0, "what the card does", "SPLAT-15", of=SPARE_CARDS, words=DOES)
    spare_hits: Cells = entry("cards.*.hits", 1, 9, "hits of the card, if it is thrown", "SPLAT-20", of=SPARE_CARDS)
    most_spares: Cells = entry(
        "most.*", 0, ANY_NUMBER, "how many one player may have standing", "SPLAT-37", of=SPARE_CARDS, words=_ANY
    )
    spare_1_stops: Cells = _stops("spare-1", "this shelter")
    spare_2_stops: Cells = _stops("spare-2", "this shelter")
    spare_1_then: Cells = _then("spare-1", "this shelter")
    spare_2_then: Cells = _then("spare-2", "this shelter")
    start_walls: int = entry("start.walls", 0, 3, "Walls in front of everybody at the start", "SPLAT-05")
    start_forts: int = entry("start.forts", 0, 3, "Forts in front of everybody at the start", "SPLAT-05")
    start_piles: int = entry("start.piles", 0, 3, "Piles in front of everybody at the start", "SPLAT-05")
    single_copies: Cells = entry("cards.single.copies", 0, 99, "copies in games of 2 to 7 players", "SPLAT-02", count=PLAYERS)
    single_small: int = entry("cards.single.small", 0, 99, "copies in the small deck of 2 players", "SPLAT-46")
    copies: Cells = entry(
        "cards.*.copies", 0, MOST_COPIES, "copies in games of 2 to 7 players", "SPLAT-02", count=PLAYERS, of=ALL_CARDS[1:]
    )
    small: Cells = entry("cards.*.small", 0, MOST_COPIES, "copies in the small deck of 2 players", "SPLAT-46", of=ALL_CARDS[1:])

    @classmethod
    def settle_content(cls, o: Any) -> None:
        for name in ("piles", "walls", "forts"):
            start, most = getattr(o, f"start_{name}"), getattr(o, f"most_{name}")
            if start > most:
                raise Refusal("option", f"start.{name} is {start}, but a player may have only {most} (most.{name})")
        for name, hits in (("cards.single.hits", o.single_hits), ("cards.double.sideways", o.sideways_hits)):
            if hits > o.double_hits:
                why = "an upright Double, which takes its place (SPLAT-28), must give as many hits or more"
                raise Refusal("option", f"{name} is {hits}, and cards.double.hits is {o.double_hits}: {why}")
        o.wall_worth = min(1, o.wall_stops[SINGLES])
        o.cracked_worth = min(1, o.cracked_stops[SINGLES])
        fresh = min(1, o.fort_stops[SINGLES])
        o.fort_worth = fresh + o.cracked_worth if fresh and o.fort_then[SINGLES] == CRACKS else fresh
        for spare, stops in enumerate((o.spare_1_stops, o.spare_2_stops)):
            o.spare_worth[spare] = min(1, stops[SINGLES]) if o.spare_does[spare] == SHELTER else 0
            o.spare_counts[spare] = o.spare_hits[spare] if o.spare_does[spare] == THROW else 0


def settle_deck(o: Any, seats: int, small: bool, hand: int) -> None:
    """How many of each card a game of so many players has; raise Refusal if it cannot be dealt."""
    others = o.small if small else o.copies[:, seats - 2]
    o.deck = [o.single_small if small else o.single_copies[seats - 2], *others]
    o.spares = o.deck[KINDS] + o.deck[KINDS + 1]
    cards, players = sum(o.deck), f"{seats} players"
    if cards > MOST_CARDS:
        room = f"there is room for {MOST_CARDS} (cards.*.copies)"
        raise Refusal("option", f"the deck of {players} would have {cards} cards; {room}")
    for name, kind, each in (("walls", WALL, o.start_walls), ("forts", FORT, o.start_forts), ("piles", PILE, o.start_piles)):
        if seats * each > o.deck[kind]:
            have = f"the deck of {players} has {o.deck[kind]}"
            raise Refusal("option", f"start.{name} is {each}, so {players} need {seats * each}, but {have}")
    standing = seats * (o.start_walls + o.start_forts + o.start_piles)
    needed = standing + seats * hand + 1
    if cards < needed:
        why = f"hands of {hand} cards, what lies in front and a card to draw need {needed}"
        raise Refusal("option", f"the deck of {players} has {cards} cards; {why} (cards.*.copies, hand.cards)")
    printed_needs = list(o.needs[:3]) == [0, 1, 0]  # spare cards are not in such a deck
    unlimited = o.most_walls == o.most_forts == ANY_NUMBER
    o.proving = int(printed_needs and o.most_piles == 1 and unlimited and o.spares == 0)
    plain = o.single_hits == o.wall_stops[SINGLES] == 1 and o.wall_then[SINGLES] == FALLS and o.start_walls == 0
    o.coin_flip = int(small and cards == o.deck[SINGLE] + o.deck[WALL] and plain and bool(o.proving))
