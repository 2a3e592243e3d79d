### What the picture of this game in the terminal says.

draw-legend = { $sign ->
    [up] {"[7]"} face-up
    [down] (7) face-down
    [unknown] (?) unknown to you
   *[base] (base) face-down base card
}
draw-turn = Turn { $turn }.
draw-lane = Lane { $lane }
draw-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
draw-plays = { $plays } ways to play a card face-down. Type card and lane, such as: { $example }
draw-hand = in hand:
draw-gone = gone:
draw-empty = empty
draw-base = base
draw-now = Turn { $turn }, { $name }, { $actions }.
draw-unknown = { $more ->
    [yes] and{" "}
   *[no] {""}
}{ $cards ->
    [one] 1 unknown card
   *[other] { $cards } unknown cards
}
draw-nothing = nothing
draw-no-cards = no cards
draw-player = { $name }: { $held }. Gone: { $gone }.
draw-listed = { $title }: { $what }
draw-base-card = base card
draw-face-down = face-down { $rank }
draw-face-down-card = face-down card
draw-damage = { $n } damage
draw-frozen = frozen
draw-paired = paired
draw-attacked = { $n ->
    [1] has attacked
   *[other] has attacked twice
}
draw-known = known to your opponent
draw-waits = its power waits
draw-won = won by { $own ->
    [yes] you
   *[no] { $name }
}
draw-for-both = counts for both
draw-for-nobody = counts for nobody
draw-cards = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
draw-locked = { $cards ->
    [0] The pile is empty, base cards are unlocked.
    [one] 1 card in the pile, base cards are locked.
   *[other] { $cards } cards in the pile, base cards are locked.
}
