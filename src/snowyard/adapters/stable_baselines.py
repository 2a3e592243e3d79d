"""Batches as Stable-Baselines3 takes them: its own vector environments, masks of MaskablePPO (sb3-contrib) included.

from snowyard.adapters.stable_baselines import Tables
model = MaskablePPO("MlpPolicy", Tables("forts", 256, opponents="simple"))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from snowyard.adapters.extras import need
from snowyard.adapters.gymnasium_vector import Seats
from snowyard.kernel.errors import Refusal

need("the Stable-Baselines3 adapter", "stable_baselines3", "'snowyard[sb3]'")
from stable_baselines3.common.vec_env import VecEnv  # noqa: E402


class Tables(VecEnv):  # type: ignore[misc]
    """`num_envs` tables with one learner each, stepped in one compiled call. The options are those of Gymnasium's vector form."""

    def __init__(self, slug: str, num_envs: int, **options: Any) -> None:
        self.seats = Seats(num_envs, slug, **options)
        self._next_seed: int | None = None
        self._actions: Any = None
        super().__init__(num_envs, self.seats.single_observation_space, self.seats.single_action_space)

    def seed(self, seed: int | None = None) -> list[int | None]:
        """For the next reset. Every table plays other games of the one seed."""
        self._next_seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Any:
        seen, info = self.seats.reset(seed=self._next_seed)
        self._next_seed = None
        self.reset_infos = self._split(info, np.zeros(self.num_envs, np.bool_))
        return seen

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, done, _, info = self.seats.step(self._actions)
        return seen, rewards.astype(np.float32), done, self._split(info, done)

    @staticmethod
    def _split(info: dict[str, Any], done: Any) -> list[dict[str, Any]]:
        """One dictionary a table. A game that ended has its last observation there: what was returned is the next game's."""
        infos: list[dict[str, Any]] = [{"seat": int(seat)} for seat in info["seat"]]
        for table in np.flatnonzero(done):
            infos[table] |= {"terminal_observation": info["final_obs"][table], "TimeLimit.truncated": False}
        return infos

    def action_masks(self) -> Any:
        """bool[num_envs, actions]"""
        return self.seats.action_masks()

    def _which(self, indices: int | Iterable[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        """`action_masks` of each table; tables of a batch have no other method of their own."""
        if method_name != "action_masks":
            raise AttributeError(f"a table of a batch has the method action_masks, not {method_name}")
        masks = self.action_masks()
        return [masks[table] for table in self._which(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all tables share: an attribute of the vector environment."""
        return [getattr(self.seats, attr_name) for _ in self._which(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise Refusal("attribute", f"tables of a batch have no attributes of their own: {attr_name} cannot be set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._which(indices)]

    def close(self) -> None:
        self.seats.close()
