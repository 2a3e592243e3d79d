"""Play-testers say how a variant was: at a table of the page and at one on a server, each kept with its record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from snowyard.match import Feedback, read, verify
from web.browsing import play

VARIANT = "start.hit_points = 3"
SAVED = "Record file"


def over_at(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-testid=prompt]")
    assert play(page)["over"]


def record_of(page: Any, file: Path) -> str:
    with page.expect_download() as got:
        page.get_by_role("button", name=SAVED).click()
    got.value.save_as(file)
    return file.read_text(encoding="utf-8")


def give(page: Any, fun: int, sentence: str = "", **flags: bool) -> None:
    form = page.get_by_test_id("feedback")
    assert form.get_by_role("button", name="Send").is_disabled()  # nothing is chosen for anybody
    form.get_by_label(f"{fun} of 5").check()
    for label in flags:
        form.get_by_label(label).check()
    form.get_by_label("A sentence").fill(sentence)
    form.get_by_role("button", name="Send").click()
    form.get_by_text("Thank you.").wait_for()


def table_with(yard: Any, variant: str) -> str:
    options = {"variant": variant} if variant else {}
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "bot", "level": "random"}]
    made = httpx.post(f"{yard.url}/api/tables", json={"game": "forts", "seats": seats, "options": options}).json()
    return f"{made['table']} {made['seats'][0]['key']}"


def sit(page: Any, yard: Any, variant: str) -> str:
    table, key = table_with(yard, variant).split()
    held = json.dumps([{"table": table, "seat": 0, "key": key}])
    page.add_init_script(f"localStorage.setItem('snowyard.keys', {held!r})")
    over_at(page, f"/#/table/{table}")
    return table


def test_a_table_of_the_page_asks_about_its_variant_and_keeps_the_answer_with_the_record(visit: Any, tmp_path: Path) -> None:
    page = visit(accept_downloads=True, settings={"where": "here"})
    page.goto("/#/bench/forts")
    page.wait_for_selector("[data-section]")
    page.locator(".seats select").select_option("2")
    page.locator("[data-path='start.hit_points'] input").fill("3")
    page.keyboard.press("Enter")
    page.get_by_test_id("play").click()
    page.wait_for_selector("[data-testid=prompt]")
    assert play(page)["over"]
    give(page, 4, "Short # and sweet", Unfair=True)
    page.reload()
    page.get_by_text("Thank you. It is kept with the record of this game.").wait_for()
    record = record_of(page, tmp_path / "game.txt")
    assert list(read(record).feedback.values()) == [Feedback(4, False, True, "Short # and sweet")]
    assert "to its end" in verify(record)


@pytest.mark.parametrize("variant", [VARIANT, ""])
def test_a_table_on_a_server_asks_about_variants_only(visit: Any, yard: Any, tmp_path: Path, variant: str) -> None:
    page = visit(accept_downloads=True)
    table = sit(page, yard, variant)
    if not variant:
        assert page.get_by_test_id("feedback").count() == 0
        return
    assert "whoever runs the server can read it" in page.get_by_test_id("feedback").inner_text()
    give(page, 2, "We waited.", **{"Too long": True})
    record = record_of(page, tmp_path / "game.txt")
    assert read(record).feedback == {0: Feedback(2, True, False, "We waited.")}
    assert "feedback" not in httpx.get(f"{yard.url}/api/tables/{table}/record").text
