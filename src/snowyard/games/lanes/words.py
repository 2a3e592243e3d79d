"""The words of lanes: names of moves, the rules that count now, and why a position cannot be."""

from __future__ import annotations

from snowyard.games.lanes import rules
from snowyard.games.lanes.check import check, complete
from snowyard.games.lanes.content import LANES, PRINTED, RANKS, SLOTS
from snowyard.games.lanes.drawing import WAYS
from snowyard.games.lanes.layout import (
    ACT,
    ACTIONS,
    DISCARD,
    DONE,
    EVENTS,
    LOOK,
    MOVE,
    MOVE_NONE,
    ORDER,
    OVER,
    RANK_NAMES,
    SECOND,
)
from snowyard.games.lanes.view import drawn
from snowyard.kernel import bits
from snowyard.kernel.view import Seen

__all__ = ["DICE", "EVENTS", "FACES", "GROUPS", "NAMES", "check", "complete", "default_move", "rule_at"]

_RANKS = [RANK_NAMES[rank].lower() for rank in range(1, PRINTED + 1)]
_SPARES = [RANK_NAMES[rank].lower() for rank in range(PRINTED + 1, RANKS)]
_SLOTS = [f"s{slot}" for slot in range(SLOTS)]

NAMES = (
    *(f"play {rank} lane {lane + 1}" for rank in _RANKS for lane in range(LANES)),
    *(f"flip {slot}" for slot in _SLOTS),
    *(f"attack {slot} {target}" for slot in _SLOTS for target in _SLOTS),
    *(f"pair {slot} {other}" for i, slot in enumerate(_SLOTS) for other in _SLOTS[i + 1 :]),
    *(f"also {slot}" for slot in _SLOTS),
    *(f"fire {slot}" for slot in _SLOTS),
    *(f"discard {rank}" for rank in _RANKS),
    *(f"look own {slot}" for slot in _SLOTS),
    *(f"look enemy {slot}" for slot in _SLOTS),
    *(f"move {slot}" for slot in _SLOTS),
    "move none",
    "done",
    *(f"play {rank} lane {lane + 1}" for rank in _SPARES for lane in range(LANES)),
    *(f"discard {rank}" for rank in _SPARES),
)
GROUPS = (
    *(f"play {rank}" for rank in _RANKS for _ in range(LANES)),
    *["flip"] * SLOTS,
    *["attack"] * SLOTS**2,
    *["pair"] * (SLOTS * (SLOTS - 1) // 2),
    *["also"] * SLOTS,
    *["fire"] * SLOTS,
    *(f"discard {rank}" for rank in _RANKS),
    *["look own"] * SLOTS,
    *["look enemy"] * SLOTS,
    *["move"] * SLOTS,
    "move none",
    "done",
    *(f"play {rank}" for rank in _SPARES for _ in range(LANES)),
    *(f"discard {rank}" for rank in _SPARES),
)
assert len(NAMES) == len(GROUPS) == ACTIONS

FACES = {-RANKS: tuple(RANK_NAMES[rank] for rank in range(RANKS))}
DICE = {-RANKS: "card from the pile"}

_RULES_AT = {
    SECOND: ("LANES-61", "LANES-59", "LANES-64"),
    ORDER: ("LANES-37", "LANES-38"),
    DISCARD: ("LANES-43", "LANES-R62"),
    LOOK: ("LANES-46", "LANES-R25"),
    MOVE: ("LANES-66", "LANES-67", "LANES-80"),
    OVER: ("LANES-85", "LANES-87"),
}


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that decide the matter at hand; of actions those that are possible now."""
    if t.phase != ACT:
        return _RULES_AT[t.phase]
    ways = drawn(t)[WAYS]
    possible = (
        (t.hand_size[t.player] > 0 and 0 in t.lane_result[: t.lanes], "LANES-23"),
        (ways & rules.FLIPS, "LANES-27"),
        (ways & rules.ATTACKS, "LANES-32"),
        (ways & rules.ATTACKS, "LANES-34"),
        (ways & rules.PAIRS, "LANES-70"),
        (not t.must_act, "LANES-17"),
    )
    return ("LANES-16", *(rule for can, rule in possible if can))


def _legal(t: Seen) -> list[int]:
    mask = bits.empty(ACTIONS)
    rules.legal(t.record, mask)
    return bits.members(mask)


def default_move(t: Seen) -> int:
    """What an absent player does: LANES-R64."""
    moves = _legal(t)
    return next((declined for declined in (DONE, MOVE_NONE) if declined in moves), moves[0])
