"""Lessons as a page fetches them: each step's table as the bytes of its record, and the words of one language."""

from __future__ import annotations

import base64

from snowyard.lessons.data import GAME, not_ids, said, sentence_ids, table_of, wanted_lesson
from snowyard.server.forms import Out


class LessonMove(Out):
    """One move of a step. `play`: those that are right, or patterns of them. `dice`: what it rolls or draws. `others`: patterns
    of other moves; the words have a sentence for each."""

    seat: int
    play: list[str]
    dice: list[int]
    others: list[str]


class LessonStep(Out):
    """`record`: the bytes of its table, in Base64. `things`: what it teaches of what can be looked up."""

    id: str
    rules: list[str]
    things: list[str]
    record: str
    moves: list[LessonMove]


class LessonHelp(Out):
    """When something that can be looked up appears: with these events, legal moves (patterns) or rules of a decision."""

    thing: str
    events: list[str]
    moves: list[str]
    rules: list[str]


class LessonData(Out):
    """`names`: who sits there; the first is the learner. `bot` and `options`: of the whole game at the end. `taught`: what is
    known after all steps and after none alone."""

    names: list[str]
    steps: list[LessonStep]
    taught: list[str]
    bot: str
    options: dict[str, bool | int | str]
    help: list[LessonHelp]


class MoveWords(Out):
    """What is said before a move of the learner and after it, and about other moves; empty for moves of others."""

    ask: str
    done: str
    others: list[str]


class StepWords(Out):
    title: str
    moves: list[MoveWords]


class LessonWords(Out):
    """`title` and `ask`: of the whole game at the end."""

    steps: list[StepWords]
    title: str
    ask: str


def lesson_data(slug: str) -> LessonData:
    lesson = wanted_lesson(slug)
    steps = [
        LessonStep(
            step.id,
            step.rules,
            list(step.things),
            base64.b64encode(bytes(table_of(slug, step))).decode(),
            [LessonMove(told.by, told.patterns, told.dice, list(told.others)) for told in step.moves],
        )
        for step in lesson.steps
    ]
    help = [LessonHelp(thing, when.events, when.moves, when.rules) for thing, when in lesson.help.items()]
    return LessonData(lesson.names, steps, list(lesson.taught), lesson.game.bot, lesson.game.options, help)


def lesson_words(slug: str, lang: str) -> LessonWords:
    steps = []
    for step in wanted_lesson(slug).steps:
        moves = []
        for told, (ask, done) in zip(step.moves, sentence_ids(step), strict=True):
            others = [said(slug, id, lang) for id in not_ids(step, told)]
            moves.append(MoveWords(said(slug, ask, lang), said(slug, done, lang), others))
        steps.append(StepWords(said(slug, step.id, lang), moves))
    return LessonWords(steps, said(slug, GAME, lang), said(slug, f"{GAME}.ask", lang))
