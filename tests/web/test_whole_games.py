"""A real browser plays whole games by clicking what a person clicks."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import GAMES, play, play_now, reads


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_against_bots_is_played_to_its_end(visit: Any, slug: str) -> None:
    page = visit()
    play_now(page, slug)
    page.wait_for_selector("main svg")  # the table is drawn
    done = play(page, seed=7)
    assert done["over"], f"{slug} stopped after {done['made']} moves: {page.inner_text('body')[:800]}"
    page.locator("dialog tbody tr").nth(1).wait_for()  # everybody's place, and what counted
    page.locator("dialog tbody tr.won").first.wait_for()
    page.click("dialog summary")
    reads(page.locator("[data-testid=fair]"), "Yes")  # the seal holds, computed in the browser
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record file").click()
    assert f"game {slug}" in saved.value.path().read_text() or slug in saved.value.path().read_text()[:200]


def test_the_table_asks_for_a_rematch_and_deals_again(visit: Any) -> None:
    page = visit()
    play_now(page, "splat")
    first = page.url
    assert play(page, seed=3)["over"]
    page.click("[data-testid=rematch]")
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector("[data-testid=prompt]")
    assert "over" not in page.inner_text("[data-testid=prompt]")
