"""The history of the store's tables, for Alembic; run when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from sqlalchemy import Connection


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for a connection, in whose transaction it then works."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
