from __future__ import annotations

import numpy as np
import pytest

from snowyard import Refusal
from snowyard.cli import main
from snowyard.lab.comparing import COURSE, MEASURES, _change, _gone, compare
from snowyard.lab.comparison_words import sentences
from snowyard.lab.measures import mean, share, unseen
from snowyard.lab.option_values import read_values
from snowyard.lab.places import ends
from snowyard.lab.workers import Processes, Threads

ONLY_SINGLES = "cards.single.hits = 3\ncards.double.hits = 3\n" + "".join(
    f"cards.{card}.copies = [0, 0, 0, 0, 0, 0]\n" for card in ("double", "pile", "wall", "fort", "splatball")
)


def test_a_house_rule_with_a_known_effect_is_found() -> None:
    """Two-player splat with 5 hits instead of 10: exact mean lengths stand in the rulebook; who wins stays the same."""
    (found,) = compare("splat", "hit_limit", ["5"], 6_000, Threads(2), level="random", seats=2, two_player_deck="small", course=0)
    changes = {change.measure.name: change for change in found.changes}
    turns = changes["turns"]
    assert turns.verdict == "less"
    exact = 26933391 / 2503193 - 2992599 / 131747
    assert turns.low < exact < turns.high
    assert changes["whoever starts wins"].verdict == "same"
    assert changes["whoever starts wins"].after == 1.0
    assert found.games < 6_000
    said = "\n".join(sentences(found))
    assert "hit_limit=5 instead of 10" in said
    assert "Games are shorter in turns: 22." in said
    assert "whoever starts wins (100.0%)" in said


def test_a_rule_that_changes_nothing_is_found_to_change_nothing() -> None:
    """A cap that no game reaches."""
    (found,) = compare("forts", "turn_cap_per_player", [200], 3_000, Threads(2), level="simple", course=1)
    assert {change.verdict for change in found.changes if change.measure not in COURSE} == {"same"}
    gone = [change for change in found.changes if change.measure in COURSE]
    assert {change.difference for change in gone} == {0.0}
    assert all(change.high > 0.03 for change in gone)  # though sixty games that are alike are no proof
    assert found.games == 2_000
    assert "Nothing changed that could be measured." in sentences(found)


def test_a_comparison_is_the_same_however_it_is_worked() -> None:
    one, two = (
        compare("forts", "near_miss_chooser", ["owner"], 1_500, Threads(n), level="random", until_settled=False, course=1)
        for n in (1, 2)
    )
    assert one == two
    assert one[0].games == 1_500


def test_how_games_go_is_compared_too() -> None:
    """Two-player splat goes its way whatever is drawn; with the full deck it may turn."""
    (found,) = compare(
        "splat", "two_player_deck", ["full"], 1_000, Threads(2), level="random", course=1, until_settled=False, seats=2
    )
    changes = {change.measure.name: change for change in found.changes}
    assert {measure.name for measure in COURSE} < set(changes)
    assert changes["comebacks"].before == 0.0
    assert changes["comebacks"].verdict == "more"
    assert found.traced == 60
    assert "from play-outs in 60 games of each" in "\n".join(sentences(found))


def test_a_difference_too_small_to_matter_is_none() -> None:
    """4.91 before, 4.91 now: surely not nought, and nothing."""
    turns = next(m for m in MEASURES if m.name == "turns")
    assert _change(turns, 4.91, 4.914, 0.004, 0.003, 1.0).verdict == "same"
    assert _change(turns, 4.91, 5.2, 0.29, 0.05, 1.0).verdict == "more"
    assert _change(turns, 4.91, 4.95, 0.04, 0.09, 1.0).verdict == "open"


def test_the_best_place_in_the_order_of_play_and_the_worst_are_told() -> None:
    """Singles of three hits, and nothing else: whoever begins has lost, and who sits third mostly wins."""
    (found,) = compare("splat", "variant", [ONLY_SINGLES], 2_000, Threads(2), seats=3, hit_limit=5, course=0)
    assert (found.order[0].verdict, found.order[2].verdict) == ("less", "more")
    assert [place.number for place in ends(found.order) if place] == [3, 1]
    said = "\n".join(sentences(found))
    assert "By order of play now: whoever decides third wins most, 6" in said
    assert "and whoever decides first wins least, 0.0% (surely 0.0% to 0." in said
    assert "an even share is 33.3%." in said
    assert next(c for c in found.changes if c.measure.name == "whoever decides third wins").verdict == "more"


def test_what_was_never_seen_is_no_certainty() -> None:
    """No comeback in 120 games, and none in the same games of a variant: one in twenty may have one."""
    sums, sizes = np.zeros((4, 120)), np.zeros((4, 120))
    sizes[:2] = 1
    sizes[2:, :5] = 1
    comebacks, _, _, shift = (_gone(m, n, (sums, sizes), (sums, sizes), 0.0036) for n, m in enumerate(COURSE))
    assert (comebacks.before, comebacks.after, comebacks.verdict) == (0.0, 0.0, "open")
    assert 0.04 < comebacks.high < 0.06
    assert (shift.verdict, shift.high) == ("open", float("inf"))  # five games in which it was met are too few
    assert share([1.0] * 100).low < 0.97
    assert mean([1.0] * 100, 1.0).low < 0.97
    assert unseen(100) == pytest.approx(0.0369, abs=1e-4)
    assert 1 - (1 - unseen(100)) ** 100 > 0.975  # what happens in so many games would have been seen


@pytest.mark.heavy
def test_players_that_think_are_compared_at_their_pace() -> None:
    (found,) = compare("forts", "variant", ["start.hit_points = 5"], 400, Processes(2), level="easy", course=1)
    assert found.games <= 400
    assert next(c for c in found.changes if c.measure.name == "turns").verdict == "less"
    assert "between easy players" in sentences(found)[0]


def test_values_are_read_as_people_write_them() -> None:
    assert read_values("splat", "hit_limit=5,10") == ("hit_limit", ["5", "10"])
    assert read_values("duel", "alt_extremes=X2 for E2, X3 for E1") == ("alt_extremes", ["X2 for E2, X3 for E1"])
    for wrong, complaint in (("hits=3", "no option 'hits'"), ("hit_limit=5,99", "3 to 10, not '99'")):
        with pytest.raises(Refusal, match=complaint):
            read_values("splat", wrong)


def test_the_command_says_what_changed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "lab",
        "compare",
        "splat",
        "--seats",
        "3",
        "--games",
        "1000",
        "--level",
        "random",
        "--workers",
        "2",
        "--no-course",
    ]
    assert main([*arguments, "--option", "hit_limit=4,6,10"]) == 0
    out = capsys.readouterr().out
    assert "hit_limit=4 instead of 10, 1,000 games of each between random players on the same deals:" in out
    assert "hit_limit=6 instead of 10" in out
    assert "Games are shorter" in out
    assert "95 % certainty" in out
    assert main([*arguments, "--option", "hit_limit=5", "--json"]) == 0
    assert '"verdict": "less"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("extra", "complaint"),
    [
        ([], "name the rule"),
        (["--option", "hit_limit=10"], "is the printed rule"),
        (["--option", "hit_limit=5", "--games", "10"], "at least 1000"),
        (["--option", "hit_limit=5", "--option", "hit_limit=6"], "both fixed and compared"),
        (["--option", "hit_limit=5", "--level", "clever"], "no bot"),
    ],
)
def test_bad_comparisons_are_refused(extra: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", "splat", *extra]) == 2
    assert complaint in capsys.readouterr().err
