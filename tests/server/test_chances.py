"""The chances that a replay shows."""

from __future__ import annotations

from snowyard.match import Match, seed_from
from snowyard.match.analysis import review
from snowyard.players import Bot
from snowyard.server.chances import ERROR, ROUNDS, expected


def test_the_chances_of_a_replay_are_those_that_an_analysis_of_the_game_finds() -> None:
    match, bot = Match("forts", seed=seed_from(4), seats=2), Bot("simple", 2)
    while not match.table.over:
        match.play(match.table.actor, bot.choose(match.table))
    found = review(match, playouts=ROUNDS, rounds=20)
    shown = [expected(match, number) for number in range(len(match.moves) + 1)]
    assert shown[0] == [round(chance, 3) for chance in found.before]  # the same dice
    assert shown[-1] == match.table.payoff
    for ours, theirs in zip(shown, found.chances, strict=True):
        assert abs(ours[0] - theirs[0]) < 5 * 2**0.5 * ERROR
