"""`snowyard play`: a game at this terminal."""

from __future__ import annotations

import argparse
import getpass
from pathlib import Path
from typing import TYPE_CHECKING

from snowyard.kernel.arguments import add_command, add_options, options_of
from snowyard.kernel.tongue import said
from snowyard.terminal.parsers import Subparsers, add_plain

QUIET_SECONDS = 1.0  # before native code is looked for: nobody is to wait longer for the first prompt

if TYPE_CHECKING:
    from snowyard.match import Match
    from snowyard.terminal.screen import Screen


def add_parsers(commands: Subparsers) -> None:
    play = add_command(commands, "play")
    play.add_argument("game", metavar="GAME", nargs="?")
    play.add_argument("--seats", metavar="LIST")
    play.add_argument("--bot-kind", metavar="KIND")
    play.add_argument("--seed", metavar="N", type=seed)
    add_options(play)
    play.add_argument("--own-dice", action="store_true")
    play.add_argument("--hints", action="store_true")
    play.add_argument("--no-forced", dest="forced", action="store_false")
    play.add_argument("--save", metavar="FILE")
    play.add_argument("--resume", metavar="FILE")
    play.add_argument("--start-programs", action="store_true")
    play.add_argument("--table", metavar="LINK")
    play.add_argument("--name", metavar="NAME")
    play.add_argument("--code", metavar="CODE")
    add_plain(play)
    play.set_defaults(run=run)


def seed(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(said("seed-wrong", typed=repr(text)))
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.match.native import TakeOver
    from snowyard.terminal.learned import helper
    from snowyard.terminal.local import LocalTable
    from snowyard.terminal.screen import Screen
    from snowyard.terminal.session import Session

    screen = Screen(arguments.plain)
    if arguments.table:
        return play_remote(arguments, screen)
    for option in ("name", "code"):
        if getattr(arguments, option) is not None:
            raise Refusal("arguments", said("arguments-network", option=f"--{option}"))
    match, file = resumed(arguments, screen) if arguments.resume else dealt(arguments, screen)
    native = TakeOver(QUIET_SECONDS)
    native.want(match.game.slug)
    try:
        explainer = helper(match.game)
        return Session(LocalTable(match, file, screen, arguments.hints, explainer, arguments.forced)).run()
    finally:
        native.stop()


def play_remote(arguments: argparse.Namespace, screen: Screen) -> int:
    """A table on another machine."""
    from snowyard.terminal.connection import Keys, ask, read_link
    from snowyard.terminal.remote import RemoteTable
    from snowyard.terminal.session import Session

    only_with(arguments, "--table", said("arguments-beside-table"), ("game", "resume", "save", "hints"))
    link = read_link(arguments.table)
    info = ask(link.server, f"/api/tables/{link.table}")
    keys = Keys()
    key = keys.reclaim(link, arguments.code) if arguments.code else keys.sit_down(link, arguments.name or user_name())
    return Session(RemoteTable(link, key, info, screen, arguments.forced)).run()


def user_name() -> str:
    """As far as a server would take it for a name."""
    tidy = "".join(letter for letter in getpass.getuser() if letter.isalnum() or letter in " .'-").strip(" .'-")
    return tidy[:20].rstrip() or "Guest"


def only_with(arguments: argparse.Namespace, option: str, reason: str, more: tuple[str, ...] = ()) -> None:
    """Refuse what makes no sense beside this option."""
    from snowyard.kernel.errors import Refusal

    for name in ("seats", "bot_kind", "seed", "option", "variant", "own_dice", *more):
        if getattr(arguments, name) not in (None, False, []):
            written = "GAME" if name == "game" else f"--{name.replace('_', '-')}"
            raise Refusal("arguments", said("arguments-beside", option=written, other=option, reason=reason))


def resumed(arguments: argparse.Namespace, screen: Screen) -> tuple[Match, Path]:
    from snowyard.kernel.errors import Refusal
    from snowyard.terminal.dice import check_own_dice
    from snowyard.terminal.seating import record_file, recorded_match

    only_with(arguments, "--resume", said("arguments-beside-file"))
    file = Path(arguments.resume)
    match = recorded_match(file, screen.say)
    if arguments.game not in (None, match.game.slug):
        raise Refusal("arguments", said("arguments-other-game", file=str(file), game=match.game.slug, wanted=arguments.game))
    if match.own_dice:
        check_own_dice(match.table.hides)
    check_bots(match, file, arguments.start_programs)
    return match, record_file(match.game, arguments.save) if arguments.save else file


def check_bots(match: Match, file: Path, trusted: bool) -> None:
    """A record may come from anybody, and so may the commands in it: none is started that nobody here has agreed to."""
    from snowyard.kernel.errors import Refusal
    from snowyard.players import check_kind
    from snowyard.players.kinds import check_startable
    from snowyard.terminal.seating import programs_of
    from snowyard.terminal.theme import printable

    programs = programs_of(match)
    if programs and not trusted:
        raise Refusal("bot", said("programs-named", file=str(file), programs=printable(", ".join(programs))))
    for seat in match.players:
        if seat.bot:
            check_kind(seat.bot, match.game)
            check_startable(seat.bot)


def dealt(arguments: argparse.Namespace, screen: Screen) -> tuple[Match, Path]:
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.game import game, games
    from snowyard.match.native import begin
    from snowyard.players import DEFAULT, check_kind
    from snowyard.players.kinds import check_startable
    from snowyard.terminal.dice import check_own_dice
    from snowyard.terminal.seating import new_match, read_seats, record_file

    if arguments.game is None:
        raise Refusal("arguments", said("arguments-game", games=", ".join(games())))
    found = game(arguments.game)
    kind = check_kind(arguments.bot_kind or DEFAULT, found)
    seats = read_seats(arguments.seats, kind, found) if arguments.seats is not None else []
    options = options_of(arguments)
    hides = found.hides(options)
    if arguments.own_dice:
        check_own_dice(hides)
    for seat in seats:
        check_startable(seat.bot or "")
    check_startable(kind)
    begin(found, screen.say, {seat.bot for seat in seats} if seats else {kind})
    match = new_match(found, seats, kind, options, arguments.seed, arguments.own_dice)
    return match, record_file(found, arguments.save)
