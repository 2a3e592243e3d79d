"""Raw results as Parquet, one row a game, for whatever tools you like."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import game
from snowyard.lab.counted import things_of
from snowyard.lab.survey import Survey
from snowyard.whole_file import whole_file


def columns(s: Survey) -> dict[str, Any]:
    """Every column of a survey by its name. `p0 won`, `p0 decisions`, and what p0 did: `p0 Moves: hide`."""
    things = things_of(game(s.game)).all
    found: dict[str, Any] = {
        "level": [s.level] * s.games,
        "game": np.arange(s.games),
        "first": s.first.astype(np.int8),
        "turns": s.turns.astype(np.int32),
        "decisions": s.decisions.astype(np.int32),
        "legal_moves": s.legal.astype(np.int32),
        "forced": s.forced.astype(np.int32),
    }
    for seat in range(s.seats):
        found[f"p{seat} won"] = s.payoffs[:, seat]
        found[f"p{seat} decisions"] = s.made[:, seat].astype(np.int32)
        found[f"p{seat} last decision"] = s.last[:, seat].astype(np.int32)
    used = s.counts.max(axis=(0, 2)) > 0
    for number, thing in enumerate(things):
        if used[number] and thing.heading != "Events":
            for seat in range(s.seats):
                found[f"p{seat} {thing.heading}: {thing.name}"] = s.counts[:, number, seat]
    return found


def write(file: Path, surveys: Sequence[Survey]) -> None:
    """All surveys in one file. Things that never happened in any game of a level are nought there."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError as missing:
        raise Refusal("package", f"Parquet needs the package pyarrow: install snowyard[lab] ({missing})") from None
    tables = [arrow.table(columns(s)) for s in surveys]
    names = list(dict.fromkeys(name for table in tables for name in table.column_names))
    whole = []
    for table in tables:
        for name in names:
            if name not in table.column_names:
                table = table.append_column(name, arrow.array(np.zeros(table.num_rows, np.int16)))
        whole.append(table.select(names))
    one = surveys[0]
    about = {"game": one.game, "options": one.options, "seed": one.seed, "rules_version": game(one.game).rules_version}
    joined = arrow.concat_tables(whole).replace_schema_metadata({"snowyard": json.dumps(about)})
    with whole_file(file) as unfinished:
        parquet.write_table(joined, unfinished, compression="zstd")
