"""The report, opened in a real browser; and the raw results, read with DuckDB."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowyard import Game, Refusal, game
from snowyard.cli import main
from snowyard.lab.comparing import MEASURES
from snowyard.lab.counted import MOVES, things_of
from snowyard.lab.measures import Figure
from snowyard.lab.raw import write
from snowyard.lab.report.page import all_panels, page
from snowyard.lab.report.parts_panels import MATTERS, SEEN, _left, options
from snowyard.lab.report.study import Study, Turned, study
from snowyard.lab.traces import MOMENTS, POINTS, TRIED, Traces, chosen_when_legal
from support import needs

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="module")
def splat() -> Study:
    return study("splat", ["random", "easy", "simple"], 400, 20, workers=2, effort=100_000, seats=3, strategic=True)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no Chromium: apt-get install chromium")
    needs("playwright", "pip install playwright")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"], timeout=180_000)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def file(splat: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("report") / "report.html"
    where.write_text(page(splat, "snowyard lab report splat"), encoding="utf-8")
    return where


def opened(browser: Any, file: Path, width: int = 1200, scheme: str = "light") -> tuple[Any, list[str]]:
    tab = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.goto(file.as_uri())
    return tab, asked


def test_the_page_shows_every_chart_and_asks_nobody_for_anything(splat: Study, file: Path, browser: Any) -> None:
    tab, asked = opened(browser, file)
    expected = [chart for panel in all_panels(splat) for chart in panel.charts]
    charts = tab.locator("svg.chart")
    assert charts.count() == len(expected) >= 12
    for number in range(charts.count()):
        box = charts.nth(number).bounding_box()
        assert box["width"] > 250
        assert box["height"] > 60
        drawn = charts.nth(number).locator(".mark, .step, .curve").count()
        assert drawn > 0, charts.nth(number).locator("title").text_content()
        assert charts.nth(number).get_attribute("role") == "img"
        assert charts.nth(number).locator("desc").text_content()
    assert asked == [file.as_uri()]
    tab.close()


def test_every_question_of_a_designer_has_its_panel(splat: Study, file: Path, browser: Any) -> None:
    tab, _ = opened(browser, file)
    names = {
        "seats",
        "length",
        "decided",
        "choice",
        "skill",
        "elimination",
        "kingmaking",
        "choosing",
        "options",
        "used",
        "events",
    }
    for name in names:
        assert tab.locator(f"section#{name} .headline").text_content(), name
    titles = tab.locator("section h2").all_text_contents()
    assert "Cards drawn: what are they worth?" in titles
    whole = tab.content()
    for word in ("lead changes", "drama", "decisiveness", "branching", "forced", "Skill trace", "drawn or shared"):
        assert word in whole
    tab.close()


def test_every_chart_has_its_numbers_in_words(file: Path, browser: Any) -> None:
    tab, _ = opened(browser, file)
    for section in tab.locator("section:has(svg)").all():
        section.locator("summary").click()
        assert section.locator("table tbody tr").first.is_visible()
    tab.close()


def test_on_a_phone_nothing_sticks_out_and_letters_are_readable(file: Path, browser: Any) -> None:
    tab, _ = opened(browser, file, width=375)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 375
    scale = tab.evaluate("Math.min(...[...document.querySelectorAll('svg.chart')].map(s => s.getScreenCTM().a))")
    size = float(tab.evaluate("getComputedStyle(document.querySelector('svg.chart text')).fontSize").removesuffix("px"))
    assert scale * size >= 14
    tab.close()


def test_the_evening_has_colours_of_its_own(file: Path, browser: Any) -> None:
    seen = []
    for scheme in ("light", "dark"):
        tab, _ = opened(browser, file, scheme=scheme)
        seen.append(tab.evaluate("getComputedStyle(document.body).backgroundColor"))
        tab.close()
    assert seen == ["rgb(238, 244, 250)", "rgb(16, 27, 45)"]


def test_the_page_stands_alone(splat: Study) -> None:
    text = page(splat, "snowyard lab report splat")
    assert "<script" not in text
    outside = re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]+)""", text)
    assert all(target.startswith("#") for target in outside)


def test_the_same_command_makes_the_same_page() -> None:
    one, two = (study("forts", ["easy", "simple"], 100, 10, workers=n, effort=1_000, sensitivity=False) for n in (1, 2))
    assert page(one, "x") == page(two, "x")


def test_every_game_has_a_report_with_nothing_written_for_it(any_game: Game) -> None:
    found = study(any_game.slug, ["random", "simple"], 100, 10, workers=2, sensitivity=False, effort=1_000)
    text = page(found, "again")
    panels = {panel.name: panel for panel in all_panels(found)}
    assert {"seats", "length", "decided", "choice", "skill", "events"} <= set(panels)
    assert "nan" not in text
    assert text.count("<svg") == sum(len(panel.charts) for panel in panels.values())


def test_whoever_waits_for_a_report_hears_every_step_and_how_far_it_is() -> None:
    heard: dict[str, tuple[int, int]] = {}

    @contextlib.contextmanager
    def watch(what: str, total: int) -> Iterator[Callable[[int], None]]:
        yield lambda done: heard.__setitem__(what, (done, total))

    study("forts", ["random", "simple"], 100, 10, workers=1, effort=1_000, watch=watch)
    steps = [
        "games of random players",
        "games of simple players",
        "how games of random players go",
        "how games of simple players go",
        "simple against random",
        "options, one at a time",
    ]
    assert list(heard) == [f"step {n} of 6, {what}" for n, what in enumerate(steps, 1)]
    assert all(0 < done <= total for done, total in heard.values())


def test_headlines_say_for_whom_they_hold(splat: Study) -> None:
    panels = {panel.name: panel for panel in all_panels(splat)}
    assert not panels["used"].charts
    assert not panels["events"].charts
    for name, panel in panels.items():
        levels = ["simple"] if name == "options" else splat.levels
        assert all(level in panel.headline.lower() for level in levels), name


def test_a_change_too_small_to_matter_is_no_change_of_an_option(splat: Study) -> None:
    """Surely not nought, and nothing that a designer need care about."""

    def headline(share: float, length: float) -> str:
        differences = [Figure(0.0, 0.0, 0.0, 400)] * len(MEASURES)
        differences[0] = Figure(share, share - 1e-4, share + 1e-4, 400)
        differences[3] = Figure(length, length - 1e-4, length + 1e-4, 400)
        turned = Turned("hit_limit", "9", tuple(differences), (0.3, 0.0, 0.5, 20.0, 40.0, 3.0, 0.1, 0.1), True)
        (panel,) = options(replace(splat, turned=[turned]))
        return str(panel.headline)

    nothing = headline(0.0004, 0.01)
    assert "No setting surely changes who starts wins by 1 point or more." in nothing
    assert "No setting surely changes length by 2 % or more." in nothing
    assert "changed most" not in nothing
    much = headline(0.05, 2.0)
    assert "Who starts wins is changed most by hit_limit=9 (+5.0 points)." in much
    assert "Length is changed most by hit_limit=9 (+10.0 %)." in much


def test_moves_that_are_worse_for_everybody_or_never_chosen_are_named(splat: Study) -> None:
    """Traces made up: `throw` is worse than the rest for both kinds of players, and simple players never chose to pass."""
    names = {1: "throw", 2: "build", 3: "pass"}
    two = replace(splat, levels=["random", "simple"])
    bad, good, unsure = (Figure(v, v - half, v + half, 300) for v, half in ((-0.2, 0.02), (0.2, 0.02), (-0.2, 0.3)))
    found = [{1: bad, 2: good, 3: unsure}, {1: bad, 2: bad, 3: unsure}]
    use = [{1: (50, 90), 3: (0, 90)}, {1: (1, 90), 2: (0, SEEN - 1), 3: (0, SEEN)}]
    said = _left(two, found, use, names)
    assert said == (
        "Worse than the rest for every kind of player: throw. Never chosen by simple players where it was legal: pass."
    )
    assert _left(two, [{1: good}, {1: bad}], [{}, {}], names) == ""
    small = Figure(-MATTERS / 2, -MATTERS, 0.0 - 1e-6, 300)
    assert _left(two, [{1: small}, {1: small}], [{}, {}], names) == ""  # surely worse, and by nothing that matters


def test_what_is_chosen_where_it_is_legal_is_counted_from_traces() -> None:
    of = game("forts")
    things = things_of(of)
    moves = [next(a for a in range(of.actions) if things.of_move[a] == n) for n in things.numbers(MOVES)[:3]]
    t = Traces(
        "simple",
        "simple",
        np.zeros((2, POINTS, 2)),
        np.ones((2, 2)) / 2,
        np.full((2, MOMENTS, 3), -1, np.int32),
        np.full((2, MOMENTS, TRIED), -1, np.int32),
        np.zeros((2, MOMENTS, TRIED, 2, 2)),
    )
    for number in range(2):
        t.places[number, 0] = (0, 5, moves[0])
        t.tried[number, 0, :3] = moves
        t.won[number, 0, 0] = 0.75  # the first is better than the others
    one, two, three = (int(things.of_move[a]) for a in moves)
    assert chosen_when_legal(of, t) == {one: (2, 2), two: (0, 2), three: (0, 2)}


def test_no_headline_speaks_of_what_goes_along_with_winning(splat: Study) -> None:
    text = page(splat, "x")
    assert "goes along with" not in text.replace("How often a thing goes along with winning is not said here", "")
    assert text.count("better than the rest") <= len(splat.levels)


def test_the_worst_place_is_named_as_well_as_the_best() -> None:
    found = study("forts", ["random"], 4_000, 10, workers=2, sensitivity=False, effort=1_000, variant="start.hit_points = 1")
    headline = next(panel.headline for panel in all_panels(found) if panel.name == "seats")
    assert re.search(r"whoever decides first wins most \(\d.*, whoever decides second least \(\d", headline)


def test_options_without_effect_are_left_out(splat: Study) -> None:
    (panel,) = (panel for panel in all_panels(splat) if panel.name == "options")
    assert "two_player_deck=full" in splat.idle
    assert "left out: " in panel.note
    assert not any("two_player_deck" in row[0] for row in panel.rows)
    assert any("hit_limit=3" in row[0] for row in panel.rows)


def test_who_is_better_is_said_only_when_it_is_settled(splat: Study) -> None:
    quick = {(m.stronger, m.weaker): m for m in splat.meetings}
    assert all(10 <= m.share.count <= 2_000 for m in quick.values())
    headline = next(panel.headline for panel in all_panels(splat) if panel.name == "skill")
    for m in splat.meetings:
        known = m.share.low > 0.5 or m.share.high < 0.5
        assert (m.verdict in ("more", "less")) == known
        assert (f"whether {m.stronger} players beat {m.weaker} ones" in headline) == (m.verdict == "open")


def test_nothing_in_a_picture_is_cut_off(file: Path, browser: Any) -> None:
    tab, _ = opened(browser, file)
    outside = tab.evaluate(
        """[...document.querySelectorAll('svg.chart')].flatMap(svg => [...svg.querySelectorAll('text')].filter(t => {
            const b = t.getBBox(), v = svg.viewBox.baseVal;
            return b.x < -1 || b.x + b.width > v.width + 1 || b.y < -1 || b.y + b.height > v.height + 1;
        }).map(t => svg.querySelector('title').textContent + ': ' + t.textContent))"""
    )
    assert outside == []
    tab.close()


def test_raw_results_are_parquet_that_others_read(splat: Study, tmp_path: Path) -> None:
    needs("duckdb", "pip install duckdb")
    import duckdb
    from pyarrow import parquet

    file = tmp_path / "raw.parquet"
    write(file, splat.surveys)
    rows = duckdb.sql(
        f"""SELECT level, count(*), avg("p0 won"), avg(turns), sum("p1 Cards drawn: fort") FROM '{file}' GROUP BY level"""
    ).fetchall()
    by_level = {row[0]: row[1:] for row in rows}
    assert set(by_level) == {"random", "easy", "simple"}
    for s in splat.surveys:
        games, won, turns, _ = by_level[s.level]
        assert games == s.games
        assert won == pytest.approx(s.payoffs[:, 0].mean())
        assert turns == pytest.approx(s.turns.mean())
    about = json.loads(parquet.read_schema(file).metadata[b"snowyard"])
    assert about["game"] == "splat"
    assert about["options"]["strategic"] is True


def test_the_command_writes_page_and_raw_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, raw = tmp_path / "page.html", tmp_path / "raw.parquet"
    arguments = [
        "lab",
        "report",
        "forts",
        "--levels",
        "random,simple",
        "--games",
        "200",
        "--no-options",
        "--workers",
        "2",
        "--out",
        str(out),
        "--parquet",
        str(raw),
    ]
    assert main(arguments) == 0
    assert capsys.readouterr().out.strip() == str(out)
    assert "snowyard lab report forts --seed 1 --games 200" in out.read_text(encoding="utf-8")
    assert raw.stat().st_size > 1000


def test_bad_reports_are_refused() -> None:
    for levels, games, complaint in (([], 100, "at least one level"), (["clever"], 100, "no bot"), (["simple"], 5, "at least")):
        with pytest.raises(Refusal, match=complaint):
            study("forts", levels, games)
