"""While a game is fetched the page says what is coming, for which game and how far; the game asked for comes first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from web import browsing as yards
from web.browsing import counted, reads
from web.published import INSTALLED, Folder

HERE = {"where": "here"}
STATUS = "[role=status].preparing"
AT_ONCE = """
// chooses a game in the moment in which its card appears
new MutationObserver(() => {
  const button = document.querySelector('[data-game=duel] .primary');
  if (button && !window.chosen) (window.chosen = button).click();
}).observe(document, { subtree: true, childList: true });
"""


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    own = Folder(tmp_path_factory.mktemp("slow"))
    yield own
    own.stop()


@contextmanager
def visitor(chromium: Any, folder: Folder, **wishes: Any) -> Iterator[Any]:
    page = yards.visitor(chromium, folder, settings=HERE, **wishes)
    yield page
    page.context.close()
    assert page.complaints == []


def begin(page: Any, slug: str, way: str) -> None:
    """Until a game is asked for."""
    if way in ("learn", "puzzle"):
        page.goto(f"./#/{way}/{slug}" + ("/1" if way == "puzzle" else ""))
        return
    page.goto("./")
    if way == "Play now":
        page.click(f"[data-game={slug}] .primary")
        return
    page.click(f"[data-game={slug}] .vary" if way == "options" else f"[data-game={slug}] button:has-text('{way}')")
    page.click("dialog .deal")


@pytest.mark.parametrize("way", ["Play now", "Same screen", "options", "learn", "puzzle"])
def test_every_way_in_says_how_far_which_game_has_come(chromium: Any, folder: Folder, way: str) -> None:
    with folder.slowly("duel.wasm") as slow, visitor(chromium, folder) as page:
        begin(page, "duel", way)
        status = page.locator(STATUS).last
        status.filter(has_text=re.compile(r"^\s*Duel: \d+ of \d+ kB fetched\s*$")).wait_for()
        done, whole = map(int, re.findall(r"\d+", status.inner_text()))
        assert (done, whole) == (round(slow.sent / 1000), round(slow.size / 1000))
        slow.go_on()
        page.wait_for_selector("[data-testid=prompt], [data-testid=curtain], .puzzle .moves")
        counted(page.locator(STATUS), 0)


def test_an_invitation_says_for_which_game_it_is_prepared(visit: Any) -> None:
    page = visit()
    page.goto("/")
    page.click("[data-game=splat] button:has-text('Invite')")
    held: list[Any] = []
    page.route("**/api/tables", lambda route: held.append(route))
    page.click("dialog .deal")
    title = page.inner_text("[data-game=splat] .short")
    reads(page.locator(f"dialog {STATUS}"), f"{title}: fetching rules and pictures")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector("#invite-link")


def test_the_game_asked_for_comes_before_all_others_are_kept(chromium: Any, folder: Folder) -> None:
    before = len(folder.asked)

    def modules() -> list[str]:
        return [name for path in folder.asked[before:] for name in re.findall(r"data/(\w+)\.wasm", path)]

    with folder.slowly("duel.wasm") as slow, visitor(chromium, folder, service_workers="allow") as page:
        page.add_init_script(AT_ONCE)
        page.goto("./")
        page.locator(STATUS).filter(has_text="kB fetched").wait_for()
        page.wait_for_timeout(3000)  # longer than a calm page waits
        assert modules() == ["duel"]
        assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
        slow.go_on()
        page.wait_for_selector("[data-testid=prompt]")
        page.wait_for_function(INSTALLED)
        assert {"forts", "splat", "lanes", "village"} <= set(modules())
