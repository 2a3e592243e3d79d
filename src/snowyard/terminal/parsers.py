"""What the parsers of several sub-commands share."""

from __future__ import annotations

import argparse
import functools
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, TypeAlias

from snowyard.kernel import tongue
from snowyard.kernel.errors import Refusal

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

COMPLAINTS = {
    "parse-required": r"the following arguments are required: (?P<names>.+)",
    "parse-unknown": r"unrecognized arguments: (?P<names>.+)",
    "parse-choice": r"argument (?P<name>.+?): invalid choice: (?P<typed>.+?) \(choose from (?P<choices>.+)\)",
    "parse-one": r"argument (?P<name>.+?): expected (?:one|at least one) argument",
    "parse-value": r"argument (?P<name>.+?): invalid \w+ value: (?P<typed>.+)",
    "parse-beside": r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)",
}
"""What argparse complains of, in its own words, and how we say it in other languages."""


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true")
    add_language(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", metavar="CODE")


class Formatter(argparse.HelpFormatter):
    """`begins`: the word in front of how a command is called."""

    def __init__(self, begins: str, prog: str, **more: Any) -> None:
        super().__init__(prog, **more)
        self._begins = begins

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._begins} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that explains itself in the language spoken when it is made, and complains in that of whoever typed, where the
    command speaks it. What an argument means is in `help.ftl`, unless its command says it in English."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=functools.partial(Formatter, tongue.helped("help.usage")), **settings)
        self._positionals.title, self._optionals.title = tongue.helped("help.arguments"), tongue.helped("help.options")
        self._option_string_actions["--help"].help = tongue.helped("help.help")

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        action = super().add_argument(*names, **settings)
        if action.help is None:
            action.help = tongue.helped_with("-".join(["help", *self.prog.split()[1:]]), action.dest.replace("_", "-"))
        return action

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None):  # type: ignore[no-untyped-def,override]
        if "--language" in self._option_string_actions:
            tongue.use(language_of(sys.argv[1:] if args is None else args))
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        if tongue.language() == "en":
            super().error(message)
        self.exit(2, f"{self.prog}: {translated(message)}. {tongue.said('parse-usage', help=f'{self.prog} --help')}\n")


def language_of(args: Sequence[str]) -> str:
    """The language that a command line asks for; English if there is none such: the command itself complains of that."""
    given = next((word.partition("=")[2] for word in args if word.startswith("--language=")), None)
    if "--language" in args[:-1]:
        given = args[list(args).index("--language") + 1]
    try:
        return tongue.wanted(given)
    except Refusal:
        return "en"


def translated(message: str) -> str:
    for id, words in COMPLAINTS.items():
        if found := re.fullmatch(words, message):
            return tongue.said(id, **found.groupdict())
    named = re.fullmatch(r"argument (?P<name>.+?): (?P<own>.+)", message)  # a sentence of our own, in this language already
    return f"{named['name']}: {named['own']}" if named else message
