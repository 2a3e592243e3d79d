"""What axe-core finds wrong with a page for people who see, hear or point otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from web.browsing import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Any) -> list[str]:
    """What axe finds serious or worse on this page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    said = []
    for fault in found:
        nodes = fault["nodes"]
        if fault["id"] == "label-content-name-mismatch":  # axe joins the texts of a picture without spaces: '9Nimble'
            nodes = [node for node in nodes if not node["html"].startswith("<g")]
        if nodes and fault["impact"] in ("serious", "critical"):
            said.append(f"{fault['id']}: {fault['help']} {[node['html'][:120] for node in nodes][:4]}")
    return said


class Look(Protocol):
    def __call__(self, page: Any, place: str, goes_to: str = "", waits_for: str = "") -> None: ...


@contextmanager
def nothing_serious() -> Iterator[Look]:
    """Look at many places; at the end those where axe found anything are named, all together."""
    found: dict[str, list[str]] = {}

    def look(page: Any, place: str, goes_to: str = "", waits_for: str = "") -> None:
        """`goes_to`: the address of the place, if the page is not there; `waits_for`: what must stand there."""
        if goes_to:
            page.goto(goes_to)
        if waits_for:
            page.wait_for_selector(waits_for)
        found[place] = serious(page)

    yield look
    assert found
    assert {place: said for place, said in found.items() if said} == {}
