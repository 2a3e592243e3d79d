"""Splat by the engine beside splat by its second implementation: options to play by, and what lies differently.

Everything of the record is compared but the head's bookkeeping (generator, events, number of moves); the order of the draw
pile exists in neither. What a seat is shown is compared too, a seat or the spectators at each decision in turn: everything
but hidden hands and, in the Strategic Variant, which cards the draw pile holds (section 9 of the specification).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from second.shown import wrongly_shown
from second.splat import CARDS, Rules, Splat, deck
from snowyard.kernel.table import Table

PHASES = ("act", "defend", "over")
PUBLIC = (
    "player",
    "starter",
    "card",
    "target",
    "alive",
    "piles",
    "draw_left",
    "singles",
    "doubles",
    "sideways",
    "walls",
    "forts",
    "cracked",
    "rank",
    "narrow",
    "wide",
    "discard",
    "turn",
    "phase",
    "actor",
)
FRONT = {
    "singles": ["single"],
    "doubles": ["double"],
    "sideways": ["double"],
    "walls": ["wall"],
    "forts": ["fort"],
    "cracked": ["fort", "single"],
    "piles": ["pile"],
}
"""What may lie in front of a player, and the cards it is made of."""


def options(luck: random.Random) -> dict[str, Any]:
    """Every combination; the turn cap is often low enough to end the game (SPLAT-45)."""
    return {
        "seats": luck.randint(2, 7),
        "strategic": luck.random() < 0.5,
        "hit_limit": luck.choice((10, 10, luck.randint(3, 10))),
        "two_player_deck": luck.choice(("small", "full")),
        "protection_choice": luck.choice(("auto", "defender")),
        "strategic_discard": luck.choice(("forced", "free")),
        "turn_cap": luck.choice((100, 101, 1000, luck.randint(100, 5000))),
    }


def read(options: dict[str, Any]) -> Rules:
    return Rules(
        strategic=options["strategic"],
        hit_limit=options["hit_limit"],
        full_deck_for_two=options["two_player_deck"] == "full",
        defender_chooses=options["protection_choice"] == "defender",
        free_discard=options["strategic_discard"] == "free",
        turn_cap=options["turn_cap"],
    )


def start(table: Table) -> Splat:
    """Takes over who starts and who was dealt what; `differences` sees that nothing else lies on the table."""
    t, seats, rules = table.t, table.seats, read(table.options)
    starter = t.player
    assert 0 <= starter < seats, f"seat {starter} begins, of {seats}"
    hands = [named(row) for row in t.hand[:seats].tolist()]
    if rules.strategic:  # SPLAT-48, SPLAT-49: two each, and the starter has drawn
        drawn = None
        assert [len(hand) for hand in hands] == [3 if seat == starter else 2 for seat in range(seats)], f"hands {hands}"
    else:  # SPLAT-06, SPLAT-09
        drawn = CARDS[t.card]
        assert not any(hands), f"hands {hands} in the standard game"
    second = Splat(seats, starter, rules, named(t.draw.tolist()), hands, drawn)
    assert cards(second) == [deck(seats, rules).get(kind, 0) for kind in CARDS], f"the deck holds {cards(second)}"
    return second


def lay(luck: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """A position with much in front of everybody, rare cards in hands, and often few cards to draw or few turns to the cap."""
    seats, rules = options["seats"], read(options)
    ranks = [0] * seats
    for gone, seat in enumerate(luck.sample(range(seats), luck.randint(0, seats - 2))):
        ranks[seat] = seats - gone  # SPLAT-43
    alive = [seat for seat in range(seats) if ranks[seat] == 0]
    left = Counter(deck(seats, rules))
    front = [lay_front(left, luck, rules) if seat in alive else Counter() for seat in range(seats)]
    player = luck.choice(alive)
    held = [0 if seat not in alive or not rules.strategic else 3 if seat == player else 2 for seat in range(seats)]
    hands = [[take(left, luck) for _ in range(n)] for n in held]
    card = "none" if rules.strategic else take(left, luck)
    rest = luck.sample(list(left.elements()), left.total())
    draw = rest[: luck.choice((0, 1, 2, len(rest) // 2, len(rest)))]
    return {
        "player": player,
        "actor": player,
        "starter": luck.randrange(seats),
        "card": card,
        "rank": ranks,
        "turn": rules.turn_cap - luck.choice((luck.randint(1, 4), luck.randint(1, rules.turn_cap))),
        "alive": seat_words(alive),
        "piles": seat_words(seat for seat in alive if front[seat]["piles"]),
        **{name: [lying[name] for lying in front] for name in FRONT if name != "piles"},
        "hand": [counted(hand) for hand in hands],
        "draw": counted(draw),
        "discard": counted(rest[len(draw) :]),
        "draw_left": len(draw),
        **{known: ["any" if hand else "none" for hand in hands] for known in ("narrow", "wide")},
    }


def lay_front(left: Counter[str], luck: random.Random, rules: Rules) -> Counter[str]:
    """Things in front of one player, of the cards that are left."""
    lying: Counter[str] = Counter()
    most = {"cracked": 5 if rules.defender_chooses else 1, "sideways": 1, "piles": 1}  # SPLAT-27, SPLAT-30, SPLAT-39
    for name in ["piles"] * luck.randint(0, 1) + luck.choices(list(FRONT), k=luck.choice((3, 6, 12))):
        needs = Counter(FRONT[name])
        more = lying + Counter([name])
        hits = more["singles"] + 2 * more["doubles"] + more["sideways"]
        if needs <= left and lying[name] < most.get(name, 9) and hits < rules.hit_limit:
            left -= needs
            lying = more
    return lying


def seat_words(seats: Iterable[int]) -> str:
    return " ".join(f"p{seat}" for seat in seats) or "none"


def take(left: Counter[str], luck: random.Random) -> str:
    """A card, each kind as likely as the other and Doubles more so: what they do has the most cases (SPLAT-26)."""
    card = "double" if left["double"] and luck.random() < 0.4 else luck.choice(sorted(left))
    left -= Counter([card])
    return card


def start_laid(table: Table) -> Splat:
    """The game as it was laid on the engine's table; nothing is known of hands yet."""
    t, seats, rules = table.t, table.seats, read(table.options)
    hands = [named(row) for row in t.hand[:seats].tolist()]
    second = Splat(seats, t.player, rules, named(t.draw.tolist()), hands, CARDS[t.card] if t.card >= 0 else None)
    second.starter, second.turns, second.discard_pile = t.starter, t.turn, named(t.discard.tolist())
    alive, piles = seats_of(t.alive), seats_of(t.piles)
    for seat, p in enumerate(second.players):
        p.singles, p.doubles, p.sideways = t.singles[seat], t.doubles[seat], t.sideways[seat]
        p.walls, p.forts, p.cracked = t.walls[seat], t.forts[seat], t.cracked[seat]
        p.alive, p.pile, p.rank = seat in alive, seat in piles, t.rank[seat]
    return second


def named(counts: Iterable[int]) -> list[str]:
    return [card for card, n in zip(CARDS, counts, strict=True) for _ in range(n)]


def counted(pile: list[str]) -> list[int]:
    return [pile.count(card) for card in CARDS]


def cards(second: Splat) -> list[int]:
    """All cards of the game by kind, wherever they lie: always the deck (the invariant of section 11)."""
    lying = second.draw_pile + second.discard_pile + ([second.card] if second.card else [])
    for p in second.players:
        lying += p.hand + ["single"] * (p.singles + p.cracked) + ["double"] * (p.doubles + p.sideways)
        lying += ["wall"] * p.walls + ["pile"] * p.pile + ["fort"] * (p.forts + p.cracked)
    return counted(lying)


def differences(second: Splat, table: Table) -> list[str]:
    t, seats, players = table.t, table.seats, second.players
    pairs: dict[str, tuple[Any, Any]] = {
        "seats": (seats, len(players)),
        "phase": (PHASES[t.phase], second.phase),
        "turns completed": (t.turn, second.turns),
        "turn cap": (t.turn_cap, second.rules.turn_cap),
        "player on turn": (t.player, second.on_turn),
        "starter": (t.starter, second.starter),
        "card": ("none" if t.card < 0 else CARDS[t.card], second.card or "none"),
        "target": (t.target, -1 if second.target is None else second.target),
        "in the game": (seats_of(t.alive), [seat for seat, p in enumerate(players) if p.alive]),
        "piles": (seats_of(t.piles), [seat for seat, p in enumerate(players) if p.pile]),
        "singles": (t.singles[:seats].tolist(), [p.singles for p in players]),
        "doubles": (t.doubles[:seats].tolist(), [p.doubles for p in players]),
        "sideways doubles": (t.sideways[:seats].tolist(), [p.sideways for p in players]),
        "walls": (t.walls[:seats].tolist(), [p.walls for p in players]),
        "fresh forts": (t.forts[:seats].tolist(), [p.forts for p in players]),
        "cracked forts": (t.cracked[:seats].tolist(), [p.cracked for p in players]),
        "ranks": (t.rank[:seats].tolist(), [p.rank for p in players]),
        "hands": (t.hand[:seats].tolist(), [counted(p.hand) for p in players]),
        "draw pile": (t.draw.tolist(), counted(second.draw_pile)),
        "cards left to draw": (t.draw_left, len(second.draw_pile)),
        "discard pile": (t.discard.tolist(), counted(second.discard_pile)),
        "known of hands (SPLAT-R30)": (engine_knows(table), [known(second, seat) for seat in range(seats)]),
        "all cards": (cards(second), [deck(seats, second.rules).get(kind, 0) for kind in CARDS]),
    }
    found = [f"{what}: the engine has {ours}, the other {theirs}" for what, (ours, theirs) in pairs.items() if ours != theirs]
    return found + hidden(second, table, t.decisions % (seats + 1) - 1)


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(7) if bits >> seat & 1]


def engine_knows(table: Table) -> list[list[list[str]]]:
    t, seats = table.t, table.seats
    sets = zip(t.narrow[:seats].tolist(), t.wide[:seats].tolist(), strict=True)
    return [[[card for i, card in enumerate(CARDS) if bits >> i & 1] for bits in pair] for pair in sets]


def known(second: Splat, seat: int) -> list[list[str]]:
    """The smaller set and the larger; nothing where there is no hand."""
    player = second.players[seat]
    if not second.rules.strategic or not player.alive:
        return [[], []]
    return [[card for card in CARDS if card in held] for held in player.known]


def hidden(second: Splat, table: Table, seat: int) -> list[str]:
    """What this seat (-1: a spectator) is shown and should not be, or is not and should be."""
    shown, none = table.shown(seat), [0] * len(CARDS)
    found = wrongly_shown(table, seat, shown, PUBLIC)
    hands = [counted(player.hand) if owner == seat else none for owner, player in enumerate(second.players)]
    if shown.hand[: table.seats].tolist() != hands:
        found.append(f"seat {seat} is shown the hands {shown.hand.tolist()}, not {hands}")
    draw = none if second.rules.strategic else counted(second.draw_pile)
    if shown.draw.tolist() != draw:
        found.append(f"seat {seat} is shown the draw pile {shown.draw.tolist()}, not {draw}")
    return found
