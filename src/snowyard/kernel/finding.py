"""Where games lie, and what one must have. A game is a folder with a `rules.py` in the package `snowyard.games`, or in a folder
that the environment variable SNOWYARD_GAMES names (several: with the sign between folders of PATH). No list names it."""

from __future__ import annotations

import functools
import importlib
import re
import traceback
from pathlib import Path
from types import ModuleType

from snowyard.kernel.errors import Refusal, listing

VARIABLE = "SNOWYARD_GAMES"
PACKAGE = "snowyard.games"
PAGE = "docs/adding-a-game.md"
FILES = ("layout", "options", "rules", "secrets", "features", "words", "tell", "view", "screen", "bot")
"""The modules of every game."""
ASKED: dict[str, tuple[str, ...]] = {
    "options": ("Options", "VARIANTS", "INTERPRETED_GAMES"),
    "layout": ("SEATS", "PHASES", "EVENTS", "Yard"),
    "rules": ("RULES_VERSION", "deal", "legal", "play", "payoff"),
    "secrets": ("show", "redeal"),
    "features": ("SIZE", "observe"),
    "words": ("EVENTS", "NAMES", "GROUPS", "FACES", "DICE", "rule_at", "default_move", "check"),
    "tell": ("tell", "prompt", "label", "things"),
    "view": ("Public", "Private", "public", "private"),
    "screen": ("draw",),
    "bot": ("choose",),
}
"""What every module of a game has in it."""
WHERE_WANTED: dict[str, tuple[str, ...]] = {"commands": ("add_parsers",), "counted": ("COUNTED",)}
"""The same of modules that a game may leave out."""


def _games() -> ModuleType:
    return importlib.import_module(PACKAGE)


@functools.cache
def homes() -> dict[str, Path]:
    """The folder of every game, by its slug."""
    found: dict[str, Path] = {}
    for place in map(Path, _games().__path__):
        named = str(place) in _games().ELSEWHERE
        if named and not place.is_dir():
            raise Refusal("games", f"{VARIABLE} names the folder {place}, and there is no such folder")
        if named and (place / "rules.py").is_file():
            raise Refusal("games", f"{VARIABLE} names {place}, which is a game: name the folder it lies in, {place.parent}")
        here = sorted(file.parent for file in place.glob("*/rules.py"))
        if named and not here:
            raise Refusal("games", f"{VARIABLE} names {place}, but no game lies in it: a game is a folder with a rules.py")
        for home in here:
            if not re.fullmatch(r"[a-z][a-z0-9]*", home.name):
                raise Refusal("games", f"a game's folder is named by small letters and figures, such as forts, not {home}")
            if home.name in found:
                raise Refusal("games", f"there are two games {home.name!r}: {found[home.name]} and {home}")
            found[home.name] = home
    return found


@functools.cache
def games() -> tuple[str, ...]:
    """The slugs of all games."""
    return tuple(sorted(homes()))


def guests() -> tuple[str, ...]:
    """Those from elsewhere."""
    return tuple(slug for slug in games() if str(homes()[slug].parent) in _games().ELSEWHERE)


def own_games() -> tuple[str, ...]:
    """Those that come with the house."""
    return tuple(slug for slug in games() if slug not in guests())


def missing(home: Path) -> str | None:
    """Which files a game from elsewhere lacks, as a sentence."""
    wanted = ["__init__.py", "game.toml", *(f"{name}.py" for name in ASKED), "sentences/en.ftl", "rulebook/en.md"]
    lacking = [name for name in wanted if not (home / name).is_file()]
    return f"the game {home.name} in {home.parent} lacks {listing(lacking, 20)}: see {PAGE}" if lacking else None


def load(package: str, name: str) -> ModuleType:
    """A module of a game, with all that belongs in it. What is wrong with it is one sentence, with the line."""
    slug = package.rpartition(".")[2]
    try:
        module = importlib.import_module(f"{package}.{name}")
    except Refusal:
        raise
    except Exception as fault:
        raise Refusal("game", f"{slug}: {name}.py cannot be loaded: {place_of(fault, slug)}") from fault
    lacking = [asked for asked in (ASKED | WHERE_WANTED).get(name, ()) if not hasattr(module, asked)]
    if lacking and package == f"{PACKAGE}.{slug}":
        raise Refusal("game", f"{slug}: {name}.py lacks {listing(lacking)}: see {PAGE}")
    return module


def place_of(fault: Exception, slug: str) -> str:
    """What happened, and the last line of the game at which it did."""
    what = f"{type(fault).__name__}: {fault}"
    if isinstance(fault, SyntaxError):
        return what
    lines = [
        f"{Path(frame.filename).name}, line {frame.lineno}"
        for frame in traceback.extract_tb(fault.__traceback__)
        if Path(frame.filename).parent.name == slug
    ]
    return f"{lines[-1]}: {what}" if lines else what
