"""Faults that were seen while games were played by hand on phones and tablets, each held where its kind is."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import GAMES, play, play_now
from web.test_calm import SHAPES, settle

TONGUES = {"forts": "fr", "splat": "de", "duel": "fr", "lanes": "de", "village": "fr"}
CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((words) => getComputedStyle(words).visibility !== 'hidden')
  .filter((words) => words.scrollHeight > words.clientHeight + 1).map((words) => words.innerText)"""
APART = """([one, other]) => {
  // whatever of the first lies over something of the second
  const boxes = (what) => [...document.querySelectorAll(what)].map((e) => [e, e.getBoundingClientRect()]);
  return boxes(one).flatMap(([e, a]) => boxes(other).filter(([f, b]) => e !== f &&
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([f]) => `${e.textContent} / ${f.getAttribute('aria-label') ?? f.textContent}`));
}"""


def table_of(page: Any, slug: str, seats: int) -> None:
    """A table for so many, all but the first bots."""
    page.goto("/")
    page.click(f"[data-game={slug}] button[aria-label]")
    page.locator("dialog select").first.select_option(str(seats))
    page.click("dialog .deal")
    page.wait_for_selector(".moves button")


def to_lane(page: Any, lane: int, cards: int) -> None:
    """So many of one's own cards are played into that lane, whatever the other does meanwhile."""
    for _ in range(cards):
        page.wait_for_selector(".moves button")
        if not page.locator(f".moves button[data-move$='lane {lane}']").count():
            page.locator(".moves .fold").first.click()
        told = page.locator("[data-testid=spoken] p").count()
        page.locator(f".moves button[data-move$='lane {lane}']").first.click()
        page.wait_for_function("(n) => document.querySelectorAll('[data-testid=spoken] p').length > n", arg=told)


def moves_of(page: Any) -> list[str]:
    buttons = page.locator(".moves button[data-move]").all()
    return [str(button.get_attribute("data-move")) for button in buttons]


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_asked_and_what_was_just_said_is_read_to_its_end(visit: Any, slug: str) -> None:
    """A question in German or French ended in "…", and so did whom a move attacks when it was asked about, and what others did
    as soon as one had drawn a card."""
    for shape in ("upright", "sideways"):
        page = visit(lang=TONGUES[slug], settings={"panel": "", "confirm": "always"}, **SHAPES[shape])
        play_now(page, slug)
        for step in range(10):
            page.wait_for_selector(".moves button")
            settle(page)
            assert page.evaluate(CUT, "[data-testid=prompt], .strip .did .text") == []
            if page.locator(".moves .fold").count() and not page.locator(".moves button[data-move]").count():
                page.locator(".moves .fold").first.click()
            moves = page.locator(".moves button[data-move]")
            moves.nth(step % moves.count()).click()
            page.wait_for_selector("[data-testid=confirm]")
            settle(page)
            assert page.evaluate(CUT, ".confirm b") == []
            page.click("[data-testid=confirm]")
            page.wait_for_selector("[data-testid=confirm]", state="detached")


def test_a_card_that_is_picked_leaves_only_its_own_moves_and_the_question_marks_both_ends_of_the_move(visit: Any) -> None:
    page = visit(settings={"panel": "", "confirm": "always"}, **SHAPES["upright"])
    play_now(page, "lanes")
    page.wait_for_selector(".stage [data-thing='hand 2'][role=button]")
    page.click(".stage [data-thing='hand 2']")
    page.wait_for_function("() => document.querySelectorAll('.moves button[data-move]').length === 3")
    ranks = {move.split()[1] for move in moves_of(page)}
    assert len(ranks) == 1
    page.click(".stage .lane >> nth=1")
    page.wait_for_selector("[data-testid=confirm]")
    things = page.locator(".stage .pending [data-thing], .stage .pending[data-thing]").all()
    marked = [thing.get_attribute("data-thing") for thing in things]
    assert sorted(marked) == ["hand 2", "lane 1"]
    dashes = "(e) => getComputedStyle(e).strokeDasharray"
    assert page.locator(".stage .lane.pending .edge").evaluate(dashes) != "none"
    assert page.locator(".prompt").evaluate("(e) => getComputedStyle(e).opacity") == "0"  # it looked out at the corners


def test_the_strip_of_a_phone_tells_what_others_did_and_not_what_the_bar_asks(visit: Any) -> None:
    page = visit(settings={"panel": ""}, **SHAPES["upright"])
    play_now(page, "lanes")
    play(page, 3)
    page.wait_for_selector(".moves button")
    assert "Turn" not in page.inner_text(".strip .lines")
    assert page.locator(".strip .lines").evaluate("(lines) => lines.clientHeight") == 60


def test_the_rank_of_a_known_card_is_seen_on_a_crowded_lane_and_its_eye_stays_on_the_badge(visit: Any) -> None:
    page = visit(settings={"panel": ""}, **SHAPES["upright"])
    play_now(page, "lanes")
    to_lane(page, 2, 6)
    hidden = """() => [...document.querySelectorAll('.stage [data-known] text')].filter((text) => {
      const { left, top, width, height } = text.getBoundingClientRect();
      const there = document.elementFromPoint(left + width * 0.8, top + height / 2)?.closest('[data-card]');
      return there && there !== text.closest('[data-card]');
    }).map((text) => text.textContent)"""
    page.wait_for_selector(".stage [data-known]")
    assert page.locator(".stage [data-known]").count() >= 4
    assert page.evaluate(hidden) == []
    outside = """() => [...document.querySelectorAll('.stage [data-known]')].filter((badge) => {
      const [paper, eye] = ['rect', '.eye'].map((part) => badge.querySelector(part)?.getBoundingClientRect());
      return eye && (eye.left < paper.left || eye.right > paper.right);
    }).length"""
    assert page.evaluate(outside) == 0


def test_a_6_and_a_9_have_a_line_at_their_foot(visit: Any) -> None:
    page = visit(settings={"panel": ""}, **SHAPES["upright"])
    play_now(page, "lanes")
    page.wait_for_selector(".stage [data-hand] text")
    lined = """(want) => [...document.querySelectorAll('.stage .face text')]
      .filter((text) => text.classList.contains('lined') === want).map((text) => text.textContent)"""
    assert set(page.evaluate(lined, True)) <= {"6", "9"}
    assert not set(page.evaluate(lined, False)) & {"6", "9"}


def test_cards_do_not_slide_to_their_places_when_a_table_opens(visit: Any) -> None:
    page = visit(settings={"panel": "", "pace": 250, "where": "here"}, **SHAPES["sideways"])
    page.goto("/")
    page.evaluate("""() => {
      window.places = [];
      const look = () => {
        const card = document.querySelector("[data-card='0 2']")?.getBoundingClientRect();
        if (card) window.places.push(card.x + card.width / 2);
        requestAnimationFrame(look);
      };
      look();
    }""")
    page.click("[data-game=lanes] .primary")
    page.wait_for_selector(".moves button")
    places = page.evaluate("() => window.places")
    lane = page.locator(".stage .lane").nth(2).bounding_box()
    assert all(lane["x"] <= x <= lane["x"] + lane["width"] for x in places)


def test_the_result_waits_until_the_last_blow_has_been_seen(visit: Any) -> None:
    """It lay over the last throw before that had landed."""
    page = visit(settings={"panel": "", "pace": 250}, **SHAPES["desktop"])
    play_now(page, "splat")
    page.evaluate("""() => {
      const look = () => {
        if (!document.querySelector('[data-testid=result]')) return requestAnimationFrame(look);
        window.toldThen = document.querySelector('.strip .lines').innerText;
      };
      look();
    }""")
    assert play(page)["over"]
    page.wait_for_function("() => window.toldThen !== undefined")
    assert "win" in page.evaluate("() => window.toldThen")


def test_how_well_a_level_plays_is_read_on_a_phone(visit: Any) -> None:
    page = visit(lang="de", settings={"level": "fair"}, **SHAPES["upright"])
    page.goto("/")
    page.click("[data-game=lanes] button[aria-label]")
    select = page.locator("dialog select").last
    assert select.evaluate("(s) => [s.value, s.selectedOptions[0].text]") == ["fair", "mittel"]
    about = page.locator(f"#{select.get_attribute('aria-describedby')}")
    assert about.inner_text().startswith("mittel: ")
    assert "höchstens 50 Millisekunden je Zug" in about.inner_text()


def test_the_curtain_has_the_whole_window_and_your_tables_say_who_plays(visit: Any) -> None:
    page = visit(lang="de", settings={"where": "here"}, **SHAPES["upright"])
    page.goto("/")
    page.click("[data-game=lanes] button:has-text('An einem Gerät')")
    page.click("dialog .deal")
    curtain = page.wait_for_selector("[data-testid=curtain]").bounding_box()
    assert curtain["y"] + curtain["height"] == 844
    page.goto("/")
    words = page.wait_for_selector("[aria-labelledby=mine] .words .quiet")
    assert words.inner_text().startswith(("Robin", "Ida"))
    assert words.evaluate("(w) => w.scrollWidth <= w.clientWidth && w.scrollHeight <= w.clientHeight + 1")


@pytest.mark.parametrize("shape", ["tablet", "broad tablet"])
def test_seven_at_a_tablet_have_whole_names_in_the_head_or_none(visit: Any, shape: str) -> None:
    page = visit(settings={"panel": ""}, **SHAPES[shape])
    table_of(page, "splat", 7)
    widths = page.evaluate("() => [...document.querySelectorAll('.seats .name')].map((n) => [n.clientWidth, n.scrollWidth])")
    assert len(widths) == 7
    assert all(seen >= min(whole, 60) for seen, whole in widths)
    assert any(seen for seen, _ in widths)


def test_what_is_new_lies_in_the_head_where_that_has_room(visit: Any) -> None:
    page = visit(settings={"explain": True, "where": "here", "panel": ""}, **SHAPES["tablet"])
    table_of(page, "duel", 4)
    note = page.wait_for_selector("[data-testid=explain-open]")
    assert note.inner_text().startswith("New: ")
    box = note.bounding_box()
    assert box["y"] + box["height"] <= 52
    assert page.evaluate(APART, ["[data-testid=explain-open]", ".seats li, .tools button"]) == []


def test_the_end_names_its_rules(visit: Any) -> None:
    page = visit(**SHAPES["broad tablet"])
    play_now(page, "splat")
    assert play(page)["over"]
    page.wait_for_selector("dialog >> text=Rules: SPLAT-")


def test_nothing_under_14_pixels_stands_in_the_bar_of_a_phone(visit: Any) -> None:
    page = visit(settings={"panel": ""}, **SHAPES["upright"])
    play_now(page, "lanes")
    page.wait_for_selector(".moves .count")
    small = """() => [...document.querySelectorAll('section.bottom *')].filter((e) => !e.closest('svg')
      && e.getClientRects().length && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
      && parseFloat(getComputedStyle(e).fontSize) < 14).map((e) => e.outerHTML.slice(0, 120))"""
    assert page.evaluate(small) == []


def test_of_two_cards_to_keep_both_are_marked_while_it_is_asked(visit: Any) -> None:
    page = visit(settings={"panel": "", "confirm": "always"}, **SHAPES["broad tablet"])
    play_now(page, "duel")
    while "Which two" not in page.inner_text("[data-testid=prompt]"):
        page.locator(".moves button[data-move]").first.click()
        page.click("[data-testid=confirm]")
        page.wait_for_selector(".moves button[data-move]")
    cards = page.locator(".stage .legal[data-move^=keep]")
    cards.nth(3).click()
    cards.nth(0).click()
    page.wait_for_selector("[data-testid=confirm]")
    assert page.locator(".stage .pending[data-move^=keep]").count() == 2


@pytest.mark.parametrize("shape", ["upright", "sideways", "tablet", "broad tablet"])
def test_four_at_a_table_of_duel_have_room_for_names_scores_and_piles(visit: Any, shape: str) -> None:
    page = visit(lang="de", settings={"panel": ""}, **SHAPES[shape])
    table_of(page, "duel", 4)
    while not page.locator(".stage [data-testid=worth]").count():
        play(page, 1)
        page.wait_for_selector(".moves button")
    for _ in range(4):
        assert page.evaluate(APART, [".stage [data-testid=worth]", ".stage [data-pile]"]) == []
        assert page.evaluate(APART, [".stage [data-name]", ".stage [data-testid=worth], .stage [data-pile]"]) == []
        wide = """() => [...document.querySelectorAll('.stage .pile text, .stage .laid text')].filter((text) => {
          const on = text.closest('.pile, .laid').querySelector('rect');
          const [word, pile] = [text, on].map((e) => e.getBoundingClientRect());
          return word.left < pile.left - 3 || word.right > pile.right + 3;
        }).map((text) => text.textContent)"""
        assert page.evaluate(wide) == []
        assert page.evaluate(APART, [".stage .pile .count", ".stage .pile .end text"]) == []
        play(page, 2)
        page.wait_for_selector(".moves button")


def test_whether_to_give_up_is_asked_in_sight_sideways(visit: Any) -> None:
    """The answers lay below the edge of the menu."""
    page = visit(settings={"panel": ""}, **SHAPES["sideways"])
    play_now(page, "forts")
    page.locator("header button[aria-label=More]").tap()
    page.locator("dialog button:has-text('Give up')").tap()
    sure = page.locator("dialog .sure button.primary").bounding_box()
    low = page.locator("dialog[open]").bounding_box()
    assert sure["y"] + sure["height"] <= low["y"] + low["height"]
