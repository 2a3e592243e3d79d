"""What a search is given: its memory and its manner.

Here and not in search_driver.py, which is loaded once for each game: if each game had classes of its own, they would not be
those that machine code out of the cache was made for, and every call of a second game's search would be looked up anew, which
takes five times as long as its rounds.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Tree(NamedTuple):
    """All memory of a search, taken in advance. Nodes are found by key in an open hash table."""

    keys: Any  # u64[slots]
    node_at: Any  # i32[slots]; -1: empty
    first: Any  # i32[nodes]: the node's first edge
    size: Any  # i32[nodes]: its number of edges
    visits: Any  # i32[nodes]
    action: Any  # i32[edges]
    tried: Any  # i32[edges]
    total: Any  # f64[edges]: what the deciding seat won in all
    used: Any  # i64[2]: nodes, edges in use
    weights: Any  # i16: of the network (players/tree/network.py); one cell where there is none
    biases: Any  # i32
    cells: Any  # f32: what a seat sees, for the network
    units: Any  # i32: the network's scratch
    stands: Any  # f64[seats]: what it says of each seat


class Manner(NamedTuple):
    """How the search thinks; numbers only, so that one compiled form serves all."""

    explore: float
    guided: int  # of a hundred play-out moves, the hand-written player's
    widen: float  # a node of n visits tries the first 1 + widen * sqrt(n) moves; 0: all
    widest: int  # moves a node holds at most
    bias: float  # what the hand-written player's choice is thought to be better, fading with its tries
    horizon: int  # turns from now on, after which the table is judged as it stands; 0: to the end
    learned: int  # 1: the network judges, `horizon` turns behind the leaf
