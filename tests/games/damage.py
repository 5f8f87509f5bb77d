"""Damage to what a record file says of a board: anything that JSON can hold, in any place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st


def damaged(data: st.DataObject, content: dict[str, Any], words: Sequence[str]) -> None:
    """Put other values into one to three places of `content`; `words` are some that mean something in such a file."""
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(_places(content)))
        holder: Any = content
        for key in path:
            holder = holder[key]
        holder[last] = data.draw(_values(words))


def _values(words: Sequence[str]) -> st.SearchStrategy[Any]:
    numbers = st.integers(-200, 200) | st.integers() | st.floats()
    return st.recursive(
        st.none() | st.booleans() | numbers | st.text(max_size=8) | st.sampled_from(words),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=5,
    )


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value but the content itself."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    below = [place for key, inner in items for place in _places(inner, (*path, key))]
    return [path, *below] if path else below
