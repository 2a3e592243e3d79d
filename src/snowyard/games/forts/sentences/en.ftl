### Every sentence of forts. docs/translating.md explains the files; every language has the same sentences.

title = Snowball Fight (Day Dream)
summary = Hide behind your snow bricks, throw, and be the last one standing.

## Options

option-seats = players at the table
option-near_miss_chooser = who picks the brick that a near miss damages
    .about = A near miss does not hit the player, but it damages one brick of the wall.
    .is-thrower = Whoever threw
    .is-owner = Whoever owns the wall
option-turn_cap_per_player = turns per player after which the game ends
    .about = Games end long before. The cap is there so that no game can go on for ever.

## What happened

start = { $who_is ->
    [you] You begin the game.
   *[other] { $who } begins the game.
}
turn = { $who_is ->
    [you] Your turn.
   *[other] { $who }’s turn.
}{ $tokens ->
    [0] {""}
    [one] {" "}One hide token is discarded.
   *[other] {" "}{ $tokens } hide tokens are discarded.
}
hide = { $who_is ->
    [you] You hide: you now have
   *[other] { $who } hides and now has
} { x-tokens } and { $points ->
    [one] 1 freeze point
   *[other] { $points } freeze points
}.
snowball = { $who_is ->
    [you] You make a snowball: you now have { $balls }.
   *[other] { $who } makes a snowball and now has { $balls }.
}
build = { $who_is ->
    [you] You try to build a brick.
   *[other] { $who } tries to build a brick.
}
brick = It works: { $who_is ->
    [you] your
   *[other] { $who }’s
} { x-place } brick stands, with { $points } points.
no-brick = { $by ->
    [smiley] No Smiley, no brick.
   *[other] No number, no brick.
}
throw = { $who_is ->
    [you] You throw
   *[other] { $who } throws
} at { $at }.
throw-at-brick = { $who_is ->
    [you] You throw
   *[other] { $who } throws
} at { $at_is ->
    [you] your
   *[other] { $at }’s
} { x-place } brick.
dodge = { $who_is ->
    [you] You duck, and the snowball flies over you. You have { x-tokens } left.
   *[other] { $who } ducks, and the snowball flies past. { $who } has { x-tokens } left.
}
stand = { $who_is ->
    [you] You stand firm and keep { x-tokens }.
   *[other] { $who } stands firm and keeps { x-tokens }.
}
roll = The Cube shows { $face ->
    [smiley] a Smiley
   *[other] { $face }
} and { $inside }.
miss = { $bricks ->
    [0] { $who_is ->
        [you] You have no brick, but it misses you all the same.
       *[other] { $who } has no brick, but it misses all the same.
    }
   *[other] { $who_is ->
        [you] Your
       *[other] { $who }’s
    } wall has { x-bricks }: it misses.
}
near-miss = { $who_is ->
    [you] Your
   *[other] { $who }’s
} wall has { x-bricks }: a near miss, and one brick takes { $points }.
hit = { x-why-hit }: a hit for { $points }. { $left ->
    [0] { $who_is ->
        [you] You are frozen now.
       *[other] { $who } is frozen now.
    }
   *[other] { $who_is ->
        [you] You have
       *[other] { $who } has
    } { $left ->
        [one] 1 freeze point
       *[other] { $left } freeze points
    } left.
}
hit-frozen = { x-why-hit }: a hit. { $who_is ->
    [you] You are frozen, so it costs you
   *[other] { $who } is frozen, so it costs
} { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}: { $left } left.
instant-freeze = A Smiley: { $who_is ->
    [you] you freeze at once and lose
   *[other] { $who } freezes at once and loses
} { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}. { $left } left.
brick-hit = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { x-place } brick takes { $points }: { $left ->
    [0] it is gone
   *[other] { $left } left
}.
brick-destroyed = A Smiley: { $who_is ->
    [you] your
   *[other] { $who }’s
} { x-place } brick is destroyed.
tokens-lost = { $who_is ->
    [you] Your last brick is gone, and with it { x-tokens }.
   *[other] { $who }’s last brick is gone, and with it { x-tokens }.
}
out = { $who_is ->
    [you] You are out.
   *[other] { $who } is out.
} { $balls ->
    [0] {""}
   *[other] { $by_is ->
        [you] You take
       *[other] { $by } takes
    } { $balls ->
        [one] the last snowball
       *[other] the { $balls } snowballs
    }.
}
cap = { $turns } turns are played: the game ends here.
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
}{ $others ->
    [0] {""}
    [one] {" "}together with one other
   *[other] {" "}together with { $others } others
}.

x-why-hit = { $bricks ->
    [0] { $who_is ->
        [you] You have no brick
       *[other] { $who } has no brick
    }
   *[other] { $who_is ->
        [you] Your
       *[other] { $who }’s
    } wall has only { x-bricks }
}
x-tokens = { $tokens ->
    [0] no hide token
    [one] 1 hide token
   *[other] { $tokens } hide tokens
}
x-bricks = { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
}
x-place = { $slot ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}

## What must be decided

choose-action = Your turn: choose action { $number } of { $of }.
choose-duck = { $who } throws at you. Do you duck? You have { x-tokens }.
choose-brick = A near miss: which of { $whose_is ->
    [you] your
   *[other] { $whose }’s
} bricks takes { $points }?

## Moves

move-hide = Hide behind your bricks
move-build-brick = Try to build a brick ({ $points } points)
move-build-snowball = Make a snowball
move-throw = Throw at { $at }
move-throw-at-brick = Throw at { $at_is ->
    [you] your
   *[other] { $at }’s
} { x-place } brick ({ x-points })
move-use-token = Duck: use a hide token
move-keep-token = Stand firm: keep your hide token
move-pick-brick = The { x-place } brick takes it ({ x-points })

x-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What can be looked up

thing-hit-points = hit points
    .about = Everybody starts with { $start }. Only hits on somebody who is frozen cost them; without any you are out (FORTS-19, FORTS-39).
thing-freeze-points = freeze points
    .about = Everybody starts with { $start }, which is also the most you can have. Hits take them first; at 0 you are frozen (FORTS-18).
thing-frozen = frozen
    .about = Somebody without freeze points is frozen: each hit costs hit points{ $warmth ->
        [0] {""}
       *[other] {". "}Hiding warms you up again
    } (FORTS-19, FORTS-33).
thing-hide-token = hide token
    .about = Hiding gives you one, and { $warmth ->
        [one] 1 freeze point
       *[other] { $warmth } freeze points
    }; you need a brick to hide behind. Each token lets you duck one throw at you, before the Cube is rolled; all are discarded when your next turn begins (FORTS-06, FORTS-12, FORTS-30).
thing-brick = brick
    .about = A brick has { x-points }, and a wall up to { $slots ->
        [one] 1 brick
       *[other] { $slots } bricks
    }. { $helps ->
        [yes] The more you have, the fewer throws hit you; without
       *[no] Without
    } any you cannot hide (FORTS-15, FORTS-28, FORTS-36).
thing-snowball = snowball
    .about = Everybody starts with { $start }. A snowball that you throw stays with the one you threw it at (FORTS-11).
thing-cube = Cube
    .about = Outside it shows { $faces }; { $plain ->
        [yes] the digit inside is the damage, and 0 counts as 10
       *[no] the damage of the digits 0 to 9 inside is, in this order, { $damages }
    }. The outside is compared with the bricks of the target; smaller: { $smaller }, equal: { $equal }, greater: { $greater } (FORTS-15, FORTS-R01).
thing-smiley = a Smiley
    .about = Thrown at a player, whatever their wall: { $does }. Thrown at a brick, { $falls ->
        [yes] it destroys it
       *[no] it is like a number
    }; { $builds ->
        [smiley] it is what builds a new one
        [number] it builds none
       *[anything] it builds a new one, as any number does
    } (FORTS-20, FORTS-24, FORTS-35).
thing-near-miss = near miss
    .about = { $equal ->
        [yes] The outside of the Cube equals the number of bricks. One
       *[no] One
    } brick takes the damage, and it is chosen after the roll (FORTS-17).
thing-instant-freeze = instant freeze
    .about = All freeze points are gone, and the damage goes to the hit points (FORTS-20).
thing-dodge-rule = Dodge Rule
    .about = A 1 against somebody without bricks: { $does } (FORTS-15, FORTS-R14).
thing-turn-cap = turn cap
    .about = After { $turns } turns of each player the game ends; most hit points win, then freeze points, then brick points (FORTS-45).

## The picture

picture-scene = A snowy hill with the forts of { $names }.
picture-kid = { $who }{ $frozen ->
    [yes] , frozen: hits now cost hit points (FORTS-19)
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] , hiding once: the token ducks one throw (FORTS-12)
   *[other] , hiding { $tokens } times: each token ducks one throw (FORTS-12)
}.
picture-aim = { x-bricks }. { $faces } (FORTS-15).
fate-miss = miss
fate-near = near miss
fate-hit = hit
fate-freeze = instant freeze
picture-hide = Hide: one hide token and { $warmth ->
    [one] 1 freeze point
   *[other] { $warmth } freeze points
} (FORTS-30).
picture-brick = { $who }: the { x-place } brick, { $points } of { $of } points. A throw at a brick always strikes (FORTS-23).
picture-gap = A new brick of { $points } points, if the Cube shows what builds one (FORTS-35).
picture-drift = Fresh snow: make one snowball, no roll (FORTS-38).
picture-heap = { $who }: { $balls ->
    [one] 1 snowball
   *[other] { $balls } snowballs
}. A snowball stays with the one it was thrown at (FORTS-11).
picture-points = { $who }: { $hit } of { $most_hit } hit points, { $freeze } of { $most_freeze } freeze points. Freeze points go first (FORTS-18, FORTS-19).
picture-out = { $who }: out, place { $rank } (FORTS-44).
picture-out-short = out, place { $rank }
picture-cube = The Cube shows { $face ->
    [smiley] a Smiley
   *[other] { $face }
} outside and { $inside } inside: { $damage ->
    [one] 1 point of damage
   *[other] { $damage } points of damage
} (FORTS-15).
picture-no-cube = The Cube: outside { $faces }, inside a digit for the damage (FORTS-R01).
picture-duck = Duck
    .about = One hide token goes, and the throw is over (FORTS-13).
picture-stand = Stand firm
    .about = Keep the token and let the Cube roll (FORTS-12).
picture-close = Back
    .about = Close this fort without a throw.
picture-fort = Look at the fort of { $who }.
picture-aim-at = Throw at { $who } or at a brick
picture-pick = { $who }: which brick takes { $points }?
score-hit-points = Hit points left
score-out = out

## Why a move cannot be made

why-no-snowball = You have no snowball to throw (FORTS-10).
why-no-wall = You have no brick to hide behind (FORTS-10).
why-wall-full = Your wall has no room for another brick (FORTS-36).
why-yourself = You throw at somebody else, never at yourself (FORTS-R11).
why-out = { $who } is out of the game (FORTS-41).
why-no-brick = { $who } has no such brick (FORTS-22).
why-nobody = Nobody sits there (FORTS-11).
why-react = A snowball flies at you: duck, or stand firm (FORTS-12).
why-pick = First a brick has to take the damage (FORTS-17).
why-no-throw-at-you = Nobody throws at you now (FORTS-12).

## On paper

print-mat = Snow Fort sheet
print-marker = marker for { $what }
print-heap = heap of { $balls } snowballs
print-cube = The Cube, with two ordinary dice
print-cube-how = Roll a six-sided die for the outside and a ten-sided die for the inside. The tables say what they show, and what a throw at a player does.
print-outside = six-sided die
print-shows = outside of the Cube
print-inside = ten-sided die
print-damage = damage
print-bricks = Bricks of the target
