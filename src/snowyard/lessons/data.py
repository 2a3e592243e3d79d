"""What a game's folder `lessons/` says: `lessons.toml` the steps, `<language>.ftl` the sentences. A game without
one has no lessons."""

from __future__ import annotations

import functools
import importlib.resources
import re
import tomllib
from collections.abc import Collection
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.sentences import Voice, say
from snowyard.kernel.table import Table, setup

FOLDER, FILE = "lessons", "lessons.toml"
LEARNER = 0
"""The seat of whoever learns."""
GAME = "game"
"""The last step: a whole game."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of a step. `play`: the moves that are right, or patterns of them. `by`: another seat, which plays it by itself.
    `dice`: all that it rolls or draws. `then`: what the position says afterwards, by the path to it; `events`: what must happen.
    `others`: any other move by a pattern, and the sentence that says what it would have meant."""

    play: str | list[str]
    by: int = LEARNER
    dice: list[int] = []
    then: dict[str, Any] = {}
    events: list[str] = []
    others: dict[str, str] = {}

    @property
    def patterns(self) -> list[str]:
        return [self.play] if isinstance(self.play, str) else self.play

    def wants(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.patterns)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rules`: the numbers it teaches. `things`: what need not be explained again afterwards, each with the words of this step
    that say it, in the order of the parts of its explanation (check.py)."""

    id: str
    rules: list[str]
    moves: list[Told]
    position: dict[str, Any] = {}
    options: dict[str, Any] = {}
    things: dict[str, list[str]] = {}


class LastStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game against bots of this kind."""

    bot: str
    rules: list[str]
    options: dict[str, Any] = {}


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something appears: with one of these events, when one of these moves (patterns) is legal, or when one of these rules
    governs the decision."""

    events: list[str] = []
    moves: list[str] = []
    rules: list[str] = []


class Elsewhere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that a first game does not need, and why. `FORTS-R01 to FORTS-R09` are nine."""

    why: str
    rules: list[str]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`names`: who sits at the learner's table. `help`: what can be looked up, and when it first appears. `taught`: what no step
    teaches alone and all of them teach together, with the words that say it, as in a step's `things`."""

    names: list[str]
    steps: list[Step]
    game: LastStep
    help: dict[str, When]
    elsewhere: list[Elsewhere]
    taught: dict[str, list[str]] = {}

    @property
    def ids(self) -> list[str]:
        return [*(step.id for step in self.steps), GAME]

    def known_after(self, step: str, done: Collection[str]) -> list[str]:
        """What need not be explained any more after this step, with those done before it."""
        own = next((list(one.things) for one in self.steps if one.id == step), [])
        return own + list(self.taught) if {one.id for one in self.steps} <= {*done, step} else own


def read(text: str, of: str) -> Lesson:
    """The lesson in the text of a lessons.toml; `of` names the game in refusals."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("lessons", f"{of}: {FILE} cannot be read: {error}") from None
    except msgspec.ValidationError as error:
        raise Refusal("lessons", f"{of}: {FILE} is wrong: {error}") from None


def home(of: Game) -> Traversable:
    return importlib.resources.files(of.package) / FOLDER


@functools.cache
def lesson(slug: str) -> Lesson | None:
    """The lesson of a game; None: it has none."""
    file = home(game(slug)) / FILE
    return read(file.read_text(encoding="utf-8"), slug) if file.is_file() else None


def wanted_lesson(slug: str) -> Lesson:
    found = lesson(slug)
    if found is None:
        raise Refusal("lessons", f"{slug} has no lessons; snowyard rules {slug} prints its rulebook")
    return found


@functools.cache
def voice(slug: str, lang: str = "en") -> Voice:
    """The sentences of a lesson; English where they are not in this language."""
    own = home(game(slug)) / f"{lang}.ftl"
    if lang != "en" and not own.is_file():
        return voice(slug)
    try:
        return Voice(lang, [own], slug)
    except FileNotFoundError:
        raise Refusal("lessons", f"{slug}: its lessons have no sentences: {FOLDER}/en.ftl is not there") from None


def said(slug: str, id: str, lang: str = "en") -> str:
    """A sentence of a lesson; '' if there is none of that name."""
    speaks = voice(slug, lang)
    return speaks.text(say(id)) if id and speaks.has(id) else ""


def sentence_ids(step: Step) -> list[tuple[str, str]]:
    """For each move of a step the names of what is said before it and after it. Others' moves are not spoken of."""
    own = [n for n, told in enumerate(step.moves) if told.by == LEARNER]
    names = []
    for n in range(len(step.moves)):
        more = f"-{own.index(n) + 1}" if n in own and own.index(n) else ""
        names.append((f"{step.id}.ask{more}", f"{step.id}.done{more}") if n in own else ("", ""))
    return names


def not_ids(step: Step, told: Told) -> list[str]:
    """The names of the sentences that say what other moves would have meant, in the order of their patterns."""
    return [f"{step.id}.not-{key}" for key in told.others.values()]


def not_id(step: Step, told: Told, move: str) -> str:
    """The name of the sentence about another move: of the first pattern that fits; '' if none does."""
    named = zip(told.others, not_ids(step, told), strict=True)
    return next((id for pattern, id in named if fnmatchcase(move, pattern)), "")


def table_of(slug: str, step: Step) -> Table:
    """The table of a step as it lies at its beginning."""
    try:
        return setup(slug, step.position, **step.options)
    except Refusal as refusal:
        raise Refusal("lessons", f"{slug}, step {step.id}: {refusal.sentence}") from None


def numbers(rules: list[str]) -> list[str]:
    """Numbers of rules, spans written out."""
    written = []
    for rule in rules:
        first, _, last = rule.partition(" to ")
        if not last:
            written.append(first)
            continue
        stem, low, high = *_parts(first), _parts(last)[1]
        written += [f"{stem}{n:02d}" for n in range(low, high + 1)]
    return written


def _parts(rule: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.*?)(\d+)", rule)
    if found is None:
        raise Refusal("lessons", f"{rule!r} is no number of a rule, such as FORTS-17")
    return found[1], int(found[2])
