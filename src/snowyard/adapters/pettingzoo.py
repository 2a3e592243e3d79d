"""The games as PettingZoo environments (extra `pettingzoo`).

    from snowyard.adapters import pettingzoo
    env = pettingzoo.env("forts", seats=4)          # AEC: one agent after the other
    env = pettingzoo.parallel_env("duel")           # Parallel: all at once, where the game has it so

What PettingZoo's three usual wrappers check (illegal moves, actions out of bounds, calls out of order) is checked here,
so `env` is `raw_env`: wrapped once more it would only be slower.
"""

from __future__ import annotations

import secrets as system
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import whole
from snowyard.adapters.extras import need
from snowyard.adapters.picture import Painter, text
from snowyard.adapters.single import LEAST, MOST, Single
from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.table import SPECTATOR

need("the PettingZoo adapter", "pettingzoo", "'snowyard[pettingzoo]'")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

RENDER_MODES = ("ansi", "human", "rgb_array")
ILLEGAL_REWARD = -1.0


def env(slug: str, **options: Any) -> Aec:
    """An AEC environment. Beside the game's options: `render_mode`, `max_cycles`."""
    return Aec(slug, **options)


raw_env = env


def parallel_env(slug: str, **options: Any) -> Any:
    """A Parallel environment; the same options."""
    from snowyard.adapters.pettingzoo_parallel import Parallel

    return Parallel(slug, **options)


class Common:
    """What both forms share: one table, its spaces, its seed path, its pictures."""

    def __init__(
        self, slug: str, render_mode: str | None, max_cycles: int | None, options: dict[str, Any], parallel: bool
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refusal("render mode", f"there is no render mode {render_mode!r}; there are {listing(RENDER_MODES)}")
        self.single = Single(slug, options, looks=not parallel)
        self.render_mode = render_mode
        self.max_cycles = None if max_cycles is None else whole(max_cycles, "max_cycles", 1)
        self.metadata = {"name": f"{slug}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}
        self.possible_agents = [f"player_{seat}" for seat in range(self.single.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, size = self.single.actions + parallel, self.single.size
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LEAST, MOST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(LEAST, MOST, (self.single.seats * size,), np.float32)
        self._seed, self._number = system.randbits(63), -1
        self._painter: Painter | None = None
        self._started = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Game 0 of a seed; without one, the next game of the seed there was."""
        if seed is not None:
            self._seed, self._number = whole(seed, "seed", 0), -1
        self._number += 1
        self.single.deal(self._seed, self._number)

    @property
    def number(self) -> int:
        """How many games of this seed were dealt before this one."""
        return self._number

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats see together, one after the other: for a critic that may know every secret."""
        if not self._started:
            EnvLogger.error_state_before_reset()
        return np.concatenate([self.single.look(seat) for seat in range(self.single.seats)])

    def draw(self) -> Any:
        """The table as everybody sees it."""
        table = self.single.table()
        if self.render_mode == "ansi":
            return text(table, SPECTATOR)
        if self.render_mode == "human":
            print(text(table, SPECTATOR))
            return None
        self._painter = self._painter or Painter()
        return self._painter.paint(table, SPECTATOR)

    def render(self) -> Any:
        if not self._started:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            EnvLogger._generic_warning(
                "render() draws nothing: give render_mode when you make the environment, one of " + ", ".join(RENDER_MODES)
            )
            return None
        return self.draw()

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Aec(Common, AECEnv):  # type: ignore[misc]
    """One agent after the other, in the order in which the game asks."""

    def __init__(self, slug: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(slug, render_mode, max_cycles, options, False)
        self._decisions = 0
        self._most_decisions = 0 if self.max_cycles is None else self.max_cycles * self.single.seats

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed, game 0 of it; without, the next game. `options` are not used: a table's options stay."""
        self.deal(seed)
        self._started = True
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewarded = False
        self._skip_agent_selection: str | None = None
        self._ask()

    def _ask(self) -> None:
        """The next agent is the one that the game asks."""
        self.agent_selection = agent = self.possible_agents[self.single.actor]
        self.infos[agent] = {"action_mask": self.single.mask}

    def observe(self, agent: str) -> dict[str, Any]:
        if not self._started:
            EnvLogger.error_observe_before_reset()
        seat = self._seat[agent]
        decides = seat == self.single.actor and not self.terminations.get(agent, True)
        mask = self.single.mask if decides else np.zeros(self.single.actions, np.int8)
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: int | None) -> None:
        if not self._started:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert isinstance(action, (int, np.integer)), f"action is not in action space: {action!r} is no whole number"
        assert 0 <= action < self.single.actions, (
            f"action is not in action space: {action}; actions are 0 to {self.single.actions - 1}"
        )
        if self._rewarded:
            self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if not self.single.has(int(action)):
            self._end_illegally(agent, int(action))
            return
        self.infos[agent] = {}
        self.single.play(int(action))
        self._decisions += 1
        if self.single.actor < 0:
            self._reward(self.single.payoffs)
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        self._ask()
        gone, late = self.single.put_out(), self._decisions == self._most_decisions
        if gone or late:
            self._leave(gone, late)

    def _leave(self, gone: list[int], late: bool) -> None:
        """Whoever is put out leaves before the game goes on; when it has lasted too long, all do."""
        for seat in gone:
            self.terminations[self.possible_agents[seat]] = True
        if late:
            self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _reward(self, payoffs: list[float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = payoffs[self._seat[agent]]
        self._rewarded = True
        self._accumulate_rewards()

    def _end_illegally(self, agent: str, action: int) -> None:
        """As TerminateIllegalWrapper: the game ends, whoever made the move loses, the others get nothing."""
        EnvLogger.warn_on_illegal_move()
        self.infos[agent] = {"illegal_action": self.single.why_illegal(action), "action_mask": self.single.mask}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._rewarded = True
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self._started:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)
