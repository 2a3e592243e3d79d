### Every sentence of lanes. docs/translating.md explains the files; every language has the same sentences.

title = Duel 52
summary = Play cards face-down into three lanes, wake their powers, and win two lanes.

## Options

option-seats = players at the table
option-edition = edition
    .about = The two published readings differ in the first turn and in when a lane is lost.
    .is-sheet = The rules card
    .is-official = The designers’ later page
option-first_turn_actions = actions of whoever begins, on the first turn
    .about = One action less makes up for going first.
    .is-edition = As the edition says
    .is-2 = Two
    .is-3 = Three
option-lane_win = when a lane is lost
    .about = It counts once the draw pile is empty.
    .is-edition = As the edition says
    .is-no_reinforcement = When it is empty and so is your hand
    .is-emptied = As soon as it is empty
option-must_act = you must act
    .about = Without this rule a turn may be ended early.
option-mutual_lane = a lane that both lose at once
    .about = It happens rarely, and then it decides games.
    .is-both = Both have won it
    .is-none = Nobody has won it
option-pair_of_tens = what a pair of 10s does
    .about = Damage to its first and to its second target.
    .is-two_plus_one = 2 and 1
    .is-split = 1 and 1
    .is-double = 2 and 2
option-twinstrike_optional = a 10 may spare its second target
    .about = As printed, the second target must be struck.
option-view_discard = the card that View discards
    .about = Face up, the other player learns what you did not want.
    .is-face_down = Lies face down
    .is-face_up = Lies face up
option-kinged_ace = an Ace that a King fires again
    .about = May it attack twice more, or twice in all?
    .is-cap_two = Two attacks in all
    .is-fresh_two = Two more attacks

## What a card is called. kind: up, down (nothing known), known (face-down), base, base-known, pair

name = { x-name }{ x-in-lane }
card = { $who_is ->
    [you] your
   *[other] { $who }’s
} { x-name }{ x-in-lane }
card-first = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { x-name }{ x-in-lane }
# the card as the object of a verb, and behind "with" or "to"; English has one form
card-object = { $who_is ->
    [you] your
   *[other] { $who }’s
} { x-name }{ x-in-lane }
card-with = { $who_is ->
    [you] your
   *[other] { $who }’s
} { x-name }{ x-in-lane }

x-name = { $kind ->
    [up] { x-place }{ $rank }
    [down] { x-place }face-down card
    [known] { x-place }face-down { $rank }
    [base] { x-place }base card
    [base-known] { x-place }base card ({ $rank })
   *[pair] { x-place }pair of { $rank }s
}
x-place = { $of ->
    [1] {""}
    [2] { $place ->
        [1] left{" "}
       *[2] right{" "}
    }
   *[other] { $place ->
        [1] first{" "}
        [2] second{" "}
        [3] third{" "}
        [4] fourth{" "}
        [5] fifth{" "}
        [6] sixth{" "}
        [7] seventh{" "}
        [8] eighth{" "}
        [9] ninth{" "}
       *[other] { $place }th{" "}
    }
}
x-in-lane = { $lane ->
    [0] {""}
   *[other] {" "}in lane { $lane }
}
x-a-rank = { $rank_gender ->
    [an] an
    [name] { $rank_begins ->
        [vowel] an
       *[other] a
    }
   *[a] a
} { $rank }
x-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
x-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
x-left = { $left ->
    [0] {""}
    [one] , and 1 hit point is left
   *[other] , and { $left } hit points are left
}

## What happened

dealt = { $who_is ->
    [you] You are dealt
   *[other] { $who } is dealt
} { x-a-rank }.
dealt-hand = { $who_is ->
    [you] You are dealt
   *[other] { $who } is dealt
} { x-cards }.
turn = Turn { $number }: { $who_is ->
    [you] you have
   *[other] { $who } has
} { x-actions }.
drew = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { x-a-rank }{ x-drawn }
drew-card = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} a card{ x-drawn }
x-drawn = { $left ->
    [0] , the last card of the pile.
    [one] . 1 card is left in the pile.
   *[other] . { $left } cards are left in the pile.
}
unlocked = The pile is empty: the base cards wake up, and from now on lanes can be won.
played = { $who_is ->
    [you] You play
   *[other] { $who } plays
} { x-a-rank } face-down in lane { $lane }.
played-card = { $who_is ->
    [you] You play
   *[other] { $who } plays
} a card face-down in lane { $lane }.
flipped = { $who_is ->
    [you] You turn up
   *[other] { $who } turns up
} { $base ->
    [yes] the base card
   *[no] a card
} in lane { $lane }: { x-a-rank } ({ $power }).
paired = { $who_is ->
    [you] You pair
   *[other] { $who } pairs
} two { $rank }s in lane { $lane }: from now on they attack together.

attacked = { $card } attacks { $at }{ $why ->
    [nimble] : { thing-power-nimble } deals { $points } damage to { thing-power-taunt }.
    [unhurt] : { thing-power-nimble } takes nothing from { thing-power-retaliate }.
    [pair] : together they deal { $points } damage.
   *[plain] .
}
twinstruck = { thing-power-twinstrike }: { $card } is hit as well.
spared = { $who_is ->
    [you] You spare
   *[other] { $who } spares
} the second card.
struck = { $card } takes { $points } damage{ x-left }.
retaliated = { $card } takes { $points } damage in return, from { $by_is ->
    [you] your
   *[other] { $by }’s
} { thing-power-retaliate }{ x-left }.
trapped = { $card } turns out to be a { thing-power-trap } ({ $rank }): instead of dying it turns up, unhurt.
killed = { $card } is killed: it has no hit points left.
killed-face-down = { $card } is killed: it has no hit points left.{ $traps_count ->
    [0] {""}
   *[other] {" "}There was no { thing-power-trap } ({ $traps }) to save it.
}
learned = { $who_is ->
    [you] You look at your dead base card
   *[other] { $who } looks at the dead base card
} of lane { $lane }: { x-a-rank }.
pair-ended = { $who_is ->
    [you] Your
   *[other] { $who }’s
} pair of { $rank }s is parted: { $gone ->
    [yes] one of them is gone.
   *[no] they are in different lanes now.
}

froze = { thing-power-freeze }: in lane { $lane }, { x-whose } { $cards } can neither attack nor be turned up on { x-whose } next turn.
thawed = { x-whose-first } { $cards } { $cards_count ->
    [one] thaws
   *[other] thaw
}{ x-in-lane }: the turn is over.
thawed-nimble = { $card } thaws at once: a { thing-power-nimble } card is never frozen.
healed = { thing-power-heal } takes all damage off { x-whose } { $cards }{ x-in-lane }.
empowered = { thing-power-empower }: in lane { $lane }, { x-whose } { $cards } { $cards_count ->
    [one] fires
   *[other] fire
} once more.

x-whose = { $who_is ->
    [you] your
   *[other] { $who }’s
}
x-whose-first = { $who_is ->
    [you] Your
   *[other] { $who }’s
}

fired = { $card } fires: { $power }.
acted = { $who_is ->
    [you] You get
   *[other] { $who } gets
} { $more ->
    [0] no more action
    [one] one more action
   *[other] { $more } more actions
} ({ $actions } now), and the { $rank } may attack twice this turn.
spent-view = { thing-power-view } does nothing: the pile is empty.
spent-foresight = { thing-power-foresight } does nothing: no card lies face-down.
spent-flip = { thing-power-flip } does nothing: { $who_is ->
    [you] you have
   *[other] { $who } has
} no card in lane { $lane } that could turn up.
spent-freeze = { thing-power-freeze } does nothing: there is no card in lane { $lane } to freeze.
spent-heal = { thing-power-heal } does nothing: none of { x-whose } cards is damaged.
spent-move = { thing-power-move } does nothing: no card can come to lane { $lane }.
spent-empower = { thing-power-empower } does nothing: no other card in lane { $lane } has a power that fires.
discarded = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} { x-a-rank }.
discarded-card = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} a card face-down.
looked = { $who_is ->
    [you] You look
   *[other] { $who } looks
} at { $card }: { x-a-rank }.
looked-at = { $who_is ->
    [you] You look
   *[other] { $who } looks
} at { $card }.
looked-at-own = { $who } looks at a card of their own: the { $card }.
moved = { thing-power-move } brings { $card } from lane { $left } to lane { $entered }.
stayed = { $who_is ->
    [you] You bring
   *[other] { $who } brings
} no card to lane { $lane }.

stuck = { $who_is ->
    [you] You can do nothing more
   *[other] { $who } can do nothing more
}: { $actions ->
    [one] 1 action is lost.
   *[other] { $actions } actions are lost.
}
ended = { $who_is ->
    [you] You end your turn
   *[other] { $who } ends the turn
}: { $actions ->
    [one] 1 action stays unused.
   *[other] { $actions } actions stay unused.
}
lane-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} lane { $lane }: the pile is empty, and { $loser_is ->
    [you] you have
   *[other] { $loser } has
} no card left there{ $hands ->
    [yes] {" "}and none in hand
   *[no] {""}
}.
lane-lost = The pile is empty, and nobody has a card left in lane { $lane }: it counts for { $both ->
    [yes] both
   *[no] nobody
}.
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} the game with { $lanes ->
    [one] 1 lane
   *[other] { $lanes } lanes
}.
draw-lanes = { $both ->
    [yes] { $lanes ->
        [one] Both have won a lane
       *[other] Both have won { $lanes } lanes
    }
   *[no] { $lanes ->
        [one] All lanes are decided, and nobody has won one
       *[other] All lanes are decided, and nobody has won { $lanes }
    }
}: a draw.
draw-turns = { $turns } turns are played: a draw.
draw-idle = { $turns ->
    [one] A turn
   *[other] { $turns } turns in a row
} without an action: a draw.

## What must be decided

choose-action = Your turn, { x-actions } left: play a card, turn one up, attack or pair{ $stops ->
    [yes] , or end your turn
   *[no] {""}
}.
choose-second = { $card } attacks { $at }. { thing-power-twinstrike }: which card does it hit as well{ $none ->
    [yes] , if any
   *[no] {""}
}?
choose-order = Several of your powers are waiting. Which card fires next?
choose-discard = { thing-power-view }: which card of your hand do you discard?
choose-look = { thing-power-foresight }: which face-down card do you look at?
choose-move = { thing-power-move }: which of your cards comes to { $card }, if any?

## Moves

move-play = Play the { $rank } face-down in lane { $lane }
move-flip = Turn up { $card }
move-attack = Attack { $at } with { $card }
move-pair = Pair your { $of ->
    [2] two { $rank }s
   *[other] { $first } and { $second }
} in lane { $lane }
move-also = Hit { $card } as well
move-fire = Fire { $card } ({ $power })
move-discard = Discard the { $rank }
move-look = Look at { $card }
move-bring = Bring { $card } from lane { $lane }
move-none = Bring no card
move-spare = Hit no second card
move-done = End your turn

## What can be looked up. The ranks; .gender is the article

thing-rank-a = Ace
    .gender = an
    .about = { x-rank-about }
thing-rank-2 = 2
    .gender = a
    .about = { x-rank-about }
thing-rank-3 = 3
    .gender = a
    .about = { x-rank-about }
thing-rank-4 = 4
    .gender = a
    .about = { x-rank-about }
thing-rank-5 = 5
    .gender = a
    .about = { x-rank-about }
thing-rank-6 = 6
    .gender = a
    .about = { x-rank-about }
thing-rank-7 = 7
    .gender = a
    .about = { x-rank-about }
thing-rank-8 = 8
    .gender = an
    .about = { x-rank-about }
thing-rank-9 = 9
    .gender = a
    .about = { x-rank-about }
thing-rank-10 = 10
    .gender = a
    .about = { x-rank-about }
thing-rank-j = Jack
    .gender = a
    .about = { x-rank-about }
thing-rank-q = Queen
    .gender = a
    .about = { x-rank-about }
thing-rank-k = King
    .gender = a
    .about = { x-rank-about }
thing-rank-spare-1 = { $named ->
    [yes] { $name }
   *[no] Spare 1
}
    .gender = name
    .about = { x-rank-about }
thing-rank-spare-2 = { $named ->
    [yes] { $name }
   *[no] Spare 2
}
    .gender = name
    .about = { x-rank-about }
x-rank-about = { $has ->
    [yes] Its power is { $power }, and face-up it has { x-hit-points } (LANES-34). { $does }
   *[no] It has no power, and face-up it has { x-hit-points } (LANES-34).
}
x-hit-points = { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}

# The powers; .word is what stands on the card
no-power = no power
thing-power-action = Action
    .word = Action
    .about = When the card turns up, you get { $actions ->
        [0] no more action
        [one] one more action
       *[other] { $actions } more actions
    } this turn, and it may attack twice (LANES-41, LANES-42).
thing-power-view = View
    .word = View
    .about = When the card turns up, you draw a card and then discard one from your hand (LANES-43).
thing-power-trap = Trap
    .word = Trap
    .about = Killed face-down, the card does not die: it turns up where it lies, unhurt (LANES-45).
thing-power-foresight = Foresight
    .word = Foresight
    .about = When the card turns up, you look at one face-down card, whosever it is and wherever it lies (LANES-46).
thing-power-flip = Flip
    .word = Flip
    .about = When the card turns up, all your face-down cards in its lane turn up too (LANES-47).
thing-power-freeze = Freeze
    .word = Freeze
    .about = When the card turns up, the other player’s cards in its lane freeze for a turn (LANES-48).
thing-power-heal = Heal
    .word = Heal
    .about = When the card turns up, all damage comes off all your cards, in every lane (LANES-53).
thing-power-retaliate = Retaliate
    .word = Retaliate
    .about = While the card is face-up, whoever attacks it takes { $back } damage (LANES-54).
thing-power-nimble = Nimble
    .word = Nimble
    .about = While the card is face-up, it never freezes, takes nothing from { thing-power-retaliate }, is never hit as a second card, and deals { $nimble } damage to cards with { thing-power-taunt } (LANES-57, LANES-58, LANES-59, LANES-60).
thing-power-twinstrike = Twinstrike
    .word = Twinstrike
    .about = When the card attacks, it also deals { $twin } damage to a second card of that lane (LANES-61).
thing-power-taunt = Taunt
    .word = Taunt
    .about = While the card is face-up, it must be killed before any other card of its side (LANES-64).
thing-power-move = Move
    .word = Move
    .about = When the card turns up, you may bring one of your cards from another lane to its lane (LANES-66).
thing-power-empower = Empower
    .word = Empower
    .about = When the card turns up, your other face-up cards in its lane fire once more, if they have a power that fires (LANES-69).

thing-lane = lane
    .about = There { $lanes ->
        [one] is one lane
       *[other] are { $lanes } lanes
    }, and whoever wins { $win } wins the game. Once the pile is empty, you lose a lane in which you have no card{ $hands ->
        [yes] , if your hand is empty too
       *[no] {""}
    } (LANES-80, LANES-85).
thing-action-point = actions
    .about = A turn has { x-actions }: play, turn up, attack or pair, in any order (LANES-15, LANES-16). { $stops ->
        [yes] You may end your turn early (LANES-17).
       *[no] While you can act, you must (LANES-17).
    }
thing-play = play a card
    .about = A card from your hand goes face-down into a lane that nobody has won yet (LANES-23, LANES-24).
thing-turn-up = turn a card up
    .about = A face-down card of yours turns face-up for good, and its power wakes. Frozen cards and locked base cards cannot (LANES-27, LANES-29).
thing-attack = attack
    .about = A face-up card deals { $points } damage to a card across its lane, once a turn. All damage of an attack falls at the same time (LANES-31, LANES-33, LANES-35).
thing-pair = pair
    .about = Two of your face-up cards of one rank in one lane can be joined. They attack together, for { $points } damage (LANES-70, LANES-74).
thing-damage = damage
    .about = It stays on the card until it is healed, and a damaged card lies sideways. A card with as much damage as hit points is killed (LANES-34, LANES-35).
thing-hit-points = hit points
    .about = So much damage kills the card. Face-down, every card has { $covered } (LANES-34).
thing-face-down = face-down card
    .about = It has no power and cannot attack, but it can be attacked. You may look at those you played yourself (LANES-25).
thing-base-card = base card
    .about = It lies in its lane from the start, and nobody knows it. It is locked until the pile is empty (LANES-04, LANES-14).
thing-frozen = frozen
    .about = A frozen card neither attacks nor is turned up by its player, until the end of that player’s next turn (LANES-49, LANES-50).
thing-waiting-power = waiting power
    .about = Powers that have been woken fire one after the other. With several waiting, you choose which is next (LANES-37, LANES-38).
thing-pile = pile
    .about = It starts with { $cards } cards, and each turn begins by drawing { $draws }. When it is empty, the base cards wake and lanes can be won (LANES-12, LANES-14, LANES-80).
thing-hand = hand
    .about = You start with { x-cards }, and only you see them. It may grow to any size (LANES-05, LANES-21).
thing-discard = discard
    .about = Cards that were killed or discarded; they never come back. What was face-down stays face-down (LANES-13, LANES-36).
thing-out = cards out of the game
    .about = { x-cards } are out of the game from the start, and nobody ever sees them (LANES-06).
thing-end = last turn
    .about = After { $turns } turns the game is a draw (LANES-86).

## The picture

picture-scene = { $lanes ->
    [one] One ploughed lane
    [2] Two ploughed lanes
   *[other] Three ploughed lanes
}. { $mine } below, { $theirs } above.
picture-lane = Lane { $lane }
picture-lane-open = Lane { $lane }: undecided. Whoever has no card in it once the pile is empty loses it (LANES-80).
picture-lane-won = Lane { $lane }: won by { $who }. Nothing may be played here any more (LANES-83).
picture-both = both
picture-nobody = nobody
picture-hand = { $who_is ->
    [you] In your hand
   *[other] In { $who }’s hand
}: { $rank }. { $about }
picture-hidden = A card in { $who }’s hand (LANES-12).
picture-up = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $rank } in lane { $lane }. { $about }
picture-down = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $base ->
    [yes] base card
   *[no] face-down card
} in lane { $lane }. { $known ->
    [yes] You know it: { $rank } (LANES-25). { $about }
   *[no] You do not know what it is (LANES-25).
}
picture-locked = It is locked in the snow until the pile is empty (LANES-14).
picture-seen = { $who } knows it too.
picture-damage = { $damage } damage; { $points } kill it (LANES-34).
picture-frozen = Frozen: it cannot attack or be turned up until its player’s next turn is over (LANES-49).
picture-paired = Paired: the two attack together, for { $points } damage (LANES-74).
picture-attacked = It has attacked this turn (LANES-31).
picture-waiting = Its power is waiting to fire (LANES-37).
picture-pile = { $cards ->
    [0] The pile is empty: the base cards are awake, and lanes can be won (LANES-80).
    [one] The pile: 1 card. When it is empty, the base cards wake (LANES-14).
   *[other] The pile: { $cards } cards. When it is empty, the base cards wake (LANES-14).
}
picture-pile-short = pile
picture-discard = { $who_is ->
    [you] Your
   *[other] { $who }’s
} discard: { $open }{ $closed ->
    [0] {""}
   *[other] {" "}and { $closed } face-down
}. It never comes back (LANES-13).
picture-discard-none = no open card
picture-discard-short = discard
picture-player = { $who }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $won ->
    [one] 1 lane
   *[other] { $won } lanes
} won{ $turn ->
    [yes] , { x-actions } left
   *[no] {""}
}. { $win ->
    [one] One lane wins
    [2] Two lanes win
   *[other] Three lanes win
} (LANES-85).
picture-none = Bring no card
    .about = You may decline { thing-power-move }, and no other power (LANES-66).
picture-done = Stop here
    .about = Do nothing more (LANES-17).
score-lanes = Lanes won

## Why a move cannot be made

why-not-held = You do not hold that card (LANES-23).
why-lane-closed = That lane is decided: nothing may be played there (LANES-24).
why-no-card = You have no card in that place (LANES-16).
why-face-up = That card lies face-up already (LANES-27).
why-face-down = A face-down card cannot attack (LANES-25).
why-frozen-flip = That card is frozen and cannot be turned up (LANES-27).
why-frozen = That card is frozen and cannot attack (LANES-31).
why-locked = That base card is locked until the pile is empty (LANES-14).
why-locked-target = That base card is locked and cannot be attacked (LANES-32).
why-attacked = That card has attacked this turn (LANES-31).
why-not-in-lane = There is no such enemy card in its lane (LANES-31).
why-jack = A face-up Jack draws all attacks of this lane (LANES-64).
why-pair-attacks = A pair attacks together, and both of its cards must be able to (LANES-73).
why-no-pair = A pair needs two face-up cards of one rank in one lane, neither of them paired (LANES-70).
why-must-act = While you can act, you have to (LANES-17).
