### The browser's page around the tables. docs/translating.md explains the files; every language has the same sentences.
### Many of these stand on buttons: keep them short.

tagline = Five snowball fights on paper snow. Pick one and throw.
skip = Skip to the content
home = Home
close = Close
cancel = Cancel
copy = Copy
copied = Copied
you = you
loading = Shaking the snow off the table…

## Home. What a button is called aloud begins with what stands on it: play-now-with with play-now, and so on.

play-now = Play now
play-now-with = Play now: { $game }, against bots
same-screen = Same screen
same-screen-with = Same screen: { $game } with others here
invite = Invite
invite-to = Invite friends to { $game }
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $low } to { $high } players
games = The games
minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
minutes-range = { $low } to { $high } minutes
difficulty-1 = easy to learn
difficulty-2 = some rules to learn
difficulty-3 = many rules to learn
by = by { $names }
your-tables = Your tables
your-turn = Your turn
table-waiting = Waiting for players
table-playing = In play
table-over = Finished
on-this-device = On this device
forget = Forget this table: { $game }
waits-for-you = Waiting for you
goes-on = Going on
finished-tables = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
rulebook = Rulebook
rulebook-of = Rulebook: { $game }
rules-of = Rules: { $game }
print = Print
contents = Contents
rules-in-english = This rulebook has not been translated into your language yet: here it is in English.
preparing = { $game }: fetching rules and pictures…
preparing-part = { $game }: { $done } of { $all } kB fetched
open-tables = Open tables
no-open-tables = Nobody waits in public just now.
seats-taken = { $taken } of { $all } seats taken
reclaim-title = Continue here what you began on another device
reclaim-code = Code
reclaim-go = Take my seat
replay-file-title = Watch a game from a record file
replay-file-pick = Choose a record file
newer = There is a newer Snowyard.
newer-now = Change to it
alone-text = This page plays by itself: your tables lie in this browser. To play with friends elsewhere, one of you runs a server (snowyard serve).
credits = Snowyard plays five published snowball games by their own rules; the rulebooks name their designers.

## A new table

new-table = A new table: { $game }
your-name = Your name
name-at = Your name { $number }
how-many = Players
who-sits = Who sits there
who-sits-at = Who sits there { $number }
sits-me = You
sits-guest = Somebody at this screen
sits-open = A friend, by link
sits-bot = A bot
bot-level = How well the bots play
bot-level-name = { $level ->
    [easy] easy
    [fair] fair
    [hard] hard
    [expert] expert
    [champion] champion
    [simple] simple
    [random] random
   *[other] { $level }
}
bot-level-is = { bot-level-name }: { $level ->
    [easy] plays sensibly, with many slips; for a first game
    [fair] thinks ahead a little, at most 50 milliseconds a move
    [hard] thinks well ahead, at most 300 milliseconds a move
    [expert] thinks as far ahead as it can, at most 2 seconds a move
    [champion] has learned from many games, and thinks at most 2 seconds a move
    [simple] plays by hand-written rules of thumb, at once
    [random] plays any legal move
   *[other] { $meaning }
}
name-wrong = A name has 1 to 20 letters, digits, spaces and . ' -, begins with a letter or digit, and is not p0, p1, …
name-twice = Two people at this table are called { $name }: give one of them another name.
clock = Clock
clock-off = No clock
clock-seconds = { $seconds ->
    [one] { $seconds } second a decision
   *[other] { $seconds } seconds a decision
}
clock-minutes = { $minutes } min a decision
clock-days = { $days ->
    [1] One day a decision
   *[other] { $days } days a decision
}
hints-allow = Allow hints
listed = Show this table to everybody who opens the page
options = Rules and variants
options-changed = Rules and variants ({ $count })
options-of = Rules and variants: { $game }
option-rule = rule { $rule }
deal = Deal
make-link = Make the link
options-reset = As usual
clock-per-decision = For each decision
clock-whole-game = For the whole game
clock-over-days = Over days
clock-bank = { $minutes } min, plus { $seconds } s after each decision
clock-own = As you like…
clock-own-minutes = Minutes for each player
clock-own-seconds = Seconds added after each decision
clock-about = When the time is up, the clock makes the decision.
clock-is = Clock: { $clock }
group-game = The game
group-house = House rules
group-expert = For experts
printed = as printed
printed-is = printed: { $value }
variant-file = A variant file
variant-about = A file (TOML) with other figures or cards: snowyard content GAME writes one to begin with.
variant-pick = Choose a file
variant-drop = Leave it out
variant-long = This file is too long: a variant has at most 8000 letters.
field-team = Team { $number }
field-team-place = Team { $number }, place { $place }
field-another = Another one
field-add = Add
field-remove = Remove { $what }
field-replaces = replaces { $what }
field-not-used = not used
field-given = Named here
field-how-many = How many: { $what }

## The waiting room

wait-title = The snowman waits with you
wait-text = Send this link to your friends. The game begins when every seat is taken.
wait-again = The game begins when every seat is taken. Whoever played with you comes by “To the new table”.
invite-link = Invitation link
share = Share
start-now = Start now, with bots on the empty seats
empty-seat = empty seat
join-title = You are invited to { $game }
join-go = Sit down
watch = Only watch
watching = You are watching.
full = Every seat is taken. You can watch.
invite-qr = QR code of this link
invite-only-here = Only this device reaches the server. To let others in, stop it and start it so:
invite-open = This address works for everybody in the same network.
invite-wrong = This invitation is wrong, or a part of the link is missing. Ask for the whole link.
invite-needed = One comes to this table by invitation. Ask whoever made it for the link, or watch.
take-title = Go on with your game here
take-text = This link takes your seat to this device. The other device then only watches.

## A game begun in this browser goes on with friends

go-on = Invite friends into this game
go-on-text = The game moves to the server and goes on when every seat is taken. You get a link for your friends.
go-on-anew = From then on the server rolls and shuffles. What you cannot see is dealt anew, so that you know no more than your friends expect.
go-on-do = Move the game
earlier-open = { $who } began this game in a browser ({ $count ->
    [one] { $count } move
   *[other] { $count } moves
}). There one can look up every roll and draw in advance. From now on this server rolls and draws, and nobody can.
earlier-hidden = { $who } began this game in a browser ({ $count ->
    [one] { $count } move
   *[other] { $count } moves
}). There one can look up every card, roll and draw in advance. From now on this server rolls and draws, and nobody can. When the game goes on, everything that { $who } cannot see is dealt anew: what was looked up before is worth nothing.
fair-earlier = The beginning, played in a browser: sealed and shown

## The table

prompt-title = What to do now
moves-title = Your moves
find-move = Find a move
all-moves = All { $count } moves
more-moves = and { $count } more: type to find them
places = Choose in the picture, or here
all-again = All moves again
just-now = What just happened. Opens the log.
skip-to-decision = Skip to what you must decide
forced-played = Played by itself: { $label }
confirm-move = { $label }?
confirm = Yes, do it
confirm-short = Yes
undo = Undo
undo-it = Undo: { $label }
seat-moved = You play on another device now. This one only watches.
undo-not = Undo: { $why }
undo-why-secret = somebody is being asked in secret
undo-why-news = chance has decided something or something hidden has come to light since
undo-why-final = this move is never taken back
undo-why-others-final = somebody has made a move since that is never taken back
undo-why-hidden = something was decided in secret since
undo-why-none = there is no move of yours to take back
undo-why-others = somebody else has decided since
undo-why-watching = you are watching
undo-why-over = the game is over
undo-why-bot = a bot plays for you
undo-ask = Ask to undo
undo-ask-it = Ask to undo: { $label }
change-choice = Change my choice
undo-asked = { $who } would like to take a move back.
undo-asked-it = { $who } would like to take this back: “{ $label }”
undo-asked-too = This goes back with it: “{ $label }”
undo-waiting = Waiting for the others to agree that you take it back.
undo-waiting-it = Waiting for the others to agree that you take this back: “{ $label }”
undo-declined = Not everybody agreed: your move stays.
agree = Agree
refuse = Refuse
hint = Hint
hint-title = What a strong player would do:
hint-thinking = Thinking…
hint-none = No advice here.
set-up = Set up for me
set-up-sure = Shall the rest of the set-up be chosen for you, as a strong player would?
hints-on = Hints are allowed at this table.
hints-off = No hints at this table.
hints-asker = A hint goes to whoever asks for it and to nobody else.
hints-own-engine = What players run on their own devices, nobody can prevent.
chance = wins { $percent } %
chance-error = give or take { $points }
log = Log
log-empty = Nothing has happened yet.
log-jump = Look at the table after line { $number }
log-new = New since you were away
move-back = taken back
looking-back = You look at move { $number } of { $all }.
back-to-now = Back to now
rules = Rules
rules-now = What counts right now
rules-loading = Leafing through the rulebook…
look-up = Look up a card, a token or a word
look-up-none = Nothing here is called that.
chat = Chat
chat-write = Write to everybody at the table
chat-send = Send
chat-empty = Quiet as snow.
seats = Players
seat-turn = is deciding
seat-choosing = is choosing
seat-chosen = has chosen
seat-bot = bot { bot-level-name }
seat-away = away
seat-here = here
seat-bot-plays = a bot plays for now
seat-resigned = gave up
let-bot = Let a bot play on
bot-asked = a bot was asked for
bot-asked-for-you = The others want a bot to play for you.
i-am-here = I am here
menu = More
hand-to-bot = Let a bot play for me
take-back = Play myself again
bot-plays-for-you = A bot plays for you.
resign = Give up
resign-sure = Give up this game? There is no way back.
give-up-sure = { $label }? There is no way back.
move-device = Go on with this on another device
move-device-warn = Whoever opens this link or types this code has your seat. Show it to nobody.
move-device-link = Link for your other device
move-device-or = Or type this code there, at the bottom of the home page:
time-left = has { $time }
skip-animation = Skip
zen = Quiet mode
help = Keys
settings = Settings
reconnecting = The line is snowed in. Trying again…
next-table = Next table that waits for you
days-left = { $days } d { $hours } h
hours-left = { $hours } h { $minutes } min
title-turn = ● Your turn, { $game }
notify-turn = It is your turn in { $game }.
title-asked = ● { $who } asks, { $game }
notify-asked = { $who } would like to take a move back: { $game }.

## Several people at one screen

pass-to = Pass the device to { $who }
pass-to-nobody = Nobody at this screen has to decide now
pass-text = Everybody else looks away.
i-am = I am { $who }

## The end. A command stands behind fair-how.

over = The fight is over
you-win = You win
you-win-together = You win together
wins-game = { $names } won
end-rules = { $count ->
    [1] Rule
   *[other] Rules
}: { $rules }
nobody-wins = Nobody won
score = How it came out
place = Place
rematch = Again
rematch-join = To the new table
show-table = Look at the table
replay = Replay
record = Record file
share-replay = Link to the replay
fair = Was chance fair?
fair-yes = Yes: the seed that was sealed before the game is the one that decided every roll and shuffle.
fair-no = No: this seed does not match what was sealed before the game.
fair-sealed = Sealed before the game (SHA-256 of the seed)
fair-seed = Seed, shown now
fair-computed = Computed here
fair-how = Every roll and shuffle follows from the seed and the players’ own numbers. Check all of them yourself: save the record file and run

## Replays

replay-of = Replay: { $game }
step = Move { $number } of { $all }
step-back = One move back
step-on = One move on
to-start = To the start
to-end = To the end
play = Play
pause = Pause
eyes = Seen by
eyes-open = Everything open
eyes-all = What everybody sees
chances = Chance to win
chances-work = Working out the chances: { $done } of { $all }
chances-axis = Chance to win after each move, one line a player
replay-running-title = This game is still being played
replay-running = The replay opens when the game is over. Until then you can watch at the table.
replay-waiting = This game has not begun. The replay opens when it is over.
to-table = To the table

## The review of a game

review = Review this game
review-title = Review
review-about = This device looks at every move. That takes about half a minute.
review-work = Looking at the game: { $done } of { $all }
review-stop = Stop
review-good = { $who } played what the machine would have played.
review-better = { $more ->
    [0] “{ $move }” did better where the two moves were compared, but the last check found no difference: at most { $high } in 100 games.
   *[other] “{ $move }” would have won { $more } in 100 games more (between { $low } and { $high }).
}
review-alike = The machine would have played “{ $move }”. It cannot tell that this is better.
review-worth = Won of 100 games: { $played } as played, { $best } with the machine’s move.
review-worth-one = That wins about { $worth } of 100 games.
review-known = This counts what { $who } could know then, not the hidden cards.
review-forced = There was nothing to decide.
review-luck = Great luck for { $who }: the dice or cards of this move were worth { $more } in 100 games.
review-mark-back = Mark before
review-mark-on = Next mark
review-means = What do these numbers mean?
review-means-won = “Would have won” means: the game is played on again and again from what the player knew, what was hidden is dealt anew each time, and everybody decides as the machine does. A shared victory counts as a share. A move is marked only where the difference is larger than what chance alone would make.
review-means-together = Where all decide at the same time, the others decide without knowing the move, in these games too. It is not compared with what they really chose.
review-means-ledger = The table is about the true game with all cards open, if everybody played on plainly. What a player started with, luck, the player’s own decisions and those of the others add up to the result. ± is the doubt that is left.
ledger-title = Where the result came from, in 100 games
ledger-start = Start
ledger-luck = Luck
ledger-own = Own play
ledger-others = Others’ play
ledger-result = Result
mark-mistake = Mistake
mark-luck = Great luck
play-on = Play on from here
play-on-better = Play on with the machine’s move
play-on-dice = Dice and cards come as they did in this game. Bots play for the others.

## Puzzles

puzzle-today = Puzzle of the day
puzzle-today-of = Puzzle of the day: { $game }
puzzle-of = Puzzle { $number } of { $all }: { $game }
puzzle-grade = { $grade ->
    [1] Easy: one of four levels of bots misses it
   *[other] Missed by { $grade } of four levels of bots
}
puzzle-task = You are { $who }. One move is clearly the best. Which one?
puzzle-right = Right: { $move }.
puzzle-wrong = No. Best was “{ $move }”.
puzzle-better = “{ $move }” wins { $more } in 100 games more than the next best move, “{ $second }” (between { $low } and { $high }).
puzzle-worth = Won of 100 games: { $best } and { $second }.
puzzle-simple = A plain player would choose “{ $move }”.
puzzle-solved-exactly = This ending is worked out exactly.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-done = { $done } of { $all } solved here
puzzle-none = There is no such puzzle.

## Settings

language = Language
theme = Light
theme-auto = As the device
theme-day = Day
theme-evening = Evening
theme-to-day = Light: Day
theme-to-evening = Light: Evening
where = Tables without friends elsewhere
where-here = in this browser
where-server = on the server
speed = Animation
speed-none = none
speed-quick = quick
speed-calm = calm
speed-slow = slow
speed-reduced = Your device asks for less motion: animations are off.
others-stay = What the others do stays on the screen
others-none = not at all
others-quick = briefly
others-calm = long enough to read it
others-slow = twice as long
forced = Make moves by themselves where there is no choice and nobody learns a secret from it
confirming = Ask before a move counts
confirming-auto = on touch screens
confirming-always = always
confirming-never = never
sound = Sounds
sound-on = Sound on
sound-off = Sound off
notify = Tell me when it is my turn and the page is hidden
notify-no = Your browser does not allow notifications here.

## Keys: what each does; .keys where the keys themselves have names

key-choose = choose a move
key-asked = end what you are doing with something left; the same key again confirms
key-walk = go from thing to thing; Enter chooses
    .keys = Tab, arrows
key-confirm = confirm / cancel
    .keys = Enter / Esc
key-undo = undo
key-hint = hint
key-rules = rules at this decision
key-log = log
key-chat = chat
key-look = look back, look forward
    .keys = [ and ]
key-skip = skip the animation
key-prompt = say the prompt again
key-zen = quiet mode
key-help = this list

## Trouble

trouble = Something slipped on the ice
not-found = There is no such place in this village.
not-found-title = There is nothing here
no-such-game = There is no game of this name here.
offline = The server cannot be reached. Is `snowyard serve` running?
alone = This page has no server behind it. What you are looking for may lie in another browser.
files-missing = A part of this page cannot be fetched, and it was not kept. Try again when there is a network.
not-here = This table is not kept in this browser.
not-kept = This browser keeps nothing: play on, but when this page is closed the table is gone.
try-again = Try again
bad-answer = The server gave an answer that this page does not understand.

## The plain picture of a game that has none of its own

scene-picture = The table of { $names }
scene-table = On the table
scene-own = Only you see this
scene-you = you
scene-decides = decides
scene-yes = yes
scene-no = no

## Lessons, and explanations of what appears for the first time

learn = Learn
learn-game = Learn { $game }: { $done } of { $all } steps done
coach = Coach
lesson-steps = Steps of the lesson
lesson-step = { $number } of { $all }: { $title }
lesson-back = Go back
lesson-next = Next step
lesson-again = Start this step again
lesson-game = Play a whole game
explain = New at this table
explain-open = New: { $thing }
explain-next = Got it
explain-off = No more explanations
explain-setting = Explain what appears for the first time
bench-link = The designer’s bench
bench-link-about = Change a card, a die or a number of a game, and see at once what that does.

## Print and play: the pages to print, and what stands on them

print-and-play = Print and play
print-of = Print and play: { $game }
print-wishes = What to print
print-printed = The printed game
print-nothing = This game has no pages to print.
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-for = For
print-map = Map
print-map-full = full size
print-map-half = half size
print-both = Print both sides
print-backs = backs
print-list = What is in it
print-cards = { $count } × { $what }, { $width } × { $height } mm
print-pieces = { $count } × { $what }
print-figure = figure: { $what }
print-deck = Cards
print-tokens = Pieces to cut out
print-aid = Player aid
print-dice = Dice
print-sheet = sheet { $number } of { $all }
print-how = How to print
print-how-scale = Print at 100 % (“actual size”), not “fit to page”. This line must then be 80 mm long:
print-how-duplex = Print on both sides and turn over on the long edge: each sheet of fronts is followed by its backs.
print-how-cut = Cut from mark to mark. Heavy paper (200 g) or card sleeves make it last.
print-differs = Different from the printed game
print-differs-next = { $count ->
    [one] One number is another one: it stands on the next sheet.
   *[other] { $count } numbers are others: they stand on the next sheet.
}
print-variant-first = This is a variant. Where its numbers differ from what is written here, its numbers hold; the first sheets list them.
print-plan = How the map goes together
print-plan-how = Cut along the marks and lay the parts edge to edge. One inch of the rules is { $mm } mm here; measure with the ruler.
print-ruler = Ruler, { $inches } inches

# what people who tried a variant say of it, when the game is over
feedback = How was this variant?
feedback-of = { $name }: how was this variant?
feedback-fun = Fun
feedback-fun-of = { $fun } of 5
feedback-too-long = Too long
feedback-unfair = Unfair
feedback-sentence = A sentence for whoever made it (up to { $most } letters)
feedback-send = Send
feedback-readers = Everybody at this table and whoever runs the server can read it. Once sent, it stays as it is.
feedback-here = It is kept in this browser with the record, which you can save as a file.
feedback-thanks = Thank you. It is kept with the record of this game.

## What a server refuses

refused-name = Somebody at this table is called { $name } already: take another name.
refused-begun = The game has begun. You can watch it.
refused-not-begun = The game has not begun: the table waits for players.
refused-over = The game is over.
refused-turn = It is not your decision now.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-chosen = You have chosen already. Take that back first, while others still choose.
refused-stale = The table has changed in the meantime. Look again.
refused-question = A question is open already. Wait for the answers.
refused-nobody-asks = Nobody waits for an answer of yours.
refused-resigned = You have given up already.
refused-empty = An empty message says nothing.
refused-watching = You are watching. Only those at the table can do that.
refused-no-bot = No bot can play there now.
refused-bot-asked = { $name } is being asked already, and may object until the time is up.
refused-still-here = { $name } is still at the table.
refused-self = You play for yourself already.
refused-hurry = That was too much at once. Wait a moment.
refused-key = This device has no seat at that table any more.
refused-code = That code is wrong, used, or older than ten minutes. Make a new one on the other device.
refused-table = There is no such table. Check the link.
refused-rematch = You can play again when the game is over.
refused-taken = Your seat in the next game was taken to another device. Make a code there to take it back here.
refused-judged = You have said what you think of this game. It is kept as you sent it.
refused-secret = That is shown when the game is over: before, it would tell secrets.
refused-mistake = The server made a mistake. Nothing was changed.
refused-busy = The server has much to do just now. Try again in a moment.
refused-rules = This table follows other rules than this server plays: it cannot be shown here any more.
refused-storage = The server cannot store anything just now, so this was not accepted.
refused-restart = The server is being restarted. Your table is safe: come back in a moment.
refused-slow = Your connection is too slow for this table.
refused-mistake-look = The server made a mistake. Look at the table, and try again.
