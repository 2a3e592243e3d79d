### Every sentence of village. docs/translating.md explains the files; every language has the same sentences.

title = What a Snowball!
summary = Lead a team of Kids through the village: gather, aim, throw, and do not get caught cheating.

## Options

option-seats = players at the table
option-teams = teams
    .about = Each team has a colour and a corner of the village.
option-kids_per_team = Kids in each team
    .about = At most twelve in all. More Kids make a longer game.
option-players_per_team = players in each team
    .about = They share the Kids of their team and win together.
option-map = the village
    .about = Houses and trees stop snowballs, fences can be vaulted, ice is for penguins.
    .is-market = Market
    .is-church = Church
    .is-pond = Pond
    .is-open = Open field
    .is-generated = A new village
option-map_seed = which new village
    .about = Each number is another village, always the same for the same number.
option-symmetry = symmetry of a new village
    .about = So that no corner is better than another.
    .is-rot4 = All four corners alike
    .is-rot2 = Opposite corners alike
option-types = special units
    .about = Whoever is not named is a plain Kid.
option-rolloff_units = special units that teams roll for
    .about = Before the game the teams roll, and the winner gets the unit.
option-team_mode = teams are equal
    .about = By cost, a Yeti counts as three Kids.
    .is-equal = In number
    .is-budget = In cost
option-budget_halves = what a team may cost, in half-Kids
    .about = A plain Kid costs two halves.
    .is-0 = as much as its plain Kids
option-traits = Traits
    .about = Fast, strong, skilful or resourceful: what a Kid does with a 5.
    .is-choose = Chosen at the table
option-cards = Ability Cards
    .about = Cards are hidden from the others and break the rules once.
    .is-none = None
    .is-earn = Earned by Points
    .is-deal = Dealt at the start
option-deal_mode = how cards are dealt
    .about = It counts only where cards are dealt at the start.
    .is-auto = As suits the number of players
    .is-kid3 = Three to each Kid
    .is-kid1 = One to each Kid
    .is-player3 = Three to each player
option-start_hands = cards kept from an earlier game
    .about = Only where cards are earned.
option-turns = Turns of the game
    .about = In each Turn every Kid acts once. Three make a short game.
option-surrender = players may give up
    .about = From the first Turn on, at any decision of their own.
option-measure = from where distances are measured
    .about = From the middle everything is an inch further.
    .is-base = From edge to edge
    .is-centre = From middle to middle
option-kids_are_objects = Kids near the line of fire hinder a throw
    .about = Like trees and fences.
option-corner_pick = how two teams pick their corners
    .about = With two teams each has two corners.
    .is-block = One team picks both, then the other
    .is-alternate = In turn, one by one
option-defend_points = Points for a target that is hit and not hurt
    .about = A hit that costs no dice may count for the target.
    .is-none = None
    .is-unhurt = One Point
option-snowman_last_die = a Snowman's last die
    .about = Snowmen throw pieces of themselves.
    .is-forbid = It must not be thrown
    .is-melt = It may be thrown: the Snowman melts
option-gather_give_anywhere = snowballs may be given on any ground
    .about = As printed, only on snow.

## Before the first Turn

rolloff = { x-Team } rolls { $die } for the { $unit }.
special = { x-Kid } becomes { x-a-unit }.
trait = { x-Kid } is { $traits }.
corner-roll = { x-Team } rolls { $die }: the highest picks a corner first.
corner-roll-again = A tie. { x-Team } rolls again: { $die }.
corner = { $who_is ->
    [you] You take
   *[other] { $who } takes
} the { x-compass } corner.
deploy = { x-Kid } stands { $place }.

## The Turn

turn = Turn { $turn } of { $of } begins.
order-roll = { $kid } rolls { $die } for the order{ $more ->
    [0] {""}
   *[other] , and { $more } more for preparing: { $sum }
}.
order-roll-again = A tie. { $kid } rolls again: { $die }.
order = { $first ->
    [yes] The order of this Turn: { $kids }.
   *[no] Then { $kids }.
}
activate = { x-Kid } is up.
command = { $kid } rolls { $dice }.{ $wild ->
    [yes] {" "}For { x-a-unit }, Trait dice are Wild.
   *[no] {""}
}
end-activation = { $gone ->
    [yes] That was { $kid }’s turn.
   *[no] { $critical ->
        [yes] The critical miss ends { $kid }’s turn
       *[no] { $kid } is done
    }{ $dice ->
        [0] {""}
        [one] ; 1 die is not spent
       *[other] ; { $dice } dice are not spent
    }.
}

## Dice that are spent

spend = { $kid } spends { $paid ->
    [own] a { $face }
    [trait] a { $face }, being { $traits },
   *[wild] a Wild { $face }
}{ $verb ->
    [1] {" "}to move
    [2] {" "}for snow
    [3] {" "}to aim
    [4] {" "}to throw
   *[other] {""}
}.
moves-walk = { $kid } can walk up to { x-inches }.
moves-slide = { $kid } can slide up to { x-inches }.
moves-vault = { $kid } jumps over the fence.
moves-dash = { $kid } can dash up to { x-inches }.
moved = { $kid } stops { $place }.
gather = { $kid } makes a snowball of Size { $size }.
grow = { $kid } rolls a snowball bigger: from Size { $before } to Size { $size }.
give = { $kid } gives { $to } a snowball of Size { $size }.
recover = { $kid } catches breath and has { x-dice } again.
regrow = { $kid } grows back from the snow and has { x-dice } again.
aim = { $kid } aims: the next throw needs { $less } less.
prepare = { $kid } prepares: { $more } more on the next roll for the order.
getup = { $kid } gets up.

## Throws

throw = { x-Kid } throws a snowball of Size { $size } at { x-other }.
throw-piece = { x-Kid } breaks off a piece, Size { $size }, and throws it at { x-other }.
too-close = { $other } is too close for { $kid } to miss: that is cheating.
needs = { $kid } needs { $needed } or more: { $why }.
need-distance = { $number } { $band ->
    [0] within { $near } inches
    [1] within { $far } inches
    [2] beyond { $far } inches
   *[other] at this distance
}
need-objects = { $more } more for { $objects ->
    [one] 1 thing beside the way
   *[other] { $objects } things beside the way
}
need-size = { $less } less for Size { $size }
need-aim = { $less } less for aiming
need-types = { $number } { $types ->
    [more] more
   *[less] less
} for { $by_begins ->
    [vowel] an
   *[other] a
} { $by } against { $at_begins ->
    [vowel] an
   *[other] a
} { $at }
hit-roll = The dice show { $dice }{ $kept ->
    [best] , of which the best two count
    [worst] , of which the lowest two count
   *[all] {""}
}: { $sum }{ $fate ->
    [hit] {" "}is enough, { $needed } was needed
    [miss] {" "}is not enough, { $needed } was needed
    [always] {" "}always hits, whatever is needed
   *[never] {" "}always misses, whatever is needed
}.
hit = { x-Kid } hits { x-other }{ $more ->
    [0] {""}
    [one] {" "}hard: one more effect die
   *[other] {" "}hard: { $more } more effect dice
}.
miss = { $kid }’s throw misses { x-other }{ $critical ->
    [yes] {" "}by far
   *[no] {""}
}.
points = { $kid } scores { x-more-points } for the hit and has { $points }.
points-unhurt = { $kid } took the hit without harm and scores { x-more-points }: { $points } now.
points-lost = Cheating like that costs { $kid } { $less ->
    [one] 1 Point
   *[other] { $less } Points
}: { $points } left.
effect = { $other } rolls { $dice_count ->
    [one] 1 effect die
   *[other] { $dice_count } effect dice
}: { $dice }. { $each ->
    [1] Each { $least } or more costs a Command Die.
   *[other] Every { $each } that show { $least } or more cost a Command Die.
}
lost = { $kid } loses { $lost ->
    [one] 1 Command Die
   *[other] { $lost } Command Dice
}: { $left } left.
lost-nothing = That is too little: { $kid } keeps { $left ->
    [one] the last Command Die
   *[other] all { $left } Command Dice
}.
lost-nothing-by-card = Grandma has wrapped { $kid } up well: the hit does no harm, and { $left ->
    [one] 1 Command Die stays
   *[other] { $left } Command Dice stay
}.
piece-lost = The piece costs { $kid } a Command Die: { $left } left.

## Cheating

shove = { x-Kid } shoves { x-other } over. { $other } lies in the snow with { $left ->
    [one] 1 Command Die
   *[other] { $left } Command Dice
} left.
oops = { $other } rolls { $die } to pull { $kid } down too: { $falls ->
    [yes] { $least } or more does it
   *[no] it takes { $least } or more
}.
down = { $kid } falls too and has { $left ->
    [one] 1 Command Die
   *[other] { $left } Command Dice
} left.
check = { $dice_count ->
    [one] Are parents watching? The die shows { $dice }
   *[other] Are parents watching? The dice show { $dice }, and the lowest counts
}: { $seen ->
    [yes] from { $least } on they see { $kid }.
   *[no] they see { $kid } only from { $least } on.
}
caught = { x-Kid } is caught cheating.

## Cards

dealt = { x-Kid } draws { x-cards }.
dealt-hand = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { x-cards }.
drawn = { x-Kid } draws “{ $card }”
drawn-hand = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} “{ $card }”
card-saved = { x-plays } snowballs appear.
card-notdone = { x-plays } { $kid } rolls { $dice } Command Dice this time.
card-ice = { x-plays } { $more } more effect dice if it hits.
card-grandma = { x-plays } there is no effect roll.
card-pitch = { x-plays } { $dice } dice to hit, the best two count.
card-missed = { x-plays } { $dice } dice to hit, the lowest two count.
card-miracle = { x-plays } { $kid } may stay.
card-miracle-draws = { x-plays } that is good for { x-cards }.
card-dash = { x-plays } { $kid } dashes off.
pass = { x-Kid } plays no card.
discard = { x-Kid } leaves { $cards ->
    [one] {""}
   *[other] { $cards } times{" "}
}“{ $card }” on the discard pile.
discard-hand = { $who_is ->
    [you] You leave
   *[other] { $who } leaves
} { $cards ->
    [one] {""}
   *[other] { $cards } times{" "}
}“{ $card }” on the discard pile.

## Going home, and the end

removed = { $why ->
    [caught] Caught: { x-kid } must go home.
    [dice] { x-Kid } has no Command Dice left and goes home.
   *[gave-up] { x-Kid } goes home.
}
surrender = { $who_is ->
    [you] You give up.
   *[other] { $who } gives up.
}
total = { x-Team }: { $points ->
    [one] 1 Point
   *[other] { $points } Points
}{ $whole ->
    [0] {""}
   *[other] , { $whole } for having every Kid outside
}{ $most ->
    [0] {""}
   *[other] , { $most } because no team has more Kids outside
}. Total: { $total }.
total-none = { x-Team } has nobody left outside.
won = { x-Team } wins{ $why ->
    [shared] {" "}too: the totals are equal
    [last] : nobody else is outside
   *[total] {" "}with the highest total
}.

x-Kid = { $who_is ->
    [you] Your { $kid }
   *[other] { $who }’s { $kid }
}
x-kid = { $who_is ->
    [you] your { $kid }
   *[other] { $who }’s { $kid }
}
x-other = { $whose_is ->
    [you] your { $other }
   *[other] { $whose }’s { $other }
}
x-Team = { $team_is ->
    [you] Your team
    [with-you] Your team
   *[other] { $team }’s team
}
x-a-unit = { $unit_begins ->
    [vowel] an
   *[other] a
} { $unit }
x-plays = { x-Kid } plays “{ $card }”:
x-cards = { $cards ->
    [one] a card
   *[other] { $cards } cards
}
x-dice = { $dice ->
    [one] 1 Command Die
   *[other] { $dice } Command Dice
}
x-inches = { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}
x-more-points = { $more ->
    [one] 1 Point
   *[other] { $more } Points
}

## Places

place-beside = beside the { $piece }
place-off = { x-compass } of the { $piece }
place-corner = in the { x-compass } corner
place-field = { $side ->
    [m] in the middle of the field
   *[other] in the { x-compass } of the field
}
place-on-road = on the road, { $place }
place-on-pond = on the pond, { $place }
place-on-ice = on the ice, { $place }

piece-house = { thing-house }{ x-side }
piece-wall = { thing-wall }{ x-side }
piece-tree = { thing-tree }{ x-side }
piece-big-tree = { thing-big-tree }{ x-side }
piece-fountain = { thing-fountain }{ x-side }
piece-fence = { thing-fence }{ x-side }
piece-pond = { thing-pond }{ x-side }
piece-ice = { thing-ice }{ x-side }
piece-bakery = { thing-bakery }{ x-side }
piece-school = { thing-school }{ x-side }
piece-town-hall = { thing-town-hall }{ x-side }
piece-inn = { thing-inn }{ x-side }
piece-church = { thing-church }{ x-side }

x-compass = { $side ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[m] middle
}
x-side = { $side ->
    [none] {""}
   *[other] {" "}in the { x-compass }
}

inches = { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}
halves = { $inches }
way-n = { $y } north
way-s = { $y } south
way-e = { $x } east
way-w = { $x } west
way-ne = { $y } north, { $x } east
way-nw = { $y } north, { $x } west
way-se = { $y } south, { $x } east
way-sw = { $y } south, { $x } west

## What must be decided

waiting-for-cards = Waiting: somebody may be answering with a card.
ask-trait = { $kid } is { x-a-unit }: which { $traits ->
    [2] two Traits?
   *[other] Trait?
}
ask-corner = { $nth ->
    [1] Your team has two corners. Which one does it take first?
    [2] Which second corner does your team take?
   *[other] Which corner does your team take?
}
ask-place = Where does { $kid } stand at the start?
ask-start-other = { x-Other } is about to act. Does { $kid } play a card first?
ask-start-self = { $kid } is up. Play a card before the roll?
ask-die = { $kid }: { $dice_count ->
    [one] one die left ({ $dice }). Spend it, or let { $kid } rest?
   *[other] { $dice_count } dice left ({ $dice }). Spend one, or let { $kid } rest?
}
ask-down = { $kid } lies in the snow, and the dice show { $dice }. Get up with a Wild 6, or stay down?
ask-walk = Where does { $kid } walk? Up to { x-inches }.
ask-slide = Where does { $kid } slide? Up to { x-inches }.
ask-vault = Where does { $kid } land behind the fence?
ask-dash = Where does { $kid } dash? Up to { x-inches }.
ask-contact = { x-Other } stands right beside { $kid } and may shove. Play a card first?
ask-shove = Does { $kid } shove somebody over? Parents may see it.
ask-shooter = { $kid } throws at { x-other } and { x-need }. Play a card?
ask-target = { x-Other } throws at { $kid } and { x-need }. Play a card?
ask-hit = { $kid } is hit and faces { $dice ->
    [one] 1 effect die
   *[other] { $dice } effect dice
}. Play a card?
ask-miracle = { $kid } is caught cheating. Play a card, or go home?

x-Other = { $whose_is ->
    [you] Your { $other }
   *[other] { $whose }’s { $other }
}
x-need = { $close ->
    [yes] is too close to miss
   *[no] needs { $needed }
}

## Moves

move-to = { $way }: { $place }
move-to-touching = { $way }: { $place }, touching { $others }
move-stay = Stay here, { $place }
move-place = { $way } of the { x-compass } corner
move-corner = The { x-compass } corner
move-trait = { $traits }
move-walk = Walk { x-rolled } { x-paid }
move-slide = Slide { x-rolled } { x-paid }
move-vault = Jump over the fence { x-paid }
move-aim = Aim { x-paid }
move-new = Make a snowball of Size { $size } { x-paid }
move-grow = Grow a snowball from Size { $before } to { $size } { x-paid }
move-regrow = Grow back { x-dice } { x-paid }
move-give = Give { $to } a snowball of Size { $size } { x-paid }
move-throw = Throw Size { $size } at { x-other } { x-paid }{ x-close }
move-throw-piece = Throw a piece of yourself, Size { $size }, at { x-other } { x-paid }{ x-close }
move-recover = Catch your breath: { x-dice } back (a Wild 6)
move-prepare = Prepare: { $more } more on the next roll for the order (a Wild 6)
move-get-up = Get up (a Wild 6)
move-shove = Shove { x-other } over: { x-risk }
move-end = Let { $kid } rest
move-pass = Play no card
move-pass-roll = Play no card and roll the dice
move-pass-shove = Shove nobody
move-play = Play “{ $card }”
move-play-saved = Play “{ $card }” for { $balls ->
    [one] 1 snowball
   *[other] { $balls } snowballs
} of Size { $size }{ $way ->
    [0] {""}
   *[other] {" "}(way { $way })
}
move-play-draw = Play “{ $card }” to draw { x-cards }
move-surrender = Give up: your Kids go home

x-rolled = { $dice ->
    [0] up to { $most } in
   *[other] { $least } to { $most } inches, by a roll
}
x-close = { $close ->
    [yes] : cheating, { x-risk }
   *[no] {""}
}
x-risk = { $seen ->
    [free] nobody minds
    [point] that costs a Point
   *[other] caught if { $checks ->
        [one] a die shows { $seen } or more
       *[other] the lower of two dice shows { $seen } or more
    }
}
x-paid = { $paid ->
    [own] (a { $face })
    [trait] (a { $face }, by Trait)
   *[wild] (a Wild { $face })
}

## What can be looked up: who plays

thing-kid = Kid
    .about = { x-unit }
thing-big = Big Kid
    .about = { x-unit }
thing-elf = Christmas Elf
    .about = { x-unit }
thing-snowman = Living Snowman
    .about = { x-unit }
thing-yeti = Yeti
    .about = { x-unit }
thing-penguin = Penguin
    .about = { x-unit }
thing-spare-1 = { $named ->
    [yes] { $name }
   *[no] Spare 1
}
    .about = { x-unit }
thing-spare-2 = { $named ->
    [yes] { $name }
   *[no] Spare 2
}
    .about = { x-unit }
x-unit = Has at most { x-dice } and makes snowballs of Size { $size }{ $wild ->
    [yes] ; its Trait dice are Wild
   *[no] {""}
}{ $slides ->
    [yes] ; it can slide
   *[no] {""}
}{ $piece ->
    [0] {""}
   *[other] ; it can throw pieces of itself, Size { $piece }
}{ $regrows ->
    [0] {""}
   *[other] ; on snow it can regrow
}{ $harder ->
    [0] {""}
   *[other] ; to hit it, a Kid needs { $harder } more
} (VILLAGE-34, VILLAGE-72, VILLAGE-84). It loses a Command Die for { $each ->
    [1] each effect die
   *[other] every { $each } effect dice
} of { $least } or more{ $oops ->
    [0] {""}
   *[other] ; shoved, it pulls the other down on { $oops } or more
}{ $caught ->
    [1] {""}
   *[other] ; of its { $caught } dice for being caught the lowest counts
}{ $honest ->
    [yes] ; it never cheats
   *[no] {""}
}{ $seen ->
    [never] ; Kids never cheat against it
    [free] ; cheating against it is not checked
    [point] ; cheating against it costs Points
   *[other] ; a Kid that cheats against it is caught from { $seen } on
} (VILLAGE-69, VILLAGE-88, VILLAGE-91).
thing-fast = Fast
    .about = { x-trait }
thing-strong = Strong
    .about = { x-trait }
thing-skilful = Skilful
    .about = { x-trait }
thing-resourceful = Resourceful
    .about = { x-trait }
x-trait = A 5 can be spent to { $verb ->
    [move] move
    [gather] gather snow
    [aim] aim
   *[throw] throw
} (VILLAGE-59).

## What can be looked up: Command Dice

thing-command-dice = Command Dice
    .about = As many as a Kid has are rolled when it is up, and spent one by one; what is not spent is lost. Without any a Kid goes home (VILLAGE-46, VILLAGE-89).
thing-walk = Walk
    .about = The dice say how many inches you can walk, around houses, walls, trees, fences and Kids; stopping earlier is fine (VILLAGE-62, VILLAGE-65).
thing-slide = Slide
    .about = Off the roads, slide as many inches as the dice say; nobody slides on or across a road (VILLAGE-63).
thing-vault = Jump
    .about = Over the fence right beside you to its other side, without a roll (VILLAGE-64).
thing-gather = Gather snow
    .about = On snow, not on road or ice: make a snowball, make one bigger, give one away, or regrow (VILLAGE-72).
thing-new = New snowball
    .about = You make a snowball; you must stand on snow (VILLAGE-73).
thing-grow = Bigger snowball
    .about = A snowball that you hold grows, up to Size { $largest } (VILLAGE-74).
thing-give = Give
    .about = A snowball goes to a Kid of your team within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } (VILLAGE-75).
thing-regrow = Regrow
    .about = A Snowman on snow gets Command Dice back; they are rolled from the next Turn on (VILLAGE-76).
thing-aim = Aim
    .about = Your next throw needs { $less } less for each time you aim. Being hit spoils it (VILLAGE-78, VILLAGE-80).
thing-throw = Throw
    .about = At a Kid of another team that you can see. Two dice must reach the number needed (VILLAGE-81, VILLAGE-85).
thing-trait = Trait die
    .about = It is spent on what the Kid’s Traits say: Fast, Strong, Skilful or Resourceful (VILLAGE-59).
thing-wild = Wild
    .about = Spent on whatever you like, or to recover, to prepare or to get up (VILLAGE-60, VILLAGE-95).
thing-recover = Recover
    .about = For a Wild die, { $dice ->
        [one] 1 Command Die comes
       *[other] { $dice } Command Dice come
    } back, to be rolled from the next Turn on (VILLAGE-93).
thing-prepare = Prepare
    .about = For a Wild die, { $more } more on the next roll for the order (VILLAGE-94).
thing-get-up = Get up
    .about = For a Wild die, a Kid that lies in the snow stands again (VILLAGE-61).
thing-shove = Shove
    .about = After moving, push over somebody right beside you: it falls and loses { $dice ->
        [one] a Command Die
       *[other] { $dice } Command Dice
    }, but never the last. That is cheating (VILLAGE-67, VILLAGE-68).

## What can be looked up: words of the game

thing-snowball = Snowball
    .about = Snowballs have a Size, up to { $largest }: that many effect dice, and big ones hit more easily. You can hold any number (VILLAGE-77, VILLAGE-88).
thing-points = Points
    .about = A hit scores { $points }. At the end the Points of Kids still outside count, with { $whole } for a team that is still whole and { $most } if no team has more Kids outside (VILLAGE-87, VILLAGE-112).
thing-needed = Number needed
    .about = { $near } within { $near_inches } inches, { $middle } within { $far_inches }, { $far } beyond; less for aiming and big snowballs, more for things beside the way (VILLAGE-84).
thing-object = Things beside the way
    .about = Each house, wall, tree, fence or Kid within { $beside ->
        [one] 1 inch
       *[other] { $beside } inches
    } of the line from thrower to target makes the number needed { $more } higher (VILLAGE-19, VILLAGE-84).
thing-effect = Effect dice
    .about = Whoever is hit rolls as many as the snowball’s Size; high ones cost Command Dice (VILLAGE-88).
thing-too-close = Too close
    .about = A throw within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } always hits, but it is cheating (VILLAGE-81, VILLAGE-90).
thing-caught = Caught
    .about = Who has cheated rolls a die: on a high one parents see it, and the cheat goes home. How high depends on both (VILLAGE-91, VILLAGE-92).
thing-critical-hit = Critical hit
    .about = { $sum } or more on the dice always hits, with { $more ->
        [one] 1 more effect die
       *[other] { $more } more effect dice
    } (VILLAGE-85, VILLAGE-88).
thing-critical-miss = Critical miss
    .about = { $sum } or less on the dice always misses and ends the Kid’s turn (VILLAGE-85, VILLAGE-86).
thing-down = Lying in the snow
    .about = Such a Kid can only get up with a Wild die, or play a card that is no movement (VILLAGE-61).
thing-gone = Gone home
    .about = The Kid is out for good, and its Points, snowballs and cards are lost (VILLAGE-96).
thing-order = Order
    .about = Each Turn every Kid rolls a die, and the highest comes first; everybody acts once (VILLAGE-43, VILLAGE-44).
thing-turn = Turn
    .about = The game has { $turns ->
        [one] 1 Turn
       *[other] { $turns } Turns
    }; in each of them every Kid still outside acts once (VILLAGE-42).
thing-corner = Corner
    .about = A team starts within { $inches } inches of its corners (VILLAGE-26, VILLAGE-39).

## What can be looked up: the village

thing-house = house
    .about = Nobody walks or sees through it, and throws past it are harder (VILLAGE-18, VILLAGE-19, VILLAGE-65).
thing-wall = wall
    .about = { thing-house.about }
thing-tree = tree
    .about = { thing-house.about }
thing-big-tree = big tree
    .about = { thing-house.about }
thing-fountain = fountain
    .about = { thing-house.about }
thing-bakery = bakery
    .about = { thing-house.about }
thing-school = school
    .about = { thing-house.about }
thing-town-hall = town hall
    .about = { thing-house.about }
thing-inn = inn
    .about = { thing-house.about }
thing-church = church
    .about = { thing-house.about }
thing-fence = fence
    .about = You can see over it and jump over it; throws past it are harder (VILLAGE-19, VILLAGE-64).
thing-road = road
    .about = There is no snow to gather on it, and nobody slides on it (VILLAGE-23, VILLAGE-72).
thing-ice = ice
    .about = There is no snow to gather on it, but one can slide on it (VILLAGE-R18).
thing-pond = pond
    .about = { thing-ice.about }

## What can be looked up: cards

thing-card-saved = I’ve been saving these!
    .about = When it is your turn, choose one of these: { $ways } (VILLAGE-100).
saved-way = { $balls ->
    [one] 1 snowball
   *[other] { $balls } snowballs
} of Size { $size }
thing-card-notdone = I’m not done yet!
    .about = Before your roll: you roll { $dice } Command Dice this time (VILLAGE-101).
thing-card-ice = Ice to see you!
    .about = When you throw: { $more } more effect dice if it hits (VILLAGE-88).
thing-card-grandma = Thanks, Grandma!
    .about = When you are hit: no effect roll, nothing is lost (VILLAGE-57, VILLAGE-88).
thing-card-pitch = I’ve been practicing my pitch!
    .about = When you throw: { $dice } dice to hit, and the best two count (VILLAGE-85).
thing-card-missed = Missed me, dork!
    .about = When somebody throws at you: { $dice } dice to hit, and the lowest two count (VILLAGE-85).
thing-card-miracle = A Christmas Miracle!
    .about = When you are caught cheating: you may stay. An Elf or a Yeti can draw { x-cards } instead, at any time (VILLAGE-92, VILLAGE-103).
thing-card-dash = Dashing through the snow!
    .about = At nearly any time, if you stand: { $dice ->
        [0] move up to { $inches } inches
       *[other] roll { $dice ->
            [one] a die
           *[other] { $dice } dice
        } and move up to that many inches{ $inches ->
            [0] {""}
           *[other] {" "}and { $inches } more
        }
    } (VILLAGE-53, VILLAGE-102).
thing-card-spare-1 = { $named ->
    [yes] { $name }
   *[no] Spare 1
}
    .about = { $about }
thing-card-spare-2 = { $named ->
    [yes] { $name }
   *[no] Spare 2
}
    .about = { $about }

## The picture

picture-scene = The village from above, Turn { $turn } of { $of }; { $kids ->
    [one] 1 Kid is outside
   *[other] { $kids } Kids are outside
}.
picture-turn = Turn { $turn } of { $of }
picture-dice = { $kid }’s dice
picture-faces = { $faces } (VILLAGE-59).
face-move = walk
    .short = Walk
face-gather = gather snow
    .short = Snow
face-aim = aim
    .short = Aim
face-throw = throw
    .short = Throw
face-trait = Trait
    .short = Trait
face-wild = Wild
    .short = Wild
picture-end = Rest
    .about = Dice that are not spent are lost (VILLAGE-49).
picture-pass = Pass
    .about = Play no card, do nothing (VILLAGE-52).
picture-balls = { $balls ->
    [one] 1 snowball
   *[other] { $balls } snowballs
} of Size { $size }
picture-draw = Draw { x-cards }
picture-size = Size { $size }
picture-piece = A piece of yourself
picture-traits = { $kid }: choose a Trait
picture-spot-help = Arrow keys move the mark, Enter goes there.
picture-place-help = Arrow keys move the mark, Enter puts { $kid } there.
picture-inches = { $inches } in
picture-way = { $inches } of { $most } in
picture-kid = { $kid }, { $unit } of { $who }
picture-command-dice = { x-dice }
picture-points = { $points ->
    [one] 1 Point
   *[other] { $points } Points
}
picture-aimed = aim { $aim }
picture-prepared = prepared +{ $more }
picture-held = { $balls } × Size { $size }
picture-no-balls = no snowball
picture-down = lies in the snow
picture-gone = gone home
picture-not-placed = not outside yet
picture-on-snow = on snow
picture-on-road = on the road
picture-on-ice = on ice
picture-away = { $kid } to { $other }: { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}
picture-hidden = out of sight, { $by } is in the way
picture-never = too close, and { $kid } never cheats against { $other }
picture-sure = too close to miss, and that is cheating
picture-objects = { $objects ->
    [0] nothing beside the way
    [one] 1 thing beside the way
   *[other] { $objects } things beside the way
}
picture-needs = { $with }: { $needed } or more on two dice, { $chance }
picture-throw = It takes { $needed } or more: { $chance } of such throws hit.
picture-no-target = { $kid } sees nobody to throw at (VILLAGE-81).
picture-no-snow = There is no snow under { $kid }’s feet (VILLAGE-72).
picture-no-use = { $kid } cannot spend this die now (VILLAGE-50).
picture-would-need = nothing to throw; a snowball of Size 1 would need { $needed }
picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-hand = { $who }: { x-cards }
picture-deck = deck: { $cards }
picture-closer = Closer
picture-farther = Farther away
picture-whole = Whole village
picture-nobody = nobody left
score-total = Team total
score-points = Points of its Kids
score-kids = Kids still outside

## Why a move cannot be made

why-no-die = That takes a { $face }, and there is none among the dice; a 5 pays for it with the right Trait, a 6 always (VILLAGE-59).
why-no-wild = That takes a 6, and there is none among the dice (VILLAGE-60).
why-down = A Kid that lies in the snow must get up first (VILLAGE-61).
why-get-up = This Kid does not lie in the snow (VILLAGE-61).
why-recover = This Kid has all its Command Dice (VILLAGE-93).
why-prepare = In the last Turn there is nothing to prepare for (VILLAGE-94).
why-slide = Only some Kids slide, and not on a road (VILLAGE-63).
why-vault = There is no fence here to vault (VILLAGE-64).
why-gather = Gathering takes snow underfoot, growing and giving a snowball of that Size, and giving a team mate close by (VILLAGE-72).
why-no-snowball = This Kid has no snowball to throw (VILLAGE-82).
why-no-sight = That snowball is not there, or that target cannot be seen or is no opponent (VILLAGE-81).
why-not-in-reach = That point cannot be reached (VILLAGE-65).
why-no-walk = First spend a 1 to move (VILLAGE-59).
why-no-card = No such card can be played now (VILLAGE-51).
why-no-surrender = You can give up from the first Turn on, unless the table has switched it off (VILLAGE-109).
