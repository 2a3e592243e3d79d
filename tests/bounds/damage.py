"""Damaged bytes given to `Table.restore`: refused with a sentence, or a table that every function of the game can be run on.
Run under NUMBA_DISABLE_JIT=1, where an index outside its array raises: `damage.py GAME TRIES SEED`."""

from __future__ import annotations

import random
import sys
from collections import Counter

from bounds.using import refuse_negative_indices, use
from snowyard import Game, Refusal, Table, game
from snowyard.kernel.machine import MACHINE
from support import deal, walk


def damaged(table: Table, rng: random.Random) -> bytes:
    """A few bits turned, a few bytes drawn anew, a field set to an extreme, or a stretch of another number."""
    data = bytearray(bytes(table))
    layout, dtype = table.game.layout, table.game.layout.dtype
    how = rng.randrange(5)
    if how == 0:
        for _ in range(rng.choice((1, 1, 1, 2, 4, 16))):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    elif how == 4 and rng.randrange(10) == 0:
        data[:] = rng.randbytes(len(data))
    else:  # fields, each as likely as another: most bytes are those of a few large ones
        for _ in range(rng.choice((1, 1, 2, 3))):
            name = rng.choice([n for n in layout.fields if dtype[n].itemsize])
            kind, start = dtype.fields[name][:2]  # type: ignore[index]
            unit = kind.base.itemsize
            at = start + unit * rng.randrange(kind.itemsize // unit)
            old = int.from_bytes(data[at : at + unit], "little", signed=True)
            most = 2 ** (8 * unit - 1)
            turned = old ^ 1 << rng.randrange(8 * unit - 1)
            new = rng.choice((old + 1, old - 1, turned, -1, 0, rng.randrange(-9, 60), most - 1, -most))
            data[at : at + unit] = max(-most, min(most - 1, new)).to_bytes(unit, "little", signed=True)
    return bytes(data)


def trial(of: Game, tries: int, seed: int) -> Counter[str]:
    """Counts what became of damaged tables: `refused` or `used`. Anything else is raised."""
    rng = random.Random(f"{of.slug} damaged {seed}")
    became: Counter[str] = Counter()
    while became.total() < tries:
        table = deal(of, rng)
        for _ in walk(table, rng):
            if rng.randrange(4) == 0 and became.total() < tries:
                data = damaged(table, rng)
                try:
                    other = Table.restore(of, data)
                except Refusal:
                    became["refused"] += 1
                    continue
                use(other, rng, 2)
                became["used"] += 1
    return became


if __name__ == "__main__":
    assert MACHINE == "interpreter"
    refuse_negative_indices(game(sys.argv[1]))
    print(dict(trial(game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
