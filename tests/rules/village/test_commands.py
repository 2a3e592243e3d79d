"""`snowyard village map`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from snowyard.cli import main
from snowyard.games.village import maps


def run(*words: str) -> int:
    return main(["village", *words])


@pytest.mark.rule("VILLAGE-30")
def test_a_generated_map_is_drawn_as_svg(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "village.svg"
    assert run("map", "--seed", "1", "--out", str(out)) == 0
    assert "17 pieces, 1832 points" in capsys.readouterr().out
    titles = [e.text for e in ElementTree.fromstring(out.read_text()).iter("{http://www.w3.org/2000/svg}title")]
    assert titles.count("road") == 2
    assert "building 1" in titles


@pytest.mark.rule("VILLAGE-27")
def test_a_map_file_is_read_and_a_bad_one_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.map"
    file.write_text("# mine\nbuilding 20 20 28 28\n")
    assert run("map", "--file", str(file), "--text") == 0
    assert capsys.readouterr().out == "building 20 20 28 28\n"
    file.write_text("tree 3 3 1\n")
    assert run("map", "--file", str(file)) == 2
    assert "zone of corner 0" in capsys.readouterr().err
    assert run("map", "--name", "nowhere") == 2


def test_ready_made_maps_print_their_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("map", "--name", "pond", "--text") == 0
    assert maps.read(capsys.readouterr().out) == maps.ready_made("pond")
