"""The Parallel form: in every step all agents act. Whoever has nothing to decide has one legal action, to wait.

Who chooses at the same time follows from the phases that the game declares (`simultaneous` in its game.toml): there a seat
would see the same numbers and have the same moves whatever the others do, and the tests prove it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from snowyard.adapters.pettingzoo import ILLEGAL_REWARD, Common


class Parallel(Common, ParallelEnv):  # type: ignore[misc]
    """All agents at once. Action `actions` (the last) is to wait."""

    def __init__(self, slug: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__(slug, render_mode, max_cycles, options, True)
        self.wait = self.single.actions
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal. With a seed, game 0 of it; without, the next game. `options` are not used: a table's options stay."""
        self.deal(seed)
        self._started = True
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self._asked = self.single.choosers()
        return self._look(self.agents, {})

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        if not self._started:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        present = list(self.agents)
        notes = {agent: self._fault(agent, actions) for agent in present}
        gone = self._play({self._seat[a]: actions[a] for a in present if a in actions and not notes[a]})
        self._cycles += 1
        over = self.single.actor < 0
        payoffs = self.single.payoffs if over else [0.0] * self.single.seats
        rewards = {a: (payoffs[self._seat[a]] if over else 0.0) + (ILLEGAL_REWARD if notes[a] else 0.0) for a in present}
        terminations = {a: over or self._seat[a] in gone for a in present}
        late = self.max_cycles is not None and self._cycles >= self.max_cycles and not over
        truncations = {a: late and not terminations[a] for a in present}
        self._asked = {} if over else self.single.choosers()
        self.agents = [a for a in present if not (terminations[a] or truncations[a])]
        observations, infos = self._look(present, notes)
        return observations, rewards, terminations, truncations, infos

    def _fault(self, agent: str, actions: dict[str, int]) -> str:
        """What is wrong with an agent's action; '' if nothing is."""
        seat = self._seat[agent]
        mask = self._asked.get(seat)
        if agent not in actions:
            return f"{agent} gave no action; its default move was played" if mask is not None else ""
        action = actions[agent]
        assert isinstance(action, int | np.integer), f"action is not in action space: {action!r} is no whole number"
        assert 0 <= action <= self.wait, f"action is not in action space: {action}; actions are 0 to {self.wait}"
        if mask is None:
            return "" if action == self.wait else f"{agent} has nothing to decide now; only action {self.wait} (wait) is legal"
        if not mask[action]:
            named = "wait" if action == self.wait else self.single.game.name(int(action))
            return f"{named!r} is not legal for {agent} now; its default move was played"
        return ""

    def _play(self, given: dict[int, int]) -> list[int]:
        """Every asked seat's move, in the order in which the game asks; a missing or illegal one is the default move."""
        gone: list[int] = []
        for _ in range(len(self._asked)):
            seat = self.single.actor
            action = given.get(seat)
            if action is None:
                action = self.single.game.words.default_move(self.single.table().seen(seat))
            self.single.play(int(action))
            gone += self.single.put_out()
        return gone

    def _look(self, present: list[str], notes: dict[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
        observations, infos = {}, {}
        for agent in present:
            seat = self._seat[agent]
            if seat in self._asked:
                mask = self._asked[seat].copy()  # whatever agents do with theirs
            else:
                mask = np.zeros(self.wait + 1, np.int8)
                mask[self.wait] = 1
            observations[agent] = {"observation": self.single.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask} | ({"illegal_action": notes[agent]} if notes.get(agent) else {})
        return observations, infos
