"""`snowyard games`, `snowyard options`, `snowyard content`, `snowyard rules`: what there is to read before a game."""

from __future__ import annotations

import argparse
import json

from snowyard.kernel.arguments import add_command, add_options, options_of
from snowyard.kernel.tongue import helped, language, said
from snowyard.terminal.parsers import Subparsers, add_plain


def add_parsers(commands: Subparsers) -> None:
    games = add_command(commands, "games")
    add_plain(games)
    games.set_defaults(run=run_games)

    options = add_command(commands, "options")
    options.add_argument("game", metavar="GAME")
    add_plain(options)
    options.set_defaults(run=run_options)

    content = commands.add_parser(
        "content",
        help=helped("help-content"),
        description="List what a variant of a game may change, with the printed values, as a file that --variant takes.",
    )
    content.add_argument("game", metavar="GAME", help="a game, such as forts")
    add_options(content)
    content.set_defaults(run=run_content)

    rules = add_command(commands, "rules")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", metavar="NUMBER", nargs="?")
    add_plain(rules)
    rules.set_defaults(run=run_rules)


def run_games(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.game import game, games
    from snowyard.terminal.screen import Screen

    screen = Screen(arguments.plain)
    for slug in games():
        found, facts = game(slug), game(slug).facts
        speech, by = found.speech(language()), said("by-whom", credit=facts.credit)
        span = {"players": _span(*found.players), "minutes": _span(*facts.minutes)}
        figures = f"{said('players-minutes', **span)}, {said(f'difficulty-{facts.difficulty}')}"
        if screen.plain:
            screen.say(f"{slug}: {speech.title}, {by}; {figures}. {speech.summary}")
        else:
            screen.show([f"[warm]{slug:<8}[/] [b]{speech.title}[/] [quiet]{by}[/]"])
            screen.say(speech.summary, indent=9)
            screen.show([f"{'':<9}[quiet]{figures}[/]"])
    return 0


def _span(low: int, high: int) -> str:
    return str(low) if low == high else said("span", low=low, high=high)


def run_content(arguments: argparse.Namespace) -> int:
    """The names of a variant file, as a variant file: what is printed, or what this variant makes of it."""
    from snowyard.kernel.game import game

    found = game(arguments.game)
    options = found.options.array(1)
    options.raw[0] = found.options_words(options_of(arguments))
    if not found.options.places():
        print(f"# {found.slug} has no content.toml: a variant can change nothing in it")
        return 0
    under: dict[str, list[str]] = {}  # a heading stands once in a file
    for path, place in found.options.places().items():
        heading, _, name = path.rpartition(".")
        value = json.dumps(place.entry.write(place.lying(options[0])), ensure_ascii=False)
        line = f"{name} = {value}  # {place.entry.meaning}: {place.entry.allowed} ({place.entry.rule})"
        under.setdefault(heading, []).append(line)
    print("\n\n".join("\n".join([f"[{heading}]", *lines]) for heading, lines in under.items()))
    return 0


def run_options(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.game import game
    from snowyard.terminal.screen import Screen
    from snowyard.terminal.theme import escape

    screen = Screen(arguments.plain)
    found = game(arguments.game)
    for name, option in found.options.declared().items():
        meaning = found.speech(language()).option(name)
        default = {"True": "on", "False": "off", "": "empty"}.get(str(option.default), option.default)
        rule = f" ({option.rule})" if option.rule else ""
        if screen.plain:
            screen.say(f"{name}: {option.values}; default {default}. {meaning}{rule}.")
        else:
            screen.show([f"[warm]{name}[/]  {escape(option.values)}  [quiet]default[/] {default}"])
            screen.say(f"{meaning}{rule}", indent=4)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.game import game
    from snowyard.terminal.rulebook import asked
    from snowyard.terminal.screen import Screen

    found = game(arguments.game)
    text = found.rulebook(language()) if arguments.number is None else asked(found, {}, arguments.number)
    Screen(arguments.plain).page(text)
    return 0
