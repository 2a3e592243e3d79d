"""What a position of splat leaves unsaid, and why a table cannot be."""

from __future__ import annotations

from snowyard.games.splat import cards
from snowyard.games.splat.layout import (
    ACT, ANY, CARDS, COPIES, DEFEND, DOUBLE, DOUBLES, HAND, KINDS, NO_CARD, OVER, PILES, SINGLE, SPLATBALLS, Yard,
)  # fmt: skip
from snowyard.games.splat.options import AUTO, DEFENDER, FREE
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Seen
from snowyard.kernel.wording import plural

hits, protection, in_front, copies = (as_python(f) for f in (cards.hits, cards.protection, cards.in_front, cards.copies))

KNOWABLE = (DOUBLES, PILES, SPLATBALLS, DOUBLES | SPLATBALLS, PILES | SPLATBALLS, ANY)
"""Sets that discards can prove (SPLAT-R30): who has a Pile keeps no Double, who has none keeps no Pile."""


def complete(t: Yard, given: frozenset[str]) -> None:
    """A position names where cards lie; those it does not name are in the draw pile. Whoever is on turn decides."""
    if "draw" not in given:
        for kind in range(KINDS):
            t.draw[kind] = max(0, copies(t, kind) - open_cards(t, kind))
    if "draw_left" not in given:
        t.draw_left = min(max(0, sum(t.draw)), sum(COPIES))
    if "actor" not in given:
        t.actor = {ACT: t.player, DEFEND: t.target}.get(t.phase, -1)


def check(t: Yard) -> str | None:
    """Why this table cannot be, or None."""
    if t.alive == 0 or t.alive >> t.seats or t.piles & ~t.alive:
        return "alive must name seats at the table, and only they can have Piles"
    for s in range(t.seats):
        reason = check_player(t, s) or check_hand(t, s)
        if reason:
            return reason
    return check_cards(t) or check_turn(t) or check_ranks(t) or (check_end(t) if t.phase == OVER else check_decision(t))


def check_player(t: Yard, s: int) -> str | None:
    ranges = (
        ("singles", t.singles[s], 9), ("doubles", t.doubles[s], 4), ("sideways", t.sideways[s], 1),
        ("walls", t.walls[s], 5), ("forts", t.forts[s], 5), ("cracked", t.cracked[s], 1 if t.protection_choice == AUTO else 5),
    )  # fmt: skip
    for field, value, most in ranges:
        if not 0 <= value <= most:
            return f"{field} of p{s} is {value}, not 0 to {most}"
    if hits(t, s) >= t.hit_limit:
        return f"p{s} has {hits(t, s)} hits and would be out (SPLAT-31)"
    if not t.alive >> s & 1 and hits(t, s) + protection(t, s) > 0:
        return f"p{s} is out but has cards in front (SPLAT-32)"
    return None


def check_hand(t: Yard, s: int) -> str | None:
    """SPLAT-50, SPLAT-R30."""
    held = t.hand[s].tolist()
    if min(held) < 0:
        return f"p{s} holds less than no cards"
    if not t.strategic or not t.alive >> s & 1:
        return f"p{s} can have no hand" if sum(held) or t.narrow[s] or t.wide[s] else None
    due = HAND + (t.phase == ACT and s == t.player)
    if sum(held) != due:
        return f"p{s} holds {sum(held)} cards, not {due} (SPLAT-50)"
    narrow, wide = t.narrow[s], t.wide[s]
    if narrow not in KNOWABLE or wide not in KNOWABLE or narrow & ~wide:
        return f"p{s}: narrow lies inside wide, and both are sets that a discard can prove (SPLAT-R30)"
    if t.strategic_discard == FREE and narrow != ANY:
        return f"p{s}: a free discard proves nothing (SPLAT-58)"
    in_narrow, in_wide = (sum(n for kind, n in enumerate(held) if types >> kind & 1) for types in (narrow, wide))
    if in_narrow < 1 or in_wide < 2:
        return f"the hand of p{s} is not what its discards proved (SPLAT-R30)"
    return None


def check_cards(t: Yard) -> str | None:
    """Every card is somewhere, once."""
    if sum(t.draw) != t.draw_left:
        return f"draw_left is {t.draw_left}, but the draw pile has {sum(t.draw)} cards"
    for kind in range(KINDS):
        if t.draw[kind] < 0 or t.discard[kind] < 0:
            return f"a pile has less than no {CARDS[kind].capitalize()}s"
        found = t.draw[kind] + open_cards(t, kind)
        if found != copies(t, kind):
            return f"there are {plural(found, CARDS[kind].capitalize())}, not {copies(t, kind)}"
    return None


def open_cards(t: Yard | Seen, kind: int) -> int:
    """How many of a card lie anywhere but in the draw pile (of a shown table: where the seat sees them)."""
    in_places = sum(in_front(t, s, kind) + t.hand[s][kind] for s in range(t.seats))
    return int(t.discard[kind] + (t.card == kind) + in_places)


def check_turn(t: Yard) -> str | None:
    if not 0 <= t.turn <= t.turn_cap:
        return f"turn is {t.turn}, not 0 to {t.turn_cap} (SPLAT-45)"
    if not 0 <= t.starter < t.seats:
        return f"there is no seat {t.starter} that could have started"
    if not (0 <= t.player < t.seats and t.alive >> t.player & 1):
        return f"it is p{t.player}'s turn, who is not in"
    return None


def check_ranks(t: Yard) -> str | None:
    """Whoever is out has a place of their own, the others have none before the end: SPLAT-43, SPLAT-45."""
    alive = [s for s in range(t.seats) if t.alive >> s & 1]
    out = sorted(int(t.rank[s]) for s in range(t.seats) if s not in alive)
    places = list(range(len(alive) + 1, t.seats + 1))
    if out != places:
        return f"the ranks of those who are out are {out}, not {places} (SPLAT-43)"
    for s in alive:
        better = sum(hits(t, other) < hits(t, s) for other in alive)
        due = better + 1 if t.phase == OVER else 0
        if t.rank[s] != due:
            return f"p{s} is in and has rank {t.rank[s]}, not {due} (SPLAT-43, SPLAT-45)"
    return None


def check_end(t: Yard) -> str | None:
    if t.actor != -1 or t.card != NO_CARD or t.target != -1:
        return "the game is over: nobody decides and nothing is in play"
    if t.alive & (t.alive - 1) and t.turn < t.turn_cap:
        return "the game is over, but two or more are in and the turn cap is not reached (SPLAT-42, SPLAT-45)"
    return None


def check_decision(t: Yard) -> str | None:
    if t.phase not in (ACT, DEFEND):
        return f"there is no phase {t.phase}"
    if t.alive & (t.alive - 1) == 0:
        return "only one player is in, but the game goes on (SPLAT-42)"
    if t.turn == t.turn_cap:
        return "the turn cap is reached, but the game goes on (SPLAT-45)"
    return check_act(t) if t.phase == ACT else check_defence(t)


def check_act(t: Yard) -> str | None:
    if t.actor != t.player or t.target != -1:
        return f"p{t.player} decides here, and no throw is pending"
    if t.strategic and t.card != NO_CARD:
        return "in the Strategic Variant the drawn card is in the hand, and card is none (SPLAT-49)"
    if not t.strategic and not 0 <= t.card < KINDS:
        return "card must be the card drawn (SPLAT-11)"
    return None


def check_defence(t: Yard) -> str | None:
    if t.protection_choice != DEFENDER or t.card not in (SINGLE, DOUBLE):
        return "a defender decides only about a Single or a Double, with protection_choice = defender (SPLAT-57)"
    if t.target == t.player or not (0 <= t.target < t.seats and t.alive >> t.target & 1):
        return f"the pending throw goes at p{t.target}, who cannot be its target"
    if protection(t, t.target) < (1 if t.card == SINGLE else 2):
        return f"p{t.target} has nothing to choose (SPLAT-57)"
    if t.card == DOUBLE and not t.piles >> t.player & 1:
        return f"p{t.player} throws a Double without a Pile (SPLAT-24)"
    return None if t.actor == t.target else f"p{t.target} decides here, not p{t.actor}"
