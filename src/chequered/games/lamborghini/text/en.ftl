### Lamborghini: what people read. Loaded into one bundle with the common sentences (chequered/text).
###
### $seat and $name are players’ names, $piece and $other cars (lamborghini-piece), $card, $car, $driver, $supplier,
### $side, $direction, $check, $part and $pile are words of this file (lamborghini-card-…), $from and $to are descriptions
### of cells (lamborghini-cell-…), all else is a number. $money and $price are thousands. In buttons $number is what is
### bid, in thousands, or which of a player’s cars is meant.
### The printed names of the cards stay recognisable. Words may be listed: “Turned up: Skill and Luck.”

## The game

lamborghini-name = Lamborghini
lamborghini-tagline = Draft a car, trade paint, bring it home.
lamborghini-about = Draft a car, a driver and the cards that help them, qualify, and race three laps on a track where nobody can drive through anybody: squeeze past, slip out of the slipstream, or make contact and hope that the other one spins. One race takes about an hour; in a championship money decides. For 2 to 5 players.

## Options and tracks

lamborghini-option-long = What is played
    .help = A championship has money, bids, prizes and a market between the races; the richest player wins it.
lamborghini-option-long-short = one race
lamborghini-option-long-long = championship
lamborghini-option-races = Races of the championship
    .help = The tracks of the board are raced on in turn.
lamborghini-option-draft-trips = Trips of the draft
    .help = After that many trips a player who still lacks a car or a driver must take one.
lamborghini-board-park = Park
    .help = Wide and fast among old trees: good for a first race.
lamborghini-board-forest = Forest
    .help = Bend after bend and little room to pass.
lamborghini-board-park-forest = Park and Forest
    .help = Both tracks, for a championship; a single race is run in the park.

## Words

lamborghini-piece = { $name } #{ $number }
lamborghini-card-red-aero = Aerodynamics (red)
lamborghini-card-red-brakes = Brakes (red)
lamborghini-card-red-setup = Set-up (red)
lamborghini-card-red-engine = Engine (red)
lamborghini-card-red-tyres = Tyres (red)
lamborghini-card-red-fuel = Fuel tank (red)
lamborghini-card-red-team = Team (red)
lamborghini-card-yellow-aero = Aerodynamics (yellow)
lamborghini-card-yellow-brakes = Brakes (yellow)
lamborghini-card-yellow-setup = Set-up (yellow)
lamborghini-card-yellow-engine = Engine (yellow)
lamborghini-card-yellow-tyres = Tyres (yellow)
lamborghini-card-yellow-fuel = Fuel tank (yellow)
lamborghini-card-yellow-team = Team (yellow)
lamborghini-card-blue-aero = Aerodynamics (blue)
lamborghini-card-blue-brakes = Brakes (blue)
lamborghini-card-blue-setup = Set-up (blue)
lamborghini-card-blue-engine = Engine (blue)
lamborghini-card-blue-tyres = Tyres (blue)
lamborghini-card-blue-fuel = Fuel tank (blue)
lamborghini-card-blue-team = Team (blue)
lamborghini-card-skill = Skill
lamborghini-card-luck = Luck
lamborghini-card-fortune = Fortune
lamborghini-card-steady = Manoeuvre
lamborghini-card-slipstream = Slipstream
lamborghini-card-engage = Engage
lamborghini-card-fast = Fast car
lamborghini-card-victory = Victory
lamborghini-card-will = Will
lamborghini-car-white = white car
lamborghini-car-black = black car
lamborghini-car-green = green car
lamborghini-car-orange = orange car
lamborghini-car-yellow = yellow car
lamborghini-driver-abel = Abel
lamborghini-driver-bruno = Bruno
lamborghini-driver-carla = Carla
lamborghini-driver-dario = Dario
lamborghini-driver-elsa = Elsa
lamborghini-driver-fausto = Fausto
lamborghini-driver-gina = Gina
lamborghini-driver-hugo = Hugo
lamborghini-driver-ines = Ines
lamborghini-driver-jonas = Jonas
lamborghini-supplier-red = red
lamborghini-supplier-yellow = yellow
lamborghini-supplier-blue = blue
lamborghini-side-ahead = ahead
lamborghini-side-left = to the left
lamborghini-side-right = to the right
lamborghini-direction-none = free choice
lamborghini-direction-ahead = straight ahead
lamborghini-direction-left = to the left
lamborghini-direction-right = to the right
lamborghini-check-arrow = for the arrow
lamborghini-check-squeeze = to squeeze through
lamborghini-check-attack = to attack
lamborghini-check-defence = to withstand the attack
lamborghini-check-chain = to withstand being struck
lamborghini-part-card = card
lamborghini-part-car = car
lamborghini-part-driver = driver
lamborghini-part-played = card played
lamborghini-part-running = tyres or tank
lamborghini-part-damage = damage
lamborghini-part-won = cells won
lamborghini-part-arrow = arrow
lamborghini-part-engage = Engage
lamborghini-part-strong = strong attack
lamborghini-pile-technology = technology
lamborghini-pile-manoeuvre = manoeuvre cards
lamborghini-pile-cars = cars
lamborghini-pile-drivers = drivers

## Cells and their marks
## $lane is counted from the left, 0 first; $position is the number of the cell in its lane

lamborghini-cell-straight =
    { $lane ->
        [0] cell A{ $position }
        [1] cell B{ $position }
        [2] cell C{ $position }
       *[3] cell D{ $position }
    }
lamborghini-cell-bend =
    { $lane ->
        [0] cell A{ $position } in a bend
        [1] cell B{ $position } in a bend
        [2] cell C{ $position } in a bend
       *[3] cell D{ $position } in a bend
    }
lamborghini-cell-narrow =
    { $lane ->
        [0] cell A{ $position } where it is narrow
        [1] cell B{ $position } where it is narrow
        [2] cell C{ $position } where it is narrow
       *[3] cell D{ $position } where it is narrow
    }
lamborghini-mark-pole = first grid place
lamborghini-mark-grid = grid place

## Actions

lamborghini-action-bid =
    { $number ->
        [0] Bid nothing
       *[other] Bid { $number },000
    }
lamborghini-action-turn = Turn up: { $pile }
lamborghini-action-take = Take { $card }
lamborghini-action-take-car = Take the { $car }
lamborghini-action-take-driver = Take { $driver }
lamborghini-action-to =
    { $number ->
        [1] My first car
       *[2] My second car
    }
lamborghini-action-supplier = Choose { $supplier }
lamborghini-action-play = Play { $card }
lamborghini-action-keep = Play none
lamborghini-action-step = Drive { $side }
lamborghini-action-slip = Slipstream: free step { $side }
lamborghini-action-hit = Hit the car { $side }
lamborghini-action-push = Push the car { $side }
lamborghini-action-end = End the turn
lamborghini-action-return =
    { $number ->
        [1] Give back { $card }
       *[2] Give back { $card } of the second car
    }
lamborghini-action-sell =
    { $number ->
        [1] Sell the car
       *[2] Sell the second car
    }
lamborghini-action-dismiss =
    { $number ->
        [1] Dismiss the driver
       *[2] Dismiss the driver of the second car
    }
lamborghini-action-done = Leave the market

## What a player is asked
## $play, $keep, $step, $slip, $hit, $push, $end, $take-car, …: how many legal actions there are of each kind

lamborghini-ask-bid = How much do you bid to pick earlier? Every bid is lost, and nobody sees yours until all are made.
lamborghini-ask-turn = From which pile is a card turned up? You may take it, or whoever comes after you.
lamborghini-ask-take =
    { $take-car ->
        [0]
            { $take-driver ->
                [0] Which card do you take?
               *[other] Which card do you take? Your first technology card binds you to its supplier, and without a driver you cannot race.
            }
       *[other] Which card do you take? Your first technology card binds you to its supplier, and without a car you cannot race.
    }
lamborghini-ask-take-car =
    { $take-driver ->
        [0] Which car do you take? Its speed counts in every move, its handling in every check.
       *[other] Which car or driver do you take? Their speed counts in every move, their handling in every check.
    }
lamborghini-ask-take-driver = Which driver do you take? The driver’s speed counts in every move, the handling in every check.
lamborghini-ask-to = Which of your two cars gets it?
lamborghini-ask-supplier = From which supplier does your car get technology? Blue is the best, red the worst, and it stays so in every race.
lamborghini-ask-play =
    { $keep ->
        [0] Play Slipstream for a free step ahead, or go on without it?
       *[other] Play a card now, or none? In one turn each car has at most one card.
    }
lamborghini-ask-keep = You have no card to play now.
lamborghini-ask-step =
    { $slip ->
        [0]
            { $hit ->
                [0]
                    { $push ->
                        [0] Where does the car go? Every step costs a point, and all points must be used.
                       *[other] Where does the car go? You may also push the car beside: that costs a check, and no point.
                    }
               *[other] Where does the car go? You may also make contact: that costs a check, and no point.
            }
       *[other] Take the free step out of the slipstream now, or do something else and let it go?
    }
lamborghini-ask-slip = Take the free step out of the slipstream, or let it go?
lamborghini-ask-hit =
    { $end ->
        [0] Nothing in front is free, and you have points left: whom do you strike?
       *[other] Make contact, or end the turn? Contact costs a check, and an accident damages your own car.
    }
lamborghini-ask-push = Push the car beside, or end the turn? Contact costs a check, and an accident damages your own car.
lamborghini-ask-end = There is nothing left to do: end the turn.
lamborghini-ask-return =
    { $done ->
        [0] Which second card do you give back?
       *[other] The market: exchange two cards for one of your choice, sell a car or dismiss a driver for another, or leave?
    }
lamborghini-ask-sell = The market: sell a car or dismiss a driver for another, or leave?
lamborghini-ask-dismiss = The market: dismiss a driver for another, or leave?
lamborghini-ask-done = There is nothing left to do in the market: leave it.

## Events

lamborghini-event-bid =
    { $money ->
        [0] { $seat } bids nothing.
       *[other] { $seat } bids { $money },000.
    }
    .unseen = { $seat } makes a sealed bid.
lamborghini-event-bid-opened =
    { $money ->
        [0] { $seat } has bid nothing.
       *[other] { $seat } has bid { $money },000.
    }
lamborghini-event-picks = Place { $place } in the draft: { $seat }.
lamborghini-event-turned-up = Turned up: { $card }.
lamborghini-event-turned-up-car = Turned up: { $car }.
lamborghini-event-turned-up-driver = Turned up as a driver: { $driver }.
lamborghini-event-visit = Trip { $trip } of the draft: { $seat } picks.
lamborghini-event-took = { $seat } takes { $card }.
lamborghini-event-took-car =
    { $price ->
        [0] { $seat } takes the { $car }.
       *[other] { $seat } takes the { $car } for { $price },000.
    }
lamborghini-event-took-driver =
    { $price ->
        [0] { $seat } takes { $driver } as a driver.
       *[other] { $seat } takes { $driver } as a driver for { $price },000.
    }
lamborghini-event-bound = { $seat } is bound to a supplier: { $supplier }.
lamborghini-event-picked-nothing = There is no card that { $seat } may take.
lamborghini-event-draft-over = The draft is over: every car has a car card and a driver.
lamborghini-event-crew = { $piece } is the { $car }, driven by { $driver }.
lamborghini-event-supplied = { $piece } gets technology from one supplier: { $supplier }.
lamborghini-event-given = { $piece } is given { $card }.
lamborghini-event-lot = Extra for { $piece }, by lot: { $card }.
lamborghini-event-no-lot = No such extra card is left for { $piece }.
lamborghini-event-race =
    { $races ->
        [one] Qualifying begins.
       *[other] Race { $race } of { $races }: qualifying begins.
    }
lamborghini-event-qualified = { $piece } qualifies with { $total }.
lamborghini-event-tied = { $piece } has qualified no better and no worse than another car: draw again.
lamborghini-event-grid = { $piece } starts from grid place { $place }.
lamborghini-event-round = Round { $round }.
lamborghini-event-turn = { $piece } is next.
lamborghini-event-played = { $piece } plays { $card }.
lamborghini-event-repaired =
    { $damage ->
        [0] { $piece } is repaired: no damage is left.
        [one] { $piece } is repaired: one damage is left.
       *[other] { $piece } is repaired: { $damage } damages are left.
    }
lamborghini-event-reshuffled = The speed pile is used up: { $cards } discards are shuffled into a new one.
lamborghini-event-drew =
    { $value ->
        [10] { $piece } draws 10, with a yellow arrow.
        [11] { $piece } draws 11, with an orange arrow.
        [12] { $piece } draws 12, with a red arrow.
       *[other] { $piece } draws { $value }.
    }
lamborghini-event-part = { $piece }: { $amount } { $part }.
lamborghini-event-speed =
    { $points ->
        [0] { $piece } has no points to move.
        [one] { $piece } has one point to move.
       *[other] { $piece } has { $points } points to move.
    }
lamborghini-event-stepped = { $piece } drives from { $from } to { $to }.
lamborghini-event-slipstream = { $piece } pulls out of the slipstream: this step is free.
lamborghini-event-squeeze = { $piece } wants to squeeze through { $side }.
lamborghini-event-hit = Contact { $side }: { $piece } hits { $other }!
lamborghini-event-push = Contact { $side }: { $piece } pushes { $other }!
lamborghini-event-chain = { $piece } is thrown against { $other }!
lamborghini-event-check = { $piece } makes a check { $check }.
lamborghini-event-checked = The check of { $piece }: { $value } drawn, { $total } in all.
lamborghini-event-held = { $piece } stays in control.
lamborghini-event-cell-won = { $piece } wins one more cell.
lamborghini-event-accident = { $piece } has an accident!
lamborghini-event-damaged =
    { $damage ->
        [one] { $piece } is damaged: one damage.
       *[other] { $piece } is damaged: { $damage } damages now.
    }
lamborghini-event-prevented = The brakes save { $piece } from damage.
lamborghini-event-crippled = { $piece } is crippled: it slows down from turn to turn until it stops.
lamborghini-event-direction = The direction card of { $piece } is { $value }: { $direction }.
lamborghini-event-off-track =
    { $lost ->
        [one] { $piece } goes off the track and loses one point.
       *[other] { $piece } goes off the track and loses { $lost } points.
    }
lamborghini-event-direction-spent = The way is barred, and no check is left: { $piece } is free of the direction card.
lamborghini-event-blocked =
    { $lost ->
        [one] { $piece } is blocked and loses the last point.
       *[other] { $piece } is blocked and loses the last { $lost } points.
    }
lamborghini-event-wrecked = { $piece } stops for good: a wreck!
lamborghini-event-lap = { $piece } completes lap { $lap }.
lamborghini-event-moved =
    { $cells ->
        [one] { $piece } has moved one cell.
       *[other] { $piece } has moved { $cells } cells.
    }
lamborghini-event-finished = { $piece } has finished the race!
lamborghini-event-left-track = { $piece } leaves the track.
lamborghini-event-classified = Place { $place }: { $piece }.
lamborghini-event-prize = { $piece } wins a prize of { $money },000.
lamborghini-event-race-over = The race is over.
lamborghini-event-repair-paid =
    { $damage ->
        [one] One damage of { $piece } is repaired for { $money },000.
       *[other] { $damage } damages of { $piece } are repaired for { $money },000.
    }
lamborghini-event-market = { $seat } is in the market.
lamborghini-event-returned = { $piece } gives back { $card }.
lamborghini-event-chose = { $piece } gets { $card } for them.
lamborghini-event-sold =
    { $price ->
        [0] { $piece } sells the { $car } and gets nothing for it.
       *[other] { $piece } sells the { $car } for { $price },000.
    }
lamborghini-event-bought = { $piece } buys the { $car } for { $price },000.
lamborghini-event-dismissed =
    { $price ->
        [0] { $piece } dismisses { $driver } and gets nothing for that.
       *[other] { $piece } dismisses { $driver } and gets { $price },000.
    }
lamborghini-event-hired = { $piece } hires { $driver } for { $price },000.
lamborghini-event-left-market = { $seat } leaves the market.
lamborghini-event-match-over = The match is over.
lamborghini-event-won =
    { $money ->
        [0] { $seat } wins the race!
       *[other] { $seat } wins the championship with { $money },000!
    }

## Refusals

lamborghini-refusal-2-1 = There is no cell in front of the car on that side.
lamborghini-refusal-2-2 = That cell is occupied, and no car drives through another.
lamborghini-refusal-3-2 = First a technology or manoeuvre card is turned up, then a car or driver, each from a pile that is not empty.
lamborghini-refusal-3-3 = A pick takes one open card, and a car or driver only while you lack one.
lamborghini-refusal-3-4 = That technology is from a supplier to whom you are not bound.
lamborghini-refusal-3-6 = You lack a car or a driver, and after so many trips that comes first.
lamborghini-refusal-4-2 = You can bid once, and only what you do not need for the dearest car and driver.
lamborghini-refusal-4-3 = You cannot pay for it: cars and drivers cost their price at once.
lamborghini-refusal-5-2 = Now you say which of your two cars gets it.
lamborghini-refusal-5-3 = Your car needs a supplier first.
lamborghini-refusal-6-2 = That card is not played at this moment.
lamborghini-refusal-6-3 = Points are for steps, and as long as you have some the turn goes on.
lamborghini-refusal-6-4 = This car has had its card this turn, or its tyres or fuel tank still run.
lamborghini-refusal-6-5 = No way ends there now: all points have to be used, over free cells in front, and a squeeze waits for its check.
lamborghini-refusal-6-8 = That would need a check, and this car has made both of this turn.
lamborghini-refusal-9-1 = Contact needs another player’s car that is racing, in a cell in front for a hit, beside for a push.
lamborghini-refusal-10-1 = There is no slipstream to use at this moment, or no free cell to go to.
lamborghini-refusal-11-1 = With Aerodynamics the car may not change lane this turn, nor use a slipstream.
lamborghini-refusal-11-2 = Brakes are played with a check.
lamborghini-refusal-11-3 = Set-up is played with a check.
lamborghini-refusal-11-4 = Engine is played before the move.
lamborghini-refusal-11-5 = Tyres are played before the move.
lamborghini-refusal-11-6 = Fuel tank is played before the move.
lamborghini-refusal-11-7 = Team is played with a check, or at the start of the turn of a car that is damaged but not crippled.
lamborghini-refusal-11-8 = Skill is played before the move.
lamborghini-refusal-11-9 = Fast car is played before the move.
lamborghini-refusal-11-10 = Luck is played when the car squeezes through.
lamborghini-refusal-11-11 = Fortune is played right after the draw for the turn.
lamborghini-refusal-11-12 = Manoeuvre is played with a check.
lamborghini-refusal-11-13 = Slipstream is played right after a step out of a slipstream.
lamborghini-refusal-11-14 = Engage is played when you declare contact.
lamborghini-refusal-11-15 = Victory is only for a car in second or third place.
lamborghini-refusal-11-16 = Will is only for a car in the last place or the last but one.
lamborghini-refusal-13-3 = The match is over.
lamborghini-refusal-14-4 = Each deal of the market is made once and to its end, and only if there is something to get for it.
lamborghini-refusal-14-5 = The match is over: that was the last race.
lamborghini-refusal-15-1 = It is not your turn, or you do not have that card any more.

## Rules: components

lamborghini-rule-1-1 = There are five car cards and ten driver cards. Each shows a speed, a handling value (the original says manoeuvre here too), a price, and how many extra technology and manoeuvre cards it brings (rule 5.3).
    .title = Cars and drivers
lamborghini-rule-1-2 = There are 39 technology cards, 13 from each of three suppliers: red is the worst, yellow better, blue the best. Their types are Aerodynamics, Brakes, Set-up, Engine, Tyres, Fuel tank and Team. There are 39 manoeuvre cards: Skill, Luck, Fortune, Manoeuvre, Slipstream, Engage, Fast car, Victory and Will. There are 39 banknotes, 13 each of 1,000, 5,000 and 20,000.
    .title = Technology, manoeuvre cards, banknotes
lamborghini-rule-1-3 = Each of these 117 cards has a speed value from 5 to 12 at its foot. A 10 also has a yellow arrow, an 11 an orange one, a 12 a red one.
    .title = The values at the foot
lamborghini-rule-1-4 = { -own } the numbers on the cards are ours. Speed and handling of cars and drivers are 0 to 2, and the fast ones steer worse; they bring 0 to 3 extra cards of a kind; cars cost 4,000 to 18,000, drivers 2,000 to 10,000, more for better ones. At the foot there are 12, 15, 18, 20, 20, 14, 10 and 8 cards with 5, 6, 7, 8, 9, 10, 11 and 12, and cards of one kind have the same value. Each supplier has two cards of every type, one type excepted that has one; of the manoeuvre cards there are four of each type, of three types five. Cards that lie open, are held or have been played are seen by all; the order of the piles is hidden, and bids are secret until all are made. Money is counted in whole thousands.
    .title = Our numbers; what is open
lamborghini-rule-1-5 = Three to five players have one car each, two players two cars each. A car has one car card, one driver, and any number of technology and manoeuvre cards.
    .title = Cars of the players
lamborghini-rule-1-6 = In a championship everyone begins with 60,000, five players with 52,000 each. It has as many races as the option “Races of the championship” says, and the tracks of the board take turns. A short game is one race on one track, without money.
    .title = One race or a championship

## Rules: the track

lamborghini-rule-2-1 = The track is a closed loop of lanes cut into cells; all lanes are measured along the track alike, and each has a border of cells at the line. In front of a car are at most three cells: ahead, the next one of its lane; left and right, the cell of the neighbouring lane that holds the point where its own cell ends, or begins there. A lane that has no cell at that point gives none. Nobody moves sideways or backwards.
    .title = Cells in front
lamborghini-rule-2-2 = A cell holds one car. No car passes through an occupied cell or stops on it.
    .title = One car a cell
lamborghini-rule-2-3 = { -own } the tracks are ours: two, of three to four lanes, with laps of about 40 to 60 cells, driven clockwise, so that the inside lane is the one on the right. Bends have fewer cells on the inside; where it is narrow lanes end, one at a time. Every cell has a cell in front. Five grid cells lie before the line, best first.
    .title = Our tracks
lamborghini-rule-2-4 = Directly behind a cell is the cell whose ahead cell it is. Beside a car, on each side, is the foremost cell of the neighbouring lane that lies along its own cell and does not reach beyond its front edge. A car’s distance is the laps it has done times the length of a lap, plus the front edge of its cell; on the grid it is counted back from the line. Further ahead is a larger distance, level an equal one.
    .title = Behind, beside, further ahead

## Rules: the draft

lamborghini-rule-3-1 = Cars, drivers, technology of all suppliers, and manoeuvre cards are shuffled into four piles. Of each pile two cards are turned up, eight in all.
    .title = The piles
lamborghini-rule-3-2 = The draft goes in trips, from the first player to the last and back to the first. The last one picks twice in one visit; the way back begins with the last but one. At every visit but the very first, the player first turns up a card of technology or manoeuvre, then one of cars or drivers, each from a pile of their choice that is not empty. { -reading } where two trips meet the first player is visited twice; otherwise that player would get half the cards.
    .title = Trips
lamborghini-rule-3-3 = A pick takes one open card, and must be made if there is one that the player may take: a car or driver that is still lacking and can be paid for, technology of an allowed supplier, any manoeuvre card. Otherwise the player passes.
    .title = Picking
lamborghini-rule-3-4 = The first technology card that is taken binds the player to its supplier: each car has one. A player with two cars may be bound to two.
    .title = One supplier a car
lamborghini-rule-3-5 = The draft ends as soon as every car of the race has a car card and a driver, even between the two picks of the last player.
    .title = The end of the draft
lamborghini-rule-3-6 = { -reading } after as many trips as the option “Trips of the draft” says, a player who lacks a car or driver card must take one that is lacking; if none that can be paid for lies open, such a card must be turned up. Without this anyone could keep the draft going until no card is left.
    .title = No endless draft

## Rules: one race or a championship

lamborghini-rule-4-1 = In a short game the first seat begins the draft, and everything is free.
    .title = The short game
lamborghini-rule-4-2 = In a championship all players first make a secret bid of any amount, nothing included. All bids are lost to the bank. Higher bids pick earlier; equal bids go by seat. { -reading } a bid is whole thousands, and no more than what is left after the price of the dearest car and the dearest driver is set aside, with two cars the two dearest of each. It can be sealed at any moment until all are made, and nobody is told of it before.
    .title = Bids
lamborghini-rule-4-3 = In a championship technology and manoeuvre cards are free, and cars and drivers are paid for at once.
    .title = Prices

## Rules: setting up

lamborghini-rule-5-1 = A car looks like its car card.
    .title = Looks
lamborghini-rule-5-2 = A player with two cars, one player after the other in the order of the draft, says which driver goes with which car. Bound to two suppliers, each car gets one of them, and technology goes with its supplier; bound to one, both have it. All other cards are divided freely.
    .title = Two cars of one player
lamborghini-rule-5-3 = Then each car gets as many extra technology and manoeuvre cards as its car card and driver card show together, drawn by lot from all cards that no player holds; those still open go back first. The cars come in the order of the draft, technology before manoeuvre. { -reading } a car without a supplier chooses one before. When its supplier has no card left the next worse one gives it, from blue over yellow to red; after red there is none.
    .title = Extra cards
lamborghini-rule-5-4 = All technology and manoeuvre cards that no player holds and all banknotes are shuffled into the speed pile. A drawn card goes to the discards at once; when a card is to be drawn and none is left, the discards are shuffled first. Cards that players have played never get there. { -reading } money is a number here, so all 39 notes are in the pile; cars and drivers that nobody has stay in the market (rule 14.4).
    .title = The speed pile
lamborghini-rule-5-5 = Before each race every car qualifies: in the order of the seats a card is drawn for each, and its value is added to the speed of car and driver. The highest sum takes the first place of the grid, inside and in front, and so on. Tied cars draw again among themselves, as often as needed. Arrows mean nothing here, and no cards are played.
    .title = Qualifying

## Rules: a turn

lamborghini-rule-6-1 = In the first round the cars move in the order of the grid. Later they move by their position when the round begins, the one furthest ahead first; of level cars first the one that moved earlier in the last round.
    .title = The order of turns
lamborghini-rule-6-2 = A turn goes like this: Team may repair the car (11.7); a card is drawn; Fortune may replace it, and then only the new one counts; an arrow forces a check (7.1); one card may be played for speed (6.4); the car moves. With no points left the player may still make contact or use a slipstream; otherwise the turn is over. { -reading } a card for speed is played at this point or not at all in this turn.
    .title = A turn
lamborghini-rule-6-3 = A car moves as many points as the card drawn, the speed of car and driver and the card played for speed come to, less its damage, but never less than 0. All points must be used; there is no braking. Cells won in checks (8.5) and points lost off the track (8.3) are reckoned on top of this sum.
    .title = Movement
lamborghini-rule-6-4 = { -reading } in any one turn at most one technology or manoeuvre card is played for each car, be it the car that moves or one that has to make a check. Cards for speed are Aerodynamics, Engine, Tyres, Fuel tank, Skill, Fast car, Victory and Will; none of them is played for a car whose tyres or fuel tank still run. Cards for checks may be.
    .title = One card a turn
lamborghini-rule-6-5 = Each point moves the car one cell, and the player chooses among the cells in front.
    .title = Steps
lamborghini-rule-6-6 = A step to the left or right, paid or free, is a squeeze if the cell ahead and the cell beside on that side are both occupied. It needs a check first, or Luck. After an accident the step is not made, and the direction card decides (8.3); otherwise it is made. A step that a direction card forces is never a squeeze.
    .title = Squeezing through
lamborghini-rule-6-7 = If points are left and none of the cells in front that the car may use is free, it must make contact: a hit on whatever stands in one of them, its player’s own cars, wrecks and finished cars included, or any contact that rule 9.1 allows.
    .title = Contact by force
lamborghini-rule-6-8 = A car makes at most two checks of its own in its turn, the one for an arrow included. After that it may only go to free cells, and not squeeze. If it can go nowhere its move ends, and the points left are lost; no card has to be played to avoid that.
    .title = Two checks

## Rules: arrows

lamborghini-rule-7-1 = When the card drawn for a turn is a 10, 11 or 12, its arrow forces a check: with a 10 as it is, with an 11 one less, with a 12 two less.
    .title = The arrow
lamborghini-rule-7-2 = What comes of this check is carried out before the car moves.
    .title = Check before the move

## Rules: checks and accidents

lamborghini-rule-8-1 = For a check a card is drawn, whose arrow means nothing. Added are the handling of car and driver, the cards played for the check before the draw, and what other rules name; damage is taken off.
    .title = The check
lamborghini-rule-8-2 = 7 or less is an accident. 8 and 9 do nothing. 10 and 11 win one cell of movement. 12 or more win one too, and if the attacker in a contact reaches that, the struck car’s check is one less.
    .title = What comes of a check
lamborghini-rule-8-3 = An accident is one damage, and a direction card is drawn: 5 to 7 ahead, 8 and 9 to the right, 10 and 11 to the left, 12 free choice. It decides the next paid step of the car, in this move if points are left, else in its next; a newer direction replaces an older one, and while points are left nothing else comes before that step. If there is no such cell the car loses 3 points, as far as it has them, and the player chooses the step. If the cell is occupied it comes to a hit, if a check is left; after that, or if none is left, the direction is done with. { -reading } 5 to 7 mean ahead, of which the rulebook says nothing.
    .title = Accident and direction
lamborghini-rule-8-4 = Damage counts at once and lasts. One damage takes 1 off speed and handling, two take 2, three cripple the car and take 3. When the car that moves is damaged after its points are reckoned it also loses one of them. A crippled car takes no further damage and is not repaired in the race; its handling stays 3 lower, but its speed is 3 lower in the turn in which it is crippled, or in its next if that was not its own, then 4, 5 and so on. As soon as its movement by rule 6.3 comes to 0 or less it stops for good, a wreck in the way of others. A car takes at most two damages in one turn.
    .title = Damage
lamborghini-rule-8-5 = { -reading } cells won in a check are used in this move by the car that moves; any other car adds them to its next move. Several add up. A car that stops forgets them.
    .title = Cells won

## Rules: contact

lamborghini-rule-9-1 = During its move, before, between or after steps, a car may make contact: a hit on a car in a cell in front, or a push on a car beside. That costs one of its two checks and no point, and is allowed only against a car of another player that is racing. { -reading } the rulebook has the same place for both; here a car hits what stands in front of it.
    .title = Hit and push
lamborghini-rule-9-2 = The attacker makes a check first, then the struck car, whatever the first came to. Wrecks and finished cars make none.
    .title = Who makes checks
lamborghini-rule-9-3 = Contact itself moves nobody. The move goes on from the cell where the attacker stands.
    .title = Nobody is moved
lamborghini-rule-9-4 = { -reading } a struck car that has an accident strikes the next one in the same direction: after a hit the one ahead of it, after a push the one beside it on the far side. That car makes a check without the contact’s modifiers, and so on; each car once in a contact, and never the attacker.
    .title = The chain
lamborghini-rule-9-5 = Engage is played when contact is declared, also a forced one: the attacker’s own check is one more, the struck car’s one less.
    .title = Engage in contact

## Rules: slipstream

lamborghini-rule-10-1 = { -reading } when a car enters, by any step, the cell directly behind a racing car, it may at once make one free step to the left or right into a free cell in front, even with no points left; it may be a squeeze (6.6). Whoever does anything else first has lost it. The Slipstream card, played right after that step, adds a free step ahead if that cell is free.
    .title = Slipstream

## Rules: the cards

lamborghini-rule-11-1 = 3 more movement, from blue 4. In this turn the car may not change lane, except where its lane ends or a direction card says so; for contact by force (6.7) only the cell ahead counts; and it uses no slipstream.
    .title = Aerodynamics
lamborghini-rule-11-2 = Played with a check, before the card is drawn: the next damage of this car in this turn is prevented, from blue the next two. Direction cards count all the same.
    .title = Brakes
lamborghini-rule-11-3 = Adds to a check: 1 from red, 2 from yellow, 3 from blue.
    .title = Set-up
lamborghini-rule-11-4 = 2 more movement, from blue 3.
    .title = Engine
lamborghini-rule-11-5 = 1 more movement in each of the car’s next two turns, from blue three; not in the turn in which it is played.
    .title = Tyres
lamborghini-rule-11-6 = The same as Tyres.
    .title = Fuel tank
lamborghini-rule-11-7 = Before the draw of its own turn the car is repaired by one damage, unless it is crippled. Or played with a check: 1 more; from blue the car is first repaired as well.
    .title = Team
lamborghini-rule-11-8 = 3 more movement, but no more than 12 in all.
    .title = Skill
lamborghini-rule-11-9 = 4 more movement, but no more than 14 in all. { -reading } the limits of Skill and of this card are for the sum of rule 6.3, cells won in checks come on top, and a move that is above the limit already is not cut.
    .title = Fast car
lamborghini-rule-11-10 = The car squeezes through once without a check.
    .title = Luck
lamborghini-rule-11-11 = A new card is drawn in place of the one just drawn for the turn; not for a check, a direction or qualifying.
    .title = Fortune
lamborghini-rule-11-12 = 2 more on a check.
    .title = Manoeuvre
lamborghini-rule-11-13 = One free step ahead after a step out of a slipstream (rule 10.1).
    .title = Slipstream, the card
lamborghini-rule-11-14 = 1 more on the attacker’s check and 1 less on the struck car’s (rule 9.5).
    .title = Engage
lamborghini-rule-11-15 = 2 more movement for a car in second or third place.
    .title = Victory
lamborghini-rule-11-16 = 3 more movement for the last car, 2 for the last but one. For this card and for Victory the place at the start of the turn counts; finished cars count as ahead, wrecks not at all.
    .title = Will
lamborghini-rule-11-17 = A card that has been played is gone in a short game. In a championship it is of no use for the rest of this race, and ready again in the next.
    .title = Played cards

## Rules: the end of a race

lamborghini-rule-13-1 = A car finishes when it has passed the line for the third lap; crossing it from the grid does not count. It moves all its points, beyond the line too. The race is over when every car has finished or stopped, or after a round in which no car moved and every car still racing was blocked (6.8).
    .title = Finishing
lamborghini-rule-13-2 = Places go by the round in which cars finish; in the same round by distance; at equal distance to the one that moved earlier. Then come all others by distance, at equal distance by place on the grid. { -reading } a finished car stays as an obstacle, makes no checks and gives no slipstream, and leaves at the end of the round.
    .title = Places
lamborghini-rule-13-3 = In a short game the car in first place wins.
    .title = Winning a race

## Rules: between the races of a championship

lamborghini-rule-14-1 = The first five places among all cars earn 50,000, 35,000, 20,000, 10,000 and 5,000; with two players there are four cars. { -reading } a wreck earns the prize of its place too.
    .title = Prizes
lamborghini-rule-14-2 = Before a further race all damage must be repaired for 1,000 each, as far as the money lasts. What cannot be paid for stays.
    .title = Repairs
lamborghini-rule-14-3 = Played cards are ready again, and the speed pile is taken apart.
    .title = Ready again
lamborghini-rule-14-4 = The players go to the market one by one, the one who arrived last first, with two cars by the better one. In any order a player may once give back two cards and choose one of those that nobody held before, technology only from the supplier of the car that gets it; once per car sell the car card; and once per car dismiss the driver. Selling and dismissing bring the price less 5,000, but not less than 0, and another is bought at once; what is sold can be bought by others after that. A sale after which nothing could be paid for is refused. Damage, supplier and cards stay with the player’s car, and a new car or driver brings no extra cards. Then the speed pile is made anew, and the cars qualify.
    .title = The market
lamborghini-rule-14-5 = After the last race the richest player wins; of equally rich ones the one who was better placed in the last race.
    .title = Winning the championship

## Rules: refusals

lamborghini-rule-15-1 = What is not allowed is refused with the number of the rule that it breaks, and changes nothing: an act out of turn, a card that is not held or has been played, a bid that is too high, a step to a cell that is not in front, a second card in one turn, a third check.
    .title = What is refused

## On the page: race

lamborghini-page-cell =
    { $lane ->
        [0] A{ $position }
        [1] B{ $position }
        [2] C{ $position }
       *[3] D{ $position }
    }
lamborghini-page-block-step = Drive on
lamborghini-page-block-slip = Free step out of the slipstream
lamborghini-page-block-hit = Hit
lamborghini-page-block-push = Push
lamborghini-page-tally = Money
lamborghini-page-sum-speed = points
lamborghini-page-sum-total = in all
lamborghini-page-why = { $amount } { $what }. Why? Open rule { $rule }
lamborghini-page-drawn =
    { $arrow ->
        [none] Speed card { $value }. Why? Open the rule
       *[other] Speed card { $value } with an arrow. Why? Open the rule
    }
lamborghini-page-points-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
lamborghini-page-checks-left =
    { $checks ->
        [one] { $checks } check left
       *[other] { $checks } checks left
    }
lamborghini-page-in-lane = keeps its lane
lamborghini-page-checks = Checks of this turn
lamborghini-page-check = { $name }: check { $check }
lamborghini-page-window = Play a card, or none
lamborghini-page-would-move =
    { $points ->
        [one] moves { $points } cell
       *[other] moves { $points } cells
    }
lamborghini-page-ask-repair = Before the draw: repair with a card, or not?
lamborghini-page-ask-fortune = { $value } is drawn: another card with Fortune, or keep this one?
lamborghini-page-ask-speed = A card for more movement, or none? In one turn each car has at most one card.
lamborghini-page-ask-check = A check { $check }: a card with it, or none? In one turn each car has at most one card.
lamborghini-page-odds = { $name } draws a card { $add }: of { $all } cards, { $accident } are an accident and { $won } win a cell.
lamborghini-page-odds-short = accident: { $accident } of { $all } cards
lamborghini-page-slip = Slipstream!
lamborghini-page-slip-how = One free step aside, now or never; anything else forfeits it.
lamborghini-page-one-cell = One cell:
lamborghini-page-contact = Contact: costs a check and no point
lamborghini-page-hit = Hit { $name }
lamborghini-page-push = Push { $name }
lamborghini-page-no-check = It races no more, and so makes no check.
lamborghini-page-ways = Where this can lead
lamborghini-page-way-stays = where it stands
lamborghini-page-way-left =
    { $points ->
        [one] then { $points } point left
       *[other] then { $points } points left
    }
lamborghini-page-way-squeeze = then a squeeze: check
lamborghini-page-cards = Cards of { $name }
lamborghini-page-no-cards = No cards
lamborghini-page-held = { $count } ready, { $used } played
lamborghini-page-not-now = { $card }: not now. Why?
lamborghini-page-play-it = Play it
lamborghini-page-order = Order of the race
lamborghini-page-round = Round { $round }, race { $race } of { $races }
lamborghini-page-column-place = Place
lamborghini-page-column-car = Car
lamborghini-page-column-lap = Lap
lamborghini-page-column-gap = Gap
lamborghini-page-column-end = Ending
lamborghini-page-column-damage = Damage
lamborghini-page-lap = on lap { $lap } of { $laps }
lamborghini-page-gap =
    { $cells ->
        [one] −{ $cells } cell
       *[other] −{ $cells } cells
    }
lamborghini-page-end-racing = racing
lamborghini-page-end-absent = not on the track
lamborghini-page-end-finished = finished
lamborghini-page-end-wreck = wreck
lamborghini-page-damage =
    { $damage ->
        [one] { $damage } damage
       *[other] { $damage } damages
    }
lamborghini-page-direction = next step: { $direction }
lamborghini-page-running =
    { $turns ->
        [one] tyres or tank: +1 for { $turns } more turn
       *[other] tyres or tank: +1 for { $turns } more turns
    }
lamborghini-page-won-cells =
    { $cells ->
        [one] { $cells } cell won for the next move
       *[other] { $cells } cells won for the next move
    }
lamborghini-page-sign-damage = damage; three cripple the car
lamborghini-page-sign-direction = direction card: where the next step must lead
lamborghini-page-sign-running = tyres or tank: +1 in so many turns
lamborghini-page-sign-won = cells won for the next move
lamborghini-page-players = Players
lamborghini-page-garages = Cars and their cards
lamborghini-page-crew = { $car }, driver { $driver }: speed { $speed }, handling { $handling }
lamborghini-page-cards-count =
    { $count ->
        [one] { $count } card ready
       *[other] { $count } cards ready
    }
lamborghini-page-classification = How the race ended
lamborghini-page-card-aero = +{ $worth } movement, but the car may not change lane this turn.
lamborghini-page-card-brakes =
    { $worth ->
        [one] With a check: prevents the next { $worth } damage of this turn.
       *[other] With a check: prevents the next { $worth } damages of this turn.
    }
lamborghini-page-card-setup = +{ $worth } on a check.
lamborghini-page-card-engine = +{ $worth } movement.
lamborghini-page-card-tyres = +1 movement in each of the next { $worth } turns.
lamborghini-page-card-fuel = +1 movement in each of the next { $worth } turns.
lamborghini-page-card-team = Repairs one damage before the draw, or +1 on a check.
lamborghini-page-card-team-blue = Repairs one damage before the draw, or on a check repairs one and adds 1.
lamborghini-page-card-skill = +3 movement, up to 12 in all.
lamborghini-page-card-luck = One squeeze without a check.
lamborghini-page-card-fortune = A new speed card in place of the one just drawn.
lamborghini-page-card-steady = +2 on a check.
lamborghini-page-card-slipstream = After a free step out of a slipstream: one more free step ahead.
lamborghini-page-card-engage = With a contact: +1 on your check, −1 on the struck car’s.
lamborghini-page-card-fast = +4 movement, up to 14 in all.
lamborghini-page-card-victory = +2 movement when second or third.
lamborghini-page-card-will = +3 movement when last, +2 when second to last.

## On the page: draft, bids, set-up of a pair, market, prizes
## $name is a player or a card, $money, $price, $left, $most, $cars, $drivers, $before and $brings are sums as they are printed

lamborghini-page-draft-sum =
    { $money ->
        [0] 0
       *[other] { $money },000
    }
lamborghini-page-draft-title = The draft
lamborghini-page-draft-trip = Trip { $trip }
lamborghini-page-draft-trips =
    { $trips ->
        [one] After one trip whoever lacks a car or driver must take one.
       *[other] After { $trips } trips whoever lacks a car or driver must take one.
    }
lamborghini-page-draft-forced =
    { $trips ->
        [one] One trip is over: whoever lacks a car or driver must take one now.
       *[other] { $trips } trips are over: whoever lacks a car or driver must take one now.
    }
lamborghini-page-draft-piles = Piles
lamborghini-page-draft-open-crews = Open cars and drivers
lamborghini-page-draft-open-cards = Open technology and manoeuvre cards
lamborghini-page-draft-holdings = What everybody has
lamborghini-page-draft-own = What you have
lamborghini-page-draft-money = Money:
lamborghini-page-draft-price = Price:
lamborghini-page-draft-no-car = no car yet
lamborghini-page-draft-no-driver = no driver yet
lamborghini-page-draft-stat-speed = Speed
lamborghini-page-draft-stat-handling = Handling
lamborghini-page-draft-stat-technology = + technology
lamborghini-page-draft-stat-manoeuvres = + manoeuvre
lamborghini-page-draft-extras = brings extra cards by lot: technology { $technology }, manoeuvre cards { $manoeuvres }.
lamborghini-page-draft-pays = Costs { $price }; of { $money } you keep { $left }.
lamborghini-page-draft-short = Costs { $price }, and you have { $money }: { $left } too little.
lamborghini-page-draft-binds = A car has one supplier: the first technology card binds it.
lamborghini-page-draft-why = Why can’t I take it?
lamborghini-page-bid-title = Sealed bids for the order of the draft
lamborghini-page-bid-opened = The bids are open
lamborghini-page-bid-is-sealed = sealed
lamborghini-page-bid-is-awaited = not yet
lamborghini-page-bid-amount = Your bid in thousands
lamborghini-page-bid-slider = Your bid
lamborghini-page-bid-seal = Seal a bid of { $money }
lamborghini-page-bid-sealed = Your bid of { $money } is sealed.
lamborghini-page-bid-secret = Nobody sees it before all bids are in.
lamborghini-page-bid-change = Change it
lamborghini-page-bid-back = Take it back
lamborghini-page-bid-limit =
    { $count ->
        [one] At most { $most }: of { $money } the prices of the dearest car ({ $cars }) and driver ({ $drivers }) are set aside.
       *[other] At most { $most }: of { $money } the prices of the { $count } dearest cars ({ $cars }) and drivers ({ $drivers }) are set aside.
    }
lamborghini-page-bid-was = bid { $money }
lamborghini-page-bid-lost = The highest bid picks first, and every bid is lost to the bank.
lamborghini-page-pair-title = Setting up
lamborghini-page-pair-car = Car { $number }
lamborghini-page-pair-help = Press something, or drag it, to give it to the other car. Nothing is decided before you confirm it.
lamborghini-page-pair-move = { $what }: give to car { $number }
lamborghini-page-pair-sums = Speed { $speed }, handling { $handling }; extra cards by lot: technology { $technology }, manoeuvre cards { $manoeuvres }.
lamborghini-page-pair-done = Set up both cars so
lamborghini-page-supply-ask =
    { $count ->
        [0] { $name } has no supplier yet. Which one is it to be?
        [one] { $name } has no supplier yet and gets one technology card by lot. From whom?
       *[other] { $name } has no supplier yet and gets { $count } technology cards by lot. From whom?
    }
lamborghini-page-supply-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
lamborghini-page-lots-title = Extra cards by lot
lamborghini-page-market-title = The market after race { $race } of { $races }
lamborghini-page-market-order = Who arrived last comes first. Each may once exchange cards, and for each car once sell the car and dismiss the driver.
lamborghini-page-market-left = { $money } left
lamborghini-page-market-here = is in the market
lamborghini-page-market-waits = waits
lamborghini-page-market-gone = has left
lamborghini-page-market-repaired = { $name }: repairs for { $money }
lamborghini-page-market-cars = Cars for sale
lamborghini-page-market-drivers = Drivers for hire
lamborghini-page-market-no-cars = No car is for sale.
lamborghini-page-market-no-drivers = No driver is for hire.
lamborghini-page-market-money = You have { $money }.
lamborghini-page-market-exchange = Give back two cards for one …
lamborghini-page-market-exchanged = Cards are exchanged
lamborghini-page-market-part-car =
    { $count ->
        [one] Sell the { $name } …
       *[other] Car { $number }: sell the { $name } …
    }
lamborghini-page-market-part-driver =
    { $count ->
        [one] Dismiss { $name } …
       *[other] Car { $number }: dismiss { $name } …
    }
lamborghini-page-market-brings = brings { $money }
lamborghini-page-market-have = You have { $money }. Which one do you take?
lamborghini-page-market-sum = { $name }: price { $price }, brings { $brings }. With your { $before } that makes { $money }. Which one do you take instead?
lamborghini-page-market-short = { $money } too little
lamborghini-page-market-keep = Leave it as it is
lamborghini-page-exchange-help = Choose what to give back ({ $given } of { $count }), and one card that nobody has.
lamborghini-page-exchange-give = Your cards
lamborghini-page-exchange-take = Cards that nobody has
lamborghini-page-exchange-to = { $name } goes to:
lamborghini-page-exchange-do = Exchange for { $name }
lamborghini-page-exchange-choose = Choose a card
lamborghini-page-race = Race { $race }
lamborghini-page-prizes-title =
    { $races ->
        [one] The race is over
       *[other] Race { $race } of { $races } is over
    }
lamborghini-page-prizes-places = Places and prizes
lamborghini-page-prizes-place = Place
lamborghini-page-prizes-car = Car
lamborghini-page-prizes-prize = Prize
lamborghini-page-prizes-wreck = wreck
lamborghini-page-prizes-money = Money with the prizes
lamborghini-page-prizes-chart = Money of the players after each race; the list above has the last figures.

## In the terminal, in as few words as possible: behind a car’s name or a number

lamborghini-page-terminal-points =
    { $count ->
        [one] point left
       *[other] points left
    }
lamborghini-page-terminal-checks =
    { $count ->
        [one] check left
       *[other] checks left
    }
lamborghini-page-terminal-damage =
    { $count ->
        [one] 1 damage
       *[other] { $count } damages
    }
lamborghini-page-terminal-crippled = crippled
lamborghini-page-terminal-finished = finished
lamborghini-page-terminal-running =
    { $count ->
        [one] tyres/tank 1 turn
       *[other] tyres/tank { $count } turns
    }
lamborghini-page-terminal-won = +{ $count } won
lamborghini-page-terminal-race = Race { $race }
lamborghini-page-terminal-money = Money
