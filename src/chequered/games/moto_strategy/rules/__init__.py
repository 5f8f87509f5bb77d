"""Moto Strategy: the rules, in the order in which they build on one another.

`around` says who comes next and `notes` keeps what has been seen; `ending` ends deals and the match, `dealing` begins
deals and draws cards, `order` gives the turn on and opens the windows before turns, `effects` does what cards do;
`legality` says what may be done and `turn` carries out. `evidence` gathers what a seat knows of hidden cards, `origins`
and `guessing` guess what it did not see, and `knowledge` redraws what it cannot know; `position` completes what is set
up by hand.
"""
