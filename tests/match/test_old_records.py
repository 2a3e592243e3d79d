"""Record files that lie in tests/match/records stay as they are for ever: as long as the rules of a game have the same version,
every Snowyard reads them to the same end. They are never written anew; a new form of the file gets a new one beside them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from snowyard.kernel.finding import own_games
from snowyard.match import read, verify, write

HOME = Path(__file__).parent / "records"
FILES = sorted(HOME.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_record_is_read_verified_and_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "moves are legal" in verify(text)
    assert write(read(text)) == text


def test_there_is_an_old_record_of_every_game_and_of_one_that_went_on() -> None:
    assert {*own_games(), "lanes-continued"} == {file.stem for file in FILES}


def test_nobody_has_changed_them() -> None:
    assert {file.stem: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in FILES} == {
        "duel": "ea7fac863b3f674a",
        "forts": "2325a523e57b5327",
        "lanes-continued": "2335be7fc08db81c",
        "lanes": "47aaa43bba0d08dd",
        "splat": "23f4b156447f3920",
        "village": "825ea99ab87cce33",
    }
