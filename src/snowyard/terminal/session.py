"""A game in the terminal: asks people, lets bots play, tells everybody what they may know, keeps the record."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Sequence
from pathlib import Path

from snowyard.kernel.errors import Refusal
from snowyard.match import Match, save
from snowyard.players import Player, player
from snowyard.players.program import Program
from snowyard.terminal import talk
from snowyard.terminal.dice import ask_dice
from snowyard.terminal.moves import matching, pick, tidy
from snowyard.terminal.screen import Screen
from snowyard.terminal.talk import Leave
from snowyard.terminal.teller import SPECTATOR, Teller
from snowyard.terminal.unbroken import unbroken

RECALLED = 6  # moves that are told again when a saved game goes on
INTERRUPTED = 130  # the exit status of a program that Ctrl-C ended


class Session:
    """One match at one terminal. `watcher` is the seat whose eyes are on the screen."""

    def __init__(self, match: Match, file: Path, screen: Screen) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.teller = Teller(match, screen)
        self.bots: dict[str, Player] = {}
        self.people = [s for s, seat in enumerate(match.players) if not seat.bot]
        self.watcher = self.people[0] if len(self.people) == 1 else SPECTATOR  # of several, nobody sits there yet
        first = max(0, len(match.moves) - RECALLED + 1) if match.moves else 0
        self.told = dict.fromkeys([SPECTATOR, *self.people], first)  # the first move each has not heard of
        self.secretive = len(self.people) > 1 and bool(match.table.hides)
        screen.passed_on = self.secretive

    def run(self) -> int:
        """Play to the end, or until somebody leaves. Returns the exit status."""
        try:
            save(self.match, self.file)
            self._open()
            while not self.match.table.over:
                self._decide(self.match.table.actor)
            self._close()
        except (EOFError, Leave):
            self._farewell()
        except KeyboardInterrupt:
            self.screen.say()
            self._farewell()
            return INTERRUPTED
        finally:
            for bot in self.bots.values():
                bot.close()
        return 0

    # ---- one decision

    def _decide(self, seat: int) -> None:
        player = self.match.players[seat]
        if player.bot:
            self.play(seat, self.bot_move(player.bot))
            return
        if seat != self.watcher:
            self._hand_over(seat)
        self._catch_up()
        self._page(seat)
        decided = False
        while not decided:
            try:
                decided = self._answer(seat, self.screen.ask(self._question(seat)))
            except Refusal as refusal:
                self.screen.say(refusal.sentence, "bad")

    def _answer(self, seat: int, typed: str) -> bool:
        """Do what was typed; True when the table has changed."""
        moves = self.match.table.moves
        text = " ".join(typed.lower().split())
        place = pick(moves, text)
        if place is None:
            word, _, rest = typed.strip().partition(" ")
            command = talk.COMMANDS.get(talk.SHORT.get(word.lower(), word.lower()))
            if command is not None:
                return command.do(self, seat, rest.strip())
            text = tidy(typed, self.match.names)
            place = pick(moves, text)
        if place is not None:
            self.play(seat, self.match.table.actions[place])
            return True
        self._no_such_move(moves, text)
        return False

    def _no_such_move(self, moves: Sequence[str], text: str) -> None:
        found = matching(moves, text) if text else []
        if not text:
            self._page(self.watcher)
        elif found:
            self.teller.moves(moves, found)
        elif text.isdecimal():
            self.screen.say(f"There is no move {text}; the moves have the numbers 1 to {len(moves)}.", "bad")
        else:
            self.match.table.action(text)  # refused: the sentence says why and what is legal

    def play(self, seat: int, action: int) -> None:
        """Play a move of a seat, save the record, tell whoever watches."""
        rolls: list[str] = []
        if self.match.own_dice:
            rolls = ask_dice(self.match, seat, action, self.screen)
        with unbroken():
            self.match.play(seat, action, rolls)
            save(self.match, self.file)
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

    def take_back(self, seat: int) -> None:
        """Take back the last move of a person at this terminal, as far as the match allows it."""
        moves = self.match.moves
        if moves and moves[-1].seat not in self.people:
            raise Refusal("undo", "that cannot be taken back: the last decision was another player's")
        with unbroken():
            taken = self.match.undo(moves[-1].seat if moves else seat)
            save(self.match, self.file)
        self.told = {s: min(n, len(moves) + 1) for s, n in self.told.items()}
        whose = f": {self.match.game.name(taken.action)}" if taken.seat == seat else ""
        self.screen.say(f"Taken back{whose}.")

    # ---- what is on the screen

    def _open(self) -> None:
        screen, match = self.screen, self.match
        screen.say(f"{match.game.title}. {match.game.summary}", "bold")
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
            screen.say(f"This screen cannot be cleared: whoever reads what stands above sees other players' {hides}.", "bad")
        screen.say()

    def _page(self, seat: int) -> None:
        """Table, prompt line and moves. Plain: the table only if others have moved since."""
        moves = self.match.moves
        if not self.screen.plain or not moves or moves[-1].seat != seat:
            self.teller.table(seat)
        self.teller.prompt(seat)
        legal = self.match.table.moves
        self.screen.offer([*legal, *talk.COMMANDS])
        self.teller.moves(legal)

    def _question(self, seat: int) -> str:
        if len(self.people) > 1:
            return f"{self.match.names[seat]}: "
        return "Your move: " if self.screen.plain else "> "

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

    def _close(self) -> None:
        self._catch_up()
        seat = self.watcher
        if self.secretive:  # now everybody looks
            seat = SPECTATOR
            self.screen.clear()
            self.teller.log(seat, max(0, len(self.match.moves) - RECALLED + 1), len(self.match.moves))
        self.teller.table(seat)
        self.teller.prompt(seat)
        self.screen.say("The whole game is recorded. See it again with", "quiet")
        self.screen.quote(f"snowyard replay {self._quoted}")

    @property
    def _quoted(self) -> str:
        return shlex.quote(str(self.file))

    def _farewell(self) -> None:
        if self.secretive:  # whoever comes to this terminal next
            self.screen.clear()
        self.screen.say("The game is saved. Go on with")
        self.screen.quote(f"snowyard play --resume {self._quoted}")
