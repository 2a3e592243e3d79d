"""Games as data for offline learning: one row a decision, in a Parquet file (extra `export`).

| column | what |
|---|---|
| `game` | number of the game (of the seed, or of the record among those given) |
| `move` | number of the move in its game, from 0 |
| `seat` | who decided |
| `observation` | float32, fixed size: what that seat saw |
| `mask` | bool, fixed size: what it might have played |
| `action` | what it played |
| `payoff` | what that seat won in the end; null if the game was not played to its end |
| `last` | true: the seat decided nothing more in this game |

The file's metadata say under `snowyard`, as JSON, which game, options, rules version, seed, bots or records, and of
records what players said of the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from snowyard import __version__
from snowyard.adapters.batch import Batch, Terms, whole
from snowyard.adapters.opponents import are_compiled
from snowyard.adapters.single import Single
from snowyard.kernel import bits
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.match import Match, recordfile
from snowyard.players import check_player, player
from snowyard.whole_file import whole_file

if TYPE_CHECKING:
    import pyarrow

ROOM = 96 << 20  # bytes of observations held at once, about
LIKELY_MOVES = 400  # of a game, to judge that by


@dataclass
class Rows:
    """Decisions, column by column; each a list of arrays to be joined."""

    game: list[Any] = field(default_factory=list)
    move: list[Any] = field(default_factory=list)
    seat: list[Any] = field(default_factory=list)
    observation: list[Any] = field(default_factory=list)
    mask: list[Any] = field(default_factory=list)
    action: list[Any] = field(default_factory=list)

    def add(self, game: Any, move: Any, seat: Any, observation: Any, mask: Any, action: Any) -> None:
        for column, value in zip(vars(self).values(), (game, move, seat, observation, mask, action), strict=True):
            column.append(value)


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise Refusal("export", f"Parquet needs pyarrow: pip install snowyard[export] ({missing})") from None
    return pyarrow


def schema(of: Game, about: dict[str, Any]) -> pyarrow.Schema:
    pa = arrow()
    columns = [
        ("game", pa.int64()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32(), of.observation_size)),
        ("mask", pa.list_(pa.bool_(), of.actions)),
        ("action", pa.int32()),
        ("payoff", pa.float32()),
        ("last", pa.bool_()),
    ]
    whole_story = {"snowyard": __version__, "game": of.slug, "rules_version": of.rules_version, **about}
    return pa.schema([pa.field(name, kind) for name, kind in columns], {"snowyard": json.dumps(whole_story)})


def _table(form: Any, rows: Rows, payoffs: dict[int, list[float] | None]) -> Any:
    pa = arrow()
    games, moves, seats = (np.concatenate(column) for column in (rows.game, rows.move, rows.seat))
    order = np.lexsort((moves, games))
    games, moves, seats = games[order], moves[order], seats[order]
    seen, mask, actions = (np.concatenate(column)[order] for column in (rows.observation, rows.mask, rows.action))
    won = [None if payoffs[g] is None else payoffs[g][s] for g, s in zip(games.tolist(), seats.tolist(), strict=True)]  # type: ignore[index]
    final: dict[tuple[int, int], int] = {(g, s): at for at, (g, s) in enumerate(zip(games.tolist(), seats.tolist(), strict=True))}
    last = np.zeros(len(games), np.bool_)
    last[list(final.values())] = True
    columns = [
        pa.array(games),
        pa.array(moves.astype(np.int32)),
        pa.array(seats.astype(np.int8)),
        pa.FixedSizeListArray.from_arrays(pa.array(seen.ravel()), seen.shape[1]),
        pa.FixedSizeListArray.from_arrays(pa.array(mask.ravel()), mask.shape[1]),
        pa.array(actions.astype(np.int32)),
        pa.array(won, pa.float32()),
        pa.array(last),
    ]
    return pa.table(columns, schema=form)


Part = tuple[Rows, dict[int, list[float] | None]]


Progress = Callable[[int], None]


def played(
    slug: str, games: int, bots: Sequence[str], seed: int, options: dict[str, Any], progress: Progress | None = None
) -> Iterator[Part]:
    """Games 0 .. games - 1 of a seed between bots, some at a time. `progress` hears how many are played."""
    terms = Terms(slug, 1, seed, options)
    kinds = list(bots) * terms.seats if len(bots) == 1 else list(bots)
    if len(kinds) != terms.seats:
        raise Refusal("bots", f"{len(kinds)} bots for {terms.seats} seats: give one for each seat, or one for all")
    for kind in kinds:
        check_player(kind, game(slug))
    tell = progress or (lambda done: None)
    at_once = max(1, min(256, games, ROOM // (4 * terms.observation_size * LIKELY_MOVES)))
    for first in range(0, games, at_once):
        count = min(at_once, games - first)
        if are_compiled(kinds):
            yield _many(slug, first, count, kinds, seed, options)
            tell(first + count)
        else:
            yield _one_by_one(slug, first, count, kinds, seed, options, tell)


def _many(slug: str, first: int, count: int, kinds: list[str], seed: int, options: dict[str, Any]) -> Part:
    """Compiled bots: a batch, of each table the first game."""
    batch, rows = Batch(slug, count, seed=seed, **options), Rows()
    batch.reset(first=first)
    games, playing, payoffs = np.arange(first, first + count), np.ones(count, np.bool_), {}
    kind_at = np.array([sorted(set(kinds)).index(kind) for kind in kinds])
    move = 0
    while playing.any():
        choices = np.stack([batch.choose(kind).copy() for kind in sorted(set(kinds))])
        actions = choices[kind_at[batch.actor], np.arange(count)]
        n = int(playing.sum())
        rows.add(
            games[playing],
            np.full(n, move),
            batch.actor[playing],
            batch.observe()[playing],
            batch.legal()[playing],
            actions[playing],
        )
        batch.step(actions)
        for at in np.flatnonzero(batch.done & playing).tolist():
            payoffs[first + at] = batch.payoffs[at].tolist()
        playing &= ~batch.done
        move += 1
    return rows, payoffs


def _one_by_one(slug: str, first: int, count: int, kinds: list[str], seed: int, options: dict[str, Any], tell: Progress) -> Part:
    """Bots that think: table by table."""
    single, rows = Single(slug, options), Rows()
    payoffs: dict[int, list[float] | None] = {}
    players = [player(kind, single.game, 0) for kind in kinds]
    for number in range(first, first + count):
        single.deal(seed, number)
        for seat, bot in enumerate(players):
            bot.begin(seed + 7919 * number + seat)
        move = 0
        while single.actor >= 0:
            seat = single.actor
            action = players[seat].choose(single.table())
            rows.add([number], [move], [seat], single.observe(seat)[None], single.mask[None].view(np.bool_), [action])
            single.play(action)
            move += 1
        payoffs[number] = single.payoffs
        tell(number + 1)
    for bot in players:
        bot.close()
    return rows, payoffs


def of_record(match: Match, number: int) -> Part:
    """The decisions of a record."""
    rows = Rows()
    for at, move in enumerate(match.moves):
        table = match.at(at)
        mask = np.zeros((1, match.game.actions), np.bool_)
        mask[0, bits.members(table.legal())] = True
        rows.add([number], [at], [move.seat], table.observe(move.seat)[None], mask, [move.action])
    return rows, {number: match.table.payoff if match.table.over else None}


def _about(file: Path, match: Match) -> dict[str, Any]:
    """With what its players said of the game, by their seats."""
    feedback = {f"p{seat}": asdict(said) for seat, said in sorted(match.feedback.items())}
    return {"file": file.name, "options": match.table.options} | ({"feedback": feedback} if feedback else {})


def _write(out: Path, form: Any, parts: Iterator[Part]) -> int:
    """Write parts as they come; a file of that name is replaced only when all is well. Returns the rows written."""
    pa = arrow()
    written = 0
    with whole_file(out) as unfinished, pa.parquet.ParquetWriter(unfinished, form, compression="zstd") as writer:
        for rows, payoffs in parts:
            table = _table(form, rows, payoffs)
            writer.write_table(table)
            written += len(table)
    return written


def export_games(
    out: Path,
    slug: str,
    games: int,
    bots: Sequence[str] = ("simple",),
    seed: int = 1,
    progress: Progress | None = None,
    **options: Any,
) -> int:
    """Play games between bots and write them; returns the decisions written."""
    whole(games, "games", 1)
    arrow()
    terms = Terms(slug, 1, seed, options)
    about = {"options": terms.options, "seed": seed, "games": games, "bots": list(bots)}
    return _write(out, schema(terms.game, about), played(slug, games, bots, seed, options, progress))


def export_records(out: Path, records: Sequence[Path], progress: Progress | None = None) -> int:
    """Write records of one game; returns the decisions written."""
    arrow()
    matches = []
    for number, file in enumerate(records):
        if progress:
            progress(number)
        try:
            matches.append(recordfile.read(file.read_text(encoding="utf-8")))
        except Refusal as refusal:
            raise Refusal(refusal.code, f"{file}: {refusal.sentence}") from None
    slugs = sorted({match.game.slug for match in matches})
    if len(slugs) != 1:
        raise Refusal("records", f"one file holds one game; these records are of {', '.join(slugs)}")
    if not any(match.moves for match in matches):
        raise Refusal("records", "these records have no moves")
    sources = zip(records, matches, strict=True)
    about = {"records": [_about(file, match) for file, match in sources]}
    parts = (of_record(match, number) for number, match in enumerate(matches) if match.moves)
    return _write(out, schema(matches[0].game, about), parts)
