"""Village in German: the sentences of words.py and tales.py in the other language. Card titles stay as printed."""

from __future__ import annotations

from snowyard.games.village.content import CARD_NAMES
from snowyard.games.village.layout import CORNER, OVER, PAUSE, PHASES, VAULT
from snowyard.games.village.tales import TITLES, dice
from snowyard.kernel.german import count, does, listing, to_whom, waiting, who, whose
from snowyard.kernel.head import Event
from snowyard.kernel.view import Seen

OPTIONS = {
    "seats": "wie viele spielen; folgt aus teams und players_per_team",
    "teams": "Zahl der Mannschaften",
    "kids_per_team": "Kinder jeder Mannschaft, höchstens 12 insgesamt",
    "players_per_team": "wie viele Personen je Mannschaft spielen",
    "map": "das Dorf",
    "map_seed": "Zahl, aus der eine erzeugte Karte entsteht",
    "symmetry": "Symmetrie einer erzeugten Karte",
    "types": "besondere Figuren; die übrigen sind einfache Kinder",
    "rolloff_units": "besondere Figuren, um die die Mannschaften würfeln",
    "team_mode": "Mannschaften mit gleich vielen Kindern oder mit gleichen Kosten",
    "budget_halves": "Kosten in halben Kindern; 0: das Doppelte von kids_per_team",
    "traits": "wie die Kinder zu ihren Eigenschaften kommen",
    "cards": "Fähigkeitskarten: keine, verdiente, oder zu Beginn ausgeteilte",
    "deal_mode": "wie viele Karten an wen ausgeteilt werden",
    "start_hands": "Karten, die aus einem früheren Spiel behalten wurden",
    "turns": "Runden des Spiels",
    "surrender": "ob man aufgeben darf",
    "measure": "von wo aus gemessen wird",
    "kids_are_objects": "ob Kinder nahe der Wurflinie einen Wurf behindern",
    "corner_pick": "wie zwei Mannschaften ihre Ecken wählen",
    "defend_points": "ob ein unverletztes Ziel Punkte bekommt",
    "snowman_last_die": "ob ein Schneemann seinen letzten Würfel werfen darf",
    "gather_give_anywhere": "ob Schneebälle auf jedem Boden übergeben werden dürfen",
    "variant": "was anders ist als im gedruckten Spiel",
}

UNITS = ("Kind", "Großes Kind", "Weihnachtself", "Lebender Schneemann", "Yeti", "Pinguin", "Neue Figur 1", "Neue Figur 2")
UNITS_ACCUSATIVE = ("ein Kind", "ein Großes Kind", "einen Weihnachtself", "einen Lebenden Schneemann", "einen Yeti",
                    "einen Pinguin", "eine Neue Figur 1", "eine Neue Figur 2")  # fmt: skip
TRAITS = ("flink", "stark", "geschickt", "findig")
TRAIT_NAMES = ("fast", "strong", "skilful", "resourceful")
VERBS = {1: "GEHEN", 2: "SAMMELN", 3: "ZIELEN", 4: "WERFEN", 5: "Eigenschaft", 6: "Joker"}


def command_dice(n: int) -> str:
    return count(n, "Befehlswürfel", "Befehlswürfel")


def inches(n: int) -> str:
    return f"{n} Zoll"


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    kid = f"{whose(e.seat, me, names, 'Dein')} K{e.a}" if e.seat >= 0 else f"K{e.a}"
    match e.kind:
        case "rolloff" | "special" | "trait" | "corner_roll" | "corner" | "deploy":
            return tell_setup(e, me, names, kid)
        case "dealt" | "drawn" | "card" | "pass" | "discard":
            return tell_card(e, me, names, kid)
        case "turn" | "order_roll" | "order" | "activate" | "command" | "end_activation":
            return tell_turn(e, kid)
        case "throw" | "needs" | "hit_roll" | "hit" | "miss" | "effect" | "lost":
            return tell_throw(e, kid)
        case "shove" | "oops" | "down" | "check" | "caught" | "removed":
            return tell_cheating(e, kid)
        case "surrender" | "total" | "won":
            return tell_end(e, me, names)
        case _:
            return tell_spending(e, kid)


def tell_setup(e: Event, me: int, names: list[str], kid: str) -> str:
    match e.kind:
        case "rolloff":
            return f"Mannschaft {e.a} würfelt {e.b} um {UNITS_ACCUSATIVE[e.c]}."
        case "special":
            return f"{kid} wird {UNITS_ACCUSATIVE[e.b].replace('einen', 'ein')}."
        case "trait":
            return f"{kid} ist {listing([name for i, name in enumerate(TRAITS) if e.b >> i & 1])}."
        case "corner_roll":
            return f"Mannschaft {e.a} würfelt {e.b} um die Ecken."
        case "corner":
            return f"{who(e.seat, me, names)} {does(e.seat, me, 'nimmst', 'nimmt')} Ecke {e.b} für Mannschaft {e.a}."
        case _:
            return f"{kid} stellt sich auf ({e.b}, {e.c})."


def tell_card(e: Event, me: int, names: list[str], kid: str) -> str:
    holder = kid if e.a >= 0 else who(e.seat, me, names)
    draws = "zieht" if e.a >= 0 else does(e.seat, me, "ziehst", "zieht")
    match e.kind:
        case "dealt":
            return f"{holder} {draws} {'eine Karte' if e.b == 1 else f'{e.b} Karten'}."
        case "drawn":
            return f"{holder} {draws} „{TITLES[e.b]}“."
        case "card":
            return f"{kid} spielt „{TITLES[e.b]}“."
        case "pass":
            return f"{kid} spielt keine Karte."
        case _:
            owner = f"K{e.a}" if e.a >= 0 else to_whom(e.seat, me, names)
            return f"Auf die Ablage kommt {f'{e.c} mal ' if e.c > 1 else ''}„{TITLES[e.b]}“ von {owner}."


def tell_turn(e: Event, kid: str) -> str:
    match e.kind:
        case "turn":
            return f"Runde {e.a} beginnt."
        case "order_roll":
            return f"K{e.a} würfelt {e.b}{f' und rechnet {e.c} für die Vorbereitung dazu' if e.c else ''}."
        case "order":
            return f"Als Nächste an der Reihe: {', '.join(f'K{k}' for k in (e.a, e.b, e.c) if k >= 0)}."
        case "activate":
            return f"{kid} ist dran."
        case "command":
            return f"{kid} würfelt {dice(e.b, e.c)}."
        case _:
            return f"{kid} ist fertig."


def tell_spending(e: Event, kid: str) -> str:
    match e.kind:
        case "spend":
            return f"{kid} gibt eine {e.b} aus ({VERBS[e.b]})."
        case "move_roll":
            return (f"{kid} geht bis zu {inches(e.c)}.", f"{kid} rutscht bis zu {inches(e.c)}.", f"{kid} springt hinüber.",
                    f"{kid} flitzt bis zu {inches(e.c)}.")[e.b]  # fmt: skip
        case "moved":
            return f"{kid} bleibt bei ({e.b}, {e.c}) stehen."
        case "gather":
            if e.c:
                return f"{kid} rollt einen Schneeball von Größe {e.c} auf Größe {e.b}."
            return f"{kid} hat einen neuen Schneeball der Größe {e.b}."
        case "give":
            return f"{kid} gibt K{e.b} einen Schneeball der Größe {e.c}."
        case "dice":
            return f"{kid} hat jetzt {command_dice(e.b)}."
        case "aim":
            return f"{kid} zielt: {e.b}."
        case "prepare":
            return f"{kid} bereitet sich vor: +{e.b} für die nächste Runde."
        case "getup":
            return f"{kid} steht auf."
        case _:
            return f"{kid} hat {count(e.b, 'Punkt', 'Punkte')}."


def tell_throw(e: Event, kid: str) -> str:
    match e.kind:
        case "throw":
            what = "ein Stück von sich" if e.c == 6 else f"Größe {e.c}"
            return f"{kid} wirft {what} auf K{e.b}."
        case "needs":
            if e.a == -100:
                return "Zu nah, um danebenzuwerfen, und das ist geschummelt."
            return f"Nötig ist {e.a} ({count(e.b, 'Hindernis', 'Hindernisse')} im Weg, ZIELEN {e.c})."
        case "hit_roll":
            return f"Trefferwurf {dice(e.a)}: {e.b} gegen {e.c}."
        case "hit":
            return f"{kid} wird von K{e.b} getroffen{', und wie' if e.c else ''}."
        case "miss":
            return f"{kid} wird verfehlt{', und wie' if e.b else ''}."
        case "effect":
            return f"Wirkungswurf: {dice(e.a, e.b, e.c)}."
        case _:
            if e.b:
                return f"{kid} verliert {command_dice(e.b)}: noch {e.c}."
            return f"{kid} verliert nichts: noch {command_dice(e.c)}."


def tell_cheating(e: Event, kid: str) -> str:
    match e.kind:
        case "shove":
            return f"{kid} wird von K{e.c} umgeschubst: noch {command_dice(e.b)}."
        case "oops":
            return f"Hoppla: {kid} würfelt {e.b}, um K{e.c} mitzureißen."
        case "down":
            return f"{kid} fällt auch: noch {command_dice(e.b)}."
        case "check":
            lower = "" if e.b <= 6 else ", der niedrigere zählt" if e.b <= 66 else ", der niedrigste zählt"
            return f"Wird {kid.replace('Dein', 'dein')} gesehen? {dice(e.b)}{lower}; erwischt ab {e.c}."
        case "caught":
            return f"{kid} wird beim Schummeln erwischt."
        case _:
            return f"{kid} geht nach Hause."


def tell_end(e: Event, me: int, names: list[str]) -> str:
    match e.kind:
        case "surrender":
            return f"{who(e.seat, me, names)} {does(e.seat, me, 'gibst', 'gibt')} auf."
        case "total":
            if e.c == 0:
                return f"Mannschaft {e.a} hat niemanden mehr."
            return f"Mannschaft {e.a} hat insgesamt {e.b}, {count(e.c, 'Kind', 'Kinder')} im Spiel."
        case _:
            share = "" if e.b == 1 else f" zusammen mit {e.b - 1} weiteren"
            captain = "deine" if e.seat == me else whose(e.seat, me, names, "deine")
            return f"Mannschaft {e.a} ({captain}) gewinnt{share}."


def prompt(t: Seen, me: int, names: list[str]) -> str:
    """What must be decided now, or who is waited for."""
    if t.phase == OVER:
        teams = [team for team in range(t.teams) if t.winners >> team & 1]
        winners = [names[s] for s in range(t.seats) if s // t.players_per_team in teams]
        return f"Das Spiel ist zu Ende. Gewonnen: {listing(winners)}." if winners else "Das Spiel ist zu Ende: unentschieden."
    if t.phase == PAUSE:
        return "Warten: vielleicht antwortet jemand mit einer Karte."
    if t.actor != me:
        return waiting(t.actor, names)
    return f"K{t.asked}: {question(t)}" if t.phase != CORNER else "Wähle eine Ecke für deine Mannschaft."


def question(t: Seen) -> str:
    kid = t.asked
    match PHASES[t.phase]:
        case "trait":
            two = t.chosen_traits[t.kind[kid]] == 2
            return f"wähle {'zwei Eigenschaften' if two else 'eine Eigenschaft'} ({UNITS[t.kind[kid]]})."
        case "deploy":
            return "wähle, wo es steht."
        case "start_other":
            return f"K{t.active} will gerade handeln. Spiel eine Karte, oder passe."
        case "start_self":
            return "spiel vor dem Würfeln eine Karte, oder passe, um zu würfeln."
        case "main":
            faces = " ".join(str(face) for face in range(1, 7) for _ in range(t.pool[face]))
            return f"{'liegt im Schnee; ' if t.down[kid] else ''}Würfel {faces}. Gib einen aus, oder hör auf."
        case "dest":
            return "wähle, wo es landet." if t.move_kind == VAULT else f"geh bis zu {inches(t.inches)}."
        case "contact":
            return f"K{t.active} steht daneben. Spiel eine Karte, oder passe."
        case "shove":
            return "schubs jemanden (vielleicht sehen es die Eltern), oder passe."
        case "throw_shooter":
            return f"wirft auf K{t.target}, {needs(t)}. Spiel eine Karte, oder passe."
        case "throw_target":
            return f"K{t.thrower} wirft darauf, {needs(t)}. Spiel eine Karte, oder passe."
        case "hit_target":
            return "ist getroffen. Spiel eine Karte, oder passe."
        case _:
            return "ist beim Schummeln erwischt. Spiel „A Christmas Miracle!“, oder passe und geh nach Hause."


def needs(t: Seen) -> str:
    return "zu nah, um danebenzuwerfen" if t.too_close else f"nötig ist {t.required}"


PAID = {" by trait": " (Eigenschaft)", " by wild": " (Joker)"}
SINGLE_WORDS = {"end": "Aufhören", "pass": "Passen", "move": "Gehen", "slide": "Rutschen", "vault": "Springen",
                "aim": "Zielen", "recover": "Erholen", "prepare": "Vorbereiten", "get up": "Aufstehen",
                "surrender": "Aufgeben"}  # fmt: skip


def label(name: str, me: int, names: list[str]) -> str:
    """What the button of a move says."""
    for ending, paid in PAID.items():
        if name.endswith(ending):
            return label(name.removesuffix(ending), me, names) + paid
    if name in SINGLE_WORDS:
        return SINGLE_WORDS[name]
    match name.split():
        case ["to", x, y]:
            return f"Nach ({x}, {y})"
        case ["gather", *use]:
            return label_gather(use)
        case ["throw", "yourself", "at", kid]:
            return f"Ein Stück von sich auf {kid.upper()} werfen"
        case ["throw", "size", size, "at", kid]:
            return f"Größe {size} auf {kid.upper()} werfen"
        case ["shove", kid]:
            return f"{kid.upper()} schubsen"
        case ["play", card, *rest]:
            title = TITLES[CARD_NAMES.index(card)]
            how = {"to draw": " und Karten ziehen"}.get(" ".join(rest), f" ({rest[0]})" if rest else "")
            return f"„{title}“ spielen{how}"
        case ["corner", corner]:
            return f"Ecke {corner}"
        case _:
            words = name.split()[1:]
            return listing([TRAITS[TRAIT_NAMES.index(word)] for word in words]).capitalize()


def label_gather(use: list[str]) -> str:
    match use:
        case ["new"]:
            return "Einen neuen Schneeball sammeln"
        case ["grow", size]:
            return f"Den Schneeball der Größe {size} vergrößern"
        case ["regrow"]:
            return "Einen Würfel zurückgewinnen"
        case ["give", size, "to", "slot", slot]:
            return f"Größe {size} an Platz {slot} geben"
    raise KeyError(" ".join(use))
