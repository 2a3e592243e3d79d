"""Texts: names of moves, sentences, prompts, the screen, default moves."""

from __future__ import annotations

import random
import re

import pytest

from rules.duel.positions import fight, lay
from snowyard import Refusal, game, new
from snowyard.games.duel.layout import ACTIONS, CHOOSE, DECLINE, KINDS, PLAY_END
from snowyard.games.duel.screen import draw
from snowyard.games.duel.words import NAMES
from snowyard.kernel import tongue
from snowyard.kernel.table import setup_fields
from snowyard.players import Bot
from snowyard.terminal import theme
from support import fields_of


def test_the_action_numbers_are_those_of_the_specification() -> None:
    numbers = {
        "play b1 snowball attack": 0,
        "play e3 snatch and run": 21,
        "play no effect": 30,
        "play cached x2 backfire": 59,
        "pick discard b1": 64,
        "take abandoned a5": 87,
        "pile 3": 99,
        "take top": 100,
        "take second": 101,
        "raid the played card": 102,
        "decline": 103,
        "keep a5": 111,
    }
    assert {name: NAMES.index(name) for name in numbers} == numbers
    assert len(NAMES) == ACTIONS == len(set(NAMES)) == 212
    assert NAMES[PLAY_END:] == (
        *(f"play {kind.lower()} {place}" for kind in KINDS for place in ("first", "second")),
        *(f"play cached {kind.lower()} {place}" for kind in KINDS for place in ("first", "second")),
        *(f"{verb} spare-{number}" for verb in ("pick discard", "take abandoned", "keep") for number in (1, 2, 3, 4)),
    )


@pytest.mark.rule("DUEL-R39")
def test_an_absent_player_takes_the_lowest_action_but_plays_no_second_card() -> None:
    words = game("duel").words
    table = fight({"play": "E3 Barrage", "H": "B1"}, {"play": "B2 Upgrade"})
    assert words.default_move(table.seen(0)) == DECLINE
    rng = random.Random(4)
    for seed in range(4):
        table = new("duel", seed=seed, seats=2 + seed % 3, alt_extremes="2")
        while not table.over:
            if table.view(0)["phase"] != "second card":
                assert words.default_move(table.seen(table.actor)) == table.actions[0]
            table.play(rng.choice(table.actions))


def test_pictures_are_at_most_80_columns_wide_and_plain_ones_have_no_markup() -> None:
    rng = random.Random(6)
    for seed in range(3):
        table = new("duel", seed=seed, seats=2 + seed % 3)
        while not table.over:
            for seat in (-1, rng.randrange(table.seats)):
                view, names = table.view(seat), table.names()
                assert all("[" not in line for line in draw(view, names, True))  # sentences, which whoever says them wraps
                assert all(theme.render(line).cell_len <= 80 for line in draw(view, names, False))
            table.play(rng.choice(table.actions))


def test_what_you_know_about_the_other_cards_is_on_the_screen() -> None:
    table = fight({"play": "E4 Whitewash"}, {"play": "B1 Dodge"})
    lines = draw(table.view(0), table.names(), True)
    assert any(line.startswith("certainly discarded: ") and "Snowball Attack / Dodge" in line for line in lines)
    assert any(line.startswith("certainly in hand: ") for line in lines)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_first_screens_have_no_codes_no_numbers_from_zero_and_not_every_card_of_the_game(language: str) -> None:
    """A newcomer saw "first pile (pile 0)", "hand 0", "(b1)", and eleven cards that the other may hold."""
    with tongue.speaking(language):
        table, bot = new("duel", seed=5), Bot("simple", 5)
        for _ in range(30):
            seat = table.actor
            picture = [theme.render(line).plain for line in draw(table.view(seat), ["Mia", "Flake"], False)]
            own = ["Mia", "Flake"][seat]
            told = "\n".join(picture)
            assert not re.search(r"\((pile|[abex]\d|spare)", told)
            assert not re.search(r"(?<!\d)0(?!\d)", told)
            head = next(n for n, line in enumerate(picture) if line.startswith(f"> {own}"))
            assert not any("Flake" in line or "Mia" in line for line in picture[head + 1 :])  # your own cards are the last
            assert len(picture) <= 22
            table.step(bot.choose(table))


def test_an_empty_hand_is_said_in_words() -> None:
    table = fight({"play": "A5 Upgrade"}, {"play": "B1 Dodge"})
    lines = draw(table.view(0), ["Mia", "Flake"], True)
    assert "no cards in hand" in lines
    assert any(line.startswith("Flake: no cards in hand, ") for line in lines)
    assert any(line.strip().startswith("first pile, nearest to you: ") for line in lines)
    assert any(line.strip().startswith("second pile, nearest to Flake: ") for line in lines)


def test_of_two_cards_to_keep_the_second_question_names_the_first() -> None:
    """ "Which card further right do you keep as well?" was a riddle."""
    table = new("duel", seed=5)
    while table.view(0)["phase"] != "keep":
        table.play(table.actions[0])
    assert table.prompt(0).startswith("Which two of these 4 cards do you keep? Choose them from left to right")
    first = table.labels()[0].removeprefix("Keep ")
    table.play(table.actions[0])
    assert table.prompt(0) == f"Which card do you keep together with {first}? You return the other 2."
    assert table.story(1) == ["p0 has decided."]  # as records say it
    table.play(table.actions[0])
    assert table.story(1) == ["p0 has decided."]


def test_with_fronts_the_screen_says_where_a_card_is_played() -> None:
    table = lay({"H": "B1 A2"}, {"H": "B2 B3"}, {"H": "B1 B2"})
    table.play("play B1 Dodge")
    table.play("play A2 Upgrade")
    text = " ".join(draw(table.view(0), table.names(), True))
    assert "in play: Dodge (Snowball Attack / Dodge) against p1; Upgrade (Slushball Attack / Upgrade) against p2" in text


def test_the_longest_line_of_a_seat_fits_when_the_game_is_over() -> None:
    table = new("duel", seed=1)
    view = table.view(0)
    view["players"][0] |= {"capped": True, "marked_by": [1], "score": 20}
    view["players"][0]["cache"] = {"cards": [], "count": 10}
    line = next(line for line in draw(view, ["Bartholomew X", "p1"], False) if "20 points" in line)
    assert len(line.replace("[p0]", "").replace("[/]", "")) <= 70  # ten more for piles of two digits
    assert "capped" not in line


def test_whoever_throws_rocks_is_capped_not_hit() -> None:
    story = fight({"play": "E4 Throwing Rocks"}, {"play": "B2 Upgrade"}).story(0)
    assert "Throwing rocks has its price: you are capped and draw only 1 card next turn." in story
    assert not any("hits you" in sentence for sentence in story)


def test_the_screen_says_in_words_what_becomes_of_acts() -> None:
    table = fight({"play": "E2 Offensive Dodge"}, {"play": "B2 Snowball Attack"}, ab="A1")
    line = next(line for line in draw(table.view(0), table.names(), False) if "against" in line)
    assert line.startswith("Level 3: p0: Offensive Dodge (dodges; its snowball hits) against p1: Snowball")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"actor": 1}, "has made 0 choices"),
        ({"counts": [9] * 33}, "counts says"),
        ({"final": 1, "final_turns": 30}, "30 turns"),
        ({"pile": [3, 1]}, "piles have"),
        ({"turn": 100}, "after turn 100"),
        ({"final_turns": 3}, "no turn of it is over"),
        ({"side": [[63, 0], [0, 0]]}, "side has 63"),
        ({"step": 60}, "step has 60"),
        ({"look_pile": 2}, "look_pile has 2"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(fields: dict[str, object], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        lay({"H": "B1 A2"}, {"H": "B2 B3"}, fields=fields)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"step": 4}, "a step of a front"),
        ({"looker": 0}, "looks at two"),
        ({"chosen": [[17, -1], [4, -1]]}, "field played|not in the game"),
        ({"played": 0}, "field played"),
        ({"card": [0, 4]}, "field card"),
        ({"act": ["Raid", "Upgrade"]}, "does not have the act"),
    ],
)
def test_impossible_fights_are_refused_with_the_reason(fields: dict[str, object], why: str) -> None:
    position = fields_of(fight({"play": "A4 Sneak Attack"}, {"play": "B2 Upgrade", "X": "B1"}))
    assert fields_of(setup_fields("duel", position)) == position
    with pytest.raises(Refusal, match=why):
        setup_fields("duel", {**position, **fields})


def test_a_position_without_knowledge_is_completed() -> None:
    table = lay({"H": "B1 A2"}, {"H": "B2 B3"})
    again = setup_fields("duel", {k: v for k, v in fields_of(table).items() if k not in ("may", "counts")})
    assert again.t.phase == CHOOSE
    assert again.moves == table.moves


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        (
            "A4 Sneak Attack",
            "B2 Upgrade",
            ["Your Sneak Attack hits Flake: Upgrade is no defence.", "Flake’s Upgrade is blocked: you attack."],
        ),
        ("A4 Sneak Attack", "B2 Snowball Attack", ["Your Sneak Attack hits Flake: attacks do not stop each other."]),
        (
            "A4 Sneak Attack",
            "B3 Dodge",
            ["Your Sneak Attack misses: Flake dodges it.", "Flake dodges, and now the other side of that card works: Restock."],
        ),
        (
            "E4 Throwing Rocks",
            "B1 Dodge",
            [
                "Your Throwing Rocks hits Flake: rocks cannot be dodged.",
                "Throwing Rocks: Flake abandons Snowball Attack / Dodge, just played.",
            ],
        ),
        (
            "E2 Offensive Dodge",
            "B1 Dodge",
            ["Your Offensive Dodge has nothing to dodge: no attack comes from Flake. Flake dodges its snowball."],
        ),
        ("E1 Snow Fort", "B2 Upgrade", ["Your Snow Fort stops Flake’s Upgrade: it does nothing at all."]),
        ("B1 Snowball Attack", "E3 Snatch and Run", ["Flake’s Snatch and Run finds nothing: no card is abandoned."]),
        ("B2 Upgrade", "B3 Restock", ["Your Upgrade works: no attack comes from Flake."]),
    ],
)
def test_a_fight_is_told_with_its_reasons(mine: str, theirs: str, told: list[str]) -> None:
    table = fight({"play": mine}, {"play": theirs})
    story = table.story(0, ["Mia", "Flake"])
    assert set(told) <= set(story), story


def test_cards_with_the_same_acts_are_told_apart_by_numbers() -> None:
    changed = '[cards.a1]\nends = ["Sneak Attack", "Dodge"]\n[cards.a4]\nends = ["Sneak Attack", "Dodge"]\n'
    table = lay({"H": "A1 A4"}, {"H": "B2 B3"}, variant=changed)
    assert set(table.labels()) == {
        "Play Sneak Attack (Sneak Attack / Dodge 1)",
        "Play Dodge (Sneak Attack / Dodge 1)",
        "Play Sneak Attack (Sneak Attack / Dodge 2)",
        "Play Dodge (Sneak Attack / Dodge 2)",
    }
    names = [thing.name for thing in game("duel").things({"variant": changed})]
    assert {"Sneak Attack / Dodge 1", "Sneak Attack / Dodge 2"} <= set(names)


def test_one_act_on_both_ends_is_told_apart_by_the_place() -> None:
    table = lay({"H": "A1 B2"}, {"H": "B2 B3"}, variant='[cards.a1]\nends = ["Dodge", "Dodge"]\n')
    assert {"Play Dodge, first side (Dodge / Dodge)", "Play Dodge, second side (Dodge / Dodge)"} <= set(table.labels())
