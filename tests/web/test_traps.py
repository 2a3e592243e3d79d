"""What one key or click must never do: give up, play under a panel, play from a text field, or offer what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import first_to_decide, play, play_now, two_at_a_table

PROMPT = "[data-testid=prompt]"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
UNTIL_DICE = """
async () => {
  // clicks through the set-up, until somebody of mine has dice to spend
  for (let n = 0; n < 4000 && !document.querySelector('.moves [data-move=end]'); n++) {
    const fold = document.querySelector('.moves button.fold');
    const moves = document.querySelectorAll('.moves button[data-move]');
    if (moves.length) moves[0].click();
    else fold?.click();
    await new Promise((done) => setTimeout(done, 5));
  }
  return !!document.querySelector('.moves [data-move=end]');
}
"""


@pytest.fixture
def village(visit: Any) -> Any:
    """A game of village in which one's own Kid has dice to spend."""
    page = visit()
    play_now(page, "village")
    assert page.evaluate(UNTIL_DICE)
    return page


def test_giving_up_is_in_the_menu_asks_and_is_no_move_with_a_number(village: Any) -> None:
    page = village
    assert page.locator("[data-move=surrender]").count() == 0
    assert "Give up" not in page.inner_text("main") + page.inner_text(".bottom")
    page.click("button[aria-label='More']")
    page.click("[data-testid=give-up]")
    page.wait_for_selector("dialog [role=alert]:has-text('There is no way back')")
    page.click("dialog [role=alert] button:has-text('Cancel')")
    assert page.locator("[data-testid=result]").count() == 0
    page.click("[data-testid=give-up]")
    page.click("[data-testid=give-up-sure]")
    page.wait_for_selector("[data-testid=result]")
    assert "1000000" not in page.inner_text("body")
    assert "nobody left" in page.inner_text("dialog table").lower()


def test_ending_with_dice_left_asks_once_and_always_has_the_key_0(village: Any) -> None:
    page = village
    end = page.locator(".moves [data-move=end]")
    assert end.get_attribute("data-key") == "0"
    before = page.inner_text(PROMPT)
    page.keyboard.press("0")
    page.wait_for_selector("[data-testid=confirm]")
    assert page.inner_text(PROMPT) == before
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-testid=confirm]", state="detached")
    for key in "123456789":  # whatever it is that has a number, it is never the end
        assert page.locator(f".moves [data-move=end][data-key='{key}']").count() == 0
    page.keyboard.press("0")
    page.wait_for_selector("[data-testid=confirm]")
    page.keyboard.press("0")
    page.wait_for_function("before => document.querySelector('[data-testid=prompt]').innerText !== before", arg=before)


def test_the_chat_has_the_cursor_when_it_opens_and_what_is_typed_there_plays_nothing(visit: Any) -> None:
    page = visit()
    play_now(page, "forts")
    page.wait_for_selector(".moves button[data-move]")
    page.keyboard.press("c")
    page.wait_for_selector("#chat-text:focus")
    before = page.inner_text(PROMPT)
    page.keyboard.type("1 2 h u l z")
    assert page.input_value("#chat-text") == "1 2 h u l z"
    assert page.inner_text(PROMPT) == before
    page.keyboard.press("Enter")
    page.wait_for_selector("aside p:has-text('1 2 h u l z')")
    assert page.inner_text(PROMPT) == before


def test_no_key_plays_a_move_that_a_panel_lies_over(visit: Any) -> None:
    page = visit(**PHONE, settings={"confirm": "never"})
    play_now(page, "forts")
    page.wait_for_selector(".moves button[data-key='1']")
    before = page.inner_text(PROMPT)
    page.keyboard.press("l")
    page.wait_for_selector("aside.panel .log")
    for key in "1234hu":
        page.keyboard.press(key)
    assert page.inner_text(PROMPT) == before
    page.keyboard.press("Escape")
    page.wait_for_selector("aside.panel", state="detached")
    page.keyboard.press("1")
    page.wait_for_function("before => document.querySelector('[data-testid=prompt]').innerText !== before", arg=before)


def test_watchers_see_nothing_to_press_that_would_be_refused(visit: Any) -> None:
    page = visit()
    play_now(page, "forts")
    watcher = visit()
    watcher.goto(page.url)
    watcher.wait_for_selector(PROMPT)
    play(page, moves=2)
    for name in ("Undo", "Hint", "Let a bot"):
        assert watcher.locator(f"button:has-text('{name}')").count() == 0
    assert watcher.inner_text("[data-testid=hints-allowed]") == "Hints are allowed at this table."
    watcher.click("button[aria-label=Chat]")
    watcher.wait_for_selector("aside .chat")
    assert watcher.locator("#chat-text").count() == 0
    watcher.click("button[aria-label='More']")
    for name in ("Give up", "bot", "device"):
        assert watcher.locator(f"dialog button:has-text('{name}')").count() == 0


def test_where_two_people_play_there_are_no_hints_and_both_see_it(visit: Any) -> None:
    host, guest = visit(), visit()
    two_at_a_table(host, guest, "forts")
    for page in (host, guest):
        assert page.inner_text("[data-testid=hints-allowed]") == "No hints at this table."
        assert page.locator("[data-testid=hint]").count() == 0
        page.keyboard.press("h")
        assert page.locator("text=Thinking").count() == 0


ALLOW = "Allow hints"


def allows(page: Any, slug: str, way: str) -> None:
    """Makes a table at which hints are allowed; the form says what no table can prevent."""
    page.goto("/")
    page.click(f"[data-game={slug}] button:has-text('{way}')")
    box = page.get_by_label(ALLOW)
    assert not box.is_checked()
    about = page.locator(f"#{box.get_attribute('aria-describedby')}")
    assert "nobody can prevent" in about.inner_text()
    box.check()
    page.click("dialog .deal")


def test_whoever_makes_a_table_for_two_may_allow_hints_and_all_see_it(visit: Any) -> None:
    host, guest = visit(), visit()
    allows(host, "forts", "Invite")
    host.wait_for_selector("[data-testid=hints-allowed]:has-text('Hints are allowed at this table.')")
    guest.goto(host.input_value("#invite-link"))
    guest.fill("#join-name", "Guest")
    guest.click("button:has-text('Sit down')")
    for page in (host, guest):
        page.wait_for_selector("[data-testid=hint]")
    now, other = first_to_decide(host, guest)
    now.click("[data-testid=hint]")
    now.wait_for_selector(".notes .hint li")
    assert other.locator(".notes .hint").count() == 0


def test_hints_that_two_at_one_screen_allow_stay_with_the_table_in_the_page(visit: Any) -> None:
    page = visit(settings={"where": "here"})
    page.goto("/")
    page.click("[data-game=forts] .vary")
    page.wait_for_selector("dialog .deal")
    assert page.get_by_label(ALLOW).count() == 0  # against bots nobody is wronged
    page.keyboard.press("Escape")
    allows(page, "forts", "Same screen")
    page.wait_for_selector("[data-testid=hint]")
    page.reload()
    page.click("[data-testid=hint]")
    page.wait_for_selector(".notes .hint li")
