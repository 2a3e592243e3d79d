"""What the table itself has to say, in the languages that games speak."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from snowyard.kernel.game import Game

Label = Callable[[str, int, Sequence[str]], str]

SENTENCES = {
    "en": {
        "time": "Time is up: the default move is played for {name}.",
        "undo": "{name} takes back.",
        "end": "{name} resigns.",
        "won": "{name} resigns. {other} wins.",
    },
    "de": {
        "time": "Die Zeit ist um: für {name} wird der vereinbarte Zug gemacht.",
        "undo": "{name} nimmt zurück.",
        "end": "{name} gibt auf.",
        "won": "{name} gibt auf. {other} gewinnt.",
    },
}
"""By language and cause."""


def labels(game: Game, lang: str) -> Label:
    """What a person reads on a move's button."""
    found: Label = game.speech(lang).label
    return found


def line(cause: str, seat: int, names: Sequence[str], lang: str) -> str:
    """What the table itself says about a line; '' where the game's events say it all."""
    sentence = SENTENCES[lang].get(cause, "")
    return sentence.format(name=names[seat]) if seat >= 0 else ""


def resignation(loser: int, names: Sequence[str], lang: str) -> str:
    return SENTENCES[lang]["won"].format(name=names[loser], other=names[1 - loser])
