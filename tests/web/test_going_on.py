"""A game played alone in the page is put on the server, a friend joins in another browser, and both play on to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from snowyard.match import verify
from web.browsing import counted, play, reads

HERE = {"where": "here"}
PROMPT, MOVES = "[data-testid=prompt]", ".moves button"


def begin_alone(page: Any, slug: str, moves: int) -> None:
    page.goto("/")
    page.click(f"[data-game={slug}] .primary")
    page.wait_for_selector(PROMPT)
    assert "#/table/here-" in page.url
    assert play(page, moves=moves, seed=3)["made"] == moves
    page.wait_for_selector(MOVES)


def invite(page: Any) -> str:
    page.click("button[aria-label=More]")
    page.click("dialog button:has-text('Invite friends into this game')")
    page.click("[data-testid=go-on]")
    page.wait_for_selector("#invite-link")
    assert "here-" not in page.url
    return str(page.input_value("#invite-link"))


def play_on(pages: list[Any], moves: int) -> None:
    """Whoever must decide does; then the last one gives up."""
    made = [0, 0]
    while min(made) < moves:
        for n, page in enumerate(pages):
            if page.locator(MOVES).count():
                made[n] += play(page, moves=1, seed=5, until=2000)["made"]
            assert not page.locator("[data-testid=result]").count(), "too many moves for this test"
    pages[-1].click("button[aria-label=More]")
    pages[-1].click("dialog button:has-text('Give up')")
    pages[-1].click(".sure button:has-text('Give up')")
    for page in pages:
        page.wait_for_selector("[data-testid=result]")


@pytest.mark.parametrize("slug", ["lanes", "forts"])
def test_a_friend_joins_a_game_that_was_begun_alone_and_both_play_on(visit: Any, tmp_path: Path, slug: str) -> None:
    mine, friend = visit(settings=HERE), visit()
    begin_alone(mine, slug, 5)
    hand = mine.inner_text(PROMPT)
    link = invite(mine)
    friend.goto(link)
    told = friend.inner_text("[data-testid=earlier]")
    assert "Robin began this game in a browser (" in told
    assert ("dealt anew" in told) == (slug == "lanes")
    friend.fill("#join-name", "Guest")
    friend.click("button:has-text('Sit down')")
    for page, who in ((mine, "You"), (friend, "Robin")):
        page.wait_for_selector(PROMPT)
        page.wait_for_selector(f"aside .line:has-text('{who} began this game in a browser')")
    mine.wait_for_selector(MOVES)
    assert mine.inner_text(PROMPT) == hand  # it goes on where it was
    mine.goto("/")
    mine.wait_for_selector("[aria-labelledby=mine] li")
    counted(mine.locator("[aria-labelledby=mine] li:has-text('On this device')"), 0)  # it lies in one place only
    mine.go_back()
    mine.wait_for_selector(MOVES)
    friend.keyboard.press("[")  # looking back: what everybody may have seen of the beginning
    friend.wait_for_selector("text=You look at move")
    friend.keyboard.press("Escape")
    play_on([mine, friend], 3)
    mine.click("dialog summary")
    reads(mine.locator("[data-testid=fair]"), "Yes")
    assert "The beginning, played in a browser" in mine.inner_text("dialog details")
    with mine.expect_download() as record:
        mine.get_by_role("button", name="Record file").click()
    file = tmp_path / "record.txt"
    record.value.save_as(file)
    assert "both fit their commitments" in verify(file.read_text())
    mine.goto("/#/file")
    mine.set_input_files("input[type=file]", file)
    mine.wait_for_selector("[data-testid=step]")  # the page itself reads a record of two parts


def test_bots_take_the_seats_of_friends_who_do_not_come(visit: Any) -> None:
    mine = visit(settings=HERE)
    begin_alone(mine, "splat", 2)
    invite(mine)
    mine.click("button:has-text('Start now')")
    mine.wait_for_selector(MOVES)
    assert play(mine, moves=2, seed=3)["made"] == 2


def test_without_the_server_the_game_stays_where_it_is(visit: Any) -> None:
    mine = visit(settings=HERE)
    begin_alone(mine, "forts", 3)
    mine.route("**/api/continue", lambda route: route.abort())
    mine.click("button[aria-label=More]")
    mine.click("dialog button:has-text('Invite friends into this game')")
    mine.click("[data-testid=go-on]")
    mine.wait_for_selector("dialog [role=alert]:has-text('cannot be reached')")
    mine.keyboard.press("Escape")
    assert play(mine, moves=2, seed=3)["made"] == 2
    mine.complaints.clear()  # the browser's own words about the request that was cut
