"""The language of this terminal, one for the whole process: English until `use` says otherwise."""

from __future__ import annotations

import contextlib
import functools
import importlib.resources
import os
from collections.abc import Callable, Iterator

from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.sentences import DRAWN, HELP, HOUSE, SAID, TERMINAL, Arg, Voice, languages, say

VARIABLES = ("SNOWYARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a wish for a language stands, the first that is set counts."""
_now = ["en"]


def use(lang: str) -> None:
    _now[0] = lang


@contextlib.contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Another language for a moment."""
    before = language()
    use(lang)
    try:
        yield
    finally:
        use(before)


def language() -> str:
    return _now[0]


def wanted(given: str | None) -> str:
    """The language that somebody names, else the one of the system as far as there is such a translation, else English."""
    if given is None:
        found = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
        code = found.replace("_", "-").partition(".")[0]
        return next((lang for lang in (code, code.partition("-")[0].lower()) if lang in languages()), "en")
    if given not in languages():
        raise Refusal("language", f"there is no language {given!r}; there are {listing(languages())}")
    return given


@functools.cache
def _terminal(lang: str) -> Voice:
    folder = importlib.resources.files(HOUSE) / lang
    return Voice(lang, [folder / SAID, folder / TERMINAL], "terminal")


def said(id: str, /, **args: Arg) -> str:
    """What the terminal itself says: a sentence of `sentences/<language>/terminal.ftl`."""
    return _terminal(language()).text(say(id, **args))


def can_say(id: str) -> bool:
    return _terminal(language()).has(id)


@functools.cache
def _help(lang: str) -> Voice:
    return Voice(lang, [importlib.resources.files(HOUSE) / lang / HELP], "help")


def helped(id: str, /, **args: Arg) -> str:
    """What `--help` says: a sentence of `sentences/<language>/help.ftl`."""
    return _help(language()).text(say(id, **args))


def helped_with(command: str, argument: str) -> str:
    """What it says about an argument of a command, or of many commands."""
    own = f"{command}.{argument}"
    return helped(own if _help(language()).has(own) else f"help.{argument}")


@functools.cache
def _drawing(lang: str, package: str) -> Voice:
    home = importlib.resources.files(package)
    if lang != "en" and not (home / DRAWN / f"{lang}.ftl").is_file():
        return _drawing("en", package)
    own = [home / folder / f"{lang}.ftl" for folder in ("sentences", DRAWN)]
    return Voice(lang, [importlib.resources.files(HOUSE) / lang / SAID, *own], package.rpartition(".")[2])


def drawing(package: str) -> Callable[..., str]:
    """What the picture of a game in the terminal says: its own sentences, and those in its folder `terminal`."""

    def word(id: str, /, **args: Arg) -> str:
        return _drawing(language(), package).text(say(id, **args))

    return word
