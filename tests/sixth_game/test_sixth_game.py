"""A sixth game, which follows docs/adding-a-game.md, is found and played everywhere without a change of any other file. (A
browser plays it in tests/web/test_sixth_game.py.)"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.running import LiveServer, play_to_the_end
from sixth_game.sixth import ENV, HERE, ROOT, SLUG, begin
from snowyard.server.guard import Gate

pytestmark = pytest.mark.xdist_group("sixth")  # its rules are compiled once
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def run(*command: str, folder: Path, said: str = "") -> str:
    """What a program prints that ends well."""
    program = [sys.executable, *command]
    done = subprocess.run(program, cwd=folder, env=ENV, input=said, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def snowyard(*arguments: str, folder: Path, said: str = "") -> str:
    return run("-m", "snowyard.cli", *arguments, folder=folder, said=said)


def test_the_page_names_every_file_that_it_has() -> None:
    files = [file.relative_to(HERE / SLUG).as_posix() for file in (HERE / SLUG).rglob("*.*") if "__pycache__" not in file.parts]
    assert len(files) > 15
    for name in files:
        assert f"`{re.sub(r'/(en|de|fr)[.]', '/<language>.', name)}`" in PAGE, f"docs/adding-a-game.md does not name {name}"


def test_no_file_of_the_house_knows_of_it() -> None:
    for home in (ROOT / "src", ROOT / "web" / "src"):
        for file in home.rglob("*.*"):
            if file.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte"):
                assert SLUG not in file.read_text(encoding="utf-8").lower(), file


def test_what_holds_for_every_game_holds_for_it(tmp_path: Path) -> None:
    """The contract tests, as the page says to run them: games end, nothing leaks, interpreted is compiled, all languages speak,
    positions read back, what it declares is true, whatever the variant."""
    tests = ["tests/contract", "--ignore", "tests/contract/test_cuda.py", "-k", SLUG, "-p", "no:cacheprovider"]
    said = run("-m", "pytest", *tests, folder=ROOT)
    passed = re.search(r"(\d+) passed", said)
    assert passed, said
    assert int(passed[1]) > 60
    assert "failed" not in said


def test_the_tests_that_the_page_shows_pass(tmp_path: Path) -> None:
    shown = re.search(r"```python\n(from snowyard import new, setup\n.*?)```", PAGE, re.DOTALL)
    assert shown
    (tmp_path / "test_page.py").write_text(shown[1], encoding="utf-8")
    assert "2 passed" in run("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", str(tmp_path), folder=ROOT)


def test_a_person_plays_a_whole_game_in_the_terminal_and_the_record_holds(tmp_path: Path) -> None:
    seats = ("--seats", "me,bot:simple,bot:random")
    said = snowyard(
        "play", SLUG, "--plain", "--seed", "7", "--save", "game.txt", *seats, folder=tmp_path, said="a\nb\nc\nd\ne\n" * 40
    )
    assert re.search(r"You play a (soft|firm|wild) push\. The die shows \d\.", said)
    assert "Your hand: " in said
    assert "The game is over. " in said
    assert "all" in snowyard("verify", "game.txt", folder=tmp_path)
    replayed = snowyard("replay", "game.txt", folder=tmp_path)
    assert "begins the game." in replayed
    assert "The game is over. " in replayed


def test_without_a_trained_network_it_has_every_level_but_the_champion(tmp_path: Path) -> None:
    code = f"""
from snowyard import Refusal, game
from snowyard.players import levels_of, player
from snowyard.server.catalogue import checked_level, game_info
print(*levels_of(game("{SLUG}")), *game_info("{SLUG}", "en").levels)
for ask in (lambda: player("champion", game("{SLUG}"), 1), lambda: checked_level("champion", "{SLUG}")):
    try:
        ask()
    except Refusal as refusal:
        print(refusal.sentence)
"""
    levels, *refused = run("-c", code, folder=tmp_path).splitlines()
    assert levels == "easy fair hard expert easy fair hard expert random simple"
    assert refused == [
        f"{SLUG} has no champion, since nobody has trained a network for {SLUG}; its levels are easy, fair, hard, expert",
        f"there is no level 'champion' in {SLUG}; there are easy, fair, hard, expert, random, simple.",
    ]


def test_a_checkout_runs_without_being_installed(tmp_path: Path) -> None:
    assert f"{SLUG}: Sleds" in run("-m", "snowyard", "games", "--plain", folder=tmp_path)


def test_the_lab_plays_it_and_compares_a_variant(tmp_path: Path) -> None:
    said = snowyard("simulate", SLUG, "--games", "300", "--workers", "1", folder=tmp_path)
    assert f"300 games of {SLUG}" in said
    (tmp_path / "tame.toml").write_text("[cards.wild]\nneeds = 6\n")
    compared = snowyard("lab", "compare", SLUG, "--variant", "tame.toml", "--games", "1000", "--workers", "1", folder=tmp_path)
    assert "Games are longer in turns" in compared


ADAPTERS = f"""
import warnings
warnings.simplefilter("ignore")
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
import snowyard.adapters.gymnasium
from snowyard.adapters import pettingzoo

api_test(pettingzoo.env("{SLUG}", seats=3), num_cycles=40)
env = gymnasium.make("snowyard/{SLUG}-v0", opponents="simple")
check_env(env.unwrapped, skip_render_check=True)
_, info = env.reset(seed=5)
over = False
while not over:
    *_, reward, over, _, info = env.step(env.action_space.sample(mask=info["action_mask"]))
print("reward", reward)
"""


def test_learners_play_it(tmp_path: Path) -> None:
    assert re.search(r"reward [01]\.", run("-c", ADAPTERS, folder=tmp_path))


@pytest.fixture
def far(tmp_path: Path) -> Iterator[LiveServer]:
    """A server in a process of its own, which has the sixth game."""
    process = begin(tmp_path)
    yard = LiveServer("", None, 1.0, Gate())
    yard.port = process.port
    yield yard
    process.stop()


def test_a_server_deals_it_and_three_play_it_over_the_protocol(far: LiveServer) -> None:
    told = {game["slug"]: game for game in far.get("/api/games?lang=fr")["games"]}[SLUG]
    assert told["title"] == "Luges"
    assert told["own"] == ["hand"]
    assert told["words"]["hand"] == "main"
    assert "**SLEDS-05**" in far.get(f"/api/games/{SLUG}/rules")["markdown"]
    table, keys = far.table(SLUG, 2, 1, options={"hill": 8})
    assert far.get(f"/api/tables/{table}")["hides"] is True
    assert len(far.get(f"/api/tables/{table}/things?lang=de")["things"]) == 5
    with far.guests(table, [*keys, None]) as guests:
        first, _, watcher = guests
        assert play_to_the_end(guests) > 3
        for guest in guests:
            assert guest.state is not None
            assert sum(guest.state["payoff"]) == 1
        assert sum(first.state["view"]["hand"].values()) == 3  # type: ignore[index]
        assert watcher.state["view"]["hand"] == {}  # type: ignore[index]
        drawn = [event for line in watcher.lines for event in line["events"] if event["kind"] == "drew"]
        assert not drawn, "who draws what is told to nobody else"
    replay = far.get(f"/api/tables/{table}/replay")
    assert replay["over"]
    answer = httpx.get(f"{far.address}/api/tables/{table}/record", headers={"Authorization": f"Bearer {keys[0]}"})
    assert f"game {SLUG}" in answer.text or SLUG in answer.text[:200]
