from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

import guards
from snowyard import Game, game, games
from snowyard.kernel import sentences

settings.register_profile("snowyard", deadline=None, derandomize=True)  # no test depends on the clock or on luck
settings.load_profile("snowyard")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # begun in the background of a shell; programs under test inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)
guards.put_up()
sentences.STRICT = True


@pytest.fixture(autouse=True)
def nothing_is_written_outside_records() -> Iterator[None]:
    """Compiled rules do not check their indices; the words round every block of records tell."""
    yield
    overruns = guards.overruns()
    assert not overruns, overruns


@pytest.fixture(params=games(), scope="session")
def any_game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return game(request.param)


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game run in one process (under --dist loadgroup), so that its rules are compiled once."""
    for item in items:
        slug = item.callspec.params.get("any_game") if hasattr(item, "callspec") else None
        parts = item.path.parts
        if slug is None and "rules" in parts:
            slug = parts[parts.index("rules") + 1]
        if slug is not None and "test_interpreted" not in item.path.name:
            item.add_marker(pytest.mark.xdist_group(str(slug)))
