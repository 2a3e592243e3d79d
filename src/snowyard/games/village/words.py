"""Village in words: names of moves, the prompt, the rules at hand. Sentences for events are in tales.py, why a
position cannot be in check.py."""

from __future__ import annotations

from snowyard.games.village.check import check
from snowyard.games.village.content import CARD_NAMES, TRAIT_NAMES
from snowyard.games.village.lattice import PAD, POINTS, SIDE
from snowyard.games.village.layout import (
    ACTIONS,
    CORNER,
    DEPLOY,
    DEST,
    END,
    EVENTS,
    GATHER,
    MAIN,
    OVER,
    PASS,
    PAUSE,
    PHASES,
    PICK_CORNER,
    PICK_TRAIT,
    PLAY_SAVED,
    TRAIT,
    TRAIT_CHOICES,
    VAULT,
)  # fmt: skip
from snowyard.games.village.options import KIDS, SLOTS
from snowyard.games.village.tales import TITLES, UNITS, tell
from snowyard.kernel.view import Seen
from snowyard.kernel.wording import plural

__all__ = ["DICE", "EVENTS", "FACES", "GROUPS", "NAMES", "check", "default_move", "label", "prompt",
           "rule_at", "tell"]  # fmt: skip

PAID = ("", " by trait", " by wild")
TRAIT_WORDS = tuple(
    " ".join(name for i, name in enumerate(TRAIT_NAMES) if int(mask) >> i & 1) for mask in TRAIT_CHOICES
)
GATHERS = (
    "new", *(f"grow {size}" for size in range(1, 5)), "regrow",
    *(f"give {size} to slot {slot}" for size in range(1, 6) for slot in range(SLOTS)),
)  # fmt: skip

NAMES = (
    *(f"to {x} {y}" for y in range(1, SIDE + 1) for x in range(1, SIDE + 1)),
    "end", "pass",
    *(f"{verb}{paid}" for verb in ("move", "slide", "vault", "aim") for paid in PAID),
    "recover", "prepare", "get up",
    *(f"gather {use}{paid}" for paid in PAID for use in GATHERS),
    *(f"throw {what} at k{kid}{paid}" for paid in PAID for kid in range(KIDS)
      for what in (*(f"size {size}" for size in range(1, 6)), "yourself")),
    *(f"shove k{kid}" for kid in range(KIDS)),
    "play saved 3x1", "play saved 2x3", "play saved 1x5",
    "play notdone", "play ice", "play grandma", "play pitch", "play missed", "play miracle", "play miracle to draw",
    "play dash",
    *(f"corner {corner}" for corner in range(4)),
    *(f"trait{'s' if ' ' in words else ''} {words}" for words in TRAIT_WORDS),
    "surrender",
)  # fmt: skip
GROUPS = (
    *["to"] * POINTS, *NAMES[END:GATHER],
    *(f"gather {use.split()[0]}{paid}" for paid in PAID for use in GATHERS),
    *(f"throw{own}{paid}" for paid in PAID for _ in range(KIDS) for own in ("", "", "", "", "", " yourself")),
    *["shove"] * KIDS, *NAMES[PLAY_SAVED:PICK_CORNER], *["corner"] * 4, *NAMES[PICK_TRAIT:],
)  # fmt: skip
assert len(NAMES) == len(GROUPS) == ACTIONS

COMPASS = ("south-west", "south-east", "north-east", "north-west")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
PLAIN_LABELS = {
    "end": "End this activation",
    "pass": "Pass",
    "recover": "Recover a Command Die (a Wild 6)",
    "prepare": "Prepare: +1 on the next activation roll (a Wild 6)",
    "get up": "Get up (a Wild 6)",
    "play saved 3x1": f"{TITLES[0]} Three snowballs of Size 1",
    "play saved 2x3": f"{TITLES[0]} Two snowballs of Size 3",
    "play saved 1x5": f"{TITLES[0]} One snowball of Size 5",
    "play miracle to draw": f"{TITLES[6]} Draw two cards",
    "surrender": "Surrender: your Kids go home",
}
DIE_OF = {"move": 1, "slide": 1, "vault": 1, "gather": 2, "aim": 3, "throw": 4}
VERB_LABELS = {"move": "Walk", "slide": "Slide", "vault": "Vault the fence", "aim": "Aim"}


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    words = name.split()
    match words:
        case ["to", x, y]:
            return f"Point {x}, {y}"
        case ["shove", kid]:
            return f"Shove {kid.upper()}: it falls, and parents may see it"
        case ["play", card]:
            return f"Play {TITLES[CARD_NAMES.index(card)]}"
        case ["corner", corner]:
            return f"The {COMPASS[int(corner)]} corner"
        case ["trait" | "traits", *chosen]:
            return " and ".join(chosen).capitalize()
        case _:
            return f"{spending(words)} ({paid_with(words)})"


def spending(words: list[str]) -> str:
    """What a die is spent on."""
    match words:
        case ["throw", "yourself", "at", kid, *_]:
            return f"Throw a piece of yourself at {kid.upper()}"
        case ["throw", "size", size, "at", kid, *_]:
            return f"Throw Size {size} at {kid.upper()}"
        case ["gather", "new", *_]:
            return "Make a new snowball"
        case ["gather", "regrow", *_]:
            return "Regrow a Command Die"
        case ["gather", "grow", size, *_]:
            return f"Grow a snowball of Size {size}"
        case ["gather", "give", size, "to", "slot", slot, *_]:
            return f"Give a snowball of Size {size} to the {ORDINALS[int(slot)]} Kid of your team"
        case _:
            return VERB_LABELS[words[0]]


def paid_with(words: list[str]) -> str:
    match words[-2:]:
        case ["by", "trait"]:
            return "a 5, by Trait"
        case ["by", "wild"]:
            return "a Wild 6"
        case _:
            return f"a {DIE_OF[words[0]]}"


FACES = {6: ("1", "2", "3", "4", "5", "6"), -len(CARD_NAMES): CARD_NAMES}
DICE = {6: "die", -len(CARD_NAMES): "Ability Card"}

RULES_AT = {
    "trait": ("VILLAGE-36",),
    "corner": ("VILLAGE-38", "VILLAGE-39"),
    "deploy": ("VILLAGE-26", "VILLAGE-40"),
    "start_other": ("VILLAGE-53", "VILLAGE-54"),
    "start_self": ("VILLAGE-46", "VILLAGE-53"),
    "main": ("VILLAGE-48", "VILLAGE-49", "VILLAGE-59"),
    "dest": ("VILLAGE-22", "VILLAGE-62"),
    "contact": ("VILLAGE-53", "VILLAGE-55"),
    "shove": ("VILLAGE-67", "VILLAGE-70", "VILLAGE-91"),
    "throw_shooter": ("VILLAGE-56", "VILLAGE-57"),
    "throw_target": ("VILLAGE-56", "VILLAGE-57"),
    "hit_target": ("VILLAGE-56", "VILLAGE-57"),
    "miracle": ("VILLAGE-92",),
    "over": ("VILLAGE-112", "VILLAGE-116", "VILLAGE-117"),
}


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that govern the decision at hand."""
    return ("VILLAGE-51",) if t.phase == PAUSE else RULES_AT[PHASES[t.phase]]


def default_move(t: Seen) -> int:
    """What an absent player does when the time runs out: PASS, END, the own point, else the lowest number."""
    if t.phase == TRAIT:
        if t.chosen_traits[t.kind[t.asked]] == 2:
            return PICK_TRAIT + 4
        return PICK_TRAIT + next(i for i in range(4) if not t.trait[t.asked] >> i & 1)
    if t.phase == CORNER:
        return PICK_CORNER + next(c for c in range(4) if t.corner_owner[c] < 0)
    if t.phase == DEPLOY or (t.phase == DEST and t.move_kind == VAULT):
        return next(SIDE * (y - 1) + x - 1 for y in range(1, SIDE + 1) for x in range(1, SIDE + 1)
                    if t.reach[y + PAD] >> (x + PAD) & 1)  # fmt: skip
    if t.phase == DEST:
        return int(SIDE * (t.y[t.mover] - 1) + t.x[t.mover] - 1)
    return END if t.phase == MAIN else PASS


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        teams = [team for team in range(t.teams) if t.winners >> team & 1]
        winners = [names[s] for s in range(t.seats) if s // t.players_per_team in teams]
        return f"The game is over. Winner{'s' if len(winners) > 1 else ''}: {', '.join(winners)}."
    if t.phase == PAUSE:
        return "Waiting: somebody may be answering with a card."
    if t.actor != me:
        return f"Waiting for {names[t.actor]}."
    return f"K{t.asked}: {question(t)}" if t.phase != CORNER else "Choose a corner for your team."


def question(t: Seen) -> str:
    kid = t.asked
    match PHASES[t.phase]:
        case "trait":
            return f"choose {'two Traits' if t.chosen_traits[t.kind[kid]] == 2 else 'a Trait'} for this {UNITS[t.kind[kid]]}."
        case "deploy":
            return "choose where it stands."
        case "start_other":
            return f"K{t.active} is about to act. Play a card, or pass."
        case "start_self":
            return "play a card before you roll, or pass to roll."
        case "main":
            dice = " ".join(str(face) for face in range(1, 7) for _ in range(t.pool[face]))
            return f"it {'lies in the snow; ' if t.down[kid] else ''}has the dice {dice}. Spend one, or end."
        case "dest":
            return (
                "choose where to land." if t.move_kind == VAULT else f"move up to {plural(t.inches, 'inch', 'inches')}."
            )
        case "contact":
            return f"K{t.active} is beside it. Play a card, or pass."
        case "shove":
            return "shove somebody (parents may see it), or pass."
        case "throw_shooter":
            return f"it throws at K{t.target}, {needs(t)}. Play a card, or pass."
        case "throw_target":
            return f"K{t.thrower} throws at it, {needs(t)}. Play a card, or pass."
        case "hit_target":
            return "it is hit. Play a card, or pass."
        case _:
            return "it is caught cheating. Play a Christmas Miracle, or pass and go home."


def needs(t: Seen) -> str:
    return "too close to miss" if t.too_close else f"needing {t.required}"
