"""What a page needs to play without a server: the games and rulebooks as the API tells them, the modules and trained networks,
and the service worker that keeps all of it. A server gives these files under `data/`; `snowyard publish` writes the same ones."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import html
import logging
import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from snowyard.kernel import finding, wasm_code
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import game, games
from snowyard.kernel.sentences import languages
from snowyard.lessons.data import lesson
from snowyard.match.puzzles import puzzles_of
from snowyard.players import networks
from snowyard.server.catalogue import games_told, rulebook
from snowyard.server.lessons import lesson_data, lesson_words

log = logging.getLogger("snowyard.server")

CLIENT = Path(__file__).with_name("client")
"""The built browser client; not there in a checkout where it was not built."""
INDEX, WORKER = "index.html", "sw.js"
NOT_SHIPPED = ("built-from.txt",)
LISTED = "%SNOWYARD_DATA%"  # in web/src/sw.ts
HEAD = "<head>"
NO_CLIENT = "The browser client is not built in this copy of Snowyard. The server works; make client builds it."


def playable() -> list[str]:
    """The games whose rules a page can run. Games from elsewhere are played on the server: the built page has no words of
    theirs."""
    return [slug for slug in games() if slug not in finding.guests()]


@functools.cache
def of_game(slug: str) -> dict[str, bytes]:
    """What a page needs of a game in every language: its module, its trained network, its puzzles, the steps of its lesson."""
    made = {f"{slug}.wasm": wasm_code.read(game(slug))}
    if not networks.lack(game(slug)):
        made[f"{slug}.bin"] = networks.file_of(game(slug)).read_bytes()
    if puzzles := puzzles_of(game(slug)):
        made[f"puzzles.{slug}.json"] = msgspec.json.encode(puzzles)
    if lesson(slug) is not None:
        made[f"lessons.{slug}.json"] = msgspec.json.encode(lesson_data(slug))
    return made


@functools.cache
def in_language(lang: str) -> dict[str, bytes]:
    """What a page says of all games in a language, their rulebooks and their lessons."""
    made = {f"games.{lang}.json": msgspec.json.encode(games_told(playable(), lang))}
    for slug in playable():
        made[f"rules.{slug}.{lang}.json"] = msgspec.json.encode(rulebook(slug, lang))
        if lesson(slug) is not None:
            made[f"lessons.{slug}.{lang}.json"] = msgspec.json.encode(lesson_words(slug, lang))
    return made


def data(tell: Callable[[int], None] = lambda done: None) -> dict[str, bytes]:
    """Every file under `data/`, by its name. `tell` hears how many of the `parts` are ready: the first time takes seconds."""
    made: dict[str, bytes] = {}
    for done, part in enumerate(parts()):
        tell(done)
        made |= part()
    puzzles = {slug: len(found) for slug in playable() if (found := puzzles_of(game(slug)))}
    return made | {"puzzles.json": msgspec.json.encode(puzzles)}


def parts() -> list[Callable[[], dict[str, bytes]]]:
    return [*(partial(of_game, slug) for slug in playable()), *(partial(in_language, lang) for lang in languages())]


@functools.cache
def data_or_none() -> dict[str, bytes]:
    """For a server, which plays on when the modules do not fit: then its pages leave the rules to it."""
    try:
        return data()
    except Refusal as refusal:
        log.warning("pages cannot play by themselves", extra={"why": refusal.sentence})
        return {}


def revision(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def service_worker(files: dict[str, bytes], index: bytes) -> bytes:
    """The built service worker, told what lies beside the client's own files. A change of any of them changes this file, and so a
    browser notices that there is something new."""
    listed = [f"data/{name}={revision(content)}" for name, content in sorted(files.items())]
    script = (CLIENT / WORKER).read_text(encoding="utf-8")
    return script.replace(LISTED, ",".join([f"{INDEX}={revision(index)}", *listed])).encode()


def index_alone(policy: str) -> bytes:
    """The page for a place without a server: it says so, and holds the policy that a server would send as a header. What only a
    header can forbid is left out, as browsers complain about it."""
    rules = html.escape("; ".join(rule for rule in policy.split("; ") if not rule.startswith("frame-ancestors")))
    told = f'<meta http-equiv="Content-Security-Policy" content="{rules}" /><meta name="snowyard" content="alone" />'
    return (CLIENT / INDEX).read_text(encoding="utf-8").replace(HEAD, HEAD + told, 1).encode()


def published(policy: str, tell: Callable[[int], None] = lambda done: None) -> Iterator[tuple[str, bytes]]:
    """Every file of a Snowyard without a server, by its path. `tell` hears how many of the `parts` of the data are ready."""
    if not (CLIENT / INDEX).is_file():
        raise Refusal("client", "the browser client is not built in this copy of Snowyard; make client builds it")
    files, index = data(tell), index_alone(policy)
    made = {INDEX: index, WORKER: service_worker(files, index), **{f"data/{name}": file for name, file in files.items()}}
    yield from made.items()
    for file in sorted(CLIENT.rglob("*")):
        name = file.relative_to(CLIENT).as_posix()
        if file.is_file() and name not in made and name not in NOT_SHIPPED:
            yield name, file.read_bytes()


def publish(folder: Path, policy: str, tell: Callable[[int], None] = lambda done: None) -> tuple[int, int]:
    """Write them into a new or empty folder. How many files, and how many bytes. Half a page is no use to anybody: where it
    cannot be written whole, nothing of it stays."""
    if folder.exists() and not folder.is_dir():
        raise Refusal("folder", f"{folder} is a file; name a folder that is not there yet, or an empty one")
    if folder.is_dir() and os.listdir(folder):
        raise Refusal("folder", f"{folder} is not empty; name a folder that is not there yet, or an empty one")
    made = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, bytes] = {}
    try:
        files = dict(published(policy, tell))
        for name, content in files.items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
    except BaseException:
        for part in {folder / Path(name).parts[0] for name in files}:
            shutil.rmtree(part) if part.is_dir() else part.unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # somebody else has put something there meanwhile
            for place in made:
                place.rmdir()
        raise
    return len(files), sum(map(len, files.values()))
