"""Moto Strategy: the rules, in the order in which they build on one another.

`around` says who comes next and `notes` keeps what has been seen; `ending` ends deals and the match, `dealing` begins
deals and draws cards, `order` gives the turn on and opens the windows before turns, `effects` does what cards do;
`legality` says what may be done and `turn` carries out; `position` completes what is set up by hand. What follows from
the notes for one who sees a single hand is no rule: `knowing` reckons with it.
"""
