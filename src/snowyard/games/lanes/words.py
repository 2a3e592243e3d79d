"""Lanes in words: names of moves, sentences for events, the prompt."""

from __future__ import annotations

from snowyard.games.lanes import rules
from snowyard.games.lanes.check import check, complete
from snowyard.games.lanes.content import LANES, PRINTED, RANKS, SLOTS
from snowyard.games.lanes.layout import (
    ACT, ACTIONS, AT_CAP, DISCARD, DONE, EVENTS, IDLED, LOOK, MOVE, MOVE_NONE, ORDER, OVER, POWER_AT, RANK_NAMES, SEATS, SECOND,
    SET_SPLIT,
)  # fmt: skip
from snowyard.games.lanes.view import POWERS, RESULTS
from snowyard.kernel import bits
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen
from snowyard.kernel.wording import plural, possessive, verb, who

__all__ = ["EVENTS", "FACES", "GROUPS", "NAMES", "check", "complete", "default_move", "label", "prompt", "rule_at",
           "tell"]  # fmt: skip

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
)  # fmt: skip
GROUPS = (
    *(f"play {rank}" for rank in _RANKS for _ in range(LANES)),
    *["flip"] * SLOTS, *["attack"] * SLOTS**2, *["pair"] * (SLOTS * (SLOTS - 1) // 2), *["also"] * SLOTS, *["fire"] * SLOTS,
    *(f"discard {rank}" for rank in _RANKS),
    *["look own"] * SLOTS, *["look enemy"] * SLOTS, *["move"] * SLOTS, "move none", "done",
    *(f"play {rank}" for rank in _SPARES for _ in range(LANES)), *(f"discard {rank}" for rank in _SPARES),
)  # fmt: skip
assert len(NAMES) == len(GROUPS) == ACTIONS

FACES = {-RANKS: tuple(RANK_NAMES[rank] for rank in range(RANKS))}
DICE = {-RANKS: "card from the pile"}


def slots_of(e: Event) -> list[int]:
    """The slots of an event that tells a set of cards."""
    cards = e.a | e.b << SET_SPLIT
    return [slot for slot in range(SLOTS) if cards >> slot & 1]


def ranks_of(told: int) -> list[int]:
    """The ranks of an event that tells a set of them."""
    return [rank for rank in range(1, RANKS) if told >> rank - 1 & 1]


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    if e.kind in ("froze", "thawed", "healed", "empowered"):
        return tell_set(e, me, names)
    if e.kind in ("struck", "retaliated", "trapped", "killed", "killed_face_down", "learned", "pair_ended"):
        return tell_fate(e, me, names)
    if e.kind in ("fired", "acted", "spent", "discarded", "discarded_card", "looked", "looked_at", "moved", "stayed"):
        return tell_power(e, me, names)
    if e.kind in ("stuck", "ended", "lane", "won", "draw"):
        return tell_end(e, me, names)
    n = who(e.seat, me, names)
    whose = possessive(e.seat, me, names)
    foe = possessive(1 - e.seat, me, names, start=False)
    match e.kind:
        case "dealt":
            return f"{n} {verb('get', e.seat, me)} {RANK_NAMES[e.a]}."
        case "dealt_hand":
            return f"{n} {verb('get', e.seat, me)} {plural(e.a, 'card')}."
        case "turn":
            return f"{whose} turn, number {e.a}: {plural(e.b, 'action')}."
        case "drew":
            return f"{n} {verb('draw', e.seat, me)} {RANK_NAMES[e.a]}. Pile: {e.b}."
        case "drew_card":
            return f"{n} {verb('draw', e.seat, me)} a card. Pile: {e.b}."
        case "unlocked":
            return "The pile is empty: base cards are unlocked."
        case "played":
            return f"{n} {verb('play', e.seat, me)} {RANK_NAMES[e.c]} face-down to lane {e.b + 1}: s{e.a}."
        case "played_card":
            return f"{n} {verb('play', e.seat, me)} a card face-down to lane {e.b + 1}: s{e.a}."
        case "flipped":
            power = POWERS[e.b // POWER_AT]
            named = f"{RANK_NAMES[e.c]}, {power}" if power else RANK_NAMES[e.c]
            return f"{whose} s{e.a} in lane {e.b % POWER_AT + 1} turns face-up: {named}."
        case "paired":
            return f"{n} {verb('pair', e.seat, me)} s{e.a} and s{e.b}: two {RANK_NAMES[e.c]}s."
        case "attacked":
            together = f" and s{e.c}" if e.c >= 0 else ""
            does = "attack" if e.c >= 0 else "attacks"
            return f"{whose} s{e.a}{together} {does} {foe} s{e.b}."
        case "twinstruck":
            return f"The second target is {foe} s{e.a}."
        case _:
            return f"{n} {verb('spare', e.seat, me)} the second target."


def tell_set(e: Event, me: int, names: list[str]) -> str:
    *most, last = (f"s{slot}" for slot in slots_of(e))
    cards = f"{', '.join(most)} and {last}" if most else last
    forms = {"froze": ("is frozen", "are frozen"), "thawed": ("thaws", "thaw"), "healed": ("is healed", "are healed"),
             "empowered": ("fires again", "fire again")}  # fmt: skip
    one, many = forms[e.kind]
    return f"{possessive(e.seat, me, names)} {cards} {one if len(slots_of(e)) == 1 else many}."


def tell_fate(e: Event, me: int, names: list[str]) -> str:
    """What happens to a card that is hit."""
    whose = possessive(e.seat, me, names)
    inside = possessive(e.seat, me, names, start=False)
    match e.kind:
        case "struck":
            return f"{whose} s{e.a} takes {e.b}: damage {e.c}."
        case "retaliated":
            return f"RETALIATE: {inside} s{e.a} takes {e.b}: damage {e.c}."
        case "trapped":
            return f"TRAP: {inside} s{e.a} is {a_rank(e.c)} and comes back face-up, unhurt."
        case "killed":
            return f"{whose} s{e.a}, {RANK_NAMES[e.c]}, is killed."
        case "killed_face_down":
            traps = " or ".join(a_rank(rank) for rank in ranks_of(e.c))
            return f"{whose} s{e.a} is killed face-down." + (f" It is not {traps}." if traps else "")
        case "learned":
            return f"{who(e.seat, me, names)} {verb('look', e.seat, me)} at the dead s{e.a}: {RANK_NAMES[e.c]}."
        case _:
            return f"The pair of {inside} s{e.a} and s{e.b} is over."


def tell_power(e: Event, me: int, names: list[str]) -> str:
    n = who(e.seat, me, names)
    match e.kind:
        case "fired":
            return f"{POWERS[e.b // POWER_AT]}: {possessive(e.seat, me, names, start=False)} s{e.a}, {RANK_NAMES[e.c]}, fires."
        case "acted":
            return f"{plural(e.b, 'action')} left; s{e.a} may attack twice this turn."
        case "spent":
            return f"{POWERS[e.b]} has no effect."
        case "discarded":
            return f"{n} {verb('discard', e.seat, me)} {RANK_NAMES[e.a]}."
        case "discarded_card":
            return f"{n} {verb('discard', e.seat, me)} a card face-down."
        case "looked":
            whose = possessive(e.a, me, names, start=False)
            return f"{n} {verb('look', e.seat, me)} at {whose} s{e.b}: {RANK_NAMES[e.c]}."
        case "looked_at":
            return f"{n} {verb('look', e.seat, me)} at {possessive(e.a, me, names, start=False)} s{e.b}."
        case "moved":
            return f"{n} {verb('move', e.seat, me)} s{e.a} from lane {e.b + 1} to lane {e.c + 1}."
        case _:
            return f"{n} {verb('move', e.seat, me)} nothing."


def tell_end(e: Event, me: int, names: list[str]) -> str:
    match e.kind:
        case "stuck":
            return f"{who(e.seat, me, names)} can do nothing: {plural(e.a, 'action')} lost."
        case "ended":
            return f"{who(e.seat, me, names)} {verb('end', e.seat, me)} the turn: {plural(e.a, 'action')} not used."
        case "lane":
            if e.seat >= 0:
                return f"{who(e.seat, me, names)} {verb('win', e.seat, me)} lane {e.a + 1}."
            return f"Lane {e.a + 1} is lost by both: it counts for {RESULTS[e.b]}."
        case "won":
            return f"{who(e.seat, me, names)} {verb('win', e.seat, me)} the game."
        case _:
            lanes = "Nobody is ahead in lanes" if e.b <= 2 else f"Nobody has won {e.b} lanes"
            idle = f"{plural(e.b, 'turn')} without an action"
            why = {AT_CAP: f"Turn {e.b} is over", IDLED: idle}.get(e.a, lanes)
            return f"{why}: a draw."


_RANK_WORDS = {"a": "Ace", "j": "Jack", "q": "Queen", "k": "King"}


def rank_word(rank: int) -> str:
    return _RANK_WORDS.get(RANK_NAMES[rank].lower(), RANK_NAMES[rank])


def a_rank(rank: int) -> str:
    return f"{'an' if RANK_NAMES[rank] in ('A', '8') else 'a'} {RANK_NAMES[rank]}"


def winning(t: Seen) -> list[int]:
    """Who has won lanes enough, at the end."""
    return [seat for seat in range(SEATS) if sum(result >> seat & 1 for result in t.lane_result) >= t.lanes_to_win]


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says. Cards in play are called by their slots, as everywhere in words."""
    first, *rest = name.split()
    if not rest or rest == ["none"]:
        return "Stop here" if name == "done" else "Move no card"
    foe = possessive(1 - me, me, names, start=False) if me in range(SEATS) else "the enemy"
    rank = _RANK_WORDS.get(rest[0], rest[0])
    match first:
        case "play":
            return f"Play the {rank} face-down in lane {rest[2]}"
        case "flip":
            return f"Turn your card {rest[0]} face-up"
        case "attack":
            return f"Attack {foe} card {rest[1]} with your {rest[0]}"
        case "pair":
            return f"Pair your cards {rest[0]} and {rest[1]}"
        case "also":
            return f"Hit {foe} card {rest[0]} as well"
        case "fire":
            return f"Fire your card {rest[0]} next"
        case "discard":
            return f"Discard the {rank}"
        case "look":
            return f"Look at {'your' if rest[0] == 'own' else foe} card {rest[1]}"
        case _:
            return f"Bring your card {rest[0]} to this lane"


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        winners = winning(t)
        if len(winners) != 1:
            return "The game is over: a draw."
        return f"The game is over. Winner: {who(winners[0], me, names, start=False)}."
    if t.actor != me:
        return f"Waiting for {names[t.actor]}."
    match t.phase:
        case 0:  # ACT
            end = "" if t.must_act else ", or end your turn"
            return f"Your turn: play, flip, attack or pair{end}. {plural(t.points, 'action')} left."
        case 1:  # SECOND
            none = ", or spare it" if t.twinstrike_optional else ""
            return f"TWINSTRIKE: s{t.attacker} attacks s{t.target}. Choose a second target{none}."
        case 2:  # ORDER
            return "Several of your powers wait: choose the card that fires next."
        case 3:  # DISCARD
            return "VIEW: choose a card of your hand to discard."
        case 4:  # LOOK
            return "FORESIGHT: choose a face-down card to look at."
        case _:
            return f"MOVE: choose a card to bring to your {rank_word(t.rank[me][t.firing])} s{t.firing}, or none."


_RULES_AT = {
    ACT: ("LANES-16", "LANES-17", "LANES-22"),
    SECOND: ("LANES-61", "LANES-62"),
    ORDER: ("LANES-37", "LANES-38"),
    DISCARD: ("LANES-43", "LANES-R62"),
    LOOK: ("LANES-46", "LANES-R25"),
    MOVE: ("LANES-66", "LANES-67"),
    OVER: ("LANES-85", "LANES-87"),
}


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that govern the decision at hand."""
    return _RULES_AT[t.phase]


def default_move(t: Seen) -> int:
    """What an absent player does: LANES-R64."""
    mask = bits.empty(ACTIONS)
    rules.legal(t.record, mask)
    for declined in (DONE, MOVE_NONE):
        if bits.has(mask, declined):
            return declined
    return bits.members(mask)[0]
