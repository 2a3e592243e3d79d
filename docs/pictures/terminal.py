"""Draws docs/pictures/terminal.svg: a moment of a seeded game as the terminal shows it.

.venv/bin/python docs/pictures/terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from snowyard.match import Match, Seat, seed_from
from snowyard.players import Bot
from snowyard.terminal import theme
from snowyard.terminal.local import LocalTable
from snowyard.terminal.screen import Screen

MOVES = 34


def main() -> None:
    options = {"seats": 3}
    match = Match("forts", [Seat("Mia"), Seat("Bot 1", "simple"), Seat("Bot 2", "simple")], seed=seed_from(12), **options)
    bot = Bot("simple", 4)
    while len(match.moves) < MOVES or match.table.actor != 0:
        match.play(match.table.actor, bot.choose(match.table))
    screen = Screen()
    screen.plain, screen.width = False, 80
    screen.console = Console(
        theme=theme.theme(),
        record=True,
        width=80,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        file=io.StringIO(),
    )
    here = LocalTable(match, Path("unsaved"), screen)
    here.teller.log(0, len(match.moves) - 5, len(match.moves))
    here.teller.table(0)
    here.teller.prompt(0)
    here.moves(here.legal)
    svg = screen.console.export_svg(title="snowyard play forts --seats Mia,bot,bot")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
