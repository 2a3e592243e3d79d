"""Many learners' seats at once: a Gymnasium vector environment whose whole batch, bots and new games included, steps in
one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from snowyard.adapters.batch import Batch, Terms
from snowyard.adapters.extras import need
from snowyard.adapters.opponents import are_compiled, kinds_of, place_of
from snowyard.adapters.single import LEAST, MOST
from snowyard.kernel.errors import Refusal, listing
from snowyard.players import KINDS

need("the Gymnasium adapter", "gymnasium", "'snowyard[gymnasium]'")
from gymnasium import error, spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402


class Seats(VectorEnv[Any, Any, Any]):
    """`num_envs` tables with one learner each. A game that ends is followed by the next in the same step
    (`AutoresetMode.SAME_STEP`); `info["final_obs"]` then holds what was seen at its end.

    `copy=False`: observations and masks are the batch's own memory and change with the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        slug: str = "",
        opponents: str | Sequence[str] = "simple",
        seat: int | str = 0,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise Refusal("render mode", "a batch is not drawn; make one environment with gymnasium.make to look at")
        seats = Terms(slug, num_envs, 0, options).seats
        kinds = kinds_of(opponents, seats)
        if not are_compiled(kinds):
            raise Refusal(
                "opponents",
                f"in a vector environment bots are compiled: {listing(KINDS)}; for the others make single environments",
            )
        self.batch = Batch(
            slug, num_envs, threads=threads, place=place_of(seat, seats), opponents=kinds, keep_last=True, **options
        )
        self.num_envs, self.render_mode, self._copy = self.batch.tables, None, copy
        self.single_observation_space = spaces.Box(LEAST, MOST, (self.batch.observation_size,), np.float32)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._every = np.arange(self.num_envs)
        self._all = np.ones(self.num_envs, np.bool_)
        self._never = np.zeros(self.num_envs, np.bool_)
        self._me = self.batch._learner.copy()
        self._reset = False

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Games 0 to num_envs - 1 of a seed; without one, of a random one the first time, then of the next."""
        if isinstance(seed, list | tuple):
            raise Refusal("seed", "give one seed for the whole batch: every table plays other games of it")
        self.batch.reset(self.batch.seed + 1 if seed is None and self._reset else seed)
        self._reset = True
        self._me[:] = self.batch._learner
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self._reset:
            raise error.ResetNeeded("call reset() before step()")
        try:
            given = self.batch._given(actions)
        except Refusal as refusal:
            raise error.InvalidAction(refusal.sentence) from None
        outside = (given < 0) | (given >= self.batch.actions)
        if outside.any():
            env = int(outside.argmax())
            raise error.InvalidAction(
                f"environment {env}: there is no action {given[env]}; actions are 0 to {self.batch.actions - 1}"
            )
        self.batch._play(given)
        rewards = self.batch.payoffs[self._every, self._me].astype(np.float64)
        self._me[:] = self.batch._learner
        done = self.batch.done
        info = self._info()
        if done.any():
            info |= {
                "final_obs": self.batch.last.copy(),
                "_final_obs": done.copy(),
                "illegal_action": rewards < 0,
                "_illegal_action": done.copy(),
            }
        return self._seen(), rewards, done.copy(), self._never.copy(), info

    def _seen(self) -> Any:
        out = np.empty((self.num_envs, self.batch.observation_size), np.float32) if self._copy else None
        return self.batch.observe(out=out)

    def _info(self) -> dict[str, Any]:
        out = np.empty((self.num_envs, self.batch.actions), np.bool_) if self._copy else None
        return {
            "action_mask": self.batch.legal(out).view(np.int8),
            "_action_mask": self._all,
            "seat": self._me.copy(),
            "_seat": self._all,
        }

    def action_masks(self) -> Any:
        """bool[num_envs, actions]: what is legal now."""
        return self.batch.legal(np.empty((self.num_envs, self.batch.actions), np.bool_))

    def choose(self, kind: str = "random") -> Any:
        """int64[num_envs]: what a bot of this kind (random, simple) would play for each learner."""
        return self.batch.choose(kind).copy()
