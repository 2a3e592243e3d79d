"""The cards of duel in sentences: acts and cards by their names, and everything that can be looked up."""

from __future__ import annotations

import functools

from snowyard.games.duel.content import EXTREME_KINDS, N_KINDS, SETS, SPARE
from snowyard.games.duel.layout import ACT_OF, ACTS, E1, KINDS, NO_EFFECT, ULTRA_UPGRADE, X1, N
from snowyard.games.duel.options import AT_RANDOM, EXTREMES
from snowyard.kernel.content import name_of
from snowyard.kernel.sentences import Arg, Sentence, called, say
from snowyard.kernel.view import Seen

Numbers = tuple[int, ...]
ACT_NAMES = tuple(say(f"thing-{name.lower().replace(' ', '-')}") for name in ACTS)
"""What each act is called."""


def act_number(code: int) -> int:
    """The act of an end as events tell it: see `told` in moves.py."""
    return int(ACT_OF[code]) if code < 64 else (code >> 6) - 1


def card(t: Seen, kind: int, inside: bool = False) -> Sentence:
    """A card by the acts on its two ends, one that only a variant has also by its name; `inside`: it stands in brackets."""
    if kind < SPARE:
        return card_of(t.act_of, t.copies_of, kind)
    first, second = (ACT_NAMES[act] for act in t.act_of[2 * kind : 2 * kind + 2])
    id = f"thing-card-{KINDS[kind]}{'.inside' if inside else ''}"
    return say(id, first=first, second=second, **called(name_of(t.spare_names[kind - SPARE])))


@functools.lru_cache(1024)
def card_of(acts: Numbers, copies: Numbers, kind: int) -> Sentence:
    if kind == N:
        return ACT_NAMES[NO_EFFECT]
    first, second = ACT_NAMES[acts[2 * kind]], ACT_NAMES[acts[2 * kind + 1]]
    return say(f"thing-card-{KINDS[kind].lower()}", first=first, second=second, twin=twin_of(acts, copies, kind))


def twin_of(acts: Numbers, copies: Numbers, kind: int) -> int:
    """0, or which one this is of the kinds that have the same acts: a variant may have several."""
    same = [k for k in range(N_KINDS) if k != N and copies[k] and acts[2 * k : 2 * k + 2] == acts[2 * kind : 2 * kind + 2]]
    return 1 + same.index(kind) if len(same) > 1 and kind in same else 0


def facing(t: Seen, me: int) -> int:
    """Whom this seat fights on the front that is resolved now."""
    end: int = (t.front + 1) % t.seats
    return end if end != me else int(t.front)


def set_named(sets: Numbers, kind: int) -> str:
    """basic, advanced, extreme or alternate."""
    return "alternate" if kind in EXTREME_KINDS and kind >= X1 else SETS[sets[kind]]


def unpack(count: int, code: int, last: int = -1) -> list[int]:
    """The kinds of a packed event: see `packed` in piles.py."""
    kinds = [(code >> 4 * i) & 15 | (code >> 12 + i & 1) << 4 for i in range(min(count, 3))]
    return kinds + ([last] if count > 3 and last >= 0 else [])


def row(t: Seen, kinds: list[int]) -> tuple[Sentence, ...]:
    """Several cards."""
    return tuple(card(t, kind) for kind in kinds)


# ---- what can be looked up


def things(t: Seen) -> dict[str, dict[str, Arg]]:
    """The sentence that names it, and the numbers of its name and its `.about`."""
    kinds = kinds_in_use(t)
    acts = {t.act_of[2 * kind + side] for kind in kinds for side in range(2)} | {ULTRA_UPGRADE}
    if t.seats > 2:
        acts.add(NO_EFFECT)
    numbers: dict[str, Arg] = {"capped": t.capped_draw, "dodgeable": bool(t.rocks_dodgeable)}
    found = {ACT_NAMES[act].id: numbers for act in sorted(acts)}
    for kind in kinds:
        named = card(t, kind)
        found[named.id] = {
            **dict(named.args),
            "set": set_named(t.set_of, kind),
            "level": t.level_of[kind],
            "points": t.points_of[kind],
            "copies": t.copies_of[kind],
        }
    return found | {
        "thing-basic": {},
        "thing-advanced": {"dealt": t.quick_dealt if t.quick_start else t.dealt, "kept": t.kept},
        "thing-extreme": {"extremes": t.extremes},
        "thing-level": {},
        "thing-points": {"cache": bool(t.cache_scores)},
        "thing-arsenal": {"piles": t.seats, "open": bool(t.acquire_faceup_only)},
        "thing-nearest-pile": {"fallback": bool(t.nearest_empty_fallback)},
        "thing-abandon-pile": {},
        "thing-draw-pile": {"draw": t.draw},
        "thing-discards": {"fizzles": bool(t.removed_card_fizzles)},
        "thing-cache": {"scores": bool(t.cache_scores)},
        "thing-second-card": {},
        "thing-attacked": {},
        "thing-void": {},
        "thing-capped": {"draw": t.draw, "capped": t.capped_draw},
        "thing-shown": {},
        "thing-initiative": {"fronts": t.seats > 2},
        **({"thing-front": {}} if t.seats > 2 else {}),
        "thing-final-round": {},
        "thing-turn-limit": {"main": t.main_turns, "final": t.most_final_turns},
    }


def kinds_in_use(t: Seen) -> list[int]:
    """The kinds in this game; all Extremes if chance has yet to choose them: DUEL-101."""
    extremes = {E1 + i if t.alt_extremes[i] == 0 else X1 + t.alt_extremes[i] - 1 for i in range(EXTREMES)}
    if t.alt_extremes[AT_RANDOM]:
        extremes = set(EXTREME_KINDS)
    return [k for k in range(N_KINDS) if k != N and t.copies_of[k] and (k not in EXTREME_KINDS or k in extremes)]
