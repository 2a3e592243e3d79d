"""Positions of village in words: a Kid with its type, place, dice and snowballs, cards by name. docs/positions.md"""

from __future__ import annotations

from typing import Any

from snowyard.games.village.check import check_kids, check_numbers, find_points
from snowyard.games.village.content import CARD_NAMES, CARDS, MOST_COPIES, MOST_DICE, SPARE_CARDS, TRAIT_NAMES, TYPE_NAMES
from snowyard.games.village.content import SIZES as LARGEST
from snowyard.games.village.lattice import SIDE
from snowyard.games.village.layout import DEPLOY, DEST, OVER, PHASES, TRAIT, WALK, Yard
from snowyard.games.village.options import KIDS, NO_CARDS, PLAYER3
from snowyard.games.village.removal import NOBODY_LEFT
from snowyard.kernel import given as ask
from snowyard.kernel.fields import HEAD

KID_NAMES = tuple(f"K{k}" for k in range(KIDS))
TEAM_NAMES = tuple(f"team {n}" for n in range(4))
SIZES = tuple(f"size {n}" for n in range(1, LARGEST + 1))
AMMUNITION = (*SIZES, "itself")
MOVES = ("walk", "slide", "vault", "dash")
FREE = "free"
GONE = "gone"
NO_TOTAL = "nobody left"

KID = ("team", "type", "traits", "at", "down", "dice", "aim", "prepared", "points", "best", "snowballs")
NUMBERS = {"aim": 127, "prepared": 127}
MOVE = ("kid", "kind", "inches", "back")
KIDS_NAMED = ("thrower", "target", "victim")
COUNTED = {"size": (0, LARGEST), "aim_used": (0, 127), "objects": (0, 127), "required": (-128, 127)}
MARKS = ("too_close", "critical", "ice_played", "pitch_played", "missed_played", "grandma_played")
THROW = (*KIDS_NAMED, "ammunition", *COUNTED, *MARKS, "victim_type")
KEYS = (
    *HEAD,
    "kids",
    "team_order",
    "corners",
    "place",
    "order",
    "active",
    "asked",
    "waiting",
    "pool",
    "not_done",
    "ending",
    "move",
    "throw",
    "hands",
    "deck",
    "discard",
    "gave_up",
    "totals",
    "winners",
)


# ---- writing


def write(t: Yard) -> dict[str, Any]:
    told: dict[str, Any] = {"kids": {KID_NAMES[k]: write_kid(t, k) for k in range(t.kids)}}
    if t.phase != TRAIT or t.team_order.any():
        told["team_order"] = [TEAM_NAMES[team] for team in t.team_order[: t.teams]]
    told["corners"] = [FREE if team < 0 else TEAM_NAMES[team] for team in t.corner_owner]
    told["place"] = t.place
    told["order"] = [KID_NAMES[kid] for kid in t.order[: t.order_count]]
    told |= {name: KID_NAMES[kid] for name, kid in (("active", t.active), ("asked", t.asked)) if kid >= 0}
    told["waiting"] = [KID_NAMES[k] for k in range(t.kids) if t.waiting >> k & 1]
    told["pool"] = [face for face in range(1, 7) for _ in range(t.pool[face])]
    told |= {name: write_played(getattr(t, name)) for name in ("not_done", "ending") if getattr(t, name)}
    told["move"] = write_move(t)
    told["throw"] = write_throw(t)
    told |= write_cards(t)
    told["gave_up"] = {f"p{s}": GONE if t.gave_up[s] < 0 else t.gave_up[s] for s in range(t.seats) if t.gave_up[s]}
    told["totals"] = {TEAM_NAMES[n]: NO_TOTAL if t.total[n] == NOBODY_LEFT else t.total[n] for n in range(t.teams) if t.total[n]}
    told["winners"] = [TEAM_NAMES[n] for n in range(t.teams) if t.winners >> n & 1]
    return {name: value for name, value in told.items() if value or value == 0}


def write_played(mark: int) -> bool | str:
    """Of cards that were played: true for the printed one, else the name of one that is like it."""
    return True if mark == 1 else SPARE_CARDS[mark - 2]


def write_kid(t: Yard, k: int) -> dict[str, Any]:
    told: dict[str, Any] = {"team": t.team[k], "type": TYPE_NAMES[t.kind[k]]}
    told["traits"] = [trait for i, trait in enumerate(TRAIT_NAMES) if t.trait[k] >> i & 1]
    if t.in_play[k]:
        told["at"] = [t.x[k], t.y[k]]
    if t.down[k]:
        told["down"] = True
    told["dice"] = t.dice[k]
    told |= {name: getattr(t, name)[k] for name in (*NUMBERS, "points") if getattr(t, name)[k]}
    if t.best[k] != usual_best(t.points[k]):
        told["best"] = t.best[k]
    balls = {SIZES[size - 1]: t.balls[k, size] for size in range(1, LARGEST + 1) if t.balls[k, size]}
    return told | ({"snowballs": balls} if balls else {})


def usual_best(points: int) -> int:
    """The best mark of a Kid that has never lost Points: VILLAGE-R31."""
    return max(0, points // 3 * 3)


def write_move(t: Yard) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if t.mover >= 0:
        told = {"kid": KID_NAMES[t.mover], "kind": MOVES[t.move_kind], "inches": t.inches}
    return told | ({"back": PHASES[t.back]} if t.back else {})


def write_throw(t: Yard) -> dict[str, Any]:
    told: dict[str, Any] = {name: KID_NAMES[getattr(t, name)] for name in KIDS_NAMED if getattr(t, name) >= 0}
    if t.ammunition:
        told["ammunition"] = AMMUNITION[t.ammunition - 1]
    told |= {name: getattr(t, name) for name in COUNTED if getattr(t, name)}
    told |= {name: write_played(getattr(t, name)) for name in MARKS if getattr(t, name)}
    return told | ({"victim_type": TYPE_NAMES[t.victim_kind]} if t.victim_kind >= 0 else {})


def holders(t: Yard) -> tuple[str, ...]:
    """Who holds cards: Kids, or players."""
    return tuple(f"p{s}" for s in range(t.seats)) if t.card_mode == PLAYER3 else KID_NAMES[: t.kids]


def write_cards(t: Yard) -> dict[str, Any]:
    if t.cards == NO_CARDS:
        return {}
    hands = {who: write_counts(t.hand[held]) for held, who in enumerate(holders(t)) if t.hand[held].any()}
    return {"hands": hands, "deck": write_counts(t.deck), "discard": write_counts(t.discard)}


def write_counts(counts: Any) -> dict[str, int]:
    return {name: n for name, n in zip(CARD_NAMES, counts, strict=True) if n}


# ---- reading


def read(t: Yard, given: dict[str, Any]) -> None:
    """Lay what is given. Whoever names `kids` names all that stand on the table; cards that are not named are in the deck."""
    ask.entries("a position of village", given, KEYS)
    if "kids" in given:
        read_kids(t, ask.entries("kids", given["kids"], KID_NAMES[: t.kids]))
    read_setup(t, given)
    read_turn(t, given)
    read_move(t, ask.entries("move", given.get("move", {}), MOVE))
    read_throw(t, ask.entries("throw", given.get("throw", {}), THROW))
    read_cards(t, given)
    read_end(t, given)
    if t.phase in (DEPLOY, DEST) and (check_numbers(t) or check_kids(t) or (t.phase == DEST and t.mover < 0)):
        return  # the rules find no points on a table that cannot be; the check says why
    find_points(t)


def read_kids(t: Yard, given: dict[str, Any]) -> None:
    for k in range(t.kids):
        name = KID_NAMES[k]
        told = ask.entries(name, given.get(name, {}), KID)
        if "team" in told and ask.whole(f"team of {name}", told["team"], 0, t.teams - 1) != t.team[k]:
            raise ask.refuse(f"{name} is of team {t.team[k]}, not of team {told['team']}: that follows from the options")
        if "type" in told:
            t.kind[k] = ask.index(f"type of {name}", told["type"], TYPE_NAMES)
        if "traits" in told:
            traits = ask.items(f"traits of {name}", told["traits"])
            t.trait[k] = sum(1 << i for i in {ask.index(f"traits of {name}", trait, TRAIT_NAMES) for trait in traits})
        read_place(t, k, told)
        t.down[k] = ask.flag(f"down of {name}", told.get("down", False))
        usual = t.dice_of[t.kind[k]] if t.phase <= DEPLOY or t.in_play[k] else 0
        t.dice[k] = ask.whole(f"dice of {name}", told.get("dice", usual), 0, MOST_DICE)
        for number, most in NUMBERS.items():
            getattr(t, number)[k] = ask.whole(f"{number} of {name}", told.get(number, 0), 0, most)
        t.points[k] = ask.whole(f"points of {name}", told.get("points", 0), -10_000, 10_000)
        t.best[k] = ask.whole(f"best of {name}", told.get("best", usual_best(t.points[k])), 0, 10_000)
        t.balls[k] = 0
        for size, n in ask.entries(f"snowballs of {name}", told.get("snowballs", {}), SIZES).items():
            t.balls[k, 1 + SIZES.index(size)] = ask.whole(f"snowballs of {name}, {size}", n, 0, 1000)


def read_place(t: Yard, k: int, told: dict[str, Any]) -> None:
    t.in_play[k] = int("at" in told)
    t.x[k] = t.y[k] = 0
    if "at" in told:
        where = f"at of {KID_NAMES[k]}"
        at = ask.items(where, told["at"])
        if len(at) != 2:
            raise ask.refuse(f"{where} needs two numbers, x and y, not {told['at']!r}")
        t.x[k], t.y[k] = (ask.whole(where, n, 1, SIDE) for n in at)


def kids_in(t: Yard, where: str, item: Any) -> list[int]:
    kids = [kid_in(t, where, name) for name in ask.items(where, item)]
    if len(set(kids)) != len(kids):
        raise ask.refuse(f"{where} names a Kid twice: {item!r}")
    return kids


def kid_in(t: Yard, where: str, item: Any) -> int:
    return ask.index(where, item, KID_NAMES[: t.kids])


def read_setup(t: Yard, given: dict[str, Any]) -> None:
    teams = TEAM_NAMES[: t.teams]
    usual = teams if t.phase != TRAIT else teams[:1] * t.teams  # the dice are still to say
    order = [ask.index("team_order", team, teams) for team in ask.items("team_order", given.get("team_order", usual))]
    if len(order) != t.teams or (t.phase != TRAIT and len(set(order)) != t.teams):
        raise ask.refuse(f"team_order names each of the {t.teams} teams once, not {given['team_order']!r}")
    if "team_order" in given or "kids" in given:
        t.team_order[: t.teams] = order
    if "corners" in given:
        corners = ask.items("corners", given["corners"])
        if len(corners) != len(t.corner_owner):
            raise ask.refuse(f"corners needs a list of {len(t.corner_owner)}, each a team or {FREE!r}, not {corners!r}")
        t.corner_owner[:] = [ask.index("corners", owner, (FREE, *teams)) - 1 for owner in corners]


def read_turn(t: Yard, given: dict[str, Any]) -> None:
    order = kids_in(t, "order", given.get("order", []))
    t.order[:] = 0
    t.order[: len(order)] = order
    t.order_count = len(order)
    t.active = kid_in(t, "active", given["active"]) if "active" in given else -1
    usual = order.index(t.active) + 1 if t.active in order else t.place
    t.place = ask.whole("place", given.get("place", usual), 0, 127)
    if "asked" in given:
        t.asked = kid_in(t, "asked", given["asked"])
    elif "active" in given or t.phase == OVER:
        t.asked = t.active
    if "actor" not in given:
        t.actor = -1 if t.phase == OVER else t.owner[t.asked]
    t.waiting = sum(1 << kid for kid in kids_in(t, "waiting", given.get("waiting", [])))
    t.pool[:] = 0
    for face in ask.items("pool", given.get("pool", []), MOST_DICE):
        t.pool[ask.whole("pool", face, 1, 6)] += 1
    for name in ("not_done", "ending"):
        setattr(t, name, read_played(name, given.get(name, False)))


def read_played(where: str, item: Any) -> int:
    return 2 + SPARE_CARDS.index(item) if item in SPARE_CARDS else ask.flag(where, item)


def read_move(t: Yard, told: dict[str, Any]) -> None:
    t.mover = kid_in(t, "kid of the move", told["kid"]) if "kid" in told else -1
    t.move_kind = ask.index("kind of the move", told.get("kind", MOVES[WALK]), MOVES)
    t.inches = ask.whole("inches of the move", told.get("inches", 0), 0, 12)
    t.back = ask.index("back of the move", told.get("back", PHASES[0]), PHASES[:-1])


def read_throw(t: Yard, told: dict[str, Any]) -> None:
    for name in KIDS_NAMED:
        setattr(t, name, kid_in(t, f"{name} of the throw", told[name]) if name in told else -1)
    t.ammunition = 1 + ask.index("ammunition of the throw", told["ammunition"], AMMUNITION) if "ammunition" in told else 0
    for name, (low, high) in COUNTED.items():
        setattr(t, name, ask.whole(f"{name} of the throw", told.get(name, 0), low, high))
    for name in MARKS:
        setattr(t, name, read_played(f"{name} of the throw", told.get(name, False)))
    t.victim_kind = ask.index("victim_type of the throw", told["victim_type"], TYPE_NAMES) if "victim_type" in told else -1


def read_cards(t: Yard, given: dict[str, Any]) -> None:
    if not {"hands", "deck", "discard"} & set(given):
        return
    if t.cards == NO_CARDS:
        raise ask.refuse("this game is played without Ability Cards (option cards): there are no hands, deck and discard")
    hands = ask.entries("hands", given.get("hands", {}), holders(t))
    t.hand[...] = t.hand_size[:] = 0
    for held, who in enumerate(holders(t)):
        t.hand[held] = read_counts(f"hand of {who}", hands.get(who, {}))
        t.hand_size[held] = sum(t.hand[held])
    t.discard[:] = read_counts("discard", given.get("discard", {}))
    for card in range(CARDS):
        t.deck[card] = max(0, t.copies[card] * t.kids - t.discard[card] - sum(t.hand[held, card] for held in range(KIDS)))
    if "deck" in given:
        t.deck[:] = read_counts("deck", given["deck"])
    t.deck_left = sum(t.deck)


def read_counts(where: str, item: Any) -> list[int]:
    """How many of each card."""
    told = ask.entries(where, item, CARD_NAMES)
    return [ask.whole(f"{where}: {name}", told.get(name, 0), 0, MOST_COPIES * KIDS) for name in CARD_NAMES]


def read_end(t: Yard, given: dict[str, Any]) -> None:
    seats = [f"p{s}" for s in range(t.seats)]
    t.gave_up[:] = 0
    for who, said in ask.entries("gave_up", given.get("gave_up", {}), seats).items():
        number = -1 if said == GONE else ask.whole(f"gave_up of {who} ({GONE!r} or its place)", said, 1, t.seats)
        t.gave_up[seats.index(who)] = number
    teams = TEAM_NAMES[: t.teams]
    t.total[:] = 0
    for team, total in ask.entries("totals", given.get("totals", {}), teams).items():
        t.total[teams.index(team)] = NOBODY_LEFT if total == NO_TOTAL else ask.whole(f"totals: {team}", total, -9999, 9999)
    winners = {ask.index("winners", team, teams) for team in ask.items("winners", given.get("winners", []))}
    t.winners = sum(1 << team for team in winners)
