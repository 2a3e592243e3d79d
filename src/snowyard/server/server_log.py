"""The server's own log: one JSON object a line, with what happened and never with a key, an invite, a ticket or a name. However
much happens, it grows by so much a second and no more."""

from __future__ import annotations

import contextlib
import copy
import json
import logging
import sys
from collections import Counter
from datetime import UTC, datetime
from typing import TextIO

FIELDS = ("table", "game", "seat", "kind", "code", "error", "address", "method", "status", "times")
"""What a line may carry beside time, level and message. Nothing else gets in, whatever is passed."""
SAME = 5  # times a second that the same line is written
LINES = 50  # a second, of one level
KINDS = 20  # of lines left out that are counted each for itself
MESSAGE_LETTERS, TRACE_LETTERS = 1000, 8000


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage()[:MESSAGE_LETTERS],
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)[-TRACE_LETTERS:]
        return json.dumps(line, ensure_ascii=False)


class Sampling(logging.Handler):
    """Hands lines on. The same line, and lines of one level, only so many times a second: the others are counted, and the count
    follows as `times` of one more such line. A flood of one level hides nothing of another."""

    def __init__(self, target: logging.Handler) -> None:
        super().__init__()
        self.target = target
        self._second = 0
        self._same: Counter[object] = Counter()
        self._left_out: dict[object, tuple[int, logging.LogRecord]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if int(record.created) != self._second:
            self._count_off()
            self._second = int(record.created)
            self._same.clear()
        what: object = (record.levelno, record.name, str(record.msg), *(getattr(record, name, None) for name in FIELDS))
        self._same[what] += 1
        if self._same[what] <= SAME and self._same[record.levelno] < LINES:
            self._same[record.levelno] += 1
            self.target.handle(record)
            return
        if what not in self._left_out and len(self._left_out) >= KINDS:
            what, record = record.levelno, other(record)
        self._left_out[what] = (self._left_out.get(what, (0,))[0] + 1, record)

    def flush(self) -> None:
        """What was left out so far, in numbers."""
        self.acquire()
        try:
            self._count_off()
        finally:
            self.release()
        with contextlib.suppress(OSError, ValueError):  # nobody reads any more, or it is closed; no reason for a server to end
            self.target.flush()

    def _count_off(self) -> None:
        for times, record in self._left_out.values():
            counted = copy.copy(record)
            counted.times = times
            self.target.handle(counted)
        self._left_out.clear()


class ToErrors(logging.StreamHandler[TextIO]):
    """Writes to what is the error stream now, not to what it was when the server began."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:  # type: ignore[override]
        return sys.stderr


def other(record: logging.LogRecord) -> logging.LogRecord:
    """Stands for lines of too many kinds."""
    line = logging.LogRecord(record.name, record.levelno, "", 0, "other lines", None, None)
    line.created = record.created
    return line


def to_stderr(level: str = "INFO") -> None:
    stream = ToErrors()
    stream.setFormatter(OneLine())
    handler = Sampling(stream)
    others = {"uvicorn": "WARNING", "": "WARNING"}  # "": whatever else complains
    for name, least in {"snowyard.server": level, "snowyard.native": level, **others}.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    logging.captureWarnings(True)


def flush() -> None:
    """Let the log say what it left out."""
    for handler in logging.getLogger("snowyard.server").handlers:
        handler.flush()
