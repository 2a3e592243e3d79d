"""A published folder under a sub-path, served as `python -m http.server` serves it; a browser with a profile, to be killed."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snowyard.server.guard import POLICY
from snowyard.server.offline import publish
from web.browsing import CHROMIUM, FLAGS, QUICK

INSTALLED = "() => navigator.serviceWorker.controller !== null"


class Slow:
    """A file whose first half is sent at once and the rest when it may go on."""

    def __init__(self, name: str) -> None:
        self.name, self.size, self.sent = name, 0, 0
        self._released = threading.Event()

    def send(self, source: Any, out: Any) -> None:
        body = source.read()
        self.size, self.sent = len(body), len(body) // 2
        out.write(body[: self.sent])
        out.flush()
        assert self._released.wait(120), "nobody let it go on"
        out.write(body[self.sent :])

    def go_on(self) -> None:
        self._released.set()


class Folder:
    """`asked`: the paths that were asked for."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "sub" / "path"
        publish(self.site, POLICY)
        self.asked: list[str] = []
        self.slow: Slow | None = None
        asked, own = self.asked, self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:
                asked.append(self.path)

            def copyfile(self, source: Any, outputfile: Any) -> None:
                if own.slow is not None and own.slow.name in self.path:
                    own.slow.send(source, outputfile)
                else:
                    super().copyfile(source, outputfile)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/sub/path/"

    @contextlib.contextmanager
    def slowly(self, name: str) -> Iterator[Slow]:
        """Meanwhile this file comes in two pieces."""
        self.slow = Slow(name)
        try:
            yield self.slow
        finally:
            self.slow.go_on()
            self.slow = None

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(5)


def installed(page: Any) -> None:
    """At home, and everything is kept for when there is no network."""
    page.goto("./")
    page.wait_for_function(INSTALLED)


@contextlib.contextmanager
def profile(kind: Any, folder: Path, site: Folder) -> Iterator[Any]:
    """A browser of this kind whose caches and databases lie in a folder."""
    own = kind.launch_persistent_context(
        str(folder), executable_path=CHROMIUM, args=FLAGS, base_url=site.url, viewport={"width": 1280, "height": 800}, locale="en"
    )
    kept = json.dumps({**QUICK, "where": "here"})
    own.add_init_script(f"if (!localStorage.getItem('snowyard.settings')) localStorage.setItem('snowyard.settings', {kept!r})")
    page = own.new_page()
    page.set_default_timeout(60_000)
    yield page
    with contextlib.suppress(Exception):  # it may be dead
        own.close()


def kill(folder: Path) -> None:
    """As a battery that is empty does: the process that holds this profile ends at once."""
    lock = os.readlink(folder / "SingletonLock")
    os.kill(int(lock.rpartition("-")[2]), signal.SIGKILL)
