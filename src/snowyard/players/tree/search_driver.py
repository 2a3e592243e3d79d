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
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from snowyard.kernel import bits
from snowyard.kernel.dice import below, key, next32
from snowyard.kernel.floats import exp_of, log_of
from snowyard.kernel.rule import rule
from snowyard.players.tree.network import stands

driver: Any  # set by the loader, before this file is executed
rules: Any
secrets: Any
bot: Any
YARD_AT: int  # first word of what lies on the table
YARD_WORDS: int
GIVING_UP: int  # the move that no search looks at; -1: there is none
PUBLIC: Any  # of every word of a table the bits that everybody may see
INPUTS: int  # cells that a network looks at
see: Any  # fills them
prepare: Any  # works out what all redeals of a table have in common
redeal_prepared: Any  # deals by it
hopes: Any  # what each seat may hope for, judged as the table stands
MARKS: int  # numbers that this needs memory for
moment: Any  # the count of the horizon

MIX = np.uint64(0x9E3779B97F4A7C15)
HALF = np.uint64(32)
NO_HORIZON = 1 << 30
zeros = np.zeros  # where a tree lies; a WebAssembly module has a memory of its own
JUDGES_STREAM = np.uint64(0xD1B54A32D192ED03)  # play-outs from a true table have dice of their own


@rule
def all_alike(t: Any, out: Any, _marks: Any) -> None:
    """The judgement of a table in games whose hand-written player has none of its own (`hopes`)."""
    for seat in range(t.seats):
        out[seat] = 1.0 / t.seats


@rule
def turns(t: Any) -> int:
    """What a horizon counts, where the hand-written player has no count of its own (`moment`)."""
    return int(t.turn)


@rule
def nothing(_t: Any, _seat: int) -> int:
    """What a redeal prepares in games whose redeals have nothing in common (`prepare`)."""
    return 0


@rule
def redeal_plainly(t: Any, seat: int, _prepared: int) -> None:
    secrets.redeal(t, seat)


@rule
def redeal(t: Any, seat: int, seed: np.uint64, prepared: Any) -> None:
    """As the driver's, of the table that this was prepared for; it takes no memory."""
    driver.redeal_dice(t, seed, np.uint64(0))
    driver.forget_events(t, seat)
    redeal_prepared(t, seat, prepared)
    driver.redeal_dice(t, seed, np.uint64(1))


@rule
def key_of(tables: Any, raw: Any, slot: int, seat: int) -> np.uint64:
    """The information set of a seat: a hash of what it sees lie there (made in table slot + 1, which has the same options). Four
    hashes of every fourth word, since each word waits for the one before it in its own."""
    t = tables[slot]
    for word in range(YARD_AT, YARD_AT + YARD_WORDS):
        raw[slot + 1, word] = raw[slot, word] & PUBLIC[word]
    secrets.show(t, seat, tables[slot + 1])
    a = MIX ^ np.uint64(seat + 1) ^ (np.uint64(t.decisions) << HALF)
    b, c, d = ~a, a >> HALF, a + MIX
    fours = YARD_AT + YARD_WORDS // 4 * 4
    for word in range(YARD_AT, fours, 4):
        a = mixed(a, raw[slot + 1, word])
        b = mixed(b, raw[slot + 1, word + 1])
        c = mixed(c, raw[slot + 1, word + 2])
        d = mixed(d, raw[slot + 1, word + 3])
    for word in range(fours, YARD_AT + YARD_WORDS):
        a = mixed(a, raw[slot + 1, word])
    a = mixed(mixed(a, b), mixed(c, d))
    return np.uint64(mixed(a, np.uint64(64 * t.actor + t.phase + 1)))


@rule
def mixed(h: np.uint64, word: np.uint64) -> np.uint64:
    h = (h ^ word) * MIX
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
    tree.total[edge] = 0.0


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
def select(tree: Any, node: int, manner: Any) -> int:
    """The first untried move if there is one, else the best by UCB1."""
    first: int = tree.first[node]
    spread = manner.explore * math.sqrt(log_of(1 + tree.visits[node]))
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
def look(tables: Any, raw: Any, seat: int, cells: Any) -> None:
    """What the network is to know of table 0, as this seat sees it; table 1 is scratch."""
    driver.show(tables, raw, 0, seat)
    for i in range(INPUTS):
        cells[i] = 0.0
    see(tables[1], seat, cells)


@rule
def ask_network(tables: Any, raw: Any, tree: Any, out: Any) -> None:
    """What each seat may hope for at table 0, by what the network says of all of them."""
    seats = tables[0].seats
    most = -1e9
    for seat in range(seats):
        look(tables, raw, seat, tree.cells)
        tree.stands[seat] = stands(tree.cells, INPUTS, tree.weights, tree.biases, tree.units)
        most = max(most, tree.stands[seat])
    total = 0.0
    for seat in range(seats):
        out[seat] = exp_of(tree.stands[seat] - most)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


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
        key = key_of(tables, raw, 0, seat)
        slot = find(tree, key)
        node = tree.node_at[slot]
        if node < 0:
            favourite = bot.choose(t, mask, luck) if manner.guided > 0 else driver.choose_any(mask, luck)
            add_node(tree, slot, key, mask, favourite, luck, manner.widest)
            return depth
        edge = select(tree, node, manner)
        path[depth, 0] = edge
        path[depth, 1] = node
        path[depth, 2] = seat
        depth += 1
        driver.step(t, tree.action[edge])
    return depth


@rule
def search(
    tables: Any,
    raw: Any,
    root: Any,
    tree: Any,
    seat: int,
    rounds: int,
    mask: Any,
    luck: Any,
    manner: Any,
    path: Any,
    payoff: Any,
    won_by: Any,
) -> None:
    """So many rounds for the seat that decides at `root` (the words of a quiet record). Tables 0 and 1 are scratch;
    `won_by` sums up what each seat won."""
    play_rounds(
        tables, raw, root, tree, seat, rounds, mask, luck, manner, path, payoff, won_by, prepared_for(tables, raw, root, seat)
    )


@rule
def lay_root(raw: Any, root: Any) -> None:
    """Table 0 becomes the root."""
    for word in range(raw.shape[1]):
        raw[0, word] = root[word]


@rule
def prepared_for(tables: Any, raw: Any, root: Any, seat: int) -> Any:
    """All memory that rounds need beside the tree: for redeals, and for a judgement. Table 1 gets the options."""
    lay_root(raw, root)
    for word in range(raw.shape[1]):
        raw[1, word] = root[word]
    return prepare(tables[0], seat), np.zeros(MARKS)


@rule
def play_rounds(
    tables: Any,
    raw: Any,
    root: Any,
    tree: Any,
    seat: int,
    rounds: int,
    mask: Any,
    luck: Any,
    manner: Any,
    path: Any,
    payoff: Any,
    won_by: Any,
    prepared: Any,
) -> None:
    """The same, prepared. No memory is allocated here."""
    redeals, marks = prepared
    t = tables[0]
    for _ in range(rounds):
        lay_root(raw, root)
        seed = (np.uint64(next32(luck)) << HALF) | np.uint64(next32(luck))
        redeal(t, seat, seed, redeals)
        horizon = moment(t) + manner.horizon if manner.horizon > 0 and manner.learned == 0 else NO_HORIZON
        depth = descend(tables, raw, tree, mask, luck, manner, path, horizon)
        if manner.learned == 1:
            horizon = moment(t) + manner.horizon
        play_out(t, mask, luck, manner.guided, horizon)
        if t.actor < 0:
            rules.payoff(t, payoff)
        elif manner.learned == 1:
            ask_network(tables, raw, tree, payoff)
        else:
            hopes(t, payoff, marks)
        for s in range(t.seats):
            won_by[s] += payoff[s]
        for step in range(depth):
            edge = path[step, 0]
            won = payoff[path[step, 2]]
            tree.visits[path[step, 1]] += 1
            tree.tried[edge] += 1
            tree.total[edge] += won


@rule
def play_outs(
    tables: Any,
    raw: Any,
    mask: Any,
    luck: Any,
    seed: np.uint64,
    first: int,
    count: int,
    action: int,
    players: Any,
    payoff: Any,
    won: Any,
    squares: Any,
) -> None:
    """From the very table 0, with fresh dice each time: play `action` (-1: nothing in particular), then on to the end by the
    players. Sums up what each seat won, and its squares. Play-out n of a seed always has the same dice."""
    t = tables[1]
    for number in range(first, first + count):
        for word in range(raw.shape[1]):
            raw[1, word] = raw[0, word]
        driver.redeal_dice(t, seed ^ JUDGES_STREAM, np.uint64(number))
        key(luck, seed ^ JUDGES_STREAM ^ driver.PLAYERS_STREAM, np.uint64(number))
        if action >= 0:
            driver.step(t, action)
        driver.finish(t, mask, luck, players)
        rules.payoff(t, payoff)
        for seat in range(won.shape[0]):
            won[seat] += payoff[seat]
            squares[seat] += payoff[seat] * payoff[seat]
