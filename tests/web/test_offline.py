"""The page without a server: a real browser, the network switched off after the first visit, plays, is killed and goes on."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowyard import game
from snowyard.players import levels_of
from web import browsing as yards
from web.browsing import GAMES, ServerProcess, counted, play, reads, told
from web.published import Folder, installed, kill, profile

HERE = {"where": "here"}
PROMPT, MOVES, RESULT, CURTAIN = "[data-testid=prompt]", ".moves button", "[data-testid=result]", "[data-testid=curtain]"
MINE = "[aria-labelledby=mine]"
SAID = "() => (document.addEventListener('securitypolicyviolation', (e) => console.error('policy', e.blockedURI)), 0)"


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    own = Folder(tmp_path_factory.mktemp("published"))
    yield own
    own.stop()


@pytest.fixture
def come(chromium: Any, folder: Folder) -> Iterator[Any]:
    """`come(...)` opens a browser of its own at the published page; afterwards none of them may have complained."""
    pages: list[Any] = []

    def open_one(**wishes: Any) -> Any:
        own = {**HERE, **wishes.pop("settings", {})}
        pages.append(yards.visitor(chromium, wishes.pop("site", folder), settings=own, **wishes))
        pages[-1].set_default_timeout(20_000)
        return pages[-1]

    yield open_one
    complaints = [said for page in pages for said in page.complaints]
    for page in pages:
        page.context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def offline(chromium: Any, folder: Folder) -> Iterator[Any]:
    """A page that was opened once and has had no network since; it may not complain, nothing may offend its policy, and the
    rules may not run in its own thread."""
    page = yards.visitor(chromium, folder, settings=HERE, service_workers="allow")
    page.context.add_init_script("WebAssembly.compile = WebAssembly.instantiate = () => { throw Error('rules in the page') };")
    page.context.add_init_script(f"({SAID})()")
    installed(page)
    page.context.set_offline(True)
    yield page
    complaints = page.complaints
    page.context.close()
    assert complaints == []


def at_home(page: Any, address: str = "./") -> None:
    """The first page, with all its games. To load it again before that would break off what it is fetching."""
    page.goto(address)
    counted(page.locator("[data-game] .primary"), len(GAMES))


def deal(page: Any, slug: str) -> None:
    page.click(f"[data-game={slug}] .primary")
    page.wait_for_selector(PROMPT)


def saved(page: Any, folder: Path) -> Path:
    with page.expect_download() as record:
        page.get_by_role("button", name="Record file").click()
    file = folder / "record.txt"
    record.value.save_as(file)
    return file


def verified(file: Path) -> str:
    command = [sys.executable, "-m", "snowyard.cli", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("slug", GAMES)
def test_without_a_network_a_whole_game_is_played_resumed_and_verified(
    offline: Any, folder: Folder, tmp_path: Path, slug: str
) -> None:
    page, asked = offline, len(folder.asked)
    page.goto("./")
    deal(page, slug)
    assert "/sub/path/#/table/here-" in page.url
    assert play(page, moves=4, seed=7)["made"] == 4
    before = told(page)
    page.evaluate("() => localStorage.removeItem('snowyard.keys')")  # as after a crash, which these may not survive
    at_home(page, "./#/")
    page.reload()  # the page and its worker are gone
    page.click(f"{MINE} a:has-text('{page.inner_text(f'[data-game={slug}] h3')}')")
    assert told(page) == before
    assert play(page, seed=7)["over"], page.inner_text("body")[:800]
    page.click("dialog summary")
    reads(page.locator("[data-testid=fair]"), "Yes")
    said = verified(saved(page, tmp_path))
    assert "legal to its end, the seed fits its commitment" in said
    assert "drawn by lot, as the seed says" in said
    assert {path for path in folder.asked[asked:] if not path.endswith("/sw.js")} == set()  # browsers look for a newer one


def test_without_a_network_the_rules_are_read_in_every_language_and_things_are_looked_up(offline: Any) -> None:
    page = offline
    page.goto("./")
    deal(page, "forts")
    page.click("button[aria-label=Rules]")
    page.wait_for_selector(".rules h2")
    page.fill(".rules .look input", "smi")
    page.wait_for_selector(".rules .look p:has-text('FORTS-24')")
    for lang, words in {"de": "Was gerade zählt", "fr": "Ce qui compte en ce moment"}.items():
        page.goto("./#/")
        page.select_option("#top-lang", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        page.go_back()
        page.wait_for_selector(MOVES)
        book = page.locator(".tools button:nth-child(2)")
        if book.get_attribute("aria-pressed") != "true":  # the page remembers which panel was open
            book.click()
        page.wait_for_selector(f".rules .now:has-text('{words}')")
    page.goto("./#/")
    page.select_option("#top-lang", "en")


def test_without_a_network_the_bench_simulates_and_an_option_of_the_table_holds_for_both_games(offline: Any) -> None:
    offline.goto("./#/bench/forts?seats=2&turn_cap_per_player=10")
    offline.wait_for_selector("[data-section]")
    assert "Options of the table: one differs" in offline.locator("details.options summary").inner_text()
    offline.locator("[data-path='start.hit_points'] input").fill("120")
    offline.keyboard.press("Enter")
    offline.wait_for_selector("[data-measure=turns][data-verdict=more]")
    cells = offline.locator("[data-measure=turns] [data-value]")
    turns = [float(cells.nth(n).get_attribute("data-value")) for n in range(2)]
    assert turns[0] < turns[1] <= 20  # ten each, where they would be many more
    assert offline.get_by_text("Play with friends").count() == 0  # there is no server
    assert offline.get_by_test_id("play").is_enabled()
    offline.goto("./#/")


def test_without_a_network_a_rulebook_opens_at_its_own_address(offline: Any) -> None:
    page = offline
    page.goto("./#/rules/lanes")
    page.wait_for_selector("article h1")
    counted(page.locator(".leaf"), 4)
    page.wait_for_function("() => [...document.querySelectorAll('.leaf svg')].every((s) => s.childElementCount > 0)")
    page.goto("./#/")


def test_a_killed_browser_goes_on_with_the_table_as_it_lay(folder: Folder, chromium: Any, tmp_path: Path) -> None:
    with profile(chromium.browser_type, tmp_path, folder) as page:
        installed(page)
        deal(page, "lanes")
        assert play(page, moves=6, seed=3)["made"] == 6
        table, before = page.url, told(page)
        kill(tmp_path)
    with profile(chromium.browser_type, tmp_path, folder) as page:
        page.context.set_offline(True)
        page.goto(table)
        assert told(page) == before
        assert play(page, moves=3, seed=3)["made"] == 3


def test_what_a_table_on_a_server_offers_a_table_in_the_page_offers_too(come: Any) -> None:
    """Hint, undo, looking back, a bot that plays for me, replay, the next game."""
    page = come()
    page.goto("./")
    deal(page, "forts")
    page.wait_for_selector(MOVES)
    page.keyboard.press("h")
    page.wait_for_selector(".hint, :text('What a strong player would do')")
    before = told(page)
    page.click(".moves button:has-text('Make a snowball')")
    page.wait_for_selector("[data-testid=undo]:has-text('Undo')")
    page.click("[data-testid=undo]")
    page.wait_for_selector(".line.undone")
    page.wait_for_selector(MOVES)
    assert page.inner_text(PROMPT) == before[0]
    play(page, moves=3, seed=2)
    page.keyboard.press("[")
    page.wait_for_selector("text=You look at move")
    page.keyboard.press("Escape")
    page.click("button[aria-label=More]")
    for gone in ("Chat", "another device"):
        assert page.locator(f"dialog button:has-text('{gone}')").count() == 0  # there is nobody else, and nowhere else
    page.click("dialog button:has-text('Let a bot play for me')")
    page.wait_for_selector(RESULT)
    page.click("dialog a:has-text('Replay')")
    page.wait_for_selector("[data-testid=step]")
    page.click("[data-testid=on]")
    reads(page.locator("[data-testid=step]"), "Move 1 of")
    page.go_back()
    page.wait_for_selector(RESULT)
    first = page.url
    page.click("[data-testid=rematch]")
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(MOVES)
    page.click("button[aria-label=More]")
    page.click("dialog button:has-text('Give up')")
    page.click(".sure button:has-text('Give up')")
    page.wait_for_selector(RESULT)
    assert "You resign. Ida wins." in page.inner_text("dialog")
    page.goto("./#/")
    mine = page.locator(f"{MINE} li")
    mine.nth(1).wait_for()
    assert mine.locator(".state").all_inner_texts() == ["Ida won", "Ida won"]  # each has its result
    mine.locator("button").first.click()
    mine.nth(1).wait_for(state="detached")
    page.reload()
    counted(mine, 1)


LEVEL = """
(level) => {
  const settings = JSON.parse(localStorage['snowyard.settings']);
  localStorage.setItem('snowyard.settings', JSON.stringify({ ...settings, level }));
}
"""


@pytest.mark.parametrize("level", ["random", *levels_of(game("splat"))])
def test_bots_of_every_level_play_in_the_page(offline: Any, level: str) -> None:
    page = offline
    at_home(page)
    page.evaluate(LEVEL, level)
    page.reload()
    deal(page, "splat")
    assert play(page, moves=2, seed=5)["made"] == 2
    page.wait_for_selector(f"{MOVES}, {RESULT}")
    page.locator("ul.seats li", has_text=level).first.wait_for()


def test_people_at_one_screen_pass_the_device_behind_a_curtain(come: Any) -> None:
    page = come()
    page.goto("./")
    page.click("[data-game=lanes] button:has-text('Same screen')")
    page.click("dialog button:has-text('Deal')")
    for _ in range(3):
        page.click(f"{CURTAIN} button")
        page.wait_for_selector(MOVES)
        play(page, moves=1, seed=3)
        page.wait_for_selector(f"{CURTAIN} button, {MOVES}")
        while not page.locator(f"{CURTAIN} button").count():
            play(page, moves=1, seed=3)
            page.wait_for_selector(f"{CURTAIN} button, {MOVES}")
    page.reload()
    page.wait_for_selector(f"{CURTAIN} button")
    assert page.locator(f"{MOVES}, {PROMPT}").count() == 0


# ---- what may go wrong


SPOIL = """
async (bytes) => {
  // what is kept of the module of forts becomes these bytes; without any: what is kept?
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const kept of (await cache.keys()).filter((one) => one.url.includes('forts.wasm'))) {
      if (bytes) await cache.put(kept, new Response(new Uint8Array(bytes)));
      found.push([...new Uint8Array(await (await cache.match(kept)).arrayBuffer())]);
    }
  }
  return found;
}
"""


def other_sources(module: bytes) -> bytes:
    """The same module, as if it were built from other sources."""
    return re.sub(rb'("sources":")[0-9a-f]{4}', rb"\g<1>zzzz", module)


@pytest.mark.parametrize("spoilt", ["of other sources", "cut short"])
def test_a_module_in_the_cache_that_does_not_fit_the_page_is_fetched_anew_and_stays_mended(
    come: Any, folder: Folder, spoilt: str
) -> None:
    page = come(service_workers="allow")
    installed(page)
    good = (folder.site / "data" / "forts.wasm").read_bytes()
    bad = other_sources(good) if spoilt == "of other sources" else good[:5000]
    assert page.evaluate(SPOIL, [*bad]) == [[*bad]]
    page.context.set_offline(True)
    page.click("[data-game=forts] .primary")
    page.wait_for_selector("p.wrong")
    assert page.locator(PROMPT).count() == 0  # never a table by wrong rules
    page.context.set_offline(False)
    deal(page, "forts")
    assert page.evaluate(SPOIL) == [[*good]]
    page.context.set_offline(True)
    page.goto("./")
    deal(page, "forts")


def test_a_page_older_than_the_rules_beside_it_is_loaded_again_once_and_then_says_so(come: Any, tmp_path: Path) -> None:
    site = Folder(tmp_path)
    module = site.site / "data" / "forts.wasm"
    module.write_bytes(other_sources(module.read_bytes()))
    try:
        page = come(site=site)
        page.goto("./")
        page.click("[data-game=forts] .primary")
        page.wait_for_function("() => sessionStorage['snowyard.reloaded']")
        page.wait_for_selector("[data-game=forts]")
        page.click("[data-game=forts] .primary")
        page.wait_for_selector("p.wrong:has-text('built from other sources')")
        assert sum(path.endswith("/path/") for path in site.asked) == 2
        deal(page, "splat")  # the others play
    finally:
        site.stop()


def test_a_newer_version_waits_until_it_is_wanted_and_no_table_is_lost(come: Any, tmp_path: Path) -> None:
    site = Folder(tmp_path)
    try:
        page = come(site=site, service_workers="allow")
        installed(page)
        deal(page, "splat")
        play(page, moves=2, seed=5)
        before = told(page)
        for name in ("index.html", "sw.js"):
            file = site.site / name
            file.write_text(file.read_text().replace("<title>Snowyard<", "<title>Newer<").replace("index.html=", "index.html=1"))
        page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
        page.wait_for_function("() => navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)")
        assert told(page) == before  # a table goes on with what it began with
        assert page.locator("text=There is a newer Snowyard").count() == 0
        page.goto("./#/")
        page.click("button:has-text('Change to it')")
        page.wait_for_selector(".newer", state="detached")
        page.click("section[aria-labelledby=mine] a")
        assert told(page) == before
        assert "Newer" in page.evaluate("() => fetch('index.html').then((answer) => answer.text())")
    finally:
        site.stop()


def test_where_nothing_can_be_kept_that_is_said_and_the_game_is_played(come: Any) -> None:
    page = come()
    blind = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('not here'); } } });\n"
    page.route("**/worker-*.js", lambda route: route.fulfill(body=blind + route.fetch().text(), content_type="text/javascript"))
    page.goto("./")
    deal(page, "splat")
    page.wait_for_selector("[role=alert]:has-text('This browser keeps nothing')")
    assert play(page, seed=5)["over"]


# ---- with a server


def test_with_a_server_tables_with_friends_lie_there_and_the_others_here(visit: Any) -> None:
    page = visit(settings=HERE)
    link = yards.invite(page, "forts")
    assert "here-" not in link
    page.goto("/")
    deal(page, "splat")
    assert "#/table/here-" in page.url
    page.goto("/")
    mine = page.locator(f"{MINE} li")
    counted(mine, 2)
    counted(mine.filter(has_text="On this device"), 1)
    counted(mine.filter(has_text="Waiting for players"), 1)


def test_where_the_rules_cannot_run_in_the_page_the_server_deals_the_table(visit: Any) -> None:
    page = visit(settings=HERE)
    page.route("**/data/forts.wasm*", lambda route: route.fulfill(body=b"no module"))
    page.goto("/")
    deal(page, "forts")
    assert "here-" not in page.url
    assert play(page, moves=2, seed=7)["made"] == 2


def test_a_page_that_came_from_a_server_plays_on_when_the_server_is_gone(chromium: Any, built: None, tmp_path: Path) -> None:
    yard = ServerProcess(tmp_path)
    yard.start()
    try:
        page = yards.visitor(chromium, yard, settings=HERE, service_workers="allow")
        installed(page)
    finally:
        yard.stop()
    page.goto("./")
    deal(page, "lanes")
    assert play(page, moves=3, seed=3)["made"] == 3
    page.context.close()
