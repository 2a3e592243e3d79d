"""What somebody at this terminal has learned: steps of lessons, and what was explained to them. A small file in the user's data
folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.speech import Thing
from snowyard.kernel.tongue import language, said
from snowyard.lessons.data import lesson
from snowyard.lessons.help import news

AT_ONCE = 2  # explanations before one decision; others wait for the next


class Kept(msgspec.Struct):
    """By game: the steps done, the things explained. `help`: does anybody want explanations? Nobody has said so yet: None."""

    done: dict[str, list[str]] = {}
    met: dict[str, list[str]] = {}
    help: bool | None = None


def place() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "snowyard" / "learned.json"


class Learned:
    """Read at the start and before every change, since another lesson may be open; written after it."""

    def __init__(self) -> None:
        self.file = place()
        self.kept = Kept()
        self.lost = False  # could something not be written?
        self.read()

    def read(self) -> None:
        """What was kept last, here or by another lesson; where nothing can be kept, what is known here stays."""
        try:
            self.kept = msgspec.json.decode(self.file.read_bytes(), type=Kept)
        except (FileNotFoundError, NotADirectoryError, PermissionError):
            return
        except (OSError, msgspec.DecodeError) as error:
            raise Refusal("learned", said("learned-broken", file=str(self.file), reason=str(error))) from None

    def done(self, slug: str) -> list[str]:
        return self.kept.done.get(slug, [])

    def finish(self, slug: str, step: str) -> None:
        """A step is done; what it taught need not be explained again."""
        found = lesson(slug)
        self.read()
        taught = found.known_after(step, self.done(slug)) if found else []
        self._add(self.kept.done, slug, [step])
        self._add(self.kept.met, slug, taught)
        self.write()

    def meet(self, slug: str, things: list[str]) -> None:
        self.read()
        self._add(self.kept.met, slug, things)
        self.write()

    def switch(self, on: bool) -> None:
        self.read()
        self.kept.help = on
        self.write()

    @staticmethod
    def _add(to: dict[str, list[str]], slug: str, names: list[str]) -> None:
        known = to.setdefault(slug, [])
        known += [name for name in names if name not in known]

    def write(self) -> None:
        """Whole or not at all. Where it cannot be written, nothing is kept, and the game goes on."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            new = self.file.with_suffix(".new")
            new.write_bytes(msgspec.json.format(msgspec.json.encode(self.kept)))
            new.replace(self.file)
        except OSError as error:
            self.lost = True
            print(f"snowyard: {self.file} cannot be written ({error.strerror}); what you learn is not kept", file=sys.stderr)


class Explainer:
    """Explains at a table what appears for the first time. `always`: a coach, who explains whatever anybody has switched off."""

    def __init__(self, game: Game, learned: Learned, always: bool = False) -> None:
        self.game, self.learned, self.always = game, learned, always

    @property
    def on(self) -> bool:
        return self.always or self.learned.kept.help is not False

    def explain(self, events: list[str], moves: list[str], rules: list[str], options: dict[str, Any]) -> list[Thing]:
        """A few things that are new to whoever sits here, with the numbers of this table; from now on they are known."""
        if not self.on:
            return []
        slug = self.game.slug
        fresh = news(slug, self.learned.kept.met.get(slug, []), events, moves, rules)[:AT_ONCE]
        if fresh:
            self.learned.meet(slug, fresh)
        things = {thing.id: thing for thing in self.game.things(options, language())}
        return [things[id] for id in fresh if id in things]


def helper(game: Game) -> Explainer | None:
    """For a game that somebody plays at a keyboard. Through a pipe only whoever has switched explanations on gets them."""
    try:
        learned = Learned()
    except Refusal:  # `snowyard learn` says it
        return None
    typed = sys.stdin is not None and sys.stdin.isatty()
    return Explainer(game, learned) if typed or learned.kept.help else None
