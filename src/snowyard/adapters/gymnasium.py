"""One learner's seat against bots, as a Gymnasium environment (extra `gymnasium`).

import gymnasium, snowyard.adapters.gymnasium
env = gymnasium.make("snowyard/duel-v0", opponents="fair")
envs = gymnasium.make_vec("snowyard/forts-v0", 1024, vectorization_mode="vector_entry_point", opponents="simple")
"""

from __future__ import annotations

import secrets as system
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.adapters.batch import EVERYBODY, Terms, whole
from snowyard.adapters.extras import need
from snowyard.adapters.opponents import ANY_SEAT, are_compiled, kinds_of, place_of
from snowyard.adapters.picture import Painter, text
from snowyard.adapters.single import LEAST, MOST, Single
from snowyard.kernel.errors import Refusal, listing
from snowyard.kernel.game import games
from snowyard.players import Player, player

need("the Gymnasium adapter", "gymnasium", "'snowyard[gymnasium]'")
import gymnasium  # noqa: E402
from gymnasium import error, spaces  # noqa: E402

RENDER_MODES = ("ansi", "human", "rgb_array")
ILLEGAL_REWARD = -1.0


class Seat(gymnasium.Env[Any, Any]):
    """You decide for one seat; an episode is a game, or your part of it if you are put out.

    Beside the game's options: `opponents`, one kind of bot for all other seats or a list, your left neighbour first;
    `seat`, yours, or "any" for another in each game; `render_mode`. The reward is what your seat won, when it is over.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        opponents: str | Sequence[str] = "simple",
        seat: int | str = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refusal("render mode", f"there is no render mode {render_mode!r}; there are {listing(RENDER_MODES)}")
        self.render_mode = render_mode
        seats = Terms(slug, 1, 0, options).seats
        self._kinds, self._place = kinds_of(opponents, seats), place_of(seat, seats)
        compiled = are_compiled(self._kinds)
        self.single = Single(slug, options, self._place if compiled else EVERYBODY, self._kinds if compiled else ())
        self._players: list[Player] = [] if compiled else [player(kind, self.single.game, 0) for kind in self._kinds]
        self.action_space = spaces.Discrete(self.single.actions)
        self.observation_space = spaces.Box(LEAST, MOST, (self.single.size,), np.float32)
        self._seed, self._number = system.randbits(63), -1
        self._me, self._over = 0, True
        self._painter: Painter | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Game 0 of a seed; without one, the next game. `options` are not used: a table's options stay."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._number = whole(seed, "seed", 0), -1
        self._over = True
        while self._over:  # the others may end a game before you are asked
            self._number += 1
            self.single.deal(self._seed, self._number)
            self._number = self.single.number
            self._me = self.single.learner if not self._players else self._number % self.single.seats
            if self._players:
                self._me = self._place if self._place < self.single.seats else self._me
                for k, bot in enumerate(self._players):
                    bot.begin((self._seed + 7919 * self._number + k) % 2**62)
            self._over = not self._answer()
        return self.single.observe(self._me), self._info()

    def _answer(self) -> bool:
        """Let players that are not compiled play until you decide. False: your game is over."""
        while self._players and self.single.actor not in (self._me, -1):
            seat, table = self.single.actor, self.single.table()
            self.single.play(self._players[(seat - self._me - 1) % self.single.seats].choose(table))
            if self._me in self.single.put_out():
                return False
        return not self.single.over

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise error.ResetNeeded("the episode is over: call reset() before step()")
        if not self.action_space.contains(action):
            raise error.InvalidAction(f"there is no action {action!r}; actions are 0 to {self.single.actions - 1}")
        if not self.single.has(int(action)):
            self._over = True
            why = {"illegal_action": self.single.why_illegal(int(action))}
            return self.single.observe(self._me), ILLEGAL_REWARD, True, False, self._info() | why
        self.single.play(int(action))
        self._over = self._me in self.single.put_out() or not self._answer()
        reward = self.single.payoffs[self._me] if self._over else 0.0
        return self.single.observe(self._me), reward, self._over, False, self._info()

    def _info(self) -> dict[str, Any]:
        mask = self.single.mask if not self._over else np.zeros(self.single.actions, np.int8)
        return {"action_mask": mask, "seat": self._me}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """bool[actions]: what is legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self._info()["action_mask"].astype(np.bool_)  # type: ignore[no-any-return]

    def render(self) -> Any:
        """The table as your seat sees it."""
        if self.render_mode is None:
            return None
        table = self.single.table()
        if self.render_mode == "rgb_array":
            self._painter = self._painter or Painter()
            return self._painter.paint(table, self._me)
        shown = text(table, self._me)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        for bot in self._players:
            bot.close()


def register() -> None:
    """Make the ids known: `snowyard/<game>-v0`. Importing this module does it."""
    for slug in games():
        if f"snowyard/{slug}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"snowyard/{slug}-v0",
                entry_point=f"{__name__}:Seat",
                kwargs={"slug": slug},
                vector_entry_point="snowyard.adapters.gymnasium_vector:Seats",
            )


register()

__all__ = ["ANY_SEAT", "Seat", "register"]
