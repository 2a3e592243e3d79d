from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from snowyard import Refusal
from snowyard.lab.simulate import simulate
from snowyard.lab.workers import Processes, Threads, hire
from support import needs

SCRIPT = Path(__file__).with_name("two_nodes.py")
pytestmark = pytest.mark.xdist_group("cluster")  # one cluster at a time


@pytest.fixture(scope="module")
def happened(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    needs("ray", "install snowyard[cluster]")
    folder = tmp_path_factory.mktemp("notes")
    done = subprocess.run([sys.executable, "-W", "ignore", str(SCRIPT), str(folder)], capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr[-3000:]
    return dict(json.loads(Path(f"{folder}.json").read_text()))


@pytest.mark.heavy
def test_work_of_a_machine_that_is_killed_is_done_again(happened: dict[str, Any]) -> None:
    assert (happened["nodes"], happened["left"]) == (2, 1)
    assert happened["squares"] == {str(n): n * n for n in range(16)}
    again = [tries for tries in happened["tries"].values() if len(set(tries)) == 2]
    assert again, "no job was lost with the machine"


@pytest.mark.heavy
def test_a_cluster_that_loses_a_machine_sums_up_the_same_games(happened: dict[str, Any]) -> None:
    here = simulate("forts", 6_000, ["simple", "random"], seed=3).as_json()
    assert {**happened["summary"], "seconds": 0} == {**here, "seconds": 0}


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("address", "complaint"), [("127.0.0.1:1", "no Ray cluster at '127.0.0.1:1'"), ("nowhere", "reads HOST:PORT")]
)
def test_a_cluster_that_is_not_there_is_refused_in_a_sentence(address: str, complaint: str) -> None:
    needs("ray", "install snowyard[cluster]")
    with pytest.raises(Refusal, match=complaint):
        hire(cluster=address)


def test_a_cluster_and_a_gpu_at_once_are_refused() -> None:
    with pytest.raises(Refusal, match="not both"):
        simulate("forts", 5, cluster="local", device="cuda")


def test_pools_are_threads_or_processes_and_at_least_one() -> None:
    assert isinstance(hire(3), Threads)
    assert isinstance(hire(2, apart=True), Processes)
    with pytest.raises(Refusal, match="at least 1"):
        hire(0)


def die_once(job: tuple[int, str]) -> int:
    """The first time, this kills its own process without a word."""
    number, folder = job
    mark = Path(folder) / str(number)
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number + 100


def test_jobs_of_a_process_that_dies_are_done_again(tmp_path: Path) -> None:
    done = dict(Processes(2).work(die_once, [(n, str(tmp_path)) for n in range(8)]))
    assert (tmp_path / "3").exists()
    assert done == {n: n + 100 for n in range(8)}


def test_a_pool_may_be_left_before_all_is_done() -> None:
    seen = []
    work = Threads(2).work(abs, list(range(-1000, 0)))
    for _number, result in work:
        seen.append(result)
        if len(seen) == 5:
            break
    work.close()  # type: ignore[attr-defined]
    assert len(seen) == 5
