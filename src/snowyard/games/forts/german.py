"""Forts in German: the sentences of words.py in the other language."""

from __future__ import annotations

from snowyard.games.forts.content import BY_SMILEY, SMILEY
from snowyard.games.forts.layout import ACT, OVER, REACT
from snowyard.kernel.german import count, does, over, to_whom, waiting, who, whom, whose
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen

OPTIONS = {
    "seats": "wie viele spielen",
    "near_miss_chooser": "wer den Ziegel aussucht, den ein Beinahe-Treffer beschädigt",
    "variant": "was anders ist als im gedruckten Spiel",
    "turn_cap_per_player": "nach so vielen Zügen je Person endet das Spiel",
}


def tokens(n: int) -> str:
    return count(n, "Deckungsmarke", "Deckungsmarken")


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    n = who(e.seat, me, names)
    match e.kind:
        case "start":
            return f"{n} {does(e.seat, me, 'beginnst', 'beginnt')} das Spiel."
        case "turn":
            gone = f" {tokens(e.a)} abgelegt." if e.a else ""
            return f"{n} {does(e.seat, me, 'bist', 'ist')} am Zug.{gone}"
        case "hide":
            ducks = does(e.seat, me, "gehst", "geht")
            return f"{n} {ducks} in Deckung: {tokens(e.a)}, {count(e.b, 'Frostpunkt', 'Frostpunkte')}."
        case "snowball":
            return f"{n} {does(e.seat, me, 'formst', 'formt')} einen Schneeball: jetzt {e.a}."
        case "build":
            return f"{n} {does(e.seat, me, 'versuchst', 'versucht')}, einen Ziegel zu bauen."
        case "brick":
            if e.a < 0:
                return "Kein Smiley, kein Ziegel." if e.c == BY_SMILEY else "Kein Ziegel."
            return f"Auf Platz {e.a} steht ein neuer Ziegel mit {e.b}."
        case "throw":
            return f"{n} {does(e.seat, me, 'wirfst', 'wirft')} auf {whom(e.a, me, names)}."
        case "throw_at_brick":
            return f"{n} {does(e.seat, me, 'wirfst', 'wirft')} auf {whose(e.a, me, names, 'deinen')} Ziegel {e.b}."
        case "dodge":
            return f"{n} {does(e.seat, me, 'duckst dich', 'duckt sich')}: noch {tokens(e.a)}."
        case "stand":
            return f"{n} {does(e.seat, me, 'bleibst', 'bleibt')} stehen: {tokens(e.a)} behalten."
        case "roll":
            return f"Der Würfel zeigt {'einen Smiley' if e.a == SMILEY else e.a} und {e.b}."
        case "miss":
            return f"Daneben: {to_whom(e.seat, me, names)} passiert nichts."
        case "near_miss":
            return f"Beinahe getroffen: einer von {whose(e.seat, me, names, 'deinen')} Ziegeln nimmt {e.a} Schaden."
        case _:
            return tell_harm(e, me, names)


def tell_harm(e: Event, me: int, names: list[str]) -> str:
    """Hits, losses and the end."""
    n = who(e.seat, me, names)
    mid = who(e.seat, me, names, start=False)
    frozen = f"{mid} {does(e.seat, me, 'bist', 'ist')} gefroren"
    match e.kind:
        case "hit":
            rest = f"noch {e.b}" if e.b else frozen
            return f"Treffer: {e.a} auf {whose(e.seat, me, names, 'deine')} Frostpunkte, {rest}."
        case "hit_frozen":
            return f"Treffer: {e.a} auf {whose(e.seat, me, names, 'deine')} Lebenspunkte, noch {e.b}."
        case "instant_freeze":
            left = count(e.b, "Lebenspunkt", "Lebenspunkte")
            return f"Blitzfrost: {frozen} und {does(e.seat, me, 'verlierst', 'verliert')} {e.a}: noch {left}."
        case "brick_hit":
            fate = f"noch {e.c}" if e.c else "er ist weg"
            return f"{whose(e.seat, me, names, 'Dein')} Ziegel {e.a} nimmt {e.b} Schaden: {fate}."
        case "tokens_lost":
            return f"Kein Ziegel mehr: {mid} {does(e.seat, me, 'verlierst', 'verliert')} {tokens(e.a)}."
        case "out":
            gets = does(e.a, me, "bekommst", "bekommt")
            balls = count(e.b, "Schneeball", "Schneebälle")
            return f"{n} {does(e.seat, me, 'bist', 'ist')} ausgeschieden. {who(e.a, me, names)} {gets} {balls}."
        case "cap":
            return f"{e.a} Züge sind gespielt: die Zuggrenze beendet das Spiel."
        case _:
            share = "" if e.a == 1 else f" zusammen mit {e.a - 1} weiteren"
            return f"{n} {does(e.seat, me, 'gewinnst', 'gewinnt')}{share}."


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        return over([s for s in range(t.seats) if t.rank[s] == 1], me, names)
    if t.actor != me:
        return waiting(t.actor, names)
    if t.phase == ACT:
        return f"Du bist am Zug: wähle Aktion {t.actions + 1 - t.actions_left} von {t.actions}."
    if t.phase == REACT:
        return f"{names[t.player]} wirft auf dich: ducken? Du hast {tokens(t.hide_tokens[me])}."
    return f"Beinahe getroffen, {t.damage} Schaden: welcher von {whose(t.target, me, names, 'deinen')} Ziegeln nimmt ihn?"


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    match name.split():
        case ["hide"]:
            return "In Deckung gehen"
        case ["build", "brick"]:
            return "Einen Ziegel bauen"
        case ["build", "snowball"]:
            return "Einen Schneeball formen"
        case ["throw", seat]:
            return f"Auf {names[int(seat[1:])]} werfen"
        case ["throw", seat, "brick", slot]:
            return f"Auf {whose(int(seat[1:]), -1, names, '')} Ziegel {slot} werfen"
        case ["use", "token"]:
            return "Ducken: eine Deckungsmarke ausgeben"
        case ["keep", "token"]:
            return "Stehen bleiben: die Marke behalten"
        case _:
            return f"Ziegel {name.split()[-1]} wählen"
