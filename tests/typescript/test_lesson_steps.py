"""A step of a lesson in the page is the step that Python plays: the table after every move, after every other move, and back."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from lessons.replayed import digests
from snowyard.kernel.finding import own_games
from snowyard.lessons.data import wanted_lesson
from snowyard.server.lessons import lesson_data, lesson_words
from typescript_node import vitest


def test_every_step_of_every_lesson_is_the_same_in_the_page(tmp_path: Path) -> None:
    told = [
        {
            "game": slug,
            "data": msgspec.to_builtins(lesson_data(slug)),
            "words": msgspec.to_builtins(lesson_words(slug, "en")),
            "digests": digests(slug),
        }
        for slug in own_games()
        if wanted_lesson(slug)
    ]
    (tmp_path / "lessons.json").write_text(json.dumps(told), encoding="utf-8")
    ran = vitest("src/learn/lessons.test.ts", LESSONS=str(tmp_path / "lessons.json"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "skipped" not in ran.stdout
