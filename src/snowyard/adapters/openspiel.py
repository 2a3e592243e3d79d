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
import threading
from typing import Any

import numpy as np
import pyspiel

from snowyard.adapters.batch import lifted
from snowyard.adapters.chances import Chances, wanted
from snowyard.adapters.openspiel_types import Truths, truths
from snowyard.adapters.single import single_driver
from snowyard.kernel import bits
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game, games
from snowyard.kernel.game import game as find
from snowyard.kernel.table import Table, deal

DEALS = 1000
MOST_FACES = 64
LONGEST = 100_000
SIGNS = 64  # of the fingerprint in an information-state tensor
NONE = -1
SPECTATOR = -1


class Yard:
    """What all states of one loaded game share; never copied. States give it their records to work with."""

    def __init__(self, of: Game, options: dict[str, Any], deals: int, seed: int, position: str) -> None:
        self.game, self.options, self.deals, self.seed, self.position = of, options, deals, seed, position
        self.chances, self._driver = Chances(of), single_driver(of)
        self.truths: Truths = truths(of, json.dumps(options, sort_keys=True))
        self._tables, self._mask = of.layout.array(2), bits.empty(of.actions)
        self._rows, self._lock = lifted(self._tables), threading.Lock()  # one table for all, whatever thread a state is in
        self.first: bytes | None = None
        if position:
            self.first = bytes(read_position(of, position))
        elif not self.truths.deals_at_random:
            self.first = self.dealt(0)

    def dealt(self, number: int) -> bytes:
        table = Table(self.game)
        deal(table, self.options, self.seed, number)
        return bytes(table)

    def _lay(self, record: bytes) -> Any:
        """Put this record on the table; its words."""
        raw = self._tables.raw
        raw[0] = np.frombuffer(record, np.uint64)
        return raw

    @functools.lru_cache(maxsize=4096)  # noqa: B019  # a loaded game lives as long as the process
    def ahead(self, record: bytes, action: int, loaded: tuple[int, ...]) -> tuple[int, bytes]:
        """Faces of the next roll (0: none), and the record after the move as it then stands."""
        with self._lock:
            raw = self._lay(record)
            faces = self._driver.play_loaded(self._rows, action, np.array(loaded, np.int64), self._mask)
            after = raw[0].tobytes()
        if faces == self._driver.ILLEGAL:
            wanted(Table.recall(self.game, record), action, loaded)  # refuses, and says why
        if len(loaded) >= self.chances.room:
            faces = 0  # more rolls than can be loaded: the rest is the generator's
        return faces, after

    @functools.lru_cache(maxsize=4096)  # noqa: B019
    def outcomes(self, record: bytes, action: int, loaded: tuple[int, ...], faces: int) -> list[tuple[int, float]]:
        with self._lock:
            return self.chances.outcomes(record, action, loaded, faces)

    def actor(self, record: bytes) -> int:
        return int(np.frombuffer(record, np.int8, 1, self.game.layout.dtype.fields["actor"][1])[0])  # type: ignore[index]

    def legal(self, record: bytes) -> list[int]:
        with self._lock:
            self._lay(record)
            self._driver.moves(self._rows, self._mask)
            return bits.members(self._mask)

    def shown(self, record: bytes) -> tuple[bytes, ...]:
        """All that each seat sees, as bytes."""
        seen = []
        with self._lock:
            raw = self._lay(record)
            for seat in range(self.truths.seats):
                self._driver.driver.show(self._rows, raw, 0, seat)
                seen.append(raw[1].tobytes())
        return tuple(seen)

    def observe(self, record: bytes, seat: int, out: Any) -> None:
        """What a seat (-1: everybody) sees, as numbers."""
        if not SPECTATOR <= seat < self.truths.seats:
            raise Refusal("seat", f"there is no player {seat}; players are 0 to {self.truths.seats - 1}")
        with self._lock:
            self._driver.look(self._rows, self._lay(record), seat, out)

    def __deepcopy__(self, memo: Any) -> Yard:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`, by which OpenSpiel tests copies: made anew from what it was made of."""
        return _yard, (self.game.package, json.dumps(self.options), self.deals, self.seed, self.position)


def read_position(of: Game, digits: str) -> Table:
    try:
        data = bytes.fromhex(digits)
    except ValueError:
        raise Refusal("position", "a position is the bytes of a table as hexadecimal digits") from None
    return Table.restore(of, data)


@functools.cache
def _yard(package: str, options: str, deals: int, seed: int, position: str) -> Yard:
    slug = package.rpartition(".")[2]
    known = find(slug) if slug in games() else None
    of = known if known is not None and known.package == package else Game(package)
    return Yard(of, json.loads(options), deals, seed, position)


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
            options = read_position(of, position).options
        self.yard = Yard(of, options, deals, seed, position)
        true = self.yard.truths
        own = _game_type(of, true)
        info = pyspiel.GameInfo(
            num_distinct_actions=of.actions, max_chance_outcomes=max(deals if true.deals_at_random else 1, MOST_FACES),
            num_players=true.seats, min_utility=0.0, max_utility=1.0, utility_sum=true.sum, max_game_length=LONGEST,
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
        self.actor = NONE
        if self.record is not None:
            self._remember()

    # ---- looking

    @property
    def table(self) -> Table:
        """The table as it lies (during a roll: before the move)."""
        if self.record is None:
            raise Refusal("table", "the cards are not dealt yet")
        return Table.recall(self.yard.game, self.record)

    def current_player(self) -> int:
        if self.record is None or self.faces:
            return int(pyspiel.PlayerId.CHANCE)
        return self.actor if self.actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.yard.legal(self.record) if self.record is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.record is None:
            return [(n, 1.0 / self.yard.deals) for n in range(self.yard.deals)]
        return self.yard.outcomes(self.record, self.pending, self.loaded, self.faces)

    def is_terminal(self) -> bool:
        return self.record is not None and not self.faces and self.actor < 0

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
        """What cannot be is refused before anything changes."""
        if self.record is None:
            if not 0 <= action < self.yard.deals:
                raise Refusal("deal", f"there is no deal {action}; deals are 0 to {self.yard.deals - 1}")
            self.record = self.yard.dealt(action)
            self._remember()
            return
        pending, loaded = (self.pending, (*self.loaded, action)) if self.faces else (action, ())
        faces, after = self.yard.ahead(self.record, pending, loaded)
        if not self.faces:
            own = _print(self.memory[self.actor], b"played", action.to_bytes(4, "little"))
            self.memory = tuple(own if seat == self.actor else known for seat, known in enumerate(self.memory))
        self.pending, self.loaded, self.faces = pending, loaded, faces
        if not faces:
            self.record, self.pending, self.loaded = after, NONE, ()
            self._remember()

    def _remember(self) -> None:
        """Every seat adds what it sees now, if that has changed: even how many moves were made may be a secret."""
        assert self.record is not None
        self.actor = self.yard.actor(self.record)
        seen = self.yard.shown(self.record)
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
            other.latest = seen = self.yard.shown(other.record)
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
            seen = self.dict["observation"]
            if self.own or self.public:
                self.yard.observe(state.record, player if self.own else SPECTATOR, seen)
            if self.own and not self.public:
                everybody = np.zeros_like(seen)
                self.yard.observe(state.record, SPECTATOR, everybody)
                seen[seen == everybody] = 0
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
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=of.players[1], min_num_players=of.players[0],
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
