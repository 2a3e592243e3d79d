"""Splat by the engine beside splat by its second implementation: options to play by, and what lies differently.

Everything of the record is compared but the head's bookkeeping (generator, events, number of moves); the order of the draw
pile exists in neither. What a seat is shown is compared too, a seat or the spectators at each decision in turn: everything
but hidden hands and, in the Strategic Variant, which cards the draw pile holds (section 9 of the specification).
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from second.shown import wrongly_shown
from second.splat import CARDS, Rules, Splat, deck
from snowyard.kernel.table import Table

PHASES = ("act", "defend", "over")
PUBLIC = ("player", "starter", "card", "target", "alive", "piles", "draw_left", "singles", "doubles", "sideways", "walls",
          "forts", "cracked", "rank", "narrow", "wide", "discard", "turn", "phase", "actor")  # fmt: skip


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


def start(table: Table) -> Splat:
    """Takes over who starts and who was dealt what; `differences` sees that nothing else lies on the table."""
    t, seats, set_to = table.t, table.seats, table.options
    rules = Rules(
        strategic=set_to["strategic"],
        hit_limit=set_to["hit_limit"],
        full_deck_for_two=set_to["two_player_deck"] == "full",
        defender_chooses=set_to["protection_choice"] == "defender",
        free_discard=set_to["strategic_discard"] == "free",
        turn_cap=set_to["turn_cap"],
    )
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
