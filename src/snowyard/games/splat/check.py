"""What a position of splat leaves unsaid, and why a table cannot be."""

from __future__ import annotations

from snowyard.games.splat import cards, playable
from snowyard.games.splat.content import (
    ALL_CARDS,
    ALL_KINDS,
    CRACKS,
    FALLS,
    FORT,
    KINDS,
    MOST_CARDS,
    SHELTER,
    SINGLES,
    SPARES,
    SPLAT,
    SPLATBALL,
    THROWN_AT,
    WALL,
)
from snowyard.games.splat.layout import ACT, ANY, DEFEND, DOUBLE_SET, NO_CARD, OVER, PILE_SET, SPLATBALL_SET, Yard
from snowyard.games.splat.options import AUTO, DEFENDER, FREE
from snowyard.kernel.rule import as_python
from snowyard.kernel.wording import plural

hits, in_front, answers = (as_python(f) for f in (cards.hits, cards.in_front, playable.answers))

KNOWABLE = (DOUBLE_SET, PILE_SET, SPLATBALL_SET, DOUBLE_SET | SPLATBALL_SET, PILE_SET | SPLATBALL_SET, ANY)
"""Sets that discards can prove (SPLAT-R30): who has a Pile keeps no Double, who has none keeps no Pile."""


def complete(t: Yard, given: frozenset[str]) -> None:
    """A position names where cards lie; those it does not name are in the draw pile. Whoever is on turn decides."""
    for name, first in (("draw", 0), ("spare_draw", KINDS)):
        if name not in given:
            pile = getattr(t, name)
            for place in range(len(pile)):
                pile[place] = max(0, t.deck[first + place] - open_cards(t, first + place))
    if "draw_left" not in given:
        t.draw_left = min(max(0, sum(t.draw) + sum(t.spare_draw)), MOST_CARDS)
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
    walls, forts = t.deck[WALL], t.deck[FORT]
    ranges = [
        ("singles", t.singles[s], 9 // t.single_hits),
        ("doubles", t.doubles[s], 9 // t.double_hits),
        ("sideways", t.sideways[s], 1),
        ("walls", t.walls[s], min(walls, t.most_walls)),
        ("forts", t.forts[s], min(forts, t.most_forts)),
        ("cracked", t.cracked[s], most_cracked(t)),
        ("crumbled", t.crumbled[s], t.cracked[s] if cracking(t) else 0),
        ("more_piles", t.more_piles[s], t.most_piles - 1 if t.piles >> s & 1 else 0),
        *(("spare_front", t.spare_front[s][spare], most_spare(t, spare)) for spare in range(SPARES)),
    ]
    for field, value, most in ranges:
        if not 0 <= value <= most:
            return f"{field} of p{s} is {value}, not 0 to {most}"
    if t.piles >> s & 1 and t.most_piles == 0:
        return f"p{s} has a Pile, but nobody may have one"
    if t.forts[s] + t.cracked[s] > t.most_forts:
        return f"p{s} has {t.forts[s] + t.cracked[s]} Forts, not 0 to {t.most_forts}"
    if hits(t, s) >= t.hit_limit:
        return f"p{s} has {hits(t, s)} hits and would be out (SPLAT-31)"
    if not t.alive >> s & 1 and any(in_front(t, s, kind) for kind in range(ALL_KINDS)):
        return f"p{s} is out but has cards in front (SPLAT-32)"
    return None


def most_cracked(t: Yard) -> int:
    """SPLAT-27: by the printed rules at most one, where nobody chooses. Another card may crack them one after the other."""
    printed = t.fort_then[1:].tolist().count(CRACKS) == 0 and t.cracked_stops[SINGLES] > 0 and t.cracked_then[SINGLES] == FALLS
    return 1 if t.protection_choice == AUTO and printed else int(min(t.deck[FORT], t.most_forts))


def cracking(t: Yard) -> bool:
    """Whether anything but a Single can crack a Fort."""
    return CRACKS in t.fort_then[1:].tolist()


def most_spare(t: Yard, spare: int) -> int:
    if t.spare_does[spare] == SPLAT:
        return 0
    return int(min(t.deck[KINDS + spare], t.most_spares[spare])) if t.spare_does[spare] == SHELTER else int(t.deck[KINDS + spare])


def check_hand(t: Yard, s: int) -> str | None:
    """SPLAT-50, SPLAT-R30."""
    held = t.hand[s].tolist() + t.spare_hand[s].tolist()
    if min(held) < 0:
        return f"p{s} holds less than no cards"
    if not t.strategic or not t.alive >> s & 1:
        return f"p{s} can have no hand" if sum(held) or t.narrow[s] or t.wide[s] else None
    due = t.hand_cards + (t.phase == ACT and s == t.player)
    if sum(held) != due:
        return f"p{s} holds {sum(held)} cards, not {due} (SPLAT-50)"
    narrow, wide = t.narrow[s], t.wide[s]
    if narrow not in KNOWABLE or wide not in KNOWABLE or narrow & ~wide:
        return f"p{s}: narrow lies inside wide, and both are sets that a discard can prove (SPLAT-R30)"
    if (t.strategic_discard == FREE or not t.proving) and narrow != ANY:
        return f"p{s}: a free discard proves nothing (SPLAT-58)"
    if t.hand_cards == 1 and wide != ANY:
        return f"p{s}: only one card is held, and wide tells of a second (SPLAT-R30)"
    in_narrow, in_wide = (sum(n for kind, n in enumerate(held) if types >> kind & 1) for types in (narrow, wide))
    if t.proving and (in_narrow < 1 or in_wide < min(2, t.hand_cards)):
        return f"the hand of p{s} is not what its discards proved (SPLAT-R30)"
    return None


def check_cards(t: Yard) -> str | None:
    """Every card is somewhere, once."""
    draw, discard = [*t.draw, *t.spare_draw], [*t.discard, *t.spare_discard]
    if sum(draw) != t.draw_left:
        return f"draw_left is {t.draw_left}, but the draw pile has {sum(draw)} cards"
    for kind in range(ALL_KINDS):
        if draw[kind] < 0 or discard[kind] < 0:
            return f"a pile has less than no {name(kind)}s"
        found = draw[kind] + open_cards(t, kind)
        if found != t.deck[kind]:
            return f"there are {plural(found, name(kind))}, not {t.deck[kind]}"
    return "mixed is only used while a card is drawn" if any(t.mixed) else None


def name(kind: int) -> str:
    return ALL_CARDS[kind].capitalize().replace("-", " ")


def open_cards(t: Yard, kind: int) -> int:
    """How many of a card lie anywhere but in the draw pile."""
    spare = kind - KINDS
    hands, discard = (t.hand, t.discard[kind]) if spare < 0 else (t.spare_hand, t.spare_discard[spare])
    in_places = sum(in_front(t, s, kind) + hands[s][kind if spare < 0 else spare] for s in range(t.seats))
    return int(discard + (t.card == kind) + in_places)


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
    left = t.draw_left or any(t.discard) or any(t.spare_discard)  # SPLAT-R33
    if t.alive & (t.alive - 1) and t.turn < t.turn_cap and left:
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
    if not t.strategic and not 0 <= t.card < ALL_KINDS:
        return "card must be the card drawn (SPLAT-11)"
    return None


def check_defence(t: Yard) -> str | None:
    thrown = 0 <= t.card < ALL_KINDS and THROWN_AT[t.card] >= 0 and t.deck[t.card] > 0
    shelter = thrown and t.card >= KINDS and t.spare_does[t.card - KINDS] == SHELTER
    if t.protection_choice != DEFENDER or not thrown or shelter:
        return "a defender decides only about a card that is thrown, with protection_choice = defender (SPLAT-57)"
    if t.target == t.player or not (0 <= t.target < t.seats and t.alive >> t.target & 1):
        at = f"p{t.target}" if t.target >= 0 else "nobody"
        return f"the pending throw goes at {at}: its target is another player who is in the game"
    if answers(t, t.target, t.card) == 0:
        return f"p{t.target} has nothing to choose (SPLAT-57)"
    if t.needs[THROWN_AT[t.card]] and not t.piles >> t.player & 1:
        return f"p{t.player} throws a {name(t.card)} without a Pile (SPLAT-24)"
    splat = t.card == SPLATBALL or (t.card >= KINDS and t.spare_does[t.card - KINDS] == SPLAT)
    if splat and not t.piles >> t.target & 1:
        return f"p{t.target} has no Pile to be thrown at (SPLAT-40)"
    return None if t.actor == t.target else f"p{t.target} decides here, not p{t.actor}"
