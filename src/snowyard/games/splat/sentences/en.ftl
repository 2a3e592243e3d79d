### Every sentence of splat. docs/translating.md explains the files; every language has the same sentences.

title = Snowball Fight (Toresh)
summary = Draw a card, throw it at somebody, and be the last one standing.

## Options

option-seats = players at the table
option-strategic = the Strategic Variant
    .about = Everybody holds two hidden cards and chooses which of three to play.
option-hit_limit = hits that put a player out
    .about = Fewer hits make a shorter game.
option-two_player_deck = the deck of a two-player game
    .about = With the small, printed deck whoever starts wins: a pure coin flip. The full deck makes a contest of it.
    .is-small = Small deck, as printed
    .is-full = Full deck of 100 cards
option-protection_choice = who says which protection is used up
    .about = It matters when walls and forts stand side by side.
    .is-auto = The rules: always the same order
    .is-defender = Whoever is thrown at
option-strategic_discard = discarding in the Strategic Variant
    .about = May a card be thrown away though one could be played?
    .is-forced = No: what can be played is played
    .is-free = Yes, whenever you like
option-turn_cap = completed turns after which the game is ended
    .about = Games end long before. The cap is there so that no game can go on for ever.

## What happened

start = { $cards } cards are shuffled. { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}{ $sure ->
    [yes] {" "}With this small deck whoever starts can always win.
   *[no] {""}
}
deal = Everybody is dealt { x-cards }, face down.
dealt = You are dealt { $cards }.
shuffle = The draw pile is empty, so the discard pile is shuffled: { x-cards }.
draw = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { x-a-card }.
draw-hidden = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} a card.
throw = { x-throws } { x-a-card } at { $at }.
throw-at-pile = { x-throws } { x-a-card } at { x-ats } Pile.
place = { $who_is ->
    [you] You lay down
   *[other] { $who } lays down
} { x-a-card }.
discard = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} { x-a-card }{ $why ->
    [free] {""}
   *[other] : { x-why }
}.
answer = { $who_is ->
    [you] You choose
   *[other] { $who } chooses
} { $by } to stop it.
stops = { x-Whos } { $by } stops { $what ->
    [half] one of the two snowballs
    [both] both snowballs
   *[card] the { $card }
} and { $then ->
    [falls] falls
    [cracks] is cracked
   *[stays] still stands
}.
two-stop = Two of { x-whos } { $form ->
    [wall] Walls
   *[cracked] cracked Forts
} stop both snowballs and { $then ->
    [falls] fall
   *[stays] still stand
}.
sideways = The other snowball gets through: the Double is laid sideways in front of { $who } and counts { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
upright = The other snowball gets through: { x-whos } sideways Double is turned upright, and the new one is discarded.
swap = The other snowball gets through: the Double takes the place of a Single in front of { $who }.
slide = { x-Whos } cracked Fort stops one of the two snowballs and falls. The Single that lay on it slides down and hits.
hit = { $what ->
    [half] { $who_is ->
        [you] You are hit
       *[other] { $who } is hit
    }
    [both] { $past ->
        [yes] { x-Whos } protection does not stop it: both snowballs hit { $who }
       *[no] Both snowballs hit { $who }
    }
   *[alone] { $past ->
        [yes] { x-Whos } protection does not stop it: { $who_is ->
            [you] you are hit
           *[other] { $who } is hit
        }
       *[no] { $who_is ->
            [you] You are hit
           *[other] { $who } is hit
        }
    }
}. { $more ->
    [0] That makes no hit more: still { x-number } of { x-limit }.
    [one] That is { $who_is ->
        [you] your
       *[other] the
    } { x-nth } hit of { x-limit }.
   *[other] That makes { x-number } hits{ $over ->
        [yes] , and { x-limit } are enough
       *[no] {" "}of { x-limit }
    }.
}
pile-lost = The { $card } ruins { $left ->
    [0] { x-whos } Pile
   *[other] one of { x-whos } Piles: { $left } left
}.
out = With that, { $who_is ->
    [you] you are out
   *[other] { $who } is out
}: place { $rank } of { $seats }.
hand = { x-Whos } hand is discarded too: { $cards }.
cap = { $turns } turns are played: the game ends here.
no-cards = There is no card left to draw: the game ends here.
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
}{ $others ->
    [0] {""}
    [one] {" "}together with one other
   *[other] {" "}together with { $others } others
}: { $last ->
    [yes] nobody else is left
   *[no] the fewest hits
}.

x-a-card = { $card_begins ->
    [vowel] an
   *[other] a
} { $card }
x-throws = { $who_is ->
    [you] You throw
   *[other] { $who } throws
}
x-whos = { $who_is ->
    [you] your
   *[other] { $who }’s
}
x-Whos = { $who_is ->
    [you] Your
   *[other] { $who }’s
}
x-ats = { $at_is ->
    [you] your
   *[other] { $at }’s
}
x-why = { $why ->
    [needs-pile] it takes a Pile to throw it, and { $who_is ->
        [you] you have
       *[other] { $who } has
    } none
    [no-target] nobody else has a Pile to throw it at
   *[most] { $most ->
        [0] nobody may have one
        [one] { $who_is ->
            [you] you have
           *[other] { $who } has
        } one already
       *[other] { $who_is ->
            [you] you have
           *[other] { $who } has
        } { $most } already
    }
}
x-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
x-nth = { $hits ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[10] tenth
}
x-number = { $hits ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] { $hits }
}
x-limit = { $limit ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}

## Cards by number

some-single = { $n ->
    [one] a Single
   *[other] { $n } Singles
}
some-double = { $n ->
    [one] a Double
   *[other] { $n } Doubles
}
some-wall = { $n ->
    [one] a Wall
   *[other] { $n } Walls
}
some-pile = { $n ->
    [one] a Pile
   *[other] { $n } Piles
}
some-splatball = { $n ->
    [one] a Splatball
   *[other] { $n } Splatballs
}
some-fort = { $n ->
    [one] a Fort
   *[other] { $n } Forts
}
some-fresh = { $n ->
    [one] a fresh Fort
   *[other] { $n } fresh Forts
}
some-cracked = { $n ->
    [one] a cracked Fort
   *[other] { $n } cracked Forts
}
some-spare-1 = { $n ->
    [one] { one-spare-1 }
   *[other] { $n } times { thing-spare-1 }
}
some-spare-2 = { $n ->
    [one] { one-spare-2 }
   *[other] { $n } times { thing-spare-2 }
}

## What must be decided

choose-target = You drew { x-a-card }: whom do you throw it at?
choose-pile = You drew { x-a-card }: whose Pile do you throw it at?
choose-place = You drew { x-a-card }: lay it in front of you.
choose-nothing = You drew { x-a-card }, but { x-why }: discard it.
choose-card = You hold { $cards }. Play one of them.
choose-card-or-discard = You hold { $cards }. Play one of them, or discard one.
choose-discard = You hold { $cards }. You can play none of them: discard one.
choose-protection = { $who } throws { x-a-card } at { $pile ->
    [yes] your Pile
   *[no] you
}. What do you stop it with?
waiting-drawn = Waiting for { $who }, who drew { x-a-card }.
waiting-protection = Waiting for { $who }, who chooses what stops the { $card }.

## Moves

move-throw = Throw the { $card } at { $at } ({ $hits ->
    [0] no hit yet
    [one] 1 hit so far
   *[other] { $hits } hits so far
})
move-throw-at-pile = Throw the { $card } at { x-ats } Pile
move-place = Lay down the { $card }
move-discard = Discard the { $card }
move-answer = Stop it with { $by }

answer-wall = a Wall
    .short = Wall
answer-cracked = a cracked Fort
    .short = Cracked Fort
answer-fresh = a fresh Fort
    .short = Fresh Fort
answer-two-walls = two Walls
    .short = 2 Walls
answer-wall-and-cracked = a Wall and a cracked Fort
    .short = Wall, cracked Fort
answer-two-cracked = two cracked Forts
    .short = 2 cracked Forts
answer-wall-and-fresh = a Wall and a fresh Fort
    .short = Wall, fresh Fort
answer-cracked-and-fresh = a cracked Fort and a fresh one
    .short = Cracked and fresh
answer-two-fresh = two fresh Forts
    .short = 2 fresh Forts
answer-spare-1 = { one-spare-1 }
    .short = { $named ->
        [yes] { $name }
       *[no] Spare 1
    }
answer-spare-2 = { one-spare-2 }
    .short = { $named ->
        [yes] { $name }
       *[no] Spare 2
    }

## What can be looked up

thing-single = Single
    .about = One snowball for anybody you choose: { x-hits }, unless something stops it. { $needs ->
        [yes] You need a Pile of snowballs in front of you to throw it
       *[no] You can always throw it
    } (SPLAT-15, SPLAT-20).
thing-double = Double
    .about = Two snowballs for one player: { x-hits }, unless something stops them. { $needs ->
        [yes] You need a Pile of snowballs for a Double
       *[no] You can always throw it
    } (SPLAT-24, SPLAT-26).
thing-wall = Wall
    .about = It stands in front of you and { $what }. { x-most } (SPLAT-21, SPLAT-26, SPLAT-37).
thing-pile = Pile
    .about = With a Pile of snowballs in front of you, { $what }. { x-most } (SPLAT-24, SPLAT-39).
thing-splatball = Splatball
    .about = It ruins the Pile of another player and is never a hit{ $stopped ->
        [yes] {""}
       *[no] ; Walls and Forts do not stop it
    }. { $needs ->
        [yes] You need a Pile of your own, and somebody else must have one
       *[no] If nobody else has a Pile, you cannot throw it
    } (SPLAT-40, SPLAT-41).
thing-fort = Fort
    .about = It stands in front of you and { $what }. { x-most } (SPLAT-23, SPLAT-26, SPLAT-37).
thing-spare-1 = { $named ->
    [yes] { $name }
   *[no] Spare 1
}
    .about = { x-spare }
thing-spare-2 = { $named ->
    [yes] { $name }
   *[no] Spare 2
}
    .about = { x-spare }
thing-fresh = fresh Fort
    .about = A Fort without a snowball on it. It { $what } (SPLAT-23, SPLAT-26).
thing-cracked = cracked Fort
    .about = A Fort that has stopped a snowball, which lies on it and is no hit. It { $what } (SPLAT-22, SPLAT-R26).
thing-sideways = sideways Double
    .about = A Double of which one snowball was stopped: it counts { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } instead of { $upright }. The next Double of that kind turns it upright (SPLAT-28, SPLAT-30).
thing-hit = hit
    .about = A snowball that nothing stops. { $limit } hits put you out; a snowball that lies on a Fort is no hit (SPLAT-20, SPLAT-31, SPLAT-R26).
thing-protection = protection
    .about = What stands in front of you and stops snowballs, as long as it can. { $chosen ->
        [yes] Whoever is thrown at chooses what is used up (SPLAT-18, SPLAT-57)
       *[no] It works by itself: a Wall goes first, then a cracked Fort, then a fresh one (SPLAT-18, SPLAT-19)
    }.
thing-out = out
    .about = With { $limit } hits you are out at once, and all your cards are discarded. The last one left wins (SPLAT-31, SPLAT-32, SPLAT-42).
thing-draw-pile = draw pile
    .about = Every turn begins with its top card. When it is empty, the discard pile is shuffled and takes its place (SPLAT-09, SPLAT-10).
thing-discard-pile = discard pile
    .about = It lies face up, and everybody may look through it (SPLAT-03, SPLAT-R28).
thing-hand = hand
    .about = You hold { x-cards } that only you see; in your turn you draw one more, and one leaves your hand. { $free ->
        [yes] You may play one or discard one (SPLAT-48, SPLAT-50, SPLAT-58)
       *[no] You must play one, and discard one only if none can be played (SPLAT-50, SPLAT-51, SPLAT-52)
    }.
thing-known = known card
    .about = Whoever discards a card could play none. So everybody knows what the cards kept in that hand can be (SPLAT-52, SPLAT-R30).
thing-small-deck = small deck
    .about = Two players have only Singles and Walls. Whoever starts can always win (SPLAT-46, SPLAT-R19).
thing-turn-cap = turn cap
    .about = After { $turns } turns the game ends, and the fewest hits win (SPLAT-45).

one-single = a Single
one-double = a Double
one-splatball = a Splatball
one-spare-1 = { $name_begins ->
    [vowel] an
   *[other] a
} { thing-spare-1 }
one-spare-2 = { $name_begins ->
    [vowel] an
   *[other] a
} { thing-spare-2 }
half-double = one snowball of a Double
both-double = both snowballs of a Double
and-falls = stops { $what } and then falls
and-stays = stops { $what } and still stands
and-cracks = stops { $what } and is cracked
or = { $first } or { $last }
or-else = { $first }, or { $last }
stops-nothing = stops nothing
allows = you can throw { $what }
allows-nothing = you can throw no more than without it

x-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
x-most = You may have { $most ->
    [-1] any number
    [0] none
    [1] only one
   *[other] only { $most }
}
x-spare = { $does ->
    [throw] A card of this variant: one snowball for anybody you choose, { x-hits }, unless something stops it. { $needs ->
        [yes] You need a Pile of snowballs in front of you to throw it
       *[no] You can always throw it
    } (SPLAT-15, SPLAT-20).
    [splat] A card of this variant: it ruins the Pile of another player. { $needs ->
        [yes] You need a Pile of your own, and somebody else must have one
       *[no] If nobody else has a Pile, you cannot throw it
    } (SPLAT-40, SPLAT-41).
   *[shelter] A card of this variant: it stands in front of you and { $what }. { x-most } (SPLAT-36, SPLAT-37).
}

## The picture

picture-scene = A round, snowy yard with { $names }.
picture-kid = { $who }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $protection ->
    [0] no protection
    [one] protected against 1 Single
   *[other] protected against { $protection } Singles
}. { $limit } hits put a player out (SPLAT-31).
picture-out = { $who }: out, place { $rank } (SPLAT-43).
picture-out-short = out, place { $rank }
picture-shelter = { $who }: { $cards }. { $n ->
    [one] It
   *[other] Each
} { $what } (SPLAT-18, SPLAT-36).
picture-heap = { $who }: { $cards }. { $about }
picture-draw = The draw pile: { x-cards }. When it is empty, the discard pile is shuffled (SPLAT-10).
picture-draw-short = draw
picture-discard = The discard pile: { $cards } (SPLAT-03).
picture-discard-empty = The discard pile is empty (SPLAT-03).
picture-discard-short = discard
picture-card = { $card }. { $about }
picture-stuck = { $card }. { $why } { $about }
picture-needs-pile = You have no Pile.
picture-no-target = Nobody else has a Pile to throw it at.
picture-most = You cannot have one more in front of you.
picture-hand = { $who }: { $cards } (SPLAT-50).
picture-held = { $who }: { x-cards } (SPLAT-50).
picture-known = { $who }: { x-cards }. One of them is { $known } (SPLAT-50, SPLAT-R30).
picture-answer = You choose what stops it and is used up (SPLAT-57).
score-hits = Hits
score-out = out

## Why a move cannot be made

why-other-card = You play the card that you drew (SPLAT-12).
why-not-held = You do not hold that card (SPLAT-51).
why-needs-pile = You need a Pile of snowballs for that (SPLAT-24).
why-no-pile-there = { $who } has no Pile to splat (SPLAT-40).
why-pile-there = You have a Pile already (SPLAT-39).
why-enough = You have as many of those as you may have (SPLAT-15).
why-no-discard = A card that can be played has to be played (SPLAT-12).
why-yourself = You throw at somebody else, never at yourself (SPLAT-16).
why-out = { $who } is out of the game (SPLAT-34).
why-nobody = Nobody sits there (SPLAT-16).
why-defend = Something is thrown at you: first choose what stops it (SPLAT-36).
why-no-protection = You do not have that in front of you (SPLAT-36).
why-nothing-thrown = Nothing is thrown at you now (SPLAT-36).
