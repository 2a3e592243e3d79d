"""A table on another machine: what is typed and what is heard meet in one queue."""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from snowyard.kernel.game import game
from snowyard.terminal import theme
from snowyard.terminal.line import Line, Link, Message, ask
from snowyard.terminal.screen import Screen
from snowyard.terminal.session import PlayTable
from snowyard.terminal.talk import Leave
from snowyard.terminal.teller import SPECTATOR
from snowyard.terminal.wishes import COMMANDS

RECALLED = 6  # moves that are told to whoever sits down


class RemoteTable(PlayTable):
    """One seat (or a spectator) at a table elsewhere."""

    def __init__(self, link: Link, key: str | None, info: Message, screen: Screen) -> None:
        super().__init__(game(info["game"]), screen)
        self.commands = COMMANDS
        self.link, self.key, self.info = link, key, info
        self.seat = SPECTATOR
        self.state: Message | None = None
        self.lines: list[Message] = []  # of the log
        self._news: queue.Queue[Message] = queue.Queue()
        self._may_type = threading.Semaphore(0)
        self._reads = False
        self._asked = True  # something was sent and is not answered yet; the first question is who sits here
        self._lost = False
        self.line = Line(link, key, self._news.put)

    @property
    def names(self) -> list[str]:
        return [seat["name"] or f"p{seat['seat']}" for seat in self.info["seats"]]

    # ---- from beginning to end

    def begin(self) -> None:
        threading.Thread(target=self._type, name="keyboard", daemon=True).start()
        self.line.open()

    def typed(self) -> str:
        while True:
            sys.stdout.flush()  # nobody asks a question that would do it
            self._let_type()
            message = self._news.get()
            if message["type"] == "typed":
                self._reads = False
                return str(message["text"])
            self._hear(message)

    def farewell(self) -> None:
        self.screen.say("The table is kept. Come back with the same link.", "quiet")

    def close(self) -> None:
        self.line.close()

    def _type(self) -> None:
        """Lines from the keyboard. Those from a pipe wait until there is something to decide."""
        while True:
            self._may_type.acquire()
            try:
                self._news.put({"type": "typed", "text": self.screen.ask(self.question)})
            except EOFError:
                self._news.put({"type": "closed"})
                return

    def _let_type(self) -> None:
        if not self._reads and not self._asked and (self.decides or sys.stdin.isatty() or self.over):
            self._reads = True
            self._may_type.release()

    @property
    def decides(self) -> bool:
        return bool(self.state and self.state["moves"])

    @property
    def over(self) -> bool:
        return bool(self.state and self.state["over"])

    def sit_at(self, link: Link, key: str) -> None:
        """Go over to another table on the same server."""
        self.line.close()
        while not self._news.empty():  # what the old table still had to say
            self._news.get()
        self.info = ask(link.server, f"/api/tables/{link.table}")
        self.link, self.key, self.state, self.lines = link, key, None, []
        self.line = Line(link, key, self._news.put)
        self.line.open()

    # ---- what is heard

    def _hear(self, message: Message) -> None:
        if message["type"] in ("welcome", "ack", "refused", "hint", "lost"):
            self._asked = False
        heard: Callable[[Message], None] | None = getattr(self, f"_on_{message['type']}", None)
        if heard is not None:
            with self._between_questions():
                heard(message)

    @contextlib.contextmanager
    def _between_questions(self) -> Iterator[None]:
        """What comes while somebody types stands above the line being typed."""
        typing = self._reads and not self.screen.plain and sys.stdin.isatty()
        if typing:
            sys.stdout.write("\r\x1b[K")
        yield
        if typing:
            sys.stdout.write(self.question + self.screen.typed_so_far())

    def _on_welcome(self, message: Message) -> None:
        back = self.state is not None
        if self._lost:
            self.screen.say("The line is back.", "quiet")
            self._lost = False
        self.seat, self.info, self.state = message["seat"], message["table"], self._whole(message["state"])
        self._learn(message["log"])
        if not back:
            self._greet()
            for line in message["chat"]:
                self._chat(line)
        for line in message["log"] if back else message["log"][-RECALLED:]:
            self._tell(line)
        self.page()
        self._say_what_next()

    def _whole(self, state: Message | None) -> Message | None:
        """A state with all of its view: of most states only what has changed is sent."""
        if state is None or state["since"] is None:
            return state
        assert self.state is not None
        return {**state, "view": {**self.state["view"], **state["view"]}}

    def _on_step(self, message: Message) -> None:
        self._learn([message["line"]])
        self.state = self._whole(message["state"])
        self._tell(message["line"])
        if self.decides or self.over:
            self.page()
            self._say_what_next()
        elif message["line"]["seat"] == self.seat:
            self._prompt()

    def _on_table(self, message: Message) -> None:
        before, self.info = self.info, message["table"]
        decided = self.decides
        self.state = self._whole(message["state"]) or self.state
        for old, new in zip(before["seats"], self.info["seats"], strict=True):
            self._seat_changed(old, new)
        ask = self.info["ask"]
        if ask is not None and ask != before["ask"] and self.seat in ask["waiting"]:
            self.screen.say(f"{self.names[ask['seat']]} asks to take back. Type yes or no.", "warm")
        if self.info["rematch"] and not before["rematch"]:
            self.screen.say("A rematch is being made; type rematch to play it.", "warm")
        if self.decides and not decided:
            self.page()

    def _seat_changed(self, old: Message, new: Message) -> None:
        name = new["name"]
        if old["kind"] == "open" and new["kind"] != "open":
            self.screen.say(f"{name} sits down.", "quiet")
        elif new["resigned"] and not old["resigned"]:
            self.screen.say(f"{name} has resigned.", "quiet")
        elif new["asked"] and not old["asked"] and new["seat"] == self.seat:
            self.screen.say("The others want a bot to play for you; type back, or make your move, to play on.", "warm")
        elif new["asked"] and not old["asked"]:
            self.screen.say(f"{name} is asked whether a bot may play on; if nothing is said, it will.", "quiet")
        elif new["idle"] and not old["idle"] and new["seat"] != self.seat:
            self.screen.say(f"{name} does not answer; type bot p{new['seat']} to let a bot play on for them.", "warm")
        elif new["away"] != old["away"]:
            self.screen.say(f"A bot plays for {name}." if new["away"] else f"{name} plays again.", "quiet")
        elif new["kind"] == "person" and new["seat"] != self.seat and new["here"] != old["here"]:
            self.screen.say(f"{name} is {'here' if new['here'] else 'gone'}.", "quiet")

    def _on_chat(self, message: Message) -> None:
        if message["line"]["seat"] != self.seat:
            self._chat(message["line"])

    def _on_refused(self, message: Message) -> None:
        self.screen.say(message["sentence"], "bad")

    def _on_hint(self, message: Message) -> None:
        for hint in message["moves"]:
            self.worth(hint["label"], hint["chance"], hint["error"])

    def _on_lost(self, _: Message) -> None:
        if not self._lost:
            self.screen.say("The line is lost; it is being built up again ...", "bad")
        self._lost = True

    def _on_bye(self, message: Message) -> None:
        self.screen.say(message["sentence"].capitalize() + ".", "quiet")

    def _on_ended(self, message: Message) -> None:
        self.screen.say(message["sentence"], "bad")
        raise Leave

    def _on_closed(self, _: Message) -> None:
        raise Leave

    def _learn(self, lines: list[Message]) -> None:
        self.lines += lines
        if self.lines:
            self.line.since = self.lines[-1]["seq"]

    # ---- what is typed

    def play(self, place: int) -> None:
        if self.state is not None:
            self.send("move", move=self.legal[place], at=self.state["at"])

    def send(self, kind: str, **more: Any) -> None:
        self.line.send(kind, **more)
        self._asked = True

    @property
    def legal(self) -> list[str]:
        return [choice["move"] for choice in self.state["moves"]] if self.state else []

    @property
    def labels(self) -> list[str]:
        return [choice["label"] for choice in self.state["moves"]] if self.state else []

    # ---- what is shown

    @property
    def rules(self) -> list[str]:
        return self.state["rules"] if self.state else []

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.info["options"])

    def _greet(self) -> None:
        self.screen.say(f"{self.game.title}. {self.game.summary}", "bold")
        self.sitting(
            [(seat["name"] or "(open)", seat["level"] if seat["kind"] == "bot" else "") for seat in self.info["seats"]]
        )
        self.screen.say(
            "You are watching." if self.seat == SPECTATOR else f"You are p{self.seat}, {self.names[self.seat]}."
        )
        for remark in self.info["remarks"]:
            self.screen.say(remark, "warm")
        self.screen.say(f"The seed of the dice has the SHA-256 {self.info['commitment']}", "quiet")
        self.screen.say("Type a move by its number or its text; help shows what else you can type.", "quiet")

    def show(self, again: bool = True) -> None:
        if self.state is None:
            waits = "waits for players; type start to let bots take the open seats" if self.info["status"] == "waiting" else (
                "is being made ready")  # fmt: skip
            self.screen.say(f"The table {waits}.")
        else:
            self.lay({**self.state["view"], "prompt": self.state["prompt"], "rules": self.rules, "moves": self.legal})
            self._prompt()

    def _prompt(self) -> None:
        if self.state is not None:
            self.screen.say(self.state["prompt"], "warm" if self.decides else "")
            if self.state["deadline"] and self.decides:
                self.screen.say(left(self.state["deadline"] - time.time() * 1000), "quiet")

    def log(self) -> None:
        for line in self.lines:
            self._tell(line)

    def _say_what_next(self) -> None:
        if self.over:
            also = "rematch for another game, " if self.seat != SPECTATOR else ""
            self.screen.say(f"Type {also}save to keep the record, quit to leave.", "quiet")

    def _tell(self, line: Message) -> None:
        told = " ".join([line["text"], *(event["text"] for event in line["events"])]).strip()
        if told and not line["undone"]:
            self.screen.say(told, indent=0 if self.screen.plain else 2)

    def _chat(self, line: Message) -> None:
        self.screen.say(f"{theme.printable(line['name'])}: {theme.printable(line['text'])}", "cold")


def left(milliseconds: float) -> str:
    """How long there is for a decision, as people say it."""
    seconds = max(0, round(milliseconds / 1000))
    for unit, size in (("day", 86_400), ("hour", 3600), ("minute", 60)):
        if seconds >= 2 * size:
            return f"You have {seconds // size} {unit}s for it."
    return f"You have {seconds} second{'' if seconds == 1 else 's'} for it."
