"""Several people: by link, at one screen, with breaks in the line; taking back, bots that step in, giving up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from web.browsing import ServerProcess, build_snowballs, counted, first_to_decide, play, play_now, reads, two_at_a_table

PROMPT = "[data-testid=prompt]"
OFFERED = """() => document.querySelector('[data-testid=curtain]') ? 'curtain' : [...document.querySelectorAll(
  '[data-testid=prompt], .moves button')].map((one) => one.innerText).join()"""


def test_two_browsers_play_each_other_by_link_until_one_wins(visit: Any) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "splat")
    guest.click("button[aria-label=Chat]")
    guest.fill("#chat-text", "hello <b>you</b>")
    guest.keyboard.press("Enter")
    host.click("button[aria-label=Chat]")
    host.wait_for_selector("text=hello <b>you</b>")  # as text: nobody's words become a page's
    for turn in range(2000):
        ends = [play(page, moves=1, seed=turn, until=40)["over"] for page in (host, guest)]
        if all(ends):
            break
    for page in (host, guest):
        page.wait_for_selector("[data-testid=result]")
    told = {page.inner_text("[data-testid=result]") for page in (host, guest)}
    assert "You win" in told
    assert len(told) == 2


def same_screen(page: Any, slug: str) -> None:
    page.goto("/")
    page.click(f"[data-game={slug}] button:has-text('Same screen')")
    page.click("dialog button:has-text('Deal')")


def test_at_one_screen_a_curtain_hides_the_table_between_players(visit: Any) -> None:
    page = visit()
    same_screen(page, "duel")
    page.wait_for_selector("[data-testid=curtain]")
    assert page.locator(PROMPT).count() == 0
    assert page.locator("main .moves").count() == 0
    assert page.locator("aside .line").count() == 0  # not even the log
    first = page.inner_text("[data-testid=curtain] h2")
    page.click("[data-testid=curtain] button")
    page.wait_for_selector(".moves button")
    for _ in range(20):
        page.wait_for_selector(".moves button[data-move], [data-testid=curtain]")
        if (offered := page.evaluate(OFFERED)) == "curtain":
            break
        page.click(".moves button[data-move]")
        page.wait_for_function(f"was => ({OFFERED})() !== was", arg=offered)
    assert page.inner_text("[data-testid=curtain] h2") != first
    assert play(page, seed=5)["over"]


def test_without_secrets_nobody_has_to_look_away(visit: Any) -> None:
    page = visit()
    same_screen(page, "forts")
    page.wait_for_selector(".moves button")
    assert play(page, seed=2)["over"]


def test_a_game_goes_on_after_the_server_was_gone(visit: Any, built: None, tmp_path: Path) -> None:
    yard = ServerProcess(tmp_path)
    yard.start()
    try:
        page = visit(yard=yard)
        play_now(page, "lanes")  # nobody wins that within six moves
        play(page, moves=3, seed=1)
        lines = page.locator("aside .line").count()
        yard.stop()
        page.wait_for_selector("text=The line is snowed in")
        yard.start()
        page.wait_for_selector("text=The line is snowed in", state="detached", timeout=60_000)
        page.locator("aside .line").nth(lines - 1).wait_for()  # nothing that was told is lost
        assert play(page, moves=3, seed=4)["made"] == 3
        page.reload()
        page.locator("aside .line").nth(lines - 1).wait_for()
        page.complaints.clear()  # the browser itself complains that a server was gone
    finally:
        yard.stop()


def test_undo_says_what_it_takes_back_and_why_it_cannot(visit: Any) -> None:
    page = visit()
    play_now(page, "forts")
    undo = page.locator("[data-testid=undo]")
    page.wait_for_selector(".moves button:has-text('Hide')")
    assert undo.get_attribute("aria-disabled") == "true"
    assert ":" in (undo.locator(".unseen").text_content() or "")  # the reason stands there
    while "action 1" not in page.inner_text(PROMPT):  # not in the middle of somebody's throw
        play(page, moves=1)
    page.click(".moves button:has-text('Hide')")
    page.wait_for_selector("[data-testid=undo][aria-disabled=false]")
    assert "hide" in (undo.locator(".unseen").text_content() or "").lower()
    undo.click()
    page.wait_for_selector(".line.undone")
    assert "action 1" in page.inner_text(PROMPT)


def test_a_move_waits_for_yes_where_that_is_wished(visit: Any) -> None:
    page = visit(settings={"confirm": "always"})
    play_now(page, "forts")
    page.wait_for_selector(".moves button:has-text('snowball')")
    before = page.inner_text(PROMPT)
    page.click(".moves button:has-text('Make a snowball')")
    page.wait_for_selector("[data-testid=confirm]")
    assert page.inner_text(PROMPT) == before
    page.keyboard.press("Escape")
    counted(page.locator("[data-testid=confirm]"), 0)
    page.click(".moves button:has-text('Make a snowball')")
    page.click("[data-testid=confirm]")
    page.wait_for_function("before => document.querySelector('[data-testid=prompt]').innerText !== before", arg=before)


def test_a_line_of_the_log_shows_the_table_of_that_moment(visit: Any) -> None:
    page = visit()
    play_now(page, "lanes")
    play(page, moves=4, seed=9)
    lines = page.locator("aside .line")
    for at in reversed(range(lines.count() - 1)):
        lines.nth(at).click()
        page.wait_for_selector(f"text=You look at move {at} of")
        assert "now" in lines.nth(at).get_attribute("class")
    counted(page.locator(".moves"), 0)
    page.keyboard.press("]")
    page.wait_for_selector("text=You look at move 1")
    page.click("button:has-text('Back to now')")
    counted(page.locator("text=You look at move"), 0)


def test_a_bot_plays_on_for_me_and_gives_the_seat_back(visit: Any) -> None:
    page, other = visit(), visit()
    two_at_a_table(page, other, "forts")
    page.click("button[aria-label=More]")
    page.click("dialog button:has-text('Let a bot play for me')")
    page.wait_for_selector("text=A bot plays for you")
    other.wait_for_selector(".moves button")  # the bot has made my moves, or it was their turn anyway
    page.click("button:has-text('Play myself again')")
    page.wait_for_selector("text=A bot plays for you", state="detached")


def test_a_hint_names_moves_that_are_legal(visit: Any) -> None:
    page = visit()
    play_now(page, "splat")
    page.wait_for_selector(".moves button")
    page.click("[data-testid=hint]")
    page.wait_for_selector(".hint li button", timeout=120_000)
    page.locator(".hint li button").first.click()
    page.wait_for_selector(".hint", state="detached")


def test_giving_up_ends_a_game_of_two_and_the_seat_moves_to_another_device(visit: Any) -> None:
    page, other = visit(), visit()
    play_now(page, "forts")
    page.click("button[aria-label=More]")
    page.click("dialog button:has-text('another device')")
    reads(page.locator("dialog output"), re.compile(r"\w"))
    code = page.inner_text("dialog output")
    other.goto("/")
    other.fill("#reclaim", code)
    other.click("button:has-text('Take my seat')")
    other.wait_for_selector(PROMPT)
    other.click("button[aria-label=More]")
    other.click("dialog button:has-text('Give up')")
    other.click("dialog .sure button.primary")
    other.wait_for_selector("[data-testid=result]")
    page.complaints.clear()  # its key is dead now, which the browser notes


def test_your_tables_stand_on_the_home_page_and_those_waiting_come_first(visit: Any) -> None:
    page = visit()
    play_now(page, "forts")
    page.wait_for_selector(".moves button")
    assert page.title().startswith("●")  # the title calls
    page.goto("/")
    reads(page.locator("[aria-labelledby=mine] li").first, "Your turn")


def test_a_move_that_somebody_has_answered_is_taken_back_only_if_they_agree(visit: Any) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "forts")
    first, other = first_to_decide(host, guest)
    build_snowballs(first)
    build_snowballs(other, 1)
    undo = first.locator("[data-testid=undo]")
    for answer, prompt in (("Refuse", "Waiting for"), ("Agree", "choose action 3 of 3")):
        first.wait_for_selector("section.bottom button:has-text('Ask to undo')")
        first.keyboard.press("u")
        first.wait_for_selector(".notes:has-text('Waiting for the others')")
        assert undo.get_attribute("aria-disabled") == "true"  # one question at a time
        other.click(f".notes button:has-text('{answer}')")
        first.wait_for_selector(".notes:has-text('Waiting for the others')", state="detached")
        first.wait_for_function("words => document.querySelector('[data-testid=prompt]').innerText.includes(words)", arg=prompt)
        counted(first.locator(".notes:has-text('your move stays')"), int(answer == "Refuse"))  # whoever asked hears the answer
