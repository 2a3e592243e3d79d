"""What a game declares (game.toml, PHASES, GROUPS, options) is true: over random games of random options, both ways."""

from __future__ import annotations

import functools
import math
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowyard import Game, Refusal, Table, game, games, new
from snowyard.kernel import facts
from snowyard.kernel.head import Event
from snowyard.match import Match
from snowyard.players import Bot
from support import of_the_house, random_options

ROOT = Path(__file__).parents[2]
GAMES = 24
"""Games of random options, beside those worth a golden playthrough."""
GIVING_UP = 0.1
"""How often a player who might give up by chance does: else games would be short."""


@dataclass(frozen=True)
class Step:
    """A decision of a game, and what came of it."""

    phase: int
    seat: int
    turn: int
    action: int
    news: bool
    rolled: bool
    over: bool
    events: list[Event]


@dataclass(frozen=True)
class Told:
    """A whole game."""

    seats: int
    steps: list[Step]
    last_phase: int
    payoff: list[float]
    prize: float


def settings(of: Game, number: int) -> list[dict[str, Any]]:
    rng = random.Random(f"{of.slug} facts")
    return [*of.module("options").VARIANTS.values(), *(random_options(of, rng) for _ in range(number))]


@functools.cache
def played(of: Game) -> list[Told]:
    """Some games, half of their moves by a bot, which gets further than chance."""
    return [one_game(of, at, given) for at, given in enumerate(settings(of, GAMES))]


def one_game(of: Game, seed: int, options: dict[str, Any]) -> Told:
    rng, bot = random.Random(f"{of.slug} {seed}"), Bot("simple", seed)
    table, steps = new(of.slug, seed=seed, **options), []
    while not table.over:
        action = bot.choose(table) if rng.random() < 0.5 else rng.choice(table.actions)
        if action == of.gives_up and len(table.actions) > 1 and rng.random() > GIVING_UP:
            continue
        t = table.t
        before = t.phase, table.actor, t.turn, action
        table.play(action)
        steps.append(Step(*before, bool(t.news), t.made_count > 0, table.over, every_event(table)))
    return Told(table.seats, steps, table.t.phase, table.payoff, of.options.prize(table.t))


def every_event(table: Table) -> list[Event]:
    """What happened, whoever may see it."""
    kinds = table.game.words.EVENTS
    return [Event(kinds[kind], *rest) for kind, *rest, _ in table.t.event[: table.t.event_count].tolist()]


# ---- what people read


def test_short_titles_tell_the_games_apart_and_are_short() -> None:
    short = [game(slug).facts.short_title for slug in games()]
    assert len(set(short)) == len(short)
    assert max(map(len, short)) <= 12


def test_every_game_says_whose_it_is_and_the_readme_says_the_same(any_game: Game) -> None:
    told = any_game.facts
    assert told.credit
    of_the_house(any_game)
    row = next(line for line in readme() if line.startswith(f"| `{any_game.slug}` |"))
    for name in (*told.designers, *filter(None, [told.publisher])):
        assert name in row


def readme() -> list[str]:
    return (ROOT / "README.md").read_text(encoding="utf-8").splitlines()


def test_a_more_difficult_game_has_more_rules() -> None:
    rules = {slug: len(re.findall(rf"\*\*{slug.upper()}-\d+\b", game(slug).rulebook())) for slug in games()}
    for slug in games():
        for other in games():
            if game(slug).facts.difficulty < game(other).facts.difficulty:
                assert rules[slug] < rules[other], (slug, other, rules)


# ---- phases


def test_somebody_decides_in_every_declared_phase_and_in_no_other(any_game: Game) -> None:
    """What a few games do not reach, the tests of the game's rules do, and name it."""
    seen = {step.phase for one in played(any_game) for step in one.steps}
    assert seen <= set(range(any_game.over))
    assert {one.last_phase for one in played(any_game)} == {any_game.over}
    tests = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "rules" / any_game.slug).glob("*.py"))
    rare = [any_game.phases[n] for n in range(any_game.over) if n not in seen]
    assert [phase for phase in rare if f'"{phase}"' not in tests] == []


# ---- leaving the game


def test_whoever_is_put_out_by_the_declared_event_never_decides_again_and_wins_nothing(any_game: Game) -> None:
    gone = 0
    for one in played(any_game):
        out: set[int] = set()
        for step in one.steps:
            assert step.seat not in out
            out |= {event.seat for event in step.events if event.kind == any_game.facts.eliminates}
        assert all(one.payoff[seat] == 0 for seat in out)
        gone += len(out)
    assert bool(gone) == bool(any_game.facts.eliminates)


def test_nothing_but_the_declared_event_puts_a_seat_out(any_game: Game) -> None:
    """Whoever is not out decides again within a round. (Players of teams may have nothing left to decide, but share a win.)"""
    for one in played(any_game):
        if one.prize != 1 or any_game.facts.seats_from:
            continue
        out: set[int] = set()
        last = dict.fromkeys(range(one.seats), 0)
        for step in one.steps:
            last[step.seat] = step.turn
            assert max(step.turn - turn for seat, turn in last.items() if seat not in out) <= one.seats
            out |= {event.seat for event in step.events if event.kind == any_game.facts.eliminates}


def test_whoever_gives_up_decides_nothing_any_more(any_game: Game) -> None:
    gave_up = 0
    for one in played(any_game):
        gone: set[int] = set()
        for step in one.steps:
            assert step.seat not in gone
            if step.action == any_game.gives_up:
                gone.add(step.seat)
        gave_up += len(gone)
    assert bool(gave_up) == (any_game.gives_up >= 0)


# ---- taking back


def test_a_move_never_undone_always_rolls_or_shows_something_or_ends_the_game_or_gives_up(any_game: Game) -> None:
    final = [step for one in played(any_game) for step in one.steps if step.action in any_game.never_undone]
    for step in final:
        assert step.news or step.over or step.action == any_game.gives_up, any_game.name(step.action)
    assert bool(final) == bool(any_game.facts.never_undone)


def test_nobody_takes_back_that_they_gave_up() -> None:
    """It rolls nothing and shows nothing where it ends the game, so only the declaration holds it."""
    match = Match("village", seed=bytes(32), traits="fast strong skilful / resourceful fast strong")
    bot = Bot("simple", 1)
    while "surrender" not in match.table.moves:
        match.play(match.table.actor, bot.choose(match.table))
    seat = match.table.actor
    match.play(seat, "surrender")
    assert match.table.over
    assert not match.table.t.news
    with pytest.raises(Refusal, match="that cannot be taken back: 'surrender' is never taken back"):
        match.undo(seat)


# ---- chance, seats, what is won


def test_games_roll_or_draw_as_declared(any_game: Game) -> None:
    for one in played(any_game):
        rolls = any(step.rolled for step in one.steps)
        assert rolls == any_game.facts.chance, f"after the deal a move rolls or draws: {rolls}; chance in game.toml: {not rolls}"


def test_all_seats_together_win_what_is_declared(any_game: Game) -> None:
    for one in played(any_game):
        assert sum(one.payoff) == pytest.approx(one.prize)


def test_the_number_of_seats_follows_from_the_declared_options(any_game: Game) -> None:
    low, high = any_game.players
    seen = set()
    for given in settings(any_game, 30):
        chosen = {name: value for name, value in given.items() if name != "seats"}
        block = any_game.options.array(1)
        try:
            block.raw[0] = any_game.options_words(chosen)
        except Refusal:
            continue
        options = any_game.options.texts(block[0])
        assert options["seats"] == math.prod(int(options[name]) for name in any_game.facts.seats_from or ["seats"])
        assert low <= block[0].seats <= high
        seen.add(block[0].seats)
    assert (len(seen) > 1) == bool(any_game.facts.seats_from)


def test_options_are_of_the_kind_that_they_say(any_game: Game) -> None:
    for name, option in any_game.options.declared().items():
        good = {
            "number": [*(option.bounds or ())],
            "switch": [True, False],
            "choice": list(option.choices),
            "text": list(option.choices),
        }[option.kind]
        for value in good:
            assert option.write(np.asarray(option.read(value))) == value, name
        assert (option.bounds is not None) == (option.kind == "number"), name
        if option.bounds is not None:
            for beyond in (option.bounds[0] - 1, option.bounds[1] + 1):
                with pytest.raises(Refusal):
                    option.read(beyond)
        if option.kind != "text":
            with pytest.raises(Refusal):
                option.read("no such value")


def test_every_move_is_in_a_group(any_game: Game) -> None:
    assert len(any_game.words.GROUPS) == len(any_game.words.NAMES) == any_game.actions
    for group, name in zip(any_game.words.GROUPS, any_game.words.NAMES, strict=True):
        assert group.split()[0] == name.split()[0]


# ---- refusals


def told(**other: Any) -> str:
    given: dict[str, Any] = {
        "short_title": '"X"',
        "designers": "[]",
        "publisher": '""',
        "minutes": "[1, 2]",
        "difficulty": "1",
        "chance": "true",
        "simultaneous": "[]",
        "eliminates": '""',
        "gives_up": '""',
        "never_undone": "[]",
        "seats_from": "[]",
        "sounds": "{}",
    }
    return "\n".join(f"{name} = {value}" for name, value in (given | other).items() if value)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"minutes": ""}, "does not say 'minutes'"),
        ({"minuts": "3"}, "no place for 'minuts'; it takes .* Did you mean 'minutes'"),
        ({"minutes": '"long"'}, "is wrong: .*minutes"),
        ({"minutes": "[20, 10]"}, "minutes are from and to"),
        ({"minutes": "[0, 10]"}, "is wrong: .*minutes"),
        ({"difficulty": "4"}, "is wrong: .*difficulty"),
        ({"sounds": '{boom = ["hit"]}'}, "is wrong: .*sounds"),
        ({"sounds": '{throw = ["thrown"]}'}, "sounds names 'thrown', which is none of the game's events.* Did you mean 'throw'"),
        ({"sounds": '{throw = ["hit"], hit = ["hit"]}'}, "sounds names 'hit' twice"),
        ({"simultaneous": '["act2"]'}, "none of the game's phases"),
        ({"simultaneous": '["over"]'}, "none of the game's phases"),
        ({"eliminates": '"gone"'}, "none of the game's events"),
        ({"gives_up": '"resign"'}, "none of the game's moves"),
        ({"never_undone": '["throw p1"]'}, "none of the game's groups"),
        ({"seats_from": '["teams"]'}, "none of the game's options"),
        ({"designers": "[1"}, "cannot be read"),
    ],
)
def test_wrong_facts_are_refused_in_a_sentence(other: dict[str, str], sentence: str) -> None:
    of = game("forts")
    known = {
        "phases": of.phases[:-1],
        "events": of.words.EVENTS,
        "moves": of.words.NAMES,
        "groups": of.words.GROUPS,
        "options": of.options.declared(),
    }
    with pytest.raises(Refusal, match=sentence) as refused:
        facts.check(facts.read(told(**other), "forts"), "forts", known)
    assert refused.value.sentence.startswith("forts: ")
    facts.check(facts.read(told(), "forts"), "forts", known)
