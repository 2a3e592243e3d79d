"""Splat in words: prompts, sentences, the view, the screen, the default move, and positions that cannot be."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from snowyard import Refusal, Table, game, new, setup

Lay = Callable[..., Table]
WORDS = game("splat").words
SCREEN = game("splat").module("screen")
NAMES = ["Mia", "Ben", "Ada", "Tom", "Eva", "Kai", "Zoe"]
ALL_OPTIONS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 7},
    {"seats": 4, "strategic": True, "turn_cap": 100},
    {"seats": 5, "strategic": True, "protection_choice": "defender", "strategic_discard": "free"},
    {"seats": 3, "protection_choice": "defender"},
    {"seats": 7, "turn_cap": 100},
    {"seats": 7, "strategic": True, "hit_limit": 10},
]


@pytest.mark.rule("SPLAT-R31")
@pytest.mark.parametrize(
    ("held", "piles", "move"),
    [
        ("single wall fort", (), "fort"),
        ("single wall pile", (), "wall"),
        ("single double pile", (), "pile"),
        ("single double splatball", (0, 1), "single p1"),
        ("pile double splatball", (0, 2), "double p1"),
        ("pile pile splatball", (0, 2), "splatball p2"),
        ("double double splatball", (), "discard double"),
    ],
)
@pytest.mark.parametrize("discard", ["forced", "free"])
def test_an_absent_player_plays_the_first_card_of_the_ruling(
    lay: Lay, held: str, piles: tuple[int, ...], move: str, discard: str
) -> None:
    fronts = {f"p{s}": {"P": 1} for s in piles}
    table = lay(hands={0: held, 1: "single single", 2: "single single"}, strategic_discard=discard, **fronts)
    assert WORDS.NAMES[WORDS.default_move(table.seen(0))] == move
    assert move in table.moves


@pytest.mark.rule("SPLAT-R31")
@pytest.mark.parametrize(
    ("player", "card", "out", "piles", "move"),
    [
        (2, "single", (), (), "single p3"),
        (4, "single", (), (), "single p0"),
        (3, "single", (4, 0), (), "single p1"),
        (3, "splatball", (), (1, 2), "splatball p1"),
        (3, "splatball", (), (2,), "splatball p2"),
        (1, "double", (), (2,), "discard double"),
        (1, "wall", (), (), "wall"),
    ],
)
def test_an_absent_player_throws_at_the_first_target_to_the_left(
    lay: Lay, player: int, card: str, out: tuple[int, ...], piles: tuple[int, ...], move: str
) -> None:
    ranks = {seat: 5 - i for i, seat in enumerate(out)}
    table = lay(seats=5, player=player, card=card, ranks=ranks, **{f"p{s}": {"P": 1} for s in piles})
    assert WORDS.NAMES[WORDS.default_move(table.seen(player))] == move
    assert move in table.moves


@pytest.mark.rule("SPLAT-R31")
@pytest.mark.parametrize(
    ("card", "front", "answer"),
    [
        ("single", {"W": 1, "H": 1, "F": 1}, "wall"),
        ("single", {"H": 1, "F": 1}, "cracked"),
        ("single", {"F": 1}, "fresh"),
        ("double", {"W": 2, "H": 1, "F": 1}, "two-walls"),
        ("double", {"W": 1, "H": 1, "F": 1}, "wall-and-cracked"),
        ("double", {"W": 1, "F": 1}, "fresh"),
        ("double", {"H": 2, "F": 1}, "fresh"),
        ("double", {"H": 2}, "two-cracked"),
        ("double", {"W": 1, "H": 2}, "wall-and-cracked"),
    ],
)
def test_an_absent_defender_answers_as_auto_would(lay: Lay, card: str, front: dict[str, int], answer: str) -> None:
    table = lay(card=card, p0={"P": 1}, p1=front, protection_choice="defender")
    table.play(f"{card} p1")
    assert WORDS.NAMES[WORDS.default_move(table.seen(1))] == f"answer {answer}"


def test_every_kind_of_event_happens_and_makes_a_sentence() -> None:
    rng = random.Random(1)
    told: set[str] = set()
    for options in ALL_OPTIONS:
        for seed in range(4):
            table = new("splat", seed=seed, **options)
            while True:
                for seat in range(-1, table.seats):
                    told |= {event.kind for event in table.events(seat)}
                    for sentence in table.story(seat, NAMES):
                        assert re.fullmatch(r"[A-Z0-9].*\.", sentence), sentence
                if table.over:
                    break
                table.play(rng.choice(table.actions))
    rare = {"upright", "slide", "wreck", "sideways", "swap"} | {"stood", "spare_falls"}  # these only in variants
    assert told | rare == set(WORDS.EVENTS)


@pytest.mark.parametrize(
    ("me", "sentences"),
    [
        (
            0,
            [
                "You throw a Double at Ben.",
                "Ben’s Wall stops one of the two snowballs and falls.",
                "The other snowball gets through: the Double is laid sideways in front of Ben and counts 1 hit.",
                "Ben is hit. That is the first hit of ten.",
                "Ben draws a Single.",
            ],
        ),
        (
            1,
            [
                "Mia throws a Double at you.",
                "Your Wall stops one of the two snowballs and falls.",
                "The other snowball gets through: the Double is laid sideways in front of you and counts 1 hit.",
                "You are hit. That is your first hit of ten.",
                "You draw a Single.",
            ],
        ),
    ],
)
def test_a_throw_is_told_to_each_seat_in_its_own_person(lay: Lay, me: int, sentences: list[str]) -> None:
    table = lay(card="double", p0={"P": 1}, p1={"W": 1})
    table.load([0])
    table.play("double p1")
    assert table.story(me, NAMES) == sentences


@pytest.mark.parametrize(
    ("front", "line"),
    [
        ({"W": 2}, "Two of your Walls stop both snowballs and fall."),
        ({"F": 1}, "Your fresh Fort stops both snowballs and falls."),
        (
            {"W": 1, "X": 1},
            "The other snowball gets through: your sideways Double is turned upright, and the new one is discarded.",
        ),
        ({"W": 1, "S": 1}, "The other snowball gets through: the Double takes the place of a Single in front of you."),
        ({"H": 1}, "Your cracked Fort stops one of the two snowballs and falls. The Single that lay on it slides down and hits."),
        ({"W": 1, "H": 1}, "Your cracked Fort stops one of the two snowballs and falls."),
        ({"W": 1, "S": 2}, "You are hit. That is your third hit of ten."),
        ({}, "Both snowballs hit you. That makes two hits of ten."),
        ({"S": 9}, "Both snowballs hit you. That makes eleven hits, and ten are enough."),
        ({"S": 9}, "With that, you are out: place 3 of 3."),
    ],
)
def test_rearranged_cards_are_told(lay: Lay, front: dict[str, int], line: str) -> None:
    table = lay(card="double", p0={"P": 1}, p1=front)
    table.play("double p1")
    assert line in table.story(1, NAMES)


@pytest.mark.rule("SPLAT-57")
def test_two_of_several_cracked_forts_fall(lay: Lay) -> None:
    table = lay(card="double", p0={"P": 1}, p1={"H": 3}, protection_choice="defender")
    table.play("double p1")
    table.play("answer two-cracked")
    assert table.story(0, NAMES)[:2] == [
        "Ben chooses two cracked Forts to stop it.",
        "Two of Ben’s cracked Forts stop both snowballs and fall.",
    ]
    assert "Two of your cracked Forts stop both snowballs and fall." in table.story(1, NAMES)


@pytest.mark.parametrize(
    ("card", "front", "line"),
    [
        ("single", {}, "You discard a Single."),
        ("double", {}, "You discard a Double: it takes a Pile to throw it, and you have none."),
        ("pile", {"P": 1}, "You discard a Pile: you have one already."),
        ("splatball", {"P": 1}, "You discard a Splatball: nobody else has a Pile to throw it at."),
    ],
)
def test_a_discard_says_why_the_card_cannot_be_played(lay: Lay, card: str, front: dict[str, int], line: str) -> None:
    hands = {0: f"{card} single wall", 1: "single single", 2: "single single"}
    table = lay(hands=hands, p0=front, strategic_discard="free")
    table.play(f"discard {card}")
    assert table.story(0, NAMES)[0] == line


def test_a_ruined_pile_is_told(lay: Lay) -> None:
    table = lay(card="splatball", p1={"P": 1})
    table.play("splatball p1")
    assert table.story(1, NAMES)[:2] == ["Mia throws a Splatball at your Pile.", "The Splatball ruins your Pile."]


@pytest.mark.rule("SPLAT-45")
def test_joint_winners_are_named_in_the_plural_and_the_cap_is_cited(lay: Lay) -> None:
    table = lay(card="wall", p2={"S": 1}, turn_cap=100, fields={"turn": 99})
    table.play("wall")
    assert table.prompt(1, NAMES) == "The game is over. Winners: Mia and you."
    assert table.story(1, NAMES)[-2:] == [
        "Mia wins together with one other: the fewest hits.",
        "You win together with one other: the fewest hits.",
    ]
    assert WORDS.rule_at(table.seen(1)) == ("SPLAT-45",)
    table = lay(card="single", p1={"S": 9}, ranks={2: 3}, turn_cap=100, fields={"turn": 99})
    table.play("single p1")
    assert WORDS.rule_at(table.seen(1)) == ("SPLAT-42", "SPLAT-43")


def test_prompts_say_what_to_decide(lay: Lay) -> None:
    def ask(seat: int = 0, **laid: Any) -> str:
        return lay(**laid).prompt(seat, NAMES)

    assert ask(card="single") == "You drew a Single: whom do you throw it at?"
    assert ask(card="single", seat=1) == "Waiting for Mia, who drew a Single."
    assert ask(card="splatball", p1={"P": 1}) == "You drew a Splatball: whose Pile do you throw it at?"
    assert ask(card="fort") == "You drew a Fort: lay it in front of you."
    assert ask(card="double") == "You drew a Double, but it takes a Pile to throw it, and you have none: discard it."
    assert ask(card="pile", p0={"P": 1}) == "You drew a Pile, but you have one already: discard it."
    hands = {0: "single wall single", 1: "single single", 2: "single single"}
    assert ask(hands=hands) == "You hold 2 Singles and a Wall. Play one of them."
    assert ask(hands=hands, strategic_discard="free") == "You hold 2 Singles and a Wall. Play one of them, or discard one."
    assert ask(hands=hands, seat=1) == "Waiting for Mia."
    stuck = {**hands, 0: "double double splatball"}
    assert ask(hands=stuck) == "You hold 2 Doubles and a Splatball. You can play none of them: discard one."
    table = lay(card="single", p1={"W": 1}, protection_choice="defender")
    table.play("single p1")
    assert table.prompt(1, NAMES) == "Mia throws a Single at you. What do you stop it with?"
    assert table.prompt(0, NAMES) == "Waiting for Ben, who chooses what stops the Single."
    assert table.labels(NAMES) == ["Stop it with a Wall"]
    table = lay(card="single", p1={"S": 9}, ranks={2: 3})
    table.play("single p1")
    assert table.prompt(1, NAMES) == "The game is over. Winner: Mia."


@pytest.mark.parametrize(
    ("card", "piles", "labels", "rules"),
    [
        (
            "single",
            (),
            ["Throw the Single at Ben (1 hit so far)", "Throw the Single at Ada (no hit yet)"],
            ("SPLAT-16", "SPLAT-19", "SPLAT-20"),
        ),
        (
            "double",
            (0,),
            ["Throw the Double at Ben (1 hit so far)", "Throw the Double at Ada (no hit yet)"],
            ("SPLAT-16", "SPLAT-26"),
        ),
        ("double", (), ["Discard the Double"], ("SPLAT-13", "SPLAT-25")),
        ("pile", (), ["Lay down the Pile"], ("SPLAT-24", "SPLAT-38")),
        ("pile", (0,), ["Discard the Pile"], ("SPLAT-13", "SPLAT-39")),
        ("splatball", (1,), ["Throw the Splatball at Ben’s Pile"], ("SPLAT-40",)),
        ("splatball", (0,), ["Discard the Splatball"], ("SPLAT-13", "SPLAT-41")),
        ("fort", (), ["Lay down the Fort"], ("SPLAT-35", "SPLAT-36")),
    ],
)
def test_moves_are_labelled_and_the_rule_that_decides_is_cited(
    lay: Lay, card: str, piles: tuple[int, ...], labels: list[str], rules: tuple[str, ...]
) -> None:
    fronts: dict[str, dict[str, int]] = {f"p{s}": {"P": 1} for s in piles}
    fronts["p1"] = {"S": 1, **fronts.get("p1", {})}
    table = lay(card=card, **fronts)
    assert table.labels(NAMES) == labels
    assert WORDS.rule_at(table.seen(2)) == rules


def test_the_rules_at_hand_are_rules_of_the_rulebook() -> None:
    page = game("splat").rulebook()
    rng = random.Random(2)
    for options in ALL_OPTIONS:
        table = new("splat", seed=5, **options)
        while not table.over:
            assert all(f"**{number}**" in page for number in WORDS.rule_at(table.seen(-1)))
            table.play(rng.choice(table.actions))


@pytest.mark.rule("SPLAT-R28")
def test_the_view_counts_what_a_seat_cannot_see(lay: Lay) -> None:
    hands = {0: "wall fort single", 1: "double double", 2: "single single"}
    table = lay(p1={"S": 2, "H": 1}, discard={"pile": 3}, hands=hands)
    view = table.view(0)
    assert view["hand"] == ["single", "wall", "fort"]
    assert view["discard"] == [0, 0, 0, 3, 0, 0]
    assert view["unseen"] == [54 - 4, 10, 4, 13, 10, 3]
    assert sum(view["unseen"]) == view["draw_left"] + 4
    assert table.view(-1)["unseen"] == [54 - 3, 10, 5, 13, 10, 4]
    json.dumps(view)


def test_the_screen_tells_what_stands_there_and_what_is_known(lay: Lay) -> None:
    hands = {0: "wall fort single", 1: "double splatball", 2: "single single"}
    known = {"narrow": ["any", "double", "any"], "wide": ["any", "double splatball", "any"]}
    table = lay(p1={"S": 2, "W": 2, "F": 1, "P": 1}, p2={"X": 1, "H": 1}, hands=hands, fields=known)
    assert SCREEN.draw(table.view(0, NAMES), NAMES, True)[:4] == [
        "Mia: 0 hits.",
        "Ben: 2 hits, 2 Walls, a fresh Fort, a Pile. Known: Double, Double or Splatball.",
        "Ada: 1 hit, a sideways Double, a cracked Fort.",
        "Your hand: Single, Wall, Fort.",
    ]
    picture = SCREEN.draw(table.view(0, NAMES), NAMES, False)
    assert "2 Walls, a fresh Fort, a Pile" in picture[1]
    assert "known in hand: Double, Double or Splatball" in picture[2]


def test_the_screen_of_a_player_who_has_everything_fits(lay: Lay) -> None:
    everything = {"S": 1, "X": 1, "W": 5, "F": 3, "H": 2, "P": 1}
    table = lay(card="single", p1=everything, discard={"single": 1, "pile": 12}, protection_choice="defender")
    picture = [re.sub(r"\[[a-z0-9/]*\]", "", line) for line in SCREEN.draw(table.view(0, NAMES), NAMES, False)]
    assert max(map(len, picture)) <= 80
    ben = " ".join(f"{picture[1]} {picture[2]}".split())
    assert ben.endswith("2 hits a sideways Double, 5 Walls, 3 fresh Forts, 2 cracked Forts, a Pile")
    assert picture[-3:] == ["  Card: Single", "  Draw pile: 71 cards", "  Discard pile: a Single, 12 Piles"]


def test_the_screen_fits_and_names_everybody() -> None:
    rng = random.Random(3)
    for options in ALL_OPTIONS:
        table = new("splat", seed=6, **options)
        while not table.over:
            table.play(rng.choice(table.actions))
            if rng.randrange(10) == 0 or table.over:
                for seat in range(-1, table.seats):
                    view = table.view(seat, NAMES)
                    for line in SCREEN.draw(view, NAMES, False):
                        assert len(re.sub(r"(?<!\\)\[[a-z0-9/]*\]", "", line)) <= 80
                    plain = "\n".join(SCREEN.draw(view, NAMES, True))
                    assert max(map(len, plain.split("\n"))) <= 80
                    assert "[" not in plain
                    assert all(name in plain for name in NAMES[: table.seats])


@pytest.mark.parametrize(
    "wrong",
    [
        {"singles": [10, 0, 0]},
        {"discard": [55, 0, 0, 0, 0, 0]},
        {"draw": [127] * 6},
        {"draw": [-128] * 6},
        {"walls": [0, -1, 0]},
        {"cracked": [2, 0, 0]},
        {"alive": 1},
        {"alive": 0},
        {"card": "none"},
        {"actor": 1},
        {"target": 2},
        {"draw_left": 5},
        {"phase": 1},
        {"phase": 2},
        {"phase": 7},
        {"turn": 1000},
        {"piles": "p5"},
        {"rank": [0, 0, 3]},
        {"narrow": ["any", "any", "any"]},
        {"starter": 3},
        {"player": 3},
        {"turn": -1},
        {"turn": 1001},
    ],
)
def test_positions_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        setup("splat", wrong, seats=3)


def test_what_a_position_leaves_unsaid_follows_from_what_it_says() -> None:
    puzzle = {"singles": [9, 8, 0], "walls": [0, 1, 0], "piles": "p0", "card": "double", "discard": [20, 2, 0, 5, 3, 1]}
    table = setup("splat", puzzle | {"player": 0}, seats=3)
    assert (table.actor, table.moves) == (0, ["double p1", "double p2"])
    assert table.t.draw.tolist() == [17, 7, 4, 10, 7, 4]
    assert table.t.draw_left == 49
    pending = {"phase": 1, "player": 2, "target": 1, "card": "single", "walls": [0, 1, 0]}
    assert setup("splat", pending, seats=3, protection_choice="defender").actor == 1
    with pytest.raises(Refusal, match="there are 55 Singles, not 54"):
        setup("splat", {"singles": [1, 0, 0], "discard": [54, 0, 0, 0, 0, 0], "card": "wall"}, seats=3)


@pytest.mark.rule("SPLAT-43", "SPLAT-45")
def test_ranks_that_cannot_be_are_refused(lay: Lay) -> None:
    for ranks in ({2: 1, 3: 3}, {2: 3, 3: 3}, {2: 0, 3: 4}, {2: 2, 3: 4}):
        with pytest.raises(Refusal, match="ranks of those who are out"):
            lay(seats=4, card="wall", ranks=ranks)
    lay(seats=4, card="wall", ranks={2: 4, 3: 3})

    table = lay(seats=4, card="single", p1={"S": 9}, ranks={2: 4, 3: 3})
    table.play("single p1")
    capped = lay(seats=4, card="wall", p1={"S": 1}, ranks={3: 4}, turn_cap=100, fields={"turn": 99})
    capped.play("wall")
    for over, right in ((table, [1, 2, 4, 3]), (capped, [1, 3, 1, 4])):
        position = over.position()
        assert position["rank"] == right
        assert setup("splat", position).position() == position
        for wrong in ({"rank": [1, 1, 4, 3]}, {"rank": [2, 1, 3, 4]}, {"turn": -1}, {"turn": 5000}, {"player": 3}):
            with pytest.raises(Refusal):
                setup("splat", position | wrong)
    with pytest.raises(Refusal, match="turn cap is not reached"):
        setup("splat", capped.position() | {"turn": 99})


@pytest.mark.rule("SPLAT-R30")
@pytest.mark.parametrize(
    "wrong",
    [
        {"narrow": ["double", "any", "any"]},
        {"narrow": ["any", "double", "any"], "wide": ["any", "splatball", "any"]},
        {"narrow": ["any", "single", "any"]},
        {"hand": [[0] * 6] * 3},
        {"card": "single"},
    ],
)
def test_impossible_hands_are_refused(lay: Lay, wrong: dict[str, Any]) -> None:
    hands = {0: "single single wall", 1: "double splatball", 2: "single single"}
    lay(hands=hands)
    with pytest.raises(Refusal):
        lay(hands=hands, fields=wrong)
