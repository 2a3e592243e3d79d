"""A game at a table on another machine: the same screen, the same moves and commands as at home."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import game
from snowyard.terminal import theme
from snowyard.terminal.line import Line, Link, Message
from snowyard.terminal.moves import matching, pick, tidy
from snowyard.terminal.rulebook import paragraph, paragraphs, unmarked
from snowyard.terminal.screen import Screen
from snowyard.terminal.teller import SPECTATOR, Speaker


class Leave(Exception):
    """Somebody leaves the screen; the table goes on."""


class Away(Speaker):
    """One seat (or a spectator) at a table elsewhere. What is typed and what is heard meet in one queue."""

    def __init__(self, link: Link, key: str | None, info: Message, screen: Screen) -> None:
        super().__init__(game(info["game"]), screen)
        self.link, self.info = link, info
        self.seat = SPECTATOR
        self.state: Message | None = None
        self.log: list[Message] = []
        self._news: queue.Queue[Message] = queue.Queue()
        self._may_type = threading.Semaphore(0)
        self._reads = False
        self._asked = False  # something was sent and is not answered yet
        self.line = Line(link, key, self._news.put)

    @property
    def names(self) -> list[str]:
        return [seat["name"] or f"p{seat['seat']}" for seat in self.info["seats"]]

    # ---- from beginning to end

    def run(self) -> int:
        threading.Thread(target=self._type, name="keyboard", daemon=True).start()
        self.line.open()
        try:
            while True:
                self._hear(self._news.get())
        except Leave:
            self.screen.say("The table is kept. Come back with the same link.", "quiet")
        except KeyboardInterrupt:
            self.screen.say()
            self.screen.say("The table is kept. Come back with the same link.", "quiet")
            return 130
        finally:
            self.line.close()
        return 0

    def _type(self) -> None:
        """Lines from the keyboard. Those from a pipe wait until there is something to decide."""
        while True:
            self._may_type.acquire()
            try:
                self._news.put({"type": "typed", "text": self.screen.ask(self._question)})
            except EOFError:
                self._news.put({"type": "closed"})
                return

    @property
    def _question(self) -> str:
        return "Your move: " if self.screen.plain else "> "

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

    # ---- what is heard

    def _hear(self, message: Message) -> None:
        if message["type"] in ("ack", "refused", "hint", "lost"):
            self._asked = False
        heard: Callable[[Message], None] | None = getattr(self, f"_on_{message['type']}", None)
        if heard is not None:
            heard(message)
        sys.stdout.flush()  # nobody asks a question that would do it
        self._let_type()

    def _on_welcome(self, message: Message) -> None:
        back = self.state is not None
        self.seat, self.info, self.state = message["seat"], message["table"], message["state"]
        self._learn(message["log"])
        if not back:
            self._greet()
            for line in message["chat"]:
                self._chat(line)
        for line in message["log"] if back else message["log"][-6:]:
            self._tell(line)
        self._page()

    def _on_step(self, message: Message) -> None:
        self._learn([message["line"]])
        self.state = message["state"]
        self._tell(message["line"])
        if self.decides or self.over:
            self._page()
        elif message["line"]["seat"] == self.seat:
            self._prompt()

    def _on_table(self, message: Message) -> None:
        before, self.info = self.info, message["table"]
        decided = self.decides
        self.state = message["state"] or self.state
        for old, new in zip(before["seats"], self.info["seats"], strict=True):
            self._seat_changed(old, new)
        ask = self.info["ask"]
        if ask is not None and ask != before["ask"] and self.seat in ask["waiting"]:
            self.screen.say(f"{self.names[ask['seat']]} asks to take back. Type yes or no.", "warm")
        if self.info["rematch"] and not before["rematch"]:
            self.screen.say("A rematch is being made; it has a link of its own in the browser.", "quiet")
        if self.decides and not decided:
            self._page()

    def _seat_changed(self, old: Message, new: Message) -> None:
        name = new["name"]
        if old["kind"] == "open" and new["kind"] != "open":
            self.screen.say(f"{name} sits down.", "quiet")
        elif new["resigned"] and not old["resigned"]:
            self.screen.say(f"{name} has resigned.", "quiet")
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
            chance = "" if hint["chance"] is None else f": {hint['chance']:.0%}, give or take {hint['error']:.0%}"
            self.screen.say(f"{hint['label']}{chance}")

    def _on_lost(self, _: Message) -> None:
        self.screen.say("The line is lost; it is being built up again ...", "quiet")

    def _on_ended(self, message: Message) -> None:
        self.screen.say(message["sentence"], "bad")
        raise Leave

    def _on_closed(self, _: Message) -> None:
        raise Leave

    def _learn(self, lines: list[Message]) -> None:
        self.log += lines
        if self.log:
            self.line.since = self.log[-1]["seq"]

    # ---- what is typed

    def _on_typed(self, message: Message) -> None:
        self._reads = False
        typed = message["text"]
        try:
            self._answer(typed)
        except Refusal as refusal:
            self.screen.say(refusal.sentence, "bad")

    def _answer(self, typed: str) -> None:
        moves = self.legal
        text = " ".join(typed.lower().split())
        place = pick(moves, text)
        if place is None:
            word, _, rest = typed.strip().partition(" ")
            command = COMMANDS.get(SHORT.get(word.lower(), word.lower()))
            if command is not None:
                command.do(self, rest.strip())
                return
            text = tidy(typed, self.names)
            place = pick(moves, text)
        if place is not None and self.state is not None:
            self.send("move", move=moves[place], at=self.state["at"])
        elif not text:
            self._page()
        elif not moves:
            self.screen.say("It is not your decision now; help shows what you can type.", "bad")
        else:
            self.every_move(moves, matching(moves, text))

    def send(self, kind: str, **more: Any) -> None:
        self.line.send(kind, **more)
        self._asked = True

    @property
    def legal(self) -> list[str]:
        return [choice["move"] for choice in self.state["moves"]] if self.state else []

    # ---- what is shown

    def _greet(self) -> None:
        self.screen.say(f"{self.game.title}. {self.game.words.SUMMARY}", "bold")
        seats = [f"p{s['seat']} {s['name'] or '(open)'}" + (f" ({s['level']} bot)" if s["kind"] == "bot" else "")
                 for s in self.info["seats"]]  # fmt: skip
        self.screen.say(f"At the table: {', '.join(seats)}.")
        self.screen.say("You are watching." if self.seat == SPECTATOR else f"You are p{self.seat}, {self.names[self.seat]}.")
        for remark in self.info["remarks"]:
            self.screen.say(remark, "warm")
        self.screen.say(f"The seed of the dice has the SHA-256 {self.info['commitment']}", "quiet")
        self.screen.say("Type a move by its number or its text; help shows what else you can type.", "quiet")

    def _page(self) -> None:
        """Table, prompt line and moves."""
        if self.state is None:
            waits = "waits for players" if self.info["status"] == "waiting" else "is being made ready"
            self.screen.say(f"The table {waits}.")
            return
        self.lay({**self.state["view"], "prompt": self.state["prompt"], "rules": self.state["rules"], "moves": self.legal})
        self._prompt()
        self.screen.offer([*self.legal, *COMMANDS])
        if self.legal:
            self.moves(self.legal)

    def _prompt(self) -> None:
        if self.state is not None:
            self.screen.say(self.state["prompt"], "warm" if self.decides else "")

    def _tell(self, line: Message) -> None:
        told = " ".join([line["text"], *(event["text"] for event in line["events"])]).strip()
        if told and not line["undone"]:
            self.screen.say(told, indent=0 if self.screen.plain else 2)

    def _chat(self, line: Message) -> None:
        self.screen.say(f"{theme.printable(line['name'])}: {theme.printable(line['text'])}", "cold")


# ---- commands


def show_help(here: Away, rest: str) -> None:
    here.screen.say("A move: its number, its whole text, or part of it to list the moves that fit.")
    for name, command in COMMANDS.items():
        here.screen.say(f"{name}{command.takes}: {command.meaning}.")


def rules(here: Away, rest: str) -> None:
    book = here.game.rulebook()
    numbered = paragraphs(book)
    wanted = here.state["rules"] if here.state else []
    found = [paragraph(here.game.slug, book, rest)] if rest else [numbered[n] for n in wanted if n in numbered]
    text = "\n\n".join(found)
    here.screen.page(unmarked(text) if here.screen.plain else text)


def show_log(here: Away, rest: str) -> None:
    for line in here.log:
        here._tell(line)


def show_moves(here: Away, rest: str) -> None:
    here.every_move(here.legal, matching(here.legal, tidy(rest, here.names)) if rest else list(range(len(here.legal))))


def options(here: Away, rest: str) -> None:
    for name, value in here.info["options"].items():
        here.screen.say(f"{name}: {value}")


def chat(here: Away, rest: str) -> None:
    here.send("chat", text=rest)


def bot(here: Away, rest: str) -> None:
    here.send("bot", seat=here.seat, level=rest)


def sends(kind: str, **more: Any) -> Callable[[Away, str], None]:
    def send(here: Away, rest: str) -> None:
        here.send(kind, **more)

    return send


def leave(here: Away, rest: str) -> None:
    raise Leave


class Command(NamedTuple):
    takes: str
    meaning: str
    do: Callable[[Away, str], None]


COMMANDS = {
    "help": Command("", "this list", show_help),
    "rules": Command(" [NUMBER]", "the rules of the decision at hand, or one rule by its number", rules),
    "undo": Command("", "take back your last move; those who decided since are asked", sends("undo")),
    "yes": Command("", "agree to what was asked", sends("answer", yes=True)),
    "no": Command("", "do not agree", sends("answer", yes=False)),
    "chat": Command(" TEXT", "say something to everybody at the table", chat),
    "log": Command("", "everything that has happened", show_log),
    "view": Command("", "the table once more", lambda here, rest: here._page()),
    "moves": Command(" [PART]", "every legal move, or those that contain a text", show_moves),
    "options": Command("", "the options of this game", options),
    "hint": Command("", "what a bot would think of your moves", sends("hint")),
    "bot": Command(" [LEVEL]", "let a bot play for you until you are back", bot),
    "back": Command("", "play for yourself again", sends("back")),
    "resign": Command("", "give up; a bot plays on, or at a table of two the game ends", sends("resign")),
    "quit": Command("", "leave the screen; the table is kept", leave),
}
SHORT = {"?": "help", "q": "quit", "exit": "quit", "say": "chat"}
