### What the picture of this game in the terminal says.

draw-flies-at = flies at
draw-card = Card:
draw-hand = Hand:
draw-pile = Draw pile: { $cards }
draw-pile-of = { $cards ->
    [one] Draw pile: 1 card.
   *[other] Draw pile: { $cards } cards.
}
draw-discarded = Discard pile: { $cards }
draw-empty = empty
draw-out = out, place { $rank }
draw-is-out = { $name }: out, place { $rank }.
draw-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
draw-keeps = keeps { $cards }
draw-also-keeps = Keeps { $cards }.
draw-sideways = a sideways Double
draw-or = or
draw-your-hand = Your hand: { $cards }.
