"""Conformance: tests any game for what the layers above rely on.

```python
from chequered.games import game
from chequered.kernel.conformance import check

check(game("monza"), entries=20_000)
```
"""

from __future__ import annotations

from chequered.kernel.conformance.checking import check
from chequered.kernel.conformance.failing import ConformanceError

__all__ = ["ConformanceError", "check"]
