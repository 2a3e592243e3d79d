"""What the people of a soak write down: every request with its answer, every fault, and how long answers took."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LOGGED = ("move", "undo", "answer", "resign", "chat", "bot", "back")  # requests that leave an entry in the log


@dataclass
class Deed:
    """One request of one seat. `outcome`: '' while nobody knows, `ack`, or the code of the refusal."""

    table: str
    seat: int
    message: dict[str, Any]
    sent: float
    answered: float = 0.0
    outcome: str = ""
    times: int = 0  # sent, again after a cut included

    @property
    def id(self) -> str:
        return str(self.message["id"])

    @property
    def kind(self) -> str:
        return str(self.message["type"])


@dataclass
class Notes:
    """Of one yard. What was acknowledged is also written to a file at once, a line each."""

    name: str
    folder: Path
    deeds: dict[str, list[Deed]] = field(default_factory=dict)  # by table
    faults: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)  # seconds until an answer came over the same connection

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._file = (self.folder / f"{self.name}-acknowledged.jsonl").open("w", buffering=1)

    def fault(self, sentence: str) -> None:
        self.faults.append(sentence)
        self.say(f"WRONG: {sentence}")

    def say(self, sentence: str) -> None:
        print(f"{time.strftime('%H:%M:%S')} {self.name}: {sentence}", flush=True)

    def begin(self, deed: Deed) -> None:
        self.deeds.setdefault(deed.table, []).append(deed)

    def answered(self, deed: Deed, outcome: str, over_the_same_line: bool) -> None:
        deed.outcome, deed.answered = outcome, time.monotonic()
        if outcome == "ack":
            self.counts["acknowledged"] += 1
            self.counts[f"{deed.kind} acknowledged"] += 1
            said = {"table": deed.table, "seat": deed.seat, "id": deed.id, "kind": deed.kind, "times": deed.times}
            self._file.write(json.dumps(said) + "\n")
            if over_the_same_line:
                self.waits.append(deed.answered - deed.sent)
        else:
            self.counts[f"refused as {outcome}"] += 1
        if deed.times > 1:
            self.counts["sent again"] += 1

    def waits_of_this_minute(self) -> list[float]:
        taken, self.waits = self.waits, []
        return taken

    def close(self) -> None:
        self._file.close()
