"""The table keeps its place: nothing jumps, nothing is covered, nothing is told too early, on every shape of screen."""

from __future__ import annotations

from typing import Any

import pytest

from web.browsing import GAMES, counted, play, play_now

SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1366, "height": 768}},
    "upright": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "sideways": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "broad tablet": {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True},
}
WATCH = """() => {
  // every frame from now on: where the scene and the bar are
  window.places = new Set();
  const look = () => {
    for (const what of ['main.stage', 'section.bottom']) {
      const box = document.querySelector(what)?.getBoundingClientRect();
      if (box) window.places.add([what, box.x, box.y, box.width, box.height].map((n) => n.toFixed?.(1) ?? n).join(' '));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
COVERED = """() => {
  // what may be chosen in the picture, is in sight, and has something of the frame lying over its middle
  const stage = document.querySelector('main.stage').getBoundingClientRect();
  return [...document.querySelectorAll('.stage .legal')].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x <= stage.left || x >= stage.right || y <= stage.top || y >= stage.bottom) return false;
    return document.elementFromPoint(x, y)?.closest('section.bottom, header, .notes') != null;
  }).map((thing) => thing.outerHTML.slice(0, 120));
}"""


HERE = {"panel": "", "where": "here"}


def settle(page: Any) -> None:
    """Two frames later."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def panels(page: Any) -> None:
    """Open and close whatever lies over the scene: log, rules, chat, hint, all moves."""
    for key in "lr":
        page.keyboard.press(key)
        page.wait_for_selector("aside.panel")
        settle(page)
        page.locator("aside.panel button[aria-label=Close]").click()
        page.wait_for_selector("aside.panel", state="detached")
    page.keyboard.press("h")
    page.wait_for_selector(".notes .banner")  # that it thinks, or what it thinks
    settle(page)
    for what in ("[data-testid=all]", ".moves .fold"):
        for button in page.locator(what).all()[:1]:
            if button.is_visible():
                button.click()
                page.wait_for_selector(".unfolded")
                settle(page)
                page.locator(".unfolded button[aria-label=Close]").click()
                page.wait_for_selector(".unfolded", state="detached")


@pytest.mark.parametrize("slug", GAMES)
def test_scene_and_bar_stay_where_they_are_whatever_happens(visit: Any, slug: str) -> None:
    for shape in ("desktop", "upright", "sideways"):
        page = visit(**SHAPES[shape], settings=HERE)
        play_now(page, slug)
        page.wait_for_selector("main svg")
        page.evaluate(WATCH)
        for moves in (3, 9):
            play(page, moves=moves, seed=4, until=20_000)
            page.wait_for_selector(".moves button, [data-testid=result]")
            assert page.evaluate(COVERED) == []
        if shape != "upright" and page.locator(".moves button").count():
            panels(page)
        settle(page)
        places = page.evaluate("() => [...window.places]")
        assert len(places) == 2, (shape, places)  # one of the scene, one of the bar
        page.context.close()


@pytest.mark.sweep
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_moves_neither_scene_nor_bar(visit: Any, slug: str, shape: str) -> None:
    page = visit(**SHAPES[shape], settings=HERE)
    play_now(page, slug)
    page.wait_for_selector("main svg")
    page.evaluate(WATCH)
    assert play(page, seed=9)["over"]
    settle(page)
    assert len(page.evaluate("() => [...window.places]")) == 2


def test_held_sideways_the_scene_has_the_whole_height_and_the_moves_a_third_of_the_width(visit: Any) -> None:
    page = visit(**SHAPES["sideways"], settings=HERE)
    play_now(page, "lanes")
    page.wait_for_selector("main svg")
    scene, bar = page.locator("main.stage").bounding_box(), page.locator("section.bottom").bounding_box()
    assert (scene["y"], scene["height"]) == (0, 390)
    assert bar["width"] <= 844 / 3 + 1
    assert scene["width"] + bar["width"] == pytest.approx(844)
    assert page.locator("header button:visible").count() == 1  # the menu; the rest is in it
    page.click("header button:visible")
    for name in ("Home", "Log", "Rules", "Settings"):
        counted(page.locator(f"dialog .button:has-text('{name}')"), 1)


def test_with_a_panel_open_the_map_the_dice_and_the_lanes_stay_in_sight(visit: Any) -> None:
    page = visit(**SHAPES["desktop"], settings={"panel": "log"})
    play_now(page, "village")
    page.wait_for_selector("main svg")
    page.wait_for_selector("aside.panel")
    edge = page.locator("aside.panel").bounding_box()["x"]
    side = page.locator(".village .side").bounding_box()
    ground = page.locator(".map svg").evaluate("""(svg) => {
      const at = new DOMPoint(480, 0).matrixTransform(svg.getScreenCTM());
      return at.x;
    }""")
    assert side["x"] + side["width"] < edge
    assert ground < edge
    play_now(page, "lanes")
    page.wait_for_selector("main svg")
    page.wait_for_selector("aside.panel")
    lane = page.locator('.stage [data-thing="lane 2"]').bounding_box()
    assert lane["x"] + lane["width"] < edge


TUMBLES = """() => new Promise((done) => {
  // in every frame until the line is told: does the Cube tumble, and what do log, strip and voice say?
  const told = () => ['aside .log', '[data-testid=strip]', '[data-testid=spoken]']
    .map((what) => document.querySelector(what)?.textContent ?? '').join(' ').split('The Cube shows').length - 1;
  const before = told();
  let tumbling = 0;
  const look = () => {
    const moves = document.querySelector('main svg').getAnimations({ subtree: true })
      .some((motion) => motion instanceof Animation && !(motion instanceof CSSTransition) && motion.playState === 'running');
    const now = told();
    if (moves && now === before) tumbling++;
    if (now > before) done({ tumbling, still: !moves, more: now - before });
    else requestAnimationFrame(look);
  };
  document.querySelector('.moves button[data-move^=throw]').click();
  look();
})"""


def test_neither_log_nor_strip_nor_voice_tells_what_the_dice_show_before_they_lie(visit: Any) -> None:
    page = visit(settings={"pace": 150, "panel": "log"})
    play_now(page, "forts")
    page.wait_for_selector("main svg [data-thing]")
    page.wait_for_selector(".moves button[data-move^=throw]")
    seen = page.evaluate(TUMBLES)
    assert seen["tumbling"] > 3
    assert seen["still"]
    assert seen["more"] >= 1
    for place in ("aside .log", "[data-testid=strip]", "[data-testid=spoken]"):  # then it is told in all places
        page.wait_for_function("(place) => document.querySelector(place).textContent.includes('The Cube shows')", arg=place)


def test_what_others_did_stays_to_be_read_even_without_motion_and_stands_in_the_strip(visit: Any) -> None:
    page = visit(**SHAPES["upright"], settings={"others": 2, "pace": 0, "confirm": "never"})
    play_now(page, "splat")
    for _ in range(20):
        page.wait_for_selector(".moves button[data-move], button:has-text('Skip')")
        if page.locator(".moves button[data-move]").count():
            break
        page.keyboard.press("s")
    page.click(".moves button[data-move]")
    page.wait_for_selector("button:has-text('Skip')")  # somebody else's step is on the screen, and others wait
    strip = page.locator("[data-testid=strip] .did")
    strip.nth(1).wait_for(state="attached")  # older lines that are not whole are not seen
    newest = strip.last.inner_text()
    page.wait_for_function("old => document.querySelector('[data-testid=strip] .did:last-child').innerText !== old", arg=newest)
    box, bar = page.locator("[data-testid=strip]").bounding_box(), page.locator("section.bottom").bounding_box()
    assert box["x"] + box["width"] <= bar["x"] + bar["width"]


def test_a_move_without_a_choice_is_made_by_itself_and_said(visit: Any) -> None:
    page = visit(settings={"forced": True})
    play_now(page, "splat")
    said = False
    for _ in range(60):
        play(page, moves=1, seed=5, until=4000)
        page.wait_for_function(
            "() => document.querySelectorAll('.moves button').length > 1 || document.querySelector('[data-testid=result]')"
        )
        said = said or page.locator("[data-testid=spoken] p:has-text('Played by itself')").count() > 0
        if said or page.locator("[data-testid=result]").count():
            break
    assert said


def test_the_focus_begins_at_the_decision_and_a_link_leads_past_the_frame(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "forts")
    page.wait_for_selector(".moves button:focus")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Tab")
    for _ in range(3):
        if page.evaluate("() => document.activeElement.matches('a.skip')"):
            break
        page.evaluate("() => document.querySelector('a.skip').focus()")
    assert "Skip to what you must decide" in page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("Enter")
    page.wait_for_selector(".moves button:focus")
    assert "#/table/" in page.url


def test_explanations_come_to_keyboards_and_fingers_too(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "duel")
    page.wait_for_selector(".moves button:focus")
    page.focus(".seats li")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector(".tip")
    page.focus("main svg")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".tip")
    phone = visit(**SHAPES["upright"], settings={"confirm": "auto"})
    play_now(phone, "duel")
    phone.locator(".seats li").first.tap()
    phone.wait_for_selector(".tip")
    play_now(phone, "splat")
    phone.locator(".stage [data-thing=draw] text").tap()
    phone.wait_for_selector(".tip:has-text('SPLAT-')")


def test_the_list_of_places_is_short_in_the_bar_ordered_and_searchable_in_a_sheet(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "village")
    for _ in range(200):
        page.wait_for_selector(".moves button")
        if page.locator(".moves .fold:has-text('Choose in the picture')").count():
            break
        play(page, moves=1)
    page.click(".moves .fold:has-text('Choose in the picture')")
    page.wait_for_selector(".unfolded input:focus")
    names = page.locator(".unfolded .move").all_inner_texts()
    assert len(names) > 12
    assert page.locator(".window .move").count() == 0
    word = names[-1].split()[-1]
    page.keyboard.type(word)
    page.wait_for_function(
        "word => [...document.querySelectorAll('.unfolded .move')].every((b) => b.innerText.includes(word))", arg=word
    )
    page.keyboard.press("Escape")
    page.wait_for_selector(".unfolded", state="detached")


def test_the_set_up_of_a_village_is_chosen_by_one_press_that_asks_first(visit: Any) -> None:
    page = visit(settings=HERE)
    play_now(page, "village")
    page.wait_for_selector(".moves button")
    page.click("[data-testid=set-up]")
    page.wait_for_selector("[role=group]:has-text('as a strong player would')")
    page.click("[data-testid=set-up-sure]")
    page.wait_for_selector(".village .dice, [data-testid=result]", timeout=120_000)  # the first turn has begun
    page.wait_for_selector(".moves button")
    counted(page.locator("[data-testid=set-up]"), 0)
    counted(page.locator(".map [data-kid]"), 6)


@pytest.mark.parametrize("shape", ["desktop", "landscape"])
def test_a_panel_that_is_kept_open_covers_nothing_and_opening_one_moves_nothing(visit: Any, shape: str) -> None:
    size = {"viewport": {"width": 1024, "height": 768}} if shape == "landscape" else SHAPES["desktop"]
    page = visit(**size, settings={"panel": "log", "where": "here"})
    for slug in ("forts", "duel"):
        play_now(page, slug)
        page.wait_for_selector("main svg")
        page.wait_for_selector("aside.panel")
        scene, panel = page.locator("main.stage").bounding_box(), page.locator("aside.panel").bounding_box()
        assert scene["x"] + scene["width"] <= panel["x"], slug
    page.locator("aside.panel button[aria-label=Close]").click()  # gives its room to the scene, once
    page.wait_for_selector("aside.panel", state="detached")
    settle(page)
    scene = page.locator("main.stage").bounding_box()
    assert scene["width"] == size["viewport"]["width"]
    page.keyboard.press("l")
    page.wait_for_selector("aside.panel")
    assert page.locator("main.stage").bounding_box() == scene


def test_what_comes_to_lie_under_a_pointer_at_rest_explains_nothing_until_it_moves(visit: Any) -> None:
    page = visit(**SHAPES["desktop"], settings=HERE)
    page.goto("/")
    page.mouse.move(130, 200)  # where lane 1 will be
    page.locator("[data-game=lanes] .primary").dispatch_event("click")
    page.wait_for_selector(".stage .legal")
    settle(page)
    assert page.locator(".tip").count() == 0
    page.mouse.move(133, 202)
    page.wait_for_selector(".tip")
