from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from web import browsing as yards
from web.browsing import ServerProcess

HERE = Path(__file__).parent
TOGETHER = (
    "test_called",
    "test_choosing",
    "test_clocks",
    "test_going_on",
    "test_one_screen",
    "test_together",
    "test_traps",
    "test_whole_games",
)
"""Tables of several people, and whole games: as long as all others that need a server."""
PAGE = (
    "test_bench",
    "test_lessons",
    "test_offline",
    "test_preparing",
    "test_print",
    "test_print_pictures",
    "test_review",
    "test_shipping",
    "test_stranger",
)
"""What is tried without a server, or needs one for a moment only."""
NO_BROWSER = "test_the_client_passes_its_own_checks"
SILENT = pytest.mark.flaky(reruns=1, only_rerun=[r"^TimeoutError: .*Timeout \d+ms exceeded"])
"""A browser that has not answered for a minute is asked once more, and the run says so (docs/decisions/40). Nothing else is."""


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests of a group share one server, so each group runs in one process (under --dist loadgroup)."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(group_of(item)))
            item.add_marker(SILENT)


def group_of(item: pytest.Item) -> str:
    if item.name.startswith(NO_BROWSER):
        return "checks"
    return "together" if item.path.stem in TOGETHER else "page" if item.path.stem in PAGE else "web"


def need(what: str) -> None:
    """Skip, saying what is missing; where everything must be there, fail."""
    if what and os.environ.get("CI") == "true":
        pytest.fail(what)
    if what:
        pytest.skip(what)


@pytest.fixture(scope="session")
def built() -> None:
    """The client is built from the sources as they are."""
    need(yards.build_client())


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Not for longer than a module: while it runs, no other test of this process can have an event loop."""
    need(yards.missing())
    with yards.browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def yard(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    own = ServerProcess(tmp_path_factory.mktemp("yard"))
    own.start()
    yield own
    own.stop()


@pytest.fixture
def visit(chromium: Any, yard: ServerProcess) -> Iterator[Any]:
    """`visit(...)` opens a browser of its own; afterwards none of them may have complained."""
    pages: list[Any] = []

    def open_one(**wishes: Any) -> Any:
        page = yards.visitor(chromium, wishes.pop("yard", yard), **wishes)
        pages.append(page)
        return page

    yield open_one
    complaints = [said for page in pages for said in page.complaints]
    for page in pages:
        page.context.close()
    assert complaints == []
