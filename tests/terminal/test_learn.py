"""`snowyard learn`: every lesson from its first step to its whole game, and explanations at any table."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard.kernel.finding import own_games
from snowyard.kernel.game import game
from snowyard.lessons.data import LEARNER, said, wanted_lesson
from snowyard.lessons.match import StepMatch
from snowyard.match import Match
from snowyard.terminal.learned import Explainer, Learned
from snowyard.terminal.local import LocalTable
from snowyard.terminal.screen import Screen
from terminal.sitting import Sit
from terminal.tmux import Tmux, need_tmux

KEPT = Path("data/snowyard/learned.json")


def answers(slug: str) -> list[str]:
    """What a learner types who does what the coach asks for, step after step, and then leaves the whole game."""
    lesson, typed = wanted_lesson(slug), []
    for step in lesson.steps:
        match = StepMatch(slug, step, lesson.names)
        for told in step.moves:
            move = next(move for move in match.table.moves if told.wants(move))
            match.play(told.by, move)
            typed += [move] if told.by == LEARNER else []
        typed.append("")
    return [*typed, "quit"]


@pytest.mark.parametrize("slug", own_games())
def test_whoever_does_what_the_coach_asks_for_comes_to_the_whole_game(sit: Sit, slug: str) -> None:
    lesson = wanted_lesson(slug)
    told = sit("learn", slug, "--plain", answers=answers(slug))
    assert (told.status, told.err) == (0, "")
    for number, step in enumerate(lesson.steps, 1):
        assert f"Step {number} of {len(lesson.ids)}: {said(slug, step.id)}" in told.out
        assert f"Coach: {said(slug, f'{step.id}.ask')}" in told.out
    assert "go back and try again" not in told.out
    assert f"Coach: {said(slug, 'game.ask')}" in told.out
    assert json.loads(KEPT.read_text())["done"][slug] == lesson.ids[:-1]  # the game was left, and is not done


def test_another_move_is_told_about_and_taken_back(sit: Sit) -> None:
    told = sit("learn", "forts", answers=["hide", "", "throw p1", "quit"])
    assert f"You hide: you now have 1 hide token and 10 freeze points.\n\nCoach: {said('forts', 'throw.not-hide')}" in told.out
    asked = f"Coach: {said('forts', 'throw.ask')}"
    assert told.out.count(asked) == 2
    before, _, again = told.out.rpartition(asked)
    assert "That move is taken back; it does not count." in before
    assert "a hit for 7. Flake has 3 freeze points left." in again
    assert f"Coach: {said('forts', 'throw.done')}" in again


def test_a_step_can_be_left_and_repeated_and_progress_is_kept(sit: Sit) -> None:
    assert "Step 1 of 8" in sit("learn", "forts", answers=["throw p1", "quit"]).out
    assert "1. Throw a snowball (throw, done)" in sit("learn", "forts", "--steps").out
    assert "forts: Snowball Fight (Day Dream). 1 of 8 steps done." in sit("learn").out
    told = sit("learn", "forts", answers=["next", "back", "again", "quit"])
    assert re.findall(r"^Step (\d)", told.out, re.MULTILINE) == ["2", "3", "2", "2"]
    assert told.out.endswith("What you have done is kept. Go on with\nsnowyard learn forts\n")
    told = sit("learn", "forts", "hide", answers=["hide", "undo", "hide", "use token", "again", "quit"])
    assert told.out.count("Step 5 of 8: Hide") == 2
    assert json.loads(KEPT.read_text())["done"] == {"forts": ["throw", "hide"]}
    assert sit("learn", "forts", "3", answers=[]).out.startswith("Step 3 of 8")


def test_the_last_step_is_a_whole_game_with_a_coach_who_explains_each_thing_once(sit: Sit) -> None:
    told = sit("learn", "forts", "game", answers=["build snowball"] * 400)
    assert (told.status, told.err) == (0, "")
    new = re.findall(r"^New: ([^.]+)\.", told.out, re.MULTILINE)
    assert len(new) == len(set(new)) > 5
    assert {"Cube", "snowball", "freeze points"} <= set(new)
    assert "bot)" in told.out
    assert "easy" in told.out
    assert "SHA-256" not in told.out  # who learns need not know
    assert "The game is over" in told.out
    assert told.out.endswith("For another one:\nsnowyard play forts\n")
    assert json.loads(KEPT.read_text())["done"] == {"forts": ["game"]}


def test_what_a_step_has_taught_is_not_explained_again(sit: Sit) -> None:
    sit("learn", "forts", answers=["throw p1", "quit"])
    told = sit("learn", "forts", "game", answers=["build snowball"] * 400)
    new = re.findall(r"^New: ([^.]+)\.", told.out, re.MULTILINE)
    assert "snowball" not in new  # the step has said it all
    assert {"Cube", "freeze points"} <= set(new)  # of these it has said a part


def test_whoever_has_done_every_step_hears_nothing_of_forts_again(sit: Sit) -> None:
    """What no step says alone is known after all of them, in whatever order they were done."""
    typed = answers("forts")
    learned = sit("learn", "forts", answers=typed)
    assert "New:" not in learned.out.partition("Step 8 of 8")[0]
    assert "thing-smiley" in json.loads(KEPT.read_text())["met"]["forts"]
    assert "New:" not in sit("learn", "forts", "game", answers=["build brick", "throw p0", "throw p1"] * 200).out


def test_what_all_steps_teach_together_is_not_known_after_some_of_them() -> None:
    lesson = wanted_lesson("forts")
    *most, last = lesson.ids[:-1]
    assert "thing-smiley" not in lesson.known_after(last, most[1:])
    assert "thing-smiley" in lesson.known_after(last, most)
    assert "thing-smiley" in lesson.known_after(most[0], [*most[1:], last])


def test_a_step_says_how_to_look_something_up_and_that_the_situation_is_another(sit: Sit) -> None:
    told = sit("learn", "forts", answers=["rules cube", "throw p1", "", "quit"]).out
    assert "type “rules” and its name or number" in told
    assert "Outside it shows 1, 2, 3, 4, 5 and a Smiley" in told
    first, _, second = told.partition("Step 2 of 8")
    assert "This is another moment of a game" in second
    assert "This is another moment" not in first


def test_what_happened_while_other_things_were_explained_is_explained_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    KEPT.unlink()
    table = LocalTable(Match("forts"), Path("game.txt"), Screen(True), explainer=Explainer(game("forts"), Learned()))
    table.kinds = ["roll", "hit", "hit_frozen", "brick"]
    heard: list[list[str]] = []
    for _ in range(4):
        table.explain([])
        heard.append(re.findall(r"^New: ([^.]+)\.", capsys.readouterr().out, re.MULTILINE))
    assert heard == [["Cube", "freeze points"], ["a Smiley", "frozen"], ["hit points"], []]
    assert table.kinds == []


def test_every_rule_is_listed_with_where_it_is_taught(sit: Sit) -> None:
    told = sit("learn", "forts", "--rules").out
    assert "FORTS-13: step hide" in told
    assert "FORTS-28: help: brick" in told
    assert "FORTS-45: look up: turn cap" in told
    assert "FORTS-46: an option that a first game leaves alone" in told


def test_through_a_pipe_only_whoever_wants_explanations_gets_them(sit: Sit) -> None:
    KEPT.unlink()
    game = ("play", "forts", "--seats", "me,bot", "--seed", "7")
    assert "New:" not in sit(*game, answers=["quit"]).out
    assert "is explained" in sit("learn", "--explain", "on").out
    assert "New: snowball." in sit(*game, answers=["quit"]).out
    sit("learn", "--explain", "off")
    assert "New:" not in sit(*game, answers=["build snowball", "quit"]).out


def test_view_shows_the_table_what_is_asked_and_the_moves_once_more(sit: Sit) -> None:
    told = sit("learn", "forts", answers=["view", "quit"]).out
    for line in ("Coach: You sit behind a wall", "You: 20 hit points", "\na: "):
        assert told.count(line) == 2, line


def test_places_on_the_map_say_whom_one_touches_there_and_what_a_typed_number_means(sit: Sit) -> None:
    told = sit("learn", "village", "cheat", answers=["move", "to 11", "quit"]).out
    assert re.search(r"^Column 8: rows \d+ to \d+", told, re.MULTILINE)
    (step,) = (step for step in wanted_lesson("village").steps if step.id == "cheat")
    match = StepMatch("village", step, ["You", "Flake"])
    match.play(0, "move")
    table = match.table
    touching = [move for move, label in zip(table.moves, table.labels(), strict=True) if label.endswith(", touching Ben")]
    assert [move for move in table.moves if step.moves[1].wants(move)] == touching


def test_the_codes_of_cards_and_kids_are_explained_where_there_are_some(sit: Sit) -> None:
    assert "(k0) and the like in brackets are short names" in sit("learn", "village", answers=["quit"]).out
    for slug in ("forts", "splat", "duel", "lanes"):  # there a move is chosen by its letter, and things have names
        assert "in brackets" not in sit("learn", slug, answers=["quit"]).out


def test_a_title_that_ends_with_a_mark_gets_no_full_stop(sit: Sit) -> None:
    told = sit("play", "village", "--seats", "me,bot:simple", answers=["quit"]).out + sit("learn").out
    assert "What a Snowball! " in told
    assert "!." not in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("learn", "chess"), "there is no game 'chess'"),
        (("learn", "forts", "9"), "there is no step '9'; steps are 1 to 8, or throw, frozen"),
        (("learn", "forts", "dodge"), "there is no step 'dodge'"),
    ],
)
def test_a_wrong_wish_is_refused_in_a_sentence(sit: Sit, arguments: tuple[str, ...], sentence: str) -> None:
    told = sit(*arguments)
    assert told.status == 2
    assert sentence in told.err


def test_a_file_of_progress_that_is_damaged_is_named_and_left_alone(sit: Sit) -> None:
    KEPT.write_text("{")
    told = sit("learn", "forts")
    assert told.status == 2
    assert "learned.json cannot be read" in told.err
    assert KEPT.read_text() == "{"
    assert sit("play", "forts", answers=["quit"]).status == 0


@pytest.fixture
def pane(home: Path) -> Iterator[Tmux]:
    need_tmux()
    KEPT.unlink()
    command = ["play", "forts", "--seats", "me,bot", "--seed", "7", "--save", "game.txt"]
    opened = Tmux(home, [sys.executable, "-m", "snowyard.cli", *command])
    yield opened
    opened.close()


def test_whoever_has_nowhere_to_keep_progress_is_not_told_that_it_is_kept(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("full").touch()  # a file where the folder should be
    monkeypatch.setenv("XDG_DATA_HOME", "full")
    told = sit("learn", "forts", "--plain", answers=["throw p1", "", "quit"])
    assert told.status == 0
    assert "cannot be written" in told.err
    assert "What you have done could not be kept. Start again with\nsnowyard learn forts" in told.out
    assert "is kept" not in told.out


def test_in_a_terminal_the_first_game_explains_what_is_new_until_that_is_switched_off(pane: Tmux) -> None:
    text = pane.wait(lambda text: "New:" in text and text.rstrip().endswith(">"))
    assert text.count("New: snowball.") == 1
    pane.type("explain off\n")
    pane.wait(lambda text: "Nothing new is explained any more, at any table." in text)
    before = pane.text().count("New:")
    for _ in range(3):
        old = pane.text()
        pane.type("build snowball\n")
        pane.wait(lambda text, old=old: text != old and text.rstrip().endswith(">"))  # type: ignore[misc]
    assert pane.text().count("New:") == before
    kept = json.loads(KEPT.read_text())
    assert kept["help"] is False
    assert "thing-snowball" in kept["met"]["forts"]


def test_two_lessons_that_are_open_at_once_keep_what_both_teach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from snowyard.terminal.learned import Learned

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first, second = Learned(), Learned()
    first.finish("splat", "draw")
    second.finish("forts", "throw")
    assert (Learned().done("splat"), Learned().done("forts")) == (["draw"], ["throw"])
