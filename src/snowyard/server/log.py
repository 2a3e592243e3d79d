"""What can stand in a table's log, and the table as it follows from it. The log is the truth: everything that a server knows
about a table is `fold` over these entries, and only the board (board.py) needs the game's rules."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal

import msgspec

from snowyard.match import Sitting

CHATS_KEPT = 100


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


AnyEntry = Sat | Begun | Moved | TookBack | Asked | Answered | Said | BotCame | BotAsked | CameBack | Resigned | Rekeyed | Rematch
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
    made; `asked`: others want a bot here, which comes then (0: no); `came`: the how-manieth to sit down; `lot`: by lot."""

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

    @property
    def bot(self) -> str:
        """The level of the bot that decides here; '' for a person."""
        return self.level if self.who == "bot" else self.away


def seating(chairs: Sequence[Chair]) -> list[Sitting]:
    """How seats were given, in the order in which people sat down."""
    return [Sitting(s, chairs[s].lot) for s in sorted(range(len(chairs)), key=lambda s: chairs[s].came)]


class Happening(msgspec.Struct, array_like=True):
    """What the board must do: start, a move, an undo of `count` moves, or the end by resignation."""

    cause: str
    seat: int
    at: int
    move: str = ""
    count: int = 0


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

    def copy(self) -> Fold:
        """The same table once more: what is applied there changes nothing here."""
        chairs = [copy(chair) for chair in self.chairs]
        return msgspec.structs.replace(self, chairs=chairs, happenings=self.happenings[:], chat=self.chat[:])

    def apply(self, seq: int, at: int, entry: AnyEntry) -> None:
        """One more entry. Whether it may stand there was checked before it was written."""
        assert seq == self.seq + 1, f"entry {seq} after entry {self.seq}"
        self.seq = seq
        match entry:
            case Sat():
                self._sat(entry)
                if entry.begins:
                    self._begun(at)
            case Begun():
                for bot in entry.bots:
                    self._sat(bot)
                self._begun(at)
            case Moved():
                self._moved(entry, at)
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

    def _happen(self, cause: str, seat: int, at: int, move: str = "", count: int = 0) -> None:
        self.happenings.append(Happening(cause, seat, at, move, count))

    def _sat(self, entry: Sat) -> None:
        came = 0 if entry.who == "open" else self.taken + 1
        self.chairs[entry.seat] = Chair(entry.who, entry.name, entry.level, entry.key, entry.salt, entry.held, came=came,
                                        lot=entry.lot)  # fmt: skip

    def _begun(self, at: int) -> None:
        self.status = "playing"
        self._happen("start", -1, at)

    def _moved(self, entry: Moved, at: int) -> None:
        self.ask = None
        if not entry.hidden:  # or everybody could count who was asked
            chair = self.chairs[entry.seat]
            chair.late = chair.late + 1 if entry.cause == "time" else 0
            if entry.cause == "move":  # they are here
                chair.asked = 0
        self._happen(entry.cause, entry.seat, at, entry.move)
        if entry.over:
            self.end_by_rules()

    def _taken_back(self, seat: int, count: int, at: int) -> None:
        self.ask = None
        self._happen("undo", seat, at, count=count)

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
            self.status, self.ended = "over", "resigned"
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
