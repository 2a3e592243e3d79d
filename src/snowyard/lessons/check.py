"""What is wrong with a lesson, a sentence for each fault. Every step is played: what it expects must be legal, roll exactly the
dice that are loaded, and lead to what it says."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from fnmatch import fnmatchcase
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.sentences import Voice, say
from snowyard.lessons.data import GAME, LEARNER, Lesson, Step, Told, not_id, numbers, sentence_ids
from snowyard.lessons.match import StepMatch

FEWEST, MOST = 5, 9
"""Steps of a lesson, the whole game among them."""
MOST_TRIED = 8
"""Of moves that are all right, so many are played."""


def faults(game: Game, lesson: Lesson, voice: Voice) -> Iterator[str]:
    """All of them. `voice`: the English sentences."""
    ids = lesson.ids
    if not FEWEST <= len(ids) <= MOST:
        yield f"a lesson has {FEWEST} to {MOST} steps, not {len(ids)}"
    if len(set(ids)) < len(ids):
        yield "two steps have the same id"
    for step in lesson.steps:
        yield from (f"step {step.id}: {fault}" for fault in step_faults(game, lesson, step))
    yield from sentence_faults(lesson, voice)
    yield from help_faults(game, lesson)
    yield from thing_faults(game, lesson, voice)
    yield from rule_faults(game, lesson)


# ---- playing


def step_faults(game: Game, lesson: Lesson, step: Step) -> Iterator[str]:
    if not any(told.by == LEARNER for told in step.moves):
        yield "the learner does nothing"
    try:
        for choice in range(MOST_TRIED):
            match = StepMatch(game.slug, step, lesson.names)
            if not (yield from play_faults(match, choice)):
                return
    except Refusal as refusal:
        yield refusal.sentence


def play_faults(match: StepMatch, choice: int) -> Generator[str, None, bool]:
    """Play the step; where several moves are right, the one at this place. Is there a further place?"""
    further = False
    for told in match.step.moves:
        table = match.table
        if table.actor != told.by:
            yield f"{told.play!r} is p{told.by}'s move, but p{table.actor} decides"
            return False
        legal = [move for move in table.moves if move != match.game.facts.gives_up]
        right = [move for move in legal if told.wants(move)]
        for pattern in told.patterns:
            if not any(fnmatchcase(move, pattern) for move in right):
                yield f"{pattern!r} is not legal; legal are {', '.join(legal)}"
                return False
        if told.by == LEARNER:
            yield from other_faults(match, told, legal)
        further |= choice + 1 < len(right)
        yield from move_faults(match, told, right[min(choice, len(right) - 1)])
    return further


def move_faults(match: StepMatch, told: Told, move: str) -> Iterator[str]:
    """Play it, and see what it rolls and where it leads."""
    match.play(told.by, move)
    t = match.table.t
    if t.wanted or len(match.moves[-1].rolls) != len(told.dice):
        yield f"{move!r} rolls {list(match.moves[-1].rolls)}, and {told.dice} are loaded"
    happened = [event.kind for event in match.table.events(LEARNER)]
    for kind in told.events:
        if kind not in happened:
            yield f"after {move!r} no {kind!r} happens, but {', '.join(happened)}"
    position = match.table.position()
    for path, value in told.then.items():
        found = at(position, path)
        if found != value:
            yield f"after {move!r} {path} is {found!r}, not {value!r}"


def other_faults(match: StepMatch, told: Told, legal: list[str]) -> Iterator[str]:
    others = [move for move in legal if not told.wants(move)]
    for move in others:
        if not not_id(match.step, told, move):
            yield f"nothing says what {move!r} would mean"
            return
    for pattern in told.others:
        if not any(fnmatchcase(move, pattern) for move in others):
            yield f"no other legal move is like {pattern!r}"


def at(position: Any, path: str) -> Any:
    """What stands at a path like `hit_points.1` or `lanes.lane 1.p0.0`; None: nothing."""
    for part in path.split("."):
        try:
            position = position[int(part)] if isinstance(position, list) else position[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return position


# ---- words


def wanted_sentences(lesson: Lesson) -> set[str]:
    """The names of all sentences that a lesson needs; what follows a move may be left out unless it is the last."""
    wanted = {"game", "game.ask"}
    for step in lesson.steps:
        wanted.add(step.id)
        names = sentence_ids(step)
        wanted |= {ask for ask, _ in names if ask}
        wanted.add([done for _, done in names if done][-1])
        wanted |= {f"{step.id}.not-{key}" for told in step.moves for key in told.others.values()}
    return wanted


def sentence_faults(lesson: Lesson, voice: Voice) -> Iterator[str]:
    wanted = wanted_sentences(lesson)
    may = {done for step in lesson.steps for _, done in sentence_ids(step)}
    yield from (f"there is no sentence {id}" for id in sorted(wanted) if not voice.has(id))
    yield from (f"nothing says {id}" for id in voice.variables if id not in wanted | may)


# ---- help and rules


def help_faults(game: Game, lesson: Lesson) -> Iterator[str]:
    things = {thing.id for thing in game.things({})}
    stated = stated_rules(game)
    for thing, when in lesson.help.items():
        if thing not in things:
            yield f"help: there is no thing {thing!r} to look up"
        yield from (f"help: {thing}: there is no event {kind!r}" for kind in when.events if kind not in game.words.EVENTS)
        yield from (f"help: {thing}: there is no rule {rule}" for rule in when.rules if rule not in stated)
        for pattern in when.moves:
            if not any(fnmatchcase(name, pattern) for name in game.words.NAMES):
                yield f"help: {thing}: no move is like {pattern!r}"
        if not (when.events or when.rules or when.moves):
            yield f"help: {thing} never appears"
    named = [*((f"step {step.id}", step.things) for step in lesson.steps), ("taught", lesson.taught)]
    for where, of in named:
        yield from (f"{where}: help has no {thing!r}" for thing in of if thing not in lesson.help)


def parts_of(about: str) -> list[str]:
    """What an explanation says, one thing after the other, without the numbers of rules."""
    plain = re.sub(r" \([A-Z]+-[^)]*\)", "", about)
    return [part for part in re.split(r"[.;](?: |$)", plain) if part]


def thing_faults(game: Game, lesson: Lesson, voice: Voice) -> Iterator[str]:
    """Whoever has done a step has met a thing only if the step said all that its explanation says. What it says besides to
    those who try another move does not count."""
    about = {thing.id: parts_of(thing.about) for thing in game.things({})}
    heard = {step.id: heard_in(step, voice) for step in lesson.steps}
    taught = [(f"step {step.id}", heard[step.id], step.things) for step in lesson.steps]
    for where, text, things in [*taught, ("taught", " ".join(heard.values()), lesson.taught)]:
        for thing, said in things.items():
            if len(said) != len(about.get(thing, [])):
                yield f"{where}: {thing} explains {about.get(thing)}, and {len(said)} parts of it are said"
            for words in said:
                if not re.search(".*".join(re.escape(part) for part in words.lower().split(" … ")), text):
                    yield f"{where}: {thing}: nobody says {words!r}"


def heard_in(step: Step, voice: Voice) -> str:
    """All that whoever does what is asked for hears, in small letters."""
    names = [name for pair in sentence_ids(step) for name in pair if name and voice.has(name)]
    return " ".join(voice.text(say(name)) for name in names).lower()


def stated_rules(game: Game) -> set[str]:
    """The numbers of the rulebook."""
    return set(re.findall(rf"^\*\*({game.slug.upper()}-R?\d+)\*\*", game.rulebook(), re.MULTILINE))


def taught(game: Game, lesson: Lesson) -> dict[str, str]:
    """Where each rule is taught, explained, or why not: `step throw`, `look up brick`, or a reason."""
    found: dict[str, str] = {}
    for other in lesson.elsewhere:
        found |= dict.fromkeys(numbers(other.rules), other.why)
    for thing in reversed(game.things({})):
        for number in re.findall(rf"{game.slug.upper()}-R?\d+", thing.about):
            found[number] = f"help: {thing.name}" if thing.id in lesson.help else f"look up: {thing.name}"
    found |= dict.fromkeys(numbers(lesson.game.rules), f"step {GAME}")
    for step in reversed(lesson.steps):
        found |= dict.fromkeys(numbers(step.rules), f"step {step.id}")
    return found


def rule_faults(game: Game, lesson: Lesson) -> Iterator[str]:
    stated, told = stated_rules(game), taught(game, lesson)
    yield from (f"nothing teaches or explains {number}" for number in sorted(stated - set(told)))
    yield from (f"{number} is not in the rulebook" for number in sorted(set(told) - stated))
    for other in lesson.elsewhere:
        for number in numbers(other.rules):
            if told.get(number) != other.why:
                yield f"{number} is taught or explained ({told[number]}); it need not stand under elsewhere"
