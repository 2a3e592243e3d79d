"""The games as OpenSpiel games (extra `openspiel`).

    import pyspiel, snowyard.adapters.openspiel
    game = pyspiel.load_game("python_snowyard_duel(quick_start=True)")

Every roll and draw, those of the opening deal too, is a chance node with its true probabilities. Choices made at the same time
are asked one after the other and stay hidden, which is the same game in sequential form.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from snowyard.adapters.extras import need
from snowyard.adapters.memory import Memory, fingerprint
from snowyard.adapters.shared import SharedGame, read_position
from snowyard.adapters.truths import Truths
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, games
from snowyard.kernel.game import game as find
from snowyard.kernel.table import SPECTATOR, Table

need("the OpenSpiel adapter", "pyspiel", "'snowyard[openspiel]'")
import pyspiel  # noqa: E402

MOST_FACES = 64
SIGNS = 64  # of the fingerprint in an information-state tensor
NONE = -1


class SnowyardGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options. Parameters: the game's own, and `position`, the bytes of a table as hexadecimal digits, to begin
    there."""

    of: Game
    """Which game: `register` makes a class of each."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        of = self.of
        params = dict(params or {})
        given = {**_parameters(of), **params}
        options = {name: given[name] for name in of.options.declared()}
        position = given["position"]
        if position:
            options = read_position(of, position).options
        self.shared = SharedGame(of, options, position)
        true = self.shared.truths
        own = _game_type(of, true)
        info = pyspiel.GameInfo(
            num_distinct_actions=of.actions,
            max_chance_outcomes=MOST_FACES,
            num_players=true.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=true.sum,
            max_game_length=true.longest,
        )
        super().__init__(own, info, params)

    def new_initial_state(self) -> SnowyardState:
        return SnowyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.shared, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SnowyardState(pyspiel.State):  # type: ignore[misc]
    """A table between two choices or rolls. Its own fields are small and never change in place, so copies are cheap."""

    def __init__(self, game: SnowyardGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.record: bytes | None = None
        """The table; None while it is being dealt."""
        self.pending, self.faces = NONE, 0
        self.loaded: tuple[int, ...] = ()
        self.memory: tuple[Memory, ...] = (Memory(),) * self.shared.truths.seats
        """What each seat has seen and done so far."""
        self.latest: tuple[bytes, ...] = (b"",) * self.shared.truths.seats
        self.actor = NONE
        self._deal(())

    # ---- looking

    @property
    def table(self) -> Table:
        """The table as it lies (during a roll: before the move)."""
        if self.record is None:
            raise Refusal("table", "the cards are not dealt yet")
        return Table.recall(self.shared.game, self.record)

    def current_player(self) -> int:
        if self.faces:
            return int(pyspiel.PlayerId.CHANCE)
        return self.actor if self.actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.shared.legal(self.record) if self.record is not None else []

    def fingerprint(self, player: int) -> bytes:
        """Of all that a player has seen and done."""
        return fingerprint(self.memory[player].print)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.shared.outcomes(self.record, self.pending, self.loaded, self.faces)

    def is_terminal(self) -> bool:
        return self.record is not None and not self.faces and self.actor < 0

    def returns(self) -> list[float]:
        return self.table.payoff if self.is_terminal() else [0.0] * self.shared.truths.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.shared.game.name(action)
        said = Table(self.shared.game).face(self.faces, action)
        return f"{'deal, ' if self.record is None else ''}{'roll' if self.faces > 0 else 'draw'} {action}: {said}"

    def __str__(self) -> str:
        if self.record is None:
            return f"dealing {list(self.loaded)}"
        rolled = f" {self.shared.game.name(self.pending)} rolls {list(self.loaded)}" if self.faces else ""
        return json.dumps(self.table.position()) + rolled

    # ---- moving

    def _apply_action(self, action: int) -> None:
        """What cannot be is refused before anything changes."""
        if self.record is None:
            self._deal((*self.loaded, action))
            return
        pending, loaded = (self.pending, (*self.loaded, action)) if self.faces else (action, ())
        faces, after = self.shared.ahead(self.record, pending, loaded)
        if not self.faces:
            self.memory = tuple(known.did(action) if seat == self.actor else known for seat, known in enumerate(self.memory))
        self.pending, self.loaded, self.faces = pending, loaded, faces
        if not faces:
            self.record, self.pending, self.loaded = after, NONE, ()
            self._remember()

    def _deal(self, loaded: tuple[int, ...]) -> None:
        """Deal on with these results, until the deal rolls or draws again or all is dealt."""
        faces, record = self.shared.dealt(loaded)
        self.faces, self.loaded = faces, loaded
        if not faces:
            self.record, self.loaded = record, ()
            self._remember()

    def _remember(self) -> None:
        """Every seat adds what it sees now, if that has changed: even how many moves were made may be a secret."""
        assert self.record is not None
        self.actor = self.shared.actor(self.record)
        seen = self.shared.shown(self.record)
        self.memory = tuple(
            known if now == before else known.saw(now) for known, before, now in zip(self.memory, self.latest, seen, strict=True)
        )
        self.latest = seen

    def resample_from_infostate(self, player_id: int, sampler: Any) -> SnowyardState:
        """A state that this player could not tell from this one, all such alike. (OpenSpiel's C++ cannot call this; its
        Python algorithms do.)"""
        other: SnowyardState = self.clone()
        if self.record is not None:
            table = self.table.redealt(player_id, int(sampler() * 2**62))
            other.record = bytes(table)
            other.latest = seen = self.shared.shown(other.record)
            other.memory = tuple(
                known if seat == player_id else Memory().saw(seen[seat]) for seat, known in enumerate(self.memory)
            )
        return other


class SeatObserver:
    """What a seat sees, as numbers and as text; only what everybody sees; or only what a spectator does not see.

    With perfect recall all that the seat was told and did before, in words, and a fingerprint of every byte it saw: 64 signs at
    the end of the tensor, 32 digits in the string. So different information states never look the same.
    """

    def __init__(self, shared: SharedGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the secrets of all players")
        self.shared, self.public = shared, kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall and self.own and self.public
        size = shared.game.observation_size
        self.tensor = np.zeros(size + (SIGNS if self.recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]} | ({"fingerprint": self.tensor[size:]} if self.recall else {})

    def set_from(self, state: SnowyardState, player: int) -> None:
        self.tensor.fill(0)
        if state.record is not None:
            seen = self.dict["observation"]
            if self.own or self.public:
                self.shared.observe(state.record, player if self.own else SPECTATOR, seen)
            if self.own and not self.public:
                everybody = np.zeros_like(seen)
                self.shared.observe(state.record, SPECTATOR, everybody)
                seen[seen == everybody] = 0
        if self.recall:
            signs = np.unpackbits(np.frombuffer(state.fingerprint(player)[: SIGNS // 8], np.uint8))
            self.dict["fingerprint"][:] = signs

    def string_from(self, state: SnowyardState, player: int) -> str:
        who = f"p{player}" if self.own else "all"
        if state.record is None:
            shown = "not dealt"
        elif self.recall:
            story = state.memory[player].story(self.shared.game, player, self.shared.names)
            shown = " | ".join([*story, state.table.prompt(player)])
        elif self.public:
            shown = "\n".join(_screen(state.table, player if self.own else -1))
        else:
            everybody = _screen(state.table, -1)
            shown = "\n".join(line for line in _screen(state.table, player) if self.own and line not in everybody)
        recalled = f" [{state.fingerprint(player).hex()}]" if self.recall else ""
        return f"{who}: {shown}{recalled}"


def _screen(table: Table, seat: int) -> list[str]:
    """The table in plain sentences."""
    lines: list[str] = table.game.module("screen").draw(table.view(seat), table.names(), True)
    return [*lines, table.prompt(seat)]


def _parameters(of: Game) -> dict[str, Any]:
    return {**of.options.defaults(), "position": ""}


def _game_type(of: Game, true: Truths | None = None) -> Any:
    """What a game is, in OpenSpiel's words. What depends on the options is filled in when a game is loaded."""
    kinds = pyspiel.GameType
    hidden = true is None or true.hides
    return kinds(
        short_name=f"python_snowyard_{of.slug}",
        long_name=f"Snowyard: {of.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if true is None or true.rolls else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=of.players[1],
        min_num_players=of.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(of),
        provides_factored_observation_string=True,
    )


def register(of: Game) -> str:
    """Make a game known to OpenSpiel; returns its name there. Importing this module does it for all games."""
    kind = _game_type(of)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(f"{of.slug.capitalize()}Game", (SnowyardGame,), {"of": of}))
    return str(kind.short_name)


def at(table: Table) -> Any:
    """A loaded game that begins at this table."""
    return pyspiel.load_game(f"python_snowyard_{table.game.slug}(position={bytes(table).hex()})")


for _slug in games():
    register(find(_slug))
