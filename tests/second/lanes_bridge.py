"""Lanes: from a table of the engine to the second implementation, and what differs between them.

Compared at every decision: the question asked; player, turn, points, whether the turn had an action, turns without
one; the results of the lanes; hands, pile, cards set aside, what VIEW discarded; every card that is or was on the
board with all its marks, its pair, its pending firings and who knows it; and what each seat and a spectator are shown
of the hidden ranks (section 9 of the specification).

Not compared: the marks (lane, damage, frost, attacks) of dead cards, which mean nothing; the points left in a game that is
over, which are void (LANES-85); turns without an action while `must_act` is on, where they do not count; events and
their words. Positions that are laid out have no power pending and nothing discarded by VIEW; play brings both.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from second.lanes import LANES, LAST_TURN, RANKS, Card, LaneResult, Rules, Second
from snowyard.kernel.record import Plain
from snowyard.kernel.table import Table

CHOICES: dict[str, list[Any]] = {
    "edition": ["sheet", "official"],
    "first_turn_actions": ["edition", "2", "3"],
    "lane_win": ["edition", "no_reinforcement", "emptied"],
    "must_act": [True, False],
    "mutual_lane": ["both", "none"],
    "pair_of_tens": ["two_plus_one", "split", "double"],
    "twinstrike_optional": [False, True],
    "view_discard": ["face_down", "face_up"],
    "kinged_ace": ["cap_two", "fresh_two"],
}
QUESTIONS = ["action", "second", "order", "discard", "look", "move", "over"]  # by the engine's phase
RESULTS: list[LaneResult] = ["undecided", "0", "1", "both", "none"]  # by the engine's lane_result


def options(luck: random.Random) -> dict[str, Any]:
    """Any combination of options is allowed."""
    return {name: luck.choice(values) for name, values in CHOICES.items()}


def rules(chosen: dict[str, Any]) -> Rules:
    """The options of a table, with `edition` worked out (LANES-15, LANES-80)."""
    official = chosen["edition"] == "official"
    first, lane_win = str(chosen["first_turn_actions"]), chosen["lane_win"]
    return Rules(
        first_turn_actions=(2 if official else 3) if first == "edition" else int(first),
        hand_must_be_empty=official if lane_win == "edition" else lane_win == "no_reinforcement",
        must_act=chosen["must_act"],
        mutual_lane=chosen["mutual_lane"],
        pair_of_tens=chosen["pair_of_tens"],
        twinstrike_optional=chosen["twinstrike_optional"],
        view_discard=chosen["view_discard"],
        kinged_ace=chosen["kinged_ace"],
    )


def cards(counts: list[int]) -> list[str]:
    """The engine's counts by rank as a list of cards. Cell 0, no card, stays empty."""
    assert counts[0] == 0, "there is no card 0"
    assert not any(counts[1 + len(RANKS) :]), "the printed game has no spare ranks"
    return [rank for rank, count in zip(RANKS, counts[1:], strict=False) for _ in range(count)]


def start(table: Table) -> Second:
    """The second game, lying as this table was dealt (LANES-02 to LANES-12)."""
    t = table.t
    bases = [[RANKS[number - 1] for number in row[:3] if number > 0] for row in t.rank.tolist()]
    hands = [cards(row) for row in t.hand.tolist()]
    pile, aside = cards(t.pile.tolist()), cards(t.aside.tolist())
    assert [len(row) for row in bases] == [3, 3], "a base card for each lane and player"
    assert [len(hand) for hand in hands] == [6, 5], "five cards each, and the first draw"
    assert len(aside) == 10, "ten cards set aside"
    assert len(pile) == 25, "26 cards in the pile, and one drawn"
    deck = [card for group in (*bases, *hands, pile, aside) for card in group]
    assert all(deck.count(rank) == 4 for rank in RANKS), "four cards of each rank"
    return Second(rules(table.options), bases, hands, pile, aside)


def scattered(luck: random.Random, by: Rules) -> Second:
    """A game at any turn, mostly late, in which the cards lie anyhow, as far as the rules let them come to lie so."""
    turn = luck.choice((luck.randint(6, 25), luck.randint(26, 60), luck.randint(26, 60), LAST_TURN - luck.randint(0, 3)))
    deck = luck.sample(RANKS * 4, 52)
    drawn = min(turn, 26)
    bases, aside, pile, rest = [deck[:3], deck[3:6]], deck[6:16], deck[16 : 42 - drawn], deck[42 - drawn :]
    got = 5 + (drawn + 1) // 2  # by seat 0, LANES-12
    held = [rest[:got], rest[got:]]
    in_hand = [luck.choice((0, 0, 1, luck.randint(0, len(cards_got)))) for cards_got in held]
    game = Second(by, bases, [held[seat][: in_hand[seat]] for seat in (0, 1)], pile, aside)
    game.turn, game.player = turn, (turn - 1) % 2
    game.actor, game.acted = game.player, luck.random() < 0.5
    game.points = luck.randint(1, 2) if game.acted else 3
    game.idle = 0 if by.must_act else min(turn - 1, luck.choice((0, luck.randint(0, 19), 19)))
    if not pile:
        game.lanes = luck.choice(possible_results(game))
        luck.shuffle(game.lanes)
    for seat in (0, 1):
        for rank in held[seat][in_hand[seat] :]:
            game.board[seat].append(Card(rank, seat, len(game.board[seat]), 0, False, {seat}))
        spread(luck, game, seat)
    return game


def possible_results(game: Second) -> list[list[LaneResult]]:
    """Of the lanes of a game that is not over. Who has lost a lane had an empty hand if hands count (LANES-80)."""
    found: list[list[LaneResult]] = [["undecided", "undecided", "undecided"]]
    lost = [not game.hands[seat] or not game.rules.hand_must_be_empty for seat in (0, 1)]
    if lost[1]:
        found.append(["0", "undecided", "undecided"])
    if lost[0]:
        found.append(["1", "undecided", "undecided"])
    if lost[0] and lost[1]:
        found += [["0", "1", "undecided"], ["both" if game.rules.mutual_lane == "both" else "none", "undecided", "undecided"]]
    if lost[0] and lost[1] and game.rules.mutual_lane == "none":
        found += [["0", "none", "undecided"], ["1", "none", "undecided"], ["none", "none", "undecided"]]
    return found


def spread(luck: random.Random, game: Second, seat: int) -> None:
    """Lay out the cards of a player: in which lane, dead or alive, with which marks."""
    living = luck.choice((0.1, 0.3, 0.6))
    open_lanes = [lane for lane in LANES if game.lanes[lane] == "undecided"]
    own_lanes = open_lanes + [lane for lane in LANES if game.lanes[lane] == str(seat)]
    held = [] if game.hands[seat] and game.rules.hand_must_be_empty else list(open_lanes)  # LANES-80
    for card in luck.sample(game.board[seat], len(game.board[seat])):
        if game.locked(card):
            card.known = {viewer for viewer in (0, 1) if luck.random() < 0.2}
            continue
        card.face_up = luck.random() < 0.6
        card.in_play = bool(held) or luck.random() < living
        card.lane = held.pop() if held else luck.choice(own_lanes)
        card.known |= {viewer for viewer in (0, 1) if card.face_up or luck.random() < 0.2}
        if not card.in_play:
            card.face_up = card.face_up or card.rank == "3"  # LANES-45
            card.known |= {0, 1} if card.face_up else {seat}  # LANES-36
            continue
        card.damage = luck.randrange(card.hit_points())
        card.frozen = luck.random() < 0.15 and not card.up("9") and (seat == game.player or game.acted)
        if card.face_up and seat == game.player and game.acted:
            card.double = card.rank == "A" and luck.random() < 0.5
            card.attacks = luck.choice((0, 1, 2) if card.double else (0, 0, 1))
        for other in game.side(seat, card.lane):
            if other is not card and game.may_pair(card, other) and luck.random() < 0.7:
                card.partner, other.partner = other, card


def lay(luck: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """The fields of a position that play from the deal seldom reaches: late, with lanes decided, near the end by turns."""
    game = scattered(luck, rules(options))
    while not game.actions():
        game = scattered(luck, rules(options))
    board = game.board
    living = [[card for card in row if card.in_play] for row in board]

    def each(values: list[list[int]], size: int, empty: int) -> list[list[int]]:
        return [row + [empty] * (size - len(row)) for row in values]

    return {
        "player": game.player,
        "actor": game.player,
        "turn": game.turn - 1,
        "points": game.points,
        "acted": int(game.acted),
        "idle": game.idle,
        "lane_result": [RESULTS.index(result) for result in game.lanes],
        "pile": counts(game.pile),
        "pile_size": len(game.pile),
        "aside": counts(game.aside),
        "hand": [counts(hand) for hand in game.hands],
        "hand_size": [len(hand) for hand in game.hands],
        "used": [len(row) for row in board],
        "rank": each([[RANKS.index(card.rank) + 1 for card in row] for row in board], 21, 0),
        "damage": each([[card.damage for card in row] for row in board], 21, 0),
        "partner": each([[-1 if card.partner is None else card.partner.slot for card in row] for row in board], 21, -1),
        "side": [[as_set([card for card in row if card.lane == lane]) for lane in LANES] for row in living],
        "face_up": [as_set([card for card in row if card.face_up]) for row in board],
        "known": [[as_set([card for card in row if viewer in card.known]) for row in board] for viewer in (0, 1)],
        "frozen": [as_set([card for card in row if card.frozen]) for row in living],
        "attacked": [as_set([card for card in row if card.attacks >= 1]) for row in living],
        "attacked_twice": [as_set([card for card in row if card.attacks == 2]) for row in living],
        "eager": [as_set([card for card in row if card.double]) for row in living],
    }


def counts(ranks: list[str]) -> list[int]:
    return [0, *(ranks.count(rank) for rank in RANKS), 0, 0]  # two spare ranks, which the printed game does not have


def as_set(found: list[Card]) -> int:
    """Cards as the engine's set of slots."""
    return sum(1 << card.slot for card in found)


def start_laid(table: Table) -> Second:
    """The second game, lying as this table was laid."""
    t = table.t
    hands = [cards(row) for row in t.hand.tolist()]
    game = Second(rules(table.options), [[], []], hands, cards(t.pile.tolist()), cards(t.aside.tolist()))
    game.actor = game.player = t.player
    game.turn, game.points, game.acted, game.idle = t.turn + 1, t.points, bool(t.acted), t.idle
    game.lanes = [RESULTS[result] for result in t.lane_result.tolist()]
    for seat in (0, 1):
        for slot, seen in enumerate(engine_cards(t, seat)):
            card = Card(seen.rank, seat, slot, seen.lane, slot < 3, set(seen.known), seen.lane >= 0, seen.face_up)
            card.damage, card.frozen, card.attacks, card.double = seen.damage, seen.frozen, seen.attacks, seen.double
            game.board[seat].append(card)
            if 0 <= seen.partner < slot:
                card.partner = game.board[seat][seen.partner]
                card.partner.partner = card
    return game


class Seen(NamedTuple):
    """A card of the board, as both sides can tell it. The marks of a dead card mean nothing and are left out."""

    rank: str
    face_up: bool
    known: list[int]
    lane: int = -1
    damage: int = 0
    frozen: bool = False
    attacks: int = 0
    double: bool = False
    partner: int = -1
    pending: int = 0


def engine_cards(t: Plain, seat: int) -> list[Seen]:
    rank, damage, partner = t.rank[seat].tolist(), t.damage[seat].tolist(), t.partner[seat].tolist()
    side, known, pending = t.side[seat].tolist(), t.known[:, seat].tolist(), t.pending.tolist()
    face_up, frozen, double = int(t.face_up[seat]), int(t.frozen[seat]), int(t.eager[seat])
    once, twice = int(t.attacked[seat]), int(t.attacked_twice[seat])
    used = int(t.used[seat])
    assert not any(rank[used:]), f"p{seat} has cards in slots not yet taken"
    assert not (face_up | frozen | double | once | twice | side[0] | side[1] | side[2]) >> used, f"p{seat}: marks on no card"
    found = []
    for slot in range(used):
        lanes = [lane for lane in LANES if side[lane] >> slot & 1]
        assert len(lanes) <= 1, f"p{seat}'s s{slot} lies in lanes {lanes}"
        name, up = RANKS[rank[slot] - 1], bool(face_up >> slot & 1)
        knows = [viewer for viewer in (0, 1) if known[viewer] >> slot & 1]
        if not lanes:
            found.append(Seen(name, up, knows, partner=partner[slot]))
            continue
        attacks = (once >> slot & 1) + (twice >> slot & 1)
        fires = pending[slot] if seat == t.player else 0
        found.append(
            Seen(
                name,
                up,
                knows,
                lanes[0],
                damage[slot],
                bool(frozen >> slot & 1),
                attacks,
                bool(double >> slot & 1),
                partner[slot],
                fires,
            )
        )
    return found


def second_card(card: Card) -> Seen:
    partner = -1 if card.partner is None else card.partner.slot
    if not card.in_play:
        return Seen(card.rank, card.face_up, sorted(card.known), partner=partner, pending=card.pending)
    return Seen(
        card.rank,
        card.face_up,
        sorted(card.known),
        card.lane,
        card.damage,
        card.frozen,
        card.attacks,
        card.double,
        partner,
        card.pending,
    )


def members(cards_set: int) -> list[int]:
    """The slots of an engine's set."""
    return [slot for slot in range(cards_set.bit_length()) if cards_set >> slot & 1]


def slots(found: list[Card]) -> list[int]:
    return [card.slot for card in found]


def engine_table(t: Plain) -> dict[str, Any]:
    """What lies on the engine's table, by name."""
    over = t.actor < 0
    lying: dict[str, Any] = {
        "question": QUESTIONS[t.phase],
        "lane results": [RESULTS[result] for result in t.lane_result.tolist()],
        "pile": cards(t.pile.tolist()),
        "set aside": cards(t.aside.tolist()),
        "sizes": (t.pile_size, t.hand_size.tolist(), t.discard_size.tolist(), t.used.tolist()),
        "waiting cards": members(t.waiting),
        "face-up Jacks": [members(row) for row in t.jacks.tolist()],
        "paired cards": [members(row) for row in t.paired.tolist()],
        "attack": (t.attacker, t.target) if t.phase == 1 else (-1, -1),
        "second target chosen": t.second,
        "card that asks": t.firing,
        "turn": (t.player, t.turn if over else t.turn + 1),
        "points": None if over else t.points,
        "acted this turn": bool(t.acted),
        "turns without an action": None if t.must_act else t.idle,
    }
    for seat in (0, 1):
        lying[f"p{seat}'s hand"] = cards(t.hand[seat].tolist())
        lying[f"p{seat}'s discards"] = cards(t.discard[seat].tolist())
        for slot, card in enumerate(engine_cards(t, seat)):
            lying[f"p{seat}'s s{slot}"] = card
    return lying


def second_table(game: Second) -> dict[str, Any]:
    """The same of the second implementation."""
    over = game.actor < 0
    lying: dict[str, Any] = {
        "question": game.question,
        "lane results": game.lanes,
        "pile": in_order(game.pile),
        "set aside": in_order(game.aside),
        "sizes": (len(game.pile), *([len(group) for group in of] for of in (game.hands, game.discards, game.board))),
        "waiting cards": slots(game.waiting()),
        "face-up Jacks": [slots([card for card in row if card.up("J")]) for row in game.board],
        "paired cards": [slots([card for card in row if card.partner is not None]) for row in game.board],
        "attack": (-1, -1) if game.declared is None else (game.declared[0].slot, game.declared[1].slot),
        "second target chosen": -1,
        "card that asks": -1 if game.firing is None else game.firing.slot,
        "turn": (game.player, game.turn),
        "points": None if over else game.points,
        "acted this turn": game.acted,
        "turns without an action": None if game.rules.must_act else game.idle,
    }
    for seat in (0, 1):
        lying[f"p{seat}'s hand"] = in_order(game.hands[seat])
        lying[f"p{seat}'s discards"] = in_order(game.discards[seat])
        for card in game.board[seat]:
            lying[f"p{seat}'s s{card.slot}"] = second_card(card)
    return lying


def in_order(ranks: list[str]) -> list[str]:
    return sorted(ranks, key=RANKS.index)


def engine_view(t: Plain) -> dict[str, Any]:
    """The hidden ranks in what one seat is shown. 0 is a card that it does not know."""
    names = ["?", *RANKS]
    return {
        "pile": cards(t.pile.tolist()),
        "set aside": cards(t.aside.tolist()),
        "hands": [cards(row) for row in t.hand.tolist()],
        "discards": [cards(row) for row in t.discard.tolist()],
        "ranks": [[names[number] for number in t.rank[seat, : t.used[seat]].tolist()] for seat in (0, 1)],
    }


def second_view(game: Second, viewer: int) -> dict[str, Any]:
    """The same by section 9; a spectator, -1, sees what both do. The order of the pile is nobody's knowledge."""
    open_discards = game.rules.view_discard == "face_up"
    return {
        "pile": [],
        "set aside": [],
        "hands": [in_order(game.hands[seat]) if seat == viewer else [] for seat in (0, 1)],
        "discards": [in_order(game.discards[seat]) if seat == viewer or open_discards else [] for seat in (0, 1)],
        "ranks": [[card.rank if card.face_up or viewer in card.known else "?" for card in row] for row in game.board],
    }


def differences(second: Second, table: Table) -> list[str]:
    """Everything in which the two games differ, in words."""
    found = compare("", engine_table(table.t), second_table(second))
    for viewer in (-1, 0, 1):
        whom = "a spectator" if viewer < 0 else f"p{viewer}"
        found += compare(f"shown to {whom}: ", engine_view(table.shown(viewer)), second_view(second, viewer))
    return found


def compare(where: str, engine: dict[str, Any], other: dict[str, Any]) -> list[str]:
    found = []
    for name in list(engine) + [name for name in other if name not in engine]:
        one, two = engine.get(name), other.get(name)
        if isinstance(one, Seen) and isinstance(two, Seen):
            found += compare(f"{where}{name} ({one.rank}), ", one._asdict(), two._asdict()) if one != two else []
        elif one != two:
            found.append(f"{where}{name}: the engine has {one}, the second implementation {two}")
    return found
