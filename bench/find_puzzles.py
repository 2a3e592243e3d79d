"""Puzzles: positions of games between strong bots with one clearly best move; bench/puzzle_stages.py says what makes one.

    python bench/find_puzzles.py lanes duel --workers 2 --minutes 30 --out found     look for them, into this folder
    python bench/find_puzzles.py lanes duel --add found                              put what was found into puzzles.toml
    python bench/find_puzzles.py forts --again                                       look at the kept ones once more

Workers play games (players of the level `hard`) and look at every decision. Whoever is free takes the next game of the kind
that needs most processor time still: the puzzles that it lacks, times what one has cost so far; a kind that has `--wanted`
is left alone. Each puzzle is written to `GAME.jsonl` as soon as it is found, and `looked.jsonl` has a line for every game
looked through, so the work can be stopped at any time, and goes on after the last game when it is told the same folder
again. Folders of several machines need different numbers of games (`--first`).

At most two puzzles of one game are kept, at least APART decisions from each other. `--add` leaves out what is there already.
With `--again` the kept ones are confirmed and stated anew by other luck, and those that do not hold are left out.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")

from puzzle_stages import CHOOSE, GRADED, Finder
from together import lines, together, write

from snowyard import new
from snowyard.kernel.game import Game, game
from snowyard.match.puzzles import FILE, Puzzle, puzzles_of, read, written

GUESS = 120.0  # seconds that a puzzle costs, as long as nothing is known
LOOKED = "looked.jsonl"
SEATS = {"splat": 4}  # where the fewest have nothing to decide


def own_file(of: Game) -> Path:
    return Path(sys.modules[of.package].__file__ or "").parent / FILE


def options_of(of: Game) -> dict[str, Any]:
    return {"seats": SEATS.get(of.slug, of.players[0])}


def puzzles_in(folder: Path, slug: str) -> list[Puzzle]:
    return [Puzzle(**told) for told in lines(folder / f"{slug}.jsonl")]


class Work:
    """What all workers share: for each kind how many puzzles there are, how many were found and in how much time, the number of
    the next game, and how many workers are at it."""

    def __init__(self, slugs: list[str], folder: Path, first: int, wanted: int) -> None:
        self.slugs, self.folder, self.wanted = slugs, folder, wanted
        self.lock = multiprocessing.Lock()
        self.kept, self.found, self.next, self.busy = (multiprocessing.Array("q", len(slugs), lock=False) for _ in range(4))
        self.spent = multiprocessing.Array("d", len(slugs), lock=False)
        done = lines(folder / LOOKED)
        for n, slug in enumerate(slugs):
            self.kept[n] = len({p.mark for p in [*puzzles_of(game(slug)), *puzzles_in(folder, slug)]})
            self.next[n] = max([first, *(row["number"] + 1 for row in done if row["game"] == slug)])

    def take(self) -> tuple[int, int] | None:
        """The next game: its kind and number. None: nothing is wanted any more."""
        with self.lock:
            lacks = {n: self.wanted - self.kept[n] for n in range(len(self.slugs)) if self.kept[n] < self.wanted}
            if not lacks:
                return None
            price = {n: (self.spent[n] + GUESS) / (self.found[n] + 1) for n in lacks}
            n = max(lacks, key=lambda n: lacks[n] * price[n] / (self.busy[n] + 1))
            self.busy[n] += 1
            self.next[n] += 1
            return n, self.next[n] - 1

    def keep(self, n: int, puzzle: Puzzle) -> bool:
        """Write it down; is another one wanted?"""
        with self.lock:
            write(self.folder / f"{self.slugs[n]}.jsonl", asdict(puzzle))
            self.kept[n] += 1
            self.found[n] += 1
            return self.kept[n] < self.wanted

    def done(self, n: int, number: int, looked: dict[str, Any]) -> None:
        with self.lock:
            self.busy[n] -= 1
            self.spent[n] += looked["seconds"]
            write(self.folder / LOOKED, {"game": self.slugs[n], "number": number, **looked})


def worker(work: Work) -> None:
    finders: dict[int, Finder] = {}
    while (taken := work.take()) is not None:
        n, number = taken
        finder = finders.get(n) or finders.setdefault(n, Finder(work.slugs[n]))
        for puzzle in finder.game_of(number, options_of(finder.game)):
            if not work.keep(n, puzzle):
                break
        work.done(n, number, asdict(finder.looked))


def warm(slug: str) -> None:
    """All code that workers run, compiled: into the cache, from which they read it."""
    finder = Finder(slug)
    table = new(slug, seed=1, **options_of(finder.game))
    while len(moves := [action for action in table.actions if action != finder.game.gives_up]) < 2:
        table.step(table.actions[0])
    finder.look(table, 1)
    finder.pairs(table, moves[0], moves[1], 1, CHOOSE, pairs=100)
    finder.preferred(table, 1, 1)
    finder.best_against_all(table, moves[0], moves[1])


def find(slugs: list[str], workers: int, minutes: float, folder: Path, first: int, wanted: int) -> None:
    end = time.monotonic() + 60 * minutes
    folder.mkdir(parents=True, exist_ok=True)
    together(warm, [(slug,) for slug in slugs], 60 * minutes)
    print(f"compiled; {end - time.monotonic():.0f} s are left", flush=True)
    work = Work(slugs, folder, first, wanted)
    together(worker, [(work,)] * workers, end - time.monotonic())
    print(told(slugs, folder))


def told(slugs: list[str], folder: Path) -> str:
    """What is there now, what it cost and where decisions fell."""
    out, done = [], lines(folder / LOOKED)
    for slug in slugs:
        rows, found = [row for row in done if row["game"] == slug], puzzles_in(folder, slug)
        kept = {p.mark: p for p in [*puzzles_of(game(slug)), *found]}
        grades = [sum(p.grade == grade for p in kept.values()) for grade in range(1, len(GRADED) + 1)]
        fell: dict[str, int] = {}
        for row in rows:
            for why, many in row["fell"].items():
                fell[why] = fell.get(why, 0) + many
        out.append(
            f"{slug}: {len(kept)} puzzles, by grades {grades}; here {len(found)} in {len(rows)} whole games, "
            f"{sum(row['decisions'] for row in rows)} decisions, {sum(row['seconds'] for row in rows):.0f} s; fell: {fell}"
        )
    return "\n".join(out)


def add(slug: str, folders: list[str], most: int) -> None:
    """What was found into the game's own file: in the order of the games, not more than so many in all."""
    of = game(slug)
    kept = {puzzle.mark: puzzle for puzzle in puzzles_of(of)}
    for folder in folders:
        for puzzle in puzzles_in(Path(folder), slug):
            if len(kept) < most:
                kept.setdefault(puzzle.mark, puzzle)
    own_file(of).write_text(written(list(kept.values())), encoding="utf-8")
    print(f"{slug}: {len(kept)} puzzles")


def look_again(slug: str) -> None:
    finder = Finder(slug)
    file = own_file(finder.game)
    looked = [finder.again(puzzle, 10 * n) for n, puzzle in enumerate(read(file.read_text(encoding="utf-8")))]
    file.write_text(written([puzzle for puzzle in looked if puzzle]), encoding="utf-8")
    print(f"{slug}: {len(looked) - looked.count(None)} of {len(looked)} puzzles hold; left out: {finder.looked.fell}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=30.0, help="of the clock, compiling included")
    parser.add_argument("--out", default="found", help="the folder of what is found")
    parser.add_argument("--first", type=int, default=1000, help="number of the first game of each kind")
    parser.add_argument("--wanted", type=int, default=48, help="puzzles of each kind, those that are there already included")
    parser.add_argument("--add", nargs="+", metavar="FOLDER", help="put what was found into puzzles.toml, up to --wanted")
    parser.add_argument("--again", action="store_true", help="look at the kept ones once more, and at nothing else")
    given = parser.parse_args()
    for slug in given.games:
        if given.again:
            look_again(slug)
        elif given.add:
            add(slug, given.add, given.wanted)
    if not given.again and not given.add:
        find(given.games, given.workers, given.minutes, Path(given.out), given.first, given.wanted)


if __name__ == "__main__":
    main()
