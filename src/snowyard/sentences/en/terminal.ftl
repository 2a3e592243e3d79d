### What the terminal says around the tables.

ask-move = Your move:
told-to = { $name }: { $sentence }
new-thing = New: { $name }. { $about }
not-your-decision = It is not your decision now; { $help } shows what you can type.
no-such-move = No move is called { $typed }; { $moves } lists them.
letters-not-numbers = Moves have letters, not numbers.
no-such-letter = No move has the letter { $letter } now.
type-letters = Type { $letters }, or part of what the move is called.
moves-shows-them = { $moves } shows them.
give-up-when = You can give up when a decision is yours.
give-up-really = Do you really give up? There is no way back. Then type: { $typed }
help-move = A move: its letter, its whole text, or part of it. If one move fits, it is played; if several do, they are listed.
explain-how = Type { $off }, and nothing is explained any more, or { $on }.
explanations-on = What appears for the first time is explained, at every table.
explanations-off = Nothing new is explained any more, at any table.
by-itself = Played by itself: { $label }
bot-mistake = A bot’s program made a mistake; the default move is played for it.
undo-not-yours = that cannot be taken back: the last decision was another player’s.
taken-back = Taken back.
taken-back-move = Taken back: { $move }.
goes-on = { $moves ->
    [one] The game goes on after move 1.
   *[other] The game goes on after move { $moves }.
}
own-dice = You roll the dice and type what they show.
seed = The seed of this game has the SHA-256 { $hash }
saved-in = The game is saved after every move in
how-to-type = Type a move by its letter or its text; { $help } shows what else you can type.
hints-allowed = Hints are allowed.
hints-not-allowed = No hints: people play against each other here.
hints-at-table = Hints are allowed at this table.
hints-own-engine = What players run on their own devices, nobody can prevent.
no-hints-at-table = No hints at this table.
cannot-clear = This screen cannot be cleared: whoever reads what stands above sees other players’ secrets.
pass-on = Press Enter to clear the screen, then pass the device to { $name }.
take-over = { $name }, press Enter when only you see the screen.
recorded = The whole game is recorded. See it again with
go-on-with = The game is saved. Go on with
cannot-save = the game cannot be saved in { $file }: { $why }
copy-saved = A copy of the game is saved in { $file }
game-saved = The game is saved in { $file }
no-hints-here = There are no hints here: people play against each other. Begin with --hints to allow them.
file-there = { $file } is there already; choose another name, or go on with --resume { $file }
no-folder = the game cannot be saved in { $file }: there is no folder { $folder }
told-above = There is more above: scroll up, or type { $log }.
more-moves = { $start } ...: { $meaning }
so-many-moves = { $moves } moves
type-beginning = Type the beginning of a move to see more of them, such as: { $example }
no-move-contains = No legal move contains that.
not-tried = not tried
chance = { $chance } (within { $within })
bot-of-kind = { $kind } bot
at-the-table = At the table: { $seats }.
by-lot = Who sits where was drawn by lot.
no-such-rule = nothing in this game of { $game } is called { $typed }, and its rulebook has no such number; numbers run from { $first } to { $last }.
step = Step { $place } of { $of }: { $title }
coach = Coach: { $text }
step-rules = To look up a card, a word or a rule, type “{ $word }” and its name or number (this step: { $rules }). A move keeps its key for the whole game, so some keys may be missing.
new-moment = This is another moment of a game: nothing of the step before counts here.
try-again = Press Enter to go back and try again.
step-taken-back = That move is taken back; it does not count.
lesson-over = That was the last step: you have played a whole game, and whoever won it, you know how it goes. For another one:
step-done = Enter: the next step. { $again }: this step once more. { $quit }: leave.
no-answer = The step is done; { $typed } is no answer here.
learned-kept = What you have done is kept. Go on with
learned-lost = What you have done could not be kept. Start again with
steps-done = { $game }: { $title } { $done } of { $of } steps done.
begin-learning = Begin with snowyard learn GAME.
done = done
nobody-called = nobody called { $typed } sits here; there are { $names }
replay-ask = { $at } of { $of }, Enter: next, { $help }, { $quit }
replay-help-next = Enter or { $next }: one move forwards
replay-help-back = { $back }: one move backwards
replay-help-number = a number: to the table after that move
replay-help-ends = { $start }, { $end }: to the deal, to the end
replay-help-seat = { $seat } p0, { $seat } { $spectator }: through whose eyes
replay-help-quit = { $quit }: leave
nothing-to-type = { $typed } is nothing to type here; { $help } says what is.
deal = The deal
move-number = Move { $number }
after-move = after move { $number }
after-deal = the deal
nothing-seen = Nothing that can be seen from here.
by-whom = by { $credit }
span = { $low } to { $high }
players-minutes = { $players } players, about { $minutes } minutes
difficulty-1 = easy to learn
difficulty-2 = some rules to learn
difficulty-3 = many rules to learn
ask-roll = Roll for { $name }, { $allowed }?
ask-draw = Draw for { $name }, { $allowed }?
cannot-come-up = { $typed } cannot come up now.
table-kept = The table is kept. Come back with the same link.
line-back = The line is back.
line-lost = The line is lost; it is being built up again ...
line-down = The line to the table is down; it is being built up again.
asks-undo = { $name } asks to take back a move. Type { $yes } or { $no }.
undo-goes = It would take back: { $label }
undo-goes-too = And with it: { $label }
undo-asked = The others are asked whether you may take it back.
rematch-made = A rematch is being made; type { $rematch } to play it.
has-chosen = { $name } has chosen.
chooses-again = { $name } chooses again.
undo-choice = Type { $undo } to change your choice.
sits-down = { $name } sits down.
has-resigned = { $own ->
    [yes] You have resigned.
   *[no] { $name } has resigned.
}
bot-wanted = The others want a bot to play for you; type { $back }, or make your move, to play on.
bot-asked = { $name } is asked whether a bot may play on; if nothing is said, it will.
no-reply = { $name } does not answer; type { $typed } to let a bot play on for them.
bot-plays = { $own ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
plays-again = { $own ->
    [yes] You play again.
   *[no] { $name } plays again.
}
is-here = { $name } is here.
is-gone = { $name } is gone.
refused = That is refused: { $sentence }
open = open
you-watch = You are watching.
you-are = You are { $seat }, { $name }.
table-waits = The table waits for players; type { $start } to let bots take the open seats.
table-other-rules = The table was begun under rules that this server does not play.
over-watching = Type { $save } to keep the record, { $quit } to leave.
over-played = Type { $rematch } for another game, { $save } to keep the record, { $quit } to leave.
clocks = Clocks: { $times }.
time-days = You have { $count } days for it.
time-hours = You have { $count } hours for it.
time-minutes = You have { $count } minutes for it.
time-seconds = { $count ->
    [one] You have 1 second for it.
   *[other] You have { $count } seconds for it.
}
resign-really = Do you really give up? Then type: { $typed }
next-game = The next game. You come back to it with this link:
seat-code = Within { $minutes } minutes this code, typed on another device, takes your seat there, once:
record-saved = The record is saved; snowyard verify checks it, snowyard replay shows it:
only-at-table = You are watching; only those at the table can do that.
refused-illegal-move = That move cannot be made now ({ $rules }).
refused-unknown-move = There is no such move ({ $rules }).
word-help = help
word-rules = rules
word-log = log
word-view = view
word-moves = moves
word-options = options
word-explain = explain
word-undo = undo
word-save = save
word-hint = hint
word-bot = bot
word-quit = quit
word-next = next
word-again = again
word-back = back
word-start = start
word-end = end
word-seat = seat
word-spectator = spectator
word-yes = yes
word-no = no
word-chat = chat
word-code = code
word-resign = resign
word-surrender = surrender
word-rematch = rematch
word-feedback = feedback
word-too-long = too long
word-unfair = unfair
word-on = on
word-off = off
word-all = all
does-help = this list
does-rules = the rules of this decision, a rule by its number, or what a card or word means
    .takes = {"["}NUMBER or NAME]
does-log = everything that has happened
does-view = the table and the moves once more
does-moves = every legal move, or those that contain a text
    .takes = {"["}PART]
does-options = the options of this game
does-explain = explain what appears for the first time, or stop it for good
    .takes = on{"|"}off
does-quit = leave; the game is saved
does-quit-away = leave the screen; the table is kept
does-undo = take back your last move; never a roll, a secret or another person’s decision
does-undo-away = take back your last move; those who decided since are asked
does-save = say where the game is saved, or save a copy elsewhere
    .takes = {"["}FILE]
does-save-away = keep the record of a game that is over
    .takes = {"["}FILE]
does-hint = what the best moves (or all) should win, by thinking ahead
    .takes = {"["}all]
does-hint-away = what a bot would think of your moves
does-bot = let a bot choose your move
    .takes = {"["}KIND]
does-bot-away = let a bot play for you, or for pN who does not answer
    .takes = {"["}pN] {"["}LEVEL]
does-yes = agree to what was asked
does-no = do not agree
does-chat = say something to everybody at the table
    .takes = TEXT
does-back = play for yourself again
does-start = begin now: bots take the open seats
    .takes = {"["}LEVEL]
does-code = a code that takes your seat to another device
does-resign = give up; a bot plays on, or at a table of two the game ends
does-rematch = another game of the same people, when this one is over
does-feedback = say how a variant was, when its game is over: 1 to 5, and more if you like
    .takes = N
does-surrender = give up, for good
does-step-next = leave this step and go on
does-step-again = this step from its beginning
does-step-back = the step before
does-step-quit = leave; what you have done is kept
does-step-undo = take back your last move
sure = { $lettered ->
    [no] You can still do something else here. To end it all the same, type { $move } once more.
   *[yes] You can still do something else here. To end it all the same, type { $letter } or { $move } once more.
}
short-names = { $code } and the like in brackets are short names, for typing a move in full; its letter is enough.

# What moves were worth: `snowyard analyse`
analysed = { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
} What made each result, in 100 games from the true table, all cards open, if everybody played on plainly:
analysed-seat = { $seat } { $who }: start { $start }, luck { $luck } (within { $lucky }), own play { $own } (within { $owned }), others' play { $others } (within { $othered }) = { $over ->
    [yes] won
   *[no] stands at
} { $result }; { $mistakes ->
    [0] no mistake is marked
    [one] 1 mistake cost { $cost }
   *[other] { $mistakes } mistakes cost { $cost }
}.
analysed-every = Every decision, by what its player could know:
analysed-costliest = The costliest moves, by what their player could know:
analysed-luckiest = The greatest luck:
analysed-move = Move { $number }, { $who }: { $text }
analysed-stroke = { $move }. The dice or cards of this move were worth { $worth } in 100 games to { $lucky }.
analysed-good = "{ $move }" is what the machine would have played; it wins about { $worth } of 100 games.
analysed-alike = "{ $move }"; the machine would have played "{ $better }", and cannot tell that this is better ({ $played } of 100 as played, { $best } with it).
analysed-better = { $more ->
    [0] "{ $move }"; "{ $better }" did better where the two were compared, but the last check found no difference: at most { $high } in 100 games ({ $played } of 100 as played, { $best } with it).
   *[other] "{ $move }"; "{ $better }" would have won { $more } in 100 games more, between { $low } and { $high } ({ $played } of 100 as played, { $best } with it).
}
analysed-progress = moves of the game
analysed-chart = The chart is in { $file }
count-wrong = a whole number from 1 to 10 million, not { $typed }

# Puzzles
puzzle-of = Puzzle { $number } of { $all }: { $game }. { $grade ->
    [one] Of four levels of bots 1 misses it.
   *[other] Of four levels of bots { $grade } miss it.
}
puzzle-unanswered = No move was chosen.
puzzle-you = You are { $who }. { $prompt }
puzzle-ask = One move is clearly the best. Which one?
puzzle-type = Type the number of a move, 1 to { $last }, or its words.
puzzle-right = Right: { $move }.
puzzle-wrong = No. Best was "{ $move }".
puzzle-better = "{ $move }" wins { $more } in 100 games more than the next best move, "{ $second }", between { $low } and { $high }. Won of 100 games: { $best } and { $next }.
puzzle-simple = A plain player would choose "{ $move }".
puzzle-exact = This ending is worked out exactly.
puzzle-no-such = there is no puzzle { $number } of { $game }; there are 1 to { $last }
puzzle-none = { $game } has no puzzles

# What is wrong with a command line
seats-twice = two seats are called { $name }; give everybody a name of their own
seats-name = { $name } is no name for a seat: up to 20 letters, digits, spaces and . ' -, not p0, p1, ...; or me, bot, bot:random
seats-count = the option seats is { $wanted }, but { $named } players are named
record-no-text = { $file } is no game record: it is not a text file
arguments-network = { $option } is for a table on the network; give its link with --table
arguments-beside = { $option } cannot be given with { $other }: { $reason }
arguments-beside-table = the table is there already
arguments-beside-file = the file says it
programs-named = { $file } wants to start { $programs } as a bot, with your rights. If you trust that, add --start-programs
arguments-other-game = { $file } is a game of { $game }, not of { $wanted }
arguments-game = name a game: { $games }
seed-wrong = a seed is a whole number from 0, not { $typed }
no-such-step = there is no step { $typed }; steps are 1 to { $last }, or { $names }
link-wrong = { $typed } is no link to a table; those look like http://host:8000/#/join/TABLE/CODE or http://host:8000/#/table/TABLE
server-strange = { $server } answers { $status }; is that a Snowyard server?
server-away = { $server } cannot be reached: { $reason }
code-elsewhere = that code is for another table: { $link }
own-dice-not = real dice and cards cannot be used here: players keep secrets from each other, and whoever types what is drawn would see the others' cards. Play without --own-dice: the seed is sealed before the deal, and snowyard verify proves every draw afterwards. --own-dice is for tables where everything lies open, such as forts
learned-broken = { $file } cannot be read ({ $reason }); move it away, and lessons begin anew
parse-required = these are missing: { $names }
parse-unknown = { $names } is not known here
parse-choice = { $name }: { $typed } is not one of { $choices }
parse-one = { $name } needs a value
parse-value = { $name }: { $typed } is no whole number
parse-beside = { $name } cannot be given with { $other }
parse-usage = { $help } shows what can be given.
# what people who tried a variant say of it
feedback-ask = How much fun was this variant, 1 to 5? Add “{ $long }”, “{ $unfair }” or a sentence if you like. Enter says nothing.
feedback-how = Begin with a number from 1 (no fun) to 5 (great fun), such as 4, too long: we waited for snow.
feedback-line = Your answer:
feedback-kept = Thank you. It is kept with the record of this game.
feedback-wanted = How was this variant? Type { $typed } (1 to 5), and a sentence if you like. Everybody at this table and whoever runs the server can read it.

## What is refused elsewhere, said at a terminal

said-no-game = there is no game { $typed }; there are { $names }.
said-no-option = { $game } has no option { $typed }; it has { $names }.
said-option-range = { $game }: { $name } is a whole number from { $low } to { $high }, not { $typed }
said-option-choice = { $game }: { $name } is one of { $names }, not { $typed }
said-option-switch = { $game }: { $name } is on or off, not { $typed }
said-option-written = an option is written NAME=VALUE, not { $typed }
said-option-twice = the option { $name } is given twice
said-no-bot = there is no bot { $typed }; there are { $names }, and program:COMMAND.
said-no-language = there is no language { $typed }; there are { $names }
said-no-move-number = there is no move { $number }; the game has { $moves }
said-no-such-move = { $game } has no move { $typed }.
said-no-file = { $file }: there is no such file
said-no-right = { $file }: you have no right to that
said-is-folder = { $file } is a folder
said-no-variant = the variant { $file } cannot be read: there is no such file
said-no-text = a file that should be text is not (UTF-8)
said-folder-given = { $file } is a folder; name a file in it, such as { $other }
said-folder-missing = there is no folder { $folder } for { $file }; make it first, or name another place
said-cannot-write = { $file } cannot be written: no right to
said-record-head = { $file } line { $line }: { $typed } is no line of a record's head; those begin with { $names }
said-record-line = { $file } line { $line }: { $own }
said-not-decision = it is not your decision now
said-undo-not = that cannot be taken back: { $own }
said-undo-none = there is no move of yours to take back
said-undo-news = chance has decided something or something hidden has come to light since
said-undo-secret = somebody is being asked in secret
said-undo-hidden = something was decided in secret since
said-undo-final = such a move is never taken back
said-undo-else = somebody else has decided since
said-over = the game is over
said-no-table = there is no such table; check the link
said-wrong-key = that key opens no seat (any more)
said-wrong-code = that code is wrong, used, or older than ten minutes; make a new one on the other device
said-name-taken = somebody at this table is called { $name } already; take another name
said-begun = the game has begun
said-wrong-invitation = that invitation does not open this table; ask for its link again
said-full = no seat is free at this table; you can watch
said-not-begun = the game has not begun: the table waits for players
said-bot-plays = a bot plays for you; take your seat back first
said-chosen = you have chosen already; take that back first, while others still choose
said-question-open = a question is open already; wait for the answers
said-nobody-asks = nobody waits for an answer of yours
said-resigned-already = you have resigned already
said-rematch-when = a rematch can be asked for when the game is over
said-watching = you are watching; only those at the table can do that
said-plays-for-self = you play for yourself already
said-verified = { $moves } moves are legal to its end, the seed fits its commitment, and all { $rolls } rolls follow from it. { $own }
said-verified-so-far = { $moves } moves are legal so far (the game is not over), the seed fits its commitment, and all { $rolls } rolls follow from it. { $own }
said-verified-lots = { $lots } seats were drawn by lot, as the seed says. { $own }
said-stopped = stopped
said-near = Did you mean { $typed }?
seats-number = --seats names who plays, seat by seat, such as me,bot,bot; { $typed } alone is nobody
verify-no-text = This is no game record: it is not a text file.
verify-not = This record does not hold: { $reason }
