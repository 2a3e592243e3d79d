"""Village by the engine beside village by its second implementation: options to play by, and what lies differently.

The dice of the setup are handed to the second implementation like all others, so the deal itself is compared. Compared are
all fields of the record but these: the head's bookkeeping (generator, events, number of moves, loaded dice); the engine's
boards (`clear`, `reach`, `work`), which show in the legal moves; a removed Kid's place, Command Dice, AIM, preparation and
whether it lies; pool, move, throw and cheating in hand once the game is over, which then mean nothing; `place` and `ending`,
the engine's own marks of where it is between decisions; the Kid through whom a team is asked for a corner.
What a seat or a spectator is shown is compared for each in turn, in every window and at every fifth other decision (it costs
as much as all the rest): everything public, the own hands, and no other secret.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import numpy as np

from second.play import Made
from second.shown import wrongly_shown
from second.village import Second
from second.village_geometry import EDGE, ON_TABLE, points
from second.village_options import random_options, settings
from second.village_state import CARDS, KINDS, TRAITS, Kid
from snowyard.kernel.table import Table

__all__ = ["differences", "options", "start"]

PHASES = (
    "TRAIT",
    "CORNER",
    "DEPLOY",
    "START_OTHER",
    "START_SELF",
    "MAIN",
    "DEST",
    "CONTACT",
    "SHOVE",
    "THROW_SHOOTER",
    "THROW_TARGET",
    "HIT_TARGET",
    "MIRACLE",
    "OVER",
)
SECRET_WINDOWS = ("START_OTHER", "START_SELF", "CONTACT", "THROW_SHOOTER", "THROW_TARGET", "HIT_TARGET", "MIRACLE")
PAUSE, NOT_SAID = 24, -2  # shown to others while somebody is asked in a window
PIECE_KINDS = ("building", "wall", "tree", "feature", "fence")
GROUND_KINDS = ("snow", "road", "ice")
MOVES = ("move", "slide", "vault", "dash")
PUBLIC = ("kind", "trait", "x", "y", "in_play", "down", "dice", "aim", "prepared", "points", "best", "balls", "team_order",
          "corner_owner", "place", "order_count", "order", "active", "pool", "not_done", "mover", "move_kind", "inches", "back",
          "thrower", "target", "ammunition", "size", "aim_used", "objects", "required", "too_close", "critical", "ice_played",
          "pitch_played", "missed_played", "grandma_played", "victim", "victim_kind", "deck_left", "discard", "hand_size",
          "total", "winners", "turn", "piece", "area", "reach", "detour")  # fmt: skip
SPARE_CARDS = 2  # kinds that the printed game has no cards of


def options(luck: random.Random) -> dict[str, Any]:
    return random_options(luck)


def start(table: Table) -> Second:
    """The second implementation rolls the setup with the engine's dice; map, seats and teams must be as it has them."""
    made = Made(table, SPARE_CARDS)
    second = Second(settings(table.options), made)
    t, kids = table.t, second.kids
    assert not made.left, f"the setup also rolled {made.left}"
    pieces = [_thing(PIECE_KINDS, row) for row in t.piece[: t.piece_count].tolist()]
    grounds = [_thing(GROUND_KINDS, row) for row in t.area[: t.area_count].tolist()]
    assert pieces == [(piece.kind, *piece.where) for piece in second.village.pieces], f"pieces: {pieces}"
    assert grounds == [(area.kind, *area.where) for area in second.village.grounds], f"grounds: {grounds}"
    assert table.seats == second.seats, f"{table.seats} seats, not {second.seats}"
    assert t.kids == len(kids), f"{t.kids} Kids, not {len(kids)}"
    assert t.team[: t.kids].tolist() == [kid.team for kid in kids], f"teams: {t.team}"
    assert t.slot[: t.kids].tolist() == [kid.slot for kid in kids], f"slots: {t.slot}"
    assert t.owner[: t.kids].tolist() == [kid.player for kid in kids], f"players: {t.owner}"
    return second


def _thing(kinds: tuple[str, ...], row: list[int]) -> tuple[str | int, ...]:
    kind, x0, y0, x1, y1, r = row
    return (kinds[kind], x0, y0, r) if r else (kinds[kind], x0, y0, x1, y1)


def differences(second: Second, table: Table) -> list[str]:
    pairs = {**_kids(second, table), **_course(second, table), **_cards(second, table)}
    if not table.over:
        pairs |= _in_hand(second, table)
    found = [f"{what}: the engine has {ours}, the other {theirs}" for what, (ours, theirs) in pairs.items() if ours != theirs]
    return found + _shown(second, table)


Pairs = dict[str, tuple[Any, Any]]


def _number(kid: Kid | None) -> int:
    return -1 if kid is None else kid.number


def _kids(second: Second, table: Table) -> Pairs:
    t, kids = table.t, second.kids
    count, placed = len(kids), [kid.number for kid in kids if kid.in_play]
    some = [kids[number] for number in placed]
    return {
        "types": ([KINDS[kind] for kind in t.kind[:count].tolist()], [kid.kind for kid in kids]),
        "Traits": (t.trait[:count].tolist(), [sum(1 << TRAITS.index(trait) for trait in kid.traits) for kid in kids]),
        "in play": (np.flatnonzero(t.in_play).tolist(), placed),
        "places": (list(zip(t.x[placed].tolist(), t.y[placed].tolist(), strict=True)), [kid.place for kid in some]),
        "lying": (t.down[placed].tolist(), [kid.down for kid in some]),
        "Command Dice": (t.dice[placed].tolist(), [kid.dice for kid in some]),
        "AIM": (t.aim[placed].tolist(), [kid.aim for kid in some]),
        "preparation": (t.prepared[placed].tolist(), [kid.prepared for kid in some]),
        "Points": (t.points[:count].tolist(), [kid.points for kid in kids]),
        "highest third Point": (t.best[:count].tolist(), [kid.best // 3 * 3 for kid in kids]),
        "snowballs": (t.balls[:count].tolist(), [[kid.balls.count(size) for size in range(6)] for kid in kids]),
    }


def _course(second: Second, table: Table) -> Pairs:
    t, teams = table.t, len(second.settings.units)
    pairs: Pairs = {
        "phase": (PHASES[t.phase], second.phase),
        "Turns before": (t.turn, second.turn if table.over else max(0, second.turn - 1)),
        "corners": (t.corner_owner.tolist(), [-1 if owner is None else owner for owner in second.corner_owner]),
        "surrendered": (np.flatnonzero(t.gave_up < 0).tolist(), sorted(second.gave_up)),
        "surrenders to come": (_waiting_surrenders(t.gave_up.tolist()), second.giving_up),
    }
    if second.team_order:
        pairs["order of teams"] = (t.team_order[:teams].tolist(), second.team_order)
    if second.turn:
        pairs["order"] = (t.order[: t.order_count].tolist(), [kid.number for kid in second.order])
    if table.over:
        pairs["totals"] = (t.total[:teams].tolist(), second.totals)
        pairs["winners"] = ([team for team in range(teams) if t.winners >> team & 1], second.winners)
    elif second.phase != "CORNER":  # which is put to a team, not to a Kid
        pairs["asked Kid"] = (t.asked, _number(second.asked))
    return pairs


def _waiting_surrenders(marks: list[int]) -> list[int]:
    """Seats in the order in which they gave up; some still wait at the end of a game, and are void (VILLAGE-R44)."""
    return [seat for mark, seat in sorted((mark, seat) for seat, mark in enumerate(marks) if mark > 0)]


def _counts(cards: Iterable[str]) -> list[int]:
    held = list(cards)
    return [held.count(card) for card in CARDS] + [0] * SPARE_CARDS


def _hands(second: Second) -> list[list[int]]:
    """By Kids, or by seats where a player's Kids share a hand (VILLAGE-107)."""
    if second.settings.deal_mode != "player3":
        return [_counts(kid.hand) for kid in second.kids]
    return [_counts(next(kid.hand for kid in second.kids if kid.player == seat)) for seat in range(second.seats)]


def _cards(second: Second, table: Table) -> Pairs:
    if second.settings.cards == "none":
        return {}
    t, hands = table.t, _hands(second)
    return {
        "deck": (t.deck.tolist(), _counts(second.deck)),
        "cards in the deck": (t.deck_left, len(second.deck)),
        "discard": (t.discard.tolist(), _counts(second.discard)),
        "hands": (t.hand[: len(hands)].tolist(), hands),
        "hand sizes": (t.hand_size[: len(hands)].tolist(), [sum(hand) for hand in hands]),
    }


def _in_hand(second: Second, table: Table) -> Pairs:
    """The window, move, throw and cheating that are being resolved."""
    t, throw, walk = table.t, second.throw, second.walk
    pairs: Pairs = {
        "active Kid": (t.active, _number(second.active)),
        "pool": (t.pool.tolist(), [second.pool.count(face) for face in range(7)]),
        "still to be asked": (t.waiting, sum(1 << kid.number for kid in second.waiting)),
        "mover": (t.mover, -1 if walk is None else walk.kid.number),
        "thrower": (t.thrower, -1 if throw is None else throw.thrower.number),
        "victim": (t.victim, -1 if second.cheat is None else second.cheat[1].number),
        "victim's type": (t.victim_kind, -1 if second.cheat is None else KINDS.index(second.cheat[1].kind)),
        "NOTDONE": (t.not_done, second.not_done),
    }
    if throw is not None:
        pairs |= {
            "target": (t.target, throw.target.number),
            "ammunition": (t.ammunition, 6 if throw.yourself else throw.size),
            "Size": (t.size, throw.size),
            "AIM used": (t.aim_used, throw.aim),
            "objects": (t.objects, throw.objects),
            "required": (t.required, throw.required),
            "Too Close": (t.too_close, throw.too_close),
            "critical": (t.critical, throw.critical),
            "ICE": (t.ice_played, "ice" in throw.played),
            "PITCH": (t.pitch_played, "pitch" in throw.played),
            "MISSED": (t.missed_played, "missed" in throw.played),
            "GRANDMA": (t.grandma_played, "grandma" in throw.played),
        }
    if walk is not None:
        pairs["move"] = (MOVES[t.move_kind], walk.kind)
        if walk.kind != "vault":
            pairs["inches"] = (t.inches, walk.inches)
            ours = {(n % 47 + 1, n // 47 + 1, int(t.detour[n])) for n in np.flatnonzero(t.detour).tolist()}
            theirs = _detours(second)
            pairs["ways round (x, y, length)"] = (sorted(ours - theirs), sorted(theirs - ours))
        if walk.kind == "dash":
            pairs["window of the dash"] = (PHASES[t.back], walk.window)
    return pairs


def _detours(second: Second) -> set[tuple[int, int, int]]:
    """The points that no straight leg reaches, and the lengths of the ways to them (VILLAGE-22)."""
    walk = second.walk
    assert walk is not None
    labels, straight = second.ways(walk)
    bent = (labels <= 2000 * walk.inches) & ON_TABLE & ~straight
    return {(x, y, int(labels[x + EDGE, y + EDGE])) for x, y in points(bent)}


def _shown(second: Second, table: Table) -> list[str]:
    """Section 9 of the specification, for one seat or the spectators, in turn."""
    t = table.t
    if second.phase not in SECRET_WINDOWS and t.decisions % 5:
        return []
    seat = t.decisions % 53 % (table.seats + 1) - 1
    shown = table.shown(seat)
    found = wrongly_shown(table, seat, shown, PUBLIC)
    hands = _hands(second)
    owner = range(second.seats) if second.settings.deal_mode == "player3" else [kid.player for kid in second.kids]
    own = [hand if owner[place] == seat else _counts([]) for place, hand in enumerate(hands)]
    pairs: Pairs = {"hands": (shown.hand[: len(hands)].tolist(), own), "deck": (any(shown.deck.tolist()), False)}
    pairs["Kids still to be asked"] = (shown.waiting, 0)
    hidden = second.phase in SECRET_WINDOWS and seat != table.actor
    pairs["decision"] = (
        (shown.phase, shown.actor, shown.asked),
        (PAUSE, NOT_SAID, -1) if hidden else (t.phase, t.actor, t.asked),
    )
    wrong = [f"{what} as {is_} instead of {should}" for what, (is_, should) in pairs.items() if is_ != should]
    return found + [f"seat {seat} is shown the {sentence}" for sentence in wrong]
