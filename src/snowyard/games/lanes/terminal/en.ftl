### What the picture of this game in the terminal says.

draw-legend-sides = {"[7]"} face-up  (7) face-down  (?) unknown  -1 damage  * frozen  =s5 pair
draw-legend-marks = {"!"} has attacked  # locked  o your opponent knows it  +1 power waits
draw-legend-slots = s0, s1, ...: what typed moves call the card
draw-turn = turn { $turn }
draw-lane = lane { $lane }
draw-lane-number = Lane { $lane }
draw-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
draw-hand = hand
draw-gone = gone
draw-empty = empty
draw-base = base
draw-now = Turn { $turn }, { $name }, { $actions }.
draw-unknown = unknown
draw-nothing = nothing
draw-no-cards = no cards
draw-player = { $name }: hand { $held }. Gone: { $gone }.
draw-base-card = base card
draw-face-down = face-down { $rank }
draw-face-down-card = face-down card
draw-damage = { $damage } damage
draw-frozen = frozen
draw-paired = paired with { $slot }
draw-attacked = has attacked
draw-is-locked = locked
draw-known = known to your opponent
draw-waits = its power waits
draw-won = won by { $name }
draw-for-both = counts for both
draw-for-nobody = counts for nobody
draw-pile = { $cards ->
    [0] pile empty, base cards unlocked
   *[other] pile { $cards }
}
draw-cards = { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
draw-locked = { $cards ->
    [0] The pile is empty.
    [one] 1 card in the pile, base cards are locked.
   *[other] { $cards } cards in the pile, base cards are locked.
}
