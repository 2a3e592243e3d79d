"""The drawn tables are enough: games are played by picking, dropping and reading the things in the picture alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.browsing import play, play_now

PICK = """
async ({ seed, until }) => {
  // Picks things that lift, at random, and never touches a button outside the picture.
  let luck = seed >>> 0;
  const next = (n) => ((luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0), Math.floor((luck / 2 ** 32) * n));
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  let picks = 0;
  for (let idle = 0; idle < until; ) {
    if (document.querySelector('[data-testid=result]')) return { picks, over: true };
    const lifted = [...document.querySelectorAll('.stage svg [data-thing][role=button]')]
      .filter((e) => e.closest('.legal') && !e.closest('.picked'));
    if (lifted.length) {
      lifted[next(lifted.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      picks++;
      idle = 0;
      await rest(0);
    } else {
      idle += 5;
      await rest(5);
    }
  }
  return { picks, over: false, prompt: document.querySelector('[data-testid=prompt]')?.textContent };
}
"""
NAMELESS = """() => [...document.querySelectorAll('.stage svg [data-thing]')]
  .filter((e) => !/[A-Z]+-R?\\d+/.test(e.getAttribute('aria-label') ?? '')).map((e) => e.getAttribute('data-thing'))"""
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize(("slug", "size"), [("forts", None), ("splat", PHONE), ("lanes", None)])
def test_a_whole_game_is_played_with_what_is_drawn_alone(visit: Any, slug: str, size: dict[str, int] | None) -> None:
    page = visit(**({"viewport": size} if size else {}))
    play_now(page, slug)
    page.wait_for_selector(".stage svg [data-thing]")
    done = page.evaluate(PICK, {"seed": 5, "until": 60_000})
    assert done["over"], done
    assert done["picks"] > 5


@pytest.mark.parametrize("slug", ["forts", "splat", "lanes"])
def test_every_thing_in_the_picture_says_what_it_is_and_which_rule_it_follows(visit: Any, slug: str) -> None:
    page = visit()
    play_now(page, slug)
    page.wait_for_selector(".stage svg [data-thing]")
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize(
    ("slug", "what"),
    [
        ("forts", ".stage .taken"),  # a snowball at somebody
        ("splat", ".stage [data-thing=card]"),
        ("duel", ".stage [data-move]"),  # a card of the tray into the middle
    ],
)
def test_things_are_dragged_to_where_they_may_go_and_nowhere_else(visit: Any, slug: str, what: str) -> None:
    page = visit()
    play_now(page, slug)
    page.wait_for_selector(".moves button")
    told = page.locator("aside .line")
    lines = told.count()

    def grasp() -> None:
        page.locator(what).first.hover()
        page.mouse.down()

    grasp()
    page.mouse.move(5, 5, steps=4)  # away from the table
    assert page.locator(".drop-here").count() == 0
    page.mouse.up()
    grasp()
    allowed = 0
    for place in page.locator(".stage [data-drop]").all():
        box = place.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        allowed = page.locator(".drop-here").count()
        if allowed:
            break
    assert allowed == 1
    assert told.count() == lines  # nothing is done before it is dropped
    page.mouse.up()
    page.wait_for_function("n => document.querySelectorAll('aside .line').length > n", arg=lines)


def test_a_kid_is_dragged_across_the_village(visit: Any) -> None:
    page = visit()
    play_now(page, "village")
    for _ in range(200):  # corners are chosen and kids put down first
        page.wait_for_selector(".moves button")
        if page.locator(".moves button[data-move=move]").count():
            break
        play(page, moves=1)
    page.click(".moves button[data-move=move]")
    page.wait_for_selector(".map svg.choosing")
    page.locator(".map .mark").focus()
    page.keyboard.press("ArrowRight")  # a way is shown, and it begins where the mover stands
    start = page.locator(".map .way").get_attribute("d").split("L")[0][1:]
    lines = page.locator("aside .line").count()
    box = page.locator(f'.map [data-kid][transform="translate({start})"]').bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 25, y + 25, steps=5)
    page.mouse.up()
    page.wait_for_function("n => document.querySelectorAll('aside .line').length > n", arg=lines)


def test_a_card_is_dragged_into_a_lane(visit: Any) -> None:
    page = visit()
    play_now(page, "lanes")
    page.wait_for_selector('.stage [data-thing="hand 0"][role=button]')
    held = page.locator(".stage [data-hand]").count()
    page.locator('.stage [data-thing="hand 0"]').hover()
    page.mouse.down()
    lane = page.locator('.stage [data-thing="lane 1"]').bounding_box()
    page.mouse.move(lane["x"] + lane["width"] / 2, lane["y"] + lane["height"] - 12, steps=8)
    page.mouse.up()
    page.wait_for_function("held => document.querySelectorAll('.stage [data-hand]').length < held", arg=held)
    card = page.locator('.stage [data-thing="own 3"]').bounding_box()  # the first card played takes slot 3: LANES-09
    lane = page.locator('.stage [data-thing="lane 1"]').bounding_box()
    assert lane["x"] < card["x"]
    assert card["x"] + card["width"] < lane["x"] + lane["width"]


def test_what_is_picked_is_put_back_with_escape_and_the_arrows_read_the_table(visit: Any) -> None:
    page = visit()
    play_now(page, "lanes")
    card = page.locator('.stage [data-thing="hand 0"][role=button]')
    card.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('.stage [data-thing="hand 0"][aria-pressed=true]')
    assert re.match(r"Play the .* face-down in lane 3", page.locator('[data-thing="lane 2"]').get_attribute("aria-label"))
    page.keyboard.press("Escape")
    page.wait_for_selector('.stage [data-thing="hand 0"]:not([aria-pressed])')
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.getAttribute('data-thing')") != "hand 0"


def test_two_cards_of_the_draft_are_kept_in_whatever_order_they_are_picked(visit: Any) -> None:
    """The rules name them in rising order (DUEL-07); nobody who looks at four cards has to know."""
    page = visit(settings={"panel": ""})
    play_now(page, "duel")
    cards = page.locator(".stage .card > [data-move^='keep ']")
    play(page, moves=2, seed=1)
    page.wait_for_function("() => document.querySelectorAll('.stage .card > [data-move^=\"keep \"]').length === 4")
    assert page.locator("[data-stuck]").count() == 0
    called = [cards.nth(place).get_attribute("aria-label").partition(". ")[0] for place in (1, 3)]
    assert called[0] != called[1]
    cards.nth(3).click()  # the last one, which cannot be named first
    page.wait_for_selector(".stage .card > .pending")
    cards.nth(3).click()  # put down again
    page.wait_for_selector(".stage .card > .pending", state="detached")
    cards.nth(3).click()
    cards.nth(1).click()
    page.wait_for_function("() => !document.querySelector('.stage [data-move^=\"keep \"]')")
    page.wait_for_selector(".moves button")
    page.keyboard.press("l")
    log = page.locator("aside .log").inner_text()
    places = [log.rfind(f"You {label[0].lower()}{label[1:]}.") for label in called]  # "Keep Dodge": "You keep Dodge."
    assert 0 < places[0] < places[1]
