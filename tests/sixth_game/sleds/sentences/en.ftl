title = Sleds
summary = Push your sled, roll the die, and be the first at the foot of the hill.

## Options

option-seats = how many play
option-hill = places from the top of the hill to its foot

## What happened

start = { $who_is ->
    [you] You begin the game.
   *[other] { $who } begins the game.
}
drew = { $who_is ->
    [you] You draw a { $card }.
   *[other] { $who } draws a { $card }.
}
push = { $who_is ->
    [you] You play a
   *[other] { $who } plays a
} { $card }. The die shows { $die }.
slid = { $who_is ->
    [you] You slide
   *[other] { $who } slides
} { x-places }{ $left ->
    [0] {" "}down to the foot of the hill.
   *[other] ; { $left } to go.
}
tumbled = { $who_is ->
    [you] You tumble
   *[other] { $who } tumbles
}: it takes { $needs } or more.
bumped = { $who_is ->
    [you] You are bumped back to place { $place }.
   *[other] { $who } is bumped back to place { $place }.
}
cap = { $turns } turns of each are played: the game ends here.
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
}{ $others ->
    [0] {""}
    [one] {" "}together with one other
   *[other] {" "}together with { $others } others
}.

x-places = { $steps ->
    [one] { $steps } place
   *[other] { $steps } places
}

## What must be decided

choose-card = Your turn: which push? { $left } to go.

## Moves

move-push = Play a { $card }: { x-places } if the die shows { $needs } or more

## What can be looked up

thing-soft = soft push
    .about = { x-places } when the die shows { $needs } or more; there are { $copies } of these cards (SLEDS-02, SLEDS-05).
thing-firm = firm push
    .about = { x-places } when the die shows { $needs } or more; there are { $copies } of these cards (SLEDS-02, SLEDS-05).
thing-wild = wild push
    .about = { x-places } when the die shows { $needs } or more; there are { $copies } of these cards (SLEDS-02, SLEDS-05).
thing-bump = bump
    .about = Whoever slides to where another sled stands sends that one back by { $back } (SLEDS-06).
thing-hill = hill
    .about = It has { $places } places; whoever reaches its foot first wins (SLEDS-08).

## The plain picture: names of the parts of the view

view-push = push
view-over = over
view-phase = phase
view-hill = places of the hill
view-die = die
view-cards_to_draw = cards to draw
view-place = place
view-cards_in_hand = cards in hand
view-cards = cards
view-card = card
view-steps = places
view-needs = die at least
view-copies = in the deck
view-played = played
view-hand = hand
view-soft = soft push
view-firm = firm push
view-wild = wild push
