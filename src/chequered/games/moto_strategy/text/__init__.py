"""The sentences of Moto Strategy, one Fluent file a language."""
