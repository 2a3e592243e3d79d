"""A table at this terminal: asks people, lets bots play, tells everybody what they may know, keeps the record."""

from __future__ import annotations

import hashlib
import os
import shlex
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.tongue import language, said
from snowyard.match import Match, save
from snowyard.match.native import begin
from snowyard.players import DEFAULT, Player, analyse, check_kind, player
from snowyard.players.program import Program
from snowyard.terminal.dice import ask_dice
from snowyard.terminal.feedback import how_to, typed_feedback
from snowyard.terminal.learned import Explainer
from snowyard.terminal.refusals import in_words
from snowyard.terminal.screen import Screen
from snowyard.terminal.seating import programs_of, record_file
from snowyard.terminal.session import PlayTable
from snowyard.terminal.session_commands import Command, commands
from snowyard.terminal.teller import SPECTATOR, Teller
from snowyard.terminal.unbroken import unbroken

RECALLED = 6  # moves that are told again when a saved game goes on
HINTS = 5  # moves that a hint shows
HINT_SECONDS = 1.0


class LocalTable(PlayTable):
    """One match at one terminal. `watcher` is the seat whose eyes are on the screen."""

    def __init__(
        self,
        match: Match,
        file: Path,
        screen: Screen,
        hints: bool = False,
        explainer: Explainer | None = None,
        forced: bool = False,
    ) -> None:
        """`hints`: allowed though several people play. `explainer`: says what appears for the first time. `forced`: moves without
        a choice are made by themselves."""
        super().__init__(match.game, screen)
        self.explainer = explainer
        self.commands = COMMANDS
        self.match, self.file = match, file
        self.teller = Teller(match, screen)
        self.bots: dict[str, Player] = {}
        self.people = [s for s, seat in enumerate(match.players) if not seat.bot]
        self.watcher = self.people[0] if len(self.people) == 1 else SPECTATOR  # of several, nobody sits there yet
        first = max(0, len(match.moves) - RECALLED + 1) if match.moves else 0
        self.told = dict.fromkeys([SPECTATOR, *self.people], first)  # the first move each has not heard of
        self.hints = hints or len(self.people) < 2
        self.secretive = len(self.people) > 1 and bool(match.table.hides)
        screen.passed_on = self.secretive
        self.teller.shared = len(self.people) > 1 and not self.secretive
        self._changed = True  # since somebody was last shown the page
        self.forced = forced
        self._took_back = False  # what somebody has taken back is not made again by itself

    @property
    def names(self) -> list[str]:
        return self.match.names

    @property
    def looker(self) -> int:
        return self.watcher

    @property
    def plays(self) -> bool:
        return bool(self.people)

    @property
    def legal(self) -> list[str]:
        return [move for move in self.match.table.moves if move != self.game.facts.gives_up]

    @property
    def labels(self) -> list[str]:
        called = dict(zip(self.match.table.moves, self.match.table.labels(self.names, language()), strict=True))
        return [called[move] for move in self.legal]

    @property
    def can_give_up(self) -> bool:
        return self.game.gives_up in self.match.table.actions

    def refuse(self, move: str) -> None:
        raise Refusal("illegal move", f"{move}: {self.match.table.why_not(self.game.number(move), self.names, language())}")

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
                if self._made_by_itself():
                    continue
                self.page()
                self._changed = False
            return self.screen.ask(self.question)
        self._end()
        return None

    def _made_by_itself(self) -> bool:
        """Where there is no choice, and everybody sees that or nothing is hidden: a forced answer betrays nothing then."""
        table, legal = self.match.table, self.legal
        safe = not table.hides or self.game.phases[table.t.phase] in self.game.forced
        if not (self.forced and safe and len(legal) == 1) or self._took_back:
            return False
        self.screen.say(said("by-itself", label=self.labels[0]), "quiet")
        self.make(self.watcher, self.game.number(legal[0]))
        return True

    def play(self, move: str) -> None:
        self._took_back = False
        self.make(self.watcher, self.game.number(move))

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
            self.screen.say(said("bot-mistake") if self.match.table.hides else fault, "bad")
        return action

    def take_back(self) -> None:
        """Take back the last move of the people at this terminal, with what bots did since, as far as the match allows it."""
        last = next((move.seat for move in reversed(self.match.moves) if move.seat in self.people), self.looker)
        try:
            with unbroken():
                taken = self.match.undo(last)
                save(self.match, self.file)
        except Refusal as refusal:
            raise Refusal(refusal.code, in_words(refusal.sentence)) from None
        self.told = {s: min(n, len(self.match.moves) + 1) for s, n in self.told.items()}
        self._changed = self._took_back = True
        if taken.seat != self.watcher:
            self.screen.say(said("taken-back"))
            return
        move = self.match.game.name(taken.action)
        called = dict(zip(self.legal, self.labels, strict=True))
        self.screen.say(said("taken-back-move", move=called.get(move, move)))

    # ---- what is on the screen

    def begin(self) -> None:
        save(self.match, self.file)
        screen, match = self.screen, self.match
        self.greet()
        self.teller.seats(self.watcher)
        for remark in match.table.remarks:
            screen.say(remark, "warm")
        self.tell_variant()
        if match.moves:
            screen.say(said("goes-on", moves=len(match.moves)))
        if match.own_dice:
            screen.say(said("own-dice"), "quiet")
        elif not (self.explainer and self.explainer.always):  # who learns need not know
            screen.say(said("seed", hash=match.commitment), "quiet")
        screen.say(said("saved-in"), "quiet")
        screen.quote(str(self.file))
        if self.people:
            screen.say(said("how-to-type", help=said("word-help")), "quiet")
        if len(self.people) > 1:
            screen.say(said("hints-allowed" if self.hints else "hints-not-allowed"), "quiet")
            screen.say(said("hints-own-engine"), "quiet")
        if self.secretive and not screen.can_clear:
            screen.say(said("cannot-clear"), "bad")
        screen.say()
        screen.settle()

    def show(self, again: bool = True) -> None:
        moves = self.match.moves
        if again or not self.screen.plain or not moves or moves[-1].seat != self.watcher:
            with self.told_in_sight():
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
        if self.explainer:
            tables = [self.match.at(n) for n in range(self.told[self.watcher], number + 1)]
            self.kinds += [event.kind for table in tables for event in table.events(self.watcher)]
        self.teller.log(self.watcher, self.told[self.watcher], number)
        for seat in [self.watcher] if self.secretive else list(self.told):
            self.told[seat] = number + 1

    def _hand_over(self, seat: int) -> None:
        """Another person takes the screen. If the table has secrets, nobody sees the other's side."""
        name = self.match.names[seat]
        if self.secretive:
            self.screen.wait(f"{said('pass-on', name=name)} ")
            self.screen.clear()
            self.screen.wait(f"{said('take-over', name=name)} ")
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
        if self.options.get("variant"):
            self._ask_feedback()
        self.screen.say(said("recorded"), "quiet")
        self.screen.quote(f"snowyard replay {self._quoted}")

    def _ask_feedback(self) -> None:
        """Everybody who tried the variant here, once; an empty line says nothing."""
        if self.people:
            self.screen.say(how_to(), "warm")
        for seat in self.people:
            while typed := self._feedback_line(seat):
                try:
                    self.match.feedback[seat] = typed_feedback(typed)
                except Refusal as refusal:
                    self.screen.say(in_words(refusal.sentence), "bad")
                    continue
                save(self.match, self.file)
                self.screen.say(said("feedback-kept"), "quiet")
                break

    def _feedback_line(self, seat: int) -> str:
        try:
            return self.screen.ask(f"{f'{self.match.names[seat]}:' if len(self.people) > 1 else said('feedback-line')} ").strip()
        except EOFError:
            return ""

    @property
    def _quoted(self) -> str:
        return shlex.quote(str(self.file))

    def farewell(self) -> None:
        if self.secretive:  # whoever comes to this terminal next
            self.screen.clear()
        self.screen.say(said("go-on-with"))
        trusted = " --start-programs" if programs_of(self.match) else ""
        self.screen.quote(f"snowyard play --resume {self._quoted}{trusted}")

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
            raise Refusal("save", said("cannot-save", file=str(file), why=str(error.strerror))) from None
        here.screen.say(said("copy-saved", file=str(file)))
    else:
        here.screen.say(said("game-saved", file=str(here.file)))


def hint(here: LocalTable, rest: str) -> None:
    """What the best moves should win, by a search that knows no more than this seat."""
    if not here.hints:
        raise Refusal("hints", said("no-hints-here"))
    begin(here.game, here.screen.say, [DEFAULT])
    found = analyse(here.match.table, here.watcher, seconds=HINT_SECONDS, seed=len(here.match.moves))
    called = dict(zip(here.legal, here.labels, strict=True))
    for worth in found.moves if rest in ("all", said("word-all")) else found.moves[:HINTS]:
        here.worth(called[worth.move], worth.chance if worth.tried else None, worth.error)


def choose_for_me(here: LocalTable, rest: str) -> None:
    kind = check_kind(rest or DEFAULT, here.game)
    begin(here.game, here.screen.say, [kind])
    here.make(here.watcher, here.bot_move(kind))


COMMANDS = commands(
    "does-quit",
    undo=Command("does-undo", lambda here, rest: here.take_back()),
    save=Command("does-save", save_copy),
    hint=Command("does-hint", hint),
    bot=Command("does-bot", choose_for_me),
)
