"""Tree search over information sets, for any game: hidden cards, dice, simultaneous choices, any number of seats.

Loaded once per game like `kernel/driver.py`. Each round of the search

1. redeals: a random table that the searching seat could not tell from its own;
2. walks down: at each decision the deciding seat is in the node of *what it sees then* (a hash of its shown record), so
   no seat's choice depends on what is hidden from it, and choices made at the same time stay blind to each other;
   decisions with one legal move are stepped over;
3. adds one node, plays on to the end with the play-out policy, and
4. credits each choice on the way with what its own seat won.

Since a seat's legal moves depend only on what it sees, a node has one fixed list of moves: the hand-written player's
choice first, the others in random order, and while the node is young only the first few of them are tried.

With a single observer (`eyes`) every node is what the searching seat sees, also where others decide; then the moves of a
node change from round to round, and the tree counts how often each was there.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import below, next32
from snowyard.kernel.rule import rule

driver: Any  # set by the loader, before this file is executed
rules: Any
bot: Any
YARD_AT: int  # first word of what lies on the table
YARD_WORDS: int
GIVING_UP: int  # the move that no search looks at; -1: there is none
hopes: Any  # what each seat may hope for, judged as the table stands
moment: Any  # the count of the horizon

GAMMA = 0.2  # how often regret matching explores
MIX = np.uint64(0x9E3779B97F4A7C15)
HALF = np.uint64(32)
UCB, REGRET = range(2)
NO_HORIZON = 1 << 30


@rule
def all_alike(t: Any, out: Any) -> None:
    """The judgement of a table in games whose hand-written player has none of its own (`hopes`)."""
    for seat in range(t.seats):
        out[seat] = 1.0 / t.seats


@rule
def turns(t: Any) -> int:
    """What a horizon counts, where the hand-written player has no count of its own (`moment`)."""
    return int(t.turn)


@rule
def key_of(tables: Any, raw: Any, slot: int, seat: int) -> np.uint64:
    """The information set of a seat: a hash of what it sees (made in table slot + 1)."""
    driver.show(tables, raw, slot, seat)
    t = tables[slot]
    h = MIX ^ np.uint64(seat + 1) ^ (np.uint64(t.decisions) << HALF)
    for word in range(YARD_AT, YARD_AT + YARD_WORDS):
        h = (h ^ raw[slot + 1, word]) * MIX
        h ^= h >> HALF
    h = (h ^ np.uint64(64 * t.actor + t.phase + 1)) * MIX
    return h ^ (h >> HALF)


@rule
def find(tree: Any, key: np.uint64) -> int:
    """The slot of a key in the hash table: where it is, or where it would go."""
    last = np.uint64(tree.keys.shape[0] - 1)
    slot = key & last
    while tree.node_at[slot] >= 0 and tree.keys[slot] != key:
        slot = (slot + np.uint64(1)) & last
    return int(np.int64(slot))


@rule
def add_edge(tree: Any, edge: int, action: int) -> None:
    tree.action[edge] = action
    tree.tried[edge] = 0
    tree.offered[edge] = 0
    tree.total[edge] = 0.0
    tree.regret[edge] = 0.0
    tree.meant[edge] = 0.0


@rule
def add_node(tree: Any, slot: int, key: np.uint64, mask: Any, favourite: int, luck: Any, widest: int) -> bool:
    """A new node with these moves, the favourite first; False when the memory is used up.

    Of more moves than `widest` a random choice is kept: every move goes to a random place among those before it.
    """
    moves = min(widest, bits.count(mask))
    node = tree.used[0]
    first: int = tree.used[1]
    if node >= tree.first.shape[0] or first + moves > tree.action.shape[0]:
        return False
    tree.keys[slot] = key
    tree.node_at[slot] = node
    tree.first[node] = first
    tree.size[node] = moves
    tree.visits[node] = 0
    add_edge(tree, first, favourite)
    seen = 1
    for w in range(mask.shape[0]):
        word = mask[w]
        while word != np.uint64(0):
            lowest = word & (~word + np.uint64(1))
            word ^= lowest
            action = 64 * w + bits.ones(lowest - np.uint64(1))
            if action != favourite:
                seen += 1
                at = 1 + below(luck, seen - 1)
                if seen <= moves:
                    add_edge(tree, first + seen - 1, tree.action[first + at])
                if at < moves:
                    add_edge(tree, first + at, action)
    tree.used[0] = node + 1
    tree.used[1] = first + moves
    return True


@rule
def in_use(tree: Any, node: int, widen: float) -> int:
    """How many of its moves a node tries by now."""
    size: int = tree.size[node]
    if widen > 0.0:
        return min(size, 1 + int(widen * math.sqrt(tree.visits[node])))
    return size


@rule
def select_ucb(tree: Any, node: int, luck: Any, manner: Any) -> int:
    """The first untried move if there is one, else the best by UCB1."""
    first: int = tree.first[node]
    spread = manner.explore * math.sqrt(math.log(1 + tree.visits[node]))
    best = -1.0
    choice = first
    for edge in range(first, first + in_use(tree, node, manner.widen)):
        tried = tree.tried[edge]
        if tried == 0:
            return edge
        worth = tree.total[edge] / tried + spread / math.sqrt(tried)
        if edge == first:
            worth += manner.bias / tried
        if worth > best:
            best = worth
            choice = edge
    return choice


@rule
def select_offered(tree: Any, node: int, mask: Any, manner: Any) -> int:
    """The same among the moves that are legal in this round, by how often each was offered; -1: none is known."""
    first: int = tree.first[node]
    best = -1.0
    choice = -1
    for edge in range(first, first + tree.size[node]):
        if bits.has(mask, tree.action[edge]):
            tree.offered[edge] += 1
            tried = tree.tried[edge]
            worth = 1e9
            if tried > 0:
                spread = manner.explore * math.sqrt(math.log(1 + tree.offered[edge]) / tried)
                worth = tree.total[edge] / tried + spread
            if worth > best:
                best = worth
                choice = edge
    return choice


@rule
def make_room(tree: Any, node: int, mask: Any) -> None:
    """A node of a single observer meets legal moves that it does not know: its edges move to a larger place."""
    first: int = tree.first[node]
    size: int = tree.size[node]
    unknown = bits.count(mask)
    for edge in range(first, first + size):
        if bits.has(mask, tree.action[edge]):
            unknown -= 1
    new: int = tree.used[1]
    if unknown == 0 or new + size + unknown > tree.action.shape[0]:
        return
    for edge in range(size):
        tree.action[new + edge] = tree.action[first + edge]
        tree.tried[new + edge] = tree.tried[first + edge]
        tree.offered[new + edge] = tree.offered[first + edge]
        tree.total[new + edge] = tree.total[first + edge]
        tree.regret[new + edge] = tree.regret[first + edge]
        tree.meant[new + edge] = tree.meant[first + edge]
    for k in range(bits.count(mask)):
        action = bits.kth(mask, k)
        known = False
        for edge in range(first, first + tree.size[node]):
            known = known or tree.action[edge] == action
        if not known:
            add_edge(tree, new + size, action)
            size += 1
    tree.first[node] = new
    tree.size[node] = size
    tree.used[1] = new + size


@rule
def positive_regret(tree: Any, node: int) -> float:
    whole = 0.0
    for edge in range(tree.first[node], tree.first[node] + tree.size[node]):
        whole += max(0.0, tree.regret[edge])
    return whole


@rule
def share(tree: Any, node: int, edge: int, whole: float) -> float:
    """How often regret matching means to play a move: in proportion to its positive regret, all alike if none has any."""
    part: float = 1.0 / tree.size[node]
    if whole > 0.0:
        part = max(0.0, tree.regret[edge]) / whole
    return part


@rule
def select_regret(tree: Any, node: int, luck: Any) -> int:
    """A move as regret matching means to play it; now and then any."""
    first: int = tree.first[node]
    size: int = tree.size[node]
    whole = positive_regret(tree, node)
    if below(luck, 1000) < 1000 * GAMMA:
        return first + below(luck, size)
    left = float(next32(luck)) / 4294967296.0
    for edge in range(first, first + size):
        left -= share(tree, node, edge, whole)
        if left < 0.0:
            return edge
    return first + size - 1


@rule
def learn_regret(tree: Any, node: int, chosen: int, won: float) -> None:
    """What each move would have won against what the mixture wins. Of the chosen move that is what it won, weighed by how
    seldom it is chosen; of the others their mean so far: right on average, whatever the means are."""
    first: int = tree.first[node]
    size: int = tree.size[node]
    whole = positive_regret(tree, node)
    mixed = 0.0
    for edge in range(first, first + size):
        meant = share(tree, node, edge, whole)
        tree.meant[edge] += meant
        mixed += meant * would_win(tree, edge, chosen, won, meant, size)
    for edge in range(first, first + size):
        tree.regret[edge] += would_win(tree, edge, chosen, won, share(tree, node, edge, whole), size) - mixed


@rule
def would_win(tree: Any, edge: int, chosen: int, won: float, meant: float, size: int) -> float:
    mean = tree.total[edge] / tree.tried[edge] if tree.tried[edge] > 0 else 0.5
    if edge != chosen:
        return float(mean)
    return float(mean + (won - mean) / (GAMMA / size + (1.0 - GAMMA) * meant))


@rule
def play_out(t: Any, mask: Any, luck: Any, guided: int, horizon: int) -> None:
    """To the end, or to the moment `horizon`; `guided` of a hundred moves are the hand-written player's, the others random."""
    while t.actor >= 0 and moment(t) < horizon:
        bits.clear(mask)
        rules.legal(t, mask)
        if guided > 0 and below(luck, 100) < guided:
            driver.step(t, bot.choose(t, mask, luck))
        else:
            driver.step(t, driver.choose_any(mask, luck))


@rule
def descend(tables: Any, raw: Any, tree: Any, mask: Any, luck: Any, manner: Any, path: Any, horizon: int) -> int:
    """Walk down the tree to a leaf and add a node there; returns how many choices lie in `path` (edge, node, seat)."""
    t = tables[0]
    depth = 0
    while t.actor >= 0 and depth < path.shape[0] and moment(t) < horizon:
        seat = t.actor
        bits.clear(mask)
        rules.legal(t, mask)
        if GIVING_UP >= 0:
            bits.remove(mask, GIVING_UP)
        if bits.count(mask) == 1:
            driver.step(t, bits.kth(mask, 0))
            continue
        key = key_of(tables, raw, 0, seat if manner.eyes < 0 else manner.eyes)
        slot = find(tree, key)
        node = tree.node_at[slot]
        if node < 0:
            favourite = bot.choose(t, mask, luck) if manner.guided > 0 else driver.choose_any(mask, luck)
            add_node(tree, slot, key, mask, favourite, luck, manner.widest)
            return depth
        if manner.eyes >= 0 and seat != manner.eyes:
            make_room(tree, node, mask)
            edge = select_offered(tree, node, mask, manner)
            if edge < 0:
                return depth
        elif manner.method == UCB:
            edge = select_ucb(tree, node, luck, manner)
        else:
            edge = select_regret(tree, node, luck)
        path[depth, 0] = edge
        path[depth, 1] = node
        path[depth, 2] = seat
        depth += 1
        driver.step(t, tree.action[edge])
    return depth


@rule
def search(tables: Any, raw: Any, root: Any, tree: Any, seat: int, rounds: int, mask: Any, luck: Any, manner: Any,
           path: Any, payoff: Any, won_by: Any) -> None:  # fmt: skip
    """So many rounds for the seat that decides at `root` (the words of a quiet record). Tables 0 and 1 are scratch;
    `won_by` sums up what each seat won."""
    t = tables[0]
    for _ in range(rounds):
        for word in range(raw.shape[1]):
            raw[0, word] = root[word]
        seed = (np.uint64(next32(luck)) << HALF) | np.uint64(next32(luck))
        driver.redeal(t, seat, seed, np.uint64(0))
        horizon = moment(t) + manner.horizon if manner.horizon > 0 else NO_HORIZON
        depth = descend(tables, raw, tree, mask, luck, manner, path, horizon)
        play_out(t, mask, luck, manner.guided, horizon)
        if t.actor < 0:
            rules.payoff(t, payoff)
        else:
            hopes(t, payoff)
        for s in range(t.seats):
            won_by[s] += payoff[s]
        for step in range(depth):
            edge = path[step, 0]
            won = payoff[path[step, 2]]
            if manner.method == REGRET:
                learn_regret(tree, path[step, 1], edge, won)
            tree.visits[path[step, 1]] += 1
            tree.tried[edge] += 1
            tree.total[edge] += won


@rule
def play_on(tables: Any, raw: Any, root: Any, action: int, rounds: int, mask: Any, luck: Any, guided: int, payoff: Any,
            won_by: Any, squares: Any) -> None:  # fmt: skip
    """From the very table `root`, with other dice each time: play `action` (-1: nothing in particular), then on to the
    end. Sums up what each seat won, and its squares."""
    t = tables[0]
    for _ in range(rounds):
        for word in range(raw.shape[1]):
            raw[0, word] = root[word]
        seed = (np.uint64(next32(luck)) << HALF) | np.uint64(next32(luck))
        driver.redeal_dice(t, seed, np.uint64(0))
        if action >= 0:
            driver.step(t, action)
        play_out(t, mask, luck, guided, NO_HORIZON)
        rules.payoff(t, payoff)
        for seat in range(t.seats):
            won_by[seat] += payoff[seat]
            squares[seat] += payoff[seat] * payoff[seat]
