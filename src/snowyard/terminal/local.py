"""A table at this terminal: asks people, lets bots play, tells everybody what they may know, keeps the record."""

from __future__ import annotations

import hashlib
import os
import shlex
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.match import Match, save
from snowyard.match.warm import warm_up
from snowyard.players import DEFAULT, Player, analyse, check_kind, player
from snowyard.players.program import Program
from snowyard.terminal.dice import ask_dice
from snowyard.terminal.screen import Screen
from snowyard.terminal.seating import record_file
from snowyard.terminal.session import PlayTable
from snowyard.terminal.talk import Command, commands
from snowyard.terminal.teller import SPECTATOR, Teller
from snowyard.terminal.unbroken import unbroken

RECALLED = 6  # moves that are told again when a saved game goes on
HINTS = 5  # moves that a hint shows
HINT_SECONDS = 1.0


class LocalTable(PlayTable):
    """One match at one terminal. `watcher` is the seat whose eyes are on the screen."""

    def __init__(self, match: Match, file: Path, screen: Screen) -> None:
        super().__init__(match.game, screen)
        self.commands = COMMANDS
        self.match, self.file = match, file
        self.teller = Teller(match, screen)
        self.bots: dict[str, Player] = {}
        self.people = [s for s, seat in enumerate(match.players) if not seat.bot]
        self.watcher = self.people[0] if len(self.people) == 1 else SPECTATOR  # of several, nobody sits there yet
        first = max(0, len(match.moves) - RECALLED + 1) if match.moves else 0
        self.told = dict.fromkeys([SPECTATOR, *self.people], first)  # the first move each has not heard of
        self.secretive = len(self.people) > 1 and bool(match.table.hides)
        screen.passed_on = self.secretive
        self._changed = True  # since somebody was last shown the page

    @property
    def names(self) -> list[str]:
        return self.match.names

    @property
    def legal(self) -> list[str]:
        return self.match.table.moves

    @property
    def labels(self) -> list[str]:
        return self.match.table.labels(self.names)

    @property
    def rules(self) -> list[str]:
        return list(self.match.table.view(self.watcher)["rules"])

    @property
    def options(self) -> dict[str, Any]:
        return self.match.table.options

    # ---- one decision

    def typed(self) -> str | None:
        """What the person types who has to decide; bots play until then."""
        while not (table := self.match.table).over:
            seat = table.actor
            kind = self.match.players[seat].bot
            if kind:
                self.make(seat, self.bot_move(kind))
                continue
            if self._changed:
                if seat != self.watcher:
                    self._hand_over(seat)
                self._catch_up()
                self.page()
                self._changed = False
            return self.screen.ask(self.question)
        self._end()
        return None

    def play(self, place: int) -> None:
        self.make(self.watcher, self.match.table.actions[place])

    def make(self, seat: int, action: int) -> None:
        """Play a move of a seat, save the record, tell whoever watches."""
        rolls: list[str] = []
        if self.match.own_dice:
            rolls = ask_dice(self.match, seat, action, self.screen)
        with unbroken():
            self.match.play(seat, action, rolls)
            save(self.match, self.file)
        self._changed = True
        self._catch_up()

    def bot_move(self, kind: str) -> int:
        """What a bot of this kind plays now. Its chance comes from the match: the same game goes on the same way,
        also after an undo or from a saved record."""
        chance = hashlib.sha256(self.match.seed + f"bot {len(self.match.moves)}".encode()).digest()
        seed = int.from_bytes(chance[:8], "big") >> 2
        if kind not in self.bots:
            self.bots[kind] = player(kind, self.match.game, seed)
        bot = self.bots[kind]
        if not isinstance(bot, Program):  # programs go on as they like
            bot.begin(seed)
        known = len(bot.faults)
        action = bot.choose(self.match.table)
        for fault in bot.faults[known:]:  # which tells what the bot may do, and so what it holds
            hidden = "A bot's program made a mistake; the default move is played for it."
            self.screen.say(hidden if self.match.table.hides else fault, "bad")
        return action

    def take_back(self) -> None:
        """Take back the last move of a person at this terminal, as far as the match allows it."""
        moves = self.match.moves
        if moves and moves[-1].seat not in self.people:
            raise Refusal("undo", "that cannot be taken back: the last decision was another player's")
        with unbroken():
            taken = self.match.undo(moves[-1].seat if moves else self.watcher)
            save(self.match, self.file)
        self.told = {s: min(n, len(moves) + 1) for s, n in self.told.items()}
        self._changed = True
        whose = f": {self.match.game.name(taken.action)}" if taken.seat == self.watcher else ""
        self.screen.say(f"Taken back{whose}.")

    # ---- what is on the screen

    def begin(self) -> None:
        save(self.match, self.file)
        screen, match = self.screen, self.match
        screen.say(f"{self.game.title}. {self.game.summary}", "bold")
        self.teller.seats()
        for remark in match.table.remarks:
            screen.say(remark, "warm")
        if match.moves:
            screen.say(f"The game goes on after move {len(match.moves)}.")
        if match.own_dice:
            screen.say("You roll the dice and type what they show.", "quiet")
        else:
            screen.say(f"The seed of the dice has the SHA-256 {match.commitment}", "quiet")
        screen.say("The game is saved after every move in", "quiet")
        screen.quote(str(self.file))
        if self.people:
            screen.say("Type a move by its number or its text; help shows what else you can type.", "quiet")
        if self.secretive and not screen.can_clear:
            hides = match.table.hides
            screen.say(
                f"This screen cannot be cleared: whoever reads what stands above sees other players' {hides}.", "bad"
            )
        screen.say()

    def show(self, again: bool = True) -> None:
        moves = self.match.moves
        if again or not self.screen.plain or not moves or moves[-1].seat != self.watcher:
            self.teller.table(self.watcher)
        self.teller.prompt(self.watcher)

    def log(self) -> None:
        self.teller.log(self.watcher, 0, len(self.match.moves))

    @property
    def question(self) -> str:
        return f"{self.match.names[self.watcher]}: " if len(self.people) > 1 else super().question

    def _catch_up(self) -> None:
        """Tell the watcher what happened since they last looked. Where nothing is secret everybody looks together."""
        number = len(self.match.moves)
        self.teller.shared = len(self.people) > 1 and not self.secretive
        self.teller.log(self.watcher, self.told[self.watcher], number)
        for seat in [self.watcher] if self.secretive else list(self.told):
            self.told[seat] = number + 1

    def _hand_over(self, seat: int) -> None:
        """Another person takes the screen. If the table has secrets, nobody sees the other's side."""
        name = self.match.names[seat]
        if self.secretive:
            self.screen.wait(f"Press Enter to clear the screen, then pass the device to {name}. ")
            self.screen.clear()
            self.screen.wait(f"{name}, press Enter when only you see the screen. ")
            self.screen.clear()
        self.watcher = seat

    # ---- the end

    def _end(self) -> None:
        self._catch_up()
        if self.secretive:  # now everybody looks
            self.watcher = SPECTATOR
            self.screen.clear()
            self.teller.log(SPECTATOR, max(0, len(self.match.moves) - RECALLED + 1), len(self.match.moves))
        self.show()
        self.screen.say("The whole game is recorded. See it again with", "quiet")
        self.screen.quote(f"snowyard replay {self._quoted}")

    @property
    def _quoted(self) -> str:
        return shlex.quote(str(self.file))

    def farewell(self) -> None:
        if self.secretive:  # whoever comes to this terminal next
            self.screen.clear()
        self.screen.say("The game is saved. Go on with")
        self.screen.quote(f"snowyard play --resume {self._quoted}")

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()


# ---- what can be typed here alone


def save_copy(here: LocalTable, rest: str) -> None:
    if rest:
        file = record_file(here.game, os.path.expanduser(rest))
        try:
            save(here.match, file)
        except OSError as error:
            raise Refusal("save", f"the game cannot be saved in {file}: {error.strerror}") from None
        here.screen.say(f"A copy of the game is saved in {file}")
    else:
        here.screen.say(f"The game is saved in {here.file}")


def hint(here: LocalTable, rest: str) -> None:
    """What the best moves should win, by a search that knows no more than this seat."""
    warm_up(here.game, here.screen.say, [DEFAULT])
    found = analyse(here.match.table, here.watcher, seconds=HINT_SECONDS, seed=len(here.match.moves))
    called = dict(zip(here.legal, here.labels, strict=True))
    for worth in found.moves if rest == "all" else found.moves[:HINTS]:
        here.worth(called[worth.move], worth.chance if worth.tried else None, worth.error)


def choose_for_me(here: LocalTable, rest: str) -> None:
    kind = check_kind(rest or DEFAULT)
    warm_up(here.game, here.screen.say, [kind])
    here.make(here.watcher, here.bot_move(kind))


COMMANDS = commands(
    "leave; the game is saved",
    undo=Command("", "take back your last move; never a roll, a secret or another player's decision",
                 lambda here, rest: here.take_back()),
    save=Command(" [FILE]", "say where the game is saved, or save a copy elsewhere", save_copy),
    hint=Command(" [all]", "what the best moves (or all) should win, by thinking ahead", hint),
    bot=Command(" [KIND]", "let a bot choose your move", choose_for_me),
)  # fmt: skip
