from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ASKED = {"SNOWYARD_MACHINE", "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"} & set(os.environ)
os.environ.setdefault("SNOWYARD_MACHINE", "native")
os.environ["SNOWYARD_LANGUAGE"] = "en"  # whatever the system of whoever runs the tests speaks
import guards  # noqa: E402
from snowyard import Game, game, games  # noqa: E402
from snowyard.kernel import machine, sentences  # noqa: E402

if not ASKED:
    del os.environ[machine.VARIABLE]  # tests are quick here by native code; programs under test begin as their users' do
settings.register_profile("snowyard", deadline=None, derandomize=True)  # no test depends on the clock or on luck
settings.load_profile("snowyard")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # begun in the background of a shell; programs under test inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)
BIGGEST = ("duel", "village")
LEFT_TO_HEAVY = {  # what takes long to compile or to play there: make test has the smaller games, make test-heavy these
    "adapters/test_batch.py": (*BIGGEST, "lanes"),
    "adapters/test_deals.py": BIGGEST,
    "adapters/test_export.py": BIGGEST,
    "adapters/test_gymnasium.py": BIGGEST,
    "adapters/test_pettingzoo.py": BIGGEST,
    "bounds/test_sample.py": BIGGEST,
    "contract/test_calls.py": BIGGEST,
    "contract/test_interpreted.py": BIGGEST,
    "lab/report/test_report.py": (*BIGGEST, "lanes", "splat"),
    "lab/test_independent.py": (*BIGGEST, "lanes"),
    "lab/test_simulate.py": BIGGEST,
    "lab/test_survey.py": BIGGEST,
    "wasm/test_changing.py": BIGGEST,
    "wasm/test_contract.py": BIGGEST,
    "wasm/test_machine.py": BIGGEST,
}
LONGEST_FIRST = ("web", "village", "duel", "page", "lanes", "splat", "forts", "server", "sixth")
"""Groups as they are begun (the Makefile says --no-loadscope-reorder). Browsers wait for much, so they begin, and
others work meanwhile; a game's own group compiles it, and the server's tests, which play all games, find that on the disk; single
tests fill what is left at the end."""
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
        if slug in LEFT_TO_HEAVY.get(item.path.relative_to(Path(__file__).parent).as_posix(), ()):
            item.add_marker(pytest.mark.heavy)
        if slug is not None and "test_interpreted" not in item.path.name:
            item.add_marker(pytest.mark.xdist_group(str(slug)))


@pytest.hookimpl(tryfirst=True)  # before xdist hands them out
def pytest_collection_finish(session: pytest.Session) -> None:
    order = {name: place for place, name in enumerate(LONGEST_FIRST)}

    def place(item: pytest.Item) -> int:
        mark = item.get_closest_marker("xdist_group")
        return order.get(str(mark.args[0]), len(order)) if mark is not None else len(order)

    session.items.sort(key=place)
