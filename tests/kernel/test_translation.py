"""What is wrong with a translation is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from snowyard.kernel.errors import Refusal
from snowyard.kernel.sentences import parse
from snowyard.kernel.translation import begun, compare, faults, main

ENGLISH = """
throw = { $who_is ->
    [you] You throw at { $at }.
   *[other] { $who } throws at { $at }.
}
hide = Hide
"""
DUTCH = """
throw = { $who_is ->
    [you] Jij gooit naar { $at }.
   *[other] { $who } gooit naar { $at }.
}
hide = Schuilen
"""


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("hide = Schuilen", "", "hide is missing."),
        ("hide = Schuilen", "hidde = Schuilen", "hide is missing. Did you mean 'hidde'?"),
        ("hide = Schuilen", "hidde = Schuilen", "there is no hidde in English. Did you mean 'hide'?"),
        ("hide = Schuilen", "hide = Schuilen\nhide = Weg", "hide stands there 2 times."),
        ("hide = Schuilen", "hide = { $who } schuilt", "hide says $who, and is given nothing."),
        ("hide = Schuilen", "hide = { x-weg }", "hide puts in { x-weg }, and there is no such sentence."),
        ("hide = Schuilen", "hide = { NUMMER(1) }", "hide uses NUMMER(), and there is no such function; "),
        ("hide = Schuilen", "x-a = { x-b }\nx-b = { x-a }\nhide = { x-a }", "x-a puts itself in."),
        ("naar { $at }", "naar iemand", "throw does not say $at."),
        ("{ $who_is", "{ $who_iz", "throw says $who_iz, and is given $at, $who."),
    ],
)
def test_a_fault_of_a_file_is_a_sentence(right: str, wrong: str, said: str) -> None:
    english = FluentResource(ENGLISH)
    assert not list(compare(english, FluentResource(DUTCH)))
    found = list(compare(english, FluentResource(DUTCH.replace(right, wrong))))
    assert any(fault.startswith(said) for fault in found), found


def test_a_language_that_is_begun_lacks_the_files_that_are_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "sentences/nl/table.ftl: there is no such file." in list(faults("nl"))
    assert "'Dutch' is no code of a language; a code is like 'nl' or 'pt-BR'." in list(faults("Dutch"))
    assert main(["nl"]) == 1
    assert "games/forts/sentences/nl.ftl: there is no such file.\n" in capsys.readouterr().out


def test_nothing_is_wrong_with_the_languages_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(begun()) >= {"en", "de", "fr"}
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Everything is said in ")


def test_a_file_may_begin_with_a_byte_order_mark_and_one_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nl.ftl"
    file.write_bytes(b"\xef\xbb\xbf" + DUTCH.encode())
    assert len(parse(file).body) == 2
    file.write_text(DUTCH, encoding="utf-16")
    with pytest.raises(Refusal, match=r"nl\.ftl is not text in UTF-8"):
        parse(file)
