"""The server: tables, seats, the protocol, the store. It knows games only through their contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chequered.server.app import create_app
    from chequered.server.serving import CannotListenError, run
    from chequered.server.settings import Limits, Settings
    from chequered.server.store import StoreError

__all__ = ["CannotListenError", "Limits", "Settings", "StoreError", "create_app", "run"]


def __getattr__(name: str) -> Any:
    # The protocol alone must not load a web server.
    from importlib import import_module

    modules = {"create_app": "app", "run": "serving", "CannotListenError": "serving", "StoreError": "store"}
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{modules.get(name, 'settings')}"), name)
