from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

DECIDES = ("SNOWYARD_MACHINE", "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")
ASKED = {*DECIDES} & {*os.environ}
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
ALL = "all"
LEFT_TO_HEAVY = {
    # what takes long to compile or to play in the biggest games
    "adapters/test_batch.py": (*BIGGEST, "lanes", "test_what_seats_know_is_the_same_however_seldom_somebody_looks"),
    "adapters/test_deals.py": BIGGEST,
    "adapters/test_export.py": BIGGEST,
    "adapters/test_gymnasium.py": BIGGEST,
    "adapters/test_pettingzoo.py": (*BIGGEST, "test_in_duel_all_choose_at_the_same_time"),
    "contract/test_calls.py": BIGGEST,
    "contract/test_interpreted.py": (*BIGGEST, "lanes"),
    "lab/test_simulate.py": BIGGEST,
    "lab/test_survey.py": BIGGEST,
    "match/test_puzzles.py": BIGGEST,
    "typescript/test_engine.py": BIGGEST,
    "wasm/test_changing.py": (*BIGGEST, "lanes", "test_native_code_takes_over", "test_without_a_module_that_fits"),
    "wasm/test_contract.py": (*BIGGEST, "lanes"),
    "wasm/test_machine.py": (*BIGGEST, "lanes"),
    "wasm/test_pairs.py": BIGGEST,
    # more of what is tried here by a sample
    "bounds/test_sample.py": (*BIGGEST, "lanes", "splat", "test_hints_are_compiled_with_checked_indices"),
    "lab/report/test_report.py": (*BIGGEST, "lanes", "splat", "test_the_same_command_makes_the_same_page"),
    "lab/test_independent.py": (
        *(*BIGGEST, "lanes"),
        "test_a_copy_of_a_printed_card",
        "test_the_worth_of_lanes_cards",
        "test_units_are_exchanged",
    ),
    "lab/test_planted.py": (ALL,),
    "rules/splat/test_figures.py": ("3", "5", "6"),
    "server/test_memory.py": (ALL,),
    "sixth_game/test_sixth_game.py": ("test_what_holds_for_every_game_holds_for_it", "test_the_lab_plays_it"),
    "test_commands_of_the_docs.py": (
        "adding-a-game.md",
        "designing.md",
        "lessons.md",
        "publishing.md",
        "serving.md",
        "simulating.md",
        "variants.md",
    ),
    "typescript/test_bench_figures.py": (ALL,),
    "typescript/test_review.py": (ALL,),
    # how the page looks in every game and on every screen, and what else takes a browser long; secrets and traps stay
    "web/test_axe.py": (*BIGGEST, "lanes", "splat"),
    "web/test_bench.py": (
        "test_both_verdicts_are_shown",
        "test_links_with_garbage",
        "test_one_number_is_drawn",
        "test_the_page_searches_for_balance",
        "test_the_search_says_where",
        "test_two_tabs_take_nothing",
    ),
    "web/test_calm.py": (*BIGGEST, "lanes", "splat"),
    "web/test_everyone.py": ("evening", "forts", "lanes", "splat"),
    "web/test_lessons.py": (
        *(*BIGGEST, "lanes", "splat"),
        *("forts-mouse", "forts-touch", "duel-mouse", "duel-touch", "duel-keyboard"),
        *("village-mouse", "village-touch", "village-keyboard"),
    ),
    "web/test_offline.py": (*BIGGEST, "lanes", "splat"),
    "web/test_offline_learning.py": (ALL,),
    "web/test_plain_to_see.py": (*BIGGEST, "lanes", "splat", "broad tablet", "test_held_sideways", "test_how_far"),
    "web/test_print.py": (*BIGGEST, "lanes"),
    "web/test_seen_by_playing.py": (ALL,),
    "web/test_seen_on_small_screens.py": (ALL,),
    "web/test_shipping.py": ("test_a_wheel_in_a_clean_place",),
    "web/test_start.py": ("evening",),
    "web/test_village_by_hand.py": (ALL,),
}
"""Tests that make test leaves to make test-heavy (docs/decisions/40): by a word of their parameters, by how their name begins,
or all of a file. Here the same is tried in other games, or a part of it."""
LONGEST_FIRST = ("web", "village", "duel", "together", "page", "lanes", "splat", "forts", "server", "checks", "sixth")
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


@pytest.fixture(autouse=True)
def programs_under_test_begin_as_their_users_do() -> Iterator[None]:
    """Whoever changes what runs the rules for this whole process would have all later programs compile, each for itself."""
    before = {name: os.environ.get(name) for name in DECIDES}
    yield
    assert {name: os.environ.get(name) for name in DECIDES} == before


@pytest.fixture(params=games(), scope="session")
def any_game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return game(request.param)


def is_left_to_heavy(item: pytest.Item) -> bool:
    words = LEFT_TO_HEAVY.get(item.path.relative_to(Path(__file__).parent).as_posix(), ())
    given = set(item.callspec.id.split("-")) | {item.callspec.id} if hasattr(item, "callspec") else set()
    return any(word in (ALL, *given) or item.name.startswith(word) for word in words)


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game run in one process (under --dist loadgroup), so that its rules are compiled once."""
    for item in items:
        slug = item.callspec.params.get("any_game") if hasattr(item, "callspec") else None
        parts = item.path.parts
        if slug is None and "rules" in parts:
            slug = parts[parts.index("rules") + 1]
        if is_left_to_heavy(item) and item.get_closest_marker("sweep") is None:
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
