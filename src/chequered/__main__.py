"""`python -m chequered`: the `chequered` command where scripts are not on the path."""

import sys

from chequered.cli import main

sys.exit(main())
