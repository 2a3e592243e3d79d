"""Names, sentences, views, screens, and positions that cannot be."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest

from rules.lanes.positions import Scene
from snowyard import Refusal, game, new
from snowyard.games.lanes import screen
from snowyard.games.lanes.layout import ACTIONS
from snowyard.kernel import tongue
from snowyard.kernel.table import setup_fields
from snowyard.players import Bot
from snowyard.terminal import theme
from support import fields_of


def test_the_831_actions_are_numbered_as_specified_and_the_spare_ranks_behind_them() -> None:
    name = game("lanes").name
    assert game("lanes").actions == ACTIONS == 839
    slots = range(21)
    for rank, text in enumerate(("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")):
        assert name(753 + rank) == f"discard {text}"
        for lane in range(3):
            assert name(3 * rank + lane) == f"play {text} lane {lane + 1}"
    for i in slots:
        assert name(39 + i) == f"flip s{i}"
        assert name(711 + i) == f"also s{i}"
        assert name(732 + i) == f"fire s{i}"
        assert name(766 + i) == f"look own s{i}"
        assert name(787 + i) == f"look enemy s{i}"
        assert name(808 + i) == f"move s{i}"
        for j in slots:
            assert name(60 + 21 * i + j) == f"attack s{i} s{j}"
            if i < j:
                assert name(501 + i * (41 - i) // 2 + j - i - 1) == f"pair s{i} s{j}"
    assert name(829) == "move none"
    assert name(830) == "done"
    for spare in (0, 1):
        assert name(837 + spare) == f"discard spare-{spare + 1}"
        for lane in range(3):
            assert name(831 + 3 * spare + lane) == f"play spare-{spare + 1} lane {lane + 1}"


def test_the_same_numbers_mean_the_same_moves_to_the_rules() -> None:
    scene = Scene({1: "8U0 8U0 8U0 8U0"}, {1: "4U0"})
    scene.table.play(game("lanes").number(scene.translate("pair <8U0#2> <8U0#4>")))
    partner = scene.table.t.partner[0]
    assert partner[scene.slot(0, "8U0#2")] == scene.slot(0, "8U0#4")
    assert partner[scene.slot(0, "8U0")] == -1


def test_sentences_speak_to_you_and_name_others() -> None:
    scene = Scene({1: "6D0"}, {1: "KU0 QU0"}, hands=("5", "5"))
    scene.play("flip <6D0>")
    mine, theirs = (scene.table.story(seat, ["Ann", "Bob"]) for seat in (0, 1))
    assert mine[0] == "You turn up a card in lane 1: a 6 (Freeze)."
    assert theirs[0] == "Ann turns up a card in lane 1: a 6 (Freeze)."
    assert mine[1] == "Your 6 in lane 1 fires: Freeze."
    assert mine[-1] == "Freeze: in lane 1, Bob’s King and Queen can neither attack nor be turned up on Bob’s next turn."
    assert theirs[-1] == "Freeze: in lane 1, your King and Queen can neither attack nor be turned up on your next turn."


def told(scene: Scene, *moves: str, seat: int = 0, lang: str = "en") -> list[str]:
    scene.play(*moves)
    return scene.table.story(seat, ["Ann", "Ines"], lang)


def test_every_hit_and_kill_says_why() -> None:
    at = told(Scene({1: "6U1"}, {1: "8U1 9U0"}, hands=("5", "5")), "attack <6U1> <8U1>")
    assert at == [
        "Your 6 in lane 1 attacks Ines’s 8.",
        "Ines’s 8 takes 1 damage.",
        "Your 6 takes 1 damage in return, from Ines’s Retaliate.",
        "Ines’s 8 in lane 1 is killed: it has no hit points left.",
        "Your 6 in lane 1 is killed: it has no hit points left.",
        *at[5:],
    ]
    assert told(Scene({1: "9U0"}, {1: "JU0"}), "attack <9U0> <JU0>")[:2] == [
        "Your 9 in lane 1 attacks Ines’s Jack: Nimble deals 2 damage to Taunt.",
        "Ines’s Jack takes 2 damage, and 1 hit point is left.",
    ]
    assert told(Scene({1: "9U0"}, {1: "8U0"}), "attack <9U0> <8U0>")[0] == (
        "Your 9 in lane 1 attacks Ines’s 8: Nimble takes nothing from Retaliate."
    )
    assert told(Scene({1: "[9U0+9U0]"}, {1: "JU0 KU0"}), "attack <9U0> <JU0>")[0] == (
        "Your pair of 9s in lane 1 attacks Ines’s Jack: Nimble deals 4 damage to Taunt."
    )
    pair = Scene({1: "[QU0+QU1]"}, {1: "8U0 4U0"})
    assert told(pair, "attack <QU0> <8U0>") == [
        "Your pair of Queens in lane 1 attacks Ines’s 8: together they deal 2 damage.",
        "Ines’s 8 takes 2 damage.",
        "Your Queen takes 1 damage in return, from Ines’s Retaliate, and 1 hit point is left.",
        "Your Queen takes 1 damage in return, from Ines’s Retaliate.",
        "Ines’s 8 in lane 1 is killed: it has no hit points left.",
        "Your right Queen in lane 1 is killed: it has no hit points left.",
        "Your pair of Queens is parted: one of them is gone.",
    ]


def test_a_trap_was_face_down_when_it_was_attacked() -> None:
    scene = Scene({1: "6U0"}, {1: "3D1 4D0"}, hands=("5", "5"))
    told(scene, "attack <6U0> <3D1>")
    assert scene.table.story(0, ["Ann", "Bob"]) == [
        "Your 6 in lane 1 attacks Bob’s left face-down card.",
        "Bob’s left face-down card takes 1 damage.",
        "Bob’s left face-down card in lane 1 turns out to be a Trap (3): instead of dying it turns up, unhurt.",
    ]
    assert scene.table.story(1, ["Ann", "Bob"])[2] == (
        "Your face-down 3 in lane 1 turns out to be a Trap (3): instead of dying it turns up, unhurt."
    )


def test_cards_of_one_name_are_told_apart_by_their_places() -> None:
    scene = Scene({1: "8U0 8U0 8U0 6D0 6D0"}, {1: "4D0 5D0"})
    labels = dict(zip(scene.table.moves, scene.table.labels(["Ann", "Bob"]), strict=True))
    first, second, third = (scene.slot(0, f"8U0{n}") for n in ("", "#2", "#3"))
    left, right = scene.slot(1, "4D0"), scene.slot(1, "5D0")
    assert labels[f"attack s{first} s{left}"] == "Attack Bob’s left face-down card in lane 1 with your first 8"
    assert labels[f"attack s{third} s{right}"] == "Attack Bob’s right face-down card in lane 1 with your third 8"
    assert labels[f"pair s{first} s{third}"] == "Pair your first 8 and third 8 in lane 1"
    assert labels[f"flip s{scene.slot(0, '6D0#2')}"] == "Turn up your right face-down 6 in lane 1"
    scene.play(f"pair s{first} s{third}")  # partners lie side by side: the second 8 is the last one now
    labels = dict(zip(scene.table.moves, scene.table.labels(["Ann", "Bob"]), strict=True))
    assert labels[f"attack s{second} s{left}"] == "Attack Bob’s left face-down card in lane 1 with your third 8"
    assert labels[f"attack s{first} s{left}"] == "Attack Bob’s left face-down card in lane 1 with your pair of 8s"


def test_german_and_french_bend_what_a_card_is_called() -> None:
    scene = Scene({1: "JU0 AD0 KU0"}, {1: "QU0 JU0 AU0"}, hands=("5", "5"))
    german, french = (scene.table.labels(["Ann", "Ines"], lang) for lang in ("de", "fr"))
    assert "Mit deinem Buben angreifen: Ines’ Buben in Gasse 1" in german
    assert "Aufdecken: dein verdecktes Ass in Gasse 1" in german
    assert "Attaquer le valet d’Ines dans l’allée 1 avec ton roi" in french
    assert "Retourner ton as caché dans l’allée 1" in french


def test_the_rules_at_hand_are_those_that_decide() -> None:
    rule_at = game("lanes").words.rule_at
    scene = Scene({1: "8U0 8U0 6D0"}, {1: "4U0 5U0"})
    seen = scene.table.seen(0)
    assert rule_at(seen) == ("LANES-16", "LANES-23", "LANES-27", "LANES-32", "LANES-34", "LANES-70")
    scene.play("pair <8U0> <8U0#2>")
    assert rule_at(scene.table.seen(0)) == ("LANES-16", "LANES-23", "LANES-27", "LANES-32", "LANES-34")


def test_every_kind_of_event_has_its_own_sentence() -> None:
    words = game("lanes").words
    rng = random.Random(3)
    told: dict[str, set[str]] = {}
    for seed in range(30):
        options: dict[str, Any] = {"must_act": seed % 2 == 0, "twinstrike_optional": seed % 3 == 0}
        table = new("lanes", seed=seed, **options)
        while not table.over:
            table.play(rng.choice(table.actions))
            for seat in (-1, 0, 1):
                for event, sentence in zip(table.events(seat), table.story(seat), strict=True):
                    assert sentence.endswith(".")
                    told.setdefault(event.kind, set()).add(sentence)
    assert set(words.EVENTS) - set(told) <= {"dealt", "dealt_hand"}  # told before the first move


def test_prompts_say_what_to_decide() -> None:
    scene = Scene({1: "10U0", 2: "QD0 9U0"}, {1: "4U0 5U0 KU0", 2: "8U0"})
    assert scene.table.prompt(0) == "Your turn, 3 actions left: play a card, turn one up, attack or pair."
    assert scene.table.prompt(1) == "Waiting for p0."
    scene.play("attack <10U0> <4U0>")
    assert scene.table.prompt(0, ["Ann", "Bo"]) == (
        "Your 10 in lane 1 attacks Bo’s 4. Twinstrike: which card does it hit as well?"
    )
    scene.play("also <5U0>", "flip <QD0>")
    assert scene.table.prompt(0) == "Move: which of your cards comes to your Queen in lane 2, if any?"


def test_the_view_shows_damage_frost_pairs_and_who_knows_what() -> None:
    scene = Scene({1: "[8U1+8U0] KD0"}, {1: "JU2* 5D0 bQD0"}, pile=4, turn=20)
    view = scene.table.view(0)
    own, enemy = ({c["slot"]: c for c in view["lanes"][0]["sides"][seat]} for seat in (0, 1))
    eight = own[scene.slot(0, "8U1")]
    assert (eight["rank"], eight["damage"], eight["partner"]) == ("8", 1, scene.slot(0, "8U0"))
    king = own[scene.slot(0, "KD0")]
    assert (king["rank"], king["face_up"], king["known_by"]) == ("K", False, [0])
    jack = enemy[scene.slot(1, "JU2*")]
    assert (jack["frozen"], jack["hit_points"], jack["known_by"]) == (True, 3, [0, 1])
    assert enemy[scene.slot(1, "5D0")]["rank"] is None
    base = enemy[scene.slot(1, "bQD0")]
    assert (base["rank"], base["base"], base["locked"], base["known_by"]) == (None, True, True, [])
    assert view["players"][1]["hand"] is None
    assert view["players"][0]["hand"] == ["4"]


SAID_OF_CARDS: dict[str, Callable[[Any], Any]] = {
    "damage": lambda card: card["damage"],
    "frozen": lambda card: card["frozen"],
    "paired": lambda card: card["partner"] is not None,
    "has attacked": lambda card: card["attacks"],
    "its power waits": lambda card: card["pending"],
}


def is_legend(line: str) -> bool:
    return line.startswith("[quiet]") and any(sign in line for sign in LEGEND)


LEGEND: dict[str, Callable[[Any], Any]] = {
    r"\[7] face-up": lambda card: card["face_up"],
    "(7) face-down": lambda card: card["rank"] and not card["face_up"] and not card["base"],
    "(?) unknown to you": lambda card: not card["rank"] and not card["base"],
    "(base) face-down base card": lambda card: card["base"] and not card["face_up"],
}


@pytest.mark.parametrize("plain", [True, False])
def test_the_screen_fits_eighty_columns_and_shows_every_card_in_play(plain: bool) -> None:
    rng = random.Random(4)
    for seed in range(6):
        table = new("lanes", seed=seed)
        while not table.over:
            table.play(rng.choice(table.actions))
            if rng.randrange(10) == 0:
                view = table.view(seed % 3 - 1)
                lines = screen.draw(view, ["Ann", "Maximiliane"], plain)
                assert max(screen.visible(line) for line in lines) <= 80
                text = " ".join(lines)
                cards = [card for lane in view["lanes"] for side in lane["sides"] for card in side]
                if not plain:
                    shown = re.findall(r"\\\[[^\]]+\]|\([^)]+\)", "\n".join(lines[:-1] if is_legend(lines[-1]) else lines))
                    assert len(shown) == len(cards)
                for words, there in SAID_OF_CARDS.items():
                    assert (words in text) == any(there(card) for card in cards), words


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_sign_on_the_table_is_a_word_or_explained_below_it(language: str) -> None:
    """Strangers could not read [7]-1*=s5!#o+1; what is not on the table needs no explanation."""
    with tongue.speaking(language):
        seen: set[tuple[bool, ...]] = set()
        for seed in range(4):
            table, bot = new("lanes", seed=seed), Bot("simple", seed)
            while not table.over:
                table.step(bot.choose(table))
                view = table.view(0)
                *lines, last = screen.draw(view, ["Ann", "Bo"], False)
                assert screen.visible(last) <= 80
                text = theme.render("\n".join(lines)).plain
                assert not re.search(r"[#*=!+]|\bs\d|[\])][-o]", text)
                cards = [card for lane in view["lanes"] for side in lane["sides"] for card in side]
                there = tuple(any(is_there(card) for card in cards) for is_there in LEGEND.values())
                seen.add(there)
                if language == "en":
                    assert tuple(sign in last for sign in LEGEND) == there
        assert len(seen) > 3


def test_the_screen_marks_what_your_opponent_has_looked_at() -> None:
    scene = Scene({1: "4D0 9D0"}, {1: "6D0"}, pile=4)
    for base in ("own s0", "enemy s0"):
        table = scene.table.copy()
        table.play(scene.translate("flip <4D0>"))
        table.play(f"look {base}")
        seats = {seat: "\n".join(screen.draw(table.view(seat), ["Ann", "Bo"], False)) for seat in (-1, 0, 1)}
        said = {seat: "\n".join(screen.draw(table.view(seat), ["Ann", "Bo"], True)) for seat in (-1, 0, 1)}
        assert [seats[seat].count("known to your opponent") for seat in (-1, 0, 1)] == [0, 0, 1]  # p1 sees that p0 has looked
        assert [said[seat].count("known to your opponent") for seat in (-1, 0, 1)] == [0, 0, 1]
    table = scene.table.copy()
    table.play(scene.translate("flip <4D0>"))
    table.play(scene.translate("look enemy <6D0>"))
    assert "(6) known to your opponent[/]" in "\n".join(screen.draw(table.view(1), ["Ann", "Bo"], False))
    seen = "\n".join(screen.draw(table.view(0), ["Ann", "Bo"], False))
    assert "(6)[/]" in seen  # that its owner knows it needs no mark


def test_the_plain_screen_has_no_markup() -> None:
    view = new("lanes", seed=1).view(0)
    assert not any("[" in line for line in screen.draw(view, ["a", "b"], True))


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"pile_size": 24}, "do not agree"),
    ({"hand_size": [5, 5]}, "do not agree"),
    ({"used": [4, 3]}, "rank"),
    ({"side": [[3, 2, 4], [1, 2, 4]]}, "share a card"),
    ({"damage": [[1] + [0] * 20, [0] * 21]}, "base card"),
    ({"frozen": [1, 0]}, "base card"),
    ({"face_up": [1, 0], "known": [[1, 0], [1, 0]]}, "base card"),
    ({"face_up": [1, 0]}, "not known to both"),
    ({"lane_result": ["p0", "undecided", "undecided"]}, "LANES-80"),
    ({"points": 0}, "action points"),
    ({"actor": 1}, "decides"),
    ({"turn": 1}, "LANES-11"),
    ({"turn": 300}, "LANES-86"),
    ({"firing": 2}, "does not fit"),
    ({"firing": 100}, "does not fit"),
    ({"attacker": 1}, "second target"),
    ({"phase": 1, "attacker": 1, "target": 100}, "LANES-61"),
    ({"partner": [[1, 0] + [-1] * 19, [-1] * 21]}, "LANES-70"),
    ({"pending": [1] + [0] * 20}, "LANES-37"),
    ({"eager": [1, 0]}, "LANES-42"),
    ({"attacked": [1, 0]}, "LANES-31"),
    ({"phase": 6, "actor": -1}, "nobody has won"),
    ({"phase": 9}, "phase"),
    ({"idle": 30}, "idle"),
    ({"idle": 1}, "idle"),
    ({"paired": [3, 0]}, "follow"),
    ({"jacks": [1, 0]}, "follow"),
]


@pytest.mark.parametrize(("fields", "why"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        setup_fields("lanes", fields)


def refused(scene: Scene, why: str, **fields: Any) -> None:
    with pytest.raises(Refusal, match=why):
        setup_fields("lanes", {**fields_of(scene.table), **fields})


@pytest.mark.parametrize(
    ("results", "lane", "options", "why"),
    [
        ("0--", ("7U0", "6U0"), {}, "LANES-83"),
        ("1--", ("7U0", "6U0"), {}, "LANES-83"),
        ("b--", ("7U0", ""), {}, "LANES-83"),
        ("0--", ("7U0", ""), {}, ""),
        ("0--", ("7U0", ""), {"edition": "official"}, "LANES-83"),  # the loser holds a card
        ("0--", ("7U0", ""), {"edition": "official", "hands": (None, "")}, ""),
        ("b--", ("", ""), {}, ""),
        ("b--", ("", ""), {"mutual_lane": "none"}, "LANES-81"),
        ("n--", ("", ""), {"mutual_lane": "none"}, ""),
        ("n--", ("", ""), {}, "LANES-81"),
    ],
)
def test_a_lane_result_that_does_not_fit_the_cards_is_refused(
    results: str, lane: tuple[str, str], options: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refusal, match=why) if why else nullcontext():
        Scene({1: lane[0]}, {1: lane[1]}, results=results, **options)


def test_a_choice_that_would_not_be_asked_is_refused() -> None:
    twins = Scene({1: "10U0", 2: "6U0"}, {1: "JU0 4U0 JU1", 2: "5U0"})
    ten, jack = twins.slot(0, "10U0"), twins.slot(1, "JU0")
    refused(twins, "LANES-61", phase=1, attacker=ten, target=jack)  # one other Jack only: not asked
    refused(twins, "LANES-61", phase=1, attacker=ten, target=twins.slot(1, "4U0"))  # behind the Jacks
    refused(twins, "LANES-61", phase=1, attacker=ten, target=twins.slot(1, "5U0"))  # another lane
    more = Scene({1: "10U0 4U0"}, {1: "5U0 6U0 8U0 bAD0"}, pile=4)
    ten, target = more.slot(0, "10U0"), more.slot(1, "5U0")
    setup_fields("lanes", {**fields_of(more.table), "phase": 1, "attacker": ten, "target": target})
    refused(more, "LANES-61", phase=1, attacker=ten, target=target, frozen=[1 << ten, 0])
    refused(more, "LANES-61", phase=1, attacker=ten, target=target, attacked=[1 << ten, 0])
    refused(more, "LANES-61", phase=1, attacker=ten, target=0)  # locked
    look = Scene({1: "4U0 5D0"}, {1: "6U0"})
    refused(look, "LANES-46", phase=4, firing=look.slot(0, "4U0"))
    queen = Scene({1: "QU0 5U0", 2: "", 3: ""}, {1: "6U0", 2: "7U0", 3: "8U0"}, edition="official")
    refused(queen, "LANES-68", phase=5, firing=queen.slot(0, "QU0"))


def test_powers_that_fire_in_two_lanes_at_once_are_refused() -> None:
    scene = Scene({1: "5U0 AU0", 2: "6U0"}, {1: "6U0", 2: "7U0"})
    for names, why in ((("5U0", "AU0"), ""), (("5U0", "6U0"), "more than one lane")):
        slots = [scene.slot(0, name) for name in names]
        pending = [int(slot in slots) for slot in range(21)]
        fields = {"phase": 2, "pending": pending, "waiting": sum(1 << slot for slot in slots)}
        if why:
            refused(scene, why, **fields)
        else:
            setup_fields("lanes", {**fields_of(scene.table), **fields})


def test_a_fifth_card_of_a_rank_is_refused() -> None:
    position = fields_of(new("lanes", seed=1))
    position["aside"] = [0, 10] + [0] * 14
    with pytest.raises(Refusal, match="LANES-02"):
        setup_fields("lanes", position)


def test_options_that_do_not_exist_are_refused() -> None:
    for bad in ({"first_turn_actions": 4}, {"lane_win": "never"}, {"edition": "third"}, {"first_turn_actions": True}):
        with pytest.raises(Refusal):
            new("lanes", **bad)
