"""What goes over HTTP: questions about games and tables, and their answers. With messages.py it is the one typed schema.

The browser's types (web/src/wire.ts) and the API document are made from both; docs/protocol.md explains them.
What comes in is strict: unknown fields are refused, texts and lists are bounded. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from snowyard.kernel.facts import Sound
from snowyard.kernel.options import Kind
from snowyard.kernel.sentences import languages
from snowyard.kernel.table import SOMEBODY as SOMEBODY
from snowyard.kernel.table import SPECTATOR as SPECTATOR

MOST_SEATS = 12

END = r"$(?!\n)"  # Python's own $ would let one line feed through
Slug = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,31}" + END)]
Secret = Annotated[str, Meta(min_length=8, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Salt = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{0,64}" + END)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, Meta(max_length=20)]
RequestId = Annotated[str, Meta(pattern="^[0-9A-Za-z._:-]{1,40}" + END)]
"""A request's own number, chosen by the client. A move sent again under the same id is played once."""
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(languages())]
    """The code of a language that games speak."""
OptionValue = bool | int | Annotated[str, Meta(max_length=8000)]


class In(msgspec.Struct, forbid_unknown_fields=True):
    """Comes from a client."""


class Out(msgspec.Struct):
    """Goes to a client."""


class Refused(Out, tag="refused"):
    """Something was refused and nothing was changed. `code` is stable; `sentence` says what is wrong and what is right.
    `id`: the request it answers."""

    code: str
    sentence: str
    id: str | None = None


# ---- games


class OptionInfo(Out):
    """An option of a game. `low` and `high` bound a number; `choices` are the words of a choice, or some that a text may
    be; `values` says it all in words. For the form of a new table: `group` says where it stands (the game, house rules, for
    experts), `about` explains it, `words` is what people call some of its values, and it
    counts `only` where these other options have these values."""

    name: str
    kind: Kind
    default: bool | int | str
    low: int | None
    high: int | None
    choices: list[str]
    values: str
    meaning: str
    rule: str
    group: Literal["game", "house", "expert"]
    about: str
    words: dict[str, str]
    only: dict[str, bool | int | str]


class GameInfo(Out):
    """`short_title` tells games of the same title apart. `difficulty`: to learn, from 1, easy, to 3. `seats_from`: the options
    whose product is the number of seats; none: players choose it. `sounds`: what is heard at an event, by its kind.
    `own`: the parts of its view that each viewer sees in its own way. `words`: what parts and words of the view are called, where
    the game says so. `gives_up`: the move by which a player gives up, "" if the game has none: it has no number and no single
    key, and is asked about. `asks_first`: moves that a screen asks about once, since a slip would give something away. `lessons`:
    the steps in which a page teaches it; none: it has no lessons. `forced`: phases in which a screen may make the only move by
    itself, even where something is hidden. `levels`: those of its bots, by their names."""

    slug: str
    title: str
    short_title: str
    summary: str
    designers: list[str]
    publisher: str
    least_seats: int
    most_seats: int
    seats_from: list[str]
    least_minutes: int
    most_minutes: int
    difficulty: int
    sounds: dict[str, Sound]
    rules_version: int
    options: list[OptionInfo]
    own: list[str]
    words: dict[str, str]
    gives_up: str
    asks_first: list[str]
    lessons: list[str]
    forced: list[str]
    levels: list[str]


class LevelInfo(Out):
    """How well a bot plays. `default`: what fills a seat when nobody says."""

    name: str
    meaning: str
    default: bool


class Games(Out):
    games: list[GameInfo]
    levels: list[LevelInfo]
    version: str


class Rulebook(Out):
    """`lang` is the language it is in: the one asked for if there is such a page, else English."""

    markdown: str
    lang: Language


class ThingInfo(Out):
    """Something on the table that can be looked up: a card, a die face, a token, a power. `about` cites the rule."""

    id: str
    name: str
    about: str


class Things(Out):
    things: list[ThingInfo]


# ---- tables


class Clock(In):
    """`off`; `move`: so many seconds a decision; `bank`: so many seconds for the whole game, and `more` after each decision;
    `days`: correspondence, a deadline counted in seconds over days."""

    kind: Literal["off", "move", "bank", "days"] = "off"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    more: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatPlan(In):
    """Who shall sit here: `me` (whoever asks), `open` (whoever has the link), `bot`, or `guest` (another person at the same
    screen: the key comes to whoever asks)."""

    kind: Literal["me", "open", "bot", "guest"]
    name: Annotated[str, Meta(max_length=20)] = ""
    level: Level = ""
    salt: Salt = ""


class NewTable(In):
    """The options without `seats`: there are as many seats as plans. Nobody open: the game starts at once. `lot`: who sits where
    is drawn by lot from the committed seed; else the first plan is for seat 0, and so on. `hints`: may players ask for hints?
    Null: only where fewer than two people play."""

    game: Slug
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    clock: Clock = msgspec.field(default_factory=Clock)
    listed: bool = False
    lot: bool = False
    hints: bool | None = None


class Continue(In):
    """A game begun in a browser goes on here. `record`: its record file, with its seed. `seats`: who sits there from now on,
    one plan for each seat of the game. The lowest seat of `me` or `guest` keeps what it knows; what it could not know is dealt
    anew. So where players hide something, only one such seat is allowed."""

    record: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    clock: Clock = msgspec.field(default_factory=Clock)
    hints: bool | None = None


class SeatKey(Out):
    """The key lets its holder act for this seat. It is shown once and kept nowhere but with its holder."""

    seat: int
    key: str


class Reach(Out):
    """How others come to this server. `addresses`: where, as far as it knows; told only to whoever asks from the server's own
    machine (the others came by one). `only_here`: nobody but this machine reaches it."""

    addresses: list[str]
    only_here: bool


class Invitation(In):
    """What an invitation's link carries."""

    invite: Annotated[str, Meta(max_length=80)]


class Invited(Out):
    """`good`: this invitation opens this table."""

    good: bool


class TableMade(Out):
    """`link` is the path that invites: whoever opens it may join."""

    table: str
    invite: str
    link: str
    seats: list[SeatKey]


class Join(In):
    """`seat`: a certain one, else one of the open seats by lot."""

    invite: Annotated[str, Meta(max_length=80)]
    name: Name
    salt: Salt = ""
    seat: SeatNumber | None = None


class Seated(Out):
    table: str
    seat: int
    key: str


class Start(In):
    """Begin now: bots of this level sit down on the open seats."""

    level: Level = ""


class Nothing(In):
    """An empty object."""


class Again(In):
    """A rematch; `salt` as when joining."""

    salt: Salt = ""


class Ticket(Out):
    """Opens one socket, once, within `seconds`."""

    ticket: str
    seconds: int


class ReclaimCode(Out):
    """Typed on another device within `seconds`, once, it moves the seat there."""

    code: str
    seconds: int


class Reclaim(In):
    code: Annotated[str, Meta(min_length=4, max_length=40)]


class Mine(In):
    """The keys a browser holds."""

    keys: Annotated[list[Secret], Meta(max_length=200)]


class SeatInfo(Out):
    """`here`: connected now. `resigned`: gave the seat up for good. `away`: a person's seat that a bot plays until the person
    is back. `late`: how many decisions in a row the clock had to make. `idle`: disconnected for so long that anybody at the
    table may let a bot play on; in correspondence games late and not connected, so that anybody may ask for one. `asked`: a bot
    was asked for, and comes then unless the player objects (`back`) or moves. `left`: the milliseconds that this person has for
    the next decision, or for the one at hand as it began; null: no clock runs for this seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    here: bool
    away: bool
    resigned: bool
    late: int
    idle: bool
    asked: int | None
    left: int | None


class Ask(Out):
    """A seat asks to take back; every seat in `waiting` must say yes."""

    kind: Literal["undo"]
    seat: int
    waiting: list[int]


class Earlier(Out):
    """A game that was begun in a browser: `moves` were made there, and whoever has this `seat` could know every card and roll
    until then. `commitment` and `seed` are those of the beginning; the seed is null until the game is over."""

    seat: int
    moves: int
    commitment: str
    seed: str | None


class TableInfo(Out):
    """What everybody may know about a table. `hides`: with these options players hide something from each other, so people who
    share a screen need a curtain. `hints`: players may ask for hints here.
    `actor`: who decides, as far as that is public (-2: somebody; -1: nobody).
    `commitment` is the SHA-256 of the seed; `seed` is null until the game is over. `salts` are the players' part in the dice.
    `ended`: by the rules, or because all but one resigned. `over_at`: when the last thing happened there; null until the game is
    over, because it could tell who did something in secret. `earlier`: the game was begun in a browser; else null.
    `feedback`: the seats that have said what they think of the game; not what."""

    table: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    listed: bool
    options: dict[str, bool | int | str]
    remarks: list[str]
    hides: bool
    hints: bool
    clock: Clock
    seats: list[SeatInfo]
    watchers: int
    actor: int
    ask: Ask | None
    created: int
    commitment: str
    seed: str | None
    salts: dict[str, str]
    ended: Literal["", "rules", "resigned"]
    over_at: int | None
    payoff: list[float] | None
    rematch: str | None
    earlier: Earlier | None
    feedback: list[int]


class TableList(Out):
    tables: list[TableInfo]


class MyTable(Out):
    """`waiting`: this seat must decide (or answer) now. `deadline`: until when, if a clock runs."""

    table: TableInfo
    seat: int
    waiting: bool
    deadline: int | None


class MyTables(Out):
    """Those that wait for me first. Keys that open nothing any more are named in `unknown` by their place in the request."""

    tables: list[MyTable]
    unknown: list[int]
