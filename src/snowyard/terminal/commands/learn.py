"""`snowyard learn`: a game in a few short steps, for people."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from snowyard.kernel.arguments import add_command
from snowyard.kernel.tongue import language, said
from snowyard.terminal.parsers import Subparsers, add_plain

if TYPE_CHECKING:
    from snowyard.kernel.game import Game
    from snowyard.lessons.data import Lesson
    from snowyard.terminal.learned import Learned
    from snowyard.terminal.screen import Screen


def add_parsers(commands: Subparsers) -> None:
    learn = add_command(commands, "learn")
    learn.add_argument("game", metavar="GAME", nargs="?")
    learn.add_argument("step", metavar="STEP", nargs="?")
    learn.add_argument("--steps", action="store_true")
    learn.add_argument("--rules", action="store_true")
    learn.add_argument("--explain", choices=("on", "off"))
    add_plain(learn)
    learn.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from snowyard.kernel.game import game
    from snowyard.lessons.data import wanted_lesson
    from snowyard.terminal.learned import Learned
    from snowyard.terminal.screen import Screen

    screen, learned = Screen(arguments.plain), Learned()
    if arguments.explain:
        learned.switch(arguments.explain == "on")
        screen.say(said("explanations-on" if arguments.explain == "on" else "explanations-off"))
        if arguments.game is None:
            return 0
    if arguments.game is None:
        return overview(screen, learned)
    found, lesson = game(arguments.game), wanted_lesson(arguments.game)
    if arguments.rules:
        return list_rules(found, lesson, screen)
    if arguments.steps:
        return list_steps(found, lesson, screen, learned)
    at = place_of(arguments.step, lesson) if arguments.step else first_undone(lesson, learned.done(found.slug))
    return learn(found, lesson, at, screen, learned)


def overview(screen: Screen, learned: Learned) -> int:
    from snowyard.kernel.game import game, games
    from snowyard.kernel.wording import ended
    from snowyard.lessons.data import lesson

    for slug in games():
        found = lesson(slug)
        if found is not None:
            done = sum(id in learned.done(slug) for id in found.ids)
            title = ended(game(slug).speech(language()).title)
            screen.say(said("steps-done", game=slug, title=title, done=done, of=len(found.ids)))
    screen.say(said("begin-learning"), "quiet")
    return 0


def list_steps(found: Game, lesson: Lesson, screen: Screen, learned: Learned) -> int:
    from snowyard.lessons import data

    for number, id in enumerate(lesson.ids, 1):
        done = f", {said('done')}" if id in learned.done(found.slug) else ""
        screen.say(f"{number}. {data.said(found.slug, id, language())} ({id}{done})")
    return 0


def list_rules(found: Game, lesson: Lesson, screen: Screen) -> int:
    from snowyard.lessons.check import taught

    for number, where in sorted(taught(found, lesson).items()):
        screen.say(f"{number}: {where}")
    return 0


def place_of(wanted: str, lesson: Lesson) -> int:
    from snowyard.kernel.errors import Refusal, listing

    if wanted.isdecimal() and 1 <= int(wanted) <= len(lesson.ids):
        return int(wanted) - 1
    if wanted in lesson.ids:
        return lesson.ids.index(wanted)
    raise Refusal("arguments", said("no-such-step", typed=repr(wanted), last=len(lesson.ids), names=listing(lesson.ids)))


def first_undone(lesson: Lesson, done: list[str]) -> int:
    return next((n for n, id in enumerate(lesson.ids) if id not in done), 0)


def learn(found: Game, lesson: Lesson, at: int, screen: Screen, learned: Learned) -> int:
    """Step after step, until somebody leaves or the whole game is played."""
    from snowyard.terminal.lesson import AGAIN, BACK, QUIT, LessonTable
    from snowyard.terminal.session import Session

    while at < len(lesson.steps):
        table = LessonTable(found, lesson, lesson.steps[at], screen, learned)
        status = Session(table).run()
        if status or table.outcome == QUIT:
            return status
        at += {AGAIN: 0, BACK: -1 if at else 0}.get(table.outcome, 1)
    return whole_game(found, lesson, screen, learned)


def whole_game(found: Game, lesson: Lesson, screen: Screen, learned: Learned) -> int:
    """The last step: a game like any other, with a coach."""
    from snowyard.lessons import data
    from snowyard.lessons.data import GAME
    from snowyard.match.native import begin
    from snowyard.terminal.learned import Explainer
    from snowyard.terminal.local import LocalTable
    from snowyard.terminal.seating import new_match, record_file
    from snowyard.terminal.session import Session

    steps, title = len(lesson.ids), data.said(found.slug, GAME, language())
    screen.say(said("step", place=steps, of=steps, title=title), "bold")
    screen.say(said("coach", text=data.said(found.slug, f"{GAME}.ask", language())), "cold", hang=7)
    screen.say()
    begin(found, screen.say, {lesson.game.bot})
    match = new_match(found, [], lesson.game.bot, lesson.game.options, None, own_dice=False)
    table = LocalTable(match, record_file(found, None), screen, explainer=Explainer(found, learned, always=True))
    status = Session(table).run()
    if match.table.over:
        learned.finish(found.slug, GAME)
        screen.say(said("coach", text=said("lesson-over")), "cold", hang=7)
        screen.quote(f"snowyard play {found.slug}")
    return status
