"""A table as Python sees it: sit down, look, move."""

from __future__ import annotations

import secrets as system
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits, content, foreign, position
from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.game import Game, game
from snowyard.kernel.head import Event
from snowyard.kernel.record import Plain, Raw, Tables
from snowyard.kernel.view import Seen

SEED_BITS = 63
FULL = 2  # what `emit` (kernel/head.py) writes into `misload` when there is no room for an event


class Table:
    """One game being played. Everything about it lies in one record; this class only reads and moves it."""

    def __init__(self, of: Game) -> None:
        self.game = of
        self._tables: Tables = of.layout.array(2)  # the table, and room for what one seat may see of it
        self._mask = bits.empty(of.actions)

    # ---- looking

    @property
    def t(self) -> Plain:
        """The true record, secrets and all, as Python sees it."""
        return self._tables[0]

    @property
    def seats(self) -> int:
        return int(self.t.seats)

    @property
    def actor(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return int(self.t.actor)

    @property
    def over(self) -> bool:
        return self.actor < 0

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.game.options.texts(self.t))

    @property
    def remarks(self) -> list[str]:
        """What players should know about the options of this table."""
        return self.game.options.remarks(self.t)

    @property
    def hides(self) -> str:
        """What players at this table hide from each other, in words; "": everything lies open."""
        return self.game.options.hides(self.t)

    def legal(self) -> bits.Mask:
        """The legal moves as a bit set (a fresh copy)."""
        self.game.driver.legal(self._tables.one(), self._mask)
        return self._mask.copy()

    @property
    def actions(self) -> list[int]:
        """The legal moves as action numbers."""
        found = bits.members(self.legal())
        if not self.over and not (found and found[-1] < self.game.actions):
            allows = f"action {found[-1]}, which has no name in words.py" if found else f"no move to seat {self.actor}"
            raise Refusal("rules", f"{self.game.slug}: legal in rules.py allows {allows}")
        return found

    @property
    def moves(self) -> list[str]:
        """The legal moves as canonical texts."""
        return [self.game.name(action) for action in self.actions]

    @property
    def payoff(self) -> list[float]:
        """What each seat won: 1 in all, shared among joint winners; zeros while the game goes on."""
        out = np.zeros(self.seats)
        if self.over:
            self.game.driver.rules.payoff(self._tables.one(), out)
        return [float(x) for x in out]

    def shown(self, seat: int) -> Plain:
        """A copy of the record with only what this seat (-1: a spectator) may see; valid until the next call."""
        if not -1 <= seat < self.seats:
            raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {self.seats - 1}, and -1 for a spectator")
        self.game.driver.show(self._tables.lifted, self._tables.raw, 0, seat)
        return self._tables[1]

    def seen(self, seat: int) -> Seen:
        """The same, as words and views read it; it stays as it is."""
        self.shown(seat)
        return Seen(self.game.layout, self._tables.raw[1].tobytes())

    def view(self, seat: int, names: Sequence[str] = (), lang: str = "en") -> dict[str, Any]:
        """Everything a screen needs to draw the table for this seat, and nothing the seat may not know."""
        seen = self.seen(seat)
        view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode({
            **self.game.public(self.seen(-1)), **self.game.private(seen, seat),
            "prompt": self.game.speech(lang).prompt(seen, seat, self.names(names)),
            "rules": self.game.words.rule_at(seen),
            "moves": self.moves if seat == self.actor else []}))  # fmt: skip
        return view

    def prompt(self, seat: int, names: Sequence[str] = (), lang: str = "en") -> str:
        """One line that says what this seat must decide, or whom the table waits for."""
        return self.game.speech(lang).prompt(self.seen(seat), seat, self.names(names))

    def labels(self, names: Sequence[str] = (), lang: str = "en") -> list[str]:
        """What the buttons of the legal moves say to the seat that decides, in the order of `moves`."""
        speech, called, seen = self.game.speech(lang), self.names(names), self.seen(self.actor)
        return [speech.label(move, seen, self.actor, called) for move in self.moves]

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """What a learner in this seat sees, as numbers."""
        self.shown(seat)
        out = np.zeros(self.game.observation_size, np.float32)
        self.game.driver.features.observe(self._tables.one(1), seat, out)
        return out

    def events(self, seat: int = -1, seen: Seen | None = None) -> list[Event]:
        """What the last move did, as far as this seat (-1: a spectator) may see it. `seen`: what it sees, if that is at hand."""
        seen = seen or self.seen(seat)
        kinds = self.game.words.EVENTS
        return [Event(kinds[row[0]], *row[1:5]) for row in seen.event[: seen.event_count]]

    def story(self, seat: int = -1, names: Sequence[str] = (), lang: str = "en") -> list[str]:
        """The events of the last move as sentences spoken to this seat."""
        called, speech, seen = self.names(names), self.game.speech(lang), self.seen(seat)
        return [speech.tell(event, seen, seat, called) for event in self.events(seat, seen)]

    def names(self, given: Sequence[str] = ()) -> list[str]:
        """What the seats are called: the names given, else p0, p1, ..."""
        return [given[s] if s < len(given) and given[s] else f"p{s}" for s in range(self.seats)]

    # ---- moving

    def play(self, move: str | int) -> list[Event]:
        """Play a move of the seat that decides now. A bad move raises Refusal and changes nothing."""
        self.step(self.action(move))
        return self.events(-1)

    def step(self, action: int) -> None:
        """The same for the number of a legal move, with nothing told."""
        before = self._tables.raw[0].copy()
        self.game.driver.step(self._tables.one(), action)
        if self.t.misload:
            loaded, full = [int(n) for n in self.t.given[: self.t.given_count]], self.t.misload == FULL
            self._tables.raw[0] = before
            if full:
                raise self._too_many(repr(self.game.name(action)))
            raise Refusal("loaded dice", f"the loaded dice {loaded} do not fit {self.game.name(action)!r}: "
                          "one of them shows what that roll or draw cannot show")  # fmt: skip
        why = self._astray()
        if why:
            self._tables.raw[0] = before
            raise Refusal("rules", f"{self.game.slug}: play in rules.py, asked for {self.game.name(action)!r}, {why}")

    def _too_many(self, what: str) -> Refusal:
        room = self.game.layout.room("event")
        return Refusal("rules", f"{self.game.slug}: {what} makes more events than there is room for: events={room} in layout.py")

    def _astray(self) -> str:
        """What is wrong with who decides now; a mistake of the rules, which the next thing that looks would stumble over."""
        t, over = self.t, self.game.over
        if not -1 <= t.actor < t.seats:
            return f"leaves the decision to seat {t.actor}; seats are 0 to {t.seats - 1}, and -1 when it is over"
        if (t.actor < 0) != (t.phase == over) or not 0 <= t.phase <= over:
            return f"leaves actor {t.actor} in phase {t.phase}; the actor is -1 in the phase {over}, 'over', and only there"
        return ""

    def action(self, move: str | int) -> int:
        """The number of a legal move; anything else is refused with the reason and what is legal."""
        if self.over:
            raise Refusal("game over", "the game is over; no move is legal")
        if isinstance(move, str):
            action = self.game.number(move)
        elif isinstance(move, int | np.integer) and not isinstance(move, bool):
            action = int(move)
        else:
            raise Refusal("unknown move", f"a move is a text or an action number, not {move!r}")
        if not 0 <= action < self.game.actions:
            raise Refusal("unknown move", f"there is no action {action}; actions are 0 to {self.game.actions - 1}")
        if not bits.has(self.legal(), action):
            raise Refusal("illegal move", f"{self.game.name(action)!r} is not legal now; legal: {listing(self.moves)}")
        return action

    def load(self, results: Iterable[int]) -> None:
        """Load dice: the next rolls and draws show these (a face from 0, or the kind of card drawn). [] unloads."""
        queue = list(results)
        room = len(self.t.given)
        if len(queue) > room:
            raise Refusal("loaded dice", f"{len(queue)} results are too many; the queue holds {room}")
        for n in queue:
            if isinstance(n, bool) or not isinstance(n, int | np.integer) or not 0 <= n < 2**15:
                raise Refusal("loaded dice", f"a loaded result is a whole number from 0, not {n!r}")
        self.t.given[:] = 0
        self.t.given[: len(queue)] = queue
        self.t.given_at, self.t.given_count = 0, len(queue)

    def rekey(self, seed: int, index: int) -> None:
        """Start the generator anew: stream `index` of `seed`."""
        self.game.driver.key(self.t.generator, np.uint64(seed), np.uint64(index))

    def rolls(self) -> list[str]:
        """What the dice and draws of the last move showed, as texts (at most as many as can be loaded)."""
        kept = min(self.t.made_count, len(self.t.made))
        return [self.face(faces, result) for result, faces in self.t.made[:kept].tolist()]

    def face(self, faces: int, result: int) -> str:
        """A result as people write it: what the die shows, or its number from 0."""
        texts = self.game.words.FACES.get(faces)
        return str(result) if texts is None else str(texts[result])

    def read_rolls(self, move: str | int, texts: Sequence[str]) -> list[int]:
        """Results that people wrote, as loaded dice for this move. They must be all that the move rolls."""
        action = self.action(move)
        loaded: list[int] = []
        for text in [*texts, None]:
            trial = self.copy()
            trial.load(loaded)
            trial.play(action)
            faces = trial.t.wanted
            if text is None:
                if faces:
                    raise Refusal("dice", f"{self.game.name(action)!r} rolls once more: {self.allowed(faces)}")
            elif not faces:
                raise Refusal("dice", f"{self.game.name(action)!r} rolls {len(loaded)} times, not {len(texts)}")
            else:
                loaded.append(self.read_face(faces, text))
        return loaded

    def read_face(self, faces: int, text: str) -> int:
        """The result that a text names."""
        names = [self.face(faces, n) for n in range(abs(faces))]
        wanted = [n for n, name in enumerate(names) if name.lower() == text.strip().lower()]
        if not wanted:
            raise Refusal("dice", f"{text!r} is not on that die: {self.allowed(faces)}")
        return wanted[0]

    def allowed(self, faces: int) -> str:
        what = self.game.words.DICE.get(faces, "die" if faces > 0 else "draw")
        return f"{what}: {listing((self.face(faces, n) for n in range(abs(faces))), 20)}"

    # ---- copying

    def copy(self) -> Table:
        table = Table(self.game)
        table._tables.raw[0] = self._tables.raw[0]
        return table

    def quiet(self) -> Raw:
        """The words of the same table without room for events and loaded dice, for searches and play-outs."""
        words: Raw = np.empty(self.game.quiet_layout.dtype.itemsize // 8, np.uint64)
        self.game.layout.shrink(self._tables.raw[0], self.game.quiet_layout, words)
        return words

    def __bytes__(self) -> bytes:
        return bytes(self._tables.raw[0])

    @classmethod
    def restore(cls, of: Game, data: bytes) -> Table:
        """A table from the bytes of one, wherever they come from. Bytes that no table can have are refused."""
        size = of.layout.dtype.itemsize
        if len(data) != size:
            raise Refusal("bytes", f"a table of {of.slug} has {size} bytes, not {len(data)}")
        table = cls.recall(of, data)
        reason = foreign.check(table)
        if reason:
            raise Refusal("bytes", f"these bytes are no table of {of.slug}: {reason}")
        return table

    @classmethod
    def recall(cls, of: Game, data: bytes) -> Table:
        """A table from bytes that never left this process: nothing is checked, and compiled rules trust them."""
        table = cls(of)
        table._tables.raw[0] = np.frombuffer(data, np.uint64)
        return table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.game is other.game and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def redealt(self, seat: int, seed: int | None = None) -> Table:
        """A copy in which everything this seat cannot know is drawn anew, uniformly."""
        if not 0 <= seat < self.seats:
            raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        table = self.copy()
        number = np.uint64(system.randbits(SEED_BITS) if seed is None else seed)
        self.game.driver.redeal(table._tables.one(), seat, number, np.uint64(0))
        return table

    def position(self) -> dict[str, Any]:
        """The whole table as words and numbers that a person can read and JSON can carry: docs/positions.md."""
        return position.write(self.game, self.t)

    def __repr__(self) -> str:
        return f"<{self.game.slug} table, {self.seats} seats, turn {self.t.turn}, actor {self.actor}>"


def new(slug: str, *, seed: int | None = None, **options: Any) -> Table:
    """Deal a new game: `new("forts", seats=4, seed=7)`. Without a seed, a random one."""
    table = Table(game(slug))
    deal(table, content.named(options), system.randbits(SEED_BITS) if seed is None else seed)
    return table


def deal(table: Table, options: dict[str, Any], seed: int, index: int = 0) -> None:
    """Deal game `index` of `seed` onto this table."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 2**64:
        raise Refusal("seed", f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
    words = table.game.options_words(options)
    table.game.driver.deal(table._tables.lifted, table._tables.raw, 0, words, np.uint64(seed), np.uint64(index))
    if table.t.misload == FULL:
        raise table._too_many("the deal")
    why = table._astray()
    if why:
        raise Refusal("rules", f"{table.game.slug}: deal in rules.py {why}")


def setup(slug: str, described: dict[str, Any] | None = None, **options: Any) -> Table:
    """A table in a given position (docs/positions.md): what is not named is as at the start of a game.

    `described` is what `Table.position()` gave, or part of it; options may be in it or named here.
    """
    table = Table(game(slug))
    position.read(table, _dictionary(described), content.named(options), deal)
    return table


def setup_fields(slug: str, described: dict[str, Any] | None = None, **options: Any) -> Table:
    """The same from fields of the record (kernel/fields.py), for tests that lay what no words say."""
    table = Table(game(slug))
    position.read_fields(table, _dictionary(described), content.named(options), deal)
    return table


def _dictionary(described: Any) -> dict[str, Any]:
    if described is not None and not isinstance(described, dict):
        raise Refusal("position", f"a position is a dictionary such as Table.position() gives, not {described!r}")
    return dict(described or {})
