"""Faults of village that were seen while whole games were played by hand on phones."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from web.browsing import play, play_now, told
from web.test_calm import HERE, SHAPES

TOUCH = {**HERE, "confirm": "auto"}
DICE = ".village .die"


def with_dice(page: Any) -> None:
    """Until one's own Kid has dice to spend: the set-up is chosen by one press."""
    play_now(page, "village")
    page.click("[data-testid=set-up]")
    page.click("[data-testid=set-up-sure]")
    page.wait_for_selector(".moves [data-move=end]", timeout=120_000)


@pytest.fixture
def upright(visit: Any) -> Any:
    page = visit(lang="de", settings=TOUCH, **SHAPES["upright"])
    with_dice(page)
    return page


def whole(found: Any) -> bool:
    """Is everything in it to be seen?"""
    return bool(found.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth + 1"))


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("shape", ["upright", "sideways"])
def test_prompts_and_questions_of_the_set_up_are_read_to_their_end(visit: Any, shape: str, lang: str) -> None:
    """ "Welche Ecke nimmt…" was asked, and "2,5 Zoll nach Norden, 6 nach Osten von de…"."""
    page = visit(lang=lang, settings=TOUCH, **SHAPES[shape])
    play_now(page, "village")
    for _ in range(8):
        page.wait_for_selector(".moves button")
        if page.locator("[data-testid=set-up]").count() == 0:
            break
        assert whole(page.locator("[data-testid=prompt]")), page.inner_text("[data-testid=prompt]")
        if page.locator(".moves [data-move]").count() == 0:
            page.click(".moves .fold")
        page.locator(".moves [data-move]").last.tap()
        question = page.locator("[data-testid=question]")
        question.wait_for()
        assert whole(question), question.inner_text()
        before = page.inner_text(".bar")
        page.click("[data-testid=confirm]")
        page.wait_for_selector("[data-testid=confirm]", state="detached")
        page.wait_for_function("old => document.querySelector('.bar').innerText !== old", arg=before)
        page.wait_for_timeout(300)  # the bot, too, may have something to choose


def test_a_question_covers_what_it_lies_over_to_its_corners(upright: Any) -> None:
    upright.locator(".moves [data-move]").last.tap()
    question = upright.locator(".confirm")
    question.wait_for()
    assert question.evaluate("(it) => getComputedStyle(it).borderRadius") == "0px"
    assert question.evaluate("(it) => getComputedStyle(it).backgroundColor") == "rgb(255, 255, 255)"


def test_ending_with_dice_left_says_what_is_lost(upright: Any) -> None:
    upright.locator(".moves [data-move=end]").tap()
    upright.wait_for_selector("[data-testid=question]:has-text('verfallen')")


def test_the_dice_say_what_they_are_for_and_lie_in_sight(upright: Any) -> None:
    """Below a 5 stood "Eigen-schaft", of which the second half was covered by the bar."""
    names = upright.locator(f"{DICE} span").all_inner_texts()
    assert set(names) <= {"Gehen", "Schnee", "Zielen", "Werfen", "Joker"}
    bar = upright.locator("section.bottom").bounding_box()["y"]
    for die in upright.locator(DICE).all():
        box = die.bounding_box()
        assert box["y"] + box["height"] <= bar
    assert whole(upright.locator(".village .side"))


def test_a_die_that_cannot_be_spent_says_why_when_it_is_tapped(upright: Any) -> None:
    for _ in range(40):
        upright.wait_for_selector(".moves [data-move]")
        idle = upright.locator(f"{DICE}[aria-disabled=true][tabindex='0']")
        if idle.count():
            break
        play(upright, 1)
    idle.first.tap(force=True)  # it is disabled, and answers
    upright.wait_for_selector(".tip:has-text('VILLAGE-')")


def test_of_dice_that_show_the_same_only_the_tapped_one_is_marked(upright: Any) -> None:
    for _ in range(60):
        upright.wait_for_selector(".moves [data-move]")
        faces = [die.get_attribute("aria-label") for die in upright.locator(f"{DICE}.legal").all()]
        twins = [at for at, face in enumerate(faces) if faces.count(face) > 1]
        if twins:
            break
        play(upright, 1)
    upright.locator(f"{DICE}.legal").nth(twins[1]).tap()
    upright.wait_for_selector(f"{DICE}.picked")
    assert upright.locator(f"{DICE}.picked").count() == 1
    upright.locator(f"{DICE}.legal").nth(twins[0]).tap()  # the other one instead, not none
    assert upright.locator(f"{DICE}.picked").count() == 1


@pytest.mark.parametrize("shape", ["upright", "sideways"])
def test_a_phone_shows_the_turn_and_the_order_and_notes_cover_neither(visit: Any, shape: str) -> None:
    page = visit(lang="de", settings={**TOUCH, "explain": True}, **SHAPES[shape])
    with_dice(page)
    turn = page.locator(".village .turn, .village .head").first.bounding_box()
    assert page.locator(".village .order .who").count() == 6
    assert page.locator(".village .order .now").count() == 1
    note = page.wait_for_selector("[data-testid=explain-open]").bounding_box()
    apart = note["x"] + note["width"] <= turn["x"] or note["y"] + note["height"] <= turn["y"]
    assert apart


def test_on_a_phone_held_sideways_the_map_has_the_whole_height(visit: Any) -> None:
    page = visit(settings=TOUCH, **SHAPES["sideways"])
    with_dice(page)
    assert page.locator(".map").bounding_box()["height"] == 390
    ground = page.locator(".map svg").evaluate("(svg) => 480 * svg.getScreenCTM().a")
    assert ground > 350
    bar = page.locator("section.bottom").bounding_box()["x"]
    right, top = page.locator(".map svg").evaluate(
        "(svg) => { const at = new DOMPoint(480, 0).matrixTransform(svg.getScreenCTM()); return [at.x, at.y]; }"
    )
    assert right <= bar
    assert top >= 0
    zoom, side = page.locator(".zoom").bounding_box(), page.locator(".village .side").bounding_box()
    assert zoom["x"] + zoom["width"] <= side["x"] + side["width"]  # beside the map, over none of its corners
    for die in page.locator(DICE).all():
        box = die.bounding_box()
        assert box["x"] + box["width"] <= bar
        assert box["y"] + box["height"] <= 390


def test_no_button_of_the_map_and_no_note_lies_over_its_corners(visit: Any) -> None:
    page = visit(lang="de", settings={**TOUCH, "explain": True}, **SHAPES["upright"])
    with_dice(page)
    edge = page.locator(".map svg").evaluate("(svg) => new DOMPoint(0, 0).matrixTransform(svg.getScreenCTM()).y")
    for what in (".zoom", "[data-testid=explain-open]"):
        box = page.locator(what).bounding_box()
        assert box["y"] + box["height"] <= edge + 1


def walking(page: Any) -> list[list[float]]:
    """Spend a die on walking; where one may go, on the screen."""
    for _ in range(60):
        page.wait_for_selector(".moves [data-move]")
        walk = page.locator(".moves [data-move^=move]")
        if walk.count():
            break
        play(page, 1)
    walk.first.tap()
    page.click("[data-testid=confirm]")
    page.wait_for_selector(".map svg.choosing")
    return page.evaluate(  # type: ignore[no-any-return]
        """() => { const mark = document.querySelector('.mark'); const at = mark.getScreenCTM();
          return [[at.e, at.f]]; }"""
    )


def test_a_tap_that_chooses_a_place_explains_no_road_and_leaves_no_frame(upright: Any) -> None:
    ((x, y),) = walking(upright)
    upright.touchscreen.tap(x, y)
    upright.wait_for_selector("[data-testid=question]")
    upright.wait_for_timeout(100)  # an explanation would come a moment after the tap
    assert upright.locator(".tip").count() == 0
    assert upright.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_the_dice_stay_while_a_place_is_chosen(upright: Any) -> None:
    dice = upright.locator(DICE).count()
    walking(upright)
    if dice > 1:
        assert upright.locator(DICE).count() >= 1


def test_lines_of_fire_lie_below_the_kids_and_their_words_above(upright: Any) -> None:
    """Dots ran over faces and names."""
    order = upright.evaluate(
        """() => [...document.querySelectorAll('.map svg > .fire, .map svg > [data-kid]')]
          .map((it) => it.dataset.part ?? 'kid')"""
    )
    assert order[0] == "arcs"
    assert order[-1] == "words"
    assert "kid" in order


@pytest.mark.parametrize("shape", ["upright", "sideways"])
def test_of_a_new_table_nothing_looks_out_below_its_button_and_levels_are_read(visit: Any, shape: str) -> None:
    page = visit(lang="de", **SHAPES[shape])
    page.goto("/")
    page.click("[data-game=village] .vary")
    page.click("dialog summary")
    foot = page.locator("dialog .foot").bounding_box()
    dialog = page.locator("dialog").bounding_box()
    assert foot["y"] + foot["height"] == pytest.approx(dialog["y"] + dialog["height"], abs=1)
    if shape == "upright":
        meaning = page.locator("dialog .meaning")
        assert meaning.is_visible()
        assert re.search(r"\w+", meaning.inner_text())


def test_a_finished_table_comes_back_before_the_words_of_its_game_do_and_all_totals_are_in_sight(visit: Any) -> None:
    """Loaded anew it stayed empty: two headings that are not there yet are the same. And one total lay below the bar."""
    page = visit(lang="de", settings=TOUCH, **SHAPES["upright"])
    with_dice(page)
    page.click("header button:last-of-type")
    page.click("[data-testid=give-up]")
    page.click("[data-testid=give-up-sure]")
    page.wait_for_selector("[data-testid=result]")

    def late(route: Any) -> None:
        time.sleep(1)
        route.continue_()

    page.route(re.compile(r"/assets/de-[^/]+\.js"), late)
    page.reload()
    page.wait_for_selector("[data-testid=result]")
    page.wait_for_selector("dialog th:has-text('Kinder noch draußen')")
    assert page.complaints == []
    page.click("dialog button[aria-label='Schließen']")
    bar = page.locator("section.bottom").bounding_box()["y"]
    for team in page.locator(".village .totals .team").all():
        box = team.bounding_box()
        assert box["y"] + box["height"] <= bar


def test_a_sheet_of_moves_lies_over_the_note_of_what_is_new(visit: Any) -> None:
    """Held sideways the note hid the sheet's title; and a long one lay over the map's corner."""
    page = visit(lang="fr", settings={**HERE, "explain": True}, **SHAPES["sideways"])
    play_now(page, "village")
    note = page.wait_for_selector("[data-testid=explain-open]")
    layer = "(it) => Number(getComputedStyle(it).zIndex)"
    assert note.evaluate(layer) < page.locator("section.bottom").evaluate(layer)
    note.evaluate("(it) => (it.querySelector('b').textContent = 'Lancer manqué de très loin')")
    box = note.bounding_box()
    assert box["x"] + box["width"] <= page.locator(".map").bounding_box()["x"]


def test_on_a_phone_the_strip_tells_what_was_done_not_who_is_up(upright: Any) -> None:
    """It said who was done, who is up and what was rolled, and what a throw had come to had been pushed out."""
    for _ in range(2):
        upright.wait_for_selector(".moves [data-move=end]")
        before = upright.inner_text("[data-testid=prompt]")
        upright.locator(".moves [data-move=end]").tap()
        upright.click("[data-testid=confirm]")
        upright.wait_for_function(
            "old => document.querySelector('.moves button') && document.querySelector('[data-testid=prompt]').innerText !== old",
            arg=before,
        )
    told(upright)
    said = upright.inner_text("[data-testid=strip]")
    assert len(said.splitlines()) > 1
    assert "ist dran" not in said
    assert not re.search(r"würfelt \d, \d", said)


def test_more_moves_than_fit_say_that_they_go_on_below(upright: Any) -> None:
    """Of four corners three stood there, and nothing said that the row goes on."""
    window = upright.locator(".moves .window")
    for _ in range(60):
        upright.wait_for_selector(".moves [data-move]")
        if window.evaluate("(it) => it.scrollHeight > it.clientHeight + 30"):
            break
        play(upright, 1)
    sign = upright.locator(".moves .deeper")
    assert sign.is_visible()
    box, room = sign.bounding_box(), window.bounding_box()
    assert box["y"] + box["height"] <= room["y"] + room["height"] + 1
    window.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    sign.wait_for(state="detached")


def test_who_lost_dice_is_seen_on_a_phone(upright: Any) -> None:
    left = upright.locator(".village .order .left")
    for _ in range(400):
        upright.wait_for_selector(".moves button, [data-testid=result]")
        if left.count():
            break
        assert upright.locator("[data-testid=result]").count() == 0, "nobody was hurt"
        play(upright, 1)
    assert re.match(r"[1-5]\s*[1-5] Befehlswürfel", left.first.inner_text())


def test_the_pictures_of_maps_stay_within_their_frames(visit: Any) -> None:
    """In French "(comme imprimé)" made the first one wider than what it lies in."""
    page = visit(lang="fr", **SHAPES["sideways"])
    page.goto("/")
    page.click("[data-game=village] .vary")
    page.click("dialog summary")
    page.wait_for_selector("dialog .pictured label .picture svg")
    for label in page.locator("dialog .pictured label").all():
        frame, picture = label.bounding_box(), label.locator(".picture").bounding_box()
        assert picture["x"] + picture["width"] <= frame["x"] + frame["width"]
