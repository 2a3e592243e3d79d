"""Why a table of duel cannot be."""

from __future__ import annotations

from snowyard.games.duel.content import EXTREME, N_KINDS
from snowyard.games.duel.layout import (
    ABANDONED,
    ASIDE,
    BOX,
    CACHE,
    CHOOSE,
    DISCARDS,
    E1,
    EFFECT,
    FALLING,
    HAND,
    HIDDEN,
    INCOMING,
    KEEP,
    KINDS,
    LIMITS,
    LOOK,
    N,
    NO_EFFECT,
    NO_EFFECT_CARD,
    OVER,
    PICK_1,
    REFINE_CARD,
    STEPS,
    STOCK,
    TOP,
    X1,
    ZONES,
    Yard,
)

ZONE_NAMES = (
    "draw pile of p{}",
    "hand of p{}",
    "left-over card of p{}",
    "discards of p{}",
    "cache of p{}",
    "cards on the way to p{}",
    "top of pile {}",
)
OTHER_NAMES = {
    STOCK: "face-down Arsenal",
    BOX: "box",
    LOOK: "card looked at",
    ABANDONED: "Abandon pile",
    FALLING: "cards being abandoned",
}


def zone_name(zone: int) -> str:
    return OTHER_NAMES[zone] if zone >= STOCK else ZONE_NAMES[zone // 4].format(zone % 4)


def check(t: Yard) -> str | None:
    """Why this table cannot be, or None."""
    return (
        check_ranges(t)
        or check_cards(t)
        or check_arsenal(t)
        or check_seats(t)
        or check_choices(t)
        or check_fight(t)
        or check_knowledge(t)
    )


def complete(t: Yard, given: frozenset[str]) -> None:
    """A position names where the cards lie; their numbers follow, and what seats know is what lies open."""
    if "place" not in given:
        return
    if "counts" not in given:
        for zone in range(ZONES):
            t.counts[zone] = t.place[zone].bit_count()
    if "may" not in given:
        for me in range(t.seats):
            t.may[me] = open_knowledge(t, me)
        t.limit_cards[:] = t.limit_zones[:] = t.limit_most[:] = t.aside[:] = 0


def open_knowledge(t: Yard, me: int) -> list[int]:
    """The cards that may lie in each zone for somebody who knows no more than what lies open."""
    hidden = [zone for zone in range(HIDDEN) if hides(t, zone, me) and t.place[zone]]
    loose = sum(t.place[zone] for zone in hidden) & ~t.played
    may = [0] * HIDDEN
    for zone in hidden:
        fresh = t.place[zone] & ~t.played
        may[zone] = loose | (t.place[zone] & t.played) if fresh else t.place[zone]
    return may


def check_ranges(t: Yard) -> str | None:
    """Numbers that stand for a seat, a card, a side, a step or a yes or no."""
    last = t.seats - 1
    ranges = {
        "face_up": (0, 1),
        "putter": (-1, last),
        "side": (0, 1),
        "cached": (0, 1),
        "second_side": (0, 1),
        "second_front": (-1, last),
        "final": (0, 1),
        "front": (0, last),
        "fronts_left": (0, t.seats),
        "step": (0, STEPS),
        "job": (0, 2),
        "ahead": (0, 1),
        "near": (0, 1),
        "reach": (0, 1),
        "looker": (-1, last),
        "look_pile": (0, last),
        "attacked": (0, 1),
        "active": (0, 1),
        "turn": (0, t.main_turns + t.most_final_turns),
        "extreme": (E1, N - 1),
        "chosen": (-1, NO_EFFECT_CARD),
        "second": (-1, NO_EFFECT_CARD),
        "card": (0, NO_EFFECT_CARD),
        "act": (0, NO_EFFECT),
        "fate": (0, EFFECT),
        "snowball": (0, EFFECT),
    }
    for name, (low, high) in ranges.items():
        value = getattr(t, name)
        for number in [value] if isinstance(value, int) else value.ravel().tolist():
            if not low <= number <= high:
                return f"{name} has {number}, not {low} to {high}"
    return None


def check_cards(t: Yard) -> str | None:
    """Every card of the decks in use lies in exactly one zone."""
    decks = 1 if t.seats == 2 else 2
    wanted = 0
    for kind in range(N_KINDS):
        if kind < E1 or kind > N or kind in t.extreme.tolist():
            wanted |= ((1 << decks * t.copies_of[kind]) - 1) << t.first_of[kind]
    found = 0
    for zone in range(ZONES):
        cards = t.place[zone]
        if found & cards:
            return f"a card lies in two places, one of them the {zone_name(zone)}"
        found |= cards
        if t.counts[zone] != cards.bit_count():
            return f"counts says {t.counts[zone]} for the {zone_name(zone)}, where {cards.bit_count()} cards lie"
    standing = {kind for kind in t.extreme if E1 <= kind < N}
    if len(standing) != 4 or sum(kind >= X1 for kind in t.extreme) > 2:
        return "the Extremes in use are not four different ones with at most two alternates (DUEL-101)"
    if found != wanted:
        missing = [KINDS[t.kind_of[card]] for card in range(64) if (wanted & ~found) >> card & 1]
        extra = [KINDS[t.kind_of[card]] for card in range(64) if (found & ~wanted) >> card & 1]
        return f"the cards are not those of the game: missing {missing or 'none'}, too many {extra or 'none'}"
    for zone in range(TOP):
        if zone % 4 >= t.seats and t.place[zone]:
            return f"there are cards in the {zone_name(zone)}, but there is no such player"
    return None


def check_arsenal(t: Yard) -> str | None:
    if t.phase <= KEEP:
        return None if not any(t.pile) else "the Arsenal is dealt after the draft (DUEL-08)"
    tops = 0
    most = most_in_pile(t)
    for k in range(t.seats):
        if not 0 <= t.pile[k] <= most:
            return f"pile {k} has {t.pile[k]} cards, not 0 to {most}"
        if t.counts[TOP + k] > min(1, t.pile[k]) or t.face_up[k] > t.counts[TOP + k]:
            return f"pile {k} of {t.pile[k]} cards shows a top card that is not there"
        if t.counts[TOP + k] and not t.face_up[k] and not 0 <= t.putter[k] < t.seats:
            return f"somebody must have put the top card of pile {k} back (putter)"
        if t.phase in (CHOOSE, OVER) and t.pile[k] > 0 and not t.face_up[k]:
            return f"the top card of pile {k} is face up between turns (DUEL-33)"
        tops += t.counts[TOP + k]
    if sum(t.pile) != t.counts[STOCK] + tops + t.counts[LOOK]:
        return f"the piles have {sum(t.pile)} cards, but {t.counts[STOCK] + tops} lie there"
    if (t.phase == REFINE_CARD) != (t.counts[LOOK] == 1):
        return "a card is looked at during a Refined Upgrade and at no other time"
    return None


def most_in_pile(t: Yard) -> int:
    """As many as are dealt to a pile: DUEL-08."""
    used = [kind for kind in range(N_KINDS) if kind not in range(E1, N) or kind in t.extreme]
    there = sum(int(t.copies_of[kind]) for kind in used if t.set_of[kind] == EXTREME)
    extremes = min(int(t.extremes) * t.seats, there * (1 if t.seats == 2 else 2))
    return -(-(extremes + int(t.dealt - t.kept) * t.seats) // t.seats)


def check_seats(t: Yard) -> str | None:
    fighting = CHOOSE < t.phase < OVER
    for s in range(t.seats):
        hand = t.counts[HAND + s]
        if t.phase == CHOOSE and hand not in (t.capped_draw, t.draw):
            return f"p{s} has drawn {hand} cards, not {t.capped_draw} or {t.draw} (DUEL-13)"
        if t.phase > CHOOSE and hand:
            return f"p{s} still has drawn cards in hand after the reveal"
        if not fighting and (t.counts[INCOMING + s] or t.counts[FALLING]):
            return "cards are on the way although no step is being resolved (DUEL-26)"
        if t.capped[s] not in (0, 1) or t.marked[s] >> s & 1:
            return f"p{s} is capped {t.capped[s]} times or marked by itself"
    if t.final and t.phase == CHOOSE and t.final_turns >= t.most_final_turns:
        return f"the final round has lasted {t.most_final_turns} turns (DUEL-R22)"
    if not t.final and t.phase != OVER and (t.turn >= t.main_turns or t.final_turns):
        return f"the final round begins after turn {t.main_turns} at the latest, and no turn of it is over before (DUEL-R22)"
    return None


def check_choices(t: Yard) -> str | None:
    """What has been chosen is there to be chosen, and it is somebody's turn to choose."""
    if t.phase == OVER:
        return None if t.actor == -1 else "the game is over, but somebody is to decide"
    if not PICK_1 <= t.phase < OVER:
        return f"there is no phase {t.phase}"
    if not 0 <= t.actor < t.seats:
        return f"p{t.actor} is to decide, but there is no such player"
    for s in range(t.seats):
        chosen = [t.chosen[s, slot] for slot in range(2)]
        if t.phase <= CHOOSE:
            due = 0 if s > t.actor else t.kept if t.phase == KEEP else 2 if t.phase == CHOOSE and t.seats > 2 else 1
            made = sum(card >= 0 for card in chosen)
            if made != due and not (s == t.actor and made < due):
                return f"p{s} has made {made} choices, p{t.actor} decides now"
            cards = t.place[HAND + s] | t.place[CACHE + s]
            for card in chosen:
                if card >= 0 and card != NO_EFFECT_CARD and not cards >> card & 1:
                    return f"p{s} has chosen a card it does not have"
        elif chosen[0] < 0 or (t.seats > 2) != (chosen[1] >= 0):
            return f"p{s} has not played a card on each of its fronts"
    return None


def check_fight(t: Yard) -> str | None:
    """After the reveal: the acts are those of the cards played."""
    if not CHOOSE < t.phase < OVER:
        return None
    if t.step >= STEPS or t.job > 1 or t.fronts_left < 1:
        return "a decision belongs to a step of a front that is being resolved (DUEL-25)"
    if t.looker != (t.actor if t.phase == REFINE_CARD else -1):
        return "who looks at two Arsenal cards decides which one to take (DUEL-70)"
    cards = 0
    for zone in range(ZONES):
        cards |= t.place[zone]
    played = 0
    for s in range(t.seats):
        for card in (t.chosen[s, 0], t.chosen[s, 1], t.second[s]):
            if card >= 0 and card != NO_EFFECT_CARD:
                if not cards >> card & 1:
                    return f"p{s} has played a card that is not in the game"
                played |= 1 << card
    if played != t.played:
        return "the cards played this turn are not those that the seats have played (field played)"
    for end in range(2):
        seat = (t.front + end) % t.seats
        slot = end if t.seats > 2 else 0
        if t.card[end] not in (t.chosen[seat, slot], t.second[seat]):
            return f"p{seat} has not played the card whose act is resolved (field card)"
        if t.act[end] not in (NO_EFFECT, *t.act_of[2 * t.kind_of[t.card[end]] :][:2].tolist()):
            return f"the card of p{seat} does not have the act that is resolved"
    return None


def check_knowledge(t: Yard) -> str | None:
    """What a seat knows is true: a hidden card may lie where it lies, and a seen one is not looked for elsewhere."""
    place = t.place.tolist()
    for s in range(t.seats):
        unpicked = t.unpicked[s] & place[DISCARDS + s] & ~t.played
        if t.aside[s] not in (0, unpicked.bit_count()):
            return f"p{s} has not set {t.aside[s]} cards aside (field aside)"
        if t.aside[s]:
            place[ASIDE + s], place[DISCARDS + s] = unpicked, place[DISCARDS + s] & ~unpicked
    for me in range(t.seats):
        may = t.may[me].tolist()
        seen = looked_for = 0
        for zone in range(ZONES):
            if zone < HIDDEN and hides(t, zone, me):
                looked_for |= may[zone]
                if place[zone] & ~may[zone]:
                    return f"p{me} thinks a card impossible in the {zone_name(zone)} that lies there (field may)"
            else:
                seen |= place[zone]
                if zone < HIDDEN and may[zone]:
                    return f"p{me} sees the {zone_name(zone)}, so nothing can be unknown about it (field may)"
        if seen & looked_for:
            return f"p{me} looks for a card that it sees (field may)"
        for i in range(LIMITS):
            inside = sum(place[zone] for zone in range(HIDDEN) if t.limit_zones[me, i] >> zone & 1)
            if (inside & t.limit_cards[me, i]).bit_count() > t.limit_most[me, i]:
                return f"p{me} thinks impossible how many of some cards lie where they lie (limit {i})"
    return None


def hides(t: Yard, zone: int, me: int) -> bool:
    """As in memory.py."""
    if zone < TOP:
        return zone & 3 != me
    if zone < STOCK:
        return bool(t.face_up[zone - TOP] == 0 and t.putter[zone - TOP] != me)
    return zone != LOOK or t.looker != me
