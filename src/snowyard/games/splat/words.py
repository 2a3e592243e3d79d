"""Splat in words: names of moves, sentences for events, the prompt. `check` and `complete` are in check.py."""

from __future__ import annotations

from snowyard.games.splat import playable
from snowyard.games.splat.check import check, complete, name
from snowyard.games.splat.content import (
    ALL_CARDS, ALL_KINDS, CARDS, DOUBLE, FORT, KINDS, PILE, SHELTER, SINGLE, SMALL_DECK, SPARE_CARDS, SPLAT, SPLATBALL, WALL,
)  # fmt: skip
from snowyard.games.splat.layout import (
    ACT, ACTIONS, ANSWER, DEFEND, DISCARD, DISCARD_SPARE, EVENTS, FORMS, MORE_ANSWERS, NO_CARD, OVER, PLACE_SPARE, PLACE_WALL,
    SEATS, THROW_SPARE, packed,
)  # fmt: skip
from snowyard.games.splat.options import FREE
from snowyard.games.splat.view import hand
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Seen
from snowyard.kernel.wording import be, plural, possessive, verb, who

__all__ = ["EVENTS", "FACES", "GROUPS", "NAMES", "check", "complete", "default_move", "label", "prompt", "rule_at",
           "tell"]  # fmt: skip

ANSWERS = ("wall", "cracked", "fresh", "two-walls", "wall-and-cracked", "two-cracked",
           "wall-and-fresh", "cracked-and-fresh", "two-fresh", *SPARE_CARDS)  # fmt: skip
MORE = THROW_SPARE - ANSWER  # answers of the printed game
NAMES = (
    *(f"single p{s}" for s in range(SEATS)),
    *(f"double p{s}" for s in range(SEATS)),
    *(f"splatball p{s}" for s in range(SEATS)),
    "wall", "pile", "fort",
    *(f"discard {card}" for card in CARDS),
    *(f"answer {answer}" for answer in ANSWERS[:MORE]),
    *(f"{card} p{s}" for card in SPARE_CARDS for s in range(SEATS)),
    *SPARE_CARDS,
    *(f"discard {card}" for card in SPARE_CARDS),
    *(f"answer {answer}" for answer in ANSWERS[MORE:]),
)  # fmt: skip
GROUPS = tuple(name if not name[-1].isdigit() or " p" not in name else name.split()[0] for name in NAMES)
assert len(NAMES) == len(GROUPS) == ACTIONS

FACES = {-KINDS: CARDS, -ALL_KINDS: ALL_CARDS, **{n: tuple(f"p{s}" for s in range(n)) for n in range(2, SEATS + 1)}}
"""What a draw (of six kinds, or of all) or the lot for the first turn (of so many seats) shows."""
DICE = {-KINDS: "card drawn", -ALL_KINDS: "card drawn", **dict.fromkeys(range(2, SEATS + 1), "seat that starts")}

PROTECTION = ("a Wall", "a cracked Fort", "a fresh Fort", "two Walls", "a Wall and a cracked Fort", "two cracked Forts",
              "a Wall and a fresh Fort", "a cracked and a fresh Fort", "two fresh Forts", "a Spare 1", "a Spare 2")  # fmt: skip
STANDING = ("Wall", "cracked Fort", "fresh Fort", "Spare 1", "Spare 2")
TIMEOUT_ORDER = (FORT, WALL, PILE, SINGLE, DOUBLE, SPLATBALL, KINDS, KINDS + 1)  # SPLAT-R31
assert len(STANDING) == len(FORMS)


def answer_of(action: int) -> int:
    """Which of ANSWERS it is."""
    return action - ANSWER if action < THROW_SPARE else MORE + action - MORE_ANSWERS


def a(card: int) -> str:
    return f"a {name(card)}"


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    if e.kind == "deal":
        return f"Everybody is dealt {plural(e.a, 'card')}, face down."
    n = who(e.seat, me, names)
    whose = possessive(e.seat, me, names)
    match e.kind:
        case "start":
            warning = " With this small deck whoever starts can always win." if e.a == SMALL_DECK and not e.b else ""  # SPLAT-R19
            return f"{e.a} cards are shuffled. {n} {verb('begin', e.seat, me)} the game.{warning}"
        case "dealt":
            return f"Your cards: {names_of(e)}."
        case "shuffle":
            return f"The draw pile is empty: the discard pile is shuffled, {plural(e.a, 'card')}."
        case "draw":
            return f"{n} {verb('draw', e.seat, me)} {a(e.a)}."
        case "draw_hidden":
            return f"{n} {verb('draw', e.seat, me)} a card."
        case "throw":
            at = who(e.b, me, names, start=False)
            if e.a == SPLATBALL:
                at = f"{possessive(e.b, me, names, start=False)} Pile"
            return f"{n} {verb('throw', e.seat, me)} {a(e.a)} at {at}."
        case "place":
            return f"{n} {verb('lay', e.seat, me)} down {a(e.a)}."
        case "discard":
            why = ", which cannot be played" if e.b else ""
            return f"{n} {verb('discard', e.seat, me)} {a(e.a)}{why}."
        case "answer":
            return f"{n} {verb('answer', e.seat, me)} with {PROTECTION[answer_of(e.a)]}."
        case "out":
            return f"{n} {be(e.seat, me)} out with {plural(e.b, 'hit')}."
        case "hand":
            return f"{whose} hand is discarded: {names_of(e)}."
        case "cap":
            return f"Turn {e.a}: {'no card is left to draw, which' if e.b else 'the turn cap'} ends the game."
        case "won":
            share = "" if e.a == 1 else f" together with {e.a - 1} more"
            return f"{n} {verb('win', e.seat, me)}{share}."
        case _:
            return tell_throw(e, me, names)


def names_of(e: Event) -> str:
    return ", ".join(name(card) for card in packed(e.a, e.b, e.c))


def tell_throw(e: Event, me: int, names: list[str]) -> str:
    """What a throw does to the cards of its target."""
    n = who(e.seat, me, names)
    whose = possessive(e.seat, me, names)
    match e.kind:
        case "walls_fall" | "forts_fall":
            fallen = "Wall" if e.kind == "walls_fall" else "cracked Fort"
            whose = possessive(e.seat, me, names, start=e.a == 1)
            return f"{whose} {fallen} stops a snowball and falls." if e.a == 1 else f"Two of {whose} {fallen}s fall."
        case "crack":
            return f"{whose} Fort stops the snowball and is cracked."
        case "wreck":
            return f"{whose} fresh Fort stops {'the snowball' if e.a else 'both snowballs'} and falls."
        case "stood":
            whose = possessive(e.seat, me, names, start=e.b == 1)
            what = f"{whose} {STANDING[e.a]} stops" if e.b == 1 else f"Two of {whose} {STANDING[e.a]}s stop"
            return f"{what} a snowball and still {'stands' if e.b == 1 else 'stand'}."
        case "spare_falls":
            return f"{whose} {name(e.a)} stops it and falls."
        case "upright":
            return f"{whose} sideways Double is turned upright, the thrown one is discarded."
        case "swap":
            place = f"in front of {who(e.seat, me, names, start=False)}"
            return f"The Double lies {place} in place of a Single, which is discarded."
        case "sideways":
            return f"The Double lies sideways in front of {who(e.seat, me, names, start=False)}."
        case "slide":
            return f"{whose} cracked Fort and the Double are discarded; the Single on the Fort slides down."
        case "hit":
            times = {1: "", 2: " twice"}.get(e.a, f" {e.a} times")
            return f"{n} {be(e.seat, me)} hit{times}: {plural(e.b, 'hit')}."
        case _:
            return f"{whose} Pile is gone."


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    first, *rest = name.split()
    if not rest:
        return f"Lay down the {title(first)}"
    if first == "discard":
        return f"Discard the {title(rest[0])}"
    if first == "answer":
        return f"Stop it with {PROTECTION[ANSWERS.index(rest[0])]}"
    target = int(rest[0][1:])
    if first == CARDS[SPLATBALL]:
        return f"Throw the Splatball at {possessive(target, me, names, start=False)} Pile"
    return f"Throw the {title(first)} at {who(target, me, names, start=False)}"


def title(card: str) -> str:
    return name(ALL_CARDS.index(card))


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        winners = [who(s, me, names, start=False) for s in range(t.seats) if t.rank[s] == 1]
        return f"The game is over. Winner{'s' if len(winners) > 1 else ''}: {', '.join(winners)}."
    if t.actor != me:
        drawn = f", who has drawn {a(t.card)}" if t.phase == ACT and t.card != NO_CARD else ""
        return f"Waiting for {names[t.actor]}{drawn}."
    if t.phase == DEFEND:
        return f"{names[t.player]} throws {a(t.card)} at you: which protection do you use?"
    if t.strategic:
        return prompt_hand(t, me)
    ways = playable.ways_to_play(t, me, t.card)
    if ways == 0:
        return f"You drew {a(t.card)}, which cannot be played: discard it."
    if ways >> PLACE_WALL & 7 or ways >> PLACE_SPARE & 3:
        return f"You drew {a(t.card)}: lay it in front of you."
    splat = t.card == SPLATBALL or (t.card >= KINDS and t.spare_does[t.card - KINDS] == SPLAT)
    whom = "at whose Pile" if splat else "at whom"
    return f"You drew {a(t.card)}: {whom} do you throw it?"


def prompt_hand(t: Seen, me: int) -> str:
    held = ", ".join(name(card) for card in hand(t, me))
    if any(playable.ways_to_play(t, me, card) for card in hand(t, me)):
        verbs = "Play or discard" if t.strategic_discard == FREE else "Play"
        return f"You hold {held}. {verbs} one card."
    return f"You hold {held}. Nothing can be played: discard one card."


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that govern the decision at hand."""
    if t.phase == OVER:
        return ("SPLAT-42", "SPLAT-43") if t.alive & (t.alive - 1) == 0 else ("SPLAT-45",)
    if t.phase == DEFEND:
        return ("SPLAT-57",)
    if t.strategic:
        return ("SPLAT-15", "SPLAT-58") if t.strategic_discard == FREE else ("SPLAT-15", "SPLAT-51", "SPLAT-52")
    by_card = {
        SINGLE: ("SPLAT-16", "SPLAT-20"), DOUBLE: ("SPLAT-24", "SPLAT-26"), WALL: ("SPLAT-35",),
        PILE: ("SPLAT-38", "SPLAT-39"), SPLATBALL: ("SPLAT-40", "SPLAT-41"), FORT: ("SPLAT-35",),
    }  # fmt: skip
    if t.card >= KINDS:
        does = t.spare_does[t.card - KINDS]
        return ("SPLAT-12", *by_card[WALL if does == SHELTER else SPLATBALL if does == SPLAT else SINGLE])
    return ("SPLAT-12", *by_card[t.card])


def default_move(t: Seen) -> int:
    """What an absent player does: SPLAT-R31."""
    me = t.actor
    if t.phase == DEFEND:
        return int(as_python(playable.first_answer)(as_python(playable.answers)(t, me, t.card)))
    held = hand(t, me) if t.strategic else [t.card]
    for card in TIMEOUT_ORDER:
        ways = playable.ways_to_play(t, me, card) if card in held else 0
        legal = [action for action in range(ACTIONS) if ways >> action & 1]
        if legal:
            return min(legal, key=lambda action: (seat_at(action) - me) % SEATS if len(legal) > 1 else 0)
    return DISCARD + min(held) if min(held) < KINDS else DISCARD_SPARE + min(held) - KINDS


def seat_at(action: int) -> int:
    """The target of a throw."""
    return (action if action < THROW_SPARE else action - THROW_SPARE) % SEATS
