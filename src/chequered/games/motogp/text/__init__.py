"""The sentences of Table-MotoGP, one Fluent file a language."""
