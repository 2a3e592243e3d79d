"""A Ray cluster of two machines (on this one), of which one is killed in the middle of the work; what happened is written
to FOLDER.json.

Run by test_cluster.py in a process of its own, since Ray keeps threads and sockets for as long as its process lives.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from snowyard.lab import simulate as simulating
from snowyard.lab.cluster import RayWorkers

STORE = 80 << 20  # bytes: the smallest that Ray takes, nearly
GAMES, CHUNK = 6_000, 250


def slow_square(job: tuple[int, str]) -> int:
    """Says where it runs and squares; on the machine that will be killed it takes longer than that lives."""
    number, folder = job
    node = ray.get_runtime_context().get_node_id()
    with (Path(folder) / f"{number}").open("a") as notes:
        notes.write(f"{node}\n")
    doomed = Path(f"{folder}.doomed").read_text()
    if node == doomed:
        time.sleep(900)
    while not has_work(doomed, folder):  # else all might be done before the other has begun
        time.sleep(0.05)
    return number * number


def has_work(node: str, folder: str) -> bool:
    return any(node in notes.read_text() for notes in Path(folder).iterdir())


def kill_in_the_middle(cluster: Any, doomed: Any, folder: str) -> dict[int, int]:
    results: dict[int, int] = {}
    Path(f"{folder}.doomed").write_text(doomed.node_id)
    pool = RayWorkers()
    for number, result in pool.work(slow_square, [(n, folder) for n in range(16)]):
        results[number] = result
        if len(results) == 3:
            cluster.remove_node(doomed, allow_graceful=False)
    return results


def main(folder: str) -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE})
    doomed = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    cluster.wait_for_nodes(timeout=300)
    ray.init(address=cluster.address, log_to_driver=False)
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    squares = kill_in_the_middle(cluster, doomed, folder)
    left = len(cluster.list_all_nodes())
    tries = {notes.name: notes.read_text().split() for notes in Path(folder).iterdir()}
    simulating.CHUNK = CHUNK
    second = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    cluster.wait_for_nodes(timeout=300)

    def kill_once(done: int) -> None:
        nonlocal second
        if second is not None and done >= GAMES // 4:
            cluster.remove_node(second, allow_graceful=False)
            second = None

    summary = simulating.simulate("forts", GAMES, ["simple", "random"], seed=3, cluster="local", progress=kill_once)
    found = {"nodes": nodes, "left": left, "squares": squares, "tries": tries, "summary": summary.as_json()}
    Path(f"{folder}.json").write_text(json.dumps(found))
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main(sys.argv[1])
