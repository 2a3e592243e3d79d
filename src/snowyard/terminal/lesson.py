"""One step of a lesson in the terminal: the learner plays, the coach explains, another move is told about and taken back."""

from __future__ import annotations

import re
from pathlib import Path

from snowyard.kernel.game import Game
from snowyard.kernel.tongue import language, said
from snowyard.lessons import data
from snowyard.lessons.data import LEARNER, Lesson, Step, sentence_ids
from snowyard.lessons.match import StepMatch
from snowyard.terminal.learned import Learned
from snowyard.terminal.local import LocalTable
from snowyard.terminal.screen import Screen
from snowyard.terminal.session_commands import Command, Leave, command_meant, commands, words_of

NEXT, AGAIN, BACK, QUIT = "next", "again", "back", "quit"
CODE = re.compile(r"\([a-z]\d+\)")  # of a card or a Kid, in a drawing


class LessonTable(LocalTable):
    """`outcome`: what the learner wants after this step."""

    match: StepMatch
    around = 10  # with what the coach asks for
    least_told = 16  # with what the coach says of it

    def __init__(self, game: Game, lesson: Lesson, step: Step, screen: Screen, learned: Learned) -> None:
        super().__init__(StepMatch(game.slug, step, lesson.names), Path(), screen)
        self.commands = COMMANDS
        self.lesson, self.step, self.learned = lesson, step, learned
        self.outcome = QUIT
        self._names = sentence_ids(step)
        self._said = 0  # moves whose outcome was explained

    @property
    def title(self) -> str:
        place = self.lesson.ids.index(self.step.id) + 1
        return said("step", place=place, of=len(self.lesson.ids), title=data.said(self.game.slug, self.step.id, language()))

    def begin(self) -> None:
        self.screen.say(self.title, "bold")
        if self.step is not self.lesson.steps[0]:
            self.screen.say(said("new-moment"), "quiet")
        self.screen.say(said("step-rules", rules=", ".join(self.step.rules), word=said("word-rules")), "quiet")
        drawn = self.game.module("screen").draw(self.match.table.view(LEARNER, self.names), self.names, True)
        code = CODE.search(" ".join(drawn))
        if code:
            self.screen.say(said("short-names", code=code[0]), "quiet")
        self.screen.say()
        self.screen.settle()

    def coach(self, id: str) -> None:
        text = data.said(self.game.slug, id, language()) if id else ""
        if text:
            self.screen.say()
            self.screen.say(said("coach", text=text), "cold", hang=7)
            self.screen.say()

    # ---- one move after the other

    def typed(self) -> str | None:
        self._answer_stray()
        while (told := self.match.expects) is not None and told.by != LEARNER:
            self.make(told.by, self.game.number(told.patterns[0]))
        self._explain_made()
        if self.match.done:
            self._finish()
            return None
        if self._changed:
            self.page()
            self._changed = False
        return self.screen.ask(self.question)

    def make(self, seat: int, action: int) -> None:
        self.match.play(seat, action)
        self._changed = True
        self._catch_up()

    def _answer_stray(self) -> None:
        """Another move than the step expects: what it means, and back."""
        if not self.match.astray:
            return
        self.coach(self.match.would_mean)
        self.screen.wait(f"{said('try-again')} ")
        self._forget()
        self.screen.say(said("step-taken-back"), "quiet")

    def _forget(self) -> None:
        """Back to before the learner's last move."""
        self.match.go_back()
        number = len(self.match.moves)
        self.told = {seat: min(first, number + 1) for seat, first in self.told.items()}
        self._said = min(self._said, number)
        self._changed = True

    def _explain_made(self) -> None:
        for number in range(self._said, len(self.match.moves)):
            self.coach(self._names[number][1])
        self._said = len(self.match.moves)

    def _finish(self) -> None:
        self.learned.finish(self.game.slug, self.step.id)
        outcomes = (NEXT, AGAIN, BACK, QUIT)
        afterwards = f"{said('step-done', again=said('word-again'), quit=said('word-quit'))} "
        while (answer := command_meant(self.screen.ask(afterwards).strip() or NEXT, outcomes)) not in outcomes:
            self.screen.say(said("no-answer", typed=answer[:20]))
        self.outcome = answer

    def page(self, again: bool = False) -> None:
        """The table, what the coach asks for, and the moves."""
        self.show(again or not self.match.moves)
        self.coach(self._names[len(self.match.moves)][0])
        legal = self.legal
        self.screen.offer([*legal, *self.commands, *words_of(self.commands)])
        self.moves(legal)

    def farewell(self) -> None:
        if self.outcome == QUIT:
            self.screen.say(said("learned-lost" if self.learned.lost else "learned-kept"))
            self.screen.quote(f"snowyard learn {self.game.slug}")

    def take_back(self) -> None:
        self._forget()


def go(outcome: str) -> Command:
    """A command that leaves this step for another."""

    def leave(here: LessonTable, rest: str) -> None:
        here.outcome = outcome
        raise Leave

    return Command(f"does-step-{outcome}", leave)


COMMANDS = commands(
    "does-step-quit",
    undo=Command("does-step-undo", lambda here, rest: here.take_back()),
    next=go(NEXT),
    again=go(AGAIN),
    back=go(BACK),
)
