"""Lessons in a real browser: by mouse, by touch and by keyboard, on the real table; and explanations in first games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from snowyard.lessons.data import said, wanted_lesson
from web.browsing import GAMES, counted, forgive
from web.learning import ASK, HAPPENED, NEXT, WAYS, by_mouse, done_step, quoted

HERE = {"where": "here", "explain": True}
BACK, AGAIN = "[data-testid=lesson-back]", "[data-testid=lesson-again]"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_learner_goes_through_the_whole_lesson(visit: Any, slug: str, way: str) -> None:
    choose, device = WAYS[way]
    page = visit(settings={**HERE, "confirm": "auto"}, reduced_motion="reduce", **device)
    page.goto("/")
    page.click(f"[data-game={slug}] [data-testid=learn]")
    lesson = wanted_lesson(slug)
    for step in lesson.steps:
        done_step(page, slug, step, choose)
        if way == "keyboard":
            page.wait_for_function("() => document.activeElement?.dataset.testid === 'lesson-next'")
            page.keyboard.press("Enter")
        else:
            (page.tap if way == "touch" else page.click)(NEXT)
    page.wait_for_selector(f"text={said(slug, 'game.ask')}")
    kept = json.loads(page.evaluate("() => localStorage.getItem('snowyard.learned')"))
    assert kept["done"] == {slug: lesson.ids[:-1]}
    page.goto("/#/")
    page.wait_for_selector(f"[data-game={slug}] [data-testid=learn]:has-text('{len(lesson.steps)}/{len(lesson.ids)}')")


def test_another_move_is_explained_and_taken_back_and_a_step_is_left_and_repeated(visit: Any) -> None:
    page = visit(settings=HERE)
    page.goto("/#/learn/forts")
    by_mouse(page, "hide")
    page.wait_for_selector(f"{HAPPENED}:text-is({quoted(said('forts', 'throw.not-hide'))})")
    counted(page.locator(".moves button"), 0)  # nothing until it is taken back
    page.click(BACK)
    page.wait_for_selector(f"{ASK}:text-is({quoted(said('forts', 'throw.ask'))})")
    done_step(page, "forts", wanted_lesson("forts").steps[0], by_mouse)
    page.click(AGAIN)
    done_step(page, "forts", wanted_lesson("forts").steps[0], by_mouse)
    page.get_by_label("Steps of the lesson").select_option("win")
    done_step(page, "forts", wanted_lesson("forts").steps[-1], by_mouse)
    assert page.locator("dialog").count() == 0  # the coach says how it ends
    page.goto("/#/learn/forts")  # where one left off
    page.wait_for_selector(f"{ASK}:text-is({quoted(said('forts', 'frozen.ask'))})")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_lesson_speaks_the_language_of_its_page(visit: Any, lang: str) -> None:
    page = visit(settings=HERE, lang=lang)
    page.goto("/#/learn/splat/pile")
    done_step(page, "splat", wanted_lesson("splat").steps[3], by_mouse, lang)


def test_what_the_coach_says_is_spoken_and_covers_neither_scene_nor_moves(visit: Any) -> None:
    for size in ((1366, 768), (390, 844), (844, 390)):
        page = visit(settings=HERE, viewport={"width": size[0], "height": size[1]})
        page.goto("/#/learn/forts/hide")
        page.wait_for_selector(".moves button")
        assert said("forts", "hide.ask") in page.inner_text("[data-testid=spoken]")
        boxes = [page.locator(what).bounding_box() for what in ("[data-testid=coach]", "main.stage", "section.bottom")]
        for n, one in enumerate(boxes):
            assert one["width"] > 100
            assert one["height"] > 60
            assert one["x"] >= 0
            assert one["x"] + one["width"] <= size[0] + 1
            for other in boxes[n + 1 :]:
                apart_x = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
                apart_y = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
                assert apart_x or apart_y, (size, boxes)


def test_the_whole_game_has_a_coach_and_first_games_explain_what_is_new_until_that_is_switched_off(visit: Any) -> None:
    page = visit(settings=HERE)
    page.goto("/#/learn/forts/game")
    page.click("[data-testid=lesson-game]")
    page.wait_for_selector("[data-testid=explained]")
    assert page.locator("[data-testid=explain-off]").count() == 0  # who asked for a coach has one
    first = page.inner_text("[data-testid=explained]")
    page.click("[data-testid=explain-next]")
    page.wait_for_function("was => document.querySelector('[data-testid=explained]')?.innerText !== was", arg=first)
    page.goto("/#/")
    page.click("[data-game=splat] .primary")
    page.click("[data-testid=explain-open]")
    page.wait_for_selector("[data-testid=explained]")
    page.click("[data-testid=explain-off]")
    page.wait_for_selector("[data-testid=explained]", state="detached")
    page.goto("/#/")
    page.click("[data-game=lanes] .primary")
    page.wait_for_selector(".moves button")
    page.wait_for_timeout(300)
    assert page.locator("[data-testid=explained], [data-testid=explain-open]").count() == 0
    assert json.loads(page.evaluate("() => localStorage.getItem('snowyard.settings')"))["explain"] is False


def test_a_step_that_is_not_there_begins_where_one_left_off_and_a_game_without_lessons_says_so(visit: Any) -> None:
    page = visit(settings=HERE)
    page.goto("/#/learn/forts/nothing")
    page.wait_for_selector(f"{ASK}:text-is({quoted(said('forts', 'throw.ask'))})")
    page.goto("/#/learn/chess")
    page.wait_for_selector("[role=alert]")
    forgive(page)  # there is no such file
