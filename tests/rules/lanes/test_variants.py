"""What a variant changes does what it says: every entry of content.toml, one by one, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.lanes.positions import NUMBERS, Scene
from snowyard import Refusal, game, new, setup
from snowyard.games.lanes.content import POWERS, RANK_WORDS
from snowyard.games.lanes.features import SPARE_HAND_AT, SPARE_SLOT_AT
from snowyard.kernel.table import setup_fields
from support import fields_of


def variant(**entries: Any) -> str:
    """`ten__copies=2` is ranks.ten.copies, `deal__pile=4` deal.pile."""
    lines = []
    for name, value in entries.items():
        path = name.replace("__", ".")
        path = f"ranks.{path}" if path.partition(".")[0] in RANK_WORDS else path
        lines.append(f"{path} = {json.dumps(value)}")
    return "\n".join(lines)


def scene(p0: str, p1: str, /, content: dict[str, Any], **more: Any) -> Scene:
    """Both sides of lane 1, in a variant."""
    return Scene({1: p0}, {1: p1}, variant=variant(**content), **more)


# ---- the deck and the deal


@pytest.mark.parametrize(("copies", "aside"), [(0, 6), (4, 10), (8, 14)])
def test_the_deck_has_the_copies_and_what_is_not_dealt_is_out_of_the_game(copies: int, aside: int) -> None:
    for seed in range(5):
        t = new("lanes", seed=seed, variant=variant(jack__copies=copies)).t
        assert sum(t.aside) == t.aside_size == aside
        assert (t.pile_size, t.hand_size.tolist()) == (25, [6, 5])
        lying = t.pile[11] + t.aside[11] + t.hand[:, 11].sum() + (t.rank == 11).sum()
        assert lying == copies


def test_hands_and_pile_are_as_large_as_the_variant_says() -> None:
    table = new("lanes", seed=1, variant=variant(deal__hand=7, deal__pile=10))
    assert (table.t.hand_size.tolist(), table.t.pile_size, table.t.aside_size) == ([8, 7], 9, 22)
    assert [e.a for e in table.events() if e.kind == "dealt_hand"] == [7, 7]


@pytest.mark.parametrize("lanes", [1, 2, 3])
def test_there_are_as_many_lanes_as_the_variant_says(lanes: int) -> None:
    table = new("lanes", seed=1, variant=variant(lanes__count=lanes, lanes__to_win=1))
    assert table.t.used.tolist() == [lanes, lanes]
    assert {move.split()[-1] for move in table.moves} == {str(n + 1) for n in range(lanes)}
    assert len(table.view(0)["lanes"]) == lanes
    assert [card["locked"] for lane in table.view(0)["lanes"] for card in lane["sides"][0]] == [True] * lanes
    assert table.t.aside_size == 10 + 2 * (3 - lanes)


def test_with_one_lane_the_first_card_played_is_no_base_card() -> None:
    table = new("lanes", seed=1, variant=variant(lanes__count=1, lanes__to_win=1))
    table.play(table.moves[0])
    assert "flip s1" in table.moves
    assert "flip s0" not in table.moves


@pytest.mark.parametrize(("to_win", "over"), [(1, True), (2, False)])
def test_so_many_lanes_win_the_game(to_win: int, over: bool) -> None:
    at = scene("7U0", "4U1", {"lanes__to_win": to_win})
    at.play("attack <7U0> <4U1>")
    assert at.results == "0--"
    assert at.table.over is over
    if over:
        assert at.table.payoff == [1.0, 0.0]
        assert "You win." in at.table.prompt(0)
        assert "Du" in at.table.prompt(0, lang="de")


def test_without_lanes_enough_the_last_lane_makes_a_draw() -> None:
    at = Scene({1: "7U0"}, {1: "4U1", 2: "5U0"}, results="-1-", variant=variant(lanes__to_win=3))
    at.play("attack <7U0> <4U1>")
    assert not at.table.over
    three = Scene({3: "7U0"}, {3: "4U1"}, results="01-", variant=variant(lanes__to_win=3))
    three.play("attack <7U0> <4U1>")
    assert three.table.over
    assert three.table.payoff == [0.5, 0.5]


# ---- turns


@pytest.mark.parametrize("actions", [1, 3, 6])
def test_a_turn_has_so_many_actions(actions: int) -> None:
    first = new("lanes", seed=1, variant=variant(turn__actions=actions))
    assert first.t.points == actions
    official = new("lanes", seed=1, edition="official", variant=variant(turn__actions=actions))
    assert official.t.points == max(1, actions - 1)
    while official.t.turn == 0:
        official.play(official.moves[0])
    assert official.t.points == actions
    by_hand = new("lanes", seed=1, first_turn_actions="2", variant=variant(turn__actions=actions))
    assert by_hand.t.points == 2


@pytest.mark.parametrize(("pile", "drawn"), [(9, 3), (2, 2)])
def test_a_turn_begins_with_so_many_draws_as_far_as_the_pile_goes(pile: int, drawn: int) -> None:
    table = new("lanes", seed=1, variant=variant(turn__draws=3, deal__pile=pile))
    assert (table.t.hand_size[0], table.t.pile_size) == (5 + drawn, pile - drawn)
    assert [e.kind for e in table.events()].count("drew_card") == drawn


@pytest.mark.parametrize("turns", [10, 40])
def test_after_so_many_turns_the_game_is_a_draw(turns: int) -> None:
    table = new("lanes", seed=1, must_act=False, variant=variant(end__turns=turns, end__idle_turns=100))
    for _ in range(turns):
        assert not table.over
        table.play("done")
    assert (table.over, table.payoff) == (True, [0.5, 0.5])


def test_after_so_many_idle_turns_the_game_is_a_draw() -> None:
    table = new("lanes", seed=1, must_act=False, variant=variant(end__idle_turns=3))
    for _ in range(3):
        table.play("done")
    assert table.over


# ---- hit points and damage


@pytest.mark.parametrize(
    ("face_up", "covered", "card", "killed"),
    [
        (1, 2, "4U0", True),
        (2, 1, "4U0", False),
        (2, 1, "4D0", True),
        (1, 2, "4D0", False),
        (5, 2, "4U3", False),
        (5, 2, "4U4", True),
    ],
)
def test_cards_bear_what_their_rank_says_face_up_and_the_same_face_down(
    face_up: int, covered: int, card: str, killed: bool
) -> None:
    at = scene("7U0", card + " KU0", {"four__hit_points": face_up, "face_down__hit_points": covered})
    shown = {c["slot"]: c["hit_points"] for c in at.table.view(0)["lanes"][0]["sides"][1]}
    assert shown[at.slot(1, card)] == (face_up if "U" in card else covered)
    at.play(f"attack <7U0> <{card}>")
    assert at.now(1, card).startswith("dead") is killed


def test_a_card_that_bears_less_face_up_keeps_one_hit_point_when_it_turns() -> None:
    at = scene("4D3 8U0", "8U0", {"four__hit_points": 2, "face_down__hit_points": 5})
    at.play("flip <4D3>")
    assert at.now(0, "4D3") == "4U1"


def test_an_attack_and_a_pair_deal_what_the_variant_says() -> None:
    content = {"attack__damage": 3, "attack__pair_times": 3, "four__hit_points": 20}
    at = scene("7U0 [6U0+6U0]", "4U0", content)
    at.play("attack <7U0> <4U0>")
    assert at.now(1, "4U0") == "4U3"
    at.play("attack <6U0> <4U0>")
    assert at.table.t.damage[1, at.slot(1, "4U0")] == 12


def test_the_numbers_of_the_powers() -> None:
    content = {
        "powers__retaliate_damage": 3,
        "powers__nimble_damage": 5,
        "powers__twinstrike_damage": 4,
        "seven__hit_points": 9,
        "eight__hit_points": 9,
        "jack__hit_points": 9,
        "four__hit_points": 9,
    }
    back = scene("7U0", "8U0", content)
    back.play("attack <7U0> <8U0>")
    assert [back.now(0, "7U0"), back.now(1, "8U0")] == ["7U3", "8U1"]
    nimble = scene("9U0", "JU0", content)
    nimble.play("attack <9U0> <JU0>")
    assert nimble.now(1, "JU0") == "JU5"
    twin = scene("10U0", "4U0 7U0", content)
    twin.play("attack <10U0> <4U0>")
    assert [twin.now(1, "4U0"), twin.now(1, "7U0")] == ["4U1", "7U4"]
    double = scene("[10U0+10U0]", "4U0 7U0", {**content, "attack__pair_times": 2}, pair_of_tens="double")
    double.play("attack <10U0> <4U0>")
    assert [double.now(1, "4U0"), double.now(1, "7U0")] == ["4U2", "7U8"]


@pytest.mark.parametrize("points", [0, 2])
def test_action_gives_so_many_points(points: int) -> None:
    at = scene("AD0", "8U0", {"powers__action_points": points})
    at.play("flip <AD0>")
    assert at.points == 3 - 1 + points


# ---- powers: any rank may have any, or none


POWERS_AT_WORK: dict[str, tuple[str, str, dict[str, Any], list[str], str]] = {
    # what p0 and p1 have in lane 1 (R is the rank that has the power), more, moves, and the event that must come
    "action": ("RD0", "4U0", {}, ["flip <RD0>"], "acted"),
    "view": ("RD0", "4U0", {"pile": 4}, ["flip <RD0>"], "drew_card"),
    "trap": ("4U0", "RD1 8U0", {}, ["attack <4U0> <RD1>"], "trapped"),
    "foresight": ("RD0 4U0", "8D0", {"hands": ("", "")}, ["flip <RD0>"], "looked_at"),
    "flip": ("RD0 8D0 4U0", "8U0", {}, ["flip <RD0>"], "flipped"),
    "freeze": ("RD0", "4U0", {}, ["flip <RD0>"], "froze"),
    "heal": ("RD0 4U1", "8U0", {}, ["flip <RD0>"], "healed"),
    "retaliate": ("4U0", "RU0", {}, ["attack <4U0> <RU0>"], "retaliated"),
    "nimble": ("RU0", "8U0", {}, ["attack <RU0> <8U0>"], "struck"),
    "twinstrike": ("RU0", "4U0 8U0", {}, ["attack <RU0> <4U0>"], "twinstruck"),
    "taunt": ("4U0", "RU0 8U0", {}, ["attack <4U0> <RU0>"], "struck"),
    "move": ("RD0", "4U0", {}, ["flip <RD0>", "move none"], "stayed"),
    "empower": ("RD0 AU0", "4U0", {}, ["flip <RD0>"], "empowered"),
    "none": ("RD0", "4U0", {}, ["flip <RD0>"], "flipped"),
}


def carrying(power: str) -> str:
    """A rank whose printed power is another, and that no scene above uses for something else."""
    return "six" if power != "freeze" else "five"


@pytest.mark.parametrize("power", POWERS)
def test_any_rank_may_have_this_power(power: str) -> None:
    p0, p1, more, moves, event = POWERS_AT_WORK[power]
    word = carrying(power)
    rank = {"six": "6", "five": "5"}[word]
    at = scene(p0.replace("R", rank), p1.replace("R", rank), {f"{word}__power": power}, **more)
    told = []
    for move in moves:
        at.play(move.replace("R", rank))
        told += [e.kind for e in at.table.events()]
    assert event in told
    if power in ("none", "nimble"):
        assert "fired" not in told
        assert "retaliated" not in told
    if power == "none":
        assert "froze" not in told


def test_a_rank_that_taunts_by_a_variant_must_be_attacked_first() -> None:
    at = scene("4U0", "6U0 8U0", {"six__power": "taunt", "jack__power": "none"})
    assert at.fights(1) == [at.translate("attack <4U0> <6U0>")]
    jack = scene("4U0", "JU0 8U0", {"six__power": "taunt", "jack__power": "none"})
    assert len(jack.fights(1)) == 2


def test_a_card_without_a_power_is_not_fired_by_empower() -> None:
    at = scene("KD0 6U0", "4U0", {"six__power": "none"})
    at.play("flip <KD0>")
    assert [e.kind for e in at.table.events()][:3] == ["flipped", "fired", "spent"]


def test_the_printed_rank_loses_the_power_that_a_variant_takes_from_it() -> None:
    at = scene("4U0", "8U0", {"eight__power": "none"})
    at.play("attack <4U0> <8U0>")
    assert at.now(0, "4U0") == "4U0"
    trap = scene("4U0", "3D1 8U0", {"three__power": "none"})
    trap.play("attack <4U0> <3D1>")
    assert trap.now(1, "3D1") == "dead down"


def test_what_is_killed_face_down_has_no_trap_in_any_redeal() -> None:
    at = scene("4U0", "9D1 8U0", {"king__power": "trap", "queen__power": "trap", "three__power": "heal"})
    at.play("attack <4U0> <9D1>")
    found = set()
    for seed in range(80):
        found.add(int(at.table.redealt(0, seed).t.rank[1, at.slot(1, "9D1")]))
    assert not found & {NUMBERS["K"], NUMBERS["Q"]}
    assert len(found) > 3


def test_the_view_tells_the_deck_and_the_numbers() -> None:
    text = variant(
        queen__power="none", queen__copies=1, king__copies=0, lanes__to_win=1, turn__actions=5, powers__nimble_damage=7
    )
    view = new("lanes", seed=1, variant=text).view(-1)
    deck = {one["rank"]: one for one in view["deck"]}
    assert "K" not in deck
    assert deck["Q"] == {"rank": "Q", "power": None, "hit_points": 2, "copies": 1}
    assert deck["J"] == {"rank": "J", "power": "TAUNT", "hit_points": 3, "copies": 4}
    assert (view["numbers"]["lanes_to_win"], view["numbers"]["actions"], view["numbers"]["nimble"]) == (1, 5, 7)


def test_a_position_of_a_variant_is_read_back_with_its_deck() -> None:
    table = new("lanes", seed=3, variant=variant(ace__copies=1, lanes__count=2, turn__draws=2, deal__pile=20))
    for _ in range(12):
        table.play(table.moves[-1])
    assert setup("lanes", table.position()).position() == table.position()
    spoilt = fields_of(table)
    spoilt["aside"][2] += 1
    with pytest.raises(Refusal, match="LANES-06"):
        setup_fields("lanes", spoilt)
    spoilt = fields_of(table)
    spoilt["lane_result"] = ["undecided", "undecided", "nobody"]
    with pytest.raises(Refusal, match="LANES-80"):
        setup_fields("lanes", spoilt)


# ---- spare ranks


SPARES = {
    "spare-1__copies": 8,
    "spare-1__power": "empower",
    "spare-1__hit_points": 4,
    "spare-2__copies": 3,
    "spare-2__power": "view",
}


def test_the_printed_game_has_no_spare_cards_and_its_moves_are_numbered_as_ever() -> None:
    t = new("lanes", seed=1).t
    assert t.copies[13:].tolist() == [0, 0]
    for counted in (t.pile, t.aside, t.hand[0], t.hand[1]):
        assert counted[14:].tolist() == [0, 0]


def test_spare_ranks_are_dealt_played_flipped_fired_and_discarded() -> None:
    at = scene("spare-2D0 spare-1D0", "8U0", SPARES, pile=6, hands=("spare-1 spare-2", "4"), points=5)
    assert at.moves("play spare") == [f"play spare-{n} lane {lane}" for n in (1, 2) for lane in (1, 2, 3)]
    at.play("flip <spare-2D0>")
    assert at.table.moves[-2:] == ["discard spare-1", "discard spare-2"]
    assert "View" in at.table.story(0)[1]
    at.play("discard spare-1")
    assert at.table.t.discard[0, 14] == 1
    at.play("flip <spare-1D0>")
    assert "empowered" in [e.kind for e in at.table.events()]
    at.play("discard spare-2")
    assert at.table.view(0)["players"][0]["discarded"] == ["spare-1", "spare-2"]


@pytest.mark.rule("LANES-23")
@pytest.mark.parametrize("lane", [1, 2, 3])
@pytest.mark.parametrize("spare", [1, 2])
def test_a_spare_card_may_be_played_to_every_lane(spare: int, lane: int) -> None:
    at = scene("7U0", "8U0", SPARES, pile=6, hands=("spare-1 spare-2", "4"))
    slot = at.table.t.used[0]
    at.play(f"play spare-{spare} lane {lane}")
    assert at.table.t.rank[0, slot] == 13 + spare
    assert [side >> slot & 1 for side in at.table.t.side[0]] == [int(lane == n) for n in (1, 2, 3)]
    assert at.hand(0) == f"spare-{3 - spare}"


@pytest.mark.rule("LANES-16", "LANES-27")
@pytest.mark.parametrize("held", ["spare-1", "spare-2", "A K spare-1 spare-2"])
def test_spare_cards_in_hand_allow_nothing_but_playing_them(held: str) -> None:
    at = scene("7U0", "8U0", SPARES, pile=6, hands=(held, "4"))
    assert at.moves("play") == [f"play {card} lane {lane}" for card in held.lower().split() for lane in (1, 2, 3)]
    assert at.moves("flip") == [], "nothing of p0 lies face-down but locked base cards"


def test_a_spare_card_played_lies_in_its_lane_and_bears_what_the_variant_says() -> None:
    at = scene("7U0", "8U0", SPARES, pile=6, hands=("spare-1 spare-2", "4"))
    slot = at.table.t.used[0]
    at.play("play spare-1 lane 2")
    assert at.table.t.rank[0, slot] == 14
    assert at.table.t.side[0, 1] >> slot & 1
    at.play(f"flip s{slot}")
    card = next(c for c in at.table.view(1)["lanes"][1]["sides"][0] if c["slot"] == slot)
    assert (card["rank"], card["power"], card["hit_points"]) == ("spare-1", "EMPOWER", 4)


def test_a_learner_sees_spare_cards_behind_all_else() -> None:
    at = scene("spare-2D0", "8U0", SPARES, pile=6, hands=("spare-1 spare-1", "4"))
    mine, theirs = at.table.observe(0), at.table.observe(1)
    slot = at.slot(0, "spare-2D0")
    assert mine[SPARE_HAND_AT : SPARE_HAND_AT + 2].tolist() == [pytest.approx(2 / 8), 0]
    assert mine[SPARE_SLOT_AT + 2 * slot + 1] == 1
    assert not theirs[SPARE_SLOT_AT + 2 * (21 + slot) : SPARE_SLOT_AT + 2 * (21 + slot) + 2].any()
    t = at.table.t
    unseen = 3 - sum(t.rank[s, k] == 15 and t.known[0, s] >> k & 1 for s in (0, 1) for k in range(21))
    assert mine[SPARE_HAND_AT + 3] == pytest.approx(unseen / 3)


# ---- sentences


@pytest.mark.parametrize(
    ("entries", "said", "gesagt"),
    [
        ({}, "There was no Trap (3) to save it.", "Lebenspunkt, und eine Falle (Trap) von Rang 3 war es nicht."),
        (
            {"eight__power": "trap"},
            "There was no Trap (3 and 8) to save it.",
            "Lebenspunkt, und eine Falle (Trap) von Rang 3 und 8 war es nicht.",
        ),
        ({"three__power": "none"}, "it has no hit points left.", "Es bleibt kein Lebenspunkt."),
    ],
)
def test_of_a_card_killed_face_down_is_said_which_ranks_it_cannot_be(entries: dict[str, Any], said: str, gesagt: str) -> None:
    at = scene("4U0", "9D1 KU0", entries)
    at.play("attack <4U0> <9D1>")
    assert any(line.endswith(said) for line in at.table.story(0))
    assert any(line.endswith(gesagt) for line in at.table.story(0, lang="de"))


def test_sentences_tell_the_power_that_the_card_has_here() -> None:
    at = scene("6D0", "8U0", {"six__power": "heal"})
    at.play("flip <6D0>")
    assert at.table.story(0)[:2] == ["You turn up a card in lane 1: a 6 (Heal).", "Your 6 in lane 1 fires: Heal."]
    assert at.table.story(0)[2] == "Heal does nothing: none of your cards is damaged."
    plain = scene("6D0", "8U0", {"six__power": "none"})
    plain.play("flip <6D0>")
    assert plain.table.story(0)[0] == "You turn up a card in lane 1: a 6 (no power)."
    idle = new("lanes", seed=1, must_act=False, variant=variant(end__idle_turns=1))
    idle.play("done")
    assert idle.story(0)[-1] == "A turn without an action: a draw."
    capped = new("lanes", seed=1, must_act=False, variant=variant(end__turns=10))
    for _ in range(10):
        capped.play("done")
    assert capped.story(0)[-1] == "10 turns are played: a draw."


# ---- what is refused


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"ace__copies": 9}, "from 0 to 8"),
    ({"ace__hit_points": 0}, "from 1 to 20"),
    ({"ace__power": "flight"}, "one of"),
    ({"lanes__count": 4}, "from 1 to 3"),
    ({"lanes__count": 1}, "lanes.to_win is 2, but lanes.count is only 1"),
    ({f"{word}__copies": 3 for word in RANK_WORDS[:13]}, "the deck has 39 cards .* but 42 are needed"),
    ({"deal__hand": 6}, "p0 would need 22 places for cards and has 21"),
    ({"deal__pile": 27}, "p0 would need 22 places"),
    ({"deal__pile": 26, "turn__draws": 3}, "p0 would need 22 places"),
    ({"turn__actions": 0}, "from 1 to 6"),
    ({"turn__draws": 0}, "from 1 to 3"),
    ({"end__turns": 5}, "from 10 to 1000"),
]


@pytest.mark.parametrize(("entries", "why"), REFUSED)
def test_what_cannot_be_is_refused_with_what_is_right(entries: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        new("lanes", variant=variant(**entries))


def test_the_printed_content_is_that_of_the_rulebook() -> None:
    printed = game("lanes").options.printed()
    assert [printed[f"ranks.{word}.power"] for word in RANK_WORDS[:13]] == list(POWERS[1:])
    assert {printed[f"ranks.{word}.copies"] for word in RANK_WORDS[:13]} == {4}
    assert [word for word in RANK_WORDS[:13] if printed[f"ranks.{word}.hit_points"] != 2] == ["jack"]
    assert new("lanes", seed=1).options.get("variant") is None
