"""The sentences of Lamborghini, one Fluent file a language."""
