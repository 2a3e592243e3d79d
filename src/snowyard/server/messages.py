"""What one viewer of a table sees, and every message of the socket, both ways. With forms.py it is the one typed schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from snowyard.match.feedback import LEAST_FUN, MOST_FUN, MOST_LETTERS
from snowyard.server.forms import In, Language, Level, Out, Refused, RequestId, SeatNumber, TableInfo

# ---- what a seat sees

View = Annotated[dict[str, Any], Meta(extra={"typescript": "SentView"})]
"""A game's own (src/snowyard/games/<slug>/view.py), or those parts of it that have changed. Which game's it is, is known only
when it is there: the page asks (web/src/games/sent.ts)."""


class MoveChoice(Out):
    """`move` is the canonical text to send; `label` is what a person reads."""

    move: str
    label: str


class GameEvent(Out):
    """One thing that happened, for animation; `text` is the same as a sentence spoken to this viewer."""

    kind: str
    seat: int
    a: int
    b: int
    c: int
    text: str


class Undo(Out):
    """`free`: my last move can be taken back at once; `ask`: only if those who decided since agree; `no`: `why` says why.
    `voids`: the lines of this viewer that are void then; none where it is a choice that is not played yet. `question`: while a
    seat asks to take back (`ask` of the table), the lines of this viewer that would be void, if they know whose they are."""

    can: Literal["free", "ask", "no"]
    why: str
    voids: list[int]
    question: list[int]


class State(Out):
    """The table as it lies before one viewer. `at` is the number of the last line this viewer has: send it with a move.
    `since`: only those parts of it that differ from the view of the
    state with that `at`, which this viewer had last; null: all of it. `moves` is empty unless this seat decides. `asked`: all who
    decide now, as far as this viewer knows; where they are several, they choose at the same time: `chosen` are those of them who
    have, `choice` is what this seat itself has chosen and can still take back."""

    at: int
    since: int | None
    view: View
    moves: list[MoveChoice]
    prompt: str
    rules: list[str]
    actor: int
    asked: list[int]
    chosen: list[int]
    choice: list[MoveChoice]
    undo: Undo
    over: bool
    payoff: list[float] | None
    deadline: int | None


class Line(Out):
    """One entry of this viewer's log, numbered without gaps for each viewer: what a viewer may not notice is no line of theirs.
    `cause`: the deal, a person's move, a bot's, the clock's, a move taken back, the end by resignation, or that a game begun
    elsewhere goes on here (`continued`: the lines before are from there). `move` is told only to whoever made it. `text`: what
    the table itself says beside the events. `undone`: taken back later, so its events are not told again. `voids`: the lines of
    this viewer that an undo takes back."""

    seq: int
    cause: Literal["start", "move", "bot", "time", "undo", "end", "continued"]
    seat: int
    move: str | None
    events: list[GameEvent]
    text: str
    undone: bool
    voids: list[int]
    at: int


class ChatLine(Out):
    """Plain text. `seat` -1: a watcher."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class ReplayStep(Out):
    """One step of a replay with the table after it. `number` 0 is the deal. `seat_views`: with all cards open what each seat saw,
    else empty."""

    number: int
    seat: int
    move: str | None
    label: str
    events: list[GameEvent]
    view: View
    seat_views: list[View]
    prompt: str


class Replay(Out):
    """`seat`: through whose eyes; -1: what everybody could see; -2: all cards open (games that are over only)."""

    game: str
    title: str
    names: list[str]
    seat: int
    over: bool
    payoff: list[float] | None
    steps: list[ReplayStep]


class Chances(Out):
    """Each seat's estimated chance to win after each step of a finished game, by step number; `error` is the standard error
    of one of them at most. `ready` false: still being worked out, `steps` holds what there is so far."""

    ready: bool
    done: int
    total: int
    error: float
    steps: list[list[float]]


# ---- the socket, from the client


class Hello(In, tag="hello"):
    """The first message. `since`: the number of the last line seen; only later ones are sent again. `changes`: send of a view
    only what has changed since the last one, which is shorter (`since` of `State`)."""

    ticket: Annotated[str, Meta(max_length=400)]
    since: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    lang: Language = "en"
    changes: bool = False


class MakeMove(In, tag="move"):
    """`at` is the `at` of the state that the player looked at."""

    id: RequestId
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    at: Annotated[int, Meta(ge=0, lt=2**31)]


class TakeBack(In, tag="undo"):
    """Take back my last choice or move, or ask those who decided since."""

    id: RequestId


class Answer(In, tag="answer"):
    """Yes or no to what was asked of me."""

    id: RequestId
    yes: bool


class Resign(In, tag="resign"):
    id: RequestId


class Say(In, tag="chat"):
    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskHint(In, tag="hint"):
    """What would a strong player do?"""

    id: RequestId


class LetBotPlay(In, tag="bot"):
    """A bot plays for a seat: my own, or one whose player is `idle`. `level` counts for my own only."""

    id: RequestId
    seat: SeatNumber
    level: Level = ""


class ComeBack(In, tag="back"):
    """I play for myself: a bot does no more, or shall not though others ask for one."""

    id: RequestId


class Speak(In, tag="lang"):
    """From now on in this language; the state comes again."""

    id: RequestId
    lang: Language


class GiveFeedback(In, tag="feedback"):
    """What I say of a game that is over, played with a variant: once. `fun`: 1 (none) to 5 (much)."""

    id: RequestId
    fun: Annotated[int, Meta(ge=LEAST_FUN, le=MOST_FUN)]
    too_long: bool = False
    unfair: bool = False
    sentence: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""


class Ping(In, tag="ping"):
    pass


FromClient = Hello | MakeMove | TakeBack | Answer | Resign | Say | AskHint | LetBotPlay | ComeBack | Speak | GiveFeedback | Ping


# ---- the socket, to the client


class Welcome(Out, tag="welcome"):
    """The answer to hello. `state` is null while the table waits for players. `log`: the lines after `since`
    (at most the last 300; older ones are in the replay)."""

    table: TableInfo
    seat: int
    seq: int
    state: State | None
    log: list[Line]
    chat: list[ChatLine]


class Step(Out, tag="step"):
    """One more line, and the table after it."""

    line: Line
    state: State


class Changed(Out, tag="table"):
    """Seats, names, bots, connections, questions, the status or who has chosen changed. `state` comes with it if it
    changed for this viewer too."""

    table: TableInfo
    state: State | None


class Chat(Out, tag="chat"):
    line: ChatLine


class Ack(Out, tag="ack"):
    """What was asked for under this id is committed."""

    id: str


class HintMove(Out):
    """`chance` to win if played, with its standard error; both null if the adviser only names a move."""

    move: str
    label: str
    chance: float | None
    error: float | None


class Hint(Out, tag="hint"):
    """Best first. `at`: the state it was worked out for."""

    id: str
    at: int
    moves: list[HintMove]


class Bye(Out, tag="bye"):
    """The last message before the server closes the socket."""

    code: str
    sentence: str


class Pong(Out, tag="pong"):
    pass


FromServer = Welcome | Step | Changed | Chat | Ack | Refused | Hint | Bye | Pong
