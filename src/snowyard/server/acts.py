"""What people, bots and the clock may do at a table: each function checks one wish against the table as it is and returns the
entry for the log, or refuses it with a code and a sentence. They change nothing themselves."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table
from snowyard.match import anybody, seat_by_lot
from snowyard.match.feedback import checked as checked_feedback
from snowyard.server import keys
from snowyard.server.catalogue import checked_level, default_level
from snowyard.server.entries import (
    Answered,
    AnyEntry,
    Asked,
    Begun,
    BotAsked,
    BotCame,
    CameBack,
    Chair,
    Chose,
    GaveFeedback,
    Moved,
    Rekeyed,
    Resigned,
    Said,
    Sat,
    TookBack,
    Withdrew,
)
from snowyard.server.forms import Clock, Join, SeatPlan
from snowyard.server.presence import now_ms
from snowyard.server.room import Room

_NAME = re.compile(r"[^\W_](?:[\w .'-]{0,18}[\w.'-])?")
BOT_NAMES = ("Flake", "Drift", "Icicle", "Slush", "Frost", "Powder", "Sleet", "Hail", "Rime", "Floe", "Flurry", "Blizzard")
CLOCKS = {"off": (0, 0), "move": (5, 3600), "bank": (30, 4 * 3600), "days": (3600, 30 * 86400)}
"""The seconds that each kind of clock may give a decision, or a bank the whole game;"""
MORE = (0, 300)
"""and those that a bank gets after each decision."""


# ---- sitting down


def checked_name(name: str, chairs: list[Chair]) -> str:
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not _NAME.fullmatch(tidy) or re.fullmatch(r"p\d+", tidy.lower()):
        raise Refusal(
            "name", "a name has 1 to 20 letters, digits, spaces and . ' -, begins with a letter or digit, and is not p0, p1, ..."
        )
    if any(chair.name.casefold() == tidy.casefold() for chair in chairs):
        raise Refusal("name", f"somebody at this table is called {tidy!r} already; take another name")
    return tidy


def checked_clock(clock: Clock) -> Clock:
    low, high = CLOCKS[clock.kind]
    if not low <= clock.seconds <= high:
        what = "a game" if clock.kind == "bank" else "a decision"
        raise Refusal("clock", f"a clock of kind {clock.kind!r} gives {low} to {high} seconds {what}, not {clock.seconds}")
    low, high = MORE if clock.kind == "bank" else (0, 0)
    if not low <= clock.more <= high:
        raise Refusal("clock", f"a clock of kind {clock.kind!r} adds {low} to {high} seconds after a decision, not {clock.more}")
    return clock


def bot_name(chairs: list[Chair]) -> str:
    taken = {chair.name.casefold() for chair in chairs}
    return next(name for name in (*BOT_NAMES, *(f"Bot {n}" for n in range(1, 99))) if name.casefold() not in taken)


def seat_for(
    who: SeatPlan, table: str, seat: int, place: int, chairs: list[Chair], slug: str, lot: bool = False
) -> tuple[Sat, str]:
    """Whoever is wished for sits down at a new table; with the key of the seat, if it is a person's."""
    if who.kind == "open":
        return Sat(seat, "open"), ""
    if who.kind == "bot":
        return Sat(seat, "bot", bot_name(chairs), checked_level(who.level, slug), lot=lot), ""
    key = keys.new_key(table, seat)
    unnamed = anybody(chair.name for chair in chairs) if who.kind == "me" else f"Guest {place + 1}"
    name = checked_name(who.name or unnamed, chairs)
    return Sat(seat, "person", name, "", keys.hashed(key), who.salt, lot=lot), key


def join(room: Room, asked: Join, key: str, seat: int | None = None, held: str = "") -> Sat:
    """Sit down on an open seat; `held`: on the one kept for whoever holds that key of the game before."""
    fold = room.fold
    if fold.status != "waiting":
        raise Refusal("begun", "the game has begun; you can watch it")
    if not held and not keys.fits(asked.invite, room.row.invite) and not room.row.listed:
        raise Refusal("invite", "that invitation does not open this table; ask for its link again")
    free = [s for s in fold.open if fold.chairs[s].held == held]
    if not free:
        raise Refusal("full", "no seat is free at this table; you can watch")
    if seat is not None and seat not in free:
        raise Refusal("seat taken", f"seat {seat} is not free; free: {', '.join(map(str, free))}")
    taken, lot = find_seat(room.row.seed, fold.taken + 1, asked.salt, free) if seat is None else (seat, False)
    begins = len(fold.open) == 1
    return Sat(taken, "person", checked_name(asked.name, fold.chairs), "", keys.hashed(key), asked.salt, held, begins, lot)


def find_seat(seed: bytes, number: int, salt: str, free: list[int]) -> tuple[int, bool]:
    """A seat for the `number`-th to sit down, who has not chosen one; True: by lot."""
    return seat_by_lot(seed, number, salt, free), True


def start(room: Room, level: str) -> Begun:
    """Begin with bots on the open seats."""
    if room.fold.status != "waiting":
        raise Refusal("begun", "the game has begun already")
    checked = checked_level(level, room.row.game)
    chairs = [*room.fold.chairs]
    bots = []
    for seat in room.fold.open:
        sat = Sat(seat, "bot", bot_name(chairs), checked)
        chairs.append(Chair(name=sat.name))
        bots.append(sat)
    return Begun(-1, bots)


def rekey(room: Room, seat: int, key: str, moved: bool) -> Rekeyed:
    """`moved`: to another device, by a code; else by the key of the game before."""
    chair = room.fold.chairs[seat]
    if chair.who != "person":
        raise Refusal("seat", f"nobody sits at seat {seat}")
    if not moved and not chair.held:
        raise Refusal("moved", "your seat in the next game was taken to another device; make a code there to take it back here")
    return Rekeyed(seat, keys.hashed(key), moved)


# ---- playing


def _in_play(room: Room) -> None:
    if room.fold.status == "waiting":
        raise Refusal("not begun", "the game has not begun: the table waits for players")
    if room.fold.status == "over":
        raise Refusal("game over", "the game is over")
    room.refuse_outdated()


def move(room: Room, seat: int, text: str, at: int) -> Moved | Chose:
    """A person's decision. Whose decision it is instead, nobody is told: not everybody may know."""
    _in_play(room)
    board = room.board
    assert board is not None
    if at != board.count(seat):
        raise Refusal(
            "stale", f"the table has changed since you looked (you saw line {at}, now it is {board.count(seat)}); look again"
        )
    turn = room.now.turns.get(seat)
    if turn is None:
        raise Refusal("not your turn", "it is not your decision now")
    if room.fold.chairs[seat].bot:
        raise Refusal("bot plays", "a bot plays for you; take your seat back first")
    if turn.done:
        raise Refusal("chosen", "you have chosen already; take that back first, while others still choose")
    return _decision(room, seat, text, "move")


def _decision(room: Room, seat: int, said: str | int, cause: Literal["move", "bot", "time"]) -> Moved | Chose:
    """Of one seat it is played at once, and the rules refuse it then if it is not legal. Of several, who choose at the same time,
    it is played when all have chosen: what cannot be played then is no choice now."""
    table, hidden = room.now.turns[seat].table, not room.now.is_public(seat)
    if len(room.now.turns) == 1:
        return Moved(seat, room.game.name(table.number(said)), cause, hidden=hidden)
    action = table.action(said, [chair.name for chair in room.fold.chairs])
    return Chose(seat, room.game.name(action), cause, room.now.order_after(seat), hidden=hidden)


def thoughts_of(room: Room, seat: int) -> tuple[int, int]:
    """What a bot thinks about at this seat: another table, or another decision of its own, has another number."""
    return len(room.fold.happenings), len(room.fold.choices(seat))


def bots_move(room: Room, seat: int, action: int, thought_about: tuple[int, int]) -> Moved | Chose:
    """What a bot decided, if the table still lies as it did."""
    _in_play(room)
    if thoughts_of(room, seat) != thought_about or seat not in room.now.missing or not room.fold.chairs[seat].bot:
        raise Refusal("stale", "the table has changed since the bot looked")
    return _decision(room, seat, action, "bot")


def time_is_up(room: Room) -> Moved | Chose | BotCame:
    """The declared default of the first who did not decide in time, or the bot that was asked for and nobody objected to."""
    _in_play(room)
    for seat, chair in enumerate(room.fold.chairs):
        if 0 < chair.asked <= now_ms():
            return BotCame(seat, room.now.bot_level)
    for late in filter(room.now.decides, room.now.missing):
        if (deadline := room.now.deadline(late)) is not None and deadline <= now_ms():
            break
    else:
        raise Refusal("stale", "the time is not up")
    return _decision(room, late, int(room.game.words.default_move(room.now.turns[late].table.seen(late))), "time")


def table_to_decide(room: Room, seat: int) -> Table:
    """A copy of the table as it lies before whoever decides there, for a hint."""
    _in_play(room)
    if not room.hints:
        raise Refusal(
            "hints",
            "there are no hints at this table: people play against each other here, and whoever made it has not allowed them",
        )
    if seat not in room.now.missing:
        raise Refusal("not your turn", "hints are for decisions of yours")
    return room.now.turns[seat].table.copy()


def take_back(room: Room, seat: int) -> AnyEntry:
    """At once what was chosen and is not played yet, and what nobody else has decided after; else those who have are asked."""
    _in_play(room)
    if room.fold.choices(seat) and room.fold.chairs[seat].bot:
        raise Refusal("bot plays", "a bot plays for you; take your seat back first")
    found = room.now.reach(seat)
    if found.why:
        raise Refusal("undo", f"that cannot be taken back: {found.why}")
    if not found.count:
        return Withdrew(seat)
    if not found.others:
        return TookBack(seat, found.count)
    if room.fold.ask is not None:
        raise Refusal("asked", "a question is open already; wait for the answers")
    return Asked(seat, found.count, list(found.others))


def answer(room: Room, seat: int, yes: bool) -> Answered:
    ask = room.fold.ask
    if ask is None or seat not in ask.waiting:
        raise Refusal("not asked", "nobody waits for an answer of yours")
    return Answered(seat, yes)


def resign(room: Room, seat: int) -> Resigned:
    _in_play(room)
    if room.fold.chairs[seat].resigned:
        raise Refusal("resigned", "you have resigned already")
    return Resigned(seat, default_level())


# ---- the rest of table life


def say(room: Room, seat: int, text: str) -> Said:
    tidy = "".join(letter for letter in text if letter.isprintable() or letter in "\n ").strip()
    if not tidy:
        raise Refusal("chat", "an empty message says nothing")
    return Said(seat, room.fold.chairs[seat].name, tidy)


def give_feedback(room: Room, seat: int, fun: int, too_long: bool, unfair: bool, sentence: str) -> GaveFeedback:
    """Only of a variant: whoever plays the printed game came to play, not to judge it."""
    if room.fold.status != "over":
        raise Refusal("not over", "say what you think of the game when it is over")
    if not room.options.get("variant"):
        raise Refusal("feedback", "feedback is for variants; this table played the printed game")
    if seat in room.fold.feedback:
        raise Refusal("feedback", "you have said what you think of this game; it is kept as you sent it")
    return GaveFeedback(seat, checked_feedback(fun, too_long, unfair, sentence))


def let_bot_play(room: Room, asker: int, seat: int, level: str) -> BotCame | BotAsked:
    """One's own seat at any time, at any level. Another's when its player has been disconnected for long; in a correspondence
    game when they were late and are not here: then they are asked, and have as long as for a decision to object."""
    if room.fold.status != "playing":
        raise Refusal("not begun" if room.fold.status == "waiting" else "game over", "bots play for people during a game only")
    if seat >= room.seats:
        raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {room.seats - 1}")
    chair = room.fold.chairs[seat]
    if chair.who == "bot" or chair.resigned:
        raise Refusal("bot plays", "a bot plays there anyway")
    if seat == asker:
        return BotCame(seat, checked_level(level, room.row.game))
    if room.is_gone(seat):
        return BotCame(seat, room.now.bot_level)
    if chair.asked:
        raise Refusal("asked", f"{chair.name} is being asked already, and may object until the time is up")
    if not room.is_idle(seat):
        raise Refusal(
            "not idle",
            f"{chair.name} is still at the table; a bot may take over after two minutes without a "
            "connection, or in a correspondence game be asked for after a move made by the clock",
        )
    return BotAsked(seat, asker, now_ms() + 1000 * room.clock.seconds)


def come_back(room: Room, seat: int) -> CameBack:
    """After a bot has played; or before one does that others ask for."""
    chair = room.fold.chairs[seat]
    if chair.resigned:
        raise Refusal("resigned", "you have resigned: the bot plays your seat to the end")
    if not chair.away and not chair.asked:
        raise Refusal("here", "you play for yourself already")
    return CameBack(seat)
