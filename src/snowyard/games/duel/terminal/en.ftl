### What the picture of this game in the terminal says.

draw-spare = Spare { $number }
draw-times = { $n } ×
draw-nothing = nothing
draw-arsenal = Arsenal:{ x-final }
draw-pile = { x-nth-pile } pile, nearest to { $own ->
    [yes] you
   *[no] { $near }
}
draw-abandoned = Abandoned: { $cards }.
draw-look = You look at the { x-nth-pile } pile: { $upper } on top, { $lower } below it.
draw-empty = empty
draw-face-down = face down
draw-below = { $top }, and { $cards } below
draw-against = against
draw-against-whom = against { $own ->
    [yes] you
   *[no] { $name }
}
draw-snowball = its snowball { $fate }
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-worth = { $exact ->
    [yes] { draw-points } so far
   *[no] at least { draw-points } so far
}
draw-shows = shows the next cards to { $own ->
    [yes] you
   *[no] { $names }
}
draw-plays = in play: { $cards }
draw-as-second = as second card
draw-perhaps = perhaps also: { $cards }
draw-surely = certainly { x-in-zone }: { $cards }
x-final = { $final ->
    [yes] {" "}(final round)
   *[no] {""}
}
draw-step = { $step ->
    [barrage] Barrage
    [level-3] Level 3
    [level-2] Level 2
   *[level-1] Level 1
}
draw-fate = { $fate ->
    [hit] hits
    [miss] is dodged
    [avoid] is avoided
    [refl] strikes back at its thrower
    [void] is void
    [dodge] dodges
    [fail] cannot dodge this
    [idle] meets no attack
    [def] works
    [block] is blocked by the attack
    [eff] works
   *[none] does nothing
}
draw-cards-in = { $zone ->
    [hand] { $cards ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
    [draw] { $cards } in the draw pile
    [kept] { $cards } kept
    [cache] { $cards } in the cache
   *[discards] { $cards ->
        [one] 1 discard
       *[other] { $cards } discards
    }
}
x-in-zone = { $zone ->
    [kept] kept
    [hand] in hand
    [draw] in the draw pile
    [cache] in the cache
    [discards] discarded
   *[anywhere] among these cards
}
x-nth-pile = { $pile ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
draw-listed = { $title }: { $what }
