"""Many tables at once: every function here works through a batch in one compiled call.

Loaded once per game like `kernel/driver.py`. Records are loud ones: only those hold everything that a seat knows, and
the event that tells who is out. Where keeping what seats know is most of the work, `step` plays with bare records and
notes the moves down; `catch_up` plays them with loud ones when somebody looks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.adapters.batch_memory import BatchMemory
from snowyard.kernel import bits
from snowyard.kernel.head import KIND, SEAT, events_in
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any
features: Any
OUT: int  # the event that tells an elimination; -1: nobody leaves this game before its end

NEW_GAME = -1
"""The action that deals a new game."""
ILLEGAL = -1.0
"""What a learner gets for an illegal action, where that ends its game."""


@rule
def put_out(t: Any, seat: int) -> bool:
    """Has the last move put this seat out of the game?"""
    if OUT >= 0 and seat >= 0:
        for e in range(events_in(t)):
            if t.event[e, KIND] == OUT and t.event[e, SEAT] == seat:
                return True
    return False


@rule
def settle(t: Any, mask: Any, luck: Any, learner: int, opponents: Any) -> bool:
    """Let the bots play until a learner decides: True, and `mask` holds its legal moves. False: its game is over.

    `learner` -1: everybody is one. Otherwise opponents[0] is the kind of bot to its left, and so on around the table.
    """
    seats: int = t.seats
    while t.actor >= 0:
        bits.clear(mask)
        rules.legal(t, mask)
        if learner < 0 or t.actor == learner:
            return True
        driver.step(t, driver.choose(t, mask, luck, opponents[(t.actor - learner - 1 + seats) % seats]))
        if put_out(t, learner):
            return False
    return False


@rule
def begin(
    tables: Any,
    raw: Any,
    i: int,
    options: Any,
    seed: np.uint64,
    index: Any,
    stride: int,
    luck: Any,
    mask: Any,
    place: int,
    learner: Any,
    opponents: Any,
) -> None:
    """Table i gets its next game in which a learner decides at all. `place` is the learner's seat; beyond the last seat:
    the game's number says which."""
    playing = False
    while not playing:
        index[i] += stride
        number = np.uint64(index[i])
        driver.deal(tables, raw, i, options, seed, number)
        driver.key(luck, seed ^ driver.PLAYERS_STREAM, number)
        t = tables[i]
        learner[i] = place if place < t.seats else index[i] % t.seats
        playing = settle(t, mask, luck, learner[i], opponents)


@rule
def see(tables: Any, raw: Any, i: int, seat: int, shown: Any, shown_raw: Any, slot: int, out: Any) -> None:
    """What a learner in this seat sees of table i, as numbers; table `slot` of `shown` is scratch."""
    driver.show_into(tables, raw, i, seat, shown, shown_raw, slot)
    for number in range(out.shape[0]):
        out[number] = 0.0
    features.observe(shown[slot], seat, out)


@rule
def is_legal(mask: Any, action: int) -> bool:
    return action >= 0 and action < 64 * mask.shape[0] and bits.has(mask, action)


@rule
def play_on(t: Any, action: int, mask: Any, luck: Any, learner: int, opponents: Any, won: Any) -> bool:
    """Play a learner's action and let the bots answer. False: that ended its game, and `won` says what it brought."""
    if not is_legal(mask, action):
        won[max(0, learner)] = ILLEGAL
        return False
    driver.step(t, action)
    if learner < 0:
        if t.actor >= 0:
            bits.clear(mask)
            rules.legal(t, mask)
            return True
    elif not put_out(t, learner) and settle(t, mask, luck, learner, opponents):
        return True
    if t.actor < 0:
        rules.payoff(t, won)
    return False


@rule
def step(m: BatchMemory, slot: int, first: int, end: int, actions: Any, luck: Any, mask: Any, won: Any) -> None:
    """One action at each of the tables first .. end - 1. Table `slot` of `shown` is scratch.

    Rows are copied to `luck`, `mask` and `won` and back, and what happens once a game stands apart: arrays passed on,
    and views of rows more so, cost as much as a move.
    """
    tables, learner, opponents, lucks, masks = m.tables, m.learner, m.opponents, m.lucks, m.masks
    done, payoffs, moves, noted = m.done, m.payoffs, m.moves, m.noted
    for i in range(first, end):
        if done[i]:
            done[i] = False
            for k in range(won.shape[0]):
                payoffs[i, k] = 0.0
        for k in range(mask.shape[0]):
            mask[k] = masks[i, k]
        playing = False
        if actions[i] != NEW_GAME:
            if learner[i] >= 0:
                for k in range(4):
                    luck[k] = lucks[i, k]
            playing = play_on(tables[i], actions[i], mask, luck, learner[i], opponents, won)
            done[i] = not playing
        if not playing:
            if done[i]:
                for k in range(won.shape[0]):
                    payoffs[i, k] = won[k]
                    won[k] = 0.0
                if m.last.shape[0] > 0:
                    see(tables, m.raw, i, max(0, learner[i]), m.shown, m.shown_raw, slot, m.last[i])
            if m.renew or not done[i]:
                begin(tables, m.raw, i, m.options, m.seed, m.index, m.stride, luck, mask, m.place, learner, opponents)
            else:
                bits.clear(mask)
            noted[i] = 0
        elif moves.shape[1] > 0:
            moves[i, noted[i]] = actions[i]
            noted[i] += 1
        if not playing or learner[i] >= 0:
            for k in range(4):
                lucks[i, k] = luck[k]
        for k in range(mask.shape[0]):
            masks[i, k] = mask[k]
        m.actor[i] = tables[i].actor


@rule
def catch_up(
    tables: Any, raw: Any, first: int, end: int, options: Any, seed: np.uint64, index: Any, moves: Any, noted: Any, dealt: Any
) -> None:
    """Bring tables first .. end - 1 to where the bare ones are: `dealt` says which game each one is at."""
    for i in range(first, end):
        if dealt[i] != index[i]:
            dealt[i] = index[i]
            driver.deal(tables, raw, i, options, seed, np.uint64(index[i]))
        for k in range(noted[i]):
            driver.step(tables[i], moves[i, k])
        noted[i] = 0


@rule
def spread_one(mask: Any, out: Any) -> None:
    """A set of actions as one truth value for each action. Sets are small: nearly all words are empty."""
    for action in range(out.shape[0]):
        out[action] = 0
    for k in range(mask.shape[0]):
        word = mask[k]
        while word != np.uint64(0):
            out[64 * k + bits.ones((word & (~word + np.uint64(1))) - np.uint64(1))] = 1
            word &= word - np.uint64(1)


@rule
def illegal(masks: Any, actions: Any) -> int:
    """The first table whose action is illegal; -1: none."""
    for i in range(actions.shape[0]):
        if not is_legal(masks[i], actions[i]):
            return i
    return -1


@rule
def observe(tables: Any, raw: Any, first: int, end: int, shown: Any, shown_raw: Any, slot: int, seats: Any, out: Any) -> None:
    for i in range(first, end):
        see(tables, raw, i, seats[i], shown, shown_raw, slot, out[i])


@rule
def spread(masks: Any, out: Any) -> None:
    for i in range(out.shape[0]):
        spread_one(masks[i], out[i])


@rule
def choose(tables: Any, lucks: Any, masks: Any, kind: int, out: Any, luck: Any, mask: Any) -> None:
    """What a bot of this kind plays at each table."""
    for i in range(out.shape[0]):
        for k in range(4):
            luck[k] = lucks[i, k]
        for k in range(mask.shape[0]):
            mask[k] = masks[i, k]
        out[i] = driver.choose_any(mask, luck) if kind == driver.PLAYER_RANDOM else driver.choose(tables[i], mask, luck, kind)
        for k in range(4):
            lucks[i, k] = luck[k]
