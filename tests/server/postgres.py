"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, reached on the loopback, gone afterwards."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root: one of these stands in
TRIES = 12  # each waits for five seconds inside the database
START_SECONDS = 120.0  # until it must answer, mending itself after a crash included
_numbers = itertools.count(1)


def programs() -> Path | None:
    """The folder of initdb and postgres: on the path, or where Debian and others put it."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda home: int(home.parent.name))
    return homes[-1] if homes else None


def missing() -> None:
    """No PostgreSQL here: skipped with a line; where CI=true says that everything must run, a failure."""
    reason = "no PostgreSQL here (Debian: apt-get install postgresql); the same tests ran on SQLite only"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class Postgres:
    """One cluster. `pause` and `resume` stop it and start it again on the same port."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.home = folder, home
        self.data = folder / "data"
        self.user = next((name for name in USERS if _is_user(name)), None) if os.getuid() == 0 else None
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    def _as_user(self, *command: str) -> list[str]:
        if self.user is None:
            return list(command)
        who = pwd.getpwnam(self.user)
        return ["setpriv", f"--reuid={who.pw_uid}", f"--regid={who.pw_gid}", "--clear-groups", *command]

    def create(self) -> None:
        if self.user is not None:
            who = pwd.getpwnam(self.user)
            os.chown(self.folder, who.pw_uid, who.pw_gid)
        command = [str(self.home / "initdb"), "-D", str(self.data), "-U", "snow", "-A", "trust", "-E", "UTF8", "--no-locale"]
        subprocess.run(self._as_user(*command), check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        if self.port == 0:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = int(probe.getsockname()[1])
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            "max_connections=120",
            "shared_buffers=16MB",
        ]
        command = [str(self.home / "postgres"), "-D", str(self.data), *(word for s in settings for word in ("-c", s))]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(self._as_user(*command), stdout=log, stderr=log, cwd=self.folder)
        ready = [str(self.home / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"]
        late = time.monotonic() + START_SECONDS
        while subprocess.run(ready, capture_output=True).returncode != 0:
            if self._process.poll() is not None or time.monotonic() > late:
                said = (self.folder / "log").read_text(errors="replace")
                raise RuntimeError(f"PostgreSQL ended or was not ready in {START_SECONDS:g} s; its log says:\n{said[-4000:]}")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once, like a machine that loses power would as far as clients can tell; SIGINT: fast, but in order."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def database(self) -> str:
        """The address of a fresh database."""
        name = f"yard{next(_numbers)}"
        command = [str(self.home / "createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "snow", name]
        subprocess.run(command, check=True, capture_output=True)
        return f"postgresql://snow@127.0.0.1:{self.port}/{name}"

    def copy(self, place: str) -> str:
        """The address of a database as this one is now. Whoever uses it is cut off in the middle of whatever they do, and cannot
        come back: for them it is as if they had crashed."""
        name, old = f"yard{next(_numbers)}", place.rpartition("/")[2]
        assert not self._say(f"ALTER DATABASE {old} ALLOW_CONNECTIONS false")
        for _ in range(TRIES):  # somebody may have been on the way in, and a busy machine takes a while to let others go
            cut_off = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{old}'"
            if not (trouble := self._say(cut_off, f"CREATE DATABASE {name} TEMPLATE {old}")):
                return f"postgresql://snow@127.0.0.1:{self.port}/{name}"
        raise RuntimeError(trouble)

    def _say(self, *statements: str) -> str:
        """What the database complains of."""
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "snow", "-d", "postgres"]
        said = [word for statement in statements for word in ("-c", statement)]
        command = [str(self.home / "psql"), "-q", *place, "-v", "ON_ERROR_STOP=1", *said]
        return subprocess.run(command, check=False, capture_output=True, text=True).stderr


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@contextmanager
def postgres() -> Iterator[Postgres]:
    home = programs()
    if home is None:
        missing()
    assert home is not None
    folder = Path(tempfile.mkdtemp(prefix="snowyard-pg-"))
    cluster = Postgres(folder, home)
    try:
        cluster.create()
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
