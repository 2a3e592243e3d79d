"""Duel in words: names of moves, sentences for events, the prompt. `check` is in checks.py."""

from __future__ import annotations

from snowyard.games.duel.checks import check, complete
from snowyard.games.duel.layout import (
    ABANDON, ABANDONED, ACQUIRE, ACTIONS, ACTS, ACT_OF, CACHING, CHOOSE, DECLINE, DISCARDS, EVENTS, FATES, FROM_ABANDONED,
    GIVE, HAND, KEEP, KEEP_CARD, KINDS, MOST_COPIES, N, OVER, OWN_DISCARD, PICK_1, PICK_2, PILE, PLAY_CACHED, PLAY_END,
    PLAY_END_CACHED, RAIDING, RAID_PLAYED, REFINE_CARD, REFINE_PILE, RESTOCKING, S1, SECOND, SPARE_ABANDONED, SPARE_DISCARD,
    SPARE_KEEP, TAKE, TAKE_TOP,
)  # fmt: skip
from snowyard.games.duel.moves import is_cached, side_played
from snowyard.games.duel.view import PLACES
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.view import Seen
from snowyard.kernel.wording import be, plural, possessive, verb, who

__all__ = ["DICE", "EVENTS", "FACES", "GROUPS", "NAMES", "check", "complete", "default_move", "label", "prompt",
           "rule_at", "tell"]  # fmt: skip

NUMBERS = S1  # of printed kinds


def act_number(code: int) -> int:
    """The act of an end as events tell it: see `told` in moves.py."""
    return int(ACT_OF[code]) if code < 64 else (code >> 6) - 1


def side_name(code: int) -> str:
    """A card and its active side: 'B1 Snowball Attack'."""
    kind, side = code % 64 // 2, code % 2
    if kind == N:
        return "No Effect" if side == 0 else "No Effect reverse"
    return f"{KINDS[kind]} {ACTS[act_number(code)]}"


def end_name(code: int) -> str:
    """An end by its place on the card: 'S1 first'."""
    return f"{KINDS[code // 2]} {PLACES[code % 2]}"


NAMES = tuple(name.lower() for name in (
    *(f"play {side_name(code)}" for code in range(2 * NUMBERS)),
    *(f"play cached {side_name(code)}" for code in range(2 * NUMBERS)),
    *(f"pick discard {kind}" for kind in KINDS[:S1]),
    *(f"take abandoned {kind}" for kind in KINDS[:S1]),
    *(f"pile {pile}" for pile in range(4)),
    "take top", "take second", "raid the played card", "decline",
    *(f"keep {kind}" for kind in KINDS[:S1]),
    *(f"play {end_name(code)}" for code in range(2 * len(KINDS))),
    *(f"play cached {end_name(code)}" for code in range(2 * len(KINDS))),
    *(f"pick discard {kind}" for kind in KINDS[S1:]),
    *(f"take abandoned {kind}" for kind in KINDS[S1:]),
    *(f"keep {kind}" for kind in KINDS[S1:]),
))  # fmt: skip
GROUPS = (
    *NAMES[:PLAY_CACHED], *["play cached"] * (OWN_DISCARD - PLAY_CACHED), *["pick discard"] * NUMBERS,
    *["take abandoned"] * NUMBERS, *["pile"] * (TAKE_TOP - PILE), *NAMES[TAKE_TOP:PLAY_END],
    *["play by its place"] * (PLAY_END_CACHED - PLAY_END), *["play cached"] * (SPARE_DISCARD - PLAY_END_CACHED),
    *["pick discard"] * (SPARE_ABANDONED - SPARE_DISCARD), *["take abandoned"] * (SPARE_KEEP - SPARE_ABANDONED),
    *NAMES[SPARE_KEEP:],
)  # fmt: skip
assert len(NAMES) == len(GROUPS) == ACTIONS

PLAIN_LABELS = {
    "take top": "Take the top card; the other one goes back",
    "take second": "Take the card below the top; the top card stays",
    "raid the played card": "Steal the card just played against you",
    "decline": "Play no second card",
}


def both_sides(kind: str) -> str:
    """A card by its two ends: 'A2 (Slushball Attack / Upgrade)'."""
    first = 2 * KINDS.index(kind)
    if first >= 2 * S1:
        return kind
    return "No Effect" if first == 2 * N else f"{kind} ({ACTS[ACT_OF[first]]} / {ACTS[ACT_OF[first + 1]]})"


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    verb_word, _, rest = name.partition(" ")
    kind = name.split()[-1].upper()
    match verb_word:
        case "play":
            action = NAMES.index(name)
            code = as_python(side_played)(action)
            cached = ", from your cache" if as_python(is_cached)(action) else ""
            if action >= PLAY_END:
                return f"Play the {PLACES[code % 2]} end of {KINDS[code // 2]}{cached}"
            if code // 2 == N:
                return f"Play {side_name(code)}{cached}"
            return f"Play {ACTS[ACT_OF[code]]} ({KINDS[code // 2]}){cached}"
        case "pick":
            return f"Choose {both_sides(kind)} from your discards"
        case "take":
            return f"Take {both_sides(kind)} from the Abandon pile"
        case "keep":
            return f"Keep {both_sides(kind)}"
        case _:
            return f"Choose {possessive(int(rest), me, names, start=False)} pile (pile {rest})"


COPIES = range(2, MOST_COPIES + 1)
FACES = {-NUMBERS: KINDS[:NUMBERS], -len(KINDS): KINDS, **{n: tuple("01234567"[:n]) for n in COPIES}}
DICE = {-NUMBERS: "card drawn", -len(KINDS): "card drawn", **dict.fromkeys(COPIES, "which of the copies")}

FATE_WORDS = {"hit": "hits", "miss": "is dodged", "avoid": "is avoided", "refl": "strikes back at its thrower", "void": "is void",
              "dodge": "dodges", "fail": "cannot dodge this", "idle": "has nothing to react to", "def": "works",
              "block": "is blocked by the attack", "eff": "works", "none": "does nothing"}  # fmt: skip


def unpack(count: int, code: int, last: int = -1) -> list[str]:
    """The kinds of a packed event: see `packed` in piles.py."""
    kinds = [KINDS[(code >> 4 * i) & 15 | (code >> 12 + i & 1) << 4] for i in range(min(count, 3))]
    return kinds + ([KINDS[last]] if count > 3 and last >= 0 else [])


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    for teller in (tell_setting, tell_secret, tell_fight, tell_cards):
        sentence = teller(e, me, names)
        if sentence:
            return sentence
    raise KeyError(e.kind)


def tell_setting(e: Event, me: int, names: list[str]) -> str:
    """The table and the end."""
    n = who(e.seat, me, names) if e.seat >= 0 else ""
    match e.kind:
        case "swap":
            return f"{KINDS[e.a]} replaces {KINDS[e.b]} in this game."
        case "dealt":
            return f"Everybody gets {e.a} Advanced cards."
        case "pass":
            return f"Everybody hands {plural(e.a, 'card')} to the left."
        case "arsenal":
            heights = f"{e.b}" if e.b == e.c else f"{e.c} or {e.b}"
            return f"The Arsenal is dealt: {e.a} piles of {heights}."
        case "top":
            return f"Pile {e.a} shows {KINDS[e.b]}."
        case "turn":
            first = f" Initiative: {who(e.seat, me, names, start=False)}." if e.seat >= 0 else ""
            return f"Turn {e.a}{' of the final round' if e.b else ''}.{first}"
        case "front":
            ends = f"{who(e.a, me, names, start=False)} against {who(e.b, me, names, start=False)}"
            return f"Front {e.a}: {ends}. Initiative: {who(e.c, me, names, start=False)}."
        case "final":
            why = f"Turn {e.b} is over" if e.a else "The Arsenal is empty"
            return f"{why}: the final round begins, everybody shuffles all cards."
        case "unable":
            return f"{n} cannot draw {plural(e.a, 'card')}: the game ends."
        case "stall":
            return f"The final round has lasted {e.a} turns: the game ends."
        case "score":
            return f"{n} {verb('have', e.seat, me) if e.seat == me else 'has'} {plural(e.a, 'point')}."
        case "won":
            return f"{n} {verb('win', e.seat, me)}{'' if e.a == 1 else f', shared by {e.a}'}."
    return ""


def tell_secret(e: Event, me: int, names: list[str]) -> str:
    """Draws, choices, and what only one seat is told."""
    n = who(e.seat, me, names)
    match e.kind:
        case "hand":
            return f"{n} {verb('hold', e.seat, me)} {', '.join(unpack(e.a, e.b, e.c))}."
        case "decided":
            return f"{n} {'have' if e.seat == me else 'has'} decided."
        case "keeps":
            return f"{n} {verb('keep', e.seat, me)} {KINDS[e.a]}."
        case "draws":
            return f"{n} {verb('draw', e.seat, me)} {plural(e.a, 'card')}{', after a reshuffle' if e.b else ''}."
        case "shows":
            return f"{n} {verb('show', e.seat, me)} the cards just drawn to {who(e.a, me, names, start=False)}."
        case "sees":
            return f"{possessive(e.c, me, names)} drawn cards: {', '.join(unpack(e.a, e.b))}."
        case "picks":
            where = f" on front {e.c}" if e.c >= 0 else ""
            return f"{n} will play {'the cached ' if e.b else ''}{side_name(e.a)}{where}."
        case "sets_aside":
            return f"{n} {verb('discard', e.seat, me)} {plural(e.a, 'drawn card')} unpicked."
        case "sets_aside_card":
            return f"{n} {verb('discard', e.seat, me)} {', '.join(unpack(e.a, e.b))} unpicked."
        case "sees_second":
            return f"On pile {e.a} lies {KINDS[e.c]}, below it {KINDS[e.b]}."
    return ""


def tell_fight(e: Event, me: int, names: list[str]) -> str:
    """Acts and what becomes of them."""
    n = who(e.seat, me, names)
    match e.kind:
        case "plays":
            where = f" on front {e.c}" if e.c >= 0 else ""
            return f"{n} {verb('play', e.seat, me)} {'the cached ' if e.b else ''}{side_name(e.a)}{where}."
        case "fate":
            thrown = "" if e.c < 0 else f"; its snowball {FATE_WORDS[FATES[e.c]]}"
            return f"{possessive(e.seat, me, names)} {ACTS[e.a]} {FATE_WORDS[FATES[e.b]]}{thrown}."
        case "second":
            return f"{n} {verb('play', e.seat, me)} a second card: {'the cached ' if e.b else ''}{side_name(e.a)}."
        case "declines":
            return f"{n} {verb('play', e.seat, me)} no second card."
        case "capped":
            return f"{n} {be(e.seat, me)} capped: only {'one card' if e.a == 1 else f'{e.a} cards'} at the next draw."
        case "nothing":
            return f"{possessive(e.seat, me, names)} {ACTS[e.a]} finds nothing to do."
        case "whitewash":
            return f"{n} will see what {who(e.a, me, names, start=False)} {verb('draw', e.a, me)} next."
    return ""


def which_card(kind: int, where: int, names: list[str]) -> str:
    """A card, and where it was played this turn: copies of one kind are told apart by that (DUEL-32, DUEL-R33)."""
    if not where:
        return KINDS[kind]
    return f"the {KINDS[kind]} just played" + (f" on front {where - 1}" if len(names) > 2 else "")


def tell_cards(e: Event, me: int, names: list[str]) -> str:
    """Cards that change places."""
    n = who(e.seat, me, names)
    match e.kind:
        case "steals":
            return f"{n} {verb('steal', e.seat, me)} {which_card(e.b, e.c, names)} from {who(e.a, me, names, start=False)}."
        case "steals_unseen":
            return f"{n} {verb('steal', e.seat, me)} a card from {who(e.a, me, names, start=False)}."
        case "abandons":
            return f"{n} {verb('abandon', e.seat, me)} {which_card(e.a, e.b, names)}."
        case "acquires":
            source = "the Abandon pile" if e.b < 0 else f"pile {e.b}"
            return f"{n} {verb('take', e.seat, me)} {KINDS[e.a]} from {source}{', unseen' if e.c else ''}."
        case "acquires_unseen":
            return f"{n} {verb('take', e.seat, me)} the face-down card of pile {e.b}."
        case "looks":
            return f"{n} {verb('look', e.seat, me)} at two cards of pile {e.a}."
        case "refines":
            return f"{n} {verb('take', e.seat, me)} one of them and {verb('put', e.seat, me)} the other back on pile {e.a}."
        case "restocks":
            itself = ", the Restock card among them" if e.b else ""
            return f"{n} {verb('shuffle', e.seat, me)} {plural(e.a, 'card')} into the draw pile{itself}."
        case "restocks_card":
            return f"{n} {verb('restock', e.seat, me)} {KINDS[e.a]}."
        case "caches":
            return f"{n} {verb('put', e.seat, me)} a card into the weapons cache."
        case "caches_card":
            return f"{n} {verb('put', e.seat, me)} {KINDS[e.a]} into the weapons cache."
        case "gives":
            return f"{n} {verb('give', e.seat, me)} {which_card(e.a, e.b, names)} to the Abandon pile."
    return ""


PROMPTS = {
    PICK_1: "Keep one of these cards; the others go to the left.",
    PICK_2: "Keep one of these cards; the others go to the left.",
    KEEP: "Keep two of these cards, named in rising order.",
    SECOND: "Your Barrage hits: play a second card, or decline.",
    ABANDON: "You are hit: abandon one of your discards.",
    REFINE_PILE: "Refined Upgrade: look at two cards of which pile?",
    REFINE_CARD: "Take the top card or the second one; the other goes back on top.",
    RESTOCKING: "Restock: which other discard goes into your draw pile?",
    CACHING: "Weapons Cache: which discard do you put away?",
    GIVE: "Snatch and Run: which discard do you give?",
    TAKE: "Snatch and Run: which abandoned card do you take?",
    RAIDING: "Raid: take the card just played, or an abandoned one.",
}


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        best = max(t.score[s] for s in range(t.seats))
        winners = [who(s, me, names, start=False) for s in range(t.seats) if t.score[s] == best]
        title = "Winner" if len(winners) == 1 else "Winners"
        return f"The game is over. {title}: {', '.join(winners)} with {plural(best, 'point')}."
    if t.actor != me:
        return f"Waiting for {names[t.actor]}."
    if t.phase == CHOOSE:
        if t.seats == 2:
            return "Choose a card and a side, in secret."
        front = (me - (0 if t.chosen[me][0] < 0 else 1)) % t.seats
        other = (front + 1) % t.seats if front == me else front
        return f"Choose a card and a side for the front towards {names[other]}, in secret."
    if t.phase == ACQUIRE:
        return "Take the top card of a pile, or an abandoned card." if t.reach else "Take the top card of which pile?"
    return PROMPTS[t.phase]


RULES_AT = {
    PICK_1: ("DUEL-05",), PICK_2: ("DUEL-06",), CHOOSE: ("DUEL-16", "DUEL-66"), SECOND: ("DUEL-50", "DUEL-51"),
    ABANDON: ("DUEL-48", "DUEL-49"), ACQUIRE: ("DUEL-42", "DUEL-44"), REFINE_PILE: ("DUEL-70",), REFINE_CARD: ("DUEL-70",),
    RESTOCKING: ("DUEL-59",), CACHING: ("DUEL-65",), GIVE: ("DUEL-61",), TAKE: ("DUEL-61",), RAIDING: ("DUEL-69",),
    OVER: ("DUEL-71", "DUEL-72", "DUEL-73"),
}  # fmt: skip


def rule_at(t: Seen) -> tuple[str, ...]:
    """The rules that govern the decision at hand."""
    if t.phase == KEEP:
        return ("DUEL-100",) if t.quick_start else ("DUEL-07",)
    if t.phase == CHOOSE and t.seats > 2:
        return ("DUEL-16", "DUEL-106")
    if t.phase in (ACQUIRE, REFINE_PILE) and t.near:
        return ("DUEL-42", "DUEL-43")
    return RULES_AT[t.phase]


def default_move(t: Seen) -> int:
    """What an absent player does: DUEL-R39, the lowest action number, but no second card."""
    me = t.actor
    mine = t.place[DISCARDS + me]
    if t.phase <= KEEP:
        first = t.chosen[me][0]
        left = t.place[HAND + me] & (~(1 << first) & -(1 << t.first_of[t.kind_of[first]]) if first >= 0 else -1)
        return naming(KEEP_CARD, SPARE_KEEP, lowest_kind(t, left))
    if t.phase == CHOOSE:
        first = t.chosen[me][0]
        cards = t.place[HAND + me] & ~(1 << first if first >= 0 else 0)
        code = 2 * lowest_kind(t, cards) if cards else 2 * N
        return code if t.printed_ends >> code & 1 else PLAY_END + code
    if t.phase == SECOND:
        return DECLINE
    if t.phase in (ACQUIRE, REFINE_PILE):
        return default_source(t, me)
    if t.phase == REFINE_CARD:
        return TAKE_TOP
    if t.phase in (TAKE, RAIDING):
        return naming(FROM_ABANDONED, SPARE_ABANDONED, lowest_kind(t, t.place[ABANDONED])) if t.place[ABANDONED] else RAID_PLAYED
    if t.phase == RESTOCKING:
        mine &= ~(1 << t.card[t.ahead if t.job == 0 else 1 - t.ahead])
    return naming(OWN_DISCARD, SPARE_DISCARD, lowest_kind(t, mine))


def default_source(t: Seen, me: int) -> int:
    if t.phase == ACQUIRE and t.reach and t.place[ABANDONED]:
        return naming(FROM_ABANDONED, SPARE_ABANDONED, lowest_kind(t, t.place[ABANDONED]))
    if t.near:
        pile = me
        while t.pile[pile] == 0:
            pile = (pile + 1) % t.seats
        return PILE + pile
    return PILE + next(k for k in range(t.seats) if t.pile[k] and (t.face_up[k] or not t.acquire_faceup_only))


def lowest_kind(t: Seen, cards: int) -> int:
    kind: int = t.kind_of[(cards & -cards).bit_length() - 1]
    return kind


def naming(first: int, spare: int, kind: int) -> int:
    """The move that names a kind: those of the printed kinds begin with `first`, those of new ones with `spare`."""
    return first + kind if kind < S1 else spare + kind - S1
