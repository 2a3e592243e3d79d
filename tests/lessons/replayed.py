"""Plays every step of a game's lesson, on whatever machine it is started on, and prints a digest of the table after every move:
`python replayed.py GAME`."""

from __future__ import annotations

import hashlib
import sys

from snowyard.lessons.data import LEARNER, wanted_lesson
from snowyard.lessons.match import StepMatch


def digests(slug: str) -> list[str]:
    """Of the moves that are expected, and of the first other move wherever the learner decides."""
    lesson, made = wanted_lesson(slug), []
    for step in lesson.steps:
        match = StepMatch(slug, step, lesson.names)
        for told in step.moves:
            legal = match.table.moves
            others = [move for move in legal if not told.wants(move) and move != match.game.facts.gives_up]
            if told.by == LEARNER and others:
                match.play(told.by, others[0])
                made.append(digest(match, step.id))
                match.go_back()
            match.play(told.by, next(move for move in legal if told.wants(move)))
            made.append(digest(match, step.id))
    return made


def digest(match: StepMatch, step: str) -> str:
    return f"{step}:{match.name_made.replace(' ', '-')}:{hashlib.sha256(bytes(match.table)).hexdigest()[:16]}"


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1])))
