"""What many tests need: random options, random walks, one text for a whole game."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from snowyard import Game, Refusal, Table, game, new
from snowyard.kernel import bits, fields
from snowyard.kernel.content import NameEntry
from snowyard.kernel.finding import guests
from snowyard.kernel.head import Event


def random_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Options drawn from each option's samples; combinations that the game refuses are drawn again."""
    while True:
        chosen = {n: rng.choice(o.samples) for n, o in _drawn(game).items() if rng.random() < 0.4}
        try:
            game.options_words(chosen)
        except Refusal:
            continue
        return chosen


def _drawn(game: Game) -> dict[str, Any]:
    return {name: option for name, option in game.options.declared().items() if name != "variant"}  # random_variant draws those


def random_variant(game: Game, rng: random.Random, share: float = 0.3) -> str:
    """Content of the game drawn anew, as the text of a variant; what the game refuses is drawn again."""
    places = game.options.places()
    while True:
        values: dict[str, Any] = {}
        for path, place in places.items():
            if rng.random() < share:
                values[path] = _random_content(place.entry, rng)
        text = "".join(f"{path} = {json.dumps(value)}\n" for path, value in values.items())
        try:
            game.options_words({"variant": text})
        except Refusal:
            continue
        return text


def random_setting(game: Game, rng: random.Random) -> dict[str, Any]:
    """Random options, in half of the cases with a random variant."""
    while True:
        chosen = random_options(game, rng)
        if game.options.places() and rng.random() < 0.5:
            chosen["variant"] = random_variant(game, rng)
        try:
            game.options_words(chosen)
        except Refusal:
            continue
        return chosen


NAMES = ("", "Icicle", "Räuberhöhle 7", "Œil-de-neige", "雪だるま")


def _random_content(entry: Any, rng: random.Random) -> Any:
    if isinstance(entry, NameEntry):
        return rng.choice(NAMES)

    def one() -> Any:
        numbers = [entry.low, entry.high, rng.randint(entry.low, entry.high)] if entry.low <= entry.high else []
        return rng.choice([*numbers, *entry.words.values()])

    return [one() for _ in range(entry.count)] if entry.count else one()


def deal(game: Game, rng: random.Random) -> Table:
    return new(game.slug, seed=rng.getrandbits(60), **random_options(game, rng))


def meant_moves(slug: str, games: int, moves: int) -> Iterator[tuple[Table, Table, Any, list[Event]]]:
    """Moves of random games with random options: the table before, the same after, what the move's name means (meaning.py), what
    its player is told."""
    of = game(slug)
    names, meaning = of.module("words").NAMES, of.module("meaning").meaning
    for number in range(games):
        rng = random.Random(f"shown {number}")
        table = deal(of, rng)
        for _ in range(moves):
            if table.over:
                break
            before, action = table.copy(), rng.choice(table.actions)
            table.play(action)
            seat = int(before.actor)
            yield before, table, meaning(names[action]), table.events(seat, table.seen(seat))


def walk(table: Table, rng: random.Random, most: int = 100_000) -> Iterator[int]:
    """Play random legal moves; yields each action before it is played."""
    for _ in range(most):
        if table.over:
            return
        action = rng.choice(table.actions)
        yield action
        table.play(action)


def some_tables(game: Game, seed: int, deals: int, apart: int = 9) -> Iterator[Table]:
    """Tables of random games at random moments (a copy each)."""
    rng = random.Random(f"{game.slug} {seed}")
    for _ in range(deals):
        table = deal(game, rng)
        for _action in walk(table, rng):
            if rng.randrange(apart) == 0:
                yield table.copy()
        yield table.copy()


def seen(table: Table, seat: int) -> str:
    """Everything that reaches a seat, as one text."""
    view = table.view(seat)
    parts = [view, table.story(seat), table.events(seat), table.observe(seat).tobytes().hex()]
    return json.dumps(parts, sort_keys=True)


def fields_of(table: Table) -> dict[str, Any]:
    """A table as fields of its record, for `setup_fields`."""
    return {"options": table.options, **fields.write(table.game, table.t)}


def digest(*parts: bytes | str) -> str:
    h = hashlib.sha256()
    for part in parts:
        h.update(part.encode() if isinstance(part, str) else part)
    return h.hexdigest()


def fingerprint(game: Game, games: int, seed: int) -> list[str]:
    """One digest per random game of random options: every record after every move, and now and then what each seat
    sees, what is redealt and what the bot chooses."""
    rng = random.Random(f"{game.slug} fingerprint {seed}")
    driver = game.driver
    tables = game.layout.array(2)
    t, luck = tables.one(), np.zeros(4, np.uint32)
    mask = bits.empty(game.actions)
    prints = []
    for index in range(games):
        options = game.options_words(random_setting(game, rng))
        driver.deal(tables.lifted, tables.raw, 0, options, np.uint64(seed), np.uint64(index))
        driver.key(luck, np.uint64(seed), np.uint64(index))
        h = hashlib.sha256(tables.raw[0].tobytes())
        while tables[0].actor >= 0:
            driver.legal(t, mask)
            h.update(mask.tobytes())
            driver.step(t, driver.choose(t, mask, luck, rng.randrange(8) == 0))
            h.update(tables.raw[0].tobytes())
            if rng.randrange(16) == 0:
                _side_effects(game, tables, h, rng)
        out = np.zeros(int(tables[0].seats))
        driver.payoff(t, out)
        h.update(out.tobytes())
        prints.append(h.hexdigest())
    return prints


def _side_effects(game: Game, tables: Any, h: Any, rng: random.Random) -> None:
    driver = game.driver
    out = np.zeros(game.observation_size, np.float32)
    for seat in range(-1, int(tables[0].seats)):
        driver.show(tables.lifted, tables.raw, 0, seat)
        h.update(tables.raw[1].tobytes())
        driver.observe(tables.one(1), seat, out)
        h.update(out.tobytes())
        if seat >= 0:
            tables.raw[1] = tables.raw[0]
            driver.redeal(tables.one(1), seat, np.uint64(rng.getrandbits(60)), np.uint64(0))
            h.update(tables.raw[1].tobytes())


def of_the_house(game: Game) -> None:
    """Skip what is compared with files of this repository, for a game that lies elsewhere (SNOWYARD_GAMES)."""
    if game.slug in guests():
        pytest.skip(f"{game.slug} does not come with the house")


def needs(module: str, how: str) -> None:
    """Skip a test for want of an optional package; where CI=true nothing may be wanting."""
    if importlib.util.find_spec(module) is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{module} is missing: {how}")
        pytest.skip(f"{module} is missing: {how}")
