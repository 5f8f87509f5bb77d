### Chequered: what people read, whichever game they play.
###
### The terminal (Python) and the page (TypeScript) load this file and a game's own file into one bundle, so that a
### game's sentences may use the terms below. Ids, attributes, variables and sections are the same, in the same order,
### in every language; a test compares them. English is what people get where a sentence is missing.

## Terms for the rules of a game: what stands before a sentence that is not the publisher's

-reading = Our reading:
-own = Our own:

## The product

app-name = Chequered
app-tagline = Tabletop motor racing with friends, bots, or both.

## Words on buttons and switches

button-ok = OK
button-cancel = Cancel
button-close = Close
button-copy = Copy
button-copied = Copied
switch-on = On
switch-off = Off

## Lists: the words so far and the next, or the last

list-more = { $first }, { $next }
list-last = { $first } and { $next }
cell-marked = { $cell } ({ $mark })
word-labelled = { $label }: { $text }
word-followed = { $first }. { $more }

## Languages, each in its own words

language-en = English
language-fr = Français
language-de = Deutsch
language-zh-Hant = 繁體中文

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-none = None
settings-sound = Sound

## Lobby

lobby-tables = Your tables
lobby-preparing = The bots are warming up; until then they play more simply.
lobby-no-tables = You do not sit at any table yet.
lobby-your-turn = Your turn
lobby-opened = Opened { $when }
lobby-season = Season: race { $race } of { $races }
lobby-waits = Between two races
lobby-back = Back to the lobby
phase-gathering = Waiting for players
phase-running = Running
phase-over = Finished

## New table

new-title = New table
new-game = Game
new-game-players = For { $low } to { $high } players
new-options = Options
new-options-none = None: the basic game.
new-option-range = From { $low } to { $high }
new-board = Track
new-board-own = Your own layout
    .help = Paste the code of a layout.
new-board-code = Layout code
new-seats = Seats
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-order = Order of the seats
new-open = Open the table
new-needs-players =
    { $count ->
        [one] One more seat is needed.
       *[other] { $count } more seats are needed.
    }
new-length = What is raced
length-race = One race
length-season = A season
new-rounds = Races of the season, in their order
new-rounds-none = Choose at least one track.
new-round-earlier = Race on { $board } earlier
new-round-later = Race on { $board } later
new-board-seats = { $board } is made for { $low } to { $high } players; it can be raced all the same.
order-given = As listed
order-drawn = Drawn by lot

## Seats

seat-number = Seat { $number }
seat-name = Name
seat-kind = Who sits here
seat-kind-me = Me
seat-kind-guest = A person at this screen
seat-kind-open = A person with the invite link
seat-kind-bot = A bot
seat-level = Level of the bot
seat-guest-name = Guest { $number }
seat-bot-name = { $level } bot { $number }
seat-free = Free seat
seat-take = Sit here
seat-you = you
seat-away = not connected
seat-left = has left
seat-champion = Reigning champion
level-novice = Novice
    .help = Plays any legal move. A gentle start.
level-club = Club
    .help = Thinks each turn through. Hard to beat.

## Gathering: inviting, joining, starting

invite-title = Invite
invite-link = Invite link
    .help = Whoever opens it may sit down at this table.
invite-code = QR code of the invite link
invite-local = This link works on this computer only. To let others in, start the server with:
invite-watch = Link for watching
invite-move = Link to your seat
    .help = Opens your seat on another device. Keep it to yourself.
join-title = Join the table
join-name = Your name
join-button = Join
join-full = All seats are taken. You can watch.
gathering-wait = Waiting for the others. The host starts the match.
gathering-agreed = What is played
gathering-free =
    { $count ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
gathering-start = Start
gathering-fill = Free seats
gathering-fill-bots = Bots sit there
gathering-fill-none = Leave them out

## Table

table-board = Track
board-whole = Show the whole track
board-close = Show the track close up
cell-near = You can go there now.
cell-far = You can get there.
table-your-turn = Your turn
table-turn-of = { $seat }, it’s your turn
table-waiting = Waiting for { $seat }
table-thinking = { $seat } is thinking
table-watching = You are watching
table-preview = What happens:
table-preview-play = Go there
table-simulate = Simulate the rest
    .help = Bots play for everybody until the race itself begins. This cannot be taken back.
table-simulates = Bots play for everybody until the race itself begins.
table-skip = To my turn
table-driven = Your last turn held no choice: it was played for you.
table-pause = A pause of { $seconds } s, equally long for all
table-not-yet = It is not your turn yet: you can play this once you are asked.
table-watchers =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-standings = Positions
table-path = { $count } steps to { $target }
table-leave = Leave
table-leave-ask = Leave the match? A bot takes over your seat.
table-more = Table and links
table-keys = Keys
    .help = Arrow keys choose, Enter confirms, Escape cancels, a question mark opens the rules.
table-keys-cards = Tab and Shift+Tab choose, Enter confirms, Escape cancels, a question mark opens the rules.
table-frames = Frames on the track

## What is hidden on a screen that several share, such as hands, and the end of a part of the match

hand-over = Give the device to { $seat }
    .help = Nobody else should look now: something secret will be shown.
hand-over-take = I am { $seat }, show it to me
chapter-title = Where the match stands
chapter-on = Go on

## Log

log-title = Log
log-empty = Nothing has happened yet.
log-forced = the only possibility

## Rules, and why something is not allowed

rule-title = Rules
rules-of = Rules of { $game }
rule-all = All rules
rule-open = Open rule { $rule }
rule-name = Rule { $rule }
rule-kind-rule = A rule of the printed game, in our words.
rule-kind-ruling = What follows “our reading” is how we settle a question that the printed rules leave open.
rule-kind-ours = What follows “our own” comes from us, not from the publisher.
rule-kind-others = All the rest are rules of the printed game, in our words.
rule-reading = { -reading }
rule-own = { -own }
rule-none = There is no such rule.
why-title = Why not here?
why-action = Why not now?
why-nothing = Nothing forbids it: go ahead.
why-not-now = It is not your decision now.
refused-by = { $reason } ({ $rule })

## Connection

connection-connecting = Connecting …
connection-lost = The connection is lost. Trying again …
connection-back = Connected again.

## Result

result-title = Result
result-winner = { $seat } wins!
result-shared = { $seats } share the win!
result-none = Nobody has finished: there is no winner.
result-you-won = You have won!
result-place = Place { $place }
result-place-column = Place
result-seat-column = Player
result-trophies-column = Trophies
result-rematch = Play again
result-rematch-go = Go to the next race
result-record = Download the record
    .help = The whole match in one file: replay it, or check its dice and cards.
result-record-seen = What you have seen of the match, in one file. Once the match is over, the file holds everything, and its dice and cards can be checked.
result-board = Look at the track
result-table = Look at the table
result-again = Watch it again

## Replay

replay-title = Replay
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-at = Step { $number } of { $count }

## Checking dice and cards

verify-title = Check dice and cards
verify-about = Before the start the server commits itself to a secret number, without showing it. Every die and every card follows from that secret and from what the players’ browsers add. Now the secret is open, and your browser works all of them out again.
verify-button = Check them all
verify-running = Checking …
verify-good =
    { $count ->
        [one] The only outcome is exactly what the secret gives.
       *[other] All { $count } outcomes are exactly what the secret gives.
    }
verify-bad = Outcome { $number } is not what the secret gives: this record was changed, or the draw was not fair.
verify-bad-secret = The secret is not the one that was committed to before the start.
verify-not-yet = The secret is shown when the match is over.
verify-commitment = Commitment
verify-secret = Secret

## About

about-title = About Chequered
about-what = Chequered plays tabletop motor racing games by their rules: in the browser with friends and bots, in the terminal, or many thousand times for studies.
about-publishers = Chequered is not affiliated with the publishers of these games, nor endorsed by them. The names of the games belong to their owners and only say which rules are played. Tracks, pictures and wording here are our own.
about-buy = If you like a game, buy it: nothing replaces a table full of people.
about-open = Chequered is free software under the Apache 2.0 licence.
about-privacy = No accounts, no tracking. A cookie remembers your seats; names and matches are kept on this server.

## Faults: what is wrong with a request or message

fault-title = That did not work
fault-unexpected = Something went wrong on our side. Nothing in your match has changed.
fault-not-found = There is nothing at this address.
fault-bad-message = The server could not read that message.
fault-unknown-field = The message holds something that the server does not know.
fault-too-large = The message is too large.
fault-too-fast = Too many messages at once. Please wait a moment.
fault-too-many-connections = Too many connections from your address. Close a window and try again.
fault-foreign-origin = This page does not belong to the server, so it may not play here.
fault-no-such-game = There is no such game.
fault-no-such-table = There is no such table, or the link is not complete.
fault-no-such-seat = This table has no such seat.
fault-no-such-action = There is no such move.
fault-bad-options = These options do not go together.
fault-bad-board = This layout cannot be played: { $detail }
fault-bad-seats = This game is not for that many players.
fault-bad-name = Please choose a name of 1 to 24 characters.
fault-name-taken = Somebody at this table already has that name.
fault-attribute-taken = Somebody at this table has already chosen that.
fault-table-full = All seats are taken.
fault-seat-taken = Somebody sits there already.
fault-already-seated = You already sit at this table.
fault-already-started = The match has already started.
fault-not-started = The match has not started yet.
fault-over = The match is over.
fault-not-host = Only the host can do that.
fault-not-yours = That is not yours to decide.
fault-not-your-seat = That is not your seat.
fault-stale = The match has moved on in the meantime. Have another look.
fault-seats-free = Some seats are still free.
fault-no-next-race = There is no next race waiting to begin.
fault-no-warm-up = There is nothing here that bots could play for all.
fault-bots-play = While bots play for all, nobody else can.
fault-nobody-asked = Nobody is asked right now. It is not your turn yet.
fault-hand-not-shown = At a screen that several people share, only the hand of the one whose turn it is can be used.
fault-no-race-over = No race of this season is over yet.
fault-season-goes-on = The season is not over yet: its next race comes first.
fault-stopping = The server is restarting. You will be connected again.

## Terminal

terminal-me = Player
terminal-key-choose = choose
terminal-key-confirm = confirm
terminal-key-why = why not here?
terminal-key-rules = rules
terminal-key-log = log
terminal-key-forward = on
terminal-key-back = back
terminal-key-answer = react
terminal-key-points = points
terminal-key-pass = pass on
terminal-key-quit = quit
terminal-quit-ask = Quit the match? It is not saved.
terminal-answer-none = You hold nothing to react with.
terminal-hand = Hand:
terminal-small = The window is too small: { $width } × { $height } characters are needed.
terminal-save = Save the record
terminal-file = File
terminal-saved = The record is in { $file }.

## Season: the championship between and during its races
## $race and $races count races, $circuit is a circuit's name, $names a list of names and $count how many they are

season-title = Championship
season-final = Final standings
season-so-far = Championship so far
season-of = Standings of
season-seats = Teams
season-pieces = Riders
season-seats-column = Team
season-pieces-column = Rider
season-wins-column = Wins
season-points-column = Points
season-race = Race { $race }: { $circuit }
season-race-of = Race { $race } of { $races }: { $circuit }
season-chart = Points after each race
season-chart-seats = Points of the teams after each race; the table has the figures.
season-chart-pieces = Points of the riders after each race; the table has the figures.
season-none = No race is over yet.
season-next = Next, race { $race } of { $races }: { $circuit }
season-ready = I am ready
season-is-ready = ready
season-not-ready = not ready yet
season-waiting =
    { $count ->
        [0] Everybody is ready.
        [one] One person is not ready yet. The next race begins when all are.
       *[other] { $count } people are not ready yet. The next race begins when all are.
    }
season-now = Go on now
season-champion-team =
    { $count ->
        [one] { $names } wins the teams’ championship!
       *[other] { $names } share the teams’ championship!
    }
season-champion-rider =
    { $count ->
        [one] Champion among the riders: { $names }.
       *[other] Champions among the riders: { $names }.
    }
season-record = Download the season
