"""Lanes in German: the sentences of words.py in the other language. The powers keep their printed names."""

from __future__ import annotations

from snowyard.games.lanes.layout import AT_CAP, IDLED, OVER, POWER_AT, RANK_NAMES
from snowyard.games.lanes.view import POWERS
from snowyard.games.lanes.words import ranks_of, slots_of, winning
from snowyard.kernel.german import count, does, listing, over, waiting, who, whose
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen

OPTIONS = {
    "seats": "wie viele spielen",
    "edition": "welche veröffentlichte Lesart: die Regelkarte oder die spätere Seite der Autoren",
    "first_turn_actions": "Aktionspunkte von p0 im ersten Zug",
    "lane_win": "ist eine Gasse erst mit leerer Hand verloren, oder sobald sie leer ist",
    "must_act": "Aktionen sind Pflicht; aus: ein Zug darf früher enden",
    "mutual_lane": "wer eine Gasse gewonnen hat, die beide zugleich verlieren",
    "pair_of_tens": "Schaden zweier 10er an zwei Zielen",
    "twinstrike_optional": "auf das zweite Ziel einer 10 darf verzichtet werden",
    "view_discard": "wie der Abwurf von VIEW liegt",
    "variant": "was anders ist als im gedruckten Spiel",
    "kinged_ace": "vergisst ein Ass, das feuert, seine bisherigen Angriffe",
}

RANKS = {"A": "Ass", "J": "Bube", "Q": "Dame", "K": "König"}


def rank_name(rank: int) -> str:
    return RANKS.get(RANK_NAMES[rank], RANK_NAMES[rank])


def actions(n: int) -> str:
    return count(n, "Aktion", "Aktionen")


def cards(n: int) -> str:
    return count(n, "Karte", "Karten")


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
    foe = whose(1 - e.seat, me, names, "deine")
    match e.kind:
        case "dealt":
            return f"{n} {does(e.seat, me, 'bekommst', 'bekommt')} {rank_name(e.a)}."
        case "dealt_hand":
            return f"{n} {does(e.seat, me, 'bekommst', 'bekommt')} {cards(e.a)}."
        case "turn":
            return f"{n} {does(e.seat, me, 'bist', 'ist')} am Zug, Nummer {e.a}: {actions(e.b)}."
        case "drew":
            return f"{n} {does(e.seat, me, 'ziehst', 'zieht')} {rank_name(e.a)}. Stapel: {e.b}."
        case "drew_card":
            return f"{n} {does(e.seat, me, 'ziehst', 'zieht')} eine Karte. Stapel: {e.b}."
        case "unlocked":
            return "Der Stapel ist leer: die Grundkarten sind frei."
        case "played":
            return f"{n} {does(e.seat, me, 'legst', 'legt')} {rank_name(e.c)} verdeckt in Gasse {e.b + 1}: s{e.a}."
        case "played_card":
            return f"{n} {does(e.seat, me, 'legst', 'legt')} eine Karte verdeckt in Gasse {e.b + 1}: s{e.a}."
        case "flipped":
            mine = whose(e.seat, me, names, "Deine")
            power = POWERS[e.b // POWER_AT]
            named = f"{rank_name(e.c)}, {power}" if power else rank_name(e.c)
            return f"{mine} s{e.a} in Gasse {e.b % POWER_AT + 1} wird aufgedeckt: {named}."
        case "paired":
            return f"{n} {does(e.seat, me, 'verbindest', 'verbindet')} s{e.a} und s{e.b} zum Paar: zweimal {rank_name(e.c)}."
        case "attacked":
            mine = whose(e.seat, me, names, "Deine")
            if e.c >= 0:
                return f"{mine} s{e.a} und s{e.c} greifen {foe} s{e.b} an."
            return f"{mine} s{e.a} greift {foe} s{e.b} an."
        case "twinstruck":
            return f"Das zweite Ziel ist {foe} s{e.a}."
        case _:
            return f"{n} {does(e.seat, me, 'verschonst', 'verschont')} das zweite Ziel."


def tell_set(e: Event, me: int, names: list[str]) -> str:
    slots = slots_of(e)
    forms = {"froze": ("wird eingefroren", "werden eingefroren"), "thawed": ("taut auf", "tauen auf"),
             "healed": ("wird geheilt", "werden geheilt"), "empowered": ("feuert erneut", "feuern erneut")}  # fmt: skip
    one, many = forms[e.kind]
    mine = whose(e.seat, me, names, "Deine")
    return f"{mine} {listing([f's{slot}' for slot in slots])} {one if len(slots) == 1 else many}."


def tell_fate(e: Event, me: int, names: list[str]) -> str:
    """What happens to a card that is hit."""
    mine = whose(e.seat, me, names, "Deine")
    inside = whose(e.seat, me, names, "deine")
    match e.kind:
        case "struck":
            return f"{mine} s{e.a} nimmt {e.b}: Schaden {e.c}."
        case "retaliated":
            return f"RETALIATE: {inside} s{e.a} nimmt {e.b}: Schaden {e.c}."
        case "trapped":
            return f"TRAP: {inside} s{e.a}, {rank_name(e.c)}, kommt aufgedeckt und unversehrt zurück."
        case "killed":
            return f"{mine} s{e.a}, {rank_name(e.c)}, ist geschlagen."
        case "killed_face_down":
            traps = [rank_name(rank) for rank in ranks_of(e.c)]
            told = " Sie ist keine 3." if traps == ["3"] else f" Ihr Rang ist nicht {' oder '.join(traps)}." if traps else ""
            return f"{mine} s{e.a} ist verdeckt geschlagen.{told}"
        case "learned":
            return f"{who(e.seat, me, names)} {does(e.seat, me, 'siehst', 'sieht')} die geschlagene s{e.a} an: {rank_name(e.c)}."
        case _:
            return f"Das Paar aus {whose(e.seat, me, names, 'deinen')} s{e.a} und s{e.b} ist aufgelöst."


def tell_power(e: Event, me: int, names: list[str]) -> str:
    n = who(e.seat, me, names)
    match e.kind:
        case "fired":
            return f"{POWERS[e.b // POWER_AT]}: {whose(e.seat, me, names, 'deine')} s{e.a}, {rank_name(e.c)}, feuert."
        case "acted":
            return f"Noch {actions(e.b)}; s{e.a} darf in diesem Zug zweimal angreifen."
        case "spent":
            return f"{POWERS[e.b]} bleibt ohne Wirkung."
        case "discarded":
            return f"{n} {does(e.seat, me, 'wirfst', 'wirft')} {rank_name(e.a)} ab."
        case "discarded_card":
            return f"{n} {does(e.seat, me, 'wirfst', 'wirft')} eine Karte verdeckt ab."
        case "looked":
            seen = whose(e.a, me, names, "deine")
            return f"{n} {does(e.seat, me, 'siehst', 'sieht')} {seen} s{e.b} an: {rank_name(e.c)}."
        case "looked_at":
            return f"{n} {does(e.seat, me, 'siehst', 'sieht')} {whose(e.a, me, names, 'deine')} s{e.b} an."
        case "moved":
            return f"{n} {does(e.seat, me, 'ziehst', 'zieht')} s{e.a} von Gasse {e.b + 1} nach Gasse {e.c + 1}."
        case _:
            return f"{n} {does(e.seat, me, 'bewegst', 'bewegt')} nichts."


def tell_end(e: Event, me: int, names: list[str]) -> str:
    match e.kind:
        case "stuck":
            lost = "verfällt" if e.a == 1 else "verfallen"
            return f"{who(e.seat, me, names)} {does(e.seat, me, 'kannst', 'kann')} nichts tun: {actions(e.a)} {lost}."
        case "ended":
            return f"{who(e.seat, me, names)} {does(e.seat, me, 'beendest', 'beendet')} den Zug: {actions(e.a)} ungenutzt."
        case "lane":
            if e.seat >= 0:
                return f"{who(e.seat, me, names)} {does(e.seat, me, 'gewinnst', 'gewinnt')} Gasse {e.a + 1}."
            counts = (None, names[0], names[1], "beide", "niemanden")[e.b]
            return f"Gasse {e.a + 1} verlieren beide: sie zählt für {counts}."
        case "won":
            return f"{who(e.seat, me, names)} {does(e.seat, me, 'gewinnst', 'gewinnt')} das Spiel."
        case _:
            lanes = "Niemand hat mehr Gassen" if e.b <= 2 else f"Niemand hat {e.b} Gassen"
            why = {AT_CAP: f"Zug {e.b} ist vorbei", IDLED: f"{count(e.b, 'Zug', 'Züge')} ohne Aktion"}.get(e.a, lanes)
            return f"{why}: unentschieden."


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        winners = winning(t)
        return over(winners if len(winners) == 1 else [], me, names)
    if t.actor != me:
        return waiting(t.actor, names)
    match t.phase:
        case 0:  # ACT
            end = "" if t.must_act else ", oder beende deinen Zug"
            return f"Du bist am Zug: legen, aufdecken, angreifen oder paaren{end}. Noch {actions(t.points)}."
        case 1:  # SECOND
            none = ", oder verschone es" if t.twinstrike_optional else ""
            return f"TWINSTRIKE: s{t.attacker} greift s{t.target} an. Wähle ein zweites Ziel{none}."
        case 2:  # ORDER
            return "Mehrere deiner Kräfte warten: wähle die Karte, die als nächste feuert."
        case 3:  # DISCARD
            return "VIEW: wähle eine Handkarte zum Abwerfen."
        case 4:  # LOOK
            return "FORESIGHT: wähle eine verdeckte Karte zum Ansehen."
        case _:
            card = "Dame" if RANK_NAMES[t.rank[me][t.firing]] == "Q" else "Karte"
            return f"MOVE: wähle eine Karte, die zu deiner {card} s{t.firing} kommt, oder keine."


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    match name.split():
        case ["play", rank, "lane", lane]:
            return f"{RANKS.get(rank.upper(), rank)} verdeckt in Gasse {lane} legen"
        case ["flip", slot]:
            return f"{slot} aufdecken"
        case ["attack", slot, target]:
            return f"Mit {slot} die gegnerische {target} angreifen"
        case ["pair", slot, other]:
            return f"{slot} und {other} paaren"
        case ["also", slot]:
            return f"Auch {slot} angreifen"
        case ["fire", slot]:
            return f"{slot} feuern lassen"
        case ["discard", rank]:
            return f"{RANKS.get(rank.upper(), rank)} abwerfen"
        case ["look", "own", slot]:
            return f"Deine {slot} ansehen"
        case ["look", "enemy", slot]:
            return f"Die gegnerische {slot} ansehen"
        case ["move", "none"]:
            return "Nichts bewegen"
        case ["move", slot]:
            return f"{slot} herbewegen"
        case _:
            return "Fertig"
