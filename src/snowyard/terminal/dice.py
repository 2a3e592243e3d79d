"""Real dice: people type what they show."""

from __future__ import annotations

from snowyard.kernel.errors import Refusal
from snowyard.kernel.tongue import said
from snowyard.match import Match
from snowyard.terminal.screen import Screen
from snowyard.terminal.session_commands import Leave


def check_own_dice(hides: str) -> None:
    """Whoever types what is drawn sees it: refused where players hide something (`Table.hides`) from each other."""
    if hides:
        raise Refusal("own dice", said("own-dice-not"))


def ask_dice(match: Match, seat: int, action: int, screen: Screen) -> list[str]:
    """Ask for every roll and draw that this move makes, one after the other; what cannot be is asked again."""
    rolls: list[str] = []
    faces = match.wanted_roll(action, rolls)
    while faces:
        what = "ask-roll" if faces > 0 else "ask-draw"
        typed = screen.ask(f"{said(what, name=match.names[seat], allowed=match.table.allowed(faces))} ").strip()
        if typed.lower() in ("quit", said("word-quit")):
            raise Leave  # the move is not made: nothing was rolled for it yet, as far as the record knows
        try:
            faces = match.wanted_roll(action, [*rolls, typed])
        except Refusal as refusal:
            # the refusal of loaded dice speaks of numbers that nobody typed
            impossible = refusal.code == "loaded dice"
            screen.say(said("cannot-come-up", typed=typed) if impossible else refusal.sentence, "bad")
        else:
            rolls.append(typed)
    return rolls
