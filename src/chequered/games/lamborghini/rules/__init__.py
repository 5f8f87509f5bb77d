"""Lamborghini: the rules, in the order in which they build on one another.

`waiting` says what the match waits for, `positions` where cars are, `holding` what cards are, `speed_pile` and `sums`
what is drawn and reckoned with, `classification` who is placed how. `ending`, `market`, `turn_begin` and `rounds` order
turns, rounds and races; `qualifying` begins a race; `setting_up`, `draft`, `picking` and `bidding` put the cars
together, `crew` gives each its car card and driver. `checks`, `contact` and `moving` are what happens on the track.
`…_legality` say what may be done, `legality` all of it; `drafting`, `turn` and `applying` carry out, `completing`
brings positions set up by hand into line.

Of the contract's functions `legality` has `actor`, `refusal`, `legal`, `outcomes` and `target`, `applying` has `setup`
and `apply`, `bidding` has `beforehand`, `classification` has `classify`, and `completing` has `complete`.
"""
