"""What a browser makes of a shown record's bytes is what Python makes of them: whole random games, random options and variants,
every seat, every language; and the translated files are those of the sources."""

from __future__ import annotations

import base64
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from snowyard import Game, Table, game, new
from snowyard.kernel.finding import own_games
from snowyard.kernel.sentences import languages
from snowyard.typescript.files import FOLDER, files
from support import random_setting, walk
from typescript_node import vitest

NAMES = ["Ann", "Bo", "Élise", "Hugo", "Ines", "Max", "Gus", "Ole", "Ian", "Jo", "Kim", "Lu"]
PLAYED = {"forts": 5, "splat": 8, "lanes": 5, "duel": 5, "village": 5}
"""Random games from which moments are taken."""
LONGEST = 300  # moves of a game at most
TWICE = 2  # so often everything that can be shown or said is compared, if it occurs


def moment(table: Table, seat: int, lang: str, things: bool) -> dict[str, Any]:
    """What a seat is shown, as bytes, and what it sees and hears of it."""
    spectator, own = table.seen(-1), table.seen(seat)
    parts = {**table.game.public(spectator), **table.game.private(own, seat)}
    actions = table.actions if seat == table.actor else []
    labels = table.labels(NAMES, lang) if actions else []
    said = {
        "prompt": table.prompt(seat, NAMES, lang),
        "story": table.story(seat, NAMES, lang),
        "labels": [{"move": table.game.name(n), "label": label} for n, label in zip(actions, labels, strict=True)],
        "things": table.game.things(table.options, lang) if things else None,
    }
    return {
        "spectator": written(spectator),
        "own": written(own),
        "me": seat,
        "view": msgspec.json.encode(parts).decode(),
        "rules": table.game.words.rule_at(own),
        "actions": actions,
        "said": {lang: said},
    }


def written(seen: Any) -> str:
    return base64.b64encode(seen.without()).decode()


def traits(table: Table, seat: int) -> Iterator[str]:
    """What is to be seen and heard at a moment, as far as it is not a number."""
    own, tell = table.seen(seat), table.game.module("tell")
    sentences = [tell.prompt(own, seat), *(tell.tell(event, own, seat) for event in table.events(seat, own))]
    sentences += [tell.label(move, own, seat) for move in table.moves[:40]] if seat == table.actor else []
    for sentence in sentences:
        yield sentence.id
        yield from (f"{sentence.id} {name} {value}" for name, value in sentence.args if isinstance(value, str | bool))
    yield from leaves(msgspec.to_builtins(table.game.view.public(table.seen(-1))), "")
    yield from leaves(msgspec.to_builtins(table.game.view.private(own, seat)), "")


def leaves(part: Any, path: str) -> Iterator[str]:
    if isinstance(part, dict):
        for name, value in part.items():
            yield from leaves(value, f"{path} {name}")
    elif isinstance(part, list | tuple):
        for value in part:
            yield from leaves(value, path)
    elif not isinstance(part, int | float) or isinstance(part, bool):
        yield f"{path} {part}"


def moments(of: Game, games: int) -> list[dict[str, Any]]:
    """Of random games: those at which something is shown or said that was not yet, or only once."""
    known: Counter[str] = Counter()
    found = []
    for number in range(games):
        rng = random.Random(f"said {of.slug} {number}")
        table = new(of.slug, seed=number, **random_setting(of, rng))
        found += [moment(table, -1, lang, True) for lang in languages()]
        for _ in walk(table, rng, LONGEST):
            found += looks(table, {rng.randrange(-1, table.seats), table.actor}, known, rng)
        found += looks(table, {-1, 0}, known, rng)
    return found


def looks(table: Table, seats: set[int], known: Counter[str], rng: random.Random) -> Iterator[dict[str, Any]]:
    for seat in sorted(seats):
        noticed = set(traits(table, seat))
        if any(known[trait] < TWICE for trait in noticed):
            known.update(noticed)
            yield moment(table, seat, rng.choice(list(languages())), False)


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=pytest.mark.xdist_group(slug)) for slug in own_games()])
def test_the_browser_shows_and_says_of_bytes_what_python_does(slug: str, tmp_path: Path) -> None:
    of = game(slug)
    told = moments(of, PLAYED[slug])
    file = tmp_path / f"{slug}.json"
    whole = {"slug": slug, "names": NAMES, "moves": of.words.NAMES, "moments": told}
    file.write_text(json.dumps(whole, ensure_ascii=False), encoding="utf-8")
    done = vitest("src/engine/said.test.ts", SAID=str(file))
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-6000:]
    assert "1 passed" in done.stdout, "the test has been left out"


@pytest.mark.parametrize("slug", own_games())
def test_the_translated_files_are_what_the_sources_say(slug: str) -> None:
    for name, text in files([slug]).items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: run python -m snowyard.typescript"
