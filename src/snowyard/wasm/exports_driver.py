"""What a module exports, over addresses in its memory. Loaded once per game, like `kernel/driver.py`.

These functions are compiled by `build.py` and by nothing else. Their annotations are the types that the other side sees: an
`At` is an address, the words of a record, a set of moves or a generator lie there as they lie in Python's memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import carray, types

from snowyard.kernel.rule import rule
from snowyard.players.tree.memory import Manner, Tree

driver: Any  # set by the loader and by build.py, before anything here is compiled
search_driver: Any
survey_driver: Any
LOUD: Any  # the dtype of a table, and of one without events
QUIET: Any
LOUD_WORDS: int
QUIET_WORDS: int
MASK_WORDS: int
OPTIONS_WORDS: int
OBSERVATION: int
SEATS: int
DEEPEST: int
INPUTS: int  # of the network that judges in a search, and its sizes
WEIGHTS: int
BIASES: int
UNITS: int

if TYPE_CHECKING:
    At = int
    I32 = int
    I64 = int
    F64 = float
else:
    At, I32, I64, F64 = types.voidptr, types.int32, types.int64, types.float64

empty_arena = types.ExternalFunction("empty_arena", types.void())  # what rules allocated is theirs no more (build.py)


def deal(table: At, options: At, seed: I64, index: I64) -> None:
    """The table becomes game `index` of `seed`."""
    words = carray(options, (OPTIONS_WORDS,), np.uint64)
    driver.deal(carray(table, (1,), LOUD), carray(table, (1, LOUD_WORDS), np.uint64), 0, words, np.uint64(seed), np.uint64(index))


def legal(table: At, mask: At) -> None:
    driver.legal(carray(table, (1,), LOUD)[0], carray(mask, (MASK_WORDS,), np.uint64))


def step(table: At, action: I32) -> None:
    """Play one legal move."""
    driver.step(carray(table, (1,), LOUD)[0], action)


def show(tables: At, seat: I32) -> None:
    """The second table becomes what the seat may see of the first."""
    driver.show(carray(tables, (2,), LOUD), carray(tables, (2, LOUD_WORDS), np.uint64), 0, seat)


def redeal(table: At, seat: I32, seed: I64, index: I64) -> None:
    driver.redeal(carray(table, (1,), LOUD)[0], seat, np.uint64(seed), np.uint64(index))


def payoff(table: At, out: At) -> None:
    """What each seat won: f64, one for each seat that a game can have."""
    driver.payoff(carray(table, (1,), LOUD)[0], carray(out, (SEATS,), np.float64))


def observe(table: At, seat: I32, out: At) -> None:
    """What a learner sees of a shown table: f32."""
    driver.observe(carray(table, (1,), LOUD)[0], seat, carray(out, (OBSERVATION,), np.float32))


def choose(table: At, mask: At, luck: At, player: I32) -> I32:
    """What a player of this kind plays; `mask` holds the legal moves."""
    words = carray(mask, (MASK_WORDS,), np.uint64)
    return int(driver.choose(carray(table, (1,), LOUD)[0], words, carray(luck, (4,), np.uint32), player))


@rule
def play_games(
    table: At,
    mask: At,
    luck: At,
    options: At,
    seed: I64,
    first: I64,
    count: I32,
    seats: I32,
    kinds: Any,
    payoffs: At,
    turns: At,
    decisions: At,
) -> None:
    """Whole games at a quiet table. `kinds`: the kind of player in each seat; None: all play at random."""
    tables, raw = carray(table, (1,), QUIET), carray(table, (1, QUIET_WORDS), np.uint64)
    words, bits = carray(options, (OPTIONS_WORDS,), np.uint64), carray(mask, (MASK_WORDS,), np.uint64)
    won, own = carray(payoffs, (count, seats), np.float64), carray(luck, (4,), np.uint32)
    many, made = carray(turns, (count,), np.int32), carray(decisions, (count,), np.int32)
    key = np.uint64(seed)
    for k in range(count):
        end = k + 1
        driver.simulate(tables, raw, 0, bits, own, words, key, first + k, 1, kinds, won[k:end], many[k:end], made[k:end])
        empty_arena()


def simulate_random(
    table: At,
    mask: At,
    luck: At,
    options: At,
    seed: I64,
    first: I64,
    count: I32,
    seats: I32,
    payoffs: At,
    turns: At,
    decisions: At,
) -> None:
    """Whole games at a quiet table, all playing at random: f64[count, seats], i32[count], i32[count]."""
    play_games(table, mask, luck, options, seed, first, count, seats, None, payoffs, turns, decisions)


def simulate(
    table: At,
    mask: At,
    luck: At,
    options: At,
    seed: I64,
    first: I64,
    count: I32,
    seats: I32,
    players: At,
    payoffs: At,
    turns: At,
    decisions: At,
) -> None:
    """The same with the kind of player in each seat (i8[seats])."""
    kinds = carray(players, (seats,), np.int8)
    play_games(table, mask, luck, options, seed, first, count, seats, kinds, payoffs, turns, decisions)


def survey(
    tables: At,
    mask: At,
    luck: At,
    options: At,
    printed: At,
    unnoticed: I32,
    seed: I64,
    index: I64,
    seats: I32,
    players: At,
    payoffs: At,
    facts: At,
    made: At,
    last: At,
) -> None:
    """One game at the first of two quiet tables, and what is counted in it (kernel/survey_driver.py): f64[seats], i64[5],
    i64[seats], i64[seats], all of them nought before. `unnoticed`: players read the options `printed`."""
    both, raw = carray(tables, (2,), QUIET), carray(tables, (2, QUIET_WORDS), np.uint64)
    words, bits = carray(options, (OPTIONS_WORDS,), np.uint64), carray(mask, (MASK_WORDS,), np.uint64)
    read = carray(printed, (OPTIONS_WORDS if unnoticed else 0,), np.uint64)
    own, kinds, won = carray(luck, (4,), np.uint32), carray(players, (seats,), np.int8), carray(payoffs, (1, seats), np.float64)
    told, many = carray(facts, (1, 5), np.int64), carray(made, (1, seats), np.int64)
    late, key = carray(last, (1, seats), np.int64), np.uint64(seed)
    no, none, nil = carray(facts, (0,), np.int64), carray(facts, (0, 0), np.int64), carray(facts, (1, 0, 0), np.int64)
    survey_driver.survey(
        both, raw, bits, own, words, read, key, index, 1, kinds, no, no, no, no, none, none, won, told, many, late, nil, no
    )


def search(
    tables: At,
    root: At,
    mask: At,
    luck: At,
    path: At,
    payoff: At,
    won_by: At,
    nodes: I32,
    edges: I32,
    keys: At,
    node_at: At,
    first: At,
    size: At,
    visits: At,
    action: At,
    tried: At,
    total: At,
    used: At,
    weights: At,
    biases: At,
    cells: At,
    units: At,
    stands: At,
    seat: I32,
    rounds: I32,
    explore: F64,
    guided: I32,
    widen: F64,
    widest: I32,
    bias: F64,
    horizon: I32,
    learned: I32,
) -> None:
    """So many rounds from a quiet table (players/tree/search_driver.py); the tree is the caller's memory.
    Where no network judges, the five addresses of one are not looked at."""
    tree = Tree(
        carray(keys, (2 * nodes,), np.uint64),
        carray(node_at, (2 * nodes,), np.int32),
        carray(first, (nodes,), np.int32),
        carray(size, (nodes,), np.int32),
        carray(visits, (nodes,), np.int32),
        carray(action, (edges,), np.int32),
        carray(tried, (edges,), np.int32),
        carray(total, (edges,), np.float64),
        carray(used, (2,), np.int64),
        carray(weights, (WEIGHTS,), np.int16),
        carray(biases, (BIASES,), np.int32),
        carray(cells, (INPUTS,), np.float32),
        carray(units, (UNITS,), np.int32),
        carray(stands, (SEATS,), np.float64),
    )
    manner = Manner(explore, int(guided), widen, int(widest), bias, int(horizon), int(learned))
    both, raw = carray(tables, (2,), QUIET), carray(tables, (2, QUIET_WORDS), np.uint64)
    start, bits = carray(root, (QUIET_WORDS,), np.uint64), carray(mask, (MASK_WORDS,), np.uint64)
    own, way = carray(luck, (4,), np.uint32), carray(path, (DEEPEST, 3), np.int32)
    won, sums = carray(payoff, (SEATS,), np.float64), carray(won_by, (SEATS,), np.float64)
    search_driver.search(both, raw, start, tree, seat, int(rounds), bits, own, manner, way, won, sums)
    empty_arena()


def key_of(tables: At, seat: I32) -> I64:
    """The hash of what a seat sees of the first of two quiet tables; the second is scratch."""
    return int(search_driver.key_of(carray(tables, (2,), QUIET), carray(tables, (2, QUIET_WORDS), np.uint64), 0, seat))


def play_outs(
    tables: At,
    mask: At,
    luck: At,
    seed: I64,
    first: I32,
    count: I32,
    action: I32,
    seats: I32,
    judges: At,
    payoff: At,
    won: At,
    squares: At,
) -> None:
    """Play on from the first of two quiet tables, again and again; sums are added up."""
    both, raw = carray(tables, (2,), QUIET), carray(tables, (2, QUIET_WORDS), np.uint64)
    bits, own = carray(mask, (MASK_WORDS,), np.uint64), carray(luck, (4,), np.uint32)
    out, kinds = carray(payoff, (seats,), np.float64), carray(judges, (seats,), np.int8)
    sums, more = carray(won, (seats,), np.float64), carray(squares, (seats,), np.float64)
    for k in range(count):
        search_driver.play_outs(both, raw, bits, own, np.uint64(seed), first + k, 1, action, kinds, out, sums, more)
        empty_arena()


PLAYED = (deal, legal, step, show, redeal, payoff, observe, choose)
EXPORTS = (*PLAYED, simulate_random, simulate, survey, search, key_of, play_outs)
