"""Moto Strategy: the rules, in the order in which they build on one another.

`around` says who comes next and `notes` keeps what has been seen; `ending` ends deals and the match, `dealing` begins
deals and draws cards, `order` gives the turn on and opens the windows before turns, `effects` does what cards do;
`legality` says what may be done, `turn` carries out, `knowledge` redraws what a seat cannot know, and `position`
completes what is set up by hand.
"""
