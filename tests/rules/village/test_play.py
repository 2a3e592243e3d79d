"""Whole games: conservation, always a legal move, the bot, the screen, the story."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from rules.village.helpers import load, phase, play, replays, scene
from snowyard import Table, game, new
from snowyard.games.village.screen import draw
from snowyard.games.village.words import NAMES

SETTINGS: list[dict[str, Any]] = [
    {},
    {"teams": 4, "kids_per_team": 3, "map": "church"},
    {"types": "elf yeti penguin / snowman big kid", "map": "pond", "snowman_last_die": "melt", "defend_points": "unhurt"},
    {"cards": "deal", "deal_mode": "kid3", "types": "elf yeti kid / snowman big penguin", "players_per_team": 3},
    {"cards": "earn", "teams": 3, "map": "generated", "map_seed": 5, "measure": "centre", "gather_give_anywhere": True},
    {"kids_per_team": 6, "players_per_team": 2, "cards": "deal", "deal_mode": "player3", "rolloff_units": "yeti elf"},
]


@pytest.mark.parametrize("options", SETTINGS)
def test_no_reachable_state_is_without_a_legal_move_and_nothing_is_lost(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    check = game("village").words.check
    for seed in range(2):
        table = new("village", seed=seed, surrender=False, **options)
        decisions = 0
        while not table.over:
            actions = table.actions
            assert actions
            table.play(rng.choice(actions))
            assert check(table.t) is None
            decisions += 1
        assert decisions < 7000
        assert table.t.misload == 0


def test_a_standard_game_takes_about_as_many_decisions_as_the_specification_says() -> None:
    rng = random.Random(4)
    counts = []
    for seed in range(20):
        table = new("village", seed=seed, surrender=False)
        while not table.over:
            table.play(rng.choice(table.actions))
        counts.append(table.t.decisions)
    assert 120 < sum(counts) / len(counts) < 450


@pytest.mark.rule("VILLAGE-110")
def test_random_games_with_surrender_end_too() -> None:
    rng = random.Random(5)
    for seed in range(20):
        table = new("village", seed=seed, players_per_team=3, cards="earn")
        while not table.over:
            table.play(rng.choice(table.actions))


def bot_against_random(seed: int, bot_team: int, **options: Any) -> Table:
    table = new("village", seed=seed, surrender=False, **options)
    driver, luck = table.game.driver, np.array([seed + 1, 2, 3, 4], np.uint32)
    while not table.over:
        player = 1 if table.t.team[table.t.asked] == bot_team else 0
        table.play(int(driver.choose(table._tables.one(), table.legal(), luck, player)))
    return table


@pytest.mark.parametrize(
    "options", [{}, {"map": "pond", "types": "elf yeti penguin / elf yeti penguin"}, {"cards": "deal", "deal_mode": "kid3"}]
)
def test_the_bot_beats_random_play_nearly_always(options: dict[str, Any]) -> None:
    won = sum(bot_against_random(seed, seed % 2, **options).payoff[seed % 2] for seed in range(24))
    assert won >= 21


def bot_move(table: Table) -> str:
    luck = np.array([1, 2, 3, 4], np.uint32)
    return NAMES[int(table.game.driver.choose(table._tables.one(), table.legal(), luck, 1))]


def test_the_bot_knows_when_cheating_pays() -> None:
    """A Snowman shoves for nothing; a plain Kid of a whole team with Points does not."""
    for kind, points, expected in (("snowman", 0, "shove k3"), ("kid", 5, "pass")):
        table = scene(
            {0: (12, 10), 1: (10, 40), 2: (5, 40), 3: (14, 11), 4: (40, 40)}, pool=(1, 3), types={0: kind}, points={0: points}
        )
        play(play(table, "move", 1), "to 12 10")
        assert bot_move(table) == expected


def test_the_bot_throws_at_good_odds_and_gathers_first() -> None:
    assert bot_move(scene({0: (10, 10), 3: (20, 10)}, pool=(4, 2), balls={0: {3: 1}}, aim={0: 2})) == "throw size 3 at k3"
    assert bot_move(scene({0: (10, 10), 3: (20, 10)}, pool=(4, 2))) == "gather new"
    assert bot_move(scene({0: (10, 10), 3: (20, 10)}, pool=(3, 6), down=(0,))) == "get up"


# ---- screen and story


def test_the_screen_lists_throws_and_says_why_one_is_not_possible() -> None:
    table = scene(
        {0: (10, 10), 1: (10, 16), 3: (20, 10), 4: (10, 30), 5: (13, 10)},
        pool=(4, 3),
        balls={0: {1: 1}},
        types={0: "yeti"},
        map="open",
    )
    lines = "\n".join(draw(table.view(0), ["p0", "p1"], True))
    assert "Mia to Rosa: out of sight, in the way: Ben." in lines
    assert "Mia to Finn: too close, and Mia never cheats against Finn." in lines
    assert "Mia to Tom: out of sight, in the way: Finn." in lines
    free = scene({0: (10, 10), 3: (20, 10)}, pool=(4, 3), balls={0: {1: 1, 3: 1}})
    lines = "\n".join(draw(free.view(0), ["p0", "p1"], True))
    assert "no things beside the way, Size 1 needs 7 (58%), Size 3 needs 6 (72%)" in lines
    behind = scene({0: (6, 17), 3: (18, 17)}, pool=(4, 3), balls={0: {1: 1}}, map="market")
    assert "out of sight, in the way: bakery" in "\n".join(draw(behind.view(0), ["p0", "p1"], True))


def test_the_picture_shows_the_map_the_kids_and_the_points_to_choose() -> None:
    table = play(scene({0: (18, 14), 3: (44, 44)}, map="market"), "move", 3)
    picture = draw(table.view(0), ["p0", "p1"], False)
    text = "\n".join(picture)
    for mark in "#=&+:.MT":
        assert mark in text
    assert [line.startswith(" 0 ") for line in picture].count(True) == 1
    assert "house" in text


def test_the_story_of_a_throw_is_told_in_full() -> None:
    table = scene({0: (10, 10), 3: (20, 10)}, pool=(4, 3), balls={0: {2: 1}})
    play(table, "throw size 2 at k3", 3, 4, 4, 1)
    assert table.story(0, ["Mia", "Ben"]) == [
        "Mia spends a 4 to throw.",
        "Your Mia throws a snowball of Size 2 at Ben’s Tom.",
        "Mia needs 6 or more: 7 within 6 inches and 1 less for Size 2.",
        "The dice show 3 and 4: 7 is enough, 6 was needed.",
        "Your Mia hits Ben’s Tom.",
        "Mia scores 1 Point for the hit and has 1.",
        "Tom rolls 2 effect dice: 4 and 1. Each 4 or more costs a Command Die.",
        "Tom loses 1 Command Die: 5 left.",
    ]


def test_prompts_say_what_is_to_be_decided() -> None:
    table = scene({0: (10, 10), 3: (20, 10)}, pool=(1, 4, 6))
    assert table.prompt(0) == "Mia: 3 dice left (1, 4 and 6). Spend one, or let Mia rest?"
    assert table.prompt(1) == "Waiting for p0."
    play(table, "move", 3)
    assert table.prompt(0) == "Where does Mia walk? Up to 3 inches."
    assert phase(table) == "dest"


def test_turns_in_which_nobody_can_do_anything_fit_the_event_buffer() -> None:
    """Everybody lies in the snow with one die: whole Turns may pass in one move."""
    kids = {k: (3 + 8 * (k % 6), 3 + 30 * (k // 6)) for k in range(12)}
    table = scene(kids, kids_per_team=6, turn=2, pool=(3,), dice=dict.fromkeys(kids, 1), down=range(12), later=())
    longest = 0
    for t in replays(table, "end", 400):
        assert t.misload == 0
        longest = max(longest, t.turn)
    assert longest >= 3
    load(table, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, *[1, 2] * 6, *[1] * 12)
    table.play("end")
    assert table.t.turn >= 4
    assert len(table.story(0)) >= 90


def test_one_die_is_a_command_die() -> None:
    table = scene({0: (10, 10), 3: (14, 11)}, dice={3: 2})
    play(table, "move", 2)
    table.play("to 12 10")
    play(table, "shove k3", 1)
    assert "Your Mia shoves p1’s Tom over. Tom lies in the snow with 1 Command Die left." in table.story(0)


def test_several_winners_are_called_winners() -> None:
    table = scene({0: (10, 10), 3: (40, 40)}, turn=5)
    table.play("end")
    assert table.prompt(0) == "The game is over. Winners: you and p1."


def test_the_largest_deal_is_recorded_whole() -> None:
    """36 cards, the order of 12 Kids with its re-rolls and six Command Dice fall in one move."""
    longest = 0
    for seed in range(12):
        table = new("village", seed=seed, kids_per_team=6, cards="deal", deal_mode="kid3", map="open")
        while phase(table) in ("trait", "corner", "deploy"):
            table.play(table.actions[0])
        assert len(table.rolls()) == table.t.made_count
        longest = max(longest, len(table.rolls()))
    assert longest > 64


def test_the_screen_says_who_is_still_to_come_and_what_everybody_knows_of_the_cards() -> None:
    table = scene(
        {0: (10, 10), 3: (30, 30), 4: (40, 40)},
        turn=2,
        later=(4, 3),
        cards="earn",
        discard=("dash", "dash"),
        hands={0: ["ice"], 3: ["ice", "saved"]},
    )
    lines = draw(table.view(0), ["p0", "p1"], True)
    assert "Turn 3 of 6, to come: Rosa, Tom" in lines
    assert "Deck 91, Tom holds 2, discarded 2 “Dashing through the snow!” (dash)" in lines
    assert "Mia’s cards: “Ice to see you!” (ice)" in lines
    shared = scene({0: (10, 10), 3: (30, 30)}, cards="deal", deal_mode="player3", hands={1: ["ice"]})
    lines = draw(shared.view(0), ["p0", "p1"], True)
    assert "Turn 1 of 6, nobody is still to come" in lines
    assert "Deck 95, p1 holds 1" in lines
