"""`snowyard print`: the pages that the client prints, as a PDF. A Chromium of this machine opens the client, which is served on
the loopback address meanwhile, and prints it: the same page that people print from, so there is one way to draw a card."""

from __future__ import annotations

import base64
import contextlib
import http.server
import itertools
import json
import mimetypes
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from snowyard.kernel.errors import Refusal
from snowyard.server.guard import POLICY
from snowyard.server.offline import INDEX, parts, published

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
NO_BROWSER = (
    "there is no Chromium, Chrome or Edge on this machine to make the PDF with. Name one by --browser, or print from any "
    "browser: `snowyard serve --open`, then the game's Rules, then Print and play"
)
PATIENCE = 120.0  # seconds for a browser to start, and for the page to be drawn
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json", ".woff2": "font/woff2"}
READY = """new Promise((done) => {
  const look = () => {
    const wrong = document.querySelector('main.trouble [role=alert]');
    const drawn = document.querySelector('.sheets[data-ready][lang="LANGUAGE"]');
    if (wrong) done({ wrong: wrong.textContent });
    else if (drawn && !drawn.querySelector('.measure:not([data-laid])'))
      requestAnimationFrame(() => requestAnimationFrame(() => done({ pages: drawn.querySelectorAll('.sheet').length })));
    else setTimeout(look, 50);
  };
  look();
})"""


def browser_path(named: str | None) -> str:
    """The browser to use: the one that was named, or the first that is here."""
    if named is not None:
        found = shutil.which(named)
        if found is None:
            raise Refusal("browser", f"there is no browser {named}; name the program of a Chromium, Chrome or Edge")
        return found
    for name in NAMES + PLACES:
        if found := shutil.which(name):
            return found
    raise Refusal("browser", NO_BROWSER)


def steps() -> int:
    """Of making a PDF: the page is gathered, then a browser is started, it draws, and it writes."""
    return len(parts()) + 3


def print_game(
    slug: str, query: dict[str, str], language: str, file: Path, browser: str, tell: Callable[[int], None] = lambda done: None
) -> int:
    """Write the PDF; how many pages it has. `query`: what stands in the page's address. `tell` hears how many of the `steps`
    are done."""
    gathered = dict(published(POLICY, tell))
    tell(steps() - 3)
    with serving(gathered) as place, Browser(browser, language) as page:
        tell(steps() - 2)
        page.call("Page.navigate", url=f"{place}#/print/{slug}?{urlencode({**query, 'language': language})}")
        told = page.call(
            "Runtime.evaluate", expression=READY.replace("LANGUAGE", language), awaitPromise=True, returnByValue=True
        )
        drawn = told["result"].get("value")
        if not drawn or "wrong" in drawn:
            raise Refusal("print", (drawn or {}).get("wrong") or "the page could not be drawn")
        tell(steps() - 1)
        made = page.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
    file.write_bytes(base64.b64decode(made["data"]))
    return int(drawn["pages"])


@contextlib.contextmanager
def serving(files: dict[str, bytes]) -> Iterator[str]:
    """These files on a free port of the loopback address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.partition("?")[0].lstrip("/") or INDEX
            content = files.get(name)
            self.send_response(404 if content is None else 200)
            kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content or b"")))
            self.end_headers()
            with contextlib.suppress(ConnectionError):  # the browser has what it wants, or is closed
                self.wfile.write(content or b"")

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """A browser without a window and with a profile of its own, spoken to by the DevTools protocol."""

    def __init__(self, program: str, language: str) -> None:
        self.program = program
        self.folder = tempfile.TemporaryDirectory(prefix="snowyard-print-", ignore_cleanup_errors=True)
        flags = ["--headless=new", "--remote-debugging-port=0", "--no-first-run", "--disable-gpu", f"--lang={language}"]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            flags.append("--no-sandbox")  # it refuses to run for root otherwise; it sees nothing but our own page
        command = [program, *flags, f"--user-data-dir={self.folder.name}", "about:blank"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.numbers = itertools.count(1)
        self.session: str | None = None
        self.closing = contextlib.ExitStack()
        self.line: Any = None

    def __enter__(self) -> Browser:
        from websockets.sync.client import connect

        try:
            port, path = self._address()
            self.line = self.closing.enter_context(connect(f"ws://127.0.0.1:{port}{path}", max_size=None, proxy=None))
            target = self.call("Target.createTarget", url="about:blank")["targetId"]
            self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: Any) -> None:
        self.closing.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def _address(self) -> tuple[str, str]:
        """Where it listens: it writes that into its profile."""
        told, end = Path(self.folder.name) / "DevToolsActivePort", time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            lines = told.read_text().split() if told.exists() else []
            if len(lines) == 2:
                return lines[0], lines[1]
            time.sleep(0.05)
        raise Refusal("browser", f"{self.program} does not start; name another browser by --browser")

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self.numbers)
        session = {"sessionId": self.session} if self.session else {}
        self.line.send(json.dumps({"id": number, "method": method, "params": params, **session}))
        while True:
            try:
                answer = json.loads(self.line.recv(timeout=PATIENCE))
            except TimeoutError:
                raise Refusal("browser", "the browser does not answer; try again, or name another one by --browser") from None
            if answer.get("id") == number:
                if "error" in answer:
                    raise Refusal("browser", f"the browser refuses {method}: {answer['error']['message']}")
                result: dict[str, Any] = answer["result"]
                return result
