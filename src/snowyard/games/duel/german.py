"""Duel in German: the sentences of words.py in the other language."""

from __future__ import annotations

from snowyard.games.duel.layout import (
    ABANDON, ACQUIRE, CACHING, CHOOSE, FATES, GIVE, KEEP, KINDS, N, OVER, PICK_1, PICK_2, RAIDING, REFINE_CARD, REFINE_PILE,
    PLAY_END, PLAY_END_CACHED, RESTOCKING, SECOND, TAKE,
)  # fmt: skip
from snowyard.games.duel.words import NAMES, NUMBERS, act_number, unpack
from snowyard.kernel.german import count, does, over, to_whom, waiting, who, whom, whose
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen

OPTIONS = {
    "seats": "wie viele spielen; zu dritt und zu viert mit zwei Decks an je zwei Fronten",
    "quick_start": "alle behalten 2 von 3 Fortgeschrittenen-Karten, statt reihum auszuwählen",
    "alt_extremes": "andere Extreme statt der üblichen; eine Zahl allein lost die Paare aus",
    "rocks_dodgeable": "Steinen kann man ausweichen wie jedem Angriff",
    "removed_card_fizzles": "eine Handlung, deren Karte vor ihrem Schritt die Ablage verlassen hat, entfällt",
    "acquire_faceup_only": "ein Arsenalstapel, dessen oberste Karte verdeckt liegt, kann nicht gewählt werden",
    "nearest_empty_fallback": "rüsten beide zugleich auf und ist der nächste Stapel leer, wird vom folgenden genommen, "
                              "nach der anderen Seite",
    "cache_scores": "Karten im Waffenlager zählen für ihre Besitzer",
    "variant": "was anders ist als im gedruckten Spiel",
}

ACTS = ("Schneeballwurf", "Matschballwurf", "Hinterhalt", "Eisballwurf", "Sperrfeuer", "Steinwurf", "Ausweichen",
        "Konter-Ausweichen", "Aufrüst-Ausweichen", "Blindgänger", "Aufrüsten", "Großes Aufrüsten", "Gezieltes Aufrüsten",
        "Auffüllen", "Waffenlager", "Raubzug", "Schneeburg", "Rückschlag", "Schnapp und weg", "Einseifen",
        "Ohne Wirkung")  # fmt: skip

FATE_WORDS = {"hit": "trifft", "miss": "geht ins Leere", "avoid": "wird vermieden", "refl": "fliegt zurück", "void": "entfällt",
              "dodge": "weicht aus", "fail": "hilft hier nicht", "idle": "hat nichts zu erwidern", "def": "wirkt",
              "block": "wird vom Angriff verhindert", "eff": "wirkt", "none": "bewirkt nichts"}  # fmt: skip


def cards(n: int) -> str:
    return count(n, "Karte", "Karten")


def side_name(code: int) -> str:
    """A card and its active side: 'B1 Schneeballwurf'."""
    kind = code % 64 // 2
    if kind == N:
        return "Ohne Wirkung" if code % 2 == 0 else "Ohne Wirkung, Rückseite"
    return f"{KINDS[kind]} {ACTS[act_number(code)]}"


def cached(e: Event) -> str:
    return "aus dem Waffenlager " if e.b else ""


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
            return f"{KINDS[e.a]} ersetzt in diesem Spiel {KINDS[e.b]}."
        case "dealt":
            return f"Alle bekommen {e.a} Fortgeschrittenen-Karten."
        case "pass":
            return f"Alle geben {cards(e.a)} nach links."
        case "arsenal":
            heights = f"{e.b}" if e.b == e.c else f"{e.c} oder {e.b}"
            return f"Das Arsenal wird ausgelegt: {e.a} Stapel zu {heights}."
        case "top":
            return f"Stapel {e.a} zeigt {KINDS[e.b]}."
        case "turn":
            final = " der Schlussrunde" if e.b else ""
            first = f" Vortritt: {who(e.seat, me, names, start=False)}." if e.seat >= 0 else ""
            return f"Zug {e.a}{final}.{first}"
        case "front":
            ends = f"{who(e.a, me, names, start=False)} gegen {whom(e.b, me, names)}"
            return f"Front {e.a}: {ends}. Vortritt: {who(e.c, me, names, start=False)}."
        case "final":
            why = f"Zug {e.b} ist vorbei" if e.a else "Das Arsenal ist leer"
            return f"{why}: die Schlussrunde beginnt, alle mischen alle Karten."
        case "unable":
            return f"{n} {does(e.seat, me, 'kannst', 'kann')} nicht {cards(e.a)} ziehen: das Spiel endet."
        case "stall":
            return f"Die Schlussrunde hat {e.a} Züge gedauert: das Spiel endet."
        case "score":
            return f"{n} {does(e.seat, me, 'hast', 'hat')} {count(e.a, 'Punkt', 'Punkte')}."
        case "won":
            return f"{n} {does(e.seat, me, 'gewinnst', 'gewinnt')}{'' if e.a == 1 else f', geteilt durch {e.a}'}."
    return ""


def tell_secret(e: Event, me: int, names: list[str]) -> str:
    """Draws, choices, and what only one seat is told."""
    n = who(e.seat, me, names)
    match e.kind:
        case "hand":
            return f"{n} {does(e.seat, me, 'hältst', 'hält')} {', '.join(unpack(e.a, e.b, e.c))}."
        case "decided":
            return f"{n} {does(e.seat, me, 'hast dich', 'hat sich')} entschieden."
        case "keeps":
            return f"{n} {does(e.seat, me, 'behältst', 'behält')} {KINDS[e.a]}."
        case "draws":
            return f"{n} {does(e.seat, me, 'ziehst', 'zieht')} {cards(e.a)}{', nach neuem Mischen' if e.b else ''}."
        case "shows":
            return f"{n} {does(e.seat, me, 'zeigst', 'zeigt')} {to_whom(e.a, me, names)} die eben gezogenen Karten."
        case "sees":
            return f"{whose(e.c, me, names, 'Deine')} gezogene Karten: {', '.join(unpack(e.a, e.b))}."
        case "picks":
            where = f" an Front {e.c}" if e.c >= 0 else ""
            return f"{n} {does(e.seat, me, 'wirst', 'wird')} {cached(e)}{side_name(e.a)}{where} spielen."
        case "sets_aside":
            lays = does(e.seat, me, "legst", "legt")
            return f"{n} {lays} {count(e.a, 'gezogene Karte', 'gezogene Karten')} ungenutzt ab."
        case "sets_aside_card":
            return f"{n} {does(e.seat, me, 'legst', 'legt')} {', '.join(unpack(e.a, e.b))} ungenutzt ab."
        case "sees_second":
            return f"Auf Stapel {e.a} liegt {KINDS[e.c]}, darunter {KINDS[e.b]}."
    return ""


def tell_fight(e: Event, me: int, names: list[str]) -> str:
    """Acts and what becomes of them."""
    n = who(e.seat, me, names)
    match e.kind:
        case "plays":
            where = f" an Front {e.c}" if e.c >= 0 else ""
            return f"{n} {does(e.seat, me, 'spielst', 'spielt')} {cached(e)}{side_name(e.a)}{where}."
        case "fate":
            thrown = "" if e.c < 0 else f"; der Schneeball daraus {FATE_WORDS[FATES[e.c]]}"
            return f"{ACTS[e.a]} von {to_whom(e.seat, me, names)} {FATE_WORDS[FATES[e.b]]}{thrown}."
        case "second":
            return f"{n} {does(e.seat, me, 'spielst', 'spielt')} eine zweite Karte: {cached(e)}{side_name(e.a)}."
        case "declines":
            return f"{n} {does(e.seat, me, 'spielst', 'spielt')} keine zweite Karte."
        case "capped":
            draws = does(e.seat, me, "ziehst", "zieht")
            only = "eine Karte" if e.a == 1 else f"{e.a} Karten"
            return f"{n} {does(e.seat, me, 'bist', 'ist')} gebremst und {draws} das nächste Mal nur {only}."
        case "nothing":
            return f"{ACTS[e.a]} von {to_whom(e.seat, me, names)} findet nichts zu tun."
        case "whitewash":
            return (f"{n} {does(e.seat, me, 'wirst', 'wird')} sehen, was {who(e.a, me, names, start=False)} "
                    f"als Nächstes {does(e.a, me, 'ziehst', 'zieht')}.")  # fmt: skip
    return ""


def which_card(kind: int, where: int, names: list[str]) -> str:
    """A card, and where it was played this turn."""
    if not where:
        return KINDS[kind]
    return f"die eben {f'an Front {where - 1} ' if len(names) > 2 else ''}gespielte {KINDS[kind]}"


def tell_cards(e: Event, me: int, names: list[str]) -> str:
    """Cards that change places."""
    n = who(e.seat, me, names)
    lays = does(e.seat, me, "legst", "legt")
    takes = does(e.seat, me, "nimmst", "nimmt")
    match e.kind:
        case "steals":
            return f"{n} {does(e.seat, me, 'stiehlst', 'stiehlt')} {which_card(e.b, e.c, names)} von {to_whom(e.a, me, names)}."
        case "steals_unseen":
            return f"{n} {does(e.seat, me, 'stiehlst', 'stiehlt')} eine Karte von {to_whom(e.a, me, names)}."
        case "abandons":
            return f"{n} {does(e.seat, me, 'gibst', 'gibt')} {which_card(e.a, e.b, names)} auf."
        case "acquires":
            source = "dem Stapel der aufgegebenen Karten" if e.b < 0 else f"Stapel {e.b}"
            return f"{n} {takes} {KINDS[e.a]} von {source}{', ungesehen' if e.c else ''}."
        case "acquires_unseen":
            return f"{n} {takes} die verdeckte Karte von Stapel {e.b}."
        case "looks":
            return f"{n} {does(e.seat, me, 'siehst', 'sieht')} zwei Karten von Stapel {e.a} an."
        case "refines":
            return f"{n} {takes} eine davon und {lays} die andere auf Stapel {e.a} zurück."
        case "restocks":
            itself = ", darunter Auffüllen selbst" if e.b else ""
            return f"{n} {does(e.seat, me, 'mischst', 'mischt')} {cards(e.a)} in den Nachziehstapel{itself}."
        case "restocks_card":
            return f"{n} {does(e.seat, me, 'füllst', 'füllt')} mit {KINDS[e.a]} auf."
        case "caches":
            return f"{n} {lays} eine Karte ins Waffenlager."
        case "caches_card":
            return f"{n} {lays} {KINDS[e.a]} ins Waffenlager."
        case "gives":
            return f"{n} {does(e.seat, me, 'gibst', 'gibt')} {which_card(e.a, e.b, names)} zu den aufgegebenen Karten."
    return ""


PROMPTS = {
    PICK_1: "Behalte eine dieser Karten; die anderen gehen nach links.",
    PICK_2: "Behalte eine dieser Karten; die anderen gehen nach links.",
    KEEP: "Behalte zwei dieser Karten, in aufsteigender Reihenfolge genannt.",
    SECOND: "Dein Sperrfeuer trifft: spiel eine zweite Karte, oder verzichte.",
    ABANDON: "Du bist getroffen: gib eine deiner abgelegten Karten auf.",
    REFINE_PILE: "Gezieltes Aufrüsten: von welchem Stapel siehst du zwei Karten an?",
    REFINE_CARD: "Nimm die oberste oder die zweite Karte; die andere kommt wieder obenauf.",
    RESTOCKING: "Auffüllen: welche andere abgelegte Karte kommt in deinen Nachziehstapel?",
    CACHING: "Waffenlager: welche abgelegte Karte legst du hinein?",
    GIVE: "Schnapp und weg: welche abgelegte Karte gibst du?",
    TAKE: "Schnapp und weg: welche aufgegebene Karte nimmst du?",
    RAIDING: "Raubzug: nimm die eben gespielte Karte oder eine aufgegebene.",
}


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        best = max(t.score[s] for s in range(t.seats))
        ending = over([s for s in range(t.seats) if t.score[s] == best], me, names)
        return f"{ending[:-1]}, mit {count(best, 'Punkt', 'Punkten')}."
    if t.actor != me:
        return waiting(t.actor, names)
    if t.phase == CHOOSE:
        if t.seats == 2:
            return "Wähle heimlich eine Karte und eine Seite."
        front = (me - (0 if t.chosen[me][0] < 0 else 1)) % t.seats
        other = (front + 1) % t.seats if front == me else front
        return f"Wähle heimlich eine Karte und eine Seite für die Front gegen {names[other]}."
    if t.phase == ACQUIRE:
        if t.reach:
            return "Nimm die oberste Karte eines Stapels oder eine aufgegebene Karte."
        return "Von welchem Stapel nimmst du die oberste Karte?"
    return PROMPTS[t.phase]


PLACES = ("das erste", "das zweite")
SIDES = {name.removeprefix("play "): side_name(code) for code, name in enumerate(NAMES[: 2 * NUMBERS])} | {
    name.removeprefix("play "): f"{PLACES[code % 2]} Ende von {KINDS[code // 2]}"
    for code, name in enumerate(NAMES[PLAY_END:PLAY_END_CACHED])
}  # fmt: skip


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    if name.startswith("play cached "):
        return f"Aus dem Waffenlager: {SIDES[name.removeprefix('play cached ')]}"
    if name.startswith("play "):
        return SIDES[name.removeprefix("play ")]
    match name.split():
        case ["pick", "discard", kind]:
            return f"{kind.upper()} wählen"
        case ["take", "abandoned", kind]:
            return f"Die aufgegebene {kind.upper()} nehmen"
        case ["pile", pile]:
            return f"Stapel {pile}"
        case ["take", "top"]:
            return "Die oberste nehmen"
        case ["take", "second"]:
            return "Die zweite nehmen"
        case ["decline"]:
            return "Verzichten"
        case ["keep", kind]:
            return f"{kind.upper()} behalten"
        case _:
            return "Die eben gespielte Karte nehmen"
