"""From what stands on the command line to a match: who sits where, the options, and where the record is kept."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.kernel.tongue import said
from snowyard.match import Match, Seat, Sitting, anybody, fresh_seed, read, seats_by_lot, seed_from
from snowyard.match.native import begin_record
from snowyard.players import check_kind
from snowyard.players.kinds import PROGRAM
from snowyard.terminal.theme import printable

_NAME = re.compile(r"[^\W_](?:[\w .'-]{0,18}[\w.'-])?")


def read_seats(entries: str, kind: str, of: Game) -> list[Seat]:
    """`me,Mia,bot,bot:random`: people by name, bots by kind."""
    seats: list[Seat] = []
    bots = 0
    coming = [part.strip() for part in entries.split(",")]
    if coming == [entries.strip()] and entries.strip().isdecimal():
        raise Refusal("seats", said("seats-number", typed=entries.strip()))
    for entry in coming:
        word, _, named = entry.partition(":")
        if word.lower() == "bot":
            bots += 1
            seats.append(Seat(f"Bot {bots}", check_kind(named.strip() or kind, of)))
        else:
            seats.append(Seat(anybody(coming) if entry.lower() == "me" else checked_name(entry)))
    typed = [entry.lower() for entry in coming if entry.partition(":")[0].lower() != "bot"]
    for name in [*typed, *(names := [seat.name.lower() for seat in seats])]:
        if typed.count(name) > 1 or names.count(name) > 1:
            raise Refusal("seats", said("seats-twice", name=repr(name)))
    return seats


def checked_name(name: str) -> str:
    if not _NAME.fullmatch(name) or re.fullmatch(r"p\d+", name.lower()):
        raise Refusal("seats", said("seats-name", name=repr(name)))
    return name


def new_match(game: Game, seats: Sequence[Seat], kind: str, options: dict[str, Any], seed: int | None, own_dice: bool) -> Match:
    """Deal a game. Whoever names `seats` has chosen who sits where. Else it is you and bots, as many as the options say, and
    who sits where is drawn by lot."""
    given = dict(options)
    if seats and "seats" in game.options.declared():
        if str(given.setdefault("seats", len(seats))) != str(len(seats)):
            raise Refusal("seats", said("seats-count", wanted=str(given["seats"]), named=len(seats)))
    key = fresh_seed() if seed is None else seed_from(seed)
    if seats:
        return Match(game.slug, seats, seed=key, own_dice=own_dice, **given)
    at_table = Match(game.slug, **given).table.seats
    coming = read_seats(",".join(["me"] + ["bot"] * (at_table - 1)), kind, game)
    lots = seats_by_lot(key, at_table)
    players = [coming[lots.index(seat)] for seat in range(at_table)]
    return Match(game.slug, players, seed=key, own_dice=own_dice, seating=[Sitting(seat, True) for seat in lots], **given)


def recorded_match(file: Path, say: Callable[[str], None]) -> Match:
    """The match of a record. Its names come from a file that anybody may have written: they are cleaned."""
    try:
        text = file.read_text(encoding="utf-8")
        begin_record(text, say)
        match = read(text)
    except UnicodeDecodeError:
        raise Refusal("record", said("record-no-text", file=str(file))) from None
    except Refusal as refusal:
        raise Refusal(refusal.code, f"{file}: {refusal.sentence}") from None
    match.players = [Seat(printable(seat.name), seat.bot) for seat in match.players]
    return match


def programs_of(match: Match) -> list[str]:
    """Its bots that are programs of somebody's own."""
    return sorted({seat.bot for seat in match.players if seat.bot.startswith(PROGRAM)})


def record_file(game: Game, wanted: str | None) -> Path:
    """Where the record of a new game goes: the file asked for, else one in the user's state folder."""
    if wanted is not None:
        file = Path(wanted)
        if file.exists():
            raise Refusal("save", said("file-there", file=str(file)))
        if not file.absolute().parent.is_dir():
            raise Refusal("save", said("no-folder", file=str(file), folder=str(file.absolute().parent)))
        return file
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(state) / "snowyard"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game.slug}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = (f"{stem}{more}.txt" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())
