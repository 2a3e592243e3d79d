"""What a player must see before and after deciding: running scores and own cards, a clash that is read, how far a walk goes, each
action in one place."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from web.browsing import GAMES, ROOT, play, play_now, reads
from web.test_calm import HERE, SHAPES, settle
from web.test_seen_on_small_screens import CUT

DUEL = tomllib.loads((ROOT / "src" / "snowyard" / "games" / "duel" / "content.toml").read_text(encoding="utf-8"))["cards"]
POINTS = {" / ".join(card["ends"]): card["points"] for card in DUEL.values()}
CLASH = ".stage .clash"
PATIENT = """
// from then on whatever waits to be read, such as a clash, waits until somebody presses
window.waits = null;
const soon = window.setTimeout;
window.setTimeout = (then, ms, ...more) => {
  if (!window.waits || !(ms >= 2000 && ms <= 4900)) return soon(then, ms, ...more);
  window.waits.push(ms);
  return -window.waits.length;
};
"""
LARGE = f"""() => {{
  // how much larger than it lies, and the smallest words in it, in pixels of the screen
  const clash = document.querySelector('{CLASH}');
  const most = Number(clash.getAttribute('transform')?.match(/scale\\(([\\d.]+)\\)/)?.[1] ?? 1);
  const sizes = [...clash.querySelectorAll('.laid text')].map((words) =>
    Number.parseFloat(getComputedStyle(words).fontSize) * Math.hypot(words.getScreenCTM().a, words.getScreenCTM().b));
  return {{ most, cards: clash.querySelectorAll('.laid').length, least: Math.min(...sizes) }};
}}"""
OFFERED = """() => ({
  bar: [...document.querySelectorAll('.window [data-move]')].map((button) => button.dataset.move),
  stage: [...new Set([...document.querySelectorAll('.stage [data-move]')].map((thing) => // copies of a card are alike
    `${thing.dataset.move}: ${thing.getAttribute('aria-label')}`))].map((thing) => thing.split(': ')[0]),
  folded: document.querySelectorAll('.window .fold').length,
  labels: [...document.querySelectorAll('.window .move')].map((button) => button.innerText.replace(/^\\d\\s*/, '').trim()),
})"""


def to_the_fight(page: Any) -> None:
    """Past the draft."""
    while not page.locator(".stage [data-testid=worth]").count():
        page.wait_for_selector(".moves button")
        play(page, 1)
        settle(page)


def held(page: Any) -> list[str]:
    """One's own cards, as the picture names them all."""
    told = str(page.locator(".stage [aria-label^='All your cards: ']").get_attribute("aria-label"))
    cards = []
    for part in told.removeprefix("All your cards: ").removesuffix(".").split(", "):
        times, _, name = part.rpartition("× ")
        cards += [name] * int(times or 1)
    return cards


@pytest.mark.parametrize("shape", ["desktop", "broad tablet"])
def test_duel_counts_ones_own_cards_and_names_them_all_the_time(visit: Any, shape: str) -> None:
    page = visit(settings={**HERE, "level": "random"}, **SHAPES[shape])
    play_now(page, "duel")
    to_the_fight(page)
    scores = set()
    for _ in range(6):
        page.wait_for_selector(".moves button")
        own = page.locator(".stage [data-testid=worth][aria-label^='Your cards are worth']").text_content()
        cards = held(page)
        assert set(cards) <= set(POINTS), cards
        assert own == str(sum(POINTS[card] for card in cards)), cards
        assert page.locator(".stage [data-testid=worth]").count() == 2, "of the other what is known"
        scores.add(own)
        play(page, 4)
    assert len(scores) > 1, "it is counted on"


def test_a_clash_is_large_and_stays_until_it_is_read_or_somebody_presses(visit: Any) -> None:
    page = visit(settings={**HERE, "pace": 60, "others": 1}, **SHAPES["desktop"])
    page.context.add_init_script(PATIENT)
    play_now(page, "duel")
    to_the_fight(page)
    page.wait_for_selector(".moves [data-move]")
    page.evaluate("window.waits = []")
    while page.locator(".moves [data-move]").count():
        play(page, 1)
        settle(page)
    page.wait_for_function("() => window.waits.length")
    seen = page.evaluate(LARGE)
    assert seen["cards"] >= 2
    assert seen["most"] > 1.15, "there is room for more"
    assert seen["least"] >= 14, "words are read"
    assert 1000 + 600 * seen["cards"] in page.evaluate("() => window.waits"), "more cards take longer"
    page.wait_for_timeout(300)
    assert page.evaluate(LARGE) == seen, "it stays"
    page.mouse.click(5, 400)
    page.wait_for_function(f"() => !document.querySelector('{CLASH}').getAttribute('transform')")


def test_how_far_a_walk_may_go_is_known_before_its_die_is_spent_and_its_length_before_it_is_made(visit: Any) -> None:
    page = visit(settings=HERE, **SHAPES["desktop"])
    play_now(page, "village")
    page.click("[data-testid=set-up]")
    page.click("[data-testid=set-up-sure]")
    page.wait_for_selector(".moves [data-move=end]", timeout=120_000)
    for _ in range(80):
        page.wait_for_selector(".moves [data-move]")
        walk = page.locator(".moves [data-move^=move]")
        if walk.count():
            break
        play(page, 1)
    bar = [button.get_attribute("data-move") for button in page.locator(".window .button").all()]
    assert bar[-1] == "end", "to rest comes after all that does something"
    assert re.search(r"Walk .*\d.* inch", walk.first.inner_text()), "what the roll may come to"
    walk.first.click()
    page.wait_for_selector(".map svg.choosing")
    reads(page.locator("[data-testid=prompt]"), re.compile(r"Up to \S+ inch"))
    most = float(re.findall(r"Up to ([\d.]+) inch", page.inner_text("[data-testid=prompt]"))[0])
    page.focus(".map .mark")
    asked = page.inner_text("[data-testid=prompt]")
    lengths = set()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
        told = page.locator(".map .mark .length text").text_content()
        length, of = (float(number) for number in re.findall(r"[\d.]+", told))
        assert 0 <= length <= of, told
        assert of == most, told
        assert str(page.locator(".map .mark").get_attribute("aria-label")).split()[0] in told
        lengths.add(length)
    assert len(lengths) > 1
    assert page.inner_text("[data-testid=prompt]") == asked, "nothing is done yet"
    page.keyboard.press("Enter")
    page.wait_for_selector(".map svg.choosing", state="detached")


@pytest.mark.parametrize("slug", GAMES)
def test_no_action_is_offered_twice(visit: Any, slug: str) -> None:
    """One button in the bar, with words of its own; on the map of village one thing."""
    page = visit(settings=HERE, **SHAPES["desktop"])
    play_now(page, slug)
    page.wait_for_selector("main svg")
    for turn in range(14):
        page.wait_for_selector(".moves button, [data-testid=result]")
        if page.locator("[data-testid=result]").count():
            break
        if turn == 2 and page.locator("[data-testid=set-up]").count():
            page.click("[data-testid=set-up]")
            page.click("[data-testid=set-up-sure]")
            page.wait_for_selector(".moves [data-move=end]", timeout=120_000)
        settle(page)
        offered = page.evaluate(OFFERED)
        for where in ("bar", "labels", *(["stage"] if slug == "village" else [])):  # a card may lie there, and where it goes
            assert len(offered[where]) == len(set(offered[where])), (where, offered[where])
        assert offered["bar"] or offered["folded"]
        assert "surrender" not in offered["bar"] + offered["stage"]
        play(page, 2, seed=turn)


def test_held_sideways_the_prompt_says_which_of_two_at_one_screen_is_asked(visit: Any) -> None:
    """The names of the seats have no room there."""
    page = visit(settings=HERE, **SHAPES["sideways"])
    page.goto("/")
    page.click("[data-game=village] button:has-text('Same screen')")
    page.click("dialog button:has-text('Deal')")
    page.wait_for_selector(".moves button")
    asked = set()
    for _ in range(12):
        settle(page)
        asked.add(page.inner_text("[data-testid=prompt] .whose"))
        assert page.evaluate(CUT, "[data-testid=prompt]") == []
        play(page, 1)
        page.wait_for_selector(".moves button")
    assert len(asked) == 2, asked


def test_a_card_of_splat_that_cannot_be_played_says_why(visit: Any) -> None:
    why = re.compile("You have no Pile|Nobody else has a Pile to throw it at|You cannot have one more in front of you")
    page = visit(settings=HERE, **SHAPES["desktop"])
    play_now(page, "splat")
    for _ in range(120):
        page.wait_for_selector(".moves button")
        if page.locator(".moves [data-move^=discard]").count():
            break
        play(page, 1)
    card = page.locator(".stage [data-thing=card]")
    assert why.search(str(card.get_attribute("aria-label"))), card.get_attribute("aria-label")
    card.hover()
    reads(page.locator(".tip"), why)
