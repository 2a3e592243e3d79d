"""What a stranger may do to a page that plays by itself: two pages at one table, a full or forbidden store, a wrong clock, other
ways to its address. Nothing is lost that was kept, and whatever cannot be is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from web import browsing as yards
from web.browsing import play, told
from web.published import Folder

HERE = {"where": "here"}
PROMPT, MOVES, LINES = "[data-testid=prompt]", ".moves button", "aside .line"


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    own = Folder(tmp_path_factory.mktemp("stranger"))
    yield own
    own.stop()


@pytest.fixture
def page(chromium: Any, folder: Folder) -> Iterator[Any]:
    opened = yards.visitor(chromium, folder, settings=HERE)
    opened.set_default_timeout(20_000)
    yield opened
    complaints = opened.complaints
    opened.context.close()
    assert complaints == []


def deal(page: Any, slug: str) -> None:
    page.click(f"[data-game={slug}] .primary")
    page.wait_for_selector(PROMPT)
    page.wait_for_selector(MOVES)


def in_worker(page: Any, script: str) -> None:
    """This runs first in every worker of the page."""
    page.route("**/worker-*.js", lambda route: route.fulfill(body=script + route.fetch().text(), content_type="text/javascript"))


def test_two_pages_at_one_table_never_play_two_games(page: Any) -> None:
    """The one that is behind reads the table anew; what it wanted then is asked again, not lost in silence."""
    page.goto("./")
    deal(page, "forts")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(MOVES)
    assert play(page, moves=3, seed=7)["made"] == 3
    told(page)
    after = page.locator(LINES).all_inner_texts()
    other.locator(f"{MOVES}:not(.fold)").first.click()  # of a table that has gone on
    other.wait_for_function("n => document.querySelectorAll('aside .line').length >= n", arg=len(after))
    told(other)
    assert other.locator(LINES).all_inner_texts()[: len(after)] == after
    assert play(other, moves=2, seed=9)["made"] == 2
    before = told(other)
    page.reload()
    assert told(page) == before
    other.close()


FULL = """
const put = IDBObjectStore.prototype.put;
let left = 3;
IDBObjectStore.prototype.put = function (...args) {
  if (left-- > 0) return put.apply(this, args);
  HOW
};
"""


@pytest.mark.parametrize(
    "how",
    [
        "throw new DOMException('full', 'QuotaExceededError');",
        "const asked = put.apply(this, args); this.transaction.abort(); return asked;",
    ],
)
def test_where_the_store_is_full_that_is_said_and_what_was_kept_stays(page: Any, how: str) -> None:
    in_worker(page, FULL.replace("HOW", how))
    page.goto("./")
    deal(page, "forts")
    assert play(page, moves=6, seed=7)["made"] == 6
    page.wait_for_selector("[role=alert]:has-text('This browser keeps nothing')")
    page.unroute("**/worker-*.js")
    page.reload()
    page.wait_for_selector(MOVES)  # as far as there was room
    page.wait_for_selector(LINES)
    assert play(page, moves=2, seed=7)["made"] == 2


@pytest.mark.parametrize("now", ["0", "-1e12", "8.64e15", "4102444800000 - 60000 * calls++"])
def test_a_wrong_clock_spoils_no_table(page: Any, now: str) -> None:
    script = f"let calls = 0; Date.now = () => {now};\n"
    page.add_init_script(script)
    in_worker(page, script)
    page.goto("./")
    deal(page, "lanes")
    assert play(page, moves=3, seed=3)["made"] == 3
    before = told(page)
    page.goto("./#/")
    page.wait_for_selector("[aria-labelledby=mine] li")
    page.click("[aria-labelledby=mine] a")
    assert told(page) == before


def test_where_the_page_may_store_no_words_either_it_plays(page: Any) -> None:
    """No cookies, no storage: some browsers throw at the first touch."""
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };")
    page.goto("./")
    deal(page, "splat")
    assert play(page, moves=2, seed=5)["made"] == 2


@pytest.mark.parametrize("path", ["index.html", "?utm_source=friend", "./#/nowhere/at/all", "index.html?a=b#/table/here-nothing"])
def test_other_ways_to_its_address_lead_to_a_page_that_plays(page: Any, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("#content, main, [role=alert]")
    page.goto(path.split("#")[0] or "./")
    page.wait_for_selector("[data-game=forts] .primary")
    deal(page, "forts")
    assert play(page, moves=1, seed=5)["made"] == 1


def test_a_spoilt_entry_in_the_store_is_said_and_the_other_tables_play(page: Any) -> None:
    page.goto("./")
    deal(page, "forts")
    url = page.url
    page.goto("./#/")
    deal(page, "splat")
    page.goto("./#/")
    page.evaluate(
        """(id) => new Promise((done, fail) => {
          const open = indexedDB.open('snowyard', 1);
          open.onsuccess = () => {
            const made = open.result.transaction('tables', 'readwrite');
            const store = made.objectStore('tables');
            const asked = store.get(id);
            asked.onsuccess = () => {
              asked.result.kept.record = asked.result.kept.record.replace(/seed: .*/, 'seed: 00');
              store.put(asked.result);
            };
            made.oncomplete = () => (open.result.close(), done());
            made.onabort = fail;
          };
        })""",
        url.rpartition("/")[2],
    )
    page.goto(url)
    page.reload()
    page.wait_for_selector("text=the seed has 1 bytes")
    page.goto("./#/")
    page.reload()
    page.wait_for_selector("[aria-labelledby=mine] li >> nth=1")
    deal(page, "lanes")


def test_with_a_server_no_table_of_a_browser_that_lies_there_is_lost_when_it_is_gone(page: Any, folder: Folder) -> None:
    """A published page has no server: it offers no invitation, and asks no server."""
    page.goto("./")
    deal(page, "forts")
    page.click("button[aria-label=More]")
    page.wait_for_selector("dialog button")
    assert page.locator("dialog button:has-text('Invite friends')").count() == 0
    assert not [path for path in folder.asked if "/api/" in path]
