"""A table on another machine: what is typed and what is heard meet in one queue."""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from snowyard.kernel.game import game
from snowyard.kernel.tongue import can_say, language, said
from snowyard.terminal import theme
from snowyard.terminal.connection import Link, Message, TableConnection, ask
from snowyard.terminal.refusals import in_words
from snowyard.terminal.remote_commands import COMMANDS
from snowyard.terminal.screen import Screen
from snowyard.terminal.session import PlayTable
from snowyard.terminal.session_commands import Leave
from snowyard.terminal.teller import SPECTATOR

RECALLED = 6  # moves that are told to whoever sits down


class RemoteTable(PlayTable):
    """One seat (or a spectator) at a table elsewhere."""

    def __init__(self, link: Link, key: str | None, info: Message, screen: Screen, forced: bool = False) -> None:
        """`forced`: moves without a choice are made by themselves."""
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
        self.forced = forced
        self.line = TableConnection(link, key, self._news.put)

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
        self.screen.say(said("table-kept"), "quiet")

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
        self.line = TableConnection(link, key, self._news.put)
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
            self.screen.say(said("line-back"), "quiet")
            self._lost = False
        self.seat, self.info, self.state = message["seat"], message["table"], self._whole(message["state"])
        self._learn(message["log"])
        if not back:
            self._greet()
            for line in message["chat"]:
                self._chat(line)
        for line in message["log"] if back else message["log"][-RECALLED:]:
            self._tell(line)
        self._tell_question()
        self._decide()

    def _decide(self) -> None:
        """Ask whoever sits here, or make the only move where that betrays nothing."""
        if self._made_by_itself():
            return
        self.page()
        self._say_what_next()

    def _made_by_itself(self) -> bool:
        """There is no other move, and nothing is hidden here or everybody sees that there is none. What somebody has taken back
        is not made again."""
        if not (self.forced and self.state and len(self.legal) == 1) or any(line["cause"] == "undo" for line in self.lines[-1:]):
            return False
        if self.info["hides"] and self.state["view"]["phase"] not in self.game.forced:
            return False
        self.screen.say(said("by-itself", label=self.labels[0]), "quiet")
        self.play(self.legal[0])
        return True

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
            self._decide()
        elif message["line"]["seat"] == self.seat:
            self._prompt()
            self.screen.settle()  # who is waited for is no news later on

    def _on_table(self, message: Message) -> None:
        before, self.info = self.info, message["table"]
        decided, had = self.decides, self.state
        self.state = self._whole(message["state"]) or self.state
        for old, new in zip(before["seats"], self.info["seats"], strict=True):
            self._seat_changed(old, new)
        if (self.info["ask"] or {}).get("seat") != (before["ask"] or {}).get("seat"):
            self._tell_question()
        if self.seat in self.info["feedback"] and self.seat not in before["feedback"]:
            self.screen.say(said("feedback-kept"), "quiet")
        if self.info["rematch"] and not before["rematch"]:
            self.screen.say(said("rematch-made", rematch=said("word-rematch")), "warm")
        if self.decides and not decided:
            self._decide()
        if had is not None and self.state is not None and had["at"] == self.state["at"]:
            self._tell_choices(had, self.state)

    def _tell_question(self) -> None:
        """Somebody asks to take back: which move, and what goes with it."""
        ask = self.info["ask"]
        if ask is None or self.seat not in (ask["seat"], *ask["waiting"]) or self.state is None:
            return
        if ask["seat"] == self.seat:
            self.screen.say(said("undo-asked"), "quiet")
        else:
            self.screen.say(said("asks-undo", name=self.names[ask["seat"]], yes=said("word-yes"), no=said("word-no")), "warm")
        lines = [line for line in self.lines if line["seq"] in self.state["undo"]["question"]]
        for line in sorted(lines, key=lambda line: line["seat"] != ask["seat"]):  # the asker's own first
            label = next((event["text"] for event in line["events"] if event["text"]), "")
            if label:
                self.screen.say(said("undo-goes" if line["seat"] == ask["seat"] else "undo-goes-too", label=label))

    def _tell_choices(self, had: Message, now: Message) -> None:
        """Where several choose at the same time: who has chosen, and not what."""
        for seat in sorted({*had["chosen"], *now["chosen"]} - {self.seat}):
            if (seat in had["chosen"]) != (seat in now["chosen"]):
                self.screen.say(said("has-chosen" if seat in now["chosen"] else "chooses-again", name=self.names[seat]), "quiet")
        if len(now["choice"]) > len(had["choice"]):
            if self.decides:
                self.page()
            else:
                self._prompt()
                self.screen.say(said("undo-choice", undo=said("word-undo")), "quiet")

    def _seat_changed(self, old: Message, new: Message) -> None:
        name, own = new["name"], new["seat"] == self.seat
        if old["kind"] == "open" and new["kind"] != "open":
            self.screen.say(said("sits-down", name=name), "quiet")
        elif new["resigned"] and not old["resigned"]:
            self.screen.say(said("has-resigned", name=name, own=own), "quiet")
        elif new["asked"] and not old["asked"] and own:
            self.screen.say(said("bot-wanted", back=said("word-back")), "warm")
        elif new["asked"] and not old["asked"]:
            self.screen.say(said("bot-asked", name=name), "quiet")
        elif new["idle"] and not old["idle"] and self.plays and not own:
            self.screen.say(said("no-reply", name=name, typed=f"{said('word-bot')} p{new['seat']}"), "warm")
        elif new["away"] != old["away"]:
            self.screen.say(said("bot-plays" if new["away"] else "plays-again", name=name, own=own), "quiet")
        elif new["kind"] == "person" and not own and new["here"] != old["here"]:
            self.screen.say(said("is-here" if new["here"] else "is-gone", name=name), "quiet")

    def _on_chat(self, message: Message) -> None:
        if message["line"]["seat"] != self.seat:
            self._chat(message["line"])

    def _on_refused(self, message: Message) -> None:
        self.screen.say(self._refusal(message["code"], message["sentence"]), "bad")

    def _refusal(self, code: str, sentence: str) -> str:
        """What a server refuses, in the language of this terminal; servers give their reasons in English."""
        own = f"refused-{code.replace(' ', '-')}"
        if language() == "en":
            return sentence
        return said(own, rules=", ".join(self.rules)) if can_say(own) else said("refused", sentence=in_words(sentence))

    def _on_hint(self, message: Message) -> None:
        for hint in message["moves"]:
            self.worth(hint["label"], hint["chance"], hint["error"])

    def _on_lost(self, _: Message) -> None:
        if not self._lost:
            self.screen.say(said("line-lost"), "bad")
        self._lost = True

    def _on_bye(self, message: Message) -> None:
        self.screen.say(self._refusal(message["code"], message["sentence"].capitalize() + "."), "quiet")

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

    def play(self, move: str) -> None:
        if self.state is not None:
            self.send("move", move=move, at=self.state["at"])

    def refuse(self, move: str) -> None:
        """Only the server has the table: it refuses, and says why."""
        self.play(move)

    def send(self, kind: str, **more: Any) -> None:
        self.line.send(kind, **more)
        self._asked = True

    @property
    def looker(self) -> int:
        return self.seat

    @property
    def plays(self) -> bool:
        return self.seat != SPECTATOR

    @property
    def _choices(self) -> list[Message]:
        return [choice for choice in self.state["moves"] if choice["move"] != self.game.facts.gives_up] if self.state else []

    @property
    def legal(self) -> list[str]:
        return [choice["move"] for choice in self._choices]

    @property
    def labels(self) -> list[str]:
        return [choice["label"] for choice in self._choices]

    @property
    def can_give_up(self) -> bool:
        return self.state is not None and any(choice["move"] == self.game.facts.gives_up for choice in self.state["moves"])

    # ---- what is shown

    @property
    def rules(self) -> list[str]:
        return self.state["rules"] if self.state else []

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.info["options"])

    def _greet(self) -> None:
        self.greet()
        kinds = [seat["level"] if seat["kind"] == "bot" else "" for seat in self.info["seats"]]
        names = [seat["name"] or f"({said('open')})" for seat in self.info["seats"]]
        self.sitting(list(zip(names, kinds, strict=True)), self.seat)
        self.screen.say(
            said("you-watch") if self.seat == SPECTATOR else said("you-are", seat=f"p{self.seat}", name=self.names[self.seat])
        )
        for remark in self.info["remarks"]:
            self.screen.say(remark, "warm")
        self.tell_variant()
        self.screen.say(said("hints-at-table" if self.info["hints"] else "no-hints-at-table"), "quiet")
        if sum(kind == "" for kind in kinds) > 1:
            self.screen.say(said("hints-own-engine"), "quiet")
        self.screen.say(said("seed", hash=self.info["commitment"]), "quiet")
        self.screen.say(said("how-to-type", help=said("word-help")), "quiet")
        self.screen.settle()

    def show(self, again: bool = True) -> None:
        if self.state is None:
            waits = self.info["status"] == "waiting"
            self.screen.say(said("table-waits", start=said("word-start")) if waits else said("table-other-rules"))
        else:
            with self.told_in_sight():
                self.lay({**self.state["view"], "prompt": self.state["prompt"], "rules": self.rules, "moves": self.legal})
            self._prompt()

    def _prompt(self) -> None:
        if self.state is not None:
            self.screen.say(self.state["prompt"], "warm" if self.decides else "")
            if self.state["deadline"] and self.decides:
                self.screen.say(left(self.state["deadline"] - time.time() * 1000), "quiet")
            if self.info["clock"]["kind"] == "bank" and not self.over:
                self.screen.say(banks(self.info["seats"], self.seat), "quiet")

    def log(self) -> None:
        for line in self.lines:
            self._tell(line)

    def _say_what_next(self) -> None:
        if self.over:
            words = {name: said(f"word-{name}") for name in ("rematch", "save", "quit")}
            self.screen.say(said("over-watching" if self.seat == SPECTATOR else "over-played", **words), "quiet")
            if self.plays and self.options.get("variant") and self.seat not in self.info["feedback"]:
                self.screen.say(said("feedback-wanted", typed=f"{said('word-feedback')} 4"), "quiet")

    def _tell(self, line: Message) -> None:
        told = " ".join([line["text"], *(event["text"] for event in line["events"])]).strip()
        if told and not line["undone"]:
            self.screen.say(told, indent=0 if self.screen.plain else 2)

    def _chat(self, line: Message) -> None:
        self.screen.say(f"{theme.printable(line['name'])}: {theme.printable(' '.join(line['text'].split()))}", "cold")


def banks(seats: Sequence[Message], you: int) -> str:
    """The time that everybody has left for the game."""
    names = [said("you") if seat["seat"] == you else seat["name"] for seat in seats]
    held = [(name, round(seat["left"] / 1000)) for name, seat in zip(names, seats, strict=True) if seat["left"] is not None]
    return said("clocks", times=", ".join(f"{name} {seconds // 60}:{seconds % 60:02}" for name, seconds in held))


def left(milliseconds: float) -> str:
    """How long there is for a decision, as people say it."""
    seconds = max(0, round(milliseconds / 1000))
    for unit, size in (("day", 86_400), ("hour", 3600), ("minute", 60)):
        if seconds >= 2 * size:
            return said(f"time-{unit}s", count=seconds // size)
    return said("time-seconds", count=seconds)
