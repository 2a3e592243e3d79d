"""The games as OpenSpiel games (extra `openspiel`).

    import pyspiel, snowyard.adapters.openspiel
    game = pyspiel.load_game("python_snowyard_duel(quick_start=True,deals=50)")

Every roll and draw is a chance node with its true probabilities. The opening deal, where a game has one, is a chance
node over `deals` dealt games, all alike: games 0, 1, ... of seed `seed`. Choices made at the same time are asked one
after the other and stay hidden, which is the same game in sequential form.
"""

from __future__ import annotations

import functools
import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from snowyard.adapters.chances import Chances, wanted
from snowyard.adapters.openspiel_types import Truths, truths
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, games
from snowyard.kernel.game import game as find
from snowyard.kernel.table import Table, deal

DEALS = 1000
MOST_FACES = 64
LONGEST = 100_000
SIGNS = 64  # of the fingerprint in an information-state tensor
NONE = -1


class Yard:
    """What all states of one loaded game share; never copied."""

    def __init__(self, of: Game, options: dict[str, Any], deals: int, seed: int, position: str) -> None:
        self.game, self.options, self.deals, self.seed, self.position = of, options, deals, seed, position
        self.chances = Chances(of.slug, options) if of.package.startswith("snowyard.") else None
        self.truths: Truths = truths(of.slug if self.chances else of, json.dumps(options, sort_keys=True))
        self.first: bytes | None = None
        if position:
            self.first = bytes(Table.restore(of, bytes.fromhex(position)))
        elif not self.truths.deals_at_random:
            self.first = self.dealt(0)

    def dealt(self, number: int) -> bytes:
        table = Table(self.game)
        deal(table, self.options, self.seed, number)
        return bytes(table)

    @functools.lru_cache(maxsize=4096)  # noqa: B019  # a loaded game lives as long as the process
    def ahead(self, record: bytes, action: int, loaded: tuple[int, ...]) -> tuple[int, bytes]:
        """Faces of the next roll (0: none), and the record after the move as it then stands."""
        faces, table = wanted(Table.restore(self.game, record), action, loaded)
        if self.chances is not None and len(loaded) >= self.chances.room:
            faces = 0  # more rolls than can be loaded: the rest is the generator's
        return faces, bytes(table)

    @functools.lru_cache(maxsize=4096)  # noqa: B019
    def outcomes(self, record: bytes, action: int, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        if self.chances is None:
            raise Refusal("chance", f"{self.game.slug} has no draws")
        return self.chances.outcomes(record, action, loaded, faces)

    def __deepcopy__(self, memo: Any) -> Yard:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`, by which OpenSpiel tests copies: made anew from what it was made of."""
        return _yard, (self.game.package, json.dumps(self.options), self.deals, self.seed, self.position)


@functools.cache
def _yard(package: str, options: str, deals: int, seed: int, position: str) -> Yard:
    return Yard(Game(package), json.loads(options), deals, seed, position)


class SnowyardGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options. Parameters: the game's own, `deals`, `seed`, and `position`, the bytes of a table as
    hexadecimal digits, to begin there."""

    of: Game
    """Which game: `register` makes a class of each."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        of = self.of
        params = dict(params or {})
        given = {**_parameters(of), **params}
        options = {name: given[name] for name in of.options.declared()}
        deals, seed = given["deals"], given["seed"]
        if deals < 1:
            raise Refusal("deals", f"deals must be at least 1, not {deals}")
        position = given["position"]
        if position:
            options = Table.restore(of, bytes.fromhex(position)).options
        self.yard = Yard(of, options, deals, seed, position)
        true = self.yard.truths
        own = _game_type(of, true)
        info = pyspiel.GameInfo(
            num_distinct_actions=of.actions, max_chance_outcomes=max(deals if true.deals_at_random else 1, MOST_FACES),
            num_players=true.seats, min_utility=0.0, max_utility=1.0, utility_sum=true.sum or 0.0, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(own, info, params)

    def new_initial_state(self) -> SnowyardState:
        return SnowyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.yard, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SnowyardState(pyspiel.State):  # type: ignore[misc]
    """A table between two choices or rolls. Its own fields are small and never change in place, so copies are cheap."""

    def __init__(self, game: SnowyardGame) -> None:
        super().__init__(game)
        self.yard = game.yard
        self.record: bytes | None = self.yard.first
        self.pending, self.faces = NONE, 0
        self.loaded: tuple[int, ...] = ()
        self.memory: tuple[bytes, ...] = (b"",) * self.yard.truths.seats
        """What each seat has seen and done so far, as a fingerprint."""
        self.latest: tuple[bytes, ...] = self.memory
        if self.record is not None:
            self._remember()

    # ---- looking

    @property
    def table(self) -> Table:
        """The table as it lies (during a roll: before the move)."""
        if self.record is None:
            raise Refusal("table", "the cards are not dealt yet")
        return Table.restore(self.yard.game, self.record)

    def current_player(self) -> int:
        if self.record is None or self.faces:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.table.actor
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.record is None:
            return [(n, 1.0 / self.yard.deals) for n in range(self.yard.deals)]
        return self.yard.outcomes(self.record, self.pending, self.loaded, self.faces)

    def is_terminal(self) -> bool:
        return self.record is not None and not self.faces and self.table.over

    def returns(self) -> list[float]:
        return self.table.payoff if self.is_terminal() else [0.0] * self.yard.truths.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.yard.game.name(action)
        if self.record is None:
            return f"deal {action}"
        return f"{'roll' if self.faces > 0 else 'draw'} {action}: {self.table.face(self.faces, action)}"

    def __str__(self) -> str:
        if self.record is None:
            return "not dealt"
        rolled = f" {self.yard.game.name(self.pending)} rolls {list(self.loaded)}" if self.faces else ""
        return json.dumps(self.table.position()) + rolled

    # ---- moving

    def _apply_action(self, action: int) -> None:
        if self.record is None:
            self.record = self.yard.dealt(action)
            self._remember()
            return
        if self.faces:
            self.loaded = (*self.loaded, action)
        else:
            actor = self.table.actor
            self.pending, self.loaded = action, ()
            own = _print(self.memory[actor], b"played", action.to_bytes(4, "little"))
            self.memory = tuple(own if seat == actor else known for seat, known in enumerate(self.memory))
        self.faces, after = self.yard.ahead(self.record, self.pending, self.loaded)
        if not self.faces:
            self.record, self.pending, self.loaded = after, NONE, ()
            self._remember()

    def _remember(self) -> None:
        """Every seat adds what it sees now, if that has changed: even how many moves were made may be a secret."""
        table = self.table
        seen = tuple(_seen(table, seat) for seat in range(self.yard.truths.seats))
        self.memory = tuple(known if now == before else _print(known, b"saw", now)
                            for known, before, now in zip(self.memory, self.latest, seen, strict=True))  # fmt: skip
        self.latest = seen

    def resample_from_infostate(self, player_id: int, sampler: Any) -> SnowyardState:
        """A state that this player could not tell from this one, all such alike. (OpenSpiel's C++ cannot call this; its
        Python algorithms do.)"""
        other: SnowyardState = self.clone()
        if self.record is not None:
            table = self.table.redealt(player_id, int(sampler() * 2**62))
            other.record = bytes(table)
            seen = tuple(_seen(table, seat) for seat in range(self.yard.truths.seats))
            other.latest = seen
            other.memory = tuple(known if seat == player_id else _print(b"", b"resampled", seen[seat])
                                 for seat, known in enumerate(self.memory))  # fmt: skip
        return other


class SeatObserver:
    """What a seat sees, as numbers and as text; only what everybody sees; or only what a spectator does not see.

    With perfect recall also a fingerprint of all that the seat saw and did before: 64 signs at the end of the tensor, 32
    digits in the string. So different information states never look the same.
    """

    def __init__(self, yard: Yard, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the secrets of all players")
        self.yard, self.public = yard, kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall and self.own and self.public
        size = yard.game.observation_size
        self.tensor = np.zeros(size + (SIGNS if self.recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]} | ({"fingerprint": self.tensor[size:]} if self.recall else {})

    def set_from(self, state: SnowyardState, player: int) -> None:
        self.tensor.fill(0)
        if state.record is not None:
            table, seen = state.table, self.dict["observation"]
            if self.own:
                seen[:] = table.observe(player)
            if self.public and not self.own:
                seen[:] = table.observe(-1)
            elif self.own and not self.public:
                seen[seen == table.observe(-1)] = 0
        if self.recall:
            signs = np.unpackbits(np.frombuffer(_print(state.memory[player])[: SIGNS // 8], np.uint8))
            self.dict["fingerprint"][:] = signs

    def string_from(self, state: SnowyardState, player: int) -> str:
        who = f"p{player}" if self.own else "all"
        if state.record is None:
            shown = "not dealt"
        elif self.recall:
            shown = state.table.prompt(player)
        elif self.public:
            shown = "\n".join(_screen(state.table, player if self.own else -1))
        else:
            everybody = _screen(state.table, -1)
            shown = "\n".join(line for line in _screen(state.table, player) if self.own and line not in everybody)
        recalled = f" [{_print(state.memory[player]).hex()}]" if self.recall else ""
        return f"{who}: {shown}{recalled}"


def _screen(table: Table, seat: int) -> list[str]:
    """The table in plain sentences."""
    lines: list[str] = table.game.module("screen").draw(table.view(seat), table.names(), True)
    return [*lines, table.prompt(seat)]


def _seen(table: Table, seat: int) -> bytes:
    """All that a seat sees, as bytes; without what happened in the last move, which it remembers by what it saw."""
    table.shown(seat)
    return bytes(table._tables.raw[1].tobytes())


def _print(*parts: bytes) -> bytes:
    whole = hashlib.blake2b(digest_size=16)
    for part in parts:
        whole.update(len(part).to_bytes(4, "little") + part)
    return whole.digest()


def _parameters(of: Game) -> dict[str, Any]:
    return {**of.options.defaults(), "deals": DEALS, "seed": 0, "position": ""}


def _game_type(of: Game, true: Truths | None = None) -> Any:
    """What a game is, in OpenSpiel's words. What depends on the options is filled in when a game is loaded."""
    kinds = pyspiel.GameType
    hidden = true is None or true.hides
    return kinds(
        short_name=f"python_snowyard_{of.slug}", long_name=f"Snowyard: {of.title}", dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if true is None or true.rolls else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if true is None or true.sum is not None else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=of.most_seats, min_num_players=2,
        provides_information_state_string=True, provides_information_state_tensor=True, provides_observation_string=True,
        provides_observation_tensor=True, parameter_specification=_parameters(of), provides_factored_observation_string=True,
    )  # fmt: skip


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
