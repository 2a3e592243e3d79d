"""The server's own log: one JSON object a line, with what happened and never with a key, an invite, a ticket or a name."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("table", "game", "seat", "kind", "code", "error", "address", "method", "status")
"""What a line may carry beside time, level and message. Nothing else gets in, whatever is passed."""


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def to_stderr(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    for name, least in (("snowyard.server", level), ("uvicorn", "WARNING"), ("", "WARNING")):  # "": whatever else complains
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    logging.captureWarnings(True)
