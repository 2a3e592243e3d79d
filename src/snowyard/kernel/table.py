"""A table as Python sees it: sit down, look, move."""

from __future__ import annotations

import functools
import operator
import secrets as system
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import bits, content, foreign, position, record, sentences
from snowyard.kernel.calls import FAULT, ILLEGAL
from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.game import Game, game
from snowyard.kernel.head import Event
from snowyard.kernel.record import Plain, Raw, Tables
from snowyard.kernel.sentences import say
from snowyard.kernel.view import Seen

SPECTATOR = -1
SOMEBODY = -2
"""Stands for a seat where a viewer may not know which."""
UNNAMED = tuple(f"p{s}" for s in range(record.MOST_SEATS))
SEED_BITS = 63
GAME_OVER = "the game is over; no move is legal"
FULL = 2  # what `emit` (kernel/head.py) writes into `misload` when there is no room for an event


class Table:
    """One game being played. Everything about it lies in one record; this class only reads and moves it."""

    at = 0  # where `raw` lies, once native code has asked (kernel/native_calls.py)

    def __init__(self, of: Game) -> None:
        self.game = of
        self.raw: Raw = record.blank(*of.table_memory)
        """The table, and behind it room for what one seat may see of it; never other memory than this."""

    @functools.cached_property
    def _tables(self) -> Tables:
        """The same memory as records."""
        return Tables(self.game.layout.dtype, self.raw)

    # ---- looking

    @property
    def t(self) -> Plain:
        """The true record, secrets and all, as Python sees it."""
        return self._tables[0]

    @property
    def seats(self) -> int:
        return self.game.head.seats(self.raw)

    @property
    def actor(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self.game.head.actor(self.raw)

    @property
    def over(self) -> bool:
        return self.game.head.actor(self.raw) < 0

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
        mask: bits.Mask = self.game.calls.legal(self)
        return mask

    @property
    def actions(self) -> list[int]:
        """The legal moves as action numbers."""
        found: list[int] = self.game.calls.actions(self)
        if not found or found[-1] >= self.game.actions:
            self._check_moves(found)
        return found

    def _check_moves(self, found: list[int]) -> None:
        """Nobody can move when a game is over; else it is a mistake of the rules."""
        if not self.over:
            allows = f"action {found[-1]}, which has no name in words.py" if found else f"no move to seat {self.actor}"
            raise Refusal("rules", f"{self.game.slug}: legal in rules.py allows {allows}")

    @property
    def moves(self) -> list[str]:
        """The legal moves as canonical texts."""
        names = self.game.words.NAMES
        return [names[action] for action in self.actions]

    @property
    def payoff(self) -> list[float]:
        """What each seat won: 1 in all, shared among joint winners; zeros while the game goes on."""
        won: list[float] = self.game.calls.payoff(self) if self.over else [0.0] * self.seats
        return won

    def shown(self, seat: int) -> Plain:
        """A copy of the record with only what this seat (-1: a spectator) may see; valid until the next call."""
        self._show(seat)
        return self._tables[1]

    def _show(self, seat: int) -> None:
        if type(seat) is not int or not -1 <= seat < self.seats:
            seat = self._seat(seat)
        self.game.calls.show(self, seat)

    def _seat(self, seat: Any) -> int:
        number = operator.index(seat)
        if not -1 <= number < self.seats:
            raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {self.seats - 1}, and -1 for a spectator")
        return number

    def seen(self, seat: int) -> Seen:
        """The same, as words and views read it; it stays as it is."""
        self._show(seat)
        return Seen(self.game.layout, self.raw[1].tobytes())

    def view(self, seat: int, names: Sequence[str] = (), lang: str = "en") -> dict[str, Any]:
        """Everything a screen needs to draw the table for this seat, and nothing the seat may not know."""
        seen = self.seen(seat)
        view = self.game.plain_view(seen, seat)
        view["prompt"] = self.game.speech(lang).prompt(seen, seat, self.names(names))
        view["rules"] = [*self.game.words.rule_at(seen)]
        view["moves"] = self.moves if seat == self.actor else []
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
        out: npt.NDArray[np.float32] = self.game.calls.observe(self, self._seat(seat))
        return out

    def events(self, seat: int = -1, seen: Seen | None = None) -> list[Event]:
        """What the last move did, as far as this seat (-1: a spectator) may see it. `seen`: what it sees, if that is at hand."""
        if seen is None:
            return self.game.head.events(self.raw, self._seat(seat))
        kinds = self.game.words.EVENTS
        return [Event(kinds[row[0]], *row[1:5]) for row in seen.event[: seen.event_count]]

    def story(self, seat: int = -1, names: Sequence[str] = (), lang: str = "en") -> list[str]:
        """The events of the last move as sentences spoken to this seat."""
        called, speech, seen = self.names(names), self.game.speech(lang), self.seen(seat)
        return [speech.tell(event, seen, seat, called) for event in self.events(seat, seen)]

    def names(self, given: Sequence[str] = ()) -> list[str]:
        """What the seats are called: the names given, else p0, p1, ..."""
        if not given:
            return [*UNNAMED[: self.seats]]
        return [given[s] if s < len(given) and given[s] else UNNAMED[s] for s in range(self.seats)]

    # ---- moving

    def deal(self, seed: int, index: int = 0) -> int:
        """A new game with the options of this one: game `index` of `seed`. Returns the seat that decides first."""
        start, size = self.game.options_block
        return self._deal(self.raw[0, start // 8 : (start + size) // 8].copy(), seed, index)

    def _deal(self, words: Raw, seed: int, index: int) -> int:
        if type(seed) is not int or not 0 <= seed < 2**64:
            seed = _seed(seed)
        first: int = self.game.calls.deal(self, words, seed, index)
        if first == FAULT:
            why = self.astray()
            raise Refusal("rules", f"{self.game.slug}: deal in rules.py {why}") if why else self._too_many("the deal")
        return first

    def play(self, move: str | int) -> list[Event]:
        """Play a move of the seat that decides now. A bad move raises Refusal and changes nothing."""
        self.step(move)
        return self.events(-1)

    def step(self, move: str | int | Any, names: Sequence[str] = ()) -> int:
        """The same with nothing told: the rules say whether it is legal, here and nowhere else. Returns the seat that decides
        next; -1: the game is over. `names`: of the seats, for the reason why not."""
        game = self.game
        if type(move) is not int or not 0 <= move < game.actions:
            move = self.number(move)
        seat: int = game.calls.step(self, move)
        if seat < -1:
            raise self._illegal(move, names) if seat == ILLEGAL else self._fault(move)
        return seat

    def _fault(self, action: int) -> Refusal:
        """Why a move that was made cannot be; it is taken back."""
        name, loaded, why = self.game.name(action), self.t.given[: self.t.given_count].tolist(), self.astray()
        misload = self.t.misload
        self.raw[0] = self.raw[1]
        if misload == FULL:
            return self._too_many(repr(name))
        if misload:
            does_not_fit = f"the loaded dice {loaded} do not fit {name!r}: "
            return Refusal("loaded dice", does_not_fit + "one of them shows what that roll or draw cannot show")
        return Refusal("rules", f"{self.game.slug}: play in rules.py, asked for {name!r}, {why}")

    def _too_many(self, what: str) -> Refusal:
        room = self.game.layout.room("event")
        return Refusal("rules", f"{self.game.slug}: {what} makes more events than there is room for: events={room} in layout.py")

    def astray(self) -> str:
        """What is wrong with who decides now; a mistake of the rules, which the next thing that looks would stumble over."""
        t, over = self.t, self.game.over
        if not -1 <= t.actor < t.seats:
            return f"leaves the decision to seat {t.actor}; seats are 0 to {t.seats - 1}, and -1 when it is over"
        if (t.actor < 0) != (t.phase == over) or not 0 <= t.phase <= over:
            return f"leaves actor {t.actor} in phase {t.phase}; the actor is -1 in the phase {over}, 'over', and only there"
        return ""

    def action(self, move: str | int, names: Sequence[str] = ()) -> int:
        """The number of a legal move, which is not played; anything else is refused with the reason and what is legal."""
        action = self.number(move)
        if not bits.has(self.legal(), action):
            raise self._illegal(action, names)
        return action

    def _illegal(self, action: int, names: Sequence[str]) -> Refusal:
        if self.over:
            return Refusal("game over", GAME_OVER)
        legal = listing(move for move in self.moves if move != self.game.facts.gives_up)
        why = self.why_not(action, names)
        return Refusal("illegal move", f"{self.game.name(action)!r} is not legal now. {why} Legal: {legal}")

    def number(self, move: str | int) -> int:
        """The number of a move of this game, legal or not; of one that there is not, a refusal."""
        if self.over:
            raise Refusal("game over", GAME_OVER)
        if isinstance(move, str):
            action = self.game.number(move)
        elif isinstance(move, int | np.integer) and not isinstance(move, bool):
            action = int(move)
        else:
            raise Refusal("unknown move", f"a move is a text or an action number, not {move!r}")
        if not 0 <= action < self.game.actions:
            raise Refusal("unknown move", f"there is no action {action}; actions are 0 to {self.game.actions - 1}")
        return action

    def why_not(self, action: int, names: Sequence[str] = (), lang: str = "en") -> str:
        """Why this move cannot be made now, told to whoever decides, from what that seat sees; with the numbers of the rules."""
        seen = self.seen(self.actor)
        say_why = self.game.optional("why.why_not")
        reason = say_why(self.game.name(action), seen, self.actor) if say_why is not None else None
        if reason is not None:
            return self.game.speech(lang).voice.text(reason, self.actor, self.names(names))
        return sentences.house(lang).text(say("not-the-time", rules=", ".join(self.game.words.rule_at(seen))))

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
        self.game.calls.key(self, seed, index)

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
        table.raw[0] = self.raw[0]
        return table

    def quiet(self) -> Raw:
        """The words of the same table without room for events and loaded dice, for searches and play-outs."""
        words: Raw = np.empty(self.game.quiet_layout.dtype.itemsize // 8, np.uint64)
        self.game.layout.shrink(self.raw[0], self.game.quiet_layout, words)
        return words

    def __bytes__(self) -> bytes:
        data: bytes = self.raw[0].tobytes()
        return data

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
        table.raw[0] = np.frombuffer(data, np.uint64)
        return table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.game is other.game and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def redealt(self, seat: int, seed: int | None = None, index: int = 0) -> Table:
        """A copy in which everything this seat cannot know is drawn anew, uniformly: by stream `index` of the seed."""
        if not 0 <= seat < self.seats:
            raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        table = self.copy()
        self.game.calls.redeal(table, seat, system.randbits(SEED_BITS) if seed is None else seed, index)
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
    table._deal(table.game.options_words(options), seed, index)


def _seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 2**64:
        raise Refusal("seed", f"a seed is a whole number from 0 to 2^64 - 1, not {seed!r}")
    return int(seed)


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
