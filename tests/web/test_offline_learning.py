"""The network switched off after the first visit: a lesson, a puzzle and a review work all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from snowyard import game
from snowyard.lessons.data import said, wanted_lesson
from snowyard.match import Match, seed_from, write
from snowyard.match.puzzles import puzzles_of
from web.browsing import reads, visitor
from web.learning import NEXT, by_mouse, done_step
from web.published import Folder, installed


def learnt(page: Any) -> None:
    page.goto("./#/learn/forts")
    for step in wanted_lesson("forts").steps:
        done_step(page, "forts", step, by_mouse)
        page.click(NEXT)
    page.wait_for_selector(f"text={said('forts', 'game.ask')}")


def solved(page: Any) -> None:
    puzzle = puzzles_of(game("splat"))[0]
    page.goto("./#/puzzle/splat/1")
    by_mouse(page, puzzle.best)
    reads(page.locator("[data-testid=answer]"), "Right: ")


def reviewed(page: Any, tmp_path: Path) -> None:
    match = Match("forts", seed=seed_from(4), seats=2)
    while not match.table.over and len(match.moves) < 4:
        match.play(match.table.actor, "build snowball")
    record = tmp_path / "game.txt"
    record.write_text(write(match), encoding="utf-8")
    page.goto("./#/file")
    page.set_input_files("input[type=file]", str(record))
    page.click("[data-testid=review]")
    page.wait_for_selector("[data-testid=ledger]", timeout=240_000)
    page.wait_for_selector(".review progress", state="detached", timeout=240_000)
    page.keyboard.press("ArrowRight")
    reads(page.locator("[data-testid=verdict]"), "of 100 games")


def test_without_a_network_a_lesson_is_learnt_a_puzzle_solved_and_a_game_reviewed(
    chromium: Any, built: None, tmp_path: Path
) -> None:
    folder = Folder(tmp_path / "published")
    page = visitor(chromium, folder, settings={"where": "here", "explain": True}, service_workers="allow")
    try:
        installed(page)
        page.context.set_offline(True)
        asked = len(folder.asked)
        learnt(page)
        solved(page)
        reviewed(page, tmp_path)
        assert {path for path in folder.asked[asked:] if not path.endswith("/sw.js")} == set()  # browsers look for a newer one
        assert page.complaints == []
    finally:
        page.context.close()
        folder.stop()
