"""Table-MotoGP: the rules, in the order in which they build on one another.

`positions` says where motorcycles are, `classification` who is placed how, `rounds` whose turn comes; `hands`,
`lapping` and `marks` what cards, leaders and cells do, `settling` in which order all that follows a move;
`qualifying` makes the grid, `way` moves the points, `legality` says what may be done, `turn` carries out.
"""
