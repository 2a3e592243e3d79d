"""What axe-core finds wrong with a page for people who see, hear or point otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from web.browsing import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""All that axe can tell of, whatever impact it gives to it; except what is still an experiment of its makers."""
ASK = """async (values) =>
  (await axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values } })).violations"""


def faults(page: Any) -> list[str]:
    """What axe finds on this page: from minor to critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    said = []
    for fault in page.evaluate(ASK, list(RULES)):
        nodes = fault["nodes"]
        if fault["id"] == "label-content-name-mismatch":  # axe joins the texts of a picture without spaces: '9Nimble'
            nodes = [node for node in nodes if not node["html"].startswith("<g")]
        if fault["id"] == "target-size":  # what the edge of a scrolled box cuts is whole when it is scrolled into sight
            nodes = [node for node in nodes if "partially obscured" not in node["failureSummary"]]
        if nodes:
            where = [node["html"][:120] for node in nodes][:4]
            said.append(f"{fault['id']} ({fault['impact']}): {fault['help']} {where} {nodes[0]['failureSummary']}")
    return said


class Look(Protocol):
    def __call__(self, page: Any, place: str, goes_to: str = "", waits_for: str = "") -> None: ...


@contextmanager
def nothing_found() -> Iterator[Look]:
    """Look at many places; at the end those where axe found anything are named, all together."""
    found: dict[str, list[str]] = {}

    def look(page: Any, place: str, goes_to: str = "", waits_for: str = "") -> None:
        """`goes_to`: the address of the place, if the page is not there; `waits_for`: what must stand there."""
        if goes_to:
            page.goto(goes_to)
        if waits_for:
            page.wait_for_selector(waits_for)
        found[place] = faults(page)

    yield look
    assert found
    said = [f"{place}: {fault}" for place, faults in found.items() for fault in faults]
    assert not said, "\n".join(said)
