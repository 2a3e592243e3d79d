"""Playing through `snowyard play`, in plain mode."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from snowyard.match import Match, native, read, verify
from terminal.sitting import Said, Sit, Talk

FORTS = ("play", "forts", "--seed", "7", "--save", "game.txt", "--seats", "me,bot")
SHORT = ("--option", "turn_cap_per_player=10")


def record(file: str = "game.txt") -> Match:
    return read(Path(file).read_text(encoding="utf-8"))


def moves_of(said: Said) -> list[str]:
    """The moves of the last list on the screen."""
    return re.findall(r"^\d+: (.*)$", said.out.rpartition("choose action")[2], re.MULTILINE)


def test_a_person_plays_a_whole_game_through_pipes(talk: Callable[..., Talk]) -> None:
    person = talk(*FORTS, "--seats", "me,bot,bot:random")
    answers = 0
    while True:
        asked = person.hear("Your move: ")
        if not asked.endswith("Your move: "):
            break
        listed = re.findall(r"^([a-z]): (.*)$", asked, re.MULTILINE)
        throws = [letter for letter, move in listed if move.startswith("Throw") and "brick" not in move]
        person.answer(throws[answers % len(throws)] if throws else listed[-1][1])
        answers += 1
    assert person.end() == (0, "")
    assert "The game is over. Winner" in person.heard
    assert "The Cube shows" in person.heard
    match = record()
    assert match.table.over
    assert [move.seat for move in match.moves].count(0) == answers
    assert "all" in verify(Path("game.txt").read_text(encoding="utf-8"))


def test_the_same_seed_and_answers_give_the_same_game(sit: Sit) -> None:
    answers = ["throw p1", "build snowball", "bot", "hide", "quit"]
    texts = []
    begin = ("play", "forts", "--seed", "7", "--seats", "me,bot:random,bot:random")
    for file in ("one.txt", "two.txt"):
        assert sit(*begin, "--save", file, answers=answers).status == 0
        texts.append(Path(file).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_a_move_is_chosen_by_letter_text_or_a_players_name(sit: Sit) -> None:
    for answer in ("d", "throw p1", "  THROW   P1", "throw bot 1"):
        Path("game.txt").unlink(missing_ok=True)
        said = sit(*FORTS, "--seats", "me,bot,bot", answers=[answer])
        assert "You throw at Bot 1." in said.out
        match = record()
        assert match.game.name(match.moves[-1].action) == "throw p1"


def test_part_that_several_moves_fit_lists_them_and_plays_none(sit: Sit) -> None:
    said = sit(*FORTS, answers=["throw p1 b", "brick"])
    assert len(re.findall(r"^[a-z]: Throw at Bot 1’s third brick \(10 points\)$", said.out, re.MULTILINE)) == 3
    assert said.out.count("b: Try to build a brick (10 points)\n") == 2  # the list of all moves, and what fits
    assert not [move for move in record().moves if move.seat == 0]


def test_part_that_one_move_fits_plays_it(sit: Sit) -> None:
    for answer in ("b s", "snowb", "make a", "no"):  # "no" is a piece of the alphabet, too, and no letter
        Path("game.txt").unlink(missing_ok=True)
        assert "You make a snowball" in sit(*FORTS, answers=[answer]).out
        match = record()
        assert [match.game.name(move.action) for move in match.moves if move.seat == 0] == ["build snowball"]


def test_a_whole_move_that_is_not_legal_is_no_part_of_another(sit: Sit) -> None:
    """`throw p0` would fit a move at that player's brick, were it not a move itself."""
    said = sit(*FORTS, answers=["throw p0", "pick brick 0"])
    assert "throw p0: You throw at somebody else, never at yourself (FORTS-R11).\n" in said.out
    assert "pick brick 0: Nobody throws at you now (FORTS-12).\n" in said.out
    assert not [move for move in record().moves if move.seat == 0]


def test_what_is_no_move_is_refused_with_a_reason_and_changes_nothing(sit: Sit) -> None:
    said = sit(*FORTS, answers=["99", "0", "throw p7", "sing", "-1"])
    assert said.status == 0
    assert said.out.count("Moves have letters, not numbers. Type a b c d e f") == 2
    assert "throw p7: Nobody sits there (FORTS-11).\n" in said.out
    assert "forts has no move 'sing'." in said.out
    assert not [move for move in record().moves if move.seat == 0]


def test_undo_takes_back_own_moves_up_to_the_last_roll(sit: Sit) -> None:
    said = sit(*FORTS, "--seats", "me,bot", answers=["throw p1", "hide", "undo", "undo", "undo"])
    assert "Taken back: Hide behind your bricks." in said.out
    assert said.out.count("that cannot be taken back: dice were rolled") == 2
    match = record()
    assert match.game.name(match.moves[-1].action) == "throw p1"


def test_undo_takes_back_no_move_that_only_a_bot_made(sit: Sit) -> None:
    said = sit(*FORTS, "--seats", "bot,me", "--option", "turn_cap_per_player=10", answers=["undo"])
    assert re.search(r"that cannot be taken back: (dice were rolled|there is no move of yours)", said.out)


def test_an_undone_move_leaves_the_record_too(sit: Sit) -> None:
    sit(*FORTS, answers=["build snowball", "undo"])
    assert not [move for move in record().moves if move.seat == 0]


def test_a_game_saved_and_resumed_goes_on_as_if_never_left(sit: Sit) -> None:
    answers = ["build snowball"] * 3 + ["throw p1"] * 3
    begin = ("play", "forts", "--seed", "3", "--seats", "me,bot:random")
    sit(*begin, "--save", "whole.txt", answers=answers)
    sit(*begin, "--save", "parts.txt", answers=answers[:2])
    for answer in answers[2:]:
        said = sit("play", "--resume", "parts.txt", answers=[answer])
        assert "The game goes on after move" in said.out
    assert Path("parts.txt").read_text(encoding="utf-8") == Path("whole.txt").read_text(encoding="utf-8")


def test_resume_tells_the_last_moves_and_can_save_elsewhere(sit: Sit) -> None:
    sit(*FORTS, "--seats", "me,bot", answers=["build snowball"])
    before = Path("game.txt").read_bytes()
    said = sit("play", "forts", "--resume", "game.txt", "--save", "other.txt", answers=["build snowball"])
    assert "You make a snowball" in said.out.partition("Your move: ")[0]
    assert Path("game.txt").read_bytes() == before
    assert len(record("other.txt").moves) > len(record().moves)


def test_a_finished_game_resumes_to_its_end(sit: Sit) -> None:
    sit(*FORTS, "--seats", "bot,bot", *SHORT)
    said = sit("play", "--resume", "game.txt")
    assert (said.status, said.err) == (0, "")
    assert "The game is over." in said.out


def test_bots_alone_play_a_game_to_watch(sit: Sit) -> None:
    said = sit(*FORTS, "--seats", "bot,bot:random,bot", "--bot-kind", "random", *SHORT)
    assert said.status == 0
    assert "p0 Bot 1 (random bot), p1 Bot 2 (random bot)" in said.out
    assert record().table.over


def test_without_seats_it_is_you_and_bots_at_the_games_own_number_of_seats(sit: Sit) -> None:
    said = sit("play", "forts", "--seed", "8").out
    assert "At the table: p0 Robin (you), p1 Bot 1 (fair bot).\nWho sits where was drawn by lot.\n" in said
    assert "At the table: p0 Bot 1 (fair bot), p1 Robin (you).\n" in sit("play", "forts", "--seed", "7").out
    four = sit("play", "forts", "--seed", "8", "--option", "seats=4").out
    assert "p0 Bot 3 (fair bot), p1 Bot 1 (fair bot), p2 Robin (you), p3 Bot 2 (fair bot).\n" in four
    assert "drawn by lot" not in sit(*FORTS).out


def test_the_commands_at_the_table_answer(sit: Sit) -> None:
    commands = ["help", "rules", "rules 17", "rules 99", "log", "view", "moves", "moves brick", "options", "save"]
    said = sit(*FORTS, answers=[*commands, "save copy.txt", "save copy.txt", "", "quit"])
    assert said.status == 0
    for words in (
        "take back your last move",
        "FORTS-08 There are five actions",
        "FORTS-17 NEAR MISS",
        "nothing in this game of forts is called '99'",
        "near_miss_chooser: thrower",
        "The game is saved in game.txt",
        "A copy of the game is saved in copy.txt",
        "copy.txt is there already",
    ):
        assert words in said.out
    assert Path("copy.txt").read_bytes() == Path("game.txt").read_bytes()
    assert "**" not in said.out


def test_a_bot_chooses_for_a_person_who_asks(sit: Sit) -> None:
    said = sit(*FORTS, answers=["bot", "bot random", "bot genius"])
    assert len([move for move in record().moves if move.seat == 0]) == 2
    assert "there is no bot 'genius'" in said.out


def test_an_option_is_given_by_value_or_from_a_file(sit: Sit) -> None:
    Path("chooser").write_text("owner", encoding="utf-8")
    sit(*FORTS, "--option", "near_miss_chooser=@chooser", "--option", "turn_cap_per_player=33")
    assert record().table.options == {"seats": 2, "near_miss_chooser": "owner", "turn_cap_per_player": 33}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play",), "name a game: "),
        (("play", "fort"), "there is no game 'fort'; there are"),
        (("play", "forts", "--option", "sets=3"), "forts has no option 'sets'; it has seats"),
        (("play", "forts", "--option", "seats=9"), "must be a whole number from 2 to 8, not '9'"),
        (("play", "forts", "--option", "seats"), "an option is written name=value, not 'seats'"),
        (("play", "forts", "--option", "seats=2", "--option", "seats=3"), "the option seats is given twice"),
        (("play", "forts", "--option", "seats=@nowhere"), "the file nowhere cannot be read: No such file"),
        (("play", "forts", "--seats", "me"), "must be a whole number from 2 to 8, not 1"),
        (("play", "forts", "--seats", "me,bot", "--option", "seats=3"), "seats is 3, but 2 players are named"),
        (("play", "forts", "--seats", "me,me"), "two seats are called 'me'"),
        (("play", "forts", "--seats", "me,p0"), "'p0' is no name for a seat"),
        (("play", "forts", "--seats", "me,a#b"), "'a#b' is no name for a seat"),
        (("play", "forts", "--seats", "me,,bot"), "'' is no name for a seat"),
        (("play", "forts", "--seats", "me,bot:genius"), "there is no bot 'genius'; there are random, simple"),
        (("play", "forts", "--bot-kind", "rando"), "Did you mean 'random'?"),
        (("play", "forts", "--save", "no/such/folder/game.txt"), "there is no folder"),
        (("play", "--resume", "nowhere.txt"), "nowhere.txt: No such file"),
        (("play", "--resume", "x", "--seats", "me,bot"), "--seats cannot be given with --resume"),
        (("play", "--resume", "x", "--variant", "y.toml"), "--variant cannot be given with --resume"),
        (("play", "--resume", "x", "--own-dice"), "--own-dice cannot be given with --resume"),
        (("play", "forts", "--seed", "-1"), "a seed is a whole number from 0, not '-1'"),
        (("play", "forts", "--seed", "x"), "a seed is a whole number from 0, not 'x'"),
        (("play", "forts", "--loud"), "unrecognized arguments: --loud"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(sit: Sit, arguments: tuple[str, ...], complaint: str) -> None:
    said = sit(*arguments)
    assert said.status == 2
    assert complaint in said.err
    assert len(said.err.splitlines()) == 1 or said.err.startswith("usage:")
    assert "Traceback" not in said.err


def test_a_file_that_is_there_is_never_overwritten(sit: Sit) -> None:
    Path("game.txt").write_text("a letter", encoding="utf-8")
    said = sit(*FORTS)
    assert (said.status, "game.txt is there already" in said.err) == (2, True)
    assert Path("game.txt").read_text(encoding="utf-8") == "a letter"


def test_a_record_from_somebody_else_starts_no_program_unless_it_is_told_to(sit: Sit) -> None:
    """Records are sent to others, and the kind of a bot may be a command."""
    sit(*FORTS, answers=["quit"])
    mark = Path("started").absolute()
    command = f"program:{sys.executable} -c \"open('{mark}', 'w')\""
    text = Path("game.txt").read_text(encoding="utf-8")
    Path("evil.txt").write_text(re.sub(r"\(bot \w+\)", lambda _: f"(bot {command})", text), encoding="utf-8")
    said = sit("play", "--resume", "evil.txt", answers=["make a", "make a", "make a", "quit"])
    assert said.status == 2
    assert f"evil.txt wants to start {command} as a bot, with your rights." in " ".join(said.err.split())
    for looks in (("replay", "evil.txt"), ("verify", "evil.txt"), ("analyse", "evil.txt", "--playouts", "1", "--rounds", "1")):
        assert sit(*looks).status == 0
    assert not mark.exists()
    said = sit("play", "--resume", "evil.txt", "--start-programs", answers=["make a", "make a", "make a", "quit"])
    assert said.status == 0
    assert "--resume evil.txt --start-programs" in said.out
    assert mark.exists()


def test_a_record_with_a_bot_of_no_kind_does_not_go_on(sit: Sit) -> None:
    sit(*FORTS, answers=["quit"])
    text = Path("game.txt").read_text(encoding="utf-8")
    Path("game.txt").write_text(re.sub(r"\(bot \w+\)", "(bot genius)", text), encoding="utf-8")
    said = sit("play", "--resume", "game.txt", answers=["make a"] * 3)
    assert said.status == 2
    assert "there is no bot 'genius'" in said.err


def test_a_game_resumes_only_as_the_game_it_is(sit: Sit) -> None:
    sit(*FORTS)
    said = sit("play", "lanes", "--resume", "game.txt")
    assert (said.status, "is a game of forts, not of lanes" in said.err) == (2, True)


def test_games_are_saved_in_the_users_state_folder_by_default(sit: Sit, home: Path) -> None:
    for _ in range(2):
        sit("play", "forts", answers=["build snowball"])
    files = list((home / "state" / "snowyard").iterdir())
    assert len(files) == 2
    assert all(re.fullmatch(r"forts-\d{4}-\d\d-\d\d-\d{6}(-2)?\.txt", file.name) for file in files)


def test_where_only_native_code_is_asked_for_the_first_use_of_a_game_says_so(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(*FORTS)
    noted: list[str] = []
    monkeypatch.setattr(native, "is_made", lambda game, part: part == native.SEARCH or bool(noted))
    monkeypatch.setattr(native, "make", lambda game, part: noted.append(game.slug))
    line = "Compiling the rules of forts: once, half a minute at most on most machines ...\n"
    assert sit("play", "forts").out.startswith(line)
    assert noted == ["forts"]
    assert line not in sit("play", "forts").out
    noted.clear()
    assert sit("play", "--resume", "game.txt").out.startswith(line)
    for command in ("replay", "verify"):
        noted.clear()
        said = sit(command, "game.txt")
        assert said.err == line  # the output itself may go into a file
        assert line not in said.out


def test_a_name_in_a_record_cannot_send_codes_to_the_terminal(sit: Sit) -> None:
    sit(*FORTS, "--seats", "Ann,bot")
    text = Path("game.txt").read_text(encoding="utf-8").replace("seat p0: Ann", "seat p0: A\x1b[2Jnn [b]")
    Path("game.txt").write_text(text, encoding="utf-8")
    for command in (("replay", "game.txt"), ("play", "--resume", "game.txt")):
        said = sit(*command)
        assert said.status == 0
        assert "A?[2Jnn [b]" in said.out
        assert "\x1b" not in said.out


def test_undo_and_save_keep_the_words_of_the_record_right(sit: Sit) -> None:
    said = sit(*FORTS, "--seats", "Ann,Bo", answers=["hide", "undo", "build snowball", "hide"])
    assert said.out.count("makes a snowball") == 1  # what is played instead is told, too
    assert said.out.count("hides and now has 1 hide token") == 2
    text = Path("game.txt").read_text(encoding="utf-8")
    assert len(re.findall(r"^p\d: build snowball +# p\d makes a snowball and now has 4\.$", text, re.MULTILINE)) == 1
    assert len(re.findall(r"^p\d: hide +# p\d hides and now has 1 hide token and 10 freeze points\.$", text, re.MULTILINE)) == 1


def test_a_hint_says_what_moves_should_win(sit: Sit) -> None:
    said = sit(*FORTS, answers=["hint", "hint all", "quit"])
    assert len(re.findall(r"^Throw at .*: \d+% \(within \d+%\)$", said.out, re.MULTILINE)) >= 4
    assert re.search(r"^Hide behind your bricks: \d+%", said.out, re.MULTILINE)


def test_moves_without_a_choice_are_made_by_themselves_and_said(talk: Callable[..., Talk]) -> None:
    person = talk("play", "splat", "--seed", "7", "--save", "game.txt", "--seats", "me,bot:random,bot:random")
    while True:
        asked = person.hear("Your move: ")
        if not asked.endswith("Your move: "):
            break
        listed = re.findall(r"^([a-z]): (.*)$", asked, re.MULTILINE)
        assert len(listed) > 1, asked  # nobody is asked who has no choice
        person.answer(listed[0][0])
    assert person.end() == (0, "")
    said = person.heard.count("Played by itself: ")
    alone = record()
    assert said > 3
    assert said < sum(alone.players[move.seat].bot == "" for move in alone.moves)


def test_whoever_wants_to_make_every_move_is_asked_for_each(sit: Sit) -> None:
    asked = sit("play", "splat", "--seed", "7", "--seats", "me,bot:random", "--no-forced", answers=["bot random"] * 400)
    assert "The game is over" in asked.out
    assert "Played by itself" not in asked.out
