"""Variants: what each entry of content.toml does when it is changed, and what is refused. See tests/contract/test_variants.py for
random variants."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.splat.variants import SHELTER, SPARE, Front, discarded, front, hits, lay
from snowyard import Refusal, game, new
from snowyard.games.splat.content import ALL_CARDS

# ---- copies


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("kind", ALL_CARDS)
def test_every_number_of_players_has_its_own_copies_of_every_card(kind: str, seats: int) -> None:
    copies = [1, 2, 3, 4, 5, 6]
    table = new("splat", seed=1, seats=seats, two_player_deck="full", variant=f"cards.{kind}.copies = {copies}")
    t = table.t
    here = [*t.draw, *t.spare_draw][ALL_CARDS.index(kind)] + (t.card == ALL_CARDS.index(kind))
    assert here == copies[seats - 2]
    assert t.draw_left == sum(t.deck) - 1


@pytest.mark.parametrize("kind", ALL_CARDS)
def test_the_small_deck_of_two_has_copies_of_its_own(kind: str) -> None:
    table = new("splat", seed=1, seats=2, variant=f"cards.{kind}.small = 7")
    assert table.t.deck[ALL_CARDS.index(kind)] == 7
    assert new("splat", seed=1, seats=2, two_player_deck="full", variant=f"cards.{kind}.small = 7").t.deck.tolist()[:6] == [
        54,
        10,
        5,
        16,
        10,
        5,
    ]


def test_another_small_deck_is_not_said_to_be_a_coin_flip() -> None:
    warning = "whoever starts can always win"
    assert warning in " ".join(new("splat", seed=1, seats=2).story(0))
    same_size = "cards.single.small = 53\ncards.fort.small = 1"
    assert warning not in " ".join(new("splat", seed=1, seats=2, variant=same_size).story(0))


# ---- hits


@pytest.mark.parametrize(
    ("variant", "card", "move", "target", "after"),
    [
        ("cards.single.hits = 2", "single", "single p1", {}, 2),
        ("cards.double.hits = 5", "double", "double p1", {}, 5),
        ("cards.double.sideways = 0", "double", "double p1", {"walls": 1}, 0),
        ("cards.double.sideways = 2", "double", "double p1", {"walls": 1}, 2),
        (SPARE + "cards.spare-1.hits = 4", "spare-1", "spare-1 p1", {"singles": 1}, 5),
    ],
)
def test_a_card_gives_the_hits_that_the_variant_says(variant: str, card: str, move: str, target: Front, after: int) -> None:
    table = lay(variant, card, target)
    table.play(move)
    assert hits(table) == after
    words = {0: "That makes no hit more: still none of ten.", 2: "That makes two hits of ten.", 5: "That makes five hits of ten."}
    assert words[after] in " ".join(table.story(1))


def test_hits_beyond_the_limit_put_out_and_every_card_in_front_is_discarded() -> None:
    """Also what stands there: something may fly past it."""
    variant = SPARE + "cards.spare-1.hits = 9\nmost.piles = 3\n[stops.wall]\nspare-1 = 0\n[stops.fort]\nspare-1 = 0\n"
    table = lay(variant, "spare-1", {"singles": 3, "walls": 2, "forts": 1, "pile": 1, "more_piles": 2})
    table.play("spare-1 p1")
    assert not table.t.alive >> 1 & 1
    assert front(table) == {}
    assert discarded(table) == {"single": 3, "wall": 2, "pile": 3, "fort": 1, "spare-1": 1}


# ---- what stops what, and what happens to it

SINGLE_SHOT = ("single", "splatball", "spare-1", "spare-2")
THROWN_SPARES = (
    SPARE
    + """cards.spare-2.copies = [9, 9, 9, 9, 9, 9]
cards.spare-2.does = "throw"
"""
)


@pytest.mark.parametrize("thrown", SINGLE_SHOT)
@pytest.mark.parametrize("then", ["falls", "stays"])
@pytest.mark.parametrize("by", ["wall", "cracked", "fort"])
def test_each_protection_stops_each_card_or_lets_it_fly_past(by: str, then: str, thrown: str) -> None:
    field = {"wall": "walls", "cracked": "cracked", "fort": "forts"}[by]
    has = {field: 1, "pile": 1}
    past = lay(THROWN_SPARES + f"stops.{by}.{thrown} = 0", thrown, has)
    past.play(f"{thrown} p1")
    assert front(past).get(field) == 1
    assert hits(past) == {"single": 1, "splatball": 0, "spare-1": 3, "spare-2": 1}[thrown]
    assert bool(front(past).get("pile")) == (thrown != "splatball")
    stopped = lay(THROWN_SPARES + f'stops.{by}.{thrown} = 1\nthen.{by}.{thrown} = "{then}"', thrown, has)
    stopped.play(f"{thrown} p1")
    assert hits(stopped) == 0
    assert front(stopped) == ({"pile": 1} if then == "falls" else has)
    assert discarded(stopped)[thrown] >= 1


@pytest.mark.parametrize("then", ["falls", "stays"])
@pytest.mark.parametrize("by", ["wall", "cracked", "fort"])
def test_each_protection_stops_both_one_or_no_snowball_of_a_double(by: str, then: str) -> None:
    field = {"wall": "walls", "cracked": "cracked", "fort": "forts"}[by]
    for snowballs, hit in ((2, 0), (1, 1), (0, 2)):
        table = lay(f'stops.{by}.double = {snowballs}\nthen.{by}.double = "{then}"', "double", {field: 1})
        table.play("double p1")
        assert hits(table) == hit
        assert front(table).get(field, 0) == (0 if snowballs and then == "falls" else 1)


@pytest.mark.parametrize("thrown", ["double", "splatball", "spare-1"])
def test_a_fort_that_another_card_cracks_has_no_single_on_it(thrown: str) -> None:
    table = lay(SPARE + f'stops.fort.{thrown} = 2\nthen.fort.{thrown} = "cracks"', thrown, {"forts": 1, "pile": 1})
    table.play(f"{thrown} p1")
    assert front(table) == {"cracked": 1, "crumbled": 1, "pile": 1}
    assert discarded(table) == {thrown: 1}


def test_a_fort_with_nothing_on_it_falls_after_those_with_a_single() -> None:
    cracks = 'then.fort.double = "cracks"\n'
    table = lay(cracks, "single", {"cracked": 2, "crumbled": 1}, protection_choice="defender")
    table.play("single p1")
    table.play("answer cracked")
    assert front(table) == {"cracked": 1, "crumbled": 1}
    assert discarded(table) == {"single": 2, "fort": 1}
    bare = lay(cracks, "double", {"cracked": 1, "crumbled": 1})
    bare.play("double p1")
    assert front(bare) == {"sideways": 1}, "no Single slides down, so the Double is laid sideways: SPLAT-28"
    assert discarded(bare) == {"fort": 1}


def test_a_double_may_be_stopped_by_one_wall_or_by_none() -> None:
    one = lay("stops.wall.double = 2", "double", {"walls": 3})
    one.play("double p1")
    assert front(one) == {"walls": 2}
    none = lay("stops.wall.double = 0", "double", {"walls": 3})
    none.play("double p1")
    assert front(none) == {"walls": 3, "doubles": 1}


@pytest.mark.parametrize(
    ("target", "answer", "after"),
    [
        ({"walls": 1, "forts": 1}, "wall-and-fresh", {}),
        ({"cracked": 1, "forts": 1}, "cracked-and-fresh", {}),
        ({"forts": 2}, "two-fresh", {}),
        ({"forts": 1}, "", {"sideways": 1}),
    ],
)
def test_fresh_forts_that_stop_one_snowball_of_a_double_are_used_in_pairs(
    target: dict[str, int], answer: str, after: dict[str, int]
) -> None:
    for chooser in ("auto", "defender"):
        table = lay("stops.fort.double = 1", "double", target, protection_choice=chooser)
        table.play("double p1")
        if answer and chooser == "defender":
            assert table.moves == [f"answer {answer}"]
            assert game("splat").words.default_move(table.seen(1)) == table.actions[0]
            table.play(f"answer {answer}")
        assert front(table) == after


@pytest.mark.rule("SPLAT-26", "SPLAT-28", "SPLAT-29")
@pytest.mark.parametrize(
    ("past", "target", "after"),
    [
        ("wall", {"walls": 1, "cracked": 1}, {"walls": 1, "singles": 1}),
        ("wall", {"walls": 1, "forts": 1}, {"walls": 1, "sideways": 1}),
        ("cracked", {"walls": 1, "cracked": 1}, {"cracked": 1, "sideways": 1}),
        ("cracked", {"cracked": 1, "forts": 1}, {"cracked": 1, "sideways": 1}),
        ("fort", {"walls": 1, "forts": 1}, {"forts": 1, "sideways": 1}),
        ("fort", {"cracked": 1, "forts": 1}, {"forts": 1, "singles": 1}),
    ],
)
def test_protection_that_a_double_flies_past_is_no_half_of_two(past: str, target: Front, after: Front) -> None:
    """The others stop one snowball each."""
    stops = {"wall": 1, "cracked": 1, "fort": 1, past: 0}
    variant = "\n".join(f"stops.{by}.double = {n}" for by, n in stops.items())
    for chooser in ("auto", "defender"):
        table = lay(variant, "double", target, protection_choice=chooser)
        table.play("double p1")
        assert front(table) == after
        assert table.t.turn == 1


@pytest.mark.rule("SPLAT-57")
@pytest.mark.parametrize(("strong", "answer"), [("wall", "wall"), ("cracked", "cracked"), ("fort", "fresh")])
def test_protection_that_stops_a_whole_double_is_used_alone(strong: str, answer: str) -> None:
    stops = {"wall": 1, "cracked": 1, "fort": 1, strong: 2}
    variant = "\n".join(f"stops.{by}.double = {n}" for by, n in stops.items())
    table = lay(variant, "double", {"walls": 1, "cracked": 1, "forts": 1}, protection_choice="defender")
    table.play("double p1")
    pair = {"wall": "cracked-and-fresh", "cracked": "wall-and-fresh", "fort": "wall-and-cracked"}[strong]
    assert set(table.moves) == {f"answer {answer}", f"answer {pair}"}


@pytest.mark.parametrize("thrown", ["single", "double", "splatball"])
@pytest.mark.parametrize("then", ["falls", "stays"])
def test_a_spare_shelter_stands_and_stops(then: str, thrown: str) -> None:
    for chooser in ("auto", "defender"):
        has = {"spares": [1, 0], "pile": 1}
        table = lay(SHELTER + f'then.spare-1.{thrown} = "{then}"', thrown, has, protection_choice=chooser)
        table.play(f"{thrown} p1")
        if chooser == "defender":
            assert table.moves == ["answer spare-1"]
            table.play("answer spare-1")
        assert hits(table) == 0
        assert front(table) == ({"pile": 1} if then == "falls" else {"pile": 1, "spares": [1, 0]})
        assert discarded(table) == {thrown: 1} | ({"spare-1": 1} if then == "falls" else {})


def test_a_spare_shelter_may_stop_one_snowball_of_a_double_or_nothing() -> None:
    half = lay(SHELTER + "stops.spare-1.double = 1", "double", {"spares": [1, 0]})
    half.play("double p1")
    assert front(half) == {"sideways": 1}
    past = lay(SHELTER + "stops.spare-1.single = 0", "single", {"spares": [1, 0]})
    past.play("single p1")
    assert front(past) == {"spares": [1, 0], "singles": 1}


def test_both_spare_cards_have_tables_of_their_own() -> None:
    variant = "cards.spare-2.copies = [3, 3, 3, 3, 3, 3]\nstops.spare-2.double = 0\n" + 'then.spare-2.single = "stays"'
    for thrown, after in (("single", {"spares": [0, 1]}), ("double", {"spares": [0, 1], "doubles": 1})):
        table = lay(variant, thrown, {"spares": [0, 1]})
        table.play(f"{thrown} p1")
        assert front(table) == after


def test_what_stands_there_and_what_it_stops_is_told_in_any_variant() -> None:
    cases: list[tuple[str, str, Front, list[str]]] = [
        ("stops.wall.splatball = 1", "splatball", {"walls": 1, "pile": 1}, ["Your Wall stops the Splatball and falls."]),
        ("stops.wall.double = 2", "double", {"walls": 3}, ["Your Wall stops both snowballs and falls."]),
        ('then.wall.double = "stays"', "double", {"walls": 2}, ["Two of your Walls stop both snowballs and still stand."]),
        ('then.cracked.single = "stays"', "single", {"cracked": 1}, ["Your cracked Fort stops the Single and still stands."]),
        (
            "stops.wall.single = 0",
            "single",
            {"walls": 1},
            ["Your protection does not stop it: you are hit. That is your first hit of ten."],
        ),
        (
            "stops.wall.double = 0",
            "double",
            {"walls": 1},
            ["Your protection does not stop it: both snowballs hit you. That makes two hits of ten."],
        ),
        ('then.fort.single = "stays"', "single", {"forts": 1}, ["Your fresh Fort stops the Single and still stands."]),
        (SHELTER, "double", {"spares": [1, 0]}, ["Your Spare 1 stops both snowballs and falls."]),
        ("most.piles = 3", "splatball", {"pile": 1, "more_piles": 2}, ["The Splatball ruins one of your Piles: 2 left."]),
        (SPARE + 'cards.spare-1.does = "splat"', "spare-1", {"pile": 1}, ["The Spare 1 ruins your Pile."]),
    ]
    for variant, card, has, told in cases:
        table = lay(variant, card, has)
        table.play(f"{card} p1")
        assert table.story(1)[1:2] == told, variant
        if "Walls" not in told[0]:
            assert all(event.b == 1 for event in table.events() if event.kind == "stood"), "one of them stops it"


def test_what_can_be_looked_up_follows_the_variant() -> None:
    def about(name: str, variant: str, **options: Any) -> str:
        found = game("splat").things({"seats": 4, "variant": variant, **options})
        return next((thing.about for thing in found if thing.name == name), "")

    assert about("Wall", "") == (
        "It stands in front of you and stops a Single or one snowball of a Double and then falls. "
        "You may have any number (SPLAT-21, SPLAT-26, SPLAT-37)."
    )
    assert "stops nothing. You may have only 2" in about("Wall", "most.walls = 2\nstops.wall.single = 0\nstops.wall.double = 0")
    assert "stops a Single and is cracked, or stops both snowballs of a Double and then falls" in about("Fort", "")
    assert about("Double", "").endswith("You need a Pile of snowballs for a Double (SPLAT-24, SPLAT-26).")
    assert about("Pile", 'cards.single.needs = "pile"').startswith(
        "With a Pile of snowballs in front of you, you can throw a Single or a Double."
    )
    assert "you can throw no more than without it" in about("Pile", 'cards.double.needs = "nothing"')
    assert about("Spare 1", "") == ""
    assert "3 hits" in about("Spare 1", SPARE)
    assert "ruins the Pile" in about("Spare 1", SPARE + 'cards.spare-1.does = "splat"')
    assert "both snowballs of a Double or a Splatball and then falls" in about("Spare 1", SHELTER)
    assert about("Fort", "", seats=2) == ""
    assert "always win" in about("small deck", "", seats=2)
    assert "hold 3 cards" in about("hand", "hand.cards = 3", strategic=True)
    assert about("hand", "") == ""


# ---- what can be played


@pytest.mark.parametrize("card", ["single", "double", "splatball", "spare-1"])
def test_a_card_may_need_a_pile_or_not(card: str) -> None:
    for needs, pile in (("pile", 0), ("pile", 1), ("nothing", 0)):
        table = lay(SPARE + f'cards.{card}.needs = "{needs}"', card, {"pile": 1}, {"pile": pile})
        assert (table.moves == [f"discard {card}"]) == (needs == "pile" and not pile)


@pytest.mark.parametrize(
    ("limit", "card", "has"),
    [("walls", "wall", {"walls": 2}), ("forts", "fort", {"forts": 1, "cracked": 1}), ("spare-1", "spare-1", {"spares": [2, 0]})],
)
def test_nobody_has_more_in_front_than_the_variant_allows(limit: str, card: str, has: dict[str, Any]) -> None:
    assert lay(SHELTER + f"most.{limit} = 2", card, mine=has).moves == [f"discard {card}"]
    assert lay(SHELTER + f"most.{limit} = 3", card, mine=has).moves == [card]


def test_further_piles_are_laid_down_and_each_splatball_takes_one() -> None:
    table = lay("most.piles = 2", "pile")
    table.play("pile")
    assert front(table, 0) == {"pile": 1, "more_piles": 1}
    assert table.view(-1)["players"][0]["piles"] == 2
    assert lay("most.piles = 2", "pile", mine={"more_piles": 1}).moves == ["discard pile"]
    for has, after in (({"pile": 1, "more_piles": 1}, {"pile": 1}), ({"pile": 1}, {})):
        thrown = lay("most.piles = 2", "splatball", has)
        thrown.play("splatball p1")
        assert front(thrown) == after
        assert discarded(thrown) == {"splatball": 1, "pile": 1}


def test_a_spare_card_does_what_the_variant_says() -> None:
    assert lay(SPARE, "spare-1").moves == ["spare-1 p1", "spare-1 p2"]
    splat = SPARE + 'cards.spare-1.does = "splat"'
    assert lay(splat, "spare-1").moves == ["discard spare-1"]
    table = lay(splat, "spare-1", {"pile": 1, "walls": 1}, protection_choice="auto")
    assert table.moves == ["spare-1 p1"]
    table.play("spare-1 p1")
    assert discarded(table) == {"spare-1": 1, "wall": 1}, "a Wall stops spare cards, unless the variant says otherwise"
    assert lay(SHELTER, "spare-1").moves == ["spare-1"]
    second = "cards.spare-2.copies = [9, 9, 9, 9, 9, 9]\n"
    assert lay(second, "spare-2").moves == ["spare-2"]
    assert lay(second + "most.spare-2 = 1", "spare-2", mine={"spares": [0, 1]}).moves == ["discard spare-2"]
    thrown = lay(second + 'cards.spare-2.does = "throw"\ncards.spare-2.hits = 7', "spare-2")
    thrown.play("spare-2 p2")
    assert hits(thrown, 2) == 7
    splat = second + 'cards.spare-2.does = "splat"\ncards.spare-2.needs = "pile"'
    assert lay(splat, "spare-2", {"pile": 1}).moves == ["spare-2 p1"]
    assert lay(splat, "spare-2", {"pile": 1}, {"pile": 0}).moves == ["discard spare-2"]


# ---- hands, the start, the end


@pytest.mark.parametrize("cards", range(1, 6))
def test_hands_have_as_many_cards_as_the_variant_says(cards: int) -> None:
    variant = f"hand.cards = {cards}\n{SPARE}"
    table = new("splat", seed=3, seats=4, strategic=True, variant=variant)
    for seat in range(4):
        on_turn = seat == table.actor
        held = table.t.hand[seat].sum() + table.t.spare_hand[seat].sum()
        assert held == cards + on_turn == len(table.view(seat)["hand"]) == table.view(-1)["players"][seat]["hand_size"]
        own = next(sentence for sentence in table.story(seat) if sentence.startswith("You are dealt"))
        assert sum(1 if n == "a" else int(n) for n in re.findall(r"\b(a|[2-9])(?= )", own)) == cards
        for card in set(table.view(seat)["hand"][: cards if on_turn else None]):
            assert on_turn or card.capitalize().replace("-", " ") in own


@pytest.mark.parametrize("cards", [1, 3])
def test_what_a_discard_proves_of_a_hand_of_another_size_is_true(cards: int) -> None:
    """Two Doubles and no Pile: whatever is held between turns is a Double or a Splatball."""
    variant = f"hand.cards = {cards}\ncards.double.copies = [30, 30, 30, 30, 30, 30]"
    table = new("splat", seed=1, seats=3, strategic=True, variant=variant)
    t = table.t
    while table.t.actor != 0:
        table.play(table.actions[0])
    t.piles, t.draw_left = 0, 0
    t.draw[:], t.discard[:], t.hand[:], t.walls[:], t.forts[:], t.singles[:] = 0, 0, 0, 0, 0, 0
    t.hand[0, 1] = cards + 1
    t.hand[1, 0] = t.hand[2, 0] = cards
    t.draw[:] = [int(n) for n in t.deck[:6] - t.hand.sum(axis=0)]
    t.draw_left = int(t.draw.sum())
    assert table.moves == ["discard double"]
    table.play("discard double")
    assert table.view(1)["players"][0]["known"] == [["double", "splatball"]] * min(2, cards)
    for seed in range(20):
        other = table.redealt(1, seed)
        assert game("splat").words.check(other.t) is None
        assert other.t.hand[0, 1] + other.t.hand[0, 4] >= min(2, cards)
        assert other.t.hand[0].sum() == cards


@pytest.mark.parametrize("variant", [SPARE, 'cards.single.needs = "pile"', "most.piles = 2", "most.walls = 1", "most.forts = 1"])
def test_nothing_is_proved_where_other_cards_can_be_played_than_printed(variant: str) -> None:
    table = new("splat", seed=2, seats=3, strategic=True, variant=variant)
    for _ in range(60):
        if table.over:
            break
        assert all(not player["known"] for player in table.view(-1)["players"])
        table.play(table.actions[-1])


@pytest.mark.parametrize(("name", "field"), [("walls", "walls"), ("forts", "forts"), ("piles", "pile")])
def test_a_variant_may_lay_cards_in_front_of_everybody(name: str, field: str) -> None:
    copies = "".join(f"cards.{card}.copies = [14, 14, 14, 14, 14, 14]\n" for card in ("wall", "fort"))
    variant = f"start.{name} = 2\nmost.piles = 2\n{copies}"
    table = new("splat", seed=1, seats=3, variant=variant)
    for seat in range(3):
        assert front(table, seat) == ({"pile": 1, "more_piles": 1} if name == "piles" else {field: 2})
    assert game("splat").words.check(table.t) is None


@pytest.mark.rule("SPLAT-R33")
def test_a_game_without_a_card_to_draw_is_over_and_the_fewest_hits_win() -> None:
    deck = "".join(f"cards.{card}.copies = [0, 0, 0, 0, 0, 0]\n" for card in ALL_CARDS if card != "single")
    table = new("splat", seed=1, seats=3, variant=deck + "cards.single.copies = [4, 4, 4, 4, 4, 4]")
    while not table.over:
        table.play(table.actions[0])
    assert table.t.turn == 4
    assert table.t.draw_left == 0
    assert "There is no card left to draw" in " ".join(table.story(-1))
    assert [(e.a, e.b) for e in table.events() if e.kind == "cap"] == [(4, 1)]
    best = min(hits(table, seat) for seat in range(3))
    assert [share > 0 for share in table.payoff] == [hits(table, seat) == best for seat in range(3)]
    assert game("splat").words.check(table.t) is None


# ---- refusals


@pytest.mark.parametrize(
    ("variant", "options", "why"),
    [
        ("start.piles = 2", {}, r"start.piles is 2, but a player may have only 1 \(most.piles\)"),
        ("start.walls = 1\nmost.walls = 0", {}, "start.walls is 1, but a player may have only 0"),
        ("start.walls = 1", {"seats": 7}, "start.walls is 1, so 7 players need 7, but the deck of 7 players has 5"),
        ("cards.single.hits = 3", {}, "cards.single.hits is 3, and cards.double.hits is 2"),
        ("cards.double.sideways = 3", {}, "cards.double.sideways is 3, and cards.double.hits is 2"),
        ("cards.single.copies = [54, 54, 99, 54, 54, 54]", {}, "4 players would have 145 cards; there is room for 127"),
        ("cards.single.small = 1\ncards.wall.small = 1", {"seats": 2, "strategic": True}, "has 2 cards; hands of 2 cards"),
        ("cards.single.small = 0\ncards.wall.small = 0", {"seats": 2}, "2 players has 0 cards; hands of 0 cards, .* need 1"),
        ("hand.cards = 6", {}, "hand.cards must be a whole number from 1 to 5"),
        ('cards.spare-1.does = "sing"', {}, "cards.spare-1.does must be one of"),
        ('then.wall.single = "cracks"', {}, "then.wall.single must be one of"),
        ("stops.wall.pile = 1", {}, "there is no 'stops.wall.pile' in this game"),
    ],
)
def test_contradictions_are_refused_in_words(variant: str, options: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        new("splat", variant=variant, **options)


def test_the_view_says_what_stops_what() -> None:
    view = new("splat", seed=1).view(-1)
    told = {(stop["by"], stop["card"]): (stop["snowballs"], stop["then"]) for stop in view["stops"]}
    assert told == {
        ("wall", "single"): (1, "falls"),
        ("wall", "double"): (1, "falls"),
        ("cracked", "single"): (1, "falls"),
        ("cracked", "double"): (1, "falls"),
        ("fresh", "single"): (1, "cracks"),
        ("fresh", "double"): (2, "falls"),
    }
    assert [card["copies"] for card in view["kinds"]] == [54, 10, 5, 16, 10, 5]
    spare = new("splat", seed=1, variant=SHELTER).view(-1)
    assert {stop["card"] for stop in spare["stops"] if stop["by"] == "spare-1"} == {"single", "double", "splatball"}
    assert spare["cards"][6:] == ["spare-1", "spare-2"]
