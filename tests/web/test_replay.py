"""Replays: step, play, jump, through any eyes, with the chances; from a table and from a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowyard import Table
from snowyard.match import Match, write
from web.browsing import ServerProcess, counted, play, play_now, reads, visitor

STEP = "[data-testid=step]"
WATCH = """() => {
  // keeps what is shown for a moment only
  window.steps = [document.querySelector('[data-testid=step]').innerText];
  window.copied = false;
  new MutationObserver(() => {
    const step = document.querySelector('[data-testid=step]').innerText;
    if (window.steps.at(-1) !== step) window.steps.push(step);
    window.copied ||= document.body.innerText.includes('Copied');
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.fixture(scope="module")
def book(chromium: Any, yard: ServerProcess) -> Iterator[Any]:
    """One browser that looks at many records."""
    page = visitor(chromium, yard)
    yield page
    page.context.close()
    assert page.complaints == []


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
    reads(page.locator(STEP), "Move 0 of")
    page.click("[data-testid=on]")
    page.keyboard.press("ArrowRight")
    reads(page.locator(STEP), "Move 2 of")
    page.keyboard.press("End")
    reads(page.locator(STEP), re.compile(r"Move (\d+) of \1$"))
    last = page.inner_text(STEP)
    assert page.url.endswith(f"step={last.split()[-1]}")
    page.locator("ol.steps button").nth(3).click()
    reads(page.locator(STEP), "Move 3 of")
    page.evaluate(WATCH)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => window.steps.some((step) => step.startsWith('Move 5 of'))")
    page.get_by_role("button", name="Pause").click()
    assert [step.split()[1] for step in page.evaluate("() => window.steps")][:3] == ["3", "4", "5"]  # one after the other
    for eyes in ("0", "1", "-1", "-2"):
        page.select_option("#eyes", eyes)
        page.wait_for_selector("main svg")
    page.wait_for_selector("figure svg.graph", timeout=120_000)
    assert page.inner_text("figcaption").count("%") == 2  # both chances at this move
    page.locator("svg.graph").click(position={"x": 1, "y": 40})
    reads(page.locator(STEP), "Move 0 of")
    page.keyboard.press("ArrowRight")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("button:has-text('Link to the replay')")
    page.wait_for_function("() => window.copied")
    link = page.evaluate("() => navigator.clipboard.readText()")

    other = visit()
    other.goto(link)  # somebody who never sat there
    other.wait_for_selector(STEP)
    reads(other.locator(STEP), f"Move 1 of {last.split()[-1]}")
    other.goto("/#/file")
    other.set_input_files("input[type=file]", str(record))
    other.wait_for_selector(STEP)
    reads(other.locator(STEP), f"Move 0 of {last.split()[-1]}")


@pytest.mark.parametrize(
    ("slug", "options", "moves"),
    [
        ("duel", {}, 9),
        ("duel", {"seats": 4}, 14),
        ("lanes", {}, 8),
        ("splat", {"seats": 4, "strategic": True}, 5),
        ("village", {"cards": "deal"}, 20),
    ],
)
def test_everything_open_shows_every_hidden_card(
    book: Any, tmp_path: Path, slug: str, options: dict[str, Any], moves: int
) -> None:
    """Every seat's hand lies open with open eyes; what everybody sees, and each seat's own eyes, stay as they were."""
    match = Match(slug, seed=bytes(32), **options)
    for _ in range(moves):
        match.play(match.table.actor, match.table.moves[0])
    file = tmp_path / "record.txt"
    file.write_text(write(match))
    page = book
    page.goto("/")
    page.goto("/#/file")
    page.set_input_files("input[type=file]", str(file))
    page.wait_for_selector(STEP)
    page.keyboard.press("End")
    others = hidden_cards(match.table, 0)
    assert others
    shown = page.locator("main [data-open]")
    page.wait_for_function("n => document.querySelectorAll('main [data-open]').length === n", arg=len(others))
    assert sorted(shown.evaluate_all("all => all.map((e) => e.dataset.open)")) == sorted(others)
    for size in ({"width": 390, "height": 844}, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)
        counted(shown, len(others))
    for eyes in ("0", "-1"):
        page.select_option("#eyes", eyes)
        page.wait_for_function("() => document.querySelectorAll('main [data-open]').length === 0")


def hidden_cards(table: Table, below: int) -> list[str]:
    """What lies hidden in hands: of all but the one who sits below where that hand is drawn large, else of all."""
    views = [table.view(seat, [f"p{s}" for s in range(table.seats)]) for seat in range(table.seats)]
    if table.game.slug == "village":
        return [card for view in views for hand in view["cards"]["hands"] for card in hand["cards"] or []]
    if table.game.slug == "splat":
        return [card for view in views for card in view["hand"]]
    held = [view["players"][seat]["hand"] for seat, view in enumerate(views) if seat != below]
    if table.game.slug == "lanes":
        return [rank for hand in held for rank in hand]
    left = [list(hand["cards"]) for hand in held]
    for hand, seat in zip(left, range(1, table.seats), strict=True):
        for chosen in views[seat]["players"][seat]["plays"] if views[seat]["phase"] == "choose" else []:
            hand.remove(chosen["card"])  # it lies on its front, with its name
    return [card for hand in left for card in hand]


def test_a_file_that_is_no_record_is_refused_with_a_sentence(visit: Any, tmp_path: Path) -> None:
    page = visit()
    page.goto("/#/file")
    bad = tmp_path / "bad.txt"
    bad.write_text("snow\n")
    page.set_input_files("input[type=file]", str(bad))
    page.wait_for_selector("[role=alert]")
    assert len(page.inner_text("[role=alert]")) > 10
    page.complaints.clear()  # the browser notes every refusal
