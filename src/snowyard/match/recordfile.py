"""A game record as a text file that a person can read and edit.

    game: forts
    rules version: 1
    option seats: 2
    seat p0: Mia
    seat p1: Bot 1 (bot simple)
    seating: Bot 1 p1 by lot, Mia p0 by lot
    dice: seed
    commitment: 5d41...
    seed: 8c2f...
    moves:
    p0: throw p1 rolls 4 7      # p0 throws at p1. Cube: 4, 7. Hit: ...
    p1: hide
    result: p0 1, p1 0

`#` starts a comment. `rolls` is what the dice showed. With `dice: own` people rolled real dice, and the rolls are part
of the game; with `dice: seed` they follow from the seed, and `verify` derives them again. `seating` says in which order
people sat down and how; it is there where seats were drawn by lot, and these follow from the seed, too.

A game that went on under another seed (`Match.go_on`) has a second part after the moves of the first:

    continued: p0               # what p0 could not know was dealt anew
    seat p0: Mia
    seat p1: Ben
    commitment: 77c1...
    seed: 04be...
    moves:
    p1: hide

After a finished game may stand what play-testers say of it (feedback.py), one line a seat. It is no part of the game.
"""

from __future__ import annotations

import inspect
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from snowyard.kernel.errors import Refusal, listing, shown
from snowyard.kernel.game import game
from snowyard.match.fairness import SEED_BYTES, commitment, seat_by_lot
from snowyard.match.feedback import Feedback, is_feedback, read_line
from snowyard.match.match import Beginning, Match, Seat, Sitting

HEADS = ("game", "rules version", "option", "seat", "seating", "dice", "salt", "commitment", "seed", "moves")
SECOND_HEADS = ("seat", "seating", "salt", "commitment", "seed", "moves")
_SITTING = re.compile(r"(.+) p([0-9]{1,3}) (by lot|chosen)")
_MOVE = re.compile(r"p([0-9]{1,3}): (.+?)(?: rolls (.+))?")
_SEAT = re.compile(r"p[0-9]{1,3}")
MOST_NAME = 80
"""Letters of a name. Every sentence that a replay tells may repeat it, so a file must not choose how long that gets."""


def write(match: Match, reveal_seed: bool = True, stories: bool = True) -> str:
    """The record as text. Without the seed it tells no roll and no draw, and proves nothing yet; but it names every move,
    and in games with hidden cards a move may be a secret too: it is no view for the other seats. `stories`: with what each move
    did."""
    return "\n".join(_lines(match, reveal_seed, stories)) + "\n"


def _lines(match: Match, reveal_seed: bool, stories: bool) -> Iterator[str]:
    first = match.beginning
    part = match if first is None else first
    yield "# A game of Snowyard. `snowyard replay FILE` shows it, `snowyard verify FILE` checks it."
    yield f"game: {match.game.slug}"
    yield f"rules version: {match.game.rules_version}"
    for name, value in match.table.options.items():
        yield f"option {name}: {value}"
    yield from _who(part)
    yield f"dice: {'own' if match.own_dice else 'seed'}"
    yield from _luck(part, reveal_seed)
    for number, move in enumerate(match.moves, 1):
        if first is not None and number == first.moves + 1:
            yield from _second(match, first, reveal_seed)
        told = reveal_seed or match.own_dice  # what was drawn may be a secret while the seed is one
        rolls = f" rolls {' '.join(move.rolls)}" if move.rolls and told else ""
        text = f"p{move.seat}: {match.game.name(move.action)}{rolls}"
        story = match.told(number) if stories else ""
        yield f"{text:<36} # {story}" if story else text
    if first is not None and len(match.moves) == first.moves:
        yield from _second(match, first, reveal_seed)
    if match.table.over:
        yield "result: " + ", ".join(f"p{s} {won:g}" for s, won in enumerate(match.table.payoff))
    for seat in sorted(match.feedback):
        yield match.feedback[seat].line(seat)


def _who(part: Match | Beginning) -> Iterator[str]:
    for s, seat in enumerate(part.players):
        yield f"seat p{s}: {seat.name}" + (f" (bot {seat.bot})" if seat.bot else "")
    if part.seating:
        yield "seating: " + ", ".join(
            f"{part.players[sitting.seat].name} p{sitting.seat} {'by lot' if sitting.by_lot else 'chosen'}"
            for sitting in part.seating
        )
    for s in sorted(part.salts):
        yield f"salt p{s}: {part.salts[s]}"


def _luck(part: Match | Beginning, reveal_seed: bool) -> Iterator[str]:
    yield f"commitment: {part.commitment}"
    if reveal_seed:
        yield f"seed: {part.seed.hex()}"
    yield "moves:"


def _second(match: Match, first: Beginning, reveal_seed: bool) -> Iterator[str]:
    yield "# From here on with another seed."
    yield f"{f'continued: p{first.keeper}':<36} # What p{first.keeper} could not know was dealt anew."
    yield from _who(match)
    yield from _luck(match, reveal_seed)


def save(match: Match, path: Path) -> None:
    """Write the record so that a crash leaves either the old file or the new one, never half of one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write(match))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@dataclass
class Sheet:
    """A record as it stands in the file, with line numbers; nothing replayed yet. `continued`: its second part, in whose head
    `continued` names the seat. `feedback`: of the whole game."""

    head: dict[str, str] = field(default_factory=dict)
    line_of: dict[str, int] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    salts: dict[int, str] = field(default_factory=dict)
    moves: list[tuple[int, int, str, list[str]]] = field(default_factory=list)  # line, seat, move, rolls
    result: tuple[int, str] | None = None
    continued: Sheet | None = None
    feedback: dict[int, Feedback] = field(default_factory=dict)


def _bad(line: int, reason: str) -> Refusal:
    return Refusal("record", f"line {line}: {reason}" if line else reason)


def parse(text: str) -> Sheet:
    sheet = part = Sheet()
    in_moves = False
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):  # some editors put that mark before all text
        if in_moves and is_feedback(raw.strip()):  # what people say may hold a #
            _parse_feedback(sheet, number, raw.strip())
            continue
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if sheet.feedback:
            raise _bad(number, f"only feedback may follow feedback, but here stands {shown(line)}")
        if part.result is not None:
            raise _bad(number, f"nothing may follow the result, but here stands {shown(line)}")
        if in_moves and line.startswith("continued:"):
            part, in_moves = _parse_continued(sheet, number, line), False
        elif in_moves:
            _parse_move(part, number, line)
        else:
            in_moves = _parse_head(part, number, line, HEADS if part is sheet else SECOND_HEADS)
    where = "" if part is sheet else " after 'continued:'"
    if not in_moves:
        raise _bad(0, f"the record has no line 'moves:'{where}")
    for needed in ("game", "rules version", "dice", "commitment"):
        if needed not in sheet.head:
            raise _bad(0, f"the record has no line '{needed}:'")
    if "commitment" not in part.head:
        raise _bad(0, f"the record has no line 'commitment:'{where}")
    return sheet


def _parse_continued(sheet: Sheet, number: int, line: str) -> Sheet:
    if sheet.continued is not None:
        raise _bad(number, f"a game is continued once, and that was in line {sheet.continued.line_of['continued']}")
    seat = line.removeprefix("continued:").strip()
    if not _SEAT.fullmatch(seat):
        raise _bad(number, f"'continued:' should name a seat as p0, p1, ..., not {shown(seat)}")
    sheet.continued = Sheet({"continued": seat}, {"continued": number})
    return sheet.continued


def _parse_head(sheet: Sheet, number: int, line: str, heads: tuple[str, ...]) -> bool:
    key, colon, value = (part.strip() for part in line.partition(":"))
    word, _, rest = key.partition(" ")
    if not colon or (key not in heads and (word not in heads or word not in ("option", "seat", "salt"))):
        raise _bad(number, f"{shown(line)} is no line of a record's head; those begin with {listing(heads)}")
    if key in sheet.line_of:
        raise _bad(number, f"{shown(key)} stands twice, first in line {sheet.line_of[key]}")
    sheet.line_of[key] = number
    if word == "option":
        sheet.options[rest] = value
    elif word in ("seat", "salt"):
        if not _SEAT.fullmatch(rest):
            raise _bad(number, f"{shown(key)} should name a seat as p0, p1, ...")
        if word == "seat" and len(name := _seat(value).name) > MOST_NAME:
            raise _bad(number, f"a name has at most {MOST_NAME} letters, not {len(name)}")
        (sheet.seats if word == "seat" else sheet.salts)[int(rest[1:])] = value
    else:
        sheet.head[key] = value
    return key == "moves"


def _parse_feedback(sheet: Sheet, number: int, line: str) -> None:
    try:
        seat, feedback = read_line(line)
    except Refusal as refusal:
        raise _bad(number, refusal.sentence) from None
    if seat not in sheet.seats:
        raise _bad(number, f"there is no seat p{seat}")
    if seat in sheet.feedback:
        raise _bad(number, f"p{seat} gives feedback twice")
    sheet.feedback[seat] = feedback


def _parse_move(sheet: Sheet, number: int, line: str) -> None:
    if line.startswith("result:"):
        sheet.result = (number, line.removeprefix("result:").strip())
        return
    found = _MOVE.fullmatch(line)
    if not found:
        raise _bad(number, f"{shown(line)} is no move; a move looks like 'p0: hide' or 'p0: throw p1 rolls 4 7'")
    sheet.moves.append((number, int(found[1]), found[2], (found[3] or "").split()))


def _open(sheet: Sheet) -> Match:
    """The match of a sheet, dealt, before its first move."""
    try:
        of = game(sheet.head["game"])
    except Refusal as refusal:
        raise _bad(sheet.line_of["game"], refusal.sentence) from None
    if sheet.head["rules version"] != str(of.rules_version):
        raise _bad(
            sheet.line_of["rules version"],
            f"this record follows version {sheet.head['rules version'][:20]} of the "
            f"rules of {of.slug}; this Snowyard plays version {of.rules_version} and will not guess",
        )
    if sheet.head["dice"] not in ("seed", "own"):
        raise _bad(sheet.line_of["dice"], f"dice are 'seed' or 'own', not {shown(sheet.head['dice'])}")
    seats, seed, seating = _people(sheet)
    for name in _TAKEN & set(sheet.options):
        raise _bad(sheet.line_of[f"option {name}"], f"{of.slug} has no option {shown(name)}")
    try:
        return Match(
            of.slug, seats, seed=seed, own_dice=sheet.head["dice"] == "own", salts=sheet.salts, seating=seating, **sheet.options
        )
    except Refusal as refusal:
        raise _bad(_option_line(sheet, refusal), refusal.sentence) from None


def _people(part: Sheet) -> tuple[list[Seat], bytes, list[Sitting]]:
    """Who plays a part of a record, with what luck, and how they sat down."""
    seed = _seed(part)
    seats = [_seat(part.seats[s]) for s in sorted(part.seats)]
    if sorted(part.seats) != list(range(len(seats))):
        raise _bad(0, "the seats are not p0, p1, ... without a gap")
    return seats, seed, _seating(part, seats, seed)


def _seating(sheet: Sheet, players: list[Seat], seed: bytes) -> list[Sitting]:
    """How seats were given, and whether the lots are those of the seed."""
    if "seating" not in sheet.head:
        return []
    line = sheet.line_of["seating"]
    made: list[Sitting] = []
    free = set(range(len(players)))
    for number, part in enumerate(sheet.head["seating"].split(","), 1):
        found = _SITTING.fullmatch(part.strip())
        if not found:
            raise _bad(line, f"{shown(part.strip())} does not say who sat down where, as 'Mia p0 by lot' or 'Mia p0 chosen' do")
        name, seat, by_lot = found[1], int(found[2]), found[3] == "by lot"
        if seat not in free or players[seat].name != name:
            raise _bad(line, f"{name[:40]} cannot have sat down at p{seat}: that seat is somebody else's, or there is none")
        if by_lot and seat != (lot := seat_by_lot(seed, number, sheet.salts.get(seat, ""), free)):
            raise _bad(line, f"the seed gives p{lot} by lot to {name}, who sat down as number {number}; the record says p{seat}")
        free.remove(seat)
        made.append(Sitting(seat, by_lot))
    if free:
        raise _bad(line, f"it is not said who sat down at p{min(free)}")
    return made


def _option_line(sheet: Sheet, refusal: Refusal) -> int:
    """The line of the option that a refusal names first; 0 if it names none."""
    named = [
        (place.start(), sheet.line_of[f"option {name}"])
        for name in sheet.options
        if (place := re.search(rf"\b{re.escape(name)}\b", refusal.sentence))
    ]
    return min(named)[1] if named and refusal.code == "option" else 0


def _seed(sheet: Sheet) -> bytes:
    if "seed" not in sheet.head:
        raise _bad(0, "the seed is not revealed in this record, so it cannot be replayed yet")
    line = sheet.line_of["seed"]
    try:
        seed = bytes.fromhex(sheet.head["seed"])
    except ValueError:
        raise _bad(line, "the seed is not written in hexadecimal digits") from None
    if len(seed) != SEED_BYTES:
        raise _bad(line, f"the seed has {len(seed)} bytes, not {SEED_BYTES}")
    if commitment(seed) != sheet.head["commitment"]:
        raise _bad(line, "the seed is not the one that was committed to: its SHA-256 is not the commitment")
    return seed


_TAKEN = set(inspect.signature(Match.__init__).parameters) - {"options"}
"""Words that no option is called by: they are those of Match itself."""


def _seat(text: str) -> Seat:
    name, _, bot = text[:-1].rpartition(" (bot ")
    return Seat(name.rstrip(), bot) if text.endswith(")") and name.strip() and bot else Seat(text)


def read(text: str) -> Match:
    """Replay a record; the match stands after its last move. Whatever does not fit is refused with line and reason."""
    return _read(parse(text))


def begin(text: str) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a record before its first move, and its moves (seat, move); those of a second part are not among them."""
    sheet = parse(text)
    return _open(sheet), [(seat, move) for _, seat, move, _ in sheet.moves]


def _read(sheet: Sheet) -> Match:
    match = _open(sheet)
    _play(sheet, match)
    second = sheet.continued
    if second is not None:
        seats, seed, seating = _people(second)
        try:
            match.go_on(int(second.head["continued"][1:]), seats, seed=seed, salts=second.salts, seating=seating)
        except Refusal as refusal:
            raise _bad(second.line_of["continued"], refusal.sentence) from None
        _play(second, match)
    _check_result(second or sheet, match)
    match.feedback = dict(sheet.feedback)
    return match


def _play(sheet: Sheet, match: Match) -> None:
    for line, seat, move, rolls in sheet.moves:
        try:
            made = match.play(seat, move, rolls if match.own_dice else ())
        except Refusal as refusal:
            raise _bad(line, f"move {len(match.moves) + 1}: {refusal.sentence}") from None
        if rolls and list(made.rolls) != rolls:
            raise _bad(
                line,
                f"move {len(match.moves)}: the seed gives the rolls {' '.join(made.rolls) or 'none'}, "
                f"the record says {' '.join(rolls)[:60]}",
            )


def _check_result(sheet: Sheet, match: Match) -> None:
    if sheet.result is None:
        return
    line, text = sheet.result
    if not match.table.over:
        raise _bad(line, "the record gives a result, but the game is not over after its last move")
    right = ", ".join(f"p{s} {won:g}" for s, won in enumerate(match.table.payoff))
    if text != right:
        raise _bad(line, f"the result is {right}, not {text}")


def verify(text: str) -> str:
    """Check a record from end to end; returns a sentence that says what was checked, or raises Refusal."""
    sheet = parse(text)
    match = _read(sheet)
    rolls = sum(len(move.rolls) for move in match.moves)
    end = "to its end" if match.table.over else "so far (the game is not over)"
    variant = match.table.options.get("variant", "")
    played = f" It was played with this variant: {variant}" if variant else ""
    if sheet.feedback:
        said = "\n".join(f"  {sheet.feedback[seat].line(seat)}" for seat in sorted(sheet.feedback))
        played += f"\nBeside the game, and checked by nobody, the record has what players said of it:\n{said}"
    if match.own_dice:
        return (
            f"{len(match.moves)} moves are legal {end}; the {rolls} rolls were made with real dice and cannot be checked.{played}"
        )
    stated = sheet.moves + (sheet.continued.moves if sheet.continued is not None else [])
    unstated = sum(1 for (_, _, _, said), move in zip(stated, match.moves, strict=True) if move.rolls and not said)
    first = match.beginning
    lots = sum(sitting.by_lot for sitting in (*match.seating, *(first.seating if first is not None else ())))
    drawn = f" {lots} seats were drawn by lot, as the seed says." if lots else ""
    note = drawn + (f" {unstated} moves did not state their rolls." if unstated else "")
    if first is None:
        return (
            f"{len(match.moves)} moves are legal {end}, the seed fits its commitment, and all {rolls} rolls follow "
            f"from it.{note}{played}"
        )
    return (
        f"{len(match.moves)} moves are legal {end}. The game was begun with one seed and went on after move {first.moves} with "
        f"another; both fit their commitments, and all {rolls} rolls follow from them, as does what was dealt anew then because "
        f"p{first.keeper} could not know it.{note}{played}"
    )
