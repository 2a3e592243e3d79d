"""What axe finds at the tables and in the rooms around them: nothing, at any moment, in any game, light, language or shape.

Where games begin: test_start.py; the menu and the end of a table on a desk: test_everyone.py."""

from __future__ import annotations

from typing import Any

import pytest

from web.axe import Look, nothing_found
from web.browsing import GAMES, play, play_now
from web.test_calm import SHAPES, settle

HERE = {"panel": "", "where": "here"}
LANGUAGES, THEMES, PLACES = ("en", "de", "fr"), ("day", "evening"), ("desktop", "upright", "sideways")
SIGNS = {"chat": "#chat-text", "rules": ".rules h2", "log": ".log"}
Mix = tuple[str, str, str]
MIXES: dict[str, Mix] = {
    "forts": ("desktop", "day", "en"),
    "splat": ("upright", "evening", "de"),
    "duel": ("sideways", "day", "fr"),
    "lanes": ("upright", "day", "en"),
    "village": ("desktop", "evening", "de"),
}
"""Each game in one shape, light and language; all of them in all: the sweep at the end."""
ENDS = {"village": "kids_per_team"}
"""Games that take long even when bots play: what is not looked at to its end."""


def mixed(slug: str, by: int) -> Mix:
    """Another mix for each game and each number."""
    n = GAMES.index(slug) + by
    return PLACES[n % 3], THEMES[n % 2], LANGUAGES[(n + n // 3) % 3]


def come(visit: Any, mix: Mix, **settings: Any) -> Any:
    shape, theme, lang = mix
    return visit(**SHAPES[shape], lang=lang, settings={**HERE, "theme": theme, **settings})


def at_table(page: Any, slug: str, moves: int = 4) -> None:
    play_now(page, slug)
    page.wait_for_selector("main svg")
    if moves:
        play(page, moves=moves, seed=3, until=8000)


def panels(page: Any, look: Look) -> None:
    """Whatever lies over or beside the scene."""
    for key, sign in (("r", "aside .rules"), ("l", "aside .log")):
        page.keyboard.press(key)
        look(page, f"panel {key}", waits_for=sign)
        page.keyboard.press(key)
        if page.locator("aside.panel").count():
            page.keyboard.press("Escape")
        page.wait_for_selector("aside.panel", state="detached")
    page.keyboard.press("?")
    look(page, "keys", waits_for="dialog kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator("header .tools button").last.click()
    look(page, "menu", waits_for="dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("h")
    look(page, "hint", waits_for=".notes .hint, .notes .banner")
    for what in ("[data-testid=all]:visible", ".moves .fold:visible"):
        if page.locator(what).count():
            page.locator(what).first.click()
            look(page, "sheet", waits_for=".unfolded")
            page.keyboard.press("Escape")
            break


@pytest.mark.parametrize("slug", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Any, slug: str) -> None:
    with nothing_found() as look:
        page = come(visit, MIXES[slug])
        at_table(page, slug)
        look(page, MIXES[slug][0])


@pytest.mark.sweep
@pytest.mark.parametrize("slug", GAMES)
def test_axe_finds_nothing_in_what_opens_at_a_table_at_its_end_and_after(visit: Any, slug: str) -> None:
    with nothing_found() as look:
        page = come(visit, mixed(slug, 1))
        at_table(page, slug, 10)
        look(page, "middle")
        panels(page, look)
        assert play(page, seed=1, until=600_000)["over"]
        page.wait_for_selector("[data-testid=result]")
        settle(page)
        look(page, "end")
        page.locator("dialog a[href*=replay]").first.click()
        look(page, "replay", waits_for="[data-testid=step]")
        page.locator("[data-testid=review]").first.click()
        look(page, "review", waits_for=".review")


@pytest.mark.sweep
@pytest.mark.parametrize("slug", GAMES)
def test_axe_finds_nothing_in_the_rooms_around_a_game(visit: Any, slug: str) -> None:
    with nothing_found() as look:
        page = come(visit, mixed(slug, 2))
        look(page, "lesson", f"/#/learn/{slug}", "main svg")
        look(page, "puzzle", f"/#/puzzle/{slug}/1", ".puzzle .moves")
        look(page, "bench", f"/#/bench/{slug}", "[data-section]")
        look(page, "print", f"/#/print/{slug}", ".sheet")
        look(page, "rules", f"/#/rules/{slug}", "article h1")
        if slug in ("duel", "lanes"):
            page.goto("/")
            page.locator(f"[data-game={slug}] .ways button").nth(1).click()
            page.click("dialog .deal")
            look(page, "curtain", waits_for="[data-testid=curtain]")


@pytest.mark.sweep
@pytest.mark.parametrize("shape", PLACES)
def test_axe_finds_nothing_in_the_chat(visit: Any, shape: str) -> None:
    page = come(visit, (shape, "evening", "fr"), where="server")
    with nothing_found() as look:
        at_table(page, "forts", 1)
        page.keyboard.press("c")
        look(page, "chat", waits_for="#chat-text")
        page.fill("#chat-text", "Bonjour")
        page.keyboard.press("Enter")
        look(page, "a line", waits_for="aside .chat p, aside p:has-text('Bonjour')")


@pytest.mark.sweep
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", PLACES)
def test_axe_finds_nothing_in_any_game_light_language_or_shape(visit: Any, shape: str, theme: str, lang: str) -> None:
    with nothing_found() as look:
        for slug in GAMES:
            page = come(visit, (shape, theme, lang))
            play_now(page, slug)
            page.wait_for_selector("main svg")
            for moves in (1, 8):
                play(page, moves=moves, seed=3, until=4000)
                look(page, f"{slug} {moves}")
            page.context.close()
