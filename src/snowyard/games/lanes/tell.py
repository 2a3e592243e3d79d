"""What lanes says, as sentences and their numbers: events, what is to be decided, moves, and what can be looked up."""

from __future__ import annotations

from snowyard.games.lanes.calls import POWER, card, fighter, lane_of, look, name, rank_of, struck
from snowyard.games.lanes.content import NIMBLE, POWERS, RANKS, RETALIATES, SLOTS, TAUNTS, TWINSTRIKES
from snowyard.games.lanes.layout import (
    ACT,
    AT_CAP,
    BOTH_WON,
    DISCARD,
    IDLED,
    LOOK,
    ORDER,
    OVER,
    POWER_AT,
    RANK_NAMES,
    SEATS,
    SECOND,
    SET_SPLIT,
)
from snowyard.games.lanes.meaning import meaning
from snowyard.kernel.head import Event
from snowyard.kernel.sentences import Arg, Seat, Sentence, say
from snowyard.kernel.view import Seen

# ---- what happened


def tell(e: Event, t: Seen, me: int) -> Sentence:
    """What happened; `t`: the table after the move."""
    who = Seat(e.seat)
    match e.kind:
        case "dealt":
            return say("dealt", who=who, rank=rank_of(t, e.a))
        case "dealt_hand":
            return say("dealt-hand", who=who, cards=e.a)
        case "turn":
            return say("turn", who=who, number=e.a, actions=e.b)
        case "drew":
            return say("drew", who=who, rank=rank_of(t, e.a), left=e.b)
        case "drew_card":
            return say("drew-card", who=who, left=e.b)
        case "unlocked":
            return say("unlocked")
        case "played":
            return say("played", who=who, rank=rank_of(t, e.c), lane=e.b + 1)
        case "played_card":
            return say("played-card", who=who, lane=e.b + 1)
        case "flipped":
            base = bool(t.base >> e.a & 1)
            return say("flipped", who=who, rank=rank_of(t, e.c), power=POWER[e.b // POWER_AT], lane=e.b % POWER_AT + 1, base=base)
        case "paired":
            return say("paired", who=who, rank=rank_of(t, e.c), lane=lane_of(t, e.seat, e.a))
        case "froze" | "thawed" | "healed" | "empowered":
            return tell_set(e, t)
        case "stuck" | "ended" | "lane" | "won" | "draw":
            return tell_end(e, t)
        case "fired" | "acted" | "spent" | "discarded" | "discarded_card" | "looked" | "looked_at" | "moved" | "stayed":
            return tell_power(e, t)
        case _:
            return tell_fight(e, t, me)


def tell_fight(e: Event, t: Seen, me: int) -> Sentence:
    """Attacks, and what they do to cards."""
    who, seat, foe = Seat(e.seat), e.seat, 1 - e.seat
    match e.kind:
        case "attacked":
            lane = -e.c if e.c < 0 else lane_of(t, seat, e.a) or lane_of(t, seat, e.c) or lane_of(t, foe, e.b)
            looks = struck(t, foe, e.b)
            why, points = reason(t, t.power_of[t.rank[seat][e.a]], e.c >= 0, t.power_of[looks.rank] if looks.kind == "up" else 0)
            at = card(t, foe, e.b, "card-object", lane, False, looks)
            return say("attacked", card=fighter(t, seat, e.a, e.c, "card-first", lane), at=at, why=why, points=points)
        case "twinstruck":
            return say("twinstruck", card=card(t, foe, e.a, lane_said=False, looks=struck(t, foe, e.a)))
        case "spared":
            return say("spared", who=who)
        case "struck":
            looks = struck(t, seat, e.a)
            bears = t.bears[looks.rank] if looks.kind == "up" else t.covered_points
            hit = card(t, seat, e.a, "card-first", lane_said=False, looks=looks)
            return say("struck", card=hit, points=e.b, left=max(0, bears - e.c))
        case "retaliated":
            hit = card(t, seat, e.a, "card-first", lane_said=False)
            return say("retaliated", by=Seat(foe), card=hit, points=e.b, left=max(0, t.bears[t.rank[seat][e.a]] - e.c))
        case "trapped":
            known = seat == me and not t.base >> e.a & 1
            looks = look(t, seat, e.a, blind=True)
            looks = looks._replace(kind="known", rank=e.c) if known else looks
            return say("trapped", card=card(t, seat, e.a, "card-first", e.b + 1, looks=looks), rank=rank_of(t, e.c))
        case "killed":
            return say("killed", card=card(t, seat, e.a, "card-first", e.b + 1))
        case "killed_face_down":
            traps = tuple(rank_of(t, rank) for rank in range(1, RANKS) if e.c >> rank - 1 & 1)
            dead = card(t, seat, e.a, "card-first", e.b + 1, looks=struck(t, seat, e.a))
            return say("killed-face-down", card=dead, traps=traps)
        case "learned":
            return say("learned", who=who, lane=e.b + 1, rank=rank_of(t, e.c))
        case _:  # pair_ended
            gone = not lane_of(t, seat, e.a) or not lane_of(t, seat, e.b)
            return say("pair-ended", who=who, rank=rank_of(t, t.rank[seat][e.a]), gone=gone)


def reason(t: Seen, attacker: int, paired: bool, target: int) -> tuple[str, int]:
    """What is special about an attack, by the powers of both: LANES-58, LANES-60, LANES-74; and what it deals."""
    times = t.pair_times if paired else 1
    if attacker == NIMBLE and target == TAUNTS:
        return "nimble", t.nimble_damage * times
    if attacker == NIMBLE and target == RETALIATES:
        return "unhurt", t.attack_damage * times
    return ("pair" if paired and attacker != TWINSTRIKES else "plain"), t.attack_damage * times


def slots_of(e: Event) -> list[int]:
    """The slots of an event that tells a set of cards."""
    cards = e.a | e.b << SET_SPLIT
    return [slot for slot in range(SLOTS) if cards >> slot & 1]


def tell_set(e: Event, t: Seen) -> Sentence:
    slots = slots_of(e)
    first = look(t, e.seat, slots[0])
    if e.kind == "thawed" and first.kind == "up" and t.power_of[first.rank] == NIMBLE:  # LANES-52
        return say("thawed-nimble", card=card(t, e.seat, slots[0], "card-first"))
    lanes = {lane_of(t, e.seat, slot) for slot in slots}
    one = lanes.pop() if len(lanes) == 1 else 0  # their lane is said once where it is one
    said = {"froze": "froze", "thawed": "thawed", "healed": "healed", "empowered": "empowered"}[e.kind]
    return say(said, who=Seat(e.seat), cards=tuple(name(t, e.seat, slot, lane_said=one == 0) for slot in slots), lane=one)


def tell_power(e: Event, t: Seen) -> Sentence:
    who, seat = Seat(e.seat), e.seat
    match e.kind:
        case "fired":
            return say("fired", card=card(t, seat, e.a, "card-first", e.b % POWER_AT + 1), power=POWER[e.b // POWER_AT])
        case "acted":
            return say("acted", who=who, more=t.extra_points, actions=e.b, rank=rank_of(t, t.rank[seat][e.a]))
        case "spent":
            return say(f"spent-{POWERS[e.b]}", who=who, lane=lane_of(t, seat, e.a))
        case "discarded":
            return say("discarded", who=who, rank=rank_of(t, e.a))
        case "discarded_card":
            return say("discarded-card", who=who)
        case "looked":
            looks = look(t, e.a, e.b, blind=True)
            return say("looked", who=who, card=card(t, e.a, e.b, "card-object", looks=looks), rank=rank_of(t, e.c))
        case "looked_at" if e.a == seat:
            return say("looked-at-own", who=who, card=name(t, e.a, e.b, lane_said=True))
        case "looked_at":
            return say("looked-at", who=who, card=card(t, e.a, e.b, "card-object"))
        case "moved":
            return say("moved", card=card(t, seat, e.a, "card-object", e.b + 1, lane_said=False), left=e.b + 1, entered=e.c + 1)
        case _:
            return say("stayed", who=who, lane=lane_of(t, seat, e.a))


def tell_end(e: Event, t: Seen) -> Sentence:
    who = Seat(e.seat)
    match e.kind:
        case "stuck":
            return say("stuck", who=who, actions=e.a)
        case "ended":
            return say("ended", who=who, actions=e.a)
        case "lane" if e.seat >= 0:
            return say("lane-won", who=who, loser=Seat(1 - e.seat), lane=e.a + 1, hands=t.hands_count == 1)
        case "lane":
            return say("lane-lost", lane=e.a + 1, both=e.b == BOTH_WON)
        case "won":
            return say("won", who=who, lanes=lanes_won(t, e.seat))
        case _:
            if e.a == AT_CAP:
                return say("draw-turns", turns=e.b)
            if e.a == IDLED:
                return say("draw-idle", turns=e.b)
            return say("draw-lanes", lanes=e.b, both=lanes_won(t, 0) >= t.lanes_to_win)


def lanes_won(t: Seen, seat: int) -> int:
    return sum(result >> seat & 1 for result in t.lane_result)


# ---- what must be decided


def prompt(t: Seen, me: int) -> Sentence:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        winners = [seat for seat in range(SEATS) if lanes_won(t, seat) >= t.lanes_to_win]
        return say("over-won", winners=(Seat(winners[0]),)) if len(winners) == 1 else say("over-draw")
    if t.actor != me:
        return say("waiting", who=Seat(t.actor))
    if t.phase == ACT:
        return say("choose-action", actions=t.points, stops=not t.must_act)
    if t.phase == SECOND:
        attacker = fighter(t, me, t.attacker, t.partner[me][t.attacker], "card-first")
        at = card(t, 1 - me, t.target, "card-object", lane_said=False)
        return say("choose-second", card=attacker, at=at, none=bool(t.twinstrike_optional))
    if t.phase == ORDER:
        return say("choose-order")
    if t.phase == DISCARD:
        return say("choose-discard")
    if t.phase == LOOK:
        return say("choose-look")
    return say("choose-move", card=card(t, me, t.firing, "card-with"))


def label(move: str, t: Seen, me: int) -> Sentence:
    """What the button of a move says."""
    m = meaning(move)
    match m.verb:
        case "play":
            return say("move-play", rank=rank_of(t, RANK_NUMBERS[m.rank]), lane=m.lane + 1)
        case "flip":
            return say("move-flip", card=card(t, me, m.own, "card-object"))
        case "attack":
            attacker = fighter(t, me, m.own, t.partner[me][m.own], "card-with", lane_said=False)
            return say("move-attack", card=attacker, at=card(t, 1 - me, m.foe, "card-object"))
        case "pair":
            first, second = (name(t, me, slot) for slot in (m.own, m.other))
            facts = dict(first.args)
            return say("move-pair", rank=facts["rank"], of=facts["of"], first=first, second=second, lane=lane_of(t, me, m.own))
        case "also":
            return say("move-also", card=card(t, 1 - me, m.foe, "card-object"))
        case "fire":
            return say("move-fire", card=card(t, me, m.own, "card-object"), power=POWER[t.power_of[t.rank[me][m.own]]])
        case "discard":
            return say("move-discard", rank=rank_of(t, RANK_NUMBERS[m.rank]))
        case "look":
            whose, slot = (me, m.own) if m.own >= 0 else (1 - me, m.foe)
            return say("move-look", card=card(t, whose, slot, "card-object"))
        case "move" if m.own < 0:
            return say("move-none")
        case "move":
            lane = lane_of(t, me, m.own)
            return say("move-bring", card=card(t, me, m.own, "card-object", lane_said=False), lane=lane)
        case _:
            return say("move-spare" if t.phase == SECOND else "move-done")


RANK_NUMBERS = {text: rank for rank, text in RANK_NAMES.items()}


# ---- what can be looked up


def things(t: Seen) -> dict[str, dict[str, Arg]]:
    """What can be looked up: the sentence that names it, and the numbers of its `.about`."""
    used = [rank for rank in range(1, RANKS) if t.copies[rank - 1]]
    powers = sorted({t.power_of[rank] for rank in used} - {0})
    numbers = {"actions": t.extra_points, "back": t.retaliate_damage, "nimble": t.nimble_damage, "twin": t.twin_damage}
    found: dict[str, dict[str, Arg]] = {}
    for rank in used:
        power = t.power_of[rank]
        does = say(f"thing-power-{POWERS[power]}.about", **numbers) if power else ""
        named = rank_of(t, rank)
        found[named.id] = {**dict(named.args), "has": power > 0, "power": POWER[power], "does": does, "points": t.bears[rank]}
    for power in powers:
        found[POWER[power].id] = numbers
    return found | {
        "thing-lane": {"lanes": t.lanes, "win": t.lanes_to_win, "hands": t.hands_count == 1},
        "thing-action-point": {"actions": t.actions, "stops": not t.must_act},
        "thing-play": {},
        "thing-turn-up": {},
        "thing-attack": {"points": t.attack_damage},
        "thing-pair": {"points": t.attack_damage * t.pair_times},
        "thing-damage": {},
        "thing-hit-points": {"covered": t.covered_points},
        "thing-face-down": {},
        "thing-base-card": {},
        "thing-frozen": {},
        "thing-waiting-power": {},
        "thing-pile": {"draws": t.draws, "cards": t.start_pile},
        "thing-hand": {"cards": t.start_hand},
        "thing-discard": {},
        "thing-out": {"cards": t.aside_size},
        "thing-end": {"turns": t.most_turns},
    }
