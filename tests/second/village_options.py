"""Random settings of village, and what their texts mean to the second implementation."""

from __future__ import annotations

import random
from typing import Any

from second.village_geometry import Thing
from second.village_maps import READY_MADE, fits, village
from second.village_state import CARDS, COSTS, KINDS, TRAITS, Settings

SPECIAL = KINDS[1:]


def random_options(luck: random.Random) -> dict[str, Any]:
    """Any setting that the rules allow (section 7 of the specification)."""
    teams = luck.choice((2, 2, 3, 4))
    chosen: dict[str, Any] = {"teams": teams, "turns": luck.randint(1, 6)}
    budget = luck.random() < 0.2
    units = _budget(luck, chosen, teams) if budget else _equal(luck, chosen, teams)
    players = chosen["players_per_team"] = luck.choice((1, luck.randint(1, min(map(len, units)))))
    if luck.random() < 0.3:
        chosen["seats"] = teams * players
    if luck.random() < 0.5:
        chosen["traits"] = " / ".join(" ".join(_trait(luck, kind) for kind in team) for team in units)
    elif not budget and luck.random() < 0.4:
        chosen["rolloff_units"] = " ".join(luck.choices(SPECIAL, k=luck.choice((1, 2, 3, 12))))
    _cards(luck, chosen, sum(map(len, units)))
    _map(luck, chosen)
    for name, values in (
        ("surrender", (True, True, False)),
        ("measure", ("base", "base", "centre")),
        ("kids_are_objects", (True, True, False)),
        ("corner_pick", ("block", "alternate")),
        ("defend_points", ("none", "unhurt")),
        ("snowman_last_die", ("forbid", "melt")),
        ("gather_give_anywhere", (False, True)),
    ):
        chosen[name] = luck.choice(values)
    return chosen


def _equal(luck: random.Random, chosen: dict[str, Any], teams: int) -> list[list[str]]:
    size = chosen["kids_per_team"] = luck.randint(1, min(6, 12 // teams))
    units = [["kid"] * size for _ in range(teams)]
    if luck.random() < 0.7:
        given = [[luck.choice(KINDS) for _ in range(luck.randint(0, size))] for _ in range(teams)]
        chosen["types"] = " / ".join(" ".join(team) for team in given)
        units = [team + ["kid"] * (size - len(team)) for team in given]
    return units


def _budget(luck: random.Random, chosen: dict[str, Any], teams: int) -> list[list[str]]:
    """VILLAGE-R35: each team costs at most the budget, and more than the budget less 2."""
    chosen["team_mode"] = "budget"
    while True:
        budget = luck.randint(2, 24)
        units = [_team(luck, budget) for _ in range(teams)]
        if sum(map(len, units)) <= 12 and all(0 < len(team) <= 6 for team in units):
            chosen["budget_halves"] = budget
            chosen["types"] = " / ".join(" ".join(team) for team in units)
            return units


def _team(luck: random.Random, budget: int) -> list[str]:
    left = budget
    team: list[str] = []
    while True:
        can = [kind for kind in KINDS if COSTS[kind] <= left]
        if not can or (left < 2 and team):
            return team
        team.append(luck.choice(can))
        left -= COSTS[team[-1]]


def _trait(luck: random.Random, kind: str) -> str:
    if kind in ("elf", "yeti"):
        return "-"
    return "+".join(luck.sample(TRAITS, 2 if kind == "big" else 1))


def _cards(luck: random.Random, chosen: dict[str, Any], kids: int) -> None:
    chosen["cards"] = luck.choice(("none", "earn", "deal", "deal"))
    if chosen["cards"] == "deal":
        chosen["deal_mode"] = luck.choice(("auto", "kid3", "kid1", "player3"))
    elif chosen["cards"] == "earn" and luck.random() < 0.6:
        deck = [card for card in CARDS for _ in range(2 * kids)]
        luck.shuffle(deck)
        hands = {kid: [deck.pop() for _ in range(luck.choice((0, 0, 1, 3, 6)))] for kid in range(kids)}
        if luck.random() < 0.15:  # an almost empty deck
            hands[0] += [deck.pop() for _ in range(len(deck) - luck.randint(0, 3))]
        chosen["start_hands"] = " / ".join(" ".join([f"k{kid}", *hand]) for kid, hand in hands.items() if hand)


def _map(luck: random.Random, chosen: dict[str, Any]) -> None:
    what = luck.random()
    if what < 0.15:
        chosen["map"] = "generated"
        chosen["map_seed"] = luck.choice((luck.randint(0, 20), luck.randrange(1 << 64)))
        chosen["symmetry"] = luck.choice(("rot4", "rot2"))
    elif what < 0.3:
        chosen["map"] = drawn(luck)
    else:
        chosen["map"] = luck.choice(tuple(READY_MADE))


def drawn(luck: random.Random) -> str:
    """A map as somebody might draw it: pieces may overlap, but all corner zones are whole (VILLAGE-04, 05, 27)."""
    lines: list[str] = []
    for _ in range(luck.choice((1, 5, 15, 32))):
        kind = luck.choice(("building", "wall", "tree", "feature", "fence", "fence"))
        if kind in ("tree", "feature"):
            where: tuple[int, ...] = (luck.randint(2, 46), luck.randint(2, 46), luck.randint(1, 2))
        else:
            x, y = luck.randint(1, 42), luck.randint(1, 42)
            long, short = luck.randint(1, 47 - max(x, y)), luck.randint(1, 2)
            where = (x, y, x + long, y + short) if luck.random() < 0.5 else (x, y, x + short, y + long)
        if fits(Thing(kind, where), [], []):
            lines.append(f"{kind} {' '.join(map(str, where))}")
    for _ in range(luck.choice((0, 1, 4, 12))):
        x, y = luck.randint(0, 40), luck.randint(0, 40)
        if luck.random() < 0.4:
            lines.append(f"ice {x} {y} {luck.randint(1, 8)}")
        else:
            lines.append(f"{luck.choice(('road', 'ice'))} {x} {y} {x + luck.randint(1, 8)} {y + luck.randint(1, 8)}")
    return luck.choice(("\n", "; ")).join(lines) or "tree 24 24 1"


def settings(texts: dict[str, Any]) -> Settings:
    """What a table's options say."""
    rows = [row.split() for row in texts["types"].split("/")] if texts["types"] else []
    rows += [[] for _ in range(texts["teams"] - len(rows))]
    if texts["team_mode"] == "equal" or not any(rows):
        rows = [row + ["kid"] * (texts["kids_per_team"] - len(row)) for row in rows]
    traits = None
    if texts["traits"] != "choose":
        traits = [[set(word.split("+")) - {"-"} for word in row.split()] for row in texts["traits"].split("/")]
    hands = [part.split() for part in texts["start_hands"].split("/") if part.strip()]
    same = (
        "players_per_team",
        "cards",
        "deal_mode",
        "turns",
        "surrender",
        "measure",
        "kids_are_objects",
        "corner_pick",
        "defend_points",
        "snowman_last_die",
        "gather_give_anywhere",
    )
    return Settings(
        village=village(texts["map"], texts["map_seed"], texts["symmetry"]),
        units=rows,
        rolloff_units=texts["rolloff_units"].split(),
        traits=traits,
        start_hands={int(hand[0][1:]): hand[1:] for hand in hands},
        **{name: texts[name] for name in same},
    )
