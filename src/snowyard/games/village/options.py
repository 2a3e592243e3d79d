"""Options of village; the rulebook page explains each.

What follows from them alone (the map and its step boards, teams, players) is worked out here, once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from snowyard.games.village import maps
from snowyard.games.village.content import CARD_NAMES, CARDS, KID, TRAIT_NAMES, TYPE_NAMES, Content
from snowyard.games.village.generator import generated
from snowyard.games.village.lattice import BOARDS, ROWS
from snowyard.kernel.errors import Refusal, listing, nearest
from snowyard.kernel.options import Option, choice, number, switch, text
from snowyard.kernel.record import Cells, Field, i8, i64

TEAMS = 4
SLOTS = 6
KIDS = 12
NTH = ("first", "second", "third", "fourth")

MAP_NAMES = (*maps.READY_MADE, "generated")
GENERATED = len(maps.READY_MADE)
DRAWN = GENERATED + 1  # the map's own text was given
EQUAL, BUDGET = range(2)
NO_CARDS, EARN, DEAL = range(3)
AUTO, KID3, KID1, PLAYER3 = range(4)
BASE, CENTRE = range(2)
BLOCK, ALTERNATE = range(2)
UNHURT = 1
MELT = 1
NO_TRAIT = 16  # given where none is chosen: for an Elf or Yeti


def _tokens(part: str) -> list[str]:
    return [word for word in re.split(r"[\s,]+", part.strip().lower()) if word]


def _index(word: str, names: Sequence[str], what: str) -> int:
    if word not in names:
        raise Refusal("option", f"names the {what} {word!r}; there are {listing(names)}.{nearest(word, names)}")
    return list(names).index(word)


# ---- map


def read_map(value: Any) -> list[int]:
    given = str(value).strip()
    if given in MAP_NAMES:
        return [MAP_NAMES.index(given)] + [0] * (MAP_CELLS - 1)
    if not re.search(r"\d", given):
        known = (*MAP_NAMES, "the text of a map")
        raise Refusal("option", f"must be one of {listing(known)}, not {given!r}.{nearest(given, MAP_NAMES)}")
    try:
        drawn = maps.read(given)
    except Refusal as refusal:
        raise Refusal("option", f"is a map that cannot be: {refusal.sentence}") from None
    cells = [DRAWN]
    for things, room in ((drawn.pieces, maps.PIECES), (drawn.areas, maps.AREAS)):
        flat = [n for thing in things for n in thing]
        cells += [len(things), *flat, *[0] * (6 * room - len(flat))]
    return cells


def given_things(cells: Any, at: int) -> tuple[maps.Piece, ...]:
    """Pieces or areas of a map that was given as a text; how many stands before them."""
    return tuple(tuple(int(n) for n in cells[at + 1 + 6 * i : at + 7 + 6 * i]) for i in range(cells[at]))  # type: ignore[misc]


def map_of(cells: Any) -> maps.Map:
    """A map that was given as a text."""
    return maps.Map(given_things(cells, 1), given_things(cells, AREAS_AT))


def write_map(cells: Any) -> str:
    given = cells[0] == DRAWN
    return maps.text_of(given_things(cells, 1), given_things(cells, AREAS_AT)) if given else MAP_NAMES[cells[0]]


AREAS_AT = 2 + 6 * maps.PIECES
MAP_CELLS = AREAS_AT + 1 + 6 * maps.AREAS
SAMPLE_MAP = "# a small yard\nbuilding 20 20 28 28; fence 14 22 15 27; tree 33 33 2; road 0 16 48 18; ice 36 24 3"


def map_seed() -> Any:
    """A whole number of 64 bits: VILLAGE-29. In forms it is a text: browsers' numbers are not that exact."""

    def read(value: Any) -> int:
        try:
            seed = int(value)
        except (TypeError, ValueError):
            seed = -1
        if isinstance(value, bool | float) or not 0 <= seed < 1 << 64:
            raise Refusal("option", f"must be a whole number from 0 to 2^64 - 1, not {value!r}")
        return seed

    told = Option("text", 0, "0 to 2^64 - 1", "VILLAGE-29", read, int, (0, 1, 4))
    return Field("u8", (), option=told)


# ---- lists for each team


def _team_lists(value: Any, what: str) -> list[list[str]]:
    lists = [_tokens(part) for part in str(value).split("/")] if str(value).strip() else []
    if len(lists) > TEAMS or any(len(row) > SLOTS for row in lists):
        raise Refusal("option", f"must give at most {SLOTS} {what} for each of at most {TEAMS} teams, with / between teams")
    return lists


def _filled(lists: list[list[int]], blank: int) -> list[list[int]]:
    rows = [row + [blank] * (SLOTS - len(row)) for row in lists]
    return rows + [[blank] * SLOTS for _ in range(TEAMS - len(rows))]


def read_types(value: Any) -> list[list[int]]:
    lists = [[_index(word, TYPE_NAMES, "unit type") for word in row] for row in _team_lists(value, "types")]
    return _filled(lists, -1)


def write_types(rows: Any) -> str:
    lists = [" ".join(TYPE_NAMES[n] for n in row if n >= 0) for row in rows]
    return " / ".join(lists).rstrip(" /")


def _trait(word: str) -> int:
    if word == "-":
        return NO_TRAIT
    mask = 0
    for part in word.split("+"):
        mask |= 1 << _index(part, TRAIT_NAMES, "Trait")
    return mask


def _trait_words(mask: int) -> str:
    return "-" if mask == NO_TRAIT else "+".join(name for i, name in enumerate(TRAIT_NAMES) if mask >> i & 1)


def read_traits(value: Any) -> list[list[int]]:
    if str(value).strip() == "choose":
        return _filled([], 0)
    return _filled([[_trait(word) for word in row] for row in _team_lists(value, "Traits")], 0)


def write_traits(rows: Any) -> str:
    if not any(any(row) for row in rows):
        return "choose"
    return " / ".join(" ".join(_trait_words(mask) for mask in row if mask) for row in rows).rstrip(" /")


def read_rolloff(value: Any) -> list[int]:
    units = [_index(word, TYPE_NAMES, "unit type") for word in _tokens(str(value))]
    if KID in units or len(units) > KIDS:
        raise Refusal("option", f"must list at most {KIDS} special unit types, not plain Kids")
    return units + [-1] * (KIDS - len(units))


def write_rolloff(units: Any) -> str:
    return " ".join(TYPE_NAMES[n] for n in units if n >= 0)


def read_hands(value: Any) -> list[list[int]]:
    """`k0 saved dash / k3 ice`"""
    hands = [[0] * CARDS for _ in range(KIDS)]
    for part in filter(None, (_tokens(p) for p in str(value).split("/"))):
        holder = re.fullmatch(r"k(\d+)", part[0])
        if not holder or int(holder[1]) >= KIDS:
            raise Refusal("option", f"must read like 'k0 saved dash / k3 ice', not {value!r}")
        for word in part[1:]:
            hands[int(holder[1])][_index(word, CARD_NAMES, "card")] += 1
    return hands


def write_hands(hands: Any) -> str:
    parts = [[f"k{kid}", *(CARD_NAMES[c] for c in range(CARDS) for _ in range(hand[c]))] for kid, hand in enumerate(hands)]
    return " / ".join(" ".join(part) for part in parts if len(part) > 1)


class Options(Content):
    seats: int = number(2, 2, 12, "VILLAGE-33")
    teams: int = number(2, 2, 4, "VILLAGE-32")
    kids_per_team: int = number(3, 1, 6, "VILLAGE-32")
    players_per_team: int = number(1, 1, 6, "VILLAGE-33")
    map: Cells = text(
        (MAP_CELLS,),
        "market",
        f"{', '.join(MAP_NAMES)}, or the text of a map",
        "VILLAGE-28",
        read_map,
        write_map,
        (*MAP_NAMES, SAMPLE_MAP),
        offers=MAP_NAMES,
    )
    map_seed: int = map_seed()
    symmetry: int = choice(("rot4", "rot2"), "VILLAGE-30")
    types: Cells = text(
        (TEAMS, SLOTS),
        "",
        "unit types for each team, / between teams",
        "VILLAGE-34",
        read_types,
        write_types,
        (
            "",
            "elf yeti penguin / snowman big kid",
            "snowman penguin / yeti",
            "kid / yeti",
            "big kid / elf",
            "penguin penguin big / kid snowman elf / yeti kid kid",
        ),
    )
    rolloff_units: Cells = text((KIDS,), "", "unit types", "VILLAGE-35", read_rolloff, write_rolloff, ("", "penguin", "yeti elf"))
    team_mode: int = choice(("equal", "budget"), "VILLAGE-R35")
    budget_halves: int = number(0, 0, 48, "VILLAGE-R35")
    traits: Cells = text(
        (TEAMS, SLOTS),
        "choose",
        "choose, or Traits for each team, / between teams",
        "VILLAGE-36",
        read_traits,
        write_traits,
        ("choose", "fast strong skilful / resourceful fast strong"),
        offers=("choose",),
    )
    cards: int = choice(("none", "earn", "deal"), "VILLAGE-104")
    deal_mode: int = choice(("auto", "kid3", "kid1", "player3"), "VILLAGE-105")
    start_hands: Cells = text(
        (KIDS, CARDS),
        "",
        "cards for each Kid, like 'k0 saved dash / k3 ice'",
        "VILLAGE-104",
        read_hands,
        write_hands,
        ("", "k0 saved dash ice miracle / k1 miracle"),
    )
    turns: int = number(6, 1, 6, "VILLAGE-111")
    surrender: int = switch(True, "VILLAGE-109")
    measure: int = choice(("base", "centre"), "VILLAGE-R01")
    kids_are_objects: int = switch(True, "VILLAGE-R02")
    corner_pick: int = choice(("block", "alternate"), "VILLAGE-R08")
    defend_points: int = choice(("none", "unhurt"), "VILLAGE-R11")
    snowman_last_die: int = choice(("forbid", "melt"), "VILLAGE-R22")
    gather_give_anywhere: int = switch(False, "VILLAGE-R17")

    # what follows from the options
    kids: int = i8()  # how many there are
    team: Cells = i8(KIDS)  # of each Kid
    owner: Cells = i8(KIDS)  # the seat of its player
    slot: Cells = i8(KIDS)
    first_kid: Cells = i8(TEAMS)
    team_size: Cells = i8(TEAMS)
    start_type: Cells = i8(KIDS)
    card_mode: int = i8()  # AUTO where no cards are dealt
    piece_count: int = i8()
    area_count: int = i8()
    piece: Cells = i8(maps.PIECES, 6)  # kind, x0, y0, x1, y1, r
    area: Cells = i8(maps.AREAS, 6)
    clear: Cells = i64(BOARDS, ROWS)  # where a Kid may stand, and which ways are clear, with nobody about

    @classmethod
    def remarks(cls, o: Any) -> list[str]:
        """More than one Elf or Yeti in a team is allowed, but strong."""
        said = []
        for team in range(o.teams):
            row = list(o.types[team])
            for kind in ("elf", "yeti"):
                if row.count(TYPE_NAMES.index(kind)) > 1:
                    said.append(f"The {NTH[team]} team has more than one {kind.capitalize()}: allowed, but strong.")
        return said

    @classmethod
    def hides(cls, o: Any) -> str:
        return "Ability Cards" if o.cards != NO_CARDS else ""  # VILLAGE-104

    @classmethod
    def prize(cls, o: Any) -> float:
        return float(o.players_per_team)  # every player of a team wins what the team wins

    @classmethod
    def settle(cls, o: Any) -> None:
        settle_teams(o)
        settle_players(o)
        settle_traits(o)
        settle_cards(o)
        settle_map(o)


def settle_teams(o: Any) -> None:
    """VILLAGE-32, VILLAGE-R35, VILLAGE-R49"""
    if o.seats == 3 and o.teams == 2 and o.players_per_team == 1:
        o.teams = 3  # whoever asks for three seats means three teams
    lists = [[n for n in row if n >= 0] for row in o.types]
    if any(lists[o.teams :]):
        raise Refusal("option", f"village: types are given for more than the {o.teams} teams")
    if o.budget_halves == 0:
        o.budget_halves = 2 * o.kids_per_team
    if o.team_mode == BUDGET:
        if any(o.rolloff_units[i] >= 0 for i in range(KIDS)):
            raise Refusal("option", "village: rolloff_units cannot be used with team_mode budget (VILLAGE-R49)")
        if not any(lists):
            lists = [[KID] * o.kids_per_team for _ in range(o.teams)]
        for team in range(o.teams):
            cost = sum(o.cost_of[n] for n in lists[team])
            if not o.budget_halves - 2 < cost <= o.budget_halves or not lists[team]:
                asked = f"{max(1, o.budget_halves - 1)} to {o.budget_halves}"
                raise Refusal("option", f"village: team {team} costs {cost} half-Kids, not {asked} (VILLAGE-R49)")
    else:
        for team in range(o.teams):
            if len(lists[team]) > o.kids_per_team:
                raise Refusal("option", f"village: team {team} has {len(lists[team])} types for {o.kids_per_team} Kids")
            lists[team] += [KID] * (o.kids_per_team - len(lists[team]))
    if sum(map(len, lists)) > KIDS:
        raise Refusal("option", f"village: {sum(map(len, lists))} Kids are too many; at most {KIDS} play (VILLAGE-32)")
    kid = 0
    for team in range(o.teams):
        o.first_kid[team], o.team_size[team] = kid, len(lists[team])
        for slot, kind in enumerate(lists[team]):
            o.team[kid], o.slot[kid], o.start_type[kid] = team, slot, kind
            kid += 1
    o.kids = kid


def settle_players(o: Any) -> None:
    """VILLAGE-33, VILLAGE-R41"""
    if o.seats > 2 and o.players_per_team == 1 and o.seats % o.teams == 0:
        o.players_per_team = o.seats // o.teams
    players = o.players_per_team
    smallest = min(o.team_size[team] for team in range(o.teams))
    if players > smallest:
        raise Refusal("option", f"village: {players} players a team are too many for {smallest} Kids (VILLAGE-33)")
    if o.seats not in (2, o.teams * players):
        raise Refusal("option", f"village: {o.teams} teams of {players} players have {o.teams * players} seats, not {o.seats}")
    o.seats = o.teams * players
    for kid in range(o.kids):
        size, slot = o.team_size[o.team[kid]], o.slot[kid]
        more = size % players  # so many players have one Kid more
        each = size // players
        player = slot // (each + 1) if slot < more * (each + 1) else more + (slot - more * (each + 1)) // each
        o.owner[kid] = o.team[kid] * players + player


def settle_traits(o: Any) -> None:
    """VILLAGE-36, VILLAGE-R34, VILLAGE-R49"""
    if not any(any(row) for row in o.traits):
        return
    if o.rolloff_units[0] >= 0:
        raise Refusal("option", "village: rolloff_units cannot be used with given traits (VILLAGE-R49)")
    given = {(team, slot) for team in range(TEAMS) for slot in range(SLOTS) if o.traits[team, slot]}
    for kid in range(o.kids):
        place = o.team[kid], o.slot[kid]
        mask, kind = o.traits[place], o.start_type[kid]
        wanted, has = o.chosen_traits[kind], o.given_traits[kind]
        had = 0 if mask == NO_TRAIT else mask.bit_count()
        where = f"the {TYPE_NAMES[kind]} in slot {place[1]} of team {place[0]}"
        if had != wanted or place not in given:
            raise Refusal("option", f"village: {where} has {wanted} Traits, not {had}; '-' stands for none")
        if mask & has:
            raise Refusal("option", f"village: {where} is {_trait_words(mask & has)} anyway: choose another Trait")
        given.remove(place)
    if given:
        raise Refusal("option", "village: traits are given for Kids that do not play")


def settle_cards(o: Any) -> None:
    """VILLAGE-105 to VILLAGE-107, VILLAGE-R49"""
    if o.deal_mode != AUTO and o.cards != DEAL:
        raise Refusal("option", "village: deal_mode is only for cards=deal (VILLAGE-R49)")
    o.card_mode = o.deal_mode
    if o.cards == DEAL and o.deal_mode == AUTO:
        o.card_mode = KID3 if o.seats == o.kids else KID1
    for card in range(CARDS):
        held = sum(o.start_hands[kid, card] for kid in range(KIDS))
        if held and o.cards != EARN:
            raise Refusal("option", "village: start_hands is only for cards=earn (VILLAGE-R49)")
        there = o.copies[card] * o.kids
        if held > there:
            raise Refusal("option", f"village: start_hands has {held} of {CARD_NAMES[card]}; the deck has {there} (VILLAGE-R49)")
    there = sum(o.copies) * o.kids
    dealt = o.deal_cards[o.card_mode - 1] * (o.seats if o.card_mode == PLAYER3 else o.kids) if o.cards == DEAL else 0
    if o.cards != NO_CARDS and there < max(1, dealt):
        raise Refusal("option", f"village: the deck has {there} cards (cards.*.copies), and {max(1, dealt)} are needed")
    if any(any(o.start_hands[kid]) for kid in range(o.kids, KIDS)):
        raise Refusal("option", f"village: start_hands names a Kid that does not play; there are {o.kids}")


def settle_map(o: Any) -> None:
    """VILLAGE-37: the map, and what depends on it alone."""
    if o.map[0] == DRAWN:
        drawn = map_of(o.map)
    elif o.map[0] == GENERATED:
        drawn = generated(o.map_seed, o.symmetry == 0)
    else:
        drawn = maps.ready_made(MAP_NAMES[o.map[0]])
    o.piece_count, o.area_count = len(drawn.pieces), len(drawn.areas)
    for i, piece in enumerate(drawn.pieces):
        o.piece[i] = piece
    for i, area in enumerate(drawn.areas):
        o.area[i] = area
    o.clear[:] = maps.derived(drawn)


VARIANTS: dict[str, dict[str, Any]] = {
    "standard": {"surrender": False},
    "three-teams": {"teams": 3, "kids_per_team": 2, "map": "church", "turns": 3},
    "specials": {
        "types": "elf yeti penguin / snowman big kid",
        "map": "pond",
        "turns": 2,
        "defend_points": "unhurt",
        "surrender": False,
    },
    "cards": {
        "kids_per_team": 2,
        "cards": "deal",
        "deal_mode": "player3",
        "types": "elf / snowman",
        "map": "open",
        "turns": 2,
        "surrender": False,
    },
    "earn": {
        "kids_per_team": 2,
        "players_per_team": 2,
        "cards": "earn",
        "map": "generated",
        "map_seed": 7,
        "turns": 2,
        "start_hands": "k0 saved dash miracle / k2 ice grandma",
        "surrender": False,
    },
}
INTERPRETED_GAMES = 24
