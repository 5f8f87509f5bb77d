"""`python -m chequered.server`: the server without the rest of the command line."""

from chequered.server.serving import main

main()
