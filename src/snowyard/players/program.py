"""External players: programs in any language that speak JSON lines on standard input and output.

They get the rules, the options, what their seat may see and the legal moves, and answer with a move. Whatever they do
(hang, die, flood, answer rubbish), the game goes on: the game's default move is played and the fault is noted.
docs/external-bots.md is the page for whoever writes one.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import secrets as system
import shlex
import signal
import subprocess
import threading
from typing import IO, Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.table import Table

PROTOCOL = 1
SECONDS = 5.0  # for a move, unless the kind says otherwise
TO_START = 20.0  # seconds more for the first move of a program that has just been started
LONGEST_LINE = 1 << 16
LINES_AHEAD = 16  # lines that nobody asked for; more are a flood
STARTS = 3  # a game; then the program is not started again
MOST_FAULTS = 100  # that are kept


class Fault(Exception):
    """What a program did wrong, as a sentence."""


def parse_command(text: str) -> tuple[list[str], float]:
    """`seconds=10 ./mybot --fast`: the words of the command, and its seconds a move."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise Refusal("bot", f"the command {text!r} cannot be read: {error}") from None
    seconds = SECONDS
    if words and (found := re.fullmatch(r"seconds=(.*)", words[0])):
        try:
            seconds = float(found[1])
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= 3600:
            raise Refusal("bot", f"the seconds of a program are a number up to 3600, not {found[1]!r}")
        del words[0]
    if not words:
        raise Refusal("bot", "program: wants the command that starts the program, such as program:./mybot")
    return words, seconds


class Process:
    """A program that runs. Two threads keep its pipes flowing, so that nothing it does or leaves undone blocks anybody."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise Fault(f"it cannot be started: {error.strerror}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.answers: queue.Queue[bytes | Fault] = queue.Queue()
        self.questions: queue.Queue[bytes | None] = queue.Queue()
        self.threads = [
            threading.Thread(target=self._read, args=[self.process.stdout], daemon=True),
            threading.Thread(target=self._write, args=[self.process.stdin], daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def _read(self, pipe: IO[bytes]) -> None:
        while True:
            line = pipe.readline(LONGEST_LINE)
            if not line:
                break
            if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
                self.answers.put(Fault(f"it wrote a line of more than {LONGEST_LINE} bytes"))
                return
            if self.answers.qsize() >= LINES_AHEAD:
                self.answers.put(Fault("it wrote many lines that nobody asked for"))
                return
            self.answers.put(line)
        self.answers.put(Fault("it ended"))

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (question := self.questions.get()) is not None:
                pipe.write(question)
                pipe.flush()

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """Its answer to a question, or a Fault."""
        if not self.answers.empty():
            early = self.answers.get()
            raise early if isinstance(early, Fault) else Fault("it wrote a line that nobody asked for")
        self.tell(question)
        try:
            answer = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Fault(f"it did not answer within {seconds:g} seconds") from None
        if isinstance(answer, Fault):
            raise answer
        try:
            return json.loads(answer)
        except (ValueError, RecursionError):
            raise Fault(f"it answered what is no JSON: {printable(answer)}") from None

    def tell(self, message: dict[str, Any]) -> None:
        self.questions.put(json.dumps(message).encode() + b"\n")

    def kill(self) -> None:
        """End it and everything it started."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        self.questions.put(None)
        for thread in self.threads:
            thread.join(timeout=5)
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]


def printable(data: bytes, most: int = 60) -> str:
    text = data[:most].decode(errors="replace").rstrip("\r\n")
    return repr(text) + (" ..." if len(data) > most else "")


class Program:
    """A player that asks a program. `faults` says what it did wrong; then the game's default move was played."""

    def __init__(self, kind: str, command: str, game: Game, seed: int | None = None) -> None:
        self.kind, self.game = kind, game
        self.command, self.seconds = parse_command(command)
        self.faults: list[str] = []
        self._process: Process | None = None
        self._starts = 0
        self._greeted: Any = None
        self.begin(system.randbits(62) if seed is None else seed)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.faults = []
        self._starts = 0 if self._process is None else 1
        self._greeted = None

    def choose(self, table: Table) -> int:
        seat = table.actor
        try:
            return self._asked(table, seat)
        except Fault as fault:
            self._drop()
            action = self._default(table, seat)
            played = f"{self.command[0]}: {fault}; it plays {table.game.name(action)!r}, the default."
            if len(self.faults) < MOST_FAULTS:
                self.faults.append(played)
            return action

    def close(self) -> None:
        self._drop()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self._drop()

    def _drop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _asked(self, table: Table, seat: int) -> int:
        seconds = self.seconds
        if self._process is None:
            if self._starts >= STARTS:
                raise Fault(f"it failed {STARTS} times in this game and is not asked any more")
            self._starts += 1
            self._process = Process(self.command)
            self._greeted = None
            seconds += TO_START
        if self._greeted != table.options:
            self._greeted = table.options
            self._process.tell(self._hello(table))
        question = {"type": "move", "seat": seat, "seconds": self.seconds, "view": table.view(seat), "moves": table.moves}
        answer = self._process.ask(question, seconds)
        move = answer.get("move") if isinstance(answer, dict) else None
        if not isinstance(move, str):
            raise Fault('its answer is not of the form {"move": "..."}')
        try:
            return table.action(move)
        except Refusal as refusal:
            raise Fault(f"its move was refused ({refusal.code}): {printable(move.encode())}") from None

    def _hello(self, table: Table) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": table.game.slug,
            "title": table.game.title,
            "seats": table.seats,
            "options": table.options,
            "rules": table.game.rulebook(),
            "seed": self.seed,
        }

    def _default(self, table: Table, seat: int) -> int:
        """What the game says an absent player does."""
        return int(table.game.words.default_move(table.seen(seat)))
