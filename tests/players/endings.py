"""Endings whose best play is known: a solver that knows nothing of the search.

It plays every legal move of a table with every result that its dice and draws can show, and finds the moves that win for
certain: at once, or by a further sure win of the same seat. Where cards are hidden a move must win however they may lie.
"""

from __future__ import annotations

from collections.abc import Iterator

from snowyard import Game, Refusal, Table, new
from snowyard.players import Bot

LAST = 8  # decisions of a game that are looked at
MOST_MOVES = 40
REDEALS = 12


def outcomes(table: Table, action: int) -> Iterator[Table]:
    """The table after a move, once for every result of its dice and draws."""
    queues: list[list[int]] = [[]]
    while queues:
        queue = queues.pop()
        trial = table.copy()
        trial.load(queue)
        try:
            trial.play(action)
        except Refusal:  # a card that is not there to be drawn
            continue
        faces = trial.t.wanted
        if faces:
            queues += [[*queue, result] for result in range(abs(faces))]
        else:
            trial.load([])
            yield trial


def wins(table: Table, action: int, seat: int, depth: int) -> bool:
    for after in outcomes(table, action):
        if after.over:
            if after.payoff[seat] < 1:
                return False
        elif depth == 0 or after.actor != seat or not any(wins(after, a, seat, depth - 1) for a in after.actions[:MOST_MOVES]):
            return False
    return True


def sure_wins(table: Table, depth: int = 1) -> set[int]:
    """The moves of the deciding seat that win however the hidden cards lie."""
    worlds = [table.redealt(table.actor, seed) for seed in range(REDEALS)]
    return {a for a in table.actions if all(wins(world, a, table.actor, depth) for world in worlds)}


def endings(game: Game, wanted: int, games: int) -> Iterator[tuple[Table, set[int]]]:
    """Tables near the end of games between hand-written players where some moves win for certain and others do not."""
    found = 0
    for seed in range(games):
        bot, table = Bot("simple", seed), new(game.slug, seed=seed)
        last: list[Table] = []
        while not table.over:
            last = [*last[1 - LAST :], table.copy()]
            table.play(bot.choose(table))
        for before in last:
            if 1 < len(before.actions) <= MOST_MOVES:
                winning = sure_wins(before)
                if 0 < len(winning) < len(before.actions):
                    yield before, winning
                    found += 1
                    if found == wanted:
                        return
