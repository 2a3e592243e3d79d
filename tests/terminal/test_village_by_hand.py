"""Faults of village, and of tall tables, that were seen while games were played by hand in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowyard import game, new
from snowyard.kernel.tongue import speaking
from snowyard.terminal.encoding import plainer
from terminal.sitting import PROGRAM, Sit
from terminal.tmux import Tmux, need_tmux

ME = ("play", "village", "--seats", "me,bot:simple", "--seed", "5", "--no-forced")
PLACING = {"en": "stand at the start?", "de": "zu Beginn?", "fr": "au début ?"}


def ready(text: str) -> bool:
    return text.rstrip().endswith("\n>")


class Sitting:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pane: Tmux | None = None

    def sit(self, *options: str, until: str, lines: int = 30, columns: int = 80, language: str = "en") -> Tmux:
        """Let a bot choose until these words stand in the question."""
        command = [*PROGRAM, *ME, "--language", language, *options]
        pane = self.pane = Tmux(self.folder, command, columns, lines, "C.UTF-8")
        for number in range(30):
            text = pane.wait(lambda text, n=number: text.count("> bot simple") == n and ready(text))  # type: ignore[misc]
            if until in " ".join(pane.shown().split()):
                return pane
            self.enter("bot simple")
        raise AssertionError(text)

    def enter(self, line: str) -> None:
        assert self.pane is not None
        self.pane.type(line)
        self.pane.press("Enter")

    def answered(self, line: str) -> str:
        """What stands below this line when the next question is there."""
        assert self.pane is not None
        self.enter(line)
        text = self.pane.wait(lambda text: f"> {line}\n" in text and ready(text))
        return text.rpartition(f"> {line}\n")[2]


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Sitting]:
    need_tmux()
    sitting = Sitting(tmp_path)
    yield sitting
    if sitting.pane is not None:
        sitting.pane.close()


def drawn(view: dict[str, object], width: int, language: str = "en") -> list[str]:
    with speaking(language):
        lines = game("village").module("screen").fitted(view, ["You", "■ Bot 1"], width)
    return [re.sub(r"\[/?\w*\]", "", line) for line in lines]


def a_turn() -> dict[str, object]:
    """The table when the first Kid is up."""
    table = new("village", seed=5)
    while table.view(0)["phase"] != "main":
        table.play(table.moves[0])
    return table.view(table.actor)


def test_many_places_are_looked_for_on_the_map_and_not_in_a_list(at: Sitting) -> None:
    """A list of columns pushed both the map and the question off the screen."""
    shown = at.sit(until=PLACING["en"]).shown()
    assert "238 places, each a . on the map. Type column and row, such as: " in shown
    assert "places in column" not in shown
    assert PLACING["en"] in shown
    assert "......" in shown  # the map
    assert "\n  a " not in shown  # no letter is spent on some of them
    example = re.findall(r"such as: (\d+)\s(\d+)", shown)[-1]
    assert "stands in" in at.answered(" ".join(example))


@pytest.mark.parametrize("written", ["44 {}", "44,{}", "to 44 {}", "at 44, {}"])
def test_a_place_is_given_by_its_numbers(written: str) -> None:
    """ "12,5" was no move, and "1 44" could also be the end of "11 44"."""
    place = game("village").module("screen").place
    assert place(written.format(5)) == "to 44 5"
    assert place("4") == place("throw 1 2") == place("1 2 3") == ""


def test_a_place_is_typed_by_its_two_numbers(at: Sitting) -> None:
    at.sit("--option", "kids_per_team=1", until=PLACING["en"])
    refused = " ".join(at.answered("20 20").split())
    assert refused.startswith("20 20: That point cannot be reached (VILLAGE-65). The nearest place: ")
    assert "Type column and row" in at.answered("5")  # it said that moves have letters, not numbers
    near = re.findall(r"The nearest place: (\d+ \d+)", refused)[0].replace(" ", ",")
    assert "stands" in at.answered(near)


def test_a_listed_place_has_its_numbers(at: Sitting) -> None:
    """The map has numbers, and the list had none."""
    at.sit(until=PLACING["en"])
    column = at.answered("to 44") or at.answered("to 4")
    assert re.search(r"^  \w 4\d? \d+: .*inch", column, re.M), column


def test_places_are_read_aloud_by_column(sit: Sit) -> None:
    """In French they were grouped by how many inches they lie from a corner, and to type "0,5" gave more of that."""
    said = sit(*ME, "--plain", "--language", "fr", answers=["bot simple"] * 8).out
    assert "endroits. Tape la colonne et le rang" in said
    assert re.search(r"^Colonne \d+ : rangs \d+ à \d+\.$", said, re.M)
    assert " ... : " not in said
    assert re.search(r"^Mia \(k0\), à toi, .*, aucune boule\.$", said, re.M)  # a sentence a Kid, in one line


def test_places_are_written_as_they_are_typed() -> None:
    """ "12,5" is twelve and a half in German and French."""
    view = a_turn()
    told = "\n".join(game("village").module("screen").draw(view, ["Robin", "Bot 1"], True))
    assert re.search(r"at \d+ \d+ on snow", told)
    assert not re.search(r"\d,\d", told)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_no_line_of_the_table_is_too_long(width: int, language: str) -> None:
    """Between 60 and 78 columns lines were broken twice; at 40 what did not fit began at the edge."""
    lines = drawn(a_turn(), width, language)
    assert [line for line in lines if len(line) > width] == []
    assert not [line for line in lines if re.fullmatch(r"   \S+,", line)], lines  # a line for one word only


def test_the_map_says_what_its_numbers_count() -> None:
    assert "Edges count half inches; a line holds two rows: “12 5” is column 12, row 5." in drawn(a_turn(), 80)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_kid_on_the_map_is_explained_below_it(width: int) -> None:
    view = a_turn()
    told = "\n".join(drawn(view, width))
    kids = [kid for kid in view["kids"] if kid["at"]]  # type: ignore[attr-defined]
    assert len(kids) > 4
    for kid in kids:
        assert f"{kid['id']}\u00a0{kid['name']}" in told


def test_which_of_two_corners_is_asked_for() -> None:
    table, asked = new("village", seed=5), []
    while table.view(0)["phase"] not in ("main", "start_self", "start_other"):
        if table.view(table.actor)["phase"] == "corner":
            asked.append(table.prompt(table.actor))
        table.play(table.moves[0])
    first, second = "Your team has two corners. Which one does it take first?", "Which second corner does your team take?"
    assert asked == [first, second] * 2


def test_a_way_of_one_inch_is_no_inches() -> None:
    said = game("village").module("screen").said
    assert said("draw-inches", inches=1.0) == "1 inch"
    assert said("draw-inches", inches=2.5) == "2.5 inches"


def test_what_has_no_room_below_a_tall_table_is_pointed_to(at: Sitting) -> None:
    """The outcome of one's own throw stood far above, and nothing said so."""
    at.sit(until="Spend one, or let", lines=24)
    shown = at.pane.shown() if at.pane else ""
    _, _, below = shown.partition("There is more above: scroll up, or type log.")
    assert below.index("is up.") < below.index("Spend one, or let")
    assert below.partition("Spend")[0].count("\n") >= 24 // 3


def test_what_is_new_has_the_numbers_of_this_table(at: Sitting, home: Path) -> None:
    """ "The game has 6 Turns", it said, of a game of two."""
    (home / "data" / "snowyard" / "learned.json").write_text("{}", encoding="utf-8")
    pane = at.sit("--option", "turns=2", lines=60, until="Spend one, or let")
    assert "The game has 2 Turns" in " ".join(pane.text().split())


def test_french_quotation_marks_are_no_question_marks() -> None:
    assert (plainer("«"), plainer("»")) == ('"', '"')


def test_no_line_begins_with_a_french_colon(at: Sitting) -> None:
    shown = at.sit(until=PLACING["fr"], language="fr").shown()
    assert "endroits, chacun un . sur la carte." in shown
    assert not re.search(r"^\s*:\s\d", shown, re.M)


def test_at_sixty_columns_what_does_not_fit_stands_in(at: Sitting) -> None:
    """The picture of 80 columns was broken once more, at the edge."""
    text = at.sit(until=PLACING["en"], columns=60, lines=40).text()
    roster = text.rpartition("What a Snowball! ─")[2].partition("\n")[2].partition("\n\n")[0].splitlines()
    assert len(roster) >= 12
    assert [line for line in roster if not re.match(r"\w+ \(k\d\)|   \S", line)] == []


def test_what_was_asked_about_can_be_said_again_by_its_name(at: Sitting) -> None:
    """It was asked about again and again: only its letter or its English text was an answer."""
    pane = at.sit(until="Spend one, or let")
    assert "To end it all the same" in at.answered("rest")
    at.enter("rest")
    pane.wait(lambda text: text.count("> rest\n") == 2 and ready(text))
    assert "6 dice are not spent." in pane.text()
    assert pane.text().count("To end it all the same") == 1


def test_what_is_written_after_the_window_got_narrower_is_broken_between_words(at: Sitting) -> None:
    """At 60 columns, after 80, there stood "ausru" and in the next line "hen lassen?": the width was that of the beginning."""
    pane = at.sit(until=PLACING["de"], lines=40, language="de")
    pane.resize(60, 40)
    pane.wait(lambda text: ready(text) and max(map(len, pane.shown().splitlines())) <= 60)
    column, row = re.findall(r"Beispiel:\s+(\d+) (\d+)", pane.text())[-1]
    answer = at.answered(f"{column} {row}")
    assert all(len(line) <= 60 for line in answer.splitlines())
    assert "zwei Reihen: „12 5“\nist Spalte" in answer
