"""Monza: the rules. `turn` carries out, `endings` settles what follows a turn, `legality` says what may be done."""
