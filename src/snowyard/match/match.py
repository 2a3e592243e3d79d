"""A match: one table, who sits there, and every move so far. Seed, options and moves are the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import Table, deal
from snowyard.match.fairness import commitment, fresh_seed, move_key


@dataclass(frozen=True)
class Seat:
    """Who sits here: a person, or a bot of this kind."""

    name: str
    bot: str = ""


@dataclass(frozen=True)
class Move:
    """One move: who, what, and what the dice showed (as people write it)."""

    seat: int
    action: int
    rolls: tuple[str, ...]


@dataclass(frozen=True)
class Sitting:
    """Somebody sat down here: by lot (fairness.py), or because they chose the seat."""

    seat: int
    by_lot: bool


class Match:
    """`own_dice`: people roll real dice and say what they show; else every roll follows from the seed. `seating`: how seats
    were given, in the order in which people sat down; empty if nobody drew lots."""

    def __init__(self, slug: str, players: Sequence[Seat] = (), *, seed: bytes | None = None, own_dice: bool = False,
                 salts: Mapping[int, str] | None = None, seating: Sequence[Sitting] = (), **options: Any) -> None:  # fmt: skip
        self.game: Game = game(slug)
        self.seed = fresh_seed() if seed is None else seed
        self.salts = dict(salts or {})
        self.own_dice = own_dice
        self.table = Table(self.game)
        deal(self.table, options, *move_key(self.seed, self.salts, 0))
        if players and len(players) != self.table.seats:
            raise Refusal("seats", f"{len(players)} players for a table of {self.table.seats} seats")
        self.players = list(players) or [Seat(f"p{s}") for s in range(self.table.seats)]
        self.seating = tuple(seating) if any(sitting.by_lot for sitting in seating) else ()
        self.moves: list[Move] = []
        self._before: list[bytes | None] = []  # the table before each move; None: forgotten, to be played again
        self._told: list[str] = []  # what each move did, for everybody, as far as anybody asked

    @classmethod
    def standing(cls, slug: str, players: Sequence[Seat], made: Sequence[tuple[int, int]], board: bytes, *, seed: bytes,
                 salts: Mapping[int, str], seating: Sequence[Sitting] = (), **options: Any) -> Match:  # fmt: skip
        """A match as it lies after these moves (seat, action): they are not played, only when somebody looks back. A board
        that no table can have, or not this one, is refused."""
        match = cls(slug, players, seed=seed, salts=salts, seating=seating, **options)
        dealt, match.table = match.table, Table.restore(match.game, board)
        if match.table.options != dealt.options or match.table.t.decisions != len(made):
            raise Refusal("bytes", "the board does not belong to these options and moves")
        if not all(0 <= seat < dealt.seats and 0 <= action < match.game.actions for seat, action in made):
            raise Refusal("bytes", "a move names a seat or an action that is not there")
        match.moves = [Move(seat, action, ()) for seat, action in made]
        match._before = [None] * len(made)
        return match

    def copy(self) -> Match:
        """The same match once more: what is played there changes nothing here."""
        match = copy(self)
        match.table = self.table.copy()
        match.moves, match._before, match._told = self.moves[:], self._before[:], self._told[:]
        return match

    def forget(self, kept: int) -> None:
        """Free the memory of all but the newest tables before a move; they are played again when somebody looks back."""
        old = len(self._before) - kept
        while old > 0 and self._before[old - 1] is not None:
            old -= 1
            self._before[old] = None

    def recall(self) -> None:
        """Play every move again where something was forgotten."""
        if None in self._before:
            again = Match(self.game.slug, self.players, seed=self.seed, own_dice=self.own_dice, salts=self.salts,
                          **self.table.options)  # fmt: skip
            for move in self.moves:
                again.play(move.seat, move.action, move.rolls if self.own_dice else ())
            self.moves, self._before = again.moves, again._before

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.players]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def play(self, seat: int, move: str | int, rolls: Sequence[str] = ()) -> Move:
        """Play a move for a seat. `rolls` are the results of real dice, only with `own_dice`. Refused moves change
        nothing."""
        if not self.table.over and seat != self.table.actor:
            raise Refusal("not your turn", f"it is {self.names[self.table.actor]}'s decision, not {self.name_of(seat)}'s")
        before = bytes(self.table)
        try:
            action = self.table.action(move)
            if self.own_dice:
                self.table.load(self.table.read_rolls(action, rolls))
            elif rolls:
                raise Refusal("dice", "the dice of this game come from its seed; rolls cannot be given")
            self.table.rekey(*move_key(self.seed, self.salts, len(self.moves) + 1))
            self.table.step(action)
        except Refusal:
            self.table = Table.recall(self.game, before)
            raise
        made = Move(seat, action, tuple(self.table.rolls()))
        self.table.load([])
        self._before.append(before)
        self.moves.append(made)
        return made

    def name_of(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.players) else f"seat {seat}"

    def wanted_roll(self, move: str | int, rolls: Sequence[str]) -> int:
        """Faces of the next real die this move needs after these (minus the kinds of a draw); 0: no more."""
        trial = self.table.copy()
        action = trial.action(move)
        loaded: list[int] = []
        for text in [*rolls, ""]:
            step = trial.copy()
            step.load(loaded)
            step.play(action)
            faces: int = step.t.wanted
            if not faces or len(loaded) == len(rolls):
                return faces
            loaded.append(trial.read_face(faces, text))
        return 0

    def why_no_undo(self, seat: int) -> str:
        """Why this seat may not take back the last move; '' if it may."""
        if not self.moves:
            return "there is no move to take back"
        last = self.moves[-1]
        if last.seat != seat:
            return "somebody else has decided since"  # who, a seat may not always know
        if self.table.t.news:
            return "the last move rolled dice or brought something hidden to light"
        if last.action in self.game.never_undone:
            return f"{self.game.name(last.action)!r} is never taken back"
        return ""

    def undo(self, seat: int) -> Move:
        """Take back this seat's last move: never across a roll, a revealed secret or another player's decision."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Refusal("undo", f"that cannot be taken back: {reason}")
        self.table = self.at(len(self.moves) - 1)
        self._before.pop()
        del self._told[len(self._before) :]
        return self.moves.pop()

    def told(self, number: int) -> str:
        """What move `number` (from 1) did, in words that everybody may hear; players are called by their seats."""
        while len(self._told) < number:
            self._told.append(" ".join(self.at(len(self._told) + 1).story()))
        return self._told[number - 1]

    def at(self, number: int) -> Table:
        """The table after `number` moves."""
        if not 0 <= number <= len(self.moves):
            raise Refusal("move number", f"there is no move {number}; the game has {len(self.moves)} moves")
        if number == len(self.moves):
            return self.table.copy()
        before = self._before[number]
        if before is None:
            self.recall()
            before = self._before[number]
        assert before is not None
        return Table.recall(self.game, before)
