"""Print and play: every component on paper, as many as the rules deal, at its exact size, with backs behind fronts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from snowyard.cli import main
from snowyard.games.duel.layout import KINDS
from snowyard.games.splat.content import CARDS, SPARE_CARDS
from snowyard.games.village.content import CARD_NAMES
from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table, new
from snowyard.server import printing
from web import browsing as yards
from web.browsing import CHROMIUM, counted
from web.conftest import need
from web.published import Folder, installed

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POKER, MINI = (63.0, 88.0), (44.0, 68.0)
READY = ".sheets[data-ready={paper}][lang={lang}]:not(:has(.measure:not([data-laid])))"
LAID = """(sheets) => {
  const mm = document.querySelector('[data-sheet=cover]').getBoundingClientRect().width / WIDTH;
  const long = (n) => Math.round((n / mm) * 100) / 100;
  const box = (node, of) => {
    const a = node.getBoundingClientRect();
    return [long(a.left - of.left), long(a.top - of.top), long(a.width), long(a.height)];
  };
  return sheets.map((sheet) => {
    const of = sheet.getBoundingClientRect();
    const all = (what) => [...sheet.querySelectorAll(`[data-${what}]`)].map((n) => [n.dataset[what], ...box(n, of)]);
    const inside = [...sheet.querySelectorAll('.card > *, .read, .cover, .mat, .slot, .columns > div')];
    const cut = inside.filter((n) => n.scrollHeight > n.clientHeight + 1 || n.scrollWidth > n.clientWidth + 1 ||
      n.textContent.includes('…'));
    const read = [...sheet.querySelectorAll('p:not(.label), td, th, h2, h3')];
    const lowest = Math.max(0, ...read.map((n) => long(n.getBoundingClientRect().bottom - of.top)));
    return { kind: sheet.dataset.sheet, size: [long(of.width), long(of.height)], card: all('card'), back: all('back'),
      token: all('token'), tile: all('tile'), ruler: all('ruler'), lowest, cut: cut.map((n) => n.outerHTML.slice(0, 300)) };
  });
}"""


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    own = Folder(tmp_path_factory.mktemp("printed"))
    yield own
    own.stop()


@pytest.fixture
def page(chromium: Any, folder: Folder) -> Iterator[Any]:
    own = yards.visitor(chromium, folder)
    yield own
    complaints = own.complaints
    own.context.close()
    assert complaints == []


def sheets(page: Any, slug: str, paper: str = "a4", lang: str = "en", more: str = "") -> list[dict[str, Any]]:
    """What lies where on each sheet, in millimetres from its corner."""
    page.goto(f"./#/print/{slug}?paper={paper}&language={lang}{more}")
    page.reload()  # what lies there from before is not what we ask for
    page.wait_for_selector(READY.format(paper=paper, lang=lang))
    laid: list[dict[str, Any]] = page.eval_on_selector_all(".sheet", LAID.replace("WIDTH", str(PAPERS[paper][0])))
    return laid


def dealt(table: Table) -> Counter[str]:
    """The cards of a table, counted where the rules have laid them."""
    t, found = table.t, Counter[str]()
    if table.game.slug == "splat":
        found.update(dict(zip((*CARDS, *SPARE_CARDS), t.deck, strict=True)))
    elif table.game.slug == "duel":
        found.update(KINDS[t.kind_of[card]] for cards in t.place for card in range(64) if cards >> card & 1)
    elif table.game.slug == "village":
        found.update({name: t.deck[i] + sum(hand[i] for hand in t.hand) for i, name in enumerate(CARD_NAMES)})
        found.update({f"kid {kid}": 1 for kid in range(t.kids)})
    elif table.game.slug == "lanes":
        in_play = 2 * t.lanes
        of_ranks = {one["rank"]: one["copies"] for one in table.view(-1)["deck"]}
        found.update(of_ranks)
        assert sum(of_ranks.values()) == sum(t.pile) + sum(t.aside) + sum(map(sum, t.hand)) + in_play
    return +found


def check(laid: list[dict[str, Any]], table: Table, paper: str) -> None:
    wide, high = PAPERS[paper]
    cards = Counter(kind for sheet in laid for kind, *_ in sheet["card"])
    assert cards == dealt(table)
    for number, sheet in enumerate(laid):
        assert sheet["size"] == pytest.approx([wide, high], abs=0.02)
        assert sheet["cut"] == [], sheet["kind"]
        assert sheet["lowest"] <= high - 5, sheet["kind"]
        pieces = sheet["card"] + sheet["back"] + sheet["token"] + sheet["tile"]
        for kind, x, y, w, h in pieces:
            assert min(x, y, wide - x - w, high - y - h) >= 7 - 0.02, (sheet["kind"], kind)
        for kind, _, _, w, h in sheet["card"] + sheet["back"]:
            size = MINI if table.game.slug == "village" and not kind.startswith("kid") else POKER
            assert (w, h) == pytest.approx(size, abs=0.02)
        if sheet["card"] or sheet["token"] or sheet["tile"]:
            assert number % 2 == 0, "what is cut begins a sheet of paper"
            behind = laid[number + 1]
            assert behind["kind"] in ("backs", "empty")
            for (kind, x, y, w, _), (of, bx, by, _, _) in zip(sheet["card"], behind["back"], strict=False):
                assert (of, bx, by) == (kind, pytest.approx(wide - x - w, abs=0.03), pytest.approx(y, abs=0.02))
            assert len(behind["back"]) == (len(sheet["card"]) if behind["kind"] == "backs" else 0)
    assert {"cover", "rules", "aid"} <= {sheet["kind"] for sheet in laid}
    (ruler,) = (mark for sheet in laid if sheet["kind"] == "cover" for mark in sheet["ruler"])
    assert ruler[3] == pytest.approx(80, abs=0.02)


@pytest.mark.parametrize(
    ("slug", "paper", "lang", "options"),
    [
        ("splat", "letter", "de", {"seats": 2}),
        ("duel", "a4", "fr", {"seats": 3}),
        ("lanes", "letter", "en", {}),
        ("village", "a4", "de", {"cards": "deal"}),
    ],
)
def test_as_many_cards_are_printed_as_the_rules_deal_at_their_exact_size_with_backs_behind_them(
    page: Any, slug: str, paper: str, lang: str, options: dict[str, Any]
) -> None:
    more = "".join(f"&{name}={value}" for name, value in options.items())
    check(sheets(page, slug, paper, lang, more), new(slug, seed=1, **options), paper)


@pytest.mark.sweep
@pytest.mark.parametrize("slug", yards.GAMES)
@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_is_cut_off_in_any_language(page: Any, slug: str, paper: str) -> None:
    for lang in ("en", "de", "fr"):
        check(sheets(page, slug, paper, lang), new(slug, seed=1, **({"cards": "deal"} if slug == "village" else {})), paper)


def test_forts_has_a_sheet_for_everybody_and_bricks_and_dice_as_its_content_says(page: Any) -> None:
    variant = "[wall]\nslots = 4\n[cube]\ninside = [9, 1, 2, 3, 4, 5, 6, 7, 8, 9]"
    laid = sheets(page, "forts", "letter", "en", f"&seats=3#variant={quote(variant)}")
    check(laid, new("forts", seed=1, seats=3, variant=variant), "letter")
    tokens = Counter(kind for sheet in laid for kind, *_ in sheet["token"])
    assert tokens == {"brick": 12, "hit": 3, "freeze": 3, "hide": 9, "snowball": 9, "heap": 3}
    assert page.locator("[data-mat]").count() == 3
    assert page.locator("[data-mat='0'] [data-slot]").count() == 4
    assert page.locator("[data-wall='3'] td").all_inner_texts() == ["miss", "miss", "near miss", "hit", "hit", "instant freeze"]
    assert page.locator("[data-wall]").count() == 5
    told = page.locator("[data-sheet=cover] .changed li").all_inner_texts()
    assert told[0].endswith(": 4 instead of 6")  # in words, and not as content.toml has it
    assert not any("slots" in line or " = " in line for line in told)
    assert len(told) == 2
    assert "its numbers hold" in page.inner_text("[data-sheet=rules] [data-testid=variant-first]")
    sheets(page, "forts", "letter", "en")
    assert page.locator("[data-testid=variant-first]").count() == 0


def test_all_changes_of_a_variant_are_told_on_a_sheet_of_their_own_where_there_are_many(page: Any) -> None:
    variant = "".join(f"ranks.{rank}.copies = 3\nranks.{rank}.hit_points = 3\n" for rank in RANKS)
    laid = sheets(page, "lanes", "a4", "de", f"#variant={quote(variant)}")
    assert [sheet["kind"] for sheet in laid[:4]] == ["cover", "differs", "empty", "rules"]
    told = page.locator("[data-sheet=differs] .changed li").all_inner_texts()
    assert len(told) == 2 * len(RANKS)
    assert all(" statt " in line for line in told)
    assert page.locator("[data-sheet=cover] .changed").count() == 0
    assert f"{len(told)} Zahlen sind anders" in page.inner_text("[data-sheet=cover]")


def test_a_map_is_printed_in_inches_or_at_half_their_size(page: Any) -> None:
    for scale, tiles, inch in (("full", 12, 25.4), ("half", 4, 12.7)):
        laid = sheets(page, "village", "letter", "en", f"&scale={scale}&map=pond&backs=off")
        parts = [tile for sheet in laid for tile in sheet["tile"]]
        assert len(parts) == tiles
        across = {name[0]: w for name, _, _, w, _ in parts}
        down = {name[1]: h for name, _, _, _, h in parts}
        assert [sum(across.values()), sum(down.values())] == pytest.approx([24 * inch, 24 * inch], abs=0.2)
        figures = [token for sheet in laid for token in sheet["token"]]
        assert [w for _, _, _, w, _ in figures] == pytest.approx([inch] * 6, abs=0.02)
        assert not {"backs", "empty"} & {sheet["kind"] for sheet in laid}


def test_the_page_is_found_from_the_rulebook_prints_and_takes_wishes(page: Any) -> None:
    page.goto("./#/rules/splat")
    page.get_by_role("link", name="Print and play").click()
    page.wait_for_selector(READY.format(paper="a4", lang="en"))
    page.evaluate("void (window.print = () => (window.printed = (window.printed ?? 0) + 1))")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed === 1")
    page.get_by_label("Paper").select_option("letter")
    page.wait_for_selector(READY.format(paper="letter", lang="en"))
    variant = "[cards.wall]\ncopies = [8, 8, 8, 8, 8, 8]\n[cards.spare-1]\nname = 'Avalanche'\ncopies = [0, 0, 2, 0, 0, 0]"
    file = {"name": "mine.toml", "mimeType": "text/plain", "buffer": variant.encode()}
    page.set_input_files("input[type=file]", files=[file])
    page.wait_for_selector("[data-card=spare-1]")
    counted(page.locator("[data-card=wall]"), 8)
    assert page.locator("[data-card=spare-1] h3").all_inner_texts() == ["Avalanche"] * 2
    page.set_input_files("input[type=file]", files=[{**file, "buffer": b"[cards.wall]\ncopies = 8"}])
    said = page.get_by_role("alert").inner_text()
    assert said == "splat: cards.wall.copies must be a list of 6, each a whole number from 0 to 30, not 8."
    page.get_by_role("button", name="Leave it out").click()
    page.wait_for_selector(READY.format(paper="letter", lang="en") + ":not(:has([data-card=spare-1]))")
    counted(page.locator("[data-card=wall]"), 5)
    page.goto("./#/print/nosuch")
    assert page.get_by_role("alert").inner_text() == "There is no game of this name here."


def test_pages_are_printed_without_a_network_too(chromium: Any, folder: Folder) -> None:
    page = yards.visitor(chromium, folder, service_workers="allow")
    installed(page)
    page.context.set_offline(True)
    assert sheets(page, "forts")[0]["kind"] == "cover"
    complaints = page.complaints
    page.context.close()
    assert complaints == []


def test_the_command_writes_the_same_pages_as_a_pdf(built: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    need("" if CHROMIUM else "no Chromium: apt-get install chromium")
    assert CHROMIUM is not None
    file, variant = tmp_path / "duel.pdf", tmp_path / "mine.toml"
    variant.write_text("[cards]\na1.copies = 2\n", encoding="utf-8")
    wishes = ("--paper", "letter", "--language", "de", "--variant", str(variant), "--browser", CHROMIUM)
    assert main(["print", "duel", *wishes, "--out", str(file)]) == 0
    written = file.read_bytes()
    cards = new("duel", seed=1, variant=variant.read_text("utf-8"))
    pages = 2 + 2 * -(-sum(dealt(cards).values()) // 9) + 2 + 2  # cover and rules, cards with backs, tokens, two of aids
    assert capsys.readouterr().out == f"{file}: {pages} pages. Print them at 100 % (actual size), on both sides.\n"
    assert len(re.findall(rb"/Type ?/Page\b", written)) == pages
    assert set(re.findall(rb"/MediaBox ?\[([^\]]*)\]", written)) == {b"0 0 612 792"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("splt",), "there is no game 'splt'"),
        (("splat", "--option", "seats=9"), "the option seats must be a whole number from 2 to 7, not '9'"),
        (("splat", "--language", "tlh"), "there is no language 'tlh'; there are en, de, fr"),
        (("splat", "--browser", "no-such-program"), "there is no browser no-such-program"),
        (("splat", "--browser", "true"), "does not start; name another browser by --browser"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_sentence(
    built: None, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert main(["print", *words, "--out", str(tmp_path / "x.pdf")]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "x.pdf").exists()


def test_without_a_browser_the_command_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "PLACES", ())
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Refusal, match=r"print from any browser: `snowyard serve --open`") as refused:
        printing.browser_path(None)
    assert "Print and play" in refused.value.sentence


RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
