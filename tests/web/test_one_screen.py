"""Several people at one screen: nothing of one of them is on the page, for eyes or ears, when the next one takes the device."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from web.browsing import play

CURTAIN = "[data-testid=curtain]"
HANDOVERS = [24, pytest.param(60, marks=pytest.mark.sweep)]
"""So many of each game are looked at; of 60 most games end before."""
LENGTH = 10
"""Shorter texts, such as "pile 1", stand on any page."""
TABLES = [
    ("duel", {}),
    ("lanes", {}),
    ("splat", {"strategic": True}),
    ("village", {"cards": "deal", "kids_per_team": "2", "turns": "1"}),
]
IN_THE_PAGE = [pytest.param(*table, "here", marks=() if table[0] == "lanes" else pytest.mark.heavy) for table in TABLES]
"""Where tables lie that nobody joins from elsewhere, unless somebody has chosen otherwise."""

EARS = """
// what is heard, and whether the curtain was down then
window.heard = [];
for (const name of ['createOscillator', 'createBufferSource']) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () {
    window.heard.push(document.querySelector('[data-testid=curtain]') ? 'behind the curtain' : 'in a turn');
    return make.call(this);
  };
}
// was anything of the table, was the curtain ever on this page?
window.shown = window.fell = false;
new MutationObserver(() => {
  window.fell ||= !!document.querySelector('[data-testid=curtain]');
  window.shown ||= !!document.querySelector('[data-testid=prompt], .moves, aside .line, [data-testid=spoken] p');
}).observe(document, { subtree: true, childList: true });
"""

WORKERS = """
// what the worker of a table that lives in the page tells the lines of its seats
window.told = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => 'text' in data && window.told.push([data.line, data.text]));
  }
};
"""

TURN = """
async (seed) => {
  // One turn by clicking what a person could click, until the curtain falls or the game is over.
  let luck = seed >>> 0;
  const next = (n) => ((luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0), Math.floor((luck / 2 ** 32) * n));
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  for (let idle = 0; idle < 60_000; ) {
    if (document.querySelector('[data-testid=result]')) return 'over';
    if (document.querySelector('[data-testid=curtain] button')) return 'curtain';
    const buttons = [...document.querySelectorAll('.moves button[data-move], .moves button.fold')];
    const all = buttons.filter((b) => b.dataset.move !== 'surrender');
    if (all.length) all[next(all.length)].click();
    idle = all.length ? 0 : idle + 5;
    await rest(all.length ? 0 : 5);
  }
  return document.body.innerText;
}
"""


PAGE = """
() => {
  const body = document.body.cloneNode(true);
  // the order of classes tells nothing
  for (const one of body.querySelectorAll('[class]')) one.setAttribute('class', [...one.classList].sort().join(' '));
  return [body.outerHTML, document.title];
}
"""


def words(text: str) -> str:
    return " ".join(text.split())


def strings(thing: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message with its key: sentences, labels, moves."""
    if isinstance(thing, str):
        yield key, words(thing)
    elif isinstance(thing, dict):
        for name, value in thing.items():
            yield from strings(value, name)
    elif isinstance(thing, list):
        for value in thing:
            yield from strings(value, key)


class Ears:
    """What each seat of this page was told: by the server through its socket, or by the worker of a table in the page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.told: dict[int, set[str]] = {}
        self.moves: dict[int, set[str]] = {}
        self._seats: dict[Any, int] = {}  # of sockets, and of a worker's lines
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._hear(socket, frame)))
        page.context.add_init_script(WORKERS)

    def _hear(self, line: Any, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            self._seats[line] = message["seat"]
        if line in self._seats:
            seat = self._seats[line]
            told, moves = self.told.setdefault(seat, set()), self.moves.setdefault(seat, set())
            for key, text in strings({key: value for key, value in message.items() if key != "table"}):
                (moves if key == "move" else told).add(text)

    def catch_up(self) -> None:
        for line, text in self.page.evaluate("window.told.splice(0)"):
            self._hear(line, text)

    def secret_from(self, reader: int | None) -> set[str]:
        """What another seat was told and this one was not; None: what not all of them were told."""
        self.catch_up()
        own = self.told[reader] if reader is not None else set.intersection(*self.told.values())
        known = "\n".join(own)
        others = (told for seat, told in self.told.items() if seat != reader)
        return {text for told in others for text in told if len(text) > LENGTH and text not in known}


class OneScreen:
    def __init__(self, page: Any) -> None:
        self.page, self.ears = page, Ears(page)
        page.context.add_init_script(EARS)
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Accessibility.enable")

    def deal(self, slug: str, options: dict[str, Any]) -> None:
        self.page.goto("/")
        self.page.click(f"[data-game={slug}] button:has-text('Same screen')")
        if options:
            self.page.wait_for_selector("dialog details")
            self.page.evaluate("document.querySelectorAll('dialog details').forEach((part) => (part.open = true))")
        for name, value in options.items():
            field = self.page.locator(f"dialog [data-option={name}]")
            if value is True:
                field.locator("input[type=checkbox]").check()
            elif value.isdecimal():
                field.locator("input[type=range]").fill(value)
            else:
                field.locator(f"input[value={value}]").check()
        self.page.click("dialog button:has-text('Deal')")

    @property
    def taker(self) -> int:
        """The seat that the device is passed to."""
        name = self.page.inner_text(f"{CURTAIN} h2").removeprefix("Pass the device to ")
        return next(at for at, seat in enumerate(self.page.locator("ul.seats .name").all_inner_texts()) if seat == name)

    def everything(self, with_tree: bool = True) -> str:
        """The whole document with its attributes, the title, and the tree that a screen reader walks."""
        page = self.page.evaluate(PAGE)
        if not with_tree:
            return words("\n".join(page))
        tree = self.devtools.send("Accessibility.getFullAXTree")["nodes"]
        heard = [str(node[key].get("value", "")) for node in tree for key in ("name", "description", "value") if key in node]
        return words("\n".join([*page, *heard]))

    def offered(self) -> set[str]:
        """The moves that can be chosen, by button or in the picture."""
        return set(self.page.evaluate("[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"))

    def stored(self) -> str:
        return str(self.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"))


@pytest.mark.parametrize("handovers", HANDOVERS)
@pytest.mark.parametrize(("slug", "options", "where"), [*((*table, "server") for table in TABLES), *IN_THE_PAGE])
def test_nothing_of_another_seat_is_on_the_page_when_the_device_changes_hands(
    visit: Any, slug: str, options: dict[str, Any], where: str, handovers: int
) -> None:
    page = visit(settings={"sound": True, "where": where})
    screen = OneScreen(page)
    screen.deal(slug, options)
    page.wait_for_selector(CURTAIN)
    page.wait_for_selector(".seats .dot:not(.here)", state="detached")  # everybody has come in
    behind: dict[int, str] = {}
    own, end = 0, "curtain"
    for handover in range(handovers):
        page.wait_for_selector(f"{CURTAIN} button")
        seat, there = screen.taker, screen.everything()
        # whatever has happened, a curtain for the same person is the same page
        assert behind.setdefault(seat, there) == there
        stored = screen.stored()
        assert {text for text in screen.ears.secret_from(None) if text in there or text in stored} == set()
        assert screen.offered() == set()
        page.click(f"{CURTAIN} button")
        page.wait_for_selector(".moves button")
        there = screen.everything(with_tree=handover % 4 == 0)  # it is large, and repeats the document
        assert {text for text in screen.ears.secret_from(seat) if text in there} == set()
        assert screen.offered() <= screen.ears.moves[seat]
        own += any(text in there for text in screen.ears.secret_from(None))
        end = page.evaluate(TURN, handover)
        if end != "curtain":
            break
    assert page.url.rpartition("/")[2].startswith("here-") == (where == "here")
    assert end in ("curtain", "over")
    assert len(behind) > 1
    assert own > 5  # what only a seat is told is on its own page: these eyes are not blind
    assert set(page.evaluate("window.heard")) == {"in a turn"}


def test_a_page_that_is_loaded_again_begins_behind_the_curtain(visit: Any) -> None:
    page = visit()
    screen = OneScreen(page)
    screen.deal("lanes", {})
    page.click(f"{CURTAIN} button")
    page.wait_for_selector(".moves button")
    for _ in range(3):  # the seats' lines come in any order
        page.reload()
        page.wait_for_selector(f"{CURTAIN} button")
        assert page.evaluate("window.shown") is False
    page.click(f"{CURTAIN} button")
    page.wait_for_selector(".moves button")
    assert page.evaluate("window.shown") is True


@pytest.mark.parametrize("slug", ["splat", "village"])
def test_where_the_options_hide_nothing_no_curtain_falls(visit: Any, slug: str) -> None:
    page = visit()
    screen = OneScreen(page)
    screen.deal(slug, {})
    page.wait_for_selector(".moves button")
    assert play(page, moves=30, seed=3)["made"] == 30
    assert page.evaluate("[window.shown, window.fell]") == [True, False]
