"""A table in the page is the table that Python plays: whole random games of random options and variants, record by record; the
record files, each read and written on both sides; the bots, choice by choice; and what is refused, word for word."""

from __future__ import annotations

import json
import random
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from snowyard import Game, Refusal, game
from snowyard.kernel.finding import own_games
from snowyard.kernel.machine import MACHINE
from snowyard.match import Match, Seat, Sitting, read, seat_by_lot, seed_from, verify, write
from snowyard.players import KINDS, analyse, levels_of, player
from support import digest, random_setting
from typescript_node import vitest

PLAYED = {"forts": 12, "splat": 12, "lanes": 8, "duel": 5, "village": 6}
"""Random games."""
LONGEST = 400  # moves of a game at most
NAMES = ["Ann", "Bo (the 2nd)", "Élise", "Hugo", "Ines", "Max", "Gus", "Ole", "Ian", "Jo", "Kim", "Lu"]
CHOICES = {"random": 30, "simple": 30, "easy": 80, "fair": 30, "hard": 5, "expert": 1, "champion": 2}
"""Decisions of each kind of bot that are compared."""
VALUES = ("", "nothing", "thrower", "-1", 99, -3, True, 1.5, "12 12", "é'\"", "tree 1", "ice 1 2 3 4; x", "k0 saved", "X1 for E9")
VARIANTS = (
    "a = 1",
    "start",
    "start.hit_points = 0",
    "cards = 3",
    "x.y = [1]",
    '{"a": 1, "a": 2}',
    "start = {}",
    "q = 1\nq = 2",
    "cards.spare1.name = 'x'",
    "start.hit_point = 3",
    "end.turns = 1.5",
    "turn.draws = true",
    "lanes.count = 3\nlanes.to_win = 9",
)
SLOWEST = 40  # rounds of a search that the interpreter is asked for


def begun(of: Game, number: int, rng: random.Random) -> tuple[Match, dict[str, Any]]:
    """A match with random options, and these; sometimes with salts, seats by lot or real dice."""
    options, seed = random_setting(of, rng), seed_from(number)
    seats = Match(of.slug, seed=seed, **options).table.seats
    salts = {seat: f"salt {seat}" for seat in range(seats) if rng.random() < 0.3}
    free, order = set(range(seats)), []
    for place in range(1, seats + 1):
        seat = seat_by_lot(seed, place, "", free)
        order.append(Sitting(seat, True))
        free.remove(seat)
    players = [Seat(NAMES[seat], "fair" if rng.random() < 0.3 else "") for seat in range(seats)]
    lots = number % 3 == 0
    match = Match(
        of.slug,
        players,
        seed=seed,
        salts={} if lots else salts,
        seating=order if lots else (),
        own_dice=number % 4 == 3,
        **options,
    )
    return match, options


def played(match: Match, rng: random.Random, given: dict[str, Any]) -> dict[str, Any]:
    prints, legal = [digest(bytes(match.table))], [match.table.actions]
    while not match.table.over and len(match.moves) < LONGEST:
        action = rng.choice(match.table.actions)
        match.play(match.table.actor, action, drawn(match, action, rng) if match.own_dice else ())
        prints.append(digest(bytes(match.table)))
        legal.append(match.table.actions)
    seen = [digest(match.table.seen(seat).without()) for seat in range(-1, match.table.seats)]
    return {
        "options": given,
        "seed": match.seed.hex(),
        "salts": match.salts,
        "own_dice": match.own_dice,
        "players": [[seat.name, seat.bot] for seat in match.players],
        "moves": [[m.seat, m.action] for m in match.moves],
        "rolls": [list(m.rolls) for m in match.moves],
        "prints": prints,
        "legal": legal,
        "seen": seen,
        "quiet": digest(match.table.quiet().tobytes()),
        "payoff": match.table.payoff,
        "told": match.table.options,
        "hides": match.table.hides,
        "remarks": match.table.remarks,
        "record": write(match),
    }


def continued(matches: list[Match], rng: random.Random) -> list[dict[str, str]]:
    """The same games as they would go on under another seed, from any moment."""
    found = []
    for number, match in enumerate(match for match in matches if not match.own_dice):
        begin = Match(match.game.slug, match.players, seed=match.seed, salts=match.salts, **match.table.options)
        for move in match.moves[: rng.randrange(len(match.moves))]:
            begin.play(move.seat, move.action)
        seats = begin.table.seats
        begin.go_on(rng.randrange(seats), [Seat(f"New {s}") for s in range(seats)], seed=seed_from(number), salts={0: "ice"})
        for _ in range(30):
            if not begin.table.over:
                begin.play(begin.table.actor, rng.choice(begin.table.actions))
        found.append({"record": write(begin), "print": digest(bytes(begin.table))})
    return found


def drawn(match: Match, action: int, rng: random.Random) -> list[str]:
    """What real dice show for a move."""
    rolls: list[str] = []
    while faces := match.wanted_roll(action, rolls):
        rolls.append(possible(match, action, rolls, faces, rng))
    return rolls


def possible(match: Match, action: int, rolls: list[str], faces: int, rng: random.Random) -> str:
    """A result that this die or pile can show."""
    for _ in count():
        text = match.table.face(faces, rng.randrange(abs(faces)))
        try:
            match.wanted_roll(action, [*rolls, text])
        except Refusal:
            continue
        return text
    raise AssertionError


def wrong(of: Game, rng: random.Random) -> list[dict[str, Any]]:
    """Options that are refused, and how."""
    found: list[dict[str, Any]] = []
    names = list(of.options.declared())
    tries: list[dict[str, Any]] = [{rng.choice(names): rng.choice(VALUES)} for _ in range(60)]
    tries += [{"variant": text} for text in VARIANTS] + [{name[:-1] + "x": 1} for name in names]
    tries += [{"variant": f"{path} = {value}"} for path, value in bent(of, rng)]
    for given in tries:
        try:
            of.options_words(given)
        except Refusal as refusal:
            found.append({"options": given, "sentence": refusal.sentence})
    return found


def bent(of: Game, rng: random.Random) -> list[tuple[str, str]]:
    """Entries of the content with values that may be none of theirs, and names that are nearly right."""
    paths = list(of.options.places())
    values = ("0", "1", "-7", "999", '"any"', '"miss"', "[1, 2]", "[]", "true", '"' + "x" * 30 + '"', "1.5", '"pil"', '"-a"')
    some = [(rng.choice(paths), rng.choice(values)) for _ in range(80)]
    return some + [(rng.choice(paths).replace("s", "z", 1), "1") for _ in range(10)]


def choices(of: Game, matches: list[Match], monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What bots choose at moments of these games."""
    monkeypatch.setattr("snowyard.players.search.time.perf_counter", lambda: 0.0)  # rounds count, not seconds
    rng, found = random.Random(f"choices {of.slug}"), []
    for kind in (*KINDS, *levels_of(of)):
        bot = player(kind, of)
        if MACHINE == "interpreter" and getattr(getattr(bot, "settings", None), "rounds", 0) > SLOWEST:
            continue
        for _ in range(CHOICES[kind]):
            number = rng.randrange(len(matches))
            after = rng.randrange(len(matches[number].moves))
            seed = rng.getrandbits(62)
            bot.begin(seed)
            found.append(
                {
                    "game": number,
                    "after": after,
                    "kind": kind,
                    "seed": str(seed),
                    "action": int(bot.choose(matches[number].at(after))),
                }
            )
    return found


def hints(matches: list[Match]) -> list[dict[str, Any]]:
    """What moves are worth at the beginning of games and in the middle; the clock stands still."""
    found = []
    for number, match in enumerate(matches[:2]):
        for after in (0, len(match.moves) // 2):
            best = [worth for worth in analyse(match.at(after), rounds=3000, seconds=1.5).moves if worth.tried][:5]
            found.append({"game": number, "after": after, "moves": [[worth.move, worth.chance] for worth in best]})
    return found


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=pytest.mark.xdist_group(slug)) for slug in own_games()])
def test_a_table_in_the_page_is_the_table_that_python_plays(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of, rng = game(slug), random.Random(f"engine {slug}")
    begin = [begun(of, number, rng) for number in range(PLAYED[slug])]
    games = [played(match, rng, options) for match, options in begin]
    matches = [match for match, _ in begin]
    told = {
        "slug": slug,
        "games": games,
        "wrong": wrong(of, rng),
        "choices": choices(of, matches, monkeypatch),
        "hints": [] if MACHINE == "interpreter" else hints(matches),
        "continued": continued(matches, rng),
        "out": str(tmp_path / "out"),
    }
    assert len(told["wrong"]) > 20
    file = tmp_path / f"{slug}.json"
    file.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    (tmp_path / "out").mkdir()
    done = vitest("src/engine/engine.test.ts", ENGINE=str(file))
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-6000:]
    assert "7 passed" in done.stdout, "a test has been left out"
    for number, match in enumerate(matches):
        text = (tmp_path / "out" / f"{number}.txt").read_text(encoding="utf-8")
        assert text == write(match)
        assert bytes(read(text).table) == bytes(match.table)
        assert f"{len(match.moves)} moves are legal" in verify(text)
