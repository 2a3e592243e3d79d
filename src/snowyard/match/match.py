"""A match: one table, who sits there, and every move so far. Seed, options and moves are the whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import Table, deal
from snowyard.match.fairness import commitment, deal_key, fresh_seed, move_key
from snowyard.match.feedback import Feedback
from snowyard.match.undo import Reach, reach

ANYBODY = ("Robin", "Kim", "Sam", "Noa", "Toni", "Alex", "Charlie", "Jo")


def anybody(taken: Iterable[str]) -> str:
    """A name for somebody who has not said theirs. It is told of in the third person, so "Me" will not do: "Me throws"."""
    others = {name.casefold() for name in taken}
    return next(name for name in (*ANYBODY, *(f"Robin {n}" for n in range(2, 99))) if name.casefold() not in others)


@dataclass(frozen=True)
class Seat:
    """Who sits here: a person, or a bot of this kind."""

    name: str
    bot: str = ""


@dataclass(frozen=True)
class Move:
    """One move: who, what, and what the dice showed (as people write it). `news`: it rolled dice or brought something hidden to
    light."""

    seat: int
    action: int
    rolls: tuple[str, ...]
    news: bool


@dataclass(frozen=True)
class Sitting:
    """Somebody sat down here: by lot (fairness.py), or because they chose the seat."""

    seat: int
    by_lot: bool


@dataclass(frozen=True)
class Beginning:
    """The first moves of a match that went on under another seed (`Match.go_on`): who sat there then, and their luck. `keeper`:
    what this seat could not know was dealt anew."""

    players: tuple[Seat, ...]
    seed: bytes
    salts: Mapping[int, str]
    seating: tuple[Sitting, ...]
    moves: int
    keeper: int

    @property
    def commitment(self) -> str:
        return commitment(self.seed)


class Match:
    """`own_dice`: people roll real dice and say what they show; else every roll follows from the seed. `seating`: how seats
    were given, in the order in which people sat down; empty if nobody drew lots. `beginning`: the part before `go_on`.
    `feedback`: what players say of the game, by their seats."""

    def __init__(
        self,
        slug: str,
        players: Sequence[Seat] = (),
        *,
        seed: bytes | None = None,
        own_dice: bool = False,
        salts: Mapping[int, str] | None = None,
        seating: Sequence[Sitting] = (),
        **options: Any,
    ) -> None:
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
        self.beginning: Beginning | None = None
        self.moves: list[Move] = []
        self.feedback: dict[int, Feedback] = {}
        self._before: list[bytes | None] = []  # the table before each move; None: forgotten, to be played again
        self._told: list[str] = []  # what each move did, for everybody, as far as anybody asked

    @classmethod
    def standing(
        cls,
        slug: str,
        players: Sequence[Seat],
        made: Sequence[tuple[int, int, bool]],
        board: bytes,
        *,
        seed: bytes,
        salts: Mapping[int, str],
        seating: Sequence[Sitting] = (),
        beginning: Beginning | None = None,
        **options: Any,
    ) -> Match:
        """A match as it lies after these moves (seat, action, news): they are not played, only when somebody looks back. A board
        that no table can have, or not this one, is refused."""
        match = cls(slug, players, seed=seed, salts=salts, seating=seating, **options)
        match.beginning = beginning
        dealt, match.table = match.table, Table.restore(match.game, board)
        if match.table.options != dealt.options or match.table.t.decisions != len(made):
            raise Refusal("bytes", "the board does not belong to these options and moves")
        if not all(0 <= seat < dealt.seats and 0 <= action < match.game.actions for seat, action, _ in made):
            raise Refusal("bytes", "a move names a seat or an action that is not there")
        match.moves = [Move(seat, action, (), news) for seat, action, news in made]
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
            again = self.replaying()()
            self.moves, self._before = again.moves, again._before

    def replaying(self) -> Callable[[], Match]:
        """How to play this match again from its seeds, as it is now: a match of its own, which may be made in another thread."""
        slug, own_dice, options, moves, first = self.game.slug, self.own_dice, self.table.options, self.moves[:], self.beginning
        now: dict[str, Any] = {"players": self.players, "seed": self.seed, "salts": self.salts, "seating": self.seating}
        then = now if first is None else {name: getattr(first, name) for name in now}

        def again() -> Match:
            match = Match(slug, own_dice=own_dice, **then, **options)
            for number, move in enumerate(moves):
                if first is not None and number == first.moves:
                    match.go_on(first.keeper, **now)
                match.play(move.seat, move.action, move.rolls if own_dice else ())
            if first is not None and match.beginning is None:
                match.go_on(first.keeper, **now)
            return match

        return again

    def go_on(
        self,
        keeper: int,
        players: Sequence[Seat],
        *,
        seed: bytes,
        salts: Mapping[int, str] | None = None,
        seating: Sequence[Sitting] = (),
    ) -> None:
        """From here on these players, with another seed. What the seat `keeper` could not know is dealt anew, so whoever knows
        the first seed knows no more than that seat; through its eyes nothing changes."""
        if self.beginning is not None:
            raise Refusal("record", "this game has gone on under another seed before; it can do so once")
        if self.own_dice:
            raise Refusal("record", "this game is played with real dice; only a game whose dice come from a seed can go on so")
        if self.table.over:
            raise Refusal("game over", "the game is over; nothing of it can go on")
        if len(players) != self.table.seats or not 0 <= keeper < self.table.seats:
            raise Refusal("seats", f"{len(players)} players and seat {keeper} for a table of {self.table.seats} seats")
        self.beginning = Beginning(tuple(self.players), self.seed, self.salts, tuple(self.seating), len(self.moves), keeper)
        self.seed, self.salts, self.players = seed, dict(salts or {}), list(players)
        self.seating = tuple(seating) if any(sitting.by_lot for sitting in seating) else ()
        self.table = self.table.redealt(keeper, *deal_key(self.seed, self.salts, len(self.moves)))

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.players]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def play(self, seat: int, move: str | int, rolls: Sequence[str] = ()) -> Move:
        """Play a move for a seat, if the rules allow it (`Table.step`). `rolls` are the results of real dice, only with
        `own_dice`. Refused moves change nothing."""
        if not self.table.over and seat != self.table.actor:
            raise Refusal("not your turn", f"it is {self.names[self.table.actor]}'s decision, not {self.name_of(seat)}'s")
        before = bytes(self.table)
        try:
            action = self.table.number(move)
            self.load_dice(action, rolls)
            self.table.rekey(*move_key(self.seed, self.salts, len(self.moves) + 1))
            self.table.step(action, self.names)
        except Refusal:
            self.table = Table.recall(self.game, before)
            raise
        made = Move(seat, action, tuple(self.table.rolls()), bool(self.table.t.news))
        self.table.load([])
        self._before.append(before)
        self.moves.append(made)
        return made

    def load_dice(self, action: int, rolls: Sequence[str]) -> None:
        """The dice of the next move, where they do not follow from the seed."""
        if self.own_dice:
            self.table.load(self.table.read_rolls(action, rolls))
        elif rolls:
            raise Refusal("dice", "the dice of this game come from its seed; rolls cannot be given")

    def names_at(self, number: int) -> list[str]:
        """What the seats were called after `number` moves."""
        first = self.beginning
        return self.names if first is None or number > first.moves else [seat.name for seat in first.players]

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

    def undo(self, seat: int) -> Move:
        """Take back this seat's last move, with what bots decided since."""
        found = reach(self, seat)
        if any(not self.players[other].bot for other in found.others):
            found = Reach(why="somebody else has decided since")  # who, a seat may not always know
        if found.why:
            raise Refusal("undo", f"that cannot be taken back: {found.why}")
        return self.take_back(found.count)[0]

    def take_back(self, count: int) -> list[Move]:
        """The last moves, so many, are void; whether they may be, `reach` says. Returns them, the oldest first."""
        first = len(self.moves) - count
        self.table = self.at(first)
        taken = self.moves[first:]
        del self.moves[first:], self._before[first:], self._told[first:]
        return taken

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
