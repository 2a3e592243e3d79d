### What the picture of this game in the terminal says.

draw-flies-at = flies at { $own ->
    [yes] you
   *[no] { $name }
}
draw-card = Card:
draw-hand = Hand:
draw-pile = Draw pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
draw-discarded = Discard pile: { $cards }
draw-empty = empty
draw-out = out, place { $rank }
draw-place = place { $rank }
draw-is-out = { $name }: out, place { $rank }.
draw-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
draw-keeps = known in hand: { $cards }
draw-also-keeps = Known: { $cards }.
draw-sideways = a sideways Double
draw-or = or
draw-your-hand = Your hand: { $cards }.
