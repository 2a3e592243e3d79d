### What the picture of this game in the terminal says.

draw-house = house
draw-wall = wall
draw-tree = tree
draw-fountain = fountain
draw-fence = fence
draw-road = road
draw-ice = ice
draw-choose = to choose
draw-edges = Edges count half inches; a line holds two rows: “12 5” is column 12, row 5.
draw-whose = (k{ $kid }){ $own ->
    [yes] , yours
   *[no] {" "}of { $name }
}, team { $team }
draw-gone = gone home
draw-balls = { $balls } of Size { $size }
draw-outside = not outside yet
draw-at = at { $place } { $ground }
draw-on-snow = on snow
draw-on-road = on road
draw-on-ice = on ice
draw-and = and
draw-dice = Command Dice { $dice }
draw-points = Points { $points }
draw-snowballs = snowballs { $balls }
draw-no-snowball = no snowball
draw-aim = aim { $aim }
draw-prepared = prepared { $more }
draw-down = lies in the snow
draw-pool = { $kid }’s dice: { $dice }
draw-inches = { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
}
draw-reach-move = { $kid } walks: { $spots } places, the longest way { $way }.
draw-reach-slide = { $kid } slides: { $spots } places, the longest way { $way }.
draw-reach-vault = { $kid } jumps: { $spots } places, the longest way { $way }.
draw-reach-dash = { $kid } dashes: { $spots } places, the longest way { $way }.
draw-your-cards = Your cards
draw-cards-of = { $kid }’s cards
draw-turn = Turn { $turn } of { $of }
draw-to-come = to come:
draw-nobody-to-come = nobody is still to come
draw-deck = Deck { $cards }
draw-holds = { $name } holds { $cards }
draw-discarded = discarded
draw-after = { $start }: { $what }
draw-fire = { $kid } to { $other }
draw-hidden = out of sight, in the way: { $by }.
draw-never = too close, and { $kid } never cheats against { $other }.
draw-would-need = in sight, needs { $needed } with Size 1
draw-nothing-to-throw = but nothing to throw.
draw-needs = { $ball } needs { $needed } ({ $chance })
draw-piece = a piece of itself
draw-size = Size { $size }
draw-too-close = too close: hits surely, but it is cheating.
draw-beside = { $things ->
    [0] no things beside the way
    [one] 1 thing beside the way
   *[other] { $things } things beside the way
}
draw-crowd = { $places } places, each a . on the map. Type column and row, such as: { $example }
draw-crowd-plain = { $places } places. Type column and row, counted in half inches from the west and from the south, such as: { $example }
draw-rows = { $first } to { $last }
draw-column-rows = Column { $column }: { $count ->
    [one] row
   *[other] rows
} { $rows }.
draw-nearest = The nearest place: { $place }
draw-column = { $places } places in column { $column }, counted from the west
draw-moves = { $moves } moves
