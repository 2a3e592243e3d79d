"""A server with the built client, and a real browser that plays on it. For tests, pictures and measurements."""

from __future__ import annotations

import contextlib
import gzip
import json
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from programs import surroundings

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "snowyard" / "server" / "client"
GAMES = ("forts", "splat", "duel", "lanes", "village")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"]
PATIENCE = 60_000  # milliseconds; nothing is measured with it
QUICK = {
    "name": "Robin",
    "pace": 0,
    "others": 0,
    "forced": False,
    "panel": "log",
    "confirm": "never",
    "level": "simple",
    "theme": "day",
    "where": "server",
    "explain": False,
}
"""Settings of a browser that tests drive: no waiting, no questions, no explanations, nothing that plays by itself, the log open,
bots that need no thinking time, tables on the server (test_offline.py has those that live in the page)."""


def missing() -> str:
    """What a browser test needs and this machine has not; '' if all is there."""
    if CHROMIUM is None:
        return "no Chromium: apt-get install chromium"
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "no playwright: pip install playwright"
    return ""


def build_client() -> str:
    """Build the client if its sources changed; what is missing, if it cannot be built."""
    done = subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stderr or done.stdout).strip()


def first_scripts() -> dict[str, int]:
    """The script that the first page loads and all that it imports, each with its compressed size in bytes."""
    wanted = re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', (CLIENT / "index.html").read_text())
    sizes: dict[str, int] = {}
    while wanted:
        name = wanted.pop()
        if name not in sizes:
            script = (CLIENT / name).read_bytes()
            sizes[name] = len(gzip.compress(script))
            wanted += [f"assets/{found}" for found in re.findall(r'(?:import|from)\s*"\./([^"]+\.js)"', script.decode())]
    return sizes


class Site(Protocol):
    """Where a page is."""

    @property
    def url(self) -> str: ...


class ServerProcess:
    """A server of its own on a free port. `stop` and `start` again on the same port: what a restart looks like to people."""

    def __init__(self, folder: Path, command: list[str] | None = None, env: dict[str, str] | None = None) -> None:
        self.folder, self.port = folder, 0
        self.command = command or [sys.executable, str(ROOT / "tests" / "steady.py")]
        self.env = env or surroundings(PYTHONPATH=str(ROOT / "src"))
        self.process: subprocess.Popen[str] | None = None
        self.listener: threading.Thread | None = None
        self.said: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", str(self.folder / "tables.db"), "--rate-scale", "1000"]
        self.process = subprocess.Popen(
            [*self.command, "serve", *options],
            env=self.env,
            text=True,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"open at http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.said))
        self.listener = threading.Thread(target=self._listen, args=(self.process,), daemon=True)
        self.listener.start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with contextlib.suppress(ValueError):  # closed while reading
            self.said.extend(process.stdout)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(120)
            if self.listener is not None:
                self.listener.join(5)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@contextlib.contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=180_000)
        yield opened
        opened.close()


def forgive(page: Any, times: int = 1) -> None:
    """Forget what the browser noted of a refusal that was meant to happen. It may note it after the page has told it."""
    late = time.monotonic() + PATIENCE / 1000
    while len(page.complaints) < times and time.monotonic() < late:
        page.wait_for_timeout(20)
    page.complaints.clear()


def visitor(opened: Any, yard: Site, *, lang: str = "en", settings: dict[str, Any] | None = None, **context: Any) -> Any:
    """A browser of its own at the home page; whatever it complains of is kept in `complaints`."""
    context.setdefault("viewport", {"width": 1280, "height": 800})
    context.setdefault("service_workers", "block")  # it would fetch all of the client for every test
    own = opened.new_context(base_url=yard.url, locale=lang, **context)
    kept = json.dumps({**QUICK, **(settings or {})})
    own.add_init_script("crypto.getRandomValues = (cells) => cells.fill(7)")  # the player's part in the dice: tests/steady.py
    own.add_init_script(f"if (!localStorage.getItem('snowyard.settings')) localStorage.setItem('snowyard.settings', {kept!r})")
    page = own.new_page()
    page.set_default_timeout(PATIENCE)
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))

    def hear(said: Any) -> None:
        if said.type == "error":
            page.complaints.append(f"{said.text} {said.location.get('url', '')}")

    page.on("console", hear)
    return page


def play_now(page: Any, slug: str) -> None:
    """Two clicks at most from the first visit to a dealt table: here it is one."""
    page.goto("/")
    page.click(f"[data-game={slug}] .primary")
    page.wait_for_selector("[data-testid=prompt]", timeout=120_000)


def invite(page: Any, slug: str, clock: str = "off", players: int = 2) -> str:
    """Make a table by the dialog and give the link that the waiting room shows."""
    page.goto("/")
    page.click(f"[data-game={slug}] button:has-text('Invite')")
    page.get_by_label("Players", exact=True).select_option(str(players))
    page.get_by_label("Clock").select_option(clock)
    page.click("dialog button:has-text('Make the link')")
    page.wait_for_selector("#invite-link")
    return str(page.input_value("#invite-link"))


def two_at_a_table(host: Any, guest: Any, slug: str, clock: str = "off") -> None:
    """One who invites, and one who came by the link."""
    link = invite(host, slug, clock)
    assert "#" in link  # the invitation never reaches a server's log
    guest.goto(link)
    guest.fill("#join-name", "Guest")
    guest.click("button:has-text('Sit down')")
    for page in (host, guest):
        page.wait_for_selector("[data-testid=prompt]")


def counted(found: Any, number: int) -> None:
    """Until there are so many of these: what is asked of a server or written to a store comes a moment after the click."""
    from playwright.sync_api import expect

    expect(found).to_have_count(number, timeout=PATIENCE)


def reads(found: Any, words: str | re.Pattern[str]) -> None:
    """Until these words stand there."""
    from playwright.sync_api import expect

    expect(found).to_contain_text(words, timeout=PATIENCE)


def told(page: Any) -> list[str]:
    """What lies on the table and what was said of it, once it does not change any more."""
    page.wait_for_selector(".moves button")
    said: list[str] = []
    while said != (
        now := [
            page.inner_text("[data-testid=prompt]"),
            *(text for at in ("aside .line", ".moves button") for text in page.locator(at).all_inner_texts()),
        ]
    ):
        said = now
        page.wait_for_timeout(300)  # the game's own words may still be on their way
    return said


def first_to_decide(*pages: Any) -> tuple[Any, Any]:
    """Of two at a table the one who decides now, and the other: the moves come a moment after the prompt."""
    while not (deciding := [page for page in pages if page.locator(".moves button").count()]):
        pages[0].wait_for_timeout(20)
    return deciding[0], next(page for page in pages if page is not deciding[0])


def build_snowballs(page: Any, times: int = 3) -> None:
    """So many actions of forts, each told before the next: a whole turn without dice."""
    for _ in range(times):
        lines = page.locator("aside .line").count()
        page.click(".moves button[data-move='build snowball']:not(:disabled)")
        page.wait_for_function("before => document.querySelectorAll('aside .line').length > before", arg=lines)


PLAY = """
async ({ moves, seed, until }) => {
  // Plays by clicking what a person could click: any move button, the curtain, nothing else.
  let luck = seed >>> 0;
  const next = (n) => ((luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0), Math.floor((luck / 2 ** 32) * n));
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  let made = 0, idle = 0;
  const look = (what) => document.querySelectorAll(what);
  while (made < moves && idle < until) {
    if (look('[data-testid=result]').length) return { made, over: true };
    const pass = document.querySelector('[data-testid=curtain] button');
    const buttons = [...look('.moves button[data-move]')].filter((b) => b.dataset.move !== 'surrender');
    const folds = [...look('.moves button.fold')];
    if (pass) pass.click();
    else if (buttons.length + folds.length) {
      const all = [...buttons, ...folds];
      const chosen = all[next(all.length)];
      chosen.click();
      if (chosen.dataset.move) made++;
    } else {
      idle += 5;
      await rest(5);
      continue;
    }
    idle = 0;
    await rest(0);
  }
  return { made, over: look('[data-testid=result]').length > 0 };
}
"""


def play(page: Any, moves: int = 4000, seed: int = 1, until: int = 180_000) -> dict[str, Any]:
    """Click legal moves until so many are made or the game is over."""
    answer: dict[str, Any] = page.evaluate(PLAY, {"moves": moves, "seed": seed, "until": until})
    return answer
