"""Monza: the rules. `turn` carries actions out, `endings` settles what follows a turn, `legality` says what may be done."""
