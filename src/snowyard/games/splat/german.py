"""Splat in German: the sentences of words.py in the other language."""

from __future__ import annotations

from snowyard.games.splat import playable
from snowyard.games.splat.content import ALL_CARDS, FORT, KINDS, SMALL_DECK, SPLAT, SPLATBALL
from snowyard.games.splat.layout import ACT, DEFEND, NO_CARD, OVER, PLACE_SPARE, PLACE_WALL, packed
from snowyard.games.splat.options import FREE
from snowyard.games.splat.view import hand
from snowyard.games.splat.words import ANSWERS, answer_of
from snowyard.kernel.german import count, does, listing, over, waiting, who, whom, whose
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen

OPTIONS = {
    "seats": "wie viele spielen",
    "strategic": "die strategische Variante: alle halten zwei verdeckte Karten",
    "hit_limit": "so viele Treffer werfen jemanden aus dem Spiel",
    "two_player_deck": "das Deck zu zweit; mit dem kleinen, gedruckten gewinnt, wer beginnt: ein reiner Münzwurf. "
                       "Das volle macht ein Spiel daraus",
    "protection_choice": "wer bestimmt, welcher Schutz verbraucht wird",
    "strategic_discard": "strategische Variante: ob man eine Karte ablegen darf, obwohl man eine spielen könnte",
    "turn_cap": "nach so vielen Zügen endet das Spiel",
    "variant": "was anders ist als im gedruckten Spiel",
}

CARDS = ("Einzelball", "Doppelball", "Wall", "Haufen", "Platschball", "Burg", "Zusatzkarte 1", "Zusatzkarte 2")
PROTECTION = ("einem Wall", "einer rissigen Burg", "einer frischen Burg", "zwei Wällen", "einem Wall und einer rissigen Burg",
              "zwei rissigen Burgen", "einem Wall und einer frischen Burg", "einer rissigen und einer frischen Burg",
              "zwei frischen Burgen", "einer Zusatzkarte 1", "einer Zusatzkarte 2")  # fmt: skip
STANDING = (
    ("Dein", "Wall", "Wällen"), ("Deine", "rissige Burg", "rissigen Burgen"), ("Deine", "frische Burg", "frischen Burgen"),
    ("Deine", "Zusatzkarte 1", ""), ("Deine", "Zusatzkarte 2", ""),
)  # fmt: skip


def feminine(card: int) -> bool:
    return card >= FORT


def a(card: int) -> str:
    """Accusative with its article."""
    return f"eine {CARDS[card]}" if feminine(card) else f"einen {CARDS[card]}"


def hits(n: int) -> str:
    return count(n, "Treffer", "Treffer")


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    if e.kind == "deal":
        return f"Alle bekommen {count(e.a, 'Karte', 'Karten')}, verdeckt."
    n = who(e.seat, me, names)
    match e.kind:
        case "start":
            warning = " Mit diesem kleinen Deck kann immer gewinnen, wer beginnt." if e.a == SMALL_DECK and not e.b else ""
            return f"{e.a} Karten werden gemischt. {n} {does(e.seat, me, 'beginnst', 'beginnt')} das Spiel.{warning}"
        case "dealt":
            return f"Deine Karten: {names_of(e)}."
        case "shuffle":
            return f"Der Nachziehstapel ist leer: die Ablage wird gemischt, {count(e.a, 'Karte', 'Karten')}."
        case "draw":
            return f"{n} {does(e.seat, me, 'ziehst', 'zieht')} {a(e.a)}."
        case "draw_hidden":
            return f"{n} {does(e.seat, me, 'ziehst', 'zieht')} eine Karte."
        case "throw":
            at = f"{whose(e.b, me, names, 'deinen')} Haufen" if e.a == SPLATBALL else whom(e.b, me, names)
            return f"{n} {does(e.seat, me, 'wirfst', 'wirft')} {a(e.a)} auf {at}."
        case "place":
            return f"{n} {does(e.seat, me, 'legst', 'legt')} {a(e.a)} aus."
        case "discard":
            why = ": nicht spielbar" if e.b else ""
            return f"{n} {does(e.seat, me, 'legst', 'legt')} {a(e.a)} ab{why}."
        case "answer":
            return f"{n} {does(e.seat, me, 'antwortest', 'antwortet')} mit {PROTECTION[answer_of(e.a)]}."
        case "out":
            return f"{n} {does(e.seat, me, 'scheidest', 'scheidet')} mit {hits(e.b)}n aus." if e.b > 1 else (
                f"{n} {does(e.seat, me, 'scheidest', 'scheidet')} mit {hits(e.b)} aus.")  # fmt: skip
        case "hand":
            return f"{whose(e.seat, me, names, 'Deine')} Hand wird abgelegt: {names_of(e)}."
        case "cap":
            why = "es ist keine Karte mehr zu ziehen; das" if e.b else "die Zuggrenze"
            return f"Zug {e.a}: {why} beendet das Spiel."
        case "won":
            share = "" if e.a == 1 else f" zusammen mit {e.a - 1} weiteren"
            return f"{n} {does(e.seat, me, 'gewinnst', 'gewinnt')}{share}."
        case _:
            return tell_throw(e, me, names)


def names_of(e: Event) -> str:
    return ", ".join(CARDS[card] for card in packed(e.a, e.b, e.c))


def tell_throw(e: Event, me: int, names: list[str]) -> str:
    """What a throw does to the cards of its target."""
    n = who(e.seat, me, names)
    match e.kind:
        case "walls_fall":
            if e.a == 1:
                return f"{whose(e.seat, me, names, 'Dein')} Wall hält einen Schneeball auf und fällt."
            return f"Zwei von {whose(e.seat, me, names, 'deinen')} Wällen fallen."
        case "forts_fall":
            if e.a == 1:
                return f"{whose(e.seat, me, names, 'Deine')} rissige Burg hält einen Schneeball auf und fällt."
            return f"Zwei von {whose(e.seat, me, names, 'deinen')} rissigen Burgen fallen."
        case "crack":
            return f"{whose(e.seat, me, names, 'Deine')} Burg hält den Schneeball auf und bekommt einen Riss."
        case "wreck":
            what = "den Schneeball" if e.a else "beide Schneebälle"
            return f"{whose(e.seat, me, names, 'Deine')} frische Burg hält {what} auf und fällt."
        case "stood":
            mine, one, many = STANDING[e.a]
            if e.b == 1:
                return f"{whose(e.seat, me, names, mine)} {one} hält einen Schneeball auf und bleibt stehen."
            return f"Zwei von {whose(e.seat, me, names, 'deinen')} {many} halten je einen Schneeball auf und bleiben stehen."
        case "spare_falls":
            return f"{whose(e.seat, me, names, 'Deine')} {CARDS[e.a]} hält das auf und fällt."
        case "upright":
            return f"{whose(e.seat, me, names, 'Dein')} quer liegender Doppelball wird aufgerichtet, der geworfene abgelegt."
        case "swap":
            return f"Der Doppelball liegt jetzt vor {before(e.seat, me, names)}, ein Einzelball wird dafür abgelegt."
        case "sideways":
            return f"Der Doppelball liegt quer vor {before(e.seat, me, names)}."
        case "slide":
            mine = whose(e.seat, me, names, "Deine")
            return f"{mine} rissige Burg und der Doppelball werden abgelegt; der Einzelball auf der Burg rutscht herunter."
        case "hit":
            times = {1: "", 2: " doppelt"}.get(e.a, f" {e.a}-mal")
            return f"{n} {does(e.seat, me, 'wirst', 'wird')}{times} getroffen: {hits(e.b)}."
        case _:
            return f"{whose(e.seat, me, names, 'Dein')} Haufen ist weg."


def before(seat: int, me: int, names: list[str]) -> str:
    return "dir" if seat == me else names[seat]


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        return over([s for s in range(t.seats) if t.rank[s] == 1], me, names)
    if t.actor != me:
        drawn = f" und hat {a(t.card)} gezogen" if t.phase == ACT and t.card != NO_CARD else ""
        return f"{waiting(t.actor, names)[:-1]}{drawn}."
    if t.phase == DEFEND:
        return f"{names[t.player]} wirft {a(t.card)} auf dich: womit schützt du dich?"
    if t.strategic:
        return prompt_hand(t, me)
    drew = f"Du hast {a(t.card)} gezogen"
    ways = playable.ways_to_play(t, me, t.card)
    he, him = ("sie", "sie") if feminine(t.card) else ("er", "ihn")
    if ways == 0:
        return f"{drew}; {he} lässt sich nicht spielen: leg {him} ab."
    if ways >> PLACE_WALL & 7 or ways >> PLACE_SPARE & 3:
        return f"{drew}: leg {him} vor dir aus."
    splat = t.card == SPLATBALL or (t.card >= KINDS and t.spare_does[t.card - KINDS] == SPLAT)
    return f"{drew}: {'auf wessen Haufen' if splat else 'auf wen'} wirfst du {him}?"


def prompt_hand(t: Seen, me: int) -> str:
    held = listing([CARDS[card] for card in hand(t, me)])
    if any(playable.ways_to_play(t, me, card) for card in hand(t, me)):
        does_what = "Spiel eine Karte oder leg eine ab" if t.strategic_discard == FREE else "Spiel eine Karte"
        return f"Du hältst {held}. {does_what}."
    return f"Du hältst {held}. Nichts lässt sich spielen: leg eine Karte ab."


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    match name.split():
        case ["splatball", seat]:
            return f"Platschball auf {whose(int(seat[1:]), me, names, 'deinen')} Haufen werfen"
        case ["discard", card]:
            return f"{CARDS[ALL_CARDS.index(card)]} ablegen"
        case ["answer", answer]:
            return f"Mit {PROTECTION[ANSWERS.index(answer)]} schützen"
        case [card, seat]:
            return f"{CARDS[ALL_CARDS.index(card)]} auf {names[int(seat[1:])]} werfen"
        case _:
            return f"{CARDS[ALL_CARDS.index(name)]} auslegen"
