"""What play-testers said of variants, from records and from a server's database, as one table with the results."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from itertools import groupby
from pathlib import Path
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.match import Feedback, read
from snowyard.match.feedback import LEAST_FUN, MOST_FUN


@dataclass(frozen=True)
class Answer:
    """One row of the table: what one seat said of one game. `place`: the record's file, or the table on the server. `won`: the
    seat's share of the win; empty: the game was not played to its end."""

    game: str
    variant: str
    place: str
    moves: int
    seat: int
    name: str
    won: float | str
    fun: int
    too_long: bool
    unfair: bool
    sentence: str


def _answers(
    game: str,
    options: dict[str, Any],
    place: str,
    moves: int,
    names: Sequence[str],
    payoff: Sequence[float] | None,
    feedback: dict[int, Feedback],
) -> list[Answer]:
    return [
        Answer(
            game,
            str(options.get("variant", "")),
            place,
            moves,
            seat,
            names[seat],
            payoff[seat] if payoff is not None else "",
            *astuple(said),
        )
        for seat, said in sorted(feedback.items())
    ]


def of_records(places: Iterable[Path]) -> list[Answer]:
    """Of these records, and of those in these folders, where other files are passed over."""
    found: list[Answer] = []
    for place in places:
        files = sorted(place.rglob("*.txt")) if place.is_dir() else [place]
        for file in files:
            try:
                text = file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                text = ""
            if place.is_dir() and "\nfeedback p" not in text:
                continue
            try:
                match = read(text)
            except Refusal as refusal:
                raise Refusal(refusal.code, f"{file}: {refusal.sentence}") from None
            payoff = match.table.payoff if match.table.over else None
            names, game = match.names, match.game.slug
            found += _answers(game, match.table.options, str(file), len(match.moves), names, payoff, match.feedback)
    return found


def of_database(address: str) -> list[Answer]:
    """Of all tables in a server's database; the server may run meanwhile, for nothing is written."""
    return asyncio.run(_of_database(address))


async def _of_database(address: str) -> list[Answer]:
    from sqlalchemy import select
    from sqlalchemy.exc import SQLAlchemyError

    from snowyard.server.store import schema
    from snowyard.server.store.store import reading_engine

    engine = reading_engine(address)
    table, event = schema.table, schema.event
    found: list[Answer] = []
    try:
        async with engine.connect() as connection:
            judged = select(event.c.table_id).where(event.c.kind == "feedback").distinct()
            wanted = select(table).where(table.c.id.in_(judged)).order_by(table.c.created, table.c.id)
            for row in (await connection.execute(wanted)).all():
                logged = select(event.c.seq, event.c.at, event.c.payload).where(event.c.table_id == row.id).order_by(event.c.seq)
                found += _of_table(row, (await connection.execute(logged)).all())
    except SQLAlchemyError as fault:
        raise Refusal("database", f"this database cannot be read: {fault.__cause__ or fault}") from None
    finally:
        await engine.dispose()
    return found


def _of_table(row: Any, logged: Sequence[Any]) -> list[Answer]:
    """Played again from its log, for the result."""
    import msgspec

    from snowyard.kernel.game import game
    from snowyard.server import entries
    from snowyard.server.board import Board
    from snowyard.server.catalogue import at_table
    from snowyard.server.entries import Chair, Fold
    from snowyard.server.forms import Clock
    from snowyard.server.standing import Standing

    of, given = game(row.game), msgspec.json.decode(row.options)
    block = at_table(of, given)
    fold = Fold([Chair() for _ in range(int(block.seats))])
    for seq, at, payload in logged:
        fold.apply(seq, at, entries.read(payload))
    names, options = [chair.name for chair in fold.chairs], dict(of.options.texts(block))
    if row.rules_version != of.rules_version:  # nobody here plays those rules: what was said is still there
        return _answers(row.game, options, row.id, len(fold.standing), names, None, fold.feedback)
    board = Board.after(fold, row.game, given, row.seed, None)
    payoff = Standing(fold, board, Clock()).payoff
    return _answers(row.game, options, row.id, len(board.match.moves), names, payoff, fold.feedback)


def by_variant(answers: Iterable[Answer]) -> list[Answer]:
    return sorted(answers, key=lambda answer: (answer.game, answer.variant))


def as_csv(answers: Iterable[Answer]) -> str:
    """One row an answer, one variant after the other."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([field.name for field in fields(Answer)])
    for answer in by_variant(answers):
        writer.writerow([cell(value) for value in astuple(answer)])
    return out.getvalue()


def cell(value: Any) -> Any:
    """What a stranger wrote must not become a formula of the spreadsheet that opens it."""
    if isinstance(value, bool):
        return int(value)
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@")) else value


def told(answers: Iterable[Answer]) -> str:
    """For reading: each variant with its sums, and what was said."""
    lines: list[str] = []
    for (game, variant), some in groupby(by_variant(answers), key=lambda answer: (answer.game, answer.variant)):
        said = list(some)
        games = len({answer.place for answer in said})
        fun = [answer.fun for answer in said]
        marks = ", ".join(f"{mark}: {fun.count(mark)}" for mark in range(LEAST_FUN, MOST_FUN + 1))
        lines += [
            f"{game}, {'variant ' + variant if variant else 'the printed game'}",
            f"  {len(said)} answers of {games} games. Fun {sum(fun) / len(fun):.1f} of {MOST_FUN} ({marks}); too long "
            f"{sum(answer.too_long for answer in said)}, unfair {sum(answer.unfair for answer in said)}.",
        ]
        for answer in said:
            judged = f"fun {answer.fun}" + ", too long" * answer.too_long + ", unfair" * answer.unfair
            won = f", won {answer.won:g}" if isinstance(answer.won, float) else ""
            lines.append(f"  {answer.name} ({answer.place}{won}): {judged}" + (f": {answer.sentence}" if answer.sentence else ""))
    return "\n".join(lines) if lines else "Nobody has given feedback."
