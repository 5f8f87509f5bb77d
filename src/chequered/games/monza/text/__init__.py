"""Monza: every sentence people read, one Fluent file a language."""
