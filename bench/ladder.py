"""The ladder of docs/ladder.md: every level, champions of earlier dates and OpenSpiel's ISMCTS, with ratings.

    python bench/ladder.py FOLDER --minutes 7 --workers 16           # all levels of all games
    python bench/ladder.py FOLDER --games lanes --ismcts 50          # OpenSpiel's ISMCTS: at equal rounds, and in equal time
    python bench/ladder.py FOLDER --earlier champions-2026-11-18     # a folder of networks, GAME.bin: a champion of that date
    python bench/ladder.py FOLDER --minutes 0                        # play nothing, rate what is there

Every player meets the two above it and the two below it, each deal with every player in every seat. Games are added to
FOLDER/games.json, so that runs on several machines and days make one ladder; a game is played once. FOLDER/ladder.md and
FOLDER/ladder.json have the ratings with their 95 % intervals, if the library `choix` is there (extra lab). When the time is up no
further deal is begun, and only deals count that all pairs have played.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import json
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("SNOWYARD_MACHINE", "native")  # before anything of Snowyard is imported

from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, game
from snowyard.kernel.table import Table
from snowyard.lab.arena.ledger import ArenaGame
from snowyard.lab.seated import Company, played
from snowyard.players import levels_of, networks
from snowyard.players.levels import settings_of
from snowyard.players.search import Searcher, Settings

SEED = 20_261_118
TABLES: dict[str, dict[str, Any]] = {"forts": {"seats": 2}, "splat": {"seats": 4}, "duel": {}, "lanes": {}, "village": {}}
APART = 2  # places on the ladder between two who meet, at most
ISMCTS, EARLIER = "ismcts:", "champion@"
WEIGHTS = "SNOWYARD_LADDER"  # folders of earlier champions, for the workers
MOST_DEALS = 100_000
FEWEST_DEALS = 5  # below, drawing deals again says nothing about the spread

Job = tuple[str, tuple[str, ...], int]
_company: dict[str, Company] = {}


class Ismcts:
    """OpenSpiel's ISMCTS in Python, with random play-outs; it sees a redealt table, as every player here."""

    faults: list[str] = []  # noqa: RUF012

    def __init__(self, kind: str) -> None:
        self.kind, self.rounds = kind, int(kind.removeprefix(ISMCTS))
        self.begin(0)

    def begin(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def choose(self, table: Table) -> int:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        from snowyard.adapters import openspiel, shared

        moves = [action for action in table.actions if action != table.game.gives_up]
        if len(moves) == 1:
            return moves[0]
        shared._shared.cache_clear()  # one game for every table would fill the memory
        loaded = openspiel.at(table.redealt(table.actor, self._luck.getrandbits(62)))
        luck = np.random.RandomState(self._luck.getrandbits(32))
        bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, luck), 1.0, self.rounds, random_state=luck)
        bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, self._luck.random))
        return int(bot.step(loaded.new_initial_state()))

    def close(self) -> None:
        pass


def network_of(of: Game, file: Path) -> networks.Network:
    """Refused if it was trained on another game than there is now."""
    return networks._read(of, file, file.stat().st_mtime_ns)


def earlier(of: Game, kind: str) -> Searcher:
    """The champion with the network of a folder."""
    file = Path(os.environ[WEIGHTS]) / kind.removeprefix(EARLIER) / f"{of.slug}.bin"
    held = network_of(of, file)
    who = Searcher(of, Settings(**settings_of("champion", of)), 0, kind=kind)
    for thinker in who.thinkers:
        thinker.tree.weights[:], thinker.tree.biases[:] = held.weights, held.biases
    return who


def play(job: Job) -> tuple[str, ArenaGame]:
    slug, seating, number = job
    of, company = game(slug), _company.setdefault(slug, {})
    for kind in set(seating):
        for copy in range(seating.count(kind)):
            if kind.startswith(ISMCTS):
                company.setdefault((kind, copy), Ismcts(kind))
            elif kind.startswith(EARLIER) and (kind, copy) not in company:
                company[kind, copy] = earlier(of, kind)
    end = played(of, TABLES[slug], SEED, seating, number, company)
    table, won = end.table, tuple(end.table.payoff)
    return slug, ArenaGame(
        seating, number, won, int(table.t.turn), len(end.actions), end.moves, end.seconds, end.slowest, end.faults
    )


def teams_of(slug: str) -> list[int]:
    """The side that each seat plays for."""
    from snowyard import new

    table = new(slug, seed=1, **TABLES[slug])
    each = int(getattr(table.t, "players_per_team", 1)) if slug == "village" else 1
    return [seat // each for seat in range(table.seats)]


def seatings(slug: str, pair: tuple[str, str]) -> list[tuple[str, ...]]:
    """One of the first among those of the second, in every place, and the other way round where that is something else."""
    teams = teams_of(slug)
    found = []
    for one, others in (pair, pair[::-1]):
        found += [tuple(one if team == turn else others for team in teams) for turn in range(max(teams) + 1)]
    return list(dict.fromkeys(found))


def players_of(slug: str, given: argparse.Namespace) -> list[str]:
    """From the weakest on, as far as one can know."""
    of = game(slug)
    found = ["simple", *levels_of(of)]
    found.insert(0, found.pop(found.index("easy")))
    for folder in given.earlier:
        if (folder / f"{slug}.bin").is_file():
            try:
                network_of(of, folder / f"{slug}.bin")
                found.append(EARLIER + folder.name)
            except Refusal as refusal:
                print(f"{folder.name}: {refusal.sentence}", flush=True)
    return found


def pairs_of(slug: str, given: argparse.Namespace) -> list[tuple[str, str]]:
    if given.ismcts:
        kind, of = f"{ISMCTS}{given.ismcts}", game(slug)
        settings = settings_of("expert", of)
        equal = settings | {"rounds": given.ismcts, "seconds": 0.0}
        rivals = ["simple", "search:" + ",".join(f"{name}={value}" for name, value in equal.items())]
        if given.milliseconds:
            timed = settings | {"rounds": 0, "seconds": given.milliseconds / 1000}
            rivals.append("search:" + ",".join(f"{name}={value}" for name, value in timed.items()))
        return [(kind, rival) for rival in rivals]
    players = players_of(slug, given)
    return [(a, b) for (i, a), (k, b) in itertools.combinations(enumerate(players), 2) if k - i <= APART]


def warm(slug: str) -> None:
    """Bring everything through the compiler once, before many processes want it."""
    learned = ["search:rounds=8,caution=0.5,widen=1.0,learned=1"] if "champion" in levels_of(game(slug)) else []
    for kind in ("search:rounds=8,caution=0.5,widen=1.0", *learned):
        played(game(slug), TABLES[slug], 1, [kind] * len(teams_of(slug)), 0)


class Work:
    """What is still to be played. Each game gets as much time as the others, and in each all pairs get on at the same pace."""

    def __init__(self, given: argparse.Namespace, slugs: list[str], kept: dict[str, list[ArenaGame]]) -> None:
        done = {(slug, g.seating, g.deal) for slug, games in kept.items() for g in games}
        self._left = {slug: self._jobs(slug, given, done) for slug in slugs}
        self._spent, self._played, self._begun = (dict.fromkeys(slugs, 0.0) for _ in range(3))

    @staticmethod
    def _jobs(slug: str, given: argparse.Namespace, done: set[Job]) -> Iterator[Job]:
        wanted = [seating for pair in pairs_of(slug, given) for seating in seatings(slug, pair)]
        return (job for deal in range(given.deals) for seating in wanted if (job := (slug, seating, deal)) not in done)

    def following(self) -> Job | None:
        while self._left:
            slug = min(self._left, key=lambda one: self._spent[one] / max(1.0, self._played[one]) * self._begun[one])
            job = next(self._left[slug], None)
            if job is not None:
                self._begun[slug] += 1
                return job
            del self._left[slug]
        return None

    def add(self, slug: str, found: ArenaGame) -> None:
        self._spent[slug] += sum(found.seconds)
        self._played[slug] += 1


def hold(given: argparse.Namespace, slugs: list[str], kept: dict[str, list[ArenaGame]], end: float) -> None:
    """Play until the time is up."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(given.workers, len(slugs))) as pool:
        pool.map(warm, slugs)
    print(f"compiled; {end - time.monotonic():.0f} s left", flush=True)
    work, waiting = Work(given, slugs, kept), list[Any]()
    with context.Pool(given.workers) as pool:
        while time.monotonic() < end + given.grace:
            while len(waiting) < given.workers + 2 and time.monotonic() < end and (job := work.following()) is not None:
                waiting.append(pool.apply_async(play, (job,)))
            if not waiting:
                break
            for result in [r for r in waiting if r.ready()]:
                slug, found = result.get()
                kept.setdefault(slug, []).append(found)
                work.add(slug, found)
                waiting.remove(result)
            time.sleep(0.01)
        pool.terminate()


def whole_deals(slug: str, games: list[ArenaGame]) -> list[ArenaGame]:
    """Only deals that all pairs have played in every seating: short games are not like long ones."""
    pairs = {frozenset(one.seating) for one in games}
    count = sum(len(seatings(slug, (min(pair), max(pair)))) for pair in pairs)
    found: dict[int, list[ArenaGame]] = {}
    for one in games:
        found.setdefault(one.deal, []).append(one)
    return [one for deal in found.values() if len(deal) == count for one in deal]


def table_of(slug: str, title: str, games: list[ArenaGame]) -> tuple[list[str], list[dict[str, Any]]]:
    """Lines of Markdown, and the same as data."""
    from snowyard.lab.arena.ratings import rate

    games = whole_deals(slug, games)
    deals = len({one.deal for one in games})
    if deals < FEWEST_DEALS:
        return [f"{slug}{title}: {deals} whole deals are too few for an interval.", ""], []
    rows = rate(games, sorted({kind for one in games for kind in one.seating}))
    options = " ".join(f"{name}={value}" for name, value in TABLES[slug].items()) or "as printed"
    head = "| player | rating (95 % interval) | won | even | games | ms a move |"
    lines = [f"### {slug}, {options}{title}", "", head, "|---|---|---|---|---|---|"]
    for r in rows:
        interval = f"{r.rating:.0f} ({r.low:.0f} to {r.high:.0f})"
        lines.append(f"| `{r.player}` | {interval} | {r.share:.1%} | {r.even:.1%} | {r.games:,} | {r.milliseconds:.1f} |")
    return [*lines, ""], [{"game": slug, "group": title, **dataclasses.asdict(r)} for r in rows]


def groups(games: list[ArenaGame]) -> dict[str, list[ArenaGame]]:
    """ISMCTS meets searches that nobody else meets, so these have ratings of their own."""
    with_it = [one for one in games if any(kind.startswith(ISMCTS) for kind in one.seating)]
    return {"": [one for one in games if one not in with_it], ", with OpenSpiel's ISMCTS": with_it}


def read(file: Path) -> dict[str, list[ArenaGame]]:
    kept = json.loads(file.read_text()) if file.is_file() else {}
    return {
        slug: [ArenaGame(*(tuple(v) if isinstance(v, list) else v for v in row)) for row in rows] for slug, rows in kept.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=7.0)
    parser.add_argument("--grace", type=float, default=25.0, help="seconds for games that were begun when the time is up")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(TABLES), help="which games, with commas")
    parser.add_argument("--deals", type=int, default=MOST_DEALS, help="at most so many of each pair")
    parser.add_argument("--earlier", type=Path, action="append", default=[], help="a folder of networks; all lie side by side")
    parser.add_argument(
        "--ismcts", type=int, default=0, help="rounds of OpenSpiel's ISMCTS, which is then measured and nobody else"
    )
    parser.add_argument(
        "--milliseconds", type=float, default=0.0, help="what that takes for a move: so long the search thinks, too"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.earlier:
        os.environ[WEIGHTS] = str(given.earlier[0].resolve().parent)
    end, slugs = time.monotonic() + 60 * given.minutes, given.games.split(",")
    file = given.folder / "games.json"
    kept = read(file)
    if given.minutes > 0:
        hold(given, slugs, kept, end)
        file.write_text(json.dumps({slug: [dataclasses.astuple(g) for g in games] for slug, games in kept.items()}))
    try:
        tables = [table_of(slug, title, group) for slug in sorted(kept) for title, group in groups(kept[slug]).items()]
    except Refusal as refusal:  # no choix here
        print(
            f"{refusal.sentence}; games are in {file}, to be rated elsewhere: python bench/ladder.py {given.folder} --minutes 0"
        )
        return
    text = "\n".join(line for lines, _ in tables for line in lines)
    (given.folder / "ladder.md").write_text(text + "\n")
    (given.folder / "ladder.json").write_text(json.dumps([row for _, rows in tables for row in rows], indent=1))
    print(text)


if __name__ == "__main__":
    main()
