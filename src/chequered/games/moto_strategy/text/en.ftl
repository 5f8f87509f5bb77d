### Moto Strategy: what people read. Loaded into one bundle with the common sentences (chequered/text).
###
### $seat, $target and $name are players’ names, $card is a word of this file (moto-strategy-card-…), all else is a number.
### The names printed on the cards stay as they are: MOTO 1, Q1, STARTER, WARM-UP, RED FLAG, STOP THE RACE, LONG LAP.

## The game

moto-strategy-name = Moto Strategy
moto-strategy-tagline = Start, score, and stop the race in time.
moto-strategy-about = Lay MOTO cards for points while the others wave the RED FLAG, send you on a LONG LAP or stop the race. Nobody sees your hand, and the first to 10,000 points wins. For 2 to 5 players.

## Options and decks

moto-strategy-option-target = Points to win
    .help = The match is won with that many points at the end of a deal. 3,000 make a short evening.
moto-strategy-option-max-deals = Most deals
    .help = After that many deals the match ends in any case, and the highest total wins.
moto-strategy-board-standard = Standard deck
    .help = All one hundred cards; ten are dealt to each player.

## Cards

moto-strategy-card-moto-1 = MOTO 1
moto-strategy-card-moto-2 = MOTO 2
moto-strategy-card-moto-3 = MOTO 3
moto-strategy-card-q1 = Q1
moto-strategy-card-q2 = Q2
moto-strategy-card-starter = STARTER
moto-strategy-card-warm-up = WARM-UP
moto-strategy-card-red-flag = RED FLAG
moto-strategy-card-stop = STOP THE RACE
moto-strategy-card-long-lap = LONG LAP

## Actions

moto-strategy-action-lay = Lay { $card }
moto-strategy-action-long-lap = LONG LAP on { $seat }
moto-strategy-action-draw = Draw a card
moto-strategy-action-pass = Let the turn pass
moto-strategy-action-decline = No LONG LAP now

## What a player is asked
## $lay, $long-lap, $draw, $pass, $decline: how many legal actions there are of each kind

moto-strategy-ask-lay = Which card do you lay?
moto-strategy-ask-long-lap =
    { $decline ->
        [0] On whom do you lay LONG LAP?
       *[other] Before the next turn: on whom do you lay LONG LAP, if at all?
    }
moto-strategy-ask-draw = You can lay no card: draw one.
moto-strategy-ask-pass = You can lay no card, and there is none to draw.
moto-strategy-ask-decline = Before the next turn: you have no LONG LAP to lay.

## Events

moto-strategy-event-deal = Deal { $deal }: { $seat } opens.
moto-strategy-event-dealt = { $seat } is dealt { $card }.
    .unseen = { $seat } is dealt a card.
moto-strategy-event-turn = { $seat } is next.
moto-strategy-event-laid =
    { $points ->
        [0] { $seat } lays { $card }.
       *[other] { $seat } lays { $card } for { $points } points.
    }
moto-strategy-event-started = { $seat } starts the race: the first lap begins.
moto-strategy-event-start-stands = The first lap is over: the start by { $seat } stands.
moto-strategy-event-start-cancelled =
    { $cards ->
        [0] { $seat } cancels the start; no other card lies on the table.
        [one] { $seat } cancels the start, and one laid card with it.
       *[other] { $seat } cancels the start, and all { $cards } laid cards with it.
    }
moto-strategy-event-red-flag =
    { $cards ->
        [0] { $seat } waves the red flag; no other card lies on the table.
        [one] { $seat } waves the red flag: the one laid card is cancelled.
       *[other] { $seat } waves the red flag: all { $cards } laid cards are cancelled.
    }
moto-strategy-event-long-lap = { $seat } sends { $target } on a long lap: that is a turn to miss.
moto-strategy-event-turn-lost =
    { $left ->
        [0] { $seat } misses this turn.
        [one] { $seat } misses this turn, and one more.
       *[other] { $seat } misses this turn, and { $left } more.
    }
moto-strategy-event-drew = { $seat } draws { $card }.
    .unseen = { $seat } draws a card.
moto-strategy-event-nothing-to-draw = There is no card left to draw for { $seat }.
moto-strategy-event-passed = { $seat } lets the turn pass.
moto-strategy-event-reshuffled =
    { $cards ->
        [one] The pile is used up: the one cancelled card makes a new one.
       *[other] The pile is used up: the { $cards } cancelled cards are shuffled into a new one.
    }
moto-strategy-event-no-effect = { $card } from { $seat } does nothing now.
moto-strategy-event-eliminated = { $seat } had too many cards for that and is eliminated from this deal: { $cards } cards are cancelled.
moto-strategy-event-stopped = { $seat } has stopped the race!
moto-strategy-event-last-card = { $seat } has laid the last card of the hand!
moto-strategy-event-last-left = Only { $seat } is left in this deal.
moto-strategy-event-scored =
    { $points ->
        [0] { $seat } scores nothing and stays at { $total }.
       *[other] { $seat } scores { $points } and now has { $total }.
    }
moto-strategy-event-deal-over = Deal { $deal } is over.
moto-strategy-event-tie = The lead is shared with { $total } points: one more deal.
moto-strategy-event-match-over = The match is over.
moto-strategy-event-won = { $seat } wins the match with { $total } points!

## Refusals

moto-strategy-refusal-3-1 = While play waits on the grid, nothing but a STARTER can be laid.
moto-strategy-refusal-3-3 = On the grid, who holds a STARTER starts; who holds none draws a card, or passes if none is left.
moto-strategy-refusal-4-1 = You can lay a card, so you lay one.
moto-strategy-refusal-4-5 = RED FLAG needs at least five cards in hand, itself included.
moto-strategy-refusal-4-8 = Between two turns you may lay a LONG LAP or nothing, and in a turn nobody is asked for one.
moto-strategy-refusal-4-10 = Who can lay no card draws one, and passes only if there is none to draw.
moto-strategy-refusal-5-1 = It is not your turn, or you do not hold that card, or it cannot be laid on that player.
moto-strategy-refusal-5-3 = You are out of this deal.
moto-strategy-refusal-6-3 = The match is over.
moto-strategy-refusal-6-5 = The match is over: that was the last deal.

## Rules: cards

moto-strategy-rule-1-1 = There are 100 cards: 15 MOTO 1 for 400 points, 20 MOTO 2 for 200, 25 MOTO 3 for 100, 6 Q1, 3 Q2, 9 STARTER, 5 WARM-UP, 6 RED FLAG, 6 STOP THE RACE and 5 LONG LAP. Only MOTO cards score.
    .title = The deck
moto-strategy-rule-1-2 = Two to five play. Each is dealt ten cards; the rest is the draw pile. { -reading } cards are dealt one at a time, clockwise from the player who opens the deal. Hands are hidden, also what is left of them when a deal ends, and so is the pile. What has been laid, cancelled or taken out of the deal lies open, the hand of an eliminated player included. The sizes of hands and pile and the turns that somebody has yet to miss are known to all; after a reshuffle only the size of the pile is.
    .title = Hands and pile
moto-strategy-rule-1-3 = When the pile is empty, the cancelled cards are shuffled and become the new pile. { -reading } this is done only when a card is to be drawn, in the middle of a Q1 or Q2 too. If nothing is cancelled either, that card is not drawn, and is not owed.
    .title = An empty pile
moto-strategy-rule-1-4 = { -reading } a RED FLAG or WARM-UP that has cancelled leaves the deal. It lies open beside the table and is not shuffled in again until the next deal. Thus every deal comes to an end.
    .title = Cards that leave the deal

## Rules: the order of play

moto-strategy-rule-2-1 = Turns go round clockwise. The youngest player opens the first deal, and the winner of a deal the next one. { -reading } the first seat stands for the youngest, and the winner is whoever scored best in the deal, among those not eliminated in it. If several are tied, count clockwise from the seat after the last opener, who comes last.
    .title = Who opens

## Rules: the start

moto-strategy-rule-3-1 = A deal begins waiting on the grid. As long as it waits, nothing can be laid but a STARTER in your turn, and a LONG LAP between turns (rule 4.8).
    .title = On the grid
moto-strategy-rule-3-2 = Whoever lays a STARTER lays one more card in the same turn, with nothing between the two. { -reading } that card is chosen by the rules of a turn in the race, rule 4.10 included, and judged after the STARTER has left the hand: RED FLAG then needs five cards, and STOP THE RACE eliminates with more than five. Every kind may be laid and does what it does in the race: a second STARTER does nothing, a WARM-UP or RED FLAG cancels the start just made. If the STARTER was the last card, the deal ends (rule 6.1).
    .title = STARTER and one more card
moto-strategy-rule-3-3 = { -reading } while play waits, a player whose turn it is and who holds a STARTER must start with it. One who holds none draws a card, and the turn is over: a STARTER just drawn waits for the next turn. If there is nothing to draw, the turn passes.
    .title = A turn on the grid
moto-strategy-rule-3-4 = In the first lap any player may cancel the start with a WARM-UP: all cards laid by all players are cancelled, and play waits for a new STARTER. { -reading } the first lap lasts from the STARTER until the turn comes to, or passes over, the seat that laid it, also if that player misses the turn or is out. The WARM-UP is laid only in a turn of one’s own. It leaves the deal, and on the grid the next player clockwise is first. A start stands when the one who made it is eliminated.
    .title = The first lap and WARM-UP
moto-strategy-rule-3-5 = Every new STARTER opens a new first lap, which can be cancelled in the same way.
    .title = Starting again

## Rules: a turn in the race

moto-strategy-rule-4-1 = In your turn you lay exactly one card.
    .title = One card a turn
moto-strategy-rule-4-2 = MOTO 1, MOTO 2 and MOTO 3 are laid for 400, 200 and 100 points.
    .title = MOTO
moto-strategy-rule-4-3 = Q1: every player still in the deal draws one card, first the one who laid it, then the others clockwise.
    .title = Q1
moto-strategy-rule-4-4 = Q2: the same as Q1, twice round. Nobody draws two cards in a row.
    .title = Q2
moto-strategy-rule-4-5 = RED FLAG needs at least five cards in hand, itself included. All cards laid by all players are cancelled, and the points of this deal go back to zero. The race goes on only with a new STARTER; until then the players draw in turn. { -reading } the totals of earlier deals are not touched. The RED FLAG leaves the deal, and on the grid the next player clockwise is first. Turns yet to be missed stay so.
    .title = RED FLAG
moto-strategy-rule-4-6 = STOP THE RACE ends the deal at once if you have five cards or fewer in hand, itself included. With more, you are eliminated (rule 5.3).
    .title = STOP THE RACE
moto-strategy-rule-4-7 = LONG LAP: another player misses a turn. It may be laid in your own turn in the race, as the card of that turn, and at any other moment by rule 4.8. { -reading } it can be laid only on a player still in the deal.
    .title = LONG LAP
moto-strategy-rule-4-8 = { -reading } “at any moment” means before every turn that will be played, on the grid and before the first turn of a deal too. Every player still in the deal is then asked for a LONG LAP, first the one about to play, then clockwise. When one is laid, everybody is asked again from the first; it is not the turn of the one who lays it. Nobody is asked before a turn that is missed, between STARTER and second card, between cards being drawn, after the end of a deal, or while all five LONG LAPs lie open; once a reshuffle has taken some of these back, everybody is asked again.
    .title = LONG LAP at any moment
moto-strategy-rule-4-9 = { -reading } a STARTER in a running race and a WARM-UP after the first lap may be laid, and do nothing.
    .title = Cards that do nothing
moto-strategy-rule-4-10 = { -reading } if you can lay no card, because you hold only RED FLAGs and fewer than five cards, you draw one instead, and the turn is over. With nothing to draw, the turn passes.
    .title = No card to lay
moto-strategy-rule-4-11 = { -reading } missed turns add up. Each is struck off when the turn would come, and nobody is asked for a LONG LAP before it. A LONG LAP on the player about to play takes that turn at once; then everybody is asked before the next turn that is played, as rule 4.8 says. Only the turn is missed, the card to be laid or drawn in it; cards from Q1 and Q2 are drawn, and a LONG LAP may be laid between turns. What is yet to be missed outlasts RED FLAG and WARM-UP, and ends with elimination and with the deal.
    .title = Missed turns

## Rules: refusals and elimination

moto-strategy-rule-5-1 = { -own } what is not allowed changes nothing and tells nothing of hidden cards, and you are told the first of these reasons that applies: the match is over, with the rule by which it ended (6.3 or 6.5); it is not your turn, or you do not hold the card (5.1); between turns, anything but LONG LAP or none, and in a turn, “no LONG LAP” (4.8); on the grid, any card but a STARTER (3.1), or drawing or passing out of place (3.3); in the race, drawing or passing while you can lay a card (4.1), passing while there is one to draw, or drawing while there is none (4.10); a RED FLAG from fewer than five cards (4.5); a LONG LAP on yourself or on one who is not in the deal (5.1).
    .title = What is refused, and why
moto-strategy-rule-5-2 = { -own } STOP THE RACE with more than five cards is not refused: it eliminates whoever lays it. You are asked before you do.
    .title = STOP THE RACE too early
moto-strategy-rule-5-3 = An eliminated player is out of this deal. { -reading } only of this deal, in which such a player scores nothing; hand, laid cards and the STOP THE RACE are cancelled, and the turn goes to the next player still in. Who is out is asked for nothing, draws nothing, cannot be sent on a LONG LAP and has no more turns to miss. When only one player is left, the deal ends.
    .title = Elimination

## Rules: the end of a deal and of the match

moto-strategy-rule-6-1 = The deal ends when a player lays the last card of a hand. { -reading } it ends at once, also with a LONG LAP between turns. What that card does is not carried out, but a MOTO counts. A STOP THE RACE that is the last card ends the deal by this rule.
    .title = The last card
moto-strategy-rule-6-2 = At the end of a deal each player adds the points of the MOTO cards that have been laid and not cancelled. { -reading } a match is a series of deals, though the rulebook has one word for both. Totals carry over from deal to deal.
    .title = Points
moto-strategy-rule-6-3 = The first to 10,000 points wins the match, and the others are placed by their totals. { -reading } totals are looked at only when a deal has ended. If one or more have got there, the highest total wins; equal totals share a place, and the next place is left out. If the lead is shared, all play one more deal. The option “Points to win” sets another goal.
    .title = Who wins
moto-strategy-rule-6-4 = { -reading } for the next deal all 100 cards are shuffled.
    .title = The next deal
moto-strategy-rule-6-5 = { -own } the option “Most deals” says after how many deals the match ends in any case. The highest total then wins, and equal totals share the win.
    .title = The last deal

## Rules: secrecy

moto-strategy-rule-7-1 = { -own } what reaches you never depends on cards that you may not know: not what the table shows, what you may do, the log, the moment when you are asked, the record before the match is over, nor what a bot does.
    .title = Hidden is hidden
moto-strategy-rule-7-2 = { -own } who is to decide depends only on what everybody knows, and so does the time until an answer; a refusal goes to the asker alone. Nobody waits for a LONG LAP: if you hold one, set beforehand on which other player still in the deal you lay it, and take that back at will. It is laid when you are next asked, and lapses when it has been laid, when that player is out, and with the deal. Between two turns there is a short pause, equally long for all, in which it can still be set. The first of these reasons refuses it: the match is over (6.3 or 6.5); you are eliminated (5.3); it is not a LONG LAP (4.8); you hold none, or it cannot be laid on that player (5.1).
    .title = LONG LAP set beforehand
moto-strategy-rule-7-3 = { -own } what a player knows is the own hand, what lies open, the numbers and the log. Much follows from that: after a reshuffle the pile and the cards drawn since are exactly those that were cancelled, and a hand that has not drawn since holds none of them; who draws on the grid held no STARTER, and who draws in the race held only RED FLAGs.
    .title = What can be known

## At the table: hands, pile and what lies open
## $count, $deal, $points, $total and $target are numbers

moto-strategy-page-hand = Your hand
moto-strategy-page-hand-of = Hand of { $name }
moto-strategy-page-cards =
    { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
moto-strategy-page-pile = Draw pile
moto-strategy-page-cancelled = Cancelled
moto-strategy-page-cancelled-none = Nothing is cancelled.
moto-strategy-page-swept = Just cancelled
moto-strategy-page-removed = Out of this deal
moto-strategy-page-laid = On the table
moto-strategy-page-laid-by = Laid by { $name }
moto-strategy-page-laid-none = nothing laid yet
moto-strategy-page-waiting = On the grid: waiting for a STARTER
moto-strategy-page-first-lap = First lap: a WARM-UP would cancel the start
moto-strategy-page-racing = The race is on
moto-strategy-page-owed =
    { $count ->
        [one] misses one turn
       *[other] misses { $count } turns
    }
moto-strategy-page-out = out of this deal
moto-strategy-page-points = This deal
moto-strategy-page-total = Total
moto-strategy-page-tally = Points
moto-strategy-page-deal = Deal { $deal }
moto-strategy-page-target = { $target } points win

## What each card does, in one line

moto-strategy-page-card-moto-1 = 400 points, if they are not cancelled.
moto-strategy-page-card-moto-2 = 200 points, if they are not cancelled.
moto-strategy-page-card-moto-3 = 100 points, if they are not cancelled.
moto-strategy-page-card-q1 = Everybody draws one card.
moto-strategy-page-card-q2 = Everybody draws one card, and then one more.
moto-strategy-page-card-starter = Starts the race, together with one more card. In the race it does nothing.
moto-strategy-page-card-warm-up = In the first lap: cancels the start and all laid cards. Later it does nothing.
moto-strategy-page-card-red-flag = Cancels all laid cards; play waits for a new STARTER. Needs five cards in hand.
moto-strategy-page-card-stop = With five cards or fewer in hand: ends the deal. With more: you are out of it.
moto-strategy-page-card-long-lap = Another player misses a turn. May also be laid between turns.

## LONG LAP set beforehand, and STOP THE RACE with too many cards

moto-strategy-page-beforehand = LONG LAP between turns
moto-strategy-page-beforehand-help = Set it now, and it is laid before the next turn. Nobody else sees this.
moto-strategy-page-beforehand-on = On { $name }
moto-strategy-page-beforehand-set = LONG LAP on { $name } before the next turn
moto-strategy-page-beforehand-back = Take back
moto-strategy-page-second-ask = You have started: lay one more card.
moto-strategy-page-target-ask = LONG LAP on whom?
moto-strategy-page-stop-ask = You hold { $count } cards, more than five: with STOP THE RACE you are eliminated from this deal. Lay it all the same?
moto-strategy-page-stop-lay = Lay it and be out
moto-strategy-page-stop-keep = Keep it

## The end of a deal, and the match so far

moto-strategy-page-match = The match so far
moto-strategy-page-deals = The match, deal by deal
moto-strategy-page-column-deal = Deal
moto-strategy-page-column-total = Total
moto-strategy-page-chart = Totals after each deal
moto-strategy-page-chart-about = Totals of the players after each deal; the table has the figures.
moto-strategy-page-goal = Goal: { $target }
moto-strategy-page-opens = { $name } opens the next deal.
