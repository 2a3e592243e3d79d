"""docs/designing.md, carried out: the commands of the tutorial print the figures that it tells."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from snowyard import game
from snowyard.cli import main
from snowyard.lab.counted import things_of
from snowyard.lab.exchanging import exchanges
from snowyard.lab.survey import survey
from snowyard.lab.workers import Threads

PAGE = (Path(__file__).parents[2] / "docs" / "designing.md").read_text(encoding="utf-8")


def command(begin: str) -> list[str]:
    """The words of the command of the page that begins like this."""
    return shlex.split(next(line for line in PAGE.splitlines() if line.startswith(f"snowyard {begin}")))[1:]


def test_the_tutorial_leads_from_the_printed_splat_to_a_better_one_for_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    toml = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert toml
    Path("piles.toml").write_text(toml[1], encoding="utf-8")
    assert main(command("lab compare splat --seats 2 --variant piles.toml")) == 0
    said = capsys.readouterr().out
    assert "100.0% before, 59.0% now" in said
    assert "wins 59.0 % now, and games have 24.68 turns" in PAGE
    assert "22.76 before, 24.68 now" in said

    assert main(command("lab tune")) == 0
    said = capsys.readouterr().out
    told = re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert told
    assert told[1] in said
    assert "of 1,122 settings tried" in said

    assert main([*command("lab compare splat --seats 2 --variant two.toml"), "--no-course"]) == 0
    said = capsys.readouterr().out
    assert "100.0% before, 55.9% now" in said
    assert "22.76 before, 31.69 now" in said


def test_what_the_tutorial_tells_of_each_card_is_so() -> None:
    variant = "cards.splatball.small = 3\ncards.pile.small = 15\ncards.fort.small = 3\n"
    options: dict[str, Any] = {"seats": 2, "variant": variant}
    things = things_of(game("splat"))
    s = survey("splat", "simple", 1_000, Threads(2), **options)
    worth = {things.all[n].name: f for n, f in exchanges(s, options, Threads(2), effort=400_000).items()}
    rows = re.findall(r"\| (\w+) \| [+-][\d.]+ \(([+-][\d.]+) to ([+-][\d.]+)\) \|", PAGE)
    assert len(rows) == len(worth) == 5
    for name, low, high in rows:
        f = worth[name.lower()]
        assert 100 * f.low < float(high), name
        assert 100 * f.high > float(low), name
