"""What the printed game of village fixes and a variant may change: the values are in content.toml."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.content import entry, name_entry
from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Cells, i8

TYPE_NAMES = ("kid", "big", "elf", "snowman", "yeti", "penguin", "spare-1", "spare-2")
KID, BIG_KID, ELF, SNOWMAN, YETI, PENGUIN, SPARE_1, SPARE_2 = range(len(TYPE_NAMES))
TYPES = len(TYPE_NAMES)
TRAIT_NAMES = ("fast", "strong", "skilful", "resourceful")
FAST, STRONG, SKILFUL, RESOURCEFUL = (1 << i for i in range(len(TRAIT_NAMES)))
PRINTED_CARDS = ("saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash")
SAVED, NOTDONE, ICE, GRANDMA, PITCH, MISSED, MIRACLE, DASH = range(len(PRINTED_CARDS))
SPARE_CARDS = ("spare-1", "spare-2")
CARD_NAMES = PRINTED_CARDS + SPARE_CARDS
CARDS = len(CARD_NAMES)
SPARE_CARD = len(PRINTED_CARDS)  # the first card that only a variant has
SPARES = len(SPARE_CARDS)

KID_NAMES = ("Mia", "Ben", "Lina", "Tom", "Rosa", "Finn", "Greta", "Paul", "Kaya", "Jon", "Nora", "Sam")
"""What the Kids are called, by number, in every language. No two begin alike: the terminal's map shows the first letter."""

SIZES = 5  # of snowballs that the record has room for
MOST_DICE = 8  # Command Dice
MOST_COPIES = 9  # of a card for each Kid
NEVER, FREE, POINT_LOST = -1, 0, 7  # of the cheating matrix; any other number: caught on it or more
CHEATING = {NEVER: "never", FREE: "free", POINT_LOST: "point"}
YES_OR_NO = ("no", "yes")
VERBS = {1: "move", 2: "gather", 3: "aim", 4: "throw"}
TRAIT_FACE, WILD = 5, 6
FACES = {**VERBS, TRAIT_FACE: "trait", WILD: "wild"}
CHOSEN = 1 << len(TRAIT_NAMES)
UNIT_TRAITS = {0: "none", **{1 << i: name for i, name in enumerate(TRAIT_NAMES)}, CHOSEN: "chosen"}
CARD_DICE = {NOTDONE: (1, MOST_DICE), ICE: (0, 5), PITCH: (1, 2), MISSED: (1, 2), DASH: (0, 2)}
"""The dice that a card of an effect may have; the other effects have none."""
DEAL_MODES = ("kid3", "kid1", "player3")


def of_card(name: str, effect: int, meaning: str, rule: str) -> Any:
    """The dice of a printed card."""
    return entry(f"cards.{name}.dice", *CARD_DICE[effect], meaning, rule)


def of_units(name: str, low: int, high: int, meaning: str, rule: str, **more: Any) -> Any:
    """An entry for each unit type."""
    return entry(f"units.*.{name}", low, high, meaning, rule, of=TYPE_NAMES, **more)


class Content(OptionSet):
    # unit types
    unit_names: Cells = name_entry("units.*.name", "VILLAGE-34", TYPE_NAMES[SPARE_1:])
    cost_of: Cells = of_units("cost", 1, 48, "cost in half-Kids", "VILLAGE-R35")
    dice_of: Cells = of_units("dice", 1, MOST_DICE, "Command Dice at the start and at most", "VILLAGE-34")
    unit_traits: Cells = of_units(
        "traits", 0, -1, "its Traits, given or chosen", "VILLAGE-36", count=2, least=0, words=UNIT_TRAITS
    )
    trait_face_of: Cells = of_units("trait_face", 1, 0, "what a Trait face counts as", "VILLAGE-47", words=FACES)
    walk_dice: Cells = of_units("walk_dice", 0, 2, "dice of inches of a MOVE", "VILLAGE-62")
    walk_inches: Cells = of_units("walk_inches", 0, 12, "inches of a MOVE besides", "VILLAGE-62")
    slide_dice: Cells = of_units("slide_dice", 0, 2, "dice of inches of a SLIDE", "VILLAGE-63")
    slide_inches: Cells = of_units("slide_inches", 0, 12, "inches of a SLIDE besides", "VILLAGE-63")
    vaults: Cells = of_units("vaults", 1, 0, "whether it vaults fences", "VILLAGE-64", words=YES_OR_NO)
    gather_of: Cells = of_units("gather", 0, SIZES, "GATHER value", "VILLAGE-72")
    to_hit: Cells = of_units("to_hit", -4, 4, "added to the number it needs to hit each type", "VILLAGE-84", count=TYPES)
    cold_from: Cells = of_units("effect", 2, 7, "effect dice of so much or more cost it Command Dice", "VILLAGE-88")
    cold_for: Cells = of_units("effect_dice", 1, 6, "how many such effect dice cost one Command Die", "VILLAGE-88")
    cheats: Cells = of_units(
        "cheats", 1, 6, "from which die on it is caught cheating against each type", "VILLAGE-91", count=TYPES, words=CHEATING
    )
    caught_dice: Cells = of_units("caught_dice", 1, 3, "dice of its caught check, the lowest counts", "VILLAGE-91")
    oops_from: Cells = of_units("oops", 2, 6, "from which die on it takes along who shoves it", "VILLAGE-69", words={0: "never"})
    throws_itself: Cells = of_units("throws_itself", 1, 0, "whether it throws pieces of itself", "VILLAGE-82", words=YES_OR_NO)
    regrows: Cells = of_units("regrows", 0, MOST_DICE, "Command Dice that REGROW gives back", "VILLAGE-76")
    draws_by_miracle: Cells = of_units("miracle_draws", 1, 0, "whether it draws by MIRACLE", "VILLAGE-103", words=YES_OR_NO)

    # Command Dice
    die: Cells = entry("die.faces", 1, 0, "what each face of a Command Die is spent on", "VILLAGE-59", count=6, words=FACES)
    trait_verb: Cells = entry("traits.*", 1, 0, "what a Trait spends its face on", "VILLAGE-59", of=TRAIT_NAMES, words=VERBS)
    recover_dice: int = entry("recover.dice", 0, MOST_DICE, "Command Dice that RECOVER gives back", "VILLAGE-93")
    prepare_bonus: int = entry("prepare.bonus", 0, 6, "what PREPARE adds to the next activation roll", "VILLAGE-94")
    shove_dice: int = entry("shove.dice", 0, MOST_DICE, "Command Dice that a fall costs, but never the last", "VILLAGE-68")
    give_inches: int = entry("give.inches", 0, 30, "how far a snowball can be given", "VILLAGE-75")
    zone_inches: int = entry("setup.zone", 5, 12, "inches of the zone of a corner", "VILLAGE-26")
    largest: int = entry("snowball.largest", 1, SIZES, "the Size to which snowballs grow", "VILLAGE-74")
    own_piece: int = entry("snowball.own_piece", 1, SIZES, "the Size of a piece of oneself", "VILLAGE-82")

    # throws
    close_inches: int = entry("throw.too_close", 0, 5, "inches within which a throw is Too Close", "VILLAGE-81")
    near_inches: int = entry("throw.near", 0, 30, "inches of the first distance", "VILLAGE-84")
    middle_inches: int = entry("throw.middle", 0, 30, "inches of the second distance", "VILLAGE-84")
    hit_base: Cells = entry("throw.base", 2, 12, "the number needed near, in the middle and beyond", "VILLAGE-84", count=3)
    size_bonus: Cells = entry("throw.sizes", 0, 4, "how much less a snowball of Size 1 to 5 needs", "VILLAGE-84", count=SIZES)
    aim_bonus: int = entry("throw.aim", 0, 2, "how much less each AIM makes it", "VILLAGE-84")
    object_malus: int = entry("throw.object", 0, 2, "how much more each object makes it", "VILLAGE-84")
    beside: int = entry("throw.beside", 0, 6, "half inches from the line within which an object counts", "VILLAGE-19")
    critical_hit: int = entry("throw.critical_hit", 7, 13, "the least sum that always hits, critically", "VILLAGE-85")
    critical_miss: int = entry("throw.critical_miss", 1, 6, "the greatest sum that always misses, critically", "VILLAGE-85")
    critical_dice: int = entry("effect.critical", 0, 2, "more effect dice of a critical hit", "VILLAGE-88")

    # Points
    hit_points: int = entry("points.hit", 0, 5, "Points for a hit", "VILLAGE-87")
    unhurt_points: int = entry("points.unhurt", 0, 5, "Points of an unhurt target, by option", "VILLAGE-R11")
    cheat_points: int = entry("points.cheat", 0, 5, "Points that cheating costs where the table says point", "VILLAGE-91")
    whole_points: int = entry("points.all_in_play", 0, 50, "for a team with all its Kids in play", "VILLAGE-113")
    most_points: int = entry("points.most_in_play", 0, 50, "for a team if none has more Kids in play", "VILLAGE-114")

    # Ability Cards
    copies: Cells = entry("cards.*.copies", 0, MOST_COPIES, "copies for each Kid at the start", "VILLAGE-99", of=CARD_NAMES)
    saved_counts: Cells = entry("cards.saved.counts", 0, 5, "snowballs that appear, three ways", "VILLAGE-100", count=3)
    saved_sizes: Cells = entry("cards.saved.sizes", 1, SIZES, "their Sizes", "VILLAGE-100", count=3)
    notdone_dice: int = of_card("notdone", NOTDONE, "Command Dice that are rolled", "VILLAGE-101")
    ice_dice: int = of_card("ice", ICE, "more effect dice", "VILLAGE-88")
    pitch_dice: int = of_card("pitch", PITCH, "more hit dice, the lowest are dropped", "VILLAGE-85")
    missed_dice: int = of_card("missed", MISSED, "more hit dice, the highest are dropped", "VILLAGE-85")
    miracle_cards: int = entry("cards.miracle.draws", 0, 5, "cards drawn by it", "VILLAGE-103")
    dash_dice: int = of_card("dash", DASH, "dice of inches", "VILLAGE-102")
    dash_inches: int = entry("cards.dash.inches", 0, 12, "inches besides", "VILLAGE-102")
    # Ability Cards that only a variant has: each is like a printed one, with numbers of its own
    card_names: Cells = name_entry("cards.*.name", "VILLAGE-98", SPARE_CARDS)
    spare_does: Cells = entry(
        "cards.*.does", 1, 0, "the printed card that it is like", "VILLAGE-98", of=SPARE_CARDS, words=PRINTED_CARDS
    )
    spare_dice: Cells = entry("cards.*.dice", 0, MOST_DICE, "its dice, if that card has some", "VILLAGE-98", of=SPARE_CARDS)
    spare_inches: Cells = entry("cards.*.inches", 0, 12, "inches besides, if it is like dash", "VILLAGE-102", of=SPARE_CARDS)
    spare_count: Cells = entry("cards.*.count", 1, 5, "snowballs that appear, if it is like saved", "VILLAGE-100", of=SPARE_CARDS)
    spare_size: Cells = entry("cards.*.size", 1, SIZES, "their Size", "VILLAGE-100", of=SPARE_CARDS)
    spare_draws: Cells = entry("cards.*.draws", 0, 5, "cards drawn by it, if it is like miracle", "VILLAGE-103", of=SPARE_CARDS)
    earn_points: int = entry("earn.points", 1, 99, "a card is earned at each multiple of so many Points", "VILLAGE-104")
    earn_cards: int = entry("earn.cards", 0, 3, "cards earned at a time", "VILLAGE-104")
    deal_cards: Cells = entry("deal.*", 0, 5, "cards dealt to each hand", "VILLAGE-105", of=DEAL_MODES)

    # what follows from it
    given_traits: Cells = i8(TYPES)  # masks
    chosen_traits: Cells = i8(TYPES)  # how many are chosen
    pays: Cells = i8(7)  # by face: the Traits whose dice can be spent as that face, as a mask
    most_dice: int = i8()  # Command Dice that anybody can have
    saved_ways: int = i8()  # ways to play SAVED, as bits
    card_dice: Cells = i8(CARDS)  # of each card; 0 where it has none
    spare_cards: int = i8()  # 1: the deck has cards that only a variant has

    @classmethod
    def settle_content(cls, o: Any) -> None:
        for kind in range(TYPES):
            traits = [trait for trait in o.unit_traits[kind] if trait]
            if len(traits) == 2 and traits[0] == traits[1] != CHOSEN:
                raise Refusal("option", f"units.{TYPE_NAMES[kind]}.traits names the same Trait twice")
            o.chosen_traits[kind] = traits.count(CHOSEN)
            o.given_traits[kind] = sum({trait for trait in traits if trait != CHOSEN})
        if o.near_inches > o.middle_inches:
            near, middle = o.near_inches, o.middle_inches
            raise Refusal("option", f"throw.near is {near}, but throw.middle, the second distance, is only {middle}")
        for trait, verb in enumerate(o.trait_verb):
            o.pays[verb] |= 1 << trait
        settle_spare_cards(o)
        o.most_dice = max(*o.dice_of, *(o.card_dice[card] for card, does in effects(o) if does == NOTDONE))
        o.saved_ways = sum(1 << way for way in range(3) if o.saved_counts[way])


def effects(o: Any) -> list[tuple[int, int]]:
    """Every card with the printed card that it is like."""
    return [*enumerate(range(SPARE_CARD)), *((SPARE_CARD + spare, does) for spare, does in enumerate(o.spare_does))]


def settle_spare_cards(o: Any) -> None:
    for card, name, does in zip(range(SPARE_CARD, CARDS), SPARE_CARDS, o.spare_does, strict=True):
        dice = o.spare_dice[card - SPARE_CARD]
        low, high = CARD_DICE.get(does, (0, MOST_DICE))
        if not low <= dice <= high:
            like = f"a card that does what {PRINTED_CARDS[does]} does has {low} to {high}"
            raise Refusal("option", f"cards.{name}.dice is {dice}, but {like} (cards.{name}.does)")
        o.card_dice[card] = dice if does in CARD_DICE else 0
    printed = {NOTDONE: o.notdone_dice, ICE: o.ice_dice, PITCH: o.pitch_dice, MISSED: o.missed_dice, DASH: o.dash_dice}
    for card, dice in printed.items():
        o.card_dice[card] = dice
    o.spare_cards = int(any(o.copies[SPARE_CARD:]))
