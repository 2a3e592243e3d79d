"""What can stand in a table's log, and the table as it follows from it. The log is the truth: everything that a server knows
about a table is `fold` over these entries, and only the board (board.py) needs the game's rules."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal

import msgspec

from snowyard.match import Feedback, Sitting

CHATS_KEPT = 100
GAME_MOVES = ("move", "bot", "time")
"""The causes of decisions."""


class Entry(msgspec.Struct, tag_field="kind"):
    """Base of all entries. `seat`: whose doing, -1 for the table itself or a watcher."""

    seat: int


class Sat(Entry, tag="sat"):
    """Somebody sits down: a person with the hash of their key, or a bot. `held`: the seat is kept for whoever holds that key
    of the game before. `begins`: that was the last open seat, and the game is dealt. `lot`: the seat was drawn by lot."""

    who: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    key: str = ""
    salt: str = ""
    held: str = ""
    begins: bool = False
    lot: bool = False


class Continued(Entry, tag="continued"):
    """The game was begun elsewhere, as this record says, and goes on here under the table's own seed when no seat is open any
    more: what this seat could not know is dealt anew then. It is the first entry of its log. `moves`, `commitment`: of the
    record."""

    record: str
    moves: int
    commitment: str


class Begun(Entry, tag="begun"):
    """Bots sit down on the open seats and the game is dealt. No salt changes any more."""

    bots: list[Sat] = []


class Moved(Entry, tag="moved"):
    """A decision of a seat, by its person, by a bot or by the clock. `over`: it ended the game. `hidden`: not everybody knows
    who decided."""

    move: str
    cause: Literal["move", "bot", "time"]
    over: bool = False
    hidden: bool = False


class Chose(Entry, tag="chose"):
    """A decision of a seat while others decide, too: it is kept outside the game until all have chosen. `order`: this was the
    last one missing, and now all are played, one decision of each seat named; empty: others still choose. `at`: when, as the
    log has it."""

    move: str
    cause: Literal["move", "bot", "time"]
    order: list[int] = []
    over: bool = False
    hidden: bool = False
    at: int = 0


class Withdrew(Entry, tag="withdrew"):
    """The seat takes back its last choice, which was not played yet."""


class TookBack(Entry, tag="tookback"):
    """The last `count` decisions are taken back."""

    count: int


class Asked(Entry, tag="asked"):
    """A seat asks the seats in `waiting` whether `count` decisions may be taken back."""

    count: int
    waiting: list[int]


class Answered(Entry, tag="answered"):
    """With the last yes the decisions are taken back; a no ends the question."""

    yes: bool


class Said(Entry, tag="said"):
    name: str
    text: str


class BotCame(Entry, tag="botcame"):
    """A bot plays for this person until they are back."""

    level: str


class BotAsked(Entry, tag="botasked"):
    """Seat `by` asks that a bot plays for this one, whose player was late and may object until then."""

    by: int
    until: int


class CameBack(Entry, tag="cameback"):
    """The person plays (again): no bot, and no question whether one should."""


class Resigned(Entry, tag="resigned"):
    """Of two seats: the game is over. Of more: a bot of this level plays the seat to the end."""

    level: str


class Rekeyed(Entry, tag="rekeyed"):
    """The seat has a new key; the old one is dead. `moved`: to another device, by a code; else to whoever came back with the key
    of the game before."""

    key: str
    moved: bool = True


class Rematch(Entry, tag="rematch"):
    """The next game of the same people."""

    table: str


class GaveFeedback(Entry, tag="feedback"):
    """What the person at this seat says of the game, which is over."""

    feedback: Feedback


AnyEntry = (
    Sat
    | Continued
    | Begun
    | Moved
    | Chose
    | Withdrew
    | TookBack
    | Asked
    | Answered
    | Said
    | BotCame
    | BotAsked
    | CameBack
    | Resigned
    | Rekeyed
    | Rematch
    | GaveFeedback
)
_decoder = msgspec.json.Decoder(AnyEntry)


def kind(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def write(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read(payload: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(payload)
    return entry


class Chair(msgspec.Struct):
    """One seat. `away`: the level of the bot that plays for this person just now; `late`: decisions in a row that the clock
    made; `asked`: others want a bot here, which comes then (0: no); `came`: the how-manieth to sit down; `lot`: by lot.
    `spent`: milliseconds that this person took for decisions; `decided`: how many those were."""

    who: str = "open"
    name: str = ""
    level: str = ""
    key: str = ""
    salt: str = ""
    held: str = ""
    away: str = ""
    resigned: bool = False
    late: int = 0
    asked: int = 0
    came: int = 0
    lot: bool = False
    spent: int = 0
    decided: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that decides here; '' for a person."""
        return self.level if self.who == "bot" else self.away


def seating(chairs: Sequence[Chair]) -> list[Sitting]:
    """How seats were given, in the order in which people sat down."""
    return [Sitting(s, chairs[s].lot) for s in sorted(range(len(chairs)), key=lambda s: chairs[s].came)]


class Happening(msgspec.Struct, array_like=True):
    """What the board must do: start, a move, an undo, or the end by resignation. `voids`: the moves that an undo takes back, by
    their places among what happened. `hidden`: nobody may know who moved."""

    cause: str
    seat: int
    at: int
    move: str = ""
    voids: list[int] = []
    hidden: bool = False


class ChatEntry(msgspec.Struct, array_like=True):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Fold(msgspec.Struct):
    """A table as it follows from the first `seq` entries of its log."""

    chairs: list[Chair]
    seq: int = 0
    status: Literal["waiting", "playing", "over"] = "waiting"
    ended: Literal["", "rules", "resigned"] = ""
    happenings: list[Happening] = msgspec.field(default_factory=list)
    chat: list[ChatEntry] = msgspec.field(default_factory=list)
    chats: int = 0
    ask: Asked | None = None
    rematch: str | None = None
    chosen: list[Chose] = msgspec.field(default_factory=list)  # and not played yet, in the order in which they came
    continued: Continued | None = None
    feedback: dict[int, Feedback] = msgspec.field(default_factory=dict)

    def copy(self) -> Fold:
        """The same table once more: what is applied there changes nothing here."""
        chairs = [copy(chair) for chair in self.chairs]
        return msgspec.structs.replace(
            self,
            chairs=chairs,
            happenings=self.happenings[:],
            chat=self.chat[:],
            chosen=self.chosen[:],
            feedback=self.feedback.copy(),
        )

    def apply(self, seq: int, at: int, entry: AnyEntry) -> None:
        """One more entry. Whether it may stand there was checked before it was written."""
        assert seq == self.seq + 1, f"entry {seq} after entry {self.seq}"
        self.seq = seq
        match entry:
            case Sat():
                self._sat(entry)
                if entry.begins:
                    self._begun(at)
            case Continued():
                self.continued = entry
            case Begun():
                for bot in entry.bots:
                    self._sat(bot)
                self._begun(at)
            case Moved():
                self._moved(entry, at)
            case Chose():
                self._chose(entry, at)
            case Withdrew():
                self._take_choice(entry.seat, -1)
            case TookBack():
                self._taken_back(entry.seat, entry.count, at)
            case Asked():
                self.ask = entry
            case Answered():
                self._answered(entry, at)
            case Said():
                self.chats += 1
                self.chat.append(ChatEntry(self.chats, entry.seat, entry.name, entry.text, at))
                del self.chat[:-CHATS_KEPT]
            case BotCame():
                chair = self.chairs[entry.seat]
                chair.away, chair.asked = entry.level, 0
            case BotAsked():
                self.chairs[entry.seat].asked = entry.until
            case CameBack():
                chair = self.chairs[entry.seat]
                chair.away, chair.late, chair.asked = "", 0, 0
            case Resigned():
                self._resigned(entry, at)
            case Rekeyed():
                self.chairs[entry.seat].key = entry.key
                if entry.moved:  # the key of the game before may lie on the device that was left
                    self.chairs[entry.seat].held = ""
            case Rematch():
                self.rematch = entry.table
            case GaveFeedback():
                self.feedback[entry.seat] = entry.feedback

    def _happen(self, cause: str, seat: int, at: int, move: str = "", voids: Sequence[int] = (), hidden: bool = False) -> None:
        self.happenings.append(Happening(cause, seat, at, move, list(voids), hidden))

    def _sat(self, entry: Sat) -> None:
        came = 0 if entry.who == "open" else self.taken + 1
        self.chairs[entry.seat] = Chair(
            entry.who, entry.name, entry.level, entry.key, entry.salt, entry.held, came=came, lot=entry.lot
        )

    def _begun(self, at: int) -> None:
        self.status = "playing"
        self._happen("start", -1, at)

    def choices(self, seat: int) -> list[Chose]:
        """What a seat has chosen that is not played yet."""
        return [choice for choice in self.chosen if choice.seat == seat]

    def _chose(self, entry: Chose, at: int) -> None:
        self.chosen.append(msgspec.structs.replace(entry, at=at))
        if entry.cause == "move" and not entry.hidden:  # they are here
            self.chairs[entry.seat].asked = 0
        began = self.happenings[-1].at if self.happenings else at
        took = {choice.seat: choice.at - began for choice in self.chosen}  # until the last choice of each
        for seat in entry.order:
            self._moved(self._take_choice(seat, 0), at, took.pop(seat, 0))

    def _take_choice(self, seat: int, which: int) -> Chose:
        """The first (0) or the last (-1) of its choices, which is one no more."""
        return self.chosen.pop([at for at, choice in enumerate(self.chosen) if choice.seat == seat][which])

    def _moved(self, entry: Moved | Chose, at: int, took: int | None = None) -> None:
        """`took`: milliseconds of thought; None: since the last thing happened."""
        self.ask = None
        if not entry.hidden:  # or everybody could count who was asked
            chair = self.chairs[entry.seat]
            chair.late = chair.late + 1 if entry.cause == "time" else 0
            if entry.cause == "move":  # they are here
                chair.asked = 0
            if entry.cause != "bot":
                since = self.happenings[-1].at if self.happenings else at
                chair.spent += max(0, at - since if took is None else took)
                chair.decided += 1
        self._happen(entry.cause, entry.seat, at, entry.move, hidden=entry.hidden)
        if entry.over:
            self.end_by_rules()

    def _taken_back(self, seat: int, count: int, at: int) -> None:
        """The last `count` moves that stand are void. Thought that ends in an undo is paid by who takes back, and what is taken
        back brought no seconds."""
        self.ask, self.chosen = None, []
        voids = self.standing[-count:]
        for made in (self.happenings[place] for place in voids):
            if made.cause != "bot" and not made.hidden:
                self.chairs[made.seat].decided -= 1
        self.chairs[seat].spent += max(0, at - self.happenings[-1].at)
        self._happen("undo", seat, at, voids=voids)

    @property
    def standing(self) -> list[int]:
        """The moves that were not taken back, by their places among what happened."""
        void = {place for happening in self.happenings for place in happening.voids}
        return [at for at, happening in enumerate(self.happenings) if happening.cause in GAME_MOVES and at not in void]

    def _answered(self, entry: Answered, at: int) -> None:
        assert self.ask is not None
        waiting = [seat for seat in self.ask.waiting if seat != entry.seat]
        if not entry.yes:
            self.ask = None
        elif waiting:
            self.ask = Asked(self.ask.seat, self.ask.count, waiting)
        else:
            self._taken_back(self.ask.seat, self.ask.count, at)

    def _resigned(self, entry: Resigned, at: int) -> None:
        chair = self.chairs[entry.seat]
        chair.resigned, chair.away, chair.asked = True, entry.level, 0
        self.ask = None
        if len(self.chairs) == 2:
            self.status, self.ended, self.chosen = "over", "resigned", []
            self._happen("end", entry.seat, at)

    def end_by_rules(self) -> None:
        self.status, self.ended = "over", "rules"

    @property
    def taken(self) -> int:
        """How many sit at the table."""
        return len(self.chairs) - len(self.open)

    @property
    def open(self) -> list[int]:
        """The seats where nobody sits."""
        return [s for s, chair in enumerate(self.chairs) if chair.who == "open"]

    @property
    def people(self) -> list[int]:
        """The seats that a person decides for just now."""
        return [s for s, chair in enumerate(self.chairs) if chair.who == "person" and not chair.bot]
