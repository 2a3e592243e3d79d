"""One sentence for each event of village."""

from __future__ import annotations

from snowyard.games.village.content import CARD_NAMES, TRAIT_NAMES, TYPE_NAMES
from snowyard.kernel.head import Event
from snowyard.kernel.wording import plural, possessive, verb, who

TITLES = (
    "I've been saving these!",
    "I'm not done yet!",
    "Ice to see you!",
    "Thanks, Grandma!",
    "I've been practicing my pitch!",
    "Missed me, dork!",
    "A Christmas Miracle!",
    "Dashing through the snow!",
)
UNITS = ("Kid", "Big Kid", "Christmas Elf", "Living Snowman", "Yeti", "Penguin", "Spare Unit 1", "Spare Unit 2")
VERBS = {1: "MOVE", 2: "GATHER", 3: "AIM", 4: "THROW", 5: "Trait", 6: "Wild"}
assert len(TITLES) == len(CARD_NAMES)
assert len(UNITS) == len(TYPE_NAMES)


def dice(*groups: int) -> str:
    """Digits as dice: 46, 512 -> 4, 6, 5, 1, 2."""
    return ", ".join("".join(str(g) for g in groups if g))


def command_dice(count: int) -> str:
    return plural(count, "Command Die", "Command Dice")


def tell(e: Event, me: int, names: list[str]) -> str:
    """One event as a sentence spoken to seat `me`."""
    whose = f"{possessive(e.seat, me, names)} K{e.a}" if e.seat >= 0 else f"K{e.a}"
    match e.kind:
        case "rolloff" | "special" | "trait" | "corner_roll" | "corner" | "deploy":
            return tell_setup(e, me, names, whose)
        case "dealt" | "drawn" | "card" | "pass" | "discard":
            return tell_card(e, me, names, whose)
        case "turn" | "order_roll" | "order" | "activate" | "command" | "end_activation":
            return tell_turn(e, whose)
        case "throw" | "needs" | "hit_roll" | "hit" | "miss" | "effect" | "lost":
            return tell_throw(e, whose)
        case "shove" | "oops" | "down" | "check" | "caught" | "removed":
            return tell_cheating(e, whose)
        case "surrender" | "total" | "won":
            return tell_end(e, me, names)
        case _:
            return tell_spending(e, whose)


def tell_setup(e: Event, me: int, names: list[str], whose: str) -> str:
    match e.kind:
        case "rolloff":
            return f"Team {e.a} rolls {e.b} for a {UNITS[e.c]}."
        case "special":
            return f"{whose} becomes a {UNITS[e.b]}."
        case "trait":
            return f"{whose} is {' and '.join(name for i, name in enumerate(TRAIT_NAMES) if e.b >> i & 1)}."
        case "corner_roll":
            return f"Team {e.a} rolls {e.b} for the corners."
        case "corner":
            return f"{who(e.seat, me, names)} {verb('take', e.seat, me)} corner {e.b} for team {e.a}."
        case _:
            return f"{whose} takes its place at ({e.b}, {e.c})."


def tell_card(e: Event, me: int, names: list[str], whose: str) -> str:
    holder = whose if e.a >= 0 else who(e.seat, me, names)
    draw = "draws" if e.a >= 0 else verb("draw", e.seat, me)
    match e.kind:
        case "dealt":
            return f"{holder} {draw} {'a card' if e.b == 1 else f'{e.b} cards'}."
        case "drawn":
            return f"{holder} {draw} {TITLES[e.b]!r}"
        case "card":
            return f"{whose} plays {TITLES[e.b]!r}"
        case "pass":
            return f"{whose} plays no card."
        case _:
            return f"The discard gets {f'{e.c} times ' if e.c > 1 else ''}{TITLES[e.b]!r} of {holder}."


def tell_turn(e: Event, whose: str) -> str:
    match e.kind:
        case "turn":
            return f"Turn {e.a} begins."
        case "order_roll":
            return f"K{e.a} rolls {e.b}{f' and adds {e.c} for preparing' if e.c else ''}."
        case "order":
            return f"Next in order: {', '.join(f'K{kid}' for kid in (e.a, e.b, e.c) if kid >= 0)}."
        case "activate":
            return f"{whose} is up."
        case "command":
            return f"{whose} rolls {dice(e.b, e.c)}."
        case _:
            return f"{whose} is done."


def tell_spending(e: Event, whose: str) -> str:
    match e.kind:
        case "spend":
            return f"{whose} spends a {e.b} ({VERBS[e.b]})."
        case "move_roll":
            return (f"{whose} walks up to {plural(e.c, 'inch', 'inches')}.", f"{whose} slides up to {e.c} inches.",
                    f"{whose} vaults.", f"{whose} dashes up to {e.c} inches.")[e.b]  # fmt: skip
        case "moved":
            return f"{whose} ends at ({e.b}, {e.c})."
        case "gather":
            return f"{whose} {f'grows a snowball from Size {e.c} to' if e.c else 'has a new snowball of'} Size {e.b}."
        case "give":
            return f"{whose} gives a snowball of Size {e.c} to K{e.b}."
        case "dice":
            return f"{whose} has {e.b} Command Dice now."
        case "aim":
            return f"{whose} aims: {e.b}."
        case "prepare":
            return f"{whose} prepares: +{e.b} for the next Turn."
        case "getup":
            return f"{whose} gets up."
        case _:
            return f"{whose} has {plural(e.b, 'Point')}."


def tell_throw(e: Event, whose: str) -> str:
    match e.kind:
        case "throw":
            what = "a piece of itself" if e.c == 6 else f"Size {e.c}"
            return f"{whose} throws {what} at K{e.b}."
        case "needs":
            if e.a == -100:
                return "Too close to miss, and that is cheating."
            return f"It needs {e.a} ({plural(e.b, 'object')} in the way, AIM {e.c})."
        case "hit_roll":
            return f"Hit roll {dice(e.a)}: {e.b} against {e.c}."
        case "hit":
            return f"{whose} is hit by K{e.b}{', critically' if e.c else ''}."
        case "miss":
            return f"{whose} is missed{', critically' if e.b else ''}."
        case "effect":
            return f"Effect roll: {dice(e.a, e.b, e.c)}."
        case _:
            return (
                f"{whose} loses {command_dice(e.b)}: {e.c} left."
                if e.b
                else f"{whose} loses nothing: {command_dice(e.c)} left."
            )


def tell_cheating(e: Event, whose: str) -> str:
    match e.kind:
        case "shove":
            return f"{whose} is shoved over by K{e.c}: {command_dice(e.b)} left."
        case "oops":
            return f"Oops: {whose} rolls {e.b} for taking K{e.c} along."
        case "down":
            return f"{whose} falls too: {command_dice(e.b)} left."
        case "check":
            lower = "" if e.b <= 6 else ", the lower counts" if e.b <= 66 else ", the lowest counts"
            return f"Is {whose} seen? {dice(e.b)}{lower}; caught on {e.c} or more."
        case "caught":
            return f"{whose} is caught cheating."
        case _:
            return f"{whose} goes home."


def tell_end(e: Event, me: int, names: list[str]) -> str:
    match e.kind:
        case "surrender":
            return f"{who(e.seat, me, names)} {verb('surrender', e.seat, me)}."
        case "total":
            return (
                f"Team {e.a} has nobody left."
                if e.c == 0
                else f"Team {e.a} has {e.b} in all, {plural(e.c, 'Kid')} in play."
            )
        case _:
            share = "" if e.b == 1 else f" together with {e.b - 1} more"
            captain = "your team" if e.seat == me else f"{names[e.seat]}'s team"
            return f"Team {e.a} ({captain}) wins{share}."
