"""What people, bots and the clock may do at a table: each function checks one wish against the table as it is and returns the
entry for the log, or refuses it with a code and a sentence. They change nothing themselves."""

from __future__ import annotations

import re
import unicodedata

from snowyard.kernel.errors import Refusal
from snowyard.match import seat_by_lot
from snowyard.server import keys
from snowyard.server.board import Board
from snowyard.server.catalogue import checked_level
from snowyard.server.forms import Clock, Join
from snowyard.server.log import (
    Answered,
    AnyEntry,
    Asked,
    Begun,
    BotAsked,
    BotCame,
    CameBack,
    Chair,
    Moved,
    Rekeyed,
    Resigned,
    Said,
    Sat,
    TookBack,
)
from snowyard.server.presence import now_ms
from snowyard.server.room import Room

_NAME = re.compile(r"[^\W_](?:[\w .'-]{0,18}[\w.'-])?")
BOT_NAMES = ("Flake", "Drift", "Icicle", "Slush", "Frost", "Powder", "Sleet", "Hail", "Rime", "Floe", "Flurry", "Blizzard")
OBJECT_SECONDS = 60  # to say that one is here, when others ask for a bot; in correspondence as long as for a decision
CLOCKS = {"off": (0, 0), "move": (5, 3600), "days": (3600, 30 * 86400)}
"""The seconds that each kind of clock may give a decision."""


# ---- sitting down


def checked_name(name: str, chairs: list[Chair]) -> str:
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not _NAME.fullmatch(tidy) or re.fullmatch(r"p\d+", tidy.lower()):
        raise Refusal("name", "a name has 1 to 20 letters, digits, spaces and . ' -, begins with a letter or digit, and is "
                      "not p0, p1, ...")  # fmt: skip
    if any(chair.name.casefold() == tidy.casefold() for chair in chairs):
        raise Refusal("name", f"somebody at this table is called {tidy!r} already; take another name")
    return tidy


def checked_clock(clock: Clock) -> Clock:
    low, high = CLOCKS[clock.kind]
    if not low <= clock.seconds <= high:
        raise Refusal("clock", f"a clock of kind {clock.kind!r} gives {low} to {high} seconds a decision, not {clock.seconds}")
    return clock


def bot_name(chairs: list[Chair]) -> str:
    taken = {chair.name.casefold() for chair in chairs}
    return next(name for name in (*BOT_NAMES, *(f"Bot {n}" for n in range(1, 99))) if name.casefold() not in taken)


def join(room: Room, wish: Join, key: str, seat: int | None = None, held: str = "") -> Sat:
    """Sit down on an open seat; `held`: on the one kept for whoever holds that key of the game before."""
    fold = room.fold
    if fold.status != "waiting":
        raise Refusal("begun", "the game has begun; you can watch it")
    if not held and not keys.fits(wish.invite, room.row.invite) and not room.row.listed:
        raise Refusal("invite", "that invitation does not open this table; ask for its link again")
    free = [s for s in fold.open if fold.chairs[s].held == held]
    if not free:
        raise Refusal("full", "no seat is free at this table; you can watch")
    if seat is not None and seat not in free:
        raise Refusal("seat taken", f"seat {seat} is not free; free: {', '.join(map(str, free))}")
    taken, lot = find_seat(room.row.seed, fold.taken + 1, wish.salt, free) if seat is None else (seat, False)
    begins = len(fold.open) == 1
    return Sat(taken, "person", checked_name(wish.name, fold.chairs), "", keys.hashed(key), wish.salt, held, begins, lot)


def find_seat(seed: bytes, number: int, salt: str, free: list[int]) -> tuple[int, bool]:
    """A seat for the `number`-th to sit down, who has not chosen one; True: by lot."""
    return seat_by_lot(seed, number, salt, free), True


def start(room: Room, level: str) -> Begun:
    """Begin with bots on the open seats."""
    if room.fold.status != "waiting":
        raise Refusal("begun", "the game has begun already")
    checked = checked_level(level)
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
    if room.outdated:
        raise Refusal("rules version", f"this table follows version {room.row.rules_version} of the rules; this server plays "
                      f"version {room.game.rules_version}")  # fmt: skip
    if room.board is None:
        raise Refusal("warming", "the rules of this game are being made ready; it takes half a minute at most")


def move(room: Room, seat: int, text: str, at: int) -> Moved:
    """A person's decision. Whose decision it is instead, nobody is told: not everybody may know."""
    _in_play(room)
    board = room.board
    assert board is not None
    if at != board.count(seat):
        raise Refusal("stale", f"the table has changed since you looked (you saw line {at}, now it is {board.count(seat)}); "
                      "look again")  # fmt: skip
    if room.now.actor != seat:
        raise Refusal("not your turn", "it is not your decision now")
    if room.fold.chairs[seat].bot:
        raise Refusal("bot plays", "a bot plays for you; take your seat back first")
    action = board.table.action(text)
    return Moved(seat, room.game.name(action), "move", hidden=room.now.public_actor != seat)


def bots_move(room: Room, action: int, thought_about: int) -> Moved:
    """What a bot decided, if the table still lies as it did."""
    _in_play(room)
    if len(room.fold.happenings) != thought_about or not room.now.bot_decides:
        raise Refusal("stale", "the table has changed since the bot looked")
    return Moved(room.now.actor, room.game.name(action), "bot", hidden=room.now.public_actor != room.now.actor)


def time_is_up(room: Room) -> Moved | BotCame:
    """The declared default when nobody decided in time, or the bot that was asked for and nobody objected to."""
    _in_play(room)
    for seat, chair in enumerate(room.fold.chairs):
        if 0 < chair.asked <= now_ms():
            return BotCame(seat, room.now.bot_level)
    board, deadline = room.board, room.now.deadline
    assert board is not None
    if room.now.bot_decides or deadline is None or deadline > now_ms():
        raise Refusal("stale", "the time is not up")
    action = int(room.game.words.default_move(board.table.seen(room.now.actor)))
    return Moved(room.now.actor, room.game.name(action), "time", hidden=room.now.public_actor != room.now.actor)


def board_to_decide(room: Room, seat: int) -> Board:
    """The board, for a hint to whoever decides there."""
    _in_play(room)
    if room.now.actor != seat:
        raise Refusal("not your turn", "hints are for decisions of yours")
    assert room.board is not None
    return room.board


def take_back(room: Room, seat: int) -> AnyEntry:
    """At once where nobody else has decided since; else a question to those who have."""
    _in_play(room)
    assert room.board is not None
    count, others, why = room.board.undo_reach(seat)
    if why:
        raise Refusal("undo", f"that cannot be taken back: {why}")
    waiting = room.now.must_agree(others)
    if not waiting:
        return TookBack(seat, count)
    if room.fold.ask is not None:
        raise Refusal("asked", "a question is open already; wait for the answers")
    return Asked(seat, count, waiting)


def answer(room: Room, seat: int, yes: bool) -> Answered:
    ask = room.fold.ask
    if ask is None or seat not in ask.waiting:
        raise Refusal("not asked", "nobody waits for an answer of yours")
    return Answered(seat, yes)


def resign(room: Room, seat: int) -> Resigned:
    _in_play(room)
    if room.fold.chairs[seat].resigned:
        raise Refusal("resigned", "you have resigned already")
    return Resigned(seat, checked_level(""))


# ---- the rest of table life


def say(room: Room, seat: int, text: str) -> Said:
    tidy = "".join(letter for letter in text if letter.isprintable() or letter in "\n ").strip()
    if not tidy:
        raise Refusal("chat", "an empty message says nothing")
    return Said(seat, room.fold.chairs[seat].name, tidy)


def let_bot_play(room: Room, asker: int, seat: int, level: str) -> BotCame | BotAsked:
    """One's own seat at any time, at any level. Another's at once when its player is long gone; when they were only late they are
    asked, and have time to object."""
    if room.fold.status != "playing":
        raise Refusal("not begun" if room.fold.status == "waiting" else "game over", "bots play for people during a game only")
    if seat >= room.seats:
        raise Refusal("seat", f"there is no seat {seat}; seats are 0 to {room.seats - 1}")
    chair = room.fold.chairs[seat]
    if chair.who == "bot" or chair.resigned:
        raise Refusal("bot plays", "a bot plays there anyway")
    if seat == asker:
        return BotCame(seat, checked_level(level))
    if room.is_gone(seat):
        return BotCame(seat, room.now.bot_level)
    if chair.asked:
        raise Refusal("asked", f"{chair.name} is being asked already, and may object until the time is up")
    if not room.is_idle(seat):
        raise Refusal("not idle", f"{chair.name} is still at the table; a bot may take over after two minutes of absence, or be "
                      "asked for after a move made by the clock")  # fmt: skip
    seconds = room.clock.seconds if room.clock.kind == "days" else OBJECT_SECONDS
    return BotAsked(seat, asker, now_ms() + 1000 * seconds)


def come_back(room: Room, seat: int) -> CameBack:
    """After a bot has played; or before one does that others ask for."""
    chair = room.fold.chairs[seat]
    if chair.resigned:
        raise Refusal("resigned", "you have resigned: the bot plays your seat to the end")
    if not chair.away and not chair.asked:
        raise Refusal("here", "you play for yourself already")
    return CameBack(seat)
