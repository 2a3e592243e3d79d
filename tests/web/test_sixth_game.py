"""A game that the built page has never heard of is played on it: titles, sentences and moves come from the server, the picture is
the plain one that draws any view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sixth_game.sixth import SLUG, begin
from web.axe import faults
from web.browsing import ServerProcess, counted, play, play_now, visitor
from web.test_everyone import PHONE, SIDEWAYS


@pytest.fixture(scope="module")
def sixth(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yard = begin(tmp_path_factory.mktemp("sixth"))
    yield yard
    yard.stop()


@pytest.fixture
def page(request: pytest.FixtureRequest, chromium: Any, sixth: ServerProcess) -> Iterator[Any]:
    """A browser of its own, which may not complain."""
    opened = visitor(chromium, sixth, **getattr(request, "param", {}))
    yield opened
    complaints = opened.complaints
    opened.context.close()
    assert complaints == []


def test_a_browser_plays_a_whole_game_of_it_on_the_plain_scene(page: Any) -> None:
    play_now(page, SLUG)
    scene = page.locator("[data-testid=generic]")
    scene.wait_for()
    play(page, moves=2, seed=3, until=5000)
    page.wait_for_selector(".moves button")
    shown = scene.inner_text().lower()
    for words in ("robin", "flake", "only you see this", "hand", "soft push", "places of the hill", "cards in hand"):
        assert words in shown, shown
    assert "_" not in shown
    assert faults(page) == []
    done = play(page, seed=3)
    assert done["over"], page.inner_text("body")[:800]
    counted(page.locator("dialog tbody tr.won"), 1)


@pytest.mark.parametrize("page", [{"lang": "de", **PHONE}], indirect=True, ids=["phone"])
def test_a_phone_shows_it_in_german_without_sideways_scrolling(page: Any) -> None:
    page.goto("/")
    page.wait_for_selector(f"[data-game={SLUG}] svg")  # a plain picture
    assert "Schlitten" in page.inner_text(f"[data-game={SLUG}]")
    play_now(page, SLUG)
    scene = page.locator("[data-testid=generic]")
    scene.wait_for()
    assert page.evaluate(SIDEWAYS) == 0
    assert scene.evaluate("(box) => box.scrollWidth - box.clientWidth") == 0
    assert "das siehst nur du" in scene.inner_text().lower()
    assert "sanfter Schubs" in scene.inner_text()
    assert faults(page) == []
