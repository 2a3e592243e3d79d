"""Trained networks: evaluated in whole numbers as the trainer evaluates them, the same on every machine, refused where they
do not fit. Games without one are given one of random numbers, so that all of this holds for any network."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from players.network_search import any_network, searched
from snowyard import Game, Refusal, game, new
from snowyard.kernel.finding import own_games
from snowyard.kernel.record import PLAIN_RULES
from snowyard.players import Bot, check_kind, levels, levels_of, networks, player
from snowyard.players.search import Searcher, Settings
from snowyard.players.search_machine import plain_driver
from snowyard.players.tree import network
from support import of_the_house, some_tables

HERE = Path(__file__).parent
NEAR = 0.06
"""So far at most are whole numbers from the trainer's: of a number whose difference of 1 between two seats is 73 to 27 %."""
CHAMPIONS = [slug for slug in own_games() if (networks.home_of(game(slug)) / networks.FILE).is_file()]
Floats = npt.NDArray[np.float64]


@pytest.fixture
def learned(any_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that has a network: its own, or else one of random numbers."""
    if networks.lack(any_game):
        any_network(any_game, tmp_path)
        monkeypatch.setenv(networks.ELSEWHERE, str(tmp_path))
    return any_game


def cells_of(of: Game, tables: int = 2) -> Floats:
    """What seats see at some tables, as the network takes it."""
    driver, rows = plain_driver(of), []
    two = of.quiet_layout.array(2)
    cells = np.zeros(of.network_inputs, np.float32)
    for table in some_tables(of, tables, deals=1, apart=20):
        for seat in range(table.seats):
            two.raw[0] = table.quiet()
            driver.look(two.lifted, two.raw, seat, cells)
            rows.append(cells.astype(np.float64))
    return np.array(rows)


def by_the_trainer(cells: Floats, weights: Floats, biases: Floats) -> Floats:
    """The network in floating point, as train/champion.py has it."""
    inputs, (one, two) = cells.shape[1], (network.UNITS_1, network.UNITS_2)
    at = inputs * one
    first, second, last = (
        weights[:at].reshape(inputs, one),
        weights[at : at + one * two].reshape(one, two),
        weights[at + one * two :],
    )
    taken = np.clip(np.floor(cells * network.INPUT_ONE + 0.5), -network.MOST_INPUT, network.MOST_INPUT) / network.INPUT_ONE
    units = np.clip(taken @ first + biases[:one], 0, 1)
    units = np.clip(units @ second + biases[one : one + two], 0, 1)
    return np.asarray(units @ last + biases[-1])


def in_whole_numbers(of: Game, cells: Floats, weights: Any, biases: Any) -> Floats:
    units = np.zeros(network.UNITS, np.int32)
    with np.errstate(over="ignore"):
        return np.array([network.stands(row.astype(np.float32), of.network_inputs, weights, biases, units) for row in cells])


def scales(weights: int) -> Floats:
    """For what 1 stands in each bias."""
    first = np.full(network.UNITS_1, float(network.INPUT_ONE * network.WEIGHT_ONE))
    return np.concatenate([first, np.full(network.UNITS_2 + 1, float(network.UNIT_ONE * network.WEIGHT_ONE))])


def test_whole_numbers_say_nearly_what_the_trainer_says(any_game: Game) -> None:
    """Weights as training leaves them, rounded as train/champion.py rounds them."""
    rng, (many, few) = np.random.default_rng(3), network.sizes(any_game.network_inputs)
    weights, biases = rng.normal(0, 0.15, many), rng.normal(0.3, 0.1, few)
    cells = cells_of(any_game)
    whole = np.rint(weights * network.WEIGHT_ONE).astype(np.int16), np.rint(biases * scales(many)).astype(np.int32)
    said, wanted = in_whole_numbers(any_game, cells, *whole), by_the_trainer(cells, weights, biases)
    assert np.ptp(wanted) > 10 * NEAR / 4  # they differ from seat to seat
    assert np.abs(said - wanted).max() < NEAR


@pytest.mark.parametrize("slug", CHAMPIONS)
def test_trained_networks_lose_nothing_by_whole_numbers(slug: str) -> None:
    of = game(slug)
    held, cells = networks.read(of), cells_of(of, 4)
    exact = held.weights / network.WEIGHT_ONE, held.biases / scales(held.weights.size)
    said, wanted = in_whole_numbers(of, cells, held.weights, held.biases), by_the_trainer(cells, *exact)
    assert np.abs(said - wanted).max() < NEAR


# ---- machines


def on(machine: str, of: Game, rounds: int) -> Any:
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "SNOWYARD_MACHINE": machine, "PYTHONPATH": path}
    command = [sys.executable, str(HERE / "network_search.py"), of.slug, str(rounds), "3"]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(run.stdout)


@pytest.mark.skipif(PLAIN_RULES, reason="compares with the native machine")
def test_a_search_judged_by_a_network_is_the_same_on_every_machine(learned: Game) -> None:
    of_the_house(learned)
    assert on("wasm", learned, 60) == json.loads(json.dumps(searched(learned, 60, 3)))
    assert on("interpreter", learned, 6) == json.loads(json.dumps(searched(learned, 6, 3)))


# ---- playing


def test_it_is_deterministic_by_its_seed_and_blind_as_its_seat(learned: Game) -> None:
    """The same choice at tables that differ only in what the seat cannot know, and at the same table again."""
    searcher = Searcher(learned, Settings(rounds=25, widen=1.0, learned=1), 1)
    for number, table in enumerate(some_tables(learned, 2, deals=1, apart=15)):
        if not table.over:
            chosen = set()
            for other in (table, table, table.redealt(table.actor, 1), table.redealt(table.actor, 2)):
                searcher.begin(number)
                chosen.add((searcher.choose(other), tuple(searcher.chances())))
            assert len(chosen) == 1


def test_it_plays_a_whole_game_of_legal_moves(learned: Game) -> None:
    table = new(learned.slug, seed=4)
    searcher, simple = Searcher(learned, Settings(rounds=4, learned=1, widest=8), 1), Bot("simple", 2)
    decided = 0
    while not table.over:
        action = searcher.choose(table) if table.actor == 0 else simple.choose(table)
        assert action in table.actions
        table.step(action)
        decided += 1
    assert decided > 3
    assert sum(table.payoff) == pytest.approx(1)


# ---- files


@pytest.mark.parametrize("slug", CHAMPIONS)
def test_each_network_fits_the_game_as_it_is_and_is_small(slug: str) -> None:
    of = game(slug)
    assert networks.lack(of) == "", networks.again(of)
    assert networks.read(of).about
    assert (networks.home_of(of) / networks.FILE).stat().st_size <= networks.MOST
    assert list(levels_of(of))[-1] == "champion"
    assert levels.settings_of("champion", of)["learned"] == 1


def test_a_network_is_read_as_it_was_written(any_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = any_network(any_game, tmp_path)
    monkeypatch.setenv(networks.ELSEWHERE, str(tmp_path))
    held = networks.read(any_game)
    assert held.about == {"made": "at random"}
    again = tmp_path / "again.bin"
    networks.write(again, any_game, held.weights, held.biases, held.about)
    assert again.read_bytes() == file.read_bytes()
    assert "champion" in levels_of(any_game)
    with pytest.raises(Refusal, match=f"a network of {any_game.slug} has "):
        networks.write(again, any_game, held.weights[1:], held.biases, {})


def test_what_does_not_fit_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of = game("forts")
    file = any_network(of, tmp_path)
    monkeypatch.setenv(networks.ELSEWHERE, str(tmp_path))
    whole = file.read_bytes()
    head = json.loads(whole.partition(b"\n")[0])
    for broken in (b"", b"\n", b"no network", b"[]\n", b"7\n" + whole, whole[:-1], whole[:200], whole + b"0"):
        file.write_bytes(broken)
        os.utime(file, ns=(1, len(broken)))
        with pytest.raises(Refusal, match="is no trained network of Snowyard, or a part of it is missing"):
            networks.read(of)
    for changed in ({"trained_on": "other"}, {"game": "duel"}, {"inputs": 7}, {"units": [8, 8]}, {"format": "2"}):
        file.write_bytes(json.dumps({**head, **changed}).encode() + whole[whole.index(b"\n") :])
        os.utime(file, ns=(2, len(str(changed)) << 20))
        with pytest.raises(Refusal, match="the trained network of forts was trained on other rules or inputs; train it again: "):
            networks.read(of)
        assert "champion" not in levels_of(of)
        with pytest.raises(Refusal, match="forts has no champion, since the trained network of forts was trained on other rules"):
            player("champion", of, 1)


def test_a_game_without_a_network_has_no_champion(any_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "file_of", lambda _game: tmp_path / "nowhere.bin")
    assert list(levels_of(any_game)) == ["easy", "fair", "hard", "expert"]
    sentence = (
        f"{any_game.slug} has no champion, since nobody has trained a network for {any_game.slug}; its levels are easy, fair"
    )
    for ask in (lambda: check_kind("champion", any_game), lambda: player("champion", any_game, 1)):
        with pytest.raises(Refusal, match=sentence):
            ask()
    with pytest.raises(Refusal, match="nobody has trained a network"):
        player("search:rounds=5,learned=1", any_game, 1)
    with pytest.raises(Refusal, match="the setting learned of a search is 0, or 1"):
        player("search:rounds=5,learned=2", any_game, 1)


def test_comments_do_not_make_a_network_stale_and_code_does() -> None:
    code = 'import math\n\n\ndef look(x: int) -> int:\n    """What."""\n    return math.floor(x) + 1  # one more\n'
    same = code.replace('"""What."""', '"""Otherwise."""').replace("  # one more", "\n\n# nothing")
    assert networks._code(ast.parse(same)) == networks._code(ast.parse(code))
    for other in (
        code.replace("+ 1", "+ 2"),
        code.replace("floor", "ceil"),
        code.replace("x: int", "y: int"),
        code + "A = None\n",
    ):
        assert networks._code(ast.parse(other)) != networks._code(ast.parse(code))


def test_all_that_gives_the_inputs_their_meaning_counts(any_game: Game) -> None:
    home = networks.home_of(any_game)
    found = {file.name for file in networks._sources(home)}
    assert ("inputs.py" if (home / "inputs.py").is_file() else "features.py") in found
    assert "layout.py" in found
    assert "tell.py" not in found
