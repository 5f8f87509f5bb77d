### Monza: what people read. Loaded into one bundle with the common sentences (chequered/text).
###
### $seat is a player's name, $colour, $paint and $side a word of this file (monza-colour-…, monza-side-…), $cell, $from
### and $to are descriptions of cells (monza-cell-…), $lane is 0, 1 or 2 from the left, $position the front edge in units.

## The game

monza-name = Monza
monza-tagline = Roll six colours and race.
monza-about = Roll six colour dice and lay a way through the colours in front of your car. Be the first to cross the finish; if several cars make it in the same round, the fewest dice win. For 2 to 6 players, about ten minutes.

## Options and tracks

monza-option-challenge = Challenge
    .help = For those who know the game: everyone has a re-roll tile and six acceleration tiles, and whoever places all six dice gets a turbo roll.
monza-option-bonus-step = Bonus step
    .help = When a turn ends, the car in the colour of the last die may go one cell further, whoever’s turn it was.
monza-option-free-stop = Free stop
    .help = You may stop at any time, even while a die still fits.
monza-board-short = Short
    .help = A quick race, good for the first one.
monza-board-medium = Medium
    .help = The oval: start and finish lie side by side.
monza-board-long = Long
    .help = A long race, right for the Challenge.

## A layout of one's own: an example, and why one is refused, told behind a colon
## $part and $other are names of parts, $number and $earlier their places in the layout from 1, $word what was written

monza-layout = S1 B2 B3r S4
    .help = Straights are called S1 to S10, bends B1 to B10; an r behind one lays it the other way round.
monza-layout-unknown-part = there is no part “{ $word }” (place { $number }). Straights are called S1 to S10, bends B1 to B10; an r behind one lays it the other way round.
monza-layout-too-many = part { $number } is one too many; a track has one to twenty parts.
monza-layout-none = no part is named; a track has one to twenty parts.
monza-layout-used-twice = part { $number } ({ $part }) is used twice.
monza-layout-overlap = part { $number } ({ $part }) overlaps part { $earlier } ({ $other }) on the table.
monza-layout-overlap-start = part { $number } ({ $part }) overlaps the start cell on the table.
monza-layout-finish-overlaps = the finish cell overlaps part { $earlier } ({ $other }) on the table.
monza-layout-finish-overlaps-start = the finish cell overlaps the start cell on the table.
monza-layout-no-way = from part { $number } ({ $part }) no way without obstacles leads to the finish.

## Words

monza-attribute-colour = Colour of the car
monza-colour-blue = blue
monza-colour-green = green
monza-colour-purple = purple
monza-colour-red = red
monza-colour-white = white
monza-colour-yellow = yellow
monza-side-left = left
monza-side-ahead = ahead
monza-side-right = right

## Cells

monza-cell-road =
    { $lane ->
        [0] cell { $position } in the left lane ({ $paint })
        [1] cell { $position } in the middle lane ({ $paint })
       *[2] cell { $position } in the right lane ({ $paint })
    }
monza-cell-start = the start
monza-cell-finish = the finish
monza-cell-obstacle =
    { $lane ->
        [0] the obstacle at { $position } in the left lane
        [1] the obstacle at { $position } in the middle lane
       *[2] the obstacle at { $position } in the right lane
    }

## Actions

monza-action-die = Place a die: { $side }, { $paint }
monza-action-tile = Use a tile: { $side }, { $paint }
monza-action-pick = Roll again: { $colour }
monza-action-reroll = Roll the chosen dice
monza-action-stop = Stop here
monza-action-bonus = Bonus step: { $side }
monza-action-stay = Stay here

## In hand, and what is counted

monza-page-block-die = With dice
monza-page-block-tile = With tiles
monza-page-block-bonus = Bonus step
monza-page-hand-dice = Dice
monza-page-hand-tiles = Tiles
monza-page-hand-tile = Tile: { $colour }
monza-page-hand-reroll = Re-roll tile
monza-page-hand-choose-dice = Choose the dice to roll again, then roll.
monza-page-hand-choose-cell = Choose a cell for the tile.
monza-page-holding-tiles =
    { $count ->
        [one] one tile left
       *[other] { $count } tiles left
    }
monza-page-tally = Dice used
monza-page-tally-dice =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    }

## What a player is asked
## $die, $tile, $pick, $reroll, $stop, $bonus, $stay: how many legal actions there are of each kind

monza-ask-die =
    { $stop ->
        [0] Choose the cell for your next die.
       *[other] Choose the cell for your next die, or stop.
    }
monza-ask-tile =
    { $pick ->
        [0] No die fits. Use a tile, or stop.
       *[other] No die fits. Use a tile, roll some dice again, or stop.
    }
monza-ask-pick =
    { $reroll ->
        [0] No die fits. Choose dice to roll again, or stop.
       *[other] Choose more dice to roll again, or roll.
    }
monza-ask-reroll = Roll the chosen dice.
monza-ask-stop = Nothing fits any more. Stop here.
monza-ask-bonus = Your colour was last. Take a bonus step?
monza-ask-stay = Stay here.

## Events

monza-event-turn = Round { $round }: { $seat } rolls.
monza-event-rolled = { $seat } rolls { $colour }.
monza-event-placed = { $seat } places { $colour } on { $cell }.
monza-event-tile-placed = { $seat } uses the { $colour } tile on { $cell }.
monza-event-picked = { $seat } takes { $colour } to roll again.
monza-event-moved = { $seat } drives to { $to }.
monza-event-stayed = { $seat } does not move.
monza-event-turbo = All six dice placed: turbo roll for { $seat }!
monza-event-pushed-back = { $seat } is overtaken and goes back to { $to }.
monza-event-bonus-offered = Last was { $colour }: { $seat } may take a bonus step.
monza-event-bonus-step = { $seat } takes the bonus step to { $to }.
monza-event-bonus-declined = { $seat } does without the bonus step.
monza-event-finished =
    { $dice ->
        [one] { $seat } crosses the finish with one die!
       *[other] { $seat } crosses the finish with { $dice } dice!
    }
monza-event-race-over = The race is over.
monza-event-won =
    { $dice ->
        [one] { $seat } wins with one die!
       *[other] { $seat } wins with { $dice } dice!
    }

## Refusals

monza-refusal-1-3 = There are tiles only in the Challenge.
monza-refusal-3-1 = It is another player’s turn.
monza-refusal-3-2 = First all six dice are rolled; what they show is not chosen.
monza-refusal-3-3 = You have no die of that colour left.
monza-refusal-3-4 = That cell is not directly in front.
monza-refusal-3-6 = That is an obstacle.
monza-refusal-3-8 = The finish takes a white die, or in the Challenge a white tile.
monza-refusal-3-9 = A die still fits, so you go on.
monza-refusal-5-1 = The race is over.
monza-refusal-7-1 = Rolling again takes the re-roll tile, before anything is placed: choose dice that you have, then roll.
monza-refusal-7-2 = You have no tile of that colour left.
monza-refusal-7-3 = First the two turbo dice are rolled; what they show is not chosen.
monza-refusal-7-4 = No tiles can be used in the turbo roll.
monza-refusal-8-1 = The bonus step is for the owner of the car in the last colour to decide, and goes to a free cell in front of it.
monza-refusal-8-3 = A bonus step never leads to the finish.

## Rules: the game and its pieces

monza-rule-1-1 = Colours: blue, green, purple, red, white and yellow. There are six dice. { -reading } each die shows every colour once.
    .title = Colours and dice
monza-rule-1-2 = Each player has one car. { -reading } two to six play; a car has one of the six colours, and no two cars share one; each player chooses, and who does not gets the first colour left in the order of rule 1.1.
    .title = Cars
monza-rule-1-3 = In the Challenge each player starts with one re-roll tile and six acceleration tiles, one of each colour. Without the Challenge nobody has tiles.
    .title = Tiles
monza-rule-1-4 = All cars begin on the start cell.
    .title = At the start

## Rules: the track

monza-rule-2-1 = A track is a start cell, then one to twenty parts, then a finish cell. There are ten straights and ten bends, and each is used at most once. Tracks may be open or closed to a loop; in a loop start and finish lie side by side, yet the race is one pass from start to finish, no cell reaches across the line, and nobody is pushed back beyond the start. { -reading } a part may be laid either way round. Laid the other way, its left and right lanes swap and each lane runs backwards, so a left bend becomes a right bend.
    .title = Parts of a track
monza-rule-2-2 = Each lane is cut into cells of different lengths. A cell has one of the six colours or is an obstacle. { -own } there are three lanes; lengths are whole units, counted from the start, and inside a part all three lanes have the same number of them, in bends too; angles and lengths on the table come with the parts.
    .title = Lanes and cells
monza-rule-2-3 = Each end of a lane of a part is open or closed. Where two parts meet, the last cell of a lane and the first of the same lane behind the border are one cell if both ends are open and both have the same colour; otherwise they are two. This goes on over any number of parts. An obstacle, the start and the finish join nothing. A joined cell is one cell in every way: it takes one die, holds one car, counts once when a car is pushed back, and its front edge is the one that counts.
    .title = Joined cells
monza-rule-2-4 = The start cell and the finish cell reach across all lanes. { -reading } any number of cars may stand on them, and nobody is overtaken there.
    .title = Start and finish
monza-rule-2-5 = A track can be played only if its parts, its start and its finish do not overlap, no part is used twice, and from the start and from every cell that is no obstacle a way without obstacles leads to the finish. Otherwise it is refused, and the first part that breaks this is named.
    .title = Which tracks are accepted
monza-rule-2-6 = Three tracks are ready: short, medium (a closed oval) and long, all driven clockwise. Short or medium is offered first, and long with the Challenge.
    .title = Tracks that are ready
monza-rule-2-7 = { -own } colours, lengths and borders of the twenty parts. No obstacle touches the end of a part, and a part has at most one. The middle lane is open at both ends of every part, always in the same colour; the outer lanes are closed there. Inside a part no border in the middle lane is level with one in an outer lane. The cells in front of a cell differ in colour, in both directions. An obstacle in the middle lane is so short that no border of an outer lane lies within it, and at most every second part has an obstacle in an outer lane. Each colour has 15 to 18 percent of the coloured cells, a joined cell counted once, and in simulated basic races on the tracks of rule 2.6 between 15 and 18.5 percent of turns end on it. With k colours in front of a cell, (1 − k/6)⁶ is at most 7 percent on average over all cells that are no obstacles and have more than the finish in front, of every two parts laid behind each other in all four ways, taken together.
    .title = How our parts are made

## Rules: a turn

monza-rule-3-1 = The first seat holds the starting tile and begins; turns go round clockwise. { -own } the seats are drawn unless the host orders them, and in a series of races the tile goes one seat on after each race.
    .title = Who begins
monza-rule-3-2 = Your turn begins with a roll of all six dice at once.
    .title = The roll
monza-rule-3-3 = Then place dice one by one, each on a cell in front of the one placed before; the first goes in front of your car. The die has the colour of the cell. Each die is used once.
    .title = Placing dice
monza-rule-3-4 = In front of a cell are the next cell of its lane, and each cell of a neighbouring lane that lies beside it along some length and has its front edge further ahead. { -reading } cells that touch only at a corner are not in front of each other. So there are at most three: left, ahead and right.
    .title = What “in front” means
monza-rule-3-5 = In front of the start is the first cell of each lane: left, ahead and right. If it is an obstacle, there is no way.
    .title = Leaving the start
monza-rule-3-6 = Nobody drives on an obstacle.
    .title = Obstacles
monza-rule-3-7 = You may drive over a cell where another car stands, and place a die on it.
    .title = Passing cars
monza-rule-3-8 = The finish lies ahead of the last cell of each lane, and of no other cell. It takes a white die, or in the Challenge a white tile.
    .title = Into the finish
monza-rule-3-9 = { -reading } as long as a die fits a cell in front you go on, and choose freely which die and which cell. When none fits, your turn ends by itself, unless you could still use a tile; then you end it yourself. With the option “Free stop” you may stop at any time, even before the first die.
    .title = Going on and stopping
monza-rule-3-10 = When placing ends, your car moves to the cell of the last die or tile. If nothing was placed, it stays.
    .title = The car moves
monza-rule-3-11 = A turn ends in this order: the car moves; turbo roll; overtaking; bonus step; and after the last seat’s turn the race is over if a car is on the finish.
    .title = Order at the end of a turn

## Rules: overtaking

monza-rule-4-1 = If your car ends its turn on a cell where another car stands, that car goes back along its lane to the nearest cell that is no obstacle and holds no car; the cell that you came from is free. Start and finish are excepted. { -reading } if there is no such cell, it goes to the start. Nothing else moves: the cars and obstacles that it passes stay.
    .title = Overtaking
monza-rule-4-2 = Driving past other cars does nothing to them.
    .title = Passing is not overtaking
monza-rule-4-3 = A car that did not move overtakes nobody.
    .title = Standing still

## Rules: the end of the race

monza-rule-5-1 = When a car reaches the finish the round is completed, so that all have had the same number of turns. The turns that are left are played as usual, bonus steps included. A car on the finish has no further turn.
    .title = The last round
monza-rule-5-2 = Of the cars that finished in that round, the one that used the fewest dice in the turn in which it finished wins. If that is equal, they share the win.
    .title = Who wins
monza-rule-5-3 = { -reading } for rule 5.2 every die, tile and turbo die placed in that turn counts; dice rolled again or not placed do not.
    .title = Counting dice
monza-rule-5-4 = { -reading } the other places go first to the cars that finished, by the dice they used, then to the others by how far along the track the front edge of their cell is; cars on the start come last. Your place is one more than the number of cars that did better, so two can be first and the next third.
    .title = The other places
monza-rule-5-5 = { -own } after 200 rounds without a car on the finish the race is stopped; places go by rule 5.4, and nobody wins.
    .title = If nobody finishes
monza-rule-5-6 = The winner, or each of those who share the win, gets a trophy. Among the same people, whoever holds the latest one is the reigning champion. No race depends on it.
    .title = Trophies

## Rules: refusals

monza-rule-6-1 = { -own } what is not allowed changes nothing, and you are told the first of these reasons that applies: the race is over (5.1); another player decides (3.1, at a bonus step 8.1); it is time for a roll, or a roll is out of place (3.2, 7.1, 7.3); you are choosing dice to roll again (7.1); there are no tiles without the Challenge (1.3), in the turbo roll (7.4) or at a bonus step (8.1); the re-roll tile is spent or it is too late for it, no die is chosen or there is none of that colour (7.1); no cell is in front on that side (3.4); it is an obstacle (3.6); a bonus step would lead to the finish (8.3) or to a car (8.1); you have no such tile left (7.2); the finish wants white (3.8); you have no such die (3.3); a die still fits (3.9).
    .title = What is refused, and why

## Rules: the Challenge

monza-rule-7-1 = After the roll, before you place a die or a tile, you may spend your re-roll tile: choose one to six of the dice and roll them again, once. The tile is spent with the first die that you choose, and a chosen die is not put back. Not in the turbo roll.
    .title = Re-roll tile
monza-rule-7-2 = An acceleration tile is used like a die of its colour, at any moment of placing and as many in a turn as you like: instead of a die that fits, when none fits, or after the sixth die. Then it is spent. After a tile rule 3.9 holds again. Nobody has to use a tile.
    .title = Acceleration tiles
monza-rule-7-3 = If you have placed all six dice (tiles do not count) when placing ends, and are not on the finish, your car moves to the last die or tile, everything is taken up, and you roll two dice. { -reading } this turbo roll always happens; you may place each of its dice as usual (3.3 to 3.8) or leave it, even if it fits. Then your turn ends.
    .title = Turbo roll
monza-rule-7-4 = { -reading } in the turbo roll neither acceleration tiles nor the re-roll tile can be used. (The printed rules could be read more widely.)
    .title = No tiles in the turbo roll
monza-rule-7-5 = Whom you overtake is settled only after the turbo roll.
    .title = Turbo roll before overtaking

## Rules: the bonus step

monza-rule-8-1 = When a turn ends, the car in the colour of the last die or tile placed (turbo dice included) may go to a cell in front of it that is no obstacle and holds no car, without a die and whatever its colour. Its owner decides, even in another player’s turn; if there is no such cell, nobody is asked. The step overtakes nobody and leads to no further step.
    .title = Bonus step
monza-rule-8-2 = { -reading } overtaking is settled before the bonus step, even if the car that steps is the one that overtook or was overtaken.
    .title = Overtaking before the bonus step
monza-rule-8-3 = { -reading } there is no bonus step if no die or tile was placed, if no car has that colour, if that car has finished, or onto the finish, which wants a white die.
    .title = No bonus step
monza-rule-8-4 = A bonus step is no turn: it does not count for the last round, and its car has used no die for it.
    .title = A bonus step is no turn
