"""Ways to sit at the terminal: in this process with answers prepared, or at a process of its own, through pipes or in a
pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from typing import NamedTuple

from programs import surroundings

PROGRAM = [sys.executable, "-m", "snowyard.cli"]
PATIENCE = 120.0  # seconds; nothing is measured with it


class Said(NamedTuple):
    status: int
    out: str
    err: str


Sit = Callable[..., Said]


class Talk:
    """A process of its own, asked and answered through pipes."""

    def __init__(self, *arguments: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], env=surroundings(), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0
        )
        self.heard = ""
        self._waited = 0

    def _read(self) -> bytes:
        """What it writes next; nothing at its end. A wait without an end says what was heard instead."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, f"it wrote nothing for {PATIENCE:.0f} s after: {self.heard[-2000:]}"
        return os.read(self.process.stdout.fileno(), 65536)

    def hear(self, until: str) -> str:
        """What it writes up to this text, or up to its end."""
        new = ""
        while until not in new:
            data = self._read()
            if not data:
                break
            new += data.decode()
        self.heard += new
        return new

    def wait_for(self, *words: str) -> str:
        """Which of these it writes first, after what was waited for before."""
        while not (found := re.compile("|".join(map(re.escape, words))).search(self.heard, self._waited)):
            data = self._read()
            assert data, f"it ended before {words}: {self.heard[self._waited :]}"
            self.heard += data.decode()
        self._waited = found.end()
        return found[0]

    def wait(self, words: str) -> str:
        """What it has written since the last wait up to these words, whatever was heard of it before."""
        while words not in self.heard[self._waited :]:
            data = self._read()
            assert data, f"it ended before {words!r}: {self.heard[self._waited :]}"
            self.heard += data.decode()
        begin, self._waited = self._waited, self.heard.index(words, self._waited) + len(words)
        return self.heard[begin : self._waited]

    def answer(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    def end(self) -> tuple[int, str]:
        """Its status and what it wrote to the error stream."""
        _, err = self.process.communicate(timeout=180)
        return self.process.returncode, err.decode()


CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")


class Terminal:
    """A terminal of 80 columns and 24 lines with a program in it."""

    def __init__(self, *arguments: str) -> None:
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.environ.update(surroundings())
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", COLUMNS="80", LINES="24")
            os.environ.pop("NO_COLOR", None)
            os.execv(sys.executable, [*PROGRAM, *arguments])
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.shown = ""
        self._read_to = 0

    @property
    def text(self) -> str:
        """Everything that stood on the screen, without colours."""
        return CODES.sub("", self.shown).replace("\r", "")

    def wait(self, words: str, seconds: float = 120) -> None:
        """Until these words come on the screen, after those that were waited for before."""
        end = time.monotonic() + seconds
        while words not in self.text[self._read_to :]:
            ready, _, _ = select.select([self.handle], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{words!r} never came: {self.text[self._read_to :]}"
            try:
                self.shown += os.read(self.handle, 65536).decode(errors="replace")
            except OSError:
                raise AssertionError(f"the program ended before {words!r}: {self.text[self._read_to :]}") from None
        self._read_to = self.text.index(words, self._read_to) + len(words)

    def type(self, line: str) -> None:
        os.write(self.handle, f"{line}\n".encode())

    def end(self) -> int:
        """Close the terminal; the program's status."""
        try:
            while os.read(self.handle, 65536):
                pass
        except OSError:  # it has ended
            pass
        os.close(self.handle)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
