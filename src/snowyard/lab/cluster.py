"""Work on a Ray cluster (optional extra `cluster`): on this machine, or at an address where one runs."""

from __future__ import annotations

import os
import socket
import warnings
from collections.abc import Iterable, Iterator
from typing import Any

from snowyard.kernel.errors import Refusal
from snowyard.lab.workers import AHEAD, Job, Result, Work
from snowyard.reasons import reason

LOCAL = "local"
TRIES_AGAIN = 20  # how often one job may lose its worker or its machine
ANSWERS_WITHIN = 10.0  # seconds
OBJECT_STORE = 256 << 20  # bytes; results are small


class RayWorkers:
    """Jobs are spread over the cluster. Ray does a job again when its worker or its whole machine is lost."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.ray = _ray()
        self._ours = not self.ray.is_initialized()
        if self._ours:
            self._connect(address, workers)
        self.workers = workers or max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _connect(self, address: str, workers: int | None) -> None:
        settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
        if address == LOCAL:
            settings |= {"num_cpus": workers or os.cpu_count(), "object_store_memory": OBJECT_STORE}
        else:
            _knock(address)
            settings = {"address": address, "log_to_driver": False, "configure_logging": False}
        try:
            self.ray.init(**settings)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError, AssertionError) as error:
            raise Refusal("cluster", f"there is no Ray cluster at {address!r}: {reason(error)}") from None

    def work(self, function: Work, jobs: Iterable[Job]) -> Iterator[tuple[int, Result]]:
        remote = self.ray.remote(num_cpus=1, max_retries=TRIES_AGAIN)(function)
        waiting = iter(enumerate(jobs))
        under_way: dict[Any, int] = {}
        try:
            while True:
                while len(under_way) < AHEAD * self.workers and (next_job := next(waiting, None)) is not None:
                    under_way[remote.remote(next_job[1])] = next_job[0]
                if not under_way:
                    return
                done, _ = self.ray.wait(list(under_way), num_returns=1)
                for reference in done:
                    yield under_way.pop(reference), self._result(reference)
        finally:
            for reference in under_way:
                self.ray.cancel(reference)
            if self._ours:
                self.ray.shutdown()

    def _result(self, reference: Any) -> Result:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise (cause if isinstance(cause, Refusal) else error) from None


def _knock(address: str) -> None:
    """Ray ends the whole process when nobody answers at an address: ask before it does."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise Refusal("cluster", f"the address of a Ray cluster reads HOST:PORT or auto, not {address!r}")
    try:
        socket.create_connection((host, int(port)), timeout=ANSWERS_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise Refusal("cluster", f"there is no Ray cluster at {address!r}: {reason(error)}") from None


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import ray
    except ImportError as missing:
        raise Refusal("cluster", f"no Ray here: install snowyard[cluster] ({missing})") from None
    return ray
