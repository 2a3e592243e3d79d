"""Real dice: people type what they show."""

from __future__ import annotations

from snowyard.kernel.errors import Refusal
from snowyard.match import Match
from snowyard.terminal.screen import Screen
from snowyard.terminal.talk import Leave


def ask_dice(match: Match, seat: int, action: int, screen: Screen) -> list[str]:
    """Ask for every roll and draw that this move makes, one after the other; what cannot be is asked again."""
    rolls: list[str] = []
    faces = match.wanted_roll(action, rolls)
    while faces:
        what = "Roll" if faces > 0 else "Draw"
        typed = screen.ask(f"{what} for {match.names[seat]}, {match.table.allowed(faces)}? ").strip()
        if typed.lower() == "quit":
            raise Leave  # the move is not made: nothing was rolled for it yet, as far as the record knows
        try:
            faces = match.wanted_roll(action, [*rolls, typed])
        except Refusal as refusal:
            # what the dice do not fit may be a bot's secret: the refusal of loaded dice names it, so it is not repeated
            impossible = refusal.code == "loaded dice"
            screen.say(f"{typed!r} cannot come up now." if impossible else refusal.sentence, "bad")
        else:
            rolls.append(typed)
    return rolls
