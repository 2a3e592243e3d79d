"""Replays: step, play, jump, through any eyes, with the chances; from a table and from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from web.yard import play, play_now

STEP = "[data-testid=step]"


def test_a_finished_game_is_stepped_through_and_seen_through_all_eyes(visit: Any, tmp_path: Path) -> None:
    page = visit()
    play_now(page, "duel")
    assert play(page, seed=11)["over"]
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record file").click()
    record = tmp_path / "record.txt"
    saved.value.save_as(record)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(STEP)
    assert page.inner_text(STEP).startswith("Move 0 of")
    page.click("[data-testid=on]")
    page.keyboard.press("ArrowRight")
    assert page.inner_text(STEP).startswith("Move 2 of")
    page.keyboard.press("End")
    last = page.inner_text(STEP)
    assert last == f"Move {last.split()[-1]} of {last.split()[-1]}"
    assert page.url.endswith(f"step={last.split()[-1]}")
    page.locator("ol.steps button").nth(3).click()
    assert page.inner_text(STEP).startswith("Move 3 of")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('[data-testid=step]').innerText.startsWith('Move 5')")
    page.get_by_role("button", name="Pause").click()
    for eyes in ("0", "1", "-1", "-2"):
        page.select_option("#eyes", eyes)
        page.wait_for_selector("main svg")
    page.wait_for_selector("figure svg.graph", timeout=120_000)
    assert "%" in page.inner_text("figcaption")

    other = visit()
    other.goto("/#/file")
    other.set_input_files("input[type=file]", str(record))
    other.wait_for_selector(STEP)
    assert other.inner_text(STEP) == f"Move 0 of {last.split()[-1]}"


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visit: Any, tmp_path: Path) -> None:
    page = visit()
    page.goto("/#/file")
    bad = tmp_path / "bad.txt"
    bad.write_text("snow\n")
    page.set_input_files("input[type=file]", str(bad))
    page.wait_for_selector("[role=alert]")
    assert len(page.inner_text("[role=alert]")) > 10
    page.complaints.clear()  # the browser notes every refusal
