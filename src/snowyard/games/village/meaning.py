"""What the names of moves mean, and which dice an event shows. The browser asks the same functions, translated."""

from __future__ import annotations

from snowyard.games.village.content import KID_NAMES, PRINTED_CARDS, SPARE_1, TRAIT_FACE, TRAIT_NAMES, TYPE_NAMES, VERBS, WILD
from snowyard.games.village.options import Options
from snowyard.kernel.head import Event
from snowyard.kernel.view import Part

TOLD = ("meaning", "dice", "FACE_OF", "UNITS", "TRAITS", "CARDS", "KIDS", "CHOSEN")
"""What the page asks."""
UNITS, TRAITS, CARDS, KIDS = TYPE_NAMES[:SPARE_1], TRAIT_NAMES, PRINTED_CARDS, KID_NAMES
CHOSEN = {unit: Options.printed()[f"units.{unit}.traits"].count("chosen") for unit in UNITS}
"""How many Traits a unit of the printed game chooses."""
FACE_OF_VERB = {name: face for face, name in VERBS.items()}
FACE_OF = {**FACE_OF_VERB, "slide": FACE_OF_VERB["move"], "vault": FACE_OF_VERB["move"]}
"""The face that pays for a move, by the first word of its name (VILLAGE-59)."""
WILD_ONLY = ("recover", "prepare", "get")
"""The first words of what only a Wild pays for (VILLAGE-60)."""
SAVED_WAYS = ("3x1", "2x3", "1x5")
"""What the three ways to play that card are called."""
NOWHERE = (0, 0)


class Meaning(Part):
    """`verb`: what is done. `pays`: the face of the die that is spent, 0: none. `size`: of the snowball, 0: none. `yourself`: a
    piece of oneself is thrown. `kid`: whom it is done to, `slot`: the same by the place in the own team; -1: nobody. `what`: the
    Traits, the card or the corner. `way`: which way of several to play the card, from 0. `at`: the point, (0, 0): none."""

    verb: str
    pays: int
    size: int
    yourself: bool
    kid: int
    slot: int
    what: list[str]
    way: int
    at: tuple[int, int]


def meaning(move: str) -> Meaning:
    words = move.split()
    first = words[0]
    if first == "to":
        return Meaning("to", 0, 0, False, -1, -1, [], 0, (int(words[1]), int(words[2])))
    pays = FACE_OF.get(first, WILD if first in WILD_ONLY else 0)
    if len(words) > 2 and words[-2] == "by":
        pays = TRAIT_FACE if words[-1] == "trait" else WILD
        words = words[:-2]
    match words:
        case ["gather", "give", size, "to", "slot", slot]:
            return Meaning("give", pays, int(size), False, -1, int(slot), [], 0, NOWHERE)
        case ["gather", "grow", size]:
            return done("grow", pays, int(size))
        case ["gather", use]:
            return done(use, pays)
        case ["throw", "yourself", "at", kid]:
            return Meaning("throw", pays, 0, True, int(kid[1:]), -1, [], 0, NOWHERE)
        case ["throw", "size", size, "at", kid]:
            return Meaning("throw", pays, int(size), False, int(kid[1:]), -1, [], 0, NOWHERE)
        case ["shove", kid]:
            return Meaning("shove", 0, 0, False, int(kid[1:]), -1, [], 0, NOWHERE)
        case ["play", card, *how]:
            way = SAVED_WAYS.index(how[0]) if card == "saved" else int(how == ["to", "draw"])
            return Meaning("card", 0, 0, False, -1, -1, [card], way, NOWHERE)
        case ["corner", corner]:
            return Meaning("corner", 0, 0, False, -1, -1, [corner], 0, NOWHERE)
        case ["trait" | "traits", *names]:
            return Meaning("trait", 0, 0, False, -1, -1, names, 0, NOWHERE)
        case ["move", *_]:
            return done("walk", pays)
        case ["get", "up"]:
            return done("getup", pays)
    return done(first, pays)


def done(verb: str, pays: int, size: int = 0) -> Meaning:
    """Something that is done to nobody."""
    return Meaning(verb, pays, size, False, -1, -1, [], 0, NOWHERE)


def digits(*groups: int) -> tuple[int, ...]:
    """Dice that an event writes as digits: 46, 512 -> 4, 6, 5, 1, 2."""
    return tuple(int(digit) for group in groups if group for digit in str(group))


def dice(e: Event) -> tuple[int, ...]:
    """The dice that an event tells one by one, as they fell; of a movement it tells their sum."""
    match e.kind:
        case "rolloff" | "corner_roll" | "order_roll" | "oops":
            return (e.b,)
        case "command":
            return digits(e.b, e.c)
        case "hit_roll":
            return digits(e.a)
        case "effect":
            return digits(e.a, e.b, e.c)
        case "check":
            return digits(e.b)
    return ()
