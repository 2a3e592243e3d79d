"""A line from a keyboard that several people share: whoever sits down next can bring back nothing of it.

readline remembers more than its history: what was cut (Ctrl-Y brings it back), what was searched for (Ctrl-R), macros; and
Python can clear none of that. So a child process reads the line, and all that readline remembers ends with it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Sequence
from typing import NoReturn

ENDED, INTERRUPTED = 3, 4  # how the child says that no line came


def set_up(words: Sequence[str], lines: Sequence[str] = ()) -> None:
    """What the Tab key completes, and what the arrow keys bring back besides what readline remembers itself."""
    try:
        import readline
    except ImportError:  # not on every system; typing works without it
        return

    def completer(text: str, state: int) -> str | None:
        found = [word for word in words if word.startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(completer)
    readline.parse_and_bind("tab: complete")
    for line in lines:
        readline.add_history(line)


def forget_typed_ahead() -> None:
    """What was typed before it was asked for answers no question."""
    with contextlib.suppress(ImportError, OSError):
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def read_apart(question: str, words: Sequence[str], lines: Sequence[str]) -> str:
    """A line, read by a child process; EOFError when nobody will type one."""
    sys.stdout.flush()
    answers, answer = os.pipe()
    parted, alive = os.pipe()  # nobody writes here: the child hears it end when this process does
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # Ctrl-C is heard where it is waited for
    child = os.fork()
    if child == 0:
        os.close(answers)
        os.close(alive)
        _read(question, words, lines, answer, parted, before)
    os.close(answer)
    os.close(parted)
    try:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        with os.fdopen(answers, "rb") as told:
            typed = told.read()
    except BaseException:
        os.kill(child, signal.SIGINT)  # it may have heard nothing of what ends this
        raise
    finally:
        _, status = os.waitpid(child, 0)
        os.close(alive)
    code = os.waitstatus_to_exitcode(status)
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    if code != 0:
        raise EOFError
    return typed.decode(errors="replace")


def _read(
    question: str, words: Sequence[str], lines: Sequence[str], answer: int, parted: int, heard: set[int | signal.Signals]
) -> NoReturn:
    code = ENDED
    try:
        threading.Thread(target=_end_with, args=(parted,), daemon=True).start()
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        set_up(words, lines)
        os.write(answer, input(question).encode(errors="replace"))
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BaseException:  # whatever it is, only one process goes on from here
        code = ENDED
    finally:
        os._exit(code)


def _end_with(parted: int) -> None:
    """A child that outlived its parent would take the shell's keys."""
    os.read(parted, 1)
    os._exit(ENDED)
