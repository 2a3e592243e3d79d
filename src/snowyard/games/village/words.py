"""The words of village: names of moves, faces of dice, and the rules that count now. Why a position cannot be is in check.py."""

from __future__ import annotations

from snowyard.games.village.check import check
from snowyard.games.village.content import CARD_NAMES, SPARE_CARDS, TRAIT_NAMES
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
    PASS,
    PAUSE,
    PHASES,
    PICK_CORNER,
    PICK_TRAIT,
    PLAY_SAVED,
    THROW_SHOOTER,
    THROW_TARGET,
    TRAIT,
    TRAIT_CHOICES,
    VAULT,
)
from snowyard.games.village.meaning import SAVED_WAYS
from snowyard.games.village.options import KIDS, SLOTS
from snowyard.kernel.view import Seen

__all__ = ["ASKS_FIRST", "DICE", "EVENTS", "FACES", "FORCED", "GROUPS", "NAMES", "check", "default_move", "rule_at"]

PAID = ("", " by trait", " by wild")
TRAIT_WORDS = tuple(" ".join(name for i, name in enumerate(TRAIT_NAMES) if int(mask) >> i & 1) for mask in TRAIT_CHOICES)
GATHERS = (
    "new",
    *(f"grow {size}" for size in range(1, 5)),
    "regrow",
    *(f"give {size} to slot {slot}" for size in range(1, 6) for slot in range(SLOTS)),
)

NAMES = (
    *(f"to {x} {y}" for y in range(1, SIDE + 1) for x in range(1, SIDE + 1)),
    "end", "pass",
    *(f"{verb}{paid}" for verb in ("move", "slide", "vault", "aim") for paid in PAID),
    "recover", "prepare", "get up",
    *(f"gather {use}{paid}" for paid in PAID for use in GATHERS),
    *(f"throw {what} at k{kid}{paid}" for paid in PAID for kid in range(KIDS)
      for what in (*(f"size {size}" for size in range(1, 6)), "yourself")),
    *(f"shove k{kid}" for kid in range(KIDS)),
    *(f"play saved {way}" for way in SAVED_WAYS),
    "play notdone", "play ice", "play grandma", "play pitch", "play missed", "play miracle", "play miracle to draw",
    "play dash",
    *(f"corner {corner}" for corner in range(4)),
    *(f"trait{'s' if ' ' in words else ''} {words}" for words in TRAIT_WORDS),
    "surrender",
    *(f"play {card}" for card in SPARE_CARDS),
)  # fmt: skip
GROUPS = (
    *["to"] * POINTS,
    *NAMES[END:GATHER],
    *(f"gather {use.split()[0]}{paid}" for paid in PAID for use in GATHERS),
    *(f"throw{own}{paid}" for paid in PAID for _ in range(KIDS) for own in ("", "", "", "", "", " yourself")),
    *["shove"] * KIDS,
    *NAMES[PLAY_SAVED:PICK_CORNER],
    *["corner"] * 4,
    *NAMES[PICK_TRAIT:],
)
assert len(NAMES) == len(GROUPS) == ACTIONS

FORCED = ("trait", "corner", "deploy", "dest")
"""Where the map shows the choice to everybody; Ability Cards make all others secret."""

ASKS_FIRST = ("end",)
"""By VILLAGE-49 END is never the only thing left: whoever plays it gives dice or cards away."""

FACES = {6: ("1", "2", "3", "4", "5", "6"), -len(CARD_NAMES): CARD_NAMES}
DICE = {6: "die", -len(CARD_NAMES): "Ability Card"}

RULES_AT = {
    "trait": ("VILLAGE-36", "VILLAGE-59"),
    "corner": ("VILLAGE-38", "VILLAGE-39"),
    "deploy": ("VILLAGE-26", "VILLAGE-40"),
    "start_other": ("VILLAGE-53", "VILLAGE-54"),
    "start_self": ("VILLAGE-46", "VILLAGE-53"),
    "main": ("VILLAGE-59", "VILLAGE-84"),
    "contact": ("VILLAGE-55", "VILLAGE-68"),
    "shove": ("VILLAGE-68", "VILLAGE-91"),
    "throw_shooter": ("VILLAGE-84", "VILLAGE-85"),
    "throw_target": ("VILLAGE-84", "VILLAGE-85"),
    "hit_target": ("VILLAGE-88", "VILLAGE-89"),
    "miracle": ("VILLAGE-92",),
    "over": ("VILLAGE-112", "VILLAGE-116", "VILLAGE-117"),
}
RULES_OF_MOVES = (
    ("VILLAGE-22", "VILLAGE-62"),
    ("VILLAGE-23", "VILLAGE-63"),
    ("VILLAGE-24", "VILLAGE-64"),
    ("VILLAGE-22", "VILLAGE-102"),
)


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that decide the matter at hand."""
    if t.phase == PAUSE:
        return ("VILLAGE-51",)
    if t.phase == DEST:
        return RULES_OF_MOVES[t.move_kind]
    if t.phase == MAIN and t.down[t.asked]:
        return ("VILLAGE-61",)
    if t.phase in (THROW_SHOOTER, THROW_TARGET) and t.too_close:
        return ("VILLAGE-90", "VILLAGE-91")
    return RULES_AT[PHASES[t.phase]]


def default_move(t: Seen) -> int:
    """What an absent player does when the time runs out: PASS, END, the own point, else the lowest number."""
    if t.phase == TRAIT:
        if t.chosen_traits[t.kind[t.asked]] == 2:
            return PICK_TRAIT + 4
        return PICK_TRAIT + next(i for i in range(4) if not t.trait[t.asked] >> i & 1)
    if t.phase == CORNER:
        return PICK_CORNER + next(c for c in range(4) if t.corner_owner[c] < 0)
    if t.phase == DEPLOY or (t.phase == DEST and t.move_kind == VAULT):
        return next(
            SIDE * (y - 1) + x - 1 for y in range(1, SIDE + 1) for x in range(1, SIDE + 1) if t.reach[y + PAD] >> (x + PAD) & 1
        )
    if t.phase == DEST:
        return int(SIDE * (t.y[t.mover] - 1) + t.x[t.mover] - 1)
    return END if t.phase == MAIN else PASS
