"""What duel says, as sentences and their numbers: events, what is to be decided, and moves. Cards: tell_cards.py."""

from __future__ import annotations

from snowyard.games.duel.layout import (
    ABANDON,
    ABANDONED,
    ACQUIRE,
    AVOID,
    BACKFIRE,
    BLOCKED,
    CACHING,
    CARD_GONE,
    CHOOSE,
    DEF,
    DODGE,
    DODGES,
    DUD,
    EFFECT,
    FAIL,
    FATES,
    GIVE,
    HAND,
    HIT,
    IDLE,
    KEEP,
    KINDS,
    LOOK,
    MISS,
    N,
    NOTHING_ABANDONED,
    NO_DISCARDS,
    NO_EFFECT,
    NO_NEAREST,
    OFFENSIVE_DODGE,
    OVER,
    PICK_2,
    RAID,
    RAIDING,
    REFINE_CARD,
    REFINE_PILE,
    REFLECTED,
    RESTOCKING,
    ROCKS,
    SECOND,
    SNOW_FORT,
    TAKE,
    TOP,
    ULTRA_UPGRADE,
    UPGRADE_DODGE,
    VOID,
)
from snowyard.games.duel.moves import is_cached, side_played
from snowyard.games.duel.tell_cards import ACT_NAMES, act_number, card, facing, row, things, unpack
from snowyard.games.duel.words import NAMES, acting
from snowyard.kernel.head import Event
from snowyard.kernel.rule import as_python
from snowyard.kernel.sentences import Arg, Seat, Sentence, say
from snowyard.kernel.view import Seen

__all__ = ["label", "prompt", "tell", "things"]

Args = dict[str, Arg]


def tell(e: Event, t: Seen, me: int) -> Sentence:
    """What happened; `t`: the table after the move."""
    for teller in (tell_setting, tell_secret, tell_fight, tell_moved):
        sentence = teller(e, t)
        if sentence:
            return sentence
    raise KeyError(e.kind)


def pile(k: int) -> Args:
    """An Arsenal pile by its place, and who sits nearest to it."""
    return {"pile": k + 1, "near": Seat(k)}


def opponent_at(t: Seen, seat: int, front: int) -> Seat:
    """Whom a seat meets on a front; nobody to name where there is only one."""
    if front < 0 or t.seats == 2:
        return Seat(-1)
    return Seat((front + 1) % t.seats if front == seat else front)


def which(t: Seen, kind: int, where: int) -> Args:
    """A card, and where it was played this turn: copies of one kind are told apart by that (DUEL-32, DUEL-R33)."""
    front = where - 1
    ends = (Seat(front), Seat((front + 1) % t.seats)) if where and t.seats > 2 else ()
    return {"card": card(t, kind), "played": where > 0, "pair": ends}


def tell_setting(e: Event, t: Seen) -> Sentence | None:
    """The table and the end."""
    match e.kind:
        case "swap":
            return say("swap", card=card(t, e.a), instead=card(t, e.b))
        case "dealt":
            return say("dealt", cards=e.a)
        case "pass":
            return say("pass", cards=e.a, seats=t.seats)
        case "arsenal":
            return say("arsenal", piles=e.a, most=e.b, least=e.c, even=e.b == e.c)
        case "top":
            return say("top", **pile(e.a), card=card(t, e.b))
        case "turn":
            return say("turn", turn=e.a, final=e.b > 0, first=Seat(e.seat))
        case "front":
            return say("front", pair=(Seat(e.a), Seat(e.b)), first=Seat(e.c))
        case "final":
            return say("final", full=e.a > 0, turns=e.b)
        case "unable":
            return say("unable", who=Seat(e.seat), cards=e.a)
        case "stall":
            return say("stall", turns=e.a)
        case "score":
            return say("score", who=Seat(e.seat), points=e.a)
        case "won":
            return say("won", who=Seat(e.seat), others=e.a - 1)
    return None


def tell_secret(e: Event, t: Seen) -> Sentence | None:
    """Draws, choices, and what only one seat is told."""
    who = Seat(e.seat)
    match e.kind:
        case "hand":
            return say("hand", who=who, cards=row(t, unpack(e.a, e.b, e.c)))
        case "decided":
            return say("decided", who=who, again=t.actor == e.seat and t.phase in (KEEP, CHOOSE))  # of two cards the first
        case "keeps":
            return say("keeps", who=who, card=card(t, e.a))
        case "draws":
            return say("draws", who=who, cards=e.a, shuffled=e.b > 0)
        case "shows":
            return say("shows", who=who, to=Seat(e.a))
        case "sees":
            return say("sees", whose=Seat(e.c), cards=row(t, unpack(e.a, e.b)))
        case "picks":
            return say("picks", **played(e, t), at=opponent_at(t, e.seat, e.c))
        case "sets_aside":
            return say("sets-aside", who=who, cards=e.a)
        case "sets_aside_card":
            return say("sets-aside-card", who=who, cards=row(t, unpack(e.a, e.b)))
        case "sees_second":
            return say("sees-second", **pile(e.a), top=card(t, e.c), below=card(t, e.b))
    return None


def played(e: Event, t: Seen) -> Args:
    """The end that an event says is played."""
    kind = e.a % 64 // 2
    act = ACT_NAMES[act_number(e.a)]
    return {"who": Seat(e.seat), "act": act, "card": card(t, kind, True), "cached": e.b > 0, "none": kind == N}


# ---- the fight


def tell_fight(e: Event, t: Seen) -> Sentence | None:
    """Acts and what becomes of them."""
    who = Seat(e.seat)
    match e.kind:
        case "plays":
            return say("plays", **played(e, t), at=opponent_at(t, e.seat, e.c))
        case "fate":
            return tell_fate(e, t)
        case "second":
            return say("second", **played(e, t))
        case "declines":
            return say("declines", who=who)
        case "capped":
            return say("capped-price" if e.b == ROCKS else "capped", who=who, act=ACT_NAMES[e.b], cards=e.a)
        case "nothing":
            return say(f"nothing-{why_nothing(e.a, e.b)}", who=who, act=ACT_NAMES[e.a], whose=Seat(e.c))
        case "whitewash":
            return say("whitewash", who=who, whose=Seat(e.a))
    return None


def tell_fate(e: Event, t: Seen) -> Sentence:
    """What becomes of an act, and why: see `meeting` in fight.py."""
    against, behind, end, thrown = e.c & 31, e.c >> 5 & 31, e.c >> 10 & 1, (e.c >> 11) - 1
    other = (e.seat + (-1 if end else 1)) % t.seats
    return say(
        f"fate-{why(e.a, e.b, against)}",
        who=Seat(e.seat),
        other=Seat(other),
        act=ACT_NAMES[e.a],
        against=ACT_NAMES[against],
        behind=ACT_NAMES[behind],
        thrown=FATES[thrown] if thrown >= 0 else "none",
    )


_PLAIN = {VOID: "void", MISS: "miss", AVOID: "avoid", REFLECTED: "back", DEF: "works", BLOCKED: "blocked"}
_OFFENSIVE = {DODGES: "offensive-dodge", FAIL: "offensive-fail", IDLE: "offensive-idle"}
_DODGE = {DODGE: "dodge", UPGRADE_DODGE: "dodge-upgrade", DUD: "dodge-dud"}
_EFFECT = {SNOW_FORT: "fort", BACKFIRE: "backfire"}


def why(act: int, fate: int, against: int) -> str:
    """Which sentence says what became of an act: the table of DUEL-24, with the reason."""
    if act == NO_EFFECT:
        return "none"
    if act == OFFENSIVE_DODGE and fate in _OFFENSIVE:
        return _OFFENSIVE[fate]
    if fate == HIT:
        return why_hit(against)
    if fate == DODGES:
        return _DODGE[act]
    if fate == EFFECT:
        return _EFFECT.get(act, "effect")
    if fate == IDLE:
        return "idle"
    return _PLAIN.get(fate, "fail")


def why_hit(against: int) -> str:
    if DODGE <= against <= DUD:
        return "hit-rocks"  # nothing else hits somebody who dodges: DUEL-54
    if against <= ROCKS:
        return "hit-both"
    return "hit-open" if against == NO_EFFECT else "hit"


def why_nothing(act: int, reason: int) -> str:
    if reason == CARD_GONE:
        return "gone"
    if reason == NO_DISCARDS:
        return "discards"
    if reason == NOTHING_ABANDONED:
        return "raid" if act == RAID else "abandoned"
    reach = "-reach" if act in (ULTRA_UPGRADE, UPGRADE_DODGE) else ""
    return ("nearest" if reason == NO_NEAREST else "pile") + reach


def tell_moved(e: Event, t: Seen) -> Sentence | None:
    """Cards that change places."""
    who = Seat(e.seat)
    match e.kind:
        case "steals":
            by = e.c // 8
            return say("steals", who=who, whom=Seat(e.a), act=ACT_NAMES[by], random=by != RAID, **which(t, e.b, e.c % 8))
        case "steals_unseen":
            return say("steals-unseen", who=who, whom=Seat(e.a), act=ACT_NAMES[e.b])
        case "abandons":
            return say("abandons", who=who, act=ACT_NAMES[e.c], **which(t, e.a, e.b))
        case "acquires":
            if e.b < 0:
                return say("takes-abandoned", who=who, card=card(t, e.a))
            return say("acquires", who=who, card=card(t, e.a), unseen=e.c > 0, **pile(e.b))
        case "acquires_unseen":
            return say("acquires-unseen", who=who, **pile(e.b))
        case "looks":
            return say("looks", who=who, **pile(e.a))
        case "refines":
            return say("refines", who=who, **pile(e.a))
        case "restocks":
            return say("restocks", who=who, cards=e.a, itself=e.b > 0)
        case "restocks_card":
            return say("restocks-card", who=who, card=card(t, e.a))
        case "caches":
            return say("caches", who=who)
        case "caches_card":
            return say("caches-card", who=who, card=card(t, e.a))
        case "gives":
            return say("gives", who=who, **which(t, e.a, e.b))
    return None


# ---- what is to be decided


def prompt(t: Seen, me: int) -> Sentence:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        best = max(t.score[: t.seats])
        return say("over-points", winners=tuple(Seat(s) for s in range(t.seats) if t.score[s] == best), points=best)
    if t.actor != me:
        return say("waiting", who=Seat(t.actor))
    if t.phase <= KEEP:
        return prompt_draft(t, me)
    if t.phase == CHOOSE:
        return say("choose-card", at=opponent_at(t, me, (me - (0 if t.chosen[me][0] < 0 else 1)) % t.seats))
    end, act = acting(t)
    other = Seat(facing(t, me))
    if t.phase == ABANDON:
        back = (t.front + end) % t.seats == me
        return say("choose-abandon-back" if back else "choose-abandon", act=ACT_NAMES[act], other=other)
    if t.phase in (ACQUIRE, REFINE_PILE):
        reach = t.reach and t.counts[ABANDONED]
        asked = "choose-look" if t.phase == REFINE_PILE else "choose-acquire-reach" if reach else "choose-acquire"
        return say(asked, act=ACT_NAMES[act], other=other, together=t.near > 0)
    if t.phase == REFINE_CARD:
        return say("choose-refine", **pile(t.look_pile))
    if t.phase == RAIDING:
        return say("choose-raid" if t.reach else "choose-raid-abandoned", other=other)
    return say(_CHOOSE[t.phase], other=other)


_CHOOSE = {
    SECOND: "choose-second",
    RESTOCKING: "choose-restock",
    CACHING: "choose-cache",
    GIVE: "choose-give",
    TAKE: "choose-take",
}


def prompt_draft(t: Seen, me: int) -> Sentence:
    cards = t.counts[HAND + me]
    if t.phase <= PICK_2:
        return say("choose-keep", cards=cards, rest=cards - 1, other=Seat((me + 1) % t.seats))
    if t.kept == 1:
        return say("choose-keep-one", cards=cards)
    first = t.chosen[me][0]
    if first < 0:
        return say("choose-keep-two", cards=cards)
    return say("choose-keep-second", card=card(t, t.kind_of[first]), rest=cards - 2)


# ---- moves

_ACTIONS = {name: action for action, name in enumerate(NAMES)}
_NUMBERS = {kind.lower(): number for number, kind in enumerate(KINDS)}
_DISCARD = {ABANDON: "move-abandon", RESTOCKING: "move-restock", CACHING: "move-cache", GIVE: "move-give"}


def label(move: str, t: Seen, me: int) -> Sentence:
    """What the button of a move says."""
    match move.split():
        case ["play", *_]:
            return label_play(_ACTIONS[move], t)
        case ["keep", kind]:
            return say("move-keep", card=card(t, _NUMBERS[kind]))
        case ["pick", "discard", kind]:
            return say(_DISCARD.get(t.phase, "move-abandon"), card=card(t, _NUMBERS[kind]))
        case ["take", "abandoned", kind]:
            return say("move-take", card=card(t, _NUMBERS[kind]))
        case ["pile", number]:
            return label_pile(int(number), t, me)
        case ["take", place]:
            top, below = card(t, kind_in(t, TOP + t.look_pile)), card(t, kind_in(t, LOOK))
            return say("move-take-top", card=top, rest=below) if place == "top" else say("move-take-below", card=below, rest=top)
        case ["decline"]:
            return say("move-decline")
        case _:
            other = facing(t, me)
            slot = 0 if t.seats == 2 or other == t.front else 1
            return say("move-raid", whose=Seat(other), card=card(t, t.kind_of[t.chosen[other][slot]]))


def label_play(action: int, t: Seen) -> Sentence:
    code = as_python(side_played)(action)
    if code // 2 == N:
        return say("move-play-nothing")
    alike = t.act_of[code] == t.act_of[code ^ 1]  # a variant may have one act on both ends
    return say(
        "move-play",
        act=ACT_NAMES[t.act_of[code]],
        card=card(t, code // 2, True),
        end=1 + code % 2 if alike else 0,
        cached=as_python(is_cached)(action),
    )


def label_pile(k: int, t: Seen, me: int) -> Sentence:
    looks = t.phase == REFINE_PILE and t.pile[k] > 1
    if t.face_up[k] or (t.putter[k] == me and t.place[TOP + k]):
        return say("move-look" if looks else "move-acquire", **pile(k), card=card(t, kind_in(t, TOP + k)))
    return say("move-look-unseen" if looks else "move-acquire-unseen", **pile(k))


def kind_in(t: Seen, zone: int) -> int:
    """The kind of the only card of a zone."""
    kind: int = t.kind_of[t.place[zone].bit_length() - 1] if t.place[zone] else N
    return kind
