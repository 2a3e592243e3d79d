"""For everyone: small screens, keyboards, screen readers, less motion, three languages, colours and contrasts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.axe import nothing_found
from web.browsing import CLIENT, GAMES, forgive, play, play_now

PROMPT = "[data-testid=prompt]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOO_SMALL = """() => [...document.querySelectorAll('.bottom button')]
  .filter((b) => b.offsetParent && b.getBoundingClientRect().height < 43.5).map((b) => b.innerText)"""
WATCH = """() => {
  window.empty = [];
  const look = (changes) => changes.forEach(({ type, target }) => {
    if (!(type === 'attributes' ? target.getAttribute('aria-label') : target.data)) window.empty.push(type);
  });
  const what = { subtree: true, characterData: true, attributes: true, attributeFilter: ['aria-label'] };
  for (const part of document.querySelectorAll('dialog, header')) new MutationObserver(look).observe(part, what);
}"""  # what becomes empty in what is not the game's


@pytest.mark.parametrize("slug", GAMES)
def test_a_phone_shows_the_table_without_sideways_scrolling(visit: Any, slug: str) -> None:
    page = visit(**PHONE)
    page.goto("/")
    page.wait_for_selector("article")
    assert page.evaluate(SIDEWAYS) == 0
    play_now(page, slug)
    for moves in (0, 2, 6):
        play(page, moves=moves, seed=2, until=3000)
        assert page.evaluate(SIDEWAYS) == 0
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(TOO_SMALL) == []  # thumbs need 44 pixels
    page.click("button[aria-label=Rules]")
    page.wait_for_selector(".rules h3")
    assert page.evaluate(SIDEWAYS) == 0


def test_a_whole_game_is_played_by_keyboard_alone(visit: Any) -> None:
    page = visit()
    page.goto("/")
    page.wait_for_selector("article")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('[data-game=duel] .primary')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(PROMPT)
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("r")
    page.wait_for_selector(".rules .now")  # the rules open at the decision at hand
    page.keyboard.press("l")
    for made in range(2000):
        page.wait_for_selector(".moves button, [data-testid=result]")
        if page.locator("[data-testid=result]").count():
            break
        page.keyboard.press(str(1 + made % 4))
        page.keyboard.press("1")
    assert page.locator("[data-testid=result]").count() == 1


def test_arrows_go_from_move_to_move_and_only_one_is_a_tab_stop(visit: Any) -> None:
    page = visit()
    play_now(page, "forts")
    page.wait_for_selector(".moves button")
    assert page.locator(".moves button[tabindex='0']").count() == 1
    page.focus(".moves button >> nth=0")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => [...document.querySelectorAll('.moves button')].indexOf(document.activeElement)") == 1
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => [...document.querySelectorAll('.moves button')].indexOf(document.activeElement)") == 0


def test_a_whole_game_is_finished_by_what_a_screen_reader_says(visit: Any) -> None:
    """Only the live region and buttons by role and name are used, as somebody would who sees nothing."""
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play now: Snowball Fight (Toresh), against bots").click()
    moves = page.get_by_role("group", name="Your moves")
    page.wait_for_selector(PROMPT)
    heard: set[str] = set()
    for turn in range(600):
        page.wait_for_selector(".moves button, [data-testid=result]")  # it is my decision, or the end
        if page.get_by_role("dialog").count():
            break
        prompt = page.inner_text(PROMPT).strip()
        spoken = page.locator("[data-testid=spoken] p")
        spoken.filter(has_text=prompt).first.wait_for(state="attached")
        heard.update(spoken.all_text_contents())
        buttons = moves.get_by_role("button")
        assert all(name.strip() for name in buttons.all_inner_texts())
        buttons.nth(turn % buttons.count()).click()
    page.wait_for_selector("[data-testid=result]")
    assert any("hit" in text for text in heard)  # events are told, not only prompts


def test_german_speaks_german_everywhere(visit: Any) -> None:
    page = visit(lang="de-DE")
    page.goto("/")
    page.wait_for_selector("article")
    assert page.evaluate("() => document.documentElement.lang") == "de"
    for word in ("Sofort spielen", "An einem Gerät", "Einladen"):
        assert word in page.inner_text("article >> nth=0")
    play_now(page, "forts")
    page.wait_for_selector(".moves button")
    assert "Aktion" in page.inner_text(PROMPT)
    assert not re.search(r"\b(Undo|Hint|Your turn|Throw|turn)\b", page.inner_text("body"))
    page.click("button[aria-label=Mehr]")
    page.click("dialog button:has-text('Einstellungen')")
    page.get_by_label("Sprache").select_option("en")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('[data-testid=prompt]').innerText.includes('Your turn')")
    assert page.evaluate("() => document.documentElement.lang") == "en"


def test_french_is_fetched_for_those_who_read_it_and_english_is_not(visit: Any) -> None:
    """Another language comes at once: at no moment is a text empty."""
    page = visit(lang="fr-CA")
    fetched: set[str] = set()
    page.on("request", lambda asked: fetched.add(asked.url.rpartition("/assets/")[2]))

    page.goto("/")
    page.wait_for_selector("article")
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    assert "Même écran" in page.inner_text("article >> nth=0")
    play_now(page, "forts")
    page.wait_for_selector(".moves button")
    assert "Conseil" in page.inner_text("section.bottom")
    page.click("button[aria-label=Plus]")
    page.click("dialog button:has-text('Réglages')")
    page.evaluate(WATCH)
    page.get_by_label("Langue").select_option("de")
    page.wait_for_selector("dialog h2:has-text('Einstellungen')")
    assert page.evaluate("() => [document.documentElement.lang, window.empty]") == ["de", []]
    scripts = "".join((CLIENT / "assets" / name).read_text(encoding="utf-8") for name in fetched if name.endswith(".js"))
    assert "skip = Aller au contenu" in scripts
    assert "skip = Zum Inhalt springen" in scripts
    assert "skip = Skip to the content" not in scripts


def test_less_motion_and_no_motion_show_the_same_table_at_once(visit: Any) -> None:
    page = visit(reduced_motion="reduce", settings={"pace": 500})
    play_now(page, "splat")
    play(page, moves=3, seed=1)
    assert page.locator("button:has-text('Skip')").count() == 0  # nothing is ever behind


def skip(page: Any) -> None:
    """Press the key until nothing is behind any more."""
    for _ in range(3000):
        if page.locator(".moves button").count():
            break
        page.keyboard.press("s")
        page.wait_for_timeout(20)
    page.wait_for_selector(".moves button")
    page.keyboard.press("s")  # the last step may have come in between
    page.wait_for_timeout(100)


def test_animations_are_skipped_at_a_key(visit: Any) -> None:
    page = visit(settings={"pace": 5000})
    play_now(page, "splat")
    page.wait_for_selector("main svg")
    skip(page)
    page.click(".moves button[data-move]")
    page.wait_for_selector("button:has-text('Skip')")
    skip(page)
    told, drawn = page.inner_text("aside .log"), page.inner_text(".stage")
    page.reload()  # what is shown never depends on what moved before
    page.wait_for_selector(".moves button")
    assert page.inner_text("aside .log").replace("New since you were away", "").split() == told.split()
    assert page.inner_text(".stage").split() == drawn.split()


def within_reach(page: Any) -> Any:
    """Buttons that move, none of which gives up; where every move lies in a fold, the first fold is opened."""
    moves = page.locator(".moves button[data-move]:not([data-move=surrender])")
    if not moves.count():
        page.locator(".moves button.fold").first.tap()
    return moves


def test_a_phone_asks_before_a_move_and_keeps_the_table_in_sight(visit: Any) -> None:
    page = visit(**PHONE, settings={"confirm": "auto"})
    play_now(page, "village")
    while True:  # until so much can be done that the list is longer than its window
        page.wait_for_selector(".moves button")
        if page.locator("[data-testid=all]:visible").count():
            break
        within_reach(page).first.tap()
        page.locator("[data-testid=confirm]").tap()
        page.wait_for_selector("[data-testid=confirm]", state="detached")
    height = page.evaluate("() => document.querySelector('.bottom').getBoundingClientRect().height / innerHeight")
    assert height < 0.34
    page.locator("[data-testid=all]:visible").tap()
    page.wait_for_selector(".moves .unfolded")  # over the scene: the bar has not grown
    assert page.evaluate("() => document.querySelector('.bottom').getBoundingClientRect().height / innerHeight") == height
    prompt = page.inner_text(PROMPT)
    within_reach(page).last.tap()
    page.wait_for_selector("[data-testid=confirm]")  # thumbs slip: nothing is done yet
    assert page.inner_text(PROMPT) == prompt


@pytest.mark.parametrize("scheme", ["day", "evening"])
def test_axe_finds_nothing_beside_a_table_at_its_end_and_after(visit: Any, scheme: str) -> None:
    """Where games begin: test_start.py; tables of all games: test_calm.py."""
    page = visit(settings={"theme": scheme})
    with nothing_found() as look:
        play_now(page, "duel")
        page.wait_for_selector("main svg")
        play(page, moves=2, seed=1, until=4000)
        page.click("button[aria-label=Rules]")
        look(page, "rules", waits_for=".rules h3")
        page.click("button[aria-label=More]")
        look(page, "menu")
        page.keyboard.press("Escape")
        assert play(page, seed=1)["over"]
        look(page, "end")
        page.get_by_role("link", name="Replay").click()
        look(page, "replay", waits_for="[data-testid=step]")
        look(page, "trouble", "/#/table/000000000000", "[role=alert]")
        forgive(page)  # there is no such table
