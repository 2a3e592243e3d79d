"""Reviews and puzzles in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from snowyard.kernel.game import game
from snowyard.match import Match, Seat, seed_from, write
from snowyard.match.analysis import Review, review
from snowyard.match.puzzles import puzzles_of
from snowyard.players import Bot
from snowyard.terminal.commands.analyse import points
from web.browsing import counted, reads

MOVES = ".moves button[data-move]"
STEP, VERDICT = "[data-testid=step]", "[data-testid=verdict]"


def recorded(tmp_path: Path) -> tuple[Match, Path]:
    match = Match("forts", [Seat("Mia"), Seat("Tom")], seed=seed_from(4), seats=2)
    bots = [Bot("random", 1), Bot("simple", 2)]
    while not match.table.over and len(match.moves) < 26:
        match.play(match.table.actor, bots[match.table.actor].choose(match.table))
    file = tmp_path / "game.txt"
    file.write_text(write(match), encoding="utf-8")
    return match, file


def opened(page: Any, url: str, file: Path) -> None:
    page.goto(f"{url}/#/file")
    page.set_input_files("input[type=file]", str(file))
    page.wait_for_selector(STEP)


def reviewed(page: Any) -> None:
    page.click("[data-testid=review]")
    page.wait_for_selector("[data-testid=ledger]", timeout=240_000)
    page.wait_for_function("() => !document.querySelector('.review progress')", timeout=240_000)


def ledger(found: Review) -> list[list[int]]:
    return [account.points() for account in found.ledger]


def test_a_game_is_reviewed_by_keyboard_with_the_numbers_of_python_and_played_on(visit: Any, yard: Any, tmp_path: Path) -> None:
    match, file = recorded(tmp_path)
    found = review(match)
    page = visit()
    opened(page, yard.url, file)
    reviewed(page)
    rows = page.locator("[data-testid=ledger] tbody tr").all()
    shown = [
        [td.inner_text().split("\n")[0].replace("−", "-").replace("+", "") for td in row.locator("td").all()] for row in rows
    ]
    assert [[int(n) for n in row] for row in shown] == ledger(found)
    assert all(sum(parts[:4]) == parts[4] for parts in ledger(found))
    marks = sorted({m.number for m in found.moves if m.is_mistake or m.is_lucky})
    assert found.mistakes
    counted(page.locator("svg.graph [data-mark=mistake]"), len(found.mistakes))
    for number in marks[:3]:
        page.keyboard.press("n")
        reads(page.locator(STEP), f"Move {number} of")
    worst = found.mistakes[0]
    page.keyboard.press("Home")
    for _ in range(worst.number):
        page.keyboard.press("ArrowRight")
    reads(page.locator(VERDICT), f"would have won {points(worst.cost)} in 100 games more")
    page.get_by_role("combobox", name="Language").first.select_option("de")
    page.wait_for_function("() => document.querySelector('[data-testid=verdict]').innerText.includes('von 100 Partien mehr')")
    page.click("[data-testid=play-better]")
    page.wait_for_url("**/#/table/here-*")
    page.wait_for_selector("main svg")


@pytest.mark.parametrize("number", [0, 9])
def test_a_game_is_played_on_from_here_as_it_stood(visit: Any, tmp_path: Path, number: int) -> None:
    """Before any review too: the same table, the same decision, and it can be made."""
    match, file = recorded(tmp_path)
    table = match.at(number)
    page = visit(settings={"name": "Mia"})
    page.goto("/#/file")
    page.set_input_files("input[type=file]", str(file))
    page.wait_for_selector(STEP)
    for _ in range(number):
        page.click("[data-testid=on]")
    reads(page.locator(STEP), f"Move {number} of")
    page.select_option("#eyes", str(table.actor))
    page.wait_for_selector(f"main :text('{match.names[table.actor]} (you)')")
    before = page.inner_text("main")
    page.click("[data-testid=play-on]")
    page.wait_for_url("**/#/table/here-*")
    page.wait_for_selector(MOVES)
    offered = page.locator(MOVES).evaluate_all("all => all.map((e) => e.dataset.move)")
    assert sorted(offered) == sorted(move for move in table.moves if table.action(move) != table.game.gives_up)
    page.wait_for_function("before => document.querySelector('main').innerText === before", arg=before)
    others = page.locator("ul.seats li").all_inner_texts()
    assert any("simple" in told for told in others)  # a bot decides for the other
    lines = page.locator("aside .line").count()
    page.locator(MOVES).first.click()
    page.wait_for_function("lines => document.querySelectorAll('aside .line').length > lines", arg=lines)


def test_whoever_leaves_stops_the_review(visit: Any, yard: Any, tmp_path: Path) -> None:
    page = visit()
    opened(page, yard.url, recorded(tmp_path)[1])
    page.click("[data-testid=review]")
    page.wait_for_selector(".review progress")
    assert len(page.workers) >= 2
    page.get_by_role("link", name="Home").click()
    page.wait_for_selector("text=Snowyard")
    while page.workers:  # the one that read the file lingers a little
        page.wait_for_timeout(200)


def test_a_puzzle_is_solved_and_explained_and_says_nothing_before(visit: Any, yard: Any) -> None:
    puzzle = puzzles_of(game("forts"))[0]
    table = puzzle.match(game("forts")).table
    names = ["Mia", "Tom"]
    labels = dict(zip(table.moves, table.labels(names), strict=True))
    page = visit()
    page.goto(f"{yard.url}/#/puzzle/forts/1")
    page.wait_for_selector(".task")
    assert "in 100 games" not in page.inner_text("body")
    page.locator(".side").get_by_role("button", name=labels[puzzle.second]).first.click()
    reads(page.locator("[data-testid=answer]"), "No. Best was")
    page.get_by_role("button", name="Try again").click()
    page.locator(".side").get_by_role("button", name=labels[puzzle.best]).first.click()
    reads(page.locator("[data-testid=answer]"), f"Right: {labels[puzzle.best]}.")
    answer = page.inner_text("[data-testid=answer]")
    assert answer.startswith("Right: ")
    assert f"wins {points(puzzle.worth - puzzle.worth_second)} in 100 games more" in answer
    page.click("[data-testid=next-puzzle]")
    page.wait_for_url("**/#/puzzle/forts/2")
    page.wait_for_selector(".task")
    reads(page.locator(".done"), "1 of")
    page.goto(f"{yard.url}/#/")
    page.get_by_role("heading", name="Puzzle of the day").wait_for()
