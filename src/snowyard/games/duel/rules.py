"""The rules of duel: deal, legal moves, play, payoff. docs/rules/duel.md has the rules in words.

`draft.py` sets the table up, `turns.py` runs the turns, `fight.py` resolves one front, `acts.py` does what the acts do,
`piles.py` moves cards and keeps what every seat knows.
"""

from __future__ import annotations

from snowyard.games.duel.acts import acting_end, answer, piles_open_to
from snowyard.games.duel.draft import deal_cards, end_pick, finish_draft, keep_card, keepable
from snowyard.games.duel.fight import may_be_second, play_second
from snowyard.games.duel.layout import (
    ABANDONED,
    ACQUIRE,
    CHOOSE,
    DECLINE,
    DISCARDS,
    FROM_ABANDONED,
    KEEP,
    KEEP_CARD,
    N,
    OWN_DISCARD,
    PILE,
    PLAY,
    PLAY_CACHED,
    PLAY_END,
    PLAY_END_CACHED,
    RAID_PLAYED,
    RAIDING,
    REFINE_CARD,
    REFINE_PILE,
    RESTOCKING,
    SECOND,
    SPARE_ABANDONED,
    SPARE_DISCARD,
    SPARE_KEEP,
    TAKE,
    TAKE_SECOND,
    TAKE_TOP,
    Yard,
)
from snowyard.games.duel.memory import conclude
from snowyard.games.duel.moves import add_kinds, add_sides
from snowyard.games.duel.turns import (
    begin_turn,
    cached_playable,
    choose_card,
    clean_up,
    end_game,
    no_effect_playable,
    playable,
    resolve_fronts,
    reveal_all,
)
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

RULES_VERSION = 3
"""2: no draw where nothing is left to chance (copies at the start of a turn, the Arsenal of a quick start for two).
3: which copy is meant considers every player's played cards and every pile (DUEL-32, DUEL-R33); a card that was played
and cached this turn is no second card (DUEL-R41); initiative is told of each front (DUEL-108)."""


@rule
def deal(t: Yard) -> None:
    deal_cards(t)


@rule
def legal(t: Yard, mask: Mask) -> None:
    """The decision points of the rulebook, 4.2."""
    seat = t.actor
    phase = t.phase
    if phase <= KEEP:
        add_kinds(t, mask, KEEP_CARD, SPARE_KEEP, keepable(t))
    elif phase == CHOOSE:
        add_sides(t, mask, PLAY, PLAY_END, playable(t))
        add_sides(t, mask, PLAY_CACHED, PLAY_END_CACHED, cached_playable(t))
        if no_effect_playable(t):
            bits.add(mask, PLAY + 2 * N)
    elif phase == SECOND:
        bits.add(mask, DECLINE)
        add_sides(t, mask, PLAY, PLAY_END, may_be_second(t, seat))
        add_sides(t, mask, PLAY_CACHED, PLAY_END_CACHED, cached_playable(t))
    elif phase == ACQUIRE:
        bits.add_bits(mask, PILE, piles_open_to(t, seat))
        if t.reach == 1:
            add_kinds(t, mask, FROM_ABANDONED, SPARE_ABANDONED, t.place[ABANDONED])
    elif phase == REFINE_PILE:
        bits.add_bits(mask, PILE, piles_open_to(t, seat))
    elif phase == REFINE_CARD:
        bits.add(mask, TAKE_TOP)
        bits.add(mask, TAKE_SECOND)
    elif phase == TAKE:
        add_kinds(t, mask, FROM_ABANDONED, SPARE_ABANDONED, t.place[ABANDONED])
    elif phase == RAIDING:
        add_kinds(t, mask, FROM_ABANDONED, SPARE_ABANDONED, t.place[ABANDONED])
        if t.reach == 1:
            bits.add(mask, RAID_PLAYED)
    elif phase == RESTOCKING:
        add_kinds(t, mask, OWN_DISCARD, SPARE_DISCARD, t.place[DISCARDS + seat] & ~(1 << t.card[acting_end(t)]))
    else:  # ABANDON, CACHING, GIVE
        add_kinds(t, mask, OWN_DISCARD, SPARE_DISCARD, t.place[DISCARDS + seat])


@rule
def play(t: Yard, action: int) -> None:
    resolving = False
    new_turn = False
    if t.phase == KEEP:
        if keep_card(t, action):
            finish_draft(t)
            new_turn = True
    elif t.phase < KEEP:
        if keep_card(t, action):
            end_pick(t)
    elif t.phase == CHOOSE:
        if choose_card(t, action):
            reveal_all(t)
            resolving = True
    elif t.phase == SECOND:
        play_second(t, action)
        t.job += 1
        resolving = True
    elif not answer(t, action):
        t.job += 1
        resolving = True
    conclude(t)
    over = False
    if resolving and resolve_fronts(t):
        conclude(t)
        new_turn = clean_up(t)
        over = not new_turn
    conclude(t)
    if over or (new_turn and not begin_turn(t)):
        end_game(t)
    conclude(t)


@rule
def payoff(t: Yard, out: Cells) -> None:
    """DUEL-73, DUEL-R23: 1, shared by equal highest scores."""
    best = -1
    winners = 0
    for seat in range(t.seats):
        if t.score[seat] > best:
            best = t.score[seat]
            winners = 0
        if t.score[seat] == best:
            winners += 1
    for seat in range(t.seats):
        out[seat] = 1.0 / winners if t.score[seat] == best else 0.0
