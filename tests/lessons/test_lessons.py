"""Every step of every lesson is played on every machine, says what is true, and is whole in every language."""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from lessons.replayed import digests
from snowyard import Game, Table
from snowyard.kernel import wasm_code
from snowyard.kernel.errors import Refusal
from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.kernel.sentences import Voice, languages, parse, patterns
from snowyard.lessons import check, data
from snowyard.lessons.help import news
from snowyard.lessons.match import StepMatch
from snowyard.players import Bot
from snowyard.server.lessons import lesson_data, lesson_words
from snowyard.server.offline import data as offline_data

HERE = Path(__file__).parent
MACHINES = ("wasm", "interpreter")


@pytest.fixture
def taught_game(any_game: Game) -> Game:
    if any_game.slug not in own_games():
        pytest.skip("a game from elsewhere need not have lessons")
    return any_game


def test_every_step_is_legal_rolls_what_is_loaded_and_leads_to_what_it_says(taught_game: Game) -> None:
    slug = taught_game.slug
    assert list(check.faults(taught_game, data.wanted_lesson(slug), data.voice(slug))) == []


@pytest.mark.parametrize("machine", MACHINES)
def test_all_machines_play_the_steps_to_the_same_bytes(taught_game: Game, machine: str) -> None:
    """This process has native code, unless it was asked for another machine."""
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "SNOWYARD_MACHINE": machine, "PYTHONPATH": path}
    command = [sys.executable, str(HERE / "replayed.py"), taught_game.slug]
    printed = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert printed.returncode == 0, printed.stderr
    assert printed.stdout.split() == digests(taught_game.slug)


def test_a_page_gets_the_very_tables_that_the_positions_say(taught_game: Game) -> None:
    slug = taught_game.slug
    sent = msgspec.json.decode(offline_data()[f"lessons.{slug}.json"])
    for step, told in zip(data.wanted_lesson(slug).steps, sent["steps"], strict=True):
        table = Table.restore(taught_game, base64.b64decode(told["record"]))  # which also looks whether such a table can be
        assert table == data.table_of(slug, step)
        assert [move["play"] for move in told["moves"]] == [move.patterns for move in step.moves]
    assert sent == msgspec.to_builtins(lesson_data(slug))


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_every_sentence_of_every_lesson(taught_game: Game, lang: str) -> None:
    home = data.home(taught_game)
    english, own = [dict(patterns(parse(home / f"{one}.ftl"))) for one in ("en", lang)]
    assert list(own) == list(english)
    for step in lesson_words(taught_game.slug, lang).steps:
        for text in [step.title, *(text for move in step.moves for text in (move.ask, move.done, *move.others) if text)]:
            assert not re.search(r"[{}$]| {2}| [.,]|\bp\d\b|\bs\d\b|\bK\d\b", text), text
            assert len(text) < 620, text  # one idea: nobody reads a page of text here
        assert all(text[0].isupper() or text[0].isdigit() for move in step.moves for text in (move.ask, move.done) if text)


def test_a_language_without_lessons_is_taught_in_english(taught_game: Game) -> None:
    assert data.said(taught_game.slug, "game", "xx") == data.said(taught_game.slug, "game", "en") == "A whole game"


def test_lessons_do_not_reach_into_compiled_rules(taught_game: Game) -> None:
    assert [name for name in wasm_code.sources_of(taught_game) if "lessons" in name] == []
    assert "lessons" not in {file.parent.name for file in wasm_code.sources_of(taught_game).values()}


def test_every_decision_that_a_standard_game_asks_for_is_practised(taught_game: Game) -> None:
    """The phases of games between bots with the usual options; rarer ones are explained at the table."""
    practised, met = set(), set()
    for step in data.wanted_lesson(taught_game.slug).steps:
        match = StepMatch(taught_game.slug, step, data.wanted_lesson(taught_game.slug).names)
        for told in step.moves:
            practised.add(taught_game.phases[match.table.t.phase])
            match.play(told.by, next(move for move in match.table.moves if told.wants(move)))
    for table in bot_games(taught_game, 2):
        met.add(taught_game.phases[table.t.phase])
    explained = {when for thing in data.wanted_lesson(taught_game.slug).help.values() for when in thing.moves}
    rare = {"give": "play * snatch and run", "take": "play * snatch and run"}  # of one card in the deck; its text says it
    assert {phase for phase in met - practised - {"over"} if rare.get(phase) not in explained} == set()


def test_whatever_is_explained_does_appear_in_games(taught_game: Game) -> None:
    """In a dozen games between bots nearly everything that help knows is met."""
    help = data.wanted_lesson(taught_game.slug).help
    met: list[str] = []
    for table in bot_games(taught_game, 12):
        kinds = [event.kind for event in table.events(max(table.actor, 0))]
        moves = [] if table.over else table.moves
        rules = [] if table.over else list(taught_game.words.rule_at(table.seen(table.actor)))
        met += news(taught_game.slug, met, kinds, moves, rules)
    assert len(set(help) - set(met)) <= len(help) // 6, sorted(set(help) - set(met))


def bot_games(of: Game, count: int) -> list[Table]:
    """The tables of so many games between simple bots with the usual options, move by move."""
    import snowyard

    tables = []
    for seed in range(count):
        table, bot = snowyard.new(of.slug, seed=seed), Bot("simple", seed)
        while not table.over:
            tables.append(table.copy())
            table.step(bot.choose(table))
        tables.append(table.copy())
    return tables


# ---- a lesson that is broken

FORTS = (data.home(game("forts")) / data.FILE).read_text(encoding="utf-8")
BROKEN = {
    "a position that cannot be": ("freeze_points = [10, 3]", "freeze_points = [10, 11]", "step frozen: .*freeze_points"),
    "a word no position has": ("hit_points = [12, 5]", "hitpoints = [12, 5]", "step win: .*hitpoints"),
    "an expected move that is not legal": ('play = "pick brick 2"', 'play = "pick brick 3"', "'pick brick 3' is not legal"),
    "a move of somebody who does not decide": ('by = 1\nplay = "throw p0"', 'play = "throw p0"', "is p0's move, but p1 decides"),
    "a die too few": ("dice = [1, 9]", "dice = [1]", r"rolls .* and \[1\] are loaded"),
    "a die too many": ("dice = [3, 2]", "dice = [3, 2, 1]", r"rolls .* and \[3, 2, 1\] are loaded"),
    "a die that has no such face": ("dice = [5, 6]", "dice = [6, 6]", "loaded dice"),
    "a die that shows something else": ("dice = [4, 7]", "dice = [4, 6]", "freeze_points.1 is 4, not 3"),
    "an outcome that does not come": ('"snowballs.1" = 4, "hit_points.1" = 20', '"snowballs.1" = 5', "snowballs.1 is 4, not 5"),
    "an event that does not happen": ('events = ["dodge"]', 'events = ["hit"]', "no 'hit' happens"),
    "another move that nothing is said about": ('others = { "keep token" = "keep" }', "", "what 'keep token' would mean"),
    "a pattern of other moves that are not there": (
        '"pick brick *" = "strong"',
        '"pick *" = "strong", "x" = "keep"',
        "is like 'x'",
    ),
    "a sentence that is not there": ('"hide" = "hide", "build *" = "build" }', '"*" = "gone" }', "no sentence throw.not-gone"),
    "a sentence that nothing says": ('"keep token" = "keep"', '"keep token" = "throw"', "nothing says hide.not-keep"),
    "help about nothing": ("thing-cube = {", "thing-cubes = {", "no thing 'thing-cubes'"),
    "help at no event": ('events = ["roll"]', 'events = ["rolls"]', "no event 'rolls'"),
    "a rule that nobody teaches": ('"FORTS-22", "FORTS-23"', '"FORTS-22"', "nothing teaches or explains FORTS-23"),
    "a rule that is not in the rulebook": ('"FORTS-22", "FORTS-23"', '"FORTS-22", "FORTS-23", "FORTS-99"', "FORTS-99 is not"),
    "a rule excused though it is taught": ('rules = ["FORTS-44"]', 'rules = ["FORTS-44", "FORTS-24"]', "FORTS-24 is taught"),
    "a part of an explanation that is not said": (
        '"You need a brick to hide behind", ',
        "",
        "thing-hide-token explains .* 3 parts",
    ),
    "words that nobody says": ("You need a brick to hide behind", "No brick, no hiding", "nobody says 'No brick, no hiding'"),
    "words that only another move hears": ("One token, one throw", "Here it is safer to duck", "nobody says 'Before the Cube"),
    "words that no step says": ("Build one: that takes a Smiley", "It takes two Smileys", "taught: thing-smiley: nobody says"),
    "two steps of one name": ('id = "frozen"', 'id = "throw"', "two steps have the same id"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_lesson_that_is_broken_is_found_out(what: str) -> None:
    whole, part, fault = BROKEN[what]
    assert whole in FORTS
    broken = data.read(FORTS.replace(whole, part, 1), "forts")
    found = list(check.faults(game("forts"), broken, data.voice("forts")))
    assert any(re.search(fault, one) for one in found), found


def test_a_lesson_of_too_few_steps_is_found_out() -> None:
    whole = data.wanted_lesson("forts")
    short = msgspec.structs.replace(whole, steps=whole.steps[:3])
    assert "a lesson has 5 to 9 steps, not 4" in list(check.faults(game("forts"), short, data.voice("forts")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("names = [", "lessons.toml cannot be read"),
        ("names = 3", "lessons.toml is wrong"),
        (f"more = 1\n{FORTS}", "unknown field `more`"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(Refusal, match=re.escape(why)):
        data.read(text, "forts")


def test_a_voice_of_lessons_knows_its_own_sentences_alone() -> None:
    assert isinstance(data.voice("forts", "de"), Voice)
    assert data.said("forts", "throw.nothing") == ""
