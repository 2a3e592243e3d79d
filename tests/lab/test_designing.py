"""docs/designing.md, carried out: the commands of the tutorial print the figures that it tells."""

from __future__ import annotations

import html
import re
import shlex
from pathlib import Path

import pytest

from snowyard.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "designing.md").read_text(encoding="utf-8")
TWO = "cards.splatball.small = 3\ncards.pile.small = 15\ncards.fort.small = 3\n"


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    toml = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert toml
    Path("piles.toml").write_text(toml[1], encoding="utf-8")
    Path("two.toml").write_text(TWO, encoding="utf-8")


def command(begin: str, number: int = 0) -> list[str]:
    """The words of a command of the page that begins like this."""
    found = [line for line in PAGE.splitlines() if line.startswith(f"snowyard {begin}")]
    return shlex.split(found[number])[1:]


def report(begin: str, number: int = 0) -> list[str]:
    """The cells and sentences of the report that a command of the page writes."""
    assert main([*command(begin, number), "--out", "report.html"]) == 0
    text = Path("report.html").read_text(encoding="utf-8")
    return [html.unescape(re.sub(r"<[^>]+>", "", cell)) for cell in re.split(r"</(?:td|th|p|b|li|summary)>", text)]


@pytest.mark.parametrize("number", [0, 1])
def test_the_searches_of_the_tutorial_say_what_it_tells(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    Path("two.toml").unlink()
    assert main(command("lab tune", number)) == 0
    said = capsys.readouterr().out
    told = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(told) == 2
    assert told[number] in said
    assert "of 1,122 settings tried" in said
    if number == 0:
        assert "".join(Path("two.toml").read_text(encoding="utf-8").partition("cards")[1:]) == TWO


def test_the_comparisons_of_the_tutorial_print_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command("lab compare splat --seats 2 --variant piles.toml")) == 0
    said = capsys.readouterr().out
    assert "100.0% before, 59.0% now" in said
    assert "22.76 before, 24.68 now" in said
    assert "wins 59.0 % now, and games have 24.68 turns" in PAGE

    assert main(command("lab compare splat --seats 2 --option two_player_deck=full")) == 0
    said = capsys.readouterr().out
    assert "100.0% before, 53.7% now" in said
    assert "22.76 before, 35.31 now" in said
    assert "It gives the starter 53.7 %, in 35.31 turns." in PAGE

    assert main(command("lab compare splat --seats 2 --variant two.toml")) == 0
    said = capsys.readouterr().out
    assert "2,000 games of each between simple players" in said
    told = {
        "whoever starts wins | 100 % | 55.9 %": "Whoever starts wins less often: 100.0% before, 55.9% now",
        "turns | 22.8 | 31.7": "Games are longer in turns: 22.76 before, 31.69 now",
        "games in which the winner had been far behind | 0 % | 27 %": "far behind more often: 0.0% before, 27.4% now",
        "the better player wins | 50 % | 50 %": "the better player wins (50.0%)",
        "decisions with one legal move | 100 % | 100 %": "forced decisions (100.0%)",
    }
    assert re.findall(r"^\| (.*) \|$", PAGE.partition("| printed | now |")[2].partition("(2,000")[0], re.MULTILINE) == list(told)
    for words in told.values():
        assert words in said


@pytest.mark.heavy
def test_the_report_on_the_printed_game_says_what_the_tutorial_begins_with() -> None:
    cells = report("lab report splat --seats 2")
    assert any("whoever decides first wins most (100.0 %" in cell for cell in cells)
    assert "whoever decides first wins 100.0 % of games" in PAGE
    at = next(n for n in range(len(cells)) if cells[n : n + 2] == ["simple", "turns"])
    assert cells[at + 7].startswith("22.73 (")
    assert "A game takes 22.7 turns." in " ".join(PAGE.split())


@pytest.mark.heavy
def test_the_report_on_the_variant_says_what_the_tutorial_tells_of_each_card() -> None:
    cells = report("lab report splat --seats 2", 1)
    rows = re.findall(r"^\| (\w+) \| ([+-][\d.]+ \([+-][\d.]+ to [+-][\d.]+\)) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 5
    exchanges = 0
    for name, told in rows:
        at = next(n for n in range(len(cells)) if cells[n : n + 3] == [name.lower(), "simple", told])
        exchanges += int(cells[at + 3].replace(",", ""))
    assert f"{exchanges:,} exchanges in games between `simple` players" in " ".join(PAGE.split())
