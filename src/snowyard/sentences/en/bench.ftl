# What the designer's bench in the browser says.
bench = The designer’s bench
bench-about = Change a card, a die or a number, and see at once what that does to the game.
game = Game
players = Players
name = Name of your variant
unnamed = My variant
undo = Undo
redo = Redo
reset-all = Back to the printed game
reset-one = Back to { $printed }
changed = { $count ->
    [0] This is the printed game.
    [one] One entry differs from the printed game.
   *[other] { $count } entries differ from the printed game.
}
options = { $count ->
    [0] Options of the table
    [one] Options of the table: one differs
   *[other] Options of the table: { $count } differ
}
options-about = They hold for the printed game and for yours alike. Some content, such as cards that an option brings, matters only with them.
content = What the game is made of
figures = What that does
about-value = Printed: { $printed }.
about-allowed = Allowed: { $allowed }.
about-rule = Rule { $rule }.
number-range = { $low } to { $high }
number-list = { $count } numbers with commas between, { $low } to { $high }
any-name = a name of up to 24 letters
spare = New { $number }
add = Add a new one
remove = Remove { $name }
room = Room for { $all } of your own; { $left } left.
room-none = There is room for { $all } of your own, and all are used. Remove one first.
mend = Something is wrong with this variant. Mend what is marked, and the games go on.

# what is simulated
simple = Hand-written players
random = Random players
who-plays = Who plays
printed = Printed
yours = Yours
games-of-each = { $games ->
    [one] One game of each, the same deals
   *[other] { NUMBER($games) } games of each, the same deals
}
games-alone = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
}
starting = Dealing the first games
time-left = About { $time } left
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
settled = Settled
stopped = Stopped at { NUMBER($games) } games
order = Wins by order of play
even-share = even share
place = { $number ->
    [1] First
    [2] Second
    [3] Third
   *[other] { $number }th
}
length = Turns in a game
length-axis = turns
share-axis = games
turns-mean = { $turns } turns on average
within = { $value } (surely { $low } to { $high })
measures = All figures
measure = Figure
difference = Difference
measure-starts = Whoever starts wins
measure-draws = Games drawn
measure-better = The better player wins
measure-turns = Turns
measure-decisions = Decisions
measure-choice = Legal moves at a decision
measure-forced = Forced decisions
measure-idle = Waiting of who is out first
measure-place = { $number ->
    [2] Whoever decides second wins
    [3] Whoever decides third wins
   *[other] Whoever decides { $number }th wins
}
measure-comebacks = Comebacks
measure-drama = Drama
measure-kings = Decisions of who can hardly win
measure-shift = What they move another’s chance by
about-starts = How often whoever makes the first decision wins.
about-draws = Games without a single winner or winning team.
about-better = How often one hand-written player wins among random ones.
about-turns = Turns as the rules count them.
about-decisions = Choices of any player, forced ones included.
about-choice = How many moves there are to choose from.
about-forced = Decisions with only one legal move.
about-idle = How much of a game comes after the last decision of whoever decides last first.
about-place = How often whoever decides at this place in the order of play wins.
about-comebacks = Of the games with one winner: those whose winner once had less than half of an even share.
about-drama = How far winners were behind while they were behind.
about-kings = Of decisions with a choice: those of players whose best choice wins at most 5 %.
about-shift = How far the two most different choices of such a player move the chance of somebody else.
status-more = more
status-less = less
status-same = as before
status-open = not yet known

# the verdict
verdict = In a few words
verdict-printed = Change something, and what it does is told here.
verdict-waiting = Wait a moment: after { NUMBER($games) } games of each the first thing can be said.
verdict-nothing = Nothing changed that could be measured.
verdict-open = Not yet known: { $what }.
verdict-same = As before, or so near that it does not matter: { $what }.
verdict-together = Between { $who }. All that is said of them holds together with 95 % certainty, however often you look.
who-simple = hand-written players
who-random = random players
says-starts-more = Whoever starts wins more often: { $before } before, { $after } now.
says-starts-less = Whoever starts wins less often: { $before } before, { $after } now.
says-draws-more = More games are drawn: { $before } before, { $after } now.
says-draws-less = Fewer games are drawn: { $before } before, { $after } now.
says-better-more = The better player wins more often: { $before } before, { $after } now.
says-better-less = The better player wins less often: { $before } before, { $after } now.
says-turns-more = Games are longer: { $before } turns before, { $after } now.
says-turns-less = Games are shorter: { $before } turns before, { $after } now.
says-decisions-more = There are more decisions in a game: { $before } before, { $after } now.
says-decisions-less = There are fewer decisions in a game: { $before } before, { $after } now.
says-choice-more = There is more to choose from: { $before } moves before, { $after } now.
says-choice-less = There is less to choose from: { $before } moves before, { $after } now.
says-forced-more = More decisions are forced: { $before } before, { $after } now.
says-forced-less = Fewer decisions are forced: { $before } before, { $after } now.
says-idle-more = Who is out first waits longer: { $before } of the game before, { $after } now.
says-idle-less = Who is out first waits less long: { $before } of the game before, { $after } now.
says-comebacks-more = The winner was far behind more often: in { $before } of games before, { $after } now.
says-comebacks-less = The winner was far behind less often: in { $before } of games before, { $after } now.
says-drama-more = Winners are further behind while they are behind: { $before } before, { $after } now.
says-drama-less = Winners are less far behind while they are behind: { $before } before, { $after } now.
says-place-more = { $number ->
    [2] Whoever decides second wins more often
    [3] Whoever decides third wins more often
   *[other] Whoever decides { $number }th wins more often
}: { $before } before, { $after } now.
says-place-less = { $number ->
    [2] Whoever decides second wins less often
    [3] Whoever decides third wins less often
   *[other] Whoever decides { $number }th wins less often
}: { $before } before, { $after } now.
says-kings-more = More decisions are made by players who can hardly win: { $before } before, { $after } now.
says-kings-less = Fewer decisions are made by players who can hardly win: { $before } before, { $after } now.
says-shift-more = What players who can hardly win choose moves another’s chance further: by { $before } before, { $after } now.
says-shift-less = What players who can hardly win choose moves another’s chance less far: by { $before } before, { $after } now.
order-most = By order of play whoever decides { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
} wins most: { $after } (surely { $low } to { $high }); an even share is { $even }.
order-least = By order of play whoever decides { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
} wins least: { $after } (surely { $low } to { $high }); an even share is { $even }.
order-before = It was { $before } before.
order-even = It hardly matters who decides first: every place in the order of play wins within three points of an even share, { $even }.

# two verdicts
both = Two verdicts
both-about = Hand-written players read your variant and play accordingly. Players that have not noticed it, and play with the printed numbers in mind, come to another verdict: so this depends on whether players have learned what changed.
both-reads = Players that read the variant
both-prints = Players with the printed numbers in mind
both-asked = Asking players that have not noticed the variant
both-agree = Players that have not noticed the variant, and play with the printed numbers in mind, come to no other verdict.
both-not = Players with printed numbers cannot be asked: { $why }
says-same = { $what }: as before, { $before } before and { $after } now.

# what takes play-outs
deeper = Looked at more closely
deeper-about = These take play-outs: games played on from the middle, many times. They begin when the figures above are settled.
deeper-waiting = not begun
comebacks-of = { $games ->
    [one] One game of each, played on from 20 moments
   *[other] { $games } games of each, played on from 20 moments
}
measure-search = A searching player wins
about-search = How often one player who searches (the level Fair) wins among hand-written ones.
says-search-more = Thinking ahead pays more: a searching player wins { $before } before, { $after } now.
says-search-less = Thinking ahead pays less: a searching player wins { $before } before, { $after } now.
search-of = { $games ->
    [one] One deal in all seats
   *[other] { $games } deals in all seats
}
kings-of = { $games ->
    [one] One game of each, other choices tried at up to 6 moments
   *[other] { $games } games of each, other choices tried at up to 6 moments
}
too-few = met too seldom to tell
worth = What each is worth to who has it
worth-about = At draws and choices of { $games } games between { $who }, the card or unit is exchanged for another and both games are played on. In points of winning chance.
worth-good = Surely good to have: { $what }.
worth-bad = Surely bad to have: { $what }.
worth-not-sure = Nothing is surely better or worse to have than another.
worth-together = Between { $who }. All that is said here holds together with 95 % certainty.
worth-so-far = So far. What is surely good or bad is told when all games are there.
worth-nought = no better than another
worth-none = Nothing in this game can be exchanged, so no worth is told.

# what becomes of a variant
shelf = Your variants
play-bots = Play this
play-friends = Play with friends
save = Keep
saved = “{ $name }” is kept in this browser.
saved-over = “{ $name }” is kept in this browser, in place of the one that had this name.
share = Link
link = Whoever opens this link has the variant on the bench
download = File
open-file = Open a file
side-by-side = Lay them side by side
what-if = What if?
what-if-about = One number over all its values, everything else as it stands.
what-if-which = Which number?
what-if-draw = Draw the curve
what-if-left = Values that do not fit are left out: { $why }
what-if-key = The large dot is your value; the printed one stands in bold.
differs = This table is a variant. What differs from the printed game:
instead = { $now } instead of { $printed }

# the search for balance
tune = Search for balance
tune-about = Say what you wish, and which one or two numbers may change for it. The search looks for settings that come nearest with as little change as possible; everything else stays as it stands.
tune-wishes = What do you wish? Leave empty what you do not mind.
tune-numbers = What may change?
tune-which = Number { $number }
tune-none = Nothing else
tune-from = from
tune-to = to
tune-step = in steps of
tune-games = Games of each of the best
tune-begin = Search
tune-stop = Stop
tune-stopped = Stopped
tune-take = Take this
tune-size = { $count ->
    [one] One setting to try.
   *[other] { $count } settings to try.
}
tune-refused = { $count ->
    [one] The rules do not allow one more.
   *[other] The rules do not allow { $count } more.
}
tune-so-far = The nearest so far. The search has picked them for these very games, so they look a little better than they are.
tune-fresh = figures from { NUMBER($games) } fresh games of each
tune-met = The first of these meets every wish.
tune-met-now = As it stands, the game meets every wish.
tune-perhaps = The first of these meets every wish as far as these games tell; more games would make it sure.
tune-not = None of them surely meets every wish; these come nearest.
tune-now = as it stands now
tune-as-now = As it stands now:
tune-yes = met
tune-no = not met
tune-perhaps-met = not surely met
tune-no-wish = Say at least one thing that you wish.
tune-no-number = Choose a number that may change.
tune-twice = Both numbers are the same one; choose another, or only one.
tune-too-many = These are { NUMBER($count) } settings, and at most { $most } are tried here. Make a range smaller, or its steps larger.
tune-no-amount = { $where }: “{ $text }” is no number.
tune-order = { $where }: the first number is the smaller one.
tune-most = { $where }: at most { NUMBER($most) }.
tune-whole = { $what }: whole numbers from { $low } to { $high }, the smaller one first, and steps of 1 or more.

# headings of the content
section-start = At the start
section-wall = The wall
section-turn = A turn
section-hide = Hiding
section-cube = The Cube
section-throw = Throwing
section-brick = Bricks
section-cards = Cards
section-most = At most
section-hand = The hand
section-stops = What stops what
section-then = What becomes of a shelter
section-draft = The draft
section-arsenal = The Arsenal
section-end = The end
section-ranks = Cards
section-face_down = Face-down cards
section-lanes = Lanes
section-deal = The deal
section-attack = Attacks
section-powers = Powers
section-units = Units
section-die = The Command Die
section-traits = Traits
section-recover = Recover
section-prepare = Prepare
section-shove = Shove
section-give = Give
section-setup = Setting up
section-snowball = Snowballs
section-effect = Effect
section-points = Points
section-earn = Earning cards
column-name = Name
column-copies = Copies
column-small = In the small deck
column-hits = Hits
column-sideways = Hits sideways
column-needs = Needs
column-does = Does
column-ends = Its two sides
column-level = Level
column-points = Points
column-set = Set
column-power = Power
column-hit_points = Hit points
column-cost = Cost
column-dice = Dice
column-traits = Traits
column-trait_face = Trait face
column-walk_dice = Walk: dice
column-walk_inches = Walk: inches
column-slide_dice = Slide: dice
column-slide_inches = Slide: inches
column-vaults = Vaults
column-gather = Gathers
column-to_hit = To hit each type
column-effect = Effect from
column-effect_dice = Effect dice
column-cheats = Caught cheating
column-caught_dice = Caught: dice
column-oops = Oops
column-throws_itself = Throws itself
column-regrows = Regrows
column-miracle_draws = Draws by Miracle
column-counts = Snowballs
column-sizes = Sizes
column-count = Snowballs
column-size = Size
column-draws = Draws
column-inches = Inches
column-cracked = Cracked Fort
