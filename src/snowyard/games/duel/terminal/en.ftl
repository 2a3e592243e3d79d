### What the picture of this game in the terminal says.

draw-spare = Spare { $number }
draw-times = { $n } times
draw-nothing = nothing
draw-arsenal = Arsenal:{ x-final }
draw-pile = { x-nth-pile } pile (pile { $typed }), nearest to { $near }
draw-abandoned = Abandoned: { $cards }.
draw-look = You look at the { x-nth-pile } pile: { $upper } on top, { $lower } below it.
draw-empty = empty
draw-face-down = face down
draw-below = { $top }, and { $cards } below
draw-against = against
draw-snowball = its snowball { $fate }
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
draw-shows = shows the next cards to { $names }
draw-plays = plays { $cards }
draw-as-second = as second card
draw-know = you know of: { $cards }
draw-perhaps = perhaps also: { $cards }
draw-surely = surely { x-in-zone }: { $cards }
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
draw-zone = { $zone ->
    [draw] draw pile
    [hand] hand
    [kept] kept
    [cache] cache
   *[discards] discards
}
x-in-zone = { $zone ->
    [kept] kept
    [hand] in the hand
   *[discards] in the discards
}
x-nth-pile = { $pile ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
draw-zone-cards = { $zone }: { $cards }
