"""Run by Alembic: migrates over the connection that `configuration` was given."""

from __future__ import annotations

from alembic import context

from chequered.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
