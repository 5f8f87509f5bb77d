"""Random layouts take as long as the machine is busy: a deadline would find nothing but other programs."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
