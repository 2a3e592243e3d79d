"""Variants: what a person writes, what is refused, and that they travel whole."""

from __future__ import annotations

import itertools
import json
import random
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from snowyard import Game, Refusal, game, games, new, setup
from snowyard.kernel.content import LONGEST, NameEntry, read_file
from snowyard.kernel.options import read_pairs
from snowyard.kernel.record import Plain
from snowyard.match import Match, read, verify, write
from support import random_variant

CHANGED = [slug for slug in games() if game(slug).options.places()]


@pytest.fixture(params=CHANGED)
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def changed(of: Game, variant: str) -> Plain:
    """The options with this variant."""
    block = of.options.array(1)
    block.raw[0] = of.options_words({"variant": variant})
    return block[0]


def test_the_printed_game_is_a_game_without_a_variant(slug: str) -> None:
    of = game(slug)
    printed = "\n".join(f"{path} = {json.dumps(value)}" for path, value in of.options.printed().items())
    assert (of.options_words({"variant": printed}) == of.options_words({})).all()
    assert "variant" not in new(slug, seed=1, variant=printed).options


def test_a_variant_comes_back_as_it_was_given(slug: str) -> None:
    rng = random.Random(slug)
    for _ in range(20):
        text = random_variant(game(slug), rng)
        table = new(slug, seed=3, variant=text)
        again = new(slug, seed=3, **table.options)
        assert bytes(table) == bytes(again)
        assert setup(slug, table.position()).position() == table.position()


def test_every_entry_cites_a_rule_of_the_game_and_can_be_changed_alone_or_says_why_not(slug: str) -> None:
    of = game(slug)
    book = of.rulebook()
    for path, place in of.options.places().items():
        entry = place.entry
        assert entry.rule in book, path
        if isinstance(entry, NameEntry):
            assert of.options.names(changed(of, f'{path} = "Icicle"')) == {path.removesuffix(".name"): "Icicle"}
            continue
        values = [*entry.words.values(), *((entry.low, entry.high) if entry.low <= entry.high else ())]
        assert len(values) > 1, path
        for value in values:
            told = [value] * entry.count if entry.count else value
            try:
                of.options_words({"variant": f"{path} = {json.dumps(told)}"})
            except Refusal as refusal:
                assert refusal.code == "option"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("start.hit_point = 3", "forts: there is no 'start.hit_point' in this game; there are"),
        ("start.hit_point = 3", "Did you mean 'start.hit_points'?"),
        ("start.hit_points = 0", "start.hit_points must be a whole number from 1 to 120, not 0."),
        ("start.hit_points = true", "not true."),
        ("start.hit_points = 2.5", "not 2.5."),
        ("start.hit_points = 1e999", "not inf."),
        ("start.hit_points = 99999999999999999999999", "start.hit_points must be a whole number"),
        ("start = 3", "'start' is a heading and has no value of its own; under it there are start.hit_points"),
        ("[[start]]\nhit_points = 3", "'start' is a heading"),
        ("[strat]", "there is no 'strat' in this game; there are start.*, wall.*"),
        ("start." + "a" * 15_000 + " = 3", "there is no 'start.aaa"),
        ("start.hit_points = 0x" + "f" * 9_000, "must be a whole number from 1 to 120, not something far too long."),
        ("start.hit_points = " + "9" * 9_000, "and this is not: a number in it is far too long"),
        ("start.hit_points = 2020-01-01", "not 2020-01-01."),
        ('{"start": {"hit_points": 3, "hit_points": 4}}', "'hit_points' stands twice"),
        ("start.hit_points.more = 3", "start.hit_points must be a whole number from 1 to 120, not {'more': 3}."),
        ("cube.inside = [1, 2]", "cube.inside must be a list of 10, each a whole number from 1 to 120, not [1, 2]."),
        ('cube.outside = [1, 2, 3, 4, 5, "smily"]', "Did you mean 'smiley'?"),
        ('throw.smiley = "explodes"', 'must be one of "miss", "near miss", "hit", "instant freeze", not'),
        ("wall.slots = 2", "start.bricks is 3, but a wall has only 2 slots"),
        ("start.hit_points = ", "a variant is written in TOML (name = value), and this is not"),
        ("{", "a variant is written in TOML"),
        ("{" * 5000, "a variant is written in TOML"),
        ('{"a":' * 5000, "a variant is written in TOML (name = value), and this is not: there are too many brackets"),
        ("[[" * 5000, "a variant"),
        ("x = " + "[" * 3000, "a variant"),
        ("#" * (LONGEST + 1), "a variant has at most 40,000 characters, and this one has more"),
        ("\x00", "a variant is written in TOML"),
        ("a." * 9000 + "b = 1", "forts: "),
    ],
    ids=itertools.count(),
)
def test_a_mistake_in_a_variant_is_a_sentence(text: str, said: str) -> None:
    with pytest.raises(Refusal) as caught:
        game("forts").options_words({"variant": text})
    assert caught.value.code == "option"
    assert said in caught.value.sentence
    assert len(caught.value.sentence) < 600


def test_an_unknown_name_is_answered_with_its_neighbours_in_every_game(slug: str) -> None:
    for text in ("nonsense = 3", "[cards.nonsense]\ncopies = 2", "[start]\nnonsense = 1"):
        with pytest.raises(Refusal, match="there is no '") as caught:
            game(slug).options_words({"variant": text})
        assert len(caught.value.sentence) < 600


def test_a_heading_with_nothing_under_it_changes_nothing() -> None:
    assert "variant" not in new("forts", variant="[start]\n[cube]\n").options


@pytest.mark.parametrize("given", [5, None, True, 2.5, b"x", ["start"], {"start": {"hit_points": 3}}])
def test_a_variant_that_is_no_text_is_refused(given: Any) -> None:
    with pytest.raises(Refusal, match="forts: a variant is a text, or the name of a file, not "):
        new("forts", variant=given)


def test_a_file_may_begin_with_a_byte_order_mark_and_end_its_lines_as_it_likes(tmp_path: Path) -> None:
    file = tmp_path / "frail.toml"
    file.write_bytes(b"\xef\xbb\xbf[start]\r\nhit_points = 7\r\n")
    assert new("forts", seed=1, variant=file).position()["hit_points"] == [7, 7]
    assert new("forts", seed=1, variant="\ufeffstart.hit_points = 7").position()["hit_points"] == [7, 7]


def test_a_file_without_an_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text("#" * 10_000_000, encoding="utf-8")
    with pytest.raises(Refusal, match=r"long.toml is too long: it may have 40,000 characters"):
        new("forts", variant=tmp_path / "long.toml")
    with pytest.raises(Refusal, match="the variant /dev/zero is too long"):
        read_file("/dev/zero")
    with pytest.raises(Refusal, match=f"the file {tmp_path} cannot be read: Is a directory"):
        read_pairs([f"variant=@{tmp_path}"])


def test_distances_that_cross_and_a_trait_that_is_given_twice_are_refused() -> None:
    for text, said in (
        ("throw.near = 20\nthrow.middle = 5", "throw.near is 20, but throw.middle, the second distance, is only 5"),
        ('units.kid.traits = ["fast", "fast"]', "units.kid.traits names the same Trait twice"),
    ):
        with pytest.raises(Refusal, match=said):
            new("village", variant=text)
    new("village", variant='units.kid.traits = ["chosen", "chosen"]')


def test_a_deck_of_village_has_the_cards_that_are_dealt() -> None:
    names = ("saved", "notdone", "ice", "grandma", "pitch", "missed", "miracle", "dash")
    none = "".join(f"cards.{name}.copies = 0\n" for name in names)
    for cards in ("deal", "earn"):
        with pytest.raises(Refusal, match=r"village: the deck has 0 cards \(cards\.\*\.copies\), and \d are needed"):
            new("village", cards=cards, variant=none)
    new("village", variant=none)


def test_a_variant_may_be_named_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "frail.toml"
    file.write_text("[start]\nhit_points = 7\n", encoding="utf-8")
    table = new("forts", seed=1, variant=str(file))
    assert table.position()["hit_points"] == [7, 7]
    assert json.loads(str(table.options["variant"])) == {"start": {"hit_points": 7}}
    with pytest.raises(Refusal, match="cannot be read: No such file"):
        new("forts", variant=str(tmp_path / "none.toml"))
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(Refusal, match="cannot be read: it is not text in UTF-8"):
        new("forts", variant=str(file))


def test_only_a_person_on_their_own_machine_names_a_file(tmp_path: Path) -> None:
    """What comes over the network or from a record is a text, and no file is opened for it."""
    file = tmp_path / "frail.toml"
    file.write_text("[start]\nhit_points = 7\n", encoding="utf-8")
    with pytest.raises(Refusal, match="a variant is written in TOML"):
        game("forts").options_words({"variant": str(file)})


def test_whoever_verifies_a_record_hears_of_its_variant() -> None:
    text = write(Match("forts", seed=bytes(32), variant="start.hit_points = 9"))
    assert verify(text).endswith(' It was played with this variant: {"start": {"hit_points": 9}}')
    assert "variant" not in verify(write(Match("forts", seed=bytes(32))))


def test_a_record_carries_its_variant(slug: str) -> None:
    rng = random.Random(f"record {slug}")
    match = Match(slug, seed=bytes(32), variant=random_variant(game(slug), rng))
    for _ in range(12):
        if not match.table.over:
            match.play(match.table.actor, rng.choice(match.table.actions))
    again = read(write(match))
    assert bytes(again.table) == bytes(match.table)
    assert again.table.options == match.table.options


OLD_SPELLINGS = [
    ("splat", "cards.spare_1.small", "cards.spare-1.small"),
    ("splat", "stops.wall.spare2", "stops.wall.spare-2"),
    ("lanes", "ranks.spare_1.copies", "ranks.spare-1.copies"),
    ("duel", "cards.s3.copies", "cards.spare-3.copies"),
    ("village", "units.spare1.dice", "units.spare-1.dice"),
]


@pytest.mark.parametrize(("slug", "old", "right"), OLD_SPELLINGS, ids=[right for _, _, right in OLD_SPELLINGS])
def test_an_old_spelling_of_a_spare_kind_is_refused_with_the_right_one(slug: str, old: str, right: str) -> None:
    with pytest.raises(Refusal) as caught:
        game(slug).options_words({"variant": f"{old} = 3"})
    assert caught.value.sentence == f"{slug}: there is no {old!r} in this game: it is written {right!r}."


@pytest.mark.parametrize(
    "name",
    ["I" * 25, "é" * 13, " Icicle", "Ice ", "Ice  cle", "Ice[b]", "<i>", "{ $who }", "a\nb", "a\u202eb", "-", 7, True, ["Ice"]],
)
def test_what_is_no_name_is_refused(name: object) -> None:
    with pytest.raises(Refusal) as caught:
        game("splat").options_words({"variant": json.dumps({"cards": {"spare-1": {"name": name}}})})
    assert caught.value.sentence.startswith("splat: cards.spare-1.name must be a name of at most 24 bytes (letters, digits, ")


@pytest.mark.parametrize("name", ["Icicle", "I" * 24, "é" * 12, "Don’t!", "Räuberhöhle 7", "雪だるま", "e\u0301clair"])
def test_a_name_travels_whole(name: str) -> None:
    table = new("splat", seed=1, seats=3, variant=json.dumps({"cards": {"spare-2": {"name": name}}}))
    same = unicodedata.normalize("NFC", name)
    assert table.view(0)["names"] == {"cards.spare-2": same}
    assert json.loads(str(table.options["variant"])) == {"cards": {"spare-2": {"name": same}}}
    assert bytes(new("splat", seed=1, **table.options)) == bytes(table)
    assert "names" not in new("splat", seed=1).view(0)
