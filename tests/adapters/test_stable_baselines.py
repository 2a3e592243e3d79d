"""The vector environment of Stable-Baselines3, against the interface that its guide gives and, in make test-heavy, in the library
itself."""

from __future__ import annotations

import importlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from snowyard import Refusal

ADAPTER = "snowyard.adapters.stable_baselines"


class VecEnv(ABC):
    """What the library's own base class asks of others and does itself, as its guide says (Vectorized Environments)."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(num_envs)]
        self.render_mode = self.get_attr("render_mode")[0]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)
        return self.step_wait()

    @abstractmethod
    def reset(self) -> Any: ...
    @abstractmethod
    def step_async(self, actions: Any) -> None: ...
    @abstractmethod
    def step_wait(self) -> Any: ...
    @abstractmethod
    def close(self) -> None: ...
    @abstractmethod
    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]: ...
    @abstractmethod
    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None: ...
    @abstractmethod
    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]: ...
    @abstractmethod
    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]: ...
    @abstractmethod
    def seed(self, seed: int | None = None) -> list[int | None]: ...


@pytest.fixture(params=["its interface", pytest.param("the library", marks=pytest.mark.heavy)])
def adapter(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The adapter over that base class, or over the real one."""
    if request.param == "its interface":
        for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        vars(sys.modules["stable_baselines3.common.vec_env"])["VecEnv"] = VecEnv
    monkeypatch.delitem(sys.modules, ADAPTER, raising=False)
    yield importlib.import_module(ADAPTER)
    sys.modules.pop(ADAPTER, None)


def test_tables_are_a_vector_environment(adapter: Any) -> None:
    tables = adapter.Tables("forts", 6, opponents="random")
    assert tables.seed(4) == [4] * 6
    seen = tables.reset()
    assert seen.shape == (6, *tables.observation_space.shape)
    assert [info["seat"] for info in tables.reset_infos] == [0] * 6
    ended = 0
    for _ in range(120):
        masks = np.stack(tables.env_method("action_masks"))
        assert masks.dtype == np.bool_
        assert masks.any(axis=1).all()
        seen, rewards, done, infos = tables.step(masks.argmax(axis=1))
        assert (rewards.dtype, done.dtype, len(infos)) == (np.float32, np.bool_, 6)
        assert (rewards >= 0).all()
        for table in np.flatnonzero(done):
            ended += 1
            assert tables.observation_space.contains(infos[table]["terminal_observation"])
            assert not np.array_equal(infos[table]["terminal_observation"], seen[table])
            assert infos[table]["TimeLimit.truncated"] is False
        assert all("terminal_observation" not in infos[table] for table in np.flatnonzero(~done))
    assert ended > 0
    tables.close()


def test_the_same_seed_deals_the_same_games(adapter: Any) -> None:
    tables = adapter.Tables("forts", 3)
    tables.seed(8)
    first = tables.reset()
    assert not np.array_equal(tables.reset(), first)
    tables.seed(8)
    assert np.array_equal(tables.reset(), first)


def test_what_tables_of_a_batch_do_not_have_is_said(adapter: Any) -> None:
    tables = adapter.Tables("forts", 3)
    assert len(tables.env_method("action_masks", indices=[0, 2])) == 2
    assert len(tables.env_method("action_masks", indices=1)) == 1
    assert tables.env_is_wrapped(object) == [False] * 3
    with pytest.raises(AttributeError, match="has the method action_masks, not fly"):
        tables.env_method("fly")
    with pytest.raises(AttributeError):
        tables.get_attr("nonsense")
    with pytest.raises(Refusal, match="seat cannot be set"):
        tables.set_attr("seat", 1)


@pytest.mark.heavy
def test_maskable_ppo_learns_at_the_tables() -> None:
    """The library's own algorithm, masks and all: after some seconds it wins more than playing at random does."""
    import torch
    from sb3_contrib import MaskablePPO

    from snowyard.adapters.stable_baselines import Tables

    torch.set_num_threads(1)
    tables = Tables("forts", 64, opponents="random", seats=2)
    model = MaskablePPO("MlpPolicy", tables, n_steps=64, batch_size=512, seed=1, device="cpu")
    assert share_won(model, tables) < 0.6
    model.learn(60_000)
    assert share_won(model, tables) > 0.75
    tables.close()


def share_won(model: Any, tables: Any, games: int = 600) -> float:
    """Of the first games to end at every table, as many from each: short games do not count more often."""
    tables.seed(7)
    seen = tables.reset()
    rewards: list[list[float]] = [[] for _ in range(tables.num_envs)]
    while min(map(len, rewards)) < games // tables.num_envs:
        moves, _ = model.predict(seen, action_masks=np.stack(tables.env_method("action_masks")))
        seen, earned, done, _ = tables.step(moves)
        for table in np.flatnonzero(done):
            rewards[table].append(float(earned[table]))
    return float(np.mean([of[: games // tables.num_envs] for of in rewards]))


@pytest.mark.parametrize(
    ("module", "library", "install"),
    [
        ("stable_baselines", "stable_baselines3", r"'snowyard\[sb3\]'"),
        ("pettingzoo", "pettingzoo", r"'snowyard\[pettingzoo\]'"),
        ("gymnasium", "gymnasium", r"'snowyard\[gymnasium\]'"),
        ("gymnasium_vector", "gymnasium", r"'snowyard\[gymnasium\]'"),
        ("openspiel", "pyspiel", r"'snowyard\[openspiel\]'"),
    ],
)
def test_a_missing_library_is_named_with_what_installs_it(
    module: str, library: str, install: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"snowyard.adapters.{module}", raising=False)
    with pytest.raises(ImportError, match=f"adapter needs {library}, which is not installed.*pip install {install}$"):
        importlib.import_module(f"snowyard.adapters.{module}")
