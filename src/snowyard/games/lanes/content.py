"""What the printed game of lanes fixes and a variant may change: the values are in content.toml."""

from __future__ import annotations

from typing import Any

from snowyard.kernel.content import entry, name_entry
from snowyard.kernel.errors import Refusal
from snowyard.kernel.options import OptionSet
from snowyard.kernel.record import Cells, i8, i32

LANES = 3  # that the record has room for
SLOTS = 21  # places for the cards of a player
PRINTED = 13  # ranks of the printed game; those behind are spare
RANKS = 16  # cells of a count by rank; cell 0 stays empty
MOST_COPIES = 8
MOST_HIT_POINTS = 20
MOST_DAMAGE = 20
MOST_ACTIONS = 6
MOST_POINTS = 99  # action points in a turn

RANK_WORDS = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "spare-1",
    "spare-2",
)
SPARE_RANKS = RANK_WORDS[PRINTED:]
POWERS = (
    "none",
    "action",
    "view",
    "trap",
    "foresight",
    "flip",
    "freeze",
    "heal",
    "retaliate",
    "nimble",
    "twinstrike",
    "taunt",
    "move",
    "empower",
)
(NO_POWER, ACTS, VIEWS, TRAPS, FORESEES, FLIPS, FREEZES, HEALS, RETALIATES, NIMBLE, TWINSTRIKES, TAUNTS, MOVES, EMPOWERS) = range(
    len(POWERS)
)
EMPOWERED = 1 << ACTS | 1 << VIEWS | 1 << FORESEES | 1 << FLIPS | 1 << FREEZES | 1 << HEALS | 1 << MOVES  # LANES-69
FIRING = EMPOWERED | 1 << EMPOWERS  # kind F: LANES-R05


class Content(OptionSet):
    powers: Cells = entry("ranks.*.power", 1, 0, "the power of a rank", "LANES-R05", of=RANK_WORDS, words=POWERS)
    hit_points: Cells = entry("ranks.*.hit_points", 1, MOST_HIT_POINTS, "hit points of a face-up card", "LANES-34", of=RANK_WORDS)
    copies: Cells = entry("ranks.*.copies", 0, MOST_COPIES, "cards of a rank in the deck", "LANES-02", of=RANK_WORDS)
    spare_names: Cells = name_entry("ranks.*.name", "LANES-02", SPARE_RANKS)
    covered_points: int = entry("face_down.hit_points", 1, MOST_HIT_POINTS, "hit points of a face-down card", "LANES-34")
    lanes: int = entry("lanes.count", 1, LANES, "lanes", "LANES-03")
    lanes_to_win: int = entry("lanes.to_win", 1, LANES, "lanes that win the game", "LANES-85")
    start_hand: int = entry("deal.hand", 0, 13, "cards that each player is dealt", "LANES-05")
    start_pile: int = entry("deal.pile", 0, 36, "cards of the draw pile; the rest is out of the game", "LANES-07")
    draws: int = entry("turn.draws", 1, 3, "cards drawn at the start of a turn", "LANES-12")
    actions: int = entry("turn.actions", 1, MOST_ACTIONS, "action points of a turn", "LANES-15")
    attack_damage: int = entry("attack.damage", 1, MOST_DAMAGE, "damage of an attack", "LANES-33")
    pair_times: int = entry("attack.pair_times", 1, 5, "a pair deals so many times the damage", "LANES-74")
    extra_points: int = entry("powers.action_points", 0, 3, "action points that ACTION gives", "LANES-41")
    retaliate_damage: int = entry("powers.retaliate_damage", 0, MOST_DAMAGE, "damage of RETALIATE", "LANES-54")
    nimble_damage: int = entry("powers.nimble_damage", 1, MOST_DAMAGE, "damage of NIMBLE to TAUNT", "LANES-60")
    twin_damage: int = entry("powers.twinstrike_damage", 0, MOST_DAMAGE, "damage of TWINSTRIKE to the second target", "LANES-61")
    most_turns: int = entry("end.turns", 10, 1000, "turns after which the game is a draw", "LANES-86")
    most_idle: int = entry("end.idle_turns", 1, 100, "turns running without an action that end the game", "LANES-R58")
    # these follow from the others
    power_of: Cells = i8(RANKS)  # by rank; an unknown card has none
    bears: Cells = i8(RANKS)  # hit points of a face-up card, by rank
    hardest: int = i8()  # the most hit points that any card has
    aside_size: int = i8()  # cards that are out of the game
    trap_ranks: int = i32()  # set of ranks
    base: int = i32()  # set: the slots of the base cards

    @classmethod
    def settle_content(cls, o: Any) -> None:
        if o.lanes_to_win > o.lanes:
            raise Refusal("option", f"lanes.to_win is {o.lanes_to_win}, but lanes.count is only {o.lanes}")
        dealt = 2 * (o.lanes + o.start_hand) + o.start_pile
        deck = sum(o.copies)
        if deck < dealt:
            raise Refusal(
                "option",
                f"the deck has {deck} cards (ranks.*.copies), but {dealt} are needed: twice {o.lanes} base "
                f"cards (lanes.count) and {o.start_hand} in hand (deal.hand), and a pile of {o.start_pile} "
                "(deal.pile)",
            )
        first = draws_of_next(o.start_pile, o.draws)
        places = o.lanes + o.start_hand + first
        if places > SLOTS:
            raise Refusal(
                "option",
                f"p0 would need {places} places for cards and has {SLOTS}: {o.lanes} base cards "
                f"(lanes.count), {o.start_hand} in hand (deal.hand), {first} drawn (deal.pile)",
            )
        o.aside_size = deck - dealt
        o.base = (1 << o.lanes) - 1
        o.power_of[1:] = o.powers
        o.bears[1:] = o.hit_points
        o.hardest = max(o.covered_points, *o.hit_points)
        o.trap_ranks = sum(1 << rank for rank in range(1, RANKS) if o.power_of[rank] == TRAPS)


def draws_of_next(pile: int, draws: int) -> int:
    """How many of so many cards the player draws who draws first, `draws` a turn."""
    rounds, rest = divmod(pile, 2 * draws)
    return rounds * draws + min(rest, draws)
