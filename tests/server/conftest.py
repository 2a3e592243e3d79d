from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.canaries import with_canaries
from server.later import Later, set_forward
from server.postgres import Postgres, postgres
from server.running import LiveServer, serving
from steady import make_steady

IN_A_THREAD = pytest.mark.filterwarnings("ignore:Do not use the .random. module")
"""Hypothesis blames its strategies when the server draws lots in its thread at the same moment."""


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the server run in one process: they share a server and a PostgreSQL."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("server"))
            item.add_marker(IN_A_THREAD)


@pytest.fixture(scope="session", autouse=True)
def no_luck() -> None:
    make_steady()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def yard(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server on each kind of database, for all tests that share it."""
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("yard") / "tables.db")
    else:
        cluster: Postgres = request.getfixturevalue("cluster")
        place = cluster.database()
    with serving(place, ("duel", "forts", "lanes", "splat")) as running:
        yield running


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """The server's clock, to be set forward."""
    return set_forward(monkeypatch)


@pytest.fixture
def canaries() -> Iterator[None]:
    """What each seat sees carries a token of that seat."""
    with with_canaries():
        yield
