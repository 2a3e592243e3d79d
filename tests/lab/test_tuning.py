"""The search for balance: wishes and names are read or refused, and what is found is true of fresh games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowyard import Refusal, game, new
from snowyard.cli import main
from snowyard.lab.survey import survey
from snowyard.lab.tuning.search import BEST, FRESH_SEED, LENIENT, MOST_FIRST, SURE, Search, planned, tune
from snowyard.lab.tuning.space import read_space
from snowyard.lab.tuning.told import as_data, sentences
from snowyard.lab.tuning.wishes import read_wish
from snowyard.lab.unnoticed import printed_words
from snowyard.lab.workers import Threads


@pytest.mark.parametrize(
    ("text", "measure", "low", "high"),
    [
        ("length 20 to 30 turns", 3, 20, 30),
        ("length 40-60 decisions", 4, 40, 60),
        ("starter wins 48 to 52 %", 0, 0.48, 0.52),
        ("Draws at most 5%", 1, 0, 0.05),
        ("better player wins at least 60 %", 2, 0.6, float("inf")),
        ("turns 12.5 to 14", 3, 12.5, 14),
    ],
)
def test_wishes_are_read_as_people_write_them(text: str, measure: int, low: float, high: float) -> None:
    wish = read_wish(text)
    assert wish.measure == measure
    assert [wish.low, wish.high] == pytest.approx([low, high])
    assert wish.missed_by(low) == 0
    assert wish.missed_by(low - 1) > 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("more fun", "not a wish that is understood"),
        ("length 20 to 30", "say a length of what"),
        ("lenth 20 to 30 turns", "Did you mean 'length'"),
        ("starter wins 48 to 52", "write it with a %"),
        ("starter wins 52 to 48 %", "the first number is the smaller one"),
        ("draws at most 105 %", "at most 100 %"),
        ("turns 5 to 6 %", "no '%' after the number"),
    ],
)
def test_bad_wishes_are_refused_with_what_is_right(text: str, complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        read_wish(text)


@pytest.mark.parametrize(
    ("vary", "complaint"),
    [
        (["start.hit_point=3..9"], "start.hit_points"),
        (["start.hit_points"], "NAME=LOW..HIGH"),
        (["start.hit_points=9..3"], "from the smaller number to the larger"),
        (["start.hit_points=3..900"], "from 1 to 120"),
        (["start.hit_points=3..9", "start.hit_points=5,6"], "varied twice"),
        (["throw.smiley=miss,hat"], "near miss"),
    ],
)
def test_bad_names_and_values_are_refused_with_what_is_right(vary: list[str], complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        read_space("forts", {}, vary)


def test_a_space_has_what_is_printed_among_its_values_and_writes_variants() -> None:
    space = read_space("forts", {"variant": "hide.freeze_points = 2"}, ["start.hit_points=5..11..3", "throw.equal=hit,miss"])
    assert space.knobs[0].values == (5, 8, 11, 20)
    assert space.printed == (3, 2)
    assert space.size == 12
    assert space.change(space.printed) == 0
    assert space.options(space.printed) == {"variant": "hide.freeze_points = 2"}
    text = space.variant((0, 0))
    table = new("forts", variant=text)
    assert table.position()["hit_points"] == [5, 5]
    assert json.loads(table.options["variant"]) == {
        "start": {"hit_points": 5},
        "throw": {"equal": "hit"},
        "hide": {"freeze_points": 2},
    }


def test_lists_and_options_can_be_varied_too() -> None:
    space = read_space("splat", {"seats": 3}, ["cards.fort.copies=3..4", "hit_limit=5..6"])
    assert space.knobs[0].values == ([3] * 6, [4] * 6, [5] * 6)
    options = space.options((0, 0))
    assert options["hit_limit"] == 5
    assert new("splat", **options).options["hit_limit"] == 5
    with pytest.raises(Refusal, match="both fixed and varied"):
        read_space("splat", {"hit_limit": 5}, ["hit_limit=5..6"])


def test_the_search_finds_the_least_change_that_meets_a_wish_and_measures_it_on_fresh_games() -> None:
    """Shorter games of forts by fewer Hit Points: the exact answer is found by trying all."""
    space = read_space("forts", {}, ["start.hit_points=4..20..2", "start.bricks=1..3"])
    wish = read_wish("length 14 to 17 turns")
    found = tune(space, [wish], Threads(2), "random", games=3_200)
    best = found.best[0]
    assert best.granted[0].answer == "yes"
    true = {s: survey("forts", "random", 4_000, Threads(2), 77, **space.options(s)).turns.mean() for s in space.all()}
    good = [s for s, length in true.items() if wish.low <= length <= wish.high]
    least = min(space.change(s) for s in good)
    assert best.change <= least + 0.13  # one step of one name
    assert best.granted[0].figure.low <= true[best.setting] <= best.granted[0].figure.high
    assert found.printed.granted[0].answer == "no"
    said = "\n".join(sentences(space, found, "random"))
    assert "The first of these meets every wish." in said
    assert "As it is now:" in said


def test_a_large_space_is_sampled_and_climbed() -> None:
    space = read_space("forts", {}, ["start.hit_points=1..60", "start.bricks=0..6", "turn.actions=1..6", "start.snowballs=0..20"])
    assert space.size > 50_000
    found = tune(
        space, [read_wish("length 40 to 44 turns"), read_wish("starter wins 49 to 51 %")], Threads(2), "random", games=800
    )
    assert found.tried < 2 * MOST_FIRST + 400
    assert found.best[0].missed < 0.5 < found.printed.missed
    assert len(found.best) == BEST


def test_settings_that_the_rules_refuse_are_left_out() -> None:
    space = read_space("splat", {"seats": 2}, ["cards.single.small=0,54", "cards.wall.small=0,5"])
    found = tune(space, [read_wish("turns at least 1")], Threads(1), "random", games=200)
    assert found.refused == 1  # no card at all
    assert found.tried == 4


def test_the_same_search_finds_the_same_however_it_is_worked() -> None:
    space = read_space("forts", {}, ["start.hit_points=10..20"])
    one, two = (tune(space, [read_wish("turns 15 to 18")], Threads(n), "random", games=400) for n in (1, 2))
    assert one == two


def test_whoever_waits_is_told_how_far_the_search_is() -> None:
    space = read_space("forts", {}, ["start.hit_points=1..30"])
    heard: list[int] = []
    tune(space, [read_wish("turns 15 to 18")], Threads(2), "random", games=800, progress=heard.append)
    assert heard == sorted(heard)
    assert 0.7 <= heard[-1] / planned(space, "random", 800) <= 1.3


def test_settings_that_go_on_are_half_strict_and_half_forgiving() -> None:
    space = read_space("forts", {}, ["start.hit_points=10..20"])
    search = Search(space, [read_wish("turns 15 to 18")], Threads(1), "random", 1, None)
    search.play(space.all(), 100)
    kept = search.kept(list(space.all()), 4)
    assert len(kept) == 4
    assert search.ranked(space.all(), SURE)[0] in kept
    assert search.ranked(space.all(), LENIENT)[0] in kept
    assert all(np.isfinite(search.missed(s, 0.0)) for s in kept)


def test_the_command_writes_the_best_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "shorter.toml"
    arguments = ["lab", "tune", "forts", "--level", "random", "--games", "400", "--workers", "2"]
    wish = ["--want", "length 10 to 16 turns", "--vary", "start.hit_points=4..20..4"]
    assert main([*arguments, *wish, "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "start.hit_points = " in said
    table = new("forts", variant=str(out))
    assert table.position()["hit_points"][0] < 20
    assert main([*arguments, *wish, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert data["best"][0]["variant"] == out.read_text(encoding="utf-8")
    assert data["best"][0]["wishes"][0]["met"] in ("yes", "perhaps")


@pytest.mark.parametrize(
    ("extra", "complaint"),
    [
        ([], "say what you wish with --want"),
        (["--want", "turns 5 to 9"], "say what may change with --vary"),
        (["--want", "turns 5 to 9", "--vary", "copies.fort=3..9"], "has no 'copies.fort' to vary"),
        (["--want", "fun", "--vary", "hit_limit=3..9"], "not a wish that is understood"),
        (["--want", "turns 5 to 9", "--vary", "hit_limit=3..9", "--games", "9"], "at least 100 games"),
        (["--want", "turns 5 to 9", "--vary", "hit_limit=3..9", "--level", "clever"], "no bot"),
    ],
)
def test_bad_searches_are_refused(extra: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tune", "splat", *extra]) == 2
    assert complaint in capsys.readouterr().err


def test_the_best_few_are_judged_also_by_players_that_have_not_noticed() -> None:
    """Smaller numbers hit, too: whoever knows it plays longer games, whoever does not as long ones as ever."""
    space = read_space("forts", {}, ["throw.smaller=miss,hit"])
    found = tune(space, [read_wish("length 14 to 16 turns")], Threads(2), games=1_600)
    first = found.best[0]
    assert space.differing(first.setting)["throw.smaller"][1] == "hit"
    ((reads, prints),) = first.disagreements
    assert (reads.answer, prints.answer) == ("yes", "no")
    of, options = game("forts"), space.options(first.setting)
    words = printed_words(of, options)
    theirs = survey("forts", "simple", 1_600, Threads(2), 1 ^ FRESH_SEED, printed=words, things=False, **options).turns.mean()
    assert prints.figure.value == pytest.approx(theirs, abs=1e-9)
    said = "\n".join(sentences(space, found, "simple"))
    heading = "By players that have not noticed the variant, and judge by the printed numbers:"
    assert f"{heading}\n   length 14 to 16 turns: not met, 11." in said
    told = as_data(space, found)["best"][0]
    assert [told[by][0]["met"] for by in ("wishes", "by_print")] == ["yes", "no"]
    assert found.printed.by_print == ()  # there is nothing to notice in the printed game
    others = tune(space, [read_wish("length 14 to 16 turns")], Threads(2), "random", games=400)
    assert all(one.by_print == () for one in others.best)  # random players read nothing


def test_nothing_is_added_where_both_kinds_of_players_agree_and_why_some_were_not_asked() -> None:
    space = read_space("splat", {"seats": 2}, ["cards.pile.small=0..8..4"])
    found = tune(space, [read_wish("starter wins at most 70 %")], Threads(2), games=800)
    assert found.best[0].by_print == found.best[0].granted  # Piles have no numbers to misread
    assert "printed numbers" not in "\n".join(sentences(space, found, "simple"))
    many = "[cards.spare-1]\ncopies = [30, 30, 30, 30, 30, 30]\n[cards.single]\ncopies = [9, 9, 9, 9, 9, 9]\n"
    full = read_space("splat", {"seats": 3, "variant": many}, ["hit_limit=5..6"])
    said = "\n".join(sentences(full, tune(full, [read_wish("draws at most 99 %")], Threads(2), games=200), "simple"))
    assert "were not asked: with printed numbers the variant's new kinds do not fit" in said
