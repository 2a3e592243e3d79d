"""A sentence with a wrong argument: a fault in tests, and no end of a game at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowyard.kernel import sentences
from snowyard.kernel.errors import Refusal
from snowyard.kernel.sentences import Seat, Voice, say


def voice(folder: Path, text: str) -> Voice:
    file = folder / "en.ftl"
    file.write_text(text, encoding="utf-8")
    return Voice("en", [file])


def test_a_forgotten_argument_is_refused_in_tests_and_said_as_well_as_can_be_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaks = voice(tmp_path, "throw = { $who } throws at { $at }.")
    with pytest.raises(Refusal, match="the sentence 'throw' in 'en'"):
        speaks.text(say("throw", who="Mia"))
    monkeypatch.setattr(sentences, "STRICT", False)
    assert speaks.text(say("throw", who="Mia")).startswith("Mia throws at ")


def test_what_is_no_sentence_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"en.ftl, line 2: "):
        voice(tmp_path, "a = A\nb = { $\n")
    with pytest.raises(Refusal, match="there is no sentence 'c' in 'en'"):
        voice(tmp_path, "a = A").text(say("c"))


def test_nobody_has_no_name_that_could_be_bent(tmp_path: Path) -> None:
    speaks = voice(tmp_path, "a = { $who_is } { $who_begins } { $who_ends }")
    assert speaks.text(say("a", who=Seat(-1)), -1, ["Ines"]) == "nobody other other"
    assert speaks.text(say("a", who=Seat(0)), -1, ["Ines"]) == "other vowel s"
