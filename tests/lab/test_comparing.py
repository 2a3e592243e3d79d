from __future__ import annotations

import pytest

from snowyard import Refusal
from snowyard.cli import main
from snowyard.lab.comparing import compare, read_values, sentences
from snowyard.lab.crew import Threads


def test_a_house_rule_with_a_known_effect_is_found() -> None:
    """Two-player splat with 5 hits instead of 10: exact mean lengths stand in the rulebook; who wins stays the same."""
    (found,) = compare("splat", "hit_limit", ["5"], 6_000, Threads(2), level="random", seats=2, two_player_deck="small")
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
    (found,) = compare("forts", "turn_cap_per_player", [200], 3_000, Threads(2), level="simple")
    assert {change.verdict for change in found.changes} == {"same"}
    assert found.games == 2_000
    assert "Nothing changed that could be measured." in sentences(found)


def test_a_comparison_is_the_same_however_it_is_worked() -> None:
    one, two = (compare("forts", "near_miss_chooser", ["owner"], 1_500, Threads(n), level="random", until_settled=False)
                for n in (1, 2))  # fmt: skip
    assert one == two
    assert one[0].games == 1_500


def test_values_are_read_as_people_write_them() -> None:
    assert read_values("splat", "hit_limit=5,10") == ("hit_limit", ["5", "10"])
    assert read_values("duel", "alt_extremes=X2 for E2, X3 for E1") == ("alt_extremes", ["X2 for E2, X3 for E1"])
    for wrong, complaint in (("hits=3", "no option 'hits'"), ("hit_limit=5,99", "3 to 10, not '99'")):
        with pytest.raises(Refusal, match=complaint):
            read_values("splat", wrong)


def test_the_command_says_what_changed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "compare", "splat", "--seats", "3", "--games", "1000", "--level", "random", "--workers", "2"]
    assert main([*arguments, "--option", "hit_limit=4,6,10"]) == 0
    out = capsys.readouterr().out
    assert "hit_limit=4 instead of 10, 1,000 games of each on the same deals:" in out
    assert "hit_limit=6 instead of 10" in out
    assert "Games are shorter" in out
    assert "95 % certainty" in out
    assert main([*arguments, "--option", "hit_limit=5", "--json"]) == 0
    assert '"verdict": "less"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("extra", "complaint"),
    [([], "name the rule"), (["--option", "hit_limit=10"], "is the printed rule"),
     (["--option", "hit_limit=5", "--games", "10"], "at least 1000"),
     (["--option", "hit_limit=5", "--option", "hit_limit=6"], "both fixed and compared"),
     (["--option", "hit_limit=5", "--level", "clever"], "no bot")],
)  # fmt: skip
def test_bad_comparisons_are_refused(extra: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", "splat", *extra]) == 2
    assert complaint in capsys.readouterr().err
