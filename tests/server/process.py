"""A server as users start it: a process of its own, which can be killed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from types import TracebackType
from typing import Any

import steady
from programs import surroundings
from server.running import LiveServer
from snowyard.server.guard import Gate


class Process(LiveServer):
    """`snowyard serve` (made steady) on a free port. What a LiveServer offers over HTTP and sockets works; its insides are out of
    reach."""

    def __init__(self, database: str, *more: str, errors: Any = None) -> None:
        super().__init__(database, None, 1.0, Gate())
        command = [
            sys.executable,
            steady.__file__,
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--rate-scale",
            "1000",
            "--log-level",
            "error",
            *more,
        ]
        self.process = subprocess.Popen(command, env=surroundings(), stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"open at (https?)://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.scheme, self.port = found[1], int(found[2])
                return
        raise RuntimeError("the server ended without saying where it is")

    def assert_running(self) -> None:
        assert self.process.poll() is None, f"the server ended with {self.process.returncode}"

    def kill(self) -> None:
        """As a crash or a power cut would: it says nothing and tidies nothing."""
        self.process.send_signal(signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()
