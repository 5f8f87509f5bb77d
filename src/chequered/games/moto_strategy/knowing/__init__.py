"""Moto Strategy: what a seat can know of the cards it does not see, and worlds that agree with it (MS-7.3).

`redraw.resample` puts cards into the other hands and the pile so that every world that the seat cannot tell from the
true one comes as often as it should. `rows` is the scratch, `evidence` gathers what is known from the notes that the
rules write (`rules.notes`), `origins` guesses the rest, and `guessing` takes one of many guesses.

*Histories.* Cards are told apart here, though players cannot. A history says of each card of this deal into which place
of which hand it came, and which of a hand's cards of the kind that was seen was laid each time. All histories that
agree with what the seat has seen are as likely as one another. They are far too many to be counted one by one.

*Guesses.* A guess says only from which source, the deal or one of the piles, each card came that another seat laid or
showed, and whether from a place that could hold a STARTER. What was not laid is then handed out at random, pile by
pile. So a guess has to come in proportion to the number of histories that agree with it. Reckoned note by note, where
a card of a kind that is no STARTER left a hand, each source has a share of

    share = places of the hand from it * cards of this kind that are left of its pile / cards that are left of its pile

where neither counts STARTERs: there are so many places and so many cards that it can have been, and for all other cards
one place less. A source is guessed in proportion to its share. What remains is

    weight of a guess = product over these notes of (sum of the shares / cards in the hand)
                        * chance that hands were all RED FLAGs when they showed that
                        * ways to put the STARTERs where they may be / ways if there were MOST places

and a guess that is taken in proportion to its weight is exact, whatever share would have been used to make it. What
makes it more than chance is told beforehand (`SURE`, `NEED`): the closer guesses come, the sooner one is taken.

*An example.* We look at one opponent. It was dealt two cards, and since the first pile is used up we know which: MOTO 3
and Q1. Two MOTO 3 and three Q1 were shuffled again; it drew one of these five and lays a MOTO 3. The share of the deal
is 2 * 1/2 = 1, that of the second pile 1 * 2/5, so that the card was dealt in 5 of 7 cases, and the weight is 1.4/3.
Counted: the two cards lay in either order, and any of five was drawn, which makes ten histories. The old MOTO 3 was
there to be laid in all ten, a new one in four: 10 to 4, out of thirty if any of the three cards had been laid.

*The bound.* A guess passes with its weight beside `guessing.best_weight`, which no weight may exceed. It takes for each
note the most that its factor can be: the hand has at most ROOM places for the card; of no pile more of its kind can be
left than POOL, and a share falls when one of them is taken; and no fewer of the other kinds can be left than if all
that is unsure had come from this pile. Chances and the last factor are at most 1. Here: ROOM 3 of 3, times the greater
of 1/2 and 2/5; 1.4/3 is below 0.5. A test asks for this in matches.

*Only close.* In long deals, after reshuffles, few guesses pass. `guessing` then makes some together, which is a
particle filter: all that is known is respected, but of few guesses some come too often. That happens for one in a
hundred positions of random matches with the shipped deck, and for one in four if it had a single STOP THE RACE.

*Fallback.* If the notes are full, switched off, or do not fit the cards, as in positions that are set up by hand, or if
all guesses together turn out wrong again and again, cards are handed out by number alone (`redraw.hand_out_unseen`).
"""
