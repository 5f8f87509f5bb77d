"""The rules of Table-MotoGP, numbered in the game's README."""
