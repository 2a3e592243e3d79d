"""Whole games in which everybody thinks, and everything else that reads or writes records on the way: hints, play-outs, batches,
surveys, traces, chances. Meant for runs in which indices are checked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from bounds.using import look
from snowyard import Game, Refusal, Table, new
from snowyard.adapters.batch import Batch
from snowyard.adapters.chances import Chances, wanted
from snowyard.adapters.single import Single
from snowyard.lab.simulate import play as simulate
from snowyard.lab.survey import count_games
from snowyard.lab.traces import TraceTable
from snowyard.match import Match, Seat
from snowyard.players.analyse import analyse
from snowyard.players.bots import Bot
from snowyard.players.search import Searcher, Settings
from snowyard.players.value import value
from support import random_options

Player = Bot | Searcher


def any_options(of: Game, rng: random.Random) -> dict[str, Any]:
    """A named variant, random options, or in village a map of one's own."""
    how = rng.randrange(3)
    if how == 0:
        return dict(rng.choice(list(of.module("options").VARIANTS.values())))
    if how == 1 and of.slug == "village":
        return {"map": own_map(of, rng), "turns": rng.randint(1, 3), "kids_per_team": rng.randint(1, 4)}
    return random_options(of, rng)


def own_map(of: Game, rng: random.Random) -> str:
    """A few pieces anywhere, drawn again until the rules allow them."""
    while True:
        pieces = []
        for _ in range(rng.randint(1, 6)):
            kind = rng.choice(("building", "wall", "fence", "tree", "feature", "road", "ice"))
            x, y = rng.randrange(48), rng.randrange(48)
            disc = kind in ("tree", "feature")
            size = [rng.randint(1, 2)] if disc else [x + rng.randint(1, 12), y + rng.randint(1, 12)]
            pieces.append(" ".join(map(str, (kind, x, y, *size))))
        text = "; ".join(pieces)
        try:
            of.options_words({"map": text})
        except Refusal:
            continue
        return text


def any_settings(rng: random.Random, most: int) -> Settings:
    return Settings(
        rounds=rng.randint(1, most),
        guided=rng.choice((0, 50, 100)),
        widen=rng.choice((0.0, 1.0)),
        widest=rng.choice((1, 3, 4096)),
        bias=rng.choice((0.0, 0.3)),
        horizon=rng.choice((1, 2, 4)),
        caution=rng.choice((0.0, 1.0)),
        nodes=rng.choice((2, 64, 512)),
        edges_a_node=rng.choice((1, 12)),
    )


def any_player(of: Game, rng: random.Random, rounds: int) -> Player:
    kind = rng.randrange(4)
    return Searcher(of, any_settings(rng, rounds), rng.getrandbits(40)) if kind else Bot(rng.choice(("random", "simple")), kind)


def searching_game(of: Game, rng: random.Random, rounds: int, most: int, late: Callable[[], bool], besides: bool = True) -> int:
    """One game, at most `most` moves or until it is late; returns how many were played. `besides`: now and then also what others
    do with the table."""
    options = any_options(of, rng)
    seats = new(of.slug, seed=0, **options).seats
    match = Match(of.slug, [Seat(f"s{s}") for s in range(seats)], seed=rng.randbytes(32), **options)
    players = [any_player(of, rng, rounds) for _ in range(seats)]
    while not match.table.over and len(match.moves) < most and not late():
        seat = match.table.actor
        match.play(seat, players[seat].choose(match.table))
        if besides and rng.randrange(8) == 0:
            beside(match.table, rng, rounds)
    return len(match.moves)


def beside(table: Table, rng: random.Random, rounds: int) -> None:
    """What others do with a table while it is played."""
    look(table)
    assert Table.restore(table.game, bytes(table)) == table
    if not table.over:
        analyse(table, table.actor, rounds=rng.randint(1, rounds))
        value(table, rng.choice((-1, *table.actions)), rounds=1)
    wrong = table.copy()  # counts of a table that somebody tampered with: whoever shrinks it clears them
    wrong.t.event_count, wrong.t.given_at, wrong.t.given_count, wrong.t.made_count = 120, 5, 100, 300
    if not wrong.over:
        value(wrong, rounds=1)


def many_at_once(of: Game, rng: random.Random, steps: int) -> None:
    """Batches, single tables, simulations, surveys and traces."""
    options = any_options(of, rng)
    seed = rng.getrandbits(40)
    batch = Batch(of.slug, 3, seed=seed, **options)
    for step in range(steps):
        batch.step(batch.choose(rng.choice(("random", "simple"))))
        if step % 5 == 0:
            batch.observe(rng.randrange(batch.seats))
            batch.legal()
    look(batch.table(1))
    learner = Batch(
        of.slug,
        2,
        seed=seed,
        place=rng.randrange(batch.seats),
        keep_last=True,
        opponents=["simple"] * (batch.seats - 1),
        **options,
    )
    for _ in range(steps // 4):
        learner.step(learner.choose())
    single = Single(of.slug, options)
    single.deal(seed, 0)
    for _ in range(steps):
        if single.actor < 0:
            break
        single.choosers()
        single.play(int(rng.choice(np.flatnonzero(single.mask))))
    chances_of(single.table(), rng)


def chances_of(table: Table, rng: random.Random) -> None:
    """The chance node after a move that rolls or draws."""
    for action in table.actions[:6]:
        faces, _ = wanted(table, action, ())
        if faces:
            outcomes = Chances(table.game).outcomes(bytes(table), action, (), faces)
            assert abs(sum(share for _, share in outcomes) - 1) < 1e-9
            return


def whole_games_at_once(of: Game, rng: random.Random, traced: bool) -> None:
    options = any_options(of, rng)
    words, seed = of.options_words(options), rng.getrandbits(40)
    seats = new(of.slug, seed=0, **options).seats
    simulate(of, words, None, seats, seed, 0, 1)
    simulate(of, words, np.full(seats, 1, np.int8), seats, seed, 0, 1)
    count_games(of, words, seats, seed, 0, 1, ["random"] * seats)
    if traced:
        yard = TraceTable(of, words, seats, seed, "random")
        yard.deal(0)
        yard.play_outs(0, 1)
