"""`snowyard serve`, `snowyard publish` and `snowyard print`."""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
import socket
from pathlib import Path
from typing import Any

from snowyard.kernel.arguments import add_command, add_options, options_of
from snowyard.kernel.tongue import helped

USUAL_PORT = 8000


def add_parsers(commands: Any) -> None:
    serve = add_command(commands, "serve")
    serve.add_argument("--host", metavar="ADDRESS", default="127.0.0.1")
    serve.add_argument("--port", metavar="N", type=port, default=USUAL_PORT)
    serve.add_argument("--open", action="store_true")
    serve.add_argument("--database", metavar="PLACE")
    serve.add_argument("--tls-cert", metavar="FILE")
    serve.add_argument("--tls-key", metavar="FILE")
    serve.add_argument("--insecure", action="store_true")
    serve.add_argument("--origin", metavar="URL", action="append", default=[])
    serve.add_argument("--trusted-proxy", metavar="ADDRESS", type=address, action="append", default=[])
    serve.add_argument("--metrics", metavar="ADDRESS", type=address, action="append", default=[])
    serve.add_argument("--bot-threads", metavar="N", type=threads, default=0)
    serve.add_argument("--rate-scale", metavar="X", type=scale, default=1.0)
    serve.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")
    serve.set_defaults(run=run)
    publish = commands.add_parser(
        "publish",
        help=helped("help-publish"),
        description="Write a complete Snowyard for one device at a time as static files: all games, bots and rulebooks, without "
        "a server of its own. Any plain web server can serve the folder, under any path.",
    )
    publish.add_argument("folder", metavar="DIR", type=Path, help="the folder to write; it must be new or empty")
    publish.set_defaults(run=run_publish)
    add_print(commands)
    add_feedback(commands)


def add_feedback(commands: Any) -> None:
    feedback = commands.add_parser(
        "feedback",
        help=helped("help-feedback"),
        description="One table of what play-testers said of variants, with the results of their games: from records, from "
        "folders of records, or from a server's database.",
    )
    feedback.add_argument("record", metavar="PLACE", type=Path, nargs="*", help="a record, or a folder of records")
    feedback.add_argument("--database", metavar="PLACE", help="the database of a server, as `snowyard serve` is given it")
    feedback.add_argument("--out", metavar="FILE", type=Path, help="write a table (CSV), one row an answer")
    feedback.set_defaults(run=run_feedback, writes=lambda arguments: [arguments.out] if arguments.out else [])


def add_print(commands: Any) -> None:
    paper = add_command(commands, "print")
    paper.add_argument("game", metavar="GAME")
    add_options(paper)
    paper.add_argument("--paper", choices=("a4", "letter"), default="a4")
    paper.add_argument("--language", metavar="CODE", default="en")
    paper.add_argument("--one-sided", action="store_true")
    paper.add_argument("--scale", choices=("full", "half"), default="full")
    paper.add_argument("--browser", metavar="PROGRAM")
    paper.add_argument("--out", metavar="FILE", type=Path, required=True)
    paper.set_defaults(run=run_print, writes=lambda arguments: [arguments.out])


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def threads(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise argparse.ArgumentTypeError(f"bots think in 1 to 256 threads, not {text!r}")
    return int(text)


def scale(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1_000_000:
        raise argparse.ArgumentTypeError(f"the limits are multiplied by a number above 0, at most a million, not {text!r}")
    return number


def address(text: str) -> Any:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        said = f"that is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not {text!r}"
        raise argparse.ArgumentTypeError(said) from None


def is_free(host: str, port: int) -> bool:
    """Can a server listen there?"""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


def default_database() -> str:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "snowyard"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def run(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.kernel.finding import guests
    from snowyard.kernel.game import game
    from snowyard.server.serve import Place, serve
    from snowyard.server.server_log import to_stderr

    for origin in arguments.origin:
        if not re.fullmatch(r"https?://[A-Za-z0-9.-]+(:\d+)?", origin):
            raise Refusal("arguments", f"an origin is written https://name or https://name:port, not {origin!r}")
    if bool(arguments.tls_cert) != bool(arguments.tls_key):
        raise Refusal("arguments", "--tls-cert and --tls-key belong together")
    for slug in guests():
        game(slug)
    port = arguments.port
    if arguments.open and port == USUAL_PORT and not is_free(arguments.host, port):
        port = 0
    place = Place(
        arguments.host,
        port,
        arguments.tls_cert,
        arguments.tls_key,
        arguments.insecure,
        tuple(arguments.origin),
        tuple(arguments.trusted_proxy),
        tuple(arguments.metrics),
    )
    to_stderr(arguments.log_level.upper())
    database = arguments.database or os.environ.get("SNOWYARD_DATABASE") or default_database()
    return serve(place, database, arguments.bot_threads, arguments.rate_scale, show=arguments.open)


def run_publish(arguments: argparse.Namespace) -> int:
    from snowyard.progress import Progress
    from snowyard.server.guard import POLICY
    from snowyard.server.offline import parts, publish

    folder = arguments.folder
    with Progress("gathering games, rulebooks and lessons", len(parts())) as progress:
        files, size = publish(folder, POLICY, progress)
    print(f"{files} files, {size / 1e6:.1f} MB, are in {folder}. To look at them: python -m http.server --directory {folder}")
    return 0


def run_print(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal, listing
    from snowyard.kernel.finding import guests
    from snowyard.kernel.game import game
    from snowyard.kernel.sentences import languages
    from snowyard.progress import Progress
    from snowyard.server.printing import browser_path, print_game, steps

    found, options = game(arguments.game), options_of(arguments)
    found.options_words(options)  # what is wrong with them is said before a browser starts
    if found.slug in guests():
        raise Refusal("print", f"{found.slug} has no pages to print: its pictures are not part of the client")
    if arguments.language not in languages():
        raise Refusal("language", f"there is no language {arguments.language!r}; there are {listing(languages())}")
    browser = browser_path(arguments.browser)
    query = {name: str(value) for name, value in options.items()}
    query |= {"paper": arguments.paper, "scale": arguments.scale, "backs": "off" if arguments.one_sided else "on"}
    with Progress(f"printing {found.slug}", steps()) as progress:
        pages = print_game(found.slug, query, arguments.language, arguments.out, browser, progress)
    print(f"{arguments.out}: {pages} pages. Print them at 100 % (actual size){'' if arguments.one_sided else ', on both sides'}.")
    return 0


def run_feedback(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.errors import Refusal
    from snowyard.server.feedback import as_csv, of_database, of_records, told

    if not arguments.record and not arguments.database:
        raise Refusal("arguments", "name records, a folder of records, or --database")
    answers = of_records(arguments.record) + (of_database(arguments.database) if arguments.database else [])
    if arguments.out:
        arguments.out.write_text(as_csv(answers), encoding="utf-8")
        print(f"{len(answers)} answers written to {arguments.out}.")
    else:
        print(told(answers))
    return 0
