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
preparing = The rules are being folded into shape. The first game after an installation takes a little longer.

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
forget = Forget this table: { $game }
open-tables = Open tables
no-open-tables = Nobody waits in public just now.
seats-taken = { $taken } of { $all } seats taken
reclaim-title = Continue here what you began on another device
reclaim-code = Code
reclaim-go = Take my seat
replay-file-title = Watch a game from a record file
replay-file-pick = Choose a record file
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
bot-level-is = { $level }: { $meaning }
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
listed = Show this table to everybody who opens the page
options = Rules and variants
options-changed = Rules and variants ({ $count })
options-of = Rules and variants: { $game }
option-rule = rule { $rule }
deal = Deal
make-link = Make the link
options-reset = As usual

## The waiting room

wait-title = The snowman waits with you
wait-text = Send this link to your friends. The game begins when every seat is taken.
invite-link = Invitation link
share = Share
start-now = Start now, with bots on the empty seats
empty-seat = empty seat
join-title = You are invited to { $game }
join-go = Sit down
watch = Only watch
watching = You are watching.
full = Every seat is taken. You can watch.

## The table

prompt-title = What to do now
moves-title = Your moves
find-move = Find a move
all-moves = All { $count } moves
few-moves = Fewer
more-moves = and { $count } more: type to find them
confirm-move = { $label }?
confirm = Yes, do it
undo = Undo
undo-it = Undo: { $label }
undo-not = Undo: { $why }
undo-ask = Ask to undo
undo-asked = { $who } would like to take a move back.
undo-waiting = Waiting for the others to agree that you take it back.
agree = Agree
refuse = Refuse
hint = Hint
hint-title = What a strong player would do:
hint-thinking = Thinking…
hint-none = No advice here.
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
seat-bot = bot { $level }
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
move-device = Go on with this on another device
move-device-text = Type this code on the other device, at the bottom of the home page. It works once, and this device then only watches.
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
nobody-wins = Nobody won
ended-resigned = All the others gave up.
score = How it came out
place = Place
rematch = Again
rematch-join = To the new table
show-table = Look at the table
replay = Replay
record = Record file
share-replay = Link to the replay
fair = Were the dice fair?
fair-yes = Yes: the seed that was sealed before the game is the one that rolled it.
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

## Settings

language = Language
theme = Light
theme-auto = As the device
theme-day = Day
theme-evening = Evening
theme-to-day = Light: Day
theme-to-evening = Light: Evening
speed = Animation
speed-none = none
speed-quick = quick
speed-calm = calm
speed-slow = slow
speed-reduced = Your device asks for less motion: animations are off.
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
offline = The server cannot be reached. Is `snowyard serve` running?
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
