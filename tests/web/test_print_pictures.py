"""PDFs looked at as pictures, by another program than the browser: what the page says lies on each sheet is drawn there."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowyard.cli import main
from snowyard.kernel.table import new
from web import browsing as yards
from web.browsing import CHROMIUM
from web.conftest import need
from web.test_bench import bench, change
from web.test_print import PAPERS, POKER, READY, dealt, folder, page, sheets  # noqa: F401  folder and page are fixtures

SPARE = "[cards.spare-1]\nname = 'Icicle'\ncopies = [0, 7, 0, 0, 0, 0]\n[stops.wall]\nspare-1 = 0\n"
DOTS = 100  # an inch
OPTIONS: dict[str, dict[str, Any]] = {"duel": {"seats": 3}, "forts": {"seats": 3}, "village": {"cards": "deal", "map": "pond"}}
LANGUAGE = {"a4": "fr", "letter": "de"}


def pictures(file: Path) -> list[Any]:
    """The pages of a PDF: [row, column, colour]."""
    program = shutil.which("pdftoppm")
    need("" if program else "no pdftoppm: apt-get install poppler-utils")
    assert program is not None
    subprocess.run([program, "-r", str(DOTS), str(file), str(file.with_suffix(""))], check=True)
    found = []
    for sheet in sorted(file.parent.glob(f"{file.stem}-*.ppm")):
        head, size, _, data = sheet.read_bytes().split(b"\n", 3)
        assert head == b"P6"
        wide, high = map(int, size.split())
        found.append(np.frombuffer(data, np.uint8).reshape(high, wide, 3).astype(int))
        sheet.unlink()
    return found


def printed(slug: str, file: Path, paper: str, lang: str = "en", variant: str = "", **options: Any) -> list[Any]:
    """What the command writes, as pictures."""
    need("" if CHROMIUM else "no Chromium: apt-get install chromium")
    assert CHROMIUM is not None
    wishes = ["--paper", paper, "--language", lang, "--browser", CHROMIUM, "--out", str(file)]
    wishes += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    if variant:
        own = file.with_suffix(".toml")
        own.write_text(variant, encoding="utf-8")
        wishes += ["--variant", str(own)]
    assert main(["print", slug, *wishes]) == 0
    return pictures(file)


def at(mm: float) -> int:
    return round(mm * DOTS / 25.4)


def blue(part: Any) -> float:
    """How much of it has the colour of the backs."""
    return float((part[..., 2] > part[..., 0] + 60).mean())


@pytest.mark.parametrize("paper", PAPERS)
def test_the_pdf_is_right_as_a_picture(built: None, tmp_path: Path, paper: str) -> None:
    """Fronts, backs behind them, marks in the margins, a card of one's own, and nothing at the very edge of the paper."""
    pages = printed("splat", tmp_path / "splat.pdf", paper, variant=SPARE, seats=3)
    cards = sum(dealt(new("splat", seed=1, seats=3, variant=SPARE)).values())
    wide, high = PAPERS[paper]
    left, top = (wide - 3 * POKER[0]) / 2, (high - 3 * POKER[1]) / 2
    sheets_of_cards = -(-cards // 9)
    for number, sheet in enumerate(pages):
        look_at_the_paper(sheet, paper)
        assert (sheet < 200).any(), number  # something is on it: there are no tokens here that leave an empty side
    for number in range(sheets_of_cards):
        front, back = pages[2 + 2 * number], pages[3 + 2 * number]
        for place in range(9):
            column, row = place % 3, place // 3
            there = 9 * number + place < cards
            x, y = left + POKER[0] * column, top + POKER[1] * row
            middle = slice(at(y + 6), at(y + POKER[1] - 6))
            face = front[middle, at(x + 6) : at(x + POKER[0] - 6)]
            behind = back[middle, at(wide - x - POKER[0] + 6) : at(wide - x - 6)]  # turned over on the long edge
            assert (face < 200).any() == there, (number, place)
            assert blue(behind) > 0.6 if there else blue(behind) == 0, (number, place)
        for side in (front, back):
            # above the grid and its bleed there is nothing but the marks, one at every cut
            dark = side[at(top - 5) : at(top - 3), :].max(axis=(0, 2)) < 130
            marks = np.flatnonzero(dark & ~np.roll(dark, 1)) * 25.4 / DOTS
            assert marks == pytest.approx([left + POKER[0] * cut for cut in range(4)], abs=0.5), number


def look_at_the_paper(sheet: Any, paper: str) -> None:
    """Its size; printers leave a margin."""
    wide, high = PAPERS[paper]
    assert sheet.shape[:2] == pytest.approx((at(high), at(wide)), abs=1)
    assert (np.concatenate([sheet[: at(1)], sheet[-at(1) :]], axis=0) == 255).all()
    assert (np.concatenate([sheet[:, : at(1)], sheet[:, -at(1) :]], axis=1) == 255).all()


@pytest.mark.heavy
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("slug", yards.GAMES)
def test_every_game_by_the_command_shows_what_its_page_lays(page: Any, tmp_path: Path, slug: str, paper: str) -> None:  # noqa: F811
    lang, options = LANGUAGE[paper], OPTIONS.get(slug, {})
    laid = sheets(page, slug, paper, lang, "".join(f"&{name}={value}" for name, value in options.items()))
    drawn = printed(slug, tmp_path / "game.pdf", paper, lang, **options)
    assert len(drawn) == len(laid)
    for number, (sheet, told) in enumerate(zip(drawn, laid, strict=True)):
        look_at_the_paper(sheet, paper)
        where = f"{slug}, sheet {number + 1}: {told['kind']}"
        ink = (sheet < 245).any(axis=2)
        assert ink.any() == (told["kind"] != "empty"), where
        for kind, x, y, w, h in [*told["card"], *told["back"], *told["token"], *told["tile"]]:
            part = sheet[at(y + 1) : at(y + h - 1), at(x + 1) : at(x + w - 1)]
            assert (part < 245).any(), (where, kind)
            if kind in [back[0] for back in told["back"]]:
                assert blue(part) > 0.55, (where, kind)
        if told["kind"] in ("cover", "rules", "aid"):  # words and pictures, in dark on white, all over the width
            assert 0.01 < ink.mean() < 0.6, where
            assert (sheet.max(axis=2) < 90).mean() > 0.002, where
            columns = np.flatnonzero(ink.any(axis=0))
            assert columns[-1] > at(PAPERS[paper][0] / 3), where
        low = told["lowest"] + 4 if told["kind"] == "aid" else PAPERS[paper][1] - 5
        assert (sheet[at(low) :, at(12) : -at(12)] > 245).all() or told["card"] or told["back"], where  # nothing hangs out


@pytest.mark.parametrize("paper", [pytest.param("a4", marks=pytest.mark.heavy), "letter"])
def test_what_the_bench_prints_is_what_the_command_prints(visit: Any, tmp_path: Path, paper: str) -> None:
    """The page's own print, as a browser makes it, with the variant that stands on the bench."""
    own = bench(visit, "splat", 3)
    own.locator("[data-section=cards] button", has_text="Add a new one").click()
    change(own, "cards.spare-1.name", "Icicle")
    change(own, "cards.spare-1.copies", "0, 7, 0, 0, 0, 0")
    change(own, "stops.wall.spare-1", "0")
    own.get_by_test_id("print").click()
    own.wait_for_selector(READY.format(paper="a4", lang="en"))
    own.get_by_label("Paper").select_option(paper)
    own.wait_for_selector(READY.format(paper=paper, lang="en"))
    file = tmp_path / "bench.pdf"
    own.pdf(path=str(file), prefer_css_page_size=True, print_background=True)
    made = pictures(file)
    for sheet in made:
        look_at_the_paper(sheet, paper)
    by_command = printed("splat", tmp_path / "command.pdf", paper, variant=SPARE, seats=3)
    assert len(made) == len(by_command)
    for number, (one, other) in enumerate(zip(made, by_command, strict=True)):
        assert one.shape == other.shape
        assert (abs(one - other).max(axis=2) > 60).mean() < 0.001, number
    plain = printed("splat", tmp_path / "plain.pdf", paper, seats=3)
    differing = [n for n, (one, other) in enumerate(zip(made, plain, strict=False)) if (abs(one - other) > 60).mean() > 0.001]
    assert 0 in differing  # the cover lists what differs
    assert len(differing) > 1  # and there are cards of one's own
