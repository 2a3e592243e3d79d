"""The rules of village. Every function cites the rules it carries out; docs/rules/village.md has them in words.

`play` carries out what was chosen and sets the phase; `advance` (flow.py) then goes from phase to phase until somebody
must decide.
"""

from __future__ import annotations

from snowyard.games.village.cards import card_dice, card_of, draw_cards, fill_deck, holder, playable, use_card
from snowyard.games.village.content import DASH, GRANDMA, ICE, MISSED, NOTDONE, PITCH, SAVED, WILD
from snowyard.games.village.fighting import declare_throw, shove, victims
from snowyard.games.village.flow import advance, land
from snowyard.games.village.lattice import PAD, SIDE
from snowyard.games.village.layout import (
    ACTIVATION_END,
    AIM,
    AMMUNITION,
    CORNER,
    DASHING,
    DEPLOY,
    DEST,
    DIE_DONE,
    END,
    EV_CORNER,
    EV_GATHER,
    EV_PASS,
    EV_TRAIT,
    GATHER,
    GATHER_USES,
    MAIN,
    MIRACLE_WINDOW,
    MOVE,
    PASS,
    PICK_CORNER,
    PICK_TRAIT,
    PLAY_SAVED,
    PLAY_SPARE,
    RECOVER,
    SHOVE,
    SHOVING,
    SLIDE,
    SLIDING,
    START_OTHER,
    SURRENDER,
    THROW,
    THROW_USES,
    TRAIT,
    TRAIT_CHOICES,
    VAULT,
    VAULTING,
    WALK,
    Yard,
)
from snowyard.games.village.order import roll_for_specials
from snowyard.games.village.placing import deploy, give_traits, lay_out
from snowyard.games.village.removal import give_up
from snowyard.games.village.spending import (
    AIM_FACE,
    GATHER_FACE,
    MOVE_FACE,
    OWN,
    THROW_FACE,
    gather,
    legal_main,
    simple_use,
    spend,
    start_move,
)
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.head import EVERYBODY, emit, only
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule

RULES_VERSION = 1


@rule
def deal(t: Yard) -> None:
    lay_out(t)
    fill_deck(t)
    roll_for_specials(t)
    give_traits(t)
    t.phase = TRAIT
    advance(t)


@rule
def payoff(t: Yard, out: Cells) -> None:
    """VILLAGE-118; each seat of a team gets the team's value: VILLAGE-R41."""
    count = 0
    for team in range(t.teams):
        count += (t.winners >> team) & 1
    for seat in range(t.seats):
        won = (t.winners >> (seat // t.players_per_team)) & 1
        out[seat] = won / count


# ---- what is legal


@rule
def legal(t: Yard, mask: Mask) -> None:
    phase = t.phase
    if phase == TRAIT:
        if t.chosen_traits[t.kind[t.asked]] == 2:
            bits.add_bits(mask, PICK_TRAIT + 4, (1 << 6) - 1)
        else:
            bits.add_bits(mask, PICK_TRAIT, ~t.trait[t.asked] & ((1 << 4) - 1))
    elif phase == CORNER:
        for corner in range(4):
            if t.corner_owner[corner] < 0:
                bits.add(mask, PICK_CORNER + corner)
    elif phase == DEPLOY or phase == DEST:
        for y in range(1, SIDE + 1):
            row = t.reach[y + PAD]
            if row != 0:
                bits.add_bits(mask, SIDE * (y - 1), row >> (1 + PAD))
    elif phase == MAIN:
        legal_main(t, mask)
    elif phase == SHOVE:
        bits.add_bits(mask, SHOVING, victims(t, t.active))
        bits.add(mask, PASS)
    else:  # VILLAGE-51
        bits.add_bits(mask, PLAY_SAVED, playable(t, t.asked, phase))
        bits.add(mask, PASS)
    if t.surrender == 1 and phase >= START_OTHER:  # VILLAGE-109
        bits.add(mask, SURRENDER)


# ---- what was chosen


@rule
def play(t: Yard, action: int) -> None:
    phase = t.phase
    if action == SURRENDER:
        give_up(t, t.actor)
    elif phase == TRAIT:
        t.trait[t.asked] |= TRAIT_CHOICES[action - PICK_TRAIT]
        emit(t, EV_TRAIT, t.actor, t.asked, t.trait[t.asked], 0, EVERYBODY)
    elif phase == CORNER:
        t.corner_owner[action - PICK_CORNER] = t.team[t.asked]
        emit(t, EV_CORNER, t.actor, t.team[t.asked], action - PICK_CORNER, 0, EVERYBODY)
    elif phase == DEPLOY:
        deploy(t, action)
    elif phase == DEST:
        land(t, action)
    elif action == END:
        t.phase = ACTIVATION_END
    elif action >= PLAY_SAVED:
        play_card(t, t.asked, action)
    elif phase == MAIN:
        spend_die(t, t.active, action)
    elif phase == SHOVE:
        if action == PASS:
            t.phase = DIE_DONE
        else:
            shove(t, t.active, action - SHOVING)
    else:
        t.waiting &= ~(1 << t.asked)  # VILLAGE-52
        emit(t, EV_PASS, t.actor, t.asked, 0, 0, only(t.actor))
    advance(t)


@rule
def spend_die(t: Yard, kid: int, action: int) -> None:
    """VILLAGE-48"""
    t.phase = DIE_DONE
    if action < SLIDING:
        spend(t, MOVE_FACE, action - MOVE)
        start_move(t, kid, WALK, t.walk_dice[t.kind[kid]], t.walk_inches[t.kind[kid]])
        t.phase = DEST
    elif action < VAULTING:
        spend(t, MOVE_FACE, action - SLIDING)
        start_move(t, kid, SLIDE, t.slide_dice[t.kind[kid]], t.slide_inches[t.kind[kid]])
        t.phase = DEST
    elif action < AIM:
        spend(t, MOVE_FACE, action - VAULTING)
        start_move(t, kid, VAULT, 0, 0)
        t.phase = DEST
    elif action < RECOVER:
        spend(t, AIM_FACE, action - AIM)
        simple_use(t, kid, action)
    elif action < GATHER:
        spend(t, WILD, OWN)
        simple_use(t, kid, action)
    elif action < THROW:
        spend(t, GATHER_FACE, (action - GATHER) // GATHER_USES)
        gather(t, kid, (action - GATHER) % GATHER_USES)
    else:
        use = (action - THROW) % THROW_USES
        spend(t, THROW_FACE, (action - THROW) // THROW_USES)
        declare_throw(t, kid, use // AMMUNITION, use % AMMUNITION + 1)


@rule
def play_card(t: Yard, kid: int, action: int) -> None:
    card = card_of(action)
    use_card(t, kid, card)
    if action >= PLAY_SPARE:
        spare = action - PLAY_SPARE
        take_effect_of(
            t,
            kid,
            t.spare_does[spare],
            2 + spare,
            t.spare_count[spare],
            t.spare_size[spare],
            t.spare_draws[spare],
            t.spare_inches[spare],
        )
    else:
        way = action - PLAY_SAVED if card == SAVED else 0
        take_effect_of(t, kid, card, 1, t.saved_counts[way], t.saved_sizes[way], t.miracle_cards, t.dash_inches)


@rule
def take_effect_of(t: Yard, kid: int, card: int, played: int, count: int, size: int, draws: int, inches: int) -> None:
    """What a printed card does, or one that is like it; `played`: 1: the printed one, 2 and more: a spare one."""
    if card == SAVED:  # VILLAGE-100
        for _ in range(count):
            t.balls[kid, size] += 1
            emit(t, EV_GATHER, t.owner[kid], kid, size, 0, EVERYBODY)
    elif card == NOTDONE:
        t.not_done = played
    elif card == ICE:
        t.ice_played = played
    elif card == PITCH:
        t.pitch_played = played
    elif card == MISSED:
        t.missed_played = played
    elif card == GRANDMA:
        t.grandma_played = played
        t.waiting = 0  # VILLAGE-57
    elif card == DASH:
        t.back = t.phase
        start_move(t, kid, DASHING, card_dice(t, DASH, played), inches)
        t.phase = DEST
    elif t.phase == MIRACLE_WINDOW:  # not removed (VILLAGE-92)
        t.waiting = 0
        t.phase = DIE_DONE
    else:  # VILLAGE-103
        draw_cards(t, holder(t, kid), draws)
