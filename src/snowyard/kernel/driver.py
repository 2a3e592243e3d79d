"""The driver: deals, steps and plays whole games with the rules of one game.

This file is loaded once per game (see `game.py`), each time with that game's modules as its globals `rules`, `secrets`,
`features`, `bot` and its sizes. Numba compiles and caches calls of module globals, but not of functions that come in
as arguments: that is why the file is loaded anew instead of being written with parameters.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import below, key
from snowyard.kernel.head import AUDIENCE, events_in, sees, show_events
from snowyard.kernel.rule import rule

rules: Any  # set by the loader, before this file is executed
secrets: Any
features: Any
bot: Any
OPTIONS_AT: int  # first word of the options in the record
MASK_WORDS: int  # of a set of legal moves
PUBLIC: Any  # of every word of the record the bits that everybody may see

PLAYER_RANDOM, PLAYER_SIMPLE = range(2)
PLAYERS_STREAM = np.uint64(0x9E3779B97F4A7C15)  # players' luck is another stream than the table's dice


@rule
def deal(tables: Any, raw: Any, i: int, options: Any, seed: np.uint64, index: np.uint64) -> None:
    """Table i becomes game `index` of `seed`: cleared (padding too), options laid in, generator keyed, dealt."""
    for word in range(raw.shape[1]):
        raw[i, word] = np.uint64(0)
    for word in range(options.shape[0]):
        raw[i, OPTIONS_AT + word] = options[word]
    t = tables[i]
    key(t.generator, seed, index)
    rules.deal(t)


@rule
def redeal_dice(t: Any, seed: np.uint64, index: np.uint64) -> None:
    """Dice to come are nobody's knowledge: a fresh generator, no loaded dice."""
    key(t.generator, seed, index)
    t.given_at = 0
    t.given_count = 0
    for i in range(t.given.shape[0]):
        t.given[i] = 0
    for i in range(t.made.shape[0]):
        t.made[i, 0] = 0
        t.made[i, 1] = 0
    t.made_count = 0
    t.news = 0
    t.misload = 0
    t.wanted = 0


@rule
def forget_events(t: Any, seat: int) -> None:
    """Keep the events that this seat may see, and nothing else in the buffer."""
    kept = 0
    for i in range(events_in(t)):
        if sees(t.event[i, AUDIENCE], seat):
            for column in range(AUDIENCE + 1):
                t.event[kept, column] = t.event[i, column]
            kept += 1
    for i in range(kept, t.event.shape[0]):
        for column in range(AUDIENCE + 1):
            t.event[i, column] = 0
    t.event_count = kept


@rule
def redeal(t: Any, seat: int, seed: np.uint64, index: np.uint64) -> None:
    """Turn t into a uniformly random table that this seat could not tell from t."""
    redeal_dice(t, seed, index)
    forget_events(t, seat)
    secrets.redeal(t, seat)
    redeal_dice(t, seed, index + np.uint64(1))


@rule
def show(tables: Any, raw: Any, i: int, seat: int) -> None:
    """Table i + 1 becomes what the seat may see of table i."""
    show_into(tables, raw, i, seat, tables, raw, i + 1)


@rule
def show_into(tables: Any, raw: Any, i: int, seat: int, shown: Any, shown_raw: Any, slot: int) -> None:
    """Table `slot` of others becomes what the seat may see of table i: what is public as words, the rest as the game says."""
    for word in range(raw.shape[1]):
        shown_raw[slot, word] = raw[i, word] & PUBLIC[word]
    show_private(tables[i], seat, shown[slot])


@rule
def show_private(t: Any, seat: int, out: Any) -> None:
    """What the seat may see beside what is public."""
    show_events(t, seat, out)
    secrets.show(t, seat, out)


@rule
def legal(t: Any, mask: Any) -> None:
    bits.clear(mask)
    if t.actor >= 0:
        rules.legal(t, mask)


@rule
def step(t: Any, action: int) -> None:
    """Play one legal move."""
    t.event_count = 0
    t.made_count = 0
    t.news = 0
    t.wanted = 0
    t.decisions += 1
    rules.play(t, int(action))  # interpreted, a small integer of NumPy's would overflow where rules shift by it


@rule
def payoff(t: Any, out: Any) -> None:
    """What each seat won in a game that is over."""
    rules.payoff(t, out)


@rule
def observe(t: Any, seat: int, out: Any) -> None:
    """What a learner in this seat sees, as numbers; t is what the seat may see."""
    features.observe(t, seat, out)


@rule
def choose(t: Any, mask: Any, luck: Any, player: int) -> int:
    """What a player of this kind plays. `mask` holds the legal moves."""
    if player == PLAYER_SIMPLE:
        return int(bot.choose(t, mask, luck))
    return choose_any(mask, luck)


@rule
def choose_any(mask: Any, luck: Any) -> int:
    """Any legal move, all alike."""
    return bits.kth(mask, below(luck, bits.count(mask)))


@rule
def advance(t: Any, mask: Any, luck: Any, players: Any) -> None:
    """One move by the kinds of players that sit there; `players` None: all play at random, and the compiler leaves the
    other code out."""
    bits.clear(mask)
    rules.legal(t, mask)
    if players is None:
        step(t, choose_any(mask, luck))
    else:
        step(t, choose(t, mask, luck, players[t.actor]))


@rule
def finish(t: Any, mask: Any, luck: Any, players: Any) -> None:
    """Play on to the end."""
    while t.actor >= 0:
        advance(t, mask, luck, players)


@rule
def simulate(
    tables: Any,
    raw: Any,
    slot: int,
    mask: Any,
    luck: Any,
    options: Any,
    seed: np.uint64,
    first: int,
    count: int,
    players: Any,
    payoffs: Any,
    turns: Any,
    decisions: Any,
) -> None:
    """Games first .. first + count - 1 of `seed`, one after the other at table `slot`; row k of the results is game k."""
    assert mask.shape[0] == MASK_WORDS  # so the compiler knows it in all loops over the mask
    for k in range(count):
        index = np.uint64(first + k)
        deal(tables, raw, slot, options, seed, index)
        key(luck, seed ^ PLAYERS_STREAM, index)
        t = tables[slot]
        finish(t, mask, luck, players)
        rules.payoff(t, payoffs[k])
        turns[k] = t.turn
        decisions[k] = t.decisions
