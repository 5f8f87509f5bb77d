### Table-MotoGP: what people read. Loaded into one bundle with the common sentences (chequered/text).
###
### $seat is a player's name, $piece a motorcycle (motogp-piece), $card and $lane are words of this file (motogp-card-…,
### motogp-lane-…), $cell, $from and $to are descriptions of cells (motogp-cell-…), $position is the number of a space.
### What is printed on the game's spaces and cards keeps its name: FUEL, BOXES, CRASH, ENGINE BREAK DOWN, Extra Power.

## The game

motogp-name = Table-MotoGP
motogp-tagline = Two motorcycles, three laps, one hand of cards.
motogp-about = Run a team of two motorcycles through qualifying and a race of three laps: perfect speed for the inner lane, Extra Power when it counts, and a card in hand for whatever goes wrong. For 2 to 9 teams; a race takes about an hour, a season as long as you like.

## Options and circuits

motogp-option-laps = Laps
    .help = How many laps a race has.
motogp-option-qualifying = Qualifying
    .help = Each motorcycle rides for its place on the grid. If this is off, the grid is drawn by lot.
motogp-option-extra-power-six = Extra Power is a six
    .help = The card counts as a rolled 6 instead of one more roll.
motogp-option-lapped = Lapped
    .help = Who is out of the race when a motorcycle is lapped.
motogp-option-lapped-team = its whole team
motogp-option-lapped-rider = only that motorcycle
motogp-board-ironwood = Ironwood
    .help = A bit of everything: good for a first race.
motogp-board-portovelo = Porto Velo
    .help = Twisty streets round a harbour, where a crash is never far.
motogp-board-cloudpass = Cloud Pass
    .help = Up the mountain and down again, hairpin after hairpin.
motogp-board-dunemarch = Dune March
    .help = A thirsty road through the desert: FUEL three times a lap.
motogp-board-twinlakes = Twin Lakes
    .help = Wide bends that flow into each other, and a long pit lane.
motogp-board-saltflats = Salt Flats
    .help = The fastest of all: long straights, and an engine that must hold.

## Words

motogp-piece = { $name } #{ $number }
motogp-attribute-colour = Colour of the team
motogp-colour-red = red
motogp-colour-blue = blue
motogp-colour-yellow = yellow
motogp-colour-green = green
motogp-colour-orange = orange
motogp-colour-purple = purple
motogp-colour-white = white
motogp-colour-teal = teal
motogp-colour-pink = pink
motogp-card-extra = Extra Power
motogp-card-boxes = Boxes
motogp-card-crash = Crash
motogp-card-fuel = Fuel
motogp-lane-inner = inner lane
motogp-lane-outer = outer lane

## Cells and their marks

motogp-cell-straight = space { $position }
motogp-cell-inner = space { $position }, inner lane
motogp-cell-outer-a = space { $position }, outer lane A
motogp-cell-outer-b = space { $position }, outer lane B
motogp-cell-hairpin = hairpin space { $position }
motogp-cell-pit = pit space { $position }
motogp-mark-fuel = FUEL
motogp-mark-boxes = BOXES
motogp-mark-crash = CRASH
motogp-mark-engine = ENGINE BREAK DOWN
motogp-mark-chequered = chequered

## Actions

motogp-action-lane = Ride on: { $lane }
motogp-action-keep = Without Extra Power
motogp-action-extra = Play Extra Power
motogp-action-take = Take { $card }

## On the page

motogp-page-block-lane = Where to
motogp-page-tally = Points

## What a player is asked
## $lane, $keep, $extra, $take: how many legal actions there are of each kind

motogp-ask-lane = Choose where to ride.
motogp-ask-keep =
    { $extra ->
        [0] Choose where to ride.
       *[other] Play Extra Power, or do without it?
    }
motogp-ask-extra = Play Extra Power?
motogp-ask-take = You have passed the line. Which card do you take?

## Events

motogp-event-rides-out = { $piece } rides out to qualify.
motogp-event-qualified =
    { $spaces ->
        [one] { $piece } has qualified with one space.
       *[other] { $piece } has qualified with { $spaces } spaces.
    }
motogp-event-grid = { $piece } starts from place { $place } on the grid.
motogp-event-round = Round { $round }.
motogp-event-turn = { $piece } is next.
motogp-event-rolled = { $piece } rolls { $face }.
motogp-event-extra = { $piece } plays Extra Power.
motogp-event-rode = { $piece } passes { $cell }.
motogp-event-held-up = No room on { $cell }: { $piece } is held up.
motogp-event-moved = { $piece } rides to { $to }.
motogp-event-stayed = No room anywhere on the way: { $piece } stays where it is.
motogp-event-lap = { $piece } begins lap { $lap }.
motogp-event-card = { $seat } gets { $card } for passing the line.
motogp-event-played = { $piece } plays { $card } and is safe.
motogp-event-failure = { $piece } has a mechanical failure: at the entry it turns into the pit lane, unless that is in its last lap.
motogp-event-pit-in = { $piece } turns into the pit lane.
motogp-event-repaired = { $piece } leaves the pit lane, repaired.
motogp-event-again = No Boxes card: { $piece } owes one more visit to the pit lane.
motogp-event-penalty =
    { $stops ->
        [one] Three sixes in a row: { $piece } gets a Stop & Go penalty.
       *[other] Three sixes in a row: { $piece } gets a Stop & Go penalty and now owes { $stops } stops.
    }
motogp-event-stopped = Stop & Go: { $piece } stops on the chequered space and misses its next turn.
motogp-event-missed =
    { $left ->
        [0] { $piece } misses this turn.
        [one] { $piece } misses this turn, and one more.
       *[other] { $piece } misses this turn, and { $left } more.
    }
motogp-event-out-of-fuel = No Fuel card: { $piece } has run out of fuel and is disqualified!
motogp-event-crashed = No Crash card: { $piece } crashes and misses its next turn!
motogp-event-broke-down = The engine breaks down: { $piece } rides no further, but is classified by the distance so far!
motogp-event-lapped = More than a lap behind: { $piece } is lapped and out of the race!
motogp-event-disqualified = The other motorcycle of the team was lapped: { $piece } is disqualified too!
motogp-event-finished = { $piece } crosses the finishing line in place { $place }!
motogp-event-race-over = The race is over.
motogp-event-classified =
    { $points ->
        [0] Place { $place }: { $piece }, without points.
        [one] Place { $place }: { $piece }, one point.
       *[other] Place { $place }: { $piece }, { $points } points.
    }
motogp-event-won =
    { $points ->
        [one] { $seat } wins the race with one point!
       *[other] { $seat } wins the race with { $points } points!
    }

## Refusals

motogp-refusal-1-3 = Only a team that has just passed the line takes a card, and it must do so before anything else.
motogp-refusal-3-4 = Your way does not lead there with this roll.
motogp-refusal-4-1 = In qualifying the motorcycles ride one by one, roll by roll: this is not the moment.
motogp-refusal-4-2 = In qualifying there is Extra Power only after the sixth roll, on a straight space.
motogp-refusal-4-3 = Lots are being drawn for the grid; nobody chooses.
motogp-refusal-5-2 = First all dice are rolled and Extra Power is decided, then the motorcycle moves.
motogp-refusal-6-1 = It is another motorcycle’s turn.
motogp-refusal-6-2 = Now the die is rolled; what it shows is not chosen.
motogp-refusal-6-3 = Extra Power takes a card, and a first roll of 1 to 5.
motogp-refusal-6-5 = There is no Extra Power from a red or yellow space.
motogp-refusal-7-2 = With a mechanical failure there is no Extra Power.
motogp-refusal-11-2 = The race is over.

## Rules: teams and hands

motogp-rule-1-1 = Each player runs one team of two motorcycles, and holds one hand of cards for both.
    .title = Teams
motogp-rule-1-2 = Before each race every hand is dealt afresh: two Extra Power, one Boxes, two Crash and two Fuel cards. { -reading } cards left over from an earlier race are lost, and all hands lie open.
    .title = The hand
motogp-rule-1-3 = Every passing of the start/finish line, on the loop or in the pit lane, brings the motorcycle’s team one Fuel card and one card of the player’s choice: Boxes, Crash or Extra Power. The cards never run out. { -reading } the line is passed when the cell where the motorcycle is placed at the end of its move lies beyond it, or by finishing; one that is held up before the line has not passed it. The cards come at the moment that rule 6.9 names. Nobody may go without choosing; a team with no motorcycle left in the race gets none.
    .title = Cards for the line
motogp-rule-1-4 = { -reading } rolling over the line away from the grid at the start does not count as passing it; passing it at the finish does.
    .title = The line at the start and at the finish

## Rules: the circuit

motogp-rule-2-1 = A circuit is a closed loop of spaces. They are ridden in one direction and numbered from 0, the first one beyond the start/finish line.
    .title = The loop
motogp-rule-2-2 = A straight space is grey and has room for three motorcycles side by side: inside, middle and outside. One that arrives takes the innermost free place. { -reading } places do not close up: when one leaves, the others keep theirs.
    .title = Straights
motogp-rule-2-3 = A space in a corner or chicane is red. Its inner lane is one cell, I; its outer lane is two cells, first A, then B. Each cell holds one motorcycle. So a corner of m spaces is m cells long on the inside and 2m on the outside.
    .title = Corners and chicanes
motogp-rule-2-4 = A space in a hairpin is a single cell for one motorcycle, without a speed rule. { -reading } it counts as red.
    .title = Hairpins
motogp-rule-2-5 = A straight space may have one mark: FUEL, in green, or BOXES, CRASH or ENGINE BREAK DOWN, in black. Exactly one straight space is chequered. Marked and chequered spaces hold three motorcycles. The chequered space is not on the stretch that the pit lane avoids; the entry space and the exit space are no part of that stretch. { -reading } the chequered space has no mark, and counts as grey for Extra Power.
    .title = Marks and the chequered space
motogp-rule-2-6 = The pit lane is yellow, and its spaces are numbered from the entry. For a motorcycle that is sent in, the first pit space is in front of the entry space; from the last pit space the way leads on to the exit space. Both are straight; the entry lies before the line, the exit beyond it in the next lap. Three stand side by side, placed as in rule 2.2. One pit space may be marked BOXES. Nobody may ride there who is not sent in (rule 7.2).
    .title = The pit lane
motogp-rule-2-7 = The grid is the last spaces before the line, as many as it takes for three motorcycles side by side. Places count from the line backwards, in each row from the inside: inside, middle, outside. On the grid the lap is 0. { -reading } these spaces are straight and unmarked; for nine teams there are six.
    .title = The grid
motogp-rule-2-8 = { -own } a circuit is refused, and the place is named, for any of these: fewer than 13 spaces or more than 120; a space of the grid that is marked or not straight; no pit lane, or one that avoids nothing, that has more than 40 spaces or more than twice as many as it avoids; an entry or exit that is not straight or not on its side of the line; a way round through the pit lane of fewer than 13 spaces; not exactly one chequered space, or one that is red, marked, or on the stretch that the pit lane avoids; a mark on red; an unknown kind of space.
    .title = Which circuits are accepted

## Rules: cells in front

motogp-rule-3-1 = In front of a straight or hairpin space is the next space. If that is in a corner, you go to its A or, at perfect speed only (rule 5.1), to its I.
    .title = From a straight or hairpin
motogp-rule-3-2 = From I you go to A of the next space or, at perfect speed only, to I of the next space. From A you go to B of the same space or, at perfect speed only, to I of the same space. From B you go to A of the next space or, at perfect speed only, to I of the next space. Behind a corner the way leads from I and from B to the next space. { -reading } lanes may be changed anywhere on the way, also in the middle of a die.
    .title = In a corner or chicane
motogp-rule-3-3 = Each step to a cell in front costs one point of the roll. You may ride through other motorcycles.
    .title = Steps
motogp-rule-3-4 = Where two cells in front are allowed, the player chooses, step by step and knowing all dice of the turn. A cell without room may be chosen, and the outer lane is always allowed. Where only one cell is allowed, nothing is asked.
    .title = Choosing the way

## Rules: qualifying

motogp-rule-4-1 = Each motorcycle rides alone. It starts before space 0 and rolls six times; each roll is moved at once, by rules 3.1 to 3.4 and 5.1 to 5.3. Marks, the pit lane and cards other than Extra Power do not apply. A second lap counts on and brings no cards. { -reading } the teams ride in the order of their seats, each with its first motorcycle, then with its second; a 6 is not rolled again (rule 6.2 does not apply).
    .title = The qualifying ride
motogp-rule-4-2 = { -reading } after its sixth roll, and again after each roll gained in this way, a motorcycle on a straight space may be given an Extra Power card for one more roll; rules 6.4 and 6.5 hold. The card is gone for the race.
    .title = Extra Power in qualifying
motogp-rule-4-3 = The motorcycle that came furthest, laps included, starts from the first place, the next from the second, and so on. { -reading } on the same space I is ahead of B, and B of A; those that are still equal draw lots, and each of them is equally likely to be named next.
    .title = Places on the grid
motogp-rule-4-4 = { -own } if the option “Qualifying” is off, the grid is drawn by lot.
    .title = Without qualifying

## Rules: speed in corners

motogp-rule-5-1 = A roll of 1 to 4 is perfect speed: the inner lane may be used. A roll of 5 or 6 is not: while its points are being moved, the motorcycle may only enter or follow the outer lane; from I it must go to A of the next space in the corner.
    .title = Perfect speed
motogp-rule-5-2 = { -reading } all dice of a turn, also the third of rule 6.2, are rolled, and Extra Power is decided, before the first point is moved. The first die’s points come first, then the second’s. Each die’s face decides about the lanes for its own points, in the pit lane too: a 5 that is halved is still a 5. The motorcycle lands only after the last point.
    .title = First the dice, then the way
motogp-rule-5-3 = Hairpins have no speed rule.
    .title = Speed in hairpins

## Rules: a round, a turn

motogp-rule-6-1 = In each round every motorcycle still racing has one turn, in the order of the race when the round begins: whoever is further ahead goes first; on the same straight space whoever is further inside; on the same space of a corner I before the outer lane. The first round follows the grid. { -reading } in the outer lane B goes before A.
    .title = The order of turns
motogp-rule-6-2 = A turn begins with a roll. After a 6 you roll again and add it. If that is a 6 too, the move is 12 and a third roll decides: a 6 brings a Stop & Go penalty, 1 to 5 bring nothing. The third roll is never moved.
    .title = The roll, and sixes
motogp-rule-6-3 = After a first roll of 1 to 5 the team may play one Extra Power card for a second roll, which is added; a 6 then brings no further roll. The motorcycle must have begun the turn on a grey, black or green space and have no mechanical failure. No turn moves more than 12.
    .title = Extra Power
motogp-rule-6-4 = With the option “Extra Power is a six” the card counts as a rolled 6 instead of a roll.
    .title = Extra Power as a six
motogp-rule-6-5 = There is no Extra Power from a red or yellow space.
    .title = Where there is no Extra Power
motogp-rule-6-6 = A motorcycle always moves its full roll, except where there is no room at the end (6.7), for a Stop & Go penalty (8.1), by halves in the pit lane (7.3) and at the finish (11.1).
    .title = The full roll
motogp-rule-6-7 = If the cell where the move would end has no room, the motorcycle is placed on the last cell of its way that has room, whatever its lane, in the pit lane or not, before the line or beyond it. If none has room, the motorcycle stays where and as it was. This is also how one is blocked in corners and hairpins.
    .title = No room
motogp-rule-6-8 = { -reading } a mark acts when a motorcycle ends its turn on it after having moved, also if it was only held up there. It does not act again on one that stays.
    .title = When a mark acts
motogp-rule-6-9 = { -reading } a turn goes in this order: dice and Extra Power; the way; placing or finishing; the lapped go out; cards for the line; leaving the pit lane cures a failure; the cell acts (its mark, BOXES in the pit lane, a stop that is owed); a new Stop & Go penalty is noted.
    .title = Order within a turn

## Rules: boxes and the pit lane

motogp-rule-7-1 = If a motorcycle ends its move on BOXES in any lap but the last, a Boxes card is played by itself; without one the motorcycle has a mechanical failure. Failures on the loop do not add up. In the last lap BOXES does nothing, in the pit lane neither. { -reading } the card is played even if a failure is pending, and does not cure it.
    .title = BOXES
motogp-rule-7-2 = A motorcycle with a failure may not use Extra Power. It must turn into the pit lane when its way leads on from the entry space, in any lap but its last; what counts is the lap before the line. In the last lap the entry is closed. { -reading } the failure then stays, and only forbids Extra Power.
    .title = Mechanical failure
motogp-rule-7-3 = A motorcycle that starts its turn on yellow moves half of each die, rounded up (1–2: 1, 3–4: 2, 5–6: 3), for the whole turn, also beyond the exit. One that enters this turn moves its full points, even if they take it through and out. There is no Extra Power in the pit lane. { -reading } a 6 still rolls again.
    .title = Speed in the pit lane
motogp-rule-7-4 = A motorcycle that is placed beyond the exit has left the pit lane, and its failure is cured. If it ended a turn on the pit lane’s BOXES without a card, it owes one more visit: it leaves with a failure, and comes in again as rule 7.2 says.
    .title = Leaving the pit lane
motogp-rule-7-5 = Lap, line, order, lapping and places of a motorcycle in the pit lane go by the space of the loop beside it. { -reading } where n pit spaces lie beside M spaces of the loop, the pit space with number j lies beside number j × M ÷ n of these, rounded up. If that is equal, the loop is ahead of the pit lane, and a later pit space of an earlier one.
    .title = Beside the pit lane

## Rules: Stop & Go

motogp-rule-8-1 = A motorcycle with a penalty ends the first move that reaches the chequered space there; points that are left are lost, and it misses one turn. { -reading } the move that earned the penalty and a move that starts on the space do not reach it. If there is no room, the motorcycle is placed behind, where a mark acts; it misses no turn and still owes the stop. Penalties add up, with one stop for each; what is not served at the finish lapses.
    .title = The stop
motogp-rule-8-2 = A motorcycle with a penalty may use Extra Power as usual. Standing on the chequered space when the penalty comes does not serve it.
    .title = Until the stop

## Rules: fuel, crash, engine

motogp-rule-9-1 = If a motorcycle ends its move on FUEL, a Fuel card is played by itself; without one it is disqualified at once: out of the race and without points. Its team-mate goes on.
    .title = FUEL
motogp-rule-9-2 = If a motorcycle ends its move on CRASH, a Crash card is played by itself; without one it misses its next turn.
    .title = CRASH
motogp-rule-9-3 = A motorcycle that ends its move on ENGINE BREAK DOWN leaves the circuit. It is classified by its distance to this space and can still score; from then on it neither leads nor can be lapped.
    .title = ENGINE BREAK DOWN
motogp-rule-9-4 = Missed turns add up.
    .title = Several missed turns

## Rules: lapped

motogp-rule-10-1 = A lapped motorcycle is out, and its whole team is disqualified: both are out and score nothing, finished or broken down or not, the leader’s own team included. This is looked at after each placing or finish. The leader is the one furthest ahead of those still racing and the one just finishing, which counts at the line. { -reading } every motorcycle still racing that is behind the leader by more than one lap of whole spaces, whatever the lane, is lapped, all of them at once. One that has finished, broken down or been disqualified cannot be lapped, and after the first finisher nobody can be.
    .title = Lapped
motogp-rule-10-2 = { -own } the option “Lapped” says who is out: the whole team, as printed, or only the lapped motorcycle.
    .title = Team or motorcycle

## Rules: the end of a race

motogp-rule-11-1 = A race has three laps. A motorcycle whose way passes the line at the end of its last lap has finished there; it needs no room and leaves the circuit. { -own } the option “Laps” sets another number of laps.
    .title = Finishing
motogp-rule-11-2 = The race is over at the end of the round in which the third motorcycle finishes, or when none is left racing. { -reading } a finisher that is disqualified does not count.
    .title = When the race is over
motogp-rule-11-3 = First come the finishers as they crossed the line, then all others that are not disqualified, broken engines included, by distance. { -reading } equal distances go by rule 6.1, then broken engines follow, the earlier breakdown first. Disqualified motorcycles have no place, and those behind them move up.
    .title = Places
motogp-rule-11-4 = Points for places 1 to 15: 25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. { -reading } the team whose two motorcycles have the most points has won the race; of teams with equal points, the one with the better best place. Without points nobody has won.
    .title = Points

## Rules: the season

motogp-rule-12-1 = A season is a list of circuits, named one by one or all six at once, with a race on each in turn. The riders’ championship adds up the points of each motorcycle, the teams’ championship those of both.
    .title = Championships
motogp-rule-12-2 = { -reading } a tie goes to whoever has more wins, then more second places, and so on; if all is equal, the place is shared.
    .title = Ties

## On the page: dice, hand, order of the race, result
## $role is first, second or third; $face, $points, $spaces, $lap, $laps, $round, $roll, $rolls and $count are numbers

motogp-page-dice = Dice of this turn
motogp-page-die =
    { $role ->
        [first] First die, { $face }:
        [second] Second die, { $face }:
       *[third] Third roll, { $face }:
        [roll] Rolled, { $face }:
    }
motogp-page-die-inner = perfect speed: inner lane open
motogp-page-die-outer = too fast: outer lane only
motogp-page-die-third = not moved: only a 6 counts
motogp-page-die-half =
    { $points ->
        [one] pit lane: half, so one space
       *[other] pit lane: half, so { $points } spaces
    }
motogp-page-hand = Cards of { $name }
motogp-page-hand-yours = Your hand
motogp-page-held =
    { $count ->
        [one] you have one
       *[other] you have { $count }
    }
motogp-page-card-extra = One more roll, or with the option a 6: after a first roll of 1 to 5 from a grey, black or green space; in qualifying after the sixth roll or later, on a straight space.
motogp-page-card-boxes = Played by itself on BOXES. Without one: mechanical failure.
motogp-page-card-crash = Played by itself on CRASH. Without one: a turn is missed.
motogp-page-card-fuel = Played by itself on FUEL. Without one: disqualified.
motogp-page-extra-effect =
    { $six ->
        [0] one more die; its own speed counts
       *[other] six more spaces
    }
motogp-page-without-extra = Without Extra Power:
motogp-page-take = A card for passing the line
motogp-page-ways = Where the ride can end
motogp-page-way-finish = over the finishing line
motogp-page-order = Order of the race
motogp-page-round = Round { $round }
motogp-page-lap = lap { $lap } of { $laps }
motogp-page-gap =
    { $spaces ->
        [0] –
       *[other] +{ $spaces }
    }
motogp-page-qualifying = Qualifying
motogp-page-qualifying-roll =
    { $roll ->
        [0] about to roll
       *[other] roll { $roll } of { $rolls }
    }
motogp-page-qualifying-extra = extra roll
motogp-page-qualifying-waiting = to come
motogp-page-spaces =
    { $count ->
        [one] one space
       *[other] { $count } spaces
    }
motogp-page-teams = Teams and their hands
motogp-page-classification = Motorcycles
motogp-page-column-place = Place
motogp-page-column-motorcycle = Motorcycle
motogp-page-column-lap = Lap
motogp-page-column-gap = Behind the leader
motogp-page-column-spaces = Spaces
motogp-page-column-end = At the end
motogp-page-column-points = Points
motogp-page-flag-failure = mechanical failure: into the pit lane, except in the last lap
motogp-page-flag-again = owes one more visit to the pit lane
motogp-page-flag-stop =
    { $count ->
        [one] owes one Stop & Go
       *[other] owes { $count } Stop & Go
    }
motogp-page-flag-missing =
    { $count ->
        [one] misses one turn
       *[other] misses { $count } turns
    }
motogp-page-end-finished = finished
motogp-page-end-running = running
motogp-page-end-broken = engine
motogp-page-end-out = out
motogp-page-end-out-of-fuel = out of fuel
motogp-page-end-lapped = lapped
motogp-page-end-disqualified = out with the team
